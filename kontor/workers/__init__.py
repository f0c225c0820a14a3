"""Processes beside this one: pools of workers, and rules compiled in the background."""

from .compiling import background_failed, compile_all_in_background, compile_in_background, engine_now
from .pools import before_sudden_end, done_by_all, end_now, worker_pool

__all__ = [
    "background_failed",
    "before_sudden_end",
    "compile_all_in_background",
    "compile_in_background",
    "done_by_all",
    "end_now",
    "engine_now",
    "worker_pool",
]
