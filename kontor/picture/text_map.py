"""A map for a terminal: lines with who stands on their spaces, plates with their spots, printed tracks, tokens.

`[B]` is a cube of blue, `(B)` a disc; `·` a free space of a line, `[wh]` a free white spot.
"""

from __future__ import annotations

from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from kontor.kernel.scene import Area, Piece, Scene

_BRACKETS = {"cube": "[]", "disc": "()"}
_WRITTEN = {*_BRACKETS, "plate", "panel", "spot", "cell", "label", "badge", "ground", "slot"}  # the last four: printed


def show(scene: Scene, area: Area, console: Console) -> None:
    _Map(scene, area, console).show()


class _Map:
    def __init__(self, scene: Scene, area: Area, console: Console) -> None:
        self.scene, self.area, self.console = scene, area, console
        self.here = [piece for piece in scene.pieces if piece.area == area.id]
        self.standing = {_middle(piece): piece for piece in self.here if piece.kind in _BRACKETS}
        self.spots = {_middle(piece): piece for piece in self.here if piece.kind == "spot"}
        self.longest = max((len(line.points) - 2 for line in scene.lines), default=0)
        self.told: set[str] = set()

    def show(self) -> None:
        self.console.print(Text(self.area.title, style="bold"))
        if legend := self.scene.captions.get("legend"):
            self.console.print(Text(legend, style="dim"))
        self.columns([self.road(k) for k in range(len(self.scene.lines)) if self.scene.lines[k].area == self.area.id])
        self.columns([self.plate(plate) for plate in self.here if plate.kind == "plate"])
        for panel in self.here:
            if panel.kind == "panel":
                self.console.print(self.panel(panel))
        for piece in self.here:
            stray = piece.kind in _BRACKETS and piece.id not in self.told
            if stray or piece.kind not in _WRITTEN or (piece.kind == "cell" and piece.marked):
                style = "bold yellow" if piece.marked and piece.kind != "cell" else ""
                self.console.print(Text(f"• {piece.label}", style=style))

    def columns(self, items: list[Text]) -> None:
        self.console.print(Columns(items, padding=(0, 3), equal=True, column_first=False))

    # ---- lines and plates ----
    def road(self, k: int) -> Text:
        line = self.scene.lines[k]
        out, busy = Text(), False
        spaces = []
        for point in line.points[1:-1]:
            piece = self.standing.get(_place(*point))
            spaces.append(self.glyph(piece) if piece else " · ")
            busy = busy or piece is not None
        out.append("".join(spaces).ljust(3 * self.longest), style="bold" if busy else "dim")
        out.append(f" {line.label}", style="bold yellow" if line.marked else "" if busy else "dim")
        return out

    def plate(self, plate: Piece) -> Text:
        """Who stands there and free spots, from left to right; whose it is."""
        inside = sorted((p for p in self.here if p is not plate and _within(p, plate)), key=_middle)
        row = []
        for piece in inside:
            if piece.kind in _BRACKETS:
                row.append(self.glyph(piece))
            elif piece.kind == "spot" and _middle(piece) not in self.standing:
                brackets = "()" if piece.shape == "circle" else "[]"
                row.append(f"{brackets[0]}{piece.tone[:2]}{piece.title}{brackets[1]}")
        out = Text(plate.title, style="bold" if plate.owner >= 0 else "")
        if plate.owner >= 0:
            out.append(f" {self.letter(plate)}", style="bold magenta")
        return out.append(f" {' '.join(row)}", style="not bold")

    def panel(self, panel: Piece) -> Text:
        """The cells of a track, each with its number or who stands on it."""
        out = Text(f"{panel.label}: ")
        for cell in sorted((p for p in self.here if p.kind == "cell" and _within(p, panel)), key=_middle):
            piece = self.standing.get(_middle(cell))
            out.append(f"{cell.title}{self.glyph(piece) if piece else ''}  ", style="bold" if piece else "")
        return out

    def glyph(self, piece: Piece) -> str:
        self.told.add(piece.id)
        brackets = _BRACKETS[piece.kind]
        return f"{brackets[0]}{self.letter(piece)}{brackets[1]}"

    def letter(self, piece: Piece) -> str:
        return self.scene.players[piece.owner].letter if 0 <= piece.owner < len(self.scene.players) else "N"


def _place(x: float, y: float) -> tuple[int, int]:
    return round(x), round(y)


def _middle(piece: Piece) -> tuple[int, int]:
    return _place(piece.x + piece.width / 2, piece.y + piece.height / 2)


def _within(piece: Piece, around: Piece) -> bool:
    x, y = _middle(piece)
    return around.x <= x <= around.x + around.width and around.y <= y <= around.y + around.height
