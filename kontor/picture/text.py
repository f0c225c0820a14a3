"""A scene for a terminal: grids, tables and a numbered list of choices, in words."""

from __future__ import annotations

import re
from itertools import groupby

from rich import box
from rich.columns import Columns
from rich.console import Console
from rich.table import Table
from rich.text import Text

from kontor.kernel import Words
from kontor.kernel.scene import Area, Choice, Counter, Piece, Place, Player, Scene

from . import text_flat, text_hexes, text_map

_RUN = re.compile(r"(?::([a-z][a-z0-9-]*):)(?: ?:\1:)*")
_BELOW = ("ground", "terrain")
_PRINTED = ("ground", "slot", "cell")  # say nothing by themselves
_CELL = 9  # characters of a cell, if the terminal is wide enough
_FEW = 12  # with more choices than this, gains are left out and choices of a kind share a line


def show(scene: Scene, words: Words, console: Console) -> None:
    """Print the table, what is asked, and the choices by number."""
    _Terminal(scene, words, console).show()


class _Terminal:
    def __init__(self, scene: Scene, words: Words, console: Console) -> None:
        self.scene, self.words, self.console = scene, words, console
        self.number = {target: k + 1 for k, c in enumerate(scene.choices) for target in c.targets}
        self.shown: set[int] = set()
        self.wordy = any(
            area.written in ("hexes", "tiles") for area in scene.areas
        )  # no room in the map for what a site brings
        self.cell = _CELL

    def show(self) -> None:
        scene = self.scene
        self.console.print()
        self.console.print(Text(f"{scene.title} · {scene.status}", style="bold"))
        if scene.goal or scene.now:
            self.console.print(Text(f"{scene.goal} {scene.now}".strip()))
        tiles = [area for area in scene.areas if area.written == "tiles" and self.pieces(area)]
        if tiles:
            text_flat.show(scene, tiles, self.words, self.console)
        for area in scene.areas:
            if area.written == "hexes":
                text_hexes.show(scene, area, self.words, self.console)
            elif area.written == "map":
                text_map.show(scene, area, self.console)
            elif area.columns and not area.written:
                self.grid(area)
            elif not area.written:
                self.shelf(area)
        supply = "   ".join(counter.label for counter in scene.counters)
        if supply:
            self.console.print(Text(f"{scene.captions.get('supply', '')}  {supply}", style="dim"))
        self.players()
        self.console.print()
        self.console.print(Text(self.words.plain(scene.question), style="bold"))
        if scene.help:
            self.console.print(Text(self.words.plain(scene.help), style="dim"))
        self.choices()

    def short(self, text: str) -> str:
        """Icons as the first letters of their words, equal ones counted: room is scarce in a grid."""

        def letters(match: re.Match[str]) -> str:
            count = match[0].count(f":{match[1]}:")
            return (str(count) if count > 1 else "") + self.words.plain(f":{match[1]}:")[:2]

        return _RUN.sub(letters, text).replace(" → ", ">").strip()

    def owned(self, piece: Piece) -> bool:
        return 0 <= piece.owner < len(self.scene.players)

    def letter(self, piece: Piece) -> str:
        """Of its owner; of a piece that is nobody's that of its symbol or name."""
        if self.owned(piece):
            return self.scene.players[piece.owner].letter
        return (piece.symbol or piece.title or piece.label)[:1]

    def pieces(self, area: Area) -> list[Piece]:
        return [piece for piece in self.scene.pieces if piece.area == area.id]

    # ---- a board with named rows and columns ----
    def grid(self, area: Area) -> None:
        self.cell = max(5, min(_CELL, (self.console.width - 4) // len(area.columns) - 1))
        table = Table(box=box.SQUARE, show_lines=True, padding=(0, 0))
        table.add_column("")
        for name in area.columns:
            table.add_column(name, width=self.cell, justify="center", no_wrap=True)
        wide, high = area.width / len(area.columns), area.height / len(area.rows)
        cells = {(row, column): Text() for row in range(len(area.rows)) for column in range(len(area.columns))}

        def square(thing: Place | Piece) -> tuple[int, int]:
            return int((thing.y + thing.height / 2) // high), int((thing.x + thing.width / 2) // wide)

        for place in self.scene.places:
            if place.area == area.id and square(place) in cells:
                self.mark(cells[square(place)], place.id)
                cells[square(place)].append(self.short(place.text), style="dim")
        taken: set[tuple[int, int]] = set()
        beside = []
        for piece in self.pieces(area):
            at = square(piece)
            if at in cells and piece.width <= wide and piece.height <= high:
                self.put(cells[at], piece, at in taken)
                if piece.kind not in _BELOW:
                    taken.add(at)
            elif piece.kind not in (*_BELOW, *_PRINTED):
                beside.append(piece)
        for row, name in enumerate(area.rows):
            table.add_row(name, *(cells[row, column] for column in range(len(area.columns))))
        self.console.print(table)
        self.rows(beside)

    def mark(self, cell: Text, target: str) -> None:
        if target in self.number:
            self.shown.add(self.number[target])
            cell.append(f"{self.number[target]}", style="bold green")
            cell.append(" ")

    def put(self, cell: Text, piece: Piece, beside: bool) -> None:
        """A piece covers what is to be had there, but no piece that stands there already."""
        if piece.kind in _BELOW:
            cell.append((piece.title or piece.label).lower()[: self.cell], style="italic cyan")
            return
        letter = self.letter(piece)
        if not beside:
            cell.plain = ""
            self.mark(cell, piece.id)
        if piece.title:
            cell.append(piece.title[: self.cell - len(cell.plain)], style="bold")
            cell.append(f"\n{letter} {self.short(piece.text)}"[: self.cell + 1])
        else:
            cell.append(f"({letter})", style="bold magenta")

    # ---- a market, a packet, a site ----
    def shelf(self, area: Area) -> None:
        pieces = [piece for piece in self.pieces(area) if piece.kind not in _PRINTED]
        if not pieces:
            return
        if all(not piece.title and (piece.symbol or self.owned(piece)) for piece in pieces):
            letters = " ".join(f"({self.letter(p)})" for p in pieces)
            self.console.print(Text(f"{area.title}  {letters}"))
            return
        head = Text(area.title, style="bold")
        if area.note:
            head.append(f"  {self.words.plain(area.note)}", style="not bold dim")
        self.console.print(head)
        labels = [piece.label for piece in pieces if piece.kind == "label"]
        if labels:
            self.console.print(Text("  " + " · ".join(labels)))
        self.rows([piece for piece in pieces if piece.label not in labels])

    def rows(self, pieces: list[Piece]) -> None:
        """Pieces below each other, whatever they are."""
        if not pieces:
            return
        table = Table.grid(padding=(0, 2))
        for _ in range(3):
            table.add_column(no_wrap=True)
        table.add_column()
        for piece in pieces:
            table.add_row(*(self.scale(piece) if piece.kind == "scale" else self.offer(piece)))
        self.console.print(table)

    def scale(self, piece: Piece) -> list[Text]:
        """A track, where it stands in brackets."""
        head = Text()
        self.mark(head, piece.id)
        head.append(piece.title, style="bold")
        numbers = piece.text.split()
        steps = " ".join(f"[{text}]" if k == piece.count else text for k, text in enumerate(numbers))
        return [head, Text(steps)]

    def offer(self, piece: Piece) -> list[Text]:
        head = Text()
        self.mark(head, piece.id)
        name = piece.title or (f"({self.letter(piece)})" if self.owned(piece) else piece.label)
        head.append(name, style="dim" if piece.dim else "bold")
        if piece.count > 1:
            head.append(f" ×{piece.count}")
        foot, corner, text = (
            self.words.plain(each.replace("::", ": :")) for each in (piece.foot, piece.corner, piece.text)
        )
        return [head, Text(foot), Text(corner), Text(text, style="dim")]

    # ---- players ----
    def players(self) -> None:
        table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
        table.add_column("", no_wrap=True)
        table.add_column(self.words("score"), justify="right", no_wrap=True)
        for group in _groups(self.scene.players[0]):
            names = [self.words.plain(f":{counter.icon}:") for counter in group]
            head = names[0][:6] if len(group) == 1 else "+".join(name[:3] for name in names)
            table.add_column(f"{group[0].group[:8]}\n{head}" if group[0].group else head, justify="right", no_wrap=True)
        for track in self.scene.players[0].tracks:
            table.add_column(f"\n{track.label[:7]}", justify="right", no_wrap=True)
        for player in self.scene.players:
            name = Text(f"{'▶' if player.to_move else ' '} ({player.letter}) {player.name}", style="bold")
            if player.first:
                name.append(" ♛", style="yellow")
            numbers = ["+".join(str(counter.value) for counter in group) for group in _groups(player)]
            values = [track.value[:7] for track in player.tracks]
            table.add_row(name, str(player.score).replace("-", "−"), *numbers, *values)
        self.console.print(table)
        for player in self.scene.players:
            if player.note and (player.warning or player.seat == self.scene.viewer):
                note = Text(f"  ! ({player.letter}) {player.note}", style="yellow" if player.warning else "dim")
                self.console.print(note)
            self.cards(player)
        if self.scene.viewer >= 0 and self.scene.players[self.scene.viewer].tracks:
            self.desk(self.scene.players[self.scene.viewer])
        if self.scene.over:
            self.breakdown()

    def desk(self, player: Player) -> None:
        """The own tracks: what counts now in brackets, after it the steps still to come."""
        line = Text(f"  ({player.letter})")
        for track in player.tracks:
            line.append(f"  {track.label} ", style="bold")
            line.append(" ".join(f"[{cell.text}]" if cell.now else cell.text for cell in track.cells))
        self.console.print(line)

    def cards(self, player: Player) -> None:
        """One line a card; what was bought together, if the game has a word for it."""
        caption = self.scene.captions.get("bought", "")
        bought = [card.title for card in player.cards if caption and card.symbol]
        if bought:
            self.console.print(Text(f"  • ({player.letter}) {caption}: {', '.join(bought)}"))
        for group, cards in groupby((card for card in player.cards if card.group and card.title), lambda c: c.group):
            names = [f"{card.count} × {card.text if card.tone else card.title}" for card in cards]
            self.console.print(Text(f"  • ({player.letter}) {group}: {', '.join(names)}"))
        alone = [card for card in player.cards if card.title and not card.group and not (caption and card.symbol)]
        plain = [card for card in alone if not (card.text or card.corner)]
        if plain:  # a number or a name says all: one line for them
            line = Text(f"  • ({player.letter}) ")
            for k, card in enumerate(plain):
                line.append(" · " if k else "")
                style = "dim" if card.done else "bold green" if card.marked or card.id in self.number else ""
                line.append(card.title, style=style)
                line.append(f" ×{card.count}" if card.count > 1 else "")
            self.console.print(line)
        for card in alone:
            if card.text or card.corner:
                number = f"{self.number[card.id]} " if card.id in self.number else ""
                mark = "✓" if card.done else "•"
                worth = f" ({self.words.plain(card.corner)})" if card.corner else ""
                text = self.words.plain(card.text.replace("::", ": :"))
                line = Text(f"  {mark} ({player.letter}) {number}{card.title}{worth}{': ' if text else ''}{text}")
                line.stylize("dim" if card.done else "bold green" if card.marked else "")
                self.console.print(line)

    def breakdown(self) -> None:
        table = Table(box=box.SIMPLE, padding=(0, 1))
        table.add_column("")
        for counter in self.scene.players[0].points:
            table.add_column(counter.label, justify="right")
        for player in self.scene.players:
            table.add_row(player.name, *(str(c.value).replace("-", "−") for c in player.points))
        self.console.print(table)

    def choices(self) -> None:
        few = len(self.scene.choices) <= _FEW
        numbered = [(k, c) for k, c in enumerate(self.scene.choices, 1) if few or k not in self.shown]
        for _, group in groupby(numbered, lambda each: each[1].notation.rpartition(" ")[0] or each[1].notation):
            alike = list(group)
            if len(alike) > 2 and not few:
                self.alike(alike)
                continue
            for k, choice in alike:
                gains = choice.gain.split("\n") if few else choice.gain.split("\n")[:1]
                gain = f"  {self.words.plain('; '.join(gains))}" if choice.gain else ""
                line = Text(f"{k:4}  ", style="bold green")
                line.append(choice.words, style="not bold default")
                line.append(f"  ({choice.notation})", style="dim")
                self.console.print(line.append(gain, style="cyan"))
        if self.shown and not few:
            self.console.print(Text(self.words("more-choices", count=len(self.shown)), style="dim"))

    def alike(self, choices: list[tuple[int, Choice]]) -> None:
        """Choices that differ in one word: what they share once, then the rest of each."""
        texts = [choice.words for _, choice in choices]
        head = _shared(texts).rpartition(" ")[0]
        tail = _shared([text[::-1] for text in texts])[::-1].partition(" ")[2]
        line = Text(f"{head} … {tail}".rstrip(), style="not bold default")
        line.append(f"  ({choices[0][1].notation.rpartition(' ')[0]} …)", style="dim")
        self.console.print(line)
        items = []
        for k, choice in choices:
            rest = choice.words[len(head) : len(choice.words) - len(tail)].strip()
            items.append(Text(f"{k:4}  ", style="bold green").append(rest, style="not bold default"))
        if self.wordy:
            for item, (_, choice) in zip(items, choices, strict=True):
                item.append(f"  {self.words.plain(choice.gain.replace(chr(10), '; '))}", style="not bold cyan")
                self.console.print(item, no_wrap=True, overflow="ellipsis")
            return
        self.console.print(Columns(items, padding=(0, 2), equal=True))


def _shared(texts: list[str]) -> str:
    """What all texts begin with."""
    first, last = min(texts), max(texts)
    n = 0
    while n < len(first) and first[n] == last[n]:
        n += 1
    return first[:n]


def _groups(player: Player) -> list[list[Counter]]:
    """Counters that stand together, each other one alone."""
    out: list[list[Counter]] = []
    for counter in player.counters:
        if out and counter.group and counter.group == out[-1][0].group:
            out[-1].append(counter)
        else:
            out.append([counter])
    return out
