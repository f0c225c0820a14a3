"""A program as a partner to talk to: lines in, lines out, nothing waits longer than its deadline.

Three threads serve its three pipes, so neither side can block the other: one writes, one reads lines, one keeps the
end of what the program complains about on stderr.
"""

from __future__ import annotations

import os
import queue
import signal
import subprocess
import threading
import time
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import IO

from kontor.kernel import BadOption, KontorError

MAX_LINE = 1 << 16
_WAITING = 1000  # lines a program may be ahead of us
_LOOK_SECONDS = 0.25  # so long may what a program wrote before its end be on its way


class BotFailed(KontorError):
    """A program at the table did not follow the protocol: it died, was late, or said something else."""


class NoLine(Exception):
    """Why no line came: the second half of a sentence that begins with the program."""


class Talk:
    def __init__(self, command: Sequence[str], record: Path | None = None) -> None:
        """Start the program. `record` is a file to which all that is said is added."""
        try:
            self._record = None if record is None else record.open("a", encoding="utf-8")
        except OSError as error:
            raise BadOption(f"The conversation cannot be written to {record}: {error.strerror}.") from None
        try:
            self.process = subprocess.Popen(
                list(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                env={**os.environ, "PYTHONUNBUFFERED": "1"},  # a Python program need not remember to flush
                start_new_session=True,  # so that what the program starts can be ended with it
            )
        except (OSError, ValueError) as error:
            why = error.strerror if isinstance(error, OSError) else str(error)
            raise BadOption(f"The program “{command[0]}” cannot be started: {why}.") from None
        self._lines: queue.Queue[bytes] = queue.Queue(_WAITING)
        self._to_say: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._complaints: deque[str] = deque(maxlen=8)
        self._stopped = threading.Event()
        self._ended = False
        _OPEN.add(self)
        stdin, stdout, stderr = self.process.stdin, self.process.stdout, self.process.stderr
        assert stdin is not None and stdout is not None and stderr is not None
        self._start(self._write, stdin)
        self._start(self._read, stdout)
        self._listener = self._start(self._listen, stderr)

    @staticmethod
    def _start(work: object, pipe: IO[bytes]) -> threading.Thread:
        thread = threading.Thread(target=work, args=(pipe,), daemon=True)  # type: ignore[arg-type]
        thread.start()
        return thread

    # ---- the threads ----
    def _write(self, pipe: IO[bytes]) -> None:
        with suppress(OSError):  # it reads no more: that shows when an answer is awaited
            for data in iter(self._to_say.get, None):
                pipe.write(data)
                pipe.flush()
        with suppress(OSError):
            pipe.close()

    def _read(self, pipe: IO[bytes]) -> None:
        with pipe:
            while line := pipe.readline(MAX_LINE + 1):
                self._put(line)
                if len(line) > MAX_LINE:
                    return
        self._put(b"")

    def _put(self, line: bytes) -> None:
        while not self._stopped.is_set():
            with suppress(queue.Full):
                self._lines.put(line, timeout=0.2)
                return

    def _listen(self, pipe: IO[bytes]) -> None:
        with pipe:
            while line := pipe.readline(MAX_LINE):
                text = tidy(line.decode("utf-8", "replace"))
                self._complaints.append(text)
                self._note("!", text)

    # ---- talking ----
    def say(self, *lines: str) -> None:
        for line in lines:
            self._note(">", line)
        self._to_say.put("".join(f"{line}\n" for line in lines).encode())

    def hear(self, deadline: float) -> str:
        """The next line that is not blank; `NoLine` if there is none by then (`time.monotonic`)."""
        while True:
            if self._ended:
                raise NoLine(self._how_it_ended())
            gone = self.process.poll() is not None  # its output may stay open, if it has started others
            left = deadline - time.monotonic()
            data: bytes | None
            try:
                data = self._lines.get(timeout=max(0.001, min(left, _LOOK_SECONDS)))
            except queue.Empty:
                data = b"" if gone else None
            if time.monotonic() > deadline:  # also when it talks and talks
                raise NoLine("did not answer in time (does it flush its output?)")
            if data is not None and (line := self._text(data)):
                return line

    def waiting(self) -> str | None:
        """A line that is there already, or None."""
        for _ in range(_WAITING):
            if self._ended or self._lines.empty():
                break
            if line := self._text(self._lines.get()):
                return line
        return None

    def _text(self, data: bytes) -> str:
        if not data:
            self._ended = True
            return ""
        if len(data) > MAX_LINE:
            self._ended = True
            raise NoLine(f"wrote a line of more than {MAX_LINE} bytes (“{tidy(data[:40].decode('utf-8', 'replace'))}”)")
        try:
            line = data.decode("utf-8").strip()
        except UnicodeDecodeError:
            raise NoLine(f"wrote something that is not UTF-8 text ({data[:40]!r})") from None
        self._note("<", line)
        return line

    def _how_it_ended(self) -> str:
        try:
            code = self.process.wait(0.5)
        except subprocess.TimeoutExpired:
            return "closed its output"
        if code < 0:
            with suppress(ValueError):
                return f"was killed by {signal.Signals(-code).name}"
        return f"exited with code {code}"

    def complaints(self) -> list[str]:
        """The last lines of its stderr."""
        if self.process.poll() is not None:
            self._listener.join(0.5)
        return list(self._complaints)

    def _note(self, mark: str, line: str) -> None:
        if self._record is not None:
            with suppress(ValueError, OSError):  # closed already, or the disk is full
                self._record.write(f"{mark} {line}\n")
                self._record.flush()

    # ---- the end ----
    def wait(self, patience: float) -> int | None:
        """Its exit code; None if it still runs after so many seconds."""
        try:
            return self.process.wait(patience)
        except subprocess.TimeoutExpired:
            return None

    def stop(self, patience: float = 1.0) -> int | None:
        """Close its input and wait for it to end; None if it had to be killed."""
        self._to_say.put(None)
        try:
            return self.wait(patience)
        finally:
            self.kill()

    def kill(self) -> None:
        """End the program and all it has started, also what it has left behind."""
        if self._stopped.is_set():
            return
        self.send_kill()
        self.process.wait()
        self._stopped.set()
        _OPEN.discard(self)
        self._to_say.put(None)
        if self._record is not None:
            self._record.close()

    def send_kill(self) -> None:
        with suppress(OSError):  # nobody is left
            if hasattr(os, "killpg"):
                os.killpg(self.process.pid, signal.SIGKILL)
            else:
                self.process.kill()


_OPEN: set[Talk] = set()
"""Programs that were started and not ended yet."""


def kill_all() -> None:
    """For a process that ends at once: nobody waits, and whatever it was doing with a program stays as it is."""
    for talk in list(_OPEN):
        talk.send_kill()


def tidy(text: str, most: int = 200) -> str:
    """A foreign line as it can be shown: one line, printable, not too long."""
    shown = "".join(c if c.isprintable() else "�" for c in text.strip())
    return shown if len(shown) <= most else shown[:most] + "…"
