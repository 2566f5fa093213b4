//! The published lists: in descending order, by the alphabet, and the classes A, B and C.
//!
//! FMJD-IX.6.1 to FMJD-IX.6.4. Who has fewer than nine games is rated but not listed.

use jiff::civil::Date;
use serde::Serialize;

use super::history::{Known, RatingList};
use super::rules::ListRules;

/// On which list somebody stands (FMJD-IX.6.3, FMJD-IX.6.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "UPPERCASE")]
pub enum Class {
    A,
    /// Fewer games, or without play for three years.
    B,
    /// Without play for five years.
    C,
}

/// A line of a list.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Listed {
    pub person: u32,
    /// His rating, never rounded (R10).
    pub rating: f64,
    pub games: u32,
    pub class: Class,
}

impl Class {
    /// The class at a closing date (R8); `None` below nine games.
    pub fn at(rules: &ListRules, known: &Known, closes: Date) -> Option<Class> {
        let rating = known.rating?;
        if known.games < rules.least_games {
            return None;
        }
        let idle_for = |years: i16| {
            let span = jiff::Span::new().try_years(years).ok();
            let until = known.last_played.zip(span).and_then(|(last, span)| last.checked_add(span).ok());
            until.is_some_and(|until| until <= closes)
        };
        if idle_for(rules.removed_years) {
            return Some(Class::C);
        }
        if idle_for(rules.inactive_years) {
            return Some(Class::B);
        }
        let strong = rating >= rules.strong_from;
        let over = if strong { rules.strong_games_over } else { rules.usual_games_over };
        Some(if known.games > over { Class::A } else { Class::B })
    }

    pub const fn letter(self) -> &'static str {
        match self {
            Class::A => "A",
            Class::B => "B",
            Class::C => "C",
        }
    }
}

/// Everybody who is listed, the highest rating first.
pub fn listed(rules: &ListRules, list: &RatingList) -> Vec<Listed> {
    let line = |(person, known): (&u32, &Known)| {
        let class = Class::at(rules, known, list.closes)?;
        Some(Listed { person: *person, rating: known.rating?, games: known.games, class })
    };
    let mut lines: Vec<Listed> = list.known.iter().filter_map(line).collect();
    lines.sort_by(|one, other| other.rating.total_cmp(&one.rating).then(one.person.cmp(&other.person)));
    lines
}

/// The list in descending order: over 2200 now or on one of the `earlier` lists that count, without those of list C
/// (FMJD-IX.6.1, FMJD-IX.6.2, FMJD-IX.6.4).
pub fn published<'a>(
    rules: &'a ListRules,
    earlier: &'a [RatingList],
    lines: &'a [Listed],
) -> impl Iterator<Item = &'a Listed> {
    let over = rules.published_over;
    let counted = &earlier[earlier.len().saturating_sub(rules.published_closings)..];
    let was = move |person: u32| {
        let rating = |list: &RatingList| list.known.get(&person).and_then(|own| own.rating);
        counted.iter().filter_map(rating).any(|rating| rating > over)
    };
    lines.iter().filter(move |own| own.class != Class::C && (own.rating > over || was(own.person)))
}
