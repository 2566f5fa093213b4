//! Rules, notation, game files and the engine for browsers and JavaScript.
//!
//! Everything is asked in JSON and answered in JSON ([`Damier::answer`]); `abi.rs` carries the texts between the two
//! memories. What is refused is `{"error": …}` with the sentence and, where a code forbids it, the clause.
//!
//! | file | question |
//! | --- | --- |
//! | `ask.rs` | what can be asked? |
//! | `position.rs` | a position after some moves, and whether the game has ended there |
//! | `files.rs` | game files, read and written |
//! | `diagram.rs` | a board, drawn |
//! | `search.rs` | what the engine finds |
//! | `abi.rs` | how a text comes in and goes out |
//!
//! ```
//! use damier_wasm::Damier;
//!
//! let mut damier = Damier::new(|| std::time::Duration::ZERO);
//! let asked = r#"{"do": "position", "rulebook": "ua2023-russian", "moves": ["c3-d4"]}"#;
//! let told: serde_json::Value = serde_json::from_str(&damier.answer(asked, &mut |_| true))?;
//! assert_eq!(told["turn"], "black");
//!
//! let asked = r#"{"do": "position", "rulebook": "ua2023-russian", "moves": ["c3-e5"]}"#;
//! let told: serde_json::Value = serde_json::from_str(&damier.answer(asked, &mut |_| true))?;
//! assert_eq!(told["error"]["clause"], "UA-VI.Move.5");
//! # Ok::<(), serde_json::Error>(())
//! ```

#[cfg(target_family = "wasm")]
mod abi;
mod ask;
mod diagram;
mod files;
mod position;
mod search;

use std::sync::Arc;
use std::time::Duration;

use damier_engine::Network;
use damier_live::Refused;
use damier_rules::{Identity, Rulebook, Variant, perft};
use serde_json::{Value, json};

use ask::{Ask, Place};
use search::Thinker;

/// No question is longer.
pub const LONGEST_QUESTION: usize = 4 << 20;

/// A count that goes deeper takes longer than anybody waits.
const DEEPEST_COUNT: u32 = 12;

/// What a program holds: weights that were handed over, and the engine with what it remembers.
pub struct Damier {
    thinker: Thinker,
}

/// Why something is not answered.
#[derive(Debug, thiserror::Error)]
enum Fault {
    #[error("a question has at most {LONGEST_QUESTION} bytes, this one has {0}")]
    TooLong(usize),
    #[error("this cannot be read: {0}")]
    NotRead(#[from] serde_json::Error),
    #[error("after {ply} half-moves: {why}")]
    Refused { ply: usize, why: Refused },
    #[error("a game has at most {most} half-moves here, this one has {found}")]
    TooManyMoves { most: usize, found: usize },
    #[error("counts go from depth 0 to {DEEPEST_COUNT}, so {0} is none")]
    Depth(u32),
    #[error(transparent)]
    Level(#[from] damier_engine::NoSuchLevel),
    #[error("say how long to think: a level from 1 to 10, or depth, nodes or milliseconds")]
    NoLimit,
    #[error(transparent)]
    Theme(#[from] damier_diagram::UnknownTheme),
    #[error(transparent)]
    File(#[from] std::io::Error),
    #[error("this is not a file of weights")]
    NotWeights,
    #[error(transparent)]
    Weights(#[from] damier_engine::WeightsFault),
}

impl Fault {
    /// The clause of the code that forbids it.
    fn clause(&self) -> Option<&'static str> {
        match self {
            Fault::Refused { why: Refused::Illegal { clause, .. }, .. } => *clause,
            _ => None,
        }
    }

    fn json(&self) -> Value {
        let what = match self {
            Fault::Refused { why, .. } => serde_json::to_value(why).ok(),
            _ => None,
        };
        json!({ "error": { "why": self.to_string(), "clause": self.clause(), "what": what } })
    }
}

impl Damier {
    /// Knows the rules; the engine counts by hand until it gets [weights](Damier::weights). The clock tells how much
    /// time has passed since some moment that stays the same.
    pub fn new(clock: fn() -> Duration) -> Damier {
        Damier { thinker: Thinker::new(clock) }
    }

    /// Takes the weights of a game, as their file has them, and tells of which.
    pub fn weights(&mut self, bytes: &[u8]) -> String {
        let read = || -> Result<Network, Fault> {
            let name = bytes.get(8..24).ok_or(Fault::NotWeights)?;
            let name = String::from_utf8_lossy(name).trim_end_matches('\0').to_owned();
            let variant: Variant = name.parse().map_err(|_| Fault::NotWeights)?;
            Ok(Network::read(variant, bytes)?)
        };
        match read() {
            Ok(network) => {
                let variant = network.variant();
                self.thinker.learn(&Arc::new(network));
                json!({ "variant": variant.name() }).to_string()
            }
            Err(fault) => fault.json().to_string(),
        }
    }

    /// Answers a question. `report` is called with what a search knows after every depth; when it answers `false`,
    /// the search stops with what it has.
    pub fn answer(&mut self, question: &str, report: &mut dyn FnMut(&str) -> bool) -> String {
        match self.decide(question, report) {
            Ok(value) => value.to_string(),
            Err(fault) => fault.json().to_string(),
        }
    }

    fn decide(&mut self, question: &str, report: &mut dyn FnMut(&str) -> bool) -> Result<Value, Fault> {
        if question.len() > LONGEST_QUESTION {
            return Err(Fault::TooLong(question.len()));
        }
        match serde_json::from_str(question)? {
            Ask::Games => Ok(games()),
            Ask::Position(place) => position::json(&place),
            Ask::Perft { place, depth } => count(&place, depth),
            Ask::ReadPdn { text } => files::read(&text),
            Ask::WritePdn { place, tags, result } => files::write(&place, &tags, result.as_deref()),
            Ask::Diagram { place, look } => diagram::drawn(&place, &look),
            Ask::Search { place, terms } => self.thinker.search(&place, &terms, report),
        }
    }
}

/// The games and their rulebooks, the usual one first.
fn games() -> Value {
    let all = Rulebook::all();
    let books = |variant: Variant| {
        let usual = Rulebook::usual(variant).name;
        let others = all.iter().filter(|book| book.variant == variant && book.name != usual);
        std::iter::once(usual).chain(others.map(|book| book.name)).collect::<Vec<_>>()
    };
    let game = |variant: &Variant| json!({ "variant": variant.name(), "rulebooks": books(*variant) });
    json!({ "games": Variant::ALL.iter().map(game).collect::<Vec<_>>(), "levels": 10 })
}

/// The positions after so many half-moves, counted.
fn count(place: &Place, depth: u32) -> Result<Value, Fault> {
    if depth > DEEPEST_COUNT {
        return Err(Fault::Depth(depth));
    }
    let trial = place.trial()?;
    Ok(json!({ "nodes": perft(trial.position(), depth, Identity::Outcome) }))
}
