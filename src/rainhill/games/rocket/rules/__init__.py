"""The rules of Stephenson's Rocket over the flat state, by chapters of the rulebook (docs/games/rocket/rules.md).

Compiled where a compiler was at hand. Tests are in tests/games/rocket/rules.

    chapter                            module                                tests
    R1   material and set-up           state.py (set_up)                     test_r01_setup.py
    R2   the turn                      end.py, core.py                       test_r02_turn.py
    R3   invest                        invest.py                             test_r03_invest.py
    R4   stations                      stations.py                           test_r04_stations.py
    R5   extend a line                 lines.py (R5.1-4), extend.py (R5.7-10) test_r05_extend.py
    R6   the veto                      veto.py (and R5.5, R5.6)              test_r06_veto.py
    R7   mergers                       merge.py                              test_r07_merger.py
    R8   scoring during the match      extend.py (join_places)               test_r08_scoring.py
    R9   first and second              majority.py                           test_r09_first_and_second.py
    R10  isolated lines                isolation.py                          test_r10_isolation.py
    R11  the end                       end.py                                test_r11_end.py
    R12  final scoring                 final.py                              test_r12_final.py

`codes.py` has the numbers all of them speak in, `state.py` what they work on, `core.py` what a match calls: what is
legal, why something is not, and what an action does; `answers.py` is what the typed layer asks in one call.
"""
