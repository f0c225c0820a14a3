"""An integer program for HiGHS: yes-or-no variables with costs, rows with limits."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass

import highspy
import numpy as np


@dataclass(frozen=True)
class Solved:
    chosen: list[bool]
    cost: float
    bound: float
    """No answer costs less."""


class Program:
    def __init__(self) -> None:
        self._costs: list[float] = []
        self._whole: list[bool] = []
        self._starts, self._columns, self._factors = [0], list[int](), list[float]()
        self._low, self._high = list[float](), list[float]()

    def variable(self, cost: float = 0.0, whole: bool = True) -> int:
        """From 0 to 1; `whole`: nothing in between."""
        self._costs.append(cost)
        self._whole.append(whole)
        return len(self._costs) - 1

    def row(self, parts: Iterable[tuple[int, float]], low: float = -math.inf, high: float = math.inf) -> None:
        for column, factor in parts:
            self._columns.append(column)
            self._factors.append(factor)
        self._starts.append(len(self._columns))
        self._low.append(low)
        self._high.append(high)

    def solve(self, seconds: float, seed: int = 0, gap: float = 0.0) -> Solved | None:
        """None: there is no answer, or none was found in that time."""
        solver = highspy.Highs()  # type: ignore[no-untyped-call]
        for option, value in (
            ("output_flag", False), ("threads", 1), ("time_limit", seconds), ("random_seed", seed % (1 << 31)),
            ("mip_rel_gap", gap), ("mip_abs_gap", 0.5),
        ):  # fmt: skip
            solver.setOptionValue(option, value)
        solver.passModel(self._model())
        solver.run()
        found = solver.getInfo()
        if found.primal_solution_status != 2:
            return None
        values = np.asarray(solver.getSolution().col_value)
        whole = any(self._whole)
        bound = found.mip_dual_bound if whole else found.objective_function_value
        return Solved([bool(value > 0.5) for value in values], found.objective_function_value, bound)

    def _model(self) -> highspy.HighsLp:
        model = highspy.HighsLp()
        model.num_col_, model.num_row_ = len(self._costs), len(self._low)
        model.col_cost_ = np.array(self._costs)
        model.col_lower_, model.col_upper_ = np.zeros(len(self._costs)), np.ones(len(self._costs))
        model.row_lower_, model.row_upper_ = np.array(self._low), np.array(self._high)
        model.a_matrix_.format_ = highspy.MatrixFormat.kRowwise
        model.a_matrix_.start_ = np.array(self._starts)
        model.a_matrix_.index_ = np.array(self._columns)
        model.a_matrix_.value_ = np.array(self._factors)
        model.integrality_ = [
            highspy.HighsVarType.kInteger if whole else highspy.HighsVarType.kContinuous for whole in self._whole
        ]
        return model
