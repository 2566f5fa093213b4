//! Median Solkoff M(k): the points of all opponents without the k worst and the best
//! (UA13-IV.12.3.2.3, UA-III.8.3.2.c; FMJD-III.5.11.1.2.2 with k = 1). A ladder like the truncated one;
//! without enough opponents it is 0 (S19).

use super::super::worth::Worth;
use super::super::{Criterion, Depth, Working};
use super::truncated::ladder;
use crate::Entrant;

pub(super) fn measure(worth: &Worth<'_>, depth: Depth, group: &[Entrant]) -> Vec<Working> {
    ladder(worth, depth, group, Criterion::Median(depth))
}
