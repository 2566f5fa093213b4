//! What somebody does at a contest of solving, in his own name and in nobody else's.

use damier_contests::solving::{Fact, PositionEntry, Solving};
use damier_contests::{Identity, Journal, Office, PositionId, Refused, SolverId};
use serde::Deserialize;

use super::super::acting::People;
use super::super::form::{Text, given, several, typed};
use super::super::{official, solver_of};
use super::answer::written;

/// What somebody does.
#[derive(Debug, Clone, Deserialize)]
#[serde(tag = "act", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Act {
    /// Gives somebody an office.
    Appoint {
        /// His account; where none is given, the name is that of the account.
        #[serde(default)]
        account: Text,
        /// His name on papers; where none is given, that of the account.
        #[serde(default)]
        name: Text,
        #[serde(deserialize_with = "given")]
        office: Office,
    },
    /// Takes it away again.
    Relieve { name: Text, text: Text },
    /// Puts a composition of the register into the set.
    Set { problem: Text },
    /// Puts a position into the set.
    Put(Wanted),
    /// Takes a position out.
    Drop {
        #[serde(deserialize_with = "given")]
        position: u32,
    },
    /// Approves the set with all its points.
    ApproveSet,
    /// Takes part.
    Enter {
        /// His name on papers; where none is given, that of the account.
        #[serde(default)]
        name: Text,
        /// City, region or country.
        #[serde(default)]
        place: Text,
        #[serde(default)]
        team: Text,
    },
    /// Starts the clock.
    Start,
    /// Answers a position.
    Answer {
        #[serde(deserialize_with = "given")]
        position: u32,
        text: Text,
    },
    /// Hands in.
    HandIn,
    /// Says what of an answer counts.
    Judge {
        #[serde(deserialize_with = "given")]
        solver: u32,
        #[serde(deserialize_with = "given")]
        position: u32,
        #[serde(default, deserialize_with = "several")]
        tick: Vec<usize>,
        #[serde(default)]
        remark: Text,
    },
    /// Publishes the results.
    Publish,
    /// Protests against points.
    Protest {
        #[serde(deserialize_with = "given")]
        position: u32,
        text: Text,
    },
    /// Rules on a protest.
    Rule {
        #[serde(deserialize_with = "given")]
        protest: u32,
        #[serde(default, deserialize_with = "typed")]
        upheld: Option<bool>,
        text: Text,
        #[serde(default, deserialize_with = "several")]
        tick: Vec<usize>,
    },
    /// Approves the results.
    Approve,
}

/// A position for the set, as it is typed.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wanted {
    pub(super) variant: Text,
    #[serde(alias = "position")]
    pub(super) fen: Text,
    #[serde(default)]
    pub(super) task: Text,
    #[serde(default)]
    pub(super) code: Text,
    pub(super) solution: Text,
}

impl Act {
    /// The name of the account that it speaks of, if it speaks of one.
    pub fn account(&self) -> Option<&str> {
        match self {
            Act::Appoint { account, name, .. } => {
                Some(if account.0.is_empty() { &name.0 } else { &account.0 })
            }
            _ => None,
        }
    }

    /// The fact that it is, said at the contest as it stands. `set` is the position that was found for it.
    pub fn fact(
        &self,
        journal: &Journal<Solving>,
        people: &People<'_>,
        set: Option<&PositionEntry>,
    ) -> Result<Fact, Refused> {
        let (contest, by) = (journal.state(), people.by);
        let solver = || solver_of(contest, by.id).ok_or(Refused::NoAuthor);
        Ok(match self {
            Act::Appoint { name, office, .. } => {
                Fact::Appointed(official(&contest.panel, people.meant(), name, *office, Vec::new()))
            }
            Act::Relieve { name, text } => Fact::Relieved { name: name.0.clone(), reason: text.0.clone() },
            Act::Set { .. } | Act::Put(_) => {
                Fact::PositionSet(Box::new(set.cloned().ok_or(Refused::NoText)?))
            }
            Act::Drop { position } => Fact::PositionDropped { position: PositionId(*position) },
            Act::ApproveSet => Fact::SetApproved,
            Act::Enter { name: printed, place, team } => Fact::SolverEntered {
                name: printed.some().unwrap_or_else(|| by.name.to_string()),
                team: team.some(),
                account: Some(Identity::Account(by.id.0)),
                place: place.some(),
            },
            Act::Start => Fact::Started,
            Act::Answer { position, text } => {
                let position = PositionId(*position);
                let text = written(contest, position, &text.0)?;
                Fact::Answered { solver: solver()?, position, text }
            }
            Act::HandIn => Fact::HandedIn { solver: solver()? },
            Act::Judge { solver, position, tick, remark } => Fact::Judged {
                solver: SolverId(*solver),
                position: PositionId(*position),
                ticks: tick.clone(),
                remark: remark.0.clone(),
            },
            Act::Publish => Fact::ResultsPublished,
            Act::Protest { position, text } => {
                Fact::Protested { solver: solver()?, position: PositionId(*position), text: text.0.clone() }
            }
            Act::Rule { protest, upheld, text, tick } => {
                let upheld = upheld.unwrap_or_default();
                let ticks = upheld.then(|| tick.clone());
                Fact::ProtestRuled { protest: *protest, upheld, ruling: text.0.clone(), ticks }
            }
            Act::Approve => Fact::Approved,
        })
    }
}
