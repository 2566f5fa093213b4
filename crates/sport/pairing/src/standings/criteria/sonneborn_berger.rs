//! Sonneborn-Berger: twice the points of those he beat and once the points of those he drew with
//! (UA13-IV.12.4.2, UA-III.8.3.1.c, COL-3.7.3), or half of that (FMJD-V.6.1.5, D-49a).

use super::super::worth::Worth;
use super::super::{Criterion, Rational, SonnebornForm, Working};
use super::weights;
use crate::Entrant;

pub(super) fn measure(worth: &Worth<'_>, form: SonnebornForm, entrant: Entrant) -> Working {
    let (beaten, drawn) = match form {
        SonnebornForm::Doubled => (Rational::whole(2), Rational::whole(1)),
        SonnebornForm::Halved => (Rational::whole(1), Rational::HALF),
    };
    let terms = worth.terms(entrant, weights(beaten, drawn, Rational::ZERO));
    Working::sum(Criterion::SonnebornBerger(form), terms)
}
