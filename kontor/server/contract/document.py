"""The contract as an OpenAPI document."""

from __future__ import annotations

from typing import Any

import orjson

from ..config import Settings


def openapi() -> dict[str, Any]:
    """As `/api/openapi.json` has it."""
    from ..http.api import create_api  # which is made of the contract

    return create_api(Settings(secret="0" * 64)).openapi()


def schemas_alone() -> dict[str, Any]:
    """Without paths, and without titles that only repeat a name: what a client's types are made of."""
    whole = openapi()
    schemas = {name: _untitled(schema) for name, schema in whole["components"]["schemas"].items()}
    return {"openapi": whole["openapi"], "info": whole["info"], "paths": {}, "components": {"schemas": schemas}}


def _untitled(schema: dict[str, Any]) -> dict[str, Any]:
    fields = {key: _untitled_field(value) for key, value in schema.get("properties", {}).items()}
    return {**_untitled_field(schema), **({"properties": fields} if fields else {})}


def _untitled_field(schema: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in schema.items() if key != "title"}


def written(document: dict[str, Any]) -> bytes:
    return orjson.dumps(document, option=orjson.OPT_INDENT_2)
