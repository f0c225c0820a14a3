"""The server: tables where people and bots play, live in a browser. It knows games only through the registry."""

from kontor.kernel import KontorError

try:
    import fastapi  # noqa: F401
    import sqlalchemy  # noqa: F401
except ModuleNotFoundError as error:
    raise KontorError(
        f"This needs Kontor's server, of which {error.name} is not installed: pip install 'kontor[server]'."
    ) from None

from .app import create_app
from .config import Settings

__all__ = ["Settings", "create_app"]
