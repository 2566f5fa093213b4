//! The papers of an event, from its facts.
//!
//! [`make`] turns an event into a [`Paper`]; the renderers turn that into text, HTML, CSV, XLSX or PDF.
//! [`Kind`] lists all papers with what they ask for and the formats that make sense. What the program knows
//! is filled in; what it cannot know is a line to be filled by hand. All words come from the language of the
//! [`Options`]; names and free text stay as entered.
//!
//! | paper | clauses |
//! | --- | --- |
//! | [`Kind::Entries`] | FMJD-IV.2.3, UA13-IV.14.4, UA-III.9.4 |
//! | [`Kind::TechnicalRegulation`] | UA13-IV.18.8.3, UA-IV.8.3, COL-3.2.2 |
//! | [`Kind::Pairings`], [`Kind::PairingReasons`] | FMJD-IV.2.24, FMJD-V.11.3 |
//! | [`Kind::PairingCards`], [`Kind::RoundSummary`] | FMJD-V.4.1, COL-App4.2, FMJD-V.11.2 |
//! | [`Kind::CrossTable`], [`Kind::Progress`], [`Kind::ProgressAlphabetical`] | UA13-IV.18.8.6, COL-App4.1 |
//! | [`Kind::NormCertificate`] | UA13-IV.18.5.7, UA-IV.5 |
//! | [`Kind::Opening`], [`Kind::Closing`] | FMJD-II.2.10, FMJD-II.2.12 to FMJD-II.2.14 |
//! | [`Kind::Press`] | UA13-IV.18.12.4, UA-IV.12 |
//! | [`Kind::Appeals`] | UA13-IV.18.8.4.1, UA-IV.8.4.a |
//! | [`Kind::Report`] | UA13-IV.18.8.6, UA-IV.8.6, FMJD-IV.2.27, FMJD-IV.2.28 |
//! | [`Kind::Conduct`], [`Kind::Organising`], [`Kind::AccessRules`] | the clauses of the code for people |
//! | [`Kind::AccessPlan`] | UA13-IV.13.13, UA13-IV.13.15, UA13-IV.13.17 |
//! | [`Kind::Question`] | WCDF-7.2 |
//! | [`Kind::Form1`], [`Kind::Form2`] | FMJD-IX.F1, FMJD-IX.F2 |
//!
//! The bulletin is made from games and not from facts: they come with the [`Options`].
//!
//! ```
//! use damier_compete::event::{By, Entry, Event, Fact, PlayerEntry, Regulation, Role, StagePlan, System};
//! use damier_documents::papers::{Kind, Options, PaperError, make};
//! use damier_language::Language;
//!
//! let mut event = Event::new();
//! let options = Options::new(Language::UK);
//! assert_eq!(make(Kind::Entries, &event, &options), Err(PaperError::NoRegulation));
//!
//! let mut say = |fact| {
//!     let seq = event.next_seq();
//!     event.apply(Entry { seq, at: Default::default(), by: By::new(Role::Organiser, "Іван"), fact })
//! };
//! let plan = StagePlan::new("final", System::RoundRobin { cycles: 1 }, 1);
//! say(Fact::Regulation(Box::new(Regulation::new("Кубок Львова", "wcdf-checkers", vec![plan]))))?;
//! for name in ["Ганна Шевченко", "Борис Коваль"] {
//!     say(Fact::Entered(PlayerEntry { name: name.into(), ..PlayerEntry::default() }))?;
//! }
//! let paper = make(Kind::Entries, &event, &options).expect("two have entered");
//! assert_eq!(paper.title, "Список заявлених учасників");
//! // Nothing has been paired, and the refusal says what to do.
//! let refused = make(Kind::Pairings, &event, &options).expect_err("no round");
//! assert_eq!(refused.to_string(), "no round has been paired yet; pair round 1 first");
//! # Ok::<(), damier_compete::event::Refused>(())
//! ```

mod access_plan;
mod achievement;
mod again;
mod appeals;
mod asked;
mod bulletin;
mod calendar;
mod ceremony;
mod certificate;
mod clerk;
mod code_sheets;
mod coefficients;
mod criteria;
mod cross_table;
mod duties;
mod entries;
mod envelopes;
mod final_places;
mod fmjd_titles;
mod form1;
mod form1_remarks;
mod form1_table;
mod form2;
mod form2_counts;
mod irregularities;
mod kind;
mod line_up;
mod listing;
mod lots;
mod manner;
mod marks;
mod match_lines;
mod match_protocol;
mod notice_board;
mod openings;
mod options;
mod pairing_cards;
mod pairing_reasons;
mod pairings;
mod places;
mod press;
mod progress;
mod question;
mod rate;
mod regulation;
mod report;
mod round_summary;
mod sanctions;
mod schedule;
mod score_sheets;
mod standings;
mod technical_regulation;
mod template_text;
mod translated;
mod venue;

pub use again::{PaperAgain, again};
pub use calendar::{CalendarDate, calendar, calendar_of};
pub use kind::{Asks, AsksWho, Format, Kind, UnknownPaper};
pub use manner::manner_lines;
pub use match_lines::{match_lines, match_now, match_part};
pub use options::{Options, PaperError, Who};
pub use template_text::template_text;

use damier_compete::event::Event;

use crate::clauses::Sheet;
use crate::paper::Paper;
use certificate::What;
use clerk::Clerk;
use progress::Order;

/// Makes a paper of an event.
///
/// # Errors
///
/// If what the paper is about is not known yet; the refusal names the next step.
pub fn make(kind: Kind, event: &Event, options: &Options) -> Result<Paper, PaperError> {
    let clerk = Clerk::new(event, options)?;
    let paper = made(kind, &clerk, options)?;
    Ok(Paper { large: options.large_print, ..paper })
}

fn made(kind: Kind, clerk: &Clerk<'_>, options: &Options) -> Result<Paper, PaperError> {
    let asks = kind.asks();
    match options.round {
        // What is about a whole stage is shown as it stood after the round.
        Some(round) if asks.stage && !asks.round => {
            let staged = clerk.staged()?;
            clerk.rounded(staged)?;
            let cut = clerk.state.cut_after(staged.id, round);
            let state = cut.map_err(|why| standings::refused(clerk, &why))?;
            write(kind, &Clerk { state: &state, ..*clerk })
        }
        _ => write(kind, clerk),
    }
}

fn write(kind: Kind, clerk: &Clerk<'_>) -> Result<Paper, PaperError> {
    match kind {
        Kind::Entries => entries::make(clerk),
        Kind::Regulation => regulation::make(clerk),
        Kind::TechnicalRegulation => technical_regulation::make(clerk),
        Kind::Schedule => schedule::make(clerk),
        Kind::Pairings => pairings::make(clerk),
        Kind::PairingReasons => pairing_reasons::make(clerk),
        Kind::RoundSummary => round_summary::make(clerk),
        Kind::NoticeBoard => notice_board::make(clerk),
        Kind::LineUp => line_up::make(clerk),
        Kind::MatchProtocol => match_protocol::make(clerk),
        Kind::PairingCards => pairing_cards::make(clerk),
        Kind::CrossTable => cross_table::make(clerk),
        Kind::Progress => progress::make(clerk, Order::Places),
        Kind::ProgressAlphabetical => progress::make(clerk, Order::Alphabet),
        Kind::Standings => standings::make(clerk),
        Kind::FinalPlaces => final_places::make(clerk),
        Kind::NormCertificate => certificate::make(clerk, What::Norm),
        Kind::ParticipationCertificate => certificate::make(clerk, What::Participation),
        Kind::Diploma => certificate::make(clerk, What::Diploma),
        Kind::Opening => ceremony::opening(clerk),
        Kind::Closing => ceremony::closing(clerk),
        Kind::Press => press::make(clerk),
        Kind::Appeals => appeals::make(clerk),
        Kind::Sanctions => sanctions::make(clerk),
        Kind::Duties => duties::make(clerk),
        Kind::Conduct => Ok(code_sheets::make(clerk, "paper-conduct", &[Sheet::Players, Sheet::Spectators])),
        Kind::Organising => Ok(code_sheets::make(clerk, "paper-organising", &[Sheet::Organiser])),
        Kind::AccessRules => Ok(code_sheets::make(clerk, "paper-access-rules", &[Sheet::Access])),
        Kind::AccessPlan => access_plan::make(clerk),
        Kind::Question => question::make(clerk),
        Kind::Report => report::make(clerk),
        Kind::Form1 => form1::make(clerk),
        Kind::Form2 => form2::make(clerk),
        Kind::ScoreSheets => score_sheets::make(clerk),
        Kind::BlankSheet => score_sheets::blank(clerk),
        Kind::Envelopes => envelopes::make(clerk),
        Kind::Bulletin => bulletin::make(clerk),
    }
}
