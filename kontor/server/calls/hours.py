"""Quiet hours and the hour of the digest: told by the clock on somebody's wall, reckoned in UTC.

A night begins and ends at moments, not at readings: when clocks go back, an hour that comes twice is quiet once.
"""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta
from zoneinfo import ZoneInfo

from ..contract.calls import CallChoices


def _moment(day: datetime, hour: time, zone: ZoneInfo) -> datetime:
    """In UTC. A reading that clocks skip is the moment they go on from."""
    wall = datetime.combine(day.date(), hour, zone)
    return wall.astimezone(UTC).replace(tzinfo=None)


def quiet_until(chosen: CallChoices, at: datetime) -> datetime | None:
    """When the quiet hours end that it is now (UTC); None: none are."""
    if chosen.quiet is None:
        return None
    zone = ZoneInfo(chosen.zone)
    begin, end = chosen.quiet.hours
    today = at.replace(tzinfo=UTC).astimezone(zone)
    for day in (today - timedelta(days=1), today):
        last = day + timedelta(days=1) if end <= begin else day
        first, until = _moment(day, begin, zone), _moment(last, end, zone)
        if first <= at < until:
            return until
    return None


def next_digest(chosen: CallChoices, at: datetime) -> datetime:
    zone = ZoneInfo(chosen.zone)
    today = at.replace(tzinfo=UTC).astimezone(zone)
    days = (today + timedelta(days=k) for k in range(3))
    return next(then for day in days if (then := _moment(day, time(chosen.mail.hour), zone)) > at)
