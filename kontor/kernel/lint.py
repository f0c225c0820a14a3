"""Lint: tells a rule author, in one sentence each, what is not allowed in a rule and where.

    rules.py:41 collect: a comprehension allocates; write a for loop

`check` returns the findings for a set of rules; `kontor compile` and the test battery run it on every game.
"""

from __future__ import annotations

import ast
import enum
import functools
import linecache
import typing
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .bits import bits
from .errors import RuleError
from .record import Field, Record
from .routine import FUNCTIONS, Playable, is_bundle, is_routine, native_expression
from .rule import Actions, AnyState, Native, Numbers, Table, is_decision, is_rule, meant, refuse, say
from .rules import Rules

Rule = Callable[..., Any]

BUILTINS = frozenset({"range", "min", "max", "abs", "divmod", "len"})

# What a rule must not contain, and what to do instead.
FORBIDDEN: dict[type[ast.AST], str] = {
    ast.ListComp: "a comprehension allocates; write a for loop",
    ast.SetComp: "a comprehension allocates; write a for loop",
    ast.DictComp: "a comprehension allocates; write a for loop",
    ast.GeneratorExp: "a generator cannot be compiled; write a for loop",
    ast.List: "a list literal allocates; use a table or a scratch field of the state",
    ast.Set: "a set allocates; use bits of an integer or a scratch field",
    ast.Dict: "a dict allocates; use a table",
    ast.JoinedStr: "strings do not belong in rules; say(...) an event and word it in text/",
    ast.Lambda: "no functions inside rules; write a separate rule",
    ast.ClassDef: "no classes inside rules; declare a Record outside",
    ast.AsyncFunctionDef: "rules are not asynchronous",
    ast.Await: "rules are not asynchronous",
    ast.Yield: "a generator cannot be compiled; return a number",
    ast.YieldFrom: "a generator cannot be compiled; return a number",
    ast.Try: "rules do not catch exceptions; test first",
    ast.With: "no context managers inside rules",
    ast.Raise: "rules do not raise; use assert for what can never happen",
    ast.Import: "import at the top of the module",
    ast.ImportFrom: "import at the top of the module",
    ast.Global: "rules have no state besides the record; put it in a field",
    ast.Nonlocal: "rules have no state besides the record; put it in a field",
    ast.Delete: "nothing can be deleted in a rule",
    ast.Slice: "slices copy or alias; write a for loop",
    ast.Starred: "no * arguments in rules",
    ast.NamedExpr: "assign in a separate statement",
    ast.Div: "no floats in rules; use // for whole division",
    ast.Pow: "use a table or shifts instead of **",
    ast.MatMult: "no matrices in rules",
}


@dataclass(frozen=True)
class Finding:
    file: str
    line: int
    rule: str
    what: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line} {self.rule}: {self.what}"


def tree_of(fn: Rule) -> ast.FunctionDef:
    """The syntax tree of a rule, with the line numbers of its file. Shared: copy it before changing it."""
    code = fn.__code__
    try:
        return _functions(code.co_filename)[code.co_firstlineno]
    except KeyError:
        where = f"{_file(fn)}:{code.co_firstlineno} {fn.__name__}"
        raise RuleError(f"{where}: the source of the rule is not available") from None


@functools.cache
def _functions(filename: str) -> dict[int, ast.FunctionDef]:
    """The functions of a file by the line they begin on (that of the decorator)."""
    tree = ast.parse("".join(linecache.getlines(filename)))
    found = (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))
    return {node.decorator_list[0].lineno if node.decorator_list else node.lineno: node for node in found}


def reachable(entries: Iterable[Rule]) -> list[Rule]:
    """All rules the entries can reach, callees first. `RuleError` if rules call each other in a circle."""
    done: list[Rule] = []
    busy: list[Rule] = []

    def visit(fn: Rule) -> None:
        if fn in done:
            return
        if fn in busy:
            circle = " -> ".join(f.__name__ for f in [*busy[busy.index(fn) :], fn])
            raise RuleError(
                f"{_file(fn)}:{fn.__code__.co_firstlineno} {fn.__name__}: rules call each other recursively ({circle});"
                " let the inner one return what to do next"
            )
        busy.append(fn)
        for node in ast.walk(tree_of(fn)):
            other = meant(fn, node)
            if other is not None and is_rule(other):
                visit(other)
        busy.pop()
        done.append(fn)

    for fn in entries:
        visit(fn)
    return done


def check(entries: Iterable[Rule]) -> list[Finding]:
    """Everything that is not allowed in the rules the entries can reach."""
    return [
        finding
        for fn in reachable(entries)
        for finding in (_RoutineChecker if is_routine(fn) else _Checker)(fn).findings()
    ]


def _file(fn: Rule) -> str:
    return Path(fn.__code__.co_filename).name


class _Checker(ast.NodeVisitor):
    forbidden: typing.ClassVar = FORBIDDEN
    hints = "int, bool, None, Actions, Numbers, a Record"

    def __init__(self, fn: Rule) -> None:
        self.fn = fn
        self.tree = tree_of(fn)
        self.found: list[Finding] = []
        self.types: dict[str, Any] = {}  # what is known of local names: a Record class or a Field
        self.locals = {a.arg for a in self.tree.args.args} | {
            n.id for n in ast.walk(self.tree) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)
        }

    def findings(self) -> list[Finding]:
        self._check_signature()
        for statement in self.tree.body:
            self.visit(statement)
        return self.found

    def no(self, node: ast.AST, what: str) -> None:
        line = getattr(node, "lineno", self.tree.lineno)
        self.found.append(Finding(_file(self.fn), line, self.fn.__qualname__, what))

    def _check_signature(self) -> None:
        args = self.tree.args
        if args.vararg or args.kwarg or args.kwonlyargs or args.posonlyargs or args.defaults:
            self.no(self.tree, "only plain arguments without defaults")
        try:
            hints = typing.get_type_hints(self.fn, include_extras=True)
        except Exception as error:
            self.no(self.tree, f"an annotation cannot be read ({error})")
            return
        if hints.get("return") not in (None, type(None)) and not _always_returns(self.tree.body):
            self.no(self.tree, "some path through the rule ends without a return; every path must return a value")
        for name in [*(a.arg for a in args.args), "return"]:
            hint = hints.get(name)
            if name not in hints:
                self.no(self.tree, f"{name} has no annotation")
            elif not self._is_allowed(hint):
                self.no(self.tree, f"{name}: {hint!r} is not one of {self.hints}")
            elif _is_record(hint):
                self.types[name] = hint

    def _is_allowed(self, hint: Any) -> bool:
        return hint in (int, bool, type(None), Actions, Numbers, AnyState) or _is_record(hint)

    def generic_visit(self, node: ast.AST) -> None:
        for kind, what in self.forbidden.items():
            if isinstance(node, kind):
                self.no(node, what)
                return
        super().generic_visit(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self.no(node, "no functions inside rules; write a separate rule")

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            return  # a docstring
        self.generic_visit(node)

    def visit_Assert(self, node: ast.Assert) -> None:
        """Assertions are checked in Python mode only; they may hold what they like."""

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, float | complex):
            self.no(node, "no floats in rules; count in whole hundredths if need be")
        elif isinstance(node.value, str | bytes):
            self.no(node, "strings do not belong in rules; say(...) an event and word it in text/")
        elif isinstance(node.value, int) and not -(1 << 63) <= node.value < 1 << 63:
            self.no(node, "the number does not fit in 64 bits")

    def visit_Call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Attribute) and is_rule(meant(self.fn, node.func)):
            pass  # a rule of a decision
        elif isinstance(node.func, ast.Attribute):
            self.no(node, f"no methods in rules (.{node.func.attr}); call a rule")
        elif isinstance(node.func, ast.Name):
            name, known = node.func.id, self.fn.__globals__.get(node.func.id)
            if name in self.locals:
                self.no(node, f"{name} is a local name and cannot be called")
            elif known is None and name not in BUILTINS:
                self.no(node, f"{name} is not allowed here; rules call rules and {', '.join(sorted(BUILTINS))}")
            elif known is not None and known is not say and known is not refuse and not is_rule(known):
                self.no(node, f"{name} is not a rule; mark it @rule")
            elif is_routine(known):
                self.no(node, f"{name} is a routine, which works with rules; no rule can call it")
        else:
            self.no(node, "only named rules can be called")
        if node.keywords and not (isinstance(node.func, ast.Name) and self.fn.__globals__.get(node.func.id) is refuse):
            self.no(node, "no keyword arguments in rules")
        for argument in node.args:
            self.visit(argument)

    def visit_Name(self, node: ast.Name) -> None:
        if isinstance(node.ctx, ast.Store) or node.id in self.locals or node.id in BUILTINS:
            return
        value = self.fn.__globals__.get(node.id, _MISSING)
        if value is _MISSING:
            self.no(node, f"{node.id} is not defined")
        elif not isinstance(value, int | Table) and not is_rule(value) and not _is_int_enum(value):
            self.no(node, f"{node.id} is a {type(value).__name__}; rules see integers, tables, IntEnums and rules")

    def visit_Attribute(self, node: ast.Attribute) -> None:
        if isinstance(node.value, ast.Name) and node.value.id not in self.locals:
            owner = self.fn.__globals__.get(node.value.id)
            if _is_int_enum(owner) and not hasattr(owner, node.attr):
                self.no(node, f"{node.value.id} has no member {node.attr}")
            if is_decision(owner):
                if not isinstance(getattr(owner, node.attr, None), int):
                    self.no(node, f"of a decision rules see its rules and numbers, not {node.attr}")
                return
        owner = self._type(node.value)
        if _is_record(owner) and node.attr not in owner.FIELDS:
            self.no(node, f"{owner.__name__} has no field {node.attr}")
        self.visit(node.value)

    def visit_Assign(self, node: ast.Assign) -> None:
        for target in node.targets:
            self._check_target(target)
        if len(node.targets) == 1 and isinstance(node.targets[0], ast.Name):
            self.types[node.targets[0].id] = self._type(node.value)
        self.visit(node.value)
        for target in node.targets:
            self.visit(target)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self._check_target(node.target)
        self.generic_visit(node)

    def visit_For(self, node: ast.For) -> None:
        call = node.iter
        if isinstance(call, ast.Call) and meant(self.fn, call.func) is bits:
            self.visit(call.args[0])
            for statement in node.body:
                self.visit(statement)
            return
        if not (isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "range"):
            self.no(node, "loop over range(...) and index; other iteration does not compile the same everywhere")
        self.generic_visit(node)

    def _check_target(self, target: ast.expr) -> None:
        if isinstance(target, ast.Tuple):
            for part in target.elts:
                self._check_target(part)
            return
        kind = self._type(target)
        if isinstance(target, ast.Attribute | ast.Subscript) and (_is_record(kind) or isinstance(kind, Field)):
            self.no(target, "whole arrays and records cannot be assigned; copy item by item")
        base: ast.expr = target
        while isinstance(base, ast.Subscript | ast.Attribute):
            base = base.value
        if isinstance(base, ast.Name) and base is not target and base.id not in self.locals:
            self.no(target, f"{base.id} is a constant and cannot be changed")

    def _type(self, node: ast.expr) -> Any:
        """A Record class, a Field with the dimensions that are left, or None for a number or something unknown."""
        if isinstance(node, ast.Name):
            return self.types.get(node.id)
        if isinstance(node, ast.Attribute):
            owner = self._type(node.value)
            return _kind(owner.FIELDS[node.attr]) if _is_record(owner) and node.attr in owner.FIELDS else None
        if isinstance(node, ast.Subscript):
            owner = self._type(node.value)
            return _kind(Field(owner.item, owner.shape[1:])) if isinstance(owner, Field) else None
        return None


class _RoutineChecker(_Checker):
    """Routines may do more than rules; see `routine.py`."""

    forbidden: typing.ClassVar = {kind: what for kind, what in FORBIDDEN.items() if kind is not ast.Div}
    hints = "int, float, bool, None, a game, an array, a NamedTuple, Actions, Numbers, a Record"

    def _check_signature(self) -> None:
        super()._check_signature()
        for name, hint in typing.get_type_hints(self.fn).items():
            if (hint is Playable) != (name == "game"):
                self.no(self.tree, "the game is the argument called game, a Playable")

    def _is_allowed(self, hint: Any) -> bool:
        is_array = any(isinstance(more, Native) for more in getattr(hint, "__metadata__", ()))
        return hint in (float, Playable) or is_array or is_bundle(hint) or super()._is_allowed(hint)

    def visit_Constant(self, node: ast.Constant) -> None:
        if not isinstance(node.value, float):
            super().visit_Constant(node)

    def visit_Call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Attribute) and ast.unparse(node.func.value) == "game.rules":
            if node.func.attr not in Rules.__dataclass_fields__:
                self.no(node, f"games have no rule {node.func.attr}")
        elif not isinstance(node.func, ast.Name) or not self._may_call(node.func.id):
            super().visit_Call(node)
            return
        for argument in node.args:
            self.visit(argument)

    def _may_call(self, name: str) -> bool:
        known = self.fn.__globals__.get(name)
        if known is None:
            return name in ("float", "int")
        return is_routine(known) or is_bundle(known) or known in FUNCTIONS or native_expression(known) is not None

    def visit_Name(self, node: ast.Name) -> None:
        if not isinstance(self.fn.__globals__.get(node.id), float):
            super().visit_Name(node)


def _always_returns(body: list[ast.stmt]) -> bool:
    last = body[-1]
    if isinstance(last, ast.Return):
        return last.value is not None
    if isinstance(last, ast.If):
        return bool(last.orelse) and _always_returns(last.body) and _always_returns(last.orelse)
    return False


_MISSING = object()


def _is_record(x: Any) -> bool:
    return isinstance(x, type) and issubclass(x, Record)


def _is_int_enum(x: Any) -> bool:
    return isinstance(x, type) and issubclass(x, enum.IntEnum)


def _kind(field: Field) -> Any:
    return field if field.shape else field.item if field.nested else None
