"""Arrays that routines take: annotations, named after their numbers; `Rows` have two dimensions, the others one."""

from __future__ import annotations

from typing import Annotated

import numpy as np
from numpy.typing import NDArray

from .rule import Native

Int8s = Annotated[NDArray[np.int8], Native("T.Array(T.int8, 1, 'C')")]
Int8Rows = Annotated[NDArray[np.int8], Native("T.Array(T.int8, 2, 'C')")]
Uint8s = Annotated[NDArray[np.uint8], Native("T.Array(T.uint8, 1, 'C')")]
Uint8Rows = Annotated[NDArray[np.uint8], Native("T.Array(T.uint8, 2, 'C')")]
Int16s = Annotated[NDArray[np.int16], Native("T.Array(T.int16, 1, 'C')")]
Int16Rows = Annotated[NDArray[np.int16], Native("T.Array(T.int16, 2, 'C')")]
Int32s = Annotated[NDArray[np.int32], Native("T.Array(T.int32, 1, 'C')")]
Int32Rows = Annotated[NDArray[np.int32], Native("T.Array(T.int32, 2, 'C')")]
Int64s = Annotated[NDArray[np.int64], Native("T.Array(T.int64, 1, 'C')")]
Int64Rows = Annotated[NDArray[np.int64], Native("T.Array(T.int64, 2, 'C')")]
Float32Rows = Annotated[NDArray[np.float32], Native("T.Array(T.float32, 2, 'C')")]
Float64Rows = Annotated[NDArray[np.float64], Native("T.Array(T.float64, 2, 'C')")]
