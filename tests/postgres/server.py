"""One server over one folder: made, started, stopped and killed by the process whose child it is."""

from __future__ import annotations

import ctypes
import os
import pwd
import select
import shutil
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

PATIENCE = 60
"""Seconds until a server that does not come up, or does not go, is given up."""
OPTIONS = {
    "listen_addresses": "",
    "max_connections": "200",
    "shared_buffers": "16MB",
    # In the folder, and so gone with it; not in /dev/shm, which is small in containers.
    "dynamic_shared_memory_type": "mmap",
    "jit": "off",
    "timezone": "UTC",
}
UNSAFE = {"fsync": "off", "full_page_writes": "off"}
"""What is written outlives the server, but not the machine: good enough for most tests, and faster."""
_PR_SET_PDEATHSIG = 1


class Server:
    def __init__(self, folder: Path, programs: Path, *, durable: bool) -> None:
        self._folder = folder
        self._user = unprivileged()
        self._programs = programs
        self._options = OPTIONS if durable else OPTIONS | UNSAFE
        self._running: subprocess.Popen[bytes] | None = None
        self._alive = -1
        self._killed = False

    def make(self) -> None:
        """An empty cluster. It sorts as a language does where it can, so that a missing collation shows."""
        if self._user:
            os.chown(self._folder, self._user.pw_uid, self._user.pw_gid)
        self._programs = within_reach(self._programs, self._folder / "server", self._user)
        plain = ["-D", "data", "-U", "postgres", "-E", "UTF8", "-A", "trust", "--no-locale", "--no-sync"]
        if self._initdb(*plain, "--locale-provider=icu", "--icu-locale=en-US").returncode:
            made = self._initdb(*plain)
            if made.returncode:
                raise RuntimeError(f"initdb: {made.stdout.decode(errors='replace')}")

    def start(self) -> None:
        """Until it can be asked."""
        running = self._running = self._running or self._launch()
        end = time.monotonic() + PATIENCE
        while not self._ready(running.pid):
            if running.poll() is not None or time.monotonic() > end:
                log = (self._folder / "log").read_text("utf-8", "replace")
                raise RuntimeError(f"PostgreSQL did not start: {log[-2_000:]}")
            time.sleep(0.02)
        self._killed = False

    def stop(self) -> None:
        """As an operator does it: whoever is connected is told, and everything is written."""
        self._signal(signal.SIGINT)

    def kill(self) -> None:
        """As a lack of memory does it. Its other processes go by themselves, and this waits for them."""
        if self._running:
            self._signal(signal.SIGKILL)
            self._killed = True

    def end(self) -> None:
        """For good. One that was killed has to come up once more to take back what it had of the system."""
        if self._killed:
            with suppress(RuntimeError):
                self.start()
        try:
            self._signal(signal.SIGQUIT)
        except subprocess.TimeoutExpired:
            self._signal(signal.SIGKILL)

    def _launch(self) -> subprocess.Popen[bytes]:
        """All of its processes inherit the end of a pipe, and none is left when that is closed."""
        options = {**self._options, "unix_socket_directories": str(self._folder)}
        words = [word for key, value in options.items() for word in ("-c", f"{key}={value}")]
        self._alive, inherited = os.pipe()
        with (self._folder / "log").open("ab") as log, os.fdopen(inherited, "wb"):
            return subprocess.Popen(
                [self._programs / "postgres", "-D", "data", *words],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                pass_fds=[inherited],
                preexec_fn=_end_with_parent,  # noqa: PLW1509 - called where there is one thread
                **self._child(),
            )

    def _initdb(self, *words: str) -> subprocess.CompletedProcess[bytes]:
        return subprocess.run(
            [self._programs / "initdb", *words],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            check=False,
            **self._child(),
        )

    def _child(self) -> dict[str, Any]:
        """It refuses to run as root; and no setting of ours may be one of the server's."""
        plain = {
            name: value for name, value in os.environ.items() if not name.startswith(("PG", "LC_", "LANG"))
        }
        return {"cwd": self._folder, "env": plain, **_as(self._user)}

    def _ready(self, pid: int) -> bool:
        """What `pg_ctl` looks at: a file that the server writes, its number first and how it is last."""
        try:
            lines = (self._folder / "data/postmaster.pid").read_text().splitlines()
        except OSError:
            return False
        return lines[:1] == [str(pid)] and lines[7:8] != [] and lines[7].strip() == "ready"

    def _signal(self, number: signal.Signals) -> None:
        if self._running:
            self._running.send_signal(number)
            self._running.wait(PATIENCE)
            select.select([self._alive], [], [], PATIENCE)
            os.close(self._alive)
            self._running = None


def unprivileged() -> pwd.struct_passwd | None:
    """Whom the server runs as when we are root: one who is there already, for `initdb` wants a name."""
    if os.getuid():
        return None
    try:
        return pwd.getpwnam("postgres")
    except KeyError:
        return pwd.getpwnam("nobody")


def within_reach(programs: Path, copy: Path, user: pwd.struct_passwd | None) -> Path:
    """Where that user can run them: as they lie, or, if they are in a folder of root's own, copied with all
    that belongs to them: a wheel `name` has further libraries in `name.libs` beside it."""
    try:
        subprocess.run([programs / "initdb", "--version"], stdout=subprocess.DEVNULL, check=True, **_as(user))
    except PermissionError:
        around = programs.parents[2]
        for part in (programs.parent, programs.parents[1].with_suffix(".libs")):
            if part.exists():
                shutil.copytree(part, copy / part.relative_to(around), symlinks=True)
        if user:
            for each in (copy, *copy.rglob("*")):
                os.chown(each, user.pw_uid, user.pw_gid, follow_symlinks=False)
        return copy / programs.relative_to(around)
    return programs


def _as(user: pwd.struct_passwd | None) -> dict[str, Any]:
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []} if user else {}


def _end_with_parent() -> None:
    """Even if that is killed, the server stops at once."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGQUIT)
