//! An event by correspondence: on which terms, and all rounds that are known in advance at once.

use damier_compete::Round;
use damier_compete::event::{Action, CannotPair, Fact, Phase, StageId};
use damier_correspondence::Terms;
use damier_desk::ActReport;
use damier_desk::acts::{Then, by_system, finish, try_next};

use crate::desk::draft::{ActError, Draft};
use crate::desk::note::Note;
use crate::secret;

/// The games of an event are played by correspondence. All of them are played at the same time (UA13-V.1.1), so the
/// rounds of tables are paired, published and started at once; other systems go on round by round at the desk.
pub fn by_post(draft: &mut Draft, terms: Terms) -> Result<(), ActError> {
    let by = draft.check(Action::RecordResult)?;
    draft.check(Action::Pair)?;
    draft.note(Note::ByPost { terms: Box::new(terms), by });
    for at in 0..draft.state().stages.len() {
        let stage = StageId(u8::try_from(at).unwrap_or(u8::MAX));
        if draft.state().stages[at].plan.system.is_by_table() {
            whole_table(draft, stage)?;
        }
    }
    Ok(())
}

/// Games of players without an account begin too; an arbiter enters what they write to him.
pub fn by_letter(draft: &mut Draft) -> Result<(), ActError> {
    draft.check(Action::RecordResult)?;
    if !draft.book.by_letter {
        draft.note(Note::ByLetter);
    }
    Ok(())
}

/// Pairs, publishes and starts every round of a table that is left. A stage that waits for another stays as it is.
fn whole_table(draft: &mut Draft, stage: StageId) -> Result<(), ActError> {
    let seed = secret::lot() % 1_000_000_000;
    while !has_all_rounds(draft, stage) {
        let paired = draft.at_the_desk(|draft| match try_next(draft, stage, seed) {
            Err(CannotPair::StageOver { .. } | CannotPair::Waits { .. }) => Ok(false),
            _ => {
                let next = by_system(draft, stage, seed)?;
                finish(draft, stage, seed, next.fact, (Then::Draft, false), &mut ActReport::new())?;
                Ok(true)
            }
        })?;
        if !paired {
            break;
        }
    }
    start_all(draft, stage)
}

/// Whether every round of a table is paired: what comes after the last asks for results.
fn has_all_rounds(draft: &Draft, stage: StageId) -> bool {
    let state = draft.state();
    let found = &state.stages[stage.index()];
    found.rounds.len() >= usize::from(state.rounds_planned(found))
}

/// Publishes and starts the rounds of a stage that are not started yet, in their order.
fn start_all(draft: &mut Draft, stage: StageId) -> Result<(), ActError> {
    let rounds = &draft.state().stages[stage.index()].rounds;
    let waiting: Vec<(Round, Phase)> = rounds
        .iter()
        .enumerate()
        .map(|(at, own)| (Round::at(at), own.phase))
        .filter(|(_, phase)| *phase < Phase::Started)
        .collect();
    for (round, phase) in waiting {
        if phase == Phase::Paired {
            draft.append(Fact::Published { stage, round })?;
        }
        draft.append(Fact::Started { stage, round })?;
    }
    Ok(())
}
