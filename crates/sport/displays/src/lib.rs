//! Simultaneous displays: one player against many, in the three kinds of FMJD annex VIII, and what annex XI says
//! about achievements, records and beauty prizes.
//!
//! A display is a list of [`Fact`]s with their moments, folded over one game of the rules for each board. Where the
//! giver stands is a fact too, because in two of the kinds opponents may move only then.
//!
//! ```
//! use damier_clock::Moment;
//! use damier_displays::{Display, Fact, Kind, Opponent, Refused, Side, Terms, Who};
//!
//! let opponent = |name: &str| Opponent { name: name.into(), club_member: true, giver: Side::White };
//! let terms = Terms {
//!     kind: Kind::Normal,
//!     rulebook: "fmjd-100".into(),
//!     giver: "Sijbrands".into(),
//!     opponents: vec![opponent("Ann"), opponent("Bob")],
//!     intermediary: None,
//!     by_number: true,
//!     simul_deficit: Default::default(),
//!     simul_capture_reply: Default::default(),
//! };
//! let mut display = Display::set_up(terms, Moment::from_millis(0))?;
//! display.apply(Moment::from_millis(0), &Fact::Started)?;
//! display.apply(Moment::from_millis(1), &Fact::Arrived { board: 1 })?;
//! display.apply(Moment::from_millis(2), &Fact::Moved { board: 1, by: Who::Giver, mv: "32-28".into() })?;
//! // Bob cannot move while the giver is not there (FMJD-VIII.A.8), nor Ann once he has gone on.
//! display.apply(Moment::from_millis(3), &Fact::Arrived { board: 2 })?;
//! assert_eq!(display.may_move(1).unwrap_err().clause().as_deref(), Some("FMJD-VIII.A.8"));
//! # Ok::<(), Refused>(())
//! ```
//!
//! | question | where |
//! | --- | --- |
//! | What differs between the kinds? | [`KindRules`] |
//! | Where is the giver awaited? | [`Display::awaited`], [`Display::next_board`] |
//! | Is it an achievement, or even the record? | [`Achievement::check`], [`ranking`] |
//! | Who wins a beauty prize? | [`beauty`] |

mod achievement;
pub mod beauty;
mod display;
mod fact;
mod kind;
mod refused;

pub use achievement::{Achievement, Criterion, Finding, ranking};
pub use damier_rules::Side;
pub use display::{Announcement, Board, Display, NotReplayed, Tally};
pub use fact::{CaptureReply, Deficit, Entry, Fact, Opponent, Terms, Who};
pub use kind::{Absence, Assistants, Kind, KindRules};
pub use refused::Refused;
