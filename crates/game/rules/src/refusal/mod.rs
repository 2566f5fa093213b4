//! Why a move that somebody wants is not legal, as data with its numbers and its clause.
//!
//! | question | file |
//! | --- | --- |
//! | what the squares a person names mean | `find.rs` |
//! | what goes wrong on the way | `walk.rs` |
//! | which clause forbids it | `clauses.rs` |
//!
//! ```
//! use damier_rules::{MoveRefused, Position, Rulebook, Setup, Square, Tower, Color, Variant};
//!
//! // White has a man on 28; Black a king on 22 and men on 23 and 14.
//! let square = |number| Square::from_number(number).expect("on the board");
//! let placed = vec![
//!     (square(28), Tower::man(Color::White)),
//!     (square(22), Tower::king(Color::Black)),
//!     (square(23), Tower::man(Color::Black)),
//!     (square(14), Tower::man(Color::Black)),
//! ];
//! let setup = Setup { placed, ..Setup::empty(Variant::International) };
//! let position = Position::new(&setup).expect("no faults");
//!
//! let refused = position.find_move(&[square(28), square(17)]).unwrap_err();
//! assert_eq!(refused, MoveRefused::MustTakeMost { taken: 1, most: 2 });
//! let book = Rulebook::named("fmjd-100")?;
//! assert_eq!(refused.clause(&book), Some("FMJD-I.4.13"));
//! # Ok::<(), damier_rules::rulebook::UnknownRulebook>(())
//! ```

pub(crate) mod clauses;
mod find;
mod walk;
pub(crate) mod world;

use std::fmt;

use crate::rulebook::Clause;
use crate::{Color, Rank, Rulebook, Square, SquareSet, Variant};

/// Why the squares that somebody names are no legal move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum MoveRefused {
    /// Fewer than two squares are named.
    NoMove,
    /// The board has no such square.
    SquareNotOnBoard {
        /// The square that was named.
        square: Square,
        /// How many the board has.
        squares: u8,
    },
    /// The side to move has no legal move at all and has lost.
    CannotMove {
        /// The side that is to move.
        color: Color,
        /// Whether it still has a piece, and so is blocked.
        blocked: bool,
    },
    /// The square of departure is empty.
    NoPieceThere {
        /// The square that was named.
        square: Square,
    },
    /// The piece belongs to the side that is not to move.
    NotYourPiece {
        /// The square that was named.
        square: Square,
        /// Whose piece stands there.
        owner: Color,
    },
    /// The squares are not on one diagonal.
    NotADiagonal {
        /// Where the piece is.
        from: Square,
        /// Where it should go.
        to: Square,
        /// What piece it is.
        rank: Rank,
    },
    /// A piece stands where the move should end.
    Occupied {
        /// The square that was named.
        square: Square,
        /// What piece moves.
        rank: Rank,
    },
    /// A man, or a king that goes one step, does not go or jump so far.
    TooFar {
        /// Where the piece is.
        from: Square,
        /// Where it should go.
        to: Square,
        /// What piece it is.
        rank: Rank,
        /// Whether something stands between.
        jumping: bool,
    },
    /// Men go forward only.
    ManGoesBackward {
        /// Where the man is.
        from: Square,
        /// Where it should go.
        to: Square,
    },
    /// In this game men capture forward only.
    ManCapturesBackward {
        /// Where the man is.
        from: Square,
        /// Where it should go.
        to: Square,
    },
    /// Nothing stands on the way that could be captured, though the move is to go on.
    NothingToJump {
        /// Where the piece is.
        from: Square,
        /// Where it should go.
        to: Square,
        /// What piece it is.
        rank: Rank,
    },
    /// An own piece stands in the way.
    JumpsOwnPiece {
        /// Where it stands.
        square: Square,
    },
    /// Two pieces stand directly one behind the other.
    TwoInARow {
        /// The square of the first jump.
        first: Square,
        /// The square of the second jump.
        second: Square,
        /// What piece wants to jump them.
        rank: Rank,
    },
    /// The piece has been jumped already in this move.
    SamePieceTwice {
        /// Where it stands.
        square: Square,
    },
    /// The piece on the way or at its end has been jumped, but stays until the move is over.
    JumpedPieceStays {
        /// Where it stands.
        square: Square,
    },
    /// A jump straight back after the last one (D-04).
    TurnsBack {
        /// Where it should turn.
        square: Square,
    },
    /// A man has reached the last row and does not go on as a king in the same move.
    NotYetKing {
        /// Where it is crowned.
        square: Square,
    },
    /// A capture is possible, and so compulsory.
    MustCapture {
        /// The pieces that can capture.
        by: SquareSet,
    },
    /// The capture goes on from where it should end.
    CaptureNotFinished {
        /// Where it should end.
        square: Square,
        /// How many pieces it has taken by then.
        taken: u8,
        /// What piece captures.
        rank: Rank,
    },
    /// A king must be set down where its capture can go on (D-03a).
    MustLandElsewhere {
        /// Where it should end.
        square: Square,
        /// From where it could go on.
        instead: SquareSet,
    },
    /// Another capture takes more.
    MustTakeMost {
        /// How many pieces this one takes.
        taken: u8,
        /// How many must be taken.
        most: u8,
    },
    /// A man takes no king in this game.
    MenDoNotTakeKings {
        /// Where the king stands.
        square: Square,
    },
    /// Other captures go before this one: of more value, with a king, of kings, or of kings first.
    OthersGoFirst {
        /// The pieces that may capture.
        by: SquareSet,
    },
    /// The king has made as many moves in a row as it may, and another piece must move.
    KingRests {
        /// Where it stands.
        square: Square,
        /// How many moves it may make in a row.
        moves: u8,
    },
    /// Several legal moves fit; more squares of the route are needed (D-05).
    Ambiguous {
        /// How many moves fit the text.
        moves: usize,
    },
    /// A move of another position: its squares fit a legal move of this one, but what it takes does not.
    OfAnotherPosition,
}

impl MoveRefused {
    /// The clauses that forbid it, in every code of the variant that has one.
    pub fn clauses(&self, variant: Variant) -> &'static [Clause] {
        clauses::clauses(self, variant)
    }

    /// The clause of this rulebook that forbids it.
    pub fn clause(&self, book: &Rulebook) -> Option<Clause> {
        self.clauses(book.variant).iter().copied().find(|clause| book.cites(clause))
    }

    /// The reason as a sentence, with squares named as the caller likes. `Display` uses numbers.
    ///
    /// ```
    /// use damier_rules::{Board, MoveRefused, Square};
    /// let refused = MoveRefused::NoPieceThere { square: Square::new(21) };
    /// let named = refused.describe(|square| Board::SixtyFour.algebraic(square));
    /// assert_eq!(named, "no piece stands on c3");
    /// assert_eq!(refused.to_string(), "no piece stands on 22");
    /// ```
    pub fn describe(&self, name: impl Fn(Square) -> String) -> String {
        let list = |squares: SquareSet| squares.iter().map(&name).collect::<Vec<_>>().join(", ");
        match *self {
            MoveRefused::NoMove => "a move has a square of departure and one of arrival".to_owned(),
            MoveRefused::SquareNotOnBoard { square, squares } => {
                format!("there is no square {square} on a board of {squares} squares")
            }
            MoveRefused::CannotMove { color, blocked: true } => {
                format!("{color} is blocked and has lost")
            }
            MoveRefused::CannotMove { color, blocked: false } => {
                format!("{color} has no pieces and has lost")
            }
            MoveRefused::NoPieceThere { square } => format!("no piece stands on {}", name(square)),
            MoveRefused::NotYourPiece { square, owner } => {
                format!("the piece on {} is {owner}'s, and it is the turn of {}", name(square), !owner)
            }
            MoveRefused::NotADiagonal { from, to, .. } => {
                format!("{} and {} are not on one diagonal", name(from), name(to))
            }
            MoveRefused::Occupied { square, .. } => format!("{} is occupied", name(square)),
            MoveRefused::TooFar { from, to, rank, jumping } => {
                let goes = if jumping { "jump" } else { "go" };
                format!("a {} does not {goes} as far as from {} to {}", word(rank), name(from), name(to))
            }
            MoveRefused::ManGoesBackward { from, to } => {
                format!("a man goes forward only, not from {} to {}", name(from), name(to))
            }
            MoveRefused::ManCapturesBackward { from, to } => {
                format!("a man captures forward only, not from {} to {}", name(from), name(to))
            }
            MoveRefused::NothingToJump { from, to, .. } => {
                format!("nothing can be captured between {} and {}", name(from), name(to))
            }
            MoveRefused::JumpsOwnPiece { square } => {
                format!("an own piece stands in the way on {}", name(square))
            }
            MoveRefused::TwoInARow { first, second, .. } => {
                format!("the piece on {} is covered by the one on {}", name(first), name(second))
            }
            MoveRefused::SamePieceTwice { square } => {
                format!("the piece on {} has been jumped already", name(square))
            }
            MoveRefused::JumpedPieceStays { square } => {
                format!("the piece jumped on {} stays there until the move is over", name(square))
            }
            MoveRefused::TurnsBack { square } => {
                format!("the capture may not turn straight back on {}", name(square))
            }
            MoveRefused::NotYetKing { square } => {
                format!(
                    "the man becomes a king on {} and has a king's rights only from its next move",
                    name(square)
                )
            }
            MoveRefused::MustCapture { by } => format!("a capture is compulsory, from {}", list(by)),
            MoveRefused::CaptureNotFinished { square, taken, .. } => {
                format!("the capture goes on from {} ({taken} taken so far)", name(square))
            }
            MoveRefused::MustLandElsewhere { square, instead } => {
                format!(
                    "the king must not stop on {}: it can go on capturing from {}",
                    name(square),
                    list(instead)
                )
            }
            MoveRefused::MustTakeMost { taken, most } => format!("{most} pieces must be taken, not {taken}"),
            MoveRefused::MenDoNotTakeKings { square } => {
                format!("a man does not take a king, and there is one on {}", name(square))
            }
            MoveRefused::OthersGoFirst { by } => {
                format!("another capture goes before this one, from {}", list(by))
            }
            MoveRefused::KingRests { square, moves } => {
                format!(
                    "the king on {} has made {moves} moves in a row, and another piece must move",
                    name(square)
                )
            }
            MoveRefused::Ambiguous { moves } => format!("{moves} legal moves fit; the route must be named"),
            MoveRefused::OfAnotherPosition => "the move belongs to another position".to_owned(),
        }
    }
}

fn word(rank: Rank) -> &'static str {
    match rank {
        Rank::Man => "man",
        Rank::King => "king",
    }
}

impl fmt::Display for MoveRefused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.describe(|square| square.to_string()))
    }
}

impl std::error::Error for MoveRefused {}
