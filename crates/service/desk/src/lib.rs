//! What is typed at an arbiter's desk and what is answered there, in a terminal or in a browser.
//!
//! Facts, refusals, tasks and reasons of an event in the words of a person; who and what somebody means by a
//! name, a number or `3.2`; results as they are typed. Nothing here prints, stores or knows the time of day.
//!
//! | question | where |
//! | --- | --- |
//! | Which event, in whose words? | [`Hall`] |
//! | What does a fact, a refusal, a task say? | [`facts`], [`words`] |
//! | Who, which stage, which game is meant? | [`people`], [`stage`], [`games`], [`look_alike`] |
//! | Which results were typed? | [`results`] |
//! | Which sanctions and offences are there? | [`penalties`] |
//! | Which order decides on equal points? | [`order`] |
//! | Why this pair, this place? | [`explain`] |
//! | What would a change of the past change? | [`changes`] |
//! | How are points and times written? | [`points`], [`moment`] |
//! | What comes first, what was said last? | [`prepare`] |
//! | What is answered or refused? | [`Answer`], [`Complaint`], [`Refusal`] |
//! | What can be done, by whom, and what follows? | [`acts`], on a [`Draft`] |
//! | What do games with impaired players need? | [`access`] |
//! | Which opening was drawn for a table? | [`opening`] |

pub mod access;
pub mod acts;
mod answer;
pub mod changes;
mod complaint;
mod draft;
pub mod explain;
pub mod facts;
pub mod games;
mod hall;
pub mod look_alike;
pub mod moment;
pub mod opening;
pub mod order;
pub mod penalties;
pub mod people;
pub mod points;
pub mod prepare;
pub mod results;
pub mod stage;
pub mod words;

pub use answer::Answer;
pub use complaint::{Complaint, Way};
pub use draft::{Door, Draft, Refusal, Search, later};
pub use hall::{Hall, Manner};
