"""`flugpost film RECORD`: a recorded game as a time-lapse, or its turns moving."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from bot.cli.failure import FOUND_WANTING, OK, Failure
from bot.cli.recorded import read_file, replaying, writing
from bot.cli.titles import titles
from bot.cli.video import write_mp4
from render.artist import Artist, Names, Picture
from render.artists import ARTISTS
from render.look import Look, looking
from rules.story import Chapter, Turn, story, turns


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "film",
        help="make a film of a recorded game",
        description="Makes a film of a recorded game, as everybody saw it: a time-lapse of one frame a turn, "
        "one turn moving, or all of them. GIF needs nothing more; MP4 needs PyAV: "
        "pip install 'flugpost[film]'.",
    )
    parser.add_argument("record", type=Path)
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--turn", type=int, help="this turn alone, moving")
    which.add_argument("--moving", action="store_true", help="every turn moving, one after the other (MP4)")
    parser.add_argument("-o", "--output", type=Path, required=True, help="the .gif or .mp4 file to write")
    parser.set_defaults(command=run)


def run(arguments: argparse.Namespace) -> int:
    output: Path = arguments.output
    kind = output.suffix.lower()
    if kind not in {".gif", ".mp4"}:
        raise Failure(f"A film is a .gif or a .mp4 file, not “{output.name}”.")
    if arguments.moving and kind == ".gif":
        raise Failure("All turns moving are too much for a GIF: let the file's name end in .mp4.")
    record = read_file(arguments.record)
    with replaying():
        history = list(story(record, titles()))
    names = {number: f"Seat {number + 1}" for number in range(record.seats)}
    with looking(Look(country=record.commitment)):
        films = _films(ARTISTS[record.title], history, arguments, names)
    with writing(output):
        if kind == ".mp4":
            write_mp4([film.data for film in films], output)
        else:
            output.write_bytes(films[0].data)
    for film in films:
        print(film.alt)
    return OK


def _films(
    artist: Artist, history: Sequence[Chapter], arguments: argparse.Namespace, names: Names
) -> list[Picture]:
    played = turns(history)
    if not played:
        raise Failure("Nothing happens in this record.", FOUND_WANTING)
    if arguments.turn is not None:
        found = [turn for turn in played if turn.number == arguments.turn]
        if not found:
            first, last = played[0].number, played[-1].number
            raise Failure(f"--turn takes {first} to {last} for this record, not {arguments.turn}.")
        films = _moving(artist, found, names)
        why = f"Nothing moves in turn {arguments.turn}."
    elif arguments.moving:
        films, why = _moving(artist, played, names), "Nothing moves in this game."
    else:
        film = artist.lapse(history, names)
        films, why = [film] if film else [], "There is no film of this game."
    if not films:
        raise Failure(why, FOUND_WANTING)
    return films


def _moving(artist: Artist, played: Sequence[Turn], names: Names) -> list[Picture]:
    films = (artist.film(turn.before.view, turn.events, turn.after.view, names) for turn in played)
    return [film for film in films if film is not None]
