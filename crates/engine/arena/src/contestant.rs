//! A player as somebody types it.
//!
//! | text | player |
//! | --- | --- |
//! | `self` | our engine |
//! | `self:nodes=20000,hash=16,threads=1` | our engine with its own limits and settings |
//! | `self:level=3` | our engine at a level of `damier play`, with the limits of the level |
//! | `self:hand` | our engine with the evaluation made by hand |
//! | `self:weights=FILE` | our engine with other weights |
//! | `self:tables=DIR`, `self:tables=none` | our engine with other endgame tables than the usual ones |
//! | `hub:./scan hub` | a program that speaks Hub on its pipes |
//! | `dxp:localhost:27531` | a program that listens for DXP |

use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use damier_engine::{Evaluation, Level, Network, Options, Probe};
use damier_rules::Variant;
use damier_tables::Wanted;

use crate::pace::Pace;
use crate::player::{AnyPlayer, DxpPlayer, Failure, HubPlayer, OwnPlayer};
use crate::run::Match;

/// The hash table of our engine in a match, if nothing else is said.
const HASH: usize = 16 << 20;

/// A player that has been described but not seated.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Contestant {
    /// What it is called.
    pub name: String,
    /// Limits of its own.
    pub pace: Pace,
    kind: Kind,
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum Kind {
    Own { hash: usize, threads: usize, weights: Weights, level: Level, tables: Wanted },
    Hub(Vec<String>),
    Dxp(String),
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum Weights {
    Learnt,
    Hand,
    File(String),
}

/// Why a text describes no player.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BadContestant {
    /// It begins with something else.
    #[error("a player is self, self:OPTION,…, hub:COMMAND or dxp:HOST:PORT, not \"{0}\"")]
    Unknown(String),
    /// Our engine has no such option.
    #[error(
        "our engine has no option \"{0}\"; there are nodes, depth, time, hash, threads, level, weights, hand, \
         tables and name"
    )]
    Option(String),
    /// An option has a value that cannot be used.
    #[error("\"{option}\" needs {expected}")]
    Value {
        /// The option as typed.
        option: String,
        /// What it needs.
        expected: &'static str,
    },
    #[error("after hub: a program is expected, as in \"hub:./scan hub\"")]
    NoProgram,
    /// A quote that does not end.
    #[error("a quote in \"{0}\" is never closed")]
    OpenQuote(String),
    #[error("after dxp: a computer and a port are expected, as in dxp:localhost:27531, not \"{0}\"")]
    NoPort(String),
}

impl FromStr for Contestant {
    type Err = BadContestant;

    fn from_str(text: &str) -> Result<Contestant, BadContestant> {
        let (kind, rest) = text.split_once(':').unwrap_or((text, ""));
        let pace = Pace::default();
        match kind {
            "self" => own(text, rest),
            "hub" => {
                let command = words(rest)?;
                let name = command.first().ok_or(BadContestant::NoProgram)?;
                let name = name.rsplit('/').next().unwrap_or(name).to_owned();
                Ok(Contestant { name, pace, kind: Kind::Hub(command) })
            }
            "dxp" => {
                let port = rest.rsplit_once(':').filter(|(host, _)| !host.is_empty());
                if port.is_none_or(|(_, port)| port.parse::<u16>().is_err()) {
                    return Err(BadContestant::NoPort(rest.to_owned()));
                }
                Ok(Contestant { name: text.to_owned(), pace, kind: Kind::Dxp(rest.to_owned()) })
            }
            _ => Err(BadContestant::Unknown(text.to_owned())),
        }
    }
}

impl Contestant {
    /// Whether only one game at a time can be played against it.
    pub fn plays_alone(&self) -> bool {
        matches!(self.kind, Kind::Dxp(_))
    }

    /// Whether it can play a variant at all, as far as that is known.
    pub fn can_play(&self, variant: Variant) -> bool {
        variant == Variant::International || !self.plays_alone()
    }

    /// Seats the player at a table of a match.
    pub fn seat(&self, plan: &Match) -> Result<Box<AnyPlayer>, Failure> {
        let Match { variant, parameters, patience, ponder, .. } = plan;
        Ok(match &self.kind {
            Kind::Own { hash, threads, weights, level, tables } => {
                let evaluation = weights.read(*variant)?;
                let tables = match tables {
                    Wanted::Usual => plan.tables.clone(),
                    named => named.open(None, *variant)?,
                };
                let tables = tables.map(|tables| tables as Arc<dyn Probe>);
                let (hash, threads) = (*hash, *threads);
                let options = Options { hash, threads, evaluation, tables, ..Options::default() };
                Box::new(OwnPlayer::new(*variant, &options, *level).pondering(*ponder))
            }
            Kind::Hub(command) => {
                let mut parameters = parameters.clone();
                if *ponder {
                    parameters.push(("ponder".to_owned(), "true".to_owned()));
                }
                Box::new(HubPlayer::start(command, *variant, &parameters, *patience)?.pondering(*ponder))
            }
            Kind::Dxp(address) => Box::new(DxpPlayer::connect(address, *patience)?),
        })
    }
}

impl Weights {
    fn read(&self, variant: Variant) -> Result<Evaluation, Failure> {
        let file = match self {
            Weights::Learnt => return Ok(Evaluation::Learnt),
            Weights::Hand => return Ok(Evaluation::Hand),
            Weights::File(file) => file,
        };
        let bad = |why: String| Failure::Weights { file: file.clone(), why };
        let bytes = std::fs::read(file).map_err(|error| bad(error.to_string()))?;
        let network = Network::read(variant, &bytes).map_err(|fault| bad(fault.to_string()))?;
        Ok(Evaluation::Network(Arc::new(network)))
    }
}

/// Our engine with its options.
fn own(text: &str, options: &str) -> Result<Contestant, BadContestant> {
    let mut name = text.to_owned();
    let mut pace = Pace::default();
    let (mut hash, mut threads, mut weights) = (HASH, 1, Weights::Learnt);
    let (mut level, mut tables) = (Level::FULL, Wanted::Usual);
    for option in options.split(',').filter(|option| !option.is_empty()) {
        let (key, value) = option.split_once('=').unwrap_or((option, ""));
        let bad = |expected| BadContestant::Value { option: option.to_owned(), expected };
        let whole = |most: u64| {
            let number = value.parse::<u64>().ok().filter(|number| (1..=most).contains(number));
            number.ok_or_else(|| bad("a whole number above 0"))
        };
        match key {
            "nodes" => pace.nodes = Some(whole(u64::MAX)?),
            "depth" => pace.depth = Some(whole(1_000)? as u32),
            "hash" => hash = (whole(1 << 16)? as usize) << 20,
            "threads" => threads = whole(256)? as usize,
            "level" => {
                let number = u8::try_from(whole(u64::MAX)?).unwrap_or(u8::MAX);
                level = Level::new(number).map_err(|_| bad("a level from 1 to 10"))?;
            }
            "time" => {
                let seconds = value.parse().ok().and_then(|time| Duration::try_from_secs_f64(time).ok());
                pace.move_time = Some(seconds.ok_or_else(|| bad("a time in seconds"))?);
            }
            "weights" if !value.is_empty() => weights = Weights::File(value.to_owned()),
            "weights" => return Err(bad("a file")),
            "tables" if value.is_empty() => return Err(bad("a folder, usual or none")),
            "tables" => tables = wanted(value),
            "name" if !value.is_empty() => name = value.to_owned(),
            "name" => return Err(bad("a name")),
            "hand" => weights = Weights::Hand,
            _ => return Err(BadContestant::Option(option.to_owned())),
        }
    }
    let limits = level.limits();
    let pace = pace.or(&Pace { depth: limits.depth, nodes: limits.nodes, ..Pace::default() });
    Ok(Contestant { name, pace, kind: Kind::Own { hash, threads, weights, level, tables } })
}

/// Which tables are meant by a text; every text means some.
fn wanted(text: &str) -> Wanted {
    let Ok(wanted) = text.parse();
    wanted
}

/// The words of a command line; quotes of either kind keep blanks together.
fn words(text: &str) -> Result<Vec<String>, BadContestant> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    for c in text.chars() {
        match (quote, c) {
            (Some(open), c) if c == open => quote = None,
            (Some(_), c) => word.get_or_insert_default().push(c),
            (None, '"' | '\'') => {
                quote = Some(c);
                word.get_or_insert_default();
            }
            (None, c) if c.is_whitespace() => words.extend(word.take()),
            (None, c) => word.get_or_insert_default().push(c),
        }
    }
    words.extend(word);
    if quote.is_some() { Err(BadContestant::OpenQuote(text.to_owned())) } else { Ok(words) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_read() {
        let own: Contestant = "self:nodes=20000,hand,hash=8,tables=none".parse().unwrap();
        assert_eq!(own.pace.nodes, Some(20_000));
        let (threads, weights, level, tables) = (1, Weights::Hand, Level::FULL, Wanted::None);
        assert_eq!(own.kind, Kind::Own { hash: 8 << 20, threads, weights, level, tables });
        let third: Contestant = "self:level=3".parse().unwrap();
        assert_eq!((third.pace.depth, third.pace.nodes), (Some(3), Some(2_000)));
        assert_eq!("self:level=10".parse::<Contestant>().unwrap().pace, Pace::default());
        let hub: Contestant = "hub:/opt/scan/scan hub \"a b\" ''".parse().unwrap();
        let words = ["/opt/scan/scan", "hub", "a b", ""].map(str::to_owned).to_vec();
        assert_eq!((hub.name.as_str(), hub.kind), ("scan", Kind::Hub(words)));
        let dxp: Contestant = "dxp:localhost:27531".parse().unwrap();
        assert!(dxp.plays_alone() && !dxp.can_play(Variant::Russian));
        assert_eq!("self:name=old".parse::<Contestant>().unwrap().name, "old");
    }

    #[test]
    fn what_is_no_player_is_told() {
        let told = |text: &str| text.parse::<Contestant>().unwrap_err().to_string();
        assert!(told("scan").contains("not \"scan\""));
        assert!(told("self:speed=3").contains("no option \"speed=3\""));
        assert_eq!(told("self:nodes=many"), "\"nodes=many\" needs a whole number above 0");
        assert_eq!(told("self:level=11"), "\"level=11\" needs a level from 1 to 10");
        assert_eq!(told("self:time=-1"), "\"time=-1\" needs a time in seconds");
        assert_eq!(told("self:tables="), "\"tables=\" needs a folder, usual or none");
        assert!(told("hub:").contains("a program is expected"));
        assert!(told("hub:'x").contains("never closed"));
        assert!(told("dxp:localhost").contains("a port"));
        assert!(told("dxp:localhost:99999").contains("a port"));
    }
}
