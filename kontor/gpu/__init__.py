"""Games on a GPU: the text of a game in C++, compiled by CUDA's compiler; batches in the memory of the device."""

from .source import source

__all__ = ["source"]
