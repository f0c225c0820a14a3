"""Routes: how the server is."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends
from fastapi.responses import JSONResponse
from starlette.requests import HTTPConnection

import kontor

from ..contract.answers import Health, Ready
from ..storage.failures import unavailable

router = APIRouter(tags=["server"])


async def database_works(connection: HTTPConnection) -> bool:
    works: bool = await connection.app.state.storage_check.works()
    return works


DatabaseWorks = Annotated[bool, Depends(database_works)]


@router.get("/health", response_model=Health)
async def health(connection: HTTPConnection, works: DatabaseWorks, lang: str = "en") -> Health | JSONResponse:
    """Whether people can play here: the server answers, and its database can be read and written."""
    if not works:
        return unavailable(lang, status="failing", version=kontor.__version__)
    up = round(connection.app.state.alarms.up, 1)
    return Health(status="ok", version=kontor.__version__, up=up)


@router.get("/ready", response_model=Ready)
async def ready(connection: HTTPConnection, works: DatabaseWorks, lang: str = "en") -> Ready | JSONResponse:
    """Whether requests should be sent here."""
    if works and not connection.app.state.takes_part():
        return unavailable(lang, "servers-apart", status="not ready")
    return Ready(status="ready") if works else unavailable(lang, status="not ready")
