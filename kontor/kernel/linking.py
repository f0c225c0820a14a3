"""The functions of a native text as one piece of machine code.

Numba alone would optimise and emit each function by itself, together with copies of all it calls: every rule dozens of
times. Here Numba only types and lowers; then LLVM sees all functions at once, optimises each once, shares those that
are called from many places, and emits a single object file. This module needs Numba, so it is imported late.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any

import llvmlite.binding as llvm
from numba import _dynfunc, njit  # type: ignore[attr-defined]
from numba.core import serialize
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import compile_result
from numba.core.compiler_lock import global_compiler_lock
from numba.core.environment import lookup_environment
from numba.core.registry import cpu_target
from numba.core.runtime import rtsys  # type: ignore[attr-defined]

from .native import FILES

_, OBJECT, BITCODE, ENTRIES = FILES
"""Machine code; the same for functions of others that call ours; what Python must know to call it."""
_ENVIRONMENT = "_ZN08NumbaEnv"
_now = threading.local()


def function(signature: Any, inner: bool, **how: Any) -> Callable[[Any], Any]:
    """The decorator of every function in a native text. Inner ones are called only by others of the text."""

    def marked(fn: Any) -> Any:
        making: Making | None = getattr(_now, "making", None)
        if making is not None:
            return making.add(fn, signature, inner, how)
        return fn if inner else njit(**how)(fn)

    return marked


# ---- making it ----
class _Lowered(JITCodeLibrary):
    """What Numba has lowered. It waits for the others instead of being optimised now."""

    def finalize(self) -> None:
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        return 0

    def _get_module_for_linking(self) -> Any:
        """For functions of others that are compiled later: Numba keeps its own helpers for all of them."""
        if self._shared_module is None:
            self._shared_module = _linked(_with_callees([self]), self.codegen, self.name)._final_module
            for fn in self._shared_module.functions:
                if not fn.is_declaration and fn.linkage == llvm.Linkage.external:
                    fn.linkage = "linkonce_odr"
        return self._shared_module


class Making:
    """Collects the functions of a text that is run meanwhile."""

    def __init__(self, progress: Callable[[str], None] | None) -> None:
        self._progress = progress or (lambda function: None)
        self._entries: dict[str, Any] = {}

    def add(self, fn: Any, signature: Any, inner: bool, how: dict[str, Any]) -> Any:
        dispatcher = njit(signature, **how)(fn)
        if inner:
            self._progress(fn.__name__)
        else:
            (self._entries[fn.__name__],) = dispatcher.overloads.values()
        return dispatcher

    def write(self, folder: Path) -> None:
        """All that was collected, as files."""
        codegen = cpu_target.target_context.codegen()
        found = list(self._entries.values())
        whole = _linked(_with_callees([entry.library for entry in found]), codegen, folder.name)
        module = whole._final_module
        called = {entry.fndesc.llvm_cpython_wrapper_name for entry in found}
        called |= {entry.fndesc.llvm_func_name for entry in found}
        for fn in module.functions:
            if not fn.is_declaration and fn.linkage == llvm.Linkage.external and fn.name not in called:
                fn.linkage = "internal"
        whole._optimize_final_module()
        module.verify()
        whole._verify_declare_only_symbols()
        dynamic = [v.name for v in module.global_variables if v.name.startswith("numba.dynamic.globals")]
        assert not dynamic, f"places in memory cannot be kept: {dynamic}"
        (folder / OBJECT).write_bytes(codegen._tm.emit_object(module))
        (folder / BITCODE).write_bytes(module.as_bitcode())
        for entry in found:
            entry.fndesc.typemap = entry.fndesc.calltypes = None  # of use only while it is lowered
        names = {v.name for v in module.global_variables if v.name.startswith(_ENVIRONMENT)}
        environments = [known for name in sorted(names) if (known := lookup_environment(name)) and known.can_cache()]
        rows = [(name, entry.fndesc, entry.environment, entry.signature) for name, entry in self._entries.items()]
        (folder / ENTRIES).write_bytes(serialize.dumps((rows, environments)))
        for name in self._entries:
            self._progress(name)


@contextmanager
def making(progress: Callable[[str], None] | None) -> Iterator[Making]:
    """While a text is run in this block (by this thread), its functions are lowered and collected."""
    context = cpu_target.target_context
    codegen = context.codegen()
    with global_compiler_lock:  # nobody else compiles meanwhile: what is changed here is all of Numba's
        context.refresh()
        rtsys.initialize(context)
        codegen._library_class = _Lowered
        context.get_executable = _not_yet_executable
        _now.making = Making(progress)
        try:
            yield _now.making
        finally:
            _now.making = None
            del codegen._library_class, context.get_executable


def _not_yet_executable(library: Any, fndesc: Any, env: Any) -> Any:
    name = fndesc.qualname.split(".")[-1]
    return _dynfunc.make_function(fndesc.lookup_module(), name, "not yet compiled", 0, env, (library,))


def _with_callees(libraries: list[Any]) -> list[Any]:
    """These and all they call, callers before what they call."""
    found: dict[int, Any] = {}

    def visit(library: Any) -> None:
        if id(library) not in found:
            found[id(library)] = library
            for called in library._linking_libraries:
                visit(called)

    for library in libraries:
        visit(library)
    return list(found.values())


def _linked(libraries: list[Any], codegen: Any, name: str) -> Any:
    whole = JITCodeLibrary(codegen, name)
    for library in libraries:
        part = library._final_module if isinstance(library, _Lowered) else library._get_module_for_linking()
        whole._final_module.link_in(part, preserve=True)
    return whole


# ---- using it ----
class _Linked(JITCodeLibrary):
    """Machine code from a file."""

    bitcode: Path

    def _get_module_for_linking(self) -> Any:
        if self._shared_module is None:
            self._shared_module = llvm.parse_bitcode(self.bitcode.read_bytes())
            for fn in self._shared_module.functions:
                if not fn.is_declaration and fn.linkage == llvm.Linkage.external:
                    fn.linkage = "linkonce_odr"
        return self._shared_module


@global_compiler_lock  # type: ignore[untyped-decorator]
def attach(module: ModuleType, folder: Path) -> None:
    """Give the entry points of a text that was run their machine code."""
    context = cpu_target.target_context
    codegen = context.codegen()
    context.refresh()
    rtsys.initialize(context)
    rows, environments = serialize.loads((folder / ENTRIES).read_bytes())
    library = _Linked(codegen, folder.name)
    library.bitcode = folder / BITCODE
    library.enable_object_caching()
    library._set_compiled_object((folder / OBJECT).read_bytes())
    library._finalize_final_module()
    for name, fndesc, environment, signature in rows:
        codegen._engine._defined_symbols.add(fndesc.llvm_cpython_wrapper_name)
        result = compile_result(
            target_context=context,
            typing_context=context.typing_context,
            library=library,
            environment=environment,
            entry_point=context.get_executable(library, fndesc, environment),
            fndesc=fndesc,
            signature=signature,
            objectmode=False,
        )
        dispatcher = getattr(module, name)
        context.insert_user_function(result.entry_point, fndesc, [library])
        dispatcher.add_overload(result)
        dispatcher.disable_compile()
    for environment in environments:
        codegen.set_env(environment.env_name, environment)
