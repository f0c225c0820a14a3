"""Messages on the live socket, in both directions."""

from __future__ import annotations

from typing import Annotated, Any, Literal, Self

import orjson
from pydantic import BaseModel, ConfigDict, Field, RootModel, ValidationError, model_validator

from kontor.kernel.changes import ObjectChange
from kontor.kernel.display import Motion
from kontor.kernel.summary import Summary

from ..errors import PlainRefusal
from .answers import ChatMessage, Decision, SceneJson, Table
from .shape import Encoded, describe, sent

describe(Summary)
SceneChange = Annotated[orjson.Fragment, Encoded(ObjectChange)]


# ---- from the server ----
@sent
class GameEvent:
    """Something that happened in a decision."""

    kind: str
    arguments: dict[str, int | str]
    """By name, as the game declares them: what has a name in notations by that name, else numbers. Of a secret event
    others get only the seat it is about."""
    text: str
    """In words, as in the log, without a full stop."""


@sent
class PlayedDecision:
    """A decision, with what happened in it."""

    number: int
    seat: int
    events: list[GameEvent]
    motions: list[Motion]
    """What of it was seen to move."""
    summary: Summary | None = None
    """What a card tells, if a round or a phase has ended with it."""


@sent
class TableUpdate:
    type: Literal["table"] = "table"
    table: Table


@sent
class DecisionsUpdate:
    type: Literal["decisions"] = "decisions"
    first: int
    """These replace what the client has from this number on."""
    decisions: Annotated[orjson.Fragment, Encoded(list[Decision])]


@sent
class SceneUpdate:
    type: Literal["scene"] = "scene"
    number: int
    """How many decisions were made."""
    scene: SceneJson
    version: int
    """Of the scene: what the next changes begin with."""
    played: Annotated[orjson.Fragment, Encoded(list[PlayedDecision])]
    """What has happened since the last scene. With the first one of a connection, and whenever another seat looks:
    since the viewer last decided, that decision first."""
    undo: str | None
    """Why nothing can be undone; null: it can."""
    preparing: bool
    """The rules are being compiled: until that is done, bots look less far ahead."""
    made: int | None = None
    """In a set-up that all do at the same time: how many decisions the viewer has made. Null: it is over, or the viewer
    shares a device."""


@sent
class ChangesUpdate:
    """In place of a scene, for a page that asks for changes: what makes the new scene of the last one. Everything else
    is as with a scene."""

    type: Literal["changes"] = "changes"
    number: int
    since: int
    """The version of the scene that is changed. A page that has another one asks for the whole scene."""
    changes: SceneChange
    version: int
    played: Annotated[orjson.Fragment, Encoded(list[PlayedDecision])]
    undo: str | None
    preparing: bool
    made: int | None = None


@sent
class ChatUpdate:
    type: Literal["chat"] = "chat"
    messages: list[ChatMessage]


@sent
class Accepted:
    type: Literal["accepted"] = "accepted"
    request: str
    number: int
    """How many decisions there are now."""


@sent
class RefusedRequest:
    type: Literal["refused"] = "refused"
    request: str
    reason: str
    retry_after: int | None = None
    """Seconds after which the same may be asked again: the storage failed."""


FromServer = TableUpdate | DecisionsUpdate | SceneUpdate | ChangesUpdate | ChatUpdate | Accepted | RefusedRequest


class ServerMessage(RootModel[Annotated[FromServer, Field(discriminator="type")]]):
    """What a page is told."""


# ---- from the page ----
def name_of(request: Any) -> str:
    """A request's name as the answer bears it; a request without one is answered all the same."""
    return str(request)[:80] if isinstance(request, str | int) else ""


class _Request(BaseModel):
    model_config = ConfigDict(strict=True, use_attribute_docstrings=True)

    request: str
    """The client's own name for it, which the answer bears; its first 80 characters."""

    @model_validator(mode="before")
    @classmethod
    def _named(cls, given: Any) -> Any:
        return {**given, "request": name_of(given.get("request"))} if isinstance(given, dict) else given


class DecideRequest(_Request):
    type: Literal["decide"]
    number: int
    """How many decisions the client has seen."""
    action: int | None = None
    """The choice by its number, or else"""
    decision: str | None = None
    """as it is written: `place F5`."""
    made: int | None = None
    """As of the scene: who says it may choose before it is their turn, and is not disturbed by what others decide."""

    @model_validator(mode="after")
    def _names_a_choice(self) -> Self:
        if self.action is None and self.decision is None:
            raise ValueError("a decision needs an action number or a notation")
        return self

    @property
    def choice(self) -> int | str:
        return (self.decision or "") if self.action is None else self.action


class UndoRequest(_Request):
    type: Literal["undo"]
    number: int
    """How many decisions the client has seen."""
    turn: bool = False
    """The whole turn, not only the last decision."""
    made: int | None = None
    """As of the scene: what was chosen ahead is undone first."""


class ChatRequest(_Request):
    type: Literal["chat"]
    text: str


class LanguageRequest(_Request):
    type: Literal["lang"]
    lang: Literal["en", "pl", "hu"]


class LookRequest(_Request):
    type: Literal["look"]
    visible: bool
    """Whether the page is in view: who has the table before their eyes is not called to it."""


class SceneRequest(_Request):
    """The page does not have the version that changes begin with: it wants the scene as a whole."""

    type: Literal["scene"]


FromClient = DecideRequest | UndoRequest | ChatRequest | LanguageRequest | LookRequest | SceneRequest


class ClientMessage(RootModel[Annotated[FromClient, Field(discriminator="type")]]):
    """What a page asks for."""


_NESTED = object()  # no field is one: what lies in it, however deep, is of no interest


def read_message(text: str | bytes) -> dict[str, Any]:
    """What a page sent, not understood yet."""
    try:
        message = orjson.loads(text)
    except orjson.JSONDecodeError:
        raise PlainRefusal("The message is not JSON.") from None
    if not isinstance(message, dict):
        raise PlainRefusal("The message cannot be understood.")
    return message


def understood(message: dict[str, Any]) -> FromClient:
    flat = {key: _NESTED if isinstance(value, dict | list) else value for key, value in message.items()}
    try:
        return ClientMessage.model_validate(flat).root
    except ValidationError as error:
        first = error.errors(include_url=False, include_context=False, include_input=False)[0]
        where = ".".join(str(part) for part in first["loc"][1:]) or "type"
        raise PlainRefusal(f"The message cannot be understood: {where[:80]}: {first['msg'][:200]}.") from None
