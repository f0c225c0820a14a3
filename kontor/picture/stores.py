"""The viewer's own mat for games whose goods come in groups: goods, pieces to build, cards, what was bought."""

from __future__ import annotations

from itertools import groupby

from kontor.kernel.scene import Card, Counter, Player, Scene

from .canvas import Canvas, number
from .measure import line_width, parse, text_width
from .pieces import standing_for

HEIGHT = 124.0
BOX = (46.0, 56.0, 51.0)  # width, height, from box to box
PIECE = (60.0, 38.0)  # from piece to piece
ROW = 30.0  # from the mat's upper edge to the boxes
TOKEN = 26.0
MANY = 3  # with more cards than this there are two rows


def is_meant(player: Player) -> bool:
    return any(counter.kind == "good" and counter.group for counter in player.counters)


def draw(canvas: Canvas, scene: Scene, player: Player, y: float, width: float) -> None:
    x = 16.0
    for kind, one in (("good", _good), ("piece", _piece)):
        counters = [counter for counter in player.counters if counter.kind == kind]
        for title, group in groupby(counters, lambda counter: counter.group):
            canvas.text(x, y + 20, title, 13, "ink-2", True)
            start = x
            for k, counter in enumerate(group):
                x = start + one(canvas, player, counter, start, y + ROW, k)
            x = max(x, start + text_width(title, 13, True)) + 8
            canvas.path(f"M{number(x)} {number(y + 12)}V{number(y + HEIGHT - 14)}", line="line")
            x += 16
    if player.note:
        canvas.block(16, y + ROW + BOX[1] + 22, player.note, 13, 480, 1, 9, "warn" if player.warning else "ink-2")
    bought = [card for card in player.cards if card.symbol]
    if bought:
        _tokens(canvas, scene, bought, width - 16 - TOKEN * min(len(bought), 5), y)
        width -= TOKEN * min(len(bought), 5) + 24
    _hand(canvas, scene, [card for card in player.cards if card.title and not card.symbol], x, y, width - 16)


def _good(canvas: Canvas, player: Player, good: Counter, x: float, y: float, k: int) -> float:
    """A box with a number, the k-th of a row; returns the width of the row."""
    x += k * BOX[2]
    with canvas.group(good.label):
        canvas.add(f'<g opacity="{1 if good.value else 0.55}">')
        canvas.rect(x, y, BOX[0], BOX[1], 8, "card", "line")
        canvas.icon(good.icon, x + BOX[0] / 2, y + 20, 22, canvas.icon_colour(good.icon))
        canvas.text(x + BOX[0] / 2, y + 47, str(good.value), 17, bold=True, serif=True, anchor="middle")
        canvas.add("</g>")
    return (k + 1) * BOX[2]


def _piece(canvas: Canvas, player: Player, piece: Counter, x: float, y: float, k: int) -> float:
    """The same for pieces in the player's colour, two above each other."""
    column, row = divmod(k, 2)
    x, y = x + column * PIECE[0], y + row * PIECE[1]
    with canvas.group(piece.label):
        canvas.add(f'<g opacity="{1 if piece.value else 0.5}">')
        if not standing_for(canvas, piece.icon, player.colour, x + 14, y + 19, 27):
            canvas.icon(piece.icon, x + 14, y + 18, 28, "ink-2", "panel")
        canvas.text(x + 33, y + 26, str(piece.value), 17, bold=True, serif=True)
        canvas.add("</g>")
    return (column + 1) * PIECE[0]


def _tokens(canvas: Canvas, scene: Scene, cards: list[Card], x: float, y: float) -> None:
    """What was bought, as small drawings, five in a row."""
    canvas.text(x, y + 20, scene.captions.get("bought", ""), 13, "ink-2", True)
    for k, card in enumerate(cards):
        row, column = divmod(k, 5)
        with canvas.group(f"{card.title}. {card.text}", name=card.id):
            at = x + column * TOKEN + 12, y + ROW + 12 + row * TOKEN
            canvas.icon(card.symbol, *at, 22, canvas.icon_colour(card.symbol), "panel")


def _hand(canvas: Canvas, scene: Scene, cards: list[Card], x: float, y: float, right: float) -> None:
    """Cards beside each other; many in two rows, without their texts if need be."""
    canvas.text(x, y + 20, scene.captions.get("cards", ""), 13, "ink-2", True)
    targets = scene.targets
    rows = 1 if len(cards) <= MANY else 2
    columns = max(1, -(-len(cards) // rows))
    wide = min(200.0, (right - x + 8) / columns - 8)
    high = (HEIGHT - ROW - 12 + 6) / rows - 6
    for k, card in enumerate(cards):
        row, column = divmod(k, columns)
        _card(canvas, card, card.id in targets, x + column * (wide + 8), y + ROW + row * (high + 6), wide, high)


def _card(canvas: Canvas, card: Card, legal: bool, x: float, y: float, width: float, height: float) -> None:
    with canvas.group(f"{card.title}. {card.text}", name=card.id):
        canvas.rect(x, y, width, height, 8, "card", "line")
        if legal:
            canvas.rect(x + 1, y + 1, width - 2, height - 2, 8, line="glow", thick=2.5)
        elif card.marked:
            canvas.rect(x + 1, y + 1, width - 2, height - 2, 8, line="good", thick=1.5, dash="5 4")
        worth = line_width(parse(card.corner), 14, True)
        room, small = width - 24 - worth, height < 50
        base = y + (height / 2 + 5 if small else 19)
        canvas.block(x + width - 9, base, card.corner, 14, worth, bold=True, serif=True, anchor="end")
        if small:
            middle = y + height / 2
            canvas.block(x + 10, middle, card.title, 13, room, 2, 9.5, bold=True, serif=True, leading=1.1, middle=True)
            return
        used = canvas.block(x + 10, y + 19, card.title, 14, room, 2, 10.5, bold=True, serif=True, leading=1.1)
        canvas.box(x + 10, y + 9 + used, card.text, 12, width - 18, height - 12 - used, "ink-2")
