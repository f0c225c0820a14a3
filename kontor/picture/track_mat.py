"""The viewer's own mat with tracks: their steps, pieces by where they lie, tokens."""

from __future__ import annotations

from itertools import groupby

from kontor.kernel.scene import Player, Scene, TrackCell

from .canvas import Canvas, number
from .measure import text_width
from .pieces import standing_for

HEIGHT = 92.0
CELL = (27.0, 34.0, 30.0)  # width, height, from step to step
TOKEN = 34.0
GOLD, ON_GOLD = "#8A6200", "#FFF3CC"  # tokens, the same in both themes


def draw(canvas: Canvas, scene: Scene, player: Player, y: float, width: float) -> None:
    targets = scene.targets
    x, top = 16.0, y + 14
    for track in player.tracks:
        with canvas.group(track.help, name=track.id):
            canvas.icon(track.icon, x + 8, top + 8, 16, "ink", "panel")
            canvas.text(x + 21, top + 13, track.label, 13, "ink-2", True)
            wide, high, pitch = CELL
            for k, cell in enumerate(track.cells):
                step(canvas, cell, player.colour, x + k * pitch, top + 24, wide, high)
            if track.id in targets:
                now = next((k for k, cell in enumerate(track.cells) if cell.cover), 0)
                canvas.rect(x + now * pitch - 1, top + 23, wide + 2, high + 2, 7, line="glow", thick=3)
        x += max(len(track.cells) * pitch - 3, 24 + text_width(track.label, 13, True)) + 15
    canvas.path(f"M{number(x - 2)} {number(top)}v58", line="line")
    x += 14
    pieces = [counter for counter in player.counters if counter.kind == "piece"]
    for group, counters in groupby(pieces, lambda counter: counter.group):
        canvas.block(x, top + 13, group, 13, 96, 1, 9, "ink-2", True)
        at = x
        for counter in counters:
            with canvas.group(counter.label):
                canvas.add('<g opacity=".45">' if not counter.value else "<g>")
                standing_for(canvas, counter.icon, player.colour, at + 10, top + 41, 19)
                canvas.text(at + 24, top + 47, str(counter.value), 17, bold=True, serif=True)
                canvas.add("</g>")
            at += 36 + text_width(str(counter.value), 13, True)
        x = max(at, x + min(96, text_width(group, 13, True))) + 12
    _markers(canvas, scene, player, targets, x, top, width - 12 - x)


def _markers(
    canvas: Canvas, scene: Scene, player: Player, targets: set[str], x: float, top: float, room: float
) -> None:
    canvas.block(x, top + 13, scene.captions.get("cards", ""), 13, max(40, room), 1, 9, "ink-2", True)
    pitch = min(TOKEN, room / max(1, len(player.cards)))
    for k, card in enumerate(player.cards):
        at = x + k * pitch + 14
        with canvas.group(f"{card.title}. {card.text}", name=card.id):
            canvas.add('<g opacity=".4">' if card.done else "<g>")
            canvas.icon(card.symbol or "card", at, top + 41, 28, GOLD, ON_GOLD)
            canvas.add("</g>")
            if card.id in targets:
                canvas.circle(at, top + 41, 15, line="glow", thick=3)


# ---- steps ----------------------------------------------------------------------------------------------------------
def step(canvas: Canvas, each: TrackCell, colour: str, x: float, y: float, width: float, height: float) -> None:
    """One step of a player's track: covered by a piece, or what it gives; dark if it counts now."""
    canvas.rect(x, y, width, height, 6, "ink" if each.now else "sunk")
    middle, centre = x + width / 2, y + height / 2
    if each.cover:
        standing_for(canvas, each.cover, colour, middle, centre, width * 0.68)
    elif each.tone:
        swatch(canvas, each.tone, middle, centre, width * 0.52)
    else:
        canvas.text(middle, centre + 5, each.text, 14, "panel" if each.now else "ink-2", True, anchor="middle")


def swatch(canvas: Canvas, tone: str, x: float, y: float, size: float) -> None:
    """A colour as a value."""
    canvas.rect(x - size / 2, y - size / 2, size, size, 3, tone, "line-strong", 1)
