//! Controls in writing: our own short form, and the value of the PDN tag `TimeControl`.
//!
//! ```text
//! control   = "-" | period { separator period } [ increment ] [ again ]
//! period    = [ moves "/" ] time
//! separator = "," | "+" (only before a period with moves)
//! increment = "+" time [ "@" move ]      the first move that earns it; without it move 1
//! again     = "*" | "…" | "..."          the last period repeats
//! time      = number                     minutes in a period, seconds in an increment
//!           | { number unit } [ number ] d, h, m or ', s or ", ms; a last bare number is in the next smaller unit
//! ```
//!
//! Blanks may stand between the parts. The sign of repetition may stand before the increment too.
//!
//! | written | means | printed |
//! | --- | --- | --- |
//! | `30/60+15/30*` | 30 moves in an hour, then 15 in each half hour | `30/1h,15/30m*` |
//! | `20m+10s`, `20'+10"`, `20+10` | 20 minutes and 10 seconds a move | `20m+10s` |
//! | `50/2h,25/1h…` | 50 moves in two hours, then 25 in each further hour | `50/2h,25/1h*` |
//! | `45/90,30+30s@46` | 45 moves in 90 minutes, 30 for the rest, 30 seconds a move from move 46 | `45/1h30m,30m+30s@46` |
//! | `-` | no clock | `-` |

mod event;
mod pdn;
mod print;
mod read;

pub use event::NotAnEvent;
pub use pdn::{NotInPdn, PdnControlError};
pub use read::ControlError;
