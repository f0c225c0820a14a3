"""A scene in the terminal, beyond what the games of this tree show."""

from __future__ import annotations

import io
import re
from typing import Literal

import pytest
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


def test_a_hand_of_plain_cards_is_their_numbers() -> None:
    cards = (Card("a", "3"), Card("b", "7", marked=True), Card("c", "12", count=2), Card("d", "Joker", "Any number"))
    table = shown(scene(cards=(*cards, Card("e", ""))))
    assert "• (A) 3 · 7 · 12 ×2\n" in table
    assert "• (A) Joker: Any number" in table


def test_a_card_with_a_number_lies_on_a_table_as_it_is() -> None:
    """In a list of its own, and where a grid has no square for it."""
    table = scene(Piece("big", "card", "board", 0, 0, 200, 100, "The open card: 9", title="9"))
    table.areas.append(Area("row", "market", "Row", 100, 50))
    table.pieces += [
        Piece(f"row-{k}", "card", "row", 60 * k, 0, 50, 50, f"Card {n}", title=str(n)) for k, n in enumerate((5, 11))
    ]
    table.pieces += [
        Piece("bell", "bell", "row", 0, 0, 9, 9, "The bell is rung"),
        Piece("pawn", "pawn", "row", 0, 0, 9, 9, "", owner=1),
    ]
    lines = [line.strip() for line in shown(table).splitlines()]
    for line in ("9", "Row", "5", "11", "The bell is rung", "(B)"):
        assert line in lines, shown(table)


@pytest.mark.parametrize("way", ["map", "hexes", "tiles"])
def test_what_a_way_of_writing_has_no_sign_for_is_told(way: Literal["map", "hexes", "tiles"]) -> None:
    lantern = Piece("lantern", "lantern", "board", 10, 10, 20, 20, "A lantern burns in the harbour")
    land = Piece("land", "hex", "board", 0, 0, 100, 100, "Hills", title="Hills")
    table = scene(land, lantern)
    table.areas[0] = Area("board", "board", "Board", 200, 100, written=way)
    assert "A lantern burns in the harbour" in shown(table)
    table.pieces.remove(lantern)
    assert "lantern" not in shown(table)
