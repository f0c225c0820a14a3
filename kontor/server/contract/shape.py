"""What goes out is a plain dataclass: orjson writes it at once, and pydantic describes it."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, is_dataclass
from typing import Any, NotRequired, TypeVar, dataclass_transform, get_args, get_origin, get_type_hints

import orjson
from fastapi.responses import Response
from pydantic import ConfigDict, GetCoreSchemaHandler, PydanticUndefinedAnnotation, TypeAdapter
from pydantic_core import CoreSchema
from typing_extensions import is_typeddict

T = TypeVar("T")


def _may_lack(schema: dict[str, Any], dictionary: Any) -> None:
    """Of a dictionary, whatever is not required may be left out, also where it is part of an answer that has all."""
    hints = get_type_hints(dictionary, include_extras=True)
    required = [name for name in schema["properties"] if get_origin(hints[name]) is not NotRequired]
    schema.pop("required", None)
    if required:
        schema["required"] = required


_CONFIG = ConfigDict(use_attribute_docstrings=True, json_schema_serialization_defaults_required=True)
_SPARSE = ConfigDict(use_attribute_docstrings=True, json_schema_extra=_may_lack)


@dataclass_transform(kw_only_default=True)
def sent(cls: type[T]) -> type[T]:
    """A part of an answer or message; the strings below its fields are their descriptions. Neither frozen nor slotted:
    both take longer to make and to write, and one is made for every page and decision."""
    cls.__pydantic_config__ = _CONFIG  # type: ignore[attr-defined]
    made = dataclass(kw_only=True)(cls)
    _keep_schema(made)
    return made


def _keep_schema(kind: Any) -> None:
    """Pydantic keeps the schema of a model, but of a plain dataclass it would read the source again for every route and
    message that has one: half of a server's start. What names a class that is still to come is left as it is."""
    with suppress(PydanticUndefinedAnnotation):
        kind.__pydantic_core_schema__ = TypeAdapter(kind).core_schema


def same(source: object, *names: str) -> dict[str, Any]:
    """What is sent as it is kept."""
    return {name: getattr(source, name) for name in names}


def describe(kind: Any) -> Any:
    """Plain dataclasses and dictionaries, and those they are made of, are described as ours are."""
    dictionary = is_typeddict(kind)
    if (dictionary or is_dataclass(kind)) and "__pydantic_config__" not in vars(kind):
        kind.__pydantic_config__ = _SPARSE if dictionary else _CONFIG
        for field in get_type_hints(kind).values():
            describe(field)
        if not dictionary:
            _keep_schema(kind)
    for part in get_args(kind):
        describe(part)
    return kind


class Encoded:
    """In an annotation: JSON already (`orjson.Fragment`), of that type."""

    def __init__(self, of: Any) -> None:
        self._of = of
        describe(of)

    def __get_pydantic_core_schema__(self, _: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        return handler.generate_schema(self._of)


class Json(Response):
    """An answer of the contract, written by orjson: for what is long or holds JSON already."""

    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        return orjson.dumps(content)
