"""Pictures: any scene as one self-contained SVG, light or dark, for files, notebooks and web pages."""

from .svg import svg

__all__ = ["svg"]
