//! Titles of composers: points for places in contests, held for life.
//!
//! FMJD-X.10.1 to FMJD-X.11.3.

use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use super::rules::CompositionNeeds;
use super::title::Title;
use crate::PersonId;

/// A place in a contest of the FMJD or one that it approved (FMJD-X.10.2.1, FMJD-X.10.2.2).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ContestPlace {
    pub person: PersonId,
    pub contest: String,
    /// When it ended.
    pub date: Date,
    /// The place, from 1.
    pub place: u32,
}

/// What somebody has as a composer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ComposerRecord {
    pub points: u32,
    pub first_prizes: usize,
    /// The title that is due, if one is.
    pub due: Option<Title>,
}

/// Adds up the places of a composer. The grandmaster must be a master first (FMJD-X.11.2).
pub fn composer<'a>(
    needs: &CompositionNeeds,
    places: impl Iterator<Item = &'a ContestPlace>,
    held: Option<Title>,
) -> ComposerRecord {
    let (mut points, mut first_prizes) = (0, 0);
    for own in places {
        let worth = (own.place as usize).checked_sub(1).and_then(|at| needs.places.get(at));
        points += worth.copied().unwrap_or(0);
        first_prizes += usize::from(own.place == 1);
    }
    let is_master = matches!(held, Some(Title::CompositionMi));
    let due = match held {
        Some(Title::CompositionGmi) => None,
        _ if is_master && points >= needs.grandmaster && first_prizes >= needs.first_prizes => {
            Some(Title::CompositionGmi)
        }
        None if points >= needs.master => Some(Title::CompositionMi),
        _ => None,
    };
    ComposerRecord { points, first_prizes, due }
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::*;
    use crate::titles::TitleRules;

    // Vector TV-X.4 of FMJD-X.10.3, FMJD-X.11.1, FMJD-X.11.2.
    #[test]
    fn points_of_a_composer() {
        let needs = TitleRules::fmjd().expect("built in").composition;
        let record = |places: &[u32], held| {
            let place = |own: &u32| ContestPlace {
                person: PersonId(1),
                contest: "Contest".into(),
                date: date(2020, 1, 1),
                place: *own,
            };
            composer(&needs, places.iter().map(place).collect::<Vec<_>>().iter(), held)
        };
        let master = record(&[1, 1, 2, 3, 4], None);
        assert_eq!((master.points, master.due), (105, Some(Title::CompositionMi)));
        let held = Some(Title::CompositionMi);
        let one_first = record(&[1, 2, 2, 2, 2, 2, 2, 2, 2, 4], held);
        assert_eq!((one_first.points, one_first.due), (200, None));
        let two_firsts = record(&[1, 1, 2, 2, 2, 2, 2, 2, 2], held);
        assert_eq!((two_firsts.points, two_firsts.due), (200, Some(Title::CompositionGmi)));
        assert_eq!(record(&[6, 7, 0], None).points, 0);
    }
}
