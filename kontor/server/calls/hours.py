"""Quiet hours and the hour of the digest: told by the clock on somebody's wall, reckoned in UTC.

A night begins and ends at moments, not at readings: when clocks go back, an hour that comes twice is quiet once.
"""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta
from zoneinfo import ZoneInfo

from ..contract.calls import CallChoices


def _moment(day: datetime, hour: time, zone: ZoneInfo) -> datetime:
    """In UTC. A reading that comes twice is the first of them. One that clocks skip is told as if they had not: 02:30,
    when they go from 02:00 to 03:00, is 03:30."""
    wall = datetime.combine(day.date(), hour, zone)
    return wall.astimezone(UTC).replace(tzinfo=None)


def quiet_until(chosen: CallChoices, at: datetime) -> datetime | None:
    """When the quiet hours end that it is now (UTC); None: none are. Those that end when they begin are none: else what
    comes in them would never be told."""
    if chosen.quiet is None:
        return None
    zone = ZoneInfo(chosen.zone)
    begin, end = chosen.quiet.hours
    today, until = at.replace(tzinfo=UTC).astimezone(zone), at
    for day in (today + timedelta(days=k) for k in (-1, 0, 1)):
        ends = _moment(day + timedelta(days=end < begin), end, zone)
        if _moment(day, begin, zone) <= until < ends:  # also of a night that has begun when the one before ends
            until = ends
    return until if until > at else None


def next_digest(chosen: CallChoices, at: datetime) -> datetime:
    zone = ZoneInfo(chosen.zone)
    today = at.replace(tzinfo=UTC).astimezone(zone)
    days = (today + timedelta(days=k) for k in range(3))
    return next(then for day in days if (then := _moment(day, time(chosen.mail.hour), zone)) > at)
