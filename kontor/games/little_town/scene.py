"""stub"""
from kontor.kernel.scene import Scene, Table

from .state import State


def scene(s: State, table: Table) -> Scene:
    raise NotImplementedError
