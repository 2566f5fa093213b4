//! Controls of the Ukrainian code of 2013, for mechanical and electronic clocks (UA13-IV.8.4, UA13-IV.8.5,
//! UA13-IV.8.6). Recommended: the organisers may set another (UA13-IV.8.7).

use super::Amount::{Exactly, Range};
use super::{Class, Device, Form, Named};

const RUSSIAN_BRAZILIAN: &[&str] = &["ua2013-russian", "ua2013-brazilian"];
const CHECKERS: &[&str] = &["ua2013-checkers"];
const HUNDRED: &[&str] = &["ua2013-100"];
const SIXTY_FOUR: &[&str] = &["ua2013-russian", "ua2013-brazilian", "ua2013-checkers"];

pub(super) const CONTROLS: &[Named] = &[
    Named {
        name: "ua13-64-c1",
        class: Class::Classic,
        rulebooks: RUSSIAN_BRAZILIAN,
        device: Some(Device::Mechanical),
        form: Form::Table {
            periods: &[(25, Exactly(45)), (0, Range(15, 30))],
            repeats: false,
            increment: None,
        },
        clauses: &["UA13-IV.8.4.1.1"],
    },
    Named {
        name: "ua13-64-c2",
        class: Class::Classic,
        rulebooks: RUSSIAN_BRAZILIAN,
        device: Some(Device::Mechanical),
        form: Form::Table {
            periods: &[(35, Exactly(60)), (0, Range(15, 30))],
            repeats: false,
            increment: None,
        },
        clauses: &["UA13-IV.8.4.1.2"],
    },
    Named {
        name: "ua13-64-c3",
        class: Class::Classic,
        rulebooks: RUSSIAN_BRAZILIAN,
        device: Some(Device::Electronic),
        form: Form::Table {
            periods: &[(0, Exactly(45))],
            repeats: false,
            increment: Some((Range(15, 30), 1)),
        },
        clauses: &["UA13-IV.8.4.1.3"],
    },
    Named {
        name: "ua13-64-c4",
        class: Class::Classic,
        rulebooks: RUSSIAN_BRAZILIAN,
        device: Some(Device::Electronic),
        form: Form::Table {
            periods: &[(0, Exactly(60))],
            repeats: false,
            increment: Some((Range(10, 20), 1)),
        },
        clauses: &["UA13-IV.8.4.1.4"],
    },
    Named {
        name: "ua13-chk-c1",
        class: Class::Classic,
        rulebooks: CHECKERS,
        device: Some(Device::Mechanical),
        form: Form::Table { periods: &[(30, Exactly(60))], repeats: true, increment: None },
        clauses: &["UA13-IV.8.4.2.1"],
    },
    Named {
        name: "ua13-chk-c2",
        class: Class::Classic,
        rulebooks: CHECKERS,
        device: Some(Device::Electronic),
        form: Form::Table {
            periods: &[(0, Exactly(60))],
            repeats: false,
            increment: Some((Exactly(60), 31)),
        },
        clauses: &["UA13-IV.8.4.2.2"],
    },
    Named {
        name: "ua13-100-c1",
        class: Class::Classic,
        rulebooks: HUNDRED,
        device: Some(Device::Mechanical),
        form: Form::Table {
            periods: &[(50, Exactly(120)), (0, Range(30, 60))],
            repeats: false,
            increment: None,
        },
        clauses: &["UA13-IV.8.4.3.1"],
    },
    Named {
        name: "ua13-100-c2",
        class: Class::Classic,
        rulebooks: HUNDRED,
        device: Some(Device::Mechanical),
        form: Form::Table {
            periods: &[(50, Exactly(120)), (25, Exactly(60))],
            repeats: true,
            increment: None,
        },
        clauses: &["UA13-IV.8.4.3.2"],
    },
    Named {
        name: "ua13-100-c3",
        class: Class::Classic,
        rulebooks: HUNDRED,
        device: Some(Device::Mechanical),
        form: Form::Table {
            periods: &[(50, Exactly(90)), (0, Exactly(30))],
            repeats: false,
            increment: None,
        },
        clauses: &["UA13-IV.8.4.3.3"],
    },
    Named {
        name: "ua13-100-c4",
        class: Class::Classic,
        rulebooks: HUNDRED,
        device: Some(Device::Mechanical),
        form: Form::Table {
            periods: &[(40, Exactly(90)), (0, Exactly(30))],
            repeats: false,
            increment: None,
        },
        clauses: &["UA13-IV.8.4.3.4"],
    },
    Named {
        name: "ua13-100-c5",
        class: Class::Classic,
        rulebooks: HUNDRED,
        device: Some(Device::Electronic),
        form: Form::Table { periods: &[(0, Exactly(80))], repeats: false, increment: Some((Exactly(60), 1)) },
        clauses: &["UA13-IV.8.4.3.5"],
    },
    Named {
        name: "ua13-100-c6",
        class: Class::Classic,
        rulebooks: HUNDRED,
        device: Some(Device::Electronic),
        form: Form::Table {
            periods: &[(0, Exactly(120))],
            repeats: false,
            increment: Some((Exactly(30), 1)),
        },
        clauses: &["UA13-IV.8.4.3.6"],
    },
    Named {
        name: "ua13-64-r1",
        class: Class::Rapid,
        rulebooks: SIXTY_FOUR,
        device: Some(Device::Mechanical),
        form: Form::Table { periods: &[(0, Range(10, 30))], repeats: false, increment: None },
        clauses: &["UA13-IV.8.5.1.1"],
    },
    Named {
        name: "ua13-64-r2",
        class: Class::Rapid,
        rulebooks: SIXTY_FOUR,
        device: Some(Device::Electronic),
        form: Form::Table {
            periods: &[(0, Range(10, 20))],
            repeats: false,
            increment: Some((Range(10, 20), 1)),
        },
        clauses: &["UA13-IV.8.5.1.2"],
    },
    Named {
        name: "ua13-100-r1",
        class: Class::Rapid,
        rulebooks: HUNDRED,
        device: Some(Device::Mechanical),
        form: Form::Table { periods: &[(0, Range(20, 45))], repeats: false, increment: None },
        clauses: &["UA13-IV.8.5.2.1"],
    },
    Named {
        name: "ua13-100-r2",
        class: Class::Rapid,
        rulebooks: HUNDRED,
        device: Some(Device::Electronic),
        form: Form::Table {
            periods: &[(0, Range(15, 20))],
            repeats: false,
            increment: Some((Range(10, 20), 1)),
        },
        clauses: &["UA13-IV.8.5.2.2"],
    },
    Named {
        name: "ua13-64-b1",
        class: Class::Blitz,
        rulebooks: SIXTY_FOUR,
        device: Some(Device::Mechanical),
        form: Form::Table { periods: &[(0, Range(3, 5))], repeats: false, increment: None },
        clauses: &["UA13-IV.8.6.1.1"],
    },
    Named {
        name: "ua13-64-b2",
        class: Class::Blitz,
        rulebooks: SIXTY_FOUR,
        device: Some(Device::Electronic),
        form: Form::Table { periods: &[(0, Range(3, 5))], repeats: false, increment: Some((Range(3, 5), 1)) },
        clauses: &["UA13-IV.8.6.1.2"],
    },
    Named {
        name: "ua13-100-b1",
        class: Class::Blitz,
        rulebooks: HUNDRED,
        device: Some(Device::Mechanical),
        form: Form::Table { periods: &[(0, Range(5, 7))], repeats: false, increment: None },
        clauses: &["UA13-IV.8.6.2.1"],
    },
    Named {
        name: "ua13-100-b2",
        class: Class::Blitz,
        rulebooks: HUNDRED,
        device: Some(Device::Electronic),
        form: Form::Table { periods: &[(0, Exactly(5))], repeats: false, increment: Some((Range(3, 5), 1)) },
        clauses: &["UA13-IV.8.6.2.2"],
    },
];
