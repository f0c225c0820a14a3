"""The application: the API under /api, metrics, and the built client for every other path."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager

import structlog
from fastapi import Depends, FastAPI, Request, Response
from starlette.datastructures import State
from starlette.exceptions import HTTPException
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

import kontor
from kontor.kernel import KontorError

from .accounts.addresses import Addresses
from .accounts.lesson_progress import LessonProgress
from .accounts.links import Links
from .accounts.passkeys import Passkeys
from .accounts.people import People
from .accounts.post import AccountPost
from .accounts.sessions import Sessions
from .calls.bell import Bell
from .calls.choices import Choices
from .calls.courier import Courier
from .calls.letters import Letters
from .calls.listing import Listing
from .calls.push import Pusher
from .care.announcements import Announcements
from .cluster.cluster import TICK, Cluster
from .cluster.measuring import Measuring
from .cluster.others import NOBODY, Others
from .cluster.place import Place
from .cluster.relay import Relay
from .config import Settings
from .errors import Refused
from .explorer import Explorers
from .http.api import create_api
from .http.client_files import serve_client
from .http.operator import operator_only
from .http.refusals import failed, refused
from .http.request_ids import RequestIds
from .http.security_headers import SecurityHeaders
from .limits.body_size import BodyLimit
from .limits.login_attempts import LoginAttempts
from .limits.quotas import Quotas
from .limits.rates import RateLimit, share
from .mail import Mailer
from .metrics import DUTIES, CountSockets, Metrics, Told, text_of_all, watch_the_loop
from .people.circles import Circles
from .people.invitations import Invitations
from .people.online import Online
from .people.profiles import Profiles
from .puzzles.tries import Tries
from .storage.failures import StorageCheck
from .storage.ownership import Owner
from .storage.private_files import make_private_folder
from .storage.store import Duty, Store
from .tables.clocks.alarms import Alarms
from .tables.clocks.uptime import Uptime
from .tables.clocks.vacations import Vacations
from .tables.registry import TableRegistry
from .tables.resting import Resting
from .tables.reviews import Reviews
from .thinking import Thinkers
from .tournaments.director import Director

log = structlog.get_logger()


def create_app(settings: Settings, lost: Callable[[], None] = lambda: None, place: Place | None = None) -> FastAPI:
    """The whole server. The database opens when it starts; `lost` is called if another server takes it. `place`: among
    those it shares the work with."""
    api = create_api(settings)
    cluster = Cluster(place, api) if place is not None else None
    app = FastAPI(title="Kontor", openapi_url=None, lifespan=_lifespan(settings, api, lost, cluster))
    app.state.end = lambda: None
    """Called when whoever has started this process is gone."""
    app.state.failure = None
    """Why it could not start, if that can be said in a sentence."""
    app.state.see_off = _nothing
    """To be called when the server is about to end, while its sockets are still open."""
    app.state.answering = lambda: None
    """To be called when the server listens: until then no time counts."""
    _measure(app, api, settings, cluster)
    app.add_middleware(CountSockets)
    app.add_middleware(BodyLimit, most=settings.max_body)
    app.add_middleware(SecurityHeaders, tls=settings.secure_cookies)
    if settings.proxies:  # what somebody says of their own address is believed of no one else
        app.add_middleware(ProxyHeadersMiddleware, trusted_hosts=settings.proxies)
    app.add_middleware(RequestIds, proxies=settings.proxies)  # the last added is the outermost
    app.add_exception_handler(Refused, refused)
    app.add_exception_handler(HTTPException, failed)  # a line break in a path leads past every route
    app.mount("/api", api if cluster is None else Relay(api, cluster))
    serve_client(app)
    return app


async def _nothing() -> None:
    pass


def _measure(app: FastAPI, api: FastAPI, settings: Settings, cluster: Cluster | None) -> None:
    metrics = Metrics()

    def look() -> None:
        """How things stand now."""
        if not hasattr(api.state, "registry"):
            return  # another worker asks while this one begins
        rooms = api.state.registry.rooms
        metrics.tables.set(len(rooms))
        metrics.connections.set(sum(len(room.listeners) for room in rooms))
        metrics.decisions.set(sum(len(room.match.played) for room in rooms if room.match))
        metrics.writes.set(api.state.store.waiting)
        for name, lane in api.state.registry.thinkers.lanes.items():
            metrics.thinking.labels(name).set(lane.busy)
            metrics.thought.labels(name).set(lane.waiting)
            metrics.thinkers.labels(name).set(lane.processes)
        metrics.members.set(1 if cluster is None else 1 + len(cluster.wire.fellows))
        metrics.relayed.set(0 if cluster is None else cluster.streams.answering)
        metrics.redis_lost.set(cluster is not None and not cluster.wire.works)
        for name in DUTIES:
            metrics.duties.labels(name).set(cluster is None or name in cluster.duties.held)

    def told() -> Told:
        look()
        return metrics.told()

    measuring = Measuring(cluster, told) if cluster is not None and cluster.place.worker else None

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
        if measuring is None:
            look()
        text = metrics.text() if measuring is None else text_of_all(await measuring.all())
        return Response(text, media_type="text/plain; version=0.0.4")


def _lifespan(
    settings: Settings, api: FastAPI, lost: Callable[[], None], cluster: Cluster | None = None
) -> Callable[[FastAPI], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        try:
            make_private_folder(settings.data)
            store = Store(settings.database_url)
            owner = Owner(store) if cluster is None else cluster.join(store)
            others: Others = cluster or NOBODY
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
        thinkers = Thinkers(settings.bot_processes, settings.bot_patience, settings.bot_rest)
        state.store, state.people, state.storage_check = store, People(store), StorageCheck(store)
        state.lesson_progress = LessonProgress(store)
        state.bell = Bell(store, others)
        await state.bell.open()
        state.mailer = Mailer(settings)
        courier = _courier(state, settings)
        state.sessions = Sessions(store, settings.signing_key())
        state.addresses, state.passkeys = Addresses(store), Passkeys(store)
        state.links = Links(store, settings.signing_key())
        state.post = AccountPost(settings, state.mailer, state.links, state.people, state.addresses)
        state.announcements = Announcements(store)
        state.login_attempts = LoginAttempts(store, settings.rate_limits)
        uptime = Uptime(store, owner, others)
        await uptime.load()
        vacations = state.vacations = Vacations(store, settings.vacation_days, others)
        await vacations.load(uptime.last_written)
        shared = state.bell, vacations, uptime, others
        registry = state.registry = TableRegistry(store, owner, thinkers, settings, *shared)
        alarms = state.alarms = Alarms(registry, state.bell, vacations, uptime)
        resting = state.resting = Resting(registry)
        state.explorers = Explorers(settings.data)
        state.online = Online(registry)
        state.circles = Circles(store, state.bell, registry)
        state.invitations = Invitations(store, state.bell, state.circles, state.online)
        state.profiles = Profiles(store, state.circles, state.online, state.invitations)
        state.tries = Tries(store)
        state.reviews = Reviews(store, thinkers, settings.review_iterations)
        director = state.director = Director(store, registry, state.bell, settings.tournament_bots, others)

        courier.looking = state.online.looking

        def let_go() -> None:
            courier.stop()
            registry.let_go_of_all()
            lost()

        owner.keep(let_go)
        await state.people.learn_names()
        if cluster is None:
            courier.start()
            await director.wake()
            await alarms.begin()
            resting.begin()
            app.state.answering, app.state.see_off = alarms.answering, registry.see_off
        else:
            await _begin_among_others(app, state, cluster, uptime, resting)
        watching = asyncio.create_task(watch_the_loop(), name="loop lag")
        log.info("ready", version=kontor.__version__, database=settings.database_url.split("://")[0])
        try:
            yield
        finally:
            watching.cancel()
            if cluster is not None:
                await cluster.close()
            await courier.close()
            director.close()
            resting.close()
            await alarms.close()
            registry.close()
            state.post.close()
            state.reviews.close()
            thinkers.close()
            await owner.release()
            await store.close()
            owner.unlock()
            log.info("ended")

    return lifespan


async def _begin_among_others(app: FastAPI, state: State, cluster: Cluster, uptime: Uptime, resting: Resting) -> None:
    """What must happen once is done by whoever has that duty."""
    alarms: Alarms = state.alarms
    registry: TableRegistry = state.registry
    courier: Courier = state.courier
    director: Director = state.director
    duties = cluster.duties

    async def deliver(_: Duty) -> None:
        courier.start()

    async def look_after_the_rest(_: Duty) -> None:
        alarms.look_after_the_rest()
        resting.go_on()

    def fewer() -> None:
        if "clocks" in duties.held:
            alarms.look_ahead_soon()
            resting.go_on()

    def answering() -> None:
        alarms.answering()
        cluster.ready()

    cluster.give_away, cluster.let_go, cluster.on_fewer = registry.give_away, registry.let_go_of_all, fewer
    state.has_others, state.takes_part = True, lambda: cluster.member.is_in
    share(_limits(state), cluster)
    duties.add("calls", deliver, courier.stop)
    duties.add("tournaments", director.wake, director.close)
    duties.add("clocks", look_after_the_rest, lambda: alarms.look_after_the_rest(False))
    await cluster.begin(lambda: app.state.end())
    if cluster.member.fellows:
        await uptime.heard(2 * TICK)
    alarms.look_after_the_rest(False)
    await alarms.begin()
    resting.begin(go_on=False)
    await duties.look()
    app.state.answering, app.state.see_off = answering, lambda: registry.see_off(cluster.leave)


def _limits(state: State) -> dict[str, RateLimit]:
    """Those that each server counts in memory."""
    named = "change", "hint", "coach", "review", "test_call", "export", "report"
    said, chatted = state.socket_limits
    quotas: Quotas = state.quotas
    return {**{name: getattr(state, f"{name}_limit") for name in named}, "said": said, "chat": chatted, **quotas.limits}


def _courier(state: State, settings: Settings) -> Courier:
    """Everything about calls but the bell itself."""
    choices = state.choices = Choices(state.store, state.bell)
    state.bell_listing = Listing(state.store, choices)
    pusher = state.pusher = Pusher(settings)
    letters = state.letters = Letters(settings, state.mailer, settings.signing_key())
    courier = state.courier = Courier(state.store, state.bell, choices, pusher, letters, settings)
    return courier
