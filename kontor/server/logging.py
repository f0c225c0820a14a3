"""Structured logs: readable on a terminal, one JSON object a line for machines. A stranger's text stays one line."""

from __future__ import annotations

import logging
from typing import Any

import structlog
from structlog.typing import EventDict, Processor, WrappedLogger


def set_up(level: str, as_json: bool) -> None:
    number = logging.getLevelNamesMapping().get(level.upper(), logging.INFO)
    before: list[Processor] = [
        structlog.contextvars.merge_contextvars,  # whose request it is
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    after: list[Processor] = [
        structlog.processors.format_exc_info,
        without_control_characters,
        structlog.processors.JSONRenderer() if as_json else structlog.dev.ConsoleRenderer(),
    ]
    structlog.configure(processors=[*before, *after], wrapper_class=structlog.make_filtering_bound_logger(number))
    handler = logging.StreamHandler()  # what libraries say, uvicorn first: in the same form
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[*before, structlog.stdlib.add_logger_name],
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *after],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(_is_ours)


def _is_ours(record: logging.LogRecord) -> bool:
    """Bytes that are no text end their socket, as they should; uvicorn tells it with a traceback, like a failure."""
    return not record.getMessage().startswith("Invalid UTF-8 sequence received")


def printable(text: str) -> str:
    """Whatever is no letter, sign or plain space, as an escape: no new line, no bell, no colour."""
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)


def without_control_characters(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
    return {printable(key): _indented(value) if key == "exception" else _clean(value) for key, value in event.items()}


def _clean(value: Any) -> Any:
    if value is None or isinstance(value, bool | int | float):
        return value
    return printable(value if isinstance(value, str) else repr(value))


def _indented(text: Any) -> str:
    """A traceback keeps its lines, but none of them can pass for a line of the log."""
    return "\n".join(f"    {printable(line)}" for line in str(text).split("\n"))
