"""A scene in the terminal, beyond what the games of this tree show."""

from __future__ import annotations

import io
import re

from rich.console import Console

import kontor
from kontor.kernel.scene import Area, Card, Piece, Player, Scene
from kontor.picture import text


def shown(scene: Scene) -> str:
    out = Console(file=io.StringIO(), width=100)
    text.show(scene, kontor.game("little-town").words(), out)
    assert isinstance(out.file, io.StringIO)
    return out.file.getvalue()


def scene(*pieces: Piece, cards: tuple[Card, ...] = ()) -> Scene:
    players = [Player(seat, name, "", name[0], 0, False) for seat, name in enumerate(("Ann", "Ben"))]
    players[0].cards = list(cards)
    board = Area("board", "board", "Board", 200, 100, ["A", "B"], ["1"])
    return Scene("", "Title", "", "", "", -1, -1, False, [board], [], list(pieces), players=players)


def test_whoever_shares_a_square_is_seen() -> None:
    ground = Piece("ground", "terrain", "board", 0, 0, 100, 100, "Meadow A1", title="meadow")
    ann, ben = (Piece(f"pawn-{k}", "worker", "board", 10 + 40 * k, 10, 40, 40, "", owner=k, title="") for k in range(2))
    table = shown(scene(ground, ann, ben))
    assert "(A)(B)" in table and "meadow" not in table
    assert re.search(r"\(A\) +│", shown(scene(ground, ann)))


def test_icons_of_a_card_are_words() -> None:
    assert "Feast (3 points): 2 fish wheat" in shown(
        scene(cards=(Card("c", "Feast", ":fish: :fish: :wheat:", "3 :star:"),))
    )
