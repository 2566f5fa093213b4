//! What a player or a captain has to do himself: hand in a line-up, protest, bring a protest before the appeals committee
//! (UA13-IV.14.8, UA13-IV.17.1.5, UA-III.9.8, UA-III.12.1.5).

use std::sync::Arc;

use askama::Template;
use axum::extract::{Path, Request, State};
use axum::http::StatusCode;
use axum::response::Response;
use damier_clock::Span;
use damier_compete::Round;
use damier_compete::event::{
    Assistant, Complainant, GameKey, Help, LINE_UP_MINUTES, PlayerId, ProtestStatus, Regulation, Role,
    StageState, State as EventState, TeamId,
};
use damier_desk::acts::board_lines;
use damier_desk::{EventContext, Manner, access, describe, moment, stage};
use damier_language::Args;

use super::desk::people::{Choice, members};
use super::{Head, find, speaker, speaking};
use crate::desk::{ActError, Held, Making, Seats, acting, public_view};
use crate::mail::before;
use crate::pages::answer::PageResult;
use crate::pages::{Page, notice, send, send_to, trouble};
use crate::reader::Reader;
use crate::site::Site;
use crate::status::Status as _;
use crate::{forms, notices};

/// What can be done here; everything else is done at the desk.
const ACTS: [&str; 5] = ["line-up", "protest", "appeal", "choose", "count"];

#[derive(Template)]
#[template(path = "event/own.html")]
struct Sheet {
    page: Page,
    head: Head,
    /// Whom he plays, or whom the player plays whom he helps.
    pairing: Option<String>,
    /// Whom he helps, and what he may do for him.
    helps: Option<(String, Vec<String>)>,
    /// What his game needs because of those who play it.
    needs: Vec<String>,
    /// The line-ups of his teams.
    teams: Vec<LineUp>,
    round: u16,
    protests: Vec<Protest>,
    /// Whether he may protest: in team events the captain does.
    may_protest: bool,
    /// Rounds about whose games he may protest, the last one first.
    rounds: Vec<u16>,
    /// Minutes after the decision within which a protest is handed in, where the regulation says so.
    minutes: Option<u32>,
    typed: String,
    wrong: Option<String>,
    /// What stands at his board, if anything was written down about it.
    board: Option<OwnBoard>,
}

/// A player's own board while his round is played.
struct OwnBoard {
    round: u16,
    lines: Vec<String>,
    /// Whether it is for him to choose after an irregularity, and what he may.
    may_correct: bool,
    may_stand: bool,
}

/// The line-up of a team for the coming round.
struct LineUp {
    team: String,
    name: String,
    /// Whether it was handed in.
    handed: bool,
    /// Until when it is.
    until: Option<String>,
    members: Vec<Choice>,
    /// Who sits at each board.
    boards: Vec<String>,
}

/// A protest of his own.
struct Protest {
    number: u32,
    text: String,
    status: String,
    may_appeal: bool,
}

/// `GET /event/ID/own`: for players and captains with an account.
pub(crate) async fn show(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    reader: Reader,
) -> PageResult {
    let held = find(&site, &id, &reader).await?;
    Ok(sheet(&held, reader, StatusCode::OK, String::new(), None))
}

pub(crate) async fn sent(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    reader: Reader,
    request: Request,
) -> PageResult {
    let Some(mut fields) = forms::read(request).await.filter(|fields| ACTS.contains(&fields.text("act")))
    else {
        return Err(notice(reader, StatusCode::UNPROCESSABLE_ENTITY, "desk-own", "desk-unreadable-form"));
    };
    let making = Making { speaker: speaker(&reader), words: reader.words, seen: None };
    let (status, wrong) = match acting::by_form(&site, &id, &making, &mut fields).await {
        Ok(_) => return Ok(send_to(&format!("/event/{id}/own"), reader.keep)),
        Err(ActError::Complaint(ground, wrong)) => (ground.status(), wrong.to_string()),
        Err(ActError::Store(fault)) => return Err(trouble(reader, &fault)),
    };
    let held = find(&site, &id, &reader).await?;
    Ok(sheet(&held, reader, status, fields.text("text").to_owned(), Some(wrong)))
}

/// Whether somebody has something to do here.
pub(crate) fn has_part(held: &Held, reader: &Reader) -> bool {
    let own = speaker(reader);
    own.offices(held.event.state(), &held.book)
        .iter()
        .any(|office| matches!(office.role, Role::Player | Role::Captain | Role::Assistant))
}

fn sheet(held: &Held, reader: Reader, status: StatusCode, typed: String, wrong: Option<String>) -> Response {
    let mut reader = speaking(reader, held);
    if !has_part(held, &reader) {
        return notice(reader, StatusCode::FORBIDDEN, "desk-own", "desk-own-nobody");
    }
    let keep = reader.keep.take();
    let (state, own) = (held.event.state(), speaker(&reader));
    let offices = own.offices(state, &held.book);
    // An assistant who may speak acts in the name of his player (UA13-IV.13.13.4, UA13-IV.13.15.4).
    let player = offices.iter().find_map(|office| match office.role {
        Role::Player => office.player,
        Role::Assistant => state.speaks_for(&office.name),
        _ => None,
    });
    let captains: Vec<TeamId> = offices
        .iter()
        .filter(|office| office.role == Role::Captain)
        .filter_map(|office| office.team)
        .collect();
    let his = |from: Complainant| match from {
        Complainant::Player(own) => Some(own) == player,
        Complainant::Captain(team) => captains.contains(&team),
    };
    let protests = state.protests.iter().rev().filter(|own| his(own.from)).map(|own| Protest {
        number: own.seq,
        text: own.text.clone(),
        status: describe::describe(reader.words, state, "protest-status", &own.status),
        may_appeal: matches!(own.status, ProtestStatus::Ruled { .. }),
    });
    let stage = state.stages.get(stage::current(state).index());
    let round = Round::at(usize::from(stage.map_or(0, StageState::rounds_started)));
    let started = stage.map_or(0, StageState::rounds_started);
    let assists = offices.iter().filter(|office| office.role == Role::Assistant);
    let helped = assists
        .into_iter()
        .find_map(|office| state.assistants.iter().find(|(_, assistant)| assistant.name == office.name));
    let is_player = offices.iter().any(|office| office.role == Role::Player);
    let pairing = match helped.filter(|_| !is_player) {
        Some((player, _)) => he_plays(state, *player, &reader),
        None => player.zip(public_view::last(state)).and_then(|(player, (id, round))| {
            notices::pairing(held, id, round, player).map(|told| told.line(reader.words))
        }),
    };
    let needs = player.or(helped.map(|(player, _)| *player));
    let needs = needs.map(|player| needs_of(held, player, &reader)).unwrap_or_default();
    let helps = helped.map(|(player, assistant)| duties(state, *player, assistant, &reader));
    let board = player.and_then(|player| own_board(state, player, &reader));
    let sheet = Sheet {
        head: Head::new(held, &reader),
        board,
        pairing,
        helps,
        needs,
        teams: if state.pairs_teams() {
            captains.iter().map(|team| line_up(held, stage, round, *team, &reader)).collect()
        } else {
            Vec::new()
        },
        round: round.number(),
        protests: protests.collect(),
        may_protest: !captains.is_empty() || !state.pairs_teams(),
        rounds: (1..=started).rev().collect(),
        minutes: state.regulation.as_ref().and_then(Regulation::protest_deadline),
        typed,
        wrong,
        page: Page::new(reader, "desk-own", "/events"),
    };
    send(status, keep, &sheet)
}

/// The game of a player in the round being played.
fn current_game(state: &EventState, player: PlayerId) -> Option<GameKey> {
    let id = stage::current(state);
    let round = stage::current_round(state, id)?;
    damier_desk::games::seat(state, id, round, player).map(|(key, _)| key)
}

/// Who plays whom at the board of a player, for whoever helps him.
fn he_plays(state: &EventState, player: PlayerId, reader: &Reader) -> Option<String> {
    let key = current_game(state, player)?;
    let seats = Seats::of(state, key)?;
    let args = Args::new()
        .with("round", key.round.number())
        .with("table", key.table)
        .with("white", seats.name(seats.white()))
        .with("black", seats.name(!seats.white()));
    Some(reader.words.translate("own-he-plays", &args))
}

/// Whom an assistant helps, and what he may do, with the clauses (UA13-IV.13.13, UA13-IV.13.15).
fn duties(
    state: &EventState,
    player: PlayerId,
    assistant: &Assistant,
    reader: &Reader,
) -> (String, Vec<String>) {
    let name = state.players.get(player.index()).map(|own| own.name.clone()).unwrap_or_default();
    let told = reader.words.translate("own-you-help", &Args::new().with("player", name));
    let duty = |(help, clauses): &(Help, &'static [&'static str])| {
        reader.words.with_clauses(&reader.words.describe("help", help), *clauses)
    };
    (told, assistant.helps.iter().map(duty).collect())
}

/// What the game of a player needs because of those who play it (UA13-IV.13.1).
fn needs_of(held: &Held, player: PlayerId, reader: &Reader) -> Vec<String> {
    let Some(key) = current_game(held.event.state(), player) else { return Vec::new() };
    let hall = EventContext { words: reader.words, event: &held.event, manner: Manner::PLAIN };
    let needed = held.event.state().arrangements(GameKey { game: None, ..key });
    needed.iter().map(|own| access::arrangement(&hall, own)).collect()
}

/// The board of a player in the round being played, with what he may choose.
fn own_board(state: &EventState, player: PlayerId, reader: &Reader) -> Option<OwnBoard> {
    let id = stage::current(state);
    let round = stage::current_round(state, id)?;
    let (key, side) = damier_desk::games::seat(state, id, round, player)?;
    if !state.stages.get(id.index())?.round(round)?.has_started() {
        return None;
    }
    let color = state.pieces_of(key, side).ok()?.to_string().to_lowercase();
    let board = state.board(key).ok()?;
    let last = board.lines().last().map_or(Span::ZERO, |line| line.after);
    let view = board.view(last);
    let may = |word: &str| {
        let line = format!("{word} {color}");
        view.waits.as_ref().is_some_and(|waits| waits.choices.iter().any(|choice| choice.line == line))
    };
    let lines = if board.lines().is_empty() { Vec::new() } else { board_lines(reader.words, &view) };
    let (may_correct, may_stand) = (may("correct"), may("let-stand"));
    Some(OwnBoard { round: round.number(), lines, may_correct, may_stand })
}

fn line_up(held: &Held, stage: Option<&StageState>, round: Round, team: TeamId, reader: &Reader) -> LineUp {
    let state: &EventState = held.event.state();
    let handed = stage.and_then(|stage| stage.line_ups.get(&(round, team)));
    let boards = state.team_rules().map_or(0, |rules| rules.boards);
    let usual = (1..=boards).map(|board| state.main_player(team, board));
    let place = |player: PlayerId| format!("@{}", player.0);
    let starts = stage.and_then(|stage| stage.schedule.get(&round));
    LineUp {
        team: format!("@{}", team.0),
        name: state.teams.get(team.index()).map(|own| own.name.clone()).unwrap_or_default(),
        handed: handed.is_some(),
        until: starts.map(|starts| {
            let until = before(*starts, Span::minutes(LINE_UP_MINUTES));
            reader.words.date_time(moment::civil(until, &held.book.zone()))
        }),
        members: members(state, team),
        boards: match handed {
            Some(players) => players.iter().copied().map(place).collect(),
            None => usual.map(|player| player.map(place).unwrap_or_default()).collect(),
        },
    }
}
