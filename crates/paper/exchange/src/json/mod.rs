//! A whole event as JSON: the facts, from which it is made again, and what follows from them for readers.
//!
//! ```text
//! { "format": "damier-event", "version": 1,
//!   "facts":  [ every fact with its place, moment and speaker ],
//!   "games":  [ { "game": …, "pdn": "…" } ],
//!   "papers": [ names of papers that can be printed ],
//!   "shows":  { name, players, teams, stages with rounds, results and standings } }
//! ```
//!
//! [`import`] reads `facts` and `games` only: `shows` is there so that another program need not know the
//! codes to print a table. `docs/json.md` describes every field; its example is tested.
//!
//! ```
//! use damier_compete::event::Event;
//! use damier_exchange::json::{Extras, export, import};
//!
//! let event = Event::new();
//! let text = export(&event, &Extras::default());
//! assert_eq!(import(&text).map(|read| read.event), Ok(event));
//! ```

mod shows;

pub use shows::{ShownEntrant, ShownGame, ShownPair, ShownPlayer, ShownRound, ShownStage, ShownTeam, Shows};

use damier_compete::event::{Entry, Event, GameKey, Refused};
use serde::{Deserialize, Serialize};

/// What the files call themselves.
const FORMAT: &str = "damier-event";
/// The version of the format that is written. Readers take it and all before it.
pub const VERSION: u32 = 1;

/// What an export holds besides the event.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Extras {
    /// The games that are attached to results.
    pub games: Vec<AttachedGame>,
    /// The names of papers that can be printed.
    pub papers: Vec<String>,
}

/// A game attached to a result.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AttachedGame {
    pub game: GameKey,
    pub pdn: String,
}

/// The file as it is written.
#[derive(Serialize)]
struct Written<'a> {
    format: &'static str,
    version: u32,
    facts: &'a [Entry],
    games: &'a [AttachedGame],
    papers: &'a [String],
    shows: Shows,
}

/// The file as it is read.
#[derive(Deserialize)]
struct Read {
    facts: Vec<Entry>,
    #[serde(default)]
    games: Vec<AttachedGame>,
}

/// What is looked at first.
#[derive(Deserialize)]
struct Heading {
    format: String,
    version: u32,
}

/// The event with all its facts, as indented text.
pub fn export(event: &Event, extras: &Extras) -> String {
    let written = Written {
        format: FORMAT,
        version: VERSION,
        facts: event.entries(),
        games: &extras.games,
        papers: &extras.papers,
        shows: Shows::of(event.state()),
    };
    let mut text =
        serde_json::to_string_pretty(&written).expect("keys are texts and nothing fails in memory");
    text.push('\n');
    text
}

/// What a file holds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Imported {
    /// The event, fact by fact as it was.
    pub event: Event,
    /// The games that were attached to it.
    pub games: Vec<AttachedGame>,
}

/// Why a file cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum JsonFault {
    /// No JSON, or not of this shape.
    #[error("line {line}, column {column}: {why}")]
    Shape {
        /// The line, from 1.
        line: usize,
        column: usize,
        /// What the reader says.
        why: String,
    },
    #[error("this is no event: its format is \"{format}\", not \"{expected}\"")]
    Format {
        format: String,
        /// What events call themselves.
        expected: &'static str,
    },
    /// From a later program.
    #[error("the file is of version {version}; this program reads up to version {newest}")]
    Version {
        version: u32,
        /// The newest that is read.
        newest: u32,
    },
    /// A fact that cannot be.
    #[error("fact {seq} is not accepted: {why}")]
    Fact { seq: u32, why: Box<Refused> },
}

impl From<serde_json::Error> for JsonFault {
    fn from(error: serde_json::Error) -> JsonFault {
        let (line, column) = (error.line(), error.column());
        let text = error.to_string();
        let why = text.strip_suffix(&format!(" at line {line} column {column}")).unwrap_or(&text).to_owned();
        JsonFault::Shape { line, column, why }
    }
}

/// Reads an event back from its facts.
pub fn import(text: &str) -> Result<Imported, JsonFault> {
    let heading: Heading = serde_json::from_str(text)?;
    if heading.format != FORMAT {
        return Err(JsonFault::Format {
            format: heading.format.chars().take(40).collect(),
            expected: FORMAT,
        });
    }
    if heading.version > VERSION {
        return Err(JsonFault::Version { version: heading.version, newest: VERSION });
    }
    let read: Read = serde_json::from_str(text)?;
    let event =
        Event::replay(read.facts).map_err(|(seq, why)| JsonFault::Fact { seq, why: Box::new(why) })?;
    Ok(Imported { event, games: read.games })
}
