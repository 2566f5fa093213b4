//! Events and entries in the formats of other programs.
//!
//! Pure: bytes and text come in or go out; files are opened by others.

mod dates;
pub mod entries;
pub mod games;
pub mod json;
pub mod published;
pub mod sheet;
pub mod text;
pub mod trf;
