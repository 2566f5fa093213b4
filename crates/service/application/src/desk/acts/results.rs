//! Results that the players say at their boards.

use std::collections::BTreeMap;

use damier_compete::event::{Action, Fact, GameKey, Refused, Score};
use damier_compete::schedule::Side;
use damier_desk::RefusalText;
use damier_desk::acts::{Act, Results, stands};

use super::{Report, stage_of};
use crate::desk::draft::{ActError, Draft, Ground};
use crate::desk::fields::Fields;
use crate::desk::note::Note;
use crate::desk::online::Venue;
use crate::desk::{AtLink, Seats, link};

/// Two who change their minds more often need the arbiter.
const MOST_CLAIMS: u32 = 20;

/// Lets the players of a round say their results at the boards, or no longer; in the name of whoever lets them.
pub(super) fn boards(draft: &mut Draft, fields: &Fields) -> Result<Report, ActError> {
    let by = draft.check(Action::RecordResult)?;
    let stage = stage_of(draft, fields);
    let round = draft.hall().round(stage, fields.round())?;
    draft.note(Note::Boards { stage, round, by: fields.has("open").then_some(by) });
    Ok(None)
}

/// Takes what one side says at a board as the result.
pub(super) fn accept(draft: &mut Draft, fields: &Fields) -> Result<Report, ActError> {
    let said = (fields.text("at").to_owned(), fields.text("score").to_owned());
    if said.0.is_empty() || said.1.is_empty() {
        return Err(draft.stop("desk-one-game"));
    }
    let (stage, round) = (fields.some("stage"), fields.round());
    let results = Results { stage, round, at: BTreeMap::from([said]), ..Results::default() };
    draft.decide(&Act::from(results))?;
    Ok(None)
}

/// Takes whatever both sides of a round say alike as the result, all at once.
pub(super) fn accept_agreed(draft: &mut Draft, fields: &Fields) -> Result<Report, ActError> {
    let stage = stage_of(draft, fields);
    let round = draft.hall().round(stage, fields.round())?;
    let mut count = 0;
    for key in link::games(draft.state(), stage, round) {
        let hall = !matches!(draft.venue(key), Venue::Site(_));
        let (Some(score), None, true) = (draft.book.agreed(key), stands(draft.state(), key), hall) else {
            continue;
        };
        draft.append(Fact::Result { key, score, reason: None, game: None })?;
        count += 1;
    }
    Ok(Some(damier_desk::acts::results_told(&draft.hall(), stage, round, count)))
}

/// Somebody at a board says how the game ended. If both say the same and it is certain that it is they who say it, the
/// result is written down in the name of the official who lets them; otherwise it waits for him.
pub fn claim(
    draft: &mut Draft,
    key: GameKey,
    side: Side,
    score: Score,
    who: &AtLink<'_>,
) -> Result<(), ActError> {
    let Some(by) = draft.book.boards.get(&(key.stage, key.round)).cloned() else {
        let closed = RefusalText::new(draft.words.text("desk-boards-closed"));
        return Err(ActError::Complaint(Ground::Forbidden, closed));
    };
    if !matches!(score, Score::Played(_)) {
        return Err(draft.stop("desk-unreadable-form"));
    }
    if let Venue::Site(_) = draft.venue(key) {
        return Err(draft.stop("console-result-comes"));
    }
    if let Some(score) = stands(draft.state(), key) {
        return Err(draft.refused(&Refused::HasResult { key, score }));
    }
    let sure = is_player(draft, key, side, who)?;
    let said = draft.book.claim(key, side);
    if said.is_some_and(|said| said.score == score && said.from == who.from && said.sure == sure) {
        return Ok(());
    }
    if said.is_some_and(|said| said.sure && !sure) {
        return Err(draft.stop("desk-board-said"));
    }
    if !sure && draft.book.claims_made(key) >= MOST_CLAIMS {
        return Err(draft.stop("desk-disagree"));
    }
    draft.note(Note::Claimed { key, side, score, from: who.from.to_owned(), sure });
    if draft.book.is_settled(key) {
        draft.say_as(by, Fact::Result { key, score, reason: None, game: None })?;
    }
    Ok(())
}

/// Whether it is the player of a side who speaks; a code that is not his is refused.
pub(super) fn is_player(draft: &Draft, key: GameKey, side: Side, who: &AtLink<'_>) -> Result<bool, ActError> {
    let player = Seats::of(draft.state(), key).and_then(|seats| seats.player(side));
    match who.is(&draft.book, player) {
        false if !who.code.trim().is_empty() => Err(draft.stop("desk-board-wrong-code")),
        sure => Ok(sure),
    }
}
