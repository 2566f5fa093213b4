//! A round taken back and paired anew, as one act that is shown before it is done (FMJD-V.11.4, FMJD-IV.2.23,
//! UA13-IV.18.5.5, UA-IV.5).

use damier_compete::Round;
use damier_compete::event::{Entry, Fact, Phase, Refused, StageId, take_back};
use serde::{Deserialize, Serialize};

use super::pairing::{How, Pair, PairByHand, Then};
use super::{past, typed};
use crate::changes::taken_back;
use crate::draft::{Draft, Refusal};
use crate::{ActReport, EventContext, facts};

/// Take a round back with everything that rests on it, and pair it again.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PairAgain {
    /// The stage, by number or name.
    #[serde(deserialize_with = "typed::option")]
    pub stage: Option<String>,
    /// The round; later ones are taken back with it. The last where nobody says.
    pub round: Option<Round>,
    /// How a person pairs; by its system where nobody says.
    pub how: Option<How>,
    /// The pairs of a person, or those that are made first.
    pub pairs: Vec<String>,
    /// Who has no opponent, in a pairing by hand.
    #[serde(deserialize_with = "typed::list")]
    pub free: Vec<String>,
    /// Who leaves the event before the round is paired: entered twice, or never there.
    #[serde(deserialize_with = "typed::list")]
    pub without: Vec<String>,
    /// Rules of a Swiss that do not hold in this round.
    pub relax: Vec<String>,
    pub reason: String,
    /// The seed of the lots.
    pub seed: Option<u64>,
    /// What changes is known, and it is done.
    pub confirmed: bool,
}

impl PairAgain {
    pub(super) fn decide(&self, draft: &mut Draft<'_>) -> Result<ActReport, Refusal> {
        let stage = draft.stage(self.stage.as_deref())?;
        if self.reason.trim().is_empty() {
            return Err(draft.refused(&Refused::NoReason));
        }
        let before = draft.event.clone();
        let found = before.state().stages.get(stage.index());
        let last = found.and_then(|own| own.rounds.len().checked_sub(1)).map(Round::at);
        let round = draft.round(stage, self.round.or(last))?;
        let leavers = draft.entrants(stage, &self.without)?;
        let taken = take_back(&before, stage, round).map_err(|refused| draft.refused(&refused))?;
        undo(draft, &taken.facts, &self.reason)?;
        let leaving =
            leavers.iter().map(|entrant| Fact::Withdrawn { entrant: *entrant, reason: self.reason.clone() });
        let leaving: Vec<Fact> = leaving.collect();
        draft.append_all(leaving.iter().cloned())?;
        let mut answer = self.pair(draft)?;
        let made = draft.state().stages.get(stage.index()).and_then(|own| own.round(round));
        let pairs = made.map_or_else(Vec::new, |own| {
            own.encounters.iter().map(|two| (two.first, two.second)).collect::<Vec<_>>()
        });
        let kept = taken.kept(&pairs);
        bring_on(draft, stage, round, taken.phase, &kept)?;
        let mut told = ActReport::new();
        for fact in &leaving {
            told.line(facts::fact(draft.words, draft.state(), fact, &draft.zone));
        }
        let was = EventContext { event: &before, ..draft.hall() };
        taken_back(&was, &taken, &kept, &mut told);
        let sheet = past::sheet(draft, &before);
        told.block(sheet.text).fields.extend(sheet.fields);
        if !self.confirmed {
            return Err(past::unconfirmed(draft, &told));
        }
        answer.block(told.text).fields.extend(told.fields);
        Ok(answer)
    }

    /// Pairs the round; how far it is brought on does not depend on that.
    fn pair(&self, draft: &mut Draft<'_>) -> Result<ActReport, Refusal> {
        let (stage, reason, seed) = (self.stage.clone(), self.reason.clone(), self.seed);
        match self.how {
            None | Some(How::Fix) => {
                let (fix, relax) = (self.pairs.clone(), self.relax.clone());
                Pair { stage, seed, fix, relax, reason, then: Then::Draft, ahead: false }.decide(draft)
            }
            Some(how) => {
                let (pairs, free) = (self.pairs.clone(), self.free.clone());
                // Which rules are broken is told with everything else that is confirmed.
                let by_hand = PairByHand {
                    stage,
                    how,
                    pairs,
                    free,
                    reason,
                    confirmed: true,
                    seed,
                    then: Then::Draft,
                    ahead: false,
                };
                by_hand.decide(draft)
            }
        }
    }
}

/// Takes facts back together: one alone could not stand.
pub(super) fn undo(draft: &mut Draft<'_>, facts: &[u32], reason: &str) -> Result<(), Refusal> {
    let mut undoings = Vec::with_capacity(facts.len());
    for (seq, undone) in (draft.event.next_seq()..).zip(facts) {
        // Who may say something may take it back.
        let told = (*undone as usize).checked_sub(1).and_then(|at| draft.event.entries().get(at));
        let fact = Fact::Undone { seq: *undone, reason: reason.to_owned() };
        let action = told.map_or(fact.action(), |entry| entry.fact.action());
        let by = draft.check(action)?;
        undoings.push(Entry { seq, at: draft.at, by, fact });
    }
    let undone = draft.event.undo_together(undoings);
    undone.map_err(|refused| draft.refused(&refused))
}

/// Publishes and starts a round that had been, and writes down its results again.
fn bring_on(
    draft: &mut Draft<'_>,
    stage: StageId,
    round: Round,
    phase: Phase,
    kept: &[Fact],
) -> Result<(), Refusal> {
    if phase >= Phase::Published {
        draft.append(Fact::Published { stage, round })?;
    }
    if phase >= Phase::Started {
        draft.append(Fact::Started { stage, round })?;
        draft.append_all(kept.iter().cloned())?;
    }
    Ok(())
}
