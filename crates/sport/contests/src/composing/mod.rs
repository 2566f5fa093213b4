//! Contests of composing.
//!
//! | file | question |
//! | --- | --- |
//! | `regulation`, `terms`, `template` | what must be laid down, and which terms must be kept? |
//! | `fact`, `take`, `rights` | what can be said, by whom, and what follows? |
//! | `panel` | who judges? |
//! | `author`, `entries`, `origin` | who may enter, with which works, until when? |
//! | `marking`, `publishing` | how are works marked, what is published when? |
//! | `results`, `teams`, `lineup` | who has which place, and how many works should a team have? |
//! | `appeals`, `interest` | who appeals to whom, and who does not decide? |
//! | `anonymous` | what do judges see? |

mod anonymous;
mod appeals;
mod author;
mod entries;
mod fact;
mod fold;
mod interest;
mod lineup;
mod marking;
mod origin;
mod panel;
mod publishing;
mod regulation;
mod results;
pub mod rights;
mod state;
mod teams;
mod template;
mod terms;

pub use anonymous::Anonymous;
pub use author::AuthorEntry;
pub use fact::{Fact, Ruling, WorkEntry};
pub use lineup::LineUp;
pub use origin::Origin;
pub use regulation::{Combine, Joint, Kind, Level, Regulation, Section};
pub use results::{AuthorPlace, Laureate, WorkPlace};
pub use state::{Appeal, Composing, Phase, Remark, Team, Warning, Work};
pub use teams::{TeamFault, TeamPlace, shares};
pub use template::{template, template_from};
pub use terms::{Terms, least_terms};
