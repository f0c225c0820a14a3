"""The bars round the table: the title above, the question below, the viewer's own mat, the result when it is over."""

from __future__ import annotations

from kontor.kernel.scene import Card, Choice, Player, Scene

from . import hands, stores, track_mat
from .canvas import Canvas, number
from .measure import fit, line_width, parse, text_width
from .pieces import chip, counted
from .players import draw_counter

BUTTONS = 4  # with more choices than this only those without a place of their own stand in the bar
BUTTON = 34.0
GAP = 16  # between the words of a button and the gain
MAT = 132.0
ROW = 30.0  # of the result
TOP = 48.0
LOST = "bad"  # the colour of points lost


def title(canvas: Canvas, scene: Scene, width: float) -> None:
    canvas.rect(0, 0, width, TOP, fill="panel")
    canvas.path(f"M0 {number(TOP)}H{number(width)}", line="line")
    canvas.icon("office", 28, 23, 24, "accent", "panel")
    canvas.text(48, 30, scene.title, 20, bold=True, serif=True)
    at = 48 + text_width(scene.title, 20, True) + 20
    canvas.path(f"M{number(at)} 13V35", line="line")
    canvas.text(at + 20, 29, scene.status, 14, "ink-2")


# ---- the question ----------------------------------------------------------------------------------------------------
def buttons(scene: Scene) -> list[Choice]:
    """Choices that stand in the bar: all if they are few, else those that point at nothing on the table."""
    if len(scene.choices) <= BUTTONS:
        return scene.choices
    return [choice for choice in scene.choices if not choice.targets]


def _button_width(choice: Choice) -> float:
    gain = choice.gain.split("\n")[0]
    width = text_width(choice.words, 13.5, True) + 28
    return width + (line_width(parse(gain), 13, True) + GAP if gain else 0)


def _rows(choices: list[Choice], room: float) -> list[list[Choice]]:
    rows: list[list[Choice]] = []
    used = room
    for choice in choices:
        need = min(room, _button_width(choice)) + 8
        if used + need > room + 8:
            rows.append([])
            used = 0
        rows[-1].append(choice)
        used += need
    return rows


def _beside(scene: Scene, width: float) -> float:
    """Width of the buttons if they stand in one row beside the question, else 0: then they stand below it."""
    need = sum(_button_width(choice) + 8 for choice in buttons(scene))
    return need if need <= width * 0.6 else 0


def question_height(scene: Scene, width: float) -> float:
    if _beside(scene, width) or not buttons(scene):
        return 64.0
    return 66 + len(_rows(buttons(scene), width - 32)) * (BUTTON + 8)


def question(canvas: Canvas, scene: Scene, y: float, width: float) -> None:
    height = question_height(scene, width)
    mine = scene.viewer >= 0 and scene.viewer == scene.to_move
    canvas.rect(0, y, width, height, fill="card")
    canvas.path(f"M0 {number(y)}H{number(width)}", line="line")
    canvas.rect(0, y, 4, height, fill="accent" if mine else "line-strong")
    left, middle, beside = 16.0, y + 32, _beside(scene, width)
    if scene.to_move >= 0 and not mine:
        chip(canvas, scene.players[scene.to_move].colour, left, middle - 15, 30)
        left += 42
    _sentence(canvas, scene, left, middle, width - left - 24 - beside)
    if beside:
        _answers(canvas, buttons(scene), width - 8 - beside, middle - BUTTON / 2, width)
    else:
        for k, row in enumerate(_rows(buttons(scene), width - 32)):
            _answers(canvas, row, 16, y + 62 + k * (BUTTON + 8), width - 32)


def _sentence(canvas: Canvas, scene: Scene, x: float, middle: float, width: float) -> None:
    """The question, and its line of help below."""
    rows, size = fit(canvas.spelled(scene.question), 18, width, 1 if scene.help else 2, 13, True)
    helps, small = fit(canvas.spelled(scene.help), 13, width, 1 if len(rows) > 1 else 2, 10)
    if len(helps) > 1:
        size = min(size, 16)
    y = middle - (len(rows) * size * 1.2 + len(helps) * small * 1.25) / 2 + size * 0.95
    for row in rows:
        canvas.line(x, y, row, size, bold=True, serif=True)
        y += size * 1.2
    for row in helps:
        canvas.line(x, y, row, small, "ink-2")
        y += small * 1.25


def _answers(canvas: Canvas, row: list[Choice], x: float, y: float, room: float) -> None:
    for choice in row:
        width = min(room, _button_width(choice))
        with canvas.group(choice.words, name=f"choice-{choice.action}"):
            canvas.rect(x, y, width, BUTTON, 8, "card", "line-strong", 1.5)
            gain = parse(canvas.spelled(choice.gain.split("\n")[0]))
            extra = line_width(gain, 13, True) + GAP if gain else 0
            canvas.block(x + 14, y + BUTTON / 2, choice.words, 13.5, width - 27 - extra, bold=True, middle=True)
            if gain:
                canvas.line(x + width - 14, y + BUTTON / 2 + 4.7, gain, 13, "ink-2", True, anchor="end")
        x += width + 8


# ---- the viewer's own mat --------------------------------------------------------------------------------------------
def mat_height(scene: Scene) -> float:
    player = scene.players[scene.viewer]
    if hands.is_meant(player):
        return hands.HEIGHT
    return track_mat.HEIGHT if player.tracks else stores.HEIGHT if stores.is_meant(player) else MAT


def mat(canvas: Canvas, scene: Scene, y: float, width: float) -> None:
    player = scene.players[scene.viewer]
    canvas.rect(0, y, width, mat_height(scene), fill="panel")
    canvas.path(f"M0 {number(y)}H{number(width)}", line="line")
    if player.tracks:
        track_mat.draw(canvas, scene, player, y, width)
        return
    if hands.is_meant(player):
        hands.draw(canvas, scene, player, y, width)
        return
    if stores.is_meant(player):
        stores.draw(canvas, scene, player, y, width)
        return
    left, top = 16.0, y + 10
    with canvas.group(scene.captions.get("goods", ""), role="group"):
        block = _goods(canvas, player, left, top)
    at = left
    for piece in player.counters:
        if piece.kind == "piece":
            with canvas.group(piece.label):
                at += counted(canvas, piece, player.colour, at, top + 88, 34)
    if player.note:
        _note(canvas, player, at + 4, top + 62, left + block - at - 4)
    hand = [card for card in player.cards if card.title]
    start = left + block + 20
    each = min(250.0, (width - 16 - start + 8) / max(1, len(hand)) - 8)
    targets = scene.targets
    with canvas.group(scene.captions.get("cards", ""), role="group"):
        for k, card in enumerate(hand):
            _card(canvas, card, card.id in targets, start + k * (each + 8), top, each, MAT - 20)


def _goods(canvas: Canvas, player: Player, left: float, top: float) -> float:
    """A box for each good; returns the width of all."""
    goods = [counter for counter in player.counters if counter.kind == "good"]
    for k, good in enumerate(goods):
        x = left + k * 61
        with canvas.group(good.label):
            canvas.add(f'<g opacity="{1 if good.value else 0.55}">')
            canvas.rect(x, top, 54, 52, 8, "card", "line")
            canvas.icon(good.icon, x + 27, top + 18, 22, canvas.icon_colour(good.icon))
            canvas.text(x + 27, top + 44, str(good.value), 17, bold=True, serif=True, anchor="middle")
            canvas.add("</g>")
    return max(5, len(goods)) * 61 - 7.0


def _note(canvas: Canvas, player: Player, x: float, y: float, width: float) -> None:
    canvas.rect(x, y, width, 50, 8, "warn-soft" if player.warning else "sunk")
    colour = "ink" if player.warning else "ink-2"
    canvas.block(x + 10, y + 25, player.note, 12.5, width - 16, 2, 9, colour, middle=True, cut="warn-soft")


def _card(canvas: Canvas, card: Card, legal: bool, x: float, y: float, width: float, height: float) -> None:
    with canvas.group(f"{card.title}. {card.text}", name=card.id):
        surface = "sunk" if card.done else "card"
        canvas.rect(x, y, width, height, 8, surface, "line")
        if legal:
            canvas.rect(x + 1, y + 1, width - 2, height - 2, 8, line="glow", thick=2.5)
        elif card.marked:
            canvas.rect(x + 1, y + 1, width - 2, height - 2, 8, line="good", thick=1.5, dash="5 4")
        value = line_width(parse(card.corner), 16, True)
        canvas.block(x + width - 10, y + 23, card.corner, 16, value, bold=True, serif=True, anchor="end", cut=surface)
        used = canvas.block(
            x + 12, y + 23, card.title, 15, width - 28 - value, 2, 11, bold=True, serif=True, leading=1.15
        )
        if card.done:
            canvas.icon("ui-check", x + width - 18, y + height - 17, 16, "good", surface)
        room = height - 18 - used
        canvas.box(x + 12, y + 12 + used, card.text, 13, width - 24 - (14 if card.done else 0), room, "ink-2", surface)


# ---- the result ------------------------------------------------------------------------------------------------------
def result_height(scene: Scene) -> float:
    return 44 + ROW * len(scene.players) + 10


def result(canvas: Canvas, scene: Scene, y: float, width: float) -> None:
    """Stacked bars: how the points were made."""
    height = result_height(scene)
    canvas.rect(0, y, width, height, fill="panel")
    canvas.path(f"M0 {number(y)}H{number(width)}", line="line")
    colours = _colours(scene)
    _legend(canvas, colours, y + 14, width)
    most = max([1, *(sum(c.value for c in p.points if c.value > 0) for p in scene.players)])
    left, right = 230.0, width - 70
    for k, player in enumerate(sorted(scene.players, key=lambda p: (p.rank, p.seat))):
        top = y + 40 + k * ROW
        if player.seat == scene.viewer:
            canvas.rect(8, top - 1, width - 16, ROW - 2, 8, "accent-soft")
        canvas.text(26, top + 18, f"{player.rank}", 14, "ink-2", True, True, "middle")
        chip(canvas, player.colour, 42, top + 2, 23)
        canvas.block(74, top + 14, player.name, 14, left - 84, 1, 10, bold=True, middle=True)
        x = left
        for part in player.points:
            if part.value <= 0:
                continue
            wide = (right - left - 60) * part.value / most
            with canvas.group(f"{part.label}: {part.value}"):
                canvas.rect(x, top + 2, max(2, wide - 2), 23, 3, colours[part.label], "piece-line", 0.5)
                if wide > 18:
                    canvas.text(
                        x + wide / 2 - 1,
                        top + 18,
                        str(part.value),
                        12.5,
                        canvas.theme.ink_on(colours[part.label]),
                        True,
                        anchor="middle",
                    )
            x += wide
        for part in (part for part in player.points if part.value < 0):
            with canvas.group(f"{part.label}: {part.value}"):
                canvas.text(x + 8, top + 18, f"−{-part.value}", 13, LOST, True)
            x += 36
        score = str(player.score).replace("-", "−")
        canvas.text(width - 40, top + 20, score, 20, bold=True, serif=True, anchor="end")
        canvas.icon("star", width - 28, top + 13, 13, "g-star")


def _colours(scene: Scene) -> dict[str, str]:
    """A colour for each category in which somebody has points; lost points are red."""
    palette = iter([*(f"cat-{k}" for k in range(1, 7)), *["p-neutral"] * 20])
    out = {}
    for parts in zip(*(player.points for player in scene.players), strict=True):
        if any(part.value for part in parts):
            out[parts[0].label] = next(palette) if any(part.value > 0 for part in parts) else LOST
    return out


def _legend(canvas: Canvas, colours: dict[str, str], y: float, width: float) -> None:
    x = 20.0
    size = 12.0
    while size > 9 and sum(text_width(kind, size) + 36 for kind in colours) > width - 40:
        size -= 0.5
    for kind, colour in colours.items():
        if colour == LOST:  # shown as numbers, not as bars
            canvas.text(x + 6, y + 10.5, "−", 14, LOST, True, anchor="middle")
        else:
            canvas.rect(x, y, 12, 12, 3, colour, "piece-line", 0.5)
        canvas.text(x + 18, y + 10.5, kind, size, "ink-2")
        x += text_width(kind, size) + 36


def supply(canvas: Canvas, scene: Scene, right: float, y: float) -> None:
    """What lies in the common supply, right-aligned on a base line."""
    if not scene.counters:
        return
    widths = [text_width(str(c.value), 13, True) + 36 for c in scene.counters]
    x = right - sum(widths) + 14
    caption = scene.captions.get("supply", "")
    canvas.text(x - 12, y, caption, 13, "ink", True, anchor="end")
    for item, width in zip(scene.counters, widths, strict=True):
        draw_counter(canvas, item, x, y, 13, "page")
        x += width
