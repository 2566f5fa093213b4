//! Controls of the Ukrainian code of 2023 (UA-III.4.4, UA-III.4.5, UA-III.4.6). The organisers may set another
//! (UA-III.4.7). The code gives no rapid or blitz control for checkers.

use super::Amount::{Any, Exactly, OneOf, Range};
use super::{Class, Condition, Form, Named};

const RUSSIAN_BRAZILIAN: &[&str] = &["ua2023-russian", "ua2023-brazilian"];
const CHECKERS: &[&str] = &["ua2023-checkers"];
const HUNDRED: &[&str] = &["ua2023-100"];

pub(super) const CONTROLS: &[Named] = &[
    Named {
        name: "ua23-64-c",
        class: Class::Classic,
        rulebooks: RUSSIAN_BRAZILIAN,
        device: None,
        form: Form::Table {
            periods: &[(0, OneOf(&[45, 40, 30, 20]))],
            repeats: false,
            increment: Some((Exactly(10), 1)),
        },
        clauses: &["UA-III.4.4.1.a", "UA-III.4.4.1.b", "UA-III.4.4.1.c", "UA-III.4.4.1.e"],
    },
    Named {
        name: "ua23-64-c4",
        class: Class::Classic,
        rulebooks: RUSSIAN_BRAZILIAN,
        device: None,
        form: Form::Table {
            periods: &[(0, Exactly(25))],
            repeats: false,
            increment: Some((OneOf(&[10, 5]), 1)),
        },
        clauses: &["UA-III.4.4.1.d"],
    },
    Named {
        name: "ua23-chk-c1",
        class: Class::Classic,
        rulebooks: CHECKERS,
        device: None,
        form: Form::Table {
            periods: &[(30, Exactly(60)), (15, Exactly(30))],
            repeats: true,
            increment: None,
        },
        clauses: &["UA-III.4.4.2"],
    },
    Named {
        name: "ua23-100-c1",
        class: Class::Classic,
        rulebooks: HUNDRED,
        device: None,
        form: Form::Table {
            periods: &[(0, Range(80, 120))],
            repeats: false,
            increment: Some((Exactly(30), 1)),
        },
        clauses: &["UA-III.4.4.3.a"],
    },
    Named {
        name: "ua23-100-c2",
        class: Class::Classic,
        rulebooks: HUNDRED,
        device: None,
        form: Form::Table { periods: &[(0, Exactly(80))], repeats: false, increment: Some((Exactly(60), 1)) },
        clauses: &["UA-III.4.4.3.b"],
    },
    Named {
        name: "ua23-100-c3",
        class: Class::Classic,
        rulebooks: HUNDRED,
        device: None,
        form: Form::Table { periods: &[(0, Exactly(60))], repeats: false, increment: Some((Exactly(30), 1)) },
        clauses: &["UA-III.4.4.3.c"],
    },
    Named {
        name: "ua23-100-c4",
        class: Class::Classic,
        rulebooks: HUNDRED,
        device: None,
        form: Form::Table {
            periods: &[(45, Exactly(90)), (0, Exactly(30))],
            repeats: false,
            increment: Some((Exactly(30), 46)),
        },
        clauses: &["UA-III.4.4.3.d"],
    },
    Named {
        name: "ua23-100-c5",
        class: Class::Classic,
        rulebooks: HUNDRED,
        device: None,
        form: Form::Table {
            periods: &[(50, Exactly(120)), (25, Exactly(60))],
            repeats: true,
            increment: None,
        },
        clauses: &["UA-III.4.4.3.e"],
    },
    Named {
        name: "ua23-100-c6",
        class: Class::Classic,
        rulebooks: HUNDRED,
        device: None,
        form: Form::Table {
            periods: &[(50, Exactly(90)), (0, Exactly(30))],
            repeats: false,
            increment: None,
        },
        clauses: &["UA-III.4.4.3.f"],
    },
    Named {
        name: "ua23-100-c7",
        class: Class::Classic,
        rulebooks: HUNDRED,
        device: None,
        form: Form::Condition(Condition::AtLeast { increment: 30, both: 120 }),
        clauses: &["UA-III.4.4.3.g"],
    },
    Named {
        name: "ua23-64-r",
        class: Class::Rapid,
        rulebooks: RUSSIAN_BRAZILIAN,
        device: None,
        form: Form::Table {
            periods: &[(0, OneOf(&[10, 7, 5]))],
            repeats: false,
            increment: Some((OneOf(&[3, 5]), 1)),
        },
        clauses: &["UA-III.4.5.1.a", "UA-III.4.5.1.b", "UA-III.4.5.1.c"],
    },
    Named {
        name: "ua23-64-r4",
        class: Class::Rapid,
        rulebooks: RUSSIAN_BRAZILIAN,
        device: None,
        form: Form::Table { periods: &[(0, Range(10, 20))], repeats: false, increment: None },
        clauses: &["UA-III.4.5.1.d"],
    },
    Named {
        name: "ua23-100-r1",
        class: Class::Rapid,
        rulebooks: HUNDRED,
        device: None,
        form: Form::Table { periods: &[(0, Range(15, 30))], repeats: false, increment: None },
        clauses: &["UA-III.4.5.2.a"],
    },
    Named {
        name: "ua23-100-r2",
        class: Class::Rapid,
        rulebooks: HUNDRED,
        device: None,
        form: Form::Condition(Condition::Between { least: 15, most: 30 }),
        clauses: &["UA-III.4.5.2.b"],
    },
    Named {
        name: "ua23-64-b1",
        class: Class::Blitz,
        rulebooks: RUSSIAN_BRAZILIAN,
        device: None,
        form: Form::Table { periods: &[(0, Range(3, 5))], repeats: false, increment: None },
        clauses: &["UA-III.4.6.1.a"],
    },
    Named {
        name: "ua23-64-b2",
        class: Class::Blitz,
        rulebooks: RUSSIAN_BRAZILIAN,
        device: None,
        form: Form::Table {
            periods: &[(0, Exactly(3))],
            repeats: false,
            increment: Some((OneOf(&[2, 3]), 1)),
        },
        clauses: &["UA-III.4.6.1.b"],
    },
    // The code does not state the seconds (D-37c).
    Named {
        name: "ua23-64-b3",
        class: Class::Blitz,
        rulebooks: RUSSIAN_BRAZILIAN,
        device: None,
        form: Form::Table { periods: &[(0, Range(3, 5))], repeats: false, increment: Some((Any, 1)) },
        clauses: &["UA-III.4.6.1.c"],
    },
    Named {
        name: "ua23-100-b1",
        class: Class::Blitz,
        rulebooks: HUNDRED,
        device: None,
        form: Form::Table { periods: &[(0, Range(5, 15))], repeats: false, increment: None },
        clauses: &["UA-III.4.6.2.a"],
    },
    Named {
        name: "ua23-100-b2",
        class: Class::Blitz,
        rulebooks: HUNDRED,
        device: None,
        form: Form::Condition(Condition::Between { least: 5, most: 15 }),
        clauses: &["UA-III.4.6.2.b"],
    },
];
