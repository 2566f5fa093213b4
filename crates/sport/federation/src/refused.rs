//! Why something cannot stand in the books.

use jiff::civil::Date;

use crate::rating::BadRules;
use crate::titles::{BadTitles, Step, Title};
use crate::{EventId, PersonId, Pool};

/// Why a fact is not taken.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum Refused {
    /// The number is not the next one.
    #[error("fact {asked} cannot come now: {next} is the next")]
    OutOfOrder {
        /// The number it has.
        asked: u32,
        /// The number it should have.
        next: u32,
    },
    /// Nothing can be said before the books are opened.
    #[error("the books are not open: the first fact names the federation")]
    NotOpen,
    /// They are open.
    #[error("the books are open already")]
    OpenAlready,
    /// Nobody has that number.
    #[error("there is nobody with the number {person}; the last one is #{last}")]
    NoPerson {
        person: PersonId,
        /// The last number given.
        last: u32,
    },
    /// No event has that number.
    #[error("there is no {event}; {count} are in the books")]
    NoEvent {
        event: EventId,
        /// How many there are.
        count: usize,
    },
    /// A federation that is not in the books.
    #[error("there is no federation {code} in the books")]
    NoFederation { code: String },
    /// A code that cannot be printed in a column.
    #[error("\"{code}\" is no code of a federation: two to eight letters or digits")]
    BadCode { code: String },
    #[error("a name is missing, is longer than 120 letters, or has signs that cannot be printed: \"{name}\"")]
    BadName { name: String },
    /// A date far from any event.
    #[error("{what} on {date} cannot be: dates lie between 1900 and 2200")]
    BadDate { what: &'static str, date: Date },
    /// The end is before the beginning.
    #[error("the event ends on {ends}, before it begins on {starts}")]
    EndsBefore { starts: Date, ends: Date },
    /// One person cannot be himself and another.
    #[error("{one} and {other} are one record")]
    SamePerson { one: PersonId, other: PersonId },
    /// The two played in one event, so they are two.
    #[error("{one} and {other} both played in {event}, so they are two people")]
    PlayedTogether { one: PersonId, other: PersonId, event: EventId },
    /// It is no alias.
    #[error("{person} is not merged with anybody")]
    NotMerged { person: PersonId },
    /// Twice on a list.
    #[error("{person} stands on the list twice")]
    Twice { person: PersonId },
    /// A game names a place that is not there.
    #[error("game {game} of the report names player {player}; there are {players}")]
    NoSuchPlayer {
        /// Which game, from 1.
        game: usize,
        player: u32,
        /// How many there are.
        players: usize,
    },
    /// A game against oneself.
    #[error("game {game} of the report has one player on both sides")]
    AgainstHimself {
        /// Which game, from 1.
        game: usize,
    },
    /// A match of more or fewer than two.
    #[error("a match is between two players, not {players}")]
    NotAMatch {
        /// How many there are.
        players: usize,
    },
    /// The event is in the books.
    #[error(
        "this event is {event} of the books already; a second report replaces it, and does not count again"
    )]
    ReportedAlready { event: EventId },
    /// A licence number of somebody else.
    #[error("the licence {number} is that of {person}")]
    LicenceTaken {
        number: String,
        /// Whose it is.
        person: PersonId,
    },
    /// A term that ends before it begins.
    #[error("it would end on {until}, before it begins on {from}")]
    TermBackwards { from: Date, until: Date },
    /// No fee has that number.
    #[error("there is no fee {number}; {count} are in the books")]
    NoFee {
        number: u32,
        /// How many there are.
        count: usize,
    },
    /// It is paid.
    #[error("fee {number} was paid on {on}")]
    PaidAlready { number: u32, on: Date },
    /// Nobody owes it.
    #[error("a fee of {amount} is none: it lies between 0.01 and 1 000 000 000")]
    BadAmount { amount: u64 },
    /// No sanction has that number.
    #[error("there is no sanction {number}; {count} are in the books")]
    NoSanction {
        number: u32,
        /// How many there are.
        count: usize,
    },
    /// It has ended.
    #[error("sanction {number} ended on {on}")]
    LiftedAlready { number: u32, on: Date },
    /// A club that is not in the books.
    #[error("there is no club \"{club}\" in the books; enter it first")]
    NoClub { club: String },
    /// A rating outside any scale.
    #[error("{rating} is no rating: 1 to 4000")]
    BadRating { rating: f64 },
    #[error("a reason is needed")]
    NoReason,
    #[error(transparent)]
    Rules(#[from] BadRules),
    /// Conditions or tables of titles.
    #[error(transparent)]
    Titles(#[from] BadTitles),
    /// No norms lead to that title.
    #[error("the title {title} is not won by norms")]
    NoNormsFor { title: Title },
    /// Too few points, or more than there were.
    #[error("{points} points of {games} games are no norm of {required} points")]
    NotANorm { points: u32, required: u32, games: u32 },
    /// A title over the board belongs to a pool, others do not.
    #[error("the title {title}: a pool is named for gmi, mi and mf, and for no other title")]
    WhichPool { title: Title },
    /// A pool without titles of the FMJD.
    #[error(
        "there are no titles of the FMJD in the pool {pool}: column draughts and checkers have national ranks"
    )]
    NoTitlesIn { pool: Pool },
    /// Only a higher title is awarded (FMJD-X.12).
    #[error("{person} has the title {title} already, and only a higher one is awarded (FMJD-X.12)")]
    HasTitle { person: PersonId, title: Title },
    /// There is nothing to withdraw.
    #[error("{person} does not have the title {title}")]
    HasNotTitle { person: PersonId, title: Title },
    /// No application has that number.
    #[error("there is no application {number}; {count} are in the books")]
    NoApplication {
        number: u32,
        /// How many there are.
        count: usize,
    },
    /// The table of ranks is not there.
    #[error(
        "no table of ranks is loaded for events that begin on {day}: the codes name norms of the classification \
         (UA13-IV.18.5.7, UA-III.7.2.b) but do not hold the tables; load your federation's with \
         `damier federation ranks FILE`"
    )]
    NoRankTable {
        /// The first day of the event.
        day: Date,
    },
    /// One is on its way.
    #[error("application {number} for the same title is still open")]
    AppliedAlready { number: u32 },
    /// A text that fits no form.
    #[error("a text of {letters} letters; at most {longest}, without control characters")]
    BadText {
        /// How long it is.
        letters: usize,
        /// How long it may be.
        longest: usize,
    },
    /// A list that fits no form.
    #[error("{lines} lines; a form has at most {most}")]
    TooManyLines {
        lines: usize,
        /// How many it may be.
        most: usize,
    },
    /// Steps come one after the other (FMJD-IV.4.proc).
    #[error("an application that is {last} cannot be {step} next (FMJD-IV.4.proc)", last = last.name(), step = step.name())]
    StepOutOfOrder {
        /// The step that was asked for.
        step: Step,
        /// The last one.
        last: Step,
    },
    /// No such fact.
    #[error("there is no fact {seq} to undo")]
    NoSuchFact { seq: u32 },
    /// It was undone before.
    #[error("fact {seq} has been undone already")]
    UndoneAlready { seq: u32 },
    /// Later facts need it.
    #[error("fact {seq} cannot be undone: fact {breaks} needs it ({why})")]
    UndoBreaks {
        seq: u32,
        /// The fact that needs it.
        breaks: u32,
        /// What would be wrong.
        why: Box<Refused>,
    },
}
