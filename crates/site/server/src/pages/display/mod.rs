//! A simultaneous display: the giver's page, the arbiter's, and what spectators see.

pub(crate) mod acts;
pub(crate) mod beauty;
pub(crate) mod board;
pub(crate) mod list;
pub(crate) mod papers;

use std::sync::Arc;

use askama::Template;
use axum::Router;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use damier_acts::displays::named;
use damier_clock::{Moment, Span};
use damier_displays::{Achievement, Board, Kind, Who};
use damier_pdn::{write_fen, write_move};
use damier_rules::Color;
use serde_json::json;
use tokio::sync::mpsc;

use super::act_forms::{ActForm, forms};
use super::analysis::words_of;
use super::game::for_a_script;
use super::{Page, diagram, drawn, send};
use crate::cluster::Growth;
use crate::display::{self, Loaded};
use crate::events;
use crate::handler::{any, get};
use crate::pages::answer::{OrMissing as _, OrTrouble as _, PageResult};
use crate::reader::Reader;
use crate::site::Site;
use crate::state::Web;

/// The addresses of simultaneous displays.
pub(crate) fn routes() -> Router<Web> {
    Router::new()
        .route("/displays", get(list::show).post(any(list::create)))
        .route("/displays/beauty", get(beauty::show).post(any(beauty::made)))
        .route("/display/{id}", get(show).post(any(acts::sent)))
        .route("/display/{id}/news", get(news))
        .route("/display/{id}/paper/{name}", get(papers::download))
        .route("/display/{id}/board/{board}/{key}", get(board::show).post(any(board::sent)))
}

#[derive(Template)]
#[template(path = "display.html")]
struct Sheet {
    page: Page,
    id: String,
    giver: String,
    kind: &'static str,
    started: bool,
    over: bool,
    /// Whether the reader gives it, or watches over it.
    gives: bool,
    rules: bool,
    /// Boards on which the giver may call the arbiter to check the count, and those on which he has.
    to_doubt: Vec<usize>,
    doubted: Vec<Doubted>,
    blindfold: bool,
    boards: Vec<Line>,
    at: Option<Here>,
    next: Option<usize>,
    awaited: Vec<usize>,
    points: usize,
    most: usize,
    minutes: u64,
    announced: String,
    findings: Vec<(String, u32, u32, bool, &'static str)>,
    rulebook: &'static str,
    words: String,
    /// What the giver of a blindfold display may do besides.
    act_forms: Vec<ActForm>,
    /// Who moves for the giver.
    intermediary: Option<String>,
    /// Whether it is given with clocks, so that time can be charged.
    clocks: bool,
    wrong: Option<String>,
}

/// A board in the list.
struct Line {
    number: usize,
    name: String,
    picture: String,
    fen: String,
    giver_to_move: bool,
    result: Option<String>,
    clause: Option<&'static str>,
    clocks: Option<(String, String)>,
    link: Option<String>,
}

/// A board whose count of moves the giver doubts: the moves that each side has made.
struct Doubted {
    number: usize,
    name: String,
    moves: [usize; 2],
}

/// The board where the giver stands.
struct Here {
    number: usize,
    name: String,
    board: String,
    fen: String,
    last: Option<String>,
    /// The moves made, two in a line.
    moves: Vec<String>,
    legal: Vec<String>,
    waits: bool,
    seat: &'static str,
    clocks: Option<(String, String)>,
}

const fn kind_word(kind: Kind) -> &'static str {
    match kind {
        Kind::Normal => "simul-kind-normal",
        Kind::Clocks => "simul-kind-clocks",
        Kind::Blindfold => "simul-kind-blindfold",
    }
}

/// `GET /display/{id}`: the giver's page, or what spectators see.
pub(crate) async fn show(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    reader: Reader,
) -> PageResult {
    sheet(&site, &id, reader, None).await
}

async fn sheet(site: &Site, id: &str, reader: Reader, wrong: Option<String>) -> PageResult {
    let loaded = display::load(site, id).await.or_trouble(&reader)?.or_missing(&reader)?;
    let status = if wrong.is_some() { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
    let mut sheet = page(id, &loaded, reader, wrong);
    let keep = sheet.page.reader.keep.take();
    Ok(send(status, keep, &sheet))
}

fn page(id: &str, loaded: &Loaded, reader: Reader, wrong: Option<String>) -> Sheet {
    let display = &loaded.display;
    let words = reader.words;
    let gives = reader.person.account().is_some_and(|account| Some(account.id) == loaded.giver);
    // The giver of a blindfold display sees no board (FMJD-VIII.C.2).
    let blindfold = display.kind() == Kind::Blindfold && gives && !display.is_over();
    let boards = (1..).zip(display.boards()).map(|(number, board)| Line {
        number,
        name: display.terms().opponents[number - 1].name.clone(),
        picture: picture(board),
        fen: write_fen(&board.state().position().setup()),
        giver_to_move: board.turn() == Who::Giver && !board.is_over(),
        result: board.state().result().map(|result| result.marks(display.rulebook()).to_string()),
        clause: board.ended_by(),
        clocks: clocks(board, loaded.now),
        link: gives.then(|| format!("{}/display/{id}/board/{number}/{}", reader.root, loaded.key(number))),
    });
    let findings = Achievement::of(display).check().into_iter().map(|finding| {
        let what = words.describe("display-criterion", &finding.criterion);
        (what, finding.found, finding.needed, finding.met, finding.clause)
    });
    let tally = display.tally();
    let announced = display.announcement().map(|told| {
        let name = told.name.unwrap_or_else(|| format!("{} {}", words.text("simul-board"), told.board));
        told.mv.map_or(name.clone(), |mv| format!("{name}: {mv}"))
    });
    let rules = reader.person.account().is_some_and(|account| loaded.is_arbiter(account));
    Sheet {
        id: id.to_owned(),
        giver: display.terms().giver.clone(),
        kind: kind_word(display.kind()),
        started: display.is_started(),
        over: display.is_over(),
        gives,
        rules,
        to_doubt: if gives { display.to_doubt(loaded.now) } else { Vec::new() },
        doubted: doubted(loaded),
        blindfold,
        boards: boards.collect(),
        at: display.giver_at().and_then(|number| here(loaded, number)),
        next: display.awaited().first().copied(),
        awaited: display.awaited(),
        points: tally.points(),
        most: tally.most(),
        minutes: display.duration().unwrap_or(0) / 60_000,
        announced: announced.filter(|_| gives).unwrap_or_default(),
        rulebook: display.rulebook().name,
        words: for_a_script(&words_of(words)),
        act_forms: forms(words, "simul", named("intermediary").filter(|_| blindfold)),
        clocks: display.kind() == Kind::Clocks,
        intermediary: display.intermediary().map(str::to_owned),
        findings: if display.is_over() { findings.collect() } else { Vec::new() },
        wrong,
        page: Page::new(reader, "simul-title", "/displays"),
    }
}

/// The boards that wait for a check, with what the record has: White's moves and Black's.
fn doubted(loaded: &Loaded) -> Vec<Doubted> {
    let boards = (1..).zip(loaded.display.boards()).filter(|(_, board)| board.is_doubted());
    let line = |(number, board): (usize, &Board)| Doubted {
        number,
        name: loaded.display.terms().opponents[number - 1].name.clone(),
        moves: [Color::White, Color::Black].map(|color| usize::from(board.state().moves_made(color))),
    };
    boards.map(line).collect()
}

fn picture(board: &Board) -> String {
    let position = board.state().position();
    diagram::address(position.variant(), &write_fen(&position.setup()))
}

/// What the clocks of a board show: the giver's and the opponent's.
fn clocks(board: &Board, at: Moment) -> Option<(String, String)> {
    let clock = board.clock()?;
    let whole = |left: Span| Span::seconds(left.as_millis() / 1000).to_string();
    let left = |color| clock.reading(color, at).left.map(whole).unwrap_or_default();
    Some((left(board.giver()), left(!board.giver())))
}

/// The moves that can be made on a board.
fn legal(loaded: &Loaded, board: &Board) -> Vec<String> {
    let position = board.state().position();
    let notation = loaded.display.notation();
    position.legal_moves().iter().map(|mv| write_move(position, mv, notation)).collect()
}

fn here(loaded: &Loaded, number: usize) -> Option<Here> {
    let board = loaded.display.board(number)?;
    let own = board.turn() == Who::Giver && !board.is_over();
    let fen = write_fen(&board.state().position().setup());
    let book = loaded.display.rulebook().name;
    Some(Here {
        number,
        name: loaded.display.terms().opponents[number - 1].name.clone(),
        board: drawn::in_place(book, &fen, board.giver() == Color::Black),
        fen,
        last: board.moves().last().cloned(),
        moves: board.moves().chunks(2).map(|pair| pair.join(" ")).collect(),
        legal: if own { legal(loaded, board) } else { Vec::new() },
        waits: !own && !board.is_over(),
        seat: if board.giver() == Color::White { "white" } else { "black" },
        clocks: clocks(board, loaded.now),
    })
}

/// `GET /display/{id}/news`: an event `change` whenever something has happened.
pub(crate) async fn news(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    reader: Reader,
) -> PageResult {
    let stream = display::stream(&id);
    // Nobody waits for ever for news of nothing.
    let next = site.database.next_seq(&stream).await.or_trouble(&reader)?;
    (next > 1).then_some(()).or_missing(&reader)?;
    let (tell, told) = mpsc::channel(8);
    tokio::spawn(async move {
        let mut growth = Growth::of(Arc::clone(&site), stream);
        loop {
            let next = tokio::select! {
                () = site.closing() => return,
                () = tell.closed() => return,
                grown = growth.next() => grown,
            };
            let Some(next) = next else { return };
            if tell.send(events::event("change", &json!({ "next": next }))).await.is_err() {
                return;
            }
        }
    });
    Ok(events::send(told))
}
