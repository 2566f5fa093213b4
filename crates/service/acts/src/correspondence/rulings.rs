//! What an arbiter or the organising body decides.

use damier_correspondence::{Fact, Leaving, Measure, Refused, Sanction, SanctionBy, Side};
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use super::{Decided, Draft, Refusal, long, score};
use crate::typed;

/// Rule on a claim.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Rule {
    /// Whether it is upheld.
    pub upheld: bool,
    /// From when the count begins anew.
    pub count_from: Option<Date>,
}

impl Rule {
    pub(super) fn decide(&self, draft: &Draft<'_>) -> Decided {
        Ok((Fact::Ruled { upheld: self.upheld, count_from: self.count_from }, draft.today()))
    }
}

/// Answer a question or a complaint.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Answer {
    /// The number of its entry.
    pub number: usize,
    /// Whether the player was right.
    pub upheld: bool,
    pub text: String,
}

impl Answer {
    pub(super) fn decide(&self, draft: &Draft<'_>) -> Decided {
        let (number, upheld, decision) = (self.number, self.upheld, long(&self.text));
        Ok((Fact::Answered { number, upheld, decision }, draft.today()))
    }
}

/// Decide on an appeal, for good.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct RuleAppeal {
    /// The number of its entry.
    pub number: usize,
    /// Whether the player was right.
    pub upheld: bool,
    pub text: String,
}

impl RuleAppeal {
    pub(super) fn decide(&self, draft: &Draft<'_>) -> Decided {
        not_against_himself(draft, self.number)?;
        let (number, upheld, decision) = (self.number, self.upheld, long(&self.text));
        Ok((Fact::AppealRuled { number, upheld, decision }, draft.today()))
    }
}

/// Nobody decides on an appeal against his own decision; where the appeal names none, against any.
fn not_against_himself(draft: &Draft<'_>, appeal: usize) -> Result<(), Refusal> {
    let about = draft.game.disputes().iter().find(|own| own.number == appeal).and_then(|own| own.about);
    let his = |number: usize| draft.actor.entered.contains(&number);
    let decided = match about {
        Some(number) => his(number),
        None => draft.game.decisions().any(|(number, _)| his(number)),
    };
    if !decided {
        return Ok(());
    }
    let clause = draft.game.code().appeal.map_or("UA13-V.3.6", |term| term.clause);
    Err(Refused::OwnDecision { name: draft.actor.name.clone(), clause }.into())
}

/// Charge days to the player at fault.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Charge {
    #[serde(deserialize_with = "typed::option")]
    pub side: Option<String>,
    pub days: u16,
    pub text: String,
}

impl Charge {
    pub(super) fn decide(&self, draft: &Draft<'_>) -> Decided {
        let to = draft.about(self.side.as_deref())?;
        Ok((Fact::Charged { to, days: self.days, grounds: long(&self.text) }, draft.today()))
    }
}

/// Record an overstep without a claim.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Overstep {
    #[serde(deserialize_with = "typed::option")]
    pub side: Option<String>,
    /// From when the count begins anew.
    pub count_from: Option<Date>,
}

impl Overstep {
    pub(super) fn decide(&self, draft: &Draft<'_>) -> Decided {
        let of = draft.about(self.side.as_deref())?;
        Ok((Fact::OverstepRecorded { of, count_from: self.count_from }, draft.today()))
    }
}

/// A player has left.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Leave {
    /// Which side; of one who is silent, whoever is to move.
    #[serde(deserialize_with = "typed::option")]
    pub side: Option<String>,
    /// He answers nobody.
    pub silence: bool,
}

impl Leave {
    pub(super) fn decide(&self, draft: &Draft<'_>) -> Decided {
        let who = match (&self.side, self.silence) {
            (None, true) => draft.game.turn(),
            (side, _) => draft.about(side.as_deref())?,
        };
        let how = if self.silence { Leaving::Silence } else { Leaving::Announced };
        Ok((Fact::Left { who, how }, draft.today()))
    }
}

/// Punish a player.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Punish {
    #[serde(deserialize_with = "typed::option")]
    pub side: Option<String>,
    /// What it is.
    pub measure: Option<Measure>,
    /// Who punishes; none: the organising body where he belongs to it, else the judge.
    pub office: Option<SanctionBy>,
    /// The clauses that were broken (COL-4.1.10).
    pub clauses: Vec<String>,
    /// What he did.
    pub text: String,
    /// Up to which day he is barred.
    pub until: Option<Date>,
}

impl Punish {
    pub(super) fn decide(&self, draft: &Draft<'_>) -> Decided {
        let of = draft.about(self.side.as_deref())?;
        let measure = self.measure.ok_or(Refused::NothingSaid)?;
        let actor = draft.actor;
        let highest = if actor.body { SanctionBy::Body } else { SanctionBy::Judge };
        let by = self.office.unwrap_or(highest);
        if by == SanctionBy::Body && !actor.body && !actor.keeper {
            return Err(Refusal::NotAllowed);
        }
        let (clauses, grounds, until) = (self.clauses.clone(), long(&self.text), self.until);
        Ok((Fact::Sanctioned(Sanction { of, measure, by, clauses, grounds, until }), draft.today()))
    }
}

/// Break a game off for adjudication.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Close {}

impl Close {
    pub(super) fn decide(self, draft: &Draft<'_>) -> Decided {
        Ok((Fact::Closed, draft.today()))
    }
}

/// The verdict stands, because nobody protested in time.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Stands {}

impl Stands {
    pub(super) fn decide(self, draft: &Draft<'_>) -> Decided {
        Ok((Fact::VerdictStands, draft.today()))
    }
}

/// Decide the result.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ScoreGame {
    /// The result; `adjudicate` sends the game of a player who left to adjudication.
    pub score: String,
    /// What is decided; none: what the game waits for, else the result by decision.
    pub deciding: Option<Decides>,
    /// Who adjudicates; none: whoever acts.
    pub adjudicator: Option<String>,
    /// On what grounds, of a result by decision.
    pub text: String,
}

/// What a decision on a result is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Decides {
    /// The game of a player who left.
    Left,
    /// A game that is broken off.
    Adjudication,
    /// The protest against its verdict.
    Protest,
    /// The result, whatever stands on the board (UA13-V.2.2, COL-4.1.7).
    Award,
}

impl ScoreGame {
    pub(super) fn decide(&self, draft: &Draft<'_>) -> Decided {
        let left = Side::ALL.into_iter().any(|side| draft.game.has_left(side));
        let waits = match draft.game.adjudication() {
            None if left => Decides::Left,
            None => Decides::Award,
            Some(own) if own.protest.is_some() => Decides::Protest,
            Some(_) => Decides::Adjudication,
        };
        let adjudicator = || {
            let given = self.adjudicator.clone().filter(|_| draft.actor.keeper);
            given.unwrap_or_else(|| draft.actor.name.clone())
        };
        let fact = match self.deciding.unwrap_or(waits) {
            Decides::Left if self.score == "adjudicate" => Fact::LeftRuled { score: None },
            Decides::Left => Fact::LeftRuled { score: Some(score(&self.score)?) },
            Decides::Adjudication => {
                Fact::Adjudicated { score: score(&self.score)?, adjudicator: adjudicator() }
            }
            Decides::Protest => Fact::ProtestRuled { score: score(&self.score)?, adjudicator: adjudicator() },
            Decides::Award => Fact::Awarded { score: score(&self.score)?, grounds: long(&self.text) },
        };
        Ok((fact, draft.today()))
    }
}

/// Strike out an entry that was a mistake.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Strike {
    /// The number of the entry.
    pub number: usize,
}

impl Strike {
    pub(super) fn decide(self, draft: &Draft<'_>) -> Decided {
        let entry = self.number.checked_sub(1).and_then(|at| draft.game.entries().get(at));
        match entry.map(|entry| &entry.fact) {
            Some(Fact::Appealed { .. }) => not_against_himself(draft, self.number)?,
            Some(Fact::AppealRuled { number, .. }) => not_against_himself(draft, *number)?,
            _ => {}
        }
        Ok((Fact::Struck { number: self.number }, draft.today()))
    }
}
