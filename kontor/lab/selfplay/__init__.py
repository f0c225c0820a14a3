"""Self-play: games among bots as a data set for programs that learn, in a Parquet file (docs/data.md).

>>> from kontor.lab.selfplay import load
>>> data = load("games.parquet")                      # doctest: +SKIP
>>> data.observation, data.policy, data.share         # doctest: +SKIP
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kontor.kernel import BadOption, KontorError
from kontor.lab.processes import Workers
from kontor.lab.series import Failure, Kept, Series, play_series

if TYPE_CHECKING:
    from .reading import SelfPlay

__all__ = ["ROW_GROUP", "check_new", "described", "load", "need_pyarrow", "parts_folder", "selfplay"]

ROW_GROUP = 1 << 16
"""Rows that are read at once."""


def need_pyarrow() -> None:
    """Say which extra is missing."""
    try:
        import pyarrow  # noqa: F401
    except ImportError:
        raise KontorError("Data sets need pyarrow, which is not installed: pip install 'kontor[research]'.") from None


def load(path: Path | str, columns: Sequence[str] | None = None) -> SelfPlay:
    """A data set, or some of its columns."""
    need_pyarrow()
    from .reading import load

    return load(path, columns)


def described(path: Path) -> dict[str, Any]:
    """A few words about a data set."""
    need_pyarrow()
    import pyarrow.parquet as pq

    from .reading import describe

    about = describe(path)
    told = {key: about[key] for key in ("game", "players", "options", "bots", "seed")}
    told |= {"games": about["games"] - len(about["failed"]), "failed": len(about["failed"])}
    return {"file": str(path), **told, "decisions": pq.read_metadata(path).num_rows, "bytes": path.stat().st_size}


def check_new(out: Path) -> None:
    """The file can be written, and nothing is lost by it."""
    if out.exists():
        raise BadOption(f"{out} exists already; choose another name, or remove it.")
    if not out.parent.is_dir():
        raise BadOption(f"{out} cannot be written: there is no folder {out.parent}.")


def parts_folder(out: Path) -> Path:
    """Where games are kept until all are played."""
    return out.with_name(out.name + ".parts")


def selfplay(
    series: Series,
    out: Path,
    workers: Workers,
    progress: Callable[[int], None] = lambda _: None,
    side_by_side: bool = False,
    max_errors: int = 10,
) -> list[Failure]:
    """Play the series into a new file. Interrupted, the same call resumes; the file is the same as that of a run that
    never stopped. Returns the games that failed, which have no rows."""
    need_pyarrow()
    from .rows import Rows

    check_new(out)
    series.game.native()  # compiled once, before workers ask for it
    series.game.native_part("batch").load()
    with Kept.open(parts_folder(out), series, "selfplay") as kept:
        if kept.games > series.games:
            raise BadOption(f"{kept.folder} holds {kept.games} games already; ask for as many, or remove it.")
        play_series(series, kept, workers, Rows, progress, side_by_side, max_errors)
        failed = kept.failures
        _join(series, kept, out, failed)
        kept.remove()
    return failed


def _join(series: Series, kept: Kept, out: Path, failed: list[Failure]) -> None:
    """All rows in one file, in groups of always the same size: it does not show which parts there were."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    from .columns import about, as_metadata, schema

    described = schema(series.game).with_metadata(as_metadata(about(series, failed)))
    draft = kept.folder / "joined"
    waiting: list[Any] = []
    rows = 0
    try:
        with pq.ParquetWriter(draft, described, compression="zstd") as writer:

            def write(last: bool) -> None:
                nonlocal waiting, rows
                table = pa.concat_tables(waiting).unify_dictionaries().combine_chunks()
                whole = rows if last else rows - rows % ROW_GROUP
                for start in range(0, whole, ROW_GROUP):
                    group = table.slice(start, min(ROW_GROUP, whole - start)).combine_chunks()
                    writer.write_table(group.replace_schema_metadata(described.metadata), row_group_size=ROW_GROUP)
                waiting, rows = [table.slice(whole)], rows - whole

            waiting = [described.empty_table().replace_schema_metadata(None)]
            for part in kept.parts():
                waiting.append(_part(part))
                rows += waiting[-1].num_rows
                if rows >= ROW_GROUP:
                    write(last=False)
            write(last=True)
        draft.replace(out)
    except OSError as error:
        raise KontorError(f"{out} cannot be written: {error.strerror or error}.") from None


def _part(path: Path) -> Any:
    import pyarrow as pa
    import pyarrow.parquet as pq

    try:
        return pq.read_table(path).replace_schema_metadata(None)
    except (pa.ArrowException, OSError) as error:
        reason = str(error).strip().splitlines()[0].rstrip(".")
        raise KontorError(
            f"{path} is damaged: {reason}. Without it and those after it the same command plays these games again."
        ) from None
