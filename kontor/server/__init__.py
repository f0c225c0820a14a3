"""The server: tables where people and bots play, live in a browser. It knows games only through the registry."""

from .app import create_app
from .config import Settings

__all__ = ["Settings", "create_app"]
