//! What is typed at an arbiter's desk and what is answered there, in a terminal or in a browser.
//!
//! Facts, refusals, tasks and reasons of an event in the words of a person; who and what somebody means by a
//! name, a number or `3.2`; results as they are typed. Nothing here prints, stores or knows the time of day.
//!
//! | question | where |
//! | --- | --- |
//! | Which event, in whose words? | [`EventContext`] |
//! | What does a fact, a refusal, a task say? | [`facts`], [`describe`] |
//! | Who, which stage, which game is meant? | [`people`], [`stage`], [`games`], [`look_alike`] |
//! | Which results were typed? | [`results`] |
//! | Which sanctions and offences are there? | [`penalties`] |
//! | Which order decides on equal points? | [`order`] |
//! | Why this pair, this place? | [`explain`] |
//! | What would a change of the past change? | [`changes`] |
//! | How are points and times written? | [`points`], [`moment`] |
//! | What comes first, what was said last? | [`prepare`] |
//! | What is answered or refused? | [`ActReport`], [`RefusalText`], [`Refusal`] |
//! | What can be done, by whom, and what follows? | [`acts`], on a [`Draft`] |
//! | What do games with impaired players need? | [`access`] |
//! | What does the log of a board say? | [`board_log`] |
//! | Which incidents does an arbiter learn to decide? | [`course`] |
//! | Which opening was drawn for a table? | [`opening`] |

pub mod access;
mod act_report;
pub mod acts;
pub mod board_log;
pub mod changes;
mod context;
pub mod course;
pub mod describe;
mod draft;
pub mod explain;
pub mod facts;
pub mod games;
pub mod look_alike;
pub mod moment;
pub mod opening;
pub mod order;
pub mod penalties;
pub mod people;
pub mod points;
pub mod prepare;
mod refusal_text;
pub mod results;
pub mod stage;

pub use act_report::ActReport;
pub use context::{EventContext, Manner};
pub use draft::{Door, Draft, Refusal, Search, later, within};
pub use refusal_text::{RefusalText, Way};
