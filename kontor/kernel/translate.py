"""Translate: the rules of a game as one self-contained Python file for Numba.

The file holds everything that decides what the machine code does: rules, constants, tables, layouts, compiler flags.
Its hash therefore names the compiled code, and code can never be stale: another text is another name.
"""

from __future__ import annotations

import ast
import copy
import enum
import typing
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from .bits import bits
from .chance import Rng
from .errors import RuleError
from .lint import check, reachable, tree_of
from .record import Record
from .routine import is_bundle, is_entry_point, is_routine, native_expression
from .rule import Actions, Native, Numbers, Table, is_rule, is_unchecked, meant, refuse, say

Rule = Callable[..., Any]
GAME = "game"

HEAD = '''"""Written by kontor.kernel.translate; do not edit. Rules of {game}, rules version {version}."""
from math import exp, sqrt
from numba import from_dtype, types as T
from numba.cpython.unsafe.numbers import trailing_zeros
from numpy import array, dtype, empty, float64, int16, int32, int64, uint8, zeros
from kontor.kernel.linking import function

def jit(signature, inner=False, checked=True):
    how = dict(nogil=True, boundscheck=checked, error_model="python", no_cfunc_wrapper=True, no_cpython_wrapper=inner)
    return function(signature, inner, **how)

def bundle(names, **types):
    assert names._fields == tuple(types)
    return T.NamedTuple(tuple(types.values()), names)

RAW = T.Array(T.uint8, 1, "C")
SIZE = {size}
WIDTH = {width}

@jit(T.void(RAW, RAW), inner=True, checked=False)
def copy_state(source, target):
    """Without bounds checks this loop becomes one memcpy."""
    for i in range(min(len(source), len(target))):
        target[i] = source[i]

@jit(T.void(RAW), inner=True, checked=False)
def clear_state(raw):
    for i in range(len(raw)):
        raw[i] = 0
'''

_TYPES = {
    int: "T.int64",
    float: "T.float64",
    bool: "T.boolean",
    type(None): "T.void",
    Actions: "T.Array(T.int16, 1, 'C')",
    Numbers: "T.Array(T.int64, 1, 'C')",
}
_CODES = {"b": "int8", "h": "int16", "i": "int32", "q": "int64"}


def translate(
    game: str,
    version: str,
    state: type[Record],
    width: int,
    rules: Mapping[str, Rule],
    entry_points: Sequence[Rule],
) -> str:
    """The text of the native module; `RuleError` lists what is not allowed in a rule.

    `width` is the largest number of legal decisions at once, `rules` those the kernel calls, by name.
    """
    called = _rules_called(entry_points)
    wanted = [*(rule for name, rule in rules.items() if name in called), *entry_points]
    if findings := check(wanted):
        raise RuleError("\n".join(map(str, findings)))
    functions = reachable(wanted)
    names = _names(functions)
    parts = [HEAD.format(game=game, version=version, size=state.SIZE, width=width)]
    parts += [_layout(record) for record in _records(state, Rng)]
    parts.append(f"D_STATE, T_STATE = D_{state.__name__}, T_{state.__name__}\n")
    parts += [_named_tuple(kind) for kind in _bundles(functions)]
    bodies = []
    tables: dict[int, tuple[str, Table]] = {}
    for fn in functions:
        bodies.append(_function(fn, names, rules, tables))
    for name, values in tables.values():
        rows = "[" + ", ".join(repr(list(r) if isinstance(r, tuple) else r) for r in values) + "]"
        parts.append(f"{name} = array({rows}, int64)\n")
    return "\n".join([*parts, *bodies])


def _rules_called(entry_points: Sequence[Rule]) -> set[str]:
    """Names of the rules of a game that these call."""
    return {
        node.attr
        for fn in reachable(entry_points)
        if is_routine(fn)
        for node in ast.walk(tree_of(fn))
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) == f"{GAME}.rules"
    }


def functions_in(text: str) -> int:
    """How many functions a native module compiles (for the progress bar)."""
    return text.count("\n@jit(")


def _names(functions: list[Rule]) -> dict[Rule, str]:
    """A name for each function, unique over all modules. Python calls entry points by their own."""
    names: dict[Rule, str] = {}
    for fn in functions:
        name = fn.__name__ if is_entry_point(fn) else f"r_{fn.__qualname__.replace('.', '_')}"
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


def _bundles(functions: list[Rule]) -> list[Any]:
    """The NamedTuples that functions take and return, those inside others first."""
    found: list[Any] = []

    def visit(kind: Any) -> None:
        if is_bundle(kind) and kind not in found:
            for inner in _hints(kind).values():
                visit(inner)
            found.append(kind)

    for fn in functions:
        for hint in _hints(fn).values():
            visit(hint)
    return found


def _named_tuple(kind: Any) -> str:
    fields = ", ".join(f"{name}={_type(hint)}" for name, hint in _hints(kind).items())
    name = kind.__name__
    return f"from {kind.__module__} import {name} as C_{name}\nN_{name} = bundle(C_{name}, {fields})\n"


def _hints(x: Any) -> dict[str, Any]:
    return typing.get_type_hints(x, include_extras=True)


def _type(hint: Any) -> str:
    for more in getattr(hint, "__metadata__", ()):
        if isinstance(more, Native):
            return more.type
    return _TYPES.get(hint) or f"{'N' if is_bundle(hint) else 'T'}_{hint.__name__}"


def _function(
    fn: Rule, names: Mapping[Rule, str], rules: Mapping[str, Rule], tables: dict[int, tuple[str, Table]]
) -> str:
    tree = copy.deepcopy(tree_of(fn))
    hints = _hints(fn)
    tree.args.args = [a for a in tree.args.args if a.arg != GAME or not is_routine(fn)]
    arguments = ", ".join(_type(hints[a.arg]) for a in tree.args.args)
    body = (_Routine(fn, names, tables, rules) if is_routine(fn) else _Constants(fn, names, tables)).visit(tree)
    body.decorator_list = []
    body.name = names[fn]
    body.returns = None
    for a in body.args.args:
        a.annotation = None
    text = ast.unparse(ast.fix_missing_locations(body))
    how = "" if is_entry_point(fn) else ", inner=True"
    if is_unchecked(fn):
        how += ", checked=False"
    return f"@jit({_type(hints['return'])}({arguments}){how})\n{text}\n"


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


class _Routine(_Constants):
    """The same for a routine: it is about one game now, whose rules it calls by name."""

    def __init__(
        self, fn: Rule, names: Mapping[Rule, str], tables: dict[int, tuple[str, Table]], rules: Mapping[str, Rule]
    ) -> None:
        super().__init__(fn, names, tables)
        self.rules = rules

    def visit_Name(self, node: ast.Name) -> ast.AST:
        value = None if node.id in self.locals else self.fn.__globals__.get(node.id)
        if isinstance(value, float):
            return ast.Constant(value)
        return ast.Name(f"C_{node.id}", node.ctx) if is_bundle(value) else super().visit_Name(node)

    def visit_Call(self, node: ast.Call) -> ast.AST:
        called = meant(self.fn, node.func)
        if expression := native_expression(called):
            given = [ast.unparse(self.visit(argument)) for argument in node.args]
            names = called.__code__.co_varnames[: len(given)]
            return ast.parse(expression.format(**dict(zip(names, given, strict=True))), mode="eval").body
        node.args = [a for a in node.args if not (isinstance(a, ast.Name) and a.id == GAME)]
        return super().visit_Call(node)

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        if ast.unparse(node.value) == f"{GAME}.rules":
            return ast.Name(self.names[self.rules[node.attr]], node.ctx)
        return super().visit_Attribute(node)

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        """Every array of routines is an array, also where rules would have a record's field: `lists[i][j]`."""
        if isinstance(node.value, ast.Subscript):
            inner = node.value
            index = ast.Tuple([self.visit(inner.slice), self.visit(node.slice)], ast.Load())
            return ast.Subscript(self.visit(inner.value), index, node.ctx)
        return self.generic_visit(node)
