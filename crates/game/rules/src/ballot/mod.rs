//! Openings drawn by lot, and the two games played from one of them.
//!
//! | point | clauses |
//! | --- | --- |
//! | first moves of both, or a starting position; binding in both games | UA13-IV.9.5.2, UA-III.5.5.2 |
//! | three half-moves from the table, then the side whose turn it is | WCDF-N.ii, UA-VII.Inv.11 |
//! | tables are dated data | UA13-IV.9.5.9, UA-III.5.5.8, UA-App2, UA-App3, UA-App4, UA-App5 |
//! | two games with colours reversed are one result | UA13-IV.9.5.1, UA-III.5.5.1, UA-VII.Inv.10, WCDF-1.12 |
//!
//! Lots are seeds handed in, so any draw can be repeated in public.
//!
//! ```
//! use damier_rules::ballot::BallotTable;
//! use damier_rules::game::Conditions;
//! use damier_rules::{Rulebook, Variant};
//!
//! let table = BallotTable::named("english-3", Variant::English)?;
//! let opening = table.draw(2026).expect("the table is not empty");
//! assert!(opening.in_set);
//! let game = opening.game(Rulebook::named("wcdf-checkers")?, Conditions::classic())?;
//! assert_eq!(game.state().ply(), 3);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod micro_match;
mod read;

pub use micro_match::{MicroMatch, MicroScore};
pub use read::{TableError, TableFault};

use crate::game::{Conditions, Fact, Game, Refusal};
use crate::{Lots, Move, Position, Rulebook, Variant};

/// The embedded tables: name and text. A constant would stand in the program wherever it is used.
static TABLES: [(&str, &str); 8] = [
    ("russian", include_str!("../../data/ballots/russian.txt")),
    ("brazilian", include_str!("../../data/ballots/brazilian.txt")),
    ("small-150", include_str!("../../data/ballots/small-150.txt")),
    ("english-2", include_str!("../../data/ballots/english-2.txt")),
    ("english-3", include_str!("../../data/ballots/english-3.txt")),
    ("english-4", include_str!("../../data/ballots/english-4.txt")),
    ("english-5", include_str!("../../data/ballots/english-5.txt")),
    ("english-11", include_str!("../../data/ballots/english-11.txt")),
];

/// One opening of a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Opening {
    /// Its number in the table.
    pub number: String,
    /// Whether it is in the set that is drawn.
    pub in_set: bool,
    /// Where the game starts: the usual position, or one with pieces transferred or taken off.
    pub start: Position,
    /// The half-moves that are made for the players.
    pub moves: Vec<Move>,
}

impl Opening {
    /// The position in which the players begin to think.
    pub fn position(&self) -> Position {
        self.moves.iter().fold(self.start, |position, mv| position.play_unchecked(mv))
    }

    /// A game with this opening played.
    pub fn game(&self, rulebook: Rulebook, conditions: Conditions) -> Result<Game, Refusal> {
        let conditions = Conditions { balloted: true, ..conditions };
        let mut game = Game::from_position(rulebook, conditions, self.start)?;
        for mv in &self.moves {
            game.apply(Fact::Move(*mv))?;
        }
        Ok(game)
    }
}

/// A dated table of openings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BallotTable {
    /// What it is.
    pub title: String,
    /// Where it comes from.
    pub source: String,
    /// The month it is of.
    pub date: String,
    /// The openings in order.
    pub openings: Vec<Opening>,
}

impl BallotTable {
    /// The names of the embedded tables.
    pub fn names() -> impl Iterator<Item = &'static str> {
        TABLES.iter().map(|(name, _)| *name)
    }

    /// An embedded table, for a variant it is made for.
    pub fn named(name: &str, variant: Variant) -> Result<BallotTable, TableError> {
        let found = TABLES.iter().find(|(known, _)| *known == name);
        let (_, text) = found.ok_or_else(|| TableError::UnknownTable {
            name: name.to_owned(),
            known: BallotTable::names().collect::<Vec<_>>().join(", "),
        })?;
        BallotTable::read(text, variant)
    }

    /// The openings that are drawn.
    pub fn drawn(&self) -> impl Iterator<Item = &Opening> {
        self.openings.iter().filter(|opening| opening.in_set)
    }

    /// The opening that a seed draws: every opening of the set is equally likely over all seeds.
    ///
    /// None where there is nothing to draw from.
    pub fn draw(&self, seed: u64) -> Option<&Opening> {
        let set: Vec<&Opening> = self.drawn().collect();
        (!set.is_empty()).then(|| set[Lots::new(seed).place(set.len())])
    }
}
