//! One way to act: whatever somebody can do is a value that says what is wanted, and a decision that turns the state,
//! the person and the moment into facts or into a refusal.
//!
//! A command line, a form and the API make the same value and call the same decision; nothing else decides. A table
//! says of each act by which name it is known, whose right it is, and what can be said with it, from which forms are
//! made and read and the API is described. The acts of events stand in the crate `desk`, by the same table.
//!
//! | question | where |
//! | --- | --- |
//! | What is an act, a field, a table of them? | `table` ([`Listed`], [`Field`], [`Kind`], [`acts!`]) |
//! | How does a form or a line of the terminal say one? | `form` |
//! | How does a program? | `schema`, `typed`, `bytes` |
//! | What can be done in the books of a federation? | [`federation`] |
//! | In a game by correspondence? | [`correspondence`] |
//! | At a simultaneous display? | [`displays`] |
//! | In an arena? | [`arenas`] |
//! | In a club? | [`clubs`] |
//! | At a contest of composing or of solving? | [`contests`] |
//! | What is a composition as somebody types it? | `works` ([`TypedWork`]) |

pub mod arenas;
mod bytes;
pub mod clubs;
pub mod contests;
pub mod correspondence;
pub mod displays;
pub mod federation;
mod fen;
mod form;
mod schema;
mod table;
pub mod typed;
mod works;

pub use bytes::Bytes;
pub use fen::translate_fen;
pub use form::{Form, Texts, Unread, read};
pub use table::{Field, Kind, Listed};
pub use works::{TypedWork, Unfit};
