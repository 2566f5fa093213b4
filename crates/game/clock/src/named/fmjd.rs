//! Controls of the FMJD: normal play, quick games, matches and their ladder of tie-breaks.

use super::Amount::{Exactly, Inside, OneOf, Range};
use super::{Class, Form, Named, Rung};

const BOTH: &[&str] = &["fmjd-100", "fmjd-64"];

/// Fifty moves in two hours, then twenty-five in each further hour. The Lithuanian text prints fifteen (D-33a).
const OFFICIAL: Form =
    Form::Table { periods: &[(50, Exactly(120)), (25, Exactly(60))], repeats: true, increment: None };

const SEMI_RAPID: Form =
    Form::Table { periods: &[(0, OneOf(&[60, 45, 30]))], repeats: false, increment: None };
const RAPID: Form = Form::Table { periods: &[(0, Inside(15, 30))], repeats: false, increment: None };
const BLITZ: Form = Form::Table { periods: &[(0, Range(5, 15))], repeats: false, increment: None };

/// Two games at 20 minutes and 10 seconds, two more in which a win decides, then 10 and 10 until a loss.
const LADDER: &[Rung] = &[
    Rung { minutes: 20, seconds: 10, games: Some(2), sudden_death: false },
    Rung { minutes: 20, seconds: 10, games: Some(2), sudden_death: true },
    Rung { minutes: 10, seconds: 10, games: None, sudden_death: true },
];

/// A round at 20 minutes and 10 seconds, then rounds at 10 and 10.
const ROUNDS: &[Rung] = &[
    Rung { minutes: 20, seconds: 10, games: Some(1), sudden_death: false },
    Rung { minutes: 10, seconds: 10, games: None, sudden_death: false },
];

const fn control(
    name: &'static str,
    class: Class,
    rulebooks: &'static [&'static str],
    form: Form,
    clauses: &'static [&'static str],
) -> Named {
    Named { name, class, rulebooks, device: None, form, clauses }
}

pub(super) const CONTROLS: &[Named] = &[
    control("fmjd-100-c1", Class::Classic, &["fmjd-100"], OFFICIAL, &["FMJD-III.6.1"]),
    control(
        "fmjd-64-c1",
        Class::Classic,
        &["fmjd-64"],
        Form::Table { periods: &[(30, Exactly(90)), (20, Exactly(60))], repeats: true, increment: None },
        &["FMJD-IIIbis.6.1"],
    ),
    // Three kinds of quick game, although the text says two (D-37b).
    control("fmjd-semi", Class::SemiRapid, BOTH, SEMI_RAPID, &["FMJD-VI.1"]),
    control("fmjd-rapid", Class::Rapid, BOTH, RAPID, &["FMJD-VI.1"]),
    control("fmjd-blitz", Class::Blitz, BOTH, BLITZ, &["FMJD-VI.1"]),
    control(
        "fmjd-match",
        Class::Match,
        &["fmjd-100"],
        OFFICIAL,
        &["FMJD-VII.1.1", "FMJD-VII.2.1", "FMJD-VIII.B.6"],
    ),
    control("fmjd-tb", Class::MatchTiebreak, BOTH, Form::Ladder(LADDER), &["FMJD-VII.1.3", "FMJD-VII.2.3.1"]),
    control("fmjd-multi", Class::PlayoffRounds, BOTH, Form::Ladder(ROUNDS), &["FMJD-VII.2.3.2"]),
    control("fmjd-simulA", Class::Simul, BOTH, Form::NoClock, &["FMJD-VIII.A.3", "FMJD-VIII.C.5"]),
    // What an event for the titles TIH and TIT must offer.
    control(
        "fmjd-tih",
        Class::Classic,
        &["fmjd-100"],
        Form::Table { periods: &[(50, Exactly(120))], repeats: false, increment: None },
        &["FMJD-X.4.4.3.6"],
    ),
];
