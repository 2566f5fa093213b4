//! A game by correspondence as the fold of its facts.
//!
//! | question | where |
//! | --- | --- |
//! | What does a fact do? | `apply.rs`, `letters.rs`, `faults.rs`, `claims.rs`, `ending.rs` |
//! | How many days has a side used, what is its limit? | `account.rs` |
//! | Which days are break? | `breaks.rs` |
//! | What do players ask to be decided? | `disputes.rs` |
//! | What follows by itself? | `decide.rs` |
//! | Which terms run, and when do they end? | `due.rs` |
//! | Who is punished how, and who may do that? | `sanctions.rs` |

mod account;
mod apply;
mod breaks;
mod chart;
mod claims;
mod decide;
mod disputes;
mod due;
mod ending;
mod faults;
mod letters;
mod sanctions;

use damier_pdn::{Notation, read_move, write_move};
use damier_rules::game::{GameResult, Outcome, Reason, State};
use damier_rules::rulebook::Clause;
use damier_rules::{ByColor, Game, Position, Square};
use jiff::civil::Date;

pub use account::Account;
pub use chart::{ChartRow, RowKind};
pub use claims::Overstep;
pub use disputes::{Dispute, DisputeKind, Settled};
pub use due::{Due, DueKind};
pub use sanctions::{Measure, Sanction, SanctionBy};

use crate::fact::{Entry, Fact, Leaving, Offence, Party, Score};
use crate::terms::CheckedTerms;
use crate::{Refused, Side, Stamp, Terms};

/// A game by correspondence: what its facts amount to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PostalGame {
    pub(crate) terms: Terms,
    pub(crate) table: CheckedTerms,
    parties: ByColor<Party>,
    game: Game,
    entries: Vec<Entry>,
    texts: Vec<String>,
    /// What was booked for each side, oldest first.
    books: ByColor<Vec<Booking>>,
    /// Variations that the last letter of a side proposed, as half-moves from the present position.
    proposed: Option<(Side, Vec<Vec<String>>)>,
    /// Lines that a side wants played by themselves; nobody else sees them.
    conditional: ByColor<Vec<Vec<String>>>,
    breaks: ByColor<Vec<Break>>,
    /// Days that a side got its documents late.
    documents: ByColor<Option<Date>>,
    fault: Option<Fault>,
    offences: ByColor<Vec<Offence>>,
    undated: ByColor<u16>,
    /// Penalty days that wait for the next letter of a side.
    waiting: ByColor<i64>,
    claim: Option<OpenClaim>,
    oversteps: ByColor<u16>,
    /// From when each new count of a side runs, and the days of its first stage, the oldest first.
    restarted: ByColor<Vec<Restart>>,
    /// Oversteps that were established.
    established: Vec<Overstep>,
    /// Against whom a claim was rejected last, and how many of his bookings it rested on.
    rejected: Option<(Side, usize)>,
    /// The clause by which a decision ended the game.
    ended_by: Option<Clause>,
    /// Sanctions against the two.
    sanctions: Vec<Sanction>,
    signs: ByColor<Option<Date>>,
    repeated: Option<Date>,
    told: Option<Date>,
    left: ByColor<Option<Leaving>>,
    records: ByColor<Option<Date>>,
    over_since: Option<Date>,
    adjudication: Option<Adjudication>,
    disputes: Vec<Dispute>,
    last: Stamp,
}

/// Days and moves that are booked for a side.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Booking {
    pub(crate) kind: Kind,
    /// How many entries there were before it, so that letters of both sides can be put in order.
    pub(crate) order: usize,
    /// The day for which it was entered.
    pub(crate) entered: Date,
    pub(crate) received: Option<Stamp>,
    pub(crate) sent: Option<Stamp>,
    /// When the arbiter sent it on, where it lay sealed with him (UA13-V.6.8, COL-4.3.7).
    pub(crate) forwarded: Option<Stamp>,
    /// When the partner's letter had gone.
    pub(crate) partner_sent: Option<Stamp>,
    pub(crate) moves: u16,
    /// Days besides those between the dates.
    pub(crate) extra: i64,
    /// Days between the dates that cost nothing.
    pub(crate) free: i64,
    pub(crate) first: bool,
    pub(crate) text: Option<String>,
}

/// What a booking was made for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A letter with a move, be it faulty.
    Move,
    /// The partner's word that play stands still.
    Complaint,
    /// A letter that mends another.
    Correction,
    /// Days that are charged without a letter.
    Charge,
}

/// A break as it holds in this game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Break {
    /// The first day, as declared.
    pub from: Date,
    /// The last day, as declared.
    pub to: Date,
    /// The days that hold in this game; none: the partner was not told.
    pub holds: Option<(Date, Date)>,
    /// Granted by the arbiter beyond the allowance.
    pub exceptional: bool,
}

/// What stands between a faulty letter and its correction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Fault {
    pub(crate) by: Side,
    pub(crate) offence: Offence,
    pub(crate) complained: bool,
    /// The piece whose move must replace the impossible one.
    pub(crate) piece: Option<Square>,
}

/// A claim on which the arbiter has not ruled.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OpenClaim {
    pub by: Side,
    pub on: Date,
    /// When the partner got the news.
    pub told: Date,
    /// The move sealed with the arbiter.
    pub sealed: Option<String>,
    /// Whether all papers are there.
    pub complete: bool,
    /// How the partner's time stood.
    pub account: Account,
    /// When the partner objected.
    pub objected: Option<Date>,
    /// Whether play stands.
    pub suspends: bool,
    /// How many bookings of the partner it rests on.
    pub(crate) bookings: usize,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Restart {
    from: Date,
    /// So many bookings stay in the count before, whenever they went: those on which the overstep was established.
    after: usize,
    first: Option<u16>,
}

/// An unfinished game and what was sent in about it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Adjudication {
    /// Since when it waits.
    pub since: Option<Date>,
    /// What each side says, with an analysis or without, and when.
    pub analyses: ByColor<Option<(Score, bool, Date)>>,
    /// The decision, by whom and when.
    pub decided: Option<(Score, String, Date)>,
    /// Who protested, and when.
    pub protest: Option<(Side, Date)>,
    /// Whether the protest is decided.
    pub closed: bool,
}

/// Facts that do not make a game.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("fact {number}: {refused}")]
pub struct NotReplayed {
    /// Which, from 1.
    pub number: usize,
    #[source]
    pub refused: Refused,
}

impl PostalGame {
    /// Folds a list of facts, which begins with [`Fact::Begun`]. Facts that were struck out are passed over.
    pub fn fold(entries: Vec<Entry>) -> Result<PostalGame, NotReplayed> {
        let failed = |number| move |refused| NotReplayed { number, refused };
        let Some(Entry { on, fact: Fact::Begun { terms, white, black } }) = entries.first().cloned() else {
            return Err(NotReplayed { number: 1, refused: Refused::NotBegun });
        };
        let mut game = PostalGame::begin(*terms, white, black, on).map_err(failed(1))?;
        let struck = struck(&entries);
        for (number, entry) in (2..).zip(entries.into_iter().skip(1)) {
            if struck.contains(&number) || matches!(entry.fact, Fact::Struck { .. }) {
                game.entries.push(entry);
            } else {
                game.apply(&entry).map_err(failed(number))?;
            }
        }
        Ok(game)
    }

    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    /// The code, its terms and clauses.
    pub fn code(&self) -> &crate::Code {
        &self.table.code
    }

    /// The control in force.
    pub fn control(&self) -> crate::Control {
        self.table.control
    }

    /// How the code writes moves.
    pub fn notation(&self) -> &Notation {
        &self.table.notation
    }

    pub fn party(&self, side: Side) -> &Party {
        &self.parties[side.color()]
    }

    /// What the rules say.
    pub fn state(&self) -> &State {
        self.game.state()
    }

    /// Whose move it is.
    pub fn turn(&self) -> Side {
        self.state().position().to_move().into()
    }

    /// The half-moves so far, in the notation of the code.
    pub fn moves(&self) -> &[String] {
        &self.texts
    }

    /// The half-moves as the record of the game has them: in short notation where the code asks for it (COL-4.5.1).
    pub fn record_moves(&self) -> Vec<String> {
        let short = self.table.code.short_record.and_then(|_| Notation::short(self.state().rulebook()));
        let Some(short) = short else { return self.texts.clone() };
        let mut position = Position::start(self.state().rulebook().variant);
        let mut texts = Vec::with_capacity(self.texts.len());
        for text in &self.texts {
            let Ok(mv) = read_move(&position, text) else { return self.texts.clone() };
            texts.push(write_move(&position, &mv, &short));
            position = position.play_unchecked(&mv);
        }
        texts
    }

    /// The facts, oldest first.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Whether it is over.
    pub fn is_over(&self) -> bool {
        self.state().result().is_some()
    }

    /// Since when it is over.
    pub fn over_since(&self) -> Option<Date> {
        self.over_since
    }

    /// The claim on which the arbiter has not ruled.
    pub fn claim(&self) -> Option<&OpenClaim> {
        self.claim.as_ref()
    }

    /// Penalty days of a side that its next letter will bear (COL-4.2.11, COL-4.3.7).
    pub fn days_waiting(&self, side: Side) -> i64 {
        self.waiting[side.color()]
    }

    /// How many oversteps have been established.
    pub fn oversteps(&self, side: Side) -> u16 {
        self.oversteps[side.color()]
    }

    /// The breaks of a side.
    pub fn breaks(&self, side: Side) -> &[Break] {
        &self.breaks[side.color()]
    }

    /// Whose letter waits for its correction.
    pub fn awaits_correction(&self) -> Option<Side> {
        self.fault.map(|fault| fault.by)
    }

    /// What was sent in about an unfinished game.
    pub fn adjudication(&self) -> Option<&Adjudication> {
        self.adjudication.as_ref()
    }

    /// Whether a side has left the event.
    pub fn has_left(&self, side: Side) -> bool {
        self.left[side.color()].is_some()
    }

    /// Variations that the partner of `side` proposed and that can still be accepted.
    pub fn proposals_to(&self, side: Side) -> &[Vec<String>] {
        match &self.proposed {
            Some((by, lines)) if *by != side => lines,
            _ => &[],
        }
    }

    /// The lines that `side` wants played by themselves, from the present position on. For its own eyes.
    pub fn conditional(&self, side: Side) -> &[Vec<String>] {
        &self.conditional[side.color()]
    }

    /// When the last letter to the side to move went, be it one that mended another; that side then begins to think.
    /// None before the first, and where it bears no date.
    pub fn last_sent(&self) -> Option<Stamp> {
        self.last_letter(!self.turn()).and_then(|booking| booking.forwarded.or(booking.sent))
    }

    /// The last letter of a side with a move or with its correction.
    fn last_letter(&self, by: Side) -> Option<&Booking> {
        let carries = |own: &&Booking| matches!(own.kind, Kind::Move | Kind::Correction);
        self.books[by.color()].iter().rev().find(carries)
    }

    /// The last letter of a side, whatever it says.
    pub(crate) fn last_word(&self, by: Side) -> Option<Stamp> {
        let said = |own: &&Booking| own.kind != Kind::Charge;
        self.books[by.color()].iter().rev().find(said).and_then(|own| own.sent)
    }

    /// Since when the side to move has had a letter to answer: when it went, or when it was entered where it bears no
    /// date. None before the first letter.
    pub(crate) fn asked_since(&self) -> Option<Stamp> {
        let last = self.last_letter(!self.turn())?;
        Some(last.forwarded.or(last.sent).unwrap_or(Stamp::day(last.entered)))
    }

    /// Oversteps that were established, the oldest first.
    pub fn established(&self) -> &[Overstep] {
        &self.established
    }

    /// Sanctions against the two, the oldest first.
    pub fn sanctions(&self) -> &[Sanction] {
        &self.sanctions
    }

    /// The result as the code writes it, or the word for a game that was annulled and has none (UA13-V.8.2, COL-4.5.3).
    pub fn marks(&self, annulled: &str) -> Option<String> {
        let result = self.result()?;
        Some(match result.outcome {
            Outcome::Annulled => annulled.to_owned(),
            _ => result.marks(self.state().rulebook()).to_string(),
        })
    }

    /// The result; in a reversed game who has no move left has won (COL-4.1.4).
    pub fn result(&self) -> Option<GameResult> {
        let mut result = self.state().result()?.clone();
        let on_the_board = matches!(result.reason, Reason::NoPieces | Reason::Blocked);
        if let (true, true, Outcome::Win(winner)) = (self.terms.reversed, on_the_board, result.outcome) {
            result.outcome = Outcome::Win(!winner);
        }
        // What ends a game by correspondence stands in its own chapter of the code.
        if let Some(clause) = self.ended_by {
            result.clauses = vec![clause];
        }
        Some(result)
    }

    /// The game as it stood before an entry, by its number from 1.
    pub fn before(&self, number: usize) -> Option<PostalGame> {
        let entries = self.entries.get(..number.checked_sub(1)?)?;
        PostalGame::fold(entries.to_vec()).ok()
    }

    /// When the last fact was entered.
    pub fn last(&self) -> Stamp {
        self.last
    }
}

/// The numbers of the facts that later ones strike out.
fn struck(entries: &[Entry]) -> Vec<usize> {
    let numbers = entries.iter().filter_map(|entry| match entry.fact {
        Fact::Struck { number } => Some(number),
        _ => None,
    });
    numbers.collect()
}
