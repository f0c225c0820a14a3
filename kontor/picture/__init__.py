"""Pictures: any scene as one self-contained SVG, light or dark, for files, notebooks and web pages."""

from .backdrop import Backdrop
from .chart import Mark, win_chart
from .icons import sprite
from .svg import board, svg
from .theme import THEMES

__all__ = ["THEMES", "Backdrop", "Mark", "board", "sprite", "svg", "win_chart"]
