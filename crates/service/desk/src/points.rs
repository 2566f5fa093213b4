//! Points and places as they are written in an event.

use damier_compete::event::{Score, ScoreScale};
use damier_compete::schedule::Side;
use damier_compete::standings::Place;
use damier_compete::{PointScale, SideResult};
use damier_language::Args;

use crate::EventContext;

/// `3`, or `3-5` where it is shared.
pub fn place(place: Place) -> String {
    let Place { first, last } = place;
    if first == last { first.to_string() } else { format!("{first}-{last}") }
}

/// Points on the scale of the event.
pub fn written(hall: &EventContext<'_>, points: u32) -> String {
    match hall.scale() {
        ScoreScale::OneHalfZero => hall.words.halves(points),
        ScoreScale::TwoOneZero => points.to_string(),
    }
}

/// So many points in words, on the scale of the event.
pub fn so_many(hall: &EventContext<'_>, points: u32) -> String {
    match hall.scale() {
        ScoreScale::OneHalfZero => hall.words.half_points(points),
        ScoreScale::TwoOneZero => hall.text("count-points", &Args::new().with("count", points)),
    }
}

/// A result as the event counts it: by the points that its regulation gives, where they are not those of the codes.
pub fn counted(hall: &EventContext<'_>, own: Score) -> String {
    let points = hall.state().point_scale();
    let both = |side| match (own, own.lead(side)) {
        (_, Some(ahead)) if points.lead != points.trail => Some(points.drawn_with(ahead)),
        (Score::Played(outcome), _) => {
            Some(points.played(if side == Side::First { outcome } else { outcome.reversed() }))
        }
        _ => None,
    };
    match (both(Side::First), both(Side::Second)) {
        (Some(first), Some(second)) if points != PointScale::CODES => format!("{first}-{second}"),
        _ => score(hall.scale(), own),
    }
}

/// A result on the scale of the event.
pub fn score(scale: ScoreScale, score: Score) -> String {
    match (scale, score) {
        (ScoreScale::OneHalfZero, Score::Played(SideResult::Win)) => "1-0".to_owned(),
        (ScoreScale::OneHalfZero, Score::Played(SideResult::Draw)) => "½-½".to_owned(),
        (ScoreScale::OneHalfZero, Score::Played(SideResult::Loss)) => "0-1".to_owned(),
        _ => score.to_string(),
    }
}
