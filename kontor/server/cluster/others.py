"""What members of a cluster tell each other. A server that is alone has no others, and tells nobody."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping
from typing import Any

Heard = Callable[[str, Mapping[str, Any]], Coroutine[Any, Any, None] | None]
"""From whom, and what."""


class Others:
    """Nobody."""

    def tell(self, what: str, **data: Any) -> None:
        """All of them. It may get lost: nothing that must be known may depend on it."""

    def hear(self, what: str, heard: Heard) -> None: ...

    def every_second(self, do: Callable[[], None]) -> None:
        """For what is told now and then."""

    def on_gone(self, do: Callable[[str], None]) -> None:
        """One has ended."""

    def on_missed(self, do: Callable[[], Coroutine[Any, Any, None] | None]) -> None:
        """We were cut off from the others, and may have missed what they told."""


NOBODY = Others()
