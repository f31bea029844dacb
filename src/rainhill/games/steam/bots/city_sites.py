"""Where the greedy bot of Steam would put a New City or let a city grow, and what that gains."""

from __future__ import annotations

from rainhill.games.steam.bots import deliveries, projects, value
from rainhill.games.steam.bots.scratch import Scratch
from rainhill.games.steam.rules import cities, codes, links, state
from rainhill.games.steam.rules.state import Position


def best_growth(s: Scratch, p: Position, seat: int) -> int:
    """The city and supply space that gain most, as an action, or 0; the gain is left in `s.city_gain` (S8.8)."""
    before = projects.judge(s, p, seat)
    deliveries.scan(s, p, seat, deliveries.reach_of(p, seat), 1)
    chosen = 0
    # In Base a growth that was paid for has to be carried out even if it gains nothing (S4.10).
    s.city_gain = -100000
    for stop in range(s.ground.stops):
        if p.colour_of[stop] < 0 or p.marker[stop]:
            continue
        for space in range(1, 13):
            if cities.space_count(p, space - 1) == 0:
                continue
            gain = with_space(s, p, seat, stop, space) - before
            if gain > s.city_gain:
                s.city_gain = gain
                chosen = state.pack(codes.GROW, stop, 0, space)
    return chosen


def with_space(s: Scratch, p: Position, seat: int, stop: int, space: int) -> int:
    """What a seat may expect if the cubes of a supply space come to a city, after a scan for every colour."""
    value.count_cubes(s, p)
    for colour in range(5):
        s.stock[stop * 5 + colour] += p.supply[(space - 1) * 5 + colour]
    return value.expect(s, p, seat)


def best_city(s: Scratch, p: Position, seat: int) -> int:
    """The New City that gains most, as an action, or 0; the gain is left in `s.city_gain` (S8.1).

    Towns the seat has links at come into question, and only if there are none all others.
    """
    before = projects.judge(s, p, seat)
    links.touch_stops(p, s.work, seat)
    touched = 0
    for stop in range(s.ground.stops):
        if p.colour_of[stop] < 0 and s.work.touch >> stop & 1:
            touched = 1
    chosen = 0
    s.city_gain = -100000
    for stop in range(s.ground.stops):
        links.touch_stops(p, s.work, seat)
        if p.colour_of[stop] >= 0 or (touched and not s.work.touch >> stop & 1):
            continue
        for colour in range(5):
            if p.new_cities[colour] == 0:
                continue
            put_city(s, p, seat, stop, colour)
            if not cities.has_supply(p):
                value.count_cubes(s, p)
                gain = value.expect(s, s.trial, seat) - before
                if gain > s.city_gain:
                    s.city_gain = gain
                    chosen = state.pack(codes.CITY, stop, colour, 0)
            for space in range(1, 13):
                if cities.space_count(p, space - 1) == 0:
                    continue
                value.count_cubes(s, p)
                for cube in range(5):
                    s.stock[stop * 5 + cube] += p.supply[(space - 1) * 5 + cube]
                gain = value.expect(s, s.trial, seat) - before
                if gain > s.city_gain:
                    s.city_gain = gain
                    chosen = state.pack(codes.CITY, stop, colour, space)
    return chosen


def put_city(s: Scratch, p: Position, seat: int, stop: int, colour: int) -> None:
    """Put a New City without cubes on `s.trial` and look what could be delivered then."""
    state.copy_into(s.trial, p)
    s.trial.asked = seat
    cities.place_city(s.ground, s.trial, s.work, stop, colour, 0)
    deliveries.scan(s, s.trial, seat, deliveries.reach_of(p, seat), 1)
