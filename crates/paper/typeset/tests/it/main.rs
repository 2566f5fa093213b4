//! Papers as PDF.

#[path = "../../../documents/tests/it/sample.rs"]
mod sample;

mod pdf;
