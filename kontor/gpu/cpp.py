"""The native text of a game as C++: the very functions, tables and layouts that Numba compiles, in another language.

`translate.py` writes the rules of a game as one Python file. Here that file is read again and written as C++, which
both `nvcc` (for a GPU) and any compiler of the processor take. What its operators and helpers mean stands in
`prelude.h`. The language of rules is small, so this is a plain walk over its syntax tree, with one type for each name.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from kontor.kernel import KontorError

INT, SHORT, BOOL, REAL, NOTHING = "i64", "int", "bool", "f64", "void"
ITEMS = {
    "int8": "i8", "int16": "i16", "int32": "i32", "int64": "i64", "uint8": "u8", "float32": "f32", "float64": "f64",
}  # fmt: skip
SHARED_FROM = 40
"""Nodes of a syntax tree from which a rule that is called in several places is compiled once, not in each place."""
ALWAYS_SHORT = ("r_below", "r_keyed_below")
"""Functions that reckon with 64 bits, whose results have fewer: a number drawn is below a number that was short."""
WRITTEN_OUT = ("copy_state", "clear_state", "jit", "bundle")
"""Functions of the text that `prelude.h` has in C++."""
_OPERATORS = {
    ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.BitAnd: "&", ast.BitOr: "|", ast.BitXor: "^",
    ast.RShift: ">>", ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=",
    ast.And: "&&", ast.Or: "||", ast.USub: "-", ast.Invert: "~", ast.Not: "!", ast.UAdd: "+",
}  # fmt: skip


class CannotTranslate(KontorError):
    """Something in a text that this room does not know in C++."""


@dataclass(frozen=True)
class Kind:
    """What an expression is: a number (`item` alone), a record, an array of fixed shape in one, or rows of numbers."""

    item: str
    shape: tuple[int, ...] = ()
    form: str = "number"
    """`number`, `record`, `places` (fixed shape; of numbers or records), `rows` (1 or 2 dimensions) or `bundle`."""
    dimensions: int = 0

    @property
    def declared(self) -> str:
        """The type of a local name or an argument."""
        if self.form == "record":
            return f"{self.item} *"
        if self.form == "rows":
            return f"{'Row' if self.dimensions == 1 else 'Grid'}<{self.item}> "
        if self.form == "places":
            inner = "".join(f"[{n}]" for n in self.shape[1:])
            return f"Places<{self.item}{inner}> "
        return f"{self.item} "

    @property
    def is_number(self) -> bool:
        return self.form == "number"


Int, Short, Bool, Real = Kind(INT), Kind(SHORT), Kind(BOOL), Kind(REAL)
_SHORT = (SHORT, BOOL, "i8", "i16", "u8")
"""Whole numbers that C++ reckons with in 32 bits."""


@dataclass(frozen=True)
class Entry:
    """A function of the text: name, arguments with their kinds, result."""

    name: str
    arguments: tuple[tuple[str, Kind], ...]
    result: str
    inner: bool


def no(node: ast.AST, what: str) -> CannotTranslate:
    return CannotTranslate(f"Line {getattr(node, 'lineno', 0)} of the rules cannot be written in C++: {what}.")


class Text:
    """One native text, read: `cpp()` is the same in C++."""

    def __init__(self, native_text: str, shared_from: int = SHARED_FROM, narrow: bool = True) -> None:
        self.tree, self.shared_from, self.narrow = ast.parse(native_text), shared_from, narrow
        self.size = self.width = 0
        self.state = ""
        self.records: dict[str, dict[str, Kind]] = {}
        self.bundles: dict[str, dict[str, Kind]] = {}
        self.tables: dict[str, Kind] = {}
        self.entries: dict[str, Entry] = {}
        self._parts: list[str] = []
        self._trees: list[ast.FunctionDef] = []
        for node in self.tree.body:
            if isinstance(node, ast.Assign):
                self._read(node)
            elif isinstance(node, ast.FunctionDef) and node.name not in WRITTEN_OUT:
                self._head(node)
        self._called = Counter(
            n.func.id for n in ast.walk(self.tree) if isinstance(n, ast.Call) and isinstance(n.func, ast.Name)
        )

    def cpp(self) -> str:
        """Layouts, tables and functions; what `prelude.h` says comes before it."""
        while True:  # what one function gives to another decides which of its numbers are short
            before = dict(self.entries)
            functions = [_Function(self, tree).text(self._marks(tree)) for tree in self._trees]
            if self.entries == before:
                return "\n".join([*self._parts, *functions])

    def note(self, name: str, k: int | None, kind: Kind) -> None:
        """A function is given such a number in place k, or has it for a result (None)."""
        entry = self.entries[name]
        if not kind.is_number or kind.item in _SHORT or (name in ALWAYS_SHORT and k is None):
            return
        if k is None and entry.result == SHORT:
            self.entries[name] = replace(entry, result=INT)
        elif k is not None and entry.arguments[k][1] == Short:
            arguments = [*entry.arguments]
            arguments[k] = (arguments[k][0], Int)
            self.entries[name] = replace(entry, arguments=tuple(arguments))

    def _marks(self, tree: ast.FunctionDef) -> str:
        often = self._called[tree.name] > 1 and sum(1 for _ in ast.walk(tree)) >= self.shared_from
        return "ONCE" if often else "INLINE"

    # ---- what is declared ----
    def _read(self, node: ast.Assign) -> None:
        target, value = node.targets[0], node.value
        if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):  # D_STATE, T_STATE = D_State, T_State
            self.state = ast.unparse(value.elts[0])[2:]
            self._parts.append(f"typedef {self.state} STATE;")
            return
        if not isinstance(target, ast.Name):
            return
        name = target.id
        if name in ("SIZE", "WIDTH") and isinstance(value, ast.Constant):
            setattr(self, name.lower(), value.value)
            self._parts.append(f"enum : i64 {{ {name} = {_whole(value)} }};")
        elif name.startswith("D_") and isinstance(value, ast.Call):
            self._layout(name[2:], value)
        elif name.startswith("N_") and isinstance(value, ast.Call):
            fields = {k.arg: self.kind(k.value) for k in value.keywords if k.arg}
            self.bundles[name[2:]] = fields
            lines = "".join(f"    {kind.declared}{field}_;\n" for field, kind in fields.items())
            self._parts.append(f"struct {name[2:]} {{\n{lines}}};")
        elif name.startswith("t_") and isinstance(value, ast.Call):
            self._table(name, ast.literal_eval(value.args[0]))

    def _layout(self, name: str, call: ast.Call) -> None:
        given = call.args[0]
        assert isinstance(given, ast.Dict)
        parts: dict[str, Any] = {
            ast.literal_eval(key): value for key, value in zip(given.keys, given.values, strict=True) if key
        }
        names, offsets = ast.literal_eval(parts["names"]), ast.literal_eval(parts["offsets"])
        fields: dict[str, Kind] = {}
        for field, form in zip(names, parts["formats"].elts, strict=True):
            shape = ast.literal_eval(form.elts[1]) if isinstance(form, ast.Tuple) else ()
            item: Any = form.elts[0] if isinstance(form, ast.Tuple) else form
            if isinstance(item, ast.Name):
                fields[field] = Kind(item.id[2:], shape, "places" if shape else "record")
            else:
                fields[field] = Kind(ITEMS[item.value], shape, "places" if shape else "number")
        self.records[name] = fields
        lines = "".join(
            f"    {kind.item} {field}_{''.join(f'[{n}]' for n in kind.shape)};\n" for field, kind in fields.items()
        )
        size = ast.literal_eval(parts["itemsize"])
        checks = "".join(
            f"LIES_AT({name}, {field}_, {offset});\n" for field, offset in zip(names, offsets, strict=True)
        )
        self._parts.append(f'struct {name} {{\n{lines}}};\nstatic_assert(sizeof({name}) == {size}, "");\n{checks}')

    def _table(self, name: str, rows: list[Any]) -> None:
        nested = bool(rows) and isinstance(rows[0], list)
        flat = [x for row in rows for x in row] if nested else rows
        item = next(
            item
            for item, bits in (("i8", 7), ("i16", 15), ("i32", 31), ("i64", 63))
            if all(-(1 << bits) <= x < 1 << bits for x in flat)
        )
        shape = (len(rows), len(rows[0])) if nested else (len(rows),)
        self.tables[name] = Kind(item, shape, "places")
        inner = ", ".join("{" + ", ".join(map(_literal, row)) + "}" if nested else _literal(row) for row in rows)
        self._parts.append(f"TABLE {item} {name}{''.join(f'[{n}]' for n in shape)} = {{{inner}}};")

    def kind(self, node: ast.expr) -> Kind:
        """A type as the text's signatures write it: `T.int64`, `T.Array(T.int16, 1, 'C')`, `T_Player`, `N_Rows`."""
        if isinstance(node, ast.Name):
            if node.id == "RAW":
                return Kind("u8", (), "rows", 1)
            name = node.id[2:]
            if node.id == "T_STATE":
                return Kind(self.state, (), "record")
            return Kind(name, (), "bundle" if node.id.startswith("N_") else "record")
        if isinstance(node, ast.Attribute):
            named = {"boolean": Bool, "float64": Real, "void": Kind(NOTHING)}
            return named.get(node.attr) or Kind(ITEMS[node.attr])
        assert isinstance(node, ast.Call), ast.unparse(node)
        return Kind(self.kind(node.args[0]).item, (), "rows", ast.literal_eval(node.args[1]))

    def _head(self, tree: ast.FunctionDef) -> None:
        marked = tree.decorator_list[0]
        assert isinstance(marked, ast.Call) and isinstance(marked.args[0], ast.Call)
        signature = marked.args[0]
        arguments = tuple((a.arg, self.kind(given)) for a, given in zip(tree.args.args, signature.args, strict=True))
        inner = any(k.arg == "inner" for k in marked.keywords)
        result = self.kind(signature.func).item
        if self.narrow:  # until something is given that may be longer
            arguments = tuple(
                (name, Short if kind == Int and (inner or name == "action") else kind) for name, kind in arguments
            )
            result = SHORT if inner and result == INT else result
        self.entries[tree.name] = Entry(tree.name, arguments, result, inner)
        self._trees.append(tree)


class _Function:
    """One function: the kinds of its names, then its statements."""

    def __init__(self, text: Text, tree: ast.FunctionDef) -> None:
        self.of, self.tree, self.entry = text, tree, text.entries[tree.name]
        self.kinds: dict[str, Kind] = dict(self.entry.arguments)
        self.counters: set[str] = set()
        """Names that are never below 0: those that a loop over a range counts."""
        self._count_loops()
        while True:  # a name's kind may depend on names that are assigned further down
            before = dict(self.kinds)
            for target, value in self._assigned():
                self._learn(target, value)
            if self.kinds == before:
                break
        self._fresh = 0

    def text(self, mark: str) -> str:
        arguments = ", ".join(f"{kind.declared}{name}_" for name, kind in self.entry.arguments)
        given = dict(self.entry.arguments)
        for k, (name, kind) in enumerate(self.entry.arguments):
            if self.kinds[name] != kind:
                self.of.note(self.entry.name, k, self.kinds[name])
        own = [f"    {kind.declared}{name}_{{}};\n" for name, kind in self.kinds.items() if name not in given]
        body = "".join(f"    {line}\n" for line in self._block(self.tree.body))
        room = "".join(f"    {line}\n" for line in self._rooms())
        head = f"{mark if self.entry.inner else 'INLINE'} {self.entry.result} {self.entry.name}({arguments})"
        return f"{head} {{\n{''.join(own)}{room}{body}}}\n"

    # ---- kinds ----
    def _assigned(self) -> Iterator[tuple[ast.expr, ast.expr | Kind]]:
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Assign):
                target, value = node.targets[0], node.value
                if not isinstance(target, ast.Tuple):
                    yield target, value
                elif isinstance(value, ast.Tuple):
                    yield from zip(target.elts, value.elts, strict=True)
                elif isinstance(value, ast.Call):
                    yield from zip(target.elts, _divided(value), strict=True)
            elif isinstance(node, ast.For):
                assert isinstance(node.iter, ast.Call)
                yield from ((node.target, end) for end in node.iter.args[:2])
            elif isinstance(node, ast.AugAssign):
                yield node.target, ast.BinOp(node.target, node.op, node.value)

    def _learn(self, target: ast.expr, value: ast.expr | Kind) -> None:
        if not isinstance(target, ast.Name):
            return
        found = value if isinstance(value, Kind) else self._try_kind(value)
        if found is None:
            return
        if found.is_number:
            short = Short if self.of.narrow and found.item in _SHORT else Int
            found = {BOOL: Bool, REAL: Real, "f32": Real}.get(found.item, short)
        known = self.kinds.get(target.id)
        if known is None or known == found:
            self.kinds[target.id] = found
        elif Int in (known, found) and {known, found} <= {Int, Short, Bool}:
            self.kinds[target.id] = Int
        elif {known, found} == {Short, Bool}:
            self.kinds[target.id] = Short
        elif known.is_number and found.is_number:
            self.kinds[target.id] = Int if Real not in (known, found) and REAL not in (known.item,) else Real
        else:
            raise no(target, f"{target.id} is two different things")

    def _try_kind(self, value: ast.expr) -> Kind | None:
        if room := self._room(value):
            return Kind(room[0], (), "record") if room[2] else Kind(room[0], (), "rows", 1)
        try:
            return self._expression(value)[1]
        except KeyError:  # a name that is assigned further down
            return None

    def _count_loops(self) -> None:
        loops: dict[str, bool] = {}
        for node in ast.walk(self.tree):
            if isinstance(node, ast.For) and isinstance(node.target, ast.Name):
                assert isinstance(node.iter, ast.Call)
                low = node.iter.args[0] if len(node.iter.args) > 1 else ast.Constant(0)
                upward = len(node.iter.args) < 3
                from_zero = isinstance(low, ast.Constant) and isinstance(low.value, int) and low.value >= 0
                loops[node.target.id] = loops.get(node.target.id, True) and upward and from_zero
        changed = {
            n.id
            for node in ast.walk(self.tree)
            if isinstance(node, ast.Assign | ast.AugAssign)
            for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
            for n in ast.walk(target)
            if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)
        }
        self.counters = {name for name, counts in loops.items() if counts} - changed - set(dict(self.entry.arguments))

    def _never_negative(self, node: ast.expr) -> bool:
        if isinstance(node, ast.Constant):
            return _whole(node) >= 0
        if isinstance(node, ast.Name):
            return node.id in self.counters
        if isinstance(node, ast.BinOp):
            sides = self._never_negative(node.left), self._never_negative(node.right)
            if isinstance(node.op, ast.BitAnd):
                return any(sides)
            if isinstance(node.op, ast.Mod):
                return _whole(node.right) > 0
            return all(sides) and isinstance(node.op, ast.Add | ast.Mult | ast.FloorDiv | ast.RShift | ast.BitOr)
        return isinstance(node, ast.Compare)

    # ---- statements ----
    def _rooms(self) -> Iterator[str]:
        """Memory that `empty` and `zeros` give in Python is the function's own here."""
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Assign) and (room := self._room(node.value)):
                item, count, shape = room
                assert isinstance(node.targets[0], ast.Name)
                yield f"ALIGNED {item} room_of_{node.targets[0].id}[{count}]{shape};"

    def _room(self, node: ast.expr) -> tuple[str, str, str] | None:
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "empty":
            size, item = node.args
            if not isinstance(item, ast.Name) or not (isinstance(size, ast.Name) or _whole(size) > 0):
                raise no(node, "room of this size")
            return ITEMS[item.id], ast.unparse(size), ""
        if self._is_new_record(node):
            assert isinstance(node, ast.Subscript) and isinstance(node.value, ast.Call)
            item = node.value.args[1]
            assert isinstance(item, ast.Name)
            return item.id[2:], "1", " = {}"
        return None

    @staticmethod
    def _is_new_record(node: ast.expr) -> bool:
        return isinstance(node, ast.Subscript) and ast.unparse(node).startswith("zeros(1, D_")

    def _block(self, body: Sequence[ast.stmt]) -> list[str]:
        return [line for statement in body for line in self._statement(statement)]

    def _statement(self, node: ast.stmt) -> list[str]:
        if isinstance(node, ast.Pass):
            return []
        if isinstance(node, ast.Continue | ast.Break):
            return ["continue;" if isinstance(node, ast.Continue) else "break;"]
        if isinstance(node, ast.Return):
            if node.value is None:
                return ["return;"]
            code, kind = self._expression(node.value)
            self.of.note(self.entry.name, None, kind)
            return [f"return {code};"]
        if isinstance(node, ast.Expr):
            if isinstance(node.value, ast.Constant):
                return []  # a docstring
            return [f"{self._expression(node.value)[0]};"]
        if isinstance(node, ast.Assign):
            return self._assign(node)
        if isinstance(node, ast.AugAssign):
            value = ast.BinOp(node.target, node.op, node.value)
            return [self._store(node.target, self._expression(ast.copy_location(value, node)))]
        if isinstance(node, ast.If):
            lines = [f"if ({self._truth(node.test)}) {{", *_deeper(self._block(node.body)), "}"]
            if node.orelse:
                lines[-1] = "} else {"
                lines += [*_deeper(self._block(node.orelse)), "}"]
            return lines
        if isinstance(node, ast.While) and not node.orelse:
            return [f"LOOP while ({self._truth(node.test)}) {{", *_deeper(self._block(node.body)), "}"]
        if isinstance(node, ast.For) and not node.orelse:
            return self._for(node)
        raise no(node, f"the statement {type(node).__name__}")

    def _for(self, node: ast.For) -> list[str]:
        """Python counts apart from the name that shows the count: what the body does to it changes no step."""
        assert isinstance(node.target, ast.Name) and isinstance(node.iter, ast.Call)
        given = [self._number(a) for a in node.iter.args]
        low, high = ("0", given[0]) if len(given) == 1 else (given[0], given[1])
        step = "1"
        if len(given) == 3:
            third = node.iter.args[2]
            step = ast.unparse(third)
            if not step.lstrip("-").isdigit() or step == "0":
                raise no(node, "a range whose step is no number")
        self._fresh += 1
        count, end = f"count_{self._fresh}", f"end_{self._fresh}"
        before = ">" if step.startswith("-") else "<"
        name = f"{node.target.id}_"
        start = f"{self.kinds[node.target.id].item} {count} = {low}, {end} = {high}"
        return [
            f"LOOP for ({start}; {count} {before} {end}; {count} += {step}) {{",
            f"    {name} = {count};",
            *_deeper(self._block(node.body)),
            "}",
        ]

    def _assign(self, node: ast.Assign) -> list[str]:
        target, value = node.targets[0], node.value
        if not isinstance(target, ast.Tuple):
            if room := self._room(value):
                assert isinstance(target, ast.Name)
                given = f"room_of_{target.id}"
                return [f"{target.id}_ = {given};" if room[2] else f"{target.id}_ = {{{given}, {room[1]}}};"]
            return [self._store(target, self._expression(value))]
        if isinstance(value, ast.Tuple):
            values = [self._expression(part) for part in value.elts]
        elif isinstance(value, ast.Call) and ast.unparse(value.func) == "divmod":
            values = [self._expression(part) for part in _divided(value)]
        else:
            raise no(node, "an assignment to several names")
        self._fresh += 1
        names = [f"part_{self._fresh}_{k}" for k in range(len(values))]
        kept = [f"auto {name} = {code};" for name, (code, _) in zip(names, values, strict=True)]
        stored = [
            self._store(part, (name, kind)) for part, name, (_, kind) in zip(target.elts, names, values, strict=True)
        ]
        return ["{", *_deeper([*kept, *stored]), "}"]

    def _store(self, target: ast.expr, value: tuple[str, Kind]) -> str:
        code, kind = self._expression(target)
        if kind.is_number and kind.item not in (INT, BOOL, REAL):
            return f"{code} = ({kind.item})({value[0]});"
        return f"{code} = {value[0]};"

    # ---- expressions ----
    def _literal(self, number: int) -> tuple[str, Kind]:
        return _literal(number), Short if self.of.narrow and abs(number) < 1 << 24 else Int

    def _short(self, *kinds: Kind) -> bool:
        return self.of.narrow and all(kind.item in _SHORT for kind in kinds)

    def _number(self, node: ast.expr) -> str:
        return self._expression(node)[0]

    def _truth(self, node: ast.expr) -> str:
        code, kind = self._expression(node, truth=True)
        return code if kind == Bool else f"({code}) != 0"

    def _expression(self, node: ast.expr, truth: bool = False) -> tuple[str, Kind]:
        if isinstance(node, ast.Constant):
            if isinstance(node.value, bool):
                return str(node.value).lower(), Bool
            return (repr(node.value), Real) if isinstance(node.value, float) else self._literal(_whole(node))
        if isinstance(node, ast.Name):
            if node.id in self.of.tables:
                return node.id, self.of.tables[node.id]
            return (node.id, Int) if node.id in ("SIZE", "WIDTH") else (f"{node.id}_", self.kinds[node.id])
        if isinstance(node, ast.Attribute):
            return self._field(node)
        if isinstance(node, ast.Subscript):
            return self._place(node)
        if isinstance(node, ast.Call):
            return self._call(node)
        if isinstance(node, ast.BinOp):
            return self._binary(node)
        if isinstance(node, ast.UnaryOp):
            if isinstance(node.op, ast.Not):
                return f"!({self._truth(node.operand)})", Bool
            code, kind = self._expression(node.operand)
            if self._short(kind):
                return f"{_OPERATORS[type(node.op)]}({code})", Short
            return f"{_OPERATORS[type(node.op)]}({_wide(code, kind)})", Real if kind == Real else Int
        if isinstance(node, ast.Compare):
            return self._compare(node)
        if isinstance(node, ast.BoolOp):
            return self._joined(node, truth)
        if isinstance(node, ast.IfExp):
            one, other = self._expression(node.body), self._expression(node.orelse)
            kind = one[1] if one[1] == other[1] and not one[1].is_number else self._wider(one[1], other[1])
            if not kind.is_number:
                return f"({self._truth(node.test)} ? {one[0]} : {other[0]})", kind
            return f"({self._truth(node.test)} ? ({kind.item})({one[0]}) : ({kind.item})({other[0]}))", kind
        raise no(node, f"the expression {ast.unparse(node)}")

    def _joined(self, node: ast.BoolOp, truth: bool) -> tuple[str, Kind]:
        if not truth and any(self._expression(value)[1] != Bool for value in node.values):
            raise no(node, f"“{ast.unparse(node)}” is a number; a comparison says what is meant")
        sign = f" {_OPERATORS[type(node.op)]} "
        return "(" + sign.join(f"({self._truth(value)})" for value in node.values) + ")", Bool

    def _compare(self, node: ast.Compare) -> tuple[str, Kind]:
        sides = [self._number(side) for side in (node.left, *node.comparators)]
        if len(sides) > 2 and any(isinstance(n, ast.Call) for n in ast.walk(node)):
            raise no(node, "a chain of comparisons that calls something")
        pairs = zip(sides, node.ops, sides[1:], strict=False)
        return "(" + " && ".join(f"{a} {_OPERATORS[type(op)]} {b}" for a, op, b in pairs) + ")", Bool

    def _binary(self, node: ast.BinOp) -> tuple[str, Kind]:
        (left, left_kind), (right, right_kind) = self._expression(node.left), self._expression(node.right)
        if self._short(left_kind, right_kind) and self._stays_short(node, left_kind, right_kind):
            found = Short
        else:
            left, right, found = _wide(left, left_kind), _wide(right, right_kind), Int
        if isinstance(node.op, ast.Div):
            return f"((f64)({left}) / (f64)({right}))", Real
        if Real in (left_kind, right_kind):
            found = Real
        if left_kind == right_kind == Bool and isinstance(node.op, ast.BitAnd | ast.BitOr | ast.BitXor):
            return f"(bool)({left} {_OPERATORS[type(node.op)]} {right})", Bool
        if isinstance(node.op, ast.FloorDiv | ast.Mod):
            return self._divide(node, left, right, found)
        if isinstance(node.op, ast.LShift):
            return f"(i64)((u64)({left}) << {right})", Int
        code = f"({left} {_OPERATORS[type(node.op)]} {right})"
        if found == Int and isinstance(node.op, ast.BitAnd) and self._is_mask(node):
            return f"(int){code}", Short
        return code, found

    def _divide(self, node: ast.BinOp, left: str, right: str, found: Kind) -> tuple[str, Kind]:
        name = "div" if isinstance(node.op, ast.FloorDiv) else "mod"
        divisor = _whole(node.right)
        if divisor > 0 and (self._never_negative(node.left) or divisor & divisor - 1 == 0):
            if divisor & divisor - 1 == 0:  # a power of 2: bits, which round as Python does
                shift = divisor.bit_length() - 1
                return (f"({left} >> {shift})" if name == "div" else f"({left} & {divisor - 1})"), found
            return f"({left} {'/' if name == 'div' else '%'} {right})", found
        return f"floor_{name}({left}, {right})", found

    def _stays_short(self, node: ast.BinOp, left: Kind, right: Kind) -> bool:
        """Sums of short numbers are taken to be short; a product, if a factor is a constant or comes from a table."""
        if isinstance(node.op, ast.Mult):
            constant = any(isinstance(side, ast.Constant) for side in (node.left, node.right))
            return constant or SHORT not in (left.item, right.item)
        return not isinstance(node.op, ast.LShift | ast.Div | ast.Pow)

    def _is_mask(self, node: ast.BinOp) -> bool:
        return self.of.narrow and any(0 < _whole(side) < 1 << 24 for side in (node.left, node.right))

    def _wider(self, *kinds: Kind) -> Kind:
        if any(kind.item in (REAL, "f32") for kind in kinds):
            return Real
        if all(kind == Bool for kind in kinds):
            return Bool
        return Short if self._short(*kinds) else Int

    def _field(self, node: ast.Attribute) -> tuple[str, Kind]:
        owner, kind = self._expression(node.value)
        if kind.form == "record":
            field = self.of.records[kind.item][node.attr]
            code = f"{owner}->{node.attr}_"
            return (f"(&{code})", field) if field.form == "record" else (code, field)
        if kind.form == "bundle":
            return f"{owner}.{node.attr}_", self.of.bundles[kind.item][node.attr]
        raise no(node, f"{ast.unparse(node)} is no field")

    def _place(self, node: ast.Subscript) -> tuple[str, Kind]:
        if ast.unparse(node.slice) == "0" and isinstance(node.value, ast.Call):
            view = node.value.func
            if isinstance(view, ast.Attribute) and view.attr == "view":
                code, _ = self._expression(view.value)
                return f"((STATE *)({code}).at)", self.of.kind(ast.Name("T_STATE"))
        code, kind = self._expression(node.value)
        indices = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
        for k, index in enumerate(indices):
            if kind.form == "places":
                code += f"[{self._index(index, str(kind.shape[0]))}]"
                kind = replace(kind, shape=kind.shape[1:])
                if not kind.shape:
                    is_record = kind.item in self.of.records
                    kind = Kind(kind.item, (), "record" if is_record else "number")
                    code = f"(&{code})" if is_record else code
            elif kind.form == "rows" and kind.dimensions == 2 and k == 0:
                code, kind = f"{code}.row({self._number(index)})", replace(kind, dimensions=1)
            elif kind.form == "rows":
                place = self._number(index) if kind.item == "i16" else self._index(index, f"{code}.n")
                code, kind = f"{code}.at[{place}]", Kind(kind.item)
            else:
                raise no(node, f"{ast.unparse(node)} has no places")
        return code, kind

    def _index(self, index: ast.expr, size: str) -> str:
        """Places below 0 are counted from the end, as in Python."""
        if (
            isinstance(index, ast.UnaryOp)
            and isinstance(index.op, ast.USub)
            and isinstance(index.operand, ast.Constant)
        ):
            return f"{size} - {_whole(index.operand)}"
        code = self._number(index)
        return f"INSIDE({code}, {size})" if self._never_negative(index) else f"WRAPPED({code}, {size})"

    def _call(self, node: ast.Call) -> tuple[str, Kind]:
        if not isinstance(node.func, ast.Name):
            raise no(node, ast.unparse(node))
        name, values = node.func.id, [self._expression(a) for a in node.args]
        codes = [code for code, _ in values]
        if name in self.of.entries:
            entry = self.of.entries[name]
            for k, (_, kind) in enumerate(values):
                self.of.note(name, k, kind)
            given = ", ".join(
                self._passed(value, kind) for value, (_, kind) in zip(values, entry.arguments, strict=True)
            )
            return f"{name}({given})", Kind(entry.result)
        if name.startswith("C_") and name[2:] in self.of.bundles:
            made = zip(values, self.of.bundles[name[2:]].values(), strict=True)
            return f"{name[2:]}{{{', '.join(self._passed(*each) for each in made)}}}", Kind(name[2:], (), "bundle")
        if name in WRITTEN_OUT:
            return f"{name}({', '.join(f'({code}).at' for code in codes)})", Kind(NOTHING)
        if name in ("min", "max"):
            kind = self._wider(*(kind for _, kind in values))
            code = f"({kind.item})({codes[0]})"
            for other in codes[1:]:
                code = f"{'least' if name == 'min' else 'most'}<{kind.item}>({code}, {other})"
            return code, kind
        if name == "abs":
            kind = Short if self._short(values[0][1]) else self._wider(values[0][1], Int)
            return f"size_of<{kind.item}>({codes[0]})", kind
        if name == "len":
            kind = values[0][1]
            return self._literal(kind.shape[0]) if kind.form == "places" else (f"{codes[0]}.n", Int)
        if name in ("int", "float"):
            kind = Real if name == "float" else Short if self._short(values[0][1]) else Int
            return f"(({kind.item})({codes[0]}))", kind
        if name in ("exp", "sqrt"):
            return f"{name}({codes[0]})", Real
        if name == "trailing_zeros":
            return f"(int)trailing_zeros({codes[0]})", Short if self.of.narrow else Int
        raise no(node, f"a call of {name}")

    @staticmethod
    def _passed(value: tuple[str, Kind], wanted: Kind) -> str:
        code, kind = value
        return f"({wanted.item})({code})" if wanted.is_number and kind.item != wanted.item else code


def _divided(call: ast.Call) -> list[ast.expr]:
    """What `divmod` gives."""
    a, b = call.args
    return [ast.BinOp(a, op, b) for op in (ast.FloorDiv(), ast.Mod())]


def _whole(node: ast.expr) -> int:
    """The number that stands there; 0 if it is none that is known."""
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, int) else 0


def _literal(number: int) -> str:
    if number == -(1 << 63):
        return "(-9223372036854775807LL - 1)"
    return f"{number}LL" if abs(number) >= 1 << 31 else str(number)


def _wide(code: str, kind: Kind) -> str:
    """Arithmetic is done with 64 bits, as Numba does it."""
    return code if kind in (Int, Real) and not code.lstrip("-").isdigit() else f"(i64){code}"


def _deeper(lines: list[str]) -> list[str]:
    return [f"    {line}" for line in lines]
