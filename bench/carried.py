"""What Kontor needs of others, in a folder that is carried to a machine where nothing can be installed."""

from __future__ import annotations

import importlib.metadata
import importlib.util
import shutil
import sys
from pathlib import Path

BUILD = Path("build-cuda")
SITE = BUILD / "site"
NEEDED = ["fluent", "attr", "attrs", "babel", "pytz", "platformdirs", "typing_extensions", "filelock"]
"""What Kontor imports, all of it Python; the machine with the GPU may have none of it."""


def carry() -> None:
    """Copies that, and which games there are."""
    SITE.mkdir(parents=True, exist_ok=True)
    for name in NEEDED:
        found = importlib.util.find_spec(name)
        if found is None:
            continue
        if found.submodule_search_locations:
            given = next(iter(found.submodule_search_locations))
            ignore = shutil.ignore_patterns("__pycache__", "zoneinfo", "[a-dfh-qs-z]*.dat")  # English is enough
            shutil.copytree(given, SITE / name, ignore=ignore, dirs_exist_ok=True)
        elif found.origin is not None:
            shutil.copy(found.origin, SITE)
    about = importlib.metadata.distribution("kontor")  # by its entry points games are found
    folder = SITE / f"kontor-{about.version}.dist-info"
    folder.mkdir(exist_ok=True)
    for file in ("METADATA", "entry_points.txt"):
        (folder / file).write_text(about.read_text(file) or "", encoding="utf-8")


def import_from_here() -> None:
    """Kontor is imported from this tree, what it needs from that folder."""
    sys.path[:0] = [str(SITE), str(Path.cwd())]
