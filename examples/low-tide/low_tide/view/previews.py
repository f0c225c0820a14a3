"""Previews: what souvenirs ask for and what a decision would bring, as short texts with icons (`+1 :amber:`)."""

from __future__ import annotations

from ..components import FINDS, SOUVENIRS
from ..state import State


def needs(souvenir: int) -> str:
    counts = zip(FINDS, SOUVENIRS[souvenir].needs, strict=True)
    return " ".join(f":{find}:" for find, n in counts for _ in range(n))


def price(souvenir: int) -> str:
    return " ".join(f"−{n} :{find}:" for find, n in zip(FINDS, SOUVENIRS[souvenir].needs, strict=True) if n)


def worth(souvenir: int) -> str:
    return f"{SOUVENIRS[souvenir].points} :star:"


def of_walk(s: State, cell: int) -> str:
    return f"+1 :{FINDS[s.find[cell]]}:" if s.find[cell] >= 0 else ""


def of_making(souvenir: int) -> str:
    return f"{price(souvenir)} +{worth(souvenir)}"
