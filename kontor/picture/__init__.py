"""Pictures: any scene as one self-contained SVG, light or dark, for files, notebooks and web pages."""

from .icons import sprite
from .svg import board, svg

__all__ = ["board", "sprite", "svg"]
