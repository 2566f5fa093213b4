//! Teams, their line-ups, and who sat down instead.

use axum::http::StatusCode;
use damier_compete::Round;
use damier_compete::event::{Action, Fact, GameKey, PlayerId, Refused, Role, StageState, TeamEntry, TeamId};
use damier_compete::schedule::Side;
use damier_desk::Complaint;

use super::{Report, account, not_a, place, player, stage_of, team as named};
use crate::desk::draft::{Draft, Stop};
use crate::desk::fields::Fields;
use crate::desk::note::Note;

/// Enters a team; the account of its captain may be named.
pub(super) fn team(draft: &mut Draft, fields: &Fields) -> Result<Report, Stop> {
    let rating = match fields.text("rating") {
        "" => None,
        text => Some(text.parse().map_err(|_| not_a(draft, "event-not-a-number", text))?),
    };
    let entry = TeamEntry {
        name: fields.text("name").to_owned(),
        captain: fields.some("captain"),
        federation: fields.some("federation"),
        rating,
    };
    let id = TeamId(u32::try_from(draft.state().teams.len()).unwrap_or(u32::MAX));
    let captain = entry.captain.clone().unwrap_or_else(|| entry.name.clone());
    draft.say(Fact::TeamEntered(entry))?;
    if let Some((account, login)) = account(draft, fields)? {
        let (role, name, team) = (Role::Captain, captain, Some(id));
        draft.note(Note::Holds { account, login, role, name, team, player: None });
    }
    Ok(None)
}

/// Hands in a line-up, board 1 first. A captain does so for his own team only.
pub(super) fn line_up(draft: &mut Draft, fields: &Fields) -> Result<Report, Stop> {
    let stage = stage_of(draft, fields);
    let team = named(draft, fields.text("team"))?;
    let by = draft.check(Action::HandInLineUp)?;
    let offices = draft.speaker.offices(draft.state(), &draft.book);
    let own = offices.iter().any(|office| office.role == Role::Captain && office.team == Some(team));
    if by.role == Role::Captain && !own && !draft.speaker.is_administrator() {
        let another = Complaint::new(draft.words.text("desk-not-your-team"));
        return Err(Stop::Complaint(StatusCode::FORBIDDEN, another));
    }
    let started = draft.state().stages.get(stage.index()).map_or(0, StageState::rounds_started);
    let round = fields.round().unwrap_or_else(|| Round::at(usize::from(started)));
    let member = |text: &str| match place(text) {
        Some(at) => Ok(PlayerId(at)),
        None => draft.hall().member(team, text).map_err(Stop::from),
    };
    let boards: Result<Vec<PlayerId>, Stop> =
        fields.all("board").filter(|text| !text.is_empty()).map(member).collect();
    let boards = boards?;
    draft.say(Fact::LineUp { stage, round, team, boards })?;
    Ok(None)
}

/// Somebody sits at a board of a team match other than the line-up says.
pub(super) fn seat(draft: &mut Draft, fields: &Fields) -> Result<Report, Stop> {
    let stage = stage_of(draft, fields);
    let round = draft.hall().round(stage, fields.round())?;
    let player = player(draft, fields.text("who"))?;
    let table: u16 = fields.number("table").unwrap_or(0);
    let key = GameKey::table(stage, round, table).board(fields.number("board").unwrap_or(0));
    let found = draft.state().stages.get(stage.index()).and_then(|stage| stage.round(round));
    let tables = found.map_or(0, |round| round.encounters.len());
    let encounter = found.and_then(|round| round.encounters.get(usize::from(table).checked_sub(1)?));
    let Some(encounter) = encounter else {
        return Err(draft.refused(&Refused::NoSuchTable { table, tables }));
    };
    let of = draft.state().players.get(player.index()).and_then(|player| player.team);
    let side = Side::BOTH.into_iter().find(|side| Some(TeamId(encounter.entrant(*side).0)) == of);
    let Some(side) = side else { return Err(draft.refused(&Refused::NotInGame { player, key })) };
    draft.say(Fact::Seated { key, side, player })?;
    Ok(None)
}
