"""What the package promises, tried through the wheel that was installed."""

import doctest
import io
import pathlib
import pickle
import subprocess
import sys
import threading
import time

import pytest

import damier

HERE = pathlib.Path(__file__).parent
REPOSITORY = HERE.parent.parent


def test_the_readme_is_true():
    failed, tried = doctest.testfile(str(HERE.parent / "README.md"), module_relative=False)
    assert tried > 15 and failed == 0


@pytest.mark.parametrize(
    ("variant", "depth", "count"),
    [
        ("international", 6, 167_140),  # published by many programs
        ("russian", 7, 190_146),
        ("brazilian", 7, 187_302),
        ("english", 8, 845_931),
    ],
)
def test_published_counts(variant, depth, count):
    assert damier.Position(variant).perft(depth) == count


def test_every_variant_starts_and_moves():
    for name in damier.VARIANTS:
        position = damier.Position(name)
        seen = set()
        for _ in range(30):
            moves = position.legal_moves()
            if not moves:
                break
            assert len(set(moves)) == len(moves)
            assert position.find(str(moves[0])) == moves[0]
            position = position.play(moves[0])
            seen.add(position)
        assert len(seen) > 5
        assert damier.Position(name, position.fen) == position
        assert pickle.loads(pickle.dumps(position)) == position


def test_counting_by_hand_agrees_with_perft():
    def count(position, depth):
        if depth == 0:
            return 1
        return sum(count(position.play(move), depth - 1) for move in position.legal_moves())

    for name in damier.VARIANTS:
        position = damier.Position(name)
        assert count(position, 3) == position.perft(3)


def test_refusals_name_their_clause():
    position = damier.Position(fen="W:W28:BK22,23,14")
    with pytest.raises(damier.Refused) as refused:
        position.play("28x17")
    assert "FMJD-I.4.13" in refused.value.clauses
    assert refused.value.what == {"must_take_most": {"taken": 1, "most": 2}}
    with pytest.raises(damier.Refused) as refused:
        damier.Game("ua2023-100", "W:W28:BK22,23,14").play("28x17")
    assert refused.value.clause.startswith("UA-V")
    assert isinstance(refused.value, ValueError)


def test_what_makes_no_sense_is_refused_in_a_sentence():
    for asked, sentence in [
        (lambda: damier.Position("chess"), "no variant is called"),
        (lambda: damier.Position(fen="W:W1:B99"), "99"),
        (lambda: damier.Position(fen="W:W1:B50"), "man"),
        (lambda: damier.Game("nobody"), "no rulebook is called"),
        (lambda: damier.Position().perft(99), "99"),
        (lambda: damier.Engine("fmjd-100").search(damier.Position()), "how long"),
        (lambda: damier.Engine("fmjd-100").search(damier.Position("lasca"), depth=1), "lasca"),
        (lambda: damier.Engine("fmjd-100").search(damier.Position(), seconds=-1.0), "negative"),
        (lambda: damier.Engine("fmjd-100", hash_mb=0), "hash table"),
        (lambda: damier.Sheet(0, 3), "players"),
        (lambda: damier.Sheet(4, 3).pair("X9"), "no Swiss system"),
        (lambda: damier.Sheet(4, 3).enter([(1, 9, "2-0")]), "no player 9"),
        (lambda: damier.Sheet(4, 3).enter([(1, 2, "2-0"), (2, 3, "1-1")]), "named twice"),
        (lambda: damier.Sheet(4, 3).enter([(1, 2, "3-0")]), "no result"),
        (lambda: damier.round_robin(1), "1"),
        (lambda: damier.Game.from_pdn("1. 32-23 *"), "32-23"),
        (lambda: damier.Position().svg(theme="pink"), "no theme"),
    ]:
        with pytest.raises(ValueError, match=sentence):
            asked()


def test_a_game_ends_and_says_why():
    game = damier.Game("wcdf-checkers", "W:W18:B14")
    game.play(game.legal_moves()[0])
    assert game.result.winner == "white" and game.result.clauses == ["WCDF-1.30"]
    assert game.legal_moves() == []
    with pytest.raises(damier.Refused, match="over"):
        game.play("1-5")
    game.undo()
    assert game.result is None and game.ply == 0 and game.turn == "white"
    with pytest.raises(ValueError, match="only 0"):
        game.undo()


def test_repetition_is_claimed_or_comes_by_itself():
    moves = ["50-45", "1-6", "45-50", "6-1"] * 2
    hall = damier.Game("fmjd-100", "W:WK50:BK1")
    server = damier.Game("fmjd-100", "W:WK50:BK1", online=True)
    for text in moves:
        hall.play(text)
        if server.result is None:
            server.play(text)
    assert hall.result is None
    hall.claim_repetition()
    assert hall.result.draw and hall.result.marks == "1-1"
    assert server.result is not None and server.result.draw
    assert any(counter["reached"] for counter in server.counters)


def test_games_go_to_pdn_and_back():
    game = damier.Game("ua2023-russian")
    for text in ["c3-d4", "d6-c5", "b2-c3", "f6-g5"]:
        game.play(text)
    game.resign("white")
    text = game.pdn(White="A", Black="B", Event='The "Open"')
    again = damier.Game.from_pdn(text)
    assert again.moves == game.moves and again.rulebook.name == "ua2023-russian"
    assert [one.tags["Event"] for one in damier.read_pdn(text)] == ['The "Open"']


def test_files_of_games_are_read_as_they_come(tmp_path):
    one = '[White "Ann"]\n[GameType "20"]\n1. 32-28 19-23 2. 28x19 14x23 {good} 2-0\n\n'
    bad = '[White "Bob"]\n[GameType "20"]\n1. 32-28 19-23 2. 1-7 0-2\n\n'
    path = tmp_path / "games.pdn"
    path.write_text((one + bad) * 500)
    assert damier.check_pdn(path) == {"games": 1000, "moves": 3000, "wrong_games": 500}
    for games in (damier.open_pdn(path), damier.read_pdn(path.read_text()), damier.read_pdn(path.read_bytes())):
        assert sum(len(game) for game in games) == 3000
    with path.open("rb") as file:
        first, second, *_ = damier.read_pdn(file)
    assert first.is_legal and [str(move) for move in first.moves] == first.texts
    assert first.positions()[-1] == first.last and first.winner == "white"
    assert not second.is_legal and second.illegal[0]["move"] == "1-7" and second.illegal[0]["line"] == 7
    assert "{good}" in first.pdn()

    class Endless(io.RawIOBase):
        """A file without end: only what is asked for may be read."""

        def read(self, size=-1):
            return (one * (size // len(one) + 1)).encode()

    games = damier.read_pdn(Endless())
    assert sum(len(next(games)) for _ in range(2000)) == 8000
    with pytest.raises(OSError):
        damier.open_pdn(tmp_path / "none.pdn")

    class Broken:
        def read(self, _size):
            raise RuntimeError("the disk is gone")

    with pytest.raises(OSError, match="the disk is gone"):
        next(damier.read_pdn(Broken()))


def test_the_corpus_of_the_crate_is_read():
    corpus = sorted((REPOSITORY / "crates/game/pdn/tests/games").glob("*.pdn"))
    assert len(corpus) == 6
    for path in corpus:
        assert all(game.variant == path.stem for game in damier.open_pdn(path, variant=path.stem))
        assert damier.check_pdn(path, variant=path.stem)["games"] > 0


def test_the_engine_finds_what_there_is():
    engine = damier.Engine("fmjd-100", hash_mb=8)
    found = engine.search(damier.Position(), depth=6, lines=3)
    assert found.depth == 6 and len(found.lines) == 3 and found.nodes > 0
    assert found.best == found.lines[0].first and found.lines[0].texts[0] == str(found.best)
    won = engine.search(damier.Position(fen="W:W28:B22"), depth=5)
    assert won.lines[0].decided_in == 1 and won.lines[0].told == "won in 1"
    assert engine.search(damier.Position(fen="W:WK5:BK46,10"), nodes=1000).nodes >= 0
    for level in (1, 5):
        assert engine.search(damier.Position(), level=level, lot=level).best is not None
    assert engine.search(damier.Position(fen="W:B5"), depth=3).best is None


def test_a_search_lets_other_threads_run():
    engine, ticks, done = damier.Engine("fmjd-100", hash_mb=8), [], threading.Event()

    def tick():
        while not done.is_set():
            ticks.append(time.monotonic())
            time.sleep(0.01)

    thread = threading.Thread(target=tick)
    thread.start()
    engine.search(damier.Position(), seconds=0.5)
    done.set()
    thread.join()
    assert len(ticks) > 10


def test_a_search_ends_by_ctrl_c():
    program = (
        "import damier, signal, threading, os\n"
        "threading.Timer(0.5, lambda: os.kill(os.getpid(), signal.SIGINT)).start()\n"
        "try:\n    damier.Engine('fmjd-100').search(damier.Position(), seconds=60.0)\n"
        "except KeyboardInterrupt:\n    print('ended')\n"
    )
    begun = time.monotonic()
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=30)
    assert told.stdout.strip() == "ended" and time.monotonic() - begun < 20


def test_tables_know_small_endings(tmp_path):
    damier.build_tables(tmp_path, "russian", 2)
    tables = damier.Tables(tmp_path, "russian")
    assert tables.most_pieces == 2
    # A king that holds the main road is not caught, and one that is on the road of another is taken.
    assert tables.probe(damier.Position("russian", "W:WKa1:BKb8")) == ("draw", 0)
    assert tables.probe(damier.Position("russian", "W:WKa1:Bc3")) == ("win", 1)
    assert tables.probe(damier.Position("russian")) is None
    engine = damier.Engine("ua2023-russian", tables=tables)
    assert engine.search(damier.Position("russian", "W:Wc3:Bh6"), depth=4).best is not None


def test_a_swiss_event_from_its_first_round_to_its_places():
    sheet = damier.Sheet(9, rounds=5, ratings=[2300 - 40 * at for at in range(9)])
    met = set()
    for number in range(1, 6):
        paired = sheet.pair("U1", seed=number)
        assert len(paired.pairs) == 4 and paired.free is not None
        for white, black in paired.pairs:
            assert frozenset((white, black)) not in met
            met.add(frozenset((white, black)))
        assert paired.explanation()["pairs"]
        # The lower number wins, two neighbours draw.
        result = lambda w, b: "1-1" if abs(w - b) == 1 else ("2-0" if w < b else "0-2")
        sheet.enter([(w, b, result(w, b)) for w, b in paired.pairs], free=paired.free)
    rows = sheet.standings("ua2023")
    assert sorted(row.number for row in rows) == list(range(1, 10))
    assert [row.points for row in rows] == sorted((row.points for row in rows), reverse=True)
    assert rows[1].parted_by is None or rows[1].clauses
    assert sheet.rounds == 5 and len(sheet.data()["lines"]) == 9


def test_everybody_meets_everybody():
    rounds = damier.round_robin(7)
    pairs = [frozenset(pair) for round_, _ in rounds for pair in round_]
    assert len(rounds) == 7 and len(set(pairs)) == len(pairs) == 21


def test_pictures_and_letters():
    for name in damier.VARIANTS:
        position = damier.Position(name)
        assert position._repr_svg_().startswith("<svg")
        assert "to move" in str(position)
    game = damier.Game("fmjd-100")
    game.play("32-28")
    assert game._repr_svg_().startswith("<svg")
    assert "Here" in damier.Position().svg(theme="print", flip=True, coordinates=False, caption="Here")


def test_everything_has_a_type():
    stub = pathlib.Path(damier.__file__).parent
    stubs = [path for path in (stub / "__init__.pyi", stub / "damier.pyi", stub.parent / "damier.pyi") if path.exists()]
    assert stubs, "the wheel brings its types along"
    text = stubs[0].read_text()
    for name in dir(damier):
        if name.startswith("__") or name == "damier":
            continue
        assert name in text, name
        for member in dir(getattr(damier, name)):
            if not member.startswith("__") and isinstance(getattr(damier, name), type) and name != "Refused":
                assert f" {member}(" in text or f" {member}:" in text, f"{name}.{member}"
