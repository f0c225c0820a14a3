"""The API as a whole, under /api: its routes, limits and refusals, and its description for the operator."""

from __future__ import annotations

import functools
from typing import Any

from fastapi import Depends, FastAPI, Response
from fastapi.responses import HTMLResponse
from starlette.routing import BaseRoute

import kontor

from ..accounts.sessions import Tokens
from ..config import Settings
from ..contract.answers import Refusal
from ..contract.calls import BellUpdate
from ..contract.messages import ClientMessage, ServerMessage
from ..limits.quotas import Quotas
from ..limits.rates import RateLimit
from ..live import bell as live_bell
from ..live import route as live
from . import (
    accounts,
    boards,
    calls,
    care,
    clocks,
    credentials,
    games,
    guided,
    lessons,
    operators,
    own_data,
    people,
    puzzles,
    ratings,
    replays,
    tables,
    tournaments,
)
from . import status as server_status
from .operator import described, operator_only
from .refusals import answer_refusals

_JSON = {"application/json": {"schema": {"$ref": "#/components/schemas/Refusal"}}}
_STATUSES = (400, 401, 403, 404, 405, 409, 410, 413, 422, 428, 429, 501, 502, 503)
_REFUSED: dict[int | str, dict[str, Any]] = {one: {"description": "Refused", "content": _JSON} for one in _STATUSES}
"""Of each request. The model is named, not given: FastAPI would make it anew for each of them, which costs 9 MB and a
third of a second."""


def create_api(settings: Settings) -> FastAPI:
    """What needs the database is put into `state` when the server starts."""
    api = FastAPI(
        title="Kontor",
        version=kontor.__version__,
        description="Tables where people and bots play. docs/server-api.md tells the live protocol.",
        responses=_REFUSED,
        docs_url=None,
        redoc_url=None,
        openapi_url=None,
    )
    state, limited = api.state, settings.rate_limits
    state.settings = settings
    state.tokens = Tokens(settings.signing_key())
    state.quotas = Quotas(settings)
    state.change_limit = RateLimit(60, 30, limited)
    state.hint_limit = RateLimit(12, 60, limited)
    state.coach_limit = RateLimit(60, 30, limited)
    state.review_limit = RateLimit(6, 60, limited)
    state.test_call_limit = RateLimit(6, 60, limited)
    state.socket_limits = (RateLimit(60, 10, limited), RateLimit(8, 20, limited))
    state.export_limit = RateLimit(6, 3600, limited)
    state.report_limit = RateLimit(10, 600, limited)
    state.has_others = False  # who may reach what this server cannot
    state.takes_part = lambda: True  # whether other servers can reach this one, if there are any
    api.router.routes += _routes()
    answer_refusals(api)
    _describe(api, settings)
    return api


@functools.cache
def _routes() -> list[BaseRoute]:
    """Those of the rooms: what they need of a server they find in its `state`, so a process makes them once, however
    many servers it has."""
    api = FastAPI(responses=_REFUSED)
    first = len(api.routes)
    for part in (
        accounts,
        credentials,
        own_data,
        care,
        operators,
        games,
        tables,
        guided,
        replays,
        boards,
        lessons,
        puzzles,
        tournaments,
        server_status,
        calls,
        clocks,
        live,
        live_bell,
        people,
        ratings,
    ):
        api.include_router(part.router)
    nowhere = {"type": "http", "method": "GET", "path": "/", "root_path": "", "headers": []}
    for route in api.routes[first:]:  # FastAPI makes what one needs when it is first looked for: nobody shall wait
        route.matches(nowhere)
    return api.routes[first:]


def _describe(api: FastAPI, settings: Settings) -> None:
    operator = [Depends(operator_only(settings.operator))]

    refused: dict[int | str, dict[str, Any]] = {422: {"description": "Refused", "model": Refusal}}

    @api.webhooks.post("live", responses=refused)
    def live_messages(message: ClientMessage) -> ServerMessage:  # OpenAPI knows no sockets: this carries their messages
        """`WebSocket /tables/{table_id}/live`: what a page may send, and what it is told."""
        raise AssertionError("only described here: messages come by the socket")

    @api.webhooks.post("bell", responses=refused)
    def bell_messages() -> BellUpdate:
        """`WebSocket /bell/live`: what a page is told."""
        raise AssertionError("only described here: messages come by the socket")

    @api.get("/openapi.json", dependencies=operator, include_in_schema=False)
    async def openapi() -> dict[str, Any]:
        return api.openapi()

    @api.get("/docs", dependencies=operator, include_in_schema=False)
    async def docs() -> Response:
        return HTMLResponse(described(api.openapi()))
