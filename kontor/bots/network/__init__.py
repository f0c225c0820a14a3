"""Learned evaluations: small networks of whole numbers, the same in Python, native code and on a GPU."""

from .file import Network, best_evaluation, load_network, network, network_path
from .form import CLIP, NO_ROW, Weights, cut, new_weights, policy_rows
from .reference import Outputs, evaluate, rows_chosen, shares

__all__ = [
    "CLIP",
    "NO_ROW",
    "Network",
    "Outputs",
    "Weights",
    "best_evaluation",
    "cut",
    "evaluate",
    "load_network",
    "network",
    "network_path",
    "new_weights",
    "policy_rows",
    "rows_chosen",
    "shares",
]
