"""The arena: trustworthy matches among bots. `schedule` says who sits where, `running` plays, `results` keeps
every game, `stopping` ends a match when it is decided, `ratings` and `report` give the results, `plot` draws it, and
`calibration` says whether win probabilities come true.
"""

from kontor.lab.processes import Local, OnRay

from .calibration import ITERATIONS, Calibration, calibrate
from .ratings import Rating, Standing, rate_bots, share_of
from .report import Report, make_report
from .results import Record, Results, Run
from .running import TooManyFailures, play
from .schedule import Pairing, arrangements, make_pairings, planned, split_names
from .stopping import Sprt

__all__ = [
    "ITERATIONS",
    "Calibration",
    "Local",
    "OnRay",
    "Pairing",
    "Rating",
    "Record",
    "Report",
    "Results",
    "Run",
    "Sprt",
    "Standing",
    "TooManyFailures",
    "arrangements",
    "calibrate",
    "make_pairings",
    "make_report",
    "planned",
    "play",
    "rate_bots",
    "share_of",
    "split_names",
]
