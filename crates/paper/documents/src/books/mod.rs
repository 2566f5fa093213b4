//! The papers of a federation's books: rating lists, changes explained, applications for titles, arbiters, and the
//! forms that people fill in by hand.
//!
//! | file | papers |
//! | --- | --- |
//! | `ratings` | rating lists (FMJD-IX.6.1, FMJD-IX.6.2), changes by an event (UA-IV.8.6) |
//! | `titles` | Forms 3, 4 and 5 (FMJD-X.F3, FMJD-X.F4, FMJD-X.F5) |
//! | `arbiters` | the list of arbiters by seniority (FMJD-IV.4.docs) |
//! | `blanks` | the sealed move, achievements, beauty prizes, budgets, calendar, accreditation, medals, protests |
//! | `correspondence` | letters with moves, time charts, records, adjudication; the entry of a composer |
//!
//! Birth dates and addresses stand on Forms 3 and 5 alone, which go to the office of the FMJD.

mod arbiters;
mod blanks;
mod correspondence;
mod ratings;
mod titles;

pub use ratings::reckoning;

use std::str::FromStr;

use damier_federation::{EventId, Pool, Refused, State};
use damier_language::Words;
use jiff::civil::Date;

use crate::paper::Paper;

/// A paper of the books.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum BookPaper {
    /// The rating list in descending order.
    RatingList,
    /// The rating list of everybody by the alphabet.
    RatingListAlphabetical,
    /// What an event did to the ratings.
    RatingChanges,
    /// Form 3 of the FMJD.
    Form3,
    /// Form 4 of the FMJD.
    Form4,
    /// Form 5 of the FMJD.
    Form5,
    /// The list of arbiters.
    Arbiters,
    /// The envelope of a sealed move.
    Envelope,
    /// The file of an achievement in a simultaneous display.
    Achievement,
    /// The submission for a beauty prize.
    BeautyPrize,
    /// The budget of an event.
    Budget,
    /// The entry of an event into the calendar, and its confirmation.
    CalendarEntry,
    /// The accreditation of a journalist.
    Accreditation,
    /// The request for a medal of the FMJD.
    Medal,
    /// A protest or an appeal.
    Protest,
    /// A letter with a move.
    Letter,
    /// The time chart of a game by letter.
    TimeChart,
    /// The record of a game by letter.
    GameRecord,
    /// An unfinished game for adjudication.
    Adjudication,
    /// The entry of an author of compositions.
    CompositionEntry,
}

/// What a paper is about.
#[derive(Debug, Clone, Copy)]
pub struct Wanted {
    pub pool: Pool,
    /// The day: the list in force on it.
    pub day: Date,
    pub event: Option<EventId>,
    /// The application, from 1.
    pub application: Option<u32>,
}

/// Why a paper cannot be made.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum NoPaper {
    /// The books refuse.
    #[error(transparent)]
    Refused(#[from] Refused),
    /// No list is in force.
    #[error("no list of pool {pool} is in force on {day}")]
    NoList { pool: Pool, day: Date },
    /// The paper is about something that was not named.
    #[error("the paper is about {what}; say which")]
    Which {
        /// An event, an application.
        what: &'static str,
    },
    /// Another form is needed.
    #[error("this form is for {what}")]
    WrongForm {
        /// For what it is.
        what: &'static str,
    },
    /// No such paper.
    #[error("there is no paper \"{name}\"; there are {all}", all = BookPaper::ALL.map(BookPaper::name).join(", "))]
    Unknown { name: String },
}

impl BookPaper {
    pub const ALL: [BookPaper; 20] = [
        BookPaper::RatingList,
        BookPaper::RatingListAlphabetical,
        BookPaper::RatingChanges,
        BookPaper::Form3,
        BookPaper::Form4,
        BookPaper::Form5,
        BookPaper::Arbiters,
        BookPaper::Envelope,
        BookPaper::Achievement,
        BookPaper::BeautyPrize,
        BookPaper::Budget,
        BookPaper::CalendarEntry,
        BookPaper::Accreditation,
        BookPaper::Medal,
        BookPaper::Protest,
        BookPaper::Letter,
        BookPaper::TimeChart,
        BookPaper::GameRecord,
        BookPaper::Adjudication,
        BookPaper::CompositionEntry,
    ];

    /// The name by which it is asked for.
    pub const fn name(self) -> &'static str {
        match self {
            BookPaper::RatingList => "rating-list",
            BookPaper::RatingListAlphabetical => "rating-list-alphabetical",
            BookPaper::RatingChanges => "rating-changes",
            BookPaper::Form3 => "form-3",
            BookPaper::Form4 => "form-4",
            BookPaper::Form5 => "form-5",
            BookPaper::Arbiters => "arbiters",
            BookPaper::Envelope => "envelope",
            BookPaper::Achievement => "achievement",
            BookPaper::BeautyPrize => "beauty-prize",
            BookPaper::Budget => "budget",
            BookPaper::CalendarEntry => "calendar-entry",
            BookPaper::Accreditation => "accreditation",
            BookPaper::Medal => "medal",
            BookPaper::Protest => "protest",
            BookPaper::Letter => "letter",
            BookPaper::TimeChart => "time-chart",
            BookPaper::GameRecord => "game-record",
            BookPaper::Adjudication => "adjudication",
            BookPaper::CompositionEntry => "composition-entry",
        }
    }

    /// The message that names it.
    pub const fn title(self) -> &'static str {
        match self {
            BookPaper::RatingList => "book-rating-list",
            BookPaper::RatingListAlphabetical => "book-alphabetical",
            BookPaper::RatingChanges => "book-changes",
            BookPaper::Form3 => "form3-title",
            BookPaper::Form4 => "form4-title",
            BookPaper::Form5 => "form5-title",
            BookPaper::Arbiters => "book-arbiters",
            BookPaper::Envelope => "envelope-title",
            BookPaper::Achievement => "achievement-title",
            BookPaper::BeautyPrize => "beauty-title",
            BookPaper::Budget => "budget-title",
            BookPaper::CalendarEntry => "calendar-title",
            BookPaper::Accreditation => "accreditation-title",
            BookPaper::Medal => "medal-title",
            BookPaper::Protest => "protest-title",
            BookPaper::Letter => "letter-title",
            BookPaper::TimeChart => "letter-chart-title",
            BookPaper::GameRecord => "letter-record-title",
            BookPaper::Adjudication => "adjudication-title",
            BookPaper::CompositionEntry => "entry-title",
        }
    }

    /// What one may say to have it: `pool`, `on` (a day), `event`, `application`.
    pub const fn asks(self) -> &'static [&'static str] {
        match self {
            BookPaper::RatingList | BookPaper::RatingListAlphabetical => &["pool", "on"],
            BookPaper::RatingChanges => &["event"],
            BookPaper::Form3 | BookPaper::Form4 | BookPaper::Form5 => &["application"],
            BookPaper::Arbiters => &["on"],
            _ => &[],
        }
    }

    /// Whether it is about an application, and so tells what is private.
    pub const fn is_private(self) -> bool {
        matches!(self, BookPaper::Form3 | BookPaper::Form4 | BookPaper::Form5)
    }

    /// Makes the paper.
    ///
    /// # Errors
    ///
    /// If what it is about is not in the books.
    pub fn make(self, state: &State, words: &Words, wanted: &Wanted) -> Result<Paper, NoPaper> {
        match self {
            BookPaper::RatingList => ratings::list(state, words, wanted, false),
            BookPaper::RatingListAlphabetical => ratings::list(state, words, wanted, true),
            BookPaper::RatingChanges => ratings::changes(state, words, wanted),
            BookPaper::Form3 => titles::form_3(state, words, wanted),
            BookPaper::Form4 => titles::form_4(state, words, wanted),
            BookPaper::Form5 => titles::form_5(state, words, wanted),
            BookPaper::Arbiters => Ok(arbiters::list(state, words, wanted.day)),
            BookPaper::Envelope => Ok(blanks::envelope(words)),
            BookPaper::Achievement => Ok(blanks::achievement(words)),
            BookPaper::BeautyPrize => Ok(blanks::beauty_prize(words)),
            BookPaper::Budget => Ok(blanks::budget(words)),
            BookPaper::CalendarEntry => Ok(blanks::calendar_entry(words)),
            BookPaper::Accreditation => Ok(blanks::accreditation(words)),
            BookPaper::Medal => Ok(blanks::medal(words)),
            BookPaper::Protest => Ok(blanks::protest(words)),
            BookPaper::Letter => Ok(correspondence::letter(words)),
            BookPaper::TimeChart => Ok(correspondence::time_chart(words)),
            BookPaper::GameRecord => Ok(correspondence::record(words)),
            BookPaper::Adjudication => Ok(correspondence::adjudication(words)),
            BookPaper::CompositionEntry => Ok(correspondence::composition_entry(words)),
        }
    }
}

impl FromStr for BookPaper {
    type Err = NoPaper;

    fn from_str(name: &str) -> Result<BookPaper, NoPaper> {
        let found = BookPaper::ALL.into_iter().find(|own| own.name() == name.trim());
        found.ok_or_else(|| NoPaper::Unknown { name: name.to_owned() })
    }
}

/// An empty sheet of the books.
fn sheet(state: &State, words: &Words, title: &str) -> Paper {
    let owner = state.owner.as_ref().map(|own| own.0.clone()).unwrap_or_default();
    Paper::new(words.text(title), words.language().code()).line(owner)
}

/// The number of a rating as it is printed: whole points, half up; nothing is rounded in reckoning (R10).
fn printed(rating: f64) -> String {
    format!("{}", (rating + 0.5).floor())
}
