//! Contests of composing.
//!
//! | file | question |
//! | --- | --- |
//! | `regulation`, `template` | what must be laid down, and which terms must be kept? |
//! | `fact`, `take` | what can be said, and what follows? |
//! | `entries`, `origin` | who may enter, with which works, until when? |
//! | `results`, `teams` | who has which place? |
//! | `appeals` | who appeals to whom? |
//! | `anonymous` | what do judges see? |

mod anonymous;
mod appeals;
mod entries;
mod fact;
mod origin;
mod regulation;
mod results;
mod state;
mod take;
mod teams;
mod template;

pub use anonymous::Anonymous;
pub use fact::{AuthorEntry, Fact, Ruling, WorkEntry};
pub use origin::Origin;
pub use regulation::{Combine, Joint, Kind, Level, Regulation, Section};
pub use results::{AuthorPlace, WorkPlace};
pub use state::{Appeal, Composing, Phase, Remark, Team, Warning, Work};
pub use teams::{TeamFault, TeamPlace, shares};
pub use template::template;
