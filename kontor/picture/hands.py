"""The viewer's own mat for games with cards by colour: the hand, goods in numbers, tiles owned."""

from __future__ import annotations

from itertools import groupby

from kontor.kernel.scene import Card, Player, Scene

from .canvas import Canvas, number
from .measure import text_width

HEIGHT = 104.0
CARD = (54.0, 46.0, 62.0)  # width, height, from card to card
ROW = 30.0  # from the mat's upper edge to the cards
TILE = 46.0
GOOD = 56.0


def is_meant(player: Player) -> bool:
    return any(card.group for card in player.cards)


def draw(canvas: Canvas, scene: Scene, player: Player, y: float, width: float) -> None:
    targets = scene.targets
    groups = [(title, list(cards)) for title, cards in groupby(player.cards, lambda card: card.group)]
    x = 16.0
    for title, cards in groups:
        if cards[0].tone:
            total = sum(card.count for card in cards)
            canvas.text(x, y + 20, f"{title}  {total}", 13, "ink-2", True)
            for card in cards:
                _card(canvas, card, card.id in targets, x, y + ROW)
                x += CARD[2]
            x = _line(canvas, max(x, 150), y)
    x = _goods(canvas, scene, player, x, y)
    for title, cards in groups:
        if not cards[0].tone and cards[0].title:
            canvas.text(x, y + 20, title, 13, "ink-2", True)
            start = x
            for card in cards:
                x += _tile(canvas, card, x, y + ROW)
            x = max(x, start + text_width(title, 13, True)) + 16


def _line(canvas: Canvas, x: float, y: float) -> float:
    """A hairline between groups; returns where the next begins."""
    canvas.path(f"M{number(x + 4)} {number(y + 12)}V{number(y + HEIGHT - 12)}", line="line")
    return x + 20


def _card(canvas: Canvas, card: Card, legal: bool, x: float, y: float) -> None:
    """So many cards of a colour; more than one look like a pile."""
    wide, high, _ = CARD
    fill, ink = card.tone, f"on-{card.tone}"
    with canvas.group(f"{card.count} × {card.text}", name=card.id):
        if card.count > 1:
            canvas.rect(x + 3, y + 3, wide, high, 7, "card", "line-strong", 1)
        canvas.rect(x, y, wide, high, 7, fill, "piece-line", 1.5)
        canvas.icon(card.symbol, x + 19, y + high / 2, 26, ink, fill)
        canvas.text(x + 42, y + high / 2 + 6.5, str(card.count), 18, ink, True, True, "middle")
        if legal or card.marked:
            canvas.rect(x - 2, y - 2, wide + 4, high + 4, 9, line="glow" if legal else "accent", thick=2.5)
        canvas.block(x + wide / 2, y + high + 15, card.title, 12, CARD[2] - 2, 1, 8.5, "ink-2", anchor="middle")


def _goods(canvas: Canvas, scene: Scene, player: Player, x: float, y: float) -> float:
    goods = [counter for counter in player.counters if counter.kind == "good"]
    canvas.text(x, y + 20, scene.captions.get("goods", ""), 13, "ink-2", True)
    for counter in goods:
        with canvas.group(counter.label):
            canvas.add('<g opacity=".45">' if not counter.value else "<g>")
            canvas.icon(counter.icon, x + 12, y + ROW + 23, 26, canvas.icon_colour(counter.icon), "panel")
            canvas.text(x + 29, y + ROW + 30, str(counter.value), 19, bold=True, serif=True)
            canvas.add("</g>")
        x += GOOD + (10 if counter.value > 9 else 0)
    return _line(canvas, x, y)


def _tile(canvas: Canvas, card: Card, x: float, y: float) -> float:
    """A tile owned; returns the width."""
    with canvas.group(f"{card.title}. {card.text}", name=card.id):
        canvas.icon(card.symbol, x + 20, y + 23, 42, canvas.icon_colour(card.symbol), "panel")
        if card.count > 1:
            canvas.text(x + 43, y + 30, f"×{card.count}", 15, bold=True, serif=True)
            return TILE + text_width(f"×{card.count}", 15, True) + 4
    return TILE
