"""Games on a GPU: final states compared with the CPU, decisions a second, and what limits them.

    python bench/on_gpu.py prepare            where Kontor is installed: texts and what the CPU makes of 10,240 games
    python bench/on_gpu.py run --out FOLDER   where the GPU is: needs cupy, nvcc and the folder build-cuda/ of `prepare`
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

BUILD = Path("build-cuda")
GAMES = ["hansa-teutonica", "castles-of-tuscany", "ragusa", "little-town"]
KINDS = ["plain", "by_phase", "by_family", "by_both"]
CHECKED = 10_240
FIRST_SEED = 1_000_000
MOST = 100_000  # decisions after which a game is called off
PLAYERS = 3  # where speed is measured
RNG = 48  # bytes of a generator
ENDLESS = 1 << 60
REGISTERS = [64, 96, 128]
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
    from kontor.gpu.source import source
    from kontor.kernel import game

    BUILD.mkdir(exist_ok=True)
    for name in games:
        of = game(name)
        engine = of.native().unchecked
        options = of.option_numbers()
        (BUILD / f"{name}.cu").write_text(source(of), encoding="utf-8")
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


def told(name: str) -> None:
    """What the processor's batch shows."""
    from kontor.batch import Batch

    (BUILD / f"{name}.story.json").write_text(json.dumps(story(Batch(name, 512, 2, seed=5), np.asarray)))


def batches(name: str) -> dict:
    """`game.cuda()` against the processor's batch, and its speed; Kontor has to be here (or in build-cuda/site)."""
    sys.path[:0] = [str(Path.cwd()), str(BUILD / "site")]
    import cupy

    import kontor

    began = time.time()
    gpu = kontor.game(name).cuda()
    alike = story(gpu.batch(512, 2, seed=5), cupy.asnumpy) == json.loads((BUILD / f"{name}.story.json").read_text())
    out = {"identical": alike, "first_use_s": round(time.time() - began, 1)}
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


# ---- run: a GPU is here, Kontor need not be ----
def compiled(name: str, kind: str, registers: int, shared: bool = True) -> Path:
    """The machine code of one kernel; compiles it if it is not there."""
    cubin = BUILD / f"{name}-{kind}-{registers}{'' if shared else '-unshared'}.cubin"
    if not cubin.exists():
        flags = ["-std=c++17", "-arch=sm_90", "-cubin", "-w", f"-maxrregcount={registers}"]
        flags += [f"-DONLY={KINDS.index(kind) + 1}", *([] if shared else ["-DUNSHARED"])]
        draft = cubin.with_suffix(".new")
        subprocess.run(["nvcc", *flags, "-o", str(draft), str(BUILD / f"{name}.cu")], check=True, timeout=250)
        draft.replace(cubin)
    return cubin


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
        return self.cupy.RawModule(path=str(path)).get_function(f"play_{kind}")

    def places(self, kernel, kind: str, threads: int, ratio: int) -> tuple[int, int]:
        """Blocks that are on the GPU at the same time, and slots of each; ratio 0: all slots, whatever is at once."""
        if ratio == 0:
            return self.slots // (4 * threads), 4 * threads
        a_warp = -(-kernel.num_regs * 32 // 256) * 256
        blocks = max(1, min(65536 // (a_warp * (threads // 32)), 2048 // threads, 32))
        each = threads if kind == "plain" else threads * ratio
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
            shared_mem=0 if kind == "plain" else 7 * each,
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
    play(8)
    made, took = play(64)
    rounds = max(16, int(64 * seconds / max(took, 1e-6)))
    made, took = play(rounds)
    blocks, each = slots.places(kernel, kind, threads, ratio)
    return {"kernel": kind, "code": path.stem, "registers": kernel.num_regs, "local_bytes": kernel.local_size_bytes,
            "threads": threads, "ratio": ratio, "slots": blocks * each, "decisions": made,
            "seconds": round(took, 4), "millions_per_s": round(made / took / 1e6, 1)}  # fmt: skip


def tune(name: str, keep) -> dict:
    """The best of all ways, measured once more at length."""
    slots = Slots(name, 1 << 20)
    warm = slots.kernel(compiled(name, "by_phase", 96), "by_phase")
    while slots.lengths.max() < (12_000 if name == "hansa-teutonica" else 60):  # games of all ages are on the tables
        slots.play(warm, "by_phase", 256, 0, 400 if name == "hansa-teutonica" else 80, PLAYERS, 0, ENDLESS)
    paths = [(kind, path) for kind in KINDS for path in sorted(BUILD.glob(f"{name}-{kind}-*.cubin"))]
    tried = [speed(slots, path, kind, 256, 4, 0.15) for kind, path in paths]
    keep(tried)
    best = max((row for row in tried if row["kernel"] != "plain"), key=lambda row: row["millions_per_s"])
    path = BUILD / f"{best['code']}.cubin"
    for threads, ratio in itertools.product([128, 256, 512], [1, 2, 4, 8]):
        if (threads, ratio) != (256, 4):
            tried.append(speed(slots, path, best["kernel"], threads, ratio, 0.15))
    plain = max((row for row in tried if row["kernel"] == "plain"), key=lambda row: row["millions_per_s"])
    for threads in (64, 128):
        tried.append(speed(slots, BUILD / f"{plain['code']}.cubin", "plain", threads, 1, 0.15))
    keep(tried)
    best = max(tried, key=lambda row: row["millions_per_s"])
    long = [speed(slots, BUILD / f"{best['code']}.cubin", best["kernel"], best["threads"], best["ratio"], 1.5)
            for _ in range(3)]  # fmt: skip
    del slots
    of_best = check(name, BUILD / f"{best['code']}.cubin", best["kernel"], best["threads"], best["ratio"])
    middle = sorted(long, key=lambda row: row["millions_per_s"])[1]
    runs = [row["millions_per_s"] for row in long]
    return {"tried": tried, "best": middle, "runs": runs, "check_of_best": of_best}


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
    for rounds in (2000, 60):
        slots.play(kernel, best["kernel"], best["threads"], best["ratio"], rounds, PLAYERS, 0, ENDLESS)


def run(games: list[str], out: Path, seconds: float) -> None:
    began = time.time()
    file = out / "results.json"
    results = json.loads(file.read_text()) if file.exists() else {}

    def keep() -> None:
        file.write_text(json.dumps(results, indent=1))

    def left() -> float:
        return seconds - (time.time() - began)

    pool = ThreadPoolExecutor(16)
    jobs = {
        (name, kind, n): pool.submit(compiled, name, kind, n)
        for n, name, kind in itertools.product([96, *(n for n in REGISTERS if n != 96)], games, KINDS)
    }
    for name in ("ragusa", "little-town"):
        pool.submit(compiled, name, "by_phase", 96, False)  # measured if it is there in time
    for step in ("check", "speed", "profile", "batch"):
        for name in games:
            found = results.setdefault(name, {})
            try:
                if step == "check":
                    for kind in KINDS:
                        if kind not in found.setdefault("check", {}):
                            found["check"][kind] = check(name, jobs[name, kind, 96].result(), kind)
                            print(name, kind, found["check"][kind], f"{left():.0f} s left", flush=True)
                elif step == "speed" and "speed" not in found and left() > 20:
                    for job in [job for key, job in jobs.items() if key[0] == name]:
                        job.exception()  # whatever compiled is measured
                    found["speed"] = tune(name, lambda tried, found=found: found.update(tried=tried))
                    found.pop("tried", None)
                    print(name, found["speed"]["best"], found["speed"]["runs"], f"{left():.0f} s left", flush=True)
                elif step == "profile" and "profile" not in found and "speed" in found and left() > 20:
                    found["profile"] = profile(name, found["speed"]["best"])
                    print(name, found["profile"], f"{left():.0f} s left", flush=True)
                elif step == "batch" and "batch" not in found and left() > 20:
                    found["batch"] = batches(name)
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
        plain = max(row["millions_per_s"] for row in found["speed"]["tried"] if row["kernel"] == "plain")
        alike = " ".join(f"{c['identical']}/{c['games']}" for c in found["check"].values())
        how = f"{best['kernel']}, {best['registers']} registers, {best['threads']} threads, {best['ratio']} games each"
        print(f"| {name} | {alike} | {best['millions_per_s']:,} M | {how} | {plain:,} M |")
    print("\n| | " + " | ".join(results) + " |\n|---" + "|---" * len(results) + "|")
    for metric, meaning in METRICS.items():
        values = [str(found.get("profile", {}).get(metric, "–")) for found in results.values()]
        print(f"| {meaning} | " + " | ".join(values) + " |")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["prepare", "run", "play", "table"])
    parser.add_argument("rest", nargs="*")
    parser.add_argument("--out", type=Path, default=BUILD)
    parser.add_argument("--seconds", type=float, default=1e9, help="begin nothing long after that")
    given = parser.parse_args()
    if given.what == "prepare":
        prepare(given.rest or GAMES)
    elif given.what == "run":
        run(given.rest or GAMES, given.out, given.seconds)
    elif given.what == "play":
        play(given.rest[0], json.loads(given.rest[1]))
    else:
        table(Path(given.rest[0]))


if __name__ == "__main__":
    main()
