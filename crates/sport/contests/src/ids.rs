//! Numbers of works, authors, teams, positions and solvers, all from 1 as people read them.

use std::fmt;

use serde::{Deserialize, Serialize};

macro_rules! numbered {
    ($($(#[$doc:meta])* $name:ident),*) => {$(
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub u32);

        impl $name {
            /// Its place in a list; `None` for 0, which nobody has.
            pub fn index(self) -> Option<usize> {
                (self.0 as usize).checked_sub(1)
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }
    )*};
}

numbered!(
    /// A work, in the order in which works were sent.
    WorkId,
    AuthorId,
    TeamId,
    /// A position to be solved.
    PositionId,
    SolverId
);
