//! Full Solkoff, in column draughts Buchholz: the points of all opponents (COL-3.7.3, UA13-IV.15.9.7.2,
//! FMJD-V.6.1.5).

use super::super::worth::Worth;
use super::super::{Criterion, Rational, Working};
use crate::Entrant;

pub(super) fn measure(worth: &Worth<'_>, entrant: Entrant) -> Working {
    Working::sum(Criterion::Solkoff, worth.terms(entrant, |_| Rational::whole(1)))
}
