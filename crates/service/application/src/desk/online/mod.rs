//! Boards of an event that are played on the site.
//!
//! When a round is published its boards on the site open as live games between the accounts of the players; when it
//! is started their clocks start; when a game ends its result is said as a fact of the event, with the game as its
//! source. All of this is one thing that may be done at any moment and any number of times, `settle`: it looks at
//! the event and at its games and does what is missing. So nothing is lost if the server ends in between.
//!
//! | file | question |
//! | --- | --- |
//! | `board` | which boards are on the site, between whom, and what are their games called? |
//! | `terms` | on which terms are they played? |
//! | `ended` | which result does a game mean? |
//! | `settle` | what is missing? |
//! | `watch` | when is that looked at? |
//! | `orders` | what may an arbiter do at such a board? |

mod board;
mod ended;
mod orders;
mod settle;
mod terms;
mod watch;

pub use board::{OnlineBoard, Venue, board_text, game_name, own_boards, read_board, venue, venue_of};
pub use ended::{reason, score};
pub use orders::{is_order, order, orders};
pub use settle::settle;
pub use terms::playable;
pub use watch::watch;
