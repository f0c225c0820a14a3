"""The application: the API under /api, metrics, and the built client for every other path."""

from __future__ import annotations

import contextlib
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import sqlalchemy as sa
import structlog
from fastapi import FastAPI, Query, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, JSONResponse
from starlette.exceptions import HTTPException
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket

import kontor
from kontor.kernel import LANGUAGES

from .api import caller_of, known_form, router
from .config import Settings
from .doors import must_be_let_in
from .errors import Refused, words
from .hall import Hall
from .limits import BodyLimit, RateLimit
from .live import Connection
from .metrics import Metrics
from .people import People, Sessions
from .quotas import Quotas
from .reviews import Reviews
from .store import Closed, Store
from .tables import Manners
from .thinking import Thinkers
from .troubles import RETRY_AFTER, Pulse, is_storage_trouble, storage_failed, unavailable

log = structlog.get_logger()
CLIENT = Path(__file__).parent / "client"
POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self' ws: wss:; "
    "frame-ancestors 'none'; base-uri 'self'; form-action 'self'"
)


def create_app(settings: Settings) -> FastAPI:
    """The whole server. The database opens when it starts."""
    api = _api(settings)
    app = FastAPI(title="Kontor", openapi_url=None, lifespan=_lifespan(settings, api))
    metrics: Metrics = api.state.metrics

    @app.middleware("http")
    async def _measure(request: Request, call_next: Callable[[Request], Awaitable[Response]]) -> Response:
        start = time.perf_counter()
        response = await call_next(request)
        seconds = time.perf_counter() - start
        metrics.requests.labels(request.method, str(response.status_code)).inc()
        metrics.seconds.observe(seconds)
        path = request.url.path
        if path.startswith("/api"):
            log.info(
                "request", method=request.method, path=path, status=response.status_code, ms=round(seconds * 1000, 1)
            )
        if not path.startswith("/api/docs"):  # the documentation page brings its own scripts
            response.headers["content-security-policy"] = POLICY
        response.headers["x-content-type-options"] = "nosniff"
        response.headers["referrer-policy"] = "same-origin"
        return response

    app.add_middleware(BodyLimit, most=settings.max_body)

    @app.get("/metrics")
    async def show_metrics() -> Response:
        rooms = api.state.hall.rooms
        metrics.tables.set(len(rooms))
        metrics.connections.set(sum(len(room.listeners) for room in rooms))
        metrics.decisions.set(sum(len(room.match.played) for room in rooms if room.match))
        return Response(metrics.text(), media_type="text/plain; version=0.0.4")

    app.mount("/api", api)
    _serve_client(app)
    return app


def _lifespan(settings: Settings, api: FastAPI) -> Callable[[FastAPI], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        settings.data.mkdir(parents=True, exist_ok=True)
        store = Store(settings.database_url)
        await store.open()
        thinkers = Thinkers(settings.bot_processes, settings.bot_patience)
        api.state.store, api.state.people, api.state.pulse = store, People(store), Pulse(store)
        api.state.hall = Hall(store, thinkers, _manners(settings), settings.choose_seeds)
        api.state.reviews = Reviews(store, thinkers, settings.review_iterations)
        await api.state.hall.wake()
        log.info("ready", version=kontor.__version__, database=settings.database_url.split("://")[0])
        try:
            yield
        finally:
            api.state.hall.close()
            api.state.reviews.close()
            thinkers.close()
            await store.close()

    return lifespan


def _manners(settings: Settings) -> Manners:
    seconds = min(2.0, settings.hint_seconds)
    return Manners(settings.bot_pause, settings.absence, settings.notice, settings.hint_iterations, seconds)


def _api(settings: Settings) -> FastAPI:
    reason = {"type": "object", "properties": {"reason": {"type": "string"}}, "required": ["reason"]}
    refusal: dict[str, Any] = {"description": "Refused", "content": {"application/json": {"schema": reason}}}
    api = FastAPI(
        title="Kontor",
        version=kontor.__version__,
        description="Tables where people and bots play. docs/server-api.md tells the live protocol.",
        responses=dict.fromkeys((400, 401, 403, 404, 405, 409, 413, 422, 429, 501, 503), refusal),
    )
    api.state.settings = settings
    api.state.sessions = Sessions(settings.signing_key())
    api.state.metrics = Metrics()
    on = settings.rate_limits
    api.state.quotas = Quotas(settings)
    api.state.change_limit = RateLimit(60, 30, on)
    api.state.login_limit = RateLimit(10, 300, on)
    api.state.hint_limit = RateLimit(12, 60, on)
    api.state.review_limit = RateLimit(6, 60, on)
    api.state.socket_limits = (RateLimit(60, 10, on), RateLimit(8, 20, on))
    api.include_router(router)

    @api.exception_handler(Refused)
    async def _refused(request: Request, refused: Refused) -> JSONResponse:
        later = {"retry-after": str(RETRY_AFTER)} if refused.status == 503 else None
        return JSONResponse({"reason": refused.reason(request.query_params.get("lang", ""))}, refused.status, later)

    for trouble in (sa.exc.SQLAlchemyError, OSError, Closed):
        api.add_exception_handler(trouble, storage_failed)

    @api.exception_handler(RequestValidationError)
    async def _malformed(_: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"][1:])[:80]
        return JSONResponse({"reason": f"The request cannot be understood: {where or 'body'}: {first['msg']}."}, 422)

    @api.exception_handler(HTTPException)
    async def _failed(_: Request, error: HTTPException) -> JSONResponse:
        return JSONResponse({"reason": f"{error.detail.rstrip('.')}."}, error.status_code, error.headers)

    @api.get("/health", tags=["server"], response_model=None)
    async def health(lang: str = "en") -> dict[str, str] | JSONResponse:
        """Whether people can play here: the server answers, and its database can be read and written."""
        if not await api.state.pulse.beats():
            return unavailable(lang, status="failing", version=kontor.__version__)
        return {"status": "ok", "version": kontor.__version__}

    @api.get("/ready", tags=["server"], response_model=None)
    async def ready(lang: str = "en") -> dict[str, str] | JSONResponse:
        """Whether requests should be sent here."""
        if not await api.state.pulse.beats():
            return unavailable(lang, status="not ready")
        return {"status": "ready"}

    @api.websocket("/tables/{table_id}/live")
    async def live(
        socket: WebSocket, table_id: str, lang: str = "en", key: str = "", since: int = Query(0, ge=0, lt=1 << 31)
    ) -> None:
        if not _same_origin(socket, settings):
            await socket.close(4403, "This page may not open a connection here.")
            return
        try:
            room = await api.state.hall.room(known_form(table_id))
            caller = await caller_of(socket)
            must_be_let_in(room.header, caller.person, key)
        except Refused as refused:
            await socket.accept()
            await socket.close(4403 if refused.status == 403 else 4404, refused.reason(lang)[:60])
            return
        except Exception as error:
            if not is_storage_trouble(error):
                raise
            await socket.accept()
            await socket.close(1013, words(lang)("storage-fails")[:60])
            return
        language = lang if lang in LANGUAGES else "en"
        await Connection(socket, room, caller.person, language, api.state.socket_limits, since).run()

    return api


def _same_origin(socket: WebSocket, settings: Settings) -> bool:
    """A browser names the page that opens a socket: only our own pages (or those configured) may."""
    origin = socket.headers.get("origin")
    if origin is None:
        return True  # not a browser
    allowed = {part.strip() for part in settings.origins.split(",") if part.strip()}
    return urlsplit(origin).netloc == socket.headers.get("host") or origin in allowed


def _serve_client(app: FastAPI) -> None:
    """Files of the client; every other path is a page of the client, which finds its way by itself."""
    assets = CLIENT / "assets"
    if assets.is_dir():
        app.mount("/assets", StaticFiles(directory=assets))

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str) -> Response:
        with contextlib.suppress(OSError, ValueError):  # a name too long, or with a zero character
            file = (CLIENT / path).resolve()
            if path and file.is_relative_to(CLIENT.resolve()) and file.is_file():
                return FileResponse(file)
        index = CLIENT / "index.html"
        if not index.is_file():
            text = "The browser client has not been built: run `npm ci && npm run build` in web/."
            return Response(text, 503, media_type="text/plain")
        return FileResponse(index, headers={"cache-control": "no-cache"})
