"""Where people want to be called: what they chose, which browsers they subscribed, where mail may go."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import get_args

import sqlalchemy as sa
from pydantic import ValidationError
from sqlalchemy.dialects import postgresql, sqlite

from ..contract.calls import (
    CallChoices,
    CallKind,
    ChannelChoice,
    MailChoice,
    PushSubscription,
    WebhookChoice,
)
from ..moments import now
from ..storage.schema import addresses, call_settings, push_subscriptions
from ..storage.store import Store
from .bell import Bell

KINDS: tuple[CallKind, ...] = get_args(CallKind)
OUTSIDE: list[CallKind] = [kind for kind in KINDS if kind != "followed"]
"""What goes out unless somebody chose otherwise: all but what can wait until they come by themselves."""
MOST_BROWSERS = 10


def default_choices() -> CallChoices:
    """Quiet until wanted: in the page alone. A browser that subscribes is called by that."""
    return CallChoices(
        zone="UTC",
        quiet=None,
        browser=ChannelChoice(on=True, kinds=list(KINDS)),
        push=ChannelChoice(on=True, kinds=OUTSIDE),
        mail=MailChoice(on=False, kinds=OUTSIDE, digest=False, hour=8),
        webhook=WebhookChoice(on=False, kinds=OUTSIDE, url=""),
    )


class Choices:
    def __init__(self, store: Store, bell: Bell) -> None:
        self._store, self._bell = store, bell
        self._insert = sqlite.insert if store.engine.dialect.name == "sqlite" else postgresql.insert

    async def of(self, person: str) -> CallChoices:
        row = await self._store.read_one(sa.select(call_settings.c.chosen).where(call_settings.c.person == person))
        try:
            return CallChoices(**row["chosen"]) if row else default_choices()
        except ValidationError:  # of an earlier version, or of a zone that is no more
            return default_choices()

    async def choose(self, person: str, chosen: CallChoices) -> None:
        row = {"person": person, "chosen": chosen.model_dump(), "outside": chosen.mail.on or chosen.webhook.on}
        upsert = self._insert(call_settings).values(**row)
        await self._store.write(upsert.on_conflict_do_update(index_elements=["person"], set_=row))
        if row["outside"]:
            self._bell.reach(person)
        self._bell.changed(person)

    async def no_mail(self, person: str) -> None:
        """The link in a mail: no more of them."""
        chosen = await self.of(person)
        await self.choose(person, chosen.model_copy(update={"mail": chosen.mail.model_copy(update={"on": False})}))

    # ---- browsers ----
    async def browsers(self, person: str) -> Sequence[sa.RowMapping]:
        newest = push_subscriptions.c.created.desc()
        query = sa.select(push_subscriptions).where(push_subscriptions.c.person == person).order_by(newest)
        return await self._store.read(query.limit(MOST_BROWSERS))

    async def subscribe(self, person: str, subscription: PushSubscription) -> None:
        """A browser calls whoever subscribed it last."""
        row = {
            "id": _id(subscription.endpoint),
            "person": person,
            "endpoint": subscription.endpoint,
            "p256dh": subscription.keys.p256dh,
            "auth": subscription.keys.auth,
            "created": now(),
        }
        upsert = self._insert(push_subscriptions).values(**row)
        await self._store.write(upsert.on_conflict_do_update(index_elements=["id"], set_=row))
        self._bell.reach(person)

    async def unsubscribe(self, endpoint: str, person: str | None = None) -> None:
        gone = push_subscriptions.delete().where(push_subscriptions.c.id == _id(endpoint))
        if person is not None:
            gone = gone.where(push_subscriptions.c.person == person)
        await self._store.write(gone)

    # ---- mail ----
    async def address(self, person: str) -> str | None:
        """Where mail may go: an address whose owner has said so."""
        confirmed = sa.select(addresses.c.address).where(
            addresses.c.person == person, addresses.c.verified.is_not(None)
        )
        row = await self._store.read_one(confirmed)
        return row["address"] if row else None


def _id(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()[:32]
