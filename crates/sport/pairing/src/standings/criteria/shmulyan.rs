//! Shmulyan, in column draughts Shmulyan-Dvorkovich: points of the participants he beat less points of
//! those he lost to (UA13-IV.12.4.1, UA-III.8.3.1.b, FMJD-III.5.11.1.2.1, COL-3.7.3, D-49b).

use super::super::worth::Worth;
use super::super::{Criterion, Rational, Working};
use super::weights;
use crate::Entrant;

pub(super) fn measure(worth: &Worth<'_>, entrant: Entrant) -> Working {
    let times = weights(Rational::whole(1), Rational::ZERO, Rational::whole(-1));
    Working::sum(Criterion::Shmulyan, worth.terms(entrant, times))
}
