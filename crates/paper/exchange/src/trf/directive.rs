//! What TRF has no place for, in comment lines of our own: `### damier:withdrawn 5 3 ill`.
//!
//! Other programs pass over comments. Numbers are those of the players' lines; results are seen from the side
//! that has White in the first game. `docs/trf.md` describes each of them.

use std::fmt;

use damier_compete::Absence;
use damier_compete::event::{LotsFor, PairedBy, PlayerEntry, Regulation, Score, TeamEntry};
use serde::{Deserialize, Serialize};

use super::columns::one_line;

/// How our comments begin.
pub(super) const PREFIX: &str = "### damier:";

/// One of our comments.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Directive {
    /// The regulation, with the stage of this file only.
    Regulation(Box<Regulation>),
    /// How many rounds have been paired and how many started.
    Rounds { paired: u16, started: u16 },
    /// A team whose members score for it.
    Team(TeamEntry),
    /// The two groups of a Scheveningen.
    Groups { first: Vec<u32>, second: Vec<u32> },
    /// A player of whom the columns cannot hold everything.
    Player { number: u32, entry: Box<PlayerEntry> },
    /// Everybody in the order of entry, where it is not that of the numbers.
    Entered(Vec<u32>),
    /// Lots on which rounds to come depend.
    Lots(DrawnLots),
    /// What paired a round, so that the rounds to come follow it: a row of a table, a bracket, a seed.
    Paired { round: u16, by: Box<PairedBy> },
    /// Entered after so many rounds had been paired.
    Joined { number: u32, after: u16 },
    /// Left after so many rounds had started, by his own will or not.
    Left { number: u32, after: u16, excluded: bool, reason: String },
    /// Why players without an opponent have none, where it is not what one would think.
    Unpaired { round: u16, why: Absence, numbers: Vec<u32> },
    /// Announced not to be there in a round to come.
    Absent { round: u16, numbers: Vec<u32> },
    /// The tables of a round in their order, White first.
    Tables { round: u16, pairs: Vec<(u32, u32)> },
    /// A result that the columns cannot hold: the games, then what was said of the whole.
    Result { round: u16, white: u32, black: u32, games: Vec<Option<Score>>, whole: Option<Score> },
    /// Two who should not meet, as far as possible.
    Avoid { first: u16, last: u16, a: u32, b: u32 },
}

/// Lots as the event keeps them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DrawnLots {
    pub(super) purpose: LotsFor,
    pub(super) seed: u64,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(super) reason: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) by_hand: Vec<u32>,
}

pub(super) const ABSENCES: [(&str, Absence); 4] = [
    ("announced", Absence::Announced),
    ("free", Absence::Free),
    ("late", Absence::NotYetEntered),
    ("withdrawn", Absence::Withdrawn),
];

impl fmt::Display for Directive {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(PREFIX)?;
        match self {
            Directive::Regulation(regulation) => write!(f, "regulation {}", json(regulation)),
            Directive::Rounds { paired, started } => write!(f, "rounds {paired} {started}"),
            Directive::Team(team) => write!(f, "team {}", json(team)),
            Directive::Groups { first, second } => write!(f, "groups {} | {}", list(first), list(second)),
            Directive::Player { number, entry } => write!(f, "player {number} {}", json(entry)),
            Directive::Entered(numbers) => write!(f, "entered {}", list(numbers)),
            Directive::Lots(lots) => write!(f, "lots {}", json(lots)),
            Directive::Paired { round, by } => write!(f, "paired {round} {}", json(by)),
            Directive::Joined { number, after } => write!(f, "joined {number} {after}"),
            Directive::Left { number, after, excluded, reason } => {
                let word = if *excluded { "excluded" } else { "withdrawn" };
                write!(f, "{word} {number} {after} {}", one_line(reason))
            }
            Directive::Unpaired { round, why, numbers } => {
                let word = ABSENCES.iter().find(|(_, own)| own == why).map_or("free", |(word, _)| word);
                write!(f, "unpaired {round} {word} {}", list(numbers))
            }
            Directive::Absent { round, numbers } => write!(f, "absent {round} {}", list(numbers)),
            Directive::Tables { round, pairs } => {
                let pairs: Vec<String> =
                    pairs.iter().map(|(white, black)| format!("{white}-{black}")).collect();
                write!(f, "tables {round} {}", pairs.join(" "))
            }
            Directive::Result { round, white, black, games, whole } => {
                write!(f, "result {round} {white} {black}")?;
                games.iter().try_for_each(|game| write!(f, " {}", score_text(*game)))?;
                whole.map_or(Ok(()), |whole| write!(f, " = {whole}"))
            }
            Directive::Avoid { first, last, a, b } => write!(f, "avoid {first} {last} {a} {b}"),
        }
    }
}

impl Directive {
    /// What it speaks of, where that may be spoken of only once.
    pub(super) fn subject(&self) -> Option<String> {
        Some(match self {
            Directive::Regulation(_) => "regulation".to_owned(),
            Directive::Rounds { .. } => "rounds".to_owned(),
            Directive::Groups { .. } => "groups".to_owned(),
            Directive::Entered(_) => "entered".to_owned(),
            Directive::Player { number, .. } => format!("player {number}"),
            Directive::Joined { number, .. } => format!("joined {number}"),
            Directive::Left { number, .. } => format!("left {number}"),
            Directive::Tables { round, .. } => format!("tables {round}"),
            Directive::Paired { round, .. } => format!("paired {round}"),
            Directive::Result { round, white, black, .. } => {
                format!("result {round} {} {}", white.min(black), white.max(black))
            }
            Directive::Team(_)
            | Directive::Lots(_)
            | Directive::Unpaired { .. }
            | Directive::Absent { .. }
            | Directive::Avoid { .. } => return None,
        })
    }
}

fn json<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("facts have keys that are texts")
}

fn list(numbers: &[u32]) -> String {
    numbers.iter().map(u32::to_string).collect::<Vec<_>>().join(" ")
}

fn score_text(score: Option<Score>) -> String {
    score.map_or_else(|| "*".to_owned(), |score| score.to_string())
}

#[cfg(test)]
mod tests {
    use damier_compete::SideResult;
    use damier_compete::event::StageId;

    use super::*;

    #[test]
    fn what_is_written_is_read() {
        let entry = PlayerEntry { name: "A B".into(), club: Some("x".into()), ..PlayerEntry::default() };
        let (win, adjourned) = (Score::Played(SideResult::Win), Score::Adjourned);
        for directive in [
            Directive::Regulation(Box::new(Regulation::new("Cup", "fmjd-100", vec![]))),
            Directive::Rounds { paired: 3, started: 2 },
            Directive::Team(TeamEntry { name: "T".into(), ..TeamEntry::default() }),
            Directive::Player { number: 3, entry: Box::new(entry) },
            Directive::Groups { first: vec![1, 3], second: vec![2, 4] },
            Directive::Entered(vec![2, 1, 3]),
            Directive::Lots(DrawnLots {
                purpose: LotsFor::Colour { stage: StageId::FIRST },
                seed: 7,
                reason: String::new(),
                by_hand: vec![2],
            }),
            Directive::Paired { round: 2, by: Box::new(PairedBy::Table { row: 3 }) },
            Directive::Joined { number: 5, after: 2 },
            Directive::Left { number: 5, after: 2, excluded: true, reason: "used a telephone".into() },
            Directive::Left { number: 5, after: 2, excluded: false, reason: String::new() },
            Directive::Unpaired { round: 2, why: Absence::Free, numbers: vec![4, 7] },
            Directive::Absent { round: 4, numbers: vec![1] },
            Directive::Tables { round: 1, pairs: vec![(5, 2), (1, 4)] },
            Directive::Tables { round: 1, pairs: vec![] },
            Directive::Result { round: 1, white: 5, black: 2, games: vec![Some(win), None], whole: None },
            Directive::Result { round: 1, white: 5, black: 2, games: vec![None], whole: Some(adjourned) },
            Directive::Avoid { first: 1, last: 2, a: 5, b: 2 },
        ] {
            let text = directive.to_string();
            assert_eq!(Directive::read(text.trim_end()), Some(Ok(directive)), "{text}");
        }
    }
}
