//! The parameters of our engine.

use damier_engine::Options;
use damier_rules::Variant;

use super::{Line, TablesFolder, variant_name, variant_named};

/// The largest hash table, in MiB.
const MOST_HASH: usize = 1 << 16;

/// The most threads.
const MOST_THREADS: usize = 256;

/// The most lines of a search.
const MOST_LINES: usize = 100;

/// How the engine is set up, by parameters.
#[derive(Debug, Clone)]
pub struct Settings {
    /// The variant that is played from the next position on.
    pub variant: Variant,
    /// Best moves that are told.
    pub lines: usize,
    /// Whether the program that shows the game may let the engine ponder.
    pub ponder: bool,
    /// The folder of endgame tables, where somebody can open them.
    pub tables: Option<TablesFolder>,
    /// Threads, hash and whatever else the engine is told at its start.
    pub options: Options,
}

impl Default for Settings {
    fn default() -> Settings {
        let options = Options::default();
        Settings { variant: Variant::International, lines: 1, ponder: true, tables: None, options }
    }
}

/// A parameter that cannot be set.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BadParameter {
    /// There is none of this name.
    #[error("there is no parameter {name}; there are {known}")]
    Unknown {
        /// What was said.
        name: String,
        /// The parameters that there are.
        known: String,
    },
    /// Not one of its values.
    #[error("parameter {name} cannot be \"{value}\"; it is {expected}")]
    Value {
        /// The name of the parameter as it was sent.
        name: String,
        /// What was said.
        value: String,
        /// What it can be.
        expected: String,
    },
    /// The folder of tables cannot be used.
    #[error("parameter tables-dir cannot be set: {0}")]
    Tables(String),
    /// The line does not say which parameter.
    #[error("set-param needs name=... and value=...")]
    Incomplete,
}

impl Settings {
    /// The lines `param` that tell of all parameters.
    pub fn lines(&self) -> Vec<String> {
        let names = Variant::ALL.map(variant_name).join(" ");
        let variant = parameter("variant", variant_name(self.variant), "enum").with("values", names);
        let whole = |name, value: usize, most: usize| {
            parameter(name, value, "int").with("min", 1).with("max", most).to_string()
        };
        let mut lines = vec![
            variant.to_string(),
            whole("hash", self.hash_in_mib(), MOST_HASH),
            whole("threads", self.options.threads, MOST_THREADS),
            whole("lines", self.lines, MOST_LINES),
            parameter("ponder", self.ponder, "bool").to_string(),
        ];
        lines.extend(
            self.tables.as_ref().map(|own| parameter("tables-dir", &own.folder, "string").to_string()),
        );
        lines
    }

    /// Opens the tables of the variant, unless that was done since either changed; what is wrong with them is
    /// told once, and the engine does without.
    pub(super) fn open_tables(&mut self) -> Result<(), String> {
        let Some(opened) = self.tables.as_mut().and_then(|own| own.open(self.variant)) else { return Ok(()) };
        self.options.tables = None;
        self.options.tables = opened?;
        Ok(())
    }

    fn hash_in_mib(&self) -> usize {
        (self.options.hash >> 20).max(1)
    }

    /// Sets a parameter as a line `set-param` says; the name of the parameter if all is well.
    pub fn set(&mut self, line: &Line) -> Result<&'static str, BadParameter> {
        // An argument without an equals sign has the empty value.
        let value = line.value("value").or(line.has("value").then_some(""));
        let (Some(name), Some(value)) = (line.value("name"), value) else {
            return Err(BadParameter::Incomplete);
        };
        let bad = |expected: String| {
            let (name, value) = (name.to_owned(), value.to_owned());
            BadParameter::Value { name, value, expected }
        };
        let whole = |most: usize| {
            let number = value.parse().ok().filter(|number| (1..=most).contains(number));
            number.ok_or_else(|| bad(format!("a whole number from 1 to {most}")))
        };
        match name {
            "variant" => {
                let names = || format!("one of {}", Variant::ALL.map(variant_name).join(" "));
                self.variant = variant_named(value).ok_or_else(|| bad(names()))?;
                Ok("variant")
            }
            "hash" => {
                self.options.hash = whole(MOST_HASH)? << 20;
                Ok("hash")
            }
            "threads" => {
                self.options.threads = whole(MOST_THREADS)?;
                Ok("threads")
            }
            "lines" => {
                self.lines = whole(MOST_LINES)?;
                Ok("lines")
            }
            "ponder" => {
                self.ponder = value.parse().map_err(|_| bad("true or false".to_owned()))?;
                Ok("ponder")
            }
            _ => match &mut self.tables {
                Some(tables) if name == "tables-dir" => {
                    tables.set(value).map_err(BadParameter::Tables)?;
                    Ok("tables-dir")
                }
                tables => {
                    let last = if tables.is_some() { ", ponder and tables-dir" } else { " and ponder" };
                    let known = format!("variant, hash, threads, lines{last}");
                    Err(BadParameter::Unknown { name: name.to_owned(), known })
                }
            },
        }
    }
}

fn parameter(name: &str, value: impl std::fmt::Display, kind: &str) -> Line {
    Line::new("param").with("name", name).with("value", value).with("type", kind)
}
