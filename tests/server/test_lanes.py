"""Lanes: their processes follow the load. Futures stand in for processes here: a test says when a job is done."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import BrokenExecutor, Future
from typing import Any

import pytest

from kontor.server import lanes
from kontor.server.lanes import Lane

PATIENCE = 60.0


class Pool:
    """One process: what it was given, and whether it has ended."""

    def __init__(self) -> None:
        self.jobs: list[Future[Any]] = []
        self.ended = False

    def submit(self, job: Callable[..., Any], *arguments: Any) -> Future[Any]:
        self.jobs.append(Future())
        return self.jobs[-1]

    def done(self, answer: Any = None) -> None:
        self.jobs[-1].set_result(answer)


@pytest.fixture
def pools(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Pool]]:
    """All that were started, in order."""
    started: list[Pool] = []

    def begin(*_: Any, **__: Any) -> Pool:
        started.append(Pool())
        return started[-1]

    monkeypatch.setattr(lanes, "worker_pool", begin)
    monkeypatch.setattr(lanes, "end_now", lambda pool: setattr(pool, "ended", True))
    yield started


def lane(most: int = 3, fewest: int = 1, hurry: float = 0.0, rest: float = PATIENCE) -> Lane:
    return Lane(most, PATIENCE, nice=0, fewest=fewest, hurry=hurry, rest=rest)


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.001)


def working(pools: list[Pool]) -> list[Pool]:
    return [pool for pool in pools if pool.jobs and not pool.jobs[-1].done()]


def begin(lane: Lane, count: int, near: str = "") -> list[asyncio.Task[Any]]:
    return [asyncio.create_task(lane.run(print, near=near)) for _ in range(count)]


def played(test: Callable[[list[Pool]], Coroutine[Any, Any, None]]) -> Callable[[list[Pool]], None]:
    def run(pools: list[Pool]) -> None:
        asyncio.run(test(pools))

    run.__name__, run.__doc__ = test.__name__, test.__doc__
    return run


@played
async def test_nothing_starts_before_the_first_job_and_jobs_one_after_the_other_need_one_process(
    pools: list[Pool],
) -> None:
    bots = lane()
    assert bots.processes == 0
    for answer in range(4):
        (job,) = begin(bots, 1)
        await until(lambda: bool(working(pools)))
        pools[0].done(answer)
        assert await job == answer
    assert bots.processes == len(pools) == 1


@played
async def test_jobs_that_wait_make_it_grow_up_to_its_bound(pools: list[Pool]) -> None:
    bots = lane(most=3)
    jobs = begin(bots, 5)
    await until(lambda: len(working(pools)) == 3)
    await asyncio.sleep(0.02)
    assert (bots.processes, bots.busy, bots.waiting) == (3, 3, 2)
    for pool in (pools[1], pools[1], pools[0], pools[2], pools[1]):
        await until(lambda pool=pool: pool in working(pools))  # type: ignore[misc]
        pool.done()
    await asyncio.gather(*jobs)
    assert [len(pool.jobs) for pool in pools] == [1, 3, 1] and bots.waiting == bots.busy == 0


@played
async def test_a_burst_that_is_soon_over_starts_no_second_process(pools: list[Pool]) -> None:
    bots = lane(hurry=PATIENCE)
    jobs = begin(bots, 4)
    for _ in jobs:
        await until(lambda: bool(working(pools)))
        pools[0].done()
        await asyncio.sleep(0.005)
    await asyncio.gather(*jobs)
    assert len(pools) == 1


@played
async def test_whoever_has_nothing_to_do_ends_but_for_the_fewest(pools: list[Pool]) -> None:
    bots = lane(most=3, fewest=1, rest=0.02)
    jobs = begin(bots, 3)
    await until(lambda: len(working(pools)) == 3)
    for pool in pools:
        pool.done()
    await asyncio.gather(*jobs)
    await until(lambda: bots.processes == 1)
    await asyncio.sleep(0.05)
    assert [pool.ended for pool in pools] == [True, True, False]
    (job,) = begin(bots, 1)  # and it works on
    await until(lambda: bool(working(pools)))
    pools[2].done(7)
    assert await job == 7 and len(pools) == 3


@played
async def test_a_lane_without_a_fewest_ends_all_and_begins_anew(pools: list[Pool]) -> None:
    hints = lane(most=1, fewest=0, rest=0.01)
    for k in range(2):
        (job,) = begin(hints, 1)
        await until(lambda: bool(working(pools)))
        pools[k].done()
        await job
        await until(lambda: hints.processes == 0)
    assert [pool.ended for pool in pools] == [True, True]


@played
async def test_a_job_goes_where_the_last_of_its_name_was_done(pools: list[Pool]) -> None:
    bots = lane(most=2)
    jobs = begin(bots, 1, "table 1") + begin(bots, 1, "table 2")
    await until(lambda: len(working(pools)) == 2)
    pools[0].done()
    await jobs[0]
    pools[1].done()
    await jobs[1]
    (job,) = begin(bots, 1, "table 1")  # the other one worked last
    await until(lambda: bool(working(pools)))
    assert working(pools) == [pools[0]]
    pools[0].done()
    await job


@played
async def test_who_no_longer_waits_takes_no_process_from_the_others(pools: list[Pool]) -> None:
    bots = lane(most=1)
    first, second, third = begin(bots, 3)
    await until(lambda: bots.waiting == 2)
    second.cancel()
    await until(lambda: bots.waiting == 1)
    pools[0].done()
    await first
    await until(lambda: bool(working(pools)))
    pools[0].done("third")
    assert await third == "third" and len(pools[0].jobs) == 2


@played
async def test_a_process_that_dies_has_a_successor_and_keeps_its_place(pools: list[Pool]) -> None:
    bots = lane(most=2)
    (job,) = begin(bots, 1)
    await until(lambda: bool(working(pools)))
    pools[0].jobs[-1].set_exception(BrokenExecutor())
    await until(lambda: len(pools) == 2 and bool(working(pools)))
    pools[1].done("again")
    assert await job == "again" and pools[0].ended and bots.processes == 1


@played
async def test_a_lane_that_is_closed_ends_all_and_starts_nothing(pools: list[Pool]) -> None:
    bots = lane(most=2)
    jobs = begin(bots, 2)
    await asyncio.sleep(0)
    assert (bots.processes, bots.waiting) == (1, 1)
    bots.close()  # before the second one makes it grow
    await asyncio.sleep(0.02)
    assert [pool.ended for pool in pools] == [True]
    for job in jobs:
        job.cancel()
    await asyncio.gather(*jobs, return_exceptions=True)
