//! The time control a template begins with: one that the rulebook lists for the class.

use damier_clock::named::Class;

/// A control for a rulebook and a class; the code of column draughts lists none, so one is written out
/// (COL-3.2.2b). `None` where a code has no control of that class.
pub(super) fn control(rulebook: &str, class: Class) -> Option<&'static str> {
    Some(match (rulebook, class) {
        ("ua2013-100", Class::Classic) => "ua13-100-c5",
        ("ua2013-100", Class::Rapid) => "ua13-100-r2 15 10",
        ("ua2013-100", Class::Blitz) => "ua13-100-b2 3",
        ("ua2013-checkers", Class::Classic) => "ua13-chk-c2",
        ("ua2013-russian" | "ua2013-brazilian", Class::Classic) => "ua13-64-c3 15",
        ("ua2013-russian" | "ua2013-brazilian" | "ua2013-checkers", Class::Rapid) => "ua13-64-r2 15 10",
        ("ua2013-russian" | "ua2013-brazilian" | "ua2013-checkers", Class::Blitz) => "ua13-64-b2 5 3",
        ("ua2023-100", Class::Classic) => "ua23-100-c2",
        ("ua2023-100", Class::Rapid) => "ua23-100-r2 15 5",
        ("ua2023-100", Class::Blitz) => "ua23-100-b2 5 3",
        ("ua2023-checkers", Class::Classic) => "ua23-chk-c1",
        ("ua2023-russian" | "ua2023-brazilian", Class::Classic) => "ua23-64-c 45",
        ("ua2023-russian" | "ua2023-brazilian", Class::Rapid) => "ua23-64-r 10 5",
        ("ua2023-russian" | "ua2023-brazilian", Class::Blitz) => "ua23-64-b2 2",
        ("fmjd-100", Class::Classic) => "fmjd-100-c1",
        ("fmjd-100", Class::Match) => "fmjd-match",
        ("fmjd-64", Class::Classic) => "fmjd-64-c1",
        ("fmjd-100" | "fmjd-64", Class::Rapid) => "fmjd-rapid 20",
        ("fmjd-100" | "fmjd-64", Class::Blitz) => "fmjd-blitz 5",
        ("wcdf-checkers", Class::Classic) => "wcdf-c1",
        ("columns-russian" | "columns-lasca", Class::Classic) => "45m+15s",
        _ => return None,
    })
}
