//! A game as the fold of its facts.
//!
//! | question | where |
//! | --- | --- |
//! | What does a fact do? | `apply.rs` |
//! | What may a player do, and which facts follow? | `decide.rs`, `claim.rs` |
//! | When does the clock end the game? | `due.rs` |
//! | What becomes of moves that are taken back? | `takeback.rs` |
//! | How is a game taken in that was played elsewhere? | `record.rs` |
//! | What does an arbiter do at a board of an event? | `arbiter.rs` |

mod apply;
mod arbiter;
mod claim;
mod decide;
mod due;
mod record;
mod takeback;

use damier_clock::{AdjournReason, Clock, Moment, Span};
use damier_language::Words;
use damier_pdn::Notation;
use damier_rules::game::State;
use damier_rules::{ByColor, Game, Rulebook};

pub use claim::OpenClaim;

use crate::lag::Bucket;
use crate::{Ballot, Entry, EventBoard, Fact, MicroGame, Player, Refused, Seat, Terms};

/// A game between two who are not in one room: what its facts amount to.
///
/// It is a value. Commands are decided without changing it; the facts that follow are stored first and then taken
/// in with [`LiveGame::apply`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LiveGame {
    terms: Terms,
    players: ByColor<Player>,
    notation: Notation,
    game: Game,
    clock: Clock,
    /// The half-moves in force, those of a drawn opening included.
    turns: Vec<Turn>,
    /// How many of them were made for the players.
    given: usize,
    /// The clock as it was when each half-move was to be made; kept only where somebody may go back to it.
    clocks: Vec<Clock>,
    buckets: ByColor<Bucket>,
    /// Who has given up half of his time.
    berserk: ByColor<bool>,
    /// What each was credited for his last move, if he has made one.
    last_lag: ByColor<Option<Span>>,
    takeback: Option<Seat>,
    standing: Standing,
    /// The arbiter has adjourned the game: the next move is sealed, because the room closes or calm is lost.
    sealing: Option<AdjournReason>,
    /// The sealed move, and what was credited for its way.
    sealed: Option<(String, Span)>,
    /// The grounds on which the arbiter decided it.
    grounds: Option<String>,
    ending: Option<Ending>,
    rematch: Rematch,
    seq: u64,
    last: Moment,
}

/// A half-move as it is told.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Turn {
    /// In the notation of the code.
    text: String,
    /// When it was made.
    at: Moment,
    /// How many facts of the rules stood before it.
    facts: usize,
    /// What both had used before it.
    used: ByColor<Span>,
}

/// Whether the clocks of a game can run, and who lets them stand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Standing {
    #[default]
    Runs,
    /// The arbiter has not given the signal to start.
    NotStarted,
    /// The server was away.
    Stopped,
    /// The arbiter has stopped them.
    Halted,
    /// The game is adjourned, the move is sealed.
    Sealed,
}

/// An end that no code knows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    /// Called off before both had moved.
    Aborted { by: Seat },
    /// Called off because somebody did not move in time before both had moved.
    NeverBegun {
        /// Whose move it was.
        of: Seat,
    },
    /// Claimed because the other had gone, as the terms allow.
    Left {
        /// Who had gone.
        who: Seat,
        /// For how long.
        away: Span,
    },
    /// Played elsewhere: the record says so, or says nothing.
    Recorded,
    /// Somebody came too late to a board of an event, or not at all.
    TooLate {
        /// Whether it costs the whole encounter.
        encounter: bool,
    },
}

/// How far the players are with another game.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum Rematch {
    /// Nobody has asked.
    #[default]
    Open,
    Asked(Seat),
    Agreed(String),
}

/// Facts that do not make a game.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("fact {seq}: {refused}")]
pub struct NotReplayed {
    /// Which, from 1.
    pub seq: u64,
    #[source]
    pub refused: Refused,
}

impl LiveGame {
    /// Folds a list of facts, which begins with [`Fact::Begun`].
    pub fn fold(entries: impl IntoIterator<Item = Entry>) -> Result<LiveGame, NotReplayed> {
        let mut entries = entries.into_iter();
        let failed = |seq| move |refused| NotReplayed { seq, refused };
        let mut game = match entries.next() {
            Some(Entry { at, fact: Fact::Begun { terms, white, black } }) => {
                LiveGame::begin(*terms, white, black, at).map_err(failed(1))?
            }
            _ => return Err(NotReplayed { seq: 1, refused: Refused::NotBegun }),
        };
        for Entry { at, fact } in entries {
            let seq = game.seq + 1;
            game.apply(at, &fact).map_err(failed(seq))?;
        }
        Ok(game)
    }

    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    pub fn players(&self) -> &ByColor<Player> {
        &self.players
    }

    pub fn rulebook(&self) -> &Rulebook {
        self.game.rulebook()
    }

    /// How its code writes moves.
    pub fn notation(&self) -> &Notation {
        &self.notation
    }

    /// What the rules say about the game.
    pub fn state(&self) -> &State {
        self.game.state()
    }

    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    /// Whose move it is.
    pub fn turn(&self) -> Seat {
        self.state().position().to_move().into()
    }

    /// How many half-moves are in force.
    pub fn ply(&self) -> usize {
        self.turns.len()
    }

    /// The half-moves in force, in the notation of the code.
    pub fn moves(&self) -> impl ExactSizeIterator<Item = &str> {
        self.turns.iter().map(|turn| turn.text.as_str())
    }

    /// Whether each has made so many moves of his own; those of a drawn opening do not count.
    pub fn each_has_made(&self, moves: usize) -> bool {
        self.ply() >= self.given + 2 * moves
    }

    /// Whether a player has made a move of his own.
    pub(crate) fn has_moved(&self, by: Seat) -> bool {
        self.state().plies().iter().skip(self.given).any(|ply| ply.by == by.color())
    }

    /// Who has given up half of his time, as an arena allows.
    pub fn berserk(&self) -> ByColor<bool> {
        self.berserk
    }

    /// A refusal in words, its squares named as the code of the game names them.
    pub fn refusal_text(&self, refused: &Refused, words: &Words) -> String {
        refused.text(words, self.rulebook().variant, self.notation.squares)
    }

    /// Whether it is over.
    pub fn is_over(&self) -> bool {
        self.state().result().is_some()
    }

    /// The end that no code knows, if it came to that.
    pub fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// Whether the clocks stand because the server did not answer.
    pub fn is_stopped(&self) -> bool {
        self.standing == Standing::Stopped
    }

    /// Whether the clocks can run, and who lets them stand.
    pub fn standing(&self) -> Standing {
        self.standing
    }

    /// Who has asked to take a move back.
    pub fn takeback(&self) -> Option<Seat> {
        self.takeback
    }

    /// How far the players are with another game.
    pub fn rematch(&self) -> &Rematch {
        &self.rematch
    }

    /// How many facts have been taken in.
    pub fn seq(&self) -> u64 {
        self.seq
    }

    /// The moment of the last fact.
    pub fn last(&self) -> Moment {
        self.last
    }

    /// The first fact of the next game between the two, colours changed. A rating is that of the moment, so the
    /// caller may put newer ones in; a drawn opening is drawn anew.
    pub fn next_game(&self) -> Fact {
        let ByColor { white, black } = &self.players;
        let mut terms = self.terms.clone();
        if terms.micro_match.is_some() {
            terms.micro_match = Some(MicroGame::First);
        }
        terms.ballot = terms.ballot.map(|ballot| Ballot::of(&ballot.table));
        Fact::Begun { terms: Box::new(terms), white: black.clone(), black: white.clone() }
    }

    /// The first fact of the second game of a micro-match, colours reversed from the same opening, if this is the
    /// first one, called `name`, and was played to an end.
    pub fn second_game(&self, name: &str) -> Option<Fact> {
        if !self.second_follows() {
            return None;
        }
        let Fact::Begun { mut terms, white, black } = self.next_game() else { return None };
        terms.micro_match = Some(MicroGame::Second(name.to_owned()));
        terms.ballot.clone_from(&self.terms.ballot);
        terms.event = terms.event.as_ref().map(EventBoard::second);
        Some(Fact::Begun { terms, white, black })
    }

    /// Whether this is the first game of a micro-match and over, so that the second one follows.
    pub(crate) fn second_follows(&self) -> bool {
        let unplayed = matches!(
            self.ending,
            Some(Ending::Aborted { .. } | Ending::NeverBegun { .. } | Ending::TooLate { encounter: true })
        );
        let played = self.is_over() && !unplayed;
        played && self.terms.micro_match == Some(MicroGame::First)
    }

    /// What the second game of a micro-match is called after the first.
    pub fn second_name(first: &str) -> String {
        format!("{first}-2")
    }

    /// How many half-moves had been made so long before a moment.
    pub(crate) fn ply_at(&self, at: Moment, ago: Span) -> usize {
        self.turns.iter().take_while(|turn| turn.at + ago <= at).count()
    }

    /// The state in which a half-move was made; nothing for one still to come.
    pub(crate) fn state_before(&self, ply: usize) -> Option<State> {
        self.turns.get(ply).map(|turn| self.game.state_after(turn.facts))
    }

    /// The clock when a half-move was to be made, where it is kept.
    pub(crate) fn clock_before(&self, ply: usize) -> Option<&Clock> {
        self.clocks.get(ply)
    }

    /// Whether earlier clocks are needed: to take moves back or to show them late.
    fn keeps_clocks(&self) -> bool {
        self.terms.takebacks || !self.terms.delay.is_zero()
    }
}
