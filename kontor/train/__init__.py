"""Training: networks that learn from games of bots, then from games against themselves (docs/training.md).

Everything is written for arrays of numpy and of CuPy alike, so that the same code learns on a processor and on a GPU.
"""

from .run import Course, OnDevice, OnProcessor, Plan, train

__all__ = ["Course", "OnDevice", "OnProcessor", "Plan", "train"]
