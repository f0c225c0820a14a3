"""Checks a file that should replace the reconstructed data: `python -m kontor.games.castles_of_tuscany FILE`."""

from __future__ import annotations

import sys
from pathlib import Path

from kontor.kernel import BadData

from .reconstructed import load

try:
    load(Path(sys.argv[1]) if len(sys.argv) > 1 else None)
except BadData as error:
    sys.exit(str(error))
print("The file is valid.")
