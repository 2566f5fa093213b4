//! Check-in: who is there before a round.

use damier_compete::event::{Entry, Fact, PlayerId};
use damier_compete::{Entrant, Round};

use super::{Report, player, stage_of};
use crate::desk::draft::{ActError, Draft};
use crate::desk::fields::Fields;
use crate::desk::note::Note;

/// A player has come, or goes away again.
pub(super) fn here(draft: &mut Draft, fields: &Fields) -> Result<Report, ActError> {
    let player = player(draft, fields.text("who"))?;
    let here = fields.text("here") == "yes";
    draft.note(Note::Here { player, here });
    if here {
        plays_after_all(draft, fields, player)?;
    }
    Ok(None)
}

/// Who was marked absent for the round that is paired next, and has come after all, plays.
fn plays_after_all(draft: &mut Draft, fields: &Fields, player: PlayerId) -> Result<(), ActError> {
    let id = stage_of(draft, fields);
    let state = draft.state();
    let own = state.players.get(player.index());
    let Some(stage) = state.stages.get(id.index()) else { return Ok(()) };
    let entrant = match own.and_then(|own| own.team) {
        Some(team) if state.pairs_teams() => Entrant(team.0),
        _ => Entrant(player.0),
    };
    let round = Round::at(stage.rounds.len());
    let is_this = |entry: &&Entry| {
        let said = matches!(&entry.fact, Fact::AbsenceAnnounced { stage, entrant: who, rounds }
            if *stage == id && *who == entrant && *rounds == [round]);
        said && draft.event.counts(entry.seq)
    };
    let Some(seq) = draft.event.entries().iter().rev().find(is_this).map(|entry| entry.seq) else {
        return Ok(());
    };
    let reason = draft.words.text("desk-has-come");
    draft.append(Fact::Undone { seq, reason })?;
    Ok(())
}

/// Everybody has to come to the desk anew.
pub(super) fn begin(draft: &mut Draft, _: &Fields) -> Result<Report, ActError> {
    draft.note(Note::CheckInBegins);
    Ok(None)
}

/// Those who have not come are absent in the next round. A team is there when one of its players is.
pub(super) fn absent_rest(draft: &mut Draft, fields: &Fields) -> Result<Report, ActError> {
    let id = stage_of(draft, fields);
    let Some(stage) = draft.state().stages.get(id.index()) else { return Err(draft.stop("desk-no-stage")) };
    let round = Round::at(stage.rounds.len());
    let is_here = |entrant: &Entrant| {
        if !draft.state().pairs_teams() {
            return draft.book.here.contains(&PlayerId(entrant.0));
        }
        let team = damier_compete::event::TeamId(entrant.0);
        draft.state().members(team).any(|(member, _)| draft.book.here.contains(&member))
    };
    let is_due =
        |entrant: &Entrant| !stage.left.contains_key(entrant) && !stage.absences.contains(&(round, *entrant));
    let missing: Vec<Entrant> =
        draft.state().field(stage).into_iter().filter(|own| is_due(own) && !is_here(own)).collect();
    for entrant in missing {
        draft.append(Fact::AbsenceAnnounced { stage: id, entrant, rounds: vec![round] })?;
    }
    Ok(None)
}
