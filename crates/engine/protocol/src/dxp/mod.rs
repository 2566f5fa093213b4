//! The DamExchange protocol: two programs play international draughts over a network.
//!
//! | question | where |
//! | --- | --- |
//! | What is said, byte for byte? | [`Message`] |
//! | How does it travel? | [`Link`] |
//! | How is a move written? | [`move_message`], [`read_move`] |
//! | Who begins, who answers, how does a game end? | [`initiate`], [`follow`] |
//! | Who finds the moves? | [`Mover`], and [`EngineMover`] for ours |

mod bad_message;
mod course;
mod fields;
mod link;
mod message;
mod mover;
mod moves;
mod session;

pub use bad_message::BadMessage;
pub use course::{Course, Ended};
pub use link::{Link, LinkFault};
pub use message::{Acceptance, EndReason, LONGEST, Message, PORT, Request};
pub use mover::{EngineMover, Mover, Turn};
pub use moves::{move_message, read_move};
pub use session::{Event, SessionFault, Terms, follow, initiate};
