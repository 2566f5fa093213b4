//! A Swiss round about which the chief arbiter has decided something first: pairs that he makes himself
//! (COL-3.9.12), or rules that he relaxes because no pairing is left (FMJD-V.11.4). The engine pairs the
//! others.

use std::collections::BTreeMap;

use super::super::fact::Fact;
use super::super::ids::StageId;
use super::super::rounds::{FreeKind, FreeSeat, PairedBy};
use super::super::state::State;
use super::NextRound;
use super::cannot::CannotPair;
use super::story::{FreeReason, FreeWhy};
use super::turn::Turn;
use damier_pairing::swiss::{Relaxation, Request, ThirdColourFmjd, Watch};
use damier_pairing::{Entrant, Lots};

/// What has been decided before the round is paired.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Decided<'a> {
    /// Pairs already made, White first.
    pub fixed: &'a [(Entrant, Entrant)],
    /// Rules that do not hold in this round, as a [`NoPairing`](damier_pairing::swiss::NoPairing) names them.
    pub relaxed: &'a [Relaxation],
    pub reason: &'a str,
}

/// Pairs the next round of a Swiss after a decision. With a rule relaxed the round is one by decision of
/// the chief arbiter; with nothing but fixed pairs it is one by hand.
pub fn pair_decided(
    state: &State,
    stage: StageId,
    decided: &Decided<'_>,
    seed: u64,
    watch: &Watch,
) -> Result<NextRound, CannotPair> {
    let turn = Turn::new(state, stage, seed)?;
    let stages = state.stages.len();
    let mut inputs = state.swiss_inputs(stage).ok_or(CannotPair::NoSuchStage { stage, stages })?;
    let lines: BTreeMap<Entrant, Entrant> =
        inputs.table.entrants.iter().copied().zip((0..).map(Entrant)).collect();
    let line = |who: Entrant| lines.get(&who).copied().unwrap_or(Entrant(u32::MAX));
    let mut fixed: Vec<(Entrant, Entrant)> =
        decided.fixed.iter().map(|(white, black)| (line(*white), line(*black))).collect();
    let mut free_again = Vec::new();
    for relaxation in decided.relaxed {
        match *relaxation {
            Relaxation::ThirdColour => inputs.switches.third_colour_fmjd = ThirdColourFmjd::Ignored,
            Relaxation::Prohibition { a, b } => {
                let (a, b) = (line(a), line(b));
                inputs.prohibited.retain(|own| (own.a, own.b) != (a, b) && (own.a, own.b) != (b, a));
            }
            Relaxation::Rematch { a, b, .. } => {
                let (white, black) = turn.other_colours(a, b);
                fixed.push((line(white), line(black)));
            }
            Relaxation::FreeAgain { who, .. } => {
                inputs.absent.push(line(who));
                free_again.push(who);
            }
        }
    }
    let request = Request { fixed: &fixed, ..inputs.request() };
    let pairing = damier_pairing::swiss::pair_round(&request, &mut Lots::new(seed), watch);
    let pairing = pairing.map_err(|refused| super::swiss::cannot(refused, &inputs.table.entrants))?;
    let mut fact = inputs.fact(&pairing, seed);
    let mut story = turn.swiss_story(&inputs, pairing);
    if let Fact::Paired { free, by, .. } = &mut fact {
        free.extend(free_again.iter().map(|who| FreeSeat { entrant: *who, kind: FreeKind::Bye }));
        let reason = decided.reason.to_owned();
        *by = if decided.relaxed.is_empty() {
            PairedBy::Hand { reason }
        } else {
            PairedBy::Override { reason }
        };
    }
    story.free.extend(free_again.into_iter().map(|entrant| FreeReason {
        entrant,
        kind: FreeKind::Bye,
        why: FreeWhy::ByDecision,
        clauses: vec!["FMJD-V.11.4"],
        rejected: Vec::new(),
    }));
    Ok(NextRound { fact, story })
}

impl Turn<'_> {
    /// Two who meet again, with the other colours.
    fn other_colours(&self, a: Entrant, b: Entrant) -> (Entrant, Entrant) {
        let mut met = self.stage.rounds.iter().rev().flat_map(|round| &round.encounters);
        met.find(|own| own.is_of(a, b)).map_or((a, b), |own| (own.second, own.first))
    }
}
