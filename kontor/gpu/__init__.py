"""Games on a GPU: the text of a game in C++, compiled by CUDA's compiler; batches in the memory of the device."""

from .batch import DeviceBatch
from .device import Gpu, NoGpu
from .host import Host
from .source import source

__all__ = ["DeviceBatch", "Gpu", "Host", "NoGpu", "source"]
