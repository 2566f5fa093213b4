//! Berger: points of those he beat and drew with less points of those he lost to (COL-3.7.3).

use super::super::worth::Worth;
use super::super::{Criterion, Rational, Working};
use super::weights;
use crate::Entrant;

pub(super) fn measure(worth: &Worth<'_>, entrant: Entrant) -> Working {
    let times = weights(Rational::whole(1), Rational::whole(1), Rational::whole(-1));
    Working::sum(Criterion::Berger, worth.terms(entrant, times))
}
