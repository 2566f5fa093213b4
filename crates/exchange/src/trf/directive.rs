//! What TRF has no place for, in comment lines of our own: `### damier:withdrawn 5 3 ill`.
//!
//! Other programs pass over comments. Numbers are those of the players' lines; results are seen from the side
//! that has White in the first game. `docs/trf.md` describes each of them.

use std::fmt;

use damier_compete::Absence;
use damier_compete::event::{PlayerEntry, Regulation, Score, TeamEntry};

use super::fault::TrfFaultKind;

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

const ABSENCES: [(&str, Absence); 4] = [
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
            Directive::Joined { number, after } => write!(f, "joined {number} {after}"),
            Directive::Left { number, after, excluded, reason } => {
                let word = if *excluded { "excluded" } else { "withdrawn" };
                let reason = reason.split_whitespace().collect::<Vec<_>>().join(" ");
                write!(f, "{word} {number} {after} {reason}")
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

fn json<T: serde::Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("facts have keys that are texts")
}

fn list(numbers: &[u32]) -> String {
    numbers.iter().map(u32::to_string).collect::<Vec<_>>().join(" ")
}

fn score_text(score: Option<Score>) -> String {
    score.map_or_else(|| "*".to_owned(), |score| score.to_string())
}

impl Directive {
    /// Reads a line that begins with [`PREFIX`]; `None` for a word that a later version may know.
    pub(super) fn read(line: &str) -> Option<Result<Directive, TrfFaultKind>> {
        let rest = line.strip_prefix(PREFIX)?;
        let (word, rest) = rest.split_once(' ').unwrap_or((rest, ""));
        let rest = rest.trim();
        let (read, expected) = match word {
            "regulation" => (from_json(rest).map(Directive::Regulation), "a regulation as JSON"),
            "rounds" => (rounds(rest), "rounds paired and rounds started"),
            "team" => (from_json(rest).map(Directive::Team), "a team as JSON"),
            "groups" => (groups(rest), "two lists of numbers with a bar between them"),
            "player" => (player(rest), "a number and an entry as JSON"),
            "joined" => (joined(rest), "a number and after how many rounds"),
            "withdrawn" | "excluded" => {
                (left(rest, word == "excluded"), "a number, after how many rounds, and why")
            }
            "unpaired" => (unpaired(rest), "a round, announced, free, late or withdrawn, and numbers"),
            "absent" => (absent(rest), "a round and numbers"),
            "tables" => (tables(rest), "a round and pairs such as 5-2"),
            "result" => (result(rest), "a round, White, Black, and a result for each game"),
            "avoid" => (avoid(rest), "first and last round and two numbers"),
            _ => return None,
        };
        Some(read.ok_or_else(|| {
            let text = line.chars().take(80).collect();
            TrfFaultKind::Directive { text, expected }
        }))
    }
}

fn from_json<T: serde::de::DeserializeOwned>(text: &str) -> Option<T> {
    serde_json::from_str(text).ok()
}

fn numbers<T: std::str::FromStr>(text: &str) -> Option<Vec<T>> {
    text.split_whitespace().map(|word| word.parse().ok()).collect()
}

fn rounds(text: &str) -> Option<Directive> {
    match numbers(text)?[..] {
        [paired, started] => Some(Directive::Rounds { paired, started }),
        _ => None,
    }
}

fn groups(text: &str) -> Option<Directive> {
    let (first, second) = text.split_once('|')?;
    Some(Directive::Groups { first: numbers(first)?, second: numbers(second)? })
}

fn player(text: &str) -> Option<Directive> {
    let (number, entry) = text.split_once(' ')?;
    Some(Directive::Player { number: number.parse().ok()?, entry: from_json(entry)? })
}

fn joined(text: &str) -> Option<Directive> {
    let (number, after) = text.split_once(' ')?;
    Some(Directive::Joined { number: number.parse().ok()?, after: after.trim().parse().ok()? })
}

fn left(text: &str, excluded: bool) -> Option<Directive> {
    let mut words = text.splitn(3, ' ');
    let (number, after) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
    Some(Directive::Left { number, after, excluded, reason: words.next().unwrap_or_default().to_owned() })
}

fn unpaired(text: &str) -> Option<Directive> {
    let mut words = text.splitn(3, ' ');
    let (round, word) = (words.next()?.parse().ok()?, words.next()?);
    let why = ABSENCES.iter().find(|(own, _)| *own == word).map(|(_, why)| *why)?;
    Some(Directive::Unpaired { round, why, numbers: numbers(words.next()?)? })
}

fn absent(text: &str) -> Option<Directive> {
    let (round, rest) = text.split_once(' ')?;
    Some(Directive::Absent { round: round.parse().ok()?, numbers: numbers(rest)? })
}

fn tables(text: &str) -> Option<Directive> {
    let (round, rest) = text.split_once(' ').unwrap_or((text, ""));
    let pair = |word: &str| {
        let (white, black) = word.split_once('-')?;
        Some((white.parse().ok()?, black.parse().ok()?))
    };
    Some(Directive::Tables {
        round: round.parse().ok()?,
        pairs: rest.split_whitespace().map(pair).collect::<Option<_>>()?,
    })
}

fn result(text: &str) -> Option<Directive> {
    let (front, whole) = match text.split_once(" = ") {
        Some((front, whole)) => (front, Some(whole.parse().ok()?)),
        None => (text, None),
    };
    let mut words = front.split_whitespace();
    let (round, white) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
    let black = words.next()?.parse().ok()?;
    let score = |word: &str| if word == "*" { Some(None) } else { word.parse().ok().map(Some) };
    let games: Vec<Option<Score>> = words.map(score).collect::<Option<_>>()?;
    (!games.is_empty()).then_some(Directive::Result { round, white, black, games, whole })
}

fn avoid(text: &str) -> Option<Directive> {
    let mut words = text.split_whitespace();
    let (first, last) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
    let (a, b) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
    words.next().is_none().then_some(Directive::Avoid { first, last, a, b })
}

#[cfg(test)]
mod tests {
    use damier_compete::Outcome;

    use super::*;

    #[test]
    fn what_is_written_is_read() {
        let entry = PlayerEntry { name: "A B".into(), club: Some("x".into()), ..PlayerEntry::default() };
        let (win, adjourned) = (Score::Played(Outcome::Win), Score::Adjourned);
        for directive in [
            Directive::Regulation(Box::new(Regulation::new("Cup", "fmjd-100", vec![]))),
            Directive::Rounds { paired: 3, started: 2 },
            Directive::Team(TeamEntry { name: "T".into(), ..TeamEntry::default() }),
            Directive::Player { number: 3, entry: Box::new(entry) },
            Directive::Groups { first: vec![1, 3], second: vec![2, 4] },
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
        assert_eq!(Directive::read("### damier:dance 5"), None);
        assert!(matches!(Directive::read("### damier:rounds 5"), Some(Err(_))));
        assert!(matches!(Directive::read("### damier:result 1 5 2"), Some(Err(_))));
    }
}
