"""What operators see: everything that the dashboard and the alerts in `deploy/` name is there, and counts."""

from __future__ import annotations

import json
import re
import tempfile
from dataclasses import replace
from pathlib import Path

from kontor.server.cluster.place import Place
from kontor.server.storage.failures import log_failure

from .conftest import House, Live, new_table
from .test_cluster import HOT, Member, until

DEPLOY = Path(__file__).parents[2] / "deploy"
KEY = "a password of the operator"


def read(house: House) -> dict[str, float]:
    """Values by name and labels."""
    text = house.browser().client.get("/metrics", headers={"Authorization": f"Bearer {KEY}"}).text
    return {name: float(value) for name, value in re.findall(r"^([^#\s]\S*) (\S+)$", text, re.MULTILINE)}


def named_in(text: str) -> set[str]:
    return set(re.findall(r"\b(?:kontor|process)_\w+", text))


def test_dashboard_and_alerts_name_what_is_there(tmp_path: Path) -> None:
    panels = json.loads((DEPLOY / "grafana" / "kontor.json").read_text(encoding="utf-8"))["panels"]
    shown = named_in(" ".join(target["expr"] for panel in panels for target in panel["targets"]))
    rules = (DEPLOY / "prometheus" / "kontor.rules.yml").read_text(encoding="utf-8")
    alerted = named_in(" ".join(re.findall(r"expr: (.*)", rules)))
    with House(tmp_path, operator=KEY) as house:
        house.browser()
        there = {name.partition("{")[0] for name in read(house)}
    assert len(shown) > 12 and len(alerted) > 6
    assert (shown | alerted) - there == set()
    ours = {name for name in there if name.startswith("kontor_")}
    shapes = {re.sub(r"_(bucket|sum|count|created)$", "", name) for name in ours}
    assert {re.sub(r"_bucket$", "", name) for name in shown} >= {one for one in shapes if f"{one}_bucket" in there}


def test_what_happens_is_counted(tmp_path: Path) -> None:
    with House(tmp_path, operator=KEY, rate_limits=False) as house:
        before = read(house)
        ann = house.browser("Ann")
        table = new_table(ann, [{"kind": "me"}, {"kind": "hot", "name": "Ben"}])["id"]
        with Live(ann, table) as page:
            for number in range(3):
                action = page.at(number)["scene"]["choices"][0]["action"]
                assert page.ask(type="decide", number=number, action=action)["type"] == "accepted"
            during = read(house)
        log_failure("storage fails", OSError("full"))
        after = read(house)

    def grown(name: str) -> float:
        return after[name] - before[name]

    assert grown('kontor_decisions_total{by="person"}') == 3 == grown("kontor_decision_seconds_count")
    assert grown("kontor_commit_seconds_count") >= 3 and grown("kontor_storage_failures_total") == 1
    assert during["kontor_open_sockets"] - before["kontor_open_sockets"] == 1 == during["kontor_connections"]
    assert after["kontor_tables_in_memory"] == 1 and after["kontor_decisions_in_memory"] == 3
    assert after['kontor_jobs_waiting{lane="bots"}'] == 0


def test_whichever_worker_is_asked_tells_of_all_of_its_machine_and_of_no_other(tmp_path: Path) -> None:
    with tempfile.TemporaryDirectory() as folder:  # short: it has Unix sockets
        place = Place("c" * 32, Path(folder), alone=True, watches=False, machine="a" * 8)
        first = Member(tmp_path, replace(place, worker=1), operator=KEY)
        second = Member(tmp_path, replace(place, worker=2), operator=KEY)
        elsewhere = Member(tmp_path, replace(place, worker=1, machine="b" * 8), operator=KEY)
        with first, second, elsewhere:
            until(lambda: all(len(one.cluster.wire.fellows) == 2 for one in (first, second, elsewhere)))
            ann = first.browser("Ann")
            table = new_table(ann, HOT)["id"]
            with Live(second.visited_by(ann), table) as page:
                page.until("scene")
                found = [read(first), read(second)]
            alone = read(elsewhere)
    for values in found:
        assert {re.search(r'worker="(\d)"', name)[1] for name in values} == {"1", "2"}  # type: ignore[index]
        for worker, has in (("1", 1), ("2", 0)):
            assert values[f'kontor_tables_in_memory{{worker="{worker}"}}'] == has
            assert values[f'kontor_relayed{{worker="{worker}"}}'] == has
            assert values[f'kontor_members{{worker="{worker}"}}'] == 3
            assert values[f'kontor_redis_lost{{worker="{worker}"}}'] == 0
        assert sum(values[f'kontor_duties{{duty="calls",worker="{worker}"}}'] for worker in "12") == 1
    assert all('worker="1"' in name for name in alone) and alone['kontor_tables_in_memory{worker="1"}'] == 0
