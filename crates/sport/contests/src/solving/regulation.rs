//! The regulation of a contest of solving (UA-VIII.Solve.3, UA13-VI.7.2.1, COL-5.6.3a).

use damier_compose::Code;
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use crate::Refused;
use crate::code_text;
use crate::composing::Level;
use crate::items::{Item, Missing, Texts, check_stated, is_told, solving_items};

/// What the organiser lays down before the contest.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Regulation {
    /// The name of the contest.
    pub name: String,
    #[serde(with = "code_text::code")]
    pub code: Code,
    /// Whether it determines champions (UA-VIII.Solve.1.2).
    #[serde(default)]
    pub championship: bool,
    /// How far it reaches.
    #[serde(default)]
    pub level: Level,
    /// How solvers take part.
    #[serde(default)]
    pub form: Form,
    /// The time allotted in minutes, where solvers meet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub minutes: Option<u32>,
    /// The last day for sending solutions, by correspondence.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub closing: Option<Date>,
    /// Protests are taken so many minutes after the publication of results; without a number until they are
    /// approved (UA-VIII.SolveJudge.5).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub protest_minutes: Option<u32>,
    /// What parts solvers with equal points, in order.
    #[serde(default)]
    pub ties: Vec<TieBreak>,
    /// Teams are ranked by the sum of so many of their best results; without a number they are not ranked
    /// (UA-VIII.Solve.1, COL-5.6.6).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub team_best: Option<u16>,
    /// Staff of the newspaper or magazine that holds the contest, who may not take part (UA13-VI.5.6.5/a,
    /// COL-5.5.5f).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub staff: Vec<String>,
    /// The compulsory points that are told in words, by their names.
    #[serde(default, skip_serializing_if = "Texts::is_empty")]
    pub texts: Texts,
}

/// How solvers take part (UA13-VI.7.2, UA-VIII.Solve.1.2, COL-5.6.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Form {
    /// In one room, or online in one session.
    #[default]
    InPerson,
    Correspondence,
}

impl Form {
    /// All of them.
    pub const ALL: [Form; 2] = [Form::InPerson, Form::Correspondence];
}

/// What parts solvers with equal points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TieBreak {
    /// More positions solved with all their points.
    FullSolutions,
    /// More points for completeness.
    Completeness,
    /// Less time used.
    Time,
}

impl TieBreak {
    /// All of them.
    pub const ALL: [TieBreak; 3] = [TieBreak::FullSolutions, TieBreak::Completeness, TieBreak::Time];
}

impl Regulation {
    /// What the code demands and the regulation does not state.
    pub fn missing(&self) -> Vec<Missing> {
        let by_post = self.form == Form::Correspondence;
        let lacks = |item: Item| match item {
            Item::Time => self.minutes.is_none(),
            other => !is_told(&self.texts, other),
        };
        let items = solving_items(self.code, by_post).iter().filter(|(item, _)| lacks(*item));
        let mut missing: Vec<Missing> = items.map(|(item, clause)| Missing { item: *item, clause }).collect();
        let term = match by_post {
            true => self.closing.is_none().then_some(Item::Address),
            false => self.minutes.is_none().then_some(Item::Time),
        };
        if let Some(item) = term.filter(|item| missing.iter().all(|one| one.item != *item)) {
            let clause =
                solving_items(self.code, by_post).first().map_or("UA-VIII.Solve.3", |(_, clause)| clause);
            missing.push(Missing { item, clause });
        }
        missing
    }

    /// Whether solutions can still be sent: a closing date that has passed is a slip of whoever wrote it.
    pub(super) fn still_open(&self, on: Date) -> Result<(), Refused> {
        self.check()?;
        match self.closing.filter(|closing| *closing < on) {
            Some(closing) => Err(Refused::ClosingPassed { closing, on }),
            None => Ok(()),
        }
    }

    pub(crate) fn check(&self) -> Result<(), Refused> {
        check_stated(&self.name, self.missing(), &self.texts)?;
        if self.championship && self.code == Code::Ukraine2023 && self.form == Form::Correspondence {
            return Err(Refused::ChampionshipByPost { clauses: &["UA-VIII.Solve.1.2"] });
        }
        Ok(())
    }
}
