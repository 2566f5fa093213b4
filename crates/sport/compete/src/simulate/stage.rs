//! A stage from its field to its last round.

use super::Ended;
use super::teller::{Failed, Teller};
use crate::event::{
    CannotPair, Fact, FieldFrom, FreeKind, FreeSeat, PairedBy, Role, StageId, State, System, pair_next,
    places_of, prepare, propose_ballot, propose_fields, propose_groups, propose_numbers,
};
use damier_pairing::swiss::{NoPairing, Watch};
use damier_pairing::{Entrant, Round};

/// So many rounds are enough for any stage that goes on until somebody has won.
const MOST_ROUNDS: usize = 60;

impl Teller {
    /// Plays a stage as far as it goes.
    pub(super) fn stage(&mut self, id: StageId) -> Result<Ended, Failed> {
        if let Some(stuck) = self.set_up(id)? {
            return Ok(Ended::Stuck(stuck));
        }
        while self.rounds(id) < MOST_ROUNDS {
            self.between_rounds(id)?;
            let paired = match self.pair(id)? {
                Ok(paired) => paired,
                Err(CannotPair::StageOver { over, .. }) => return Ok(Ended::Over(over)),
                Err(cannot) => return Ok(Ended::Stuck(cannot)),
            };
            self.line_ups(id, Round::at(self.rounds(id)));
            self.pair_for_good(id, paired)?;
            self.play(id, Round::at(self.rounds(id) - 1))?;
        }
        Ok(Ended::BrokenOff)
    }

    fn rounds(&self, id: StageId) -> usize {
        self.event.state().stages.get(id.index()).map_or(0, |stage| stage.rounds.len())
    }

    /// Field, groups and numbers; says what is missing if there can be none.
    fn set_up(&mut self, id: StageId) -> Result<Option<CannotPair>, Failed> {
        let Some(stage) = self.event.state().stages.get(id.index()) else { return Ok(None) };
        let plan = stage.plan.clone();
        if stage.field.is_none() && (id != StageId::FIRST || plan.from != FieldFrom::Everybody) {
            let seed = self.draw_seed();
            match propose_fields(self.event.state(), id, seed) {
                Ok(facts) => {
                    for fact in facts {
                        self.append(Role::ChiefArbiter, fact)?;
                    }
                }
                Err(CannotPair::PlaceShared { .. }) => self.name_field(id)?,
                Err(cannot) => return Ok(Some(cannot)),
            }
        }
        if plan.system == System::Scheveningen && !self.event.state().pairs_teams() {
            let seed = self.draw_seed();
            match propose_groups(self.event.state(), id, seed) {
                Ok(fact) => self.append(Role::ChiefArbiter, fact)?,
                Err(cannot) => return Ok(Some(cannot)),
            };
        }
        let seed = self.draw_seed();
        match propose_numbers(self.event.state(), id, seed) {
            Ok(fact) => self.append(Role::ChiefArbiter, fact).map(|_| None),
            Err(cannot) => Ok(Some(cannot)),
        }
    }

    /// Where a shared place leads on, the arbiter takes the first of the list by decision.
    fn name_field(&mut self, id: StageId) -> Result<(), Failed> {
        let state = self.event.state();
        let Some(FieldFrom::Places(sources)) = state.stages.get(id.index()).map(|stage| &stage.plan.from)
        else {
            return Ok(());
        };
        let mut entrants: Vec<Entrant> = Vec::new();
        for source in sources {
            let last = source.last.map_or(usize::MAX, |last| last as usize);
            let order = places_of(state, source.stage);
            let taken = order.iter().take(last).skip(source.first.saturating_sub(1) as usize);
            entrants.extend(taken.map(|(_, entrant)| *entrant));
        }
        let question = "Who of those who share a place plays on?".to_owned();
        let decision = "The first of the list.".to_owned();
        let grounds = "No play-off is provided.".to_owned();
        self.append(Role::ChiefArbiter, Fact::Decided { question, decision, grounds })?;
        self.append(Role::ChiefArbiter, Fact::Field { stage: id, entrants }).map(|_| ())
    }

    /// The next round; lots that it waits for are drawn, and a bar of colours that leaves no pairing is
    /// lifted by decision.
    fn pair(&mut self, id: StageId) -> Result<Result<Fact, CannotPair>, Failed> {
        loop {
            let seed = self.draw_seed();
            match pair_next(self.event.state(), id, seed, &Watch::new()) {
                Err(CannotPair::Adjourned { .. }) => self.finish_adjourned()?,
                Err(CannotPair::NoPairing(why)) => {
                    let decided = by_decision(self.event.state(), id, &why);
                    return Ok(decided.ok_or(CannotPair::NoPairing(why)));
                }
                Ok(next) => return Ok(Ok(next.fact)),
                Err(why) => match prepare(self.event.state(), id, seed, why) {
                    Ok(facts) => {
                        for fact in facts {
                            self.append(Role::ChiefArbiter, fact)?;
                        }
                    }
                    Err(why) => return Ok(Err(why)),
                },
            }
        }
    }

    /// Says the pairing; sometimes it is undone and drawn once more.
    fn pair_for_good(&mut self, id: StageId, paired: Fact) -> Result<(), Failed> {
        let seq = self.append(Role::ChiefArbiter, paired)?;
        if self.troubles.undoing && self.happens(9) {
            let reason = "drawn before everybody was there".to_owned();
            self.append(Role::ChiefArbiter, Fact::Undone { seq, reason })?;
            if let Ok(paired) = self.pair(id)? {
                self.append(Role::ChiefArbiter, paired)?;
            }
        }
        let seed = self.draw_seed();
        while let Some(ballot) = propose_ballot(self.event.state(), id, seed) {
            self.append(Role::ChiefArbiter, ballot)?;
        }
        Ok(())
    }
}

/// The round without the bar of FMJD-V.7.1.6, by decision of the chief arbiter (FMJD-V.11.4).
fn by_decision(state: &State, id: StageId, why: &NoPairing) -> Option<Fact> {
    let pairing = why.without_colour_bar.as_ref()?;
    let free = pairing.free.map(|free| FreeSeat {
        entrant: free.entrant,
        kind: if free.after_withdrawal { FreeKind::PlusAfterWithdrawal } else { FreeKind::Bye },
    });
    Some(Fact::Paired {
        stage: id,
        round: Round::at(state.stages.get(id.index())?.rounds.len()),
        pairs: pairing.pairs.iter().map(|pair| (pair.white, pair.black)).collect(),
        free: free.into_iter().collect(),
        by: PairedBy::Override { reason: "nothing else is left".to_owned() },
    })
}
