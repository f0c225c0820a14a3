"""Games on a GPU: final states compared with the CPU, decisions a second, and what limits them.

    python bench/on_gpu.py prepare            where Kontor is installed: texts and what the CPU makes of 10,240 games
    python bench/on_gpu.py run --out FOLDER   where the GPU is: needs cupy, nvcc and the folder build-cuda/ of `prepare`
    python bench/on_gpu.py run --known ...    the same, but only the ways that were best when all of them were measured
    python bench/on_gpu.py table FILE         the figures as tables

`run` keeps what it has found in results.json after each step; run again, it goes on with what is missing.
"""

from __future__ import annotations

import argparse
import hashlib
import itertools
import json
import os
import shutil
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
from carried import BUILD, carry, import_from_here

GAMES = ["hansa-teutonica", "castles-of-tuscany", "ragusa", "little-town"]
KINDS = {
    "plain": ["-DONLY=1"], "by_phase": ["-DONLY=2"], "by_family": ["-DONLY=3"], "by_both": ["-DONLY=4"],
    "by_decision": ["-DONLY=4", "-DFINE"],  # as by_both, sorted by the very decision
}  # fmt: skip
SORTED = ["by_phase", "by_both", "by_decision"]
TEXTS = {  # how a text is made: shared from how many nodes, short numbers, and what the compiler is told
    "40": (40, True, []), "120": (120, True, []), "all": (40, True, ["-DUNSHARED"]),
    "40-unrolled": (40, True, ["-DUNROLLED"]), "40-wide": (40, False, []),
}  # fmt: skip
CHECKED_TEXT = "120"
CHECKED = 10_240
FIRST_SEED = 1_000_000
MOST = 100_000  # decisions after which a game is called off
PLAYERS = 3  # where speed is measured
RNG = 48  # bytes of a generator
ENDLESS = 1 << 60
REGISTERS = [32, 40, 48, 80, 96, 128]
KNOWN = {  # what was best on an H200: kernel, registers, threads, games of a thread
    "hansa-teutonica": ("by_phase", 80, 256, 2), "castles-of-tuscany": ("by_both", 64, 512, 16),
    "ragusa": ("by_phase", 80, 256, 4), "little-town": ("by_both", 64, 1024, 16),
}  # fmt: skip
SLOTS = 132 * 1024 * 24
METRICS = {
    "dram__throughput.avg.pct_of_peak_sustained_elapsed": "memory, % of its limit",
    "l1tex__t_sector_hit_rate.pct": "hits in L1, %",
    "lts__t_sector_hit_rate.pct": "hits in L2, %",
    "smsp__thread_inst_executed_per_inst_executed.ratio": "active threads of a warp's 32",
    "sm__warps_active.avg.pct_of_peak_sustained_active": "warps in flight, % of the most",
    "sm__inst_issued.avg.pct_of_peak_sustained_active": "issue slots in use, %",
    "smsp__average_warps_issue_stalled_no_instruction_per_issue_active.ratio": "stall: instructions",
    "smsp__average_warps_issue_stalled_long_scoreboard_per_issue_active.ratio": "stall: memory",
    "smsp__average_warps_issue_stalled_barrier_per_issue_active.ratio": "stall: the other warps of the block",
    "smsp__average_warps_issue_stalled_wait_per_issue_active.ratio": "stall: fixed waits",
    "smsp__average_warps_issue_stalled_branch_resolve_per_issue_active.ratio": "stall: branches",
    "smsp__average_warps_issue_stalled_not_selected_per_issue_active.ratio": "stall: others first",
    "smsp__average_warp_latency_per_inst_issued.ratio": "cycles from one instruction of a warp to its next",
}


def digests(states: np.ndarray, lengths: np.ndarray) -> np.ndarray:
    """16 bytes for the last table and the length of each game."""
    rows = zip(np.ascontiguousarray(states), lengths.tolist(), strict=True)
    found = [hashlib.blake2b(row.tobytes() + length.to_bytes(8, "little", signed=True), digest_size=16).digest()
             for row, length in rows]  # fmt: skip
    return np.frombuffer(b"".join(found), np.uint8).reshape(-1, 16)


def story(batch, to_numpy) -> list[str]:
    """What a batch shows while it is played, as checksums."""
    found = []
    for step in range(150):
        batch.step(batch.sample())
        if step % 10 == 0:
            shown = (batch.states, batch.legal_mask, batch.to_move, batch.done, batch.seeds, batch.observe(),
                     batch.observe(-1), *batch.rewards)  # fmt: skip
            found.append(hashlib.sha256(b"".join(to_numpy(x).tobytes() for x in shown)).hexdigest())
    found.append(hashlib.sha256(b"".join(to_numpy(x).tobytes() for x in batch.play_out(7, "policy"))).hexdigest())
    return found


# ---- prepare: Kontor is here, a GPU need not be ----
def prepare(games: list[str]) -> None:
    from kontor.kernel import game

    carry()
    for name in games:
        of = game(name)
        engine = of.native().unchecked
        options = of.option_numbers()
        written(name)
        facts = {"size": of.state.SIZE, "options": options, "seats": list(of.seats), "version": of.version}
        (BUILD / f"{name}.json").write_text(json.dumps(facts))
        each = -(-CHECKED // len(of.seats))
        found = {}
        for players in of.seats:
            states, lengths = np.zeros((each, of.state.SIZE), np.uint8), np.zeros(each, np.int64)
            for i in range(each):
                state = engine.new(players, FIRST_SEED + i, options)
                lengths[i] = engine.playout(state, FIRST_SEED + i, MOST)
                states[i] = state
            found[str(players)] = digests(states, lengths)
            print(name, players, "players:", each, "games,", int(lengths.sum()), "decisions", flush=True)
        np.savez_compressed(BUILD / f"{name}.npz", **found)
        told(name)


def written(name: str) -> None:
    """The texts of a game."""
    from kontor.gpu.source import source
    from kontor.kernel import game

    for shared_from, narrow, _ in TEXTS.values():
        text = source(game(name), shared_from, narrow)
        (BUILD / f"{name}.{shared_from}{'' if narrow else '-wide'}.cu").write_text(text, encoding="utf-8")


def told(name: str) -> None:
    """What the processor's batch shows."""
    from kontor.batch import Batch

    (BUILD / f"{name}.story.json").write_text(json.dumps(story(Batch(name, 512, 2, seed=5), np.asarray)))


def batches(name: str) -> dict:
    """`game.cuda()` against the processor's batch, and its speed."""
    import_from_here()
    import cupy

    import kontor

    began = time.time()
    gpu = kontor.game(name).cuda()
    alike = story(gpu.batch(512, 2, seed=5), cupy.asnumpy) == json.loads((BUILD / f"{name}.story.json").read_text())
    out = {"identical": alike, "seconds": round(time.time() - began, 1)}
    for n in (4096, 65536, 524288):
        batch = gpu.batch(n, PLAYERS)
        seats = cupy.zeros(n, cupy.int8)
        for look in (False, True):
            for steps in (10, 100):
                gpu.wait()
                began = time.perf_counter()
                for _ in range(steps):
                    batch.step(batch.sample())
                    if look:
                        batch.observe(seats)
                gpu.wait()
                took = time.perf_counter() - began
            out[f"{n}{' observed' if look else ''}"] = round(n * steps / took / 1e6, 1)
    return out


def first_use(name: str) -> None:
    """Compiles what a batch needs, as its first use does, and says how long that took."""
    import_from_here()
    import kontor

    began = time.time()
    gpu = kontor.game(name).cuda()
    batch = gpu.batch(64, 2, seed=1)
    batch.step(batch.sample())
    gpu.wait()
    print(round(time.time() - began, 1))


# ---- run: a GPU is here, Kontor need not be ----
def compiled(name: str, text: str, kind: str, registers: int) -> Path:
    """The machine code of one kernel; compiles it if it is not there."""
    cubin = BUILD / f"{name}.{text}.{kind}.{registers}.cubin"
    if not cubin.exists():
        shared_from, narrow, told = TEXTS[text]
        given = BUILD / f"{name}.{shared_from}{'' if narrow else '-wide'}.cu"
        flags = ["-std=c++17", "-arch=sm_90", "-cubin", "-w", f"-maxrregcount={registers}", *KINDS[kind], *told]
        draft = cubin.with_suffix(".new")
        subprocess.run(["nvcc", *flags, "-o", str(draft), str(given)], check=True, timeout=250)
        draft.replace(cubin)
    return cubin


def entry(kind: str) -> str:
    return "by_both" if kind == "by_decision" else kind


class Slots:
    """Games in the memory of the GPU, played by one kernel or another."""

    def __init__(self, name: str, slots: int) -> None:
        import cupy

        self.cupy, self.name, self.slots = cupy, name, slots
        self.facts = json.loads((BUILD / f"{name}.json").read_text())
        self.size = self.facts["size"]
        self.states = cupy.zeros((slots, self.size), cupy.uint8)
        self.rngs = cupy.zeros((slots, RNG), cupy.uint8)
        self.lengths = cupy.zeros(slots, cupy.int64)
        self.games = cupy.zeros(slots, cupy.int64)
        self.options = cupy.asarray(self.facts["options"], dtype=cupy.int64)
        self.counters = cupy.zeros(2, cupy.uint64)
        self.begin_anew()

    def begin_anew(self) -> None:
        self.rngs[:] = 0
        self.games[:] = -1
        self.counters[:] = 0

    def kernel(self, path: Path, kind: str):
        function = self.cupy.RawModule(path=str(path)).get_function(f"play_{entry(kind)}")
        if kind != "plain":
            function.max_dynamic_shared_size_bytes = 200 << 10
        return function

    def places(self, kernel, kind: str, threads: int, ratio: int) -> tuple[int, int]:
        """Blocks that are on the GPU at the same time, and slots of each; ratio 0: all slots, whatever is at once."""
        if ratio == 0:
            return self.slots // (4 * threads), 4 * threads
        a_warp = -(-kernel.num_regs * 32 // 256) * 256
        each = threads if kind == "plain" else threads * ratio
        shared = 1024 if kind == "plain" else 8 * each + kernel.shared_size_bytes + 1024
        blocks = max(1, min(65536 // (a_warp * (threads // 32)), 2048 // threads, 32, (227 << 10) // shared))
        sms = self.cupy.cuda.Device().attributes["MultiProcessorCount"]
        return min(blocks * sms, self.slots // each), each

    def play(self, kernel, kind: str, threads: int, ratio: int, rounds: int, players: int, first: int, games: int,
             finals=0, final_lengths=0) -> tuple[int, float]:  # fmt: skip
        """Decisions performed, and the seconds they took."""
        cupy, number = self.cupy, np.int64
        blocks, each = self.places(kernel, kind, threads, ratio)
        before = int(self.counters[1])
        start, end = cupy.cuda.Event(), cupy.cuda.Event()
        start.record()
        kernel(
            (blocks,), (threads,),
            (self.states, self.rngs, self.lengths, self.games, number(players), self.options, number(len(self.options)),
             number(first), number(games), number(MOST), self.counters, self.counters[1:],
             number(0) if isinstance(finals, int) else finals,
             number(0) if isinstance(final_lengths, int) else final_lengths,
             number(blocks * each), number(rounds)),
            shared_mem=0 if kind == "plain" else 8 * each,
        )  # fmt: skip
        end.record()
        end.synchronize()
        return int(self.counters[1]) - before, cupy.cuda.get_elapsed_time(start, end) / 1000


def check(name: str, path: Path, kind: str, threads: int = 256, ratio: int = 2) -> dict:
    """Final states of all games against those of the CPU."""
    import cupy

    expected = np.load(BUILD / f"{name}.npz")
    slots = Slots(name, 1 << 18)
    kernel = slots.kernel(path, kind)
    games = alike = decisions = 0
    began = time.time()
    for players in slots.facts["seats"]:
        wanted = expected[str(players)]
        n = len(wanted)
        finals, lengths = cupy.full((n, slots.size), 255, cupy.uint8), cupy.full(n, -7, cupy.int64)
        slots.begin_anew()
        decisions += slots.play(kernel, kind, threads, ratio, ENDLESS, players, FIRST_SEED, n, finals, lengths)[0]
        alike += int((digests(finals.get(), lengths.get()) == wanted).all(axis=1).sum())
        games += n
    return {"games": games, "identical": alike, "decisions": decisions, "seconds": round(time.time() - began, 2)}


def speed(slots: Slots, path: Path, kind: str, threads: int, ratio: int, seconds: float) -> dict:
    """Decisions a second, all slots busy, games that end beginning anew."""
    kernel = slots.kernel(path, kind)
    play = lambda rounds: slots.play(kernel, kind, threads, ratio, rounds, PLAYERS, 0, ENDLESS)  # noqa: E731
    play(2)
    made, took = play(16)
    made, took = play(max(8, int(16 * seconds / max(took, 1e-6))))
    blocks, each = slots.places(kernel, kind, threads, ratio)
    return {"kernel": kind, "code": path.stem, "registers": kernel.num_regs, "local_bytes": kernel.local_size_bytes,
            "threads": threads, "ratio": ratio, "slots": blocks * each, "decisions": made,
            "seconds": round(took, 4), "millions_per_s": round(made / took / 1e6, 1)}  # fmt: skip


def aged(name: str, path: Path) -> Slots:
    """Slots with games of all ages, as they are when many have been played."""
    import cupy

    slots = Slots(name, SLOTS)
    kernel = slots.kernel(path, "by_phase")
    first, parts, longest = 1 << 18, 16, 20_000 if name == "hansa-teutonica" else 160
    for part in range(parts):
        slots.slots = first * (part + 1) // parts
        slots.play(kernel, "by_phase", 256, 0, longest // parts, PLAYERS, 0, ENDLESS)
    slots.slots = SLOTS
    chance = cupy.random.RandomState(7)
    for begin in range(first, SLOTS, first):  # the others go on from the same tables, with choices of their own
        n = min(first, SLOTS - begin)
        for rows in (slots.states, slots.rngs, slots.lengths, slots.games):
            rows[begin : begin + n] = rows[:n]
    words = slots.rngs.view(cupy.int64)
    for k in range(2):
        words[:, k] = chance.randint(1, 1 << 31, SLOTS)
    return slots


def tune(name: str, pool: ThreadPoolExecutor, left, keep, known: bool) -> dict:
    """The best of all ways, measured once more at length: text and kernel, then registers, then threads and games; or
    of those near the one that is known to be best."""
    slots = aged(name, compiled(name, CHECKED_TEXT, "by_phase", 64))
    tried: list[dict] = []

    def measure(text: str, kind: str, registers: int, threads: int, ratio: int, seconds: float = 0.12) -> None:
        known = any((row["text"], row["kernel"], row["limit"], row["threads"], row["ratio"])
                    == (text, kind, registers, threads, ratio) for row in tried)  # fmt: skip
        if known or left() < 60:
            return
        try:
            path = compiled(name, text, kind, registers)
            row = speed(slots, path, kind, threads, ratio, seconds)
            tried.append({"text": text, "limit": registers, **row})
        except Exception as error:
            print(name, text, kind, registers, threads, ratio, repr(error)[:300], flush=True)

    def best(n: int, *names: str) -> list[dict]:
        """The best n, no two of them alike in these things."""
        found: dict = {}
        for row in sorted(tried, key=lambda row: -row["millions_per_s"]):
            if row["kernel"] != "plain":
                found.setdefault(tuple(row[name] for name in names), row)
        return list(found.values())[:n]

    def all_ways() -> None:
        for text, kind in ways():
            measure(text, kind, 64, 256 if kind == "plain" else 512, 8)
        keep(tried)
        two = best(2, "text", "kernel")
        jobs = [pool.submit(compiled, name, row["text"], row["kernel"], n) for row in two for n in REGISTERS]
        for job in jobs:
            job.exception()
        for row, n in itertools.product(two, REGISTERS):
            measure(row["text"], row["kernel"], n, 512, 8)
        for row in best(3, "text", "kernel", "limit"):
            for threads, ratio in itertools.product([256, 512, 1024], [2, 4, 8, 16, 24]):
                if row["limit"] * threads <= 65536:
                    measure(row["text"], row["kernel"], row["limit"], threads, ratio)
        top = best(1, "text", "kernel")[0]
        for text, kind in ways():  # what the others do where the best is best
            if kind != "plain":
                measure(text, kind, top["limit"], top["threads"], top["ratio"])

    def known_ways() -> None:
        kind, registers, threads, ratio = KNOWN[name]
        for text in ("40", "120", "all"):
            measure(text, kind, registers, threads, ratio)
        text = best(1, "text")[0]["text"]
        for more in (threads // 2, threads, threads * 2):
            for each in (ratio // 2, ratio, ratio * 3 // 2):
                if more <= 1024 and registers * more <= 65536:
                    measure(text, kind, registers, more, each)
        for text in ("120", "all"):
            measure(text, "plain", 64, 256, 8)

    known_ways() if known else all_ways()
    keep(tried)
    top = best(1, "text", "kernel")[0]
    path = BUILD / f"{top['code']}.cubin"
    long = [speed(slots, path, top["kernel"], top["threads"], top["ratio"], 1.6) for _ in range(3)]
    plain = max((row for row in tried if row["kernel"] == "plain"), key=lambda row: row["millions_per_s"])
    slots = None
    of_best = check(name, path, top["kernel"], top["threads"], top["ratio"])
    middle = sorted(long, key=lambda row: row["millions_per_s"])[1]
    runs = [row["millions_per_s"] for row in long]
    return {"tried": tried, "best": {"text": top["text"], **middle}, "runs": runs, "plain": plain,
            "check_of_best": of_best}  # fmt: skip


def ways() -> list[tuple[str, str]]:
    """Texts and kernels that are measured, first with 64 registers."""
    found = [*itertools.product(["40", "120", "all"], SORTED), ("40-unrolled", "by_phase"), ("40-wide", "by_both")]
    return [*found, ("120", "plain"), ("all", "plain")]


def first_ways(name: str, known: bool) -> list[tuple[str, str, int]]:
    """What is compiled beforehand: text, kernel and registers."""
    if known:
        kind, registers, *_ = KNOWN[name]
        return [*((text, kind, registers) for text in ("40", "120", "all")), ("120", "plain", 64), ("all", "plain", 64)]
    return [(text, kind, 64) for text, kind in ways()]


def profile(name: str, best: dict) -> dict:
    """What `ncu` counts while the best way plays."""
    ncu = shutil.which("ncu")
    if ncu is None:
        return {"missing": "ncu is not installed"}
    command = [ncu, "--clock-control", "none", "--csv", "--metrics", ",".join(METRICS), "-k", "regex:play_"]
    command += ["--launch-skip", "1", "--launch-count", "1", sys.executable, __file__, "play", name, json.dumps(best)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=90)
    values = {}
    for line in done.stdout.splitlines():
        for metric in METRICS:
            if f'"{metric}"' in line:
                values[metric] = line.rsplit('","', 1)[-1].strip('"')
    return values or {"missing": (done.stdout + done.stderr)[-400:]}


def play(name: str, best: dict) -> None:
    """For the profiler: some rounds to warm up, some to be looked at."""
    slots = Slots(name, best["slots"])
    kernel = slots.kernel(BUILD / f"{best['code']}.cubin", best["kernel"])
    for rounds in (2000 if name == "hansa-teutonica" else 300, 30):
        slots.play(kernel, best["kernel"], best["threads"], best["ratio"], rounds, PLAYERS, 0, ENDLESS)


def run(games: list[str], out: Path, seconds: float, known: bool) -> None:
    began = time.time()
    file = out / "results.json"
    results = json.loads(file.read_text()) if file.exists() else {}

    def keep() -> None:
        file.write_text(json.dumps(results, indent=1))

    def left() -> float:
        return seconds - (time.time() - began)

    pool = ThreadPoolExecutor(16)
    checks = {key: pool.submit(compiled, key[0], CHECKED_TEXT, key[1], 64) for key in itertools.product(games, KINDS)}
    firsts = {name: pool.submit(subprocess.run, [sys.executable, __file__, "first", name], capture_output=True,
                                text=True) for name in games}  # fmt: skip
    jobs = {name: [pool.submit(compiled, name, *way) for way in first_ways(name, known)] for name in games}
    for step in ("check", "batch", "speed", "profile"):
        for name in games:
            found = results.setdefault(name, {})
            try:
                if step == "check":
                    for kind in KINDS:
                        if kind not in found.setdefault("check", {}):
                            found["check"][kind] = check(name, checks[name, kind].result(), kind)
                            print(name, kind, found["check"][kind], f"{left():.0f} s left", flush=True)
                elif step == "speed" and "speed" not in found and left() > 20:
                    for job in jobs[name]:
                        job.exception()  # whatever compiled is measured
                    found["speed"] = tune(name, pool, left, lambda tried, found=found: found.update(tried=tried), known)
                    found.pop("tried", None)
                    print(name, found["speed"]["best"], found["speed"]["runs"], f"{left():.0f} s left", flush=True)
                elif step == "profile" and "profile" not in found and "speed" in found and left() > 20:
                    found["profile"] = profile(name, found["speed"]["best"])
                    print(name, found["profile"], f"{left():.0f} s left", flush=True)
                elif step == "batch" and "batch" not in found and left() > 20:
                    first = firsts[name].result()
                    found["batch"] = {"first_use_s": (first.stdout or first.stderr[-300:]).strip(), **batches(name)}
                    print(name, found["batch"], f"{left():.0f} s left", flush=True)
            except Exception as error:
                found.setdefault("errors", []).append(f"{step}: {error!r}"[:1500])
                print(name, step, repr(error)[:1500], flush=True)
            keep()
    sys.stdout.flush()
    os._exit(0)  # compilers that still work on what nobody needs any more are left behind


def table(file: Path) -> None:
    results = json.loads(file.read_text())
    print("| game | identical final states | decisions/s | how | one thread a game |\n|---|---|---|---|---|")
    for name, found in results.items():
        best = found["speed"]["best"]
        plain = found["speed"]["plain"]["millions_per_s"]
        alike = " ".join(f"{c['identical']}/{c['games']}" for c in found["check"].values())
        how = f"{best['kernel']}, {best['registers']} registers, {best['threads']} threads, {best['ratio']} games each"
        print(f"| {name} | {alike} | {best['millions_per_s']:,} M | {how} | {plain:,} M |")
    print("\n| | " + " | ".join(results) + " |\n|---" + "|---" * len(results) + "|")
    for metric, meaning in METRICS.items():
        values = [str(found.get("profile", {}).get(metric, "–")) for found in results.values()]
        print(f"| {meaning} | " + " | ".join(values) + " |")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["prepare", "texts", "first", "run", "play", "table"])
    parser.add_argument("rest", nargs="*")
    parser.add_argument("--out", type=Path, default=BUILD)
    parser.add_argument("--seconds", type=float, default=1e9, help="begin nothing long after that")
    parser.add_argument("--known", action="store_true", help="only the ways that were best before")
    given = parser.parse_args()
    if given.what == "prepare":
        prepare(given.rest or GAMES)
    elif given.what == "texts":
        carry()
        for name in given.rest or GAMES:
            written(name)
            told(name)
    elif given.what == "first":
        first_use(given.rest[0])
    elif given.what == "run":
        run(given.rest or GAMES, given.out, given.seconds, given.known)
    elif given.what == "play":
        play(given.rest[0], json.loads(given.rest[1]))
    else:
        table(Path(given.rest[0]))


if __name__ == "__main__":
    main()
