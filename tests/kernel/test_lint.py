"""The lint tells a rule author in one sentence what is not allowed, and where."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from kontor.kernel import RuleError
from kontor.kernel.lint import check, tree_of
from kontor.kernel.routine import entry_points
from kontor.testing.lint import *

from . import bad_rules, keeping

Rule = Callable[..., Any]
BAD: list[Rule] = [
    fn
    for fn in vars(bad_rules).values()
    if getattr(fn, "__kontor_rule__", False) and fn.__module__ == bad_rules.__name__ and fn.__doc__
]


@pytest.mark.parametrize("fn", BAD, ids=lambda fn: fn.__name__)
def test_what_is_not_allowed_is_found_and_named(fn: Rule) -> None:
    findings = check([fn])
    assert any((fn.__doc__ or "") in finding.what for finding in findings), findings
    first = fn.__code__.co_firstlineno
    for finding in findings:
        assert str(finding).startswith(f"bad_rules.py:{finding.line} {fn.__name__}: ")
        assert first <= finding.line <= first + 9


def test_a_circle_of_rules_is_refused() -> None:
    with pytest.raises(RuleError, match=r"rules call each other recursively \(ping -> pong -> ping\)"):
        check([bad_rules.ping])


def test_a_good_rule_has_no_findings() -> None:
    assert check([bad_rules.fine]) == []
    assert check([bad_rules.fine_routine]) == []
    assert check(keeping.GAME.rules.by_name().values()) == []


def test_all_routines_are_clean() -> None:
    assert check(entry_points()) == []


def test_the_tree_of_a_rule_begins_where_the_rule_does() -> None:
    assert tree_of(bad_rules.fine).name == "fine"
