"""Phrases: decisions, events and reasons of a game as sentences in one language, with the players' names.

An argument from a domain with words (a tile, a good) gives its text several variables: `$tile` is the text
`tile-mill`, `$tile_acc` its attribute `.acc`, and so on, so that a translator can decline names. Attributes may use
the numbers of the same sentence: `good-wood.n = { $count -> [one] 1 log *[other] { $count } logs }` gives `$good_n`.
A domain may make its names of others instead (`Domain.forms`).
The attributes `.sort` and `.id` are signs a text may choose by; what a person typed as a name never is.

Whoever is told something is a `viewer`: a seat, -1 for a spectator, or None for one who may know everything.
Who is spoken to as `you` hears the attribute `.you` of a sentence about that seat (`You place a worker`); where a text
names another seat, `$owner_you` is yes if that is the one spoken to. Without such texts people have their names.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast

from .actions import Domain
from .rule import Event
from .words import Words

if TYPE_CHECKING:
    from .decision import Reason
    from .game import Game

_KEPT = 20_000  # decisions in words kept ready: their number is limited
SIGNS = ("sort", "id")  # attributes that texts choose by


def ended(sentence: str) -> str:
    """A sentence with its full stop; one that ends with a name such as “Ann B.” has it already."""
    return sentence if sentence.endswith(".") else f"{sentence}."


class Phrases:
    def __init__(self, game: Game, words: Words, names: Sequence[str], you: int = -1) -> None:
        self.game, self.words, self.names, self.you = game, words, tuple(names), you

    @staticmethod
    @functools.lru_cache(_KEPT)
    def of(game: Game, words: Words, names: tuple[str, ...], you: int) -> Phrases:
        """Made once for a table, a language and whom it speaks to."""
        return Phrases(game, words, names, you)

    def text(self, key: str, /, **arguments: Any) -> str:
        return self.words(key, **arguments)

    def named(self, domain: str | Domain, index: int) -> str:
        """The name of one thing: `named("tile", 7)` is "Mill"."""
        domain = self.game.domains[domain] if isinstance(domain, str) else domain
        if domain.seats and index < len(self.names):
            return self.names[index]
        return _names_of(self.words, "name", domain, index, {}, self.names)["name"]

    def choice(self, action: int) -> str:
        """A decision in words: "Place a worker on F5"."""
        return _choice(self.game, self.words, self._named_in(action), action)

    def brief(self, action: int, **more: Any) -> str:
        """Words for a button, if the game has some (`choice-VERB.brief`): what tells a decision from others."""
        return _brief(self.game, self.words, self._named_in(action), action, tuple(more.items()))

    def _named_in(self, action: int) -> tuple[str, ...]:
        """The players, if the decision is about one of them: all tables share the words of others."""
        return self.names if self.game.actions.signature(action).is_about_seats else ()

    def reason(self, reason: Reason) -> str:
        return self.said(f"why-{reason.key}", reason.arguments)

    def said(self, key: str, numbers: Mapping[str, int]) -> str:
        """A text about some numbers; those that bear the name of a domain or of a seat go by what they stand for."""
        return _said(self.game, self.words, self.names, self.you, key, tuple(numbers.items()))

    def _said(self, key: str, numbers: Mapping[str, int]) -> str:
        bare = {name: name.rstrip("0123456789") for name in numbers}  # cell1 and cell2 are both cells
        kinds = {
            name: "seat" if kind in _SEATS and kind not in self.game.domains else kind for name, kind in bare.items()
        }
        return self.words(key, **self._arguments(numbers, kinds))

    def numbers(self, event: Event, viewer: int | None = None) -> dict[str, int]:
        """The arguments of an event by name; of a secret one others get only the seat it is about."""
        arguments = self.game.events[event[0]].arguments[: 1 if self._is_hidden(event, viewer) else None]
        return {name: event[k + 1] for k, (name, _) in enumerate(arguments)}

    def heard(self, event: Event, viewer: int | None = None) -> tuple[str, dict[str, int]]:
        """Name and arguments of an event; others hear of a secret one as `NAME-hidden`, with its seat alone."""
        name = self.game.events[event[0]].name
        return f"{name}-hidden" if self._is_hidden(event, viewer) else name, self.numbers(event, viewer)

    def event(self, event: Event, viewer: int | None = None) -> str:
        """What happened, without a full stop; others hear the text `event-NAME-hidden` of a secret event."""
        return _event(self.game, self.words, self.names, self.you, event, viewer)

    def _event(self, event: Event, viewer: int | None) -> str:
        kind = self.game.events[event[0]]
        key = f"event-{kind.name}-hidden" if self._is_hidden(event, viewer) else f"event-{kind.name}"
        numbers, kinds = self.numbers(event, viewer), dict(kind.arguments)
        about = next((value for name, value in numbers.items() if self._is_seat(kinds[name])), -1)
        text = self.words(self._spoken(key, about), **self._arguments(numbers, kinds))
        return text if kind.detail else self._begun(text, about)

    def line(self, events: Iterable[Event], viewer: int | None = None, decided: str = "") -> str:
        """What a decision brought, as one line: sentences, each followed by its details after a colon; details that
        come first belong to what was decided. Events that are alike are told once, with the sum of their counts.

        Asides belong to the sentence or detail before them; their list never runs into the details (`_sentence`).
        """
        sentences: list[list[tuple[str, list[str]]]] = []  # of each the head, then its details, both with their asides
        for event in self._summed(events):
            kind = self.game.events[event[0]]
            text = self.event(event, viewer)
            if not kind.detail:
                sentences.append([(text, [])])
                continue
            if not sentences:
                sentences.append([(decided or self._first(event), [])])
            if not text:  # the sentence says it all
                continue
            asides = sentences[-1][-1][1]
            if not kind.aside:
                sentences[-1].append((text, []))
            elif not (asides and self._is_hidden(event, viewer)):  # "face down" is said once
                asides.append(text)
        return " ".join(_sentence(parts) for parts in sentences)

    def told(self, seat: int, action: int, events: Sequence[Event], viewer: int | None = None) -> str:
        """A decision that was made: what it brought, or, if nothing yet, what was decided."""
        decided = self.decided(seat, action, viewer)
        return self.line(events, viewer, self._before_details(seat, action) or decided) or ended(decided)

    def _before_details(self, seat: int, action: int) -> str:
        """What was decided, where its details say the rest: `decided-VERB-details`, if there is such a text."""
        key = f"decided-{self.game.actions.signature(action).verb}-details"
        return (
            self._begun(self.words(self._spoken(key, seat), player=self.names[seat]), seat)
            if self.words.has(key)
            else ""
        )

    def decided(self, seat: int, action: int, viewer: int | None = None) -> str:
        """What was decided, without a full stop: "Ann ends the turn"; others hear `decided-VERB-hidden` of a secret."""
        signature = self.game.actions.signature(action)
        if signature.secret and viewer not in (None, seat):
            return self.words(f"decided-{signature.verb}-hidden", player=self.names[seat])
        arguments = _choice_arguments(self.game, self.words, self.names, action)
        for name, index in signature.values(action).items():
            if signature.arguments[name].seats:
                arguments[f"{name}_you"] = _yes(index == self.you)
        text = self.words(self._spoken(f"decided-{signature.verb}", seat), player=self.names[seat], **arguments)
        return self._begun(text, seat)

    def notation(self, seat: int, action: int, viewer: int | None = None) -> str:
        """How a decision that was made is written; of a secret one others read only the verb."""
        signature = self.game.actions.signature(action)
        return signature.verb if signature.secret and viewer not in (None, seat) else self.game.actions.notation(action)

    def _first(self, event: Event) -> str:
        """Before details that nothing was decided for: whom they are about."""
        by_seat = [kind for _, kind in self.game.events[event[0]].arguments[:1]] == ["seat"]
        return self._called(event[1]) if by_seat else self.words("log-title")

    def _summed(self, events: Iterable[Event]) -> list[Event]:
        """Events in a row that differ at most in their count are one, with the sum of it."""
        out: list[Event] = []
        for event in events:
            names = [name for name, _ in self.game.events[event[0]].arguments]
            at = names.index("count") + 1 if "count" in names else 0
            last = out[-1] if out else ()
            if at and last and [*last[:at], *last[at + 1 :]] == [*event[:at], *event[at + 1 :]]:
                out[-1] = cast(Event, (*last[:at], last[at] + event[at], *last[at + 1 :]))
            else:
                out.append(event)
        return out

    def _is_seat(self, kind: str) -> bool:
        return kind == "seat" or (kind in self.game.domains and self.game.domains[kind].seats)

    def _spoken(self, key: str, about: int) -> str:
        return f"{key}.you" if about == self.you >= 0 and self.words.has(f"{key}.you") else key

    def _begun(self, text: str, about: int) -> str:
        """A sentence without its name may begin with any word."""
        return text[:1].upper() + text[1:] if about == self.you >= 0 else text

    def _called(self, seat: int) -> str:
        return self._begun(self.words("you"), seat) if seat == self.you else self.names[seat]

    def _is_hidden(self, event: Event, viewer: int | None) -> bool:
        return self.game.events[event[0]].secret and viewer not in (None, event[1])

    def _arguments(self, values: Mapping[str, int], kinds: Mapping[str, str]) -> dict[str, Any]:
        numbers = {name: value for name, value in values.items() if kinds[name] not in self.game.domains}
        seats = {name: self.names[value] for name, value in numbers.items() if kinds[name] == "seat"}
        out: dict[str, Any] = {**numbers, **seats}
        out |= {f"{name}_you": _yes(value == self.you) for name, value in values.items() if self._is_seat(kinds[name])}
        for name, value in values.items():
            if kinds[name] in self.game.domains:
                out |= _names_of(self.words, name, self.game.domains[kinds[name]], value, numbers, self.names)
        return out


def _yes(value: bool) -> str:
    return "yes" if value else "no"


def _sentence(parts: Sequence[tuple[str, Sequence[str]]]) -> str:
    """A head, then its details after a colon; asides in brackets, or after the colon where there is nothing else."""
    if len(parts) == 1:
        head, more = parts[0][0], list(parts[0][1])
    else:
        head, *more = [f"{text} ({', '.join(asides)})" if asides else text for text, asides in parts]
    return ended(f"{head}: {', '.join(more)}" if more else head)


@functools.lru_cache(_KEPT)
def _event(game: Game, words: Words, names: tuple[str, ...], you: int, event: Event, viewer: int | None) -> str:
    """The line of a log and the news about it say the same."""
    return Phrases(game, words, names, you)._event(event, viewer)


@functools.lru_cache(_KEPT)
def _said(
    game: Game, words: Words, names: tuple[str, ...], you: int, key: str, numbers: tuple[tuple[str, int], ...]
) -> str:
    """A reason is the same for many places, and for as long as nothing about it changes."""
    return Phrases(game, words, names, you)._said(key, dict(numbers))


@functools.lru_cache(_KEPT)
def _choice(game: Game, words: Words, players: tuple[str, ...], action: int) -> str:
    return words(f"choice-{game.actions.signature(action).verb}", **_choice_arguments(game, words, players, action))


@functools.lru_cache(_KEPT)
def _brief(game: Game, words: Words, players: tuple[str, ...], action: int, more: tuple[tuple[str, Any], ...]) -> str:
    key = f"choice-{game.actions.signature(action).verb}.brief"
    if not words.has(key):
        return ""
    return words(key, **_choice_arguments(game, words, players, action), **dict(more))


def _choice_arguments(game: Game, words: Words, players: Sequence[str], action: int) -> dict[str, Any]:
    signature = game.actions.signature(action)
    values = signature.values(action)
    numbers = {n: int(d.names[values[n]]) for n, d in signature.arguments.items() if d.name == "count"}
    arguments: dict[str, Any] = dict(numbers)
    for name, domain in signature.arguments.items():
        if name not in numbers:
            arguments |= _names_of(words, name, domain, values[name], numbers, players)
    return arguments


def _names_of(
    words: Words, name: str, domain: Domain, index: int, numbers: Mapping[str, int], players: Sequence[str]
) -> dict[str, str]:
    """The name of one thing and its grammatical forms as arguments: `tile`, `tile_acc`, ..."""
    if domain.forms:
        forms = domain.forms(words, index)
        return {f"{name}_{attribute}" if attribute else name: text for attribute, text in forms.items()}
    if not domain.words:
        return {name: domain.names[index]}
    key = f"{domain.words}-{domain.names[index]}"
    forms = words.forms(key, **numbers)
    if domain.seats and index < len(players):  # names of people are not declined, and no text chooses by them
        forms = {attribute: text if attribute in SIGNS else players[index] for attribute, text in forms.items()}
        return {name: players[index], **{f"{name}_{attribute}": text for attribute, text in forms.items()}}
    return {name: words(key), **{f"{name}_{attribute}": text for attribute, text in forms.items()}}


_SEATS = ("player", "owner", "first")  # arguments of reasons that are seats, unless the game has such a domain
