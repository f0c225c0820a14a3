"""A browser in two words, so that people know their sessions again. Nothing else of it is kept."""

from __future__ import annotations

_BROWSERS = (("Firefox", "Firefox"), ("Edg", "Edge"), ("OPR", "Opera"), ("Chrome", "Chrome"), ("Safari", "Safari"))
_SYSTEMS = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
)


def device_of(user_agent: str) -> str:
    """From what a browser says of itself: the first sign that fits counts, because later ones pose as earlier ones."""
    found = (_first(_BROWSERS, user_agent), _first(_SYSTEMS, user_agent))
    return " · ".join(part for part in found if part)


def _first(signs: tuple[tuple[str, str], ...], text: str) -> str:
    return next((word for sign, word in signs if sign in text), "")
