"""The rules of draughts, game files, an engine, endgame tables and pairings."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from typing import Any, Literal, Protocol, final

_Side = Literal["white", "black"]

__version__: str
VARIANTS: list[str]

class Refused(ValueError):
    """The rules forbid it."""

    clause: str | None
    """Where the code says so, such as ``FMJD-I.4.13``."""
    clauses: list[str]
    """The clauses of all codes of the variant."""
    what: Any
    """The case as data."""

@final
class Move:
    """A legal move of a position. ``str`` writes it as game files do."""

    @property
    def path(self) -> list[str]:
        """Departure, where it touches down, arrival."""
    @property
    def taken(self) -> list[str]:
        """The squares jumped over, in order."""
    @property
    def origin(self) -> str: ...
    @property
    def target(self) -> str: ...
    @property
    def is_capture(self) -> bool: ...
    @property
    def crowns(self) -> bool:
        """Whether a man becomes a king."""
    def __hash__(self) -> int: ...
    def __eq__(self, other: object, /) -> bool: ...

@final
class Position:
    """Pieces and the side to move. It never changes; ``play`` answers with the next one."""

    def __new__(cls, variant: str = "international", fen: str | None = None) -> Position: ...
    @property
    def variant(self) -> str: ...
    @property
    def turn(self) -> _Side: ...
    @property
    def fen(self) -> str: ...
    @property
    def must_capture(self) -> bool: ...
    @property
    def pieces(self) -> dict[str, str]:
        """What stands where: towers from the top down, ``w`` and ``b`` men, ``W`` and ``B`` kings."""
    def legal_moves(self) -> list[Move]: ...
    def find(self, text: str) -> Move:
        """The legal move that a text means; ``Refused`` says why there is none."""
    def play(self, mv: Move | str) -> Position: ...
    def perft(self, depth: int, *, paths: bool = False) -> int:
        """How many ways there are to play so many half-moves."""
    def text(self) -> str: ...
    def svg(
        self,
        *,
        theme: str | None = None,
        flip: bool = False,
        coordinates: bool | None = None,
        caption: str | None = None,
    ) -> str: ...
    def _repr_svg_(self) -> str: ...
    def __hash__(self) -> int: ...
    def __eq__(self, other: object, /) -> bool: ...

@final
class Rulebook:
    """An edition of a code for a variant. The name of a variant means its usual rulebook."""

    def __new__(cls, name: str) -> Rulebook: ...
    @property
    def name(self) -> str: ...
    @property
    def title(self) -> str: ...
    @property
    def variant(self) -> str: ...
    def rows(self) -> list[dict[str, Any]]:
        """Everything it says about play: ``chapter``, ``topic``, ``value``, ``clauses``."""

def rulebooks() -> list[str]:
    """The names of all rulebooks."""

@final
class Result:
    """How a game ended."""

    @property
    def winner(self) -> _Side | None: ...
    @property
    def draw(self) -> bool: ...
    @property
    def why(self) -> str: ...
    @property
    def clauses(self) -> list[str]: ...
    @property
    def marks(self) -> str:
        """As the code prints it: ``2-0``, ``1-1``, ``+/-``."""

@final
class Game:
    """A game under a rulebook. Whatever the rules forbid raises ``Refused`` and changes nothing."""

    def __new__(cls, rulebook: Rulebook | str | None = None, fen: str | None = None, *, online: bool = False) -> Game: ...
    @staticmethod
    def from_pdn(text: str) -> Game:
        """The first game of a PDN text; every move has to be legal."""
    def pdn(self, **tags: str) -> str: ...
    @property
    def rulebook(self) -> Rulebook: ...
    @property
    def position(self) -> Position: ...
    @property
    def turn(self) -> _Side: ...
    @property
    def ply(self) -> int: ...
    @property
    def moves(self) -> list[str]: ...
    @property
    def counters(self) -> list[dict[str, Any]]:
        """Every counter that runs: what it counts, how far it is, where it ends, and the clause."""
    @property
    def result(self) -> Result | None: ...
    def legal_moves(self) -> list[Move]: ...
    def play(self, mv: Move | str) -> None: ...
    def offer_draw(self, by: _Side | None = None) -> None: ...
    def accept_draw(self, by: _Side) -> None: ...
    def decline_draw(self, by: _Side) -> None: ...
    def claim_repetition(self, by: _Side | None = None, announced: Move | str | None = None) -> None: ...
    def claim_counting(self, by: _Side | None = None) -> None: ...
    def resign(self, by: _Side | None = None) -> None: ...
    def flag(self, of: _Side) -> None: ...
    def undo(self, times: int = 1) -> None: ...
    def _repr_svg_(self) -> str: ...

class _Readable(Protocol):
    def read(self, size: int, /) -> str | bytes: ...

@final
class PdnGame:
    """A game of a file, played through."""

    @property
    def tags(self) -> dict[str, str]: ...
    @property
    def variant(self) -> str | None: ...
    @property
    def texts(self) -> list[str]:
        """The moves as they are written."""
    @property
    def moves(self) -> list[Move]:
        """The moves that could be played."""
    @property
    def start(self) -> Position | None: ...
    @property
    def last(self) -> Position | None: ...
    def positions(self) -> list[Position]: ...
    @property
    def is_legal(self) -> bool: ...
    @property
    def illegal(self) -> list[dict[str, Any]]:
        """The moves that cannot be played: ``ply``, ``move``, ``line``, ``why``, ``clauses``."""
    @property
    def faults(self) -> list[str]: ...
    @property
    def winner(self) -> _Side | None: ...
    def pdn(self) -> str:
        """The game in normal form."""
    def __len__(self) -> int: ...

@final
class Games(Iterator[PdnGame]):
    def __iter__(self) -> Games: ...
    def __next__(self) -> PdnGame: ...

def read_pdn(source: str | bytes | _Readable, *, variant: str | None = None) -> Games:
    """The games of a text, of bytes, or of a file that is open for reading, one after the other."""

def open_pdn(path: str | os.PathLike[str], *, variant: str | None = None) -> Games:
    """The games of a file, one after the other."""

def check_pdn(path: str | os.PathLike[str], *, variant: str | None = None) -> dict[str, int]:
    """Plays through a whole file and counts ``games``, ``moves`` and ``wrong_games``."""

@final
class Line:
    """A line that a search found."""

    @property
    def score(self) -> int:
        """Hundredths of a man for the side to move."""
    @property
    def decided_in(self) -> int | None:
        """Half-moves to the end, negative if lost; None while it is open."""
    @property
    def told(self) -> str: ...
    @property
    def texts(self) -> list[str]: ...
    @property
    def first(self) -> Move | None: ...

@final
class Found:
    """What a search found."""

    @property
    def best(self) -> Move | None: ...
    @property
    def lines(self) -> list[Line]: ...
    @property
    def depth(self) -> int: ...
    @property
    def nodes(self) -> int: ...
    @property
    def seconds(self) -> float: ...
    @property
    def table_hits(self) -> int: ...

@final
class Engine:
    """An engine that plays by a rulebook. One search at a time; others wait for it."""

    def __new__(
        cls, rulebook: Rulebook | str, *, hash_mb: int = 64, threads: int = 1, tables: Tables | None = None
    ) -> Engine: ...
    def search(
        self,
        what: Position | Game,
        *,
        depth: int | None = None,
        nodes: int | None = None,
        seconds: float | None = None,
        level: int | None = None,
        lines: int = 1,
        lot: int = 0,
    ) -> Found:
        """Searches until ``depth``, ``nodes`` or ``seconds`` are reached. A ``level`` from 1 to 10 plays weaker and
        chooses among good moves by ``lot``, any whole number."""
    def clear(self) -> None: ...

@final
class Tables:
    """The endgame tables of a variant in a folder."""

    def __new__(cls, folder: str | os.PathLike[str], variant: str) -> Tables: ...
    @property
    def variant(self) -> str: ...
    @property
    def most_pieces(self) -> int: ...
    def probe(self, position: Position) -> tuple[Literal["win", "draw", "loss"], int] | None:
        """The outcome for the side to move, with the half-moves to the end."""

def build_tables(
    folder: str | os.PathLike[str], variant: str, pieces: int, *, threads: int = 1, memory_mb: int = 1024
) -> None:
    """Builds all tables up to a number of pieces that are not in the folder yet."""

def round_robin(players: int, cycles: int = 1) -> list[tuple[list[tuple[int, int]], int | None]]:
    """The rounds by the printed tables: the pairs, White first, and who is free."""

@final
class Round:
    @property
    def pairs(self) -> list[tuple[int, int]]: ...
    @property
    def free(self) -> int | None: ...
    def explanation(self) -> dict[str, Any]:
        """Why each pair was made, group by group."""

@final
class Row:
    @property
    def place(self) -> str: ...
    @property
    def number(self) -> int: ...
    @property
    def points(self) -> int: ...
    @property
    def parted_by(self) -> str | None: ...
    @property
    def clauses(self) -> list[str]: ...

@final
class Sheet:
    """A sheet of results: players by their numbers from 1, round after round."""

    def __new__(
        cls,
        players: int,
        rounds: int,
        *,
        ratings: Sequence[int | None] | None = None,
        federations: Sequence[str | None] | None = None,
    ) -> Sheet: ...
    @property
    def rounds(self) -> int: ...
    def pair(self, system: str, *, seed: int = 0, absent: Sequence[int] = ...) -> Round:
        """Pairs the next round by a Swiss system; the same seed draws the same lots."""
    def enter(self, games: Sequence[tuple[int, int, str]], *, free: int | None = None) -> None:
        """Enters a round: games as (white, black, result) and who was free."""
    def standings(self, code: str = "fmjd-100", *, round_robin: bool = False) -> list[Row]: ...
    def data(self) -> dict[str, Any]: ...
