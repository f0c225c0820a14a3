"""The application: the API under /api, metrics, and the built client for every other path."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager

import structlog
from fastapi import Depends, FastAPI, Request, Response
from starlette.exceptions import HTTPException

import kontor
from kontor.kernel import KontorError

from .accounts.lesson_progress import LessonProgress
from .accounts.people import People
from .accounts.sessions import Sessions
from .config import Settings
from .errors import Refused
from .explorer import Explorers
from .http.api import create_api
from .http.client_files import serve_client
from .http.operator import operator_only
from .http.refusals import failed, refused
from .http.security_headers import SecurityHeaders
from .limits.body_size import BodyLimit
from .limits.login_attempts import LoginAttempts
from .metrics import Metrics
from .puzzles.tries import Tries
from .storage.failures import StorageCheck
from .storage.ownership import Owner
from .storage.private_files import make_private_folder
from .storage.store import Store
from .tables.policy import TablePolicy
from .tables.registry import TableRegistry
from .tables.reviews import Reviews
from .thinking import Thinkers

log = structlog.get_logger()
LONGEST_HINT = 2.0  # seconds, whatever the settings say


def create_app(settings: Settings, lost: Callable[[], None] = lambda: None) -> FastAPI:
    """The whole server. The database opens when it starts; `lost` is called if another server takes it."""
    api = create_api(settings)
    app = FastAPI(title="Kontor", openapi_url=None, lifespan=_lifespan(settings, api, lost))
    app.state.failure = None
    """Why it could not start, if that can be said in a sentence."""
    _measure(app, api, settings)
    app.add_middleware(BodyLimit, most=settings.max_body)
    app.add_middleware(SecurityHeaders, tls=settings.secure_cookies)  # the last added is the outermost
    app.add_exception_handler(Refused, refused)
    app.add_exception_handler(HTTPException, failed)  # a line break in a path leads past every route
    app.mount("/api", api)
    serve_client(app)
    return app


def _measure(app: FastAPI, api: FastAPI, settings: Settings) -> None:
    metrics = Metrics()

    @app.middleware("http")
    async def measure(request: Request, call_next: Callable[[Request], Awaitable[Response]]) -> Response:
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

    @app.get("/metrics", dependencies=[Depends(operator_only(settings.operator))])
    async def show_metrics() -> Response:
        rooms = api.state.registry.rooms
        metrics.tables.set(len(rooms))
        metrics.connections.set(sum(len(room.listeners) for room in rooms))
        metrics.decisions.set(sum(len(room.match.played) for room in rooms if room.match))
        return Response(metrics.text(), media_type="text/plain; version=0.0.4")


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
        state = api.state
        thinkers = Thinkers(settings.bot_processes, settings.bot_patience)
        state.store, state.people, state.storage_check = store, People(store), StorageCheck(store)
        state.lesson_progress = LessonProgress(store)
        state.sessions = Sessions(store, settings.signing_key())
        state.login_attempts = LoginAttempts(store, settings.rate_limits)
        registry = state.registry = TableRegistry(store, owner, thinkers, _table_policy(settings))
        state.explorers = Explorers(settings.data)
        state.tries = Tries(store)
        state.reviews = Reviews(store, thinkers, settings.review_iterations)

        def let_go() -> None:
            registry.let_go_of_all()
            lost()

        owner.keep(let_go)
        await registry.wake()
        log.info("ready", version=kontor.__version__, database=settings.database_url.split("://")[0])
        try:
            yield
        finally:
            registry.close()
            state.reviews.close()
            thinkers.close()
            await owner.release()
            await store.close()
            owner.unlock()

    return lifespan


def _table_policy(settings: Settings) -> TablePolicy:
    return TablePolicy(
        settings.bot_pause,
        settings.absence,
        settings.notice,
        settings.hint_iterations,
        min(LONGEST_HINT, settings.hint_seconds),
        settings.choose_seeds,
        settings.coach_iterations,
    )
