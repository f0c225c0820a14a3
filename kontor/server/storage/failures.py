"""When the disk is full or the database gone: what went wrong is not the caller's fault, and may be over in a moment.

Requests are answered with 503, a sentence and `Retry-After`; `StorageCheck` finds out how things stand for
`/api/ready` and `/api/health`, by reading and writing.
"""

from __future__ import annotations

import asyncio
import time
from typing import Any

import sqlalchemy as sa
import structlog
from starlette.requests import Request
from starlette.responses import JSONResponse

from ..errors import words
from ..metrics import STORAGE_FAILURES
from .store import Closed, Store

log = structlog.get_logger()
RETRY_AFTER = 5
"""Seconds after which it makes sense to try again."""
_PATIENCE = 5.0  # seconds for the database to answer
_FRESH = 1.0  # seconds a finding holds: however often somebody asks, the database is asked seldom
_NOT_THE_DATABASE = (sa.exc.IntegrityError, sa.exc.DataError, sa.exc.ProgrammingError, sa.exc.NotSupportedError)
_VERSION = sa.table("alembic_version", sa.column("version_num"))  # a row that is always there


def is_storage_trouble(error: BaseException) -> bool:
    """Whether the disk or the database failed, and not the program that uses it."""
    if isinstance(error, _NOT_THE_DATABASE):
        return False
    return isinstance(error, sa.exc.DBAPIError | sa.exc.TimeoutError | OSError | TimeoutError | Closed)


def log_failure(event: str, error: BaseException, **facts: Any) -> None:
    """Storage trouble in a line, for it comes with every request while it lasts; what we did not expect, in full."""
    if is_storage_trouble(error):
        STORAGE_FAILURES.inc()
        log.error(event, reason=(str(error) or type(error).__name__).splitlines()[0][:200], **facts)
    else:
        log.error(event, exc_info=error, **facts)


async def storage_failed(request: Request, error: Exception) -> JSONResponse:
    """The answer to a request that storage trouble ended; any other error goes on its way."""
    if not is_storage_trouble(error):
        raise error
    log_failure("storage fails", error, path=request.url.path)
    return unavailable(request.query_params.get("lang", ""))


def unavailable(language: str, key: str = "storage-fails", **more: str) -> JSONResponse:
    return JSONResponse({"reason": words(language)(key), **more}, 503, {"retry-after": str(RETRY_AFTER)})


class StorageCheck:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._asking = asyncio.Lock()
        self._known = (float("-inf"), False)

    async def works(self) -> bool:
        """Whether the database can be read and written now."""
        async with self._asking:
            then, well = self._known
            if time.monotonic() - then >= _FRESH:
                well = await self._ask()
                self._known = (time.monotonic(), well)
            return well

    async def _ask(self) -> bool:
        try:
            async with asyncio.timeout(_PATIENCE):
                await self._store.write(_VERSION.update().values(version_num=_VERSION.c.version_num))
                return await self._store.read_one(sa.select(_VERSION.c.version_num)) is not None
        except Exception as error:
            log_failure("storage fails", error)
            return False
