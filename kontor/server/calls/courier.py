"""The courier takes calls out of the house: to browsers (Web Push), by mail, by webhook.

A call that was written is first routed: after a short delay, so that who comes back at once is not called, each way it
shall go gets a row in `deliveries`. That row is worked until it is sent, of no use any more, or failed for good. Before
anything is sent the row says that it is being tried, and when it would be tried again; so a server that is killed in
between tries again, under the same name (Message-ID, topic, idempotency key), and one that is killed anywhere else
sends nothing twice.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections import defaultdict
from collections.abc import Callable, Sequence
from datetime import timedelta
from typing import Any, NamedTuple

import sqlalchemy as sa
import structlog
from sqlalchemy.dialects import postgresql, sqlite

from ..config import Settings
from ..contract.calls import CallChoices, OutsideChannel
from ..moments import now
from ..storage.failures import log_failure
from ..storage.schema import calls, deliveries, people, push_subscriptions
from ..storage.store import Store, Write
from . import webhook
from .bell import Bell
from .choices import Choices
from .hours import next_digest, quiet_until
from .letters import Letters
from .outside import NotDelivered
from .push import Pusher
from .telling import Told, told

log = structlog.get_logger()
AT_ONCE = 8  # deliveries under way at the same time
BATCH = 100
FIRST_RETRY, LAST_RETRY = 30.0, 6 * 3600.0  # seconds; twice as long each time
MOST_TRIES = 12
NAP = 5.0  # seconds after which it looks again, whatever it expects: clocks are set
GOODBYE = 10.0  # seconds for what is under way when the server ends
KEPT = timedelta(days=90)  # so long the bell remembers what is over
TIDIED = timedelta(days=1)  # how often it is tidied up

Looking = Callable[[str, str], bool]
"""Whether a person has that table before their eyes."""


class Reader(NamedTuple):
    """Somebody who is called: what they chose, and their language."""

    chosen: CallChoices
    language: str


class Courier:
    def __init__(
        self, store: Store, bell: Bell, choices: Choices, pusher: Pusher, letters: Letters, settings: Settings
    ) -> None:
        self._store, self._bell, self._choices = store, bell, choices
        self._pusher, self._letters, self._settings = pusher, letters, settings
        self._insert = sqlite.insert if store.engine.dialect.name == "sqlite" else postgresql.insert
        self.looking: Looking = lambda person, about: False
        self._wake = asyncio.Event()
        self._one_at_a_time = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None
        self._closed = False
        bell.on_call = self._wake.set

    # ---- life ----
    def start(self) -> None:
        self._closed = False
        self._task = asyncio.create_task(self._work(), name="courier")

    async def close(self) -> None:
        """What is under way is finished, so that it is known to be sent."""
        self.stop()
        if self._task is not None:
            await asyncio.wait([self._task], timeout=GOODBYE)
            self._task.cancel()

    def stop(self) -> None:
        """Nothing more begins: the server ends, or another delivers now."""
        self._closed = True
        self._wake.set()

    async def _work(self) -> None:
        tidied = None
        while not self._closed:
            wait: float | None = NAP
            try:
                if tidied is None or abs(now() - tidied) > TIDIED:
                    await self.tidy()
                    tidied = now()
                if self._bell.reaches:
                    await self.turn()
                    wait = await self._until_next()
                else:
                    wait = None  # nobody wants to be called outside: the first who does wakes it
            except Exception as error:
                log_failure("calls could not be delivered", error)
            if self._closed:
                return
            try:
                async with asyncio.timeout(wait):
                    await self._wake.wait()
            except TimeoutError:
                pass
            self._wake.clear()

    async def turn(self) -> None:
        """Everything that is due now."""
        async with self._one_at_a_time:
            while await self._route() and not self._closed:
                pass
            while await self._deliver() and not self._closed:
                pass

    async def _until_next(self) -> float:
        """Seconds until something is due; not longer than a nap."""
        new = await self._store.read_one(sa.select(sa.func.min(calls.c.at).label("at")).where(calls.c.routed.is_(None)))
        due = await self._store.read_one(sa.select(sa.func.min(deliveries.c.due).label("at")))
        moments = [due["at"]] if due and due["at"] else []
        if new and new["at"]:
            moments.append(new["at"] + self._delay)
        waits: list[float] = [(moment - now()).total_seconds() for moment in moments]
        return min([NAP, *(max(0.05, wait) for wait in waits)])

    @property
    def _delay(self) -> timedelta:
        return timedelta(seconds=self._settings.call_delay)

    # ---- where to ----
    async def _route(self) -> bool:
        """Calls whose time has come get their deliveries; whether there may be more. One that is still to be written
        has waited, too: the clock on the wall was set back."""
        moment, delay = now(), self._delay
        ripe = sa.or_(calls.c.at <= moment - delay, calls.c.at > moment + delay)
        fresh = sa.select(calls).where(calls.c.routed.is_(None), ripe)
        found = await self._store.read(fresh.order_by(calls.c.at).limit(BATCH))
        writes: list[Write] = []
        for call in found:
            if call["read"] is None and call["ended"] is None:
                writes += await self._routes(call)
            writes.append(calls.update().where(calls.c.id == call["id"]).values(routed=now()))
        if writes:
            await self._store.write(*writes)
        return len(found) == BATCH

    async def _routes(self, call: sa.RowMapping) -> list[Write]:
        if self.looking(call["person"], call["about"]):
            return [calls.update().where(calls.c.id == call["id"]).values(read=now())]
        chosen, kind = await self._choices.of(call["person"]), call["kind"]
        ways: list[tuple[OutsideChannel, str]] = []
        if chosen.push.on and kind in chosen.push.kinds:
            ways += [("push", browser["id"]) for browser in await self._choices.browsers(call["person"])]
        if chosen.mail.on and kind in chosen.mail.kinds and self._letters.available:
            ways.append(("mail", ""))
        if chosen.webhook.on and kind in chosen.webhook.kinds and chosen.webhook.url:
            ways.append(("webhook", ""))
        return [self._new(call, channel, target, chosen) for channel, target in ways]

    def _new(self, call: sa.RowMapping, channel: OutsideChannel, target: str, chosen: CallChoices) -> Write:
        later = channel == "mail" and chosen.mail.digest
        row = {
            "call": call["id"],
            "channel": channel,
            "target": target,
            "person": call["person"],
            "state": "waiting",
            "tries": 0,
            "due": next_digest(chosen, now()) if later else now(),
            "why": "",
        }
        return self._insert(deliveries).values(**row).on_conflict_do_nothing()

    # ---- out ----
    async def _deliver(self) -> bool:
        """What is due is tried; whether there may be more."""
        query = sa.select(
            deliveries.c.call, deliveries.c.channel, deliveries.c.target, deliveries.c.tries, deliveries.c.due, calls
        ).join(calls, calls.c.id == deliveries.c.call)
        due = await self._store.read(query.where(deliveries.c.due <= now()).order_by(deliveries.c.due).limit(BATCH))
        if not due:
            return False
        readers = {person: await self._reader(person) for person in {row["person"] for row in due}}
        parcels: dict[Any, list[sa.RowMapping]] = defaultdict(list)
        for row in due:
            digest = row["channel"] == "mail" and readers[row["person"]].chosen.mail.digest
            parcels[(row["person"], "digest") if digest else _key(row)].append(row)
        limit = asyncio.Semaphore(AT_ONCE)

        async def one(rows: Sequence[sa.RowMapping]) -> None:
            async with limit:
                if not self._closed:
                    await self._try(rows, readers[rows[0]["person"]])

        await asyncio.gather(*(one(rows) for rows in parcels.values()))
        return len(due) == BATCH

    async def _reader(self, person: str) -> Reader:
        row = await self._store.read_one(sa.select(people.c.preferences).where(people.c.id == person))
        language = row["preferences"].get("language") if row else None
        return Reader(await self._choices.of(person), language if isinstance(language, str) else "en")

    async def _try(self, rows: Sequence[sa.RowMapping], reader: Reader) -> None:
        """Deliveries that go out as one: a day's calls by mail, or a single one."""
        wanted = []
        for row in rows:
            if self._is_moot(row) or not _is_on(row, reader.chosen):
                await self._settle([row], "dropped")
            else:
                wanted.append(row)
        quiet = quiet_until(reader.chosen, now())
        if quiet is not None:
            await self._store.write(*(_of(row).values(due=quiet) for row in wanted))
            return
        claimed = [row for row in wanted if await self._claim(row)]
        if not claimed:
            return
        try:
            await self._send(claimed, reader)
        except NotDelivered as error:
            await self._not_sent(claimed, error)
        except Exception as error:  # the next try may do better; if it was ours, the log tells
            log.exception("call could not be sent", channel=claimed[0]["channel"])
            await self._not_sent(claimed, NotDelivered(str(error), for_good=False))
        else:
            await self._settle(claimed, "sent")

    def _is_moot(self, row: sa.RowMapping) -> bool:
        """Seen, decided, or before their eyes."""
        return row["read"] is not None or row["ended"] is not None or self.looking(row["person"], row["about"])

    async def _claim(self, row: sa.RowMapping) -> bool:
        """It is tried now, and by nobody else."""
        again = now() + timedelta(seconds=min(LAST_RETRY, FIRST_RETRY * 2 ** row["tries"]))
        mine = _of(row).where(deliveries.c.due == row["due"]).values(tries=row["tries"] + 1, due=again)
        return bool(await self._store.change(mine.returning(deliveries.c.call)))

    async def _settle(self, rows: Sequence[sa.RowMapping], state: str, why: str = "") -> None:
        await self._store.write(*(_of(row).values(state=state, due=None, why=why[:200]) for row in rows))

    async def _not_sent(self, rows: Sequence[sa.RowMapping], error: NotDelivered) -> None:
        row, tries = rows[0], rows[0]["tries"] + 1
        log.info("call not delivered", channel=row["channel"], why=str(error), tries=tries)
        if error.gone and row["channel"] == "push":
            await self._store.write(push_subscriptions.delete().where(push_subscriptions.c.id == row["target"]))
        if error.for_good or tries >= MOST_TRIES:
            await self._settle(rows, "failed", str(error))
            return
        why: dict[str, Any] = {"why": str(error)[:200]}
        if error.later > FIRST_RETRY * 2 ** row["tries"]:
            why["due"] = now() + timedelta(seconds=min(LAST_RETRY, error.later))
        await self._store.write(*(_of(each).values(**why) for each in rows))

    async def _send(self, rows: Sequence[sa.RowMapping], reader: Reader) -> None:
        row = rows[0]
        said = [told(each["kind"], each["about"], each["data"], reader.language) for each in rows]
        if row["channel"] == "push":
            await self._push(row, said[0])
        elif row["channel"] == "webhook":
            await self._hook(reader.chosen.webhook.url, said[0], row["call"])
        else:
            ids = sorted(each["call"] for each in rows)
            name = ids[0] if len(ids) == 1 else hashlib.sha256("".join(ids).encode()).hexdigest()[:32]
            await self._mail(row["person"], reader.language, said, name)

    async def _push(self, row: sa.RowMapping, said: Told) -> None:
        chosen = sa.select(push_subscriptions).where(push_subscriptions.c.id == row["target"])
        browser = await self._store.read_one(chosen.where(push_subscriptions.c.person == row["person"]))
        if browser is None:
            raise NotDelivered("the browser is not subscribed any more", for_good=True)
        message = self._message(said, row["call"], row["kind"], row["about"])
        await self._pusher.send(browser, message, f"{row['kind']} {row['about']}")

    def _message(self, said: Told, name: str, kind: str, about: str) -> dict[str, Any]:
        return {"id": name, "kind": kind, "title": said.title, "body": said.line, "path": said.path, "tag": about}

    async def _hook(self, url: str, said: Told, name: str) -> None:
        await webhook.send(url, said, self._settings.address + said.path, name, self._settings.call_anywhere)

    async def _mail(self, person: str, language: str, said: Sequence[Told], name: str) -> None:
        address = await self._choices.address(person)
        if address is None:
            raise NotDelivered("no address is confirmed", for_good=True)
        await self._letters.send(person, address, language, said, name)

    # ---- besides ----
    async def test(self, person: str, channel: OutsideChannel, said: Told, language: str) -> None:
        """Sends one call by this way, at once; `NotDelivered` tells why not."""
        name = hashlib.sha256(f"{person} {channel} {now()}".encode()).hexdigest()[:32]
        if channel == "mail":
            await self._mail(person, language, [said], name)
        elif channel == "webhook":
            await self._hook((await self._choices.of(person)).webhook.url, said, name)
        else:
            browsers = await self._choices.browsers(person)
            if not browsers:
                raise NotDelivered("no browser is subscribed", for_good=True)
            for browser in browsers:
                await self._pusher.send(browser, self._message(said, name, "test", "test"), "test")

    async def tidy(self) -> None:
        """The bell forgets what has long been over."""
        old = sa.select(calls.c.id).where(calls.c.at < now() - KEPT, calls.c.read.is_not(None))
        waits = sa.and_(calls.c.kind == "your-turn", calls.c.ended.is_(None))
        gone = old.where(sa.not_(waits))
        await self._store.write(
            deliveries.delete().where(deliveries.c.call.in_(gone)), calls.delete().where(calls.c.id.in_(gone))
        )


def _key(row: sa.RowMapping) -> tuple[str, str, str]:
    return row["call"], row["channel"], row["target"]


def _of(row: sa.RowMapping) -> sa.Update:
    call, channel, target = _key(row)
    mine = deliveries.c.call == call, deliveries.c.channel == channel, deliveries.c.target == target
    return deliveries.update().where(*mine)


def _is_on(row: sa.RowMapping, chosen: CallChoices) -> bool:
    """They may have changed their mind since it was routed."""
    channel = {"push": chosen.push, "mail": chosen.mail, "webhook": chosen.webhook}[row["channel"]]
    return channel.on
