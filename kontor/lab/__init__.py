"""Many games at once: simulation, statistics, benchmarks."""

import kontor.adapters  # noqa: F401  (programs can play too: `program:COMMAND`, in every process of a simulation)
