//! Moves without capture.

use damier_rules::Rank;

use crate::discs::{Discs, Place, STEPS, Step, next};
use crate::rules;

/// The free places a pile can go to without capture, by the rights of its top disc (COL-1.5.1).
pub(crate) fn destinations(discs: &Discs, from: Place) -> Vec<Place> {
    let Some(top) = discs.top(from) else { return Vec::new() };
    match top.rank {
        Rank::Man => STEPS
            .into_iter()
            .filter(|step| rules::is_forward(top.color, *step))
            .map(|step| next(from, step))
            .filter(|place| discs.is_free(*place))
            .collect(),
        Rank::King => STEPS.into_iter().flat_map(|step| king_line(discs, from, step)).collect(),
    }
}

/// The free places of one line, near or far (FMJD-I.3.9, UA13-II.2.5.1, COL-1.5.3), or only the next
/// one (WCDF-1.17, UA13-II.2.6.1, COL-2.4.1b).
fn king_line(discs: &Discs, from: Place, step: Step) -> Vec<Place> {
    let free = free_places(discs, next(from, step), step);
    if rules::kings_fly(discs.variant) { free } else { free.into_iter().take(1).collect() }
}

/// The unbroken run of free places that begins here.
pub(crate) fn free_places(discs: &Discs, first: Place, step: Step) -> Vec<Place> {
    let mut places = Vec::new();
    let mut place = first;
    while discs.is_free(place) {
        places.push(place);
        place = next(place, step);
    }
    places
}
