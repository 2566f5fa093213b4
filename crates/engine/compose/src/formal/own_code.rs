//! A code of composing as data: what it says otherwise than one of those built in, so that federations and magazines can
//! judge by their own.
//!
//! Groups, leads and inaccuracies that a code of its own names replace those of the code that it is like; lists that it
//! leaves empty are as there. What it does not ask for is told as a fact.

use damier_rules::Variant;
use serde::{Deserialize, Serialize};

use super::allowance::{Allowance, allowance, most_lead};
use super::genre::{Board, Fit, Genre, Kings, rows};
use crate::check::{DualKind, DualKinds};
use crate::{Code, Force};

/// Requirements that a code may leave out.
pub const REQUIREMENTS: [&str; 8] = [
    "first move",
    "legality",
    "balance",
    "construction",
    "final",
    "variations",
    "inaccuracies",
    "naturalness",
];

/// The most rows of a list, and the longest text.
const MOST: usize = 200;
const LONGEST: usize = 200;

/// A code of its own.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OwnCode {
    /// A word for the command line and for programs.
    pub name: String,
    /// The code in words.
    pub title: String,
    /// The code that it is like: `ua2013`, `ua2023` or `columns`.
    pub like: String,
    /// Genres and groups by material; none: as in that code.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub groups: Vec<OwnGroup>,
    /// How far a side may lead; none: as in that code.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub leads: Vec<OwnLead>,
    /// Which inaccuracies may pass; none: as in that code.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub inaccuracies: Vec<OwnInaccuracies>,
    /// What it does not ask for.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub without: Vec<Without>,
}

/// The material of a group. Of several that hold, the first is the narrowest.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OwnGroup {
    pub genre: Genre,
    pub boards: Vec<Board>,
    /// White's pieces, at least and at most.
    pub white: (usize, usize),
    /// Black's pieces, at least and at most.
    pub black: (usize, usize),
    /// The larger side has so many at least.
    #[serde(default)]
    pub larger: usize,
    /// Whether kings may stand at the start.
    #[serde(default)]
    pub kings: Kings,
    pub clause: String,
}

/// By how many pieces a side may lead in some genres.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OwnLead {
    pub genres: Vec<Genre>,
    pub white: usize,
    pub black: usize,
    pub clause: String,
}

/// What may pass in a thematic variation of some genres.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OwnInaccuracies {
    pub genres: Vec<Genre>,
    pub boards: Vec<Board>,
    /// The kinds that may pass at all.
    pub allowed: Vec<DualKind>,
    /// How many; none: without limit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub most: Option<usize>,
    /// The kinds that are not counted where they concern the last capture.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub concluding: Vec<DualKind>,
    pub clause: String,
}

/// A requirement that the code does not make.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Without {
    pub requirement: String,
    pub clause: String,
}

/// Why a code of one's own cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BadCode {
    #[error("name, title and clauses have between 1 and {LONGEST} signs; \"{text}\" has not")]
    Text { text: String },
    #[error("the name of the code is that of one built in: {name}")]
    Taken { name: String },
    #[error("no code built in is called \"{name}\"; there are ua2013, ua2023 and columns")]
    Like { name: String },
    #[error("the code has {found} rows, at most {MOST} are read")]
    TooLong { found: usize },
    #[error("\"{name}\" is no requirement that can be left out; there are {}", REQUIREMENTS.join(", "))]
    Requirement { name: String },
    #[error("{clause}: at least {least} pieces is more than at most {most}")]
    Bounds { clause: String, least: usize, most: usize },
}

impl OwnCode {
    /// A code built in, as data.
    pub fn of(code: Code) -> OwnCode {
        let groups = rows(code).map(|row| OwnGroup {
            genre: row.genre,
            boards: row.board.to_vec(),
            white: row.white,
            black: row.black,
            larger: row.larger,
            kings: row.kings,
            clause: row.clause.to_owned(),
        });
        let mut leads: Vec<OwnLead> = Vec::new();
        for genre in Genre::ALL {
            let Some((white, black, clause)) = most_lead(code, genre) else { continue };
            let same =
                |own: &&mut OwnLead| (own.white, own.black, own.clause.as_str()) == (white, black, clause);
            match leads.iter_mut().find(same) {
                Some(own) => own.genres.push(genre),
                None => leads.push(OwnLead { genres: vec![genre], white, black, clause: clause.to_owned() }),
            }
        }
        OwnCode {
            name: format!("my-{}", code.name()),
            title: code.title().to_owned(),
            like: code.name().to_owned(),
            groups: groups.collect(),
            leads,
            inaccuracies: inaccuracies(code),
            without: Vec::new(),
        }
    }

    /// Checks it and keeps it for as long as the program runs.
    pub fn keep(self) -> Result<&'static OwnCode, BadCode> {
        self.check()?;
        Ok(Box::leak(Box::new(self)))
    }

    fn check(&self) -> Result<(), BadCode> {
        let rows = self.groups.len() + self.leads.len() + self.inaccuracies.len() + self.without.len();
        if rows > MOST {
            return Err(BadCode::TooLong { found: rows });
        }
        let clauses = self.groups.iter().map(|own| &own.clause);
        let clauses = clauses.chain(self.leads.iter().map(|own| &own.clause));
        let clauses = clauses.chain(self.inaccuracies.iter().map(|own| &own.clause));
        let clauses = clauses.chain(self.without.iter().map(|own| &own.clause));
        for text in [&self.name, &self.title].into_iter().chain(clauses) {
            if text.trim().is_empty() || text.chars().count() > LONGEST || text.chars().any(char::is_control)
            {
                return Err(BadCode::Text { text: text.chars().take(40).collect() });
            }
        }
        if self.name.parse::<Code>().is_ok() {
            return Err(BadCode::Taken { name: self.name.clone() });
        }
        self.like()?;
        for own in &self.groups {
            for (least, most) in [own.white, own.black] {
                if least > most {
                    return Err(BadCode::Bounds { clause: own.clause.clone(), least, most });
                }
            }
        }
        let unknown = self.without.iter().find(|own| !REQUIREMENTS.contains(&own.requirement.as_str()));
        unknown.map_or(Ok(()), |own| Err(BadCode::Requirement { name: own.requirement.clone() }))
    }

    /// The code built in that it is like.
    pub fn like(&self) -> Result<Code, BadCode> {
        self.like.parse().map_err(|_| BadCode::Like { name: self.like.clone() })
    }

    /// The groups that material fits, if the code names any of its own.
    pub(super) fn fits(&'static self, variant: Variant, white: Force, black: Force) -> Option<Vec<Fit>> {
        if self.groups.is_empty() {
            return None;
        }
        let (board, larger) = (Board::of(variant), white.units().max(black.units()));
        let kings = white.kings + black.kings > 0;
        let holds = |own: &&'static OwnGroup| {
            own.boards.contains(&board)
                && (own.white.0..=own.white.1).contains(&white.units())
                && (own.black.0..=own.black.1).contains(&black.units())
                && larger >= own.larger
                && own.kings.allow(kings)
        };
        let fit = |own: &'static OwnGroup| Fit { genre: own.genre, clause: &own.clause };
        Some(self.groups.iter().filter(holds).map(fit).collect())
    }

    /// How far White and Black may lead; none outside: as in the code that it is like.
    pub(super) fn lead(&'static self, genre: Genre) -> Option<Option<(usize, usize, &'static str)>> {
        if self.leads.is_empty() {
            return None;
        }
        let own = self.leads.iter().find(|own| own.genres.contains(&genre));
        Some(own.map(|own| (own.white, own.black, own.clause.as_str())))
    }

    /// What may pass in a genre; none: as in the code that it is like.
    pub(super) fn allowance(&'static self, variant: Variant, genre: Genre) -> Option<Allowance> {
        let board = Board::of(variant);
        let holds =
            |own: &&'static OwnInaccuracies| own.genres.contains(&genre) && own.boards.contains(&board);
        let own = self.inaccuracies.iter().find(holds)?;
        Some(Allowance {
            kinds: DualKinds::of(&own.allowed),
            most: own.most,
            concluding: DualKinds::of(&own.concluding),
            clause: &own.clause,
        })
    }

    /// Where the code says that it does not make a requirement.
    pub(super) fn freed(&'static self, topic: &str) -> Option<&'static str> {
        self.without.iter().find(|own| own.requirement == topic).map(|own| own.clause.as_str())
    }
}

/// What a code built in lets pass, genres and boards with the same together.
fn inaccuracies(code: Code) -> Vec<OwnInaccuracies> {
    let kinds =
        |of: DualKinds| DualKind::ALL.iter().copied().filter(|kind| of.has(*kind)).collect::<Vec<_>>();
    let mut found: Vec<OwnInaccuracies> = Vec::new();
    for variant in Variant::ALL.into_iter().filter(|variant| code.covers(*variant)) {
        let board = Board::of(variant);
        for genre in Genre::ALL {
            let rule = allowance(code, variant, genre);
            let own = OwnInaccuracies {
                genres: vec![genre],
                boards: vec![board],
                allowed: kinds(rule.kinds),
                most: rule.most,
                concluding: kinds(rule.concluding),
                clause: rule.clause.to_owned(),
            };
            let same = |other: &&mut OwnInaccuracies| {
                other.boards == own.boards
                    && (&other.allowed, other.most, &other.concluding, &other.clause)
                        == (&own.allowed, own.most, &own.concluding, &own.clause)
            };
            match found.iter_mut().find(same) {
                Some(other) if !other.genres.contains(&genre) => other.genres.push(genre),
                Some(_) => {}
                None => found.push(own),
            }
        }
    }
    found
}
