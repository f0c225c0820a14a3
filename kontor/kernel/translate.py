"""Translate: the rules of a game as one self-contained Python file for Numba.

The file holds everything that decides what the machine code does: rules, constants, tables, layouts, compiler flags.
Its hash therefore names the compiled code, and code can never be stale: another text is another name.
"""

from __future__ import annotations

import ast
import copy
import enum
import typing
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from .bits import bits
from .chance import Rng, below, key_rng, seed_rng
from .errors import RuleError
from .lint import check, reachable, tree_of
from .record import Record
from .rule import Actions, Numbers, Table, is_rule, meant, refuse, say

Rule = Callable[..., Any]
LONGEST_TURN = 24  # decisions that are looked through for the best end of a turn

HEAD = '''"""Written by kontor.kernel.translate; do not edit. Rules of {game}, rules version {version}."""
from math import exp, sqrt
from numba import from_dtype, njit, types as T
from numba.cpython.unsafe.numbers import trailing_zeros
from numpy import array, dtype, empty, float64, int16, int64, uint8, zeros
from kontor.kernel.native import entries_suffice, report

def jit(signature, **how):
    def compiled(fn):
        if how and entries_suffice():
            return fn
        out = njit(signature, cache=True, nogil=True, boundscheck=True, error_model="python", **how)(fn)
        report(fn.__name__)
        return out
    return compiled

INNER = dict(no_cpython_wrapper=True, no_cfunc_wrapper=True)
RAW, ACTIONS, NUMBERS = T.Array(T.uint8, 1, "C"), T.Array(T.int16, 1, "C"), T.Array(T.int64, 1, "C")
LINKS, COUNTS, VALUES = T.Array(T.int32, 2, "C"), T.Array(T.int32, 1, "C"), T.Array(T.float64, 2, "C")
KNOBS = T.Array(T.float64, 1, "C")
RAWS, LISTS = T.Array(T.uint8, 2, "C"), T.Array(T.int16, 2, "C")
DEPTH = {depth}
NOTHING = -(1 << 60)
'''

# The entry points on raw bytes, the same for every game; <legal> stands for the game's rule of that kernel name.
TAIL = "\n".join((Path(__file__).parent / name).read_text(encoding="utf-8") for name in ("entries.txt", "search.txt"))

# What stands for a rule that a game does not give.
_DEFAULTS = {
    "guide": """
@jit(T.int64(T_STATE, T_Rng, ACTIONS, T.int64), **INNER)
def guide_by_chance(s, rng, out, n):
    return out[<below>(rng, n)]
""",
    "pause": """
@jit(T.boolean(T_STATE), **INNER)
def never_pauses(s):
    return False
""",
    "sensible": """
@jit(T.int64(T_STATE, ACTIONS, T.int64), **INNER)
def all_sensible(s, out, n):
    return n
""",
}
_DEFAULT_NAMES = {"guide": "guide_by_chance", "pause": "never_pauses", "sensible": "all_sensible"}

_CHANCE: dict[str, Rule] = {"seed_rng": seed_rng, "key_rng": key_rng, "below": below}
_CODES = {"b": "int8", "h": "int16", "i": "int32", "q": "int64"}


def translate(game: str, version: str, state: type[Record], width: int, entries: Mapping[str, Rule]) -> str:
    """The text of the native module; `RuleError` lists what is not allowed in a rule.

    `width` is the largest number of legal decisions at once, `entries` the rules the kernel calls, by name.
    """
    entries = {**entries, **_CHANCE}
    every = list(entries.values())
    if findings := check(every):
        raise RuleError("\n".join(map(str, findings)))
    rules = reachable(every)
    names = _names(rules)
    parts = [HEAD.format(game=game, version=version, depth=LONGEST_TURN)]
    parts += [_layout(record) for record in _records(state, Rng)]
    bodies = []
    tables: dict[int, tuple[str, Table]] = {}
    for fn in rules:
        bodies.append(_function(fn, names, tables))
    for name, values in tables.values():
        rows = "[" + ", ".join(repr(list(r) if isinstance(r, tuple) else r) for r in values) + "]"
        parts.append(f"{name} = array({rows}, int64)\n")
    parts += bodies
    tail = "".join(text for entry, text in _DEFAULTS.items() if entry not in entries) + TAIL
    tail = tail.replace("STATE", state.__name__).replace("<width>", str(width))
    for entry, fn in entries.items():
        tail = tail.replace(f"<{entry}>", names[fn])
    for entry, name in _DEFAULT_NAMES.items():
        tail = tail.replace(f"<{entry}>", name)
    return "\n".join([*parts, tail])


def functions_in(text: str) -> int:
    """How many functions a native module compiles (for the progress bar)."""
    return text.count("\n@jit(")


def _names(rules: list[Rule]) -> dict[Rule, str]:
    """A name for each rule, unique over all modules."""
    names: dict[Rule, str] = {}
    for fn in rules:
        name = f"r_{fn.__qualname__.replace('.', '_')}"
        while name in names.values():
            name += "_"
        names[fn] = name
    return names


def _records(*roots: type[Record]) -> list[type[Record]]:
    found: list[type[Record]] = []

    def visit(record: type[Record]) -> None:
        for field in record.FIELDS.values():
            if field.nested:
                visit(field.item)
        if record not in found:
            found.append(record)

    for root in roots:
        visit(root)
    return found


def _layout(record: type[Record]) -> str:
    formats = []
    for field in record.FIELDS.values():
        item = f"D_{field.item.__name__}" if field.nested else repr(_CODES[field.item])
        formats.append(f"({item}, {field.shape!r})" if field.shape else item)
    return (
        f"D_{record.__name__} = dtype({{'names': {list(record.FIELDS)!r}, 'formats': [{', '.join(formats)}], "
        f"'offsets': {list(record.OFFSETS.values())!r}, 'itemsize': {record.SIZE}}}, align=True)\n"
        f"T_{record.__name__} = from_dtype(D_{record.__name__})\n"
    )


def _type(hint: Any) -> str:
    simple = {int: "T.int64", bool: "T.boolean", type(None): "T.void", Actions: "ACTIONS", Numbers: "NUMBERS"}
    return simple.get(hint) or f"T_{hint.__name__}"


def _function(fn: Rule, names: Mapping[Rule, str], tables: dict[int, tuple[str, Table]]) -> str:
    tree = copy.deepcopy(tree_of(fn))
    hints = typing.get_type_hints(fn)
    arguments = ", ".join(_type(hints[a.arg]) for a in tree.args.args)
    body = _Constants(fn, names, tables).visit(tree)
    body.decorator_list = []
    body.name = names[fn]
    body.returns = None
    for a in body.args.args:
        a.annotation = None
    text = ast.unparse(ast.fix_missing_locations(body))
    return f"@jit({_type(hints['return'])}({arguments}), **INNER)\n{text}\n"


class _Constants(ast.NodeTransformer):
    """Numbers in place of constants, unique names in place of rules and tables, and nothing that only Python needs."""

    def __init__(self, fn: Rule, names: Mapping[Rule, str], tables: dict[int, tuple[str, Table]]) -> None:
        self.fn, self.names, self.tables = fn, names, tables
        self.locals = set(fn.__code__.co_varnames)

    def visit_Name(self, node: ast.Name) -> ast.AST:
        if node.id in self.locals:
            return node
        value = self.fn.__globals__.get(node.id)
        if isinstance(value, int):
            return ast.Constant(int(value))
        if isinstance(value, Table):
            return ast.Name(self._table(node.id, value), node.ctx)
        if is_rule(value):
            return ast.Name(self.names[typing.cast(Rule, value)], node.ctx)
        return node

    def visit_Call(self, node: ast.Call) -> ast.AST:
        if isinstance(node.func, ast.Name) and self.fn.__globals__.get(node.func.id) is refuse:
            return typing.cast(ast.AST, self.visit(node.args[0]))  # the number; what its sentence needs is for people
        return self.generic_visit(node)

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        if isinstance(node.value, ast.Name) and node.value.id not in self.locals:
            of_decision = meant(self.fn, node)
            if is_rule(of_decision):
                return ast.Name(self.names[typing.cast(Rule, of_decision)], node.ctx)
            if isinstance(of_decision, int):
                return ast.Constant(int(of_decision))
            owner = self.fn.__globals__.get(node.value.id)
            if isinstance(owner, type) and issubclass(owner, enum.IntEnum):
                return ast.Constant(int(getattr(owner, node.attr)))
        return self.generic_visit(node)

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        """t[i][j] -> t[i, j]: one look-up instead of a view and a look-up."""
        inner = node.value
        if isinstance(inner, ast.Subscript) and isinstance(inner.value, ast.Name) and inner.value.id not in self.locals:
            index = ast.Tuple([self.visit(inner.slice), self.visit(node.slice)], ast.Load())
            return ast.Subscript(self.visit(inner.value), index, node.ctx)
        return self.generic_visit(node)

    def visit_For(self, node: ast.For) -> Any:
        """`for route in bits(mask)` walks the bits without a list."""
        call = node.iter
        if not (isinstance(call, ast.Call) and meant(self.fn, call.func) is bits):
            return self.generic_visit(node)
        assert isinstance(node.target, ast.Name)
        rest = f"rest_of_{node.target.id}_{node.lineno}"
        first = f"{node.target.id} = trailing_zeros({rest})"
        head = ast.parse(f"{rest} = 0\nwhile {rest} != 0:\n    {first}\n    {rest} &= {rest} - 1")
        head.body[0].value = self.visit(call.args[0])  # type: ignore[attr-defined]
        head.body[1].body += [self.visit(x) for x in node.body]  # type: ignore[attr-defined]
        return head.body

    def visit_Expr(self, node: ast.Expr) -> ast.AST | None:
        value = node.value
        if isinstance(value, ast.Constant):
            return None
        if (
            isinstance(value, ast.Call)
            and isinstance(value.func, ast.Name)
            and self.fn.__globals__.get(value.func.id) is say
        ):
            return ast.Pass()
        return self.generic_visit(node)

    def visit_Assert(self, node: ast.Assert) -> ast.AST:
        return ast.Pass()

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST | None:
        if node.value is None:
            return None
        return ast.Assign([self.visit(node.target)], self.visit(node.value))

    def _table(self, name: str, values: Table) -> str:
        if id(values) not in self.tables:
            unique = f"t_{name}"
            while unique in {n for n, _ in self.tables.values()}:
                unique += "_"
            self.tables[id(values)] = (unique, values)
        return self.tables[id(values)][0]
