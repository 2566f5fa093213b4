//! Points of laureates and the titles of the FMJD for composition.
//!
//! Points are held for life (FMJD-X.10.3); contests count that the FMJD holds or approves (FMJD-X.10.2.1,
//! FMJD-X.10.2.2). Honorary titles (FMJD-X.11.3) are granted, not reckoned.

use serde::Serialize;

/// Points for the places from the first on (FMJD-X.10.3).
const POINTS: [u16; 5] = [30, 20, 15, 10, 5];

/// A title of composition (FMJD-X.10.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum CompositionTitle {
    /// International Master of draughts composition (FMJD-X.11.1).
    Master,
    /// International Grandmaster of draughts composition (FMJD-X.11.2).
    Grandmaster,
}

/// The points of a place; those who share one have the points of that place each.
pub fn points_of_place(place: u32) -> u16 {
    let at = (place as usize).checked_sub(1);
    at.and_then(|at| POINTS.get(at)).copied().unwrap_or(0)
}

/// The title that points and first prizes give: 100 points, or 200 with two first prizes (FMJD-X.11.1,
/// FMJD-X.11.2).
///
/// ```
/// use damier_contests::titles::{CompositionTitle, title};
///
/// assert_eq!(title(99, 3), None);
/// assert_eq!(title(100, 0), Some(CompositionTitle::Master));
/// assert_eq!(title(200, 1), Some(CompositionTitle::Master));
/// assert_eq!(title(200, 2), Some(CompositionTitle::Grandmaster));
/// ```
pub fn title(points: u32, first_prizes: u32) -> Option<CompositionTitle> {
    match points {
        200.. if first_prizes >= 2 => Some(CompositionTitle::Grandmaster),
        100.. => Some(CompositionTitle::Master),
        _ => None,
    }
}
