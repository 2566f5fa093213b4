//! How the moves of a player agree with the engine's, how long he took for them, and whether he looked elsewhere.
//!
//! These are statistics for an arbiter. They prove nothing: a strong player agrees with an engine, a weak one in a
//! game that plays itself does too, and who thinks alike for every move may have a plan. What they can do is to tell
//! which games deserve the eyes of somebody strong.
//!
//! A move counts by what it takes to find it. Where there is one legal move, or where all moves are nearly as good,
//! agreement says nothing, and the move weighs nothing; where one of sixteen keeps the game, it weighs four bits.
//!
//! | file | question |
//! | --- | --- |
//! | `choice` | what could be chosen in a position, and what was? |
//! | `side` | what do the choices of a side amount to? |

mod choice;
mod side;

pub use choice::{Choice, choose};
pub use side::{Away, Observed, SideReport, Times};
