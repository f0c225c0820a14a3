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
from fastapi import Depends, FastAPI, Query, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, HTMLResponse, JSONResponse
from starlette.exceptions import HTTPException
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket

import kontor
from kontor.kernel import LANGUAGES, KontorError

from .api import caller_of, known_form, router
from .config import Settings
from .doors import must_be_let_in
from .errors import Refused, words
from .hall import Hall
from .limits import BodyLimit, RateLimit
from .live import Connection
from .metrics import Metrics
from .operator import described, operator_only
from .owner import Owner
from .people import People
from .private import make_private_folder
from .quotas import Quotas
from .reviews import Reviews
from .sessions import Sessions, Tokens
from .shelter import Shelter, broken
from .store import Closed, Store
from .tables import Manners
from .thinking import Thinkers
from .tries import Tries
from .troubles import RETRY_AFTER, Pulse, is_storage_trouble, storage_failed, unavailable

log = structlog.get_logger()
CLIENT = Path(__file__).parent / "client"


def create_app(settings: Settings, lost: Callable[[], None] = lambda: None) -> FastAPI:
    """The whole server. The database opens when it starts; `lost` is called if another server takes it."""
    api = _api(settings)
    app = FastAPI(title="Kontor", openapi_url=None, lifespan=_lifespan(settings, api, lost))
    metrics: Metrics = api.state.metrics
    app.state.failure = None
    """Why it could not start, if that can be said in a sentence."""

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
        return response

    app.add_middleware(BodyLimit, most=settings.max_body)
    app.add_middleware(Shelter, tls=settings.secure_cookies)  # the last added is the outermost

    @app.get("/metrics", dependencies=[Depends(operator_only(settings.operator))])
    async def show_metrics() -> Response:
        rooms = api.state.hall.rooms
        metrics.tables.set(len(rooms))
        metrics.connections.set(sum(len(room.listeners) for room in rooms))
        metrics.decisions.set(sum(len(room.match.played) for room in rooms if room.match))
        return Response(metrics.text(), media_type="text/plain; version=0.0.4")

    @app.exception_handler(Refused)
    async def _refused(request: Request, refused: Refused) -> JSONResponse:
        return refusal(request, refused)

    app.mount("/api", api)
    _serve_client(app)
    return app


def _lifespan(
    settings: Settings, api: FastAPI, lost: Callable[[], None]
) -> Callable[[FastAPI], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        try:
            make_private_folder(settings.data)
            store = Store(settings.database_url)
            owner = Owner(store)
            try:
                await owner.claim()
            except BaseException:
                await store.close()
                owner.unlock()
                raise
        except KontorError as error:
            app.state.failure = error
            raise
        thinkers = Thinkers(settings.bot_processes, settings.bot_patience)
        api.state.store, api.state.people, api.state.pulse = store, People(store), Pulse(store)
        api.state.sessions = Sessions(store, settings.signing_key())
        api.state.tries = Tries(store, settings.rate_limits)
        hall = api.state.hall = Hall(store, owner, thinkers, _manners(settings), settings.choose_seeds)
        api.state.reviews = Reviews(store, thinkers, settings.review_iterations)

        def let_go() -> None:
            hall.let_go_of_all()
            lost()

        owner.keep(let_go)
        await hall.wake()
        log.info("ready", version=kontor.__version__, database=settings.database_url.split("://")[0])
        try:
            yield
        finally:
            hall.close()
            api.state.reviews.close()
            thinkers.close()
            await owner.release()
            await store.close()
            owner.unlock()

    return lifespan


def refusal(request: Request, refused: Refused) -> JSONResponse:
    reason = refused.reason(request.query_params.get("lang", ""))
    later = {"Retry-After": str(RETRY_AFTER)} if refused.status == 503 else {}
    return JSONResponse({"reason": reason}, refused.status, {**later, **(refused.headers or {})})


def _manners(settings: Settings) -> Manners:
    seconds = min(2.0, settings.hint_seconds)
    return Manners(settings.bot_pause, settings.absence, settings.notice, settings.hint_iterations, seconds)


def _api(settings: Settings) -> FastAPI:
    reason = {"type": "object", "properties": {"reason": {"type": "string"}}, "required": ["reason"]}
    refused: dict[str, Any] = {"description": "Refused", "content": {"application/json": {"schema": reason}}}
    api = FastAPI(
        title="Kontor",
        version=kontor.__version__,
        description="Tables where people and bots play. docs/server-api.md tells the live protocol.",
        responses=dict.fromkeys((400, 401, 403, 404, 405, 409, 413, 422, 429, 501, 503), refused),
        docs_url=None,
        redoc_url=None,
        openapi_url=None,
    )
    api.state.settings = settings
    api.state.tokens = Tokens(settings.signing_key())
    api.state.metrics = Metrics()
    on = settings.rate_limits
    api.state.quotas = Quotas(settings)
    api.state.change_limit = RateLimit(60, 30, on)
    api.state.hint_limit = RateLimit(12, 60, on)
    api.state.review_limit = RateLimit(6, 60, on)
    api.state.socket_limits = (RateLimit(60, 10, on), RateLimit(8, 20, on))
    api.include_router(router)

    @api.exception_handler(Refused)
    async def _refused(request: Request, refused: Refused) -> JSONResponse:
        return refusal(request, refused)

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

    @api.exception_handler(Exception)
    async def _broken(request: Request, _: Exception) -> JSONResponse:
        return broken(request.scope)

    operator = [Depends(operator_only(settings.operator))]

    @api.get("/openapi.json", dependencies=operator, include_in_schema=False)
    async def openapi() -> dict[str, Any]:
        return api.openapi()

    @api.get("/docs", dependencies=operator, include_in_schema=False)
    async def docs() -> Response:
        return HTMLResponse(described(api.openapi()))

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
        await Connection(socket, room, caller.person, language, api.state.socket_limits, caller.session.id, since).run()

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
