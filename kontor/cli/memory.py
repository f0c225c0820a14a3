"""Memory of the process itself."""

from __future__ import annotations

import ctypes
import gc
import sys


def give_back_unused() -> None:
    """What loading the program has needed for a moment and nobody needs now. Only glibc can be told so, and it keeps
    tens of megabytes otherwise."""
    gc.collect()
    if sys.platform == "linux":
        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
        if trim is not None:
            trim(0)
