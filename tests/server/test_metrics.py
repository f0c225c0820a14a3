"""What operators see: everything that the dashboard and the alerts in `deploy/` name is there, and counts."""

from __future__ import annotations

import json
import re
from pathlib import Path

from kontor.server.storage.failures import log_failure

from .conftest import House, Live, new_table

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
