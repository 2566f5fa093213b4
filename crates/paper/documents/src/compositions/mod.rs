//! Compositions in print: a collection becomes a book.
//!
//! | question | file |
//! | --- | --- |
//! | What stands on its pages? | `book.rs` |
//! | What stands in its indexes? | `indexes.rs` |

mod book;
mod indexes;

pub use book::{Book, book, caption};
