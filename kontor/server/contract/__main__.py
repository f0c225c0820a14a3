"""`python -m kontor.server.contract`: the schemas of all requests, answers and messages, for generators of types."""

from __future__ import annotations

import sys

from .document import schemas_alone, written

sys.stdout.buffer.write(written(schemas_alone()))
