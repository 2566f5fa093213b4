//! What whoever sets papers on pages needs to know of them.

use std::sync::Arc;

pub use crate::render::{bare, clean, described, flat, lacking, parts, widest};

/// The letters of boards and of other drawings.
pub fn fonts() -> Arc<resvg::usvg::fontdb::Database> {
    crate::diagram::fonts()
}

/// An address as a drawing that a phone reads; empty if no square holds so long an address.
pub fn code(code: &crate::paper::Code) -> String {
    code.svg()
}
