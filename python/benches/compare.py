"""Measures `damier` beside py-draughts and pydraughts: `cargo xtask python --compare`.

Every package walks the tree of moves by its own public functions, one move at a time, and reads the same file of games.
Each runs in a process of its own, since both others call themselves `draughts`. What a package counts otherwise than the
published lists is printed below the table.
"""

import json
import os
import pathlib
import platform
import random
import subprocess
import sys
import tempfile
import time

# Published counts: damforum.nl and shashki.com for the flat games (see tests/cases/flat.perft of damier-rules).
STARTS = {
    "international": (5, 27_117),
    "russian": (5, 7_482),
    "brazilian": (5, 7_473),
    "english": (5, 7_361),
}

# Positions of those lists in which captures of the same pieces go several ways, or must be made.
HARD = [
    ("international", "W:W25,27,28,30,32,33,34,35,37,38:B12,13,14,16,18,19,21,23,24,26", 2, 12),
    ("international", "B:W6,9,10,11,20,21,22,23,30,K31,33,37,41,42,43,44,46:BK17,K24", 1, 14),
    ("english", "W:WK2,17,18,19,29:B4,5,7,10,16,24,26,K28", 1, 2),
]

GAMES = 200


def games():
    """Games of chance, the same for everybody."""
    import damier

    draw = random.Random(1)
    texts = []
    for _ in range(GAMES):
        game = damier.Game("fmjd-100")
        while game.result is None and game.ply < 80:
            game.play(draw.choice(game.legal_moves()))
        texts.append(game.pdn(White="A", Black="B", Result="*"))
    return texts


class Damier:
    def start(self, variant, fen=None):
        import damier

        return damier.Position(variant, fen)

    def count(self, position, depth):
        moves = position.legal_moves()
        return len(moves) if depth == 1 else sum(self.count(position.play(move), depth - 1) for move in moves)

    def read(self, path):
        import damier

        return sum(len(game) for game in damier.open_pdn(path))


class PyDraughts:
    """py-draughts."""

    def start(self, variant, fen=None):
        import draughts

        boards = {
            "international": draughts.StandardBoard,
            "russian": draughts.RussianBoard,
            "brazilian": draughts.BrazilianBoard,
            "english": draughts.AmericanBoard,
        }
        return boards[variant]() if fen is None else boards[variant].from_fen(fen)

    def count(self, board, depth):
        moves = board.legal_moves
        if depth == 1:
            return len(moves)
        count = 0
        for move in moves:
            board.push(move)
            count += self.count(board, depth - 1)
            board.pop()
        return count

    def read(self, path):
        import draughts

        moves = 0
        for text in pathlib.Path(path).read_text().split("\n*\n\n")[:-1]:
            moves += len(draughts.StandardBoard.from_pdn(text + "\n*\n")._moves_stack)
        return moves


class Pydraughts:
    """pydraughts, whose reader splits the text and does not play it: the moves are made as well."""

    def start(self, variant, fen=None):
        from draughts import Board

        name = "standard" if variant == "international" else variant
        return Board(variant=name) if fen is None else Board(variant=name, fen=fen)

    def count(self, board, depth):
        moves = board.legal_moves()
        if depth == 1:
            return len(moves)
        count = 0
        for move in moves:
            after = board.copy()
            after.push(move)
            count += self.count(after, depth - 1)
        return count

    def read(self, path):
        from draughts import Board, Move
        from draughts.PDN import PDNReader

        moves = 0
        for game in PDNReader(filename=path).games[: GAMES // 20]:
            board = Board(variant="standard")
            for text in game.moves:
                board.push(Move(board, pdn_move=text))
                moves += 1
        return moves


PACKAGES = {"damier": Damier, "py-draughts": PyDraughts, "pydraughts": Pydraughts}


def timed(work):
    """The answer, and the seconds of the processor that it takes: again and again for a second, at least twice."""
    best, answer, spent, times = float("inf"), None, 0.0, 0
    while times < 2 or spent < 1.0:
        begun = time.process_time()
        answer = work()
        took = time.process_time() - begun
        best, spent, times = min(best, took), spent + took, times + 1
    return answer, best


def measure(name, path):
    own = PACKAGES[name]()
    told = {"starts": {}, "hard": []}
    for variant, (depth, expected) in STARTS.items():
        deep = depth - 1 if name == "pydraughts" else depth
        found, seconds = timed(lambda: own.count(own.start(variant), deep))
        told["starts"][variant] = [deep, found, seconds]
    for variant, fen, depth, expected in HARD:
        told["hard"].append([variant, fen, depth, expected, own.count(own.start(variant, fen), depth)])
    try:
        told["read"] = timed(lambda: own.read(path))
    except Exception as why:  # What a package cannot read is part of the answer.
        told["read"] = None
        told["fault"] = repr(why)[:200]
    print(json.dumps(told))


def processor():
    for line in pathlib.Path("/proc/cpuinfo").read_text().splitlines():
        if line.startswith("model name"):
            return line.split(":", 1)[1].strip()
    return platform.processor()


def main(others):
    import damier

    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "games.pdn")
        pathlib.Path(path).write_text("".join(games()))
        told = {}
        for name in PACKAGES:
            environment = dict(os.environ)
            if name != "damier":
                environment["PYTHONPATH"] = os.path.join(others, name)
            work = [sys.executable, __file__, "--measure", name, path]
            out = subprocess.run(work, env=environment, capture_output=True, text=True, check=True)
            told[name] = json.loads(out.stdout.splitlines()[-1])
    version = lambda name: damier.__version__ if name == "damier" else {"py-draughts": "1.10.1", "pydraughts": "0.6.7"}[name]
    print("| half-moves a second |", " | ".join(f"{name} {version(name)}" for name in PACKAGES), "|")
    print("| --- |" + " ---: |" * len(PACKAGES))
    for variant in STARTS:
        cells = [found / seconds for _, found, seconds in (told[name]["starts"][variant] for name in PACKAGES)]
        print(f"| walked from the start, {variant} |", " | ".join(f"{cell:,.0f}" for cell in cells), "|")
    cells = [own["read"] and own["read"][0] / own["read"][1] for own in told.values()]
    print("| read from PDN and played |", " | ".join(f"{cell:,.0f}" if cell else "not read" for cell in cells), "|")
    print()
    for name, own in told.items():
        for variant, (depth, found, _) in own["starts"].items():
            expected = damier.Position(variant).perft(depth)
            if found != expected:
                print(f"- {name}: {variant} from the start, depth {depth}: {found:,} instead of {expected:,}")
        for variant, fen, depth, expected, found in own["hard"]:
            if found != expected:
                print(f"- {name}: {variant}, `{fen}`, depth {depth}: {found:,} instead of {expected:,}")
        if own["read"] is None:
            print(f"- {name}: the file is not read: {own['fault']}")
    perft = timed(lambda: damier.Position().perft(9))
    print(f"- damier: `perft(9)` in one call: {perft[0] / perft[1]:,.0f} positions a second")
    print(f"\n{processor()}, one thread, seconds of the processor, Python {platform.python_version()}; the best of several runs, {GAMES} games of chance.")


if __name__ == "__main__":
    if sys.argv[1] == "--measure":
        measure(sys.argv[2], sys.argv[3])
    else:
        main(sys.argv[1])
