//! The ledger of somebody's titles: norms, awards, and whether the next title is due.
//!
//! | condition | clause |
//! | --- | --- |
//! | a norm is five years old at most | FMJD-X.4.5.6 |
//! | two norms in official events or title tournaments, 24 games | FMJD-X.5.1, FMJD-X.6.1, FMJD-X.7.2 |
//! | three in approved events, 30 games, and one and one | FMJD-X.5.2, FMJD-X.6.2, FMJD-X.7.3 (D-68a) |
//! | the rating on the list in force or one of nine later ones | FMJD-X.5.1 |
//! | only a higher title than the one he has | FMJD-X.12 |
//! | the junior world champion is MF | FMJD-X.7.1 |

use jiff::Span;
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use super::rules::{NormCounts, TitleRules};
use super::title::Title;
use crate::report::EventStanding;
use crate::{EventId, PersonId, Pool};

/// A norm that was made.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Norm {
    pub person: PersonId,
    /// For which title.
    pub title: Title,
    /// In which pool.
    pub pool: Pool,
    /// The event, where it is in the books.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub event: Option<EventId>,
    /// The name of the event.
    pub competition: String,
    /// When it ended.
    pub date: Date,
    /// What kind of event.
    pub standing: EventStanding,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub category: String,
    pub games: u32,
    pub required: u32,
    pub points: u32,
}

/// A title that was awarded, by whatever way.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Award {
    pub person: PersonId,
    pub title: Title,
    /// In which pool; none for arbiters and composers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pool: Option<Pool>,
    /// The title of women.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub women: bool,
    /// From this day, for life (FMJD-X.1.3).
    pub date: Date,
    /// On what ground.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub ground: String,
    /// When the General Assembly confirmed it (FMJD-X.1.1).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub confirmed: Option<Date>,
}

/// Whether a title is due.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Due {
    pub title: Title,
    /// Norms that count on the day.
    pub norms: usize,
    /// Norms in official events and title tournaments.
    pub high: usize,
    /// Games in all of them.
    pub games: u32,
    /// The highest rating on the lists that count.
    pub rating: Option<f64>,
    /// Whether everything is there.
    pub is_due: bool,
    /// What is missing.
    pub missing: Vec<Missing>,
}

/// What is missing for a title.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[serde(rename_all = "snake_case", tag = "what")]
pub enum Missing {
    /// Norms of either route.
    Norms {
        /// How many count.
        found: usize,
    },
    Games {
        found: u32,
        /// How many are needed.
        needed: u32,
    },
    Rating {
        /// What is needed.
        needed: f64,
    },
    /// A lower title that is asked first.
    LowerTitle,
    /// Nothing: he has this title or a higher one (FMJD-X.12).
    HasIt,
}

/// What somebody did for titles in a pool.
#[derive(Debug, Clone, Default)]
pub struct Record<'a> {
    pub norms: Vec<&'a Norm>,
    pub awards: Vec<&'a Award>,
    /// His rating on each list, with its first day.
    pub lists: Vec<(Date, f64)>,
}

/// Whether a norm still counts when an award is decided (FMJD-X.4.5.6).
pub fn counts_on(rules: &TitleRules, norm: &Norm, day: Date) -> bool {
    let until = norm.date.saturating_add(Span::new().years(rules.years));
    norm.date <= day && day <= until
}

impl Record<'_> {
    /// The highest title over the board.
    pub fn title(&self) -> Option<Title> {
        self.awards.iter().map(|own| own.title).filter(|own| own.is_by_norms()).max()
    }

    /// Whether a title is due on a day.
    pub fn due(&self, rules: &TitleRules, title: Title, day: Date) -> Option<Due> {
        let needs = rules.titles.get(&title)?;
        let norms: Vec<&&Norm> =
            self.norms.iter().filter(|own| own.title == title && counts_on(rules, own, day)).collect();
        let of = |standing: EventStanding| norms.iter().filter(|own| own.standing == standing).count();
        let (official, tit, tih) =
            (of(EventStanding::Official), of(EventStanding::Title), of(EventStanding::Approved));
        let high_games: u32 = norms
            .iter()
            .filter(|own| matches!(own.standing, EventStanding::Official | EventStanding::Title))
            .map(|own| own.games)
            .sum();
        let games: u32 = norms.iter().map(|own| own.games).sum();
        let routes = &rules.routes;
        let by_high = official + tit >= routes.high.norms;
        let by_approved = match rules.norm_counts {
            NormCounts::Literal => tih >= routes.approved.norms && tit >= 1 && official >= 1,
            NormCounts::Light => official + tit + tih >= routes.approved.norms && official + tit >= 1,
        };
        let last = norms.iter().map(|own| own.date).max();
        let rating = last.and_then(|last| self.rating_since(last, rules.lists_after, day));
        let mut missing = Vec::new();
        if self.title().is_some_and(|own| own >= title) {
            missing.push(Missing::HasIt);
        }
        let holds = |own: &Title| self.awards.iter().any(|award| award.title == *own);
        if !needs.holders_of.is_empty() && !needs.holders_of.iter().any(holds) {
            missing.push(Missing::LowerTitle);
        }
        // The way on which fewer games are missing.
        let short =
            |open: bool, found: u32, needed: u32| open.then(|| (needed.saturating_sub(found), found, needed));
        let ways =
            [short(by_high, high_games, routes.high.games), short(by_approved, games, routes.approved.games)];
        match ways.into_iter().flatten().min() {
            None => missing.push(Missing::Norms { found: norms.len() }),
            Some((0, ..)) => {}
            Some((_, found, needed)) => missing.push(Missing::Games { found, needed }),
        }
        if rating.is_none_or(|own| own < needs.rating) {
            missing.push(Missing::Rating { needed: needs.rating });
        }
        let is_due = missing.is_empty();
        Some(Due { title, norms: norms.len(), high: official + tit, games, rating, is_due, missing })
    }

    /// The highest rating on the list in force on a day and on so many later ones, up to today.
    fn rating_since(&self, from: Date, lists_after: usize, today: Date) -> Option<f64> {
        let first = self.lists.iter().rposition(|own| own.0 <= from).unwrap_or(0);
        let counted = self.lists.iter().skip(first).take(lists_after + 1).filter(|own| own.0 <= today);
        counted.map(|own| own.1).max_by(f64::total_cmp)
    }
}
