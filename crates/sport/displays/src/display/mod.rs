//! A display as the fold of its facts.
//!
//! | question | where |
//! | --- | --- |
//! | What does a fact do? | `apply.rs` |
//! | Whose flag fell, and was the count right? | `flags.rs` |
//! | Where is the giver awaited, what is announced? | `round.rs` |
//! | What follows by itself? | `decide.rs` |

mod apply;
mod decide;
mod flags;
mod round;

use damier_clock::{Clock, Moment};
use damier_pdn::Notation;
use damier_rules::game::State;
use damier_rules::{Color, Game, Rulebook};

use crate::fact::{Entry, Fact, Terms, Who};
use crate::{Kind, Refused};

pub use round::Announcement;

/// A display: what its facts amount to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Display {
    terms: Terms,
    rulebook: Rulebook,
    notation: Notation,
    boards: Vec<Board>,
    started: Option<Moment>,
    ended: Option<Moment>,
    /// Where the giver stands, counted from 1.
    at: Option<usize>,
    intermediary: Option<String>,
    seq: u64,
    last: Moment,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Board {
    game: Game,
    giver: Color,
    texts: Vec<String>,
    clock: Option<Clock>,
    /// How many facts of the game stood before the giver's last move, while it can be taken back.
    retract: Option<usize>,
    /// When the opponent made the move that waits for the giver.
    waits_since: Option<Moment>,
    remarks: u16,
    /// The giver doubts the opponent's count of moves.
    doubted: bool,
    /// The clause that ended it, where it is one of the displays' own.
    pub(crate) ended_by: Option<damier_rules::rulebook::Clause>,
}

/// Facts that do not make a display.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("fact {number}: {refused}")]
pub struct NotReplayed {
    /// Which, from 1.
    pub number: usize,
    #[source]
    pub refused: Refused,
}

impl Board {
    /// What the rules say about it.
    pub fn state(&self) -> &State {
        self.game.state()
    }

    /// The half-moves, in the notation of the code.
    pub fn moves(&self) -> &[String] {
        &self.texts
    }

    /// The giver's colour.
    pub fn giver(&self) -> Color {
        self.giver
    }

    /// Whether it is over.
    pub fn is_over(&self) -> bool {
        self.state().result().is_some()
    }

    /// Whose turn it is.
    pub fn turn(&self) -> Who {
        if self.state().position().to_move() == self.giver { Who::Giver } else { Who::Opponent }
    }

    /// The giver's points out of two, once it is over.
    pub fn points(&self) -> Option<u8> {
        self.state().result().map(|result| result.points(self.giver))
    }

    pub fn clock(&self) -> Option<&Clock> {
        self.clock.as_ref()
    }

    /// Remarks of the arbiter.
    pub fn remarks(&self) -> u16 {
        self.remarks
    }

    /// The clause of annex VIII that ended it, where one did.
    pub fn ended_by(&self) -> Option<damier_rules::rulebook::Clause> {
        self.ended_by
    }

    fn color(&self, who: Who) -> Color {
        if who == Who::Giver { self.giver } else { !self.giver }
    }
}

impl Display {
    /// Folds a list of facts, which begins with [`Fact::SetUp`].
    pub fn fold(entries: impl IntoIterator<Item = Entry>) -> Result<Display, NotReplayed> {
        let mut entries = (1..).zip(entries);
        let failed = |number| move |refused| NotReplayed { number, refused };
        let Some((_, Entry { at, fact: Fact::SetUp { terms } })) = entries.next() else {
            return Err(NotReplayed { number: 1, refused: Refused::NotSetUp });
        };
        let mut display = Display::set_up(*terms, at).map_err(failed(1))?;
        for (number, Entry { at, fact }) in entries {
            display.apply(at, &fact).map_err(failed(number))?;
        }
        Ok(display)
    }

    /// What it is given under.
    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    /// Which kind it is.
    pub fn kind(&self) -> Kind {
        self.terms.kind
    }

    pub fn rulebook(&self) -> &Rulebook {
        &self.rulebook
    }

    /// How moves are written.
    pub fn notation(&self) -> &Notation {
        &self.notation
    }

    /// The boards, from the first to the last.
    pub fn boards(&self) -> &[Board] {
        &self.boards
    }

    /// A board by its number, from 1.
    pub fn board(&self, number: usize) -> Option<&Board> {
        number.checked_sub(1).and_then(|index| self.boards.get(index))
    }

    /// Where the giver or his intermediary stands.
    pub fn giver_at(&self) -> Option<usize> {
        self.at
    }

    /// Who moves for the giver.
    pub fn intermediary(&self) -> Option<&str> {
        self.intermediary.as_deref()
    }

    /// Whether play has begun.
    pub fn is_started(&self) -> bool {
        self.started.is_some()
    }

    /// Whether it is over: all boards are, or it was ended.
    pub fn is_over(&self) -> bool {
        self.ended.is_some() || self.boards.iter().all(Board::is_over)
    }

    /// How long it has lasted, in milliseconds, to its end or to the last fact (FMJD-XI.4.1).
    pub fn duration(&self) -> Option<u64> {
        Some(self.ended.unwrap_or(self.last).since(self.started?).as_millis())
    }

    /// How many facts have been taken in.
    pub fn seq(&self) -> u64 {
        self.seq
    }

    /// Wins, draws and losses of the giver, and boards still in play.
    pub fn tally(&self) -> Tally {
        let count = |points| self.boards.iter().filter(|board| board.points() == points).count();
        Tally { won: count(Some(2)), drawn: count(Some(1)), lost: count(Some(0)), on: count(None) }
    }
}

/// How the giver stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Serialize)]
pub struct Tally {
    /// Games won by the giver.
    pub won: usize,
    pub drawn: usize,
    /// Games lost by him.
    pub lost: usize,
    /// Games still on.
    pub on: usize,
}

impl Tally {
    /// The giver's points, two for a win.
    pub fn points(&self) -> usize {
        2 * self.won + self.drawn
    }

    /// All points there are.
    pub fn most(&self) -> usize {
        2 * (self.won + self.drawn + self.lost + self.on)
    }
}
