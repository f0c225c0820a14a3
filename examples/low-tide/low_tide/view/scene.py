"""Low Tide as a scene: the beach, the tide, the players and the choices, for one viewer."""

from __future__ import annotations

from kontor.kernel.scene import Area, Card, Choice, Counter, Matter, Piece, Place, Scene, Table, View
from kontor.kernel.scene import Player as PlayerView

from ..components import CELL_NAMES, CELLS, COLUMNS, FINDS, ROWS, SOUVENIR_IDS, SOUVENIRS, TIDES
from ..decisions import DECISIONS, Make, Walk
from ..flow import is_under_water, last_round, rows_under_water, this_round
from ..scoring import rank, score
from ..state import Option, Phase, State
from . import goal, previews
from .board import SIDE, TIDE, corner, picture, walker_at


def scene(s: State, table: Table) -> Scene:
    view = _View(s, table)
    out = view.scene(goods="label-finds", cards="label-souvenirs", supply="area-bag")
    out.areas = view.areas()
    out.places = [view.square(c) for c in range(CELLS)]
    out.pieces = [*view.finds(), *view.walkers(), view.tide()]
    out.counters = [view.find(k, n) for k, n in enumerate(s.bag)]
    out.players = [view.player(seat) for seat in range(s.seats)]
    out.choices = [view.choice(action) for action in table.choices]
    out.picture = picture(out, s, table)
    return out


def standing(s: State) -> Matter:
    if s.phase == Phase.OVER:
        return "status-over", {}
    return "status-round", {"round": this_round(s), "rounds": last_round(s)}


class _View(View[State]):
    def __init__(self, s: State, table: Table) -> None:
        super().__init__(s, table, -1 if s.phase == Phase.OVER else s.seat)

    # ---- the table --------------------------------------------------------------------------------------------------
    def areas(self) -> list[Area]:
        columns = [CELL_NAMES[c][0] for c in range(COLUMNS)]
        rows = ["", *(str(row + 1) for row in range(ROWS))]  # the first one is the sea
        beach = Area("beach", "board", self.words("area-beach"), COLUMNS * SIDE, (ROWS + 1) * SIDE, columns, rows)
        return [beach, Area("tide", "market", self.words("area-tide"), *TIDE)]

    def square(self, c: int) -> Place:
        """What lies there is said by its own piece, for the terminal; whoever points at the square hears it too."""
        s, cell = self.s, CELL_NAMES[c]
        label = cell
        if is_under_water(s, c):
            label = self.words("label-under-water", cell=cell)
        elif s.find[c] >= 0:
            label = self.words("label-find", cell=cell, find=self.words(f"find-{FINDS[s.find[c]]}"))
        why_not = ""
        if self.table.choices and (reason := Walk.why_not(s, c)):
            why_not = self.table.phrases.reason(reason)
        return Place(cell, "beach", *corner(c), SIDE, SIDE, label, why_not=why_not)

    def finds(self) -> list[Piece]:
        """And the sea, where it covers the beach: the terminal has no picture of it."""
        out = []
        for c in range(CELLS):
            find, sea = self.s.find[c], is_under_water(self.s, c)
            if find >= 0 or sea:
                name = self.words("label-sea" if sea else f"find-{FINDS[find]}")
                label = f"{name} {CELL_NAMES[c]}"
                out.append(
                    Piece(f"find-{CELL_NAMES[c]}", "terrain", "beach", *corner(c), SIDE, SIDE, label, title=name)
                )
        return out

    def walkers(self) -> list[Piece]:
        out = []
        for seat in range(self.s.seats):
            x, y, size = walker_at(self.s, seat)
            cell = CELL_NAMES[self.s.players[seat].cell]
            label = self.words("label-walker", player=self.table.names[seat], cell=cell)
            out.append(Piece(f"walker-{seat}", "worker", "beach", x, y, size, size, label, owner=seat))
        return out

    def tide(self) -> Piece:
        s, tide = self.s, TIDES[self.s.options[Option.TIDE]]
        now = this_round(s)
        rise = next((k + 1 for k in range(now, len(tide)) if tide[k] > tide[k - 1]), 0)
        label = self.words("label-tide", round=now, rounds=len(tide), rise=rise, row=rows_under_water(s) + 1)
        title = self.words("area-tide")
        return Piece(
            "tide", "scale", "tide", 0, 0, *TIDE, label, title=title, text=" ".join(map(str, tide)), count=now - 1
        )

    # ---- the players ------------------------------------------------------------------------------------------------
    def player(self, seat: int) -> PlayerView:
        s, p = self.s, self.s.players[seat]
        view = self.table.player(s, seat, self.to_move)
        view.first = seat == s.first
        view.counters = [self.find(k, n) for k, n in enumerate(p.finds)]
        view.counters.append(Counter("card", p.cards, self.words("label-cards", count=p.cards), "card"))
        view.cards = self.cards(seat)
        return view

    def find(self, k: int, n: int) -> Counter:
        return Counter(FINDS[k], n, f"{self.words(f'find-{FINDS[k]}')}: {n}")

    def cards(self, seat: int) -> list[Card]:
        """The hand as the viewer may see it, then the souvenirs that were made."""
        p = self.s.players[seat]
        out = []
        for i in range(p.cards):
            seen = p.hand[i] >= 0 and (self.over or self.table.everything or seat == self.table.viewer)
            out.append(self.card(p.hand[i], seat) if seen else Card(f"card-{seat}-{i}", ""))
        return out + [self.card(k, seat, done=True) for k in range(len(SOUVENIRS)) if p.made >> k & 1]

    def card(self, k: int, seat: int, done: bool = False) -> Card:
        marked = not done and not self.over and seat == self.s.seat and Make.refusal(self.s, k) == 0
        name = self.words(f"souvenir-{SOUVENIR_IDS[k]}")
        return Card(f"card-{SOUVENIR_IDS[k]}", name, previews.needs(k), previews.worth(k), marked, done)

    # ---- what is asked ----------------------------------------------------------------------------------------------
    def matter(self) -> Matter | None:
        return goal.matter(self.s, self.table.viewer)

    def question(self) -> tuple[str, str]:
        s = self.s
        if self.over:
            return self.table.result(s), self.tie()
        if s.seat != self.table.viewer:
            return self.words("question-walk.other", player=self.table.names[s.seat]), ""
        ready = any(Make.refusal(s, k) == 0 for k in range(len(SOUVENIRS)))
        return self.words("question-walk"), self.words("question-walk.make" if ready else "question-walk.help")

    def tie(self) -> str:
        """Which rule decided among equal points; nothing if none had to."""
        seats = range(self.s.seats)
        best = next(seat for seat in seats if rank(self.s, seat) == 1)
        beaten = any(rank(self.s, seat) > 1 and score(self.s, seat) == score(self.s, best) for seat in seats)
        return self.words("question-over.help") if beaten else ""

    def choice(self, action: int) -> Choice:
        verb, values = DECISIONS.actions.decode(action)
        gain = previews.of_walk(self.s, values["cell"]) if verb == "walk" else previews.of_making(values["souvenir"])
        targets = DECISIONS.targets(self.s, action)
        notation, words = DECISIONS.actions.notation(action), self.table.phrases.choice(action)
        return Choice(action, notation, words, targets, gain, at=targets[0] if len(targets) > 1 else "")
