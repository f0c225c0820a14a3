"""Packages of others that adapters need and nobody else does: a sentence where one is missing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from kontor.kernel import KontorError


class Missing(KontorError, ImportError):
    """A package is not installed."""


@contextmanager
def needed_for(what: str, extra: str) -> Iterator[None]:
    """Whoever imports that package inside hears which extra has it."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise Missing(f"{what} needs {error.name}, which is not installed: pip install 'kontor[{extra}]'.") from None
