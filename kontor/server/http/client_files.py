"""Files of the built browser client; every other path is a page of the client, which finds its way by itself."""

from __future__ import annotations

import contextlib
import mimetypes
from pathlib import Path

from fastapi import FastAPI, Response
from fastapi.responses import FileResponse
from starlette.staticfiles import StaticFiles

mimetypes.add_type("font/woff2", ".woff2")  # Python does not know it
mimetypes.add_type("application/manifest+json", ".webmanifest")
CLIENT = Path(__file__).parent.parent / "client"
ALWAYS_FRESH = ("sw.js", "manifest.webmanifest")
"""By these a browser notices that there is another version."""
WITHOUT_CLIENT = "This Kontor has no browser client: run `npm ci && npm run build` in web/, or install a wheel with it."


def has_client() -> bool:
    return (CLIENT / "index.html").is_file()


def serve_client(app: FastAPI) -> None:
    assets = CLIENT / "assets"
    if assets.is_dir():
        app.mount("/assets", StaticFiles(directory=assets))

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str) -> Response:
        with contextlib.suppress(OSError, ValueError):  # a name too long, or with a zero character
            file = (CLIENT / path).resolve()
            if path and file.is_relative_to(CLIENT.resolve()) and file.is_file():
                fresh = {"cache-control": "no-cache"} if path in ALWAYS_FRESH else None
                return FileResponse(file, headers=fresh)
        if not has_client():
            return Response(WITHOUT_CLIENT, 503, media_type="text/plain")
        return FileResponse(CLIENT / "index.html", headers={"cache-control": "no-cache"})
