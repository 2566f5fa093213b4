//! The next round of a Swiss, by its engine.

use damier_rules::rulebook::Clause;

use super::NextRound;
use super::cannot::CannotPair;
use super::rename::Names;
use super::story::{Basis, FreeReason, FreeWhy, PairReason, RoundStory};
use super::turn::Turn;
use damier_pairing::swiss::{self, Pairing, Refused, Watch, pair_round};
use damier_pairing::{Entrant, Lots};

use super::super::next_round::SwissInputs;
use super::super::rounds::FreeKind;

impl Turn<'_> {
    pub(super) fn swiss(&self, watch: &Watch) -> Result<NextRound, CannotPair> {
        let draws =
            matches!(self.stage.plan.system, super::System::Swiss(system) if system.draws_each_round());
        if self.stage.numbers.is_empty() && !draws {
            return Err(CannotPair::NoNumbers { stage: self.id });
        }
        let stages = self.state.stages.len();
        let inputs = self.state.swiss_inputs(self.id);
        let inputs = inputs.ok_or(CannotPair::NoSuchStage { stage: self.id, stages })?;
        let pairing = pair_round(&inputs.request(), &mut Lots::new(self.seed), watch);
        let pairing = pairing.map_err(|refused| cannot(refused, &inputs.table.entrants))?;
        let fact = inputs.fact(&pairing, self.seed);
        Ok(NextRound { fact, story: self.swiss_story(&inputs, pairing) })
    }

    pub(super) fn swiss_story(&self, inputs: &SwissInputs, pairing: Pairing) -> RoundStory {
        let Pairing { pairs, free, explanation } = Names(&inputs.table.entrants).pairing(pairing);
        let turned = self.turned_by();
        let free = free.zip(explanation.free).map(|(free, story)| FreeReason {
            entrant: free.entrant,
            kind: if free.after_withdrawal { FreeKind::PlusAfterWithdrawal } else { FreeKind::Bye },
            why: if turned.is_some() { FreeWhy::FirstWhoCanBeTurned } else { FreeWhy::FirstWhoCanBe },
            clauses: [story.clause].into_iter().chain(turned).collect(),
            rejected: story.rejected,
        });
        let pairs = pairs.into_iter().zip(explanation.pairs).map(|(pair, story)| reason(pair, story));
        RoundStory {
            stage: self.id,
            round: self.round,
            pairs: pairs.collect(),
            free: free.into_iter().collect(),
            groups: explanation.groups,
            extra: self.stage.accelerated(&inputs.table.entrants, self.round),
        }
    }
}

impl Turn<'_> {
    /// The clause by which numbers count from the larger down, in even rounds.
    fn turned_by(&self) -> Option<Clause> {
        let is_even = self.round.number().is_multiple_of(2);
        match self.stage.plan.system {
            super::System::Swiss(swiss::System::MedianRated | swiss::System::MedianUnrated) if is_even => {
                Some("UA-III.10.9.6")
            }
            _ => None,
        }
    }
}

/// What an engine refused, in the names of the event.
pub(super) fn cannot(refused: Refused, entrants: &[Entrant]) -> CannotPair {
    match refused {
        Refused::Fault(fault) => CannotPair::Contradiction(fault),
        Refused::NoPairing(why) => CannotPair::NoPairing(Box::new(Names(entrants).no_pairing(*why))),
        Refused::Stopped => CannotPair::Stopped,
    }
}

fn reason(pair: swiss::Pair, story: swiss::PairStory) -> PairReason {
    PairReason {
        white: pair.white,
        black: pair.black,
        basis: Basis::Swiss { why: story.why, seeker: story.seeker },
        clauses: vec![story.clause],
        rejected: story.rejected,
        colour: Some(story.colour),
    }
}
