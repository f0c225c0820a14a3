"""Hours and days by the clock on somebody's wall, in whatever zone, also when it is set: in one of these by half an
hour, in one at midnight, and one has skipped a whole day."""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from itertools import pairwise
from typing import Any
from zoneinfo import ZoneInfo

from hypothesis import example, given, settings
from hypothesis import strategies as st

from kontor.server.calls.choices import default_choices
from kontor.server.calls.hours import next_digest, quiet_until
from kontor.server.contract.calls import CallChoices, QuietHours
from kontor.server.tables.clocks.vacations import Away

ZONES = ["Europe/Warsaw", "Australia/Lord_Howe", "America/Sao_Paulo", "Pacific/Apia"]
FIRST, LAST = datetime(2010, 1, 1), datetime(2035, 1, 1)
DAY = timedelta(days=1)


def wall(moment: datetime, zone: str) -> datetime:
    return moment.replace(tzinfo=UTC).astimezone(ZoneInfo(zone)).replace(tzinfo=None)


def offset(moment: datetime, zone: str) -> timedelta:
    return wall(moment, zone) - moment


@cache
def settings_of(zone: str) -> list[datetime]:
    """When clocks were set, or will be, to a day."""
    days = [FIRST + k * DAY for k in range((LAST - FIRST).days)]
    return [before for before, after in pairwise(days) if offset(before, zone) != offset(after, zone)]


@st.composite
def zoned(draw: st.DrawFn) -> tuple[str, datetime]:
    """A moment somewhere, mostly about when clocks are set."""
    zone = draw(st.sampled_from(ZONES))
    near = st.sampled_from(settings_of(zone))
    day = draw(st.one_of(near, near, st.datetimes(FIRST, LAST)))
    return zone, day + timedelta(minutes=draw(st.integers(-2 * 1440, 3 * 1440)))


def clock_times() -> st.SearchStrategy[time]:
    minutes = st.integers(0, 300) | st.integers(0, 1439)
    return minutes.map(lambda minute: time(*divmod(minute, 60)))


def chosen(zone: str, **more: Any) -> CallChoices:
    return default_choices().model_copy(update={"zone": zone, **more})


@settings(max_examples=500, deadline=None)
@given(zoned(), clock_times(), clock_times())
@example(("Europe/Warsaw", datetime(2027, 3, 27, 20)), time(3, 10), time(2, 30))  # they end after they begin again
@example(("Europe/Warsaw", datetime(2027, 3, 27, 20)), time(9), time(9))
def test_quiet_hours_end_and_then_nothing_is_quiet(where: tuple[str, datetime], begin: time, end: time) -> None:
    zone, at = where
    night = chosen(zone, quiet=QuietHours(begin=f"{begin:%H:%M}", end=f"{end:%H:%M}"))
    until = quiet_until(night, at)
    if until is not None:
        assert until > at
        assert quiet_until(night, until) is None
        assert quiet_until(night, until - (until - at) / 2) == until, "it is quiet all the time until then"
    if all(offset(at + k * DAY, zone) == offset(at, zone) for k in (-2, 2)):
        now = wall(at, zone).time()
        is_quiet = begin <= now < end if begin <= end else now >= begin or now < end
        assert (until is not None) == is_quiet
        assert until is None or wall(until, zone).time() == end


@settings(max_examples=300, deadline=None)
@given(zoned(), st.integers(0, 23))
def test_each_day_has_one_digest(where: tuple[str, datetime], hour: int) -> None:
    zone, at = where
    mail = default_choices().mail.model_copy(update={"hour": hour})
    digests = [at]
    for _ in range(6):
        digests.append(next_digest(chosen(zone, mail=mail), digests[-1]))
        assert digests[-1] > digests[-2]
    days = [wall(moment, zone).date() for moment in digests[1:]]
    assert days == days_from(days[0], days[-1] + DAY, zone)
    assert wall(at, zone).date() in (days[0], *days_from(days[0] - 2 * DAY, days[0], zone)[-1:])
    for moment in digests[1:]:
        skipped = wall(moment, zone).hour != hour
        assert not skipped or offset(moment - DAY, zone) != offset(moment, zone)


@settings(max_examples=300, deadline=None)
@given(zoned(), st.integers(1, 30))
def test_a_vacation_is_as_many_days_as_the_calendar_has(where: tuple[str, datetime], lasts: int) -> None:
    """From midnight to midnight, as pages tell it."""
    zone, at = where
    first = wall(at, zone).date()
    midnights = [
        datetime.combine(day, time(), ZoneInfo(zone)).astimezone(UTC).replace(tzinfo=None)
        for day in (first, first + lasts * DAY)
    ]
    assert Away("v", "Ann", *midnights).days == len(days_from(first, first + lasts * DAY, zone))


def days_from(first: date, end: date, zone: str) -> list[date]:
    """Those there were: a zone that has changed sides has skipped one."""
    noons = [datetime.combine(first + k * DAY, time(12), ZoneInfo(zone)) for k in range((end - first).days)]
    return [noon.date() for noon in noons if noon.astimezone(UTC).astimezone(noon.tzinfo).date() == noon.date()]
