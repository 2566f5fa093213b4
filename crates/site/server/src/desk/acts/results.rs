//! Results: by keyboard, corrected, said by the players at the board; lateness and mixed-up colours.

use axum::http::StatusCode;
use damier_compete::event::{Action, Delay, Fact, GameKey, Reason, Refused, Score, StageId};
use damier_compete::schedule::Side;
use damier_compete::{Entrant, Round};
use damier_desk::look_alike::skeleton;
use damier_desk::people::number_of;
use damier_desk::results::{self, REASONS, Written};
use damier_desk::{Answer, Complaint, stage, words};
use damier_language::Args;

use super::{Report, not_a, stage_of};
use crate::desk::draft::{Draft, Stop};
use crate::desk::fields::Fields;
use crate::desk::note::Note;
use crate::desk::online::Venue;
use crate::desk::{AtLink, Seats, link};

/// Two who change their minds more often need the arbiter.
const MOST_CLAIMS: u32 = 20;

/// Writes results down: `typed` as an arbiter types them, and the cells of the grid `at-TABLE` or
/// `at-TABLE.BOARD`, each a score. Either all are written or none, and every fault is named.
pub(super) fn results(draft: &mut Draft, fields: &Fields) -> Result<Report, Stop> {
    let stage = stage_of(draft, fields);
    let round = draft.hall().round(stage, fields.round())?;
    let cells = fields.beginning("at-").filter(|(_, text)| !text.is_empty());
    let cells = cells.map(|(place, text)| format!("{place} {}", in_full(text)));
    let typed: Vec<String> = cells.chain(fields.some("typed")).collect();
    let written = results::written(&draft.hall(), stage, round, &typed.join("\n"))?;
    let why = reason(draft, fields.text("why"))?;
    let mut faults = Vec::new();
    let mut count = 0;
    for (item, all) in written {
        for Written { key, score, reason } in all {
            // What stands already is no news; the grid sends it again.
            if stands(draft, key) == Some(score) {
                continue;
            }
            count += 1;
            if let Venue::Site(_) = draft.venue(key) {
                let told = draft.words.text("console-result-comes");
                faults.push(results::at(&draft.hall(), item.line, &item.text, &told));
                continue;
            }
            match draft.say(Fact::Result { key, score, reason: reason.or(why), game: None }) {
                Ok(_) => {}
                Err(Stop::Complaint(StatusCode::UNPROCESSABLE_ENTITY, complaint)) => {
                    let told = results::at(&draft.hall(), item.line, &item.text, &complaint.to_string());
                    faults.push(told);
                }
                Err(stop) => return Err(stop),
            }
        }
    }
    if !faults.is_empty() {
        return Err(results::faulty(&draft.hall(), faults).into());
    }
    Ok(Some(told(draft, stage, round, count)))
}

/// One key is enough in a cell: 2 or + is a win, 1 or = a draw, 0 or - a loss; two keys are a forfeit.
fn in_full(text: &str) -> String {
    match text {
        "2" | "w" | "W" => "+".to_owned(),
        "1" | "d" | "D" | "½" => "=".to_owned(),
        "0" | "l" | "L" => "-".to_owned(),
        "+-" => "+/-".to_owned(),
        "-+" => "-/+".to_owned(),
        "--" => "-/-".to_owned(),
        other => other.to_owned(),
    }
}

/// What is known of a game or an encounter already.
fn stands(draft: &Draft, key: GameKey) -> Option<Score> {
    let round = draft.state().stages.get(key.stage.index())?.round(key.round)?;
    let encounter = round.encounters.get(usize::from(key.table).checked_sub(1)?)?;
    match (key.board, key.game) {
        (None, None) => encounter.score(),
        (Some(board), None) => encounter.board_score(board.checked_sub(1)?),
        (board, Some(game)) => {
            let board = usize::from(board.unwrap_or(1).checked_sub(1)?);
            let at = board * usize::from(encounter.shape.games) + usize::from(game.checked_sub(1)?);
            encounter.games.get(at)?.score
        }
    }
}

/// How many results were written, and which are missing.
fn told(draft: &Draft, stage: StageId, round: Round, count: usize) -> Answer {
    let missing = draft.state().missing_results(stage);
    let tables =
        missing.into_iter().find(|(own, _)| *own == round).map(|(_, tables)| tables).unwrap_or_default();
    let id = if tables.is_empty() { "event-results-complete" } else { "event-results-written" };
    let args = Args::new()
        .with("stages", draft.state().stages.len())
        .with("stage", words::stage_name(draft.state(), stage))
        .with("round", round.number())
        .with("count", count)
        .with("missing", tables.len())
        .with("tables", draft.words.list(tables.iter().map(u16::to_string)));
    let mut answer = Answer::new();
    answer.line(draft.words.say(id, &args));
    answer
}

fn reason(draft: &Draft, text: &str) -> Result<Option<Reason>, Stop> {
    let found = REASONS.iter().find(|(name, _)| *name == text).map(|(_, reason)| *reason);
    match (found, text) {
        (_, "") => Ok(None),
        (Some(reason), _) => Ok(Some(reason)),
        (None, _) => Err(draft.stop("desk-unreadable-form")),
    }
}

/// The one game that a form names: `3`, `3.2`, or a name.
fn game(draft: &Draft, fields: &Fields) -> Result<(GameKey, Score), Stop> {
    let stage = stage_of(draft, fields);
    let round = draft.hall().round(stage, fields.round())?;
    let typed = format!("{} {}", fields.text("at"), in_full(fields.text("score")));
    let written = results::written(&draft.hall(), stage, round, &typed)?;
    let mut all = written.into_iter().flat_map(|(_, all)| all);
    match (all.next(), all.next()) {
        (Some(Written { key, score, .. }), None) => Ok((key, score)),
        _ => Err(draft.stop("desk-one-game")),
    }
}

/// Corrects a result.
pub(super) fn correct(draft: &mut Draft, fields: &Fields) -> Result<Report, Stop> {
    let (key, score) = game(draft, fields)?;
    draft.say(Fact::ResultCorrected { key, score, reason: fields.text("reason").to_owned() })?;
    Ok(None)
}

/// The colours of a game were mixed up, and it went on.
pub(super) fn colours(draft: &mut Draft, fields: &Fields) -> Result<Report, Stop> {
    let stage = stage_of(draft, fields);
    let round = draft.hall().round(stage, fields.round())?;
    let key = GameKey::table(stage, round, fields.number("table").unwrap_or(0));
    draft.say(Fact::ColoursMixed { key })?;
    Ok(None)
}

/// Somebody comes late; whether too late is told.
pub(super) fn late(draft: &mut Draft, fields: &Fields) -> Result<Report, Stop> {
    let stage = stage_of(draft, fields);
    let round = draft.hall().round(stage, fields.round())?;
    let minutes = fields.text("minutes");
    let minutes = minutes.parse().map_err(|_| not_a(draft, "event-not-a-number", minutes))?;
    let (key, side) = draft.hall().game_of(stage, round, &called(draft, fields.text("who")))?;
    draft.say(Fact::Late { key, side, delay: Delay { minutes, excused: fields.has("excused") } })?;
    let told = draft.state().late_arrivals.last().map(|late| {
        let id = if late.too_late { "event-too-late" } else { "event-in-time" };
        let text = draft.words.say(id, &Args::new().with("minutes", late.limit.minutes));
        let mut answer = Answer::new();
        answer.line(draft.words.with_clauses(&text, late.limit.clauses));
        answer
    });
    Ok(told)
}

/// The name of a player by his place on the list.
pub(super) fn called(draft: &Draft, text: &str) -> String {
    let state = draft.state();
    let Some((at, player)) = super::place(text).and_then(|at| Some((at, state.players.get(at as usize)?)))
    else {
        return text.to_owned();
    };
    let namesakes = state.players.iter().filter(|own| skeleton(&own.name) == skeleton(&player.name));
    if namesakes.count() > 1 && !state.pairs_teams() {
        return format!("#{}", number_of(state, stage::current(state), Entrant(at)));
    }
    player.name.clone()
}

/// Lets the players of a round say their results at the boards, or no longer; in the name of whoever lets them.
pub(super) fn boards(draft: &mut Draft, fields: &Fields) -> Result<Report, Stop> {
    let by = draft.check(Action::RecordResult)?;
    let stage = stage_of(draft, fields);
    let round = draft.hall().round(stage, fields.round())?;
    draft.note(Note::Boards { stage, round, by: fields.has("open").then_some(by) });
    Ok(None)
}

/// Takes what one side says at a board as the result.
pub(super) fn accept(draft: &mut Draft, fields: &Fields) -> Result<Report, Stop> {
    let (key, score) = game(draft, fields)?;
    if let Venue::Site(_) = draft.venue(key) {
        return Err(draft.stop("console-result-comes"));
    }
    draft.say(Fact::Result { key, score, reason: None, game: None })?;
    Ok(None)
}

/// Takes whatever both sides of a round say alike as the result, all at once.
pub(super) fn accept_agreed(draft: &mut Draft, fields: &Fields) -> Result<Report, Stop> {
    let stage = stage_of(draft, fields);
    let round = draft.hall().round(stage, fields.round())?;
    let mut count = 0;
    for key in link::games(draft.state(), stage, round) {
        let hall = !matches!(draft.venue(key), Venue::Site(_));
        let (Some(score), None, true) = (draft.book.agreed(key), stands(draft, key), hall) else { continue };
        draft.say(Fact::Result { key, score, reason: None, game: None })?;
        count += 1;
    }
    Ok(Some(told(draft, stage, round, count)))
}

/// Somebody at a board says how the game ended. If both say the same and it is certain that it is they who say it, the
/// result is written down in the name of the official who lets them; otherwise it waits for him.
pub(crate) fn claim(
    draft: &mut Draft,
    key: GameKey,
    side: Side,
    score: Score,
    who: &AtLink<'_>,
) -> Result<(), Stop> {
    let Some(by) = draft.book.boards.get(&(key.stage, key.round)).cloned() else {
        let closed = Complaint::new(draft.words.text("desk-boards-closed"));
        return Err(Stop::Complaint(StatusCode::FORBIDDEN, closed));
    };
    if !matches!(score, Score::Played(_)) {
        return Err(draft.stop("desk-unreadable-form"));
    }
    if let Venue::Site(_) = draft.venue(key) {
        return Err(draft.stop("console-result-comes"));
    }
    if let Some(score) = stands(draft, key) {
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
pub(super) fn is_player(draft: &Draft, key: GameKey, side: Side, who: &AtLink<'_>) -> Result<bool, Stop> {
    let player = Seats::of(draft.state(), key).and_then(|seats| seats.player(side));
    match who.is(&draft.book, player) {
        false if !who.code.trim().is_empty() => Err(draft.stop("desk-board-wrong-code")),
        sure => Ok(sure),
    }
}
