"""Little Town as a scene: the town, the market, the players and the choices, for one viewer."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Any

from kontor.kernel.scene import LETTERS, Card, Choice, Counter, Scene, Table
from kontor.kernel.scene import Player as PlayerView
from kontor.kernel.words import Words

from . import glance
from .components import CUBES, FISH, GOODS, HUNGER, OBJECTIVE_IDS, OBJECTIVES, TILE_IDS, WHEAT, WORKERS
from .objectives import fulfilled
from .round_end import food_asked
from .scoring import breakdown, rank, score
from .state import ACTIONS, CELL, Phase, State
from .town import Town, tile_piece


def scene(s: State, table: Table) -> Scene:
    town, view = Town(s, table), _View(s, table)
    areas, pieces = [town.board()], [*town.terrain(), *town.town()]
    for area, more in (town.site(), town.market(), *town.packet()):
        areas.append(area)
        pieces += more
    question, help_text = view.question()
    text = table.phrases.text
    return Scene(
        game="little-town",
        title=text("game-name"),
        status=view.status(),
        question=question,
        help=help_text,
        viewer=table.viewer,
        to_move=-1 if view.over else s.seat,
        over=view.over,
        areas=areas,
        places=town.squares(),
        pieces=pieces,
        counters=[view.good(g, s.supply[g]) for g in range(len(GOODS))],
        players=[view.player(seat) for seat in range(s.seats)],
        choices=[view.choice(action) for action in table.choices],
        captions={
            "goods": text("label-goods"),
            "cards": text("label-objectives"),
            "supply": text("area-supply"),
            "first": text("label-first-player"),
            "to-move": text("label-to-move"),
        },
    )


class _View:
    """The players and what is asked, as one viewer sees them."""

    def __init__(self, s: State, table: Table) -> None:
        self.s, self.table = s, table
        self.words = table.phrases.words
        self.over = s.phase == Phase.OVER

    # ---- the players ------------------------------------------------------------------------------------------------
    def player(self, seat: int) -> PlayerView:
        s, p, colour = self.s, self.s.players[seat], self.table.colour(seat)
        counters = [
            _left(self.words, "worker", p.workers, "label-workers-left", "piece"),
            _left(self.words, "house", p.houses, "label-houses-left", "piece"),
            _left(self.words, "card", p.cards, "label-hidden-cards", "card"),
        ]
        counters += [self.good(g, p.goods[g]) for g in range(len(GOODS))]
        view = PlayerView(
            seat=seat,
            name=self.table.names[seat],
            colour=colour,
            letter=LETTERS[colour],
            score=score(s, seat),
            to_move=not self.over and seat == s.seat,
            first=seat == s.first,
            counters=counters,
            cards=self.cards(seat),
            rank=rank(s, seat) if self.over else 0,
            points=[_points(self.words, key, n) for key, n in breakdown(s, seat).items()],
        )
        if self.has_to_feed(seat):
            short = WORKERS[s.seats] - p.goods[FISH] - p.goods[WHEAT]
            view.warning = short > 0
            view.note = self.words("label-feeding-ok")
            if view.warning:
                view.note = self.words("label-feeding-short", count=short, points=HUNGER * short)
        return view

    def cards(self, seat: int) -> list[Card]:
        """The hand as the viewer may see it, then what has been claimed. At the end all cards lie open."""
        p = self.s.players[seat]
        seen = self.over or self.table.everything or seat == self.table.viewer
        out = []
        for k in range(p.cards):
            if seen and p.hand[k] >= 0:
                out.append(self.card(p.hand[k], marked=not self.over and fulfilled(self.s, seat, p.hand[k])))
            else:
                out.append(Card(f"card-{seat}-{k}", ""))
        return out + [self.card(k, done=True) for k in range(len(OBJECTIVES)) if p.claimed >> k & 1]

    def card(self, k: int, marked: bool = False, done: bool = False) -> Card:
        return _card(self.words, k, marked, done)

    def has_to_feed(self, seat: int) -> bool:
        """Are the workers of this round still to be fed?"""
        s = self.s
        if s.phase == Phase.FEED:
            return (seat - s.first) % s.seats >= s.asked
        return s.phase not in (Phase.DRAFT, Phase.CLAIM, Phase.OVER)

    # ---- what is asked ----------------------------------------------------------------------------------------------
    def status(self) -> str:
        if self.over:
            return self.words("status-over")
        return self.words("status-draft") if self.s.rnd == 0 else self.words("status-round", round=self.s.rnd)

    def question(self) -> tuple[str, str]:
        s = self.s
        if self.over:
            return self.result(), self.words("question-over.help")
        key = f"question-{Phase(s.phase).name.lower()}"
        if s.phase == Phase.FEED:
            key += ("-fish", "-wheat", "-bought")[food_asked(s)]
        arguments: dict[str, Any] = {"player": self.table.names[s.seat], "need": WORKERS[s.seats]}
        if s.phase == Phase.PAY and s.good < CUBES:
            arguments |= self.forms("good", f"good-{GOODS[s.good]}")
        if s.building >= 0 or s.using >= 0:
            tile = s.building if s.building >= 0 else s.tile[s.using]
            arguments |= self.forms("tile", f"tile-{TILE_IDS[tile]}")
        if s.seat != self.table.viewer:
            return self.words(f"{key}.other", **arguments), ""
        return self.words(key, **arguments), self.words(f"{key}.help", **arguments)

    def result(self) -> str:
        winners = [seat for seat in range(self.s.seats) if rank(self.s, seat) == 1]
        names, points = [self.table.names[seat] for seat in winners], score(self.s, winners[0])
        if len(names) == 1:
            return self.words("result-win", player=names[0], points=points)
        return self.words("result-shared", players=", ".join(names), points=points)

    def choice(self, action: int) -> Choice:
        verb, values, notation = _decoded(action)
        words = self.table.phrases.move(action)
        targets = []
        if verb in ("place", "lay"):
            targets = [CELL.names[values["cell"]]]
        elif verb == "use":
            words = f"{words}: {self.table.phrases.named('tile', self.s.tile[values['cell']])}"
            targets = [tile_piece(self.s, values["cell"])]
        elif verb in ("build", "draft"):
            targets = [f"{'market' if verb == 'build' else 'packet'}-{TILE_IDS[values['tile']]}"]
        elif verb == "cathedral":
            targets = ["tile-cathedral"]
        elif verb == "claim":
            targets = [f"card-{OBJECTIVE_IDS[values['objective']]}"]
        gain = glance.gain(self.s, self.table, verb, values)
        return Choice(action, notation, words, targets, gain)

    # ---- words ------------------------------------------------------------------------------------------------------
    def good(self, g: int, n: int) -> Counter:
        return _good(self.words, g, n)

    def forms(self, name: str, key: str) -> dict[str, str]:
        """A name and its grammatical forms as arguments: `tile`, `tile_acc`, ..."""
        forms = self.words.forms(key)
        return {name: self.words(key), **{f"{name}_{attribute}": text for attribute, text in forms.items()}}


# ---- what looks alike is made once ----------------------------------------------------------------------------------
@functools.cache
def _decoded(action: int) -> tuple[str, Mapping[str, int], str]:
    return *ACTIONS.decode(action), ACTIONS.notation(action)


@functools.lru_cache(glance.KEPT)
def _good(words: Words, g: int, n: int) -> Counter:
    return Counter(GOODS[g], n, f"{words(f'good-{GOODS[g]}')}: {n}")


@functools.lru_cache(glance.KEPT)
def _left(words: Words, icon: str, n: int, key: str, kind: str) -> Counter:
    return Counter(icon, n, words(key, count=n), kind)


@functools.lru_cache(glance.KEPT)
def _points(words: Words, category: str, n: int) -> Counter:
    return Counter("star", n, words(f"category-{category}"), "points")


@functools.lru_cache(glance.KEPT)
def _card(words: Words, k: int, marked: bool, done: bool) -> Card:
    key = f"objective-{OBJECTIVE_IDS[k]}"
    return Card(
        f"card-{OBJECTIVE_IDS[k]}", words(key), words(f"{key}.text"), f"{OBJECTIVES[k].points} :star:", marked, done
    )
