//! The personal coefficient of the FMJD by annex IX: tables, formulas, periods and lists.
//!
//! **Where does a rating come from?** The one door is [`State::ratings`](crate::State::ratings): it reckons every list
//! of a pool anew from the reports, with the change of everybody in every event and its formula
//! ([`PoolBook::of_event`](crate::PoolBook::of_event)). Commands, pages, papers and the API print what it says. The
//! ratings of accounts that play on a site are another matter and stand in the application.
//!
//! | file | question |
//! | --- | --- |
//! | `rules`, `tables` | which numbers, from which dated data set |
//! | `calendar` | which period, which list |
//! | `event`, `reckon`, `change` | what an event does to a rating, and why |
//! | `history` | every list there ever was, and what an event would do |
//! | `list`, `drift` | who is listed where; whether the scale drifts |
//!
//! ```
//! use damier_federation::rating::{Before, Game, Kind, RatingRules, rate};
//!
//! let rules = RatingRules::fmjd()?;
//! // Vector TV-IX.3: 61.5 % against a mean of 2150.
//! let difference = rules.differences.difference(61.5).expect("inside the table");
//! assert_eq!(2150.0 + difference, 2233.5);
//! # Ok::<(), damier_federation::rating::BadRules>(())
//! ```

mod calendar;
mod change;
mod drift;
mod event;
mod history;
mod list;
mod reckon;
mod rules;
mod tables;

pub use calendar::{Calendar, Period};
pub use change::{Change, Formula, How, Why};
pub use drift::{Drift, study};
pub use event::{Before, Game, Kind, rate, rate_national};
pub use history::{History, Known, RatedEvent, RatingList, Seeded, recompute, rules_of, what_if};
pub use list::{Class, Listed, listed, published};
pub use rules::{
    BadRules, Closing, Development, DriftRules, Editions, ExpectedBy, ListRules, MeanOfTheRated, Numbers,
    RatingRules, SwissConditions, TitledRatings,
};
pub use tables::{BadTable, Differences, Expectations};
