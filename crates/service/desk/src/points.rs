//! Points and places as they are written in an event.

use damier_compete::Outcome;
use damier_compete::event::{Score, ScoreScale};
use damier_compete::standings::Place;
use damier_language::Args;

use crate::Hall;

/// `3`, or `3-5` where it is shared.
pub fn place(place: Place) -> String {
    let Place { first, last } = place;
    if first == last { first.to_string() } else { format!("{first}-{last}") }
}

/// Points on the scale of the event.
pub fn written(hall: &Hall<'_>, points: u32) -> String {
    match hall.scale() {
        ScoreScale::OneHalfZero => hall.words.halves(points),
        ScoreScale::TwoOneZero => points.to_string(),
    }
}

/// So many points in words, on the scale of the event.
pub fn so_many(hall: &Hall<'_>, points: u32) -> String {
    match hall.scale() {
        ScoreScale::OneHalfZero => hall.words.half_points(points),
        ScoreScale::TwoOneZero => hall.text("count-points", &Args::new().with("count", points)),
    }
}

/// A result on the scale of the event.
pub fn score(scale: ScoreScale, score: Score) -> String {
    match (scale, score) {
        (ScoreScale::OneHalfZero, Score::Played(Outcome::Win)) => "1-0".to_owned(),
        (ScoreScale::OneHalfZero, Score::Played(Outcome::Draw)) => "½-½".to_owned(),
        (ScoreScale::OneHalfZero, Score::Played(Outcome::Loss)) => "0-1".to_owned(),
        _ => score.to_string(),
    }
}
