"""The process that keeps a server: for as long as somebody is connected to it, and no longer.

    python -m tests.postgres.keeper FOLDER [durable]

Whoever uses the server holds a connection to the socket `keeper` in its folder. The kernel closes it when
that process ends, in whatever way; with the last one the server stops and its folder goes. If the keeper
itself is killed, the kernel stops the server. Only one can keep a folder: a second ends at once.
"""

from __future__ import annotations

import fcntl
import os
import selectors
import shutil
import signal
import socket
import sys
from collections.abc import Callable
from pathlib import Path

from tests.postgres import binaries
from tests.postgres.server import PATIENCE, Server

SOCKET = "keeper"
DONE, FAILED = b"done", b"failed"


def main(folder: Path, *, durable: bool) -> None:
    programs = binaries.found()
    if programs is None:
        sys.exit("no PostgreSQL")
    folder.mkdir(mode=0o700, exist_ok=True)
    lock = os.open(folder, os.O_RDONLY)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        (folder / SOCKET).unlink(missing_ok=True)
        listener = socket.socket(socket.AF_UNIX)
        listener.bind(str(folder / SOCKET))
    except (BlockingIOError, FileNotFoundError):
        return  # somebody else keeps it, or has just ended to do so
    listener.listen(64)
    if os.fork():
        os._exit(0)
    _let_go_of_the_terminal()
    server = Server(folder, programs, durable=durable)
    try:
        _keep(listener, server)
    finally:
        listener.close()
        server.end()
        shutil.rmtree(folder, ignore_errors=True)


def _let_go_of_the_terminal() -> None:
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nothing, stream)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())


def _keep(listener: socket.socket, server: Server) -> None:
    """Each who connects is told when the server is up; what they ask for is done in its order."""
    does: dict[bytes, Callable[[], None]] = {
        b"kill": server.kill,
        b"start": server.start,
        b"stop": server.stop,
    }

    def made() -> None:
        server.make()
        server.start()

    greeting = _said(made)
    connected: set[socket.socket] = set()
    with selectors.DefaultSelector() as ready:
        ready.register(listener, selectors.EVENT_READ)
        while heard := ready.select(None if connected else PATIENCE):
            for key, _ in heard:
                if key.fileobj is listener:
                    user, _ = listener.accept()
                    connected.add(user)
                    ready.register(user, selectors.EVENT_READ, user)
                    _tell(user, greeting)
                elif asked := _asked(key.data):
                    _tell(key.data, _said(does[asked]))
                else:
                    ready.unregister(key.data)
                    connected.discard(key.data)
                    key.data.close()
            if not connected:
                return


def _asked(user: socket.socket) -> bytes:
    try:
        return user.recv(100)
    except ConnectionResetError:
        return b""


def _tell(user: socket.socket, answer: bytes) -> None:
    try:
        user.sendall(answer)
    except (BrokenPipeError, ConnectionResetError):
        return  # gone meanwhile: the next look at it says so


def _said(act: Callable[[], None]) -> bytes:
    try:
        act()
    except Exception as fault:  # noqa: BLE001 - whoever waits for it has to hear it
        return FAILED + f" {fault}".encode()[:4_000]
    return DONE


if __name__ == "__main__":
    main(Path(sys.argv[1]), durable="durable" in sys.argv[2:])
