//! Controls of play by letter. Whole days are counted there by other rules; these are the numbers.

use super::{Class, Form, Named};

pub(super) const CONTROLS: &[Named] = &[
    Named {
        name: "ua13-corr",
        class: Class::Correspondence,
        rulebooks: &["ua2013-100", "ua2013-russian", "ua2013-brazilian", "ua2013-checkers"],
        device: None,
        form: Form::Days { moves: 10, days: 30 },
        clauses: &["UA13-V.5.1", "UA13-V.6.1"],
    },
    Named {
        name: "col-corr",
        class: Class::Correspondence,
        rulebooks: &["columns-russian", "columns-lasca"],
        device: None,
        form: Form::Days { moves: 10, days: 50 },
        clauses: &["COL-4.3.1a", "COL-4.3.5"],
    },
];
