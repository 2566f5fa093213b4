//! The control of the WCDF: thirty moves in an hour, then fifteen in each half hour, saved time carried over.

use super::Amount::Exactly;
use super::{Class, Form, Named};

pub(super) const CONTROLS: &[Named] = &[Named {
    name: "wcdf-c1",
    class: Class::Classic,
    rulebooks: &["wcdf-checkers"],
    device: None,
    form: Form::Table { periods: &[(30, Exactly(60)), (15, Exactly(30))], repeats: true, increment: None },
    clauses: &["WCDF-2.15", "WCDF-2.16", "WCDF-2.17"],
}];
