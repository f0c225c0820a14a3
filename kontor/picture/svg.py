"""A scene as one SVG: board large, market beside it, players at the side, the question and the viewer's mat below."""

from __future__ import annotations

from dataclasses import replace
from importlib.resources import files
from importlib.resources.abc import Traversable

from kontor.kernel.scene import Area, Scene

from . import areas, bars, players
from .backdrop import Backdrop, Palette, Parts
from .canvas import Canvas, escape, number
from .icons import Icons, shared_icons
from .measure import line_width, parse, text_width
from .pieces import chip
from .theme import Theme
from .wooden import PARTS

WIDTH = 1440.0
SIDE = 332.0  # the players
STAGE = 656.0  # height of the part with board and market
STRIP = 46.0
PAD = 14.0
EXCERPT = 440.0  # width of what a small picture shows of a large board: names can be read
CARD = 62.0  # round a market on a card: its title, margins, and the gap to the next


def svg(scene: Scene, theme: str = "light", art: Traversable | None = None) -> str:
    """The scene as an SVG file. `art` is the folder of the game's own drawings; that of an installed game is known."""
    canvas = canvas_of(scene, theme, art)
    colours, icons = canvas.theme, canvas.icons
    main = WIDTH - SIDE
    below = bars.TOP + STAGE
    foot = below + bars.question_height(scene, main)
    height = foot + _foot_height(scene)
    canvas.rect(0, 0, WIDTH, height, fill="page")
    _stage(canvas, scene, bars.TOP, main)
    bars.title(canvas, scene, WIDTH)
    bars.question(canvas, scene, below, main)
    if scene.over:
        bars.result(canvas, scene, foot, main)
    elif scene.viewer >= 0:
        bars.mat(canvas, scene, foot, main)
    canvas.rect(main, bars.TOP, SIDE, height - bars.TOP, fill="panel")
    canvas.path(f"M{number(main)} {number(bars.TOP)}V{number(height)}", line="line")
    players.draw(canvas, scene, main, bars.TOP, SIDE, height - bars.TOP)
    name = escape(f"{scene.title}. {scene.status}. {scene.question}")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {number(WIDTH)} {number(height)}" '
        f'width="{number(WIDTH)}" height="{number(height)}" role="group" font-family="{escape(colours["sans"])}" '
        f'style="max-width:100%;height:auto;font-variant-numeric:lining-nums tabular-nums">'
        f"<title>{name}</title>{icons.definitions()}{canvas}</svg>\n"
    )


def board(scene: Scene, theme: str = "light", art: Traversable | None = None) -> str:
    """Only the first board of a scene, without names and panels, and of a large one only the middle: for small
    pictures."""
    canvas = canvas_of(scene, theme, art)
    colours, icons = canvas.theme, canvas.icons
    area = next(area for area in scene.areas if area.kind == "board")
    bare = replace(area, columns=[], rows=[])
    areas.draw(canvas, scene, bare, 0, 0, 1.0)
    part = min(1.0, EXCERPT / area.width) if area.zoom else 1.0
    width, height = part * area.width, part * area.height
    box = ((area.width - width) / 2, (area.height - height) / 2, width, height)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{" ".join(map(number, box))}" role="img" '
        f'font-family="{escape(colours["sans"])}"><title>{escape(scene.title)}</title>'
        f"{icons.definitions()}{canvas}</svg>\n"
    )


def canvas_of(scene: Scene, theme: str, art: Traversable | None = None) -> Canvas:
    """An empty canvas with the drawings and colours of the game, and the parts of its backdrop if it has a picture."""
    from kontor.kernel.registry import game as find

    palette: Palette = {}
    parts: Parts = PARTS
    if scene.picture is not None:
        found = find(scene.game)
        assert found.views.parts is not None, f"{scene.game} has pictures but no parts"
        backdrop = Backdrop.of(found.package, scene.picture["backdrop"].split("-")[0], found.views.parts)
        palette, parts = backdrop.palette, backdrop.parts
    colours = Theme.of(theme).with_palette(palette)
    folder = art or files(find(scene.game).package).joinpath("art")
    return Canvas(colours, Icons([folder, shared_icons()], colours), parts)


def _foot_height(scene: Scene) -> float:
    if scene.over:
        return bars.result_height(scene)
    return bars.mat_height(scene) if scene.viewer >= 0 else 0


def _stage(canvas: Canvas, scene: Scene, top: float, width: float) -> None:
    """Markets from the right at their own size, boards in the room that is left, rows above and below the boards."""
    markets = [a for a in scene.areas if a.kind == "market"]
    right = _markets(canvas, scene, markets, top, width - PAD)
    boards = [a for a in scene.areas if a.kind == "board"]
    strips = [a for a in scene.areas if a.kind == "strip"]
    rows = _rows_above(canvas, scene, top, right)
    top += rows
    room = STAGE - rows - PAD - (STRIP if strips or scene.counters else PAD)
    total = sum(a.width + areas.margin(a) for a in boards) + 20 * (len(boards) - 1)
    x = PAD
    low = top - rows + STAGE - STRIP
    for area in boards:
        w, h = area.width + areas.margin(area), area.height + areas.margin(area)
        scale = min((right - PAD) / total, room / h)
        if len(boards) == 1:  # in the middle of its room
            x += (right - PAD - w * scale) / 2
        y = top + max(PAD, (room - h * scale) / 2)
        if scene.picture and area.zoom and len(boards) == 1:  # its ground may fill the whole room
            with canvas.within(PAD, top + PAD, right - PAD, room, 12):
                areas.draw(canvas, scene, area, x, y, scale)
        else:
            areas.draw(canvas, scene, area, x, y, scale)
        x += (w + 20) * scale
        low = min(low, y + h * scale + 14)
    _strips(canvas, scene, strips, low, right)


def _markets(canvas: Canvas, scene: Scene, markets: list[Area], top: float, right: float) -> float:
    """One market as high as the stage; several on cards, one above the other. Returns where they begin on the left."""
    if not markets:
        return right
    wide = max(area.width for area in markets)
    if len(markets) == 1:
        scale = min(1.0, (STAGE - 2 * PAD - 26) / markets[0].height)
        right -= wide * scale
        canvas.block(right, top + PAD + 12, markets[0].title, 16, wide * scale, bold=True, serif=True)
        areas.draw(canvas, scene, markets[0], right, top + PAD + 26, scale)
        return right - 18
    scale = min(1.0, (STAGE - 2 * PAD + 12) / sum(area.height + CARD for area in markets))
    left, y = right - (wide + 2 * PAD) * scale, top + PAD
    for area in markets:
        with canvas.group(at=(left, y), scale=scale):
            canvas.rect(0, 0, wide + 2 * PAD, area.height + CARD - 12, 12, "panel", "line")
            note = line_width(parse(area.note), 13)
            start = PAD + _mark(canvas, scene, area)
            canvas.block(start, 26, area.title, 16, wide + PAD - start - note - 8, bold=True, serif=True)
            canvas.block(PAD + wide, 25, area.note, 13, wide * 0.7, colour="ink-2", anchor="end", cut="panel")
        areas.draw(canvas, scene, area, left + PAD * scale, y + 38 * scale, scale)
        y += (area.height + CARD) * scale
    return left - 18


def _mark(canvas: Canvas, scene: Scene, area: Area) -> float:
    """The mark of the player whose area it is; returns its width."""
    if area.owner < 0:
        return 0
    chip(canvas, scene.players[area.owner].colour, PAD, 11, 20)
    return 28


def _rows_above(canvas: Canvas, scene: Scene, top: float, right: float) -> float:
    """Rows above the boards, each on a card with its title in front; returns the height of all."""
    used = 0.0
    for area in scene.areas:
        if area.kind == "top":
            y, wide = top + PAD + used, right - PAD
            title = text_width(area.title, 16, True) + 2 * PAD
            scale = min(1.0, (wide - title - PAD) / area.width)
            canvas.rect(PAD, y, wide, area.height * scale + 16, 12, "panel", "line")
            canvas.text(2 * PAD, y + area.height * scale / 2 + 13, area.title, 16, bold=True, serif=True)
            at = PAD + title + (wide - title - area.width * scale) / 2
            areas.draw(canvas, scene, area, at, y + 8, scale)
            used += area.height * scale + 22
    return used


def _strips(canvas: Canvas, scene: Scene, strips: list[Area], y: float, right: float) -> None:
    x = PAD + areas.GRID
    for area in strips:
        canvas.text(x, y + 22, area.title, 13, bold=True)
        x += text_width(area.title, 13, True) + 14
        scale = min(1.0, 34 / area.height)
        areas.draw(canvas, scene, area, x, y, scale)
        x += area.width * scale + 24
    bars.supply(canvas, scene, right, y + 22)
