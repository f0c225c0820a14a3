"""The command line: `kontor --help`."""

from .app import main

__all__ = ["main"]
