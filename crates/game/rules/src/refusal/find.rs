//! Which legal move the squares mean, or why there is none.

use super::MoveRefused;
use super::walk::Walk;
use crate::{Board, Identity, Lines, Move, Position, Square, SquareSet, Tower, perft};

impl Position {
    /// The legal move along these squares: departure, any of the landing squares in order, arrival.
    ///
    /// ```
    /// use damier_rules::{Board, MoveRefused, Position, Variant};
    ///
    /// let start = Position::start(Variant::International);
    /// let square = |number| Board::Hundred.square(number).expect("on the board");
    /// assert!(start.find_move(&[square(32), square(28)]).is_ok());
    /// let refused = start.find_move(&[square(38), square(32)]).unwrap_err();
    /// assert_eq!(refused.to_string(), "32 is occupied");
    /// ```
    pub fn find_move(&self, squares: &[Square]) -> Result<Move, MoveRefused> {
        let (board, lines) = (self.board(), self.variant().rules().lines);
        if let Some(square) = squares.iter().copied().find(|square| !board.has(*square)) {
            return Err(MoveRefused::SquareNotOnBoard { square, squares: board.len() });
        }
        let [from, between @ .., to] = squares else { return Err(MoveRefused::NoMove) };
        // Two squares may mean a whole capture, but first they are read to the letter.
        if let Some(mv) = self.literally(squares) {
            return Ok(mv);
        }
        let mut fitting = Vec::new();
        self.push_paths(&mut fitting);
        fitting.retain(|mv| mv.from() == *from && mv.to() == *to && passes(board, lines, mv, between));
        match self.outcomes(&fitting)[..] {
            [mv] => Ok(mv),
            [] => self.walk(*from, between, *to),
            ref moves => Err(MoveRefused::Ambiguous { moves: moves.len() }),
        }
    }

    /// Why these squares are no legal move; `None` if they are one.
    pub fn refusal(&self, squares: &[Square]) -> Option<MoveRefused> {
        self.find_move(squares).err()
    }

    /// Why a move that the position does not list cannot be played.
    pub(crate) fn refusal_of(&self, mv: &Move) -> MoveRefused {
        self.refusal(mv.squares()).unwrap_or(MoveRefused::OfAnotherPosition)
    }

    /// The listed moves that have the outcomes of these paths.
    fn outcomes(&self, paths: &[Move]) -> Vec<Move> {
        let Some(first) = paths.first() else { return Vec::new() };
        let mut moves = Vec::new();
        self.push_moves_between(first.from(), first.to(), &mut moves);
        moves.retain(|mv| {
            let after = self.play_unchecked(mv);
            paths.iter().any(|path| self.play_unchecked(path) == after)
        });
        moves
    }

    /// Goes the way that is wanted to find what is wrong with it. A king that turns back on another
    /// square than the listed one turns out to be right after all.
    fn walk(&self, from: Square, between: &[Square], to: Square) -> Result<Move, MoveRefused> {
        let hand = self.own_tower(from)?;
        let start = Walk::new(self, from, hand);
        let first = between.first().copied().unwrap_or(to);
        if !start.is_capture(first) && start.quiet(first).is_ok() && !between.is_empty() {
            return Err(start.goes_on_quietly(first));
        }
        let walk = between.iter().chain([&to]).try_fold(start.clone(), |walk, square| walk.reach(*square));
        let moves = self.legal_moves();
        let most = moves.iter().map(|mv| mv.jumped().len()).max().unwrap_or(0);
        match walk {
            Ok(walk) => match walk.end(most) {
                Some(refused) => Err(refused),
                None => self.same_result(&walk, from, to).map_err(|refused| {
                    let asks_rank = self.variant().rules().choice.asks_rank();
                    if asks_rank { MoveRefused::OthersGoFirst { by: departures(&moves) } } else { refused }
                }),
            },
            Err(refused) if !between.is_empty() || start.is_capture(to) => Err(refused),
            Err(_) => {
                start.quiet(to)?;
                match self.variant().rules().king_rests_after {
                    Some(moves) if !self.must_capture() => {
                        Err(MoveRefused::KingRests { square: from, moves })
                    }
                    _ => Err(MoveRefused::MustCapture { by: departures(&moves) }),
                }
            }
        }
    }

    /// The capture whose landing squares are exactly these.
    fn literally(&self, squares: &[Square]) -> Option<Move> {
        let [from, rest @ ..] = squares else { return None };
        let start = Walk::new(self, *from, self.at(*from)?);
        let walk = rest.iter().try_fold(start, |walk, square| walk.straight(*square)).ok()?;
        let complete = walk.jumped().len() == rest.len() && walk.end(walk.jumped().len()).is_none();
        match complete {
            true => self.same_result(&walk, *from, *rest.last()?).ok(),
            false => None,
        }
    }

    /// The own piece that should move, if the game is not over.
    fn own_tower(&self, square: Square) -> Result<Tower, MoveRefused> {
        let color = self.to_move();
        if perft(self, 1, Identity::Outcome) == 0 {
            let blocked = self.setup().placed.iter().any(|(_, tower)| tower.owner() == color);
            return Err(MoveRefused::CannotMove { color, blocked });
        }
        match self.at(square) {
            None => Err(MoveRefused::NoPieceThere { square }),
            Some(tower) if tower.owner() != color => {
                Err(MoveRefused::NotYourPiece { square, owner: tower.owner() })
            }
            Some(tower) => Ok(tower),
        }
    }

    fn same_result(&self, walk: &Walk, from: Square, to: Square) -> Result<Move, MoveRefused> {
        let towers = walk.finished();
        let mut moves = Vec::new();
        self.push_moves_between(from, to, &mut moves);
        let same = |mv: &Move| {
            let after = self.play_unchecked(mv);
            self.board().squares().all(|square| after.at(square) == towers[square.index()])
        };
        moves.into_iter().find(same).ok_or(MoveRefused::OfAnotherPosition)
    }
}

/// The pieces that make these moves.
fn departures(moves: &[Move]) -> SquareSet {
    moves.iter().map(Move::from).collect()
}

/// Whether a move can be made over these landing squares, in their order.
fn passes(board: Board, lines: Lines, mv: &Move, between: &[Square]) -> bool {
    let mut wanted = between.iter().peekable();
    for leg in 0..mv.jumped().len().saturating_sub(1) {
        wanted.next_if(|square| may_land(board, lines, mv, leg, **square));
    }
    wanted.peek().is_none()
}

/// Whether a piece may be set down on a square after a jump: where the move says, or, if it goes
/// straight on, anywhere before the next piece it jumps.
fn may_land(board: Board, lines: Lines, mv: &Move, leg: usize, square: Square) -> bool {
    let [from, landing, next] = [0, 1, 2].map(|i| mv.squares()[leg + i]);
    if square == landing {
        return true;
    }
    let before_next = |direction| {
        let way = |start: Square| board.line(start, direction);
        way(from).any(|s| s == landing)
            && way(landing).any(|s| s == next)
            && way(mv.jumped()[leg]).take_while(|s| *s != mv.jumped()[leg + 1]).any(|s| s == square)
    };
    lines.directions().iter().copied().any(before_next)
}
