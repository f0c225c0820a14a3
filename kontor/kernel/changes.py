"""Changes: what makes one scene of another, small enough to be sent instead of it.

`between` compares two scenes as they are made, `applied` works on what was read from JSON and is all a program needs
that asks for changes (see docs/server-api.md); `web/src/lib/changes.ts` is the same for the browser.

>>> before = {"title": "Table", "pieces": [{"id": "a", "x": 1}, {"id": "b", "x": 2}, {"id": "c", "x": 3}]}
>>> after = {"title": "Table", "pieces": [{"id": "b", "x": 2}, {"id": "c", "x": 7}]}
>>> change = between(before, after)
>>> change
{'within': {'pieces': [(1, 2), (2, {'set': {'x': 7}})]}}
>>> applied(before, change) == after
True
"""

from __future__ import annotations

from collections.abc import Callable
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

_NONE, UNCHANGED = object(), object()
_LONG = 8  # lists of so many are worth remembering


class Known:
    """Changes of long lists that were found before, written already: scenes share their parts, so the same two are
    compared for one viewer after the other. They are kept with what is known of them, so that nothing else gets their
    identity."""

    def __init__(self, write: Callable[[Any], Any], most: int = 500) -> None:
        self._write, self._most = write, most
        self._found: dict[tuple[int, int], tuple[Any, Any, Any]] = {}

    def of(self, before: list[Any], after: list[Any]) -> Any:
        key = id(before), id(after)
        if (kept := self._found.get(key)) is not None:
            return kept[2]
        if (found := _list(before, after, self)) is not None and found is not UNCHANGED:
            found = self._write(found)
        if len(self._found) >= self._most:
            for old in list(self._found)[: self._most // 2]:
                del self._found[old]
        self._found[key] = before, after, found
        return found


def between(before: Any, after: Any, known: Known | None = None) -> ObjectChange:
    """What makes one object (a dictionary or dataclass) of the other; empty if nothing changed. With what is `known`,
    parts of it are written already."""
    found = _object(_fields(before), _fields(after), known)
    assert found is not None, "objects of other names or in another order"
    return found


def _fields(value: Any) -> Any:
    """A dataclass is written as its fields."""
    return value if type(value) is dict else getattr(value, "__dict__", None)


def _change(before: Any, after: Any, known: Known | None) -> Any:
    """None: it is simpler to say the new one."""
    if before == after:
        return UNCHANGED
    if isinstance(before, list | tuple) and isinstance(after, list | tuple):
        if known is not None and len(after) >= _LONG and type(before) is type(after) is list:
            return known.of(before, after)
        return _list(before, after, known)
    old, new = _fields(before), _fields(after)
    return None if old is None or new is None else _object(old, new, known)


def _object(before: dict[str, Any], after: dict[str, Any], known: Known | None = None) -> ObjectChange | None:
    out: ObjectChange = {}
    new: dict[str, Any] = {}
    within: dict[str, Any] = {}
    for name, value in after.items():
        old = before.get(name, _NONE)
        if old is value:
            continue
        if (change := _change(old, value, known)) is None:
            new[name] = value
        elif change is not UNCHANGED:
            within[name] = change
    if new:
        out["set"] = new
    if within:
        out["within"] = within
    if list(before) != list(after):  # will the names be in the same order?
        if gone := [name for name in before if name not in after]:
            out["gone"] = gone
        if [name for name in before if name in after] + [name for name in after if name not in before] != list(after):
            return None
    return out


def _list(before: Any, after: Any, known: Known | None) -> Any:
    """Of objects of one kind. Most lists have the same things in the same order; in others ids tell them."""
    if not before or not after or _fields(before[0]) is None or _fields(after[0]) is None:
        return UNCHANGED if before == after else None
    stay = len(before) == len(after) and _stay(before, after)
    parts = _in_place(before, after, known) if stay else _by_id(before, after, known)
    if parts == [(0, len(before))]:
        return UNCHANGED
    return parts if any(type(part) is tuple for part in parts) else None


def _stay(before: Any, after: Any) -> bool:
    """Of two lists of one length: whether things keep their places. One that went and one that came move what is
    between."""
    pairs = zip(before, after, strict=True)
    return not any(old is not item and _id(old) != _id(item) and old != item for old, item in pairs)


def _in_place(before: Any, after: Any, known: Known | None) -> list[Any]:
    parts: list[Any] = []
    first = 0  # of a run of those that stay
    for place, (old, item) in enumerate(zip(before, after, strict=True)):
        if old is not item and old != item:
            if place > first:
                parts.append((first, place))
            parts.append(_item(old, item, place, known))
            first = place + 1
    if len(before) > first:
        parts.append((first, len(before)))
    return parts


def _by_id(before: Any, after: Any, known: Known | None) -> list[Any]:
    old, new, most = len(before), len(after), min(len(before), len(after))
    head = next((k for k, (one, other) in enumerate(zip(before, after, strict=False)) if one is not other), most)
    tail = 0  # what is the same object at both ends stays: only between them ids are looked at
    while tail < most - head and before[old - tail - 1] is after[new - tail - 1]:
        tail += 1
    where = {_id(before[place]): place for place in range(head, old - tail)}
    where.pop(None, None)
    places = [*(where.get(_id(item), -1) for item in after[head : new - tail]), *range(old - tail, old)]
    parts: list[Any] = []
    first, last = 0, head  # a run of those that stay
    for item, place in zip(after[head:], places, strict=True):
        if place >= 0 and (before[place] is item or before[place] == item):
            if place == last > first:
                last += 1
                continue
            if last > first:
                parts.append((first, last))
            first, last = place, place + 1
        else:
            if last > first:
                parts.append((first, last))
            first = last = 0
            parts.append(item if place < 0 else _item(before[place], item, place, known))
    if last > first:
        parts.append((first, last))
    return parts


def _id(item: Any) -> Any:
    """Its name; of a node that has none, itself."""
    if type(item) is dict:
        return item.get("id") or id(item)
    return item.__dict__.get("id") or item.__dict__.get("action")


def _item(before: Any, after: Any, place: int, known: Known | None) -> Any:
    """As part of a list: with its place in the list before, or as a whole."""
    if type(before) is not type(after):
        return after
    change = _node(before, after) if type(after) is dict else _object(before.__dict__, after.__dict__, known)
    return after if change is None else (place, change)


def _node(before: dict[str, Any], after: dict[str, Any]) -> ObjectChange | None:
    """The nodes of a display list are small, and many change at once: what is in their values is not compared."""
    if [*after][: len(before)] != [*before]:
        return None
    known = before.get
    return {"set": {name: new for name, new in after.items() if (old := known(name, _NONE)) is not new and old != new}}


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
