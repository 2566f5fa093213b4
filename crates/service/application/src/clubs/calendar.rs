//! What is planned in a club: evenings, events and arenas from its calendar, and its matches.

use damier_clock::Moment;
use damier_store::Fault;

use crate::site::Site;

/// So many matches are looked at.
const MATCHES: u32 = 50;

/// Something in the calendar, by its moment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Planned {
    pub begins: Moment,
    pub title: String,
    /// `evening`, `event`, `arena` or `match`.
    pub kind: String,
    /// By what it is known in addresses, if it has a page.
    pub target: Option<String>,
    /// The number by which a leader takes it out.
    pub number: Option<i64>,
}

/// The calendar of a club, the first first.
pub async fn calendar(site: &Site, club: &str) -> Result<Vec<Planned>, Fault> {
    let dates = site.database.club_dates(club).await?.into_iter().map(|own| Planned {
        begins: own.begins,
        title: own.title,
        kind: own.kind,
        target: own.target,
        number: Some(own.number),
    });
    let matches = site.database.matches_in_calendar(club, MATCHES).await?;
    let matches = matches.into_iter().map(|own| Planned {
        begins: own.begins,
        title: format!("{} – {}", own.home_name, own.away_name),
        kind: "match".to_owned(),
        target: Some(own.id),
        number: None,
    });
    let mut all: Vec<Planned> = dates.chain(matches).collect();
    all.sort_by(|one, other| (one.begins, &one.title).cmp(&(other.begins, &other.title)));
    Ok(all)
}
