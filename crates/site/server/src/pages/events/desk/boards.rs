//! Results said at the boards: a link for each, what the two say, and where they do not agree.

use askama::Template;
use axum::response::Response;
use damier_compete::Round;
use damier_compete::event::{Action, PlayerId};
use damier_compete::schedule::Side;
use damier_desk::{describe, points, stage};
use qrcode::QrCode;
use qrcode::render::svg;

use super::{DeskPage, answer};
use crate::desk::{Seats, link, player_code};
use crate::pages::Page;

#[derive(Template)]
#[template(path = "event/boards.html")]
struct Sheet {
    page: Page,
    desk: DeskPage,
    stage: u8,
    round: u16,
    rounds: Vec<u16>,
    open: bool,
    by: String,
    boards: Vec<Board>,
    conflicts: usize,
    /// How many boards of which both sides say the same wait for the arbiter.
    agreed: usize,
    /// Every player with his code, for those who may write results.
    codes: Vec<(String, String)>,
}

struct Board {
    place: String,
    /// `3.2`, as a form names the game.
    typed: String,
    white: String,
    black: String,
    /// What each says, White first, as White's score.
    claims: [Option<String>; 2],
    result: Option<String>,
    /// They do not agree.
    conflict: bool,
    /// They agree, but it is not certain that it is they.
    agreed: bool,
    address: String,
    picture: String,
}

pub(super) fn sheet(page: Page, desk: DeskPage) -> Response {
    let state = desk.state();
    let id = desk.asked.stage().filter(|id| id.index() < state.stages.len());
    let id = id.unwrap_or_else(|| stage::current(state));
    let paired = state.stages.get(id.index()).map_or(0, |own| own.rounds.len());
    let round = desk.asked.round().filter(|round| round.index() < paired);
    let round = round.or_else(|| stage::current_round(state, id));
    let by = round.and_then(|round| desk.held.book.boards.get(&(id, round)));
    let games = round.map(|round| link::games(state, id, round)).unwrap_or_default();
    let pictures = desk.asked.has("codes");
    let boards: Vec<Board> = games.into_iter().filter_map(|key| board(&desk, key, pictures)).collect();
    let sheet = Sheet {
        page,
        stage: id.0 + 1,
        round: round.map_or(0, Round::number),
        rounds: (1..=paired).filter_map(|number| u16::try_from(number).ok()).collect(),
        open: by.is_some(),
        by: by.map(|by| describe::by(desk.words, by)).unwrap_or_default(),
        conflicts: boards.iter().filter(|board| board.conflict).count(),
        agreed: boards.iter().filter(|board| board.agreed).count(),
        codes: if desk.may(Action::RecordResult) { codes(&desk) } else { Vec::new() },
        boards,
        desk,
    };
    answer(sheet.desk.outcome.status, &sheet)
}

fn board(desk: &DeskPage, key: damier_compete::event::GameKey, pictures: bool) -> Option<Board> {
    let seats = Seats::of(desk.state(), key)?;
    let (white, black) = (seats.white(), !seats.white());
    let scale = desk.hall().scale();
    let claim = |side: Side| desk.held.book.claim(key, side);
    let said = |side: Side| claim(side).map(|own| points::score(scale, own.score));
    let result = seats.score();
    let both = claim(Side::First).is_some() && claim(Side::Second).is_some() && result.is_none();
    let agreed = both && desk.held.book.agreed(key).is_some();
    let address =
        format!("{}/event/{}/board/{}", desk.root, desk.held.id, link::write(&desk.held.book.key, key));
    let typed = [
        Some(key.table.to_string()),
        key.board.map(|own| own.to_string()),
        key.game.map(|own| own.to_string()),
    ];
    Some(Board {
        place: describe::place(desk.words, desk.state(), key),
        typed: typed.into_iter().flatten().collect::<Vec<_>>().join("."),
        white: seats.name(white),
        black: seats.name(black),
        claims: [said(white), said(black)],
        result: result.map(|score| points::score(scale, score)),
        conflict: both && !agreed,
        agreed,
        picture: if pictures { picture(&address) } else { String::new() },
        address,
    })
}

/// Every player with his code.
fn codes(desk: &DeskPage) -> Vec<(String, String)> {
    let key = &desk.held.book.key;
    let players = (0..).zip(&desk.state().players);
    players.map(|(number, own)| (own.name.clone(), player_code(key, PlayerId(number)))).collect()
}

/// An address as a picture that phones can read.
fn picture(address: &str) -> String {
    QrCode::new(address)
        .map(|code| code.render::<svg::Color<'_>>().min_dimensions(120, 120).build())
        .map(|text| text.split_once("?>").map_or(text.clone(), |(_, rest)| rest.to_owned()))
        .unwrap_or_default()
}
