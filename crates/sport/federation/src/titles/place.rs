//! Titles for places in championships, without norms (FMJD-X.7.1). Whoever had to play deciding games about a place has
//! the title of the place that was shared, however they ended (FMJD-X.13, D-64b).

use super::rules::{Championship, TitleRules};
use super::title::Title;
use crate::PersonId;
use crate::report::{EventReport, EventStanding};

/// A title that somebody has earned by his place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Earned {
    pub person: PersonId,
    pub title: Title,
    /// The place that carries it.
    pub place: u32,
    /// Whether it was shared before deciding games.
    pub shared: bool,
}

/// Why an event gives no titles for places.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NoTitles {
    /// No championship of that name is in the conditions.
    Unknown {
        /// Those that are.
        known: Vec<String>,
    },
    /// It is no official event of the FMJD (FMJD-X.13).
    NotOfficial,
    /// It was reported before it was finished.
    Unfinished,
    /// The report names no places.
    NoPlaces,
}

/// The titles that an event gives as a championship, the best place first, with the row of the conditions that says so.
pub fn earned<'a>(
    report: &EventReport,
    rules: &'a TitleRules,
    championship: &str,
) -> Result<(&'a Championship, Vec<Earned>), NoTitles> {
    let found = rules.championship.iter().find(|own| own.name.eq_ignore_ascii_case(championship.trim()));
    let own = found.ok_or_else(|| NoTitles::Unknown {
        known: rules.championship.iter().map(|own| own.name.clone()).collect(),
    })?;
    if report.standing != EventStanding::Official {
        return Err(NoTitles::NotOfficial);
    }
    if report.unfinished_because.is_some() {
        return Err(NoTitles::Unfinished);
    }
    if report.players.iter().all(|player| player.place.is_none()) {
        return Err(NoTitles::NoPlaces);
    }
    let mut all: Vec<(u32, Earned)> = Vec::new();
    for player in &report.players {
        let Some(place) = player.place else { continue };
        let carried = player.shared.map_or(place, |shared| shared.min(place));
        if carried <= own.places {
            let (person, title, shared) = (player.person, own.title, player.shared.is_some());
            all.push((place, Earned { person, title, place: carried, shared }));
        }
    }
    all.sort_by_key(|(place, _)| *place);
    Ok((own, all.into_iter().map(|(_, earned)| earned).collect()))
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::*;
    use crate::Pool;
    use crate::report::{PlayedBy, Player};

    fn junior(places: &[(u32, Option<u32>)]) -> EventReport {
        let days = [date(2026, 7, 1), date(2026, 7, 10)];
        let mut report = EventReport::new("Juniors", Pool::Hundred, PlayedBy::Swiss, days);
        report.standing = EventStanding::Official;
        let player = |(at, (place, shared)): (usize, &(u32, Option<u32>))| Player {
            place: Some(*place),
            shared: *shared,
            ..Player::of(PersonId(at as u32 + 1))
        };
        report.players = places.iter().enumerate().map(player).collect();
        report
    }

    /// FMJD-X.7.1, FMJD-X.13: two who had to play for the first place are both FMJD Masters, the third is not.
    #[test]
    fn who_loses_the_deciding_games_has_the_title_of_the_shared_place() {
        let rules = TitleRules::fmjd().expect("annex X");
        let report = junior(&[(2, Some(1)), (1, Some(1)), (3, None)]);
        let (row, earned) = earned(&report, &rules, "junior-world").expect("titles");
        assert_eq!(row.clause, "FMJD-X.7.1");
        let told: Vec<(u32, u32, bool)> =
            earned.iter().map(|own| (own.person.0, own.place, own.shared)).collect();
        assert_eq!(told, [(2, 1, true), (1, 1, true)]);
    }

    #[test]
    fn deciding_games_about_lower_places_give_nothing() {
        let rules = TitleRules::fmjd().expect("annex X");
        let report = junior(&[(1, None), (2, Some(2)), (3, Some(2))]);
        let (_, earned) = earned(&report, &rules, "junior-world").expect("titles");
        assert_eq!(earned.len(), 1);
    }

    #[test]
    fn only_a_finished_official_event_with_places_gives_titles() {
        let rules = TitleRules::fmjd().expect("annex X");
        let whole = junior(&[(1, None)]);
        let of = |report: &EventReport, name: &str| earned(report, &rules, name).map(drop);
        assert_eq!(of(&whole, "junior-world"), Ok(()));
        assert_eq!(of(&whole, "seniors"), Err(NoTitles::Unknown { known: vec!["junior-world".into()] }));
        let other = EventReport { standing: EventStanding::Approved, ..whole.clone() };
        assert_eq!(of(&other, "junior-world"), Err(NoTitles::NotOfficial));
        let open = EventReport { unfinished_because: Some("a storm".into()), ..whole.clone() };
        assert_eq!(of(&open, "junior-world"), Err(NoTitles::Unfinished));
        let blank = EventReport { players: vec![Player::of(PersonId(1))], ..whole };
        assert_eq!(of(&blank, "junior-world"), Err(NoTitles::NoPlaces));
    }
}
