"""Hansa Teutonica as a scene: the map, the players' desks, what is asked, and the choices, for one viewer."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from typing import Any

from kontor.kernel.scene import Choice, Line, Piece, Scene, Table

from . import desk, glance
from . import map as the_map
from .components import END_CITIES, END_SCORE, KINDS, MARKERS, N_CITIES, NEUTRAL, ROUTE_IDS, ROUTES
from .desk import card_id, track_id
from .displacing import source
from .map import badge_id, cell_id, line_id, office_id, on_post, plate_id, post_id, slot_id
from .markers import pile_size
from .reasons import reason as reason_against
from .scoring import rank, score
from .state import (
    ACTIONS,
    DEVELOP,
    DISPLACE,
    ENDING,
    ESTABLISH,
    EXTRA,
    MARK,
    MOVE,
    OFFICE,
    PLACE,
    SET,
    SETTLE,
    SOURCE,
    TO_COELLEN,
    TO_NEUTRAL,
    TO_SWAP,
    Phase,
    State,
)

N_ROUTES, PAIRS = len(ROUTES), 3


def scene(s: State, table: Table) -> Scene:
    view = _View(s, table)
    words, over = table.phrases.words, s.phase == Phase.OVER
    question, help_text = view.question()
    return Scene(
        game="hansa-teutonica",
        title=words("game-name"),
        status=view.status(),
        standing=view.nearness(),
        chains=True,
        question=question,
        help=help_text,
        viewer=table.viewer,
        to_move=-1 if over else s.seat,
        over=over,
        open=True,
        areas=[the_map.area(words)],
        pieces=view.pieces(),
        lines=view.lines(),
        players=[desk.player(s, table, seat) for seat in range(s.seats)],
        choices=view.choices,
        captions={
            "goods": words("label-supply"),
            "cards": words("category-markers"),
            "supply": words("label-stock"),
            "first": words("label-first-player"),
            "to-move": words("label-to-move"),
            "tracks": words("label-abilities"),
            "legend": words("label-legend"),
        },
    )


class _View:
    """What one viewer sees and is asked."""

    def __init__(self, s: State, table: Table) -> None:
        self.s, self.table = s, table
        self.words = table.phrases.words
        self.choices = [self.choice(action) for action in table.choices]
        self.refused: dict[int | tuple[str, int], str] = {}
        self.why_not = dict(self.reasons()) if table.choices else {}

    # ---- the map ----------------------------------------------------------------------------------------------------
    def lines(self) -> list[Line]:
        out = list(the_map.lines(self.s, self.words))
        subject = self.s.neutral_route if self.s.phase == Phase.NEUTRAL else self.s.route
        marked = line_id(subject) if subject >= 0 and self.s.phase != Phase.OVER else ""
        for k, line in enumerate(out):
            if line.id == marked or line.id in self.why_not:
                out[k] = line = copy(line)
                line.marked, line.why_not = line.id == marked, self.why_not.get(line.id, "")
        return out

    def pieces(self) -> list[Piece]:
        out = the_map.pieces(self.s, self.table)
        if self.why_not:
            for k, piece in enumerate(out):
                if piece.id in self.why_not:
                    out[k] = piece = copy(piece)
                    piece.why_not = self.why_not[piece.id]
        return out

    # ---- why not ----------------------------------------------------------------------------------------------------
    def reasons(self) -> Iterator[tuple[str, str]]:
        """Ids of things of the kind asked for that cannot be chosen, and why."""
        s, phase = self.s, self.s.phase
        if phase == Phase.ACT:
            yield from self.reasons_to_act()
        elif phase in _ROUTE_ASKED:
            yield from self.reasons_by_route(_ROUTE_ASKED[phase] + (N_ROUTES * (s.held & 1) if s.held >= 0 else 0))
        elif phase == Phase.RELOCATE:
            yield from self.reasons_by_route(SETTLE if s.settled == 0 else EXTRA + N_ROUTES * self.extra_kind())
        elif phase == Phase.SET:
            yield from self.reasons_by_route(SET)
        elif phase == Phase.MOVE:
            for r, k, piece in self.on_roads():
                if piece >> 1 == s.seat:
                    yield from self.reason(on_post(r, k, piece), MOVE + N_ROUTES * (piece & 1) + r)
        elif phase in (Phase.REWARD, Phase.NEUTRAL):
            first = OFFICE if phase == Phase.REWARD else TO_NEUTRAL
            for city in range(N_CITIES):
                yield from self.reason(plate_id(city), first + city)
        elif phase == Phase.SWAP:
            for city in range(N_CITIES):
                if s.offices[city] == 1:
                    yield from self.reason(office_id(city, 0, s.office[city][0]), TO_SWAP + city * PAIRS)
        if phase == Phase.REWARD:
            for cell in range(len(s.coellen)):
                yield from self.reason(cell_id(cell), TO_COELLEN + cell)
        if phase in (Phase.REWARD, Phase.DEVELOP):
            for track in range(len(s.players[s.seat].level)):
                yield from self.reason(badge_id(track), DEVELOP + track)

    def reasons_to_act(self) -> Iterator[tuple[str, str]]:
        """Free spaces, full roads, and pieces that cannot be displaced or moved."""
        s = self.s
        own = s.players[s.seat]
        kind = 0 if own.supply[0] or not own.supply[1] else 1
        for r, route in enumerate(ROUTES):
            if not route.spaces[s.side]:
                continue
            if s.free[r]:
                action = PLACE + N_ROUTES * kind + r
                for key in self.free_posts(r):
                    yield from self.reason(key, action)
            else:
                yield from self.reason(line_id(r), ESTABLISH + r)
        for r, k, piece in self.on_roads():
            first = MOVE + N_ROUTES * (piece & 1) if piece >> 1 == s.seat else DISPLACE + N_ROUTES * piece
            yield from self.reason(on_post(r, k, piece), first + r)

    def reasons_by_route(self, first: int) -> Iterator[tuple[str, str]]:
        """A road is asked for: why not the others."""
        for r, route in enumerate(ROUTES):
            if route.spaces[self.s.side] and first + r not in self.legal:
                for key in (line_id(r), *self.free_posts(r)):
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
        verb, values, _ = _decoded(action)
        alike = (verb, values.get("kind", -1))
        if alike in self.refused:
            return self.refused[alike]
        if action not in self.refused:
            reason = reason_against(self.s, action)
            text = self.table.phrases.reason(reason)
            self.refused[alike if reason.key in _EVERYWHERE else action] = text
            return text
        return self.refused[action]

    def extra_kind(self) -> int:
        """The kind of extra piece one would ask about: one there is."""
        return 0 if any(EXTRA <= action < EXTRA + N_ROUTES for action in self.table.choices) else 1

    def on_roads(self) -> Iterator[tuple[int, int, int]]:
        """All pieces on roads: road, space, piece."""
        for r in range(N_ROUTES):
            for k, piece in enumerate(self.s.post[r]):
                if piece >= 0:
                    yield r, k, piece

    def free_posts(self, r: int) -> list[str]:
        row = self.s.post[r]
        return [key for k, key in enumerate(_posts(self.s.side, r)) if row[k] < 0]

    # ---- choices ----------------------------------------------------------------------------------------------------
    def choice(self, action: int) -> Choice:
        verb, values, notation = _decoded(action)
        gain = glance.gain(self.s, self.table, verb, values)
        if verb == "done":  # a button says what is over
            return Choice(action, notation, self.words(f"label-done-{Phase(self.s.phase).name.lower()}"), [], gain)
        targets = self.targets(action)
        at = targets[1] if verb in _TO_SPACE else targets[0] if verb in _OF_SEVERAL else ""
        return Choice(action, notation, self.table.phrases.move(action), targets, gain, at)

    def targets(self, action: int) -> list[str]:
        s = self.s
        verb, values, _ = _decoded(action)
        if verb in _TO_ROAD:
            return [line_id(values["route"]), *self.free_posts(values["route"])]
        if verb in ("displace", "remove"):
            return self.standing(values["route"], values["owner"] * 2 + values["kind"])
        if verb == "move":
            return self.standing(values["route"], s.seat * 2 + values["kind"])
        if verb == "lift":
            return self.standing(values["route"], s.victim & -2 | values["kind"])
        if verb == "trade":
            return self.standing(values["route"], s.held ^ 1)
        if verb == "establish":
            r = values["route"]
            return [line_id(r), *[on_post(r, k, piece) for k, piece in enumerate(s.post[r]) if piece >= 0]]
        if verb in ("office", "neutral"):
            return [plate_id(values["city"]), slot_id(values["city"], s.offices[values["city"]])]
        if verb == "annex":
            return [plate_id(values["city"])]
        if verb == "swap":
            city, k = values["city"], values["slot"]
            return [office_id(city, j, s.office[city][j]) for j in (k, k + 1)]
        if verb == "develop":
            return [track_id(s.seat, values["track"]), badge_id(values["track"])]
        if verb == "coellen":
            return [cell_id(values["cell"])]
        if verb == "use":
            marker = values["marker"]
            return [card_id(s.seat, marker, n) for n in range(s.players[s.seat].markers[marker])]
        return []

    def standing(self, r: int, piece: int) -> list[str]:
        """All such pieces on a road."""
        return [on_post(r, k, piece) for k, other in enumerate(self.s.post[r]) if other == piece]

    # ---- what is asked ----------------------------------------------------------------------------------------------
    def status(self) -> str:
        s = self.s
        if s.phase == Phase.OVER:
            return self.words("status-over")
        key = "status-own" if s.active == self.table.viewer else "status-turn"
        turn = self.words(key, player=self.table.names[s.active], count=s.actions)
        return f"{turn} · {self.nearness()}"

    def nearness(self) -> str:
        """How near the end is."""
        s = self.s
        best = max(score(s, seat) for seat in range(s.seats))
        numbers = {"points": best, "end": END_SCORE, "cities": s.completed, "most": END_CITIES}
        return "" if s.phase == Phase.OVER else self.words("status-end", markers=pile_size(s), **numbers)

    def question(self) -> tuple[str, str]:
        s, phase = self.s, Phase(self.s.phase)
        if phase == Phase.OVER:
            return self.result(), self.words("help-over", ending=self.words(f"ending-{ENDING.names[s.ending]}"))
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
        text = self.words(f"{key}.help", **arguments)
        if s.phase == Phase.REWARD:
            scored = glance.control_points(s, self.table, s.route)
            won = [f":marker-{MARKERS[s.won]}: {self.words(f'marker-{MARKERS[s.won]}')}"] if s.won >= 0 else []
            return " · ".join([*scored, *won, text])
        return text

    def told(self, arguments: Mapping[str, Any]) -> str:
        """One line for those who wait: what led to the question, if it interrupts a turn."""
        s = self.s
        if s.phase in (Phase.RELOCATE, Phase.LIFTED) and s.victim >= 0:
            return self.words("help-displaced", **arguments)
        return ""

    def result(self) -> str:
        winners = [seat for seat in range(self.s.seats) if rank(self.s, seat) == 1]
        names, points = [self.table.names[seat] for seat in winners], score(self.s, winners[0])
        if len(names) == 1:
            return self.words("result-win", player=names[0], points=points)
        return self.words("result-shared", players=self.words.all_of(names), points=points)

    def forms(self, name: str, key: str) -> dict[str, str]:
        """A name and its grammatical forms as arguments: `route`, `route_az`, ..."""
        return self.words.arguments(name, key)


_EVERYWHERE = frozenset(
    ("no-actions", "supply-lacks", "displace-costs", "settled-already", "extra-lacks", "extra-none")
)
_TO_SPACE = frozenset(("place", "settle", "extra", "set"))  # a piece goes to the first free space of a road
_TO_ROAD = _TO_SPACE | {"mark"}
_OF_SEVERAL = frozenset(("displace", "remove", "move", "lift", "trade"))  # the first of equal pieces on a road
_ROUTE_ASKED: dict[int, int] = {Phase.LIFTED: EXTRA, Phase.MARK: MARK}


# ---- what looks alike is made once ----------------------------------------------------------------------------------
@functools.cache
def _decoded(action: int) -> tuple[str, Mapping[str, int], str]:
    return *ACTIONS.decode(action), ACTIONS.notation(action)


@functools.cache
def _posts(side: int, r: int) -> Sequence[str]:
    return tuple(post_id(r, k) for k in range(ROUTES[r].spaces[side]))
