"""The side panel: one box a player, with score, goods, claimed cards and points by category."""

from __future__ import annotations

from itertools import groupby

from kontor.kernel.scene import Card, Counter, Player, Scene, Track

from .canvas import Canvas, number
from .measure import ICON, fit, text_width
from .pieces import chip, standing_for
from .track_mat import GOLD, ON_GOLD, swatch

PAD = 12
LINE = 20.0
HEAD = 60.0
GOODS = 34.0
TOKEN = 26.0


def draw(canvas: Canvas, scene: Scene, x: float, y: float, width: float, height: float) -> None:
    """All players, as full as the height allows: first points go, then cards, then notes."""
    detail = 3
    while detail and sum(_height(scene, p, width, detail) + 8 for p in scene.players) > height - 8:
        detail -= 1
    y += 10
    for player in scene.players:
        box = _height(scene, player, width, detail)
        with canvas.group(f"{player.name}: {player.score}", name=f"player-{player.seat}", role="group"):
            _player(canvas, scene, player, x + PAD, y, width - 2 * PAD, box, detail)
        y += box + 8


def _signed(value: int) -> str:
    return str(value).replace("-", "−")


def _points(player: Player, width: float) -> list[str]:
    """The categories in up to three lines, broken between categories."""
    lines: list[str] = []
    for part in [f"{c.label} {_signed(c.value)}" for c in player.points if c.value]:
        if lines and text_width(f"{lines[-1]} · {part}", 12.5) <= width:
            lines[-1] += f" · {part}"
        else:
            lines.append(part)
    return lines[:3]


def _open(scene: Scene, player: Player) -> list[Card]:
    """Cards everybody may look at; the viewer's own hand lies on the mat."""
    own = player.seat == scene.viewer and not scene.over
    return [card for card in player.cards if card.done or (card.title and not own)]


def _height(scene: Scene, player: Player, width: float, detail: int) -> float:
    inner = width - 2 * PAD - 24
    height = HEAD + _goods_height(player)
    if detail >= 1 and player.note:
        height += LINE
    if detail >= 2:
        height += LINE * len(_card_rows(_open(scene, player), inner))
    if detail >= 3 and not scene.over:
        height += LINE * len(_points(player, inner))
    return height + 7


def _goods_of(player: Player) -> list[Counter]:
    return [counter for counter in player.counters if counter.kind == "good"]


def _goods_height(player: Player) -> float:
    return GOODS + LINE * max(0, len(_groups(_goods_of(player))) - 1)


def _card_rows(cards: list[Card], width: float) -> list[list[Card]]:
    rows: list[list[Card]] = []
    used = width
    for card in cards:
        need = _token_width(card) if card.symbol else min(width, text_width(card.title, 12.5) + 34)
        if used + need > width:
            rows.append([])
            used = 0
        rows[-1].append(card)
        used += need
    return rows


def _player(
    canvas: Canvas, scene: Scene, player: Player, x: float, y: float, width: float, height: float, detail: int
) -> None:
    mine = player.seat == scene.viewer
    ring = ("accent" if mine else "ink-2") if player.to_move else "line"
    canvas.rect(x, y, width, height, 8, "card", ring, 2 if player.to_move else 1)
    if player.to_move:
        canvas.rect(x - PAD, y + 10, 4, height - 20, 2, ring)
    chip(canvas, player.colour, x + 11, y + 11, 38)
    _head(canvas, scene, player, x, y, width)
    left, inner, at = x + 12, width - 24, y + HEAD
    canvas.path(f"M{number(left)} {number(at)}H{number(left + inner)}", line="line")
    _goods(canvas, _goods_of(player), left, at, inner)
    for k, track in enumerate(player.tracks):
        _track(canvas, track, left + k * inner / len(player.tracks), at + 18)
    at += _goods_height(player)
    if detail >= 1 and player.note:
        canvas.block(left, at + 14, player.note, 13, inner, 1, 9, "warn" if player.warning else "ink-2", player.warning)
        at += LINE
    if detail >= 2:
        for row in _card_rows(_open(scene, player), inner):
            step = left
            for card in row:
                if card.symbol:
                    step += _token(canvas, card, step, at + 10)
                    continue
                canvas.icon(
                    "ui-check" if card.done else "card", step + 7, at + 10, 14, "good" if card.done else "ink-3"
                )
                words, size = fit(card.title, 12.5, inner - 20, 1, 9)
                step += 18 + canvas.line(step + 18, at + 14, words[0], size, "ink-2" if card.done else "ink-3") + 16
            at += LINE
    if detail >= 3 and not scene.over:
        for points in _points(player, inner):
            canvas.block(left, at + 14, points, 12.5, inner, 1, 9, "ink-3")
            at += LINE


def _goods(canvas: Canvas, goods: list[Counter], left: float, y: float, width: float) -> None:
    """In one row, or a row for each group."""
    for group in _groups(goods):
        pitch = width / max(len(group), 6 if len(group) < len(goods) else 5)
        for k, counter in enumerate(group):
            draw_counter(canvas, counter, left + k * pitch, y + 23, 15 if len(group) == len(goods) else 14, "card")
        y += LINE


def _groups(goods: list[Counter]) -> list[list[Counter]]:
    return [list(group) for _, group in groupby(goods, lambda counter: counter.group)]


def _head(canvas: Canvas, scene: Scene, player: Player, x: float, y: float, width: float) -> None:
    """Name, crown, pieces left, score."""
    score = _signed(player.score)
    right = x + width - 12
    canvas.icon("star", right - 8, y + 24, 15, "g-star")
    canvas.text(right - 20, y + 32, score, 26, bold=True, serif=True, anchor="end")
    left = x + 60
    room = right - 20 - text_width(score, 26, True) - 10 - left
    crown = 22 if player.first else 0
    place = f"{player.rank}. " if player.rank else ""
    words, size = fit(place + player.name, 15, room - crown, 1, 10, True)
    used = canvas.line(left, y + 27, words[0], size, bold=True) if words else 0
    if player.first:
        with canvas.group(scene.captions.get("first", "")):
            canvas.icon("first-player", left + used + 14, y + 22, 16, "warn")
    others = [counter for counter in player.counters if counter.kind != "good"]
    group = others[0].group if others else ""
    for counter in others:
        if counter.group != group:  # a hairline between supplies
            group = counter.group
            canvas.path(f"M{number(left - 1)} {number(y + 36)}V{number(y + 50)}", line="line-strong")
            left += 7
        if counter.group:
            left += _grouped(canvas, counter, player.colour, left, y + 43) + 8
        else:
            left += draw_counter(canvas, counter, left, y + 47, 13, "card", "ink-3") + 14


def draw_counter(
    canvas: Canvas, counter: Counter, x: float, y: float, size: float, cut: str, colour: str = ""
) -> float:
    """An icon and its number on a base line; returns the width."""
    icon = ICON * size
    with canvas.group(counter.label):
        canvas.add('<g opacity=".5">' if not counter.value else "<g>")
        canvas.icon(counter.icon, x + icon / 2, y - 0.36 * size, icon, colour or canvas.icon_colour(counter.icon), cut)
        canvas.text(x + icon + 4, y, _signed(counter.value), size, "ink-2" if colour else "ink", not colour)
        canvas.add("</g>")
    return icon + 4 + text_width(str(counter.value), size)


def _grouped(canvas: Canvas, counter: Counter, colour: str, x: float, y: float) -> float:
    """A piece in the owner's colour and its number, small; returns the width."""
    text = str(counter.value)
    with canvas.group(counter.label):
        canvas.add('<g opacity=".5">' if not counter.value else "<g>")
        if not standing_for(canvas, counter.icon, colour, x + 7, y, 13):
            canvas.icon(counter.icon, x + 7, y, 15, GOLD, ON_GOLD)
        canvas.text(x + 18, y + 4.7, text, 13, "ink-2")
        canvas.add("</g>")
    return 18 + text_width(text, 13)


def _track(canvas: Canvas, track: Track, x: float, y: float) -> None:
    """An ability: its icon and what it gives."""
    with canvas.group(track.help, name=f"panel-{track.id}"):
        canvas.icon(track.icon, x + 9, y, 17, "ink-2", "card")
        if track.tone:
            swatch(canvas, track.tone, x + 29, y, 13)
        else:
            canvas.text(x + 22, y + 5, track.value, 14, bold=True)


def _token(canvas: Canvas, card: Card, x: float, y: float) -> float:
    """A marker, pale if it was used; returns the width."""
    with canvas.group(f"{card.title}. {card.text}", name=f"panel-{card.id}"):
        canvas.add('<g opacity=".4">' if card.done else "<g>")
        if card.tone:
            canvas.rect(x, y - 9, 18, 18, 4, card.tone, "piece-line", 0.8)
            canvas.icon(card.symbol, x + 9, y, 14, f"on-{card.tone}", card.tone)
        elif canvas.theme.has(f"g-{card.symbol}"):  # goods have a colour of their own
            canvas.icon(card.symbol, x + 10, y, 20, f"g-{card.symbol}", "card")
        else:
            canvas.icon(card.symbol, x + 10, y, 20, GOLD, ON_GOLD)
        if card.count > 1:
            canvas.text(x + 23, y + 4.5, f"×{card.count}", 12, "ink-2")
        canvas.add("</g>")
    return _token_width(card)


def _token_width(card: Card) -> float:
    return TOKEN + (text_width(f"×{card.count}", 12) if card.count > 1 else 0)
