//! A browser for the tests: headless Chromium, driven by its DevTools protocol.
//!
//! [`Chromium`] is the program, started once with a profile that is thrown away. A [`Visitor`] is somebody with a
//! browser of his own: his cookies are nobody else's. He sees one page and does what a person can do: he clicks
//! what he finds by its name, types, presses keys, looks. What he does not do is sleep: he waits for what he wants
//! to see, and says what he saw instead if it does not come.
//!
//! | file | question |
//! | --- | --- |
//! | `program` | where is Chromium, how is it started and ended? |
//! | `wire` | how are commands sent, and answers and events told apart? |
//! | `visitor` | how does a page come, and how is it asked? |
//! | `hand` | pointer and keys |
//! | `named` | what is there, by role and accessible name? |
//! | `keys` | a device with passkeys |
//! | `screen` | size, colours, the line to the network, pictures |

mod fault;
mod hand;
mod keys;
mod named;
mod program;
mod screen;
mod visitor;
mod wire;

pub use fault::Fault;
pub use hand::Key;
pub use named::Named;
pub use program::{Chromium, find};
pub use screen::{Colours, Screen};
pub use visitor::Visitor;
