//! Changes of the past: what they would change, before anybody makes them.
//!
//! | file | question |
//! | --- | --- |
//! | `changes` | which places, points and later rounds would be otherwise |
//! | `take_back` | which facts go when a round is paired again, and which results can stay |

mod changes;
mod take_back;

pub use changes::{PlaceChange, RoundChange, WhatChanges, what_changes};
pub use take_back::{KeptResult, RoundTakenBack, take_back};
