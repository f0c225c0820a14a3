"""All that is compiled for a game: what `prelude.h` says, its text in C++, and the loops over many games.

>>> from kontor.kernel import game
>>> "struct State {" in source(game("little-town"))
True
"""

from __future__ import annotations

import functools
from collections.abc import Iterator
from pathlib import Path

from kontor.kernel import Game
from kontor.kernel.routine import entry_points, is_entry_point
from kontor.kernel.translate import translate

from . import points
from .cpp import INT, SHARED_FROM, Entry, Kind, Real, Text

HERE = Path(__file__).parent
PARTS = ("batch", "network")
APART = {"search_many": ("many",)}
"""Entry points that few need, and that take long to compile: they are a text of their own."""


@functools.cache
def source(of: Game, shared_from: int = SHARED_FROM, narrow: bool = True, parts: tuple[str, ...] = PARTS) -> str:
    """The text that compilers of C++ and CUDA take, with entry points of these parts; see `Text`."""
    own = [fn for fn in vars(points).values() if is_entry_point(fn)]
    wanted = [*(entry for part in parts for entry in entry_points(part)), *own]
    native = translate(of.id, of.version, of.state, of.max_legal + 1, of.rules.by_name(), wanted)
    text = Text(native, shared_from, narrow)
    written = text.cpp()
    each = [_each(text, entry) for entry in text.entries.values() if not entry.inner and _is_for_rows(entry)]
    return "\n".join([_read("prelude.h"), written, _families(of), _read("kernels.cu"), "#if HAS(0)", *each, "#endif\n"])


def _read(name: str) -> str:
    return (HERE / name).read_text(encoding="utf-8")


def _families(of: Game) -> str:
    """By what games are grouped: the phase, and the kind of decision."""
    kinds = [k for k, signature in enumerate(of.actions.signatures) for _ in range(signature.size)]
    numbers = ", ".join(map(str, kinds))
    phases = max(map(int, type(of.decisions.over))) + 1
    return (
        f"enum {{ PHASES = {phases}, FAMILIES = {max(kinds) + 1}, DECISIONS = {len(kinds)} }};\n"
        f"TABLE u8 FAMILY_OF[{len(kinds)}] = {{{numbers}}};\n"
    )


# ---- entry points that take rows, one row for each thread ----
def _is_for_rows(entry: Entry) -> bool:
    return [name for name, _ in entry.arguments[-2:]] == ["first", "last"]


def _each(text: Text, entry: Entry) -> str:
    """A kernel `each_NAME`. Bundles and rows arrive in parts: pointers and sizes, in the order of their fields."""
    *given, _, _ = entry.arguments
    parts = [part for name, kind in given for part in _parts(text, name, kind)]
    made = "".join(f"    {kind.declared}{name}_ = {_made(text, name, kind)};\n" for name, kind in given)
    call = f"{entry.name}({', '.join([*(f'{name}_' for name, _ in given), 'i', 'i + 1'])})"
    done = f"note_least(least, {call});" if entry.result == INT else f"{call};"
    head = ", ".join([*parts, "i64 first", "i64 last", "i64 *least"])
    return f"KERNEL each_{entry.name}({head}) {{\n{made}    EACH_ROW(i, first, last) {{ {done} }}\n}}\n"


def _parts(text: Text, name: str, kind: Kind) -> Iterator[str]:
    if kind.form == "bundle":
        for field, inner in text.bundles[kind.item].items():
            yield from _parts(text, f"{name}_{field}", inner)
    elif kind.form == "rows":
        yield f"{kind.item} *{name}"
        yield f"i64 {name}_n"
        if kind.dimensions == 2:
            yield f"i64 {name}_m"
    else:
        yield f"{'f64' if kind == Real else 'i64'} {name}"


def _made(text: Text, name: str, kind: Kind) -> str:
    if kind.form == "bundle":
        fields = text.bundles[kind.item].items()
        return "{" + ", ".join(_made(text, f"{name}_{field}", inner) for field, inner in fields) + "}"
    if kind.form == "rows":
        return f"{{{name}, {name}_n{f', {name}_m' if kind.dimensions == 2 else ''}}}"
    return name if kind.item == INT else f"({kind.item}){name}"
