"""Routes: what the server knows of somebody, to take along or to delete."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Depends, Request, Response

from ..accounts.deletion import delete_person
from ..accounts.export import exported
from ..contract.accounts import Deletion
from ..contract.answers import Me
from ..errors import Refused
from .accounts import SigningIn
from .dependencies import Caller, ChangingCaller, Leader, Registry, Somebody, counted_read

router = APIRouter(tags=["accounts"])
_ZIP: dict[int | str, dict[str, Any]] = {200: {"description": "All of it", "content": {"application/zip": {}}}}


@router.get("/account/export", dependencies=[Depends(counted_read)], response_class=Response, responses=_ZIP)
async def export(request: Request, caller: Caller, registry: Registry) -> Response:
    """Everything the server knows of the caller: `data.json`, and the log of each of their games."""
    if caller.person is None:
        raise Refused("say-your-name", 401)
    request.app.state.export_limit.check(caller.person.id)
    data = await exported(registry.store, registry, caller.person)
    headers = {"content-disposition": 'attachment; filename="kontor.zip"'}
    return Response(data, media_type="application/zip", headers=headers)


@router.post("/account/delete")
async def delete(
    _: Deletion, caller: ChangingCaller, person: Somebody, registry: Registry, director: Leader, sign_in: SigningIn
) -> Me:
    """The account and all that is personal goes; finished games stay without a name. An account shows its password or
    a passkey once more first."""
    if person.login is not None and not caller.is_confirmed:
        raise Refused("confirm-first", 428)
    registry.end_sessions(await delete_person(registry.store, registry, director, person))
    return await sign_in.end(caller)
