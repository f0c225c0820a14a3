"""Examples of packages outside the tree, as installed ones would be found, and nothing installed."""

from __future__ import annotations

import os
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "low-tide"
COPYCAT = ROOT / "examples" / "copycat"


def environment(folder: Path, example: Path = EXAMPLE) -> dict[str, str]:
    """For a process that finds it: its modules are on the path, and in `folder` what an installer notes of it."""
    project = tomllib.loads((example / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    info = folder / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n")
    lines = [
        line
        for group, entries in project["entry-points"].items()
        for line in (f"[{group}]", *(f"{name} = {value}" for name, value in entries.items()))
    ]
    (info / "entry_points.txt").write_text("\n".join(lines))
    outside = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST", "COV"))}
    path = [str(folder), str(example), str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**outside, "PYTHONPATH": os.pathsep.join(path)}
