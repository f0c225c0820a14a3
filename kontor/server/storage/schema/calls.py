"""Calls: what happened that concerns somebody, where they want to hear of it, and what was delivered."""

from __future__ import annotations

import sqlalchemy as sa

from .base import metadata

calls = sa.Table(
    "calls",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),  # a hash of whom, what kind, of what and which
    sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("kind", sa.String(20), nullable=False),
    sa.Column("about", sa.String(32), nullable=False, index=True),  # the table, tournament or person it is about
    sa.Column("number", sa.Integer, nullable=False),  # which of these: after so many decisions, in which round
    sa.Column("data", sa.JSON, nullable=False),  # what the words need
    sa.Column("at", sa.DateTime, nullable=False, index=True),
    sa.Column("read", sa.DateTime),  # when it was seen, or nothing was waiting any more
    sa.Column("ended", sa.DateTime),  # since when nothing waits any more
    sa.Column("routed", sa.DateTime, index=True),  # when it was decided where to deliver it
)

call_settings = sa.Table(  # where somebody wants to be called; who has none is called in the page alone
    "call_settings",
    metadata,
    sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("chosen", sa.JSON, nullable=False),  # `contract.calls.CallSettings`
    sa.Column("outside", sa.Boolean, nullable=False),  # whether mail or webhook is on
)

push_subscriptions = sa.Table(  # browsers that are called when no page is open
    "push_subscriptions",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),  # a hash of the endpoint: a browser has one
    sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("endpoint", sa.String(1000), nullable=False),
    sa.Column("p256dh", sa.String(120), nullable=False),
    sa.Column("auth", sa.String(60), nullable=False),
    sa.Column("created", sa.DateTime, nullable=False),
)

deliveries = sa.Table(  # one row for each way a call goes out; who is called twice would read so here
    "deliveries",
    metadata,
    sa.Column("call", sa.String(32), sa.ForeignKey("calls.id"), primary_key=True),
    sa.Column("channel", sa.String(10), primary_key=True),  # push, mail, webhook
    sa.Column("target", sa.String(32), primary_key=True),  # which browser; of mail and webhook there is one
    sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("state", sa.String(10), nullable=False),  # waiting, sending, sent, dropped, failed
    sa.Column("tries", sa.Integer, nullable=False),
    sa.Column("due", sa.DateTime, index=True),  # when to try next; nothing: it is settled
    sa.Column("why", sa.String(200), nullable=False),  # what was said against it last
)
