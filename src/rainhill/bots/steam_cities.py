"""Where the greedy bot of Steam would put a New City or let a city grow, and what that gains."""

from __future__ import annotations

from rainhill.bots import steam_plans, steam_reach, steam_value
from rainhill.bots.steam_reach import Thought
from rainhill.steam import codes, state
from rainhill.steam.rules import cities, links
from rainhill.steam.state import Ground, Position, Work


def best_growth(g: Ground, p: Position, w: Work, t: Thought, seat: int) -> int:
    """The city and supply space that gain most, as an action, or 0; the gain is left in `t.city_gain` (S8.8)."""
    before = steam_plans.judge(g, p, w, t, seat)
    steam_reach.scan(g, p, w, t, seat, steam_reach.reach_of(p, seat), 1)
    chosen = 0
    # In Base a growth that was paid for has to be carried out even if it gains nothing (S4.10).
    t.city_gain = -100000
    for stop in range(g.stops):
        if p.colour_of[stop] < 0 or p.marker[stop]:
            continue
        for space in range(1, 13):
            if cities.space_count(p, space - 1) == 0:
                continue
            gain = with_space(p, t, seat, stop, space) - before
            if gain > t.city_gain:
                t.city_gain = gain
                chosen = state.pack(codes.GROW, stop, 0, space)
    return chosen


def with_space(p: Position, t: Thought, seat: int, stop: int, space: int) -> int:
    """What a seat may expect if the cubes of a supply space come to a city, after a scan for every colour."""
    steam_value.count_cubes(p, t)
    for colour in range(5):
        t.stock[stop * 5 + colour] += p.supply[(space - 1) * 5 + colour]
    return steam_value.expect(p, t, seat)


def best_city(g: Ground, p: Position, w: Work, t: Thought, trial: Position, seat: int) -> int:
    """The New City that gains most, as an action, or 0; the gain is left in `t.city_gain` (S8.1).

    Towns the seat has links at come into question, and only if there are none all others.
    """
    before = steam_plans.judge(g, p, w, t, seat)
    links.touch_stops(p, w, seat)
    touched = 0
    for stop in range(g.stops):
        if p.colour_of[stop] < 0 and w.touch >> stop & 1:
            touched = 1
    chosen = 0
    t.city_gain = -100000
    for stop in range(g.stops):
        links.touch_stops(p, w, seat)
        if p.colour_of[stop] >= 0 or (touched and not w.touch >> stop & 1):
            continue
        for colour in range(5):
            if p.new_cities[colour] == 0:
                continue
            put_city(g, p, w, t, trial, seat, stop, colour)
            if not cities.has_supply(p):
                steam_value.count_cubes(p, t)
                gain = steam_value.expect(trial, t, seat) - before
                if gain > t.city_gain:
                    t.city_gain = gain
                    chosen = state.pack(codes.CITY, stop, colour, 0)
            for space in range(1, 13):
                if cities.space_count(p, space - 1) == 0:
                    continue
                steam_value.count_cubes(p, t)
                for cube in range(5):
                    t.stock[stop * 5 + cube] += p.supply[(space - 1) * 5 + cube]
                gain = steam_value.expect(trial, t, seat) - before
                if gain > t.city_gain:
                    t.city_gain = gain
                    chosen = state.pack(codes.CITY, stop, colour, space)
    return chosen


def put_city(g: Ground, p: Position, w: Work, t: Thought, trial: Position, seat: int, stop: int, colour: int) -> None:
    """Put a New City without cubes on `trial` and look what could be delivered then."""
    state.copy_into(trial, p)
    trial.asked = seat
    cities.place_city(g, trial, w, stop, colour, 0)
    steam_reach.scan(g, trial, w, t, seat, steam_reach.reach_of(p, seat), 1)
