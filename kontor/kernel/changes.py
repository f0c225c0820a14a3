"""Changes: what makes one scene of another, small enough to be sent instead of it.

`between` compares two scenes as they are made, `applied` works on what was read from JSON and is all a program needs
that asks for changes (see docs/server-api.md); `web/src/lib/changes.ts` is the same for the browser.

>>> before = {"title": "Town", "pieces": [{"id": "a", "x": 1}, {"id": "b", "x": 2}, {"id": "c", "x": 3}]}
>>> after = {"title": "Town", "pieces": [{"id": "d", "x": 9}, {"id": "b", "x": 2}, {"id": "c", "x": 7}]}
>>> change = between(before, after)
>>> change
{'within': {'pieces': [{'id': 'd', 'x': 9}, [1, 2], (2, {'set': {'x': 7}})]}}
>>> applied(before, change) == after
True
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NotRequired

from typing_extensions import TypeAliasType, TypedDict  # those of Python 3.12: schemas can be made from them


class ObjectChange(TypedDict):
    """What changed in an object; everything else stays."""

    set: NotRequired[dict[str, Any]]
    """New values; names that were not there come last."""
    within: NotRequired[dict[str, ObjectChange | ListChange]]
    """Names whose value stays the same object or list, but changed."""
    gone: NotRequired[list[str]]


Run = tuple[int, int]
"""Of the list before, those from one position to another, that one not included."""
Changed = tuple[int, ObjectChange]
"""Of the list before, the one at that position, changed."""

ListChange = TypeAliasType("ListChange", list[Run | Changed | dict[str, Any]])
"""Of a list of objects, in order: runs of old ones, old ones that changed, new ones."""

_NONE = object()
_IDS = ("id", "action", "seat")
"""What tells the objects of a list apart: the first of these they have."""


def between(before: Any, after: Any) -> ObjectChange:
    """What makes one object (a dictionary or dataclass) of the other; empty if nothing changed."""
    found = _object(_fields(before), _fields(after))
    assert found is not None, "objects of other names or in another order"
    return found


def _fields(value: Any) -> Mapping[str, Any] | None:
    """A dataclass is written as its fields."""
    return value if isinstance(value, dict) else getattr(value, "__dict__", None)


def _change(before: Any, after: Any) -> Any:
    """None: it is simpler to say the new value."""
    if isinstance(before, list | tuple) and isinstance(after, list | tuple):
        return _list(before, after)
    old, new = _fields(before), _fields(after)
    return None if old is None or new is None else _object(old, new)


def _object(before: Any, after: Any) -> ObjectChange | None:
    new: dict[str, Any] = {}
    within: dict[str, Any] = {}
    for name, value in after.items():
        old = before.get(name, _NONE)
        if old is value or old == value:
            continue
        change = _change(old, value)
        if change is None:
            new[name] = value
        else:
            within[name] = change
    gone = [name for name in before if name not in after]
    if len(before) - len(gone) != len(after) or gone:  # in the same order as when it is applied?
        stay = [name for name in before if name in after]
        if stay + [name for name in after if name not in before] != list(after):
            return None
    out: ObjectChange = {}
    if new:
        out["set"] = new
    if within:
        out["within"] = within
    if gone:
        out["gone"] = gone
    return out


def _list(before: Any, after: Any) -> list[Any] | None:
    if not before or not after or _fields(before[0]) is None:
        return None
    parts: list[Any] = []
    where: dict[Any, int] | None = None  # is found out only if things have changed places
    kept, position, same_length = 0, 0, len(before) == len(after)
    for k, item in enumerate(after):
        at = position if position < len(before) else -1
        same = at >= 0 and (before[at] is item or before[at] == item)
        if not same:
            name = _id(item)
            if name is None:
                at = k if same_length else -1
            elif at < 0 or _id(before[at]) != name:
                if where is None:
                    where = {_id(old): at for at, old in enumerate(before)}
                at = where.get(name, -1)
            same = at >= 0 and before[at] == item
        change = None if same or at < 0 else _object(_fields(before[at]), _fields(item))
        if not same and change is None:
            parts.append(item)
            continue
        kept, position = kept + 1, at + 1
        if change is not None:
            parts.append((at, change))
        elif parts and type(parts[-1]) is list and parts[-1][1] == at:
            parts[-1][1] = at + 1
        else:
            parts.append([at, at + 1])
    return parts if kept else None


def _id(item: Any) -> Any:
    fields = _fields(item)
    if fields is None:
        return None
    for name in _IDS:
        if name in fields:
            return fields[name]
    return None


def applied(before: Any, change: Any) -> Any:
    """What was changed, as read from JSON: a new object or list, which shares with the old one whatever stayed."""
    if isinstance(change, dict):
        gone = change.get("gone", ())
        after = {name: value for name, value in before.items() if name not in gone} if gone else dict(before)
        after |= change.get("set", {})
        for name, part in change.get("within", {}).items():
            after[name] = applied(before[name], part)
        return after
    out: list[Any] = []
    for part in change:
        if isinstance(part, dict):
            out.append(part)
        elif isinstance(part[1], int):
            out += before[part[0] : part[1]]
        else:
            out.append(applied(before[part[0]], part[1]))
    return out
