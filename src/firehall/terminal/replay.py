"""`firehall replay`: a recorded game, move by move."""

from __future__ import annotations

from json import dumps
from pathlib import Path

from ..core.play import CHANCE, TEAM
from ..errors import BadSetup
from ..event import tree
from ..game import Game
from ..save import load_file
from ..words import t

SEATS = {CHANCE: "dice", TEAM: "team"}
SPOKEN = {CHANCE: "seat-chance", TEAM: "seat-team"}


def show(file: Path, to: int | None, as_json: bool) -> None:
    """Play a record again and print each move with its events; at the end the position."""
    recorded = load_file(str(file))
    history = recorded.history
    if to is not None and not 0 <= to <= len(history):
        raise BadSetup([f"--to {to}: the record has {len(history)} moves; expected a number from 0 to {len(history)}"])
    game = Game(recorded.setup, game=recorded.files.name, at=recorded.origin)
    for number, (seat, move) in enumerate(history[:to], 1):
        events = list(tree(game.play(move)))
        if as_json:
            happened = [
                {
                    "number": e.number,
                    "event": e.name,
                    "rule": e.rule,
                    "cause": e.cause,
                    "details": e.details,
                    "text": e.text(),
                }
                for _, e in events
            ]
            whose = SEATS.get(seat, str(seat + 1))
            print(dumps({"move": number, "seat": whose, "text": move, "events": happened}, ensure_ascii=False))
            continue
        who = t(SPOKEN[seat]) if seat in SPOKEN else str(seat + 1)
        print(f"{number}. {who}: {move}")
        for depth, event in events:
            print(f"{'  ' * (depth + 1)}{event}")
    if as_json:
        print(dumps({"position": game.position_id, "outcome": game.outcome, "over": game.over}, ensure_ascii=False))
    else:
        print(f"\n{game}")
