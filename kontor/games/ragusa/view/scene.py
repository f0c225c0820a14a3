"""Ragusa as a scene: the city and its countryside, the port, the players, what is asked, and the choices."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Mapping
from typing import Any

from kontor.kernel import Decision, bits
from kontor.kernel.scene import Choice, Matter, Scene, Table, View, explained

from .. import naming
from ..components import (
    CITY_IDS,
    COMMODITIES,
    FISH_RATE,
    HOUSES,
    N_SITES,
    RESOURCES,
    RING,
    SUPERHOUSES,
)
from ..decisions import DECISIONS, Activate, Build, Buy, Pass, Sell, Super, Tower, Wall
from ..scoring import rank, score, wins_tie
from ..state import Phase, State, owners
from ..tables import MADE_FROM, MAKES
from . import city, goal, mats, port
from .board import picture
from .city import hex_name, house_id, owner_names, site_id, tower_id
from .previews import Previews

FEW = 4  # so many choices stand as buttons beside the question
_PLACED = {"build": "house", "super": "superhouse", "tower": "tower", "wall": "wall"}  # verbs and what they build
RING_OF = {site: k for k, site in enumerate(RING)}
_ASKED_FOR: dict[Phase, type[Decision]] = {
    Phase.ORDER: Activate,
    Phase.WALL: Wall,
    Phase.TOWER: Tower,
    Phase.BUY: Buy,
    Phase.SELL: Sell,
}  # what is on the table, and says why it cannot be chosen


def scene(s: State, table: Table) -> Scene:
    view = _View(s, table)
    out = view.scene(
        goods="label-lands", cards="label-cards", supply="label-stock", bought="label-ships", legend="label-legend"
    )
    out.standing = view.standing()
    out.areas = [city.area(view.words), *port.areas(s, table)]
    seen = city.seen(s)
    standing, beside = table.part(("city", seen), lambda: city.pieces(s, table)), port.pieces(s, table)
    out.places = explained(city.places(view.words), view.why_not)
    out.pieces = explained([*standing, *beside], view.why_not)
    out.lines = explained(table.part(("lines", s.walls), lambda: city.lines(s, view.words)), view.why_not)
    out.players = [mats.player(s, table, owner, out.to_move) for owner in range(owners(s))]
    out.choices = view.choices
    out.picture = picture(out, s, table, seen)
    return out


def standing(s: State) -> Matter:
    if s.phase == Phase.OVER:
        return "status-over", {}
    if s.phase == Phase.CHOOSE:
        return "status-choose", {}
    rounds = rounds_of(s)
    left = s.players[s.active].houses + s.players[s.active].supers
    return "status-round", {"round": rounds - left + (1 if s.site < 0 else 0), "rounds": rounds}


def rounds_of(s: State) -> int:
    return HOUSES[s.seats] + (SUPERHOUSES if s.seats == 2 else 0)


class _View(View[State]):
    """What one viewer sees and is asked."""

    def __init__(self, s: State, table: Table) -> None:
        super().__init__(s, table, -1 if s.phase == Phase.OVER else s.seat)
        self.previews = Previews(s, table)
        self.choices = [self.choice(action) for action in table.choices]
        self.why_not = dict(self.reasons()) if table.choices else {}

    # ---- why not ----------------------------------------------------------------------------------------------------
    def reasons(self) -> Iterator[tuple[str, str]]:
        """Ids of things of the kind asked for that cannot be chosen, and why."""
        s = self.s
        if s.phase == Phase.BUILD:
            yield from self.reasons_against_sites()
        elif kind := _ASKED_FOR.get(Phase(s.phase)):
            for action in range(kind.first, kind.first + kind.signature.size):
                if action not in self.legal:
                    why = self.said(action)
                    for target in DECISIONS.targets(s, action):
                        yield target, why
                    if kind is Tower:  # the tower that stands there says so, too
                        yield tower_id(action - Tower.first, s.tower[action - Tower.first]), why

    def reasons_against_sites(self) -> Iterator[tuple[str, str]]:
        """A site is closed if neither a house nor a superhouse can be built there; a house that stands says so, too."""
        s = self.s
        for site in range(N_SITES):
            super_ = Super.id(RING_OF[site]) if site in RING_OF else -1
            if Build.id(site) in self.legal or super_ in self.legal:
                continue
            only_supers = s.players[s.seat].houses == 0 and super_ >= 0
            why = self.said(super_ if only_supers else Build.id(site))
            yield site_id(site), why
            if s.house[site] >= 0:
                yield house_id(site, s.house[site]), why

    def said(self, action: int) -> str:
        return self.table.phrases.reason(DECISIONS.reason(self.s, action))

    @functools.cached_property
    def legal(self) -> frozenset[int]:
        return frozenset(self.table.choices)

    # ---- choices ----------------------------------------------------------------------------------------------------
    def choice(self, action: int) -> Choice:
        verb, values, notation = DECISIONS.actions.decoded(action)
        gain = self.previews.gain(verb, values)
        if verb == "pass":  # a button says what is passed over
            return Choice(action, notation, self.words(f"label-pass-{Phase(self.s.phase).name.lower()}"), [], gain)
        out = Choice(action, notation, self.table.phrases.choice(action), DECISIONS.targets(self.s, action), gain)
        out.brief = self.brief(action, verb, values, gain)
        return out

    def brief(self, action: int, verb: str, values: Mapping[str, int], gain: str) -> str:
        """Words for a button. Of many places each is pointed at, and a button only tells a house from a superhouse."""
        if verb == "exchange":
            return gain.partition("\n")[0]
        if verb in _PLACED and len(self.table.choices) <= FEW:
            return f":{_PLACED[verb]}: {self.short_names[action]}"
        return self.table.phrases.brief(action)

    @functools.cached_property
    def short_names(self) -> Mapping[int, str]:
        """Of places, where few can be chosen: as many of their hexes as tell them apart."""
        named = {action: name.split(" · ") for action in self.table.choices if (name := self.place_name(action))}
        places = {tuple(name) for name in named.values()}
        for count in (1, 2):
            if len({name[:count] for name in places}) == len(places):
                return {action: " · ".join(name[:count]) for action, name in named.items()}
        return {action: " · ".join(name) for action, name in named.items()}

    def place_name(self, action: int) -> str:
        verb, values, _ = DECISIONS.actions.decoded(action)
        if verb == "wall":
            return naming.wall(self.words, values["wall"])[""]
        if verb not in _PLACED:
            return ""
        return naming.site(self.words, values["site"] if verb == "build" else RING[values["site"]])[""]

    # ---- what is asked ----------------------------------------------------------------------------------------------
    def matter(self) -> Matter | None:
        return goal.matter(self.s, self.table.viewer)

    def goal(self) -> str:
        return self.words("goal-solo" if self.s.seats == 1 else "goal", rounds=rounds_of(self.s))

    def status(self) -> str:
        """How far the game is, and whose turn it is."""
        s = self.s
        if s.phase in (Phase.OVER, Phase.CHOOSE):
            return self.standing()
        if s.active == self.table.viewer:
            return f"{self.standing()} · {self.words('status-own')}"
        return f"{self.standing()} · {self.words('status-turn', player=owner_names(s, self.table)[s.active])}"

    def question(self) -> tuple[str, str]:
        s, phase = self.s, Phase(self.s.phase)
        if phase == Phase.OVER:
            return self.result(), self.tie()
        key = f"question-{phase.name.lower()}"
        arguments = self.arguments()
        if s.seat != self.table.viewer:
            return self.words(f"{key}.other", **arguments), self.told(arguments)
        if phase == Phase.BUILD and Pass.id() in self.legal:
            key = "question-stuck"
        help_text = self.words(f"{key}.help", **arguments)
        if s.active != s.seat and s.hex >= 0:
            help_text = f"{self.words('help-reply', **arguments)} {help_text}"
        return self.words(key, **arguments), help_text

    def arguments(self) -> dict[str, Any]:
        """What questions speak about: the players, the hex, how many."""
        s, names = self.s, owner_names(self.s, self.table)
        p = s.players[s.seat]
        out: dict[str, Any] = {"player": names[s.seat], "active": names[s.active]}
        if s.phase == Phase.BUILD:
            open_sites = {target for choice in self.choices for target in choice.targets}
            out |= {"count": len(open_sites), "wood": p.resources[0], "stone": p.resources[1], "fish": p.resources[-1]}
        if s.site >= 0:
            out["site_at"] = naming.site(self.words, s.site)["at"]
        if s.hex >= 0:
            out |= self.forms("hex", f"hex-{CITY_IDS[s.hex]}")
        if s.phase == Phase.EXCHANGE:
            resource = MADE_FROM[s.hex]
            out |= {"rate": FISH_RATE[resource], "resource": f":{RESOURCES[resource]}:"}
            commodity = COMMODITIES[MAKES[s.hex]]
            out |= self.forms("commodity", f"commodity-{commodity}") | {"icon": f":{commodity}:"}
        if s.phase == Phase.BUY:
            out |= {"next": "none" if s.back < 0 else "some", "steps": s.back % 2 + 1}
            out["commodity"] = f":{COMMODITIES[s.back // 2]}:" if s.back >= 0 else ""
        return out

    def told(self, arguments: Mapping[str, Any]) -> str:
        """One line for those who wait: what led to the question."""
        s = self.s
        if s.site >= 0 and s.hex >= 0:
            return self.words("help-acting", **arguments)
        if s.site >= 0:
            hexes = [hex_name(self.words, h) for h in bits(s.pending)]
            return self.words("help-pending", hexes=", ".join(hexes), **arguments)
        return ""

    def tie(self) -> str:
        """Which rule decided among equal points; nothing if none had to."""
        s = self.s
        best = min(range(s.seats), key=lambda seat: rank(s, seat))
        equals = [owner for owner in range(owners(s)) if owner != best and score(s, owner) == score(s, best)]
        if not any(wins_tie(s, owner, best) or wins_tie(s, best, owner) for owner in equals):
            return ""
        return self.words("help-over-solo" if s.seats == 1 else "help-over")

    def result(self) -> str:
        s = self.s
        if s.seats == 1 and rank(s, 0) > 1:
            return self.words("result-lost", player=self.table.names[0], points=score(s, 0))
        return self.table.result(s)
