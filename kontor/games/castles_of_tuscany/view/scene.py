"""The Castles of Tuscany as a scene: estates, display, bonuses, hands, what is asked, the choices, for one viewer."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Mapping
from copy import copy
from typing import Any

from kontor.kernel import Decision, bits, lowest
from kontor.kernel.scene import Choice, Matter, Piece, Place, Scene, Table, View, explained

from .. import decisions, naming
from ..components import (
    AGRICULTURE,
    COLOURS,
    CROPS,
    ESTATE_LETTERS,
    FACE_COLOUR,
    FACE_CROPS,
    HEXAGON,
    N_BONUSES,
    N_FACES,
    SPACES,
    THINGS,
    TILE_SPACES,
    TILES,
)
from ..decisions import DECISIONS
from ..decisions.targets import bonus_id, offer_id, own_stored, space_id, stored_id
from ..placing import free_storage, stored_things
from ..scoring import empty_spaces, rank, score
from ..spaces import colour_of, spaces_for
from ..state import Phase, State
from ..tables import FIRST_FACE
from . import estate, goal, mats, offer, plans, previews
from .board import picture
from .estate import is_building, thing_name
from .payment import Payments
from .usual import Usual, in_order


def scene(s: State, table: Table) -> Scene:
    view = _View(s, table)
    out = view.scene(goods="label-goods", cards="label-cards", supply="label-supply", legend="label-legend")
    out.areas = [area for seat in view.seats() for area in estate.areas(s, table, seat, view.main)]
    out.areas += offer.areas(view.words)
    out.pieces, out.places = explained(view.pieces(), view.why_not), view.frames
    out.counters = offer.counters(s, view.words)
    out.players = [mats.player(s, table, seat, out.to_move) for seat in range(s.seats)]
    out.choices = view.choices
    out.paying = view.words("label-pay") if s.phase == Phase.PAY and view.choices else ""
    out.picture = picture(out, s, table, view.marked())
    return out


def standing(s: State) -> Matter:
    if s.phase == Phase.OVER:
        return "status-over", {}
    if s.phase <= Phase.CASTLE:
        return "status-building", {}
    if s.phase == Phase.FIRST_BONUS:
        return "status-set-up", {}
    if s.last_round:
        return "status-last-round", {}
    if s.ending:
        return "status-last-but-one" if s.era == 2 else "status-ending", {"phase": s.era + 1}
    return "status-phase", {"left": goal.tiles_left(s), "phase": s.era + 1}


class _View(View[State]):
    """What one viewer sees and is asked."""

    def __init__(self, s: State, table: Table) -> None:
        super().__init__(s, table, -1 if s.phase == Phase.OVER else s.seat)
        self.main = max(0, table.viewer)
        self.payments, self.usual = Payments(s, table.choices), Usual(s, table.choices)
        self.choices = [self.choice(action) for action in in_order(table.choices)]
        self.why_not = dict(self.reasons()) if table.choices else {}
        self.frames: list[Place] = []

    def seats(self) -> list[int]:
        """The viewer's estate first, the others as they come after."""
        return [(self.main + k) % self.s.seats for k in range(self.s.seats)]

    # ---- the table --------------------------------------------------------------------------------------------------
    def pieces(self) -> list[Piece]:
        out: list[Piece] = []
        for seat in self.seats():
            if seat == self.s.seat == self.table.viewer and is_building(self.s, self.table):
                out += self.options()
            else:
                out += self.estate(seat, seat == self.main)
        out += offer.pieces(self.s, self.words, self.table.viewer, self.pointed_at)
        marked = self.marked()
        for k, piece in enumerate(out if marked else ()):
            if piece.id in marked:
                out[k] = piece = copy(piece)
                piece.marked = True
        return out

    def estate(self, seat: int, large: bool) -> list[Piece]:
        seen = estate.seen(self.s, self.table, seat, large)
        return self.table.part(("estate", seen), lambda: estate.pieces(self.s, self.table, seat, large))

    def options(self) -> list[Piece]:
        """Each way to lay the next tile, drawn."""
        out: list[Piece] = []
        for k, choice in enumerate(self.choices):
            _, values, _ = DECISIONS.actions.decoded(choice.action)
            p = self.s.players[self.s.seat]
            frame, pieces = plans.draw(self.words, self.s.seat, p, k, choice.targets[0], values)
            self.frames.append(frame)
            out += pieces
        return out

    def marked(self) -> tuple[str, ...]:
        """What the question is about: what is paid for, and where it goes."""
        s = self.s
        if s.phase == Phase.PAY:
            return space_id(s.seat, s.space), stored_id(s.seat, s.face, 0)
        return ()

    # ---- why not ----------------------------------------------------------------------------------------------------
    def reasons(self) -> Iterator[tuple[str, str]]:
        """Ids of things of the kind asked for that cannot be chosen, and why."""
        s, phase = self.s, self.s.phase
        if phase == Phase.ACT:
            yield from self.reasons_to_place()
        elif phase in (Phase.PUT, Phase.CASTLE):
            kind = decisions.Put if phase == Phase.PUT else decisions.Castle
            for space in range(SPACES):
                yield from self.reason(space_id(s.seat, space), kind, space)
        elif phase in (Phase.BONUS, Phase.FIRST_BONUS):
            for bonus in range(N_BONUSES):
                yield from self.reason(bonus_id(bonus), decisions.Bonus, bonus)
        if phase in (Phase.ACT, Phase.FREE, Phase.EXCHANGE):
            for slot, face in enumerate(s.display):
                if face >= 0:
                    yield from self.reason(offer_id(slot, face), decisions.Take, face)

    def reasons_to_place(self) -> Iterator[tuple[str, str]]:
        """Spaces nothing can be placed on, stored things that cannot be placed."""
        s = self.s
        p = s.players[s.seat]
        things = [*bits(stored_things(p))]
        for space in range(SPACES):
            if p.tile[space] < 0:
                colour = colour_of(p, space)
                fits = (thing for thing in things if thing == N_FACES or FACE_COLOUR[thing] == colour)
                thing = next(fits, things[0] if things else FIRST_FACE[colour])
                yield from self.reason(space_id(s.seat, space), decisions.Place, thing, space)
        for thing in things:
            if spaces := spaces_for(p, thing):
                for key in own_stored(s, thing):
                    yield from self.reason(key, decisions.Place, thing, lowest(spaces))
            else:
                text = self.words("label-no-space", thing=thing_name(self.words, thing))
                for key in own_stored(s, thing):
                    yield key, text

    def reason(self, key: str, kind: type[Decision], *values: int) -> Iterator[tuple[str, str]]:
        if key not in self.pointed_at and (why := kind.why_not(self.s, *values)):
            yield key, self.table.phrases.reason(why)

    @functools.cached_property
    def pointed_at(self) -> frozenset[str]:
        return frozenset([target for choice in self.choices for target in choice.targets])

    # ---- choices ----------------------------------------------------------------------------------------------------
    def choice(self, action: int) -> Choice:
        verb, values, notation = DECISIONS.actions.decoded(action)
        gain = previews.gain(self.s, self.table, verb, values)
        out = Choice(action, notation, self.table.phrases.choice(action), DECISIONS.targets(self.s, action), gain)
        if verb == "pay":
            self.payments.describe(out)
            return out
        out.primary = action in self.usual.answers
        thing = values.get("thing", values.get("face", -1))
        sign, what = (self.sign(thing), self.short_name(thing)) if thing >= 0 else ("", "")
        if verb in ("begin", "join", "castle"):
            sign, what = self.set_up_words(verb, values)
        out.brief = self.table.phrases.brief(action, sign=sign, what=what)
        return out

    def set_up_words(self, verb: str, values: Mapping[str, int]) -> tuple[str, str]:
        """What tells the ways to build from each other: of a tile its letter, unless it is the last; of a castle space
        the third it is in, unless two are there."""
        p = self.s.players[self.s.seat]
        if verb != "castle":
            return ("" if p.built == TILES - 1 else f"{ESTATE_LETTERS[values['letter']]} · "), ""
        thirds = [DECISIONS.actions.decoded(action)[1]["space"] // TILE_SPACES for action in self.table.choices]
        named = naming.space(self.words, values["space"])
        return "", named["third" if thirds.count(values["space"] // TILE_SPACES) == 1 else "cap"]

    def sign(self, thing: int) -> str:
        """A tile as icons; of a farm its crops."""
        if thing == HEXAGON or FACE_COLOUR[thing] != AGRICULTURE:
            return f":{THINGS[thing]}:"
        return "".join(f":agri-{crop}:" for k, crop in enumerate(CROPS) if FACE_CROPS[thing] >> k & 1)

    def short_name(self, thing: int) -> str:
        """Of a tile, a farm with its crops drawn."""
        is_farm = thing != HEXAGON and FACE_COLOUR[thing] == AGRICULTURE
        name = f"{self.words('icon-agriculture')} {self.sign(thing)}" if is_farm else thing_name(self.words, thing)
        return name[:1].upper() + name[1:]

    # ---- what is asked ----------------------------------------------------------------------------------------------
    def matter(self) -> Matter | None:
        return goal.matter(self.s, self.table.viewer)

    def question(self) -> tuple[str, str]:
        s, phase = self.s, Phase(self.s.phase)
        if phase == Phase.OVER:
            return self.table.result(s), self.tie()
        key = f"question-{phase.name.lower().replace('_', '-')}"
        arguments = self.arguments()
        if s.seat != self.table.viewer:
            return self.words(f"{key}.other", **arguments), self.words(f"{key}.told", **arguments)
        return self.words(key, **arguments), self.words(f"{key}.help", **arguments)

    def arguments(self) -> dict[str, Any]:
        """What questions speak about: who, which tile, where."""
        s, words = self.s, self.words
        out: dict[str, Any] = {"player": self.table.names[s.seat], "thing": "", "space": "", "icon": ""}
        out["more"] = "yes" if s.marble_used else "no"
        out["full"] = "no" if free_storage(s, s.seat) >= 0 else "yes"
        out["number"] = s.players[s.seat].built + 1
        if s.face >= 0:
            out["thing"] = thing_name(words, s.face)
        if s.space >= 0:
            colour = COLOURS[colour_of(s.players[s.seat], s.space)]
            out |= {"space": naming.space(words, s.space)[""], "icon": f":{colour}:"} | self.forms(
                "colour", f"colour-{colour}"
            )
        return out

    def tie(self) -> str:
        """Why of two with as many points one has won."""
        s = self.s
        winner = next(seat for seat in range(s.seats) if rank(s, seat) == 1)
        others = [seat for seat in range(s.seats) if score(s, seat) == score(s, winner) and rank(s, seat) > 1]
        if not others:
            return ""
        spaces = empty_spaces(s, winner)
        key = "help-tie-spaces" if all(empty_spaces(s, seat) < spaces for seat in others) else "help-tie"
        return self.words(key, player=self.table.names[winner], count=spaces)
