"""Actions: every decision of a game is one whole number.

From the arguments of each kind of decision (`decision.py`) come the id ranges, the decoding, the notation (`place F5`)
and the text key (`choice-place`).
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING

from .errors import BadDecision

if TYPE_CHECKING:
    from .words import Words


@dataclass(frozen=True)
class Domain:
    """What an argument can be: names in order. `words` is the prefix of their text keys, if they are translated.

    In a domain of `seats` the first ones are the players, and a sentence has their names where they are known.
    Where names are made of other names (a site is called by what lies around it), `forms` gives them for an index: the
    name under an empty key, its grammatical forms under theirs.

    >>> Domain("good", ["wood", "stone"], words="good").names[1]
    'stone'
    """

    name: str
    names: Sequence[str]
    words: str | None = None
    seats: bool = False
    forms: Callable[[Words, int], Mapping[str, str]] | None = None

    def __len__(self) -> int:
        return len(self.names)


class Signature:
    """How a kind of decision is written and numbered: a verb and its arguments, in the order they are written.

    Of a `secret` decision the others learn only that it was made, not its arguments.
    """

    def __init__(self, verb: str, *, secret: bool = False, **arguments: Domain) -> None:
        self.verb = verb
        self.secret = secret
        self.arguments = arguments
        self.start = -1  # set by the space
        self.size = 1
        self.is_about_seats = any(domain.seats for domain in arguments.values())
        for domain in arguments.values():
            self.size *= len(domain)

    def id(self, *values: int) -> int:
        """The id with these arguments, given as indices."""
        rest = 0
        for value, domain in zip(values, self.arguments.values(), strict=True):
            rest = rest * len(domain) + value
        return self.start + rest

    def values(self, action: int) -> dict[str, int]:
        """The arguments of an id, as indices."""
        rest, out = action - self.start, {}
        for name, domain in reversed(self.arguments.items()):
            rest, out[name] = divmod(rest, len(domain))
        return {name: out[name] for name in self.arguments}


class ActionSpace:
    """All signatures of a game, in one range of ids from 0."""

    def __init__(self, *signatures: Signature) -> None:
        self.signatures = signatures
        self._by_verb = {signature.verb: signature for signature in signatures}
        assert len(self._by_verb) == len(signatures), "two signatures have the same verb"
        at = 0
        for signature in signatures:
            signature.start = at
            at += signature.size
        self.size = at
        assert at <= 1 << 15, "action ids are 16-bit numbers"
        self._signature_of = [signature for signature in signatures for _ in range(signature.size)]
        self._decoded: dict[int, tuple[str, Mapping[str, int], str]] = {}
        self._ids = {self.notation(action).lower(): action for action in range(at)}
        assert len(self._ids) == at, "two actions have the same notation"

    def signature(self, action: int) -> Signature:
        if not 0 <= action < self.size:
            raise BadDecision(f"There is no decision number {action}; decisions are numbered 0 to {self.size - 1}.")
        return self._signature_of[action]

    def decode(self, action: int) -> tuple[str, dict[str, int]]:
        """(verb, arguments) of an id."""
        signature = self.signature(action)
        return signature.verb, signature.values(action)

    def encode(self, verb: str, **arguments: int) -> int:
        """The id of a verb with its arguments given as indices."""
        signature = self._by_verb[verb]
        return signature.id(*(arguments[name] for name in signature.arguments))

    def notation(self, action: int) -> str:
        """How the log writes it: `place F5`."""
        signature = self.signature(action)
        values = signature.values(action)
        return " ".join([signature.verb, *(d.names[values[n]] for n, d in signature.arguments.items())])

    def decoded(self, action: int) -> tuple[str, Mapping[str, int], str]:
        """Verb, arguments and notation of an id, made once."""
        if action not in self._decoded:
            verb, values = self.decode(action)
            self._decoded[action] = verb, MappingProxyType(values), self.notation(action)
        return self._decoded[action]

    def parse(self, text: str) -> int:
        """The id of a notation; extra spaces and upper or lower case do not matter."""
        key = re.sub(r"\s+", " ", text.strip()).lower()
        if key in self._ids:
            return self._ids[key]
        verb = key.split(" ")[0] if key else ""
        if signature := self._by_verb.get(verb):
            example = self.notation(signature.start)
            raise BadDecision(f"“{text.strip()}” cannot be read: “{verb}” is written like “{example}”.")
        raise BadDecision(f"“{text.strip()}” cannot be read: a decision starts with one of {', '.join(self._by_verb)}.")

    def __iter__(self) -> Iterator[int]:
        return iter(range(self.size))

    def __len__(self) -> int:
        return self.size


def checksum(names: Iterable[str]) -> str:
    """Of names in their order: another one where something else stands in some place."""
    return hashlib.sha256("\n".join(names).encode()).hexdigest()[:16]
