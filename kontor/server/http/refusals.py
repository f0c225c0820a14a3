"""Whatever goes wrong is answered with a status and one sentence."""

from __future__ import annotations

import sqlalchemy as sa
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from ..errors import Refused
from ..storage.failures import RETRY_AFTER, storage_failed
from ..storage.store import Closed
from .security_headers import broken


async def refused(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, Refused)
    reason = error.reason(request.query_params.get("lang", ""))
    later = {"Retry-After": str(RETRY_AFTER)} if error.status == 503 else {}
    return JSONResponse({"reason": reason}, error.status, {**later, **(error.headers or {})})


async def _malformed(_: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"][1:])[:80]
    return JSONResponse({"reason": f"The request cannot be understood: {where or 'body'}: {first['msg']}."}, 422)


async def failed(_: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    return JSONResponse({"reason": f"{error.detail.rstrip('.')}."}, error.status_code, error.headers)


async def _broken(request: Request, _: Exception) -> JSONResponse:
    return broken(request.scope)


def answer_refusals(api: FastAPI) -> None:
    api.add_exception_handler(Refused, refused)
    api.add_exception_handler(RequestValidationError, _malformed)
    api.add_exception_handler(HTTPException, failed)
    api.add_exception_handler(Exception, _broken)
    for trouble in (sa.exc.SQLAlchemyError, OSError, Closed):
        api.add_exception_handler(trouble, storage_failed)
