//! Diagrams of every variant, compared with kept copies.

mod boards;
mod png;
mod svg;
mod text;
