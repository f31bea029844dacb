"""The rules of Steam over the flat state, by chapters of the rulebook (docs/games/steam/rules.md).

Compiled where a compiler was at hand. Tests are in tests/games/steam/rules.

    chapter                            module                                tests
    S1   material and set-up           rounds.py (S1.9-12), stock.py (S1.6)  test_s01_setup.py
    S2   money                         money.py                              test_s02_money.py
    S3   turn order                    auction.py, rounds.py (S3.6, S3.7)    test_s03_order.py
    S4   action tiles                  action_tiles.py                       test_s04_action_tiles.py
    S5   building track                track.py                              test_s05_building.py
    S6   incomplete links, ownership   links.py (and S5.12-15)               test_s06_ownership.py
    S7   redirecting and improving     redirect.py, track.py (S7.6-8)        test_s07_redirecting.py
    S8   Urbanization, City Growth     cities.py                             test_s08_cities.py
    S9   moving goods                  goods.py, routes.py (S9.3-7)          test_s09_goods.py
    S10  income and expenses           income.py                             test_s10_income.py
    S11  end and scoring               final.py, rounds.py (S11.1)           test_s11_end.py
    S12  what is different in Standard auction.py, money.py, income.py       test_s12_standard.py

`codes.py` has the numbers all of them speak in, `state.py` what they work on, `core.py` what a match calls: what is
legal, why something is not, and what an action does; `answers.py` is what the typed layer asks in one call. The cubes
and the order drawn at set-up are dealt by `setup.py` outside.
"""
