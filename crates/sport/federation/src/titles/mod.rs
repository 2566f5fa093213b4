//! Titles and norms by annex X: categories of events, norms announced and forecast, ledgers, applications.
//!
//! | file | question |
//! | --- | --- |
//! | `rules` | which conditions, from which data set; the table of norms that a federation supplies |
//! | `title` | which titles there are, and as what they count |
//! | `field`, `schedule` | whether an event is what it claims to be |
//! | `norm` | what a norm asks of a candidate, and how far he is |
//! | `ranks` | which national rank was fulfilled, by the table of the federation |
//! | `ledger`, `composition` | which title is due |
//! | `application` | what goes to the Assembly |

mod application;
mod composition;
mod field;
mod ledger;
mod norm;
mod place;
mod ranks;
mod rules;
mod schedule;
mod title;

pub use application::{Application, Details, DossierResult, Filed, InTime, Step, Taken};
pub use composition::{ComposerRecord, ContestPlace, composer};
pub use field::{
    Asked, Counts, Criterion, Member, count, counted_rating, is_counted, minima, opponents_suffice,
    valid_title,
};
pub use ledger::{Award, Due, Missing, Norm, Record, counts_on};
pub use norm::{NoNorm, NormCheck, NormEvent, Outlook};
pub use place::{Earned, NoTitles, earned};
pub use ranks::{ChiefNeeds, Rank, RankCheck, RankNorm, RankTable, Ranked};
pub use rules::{
    ApplicationNeeds, BadTitles, Category, Championship, CompositionNeeds, NormCounts, NormPoints, NormTable,
    Route, Routes, TitleNeeds, TitleRules, TournamentNeeds,
};
pub use schedule::conditions;
pub use title::{Title, UnknownTitle};
