//! Tests of compositions, one module per topic; the cases lie in `tests/cases`.

mod checks;
mod duals;
mod formal;
mod given;
mod help;
mod notation;
mod oracle;
mod own_code;
mod told;
