"""The Castles of Tuscany as a scene: for now players, hands, what is asked, and the choices, for one viewer."""

from __future__ import annotations

from typing import Any

from kontor.kernel.scene import LETTERS, Card, Choice, Counter, Scene, Table
from kontor.kernel.scene import Player as PlayerView

from .components import COLOURS
from .scoring import breakdown, rank, score
from .spaces import colour_of
from .state import ACTIONS, COLOUR, THING, Phase, State


def scene(s: State, table: Table) -> Scene:
    view = _View(s, table)
    words = table.phrases.words
    question, help_text = view.question()
    return Scene(
        game="castles-of-tuscany",
        title=words("game-name"),
        status=view.status(),
        question=question,
        help=help_text,
        viewer=table.viewer,
        to_move=-1 if view.over else s.seat,
        over=view.over,
        players=[view.player(seat) for seat in range(s.seats)],
        choices=[Choice(a, ACTIONS.notation(a), table.phrases.move(a)) for a in table.choices],
        captions={
            "goods": words("label-goods"),
            "cards": words("label-cards"),
            "supply": words("label-supply"),
            "first": words("label-first-player"),
            "to-move": words("label-to-move"),
        },
    )


class _View:
    """What one viewer sees and is asked."""

    def __init__(self, s: State, table: Table) -> None:
        self.s, self.table, self.words = s, table, table.phrases.words
        self.over = s.phase == Phase.OVER

    def player(self, seat: int) -> PlayerView:
        s, colour = self.s, self.table.colour(seat)
        return PlayerView(
            seat=seat,
            name=self.table.names[seat],
            colour=colour,
            letter=LETTERS[colour],
            score=score(s, seat),
            to_move=not self.over and seat == s.seat,
            first=seat == s.first,
            cards=self.cards(seat),
            rank=rank(s, seat) if self.over else 0,
            points=[
                Counter("star", n, self.words(f"category-{key}"), "points") for key, n in breakdown(s, seat).items()
            ],
        )

    def cards(self, seat: int) -> list[Card]:
        """The hand by colour, or so many cards face down."""
        p = self.s.players[seat]
        if not (self.over or self.table.everything or seat == self.table.viewer) or p.hand[0] < 0:
            return [Card(f"card-{seat}-{k}", "") for k in range(p.cards)]
        colours = [colour for colour in range(len(COLOURS)) for _ in range(p.hand[colour])]
        return [
            Card(f"card-{seat}-{k}", self.words(f"colour-{COLOURS[colour]}.card")) for k, colour in enumerate(colours)
        ]

    def status(self) -> str:
        if self.over:
            return self.words("status-over")
        if self.s.phase <= Phase.FIRST_BONUS:
            return self.words("status-set-up")
        if self.s.last_round:
            return self.words("status-last-round")
        return self.words("status-ending" if self.s.ending else "status-phase", phase=self.s.era + 1)

    def question(self) -> tuple[str, str]:
        s = self.s
        if self.over:
            return self.result(), ""
        key = f"question-{Phase(s.phase).name.lower().replace('_', '-')}"
        arguments: dict[str, Any] = {"player": self.table.names[s.seat]}
        if s.face >= 0:
            arguments |= self.forms("thing", f"thing-{THING.names[s.face]}")
        if s.phase == Phase.PAY:
            arguments |= self.forms("colour", f"colour-{COLOUR.names[colour_of(s.players[s.seat], s.space)]}")
        if s.seat != self.table.viewer:
            return self.words(f"{key}.other", **arguments), ""
        return self.words(key, **arguments), self.words(f"{key}.help", **arguments)

    def result(self) -> str:
        winners = [seat for seat in range(self.s.seats) if rank(self.s, seat) == 1]
        names, points = [self.table.names[seat] for seat in winners], score(self.s, winners[0])
        if len(names) == 1:
            return self.words("result-win", player=names[0], points=points)
        return self.words("result-shared", players=", ".join(names), points=points)

    def forms(self, name: str, key: str) -> dict[str, str]:
        forms = self.words.forms(key)
        return {name: self.words(key), **{f"{name}_{attribute}": text for attribute, text in forms.items()}}
