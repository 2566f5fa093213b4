//! The field of an event as titles see it: who counts, as what, and whether there are enough.
//!
//! | condition | clause |
//! | --- | --- |
//! | not counted: not affiliated, or fewer than half of the rounds | FMJD-IX.F2.n1 |
//! | a title counts with its rating only | FMJD-IX.F2.n2 |
//! | the mean rating Rm | FMJD-IX.5.2, FMJD-IX.6.5 |
//! | minima of a title tournament | FMJD-X.4.4.1 |
//! | minima of an approved tournament | FMJD-X.4.4.3.1, FMJD-X.4.4.3.2, FMJD-X.4.4.3.5 |

use serde::Serialize;

use super::title::Title;
use crate::PersonId;
use crate::rating::Numbers;
use crate::report::EventStanding;

/// Somebody in the field.
#[derive(Debug, Clone, PartialEq)]
pub struct Member {
    pub person: PersonId,
    /// His rating on the list in force.
    pub rating: Option<f64>,
    pub title: Option<Title>,
    /// For whom he plays.
    pub federation: Option<String>,
    /// Whether his federation is affiliated.
    pub affiliated: bool,
    /// Games he played.
    pub played: u32,
    /// Games of his that were decided without play.
    pub missed: u32,
    /// Whether others have finished a round that he has not.
    pub waits: bool,
}

/// Players by what the conditions ask.
#[derive(Debug, Clone, PartialEq, Default, Serialize)]
pub struct Counts {
    /// All that count.
    pub players: usize,
    /// Not counted (FMJD-IX.F2.n1).
    pub not_counted: usize,
    /// Grandmasters that count as such (FMJD-IX.F2.n2).
    pub gmi: usize,
    /// Masters that count as such.
    pub mi: usize,
    /// FMJD masters that count as such.
    pub mf: usize,
    /// Titled, or rated 2210.
    pub strong: usize,
    pub rated: usize,
    /// Not of the organising federation.
    pub foreign: usize,
    /// Federations besides that one.
    pub other_federations: usize,
    /// The mean rating Rm.
    pub mean: Option<f64>,
}

/// A condition with what was found.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Criterion {
    /// What is asked, as a word for papers and programs.
    pub what: Asked,
    /// How much there must be.
    pub needed: usize,
    /// How much there is.
    pub found: usize,
    /// Whether more is better; otherwise the number must not be exceeded.
    pub at_least: bool,
    /// Where it is said.
    pub clause: &'static str,
}

/// What is asked of a tournament.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Asked {
    Rounds,
    /// Titled or rated 2210.
    Strong,
    /// Not of the organising federation.
    Foreign,
    OtherFederations,
    Rated,
    /// Days with two rounds.
    DoubleDays,
    /// Days with two rounds among the last three, or side by side.
    MisplacedDoubleDays,
    /// Days with more than two rounds.
    TripleDays,
    /// Chief arbiters with the title of International Arbiter.
    InternationalArbiter,
    /// The official rate of play.
    OfficialRate,
}

impl Criterion {
    /// Whether it is met.
    pub const fn is_met(&self) -> bool {
        if self.at_least { self.found >= self.needed } else { self.found <= self.needed }
    }
}

/// What a member counts as for the mean (FMJD-IX.5.2, FMJD-IX.6.5).
pub fn counted_rating(numbers: &Numbers, member: &Member) -> f64 {
    let by_title = member.title.map(|title| match title {
        Title::Gmi => numbers.titled.gmi,
        Title::Mi => numbers.titled.mi,
        Title::Mf => numbers.titled.mf,
        _ => numbers.unrated,
    });
    member.rating.or(by_title).unwrap_or(numbers.unrated)
}

/// As what a title counts: by the rating, or by itself where inactivity took the rating away (FMJD-IX.5.2).
pub fn valid_title(member: &Member) -> Option<Title> {
    let title = member.title.filter(|own| own.is_by_norms())?;
    title.counted(member.rating.or(title.rating())?)
}

/// Whether a member counts (FMJD-IX.F2.n1).
pub fn is_counted(member: &Member, rounds: u32) -> bool {
    member.affiliated && member.played * 2 >= rounds
}

/// Counts a field. `rounds` is 0 before anything was played: everybody who is affiliated counts then.
pub fn count(numbers: &Numbers, strong: f64, members: &[&Member], host: Option<&str>, rounds: u32) -> Counts {
    let counted: Vec<&Member> = members.iter().copied().filter(|own| is_counted(own, rounds)).collect();
    let titles: Vec<Title> = counted.iter().filter_map(|own| valid_title(own)).collect();
    let of = |title: Title| titles.iter().filter(|own| **own == title).count();
    let is_strong = |own: &Member| valid_title(own).is_some() || own.rating.is_some_and(|own| own >= strong);
    let abroad: Vec<&str> = counted
        .iter()
        .filter_map(|own| own.federation.as_deref())
        .filter(|own| host.is_some_and(|host| host != *own))
        .collect();
    let mut others = abroad.clone();
    others.sort_unstable();
    others.dedup();
    let sum: f64 = counted.iter().map(|own| counted_rating(numbers, own)).sum();
    Counts {
        players: counted.len(),
        not_counted: members.len() - counted.len(),
        gmi: of(Title::Gmi),
        mi: of(Title::Mi),
        mf: of(Title::Mf),
        strong: counted.iter().filter(|own| is_strong(own)).count(),
        rated: counted.iter().filter(|own| own.rating.is_some()).count(),
        foreign: abroad.len(),
        other_federations: others.len(),
        mean: (!counted.is_empty()).then(|| sum / counted.len() as f64),
    }
}

/// The minima that follow from the number of players (FMJD-X.4.4.1, FMJD-X.4.4.3.1, FMJD-X.4.4.3.2).
pub fn minima(
    counts: &Counts,
    standing: EventStanding,
    round_robin: bool,
    other_federations: usize,
) -> Vec<Criterion> {
    let players = counts.players;
    let at_least = |what, needed, found, clause| Criterion { what, needed, found, at_least: true, clause };
    match standing {
        EventStanding::Title => vec![
            at_least(Asked::Strong, players.div_ceil(2), counts.strong, "FMJD-X.4.4.1"),
            at_least(Asked::Foreign, players.div_ceil(2), counts.foreign, "FMJD-X.4.4.1"),
            at_least(Asked::Rated, (players * 4).div_ceil(5), counts.rated, "FMJD-X.4.4.1"),
        ],
        EventStanding::Approved => {
            let mut found = vec![
                at_least(Asked::Foreign, players.div_ceil(3), counts.foreign, "FMJD-X.4.4.3.1"),
                at_least(
                    Asked::OtherFederations,
                    other_federations,
                    counts.other_federations,
                    "FMJD-X.4.4.3.1",
                ),
            ];
            if round_robin {
                found.push(at_least(Asked::Rated, players / 2 + 3, counts.rated, "FMJD-X.4.4.3.2"));
            }
            found
        }
        EventStanding::National if round_robin => {
            vec![at_least(Asked::Rated, 3, counts.rated, "FMJD-X.4.4.3.5")]
        }
        EventStanding::National => {
            vec![at_least(Asked::Rated, players.div_ceil(2), counts.rated, "FMJD-X.4.4.3.5")]
        }
        EventStanding::Official | EventStanding::Other => Vec::new(),
    }
}

/// Whether enough titled opponents were there for a norm, with what may replace them.
///
/// FMJD-X.2.1.1, FMJD-X.4.5.2, FMJD-X.4.5.3; three MF replace one TM towards a TM norm (FMJD-X.4.5.9), three TM
/// replace one TDM (FMJD-X.4.5.10, D-68b). A higher title counts where a lower one is asked.
pub const fn opponents_suffice(title: Title, gmi: usize, mi: usize, mf: usize) -> bool {
    match title {
        Title::Gmi => gmi + mi / 3 >= 3,
        Title::Mi => gmi + mi / 3 >= 2 || gmi + mi + mf / 3 >= 3,
        Title::Mf => gmi + mi + mf >= 3,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // Vector TV-X.3 of FMJD-X.2.1.1, FMJD-X.4.5.2, FMJD-X.4.5.3, FMJD-X.4.5.9, FMJD-X.4.5.10.
    #[test]
    fn titled_opponents_of_norms() {
        let suffice = opponents_suffice;
        assert!(suffice(Title::Mi, 2, 0, 0) && suffice(Title::Mi, 0, 3, 0) && suffice(Title::Mi, 0, 2, 3));
        assert!(!suffice(Title::Mi, 0, 2, 2) && !suffice(Title::Mi, 1, 1, 0));
        assert!(suffice(Title::Gmi, 3, 0, 0) && suffice(Title::Gmi, 2, 3, 0) && suffice(Title::Gmi, 0, 9, 0));
        assert!(!suffice(Title::Gmi, 2, 2, 9));
        assert!(suffice(Title::Mf, 0, 0, 3) && !suffice(Title::Mf, 0, 0, 2));
    }

    // Vector TV-IX.13 of FMJD-IX.F2.n2.
    #[test]
    fn a_title_counts_only_with_its_rating() {
        use Title::{Gmi, Mf, Mi};
        let cases = [
            (Gmi, 2310.0, Some(Gmi)),
            (Gmi, 2270.0, Some(Mi)),
            (Gmi, 2230.0, Some(Mf)),
            (Gmi, 2190.0, None),
            (Mi, 2255.0, Some(Mi)),
            (Mi, 2230.0, Some(Mf)),
            (Mf, 2215.0, Some(Mf)),
            (Mf, 2200.0, None),
        ];
        for (title, rating, counted) in cases {
            assert_eq!(title.counted(rating), counted, "{title} {rating}");
        }
    }
}
