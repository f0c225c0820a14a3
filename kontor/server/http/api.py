"""The API as a whole, under /api: its routes, limits and refusals, and its description for the operator."""

from __future__ import annotations

from typing import Any

from fastapi import Depends, FastAPI, Response
from fastapi.responses import HTMLResponse

import kontor

from ..accounts.sessions import Tokens
from ..config import Settings
from ..contract.answers import Refusal
from ..contract.messages import ClientMessage, ServerMessage
from ..limits.quotas import Quotas
from ..limits.rates import RateLimit
from ..live import route as live
from . import accounts, boards, games, guided, lessons, puzzles, replays, tables
from . import status as server_status
from .operator import described, operator_only
from .refusals import answer_refusals


def create_api(settings: Settings) -> FastAPI:
    """What needs the database is put into `state` when the server starts."""
    api = FastAPI(
        title="Kontor",
        version=kontor.__version__,
        description="Tables where people and bots play. docs/server-api.md tells the live protocol.",
        responses=_refused(400, 401, 403, 404, 405, 409, 413, 422, 429, 501, 503),
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
    state.socket_limits = (RateLimit(60, 10, limited), RateLimit(8, 20, limited))
    for part in (accounts, games, tables, guided, replays, boards, lessons, puzzles, server_status, live):
        api.include_router(part.router)
    answer_refusals(api)
    _describe(api, settings)
    return api


def _refused(*statuses: int) -> dict[int | str, dict[str, Any]]:
    return {status: {"description": "Refused", "model": Refusal} for status in statuses}


def _describe(api: FastAPI, settings: Settings) -> None:
    operator = [Depends(operator_only(settings.operator))]

    @api.webhooks.post("live", responses=_refused(422))
    def live_messages(message: ClientMessage) -> ServerMessage:  # OpenAPI knows no sockets: this carries their messages
        """`WebSocket /tables/{table_id}/live`: what a page may send, and what it is told."""
        raise AssertionError("only described here: messages come by the socket")

    @api.get("/openapi.json", dependencies=operator, include_in_schema=False)
    async def openapi() -> dict[str, Any]:
        return api.openapi()

    @api.get("/docs", dependencies=operator, include_in_schema=False)
    async def docs() -> Response:
        return HTMLResponse(described(api.openapi()))
