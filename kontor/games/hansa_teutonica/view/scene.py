"""Hansa Teutonica as a scene: the map, the players' mats, what is asked, and the choices, for one viewer."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Mapping
from copy import copy
from typing import Any

from kontor.kernel.scene import Choice, Line, Matter, Scene, Table, View, explained

from .. import decisions
from ..components import (
    END_CITIES,
    END_SCORE,
    KINDS,
    MARKERS,
    MERCHANT,
    N_CITIES,
    N_ROUTES,
    NEUTRAL,
    ROUTE_IDS,
    ROUTES,
    TRADER,
)
from ..decisions import DECISIONS
from ..displacing import source
from ..ids import badge_id, cell_id, free_posts, line_id, office_id, on_post, plate_id, road
from ..scoring import score
from ..state import ENDING, SOURCE, Phase, State
from . import goal, mat, modes, previews
from . import map as the_map
from .board import picture


def scene(s: State, table: Table) -> Scene:
    view = _View(s, table)
    out = view.scene(
        goods="label-supply",
        cards="category-markers",
        supply="label-stock",
        tracks="label-abilities",
        legend="label-legend",
    )
    out.standing, out.chains, out.open = view.nearness(), True, True
    out.areas = [the_map.area(view.words)]
    out.pieces = explained(
        table.part(("pieces", view.seen), lambda: [piece for each in view.things for piece in each]), view.why_not
    )
    out.lines = explained(view.lines(), view.why_not)
    out.players = [mat.player(s, table, seat, out.to_move) for seat in range(s.seats)]
    out.choices, out.modes = view.choices, modes.modes(s, view.words, view.choices)
    out.picture = picture(out, view.things, view.seen, view.coming(), s, table)
    return out


def standing(s: State) -> Matter:
    if s.phase == Phase.OVER:
        return "status-over", {}
    best = max(score(s, seat) for seat in range(s.seats))
    return "status-end", {"points": best, "end": END_SCORE, "cities": s.completed, "most": END_CITIES}


class _View(View[State]):
    """What one viewer sees and is asked."""

    def __init__(self, s: State, table: Table) -> None:
        super().__init__(s, table, -1 if s.phase == Phase.OVER else s.seat)
        self.seen = the_map.seen(s)
        self.things = table.part(("things", self.seen), lambda: the_map.things(s, table))
        self.choices = [self.choice(action) for action in table.choices]
        self.refused: dict[int | tuple[str, int], str] = {}
        self.why_not = dict(self.reasons()) if table.choices else {}

    # ---- the map ----------------------------------------------------------------------------------------------------
    def lines(self) -> list[Line]:
        return self.table.part(("lines", self.subject()), self._lines)

    def subject(self) -> int:
        """The road the question is about, or -1."""
        subject = self.s.neutral_route if self.s.phase == Phase.NEUTRAL else self.s.route
        return -1 if self.s.phase == Phase.OVER else subject

    def _lines(self) -> list[Line]:
        out, subject = list(the_map.lines(self.words, self.s.side)), self.subject()
        if subject >= 0:
            k = next(k for k, line in enumerate(out) if line.id == line_id(subject))
            out[k] = copy(out[k])
            out[k].marked = True
        return out

    def coming(self) -> int:
        """The piece that would stand on a free space: the one in question, else the first there is."""
        s = self.s
        if s.held >= 0:
            return s.held
        if s.phase == Phase.RELOCATE:
            return s.victim if s.settled == 0 else s.victim & -2 | self.extra_kind()
        owner = NEUTRAL if s.phase == Phase.NEUTRAL else s.seat
        return owner * 2 + (TRADER if s.players[s.seat].supply[TRADER] else MERCHANT)

    # ---- why not ----------------------------------------------------------------------------------------------------
    def reasons(self) -> Iterator[tuple[str, str]]:
        """Ids of things of the kind asked for that cannot be chosen, and why."""
        s, phase = self.s, self.s.phase
        if phase == Phase.ACT:
            yield from self.reasons_to_act()
        elif phase == Phase.RELOCATE and s.settled == 0:
            yield from self.reasons_by_route(decisions.Settle.first)
        elif phase in (Phase.RELOCATE, Phase.LIFTED):
            yield from self.reasons_by_route(decisions.Extra.id(self.extra_kind(), 0))
        elif phase in (Phase.SET, Phase.MARK):
            yield from self.reasons_by_route(decisions.Set.first if phase == Phase.SET else decisions.Mark.first)
        elif phase == Phase.MOVE:
            for r, k, piece in self.on_roads():
                if piece >> 1 == s.seat:
                    yield from self.reason(on_post(r, k, piece), decisions.Move.id(piece & 1, r))
        elif phase in (Phase.REWARD, Phase.NEUTRAL):
            kind = decisions.Office if phase == Phase.REWARD else decisions.Neutral
            for city in range(N_CITIES):
                yield from self.reason(plate_id(city), kind.id(city))
        elif phase == Phase.SWAP:
            for city in range(N_CITIES):
                if s.offices[city] == 1:
                    yield from self.reason(office_id(city, 0, s.office[city][0]), decisions.Swap.id(city, 0))
        if phase == Phase.REWARD:
            for cell in range(len(s.coellen)):
                yield from self.reason(cell_id(cell), decisions.Coellen.id(cell))
        if phase in (Phase.REWARD, Phase.DEVELOP):
            for track in range(len(s.players[s.seat].level)):
                yield from self.reason(badge_id(track), decisions.Develop.id(track))

    def reasons_to_act(self) -> Iterator[tuple[str, str]]:
        """Free spaces, full roads, and pieces that cannot be displaced or moved."""
        s = self.s
        own = s.players[s.seat]
        kind = 0 if own.supply[0] or not own.supply[1] else 1
        for r, route in enumerate(ROUTES):
            if not route.spaces[s.side]:
                continue
            if s.free[r]:
                action = decisions.Place.id(kind, r)
                for key in free_posts(s, r):
                    yield from self.reason(key, action)
            else:
                yield from self.reason(line_id(r), decisions.Establish.id(r))
        for r, k, piece in self.on_roads():
            owner, kind = piece >> 1, piece & 1
            own_piece = owner == s.seat
            action = decisions.Move.id(kind, r) if own_piece else decisions.Displace.id(owner, kind, r)
            yield from self.reason(on_post(r, k, piece), action)

    def reasons_by_route(self, first: int) -> Iterator[tuple[str, str]]:
        """A road is asked for: why not the others."""
        for r, route in enumerate(ROUTES):
            if route.spaces[self.s.side] and first + r not in self.legal:
                for key in road(self.s, r):
                    yield from self.reason(key, first + r)

    def reason(self, key: str, action: int) -> Iterator[tuple[str, str]]:
        if action not in self.legal and key not in self.pointed_at:
            yield key, self.said(action)

    @functools.cached_property
    def legal(self) -> frozenset[int]:
        return frozenset(self.table.choices)

    @functools.cached_property
    def pointed_at(self) -> frozenset[str]:
        return frozenset([target for choice in self.choices for target in choice.targets])

    def said(self, action: int) -> str:
        """The reason in words; asked once for what is refused alike everywhere."""
        verb, values, _ = DECISIONS.actions.decoded(action)
        alike = (verb, values.get("kind", -1))
        if alike in self.refused:
            return self.refused[alike]
        if action not in self.refused:
            reason = DECISIONS.reason(self.s, action)
            text = self.table.phrases.reason(reason)
            self.refused[alike if reason.key in _EVERYWHERE else action] = text
            return text
        return self.refused[action]

    def extra_kind(self) -> int:
        """The kind of extra piece one would ask about: the one in hand, else one there is."""
        if self.s.held >= 0:
            return self.s.held & 1
        extra = decisions.Extra.first
        return 0 if any(extra <= action < extra + N_ROUTES for action in self.table.choices) else 1

    def on_roads(self) -> Iterator[tuple[int, int, int]]:
        """All pieces on roads: road, space, piece."""
        for r in range(N_ROUTES):
            for k, piece in enumerate(self.s.post[r]):
                if piece >= 0:
                    yield r, k, piece

    # ---- choices ----------------------------------------------------------------------------------------------------
    def choice(self, action: int) -> Choice:
        verb, values, notation = DECISIONS.actions.decoded(action)
        gain = previews.gain(self.s, self.table, verb, values)
        if verb == "done":  # a button says what is over
            words = self.words(f"label-done-{Phase(self.s.phase).name.lower()}")
            return Choice(action, notation, words, [], gain, rare=self.wastes_actions())
        targets = DECISIONS.targets(self.s, action)
        at = targets[1] if verb in _TO_SPACE else targets[0] if verb in _OF_SEVERAL else ""
        words, is_primary = self.table.phrases.choice(action), self.is_primary(verb, action)
        out = Choice(action, notation, words, targets, gain, at, is_primary)
        out.mode = modes.of(self.s.phase, verb, values)
        out.brief = previews.brief(self.s, self.table.phrases, action, verb, values)
        return out

    def is_primary(self, verb: str, action: int) -> bool:
        """Establishing a route; else income, with most merchants, if there is nothing to place; of pieces that take a
        place the one the switch says; giving away traders before merchants, who are worth more."""
        if verb == "income":
            return self.is_empty() and action == self.incomes[-1] and not self.has_full_road()
        return verb in ("establish", "with") or (verb == "pay" and action == self.table.choices[0])

    @functools.cached_property
    def incomes(self) -> list[int]:
        return [action for action in self.table.choices if DECISIONS.actions.decoded(action)[0] == "income"]

    def is_empty(self) -> bool:
        return not any(self.s.players[self.s.seat].supply)

    def has_full_road(self) -> bool:
        return any(DECISIONS.actions.decoded(action)[0] == "establish" for action in self.table.choices)

    def wastes_actions(self) -> bool:
        """Hardly anybody ends a turn with actions left while there is something to place or to take."""
        verbs = {DECISIONS.actions.decoded(action)[0] for action in self.table.choices}
        return self.s.phase == Phase.ACT and self.s.actions > 0 and not verbs.isdisjoint(("place", "income"))

    # ---- what is asked ----------------------------------------------------------------------------------------------
    def matter(self) -> Matter | None:
        return goal.matter(self.s, self.table.viewer)

    def status(self) -> str:
        s = self.s
        if s.phase == Phase.OVER:
            return self.words("status-over")
        if s.active == self.table.viewer != s.seat:
            return self.words("status-asked", player=self.table.names[s.seat])
        key = "status-own" if s.active == self.table.viewer else "status-turn"
        return self.words(key, player=self.table.names[s.active], count=s.actions)

    def nearness(self) -> str:
        """How near the end is."""
        return "" if self.over else self.standing()

    def question(self) -> tuple[str, str]:
        s, phase = self.s, Phase(self.s.phase)
        if phase == Phase.OVER:
            return self.table.result(s), self.words("help-over", ending=self.words(f"ending-{ENDING.names[s.ending]}"))
        key = f"question-{phase.name.lower()}"
        if phase == Phase.RELOCATE and s.settled == 1:
            key = "question-extra"
        elif phase == Phase.ACT and s.actions == 0:
            key = "question-last"
        arguments = self.arguments()
        if s.seat != self.table.viewer:
            return self.words(f"{key}.other", **arguments), self.told(arguments)
        return self.words(key, **arguments), self.help(key, arguments)

    def arguments(self) -> dict[str, Any]:
        """What questions speak about: the players, the piece, the road, how many."""
        s, words, names = self.s, self.words, self.table.names
        out: dict[str, Any] = {"player": names[s.seat], "active": names[s.active], "count": s.actions}
        subject = s.neutral_route if s.phase == Phase.NEUTRAL else s.route
        if subject >= 0:
            out |= self.forms("route", f"route-{ROUTE_IDS[subject]}")
        piece = s.held if s.held >= 0 else s.victim
        if piece >= 0:
            out |= {"piece": KINDS[piece & 1], "whose": "neutral" if piece >> 1 == NEUTRAL else "player"}
            out["owner"] = the_map.owner_name(words, names, piece >> 1)
        if s.victim >= 0:
            if s.victim >> 1 == self.table.viewer:
                out["whose"] = "own"
            origin = "neutral" if s.victim >> 1 == NEUTRAL else SOURCE.names[max(0, source(s))]
            out |= {"extras": s.extras, "source": origin, "price": s.price}
        if s.phase in (Phase.MOVE, Phase.SET, Phase.REMOVE):
            out["moves"] = s.moves
        if s.phase == Phase.MARK:
            out["marker"] = words(f"marker-{MARKERS[s.drawn]}")
        return out

    def help(self, key: str, arguments: Mapping[str, Any]) -> str:
        """One line for who decides."""
        s = self.s
        is_empty = key == "question-act" and self.is_empty()
        text = self.words(f"{key}.empty" if is_empty else f"{key}.help", **arguments)
        if s.phase == Phase.REWARD:
            scored = previews.control_points(s, self.table, s.route)
            won = [f":marker-{MARKERS[s.won]}: {self.words(f'marker-{MARKERS[s.won]}')}"] if s.won >= 0 else []
            return " · ".join([*scored, *won, text])
        return text

    def told(self, arguments: Mapping[str, Any]) -> str:
        """One line for those who wait: what led to the question, if it interrupts a turn."""
        s = self.s
        if s.phase in (Phase.RELOCATE, Phase.LIFTED) and s.victim >= 0:
            return self.words("help-displaced", **arguments)
        return ""


_EVERYWHERE = frozenset(
    ("no-actions", "supply-lacks", "displace-costs", "settled-already", "extra-lacks", "extra-none")
)
# a piece goes to the first free space of a road or a city
_TO_SPACE = frozenset(("place", "settle", "extra", "set", "office", "neutral"))
# the first of equal pieces on a road; a marker goes to the road itself
_OF_SEVERAL = frozenset(("displace", "remove", "move", "lift", "trade", "mark"))
