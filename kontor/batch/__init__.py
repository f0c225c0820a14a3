"""Many games at once, as arrays: batches, observations, and the encoding of decisions, for programs that learn."""

from .batch import Batch, Rewards
from .encoding import Encoding
from .observations import Observations
from .table import Table

__all__ = ["Batch", "Encoding", "Observations", "Rewards", "Table"]
