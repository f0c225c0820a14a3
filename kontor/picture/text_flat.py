"""Boards of flat-top hexes for a terminal: small letters are empty spaces, capitals tiles; the rest as lists.

The viewer's board has the names of its spaces, those of others stand beside each other in short.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from kontor.kernel import Words
from kontor.kernel.scene import Area, Piece, Place, Scene

WIDE, SHORT = 8, 4  # characters of a space, with its name and without
LEGAL = "bold green"
_WRITTEN = ("hex", "hextile", "chip", "label", "cell", "slot", "ground")


def show(scene: Scene, areas: Sequence[Area], words: Words, console: Console) -> None:
    _Table(scene, words, console).show(areas)


class _Table:
    def __init__(self, scene: Scene, words: Words, console: Console) -> None:
        self.scene, self.words, self.console = scene, words, console
        self.targets = {target: k + 1 for k, choice in enumerate(scene.choices) for target in choice.targets}

    def show(self, areas: Sequence[Area]) -> None:
        small: list[Text] = []
        for area in areas:
            here = [piece for piece in self.scene.pieces if piece.area == area.id]
            if not any(piece.kind == "hex" for piece in here):
                continue
            if area.kind == "board":
                self.large(area, here)
            else:
                small.append(self.small(area, here))
        if small:
            self.console.print(Columns(small, padding=(0, 4)))
        for area in areas:
            here = [piece for piece in self.scene.pieces if piece.area == area.id]
            others = [piece for piece in here if piece.kind not in _WRITTEN]
            here = [piece for piece in here if piece.kind in _WRITTEN]
            for piece in others:
                self.console.print(Text(f"• {piece.label}"))
            if any(piece.kind == "chip" for piece in here):
                self.chips(area, here)
            elif here and not any(piece.kind == "hex" for piece in here):
                self.console.print(self.titled(area.title, self.counted(here)))

    def titled(self, title: str, text: str) -> Text:
        return Text(f"{title}: ", style="bold").append(text, style="not bold")

    # ---- boards ----
    def large(self, area: Area, here: list[Piece]) -> None:
        head = Text(area.title, style="bold")
        if area.note:
            head.append(f"  {area.note}", style="not bold dim")
        self.console.print(head)
        frames = [place for place in self.scene.places if place.area == area.id and place.tone == "frame"]
        if frames:
            self.console.print(Columns([self.option(frame, here) for frame in frames], padding=(0, 4)))
            return
        if legend := self.scene.captions.get("legend"):
            self.console.print(Text(legend, style="dim"))
        self.console.print(self.board(here, named=bool(here[0].title)), no_wrap=True, overflow="crop")

    def small(self, area: Area, here: list[Piece]) -> Text:
        head = Text(area.title, style="bold")
        if 0 <= area.owner < len(self.scene.players):
            head = Text(f"({self.scene.players[area.owner].letter}) {area.title}", style="bold")
        head.append(f"  {area.note}\n", style="not bold dim")
        return Text.assemble(head, self.board(here, named=False), "\n", self.below(here))

    def option(self, frame: Place, here: list[Piece]) -> Text:
        number = self.targets.get(frame.id)
        head = Text(f"{number}  " if number else "", style=LEGAL).append(f"{frame.label}\n", style="bold")
        return head.append_text(self.board([piece for piece in here if piece.id.startswith(f"{frame.id}:")], False))

    def board(self, here: list[Piece], named: bool) -> Text:
        """Two lines a row of hexes, as columns stand half a hex against each other."""
        hexes = [piece for piece in here if piece.kind == "hex"]
        left, top = min(piece.x for piece in hexes), min(piece.y for piece in hexes)
        lying = {(piece.x, piece.y): piece for piece in here if piece.kind == "hextile"}
        rows: dict[int, dict[int, tuple[str, str]]] = {}
        pitch = WIDE if named else SHORT
        for piece in hexes:
            row = round((piece.y - top) / (piece.height / 2))
            column = round((piece.x - left) / (piece.width * 0.75))
            rows.setdefault(row, {})[column * pitch] = self.cell(piece, lying.get((piece.x, piece.y)), named)
        out = Text()
        for row in range(max(rows) + 1):
            line = Text()
            for column, (text, style) in sorted(rows.get(row, {}).items()):
                line.append(" " * (column - len(line)))
                line.append(text, style=style)
            out.append_text(line).append("\n" if row < max(rows) else "")
        return out

    def cell(self, space: Piece, tile: Piece | None, named: bool) -> tuple[str, str]:
        mark = "›" if space.id in self.targets else " "
        if tile is not None:
            sign = "*" if tile.corner else " "
            name = f"{mark}{space.title}{sign}" if named else ""
            return name + tile.text.upper(), "bold magenta"
        name = f"{mark}{space.title} " if named else ""
        style = LEGAL if mark != " " else "bold yellow" if space.marked else "dim" if space.dim else ""
        return name + space.text, style

    def below(self, here: list[Piece]) -> Text:
        """What lies on no space."""
        spaces = {(piece.x, piece.y) for piece in here if piece.kind == "hex"}
        loose = [p for p in here if p.kind in ("hextile", "slot") and (p.x, p.y) not in spaces]
        return Text(f"[{', '.join(piece.text or '–' for piece in loose)}]", style="not bold")

    # ---- lists ----
    def counted(self, here: list[Piece]) -> str:
        """Equal tiles together, numbers as they lie; what can be chosen is in the list of choices."""
        if any(piece.kind == "cell" for piece in here):
            return " ".join(piece.title for piece in here)
        names = sorted(piece.text or "–" for piece in here)
        counts = [(name, len(list(same))) for name, same in groupby(names)]
        return ", ".join(f"{n} × {name}" if n > 1 else name for name, n in counts)

    def chips(self, area: Area, here: list[Piece]) -> None:
        names = [f"{chip.text or self.words.plain(f':{chip.symbol}:')} {chip.title}" for chip in here]
        self.console.print(self.titled(area.title, " · ".join(names)))
