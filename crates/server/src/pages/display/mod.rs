//! Simultaneous displays: the list and the form for a new one, the giver's page, and what spectators see.

pub(crate) mod board;

use std::sync::Arc;

use askama::Template;
use axum::Form;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use damier_displays::{Achievement, Board, Fact, Kind, Opponent, Refused, Side, Terms, Who};
use damier_language::Words;
use damier_pdn::{write_fen, write_move};
use damier_rules::{Color, Rulebook};
use damier_store::Fault;
use serde::Deserialize;
use serde_json::json;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::mpsc;

use super::analysis::words_of;
use super::game::for_a_script;
use super::{Page, diagram, missing, send, send_to, trouble};
use crate::display::{self, KIND, Loaded, Stop};
use crate::events;
use crate::people::author;
use crate::reader::Reader;
use crate::site::{Site, now};

/// A display on the site has at most so many boards.
const MOST_BOARDS: usize = 200;

#[derive(Template)]
#[template(path = "displays.html")]
struct List {
    page: Page,
    displays: Vec<Listed>,
    books: Vec<(String, String)>,
    wrong: Option<String>,
}

struct Listed {
    id: String,
    giver: String,
    kind: &'static str,
    boards: usize,
}

/// What the form for a new display says.
#[derive(Deserialize)]
pub(crate) struct New {
    kind: String,
    rulebook: String,
    colour: String,
    opponents: String,
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
    /// Whether the reader gives it.
    gives: bool,
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

/// The board where the giver stands.
struct Here {
    number: usize,
    name: String,
    picture: String,
    fen: String,
    last: Option<String>,
    legal: Vec<String>,
    waits: bool,
    seat: &'static str,
    clocks: Option<(String, String)>,
}

/// What the giver says.
#[derive(Deserialize)]
pub(crate) struct Said {
    what: String,
    #[serde(default)]
    board: usize,
    #[serde(default)]
    mv: String,
}

/// A refusal in words, with its clause.
fn told(refused: &Refused, words: &Words) -> String {
    let why = refused.told(words);
    refused.clause().map_or(why.clone(), |clause| format!("{why} ({clause})"))
}

const fn kind_word(kind: Kind) -> &'static str {
    match kind {
        Kind::Normal => "simul-kind-normal",
        Kind::Clocks => "simul-kind-clocks",
        Kind::Blindfold => "simul-kind-blindfold",
    }
}

/// `GET /displays`: those that go on, and the form for a new one.
pub(crate) async fn list(State(site): State<Arc<Site>>, reader: Reader) -> Response {
    listed(&site, reader, None).await
}

async fn listed(site: &Site, reader: Reader, wrong: Option<String>) -> Response {
    let displays = match running(site).await {
        Ok(displays) => displays,
        Err(fault) => return trouble(reader, &fault),
    };
    let status = if wrong.is_some() { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
    let mut page = Page::new(reader, "simul-title", "/displays");
    let keep = page.reader.keep.take();
    let books = Rulebook::all().iter().map(|book| (book.name.to_owned(), page.game_of(book))).collect();
    send(status, keep, &List { page, displays, books, wrong })
}

async fn running(site: &Site) -> Result<Vec<Listed>, Fault> {
    let mut displays = Vec::new();
    for sitting in site.database.running(KIND).await?.into_iter().take(50) {
        let Some(loaded) = display::load(site, &sitting.id).await? else { continue };
        let terms = loaded.display.terms();
        let (giver, boards) = (terms.giver.clone(), terms.opponents.len());
        displays.push(Listed { id: sitting.id, giver, kind: kind_word(terms.kind), boards });
    }
    Ok(displays)
}

/// `POST /displays`: a new display of the reader.
pub(crate) async fn create(State(site): State<Arc<Site>>, reader: Reader, Form(new): Form<New>) -> Response {
    let Some(account) = reader.person.account().cloned() else { return send_to("/sign-in", reader.keep) };
    let names: Vec<&str> = new.opponents.lines().map(str::trim).filter(|name| !name.is_empty()).collect();
    if names.is_empty() || names.len() > MOST_BOARDS {
        let why = told(&Refused::Boards { boards: names.len(), most: MOST_BOARDS }, reader.words);
        return listed(&site, reader, Some(why)).await;
    }
    let colour = |index: usize| match (new.colour.as_str(), index % 2) {
        ("black", _) | ("in-turn", 1) => Side::Black,
        _ => Side::White,
    };
    let opponent = |(index, name): (usize, &&str)| Opponent {
        name: name.trim_end_matches('*').trim().chars().take(60).collect(),
        club_member: name.ends_with('*'),
        giver: colour(index),
    };
    let terms = Terms {
        kind: Kind::ALL.into_iter().find(|kind| kind.name() == new.kind).unwrap_or(Kind::Normal),
        rulebook: new.rulebook,
        giver: account.name.to_string(),
        opponents: names.iter().enumerate().map(opponent).collect(),
        intermediary: None,
        by_number: true,
        simul_deficit: Default::default(),
        simul_capture_reply: Default::default(),
    };
    match display::create(&site, terms, account.id).await {
        Ok(id) => send_to(&format!("/display/{id}"), reader.keep),
        Err(Stop::Refused(refused)) => {
            let why = told(&refused, reader.words);
            listed(&site, reader, Some(why)).await
        }
        Err(Stop::Missing) => missing(reader).await,
        Err(Stop::Store(fault)) => trouble(reader, &fault),
    }
}

/// `GET /display/{id}`: the giver's page, or what spectators see.
pub(crate) async fn show(State(site): State<Arc<Site>>, Path(id): Path<String>, reader: Reader) -> Response {
    sheet(&site, &id, reader, None).await
}

async fn sheet(site: &Site, id: &str, reader: Reader, wrong: Option<String>) -> Response {
    let loaded = match display::load(site, id).await {
        Ok(Some(loaded)) => loaded,
        Ok(None) => return missing(reader).await,
        Err(fault) => return trouble(reader, &fault),
    };
    let status = if wrong.is_some() { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
    let mut sheet = page(id, &loaded, reader, wrong);
    let keep = sheet.page.reader.keep.take();
    send(status, keep, &sheet)
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
        clocks: clocks(board),
        link: gives.then(|| format!("{}/display/{id}/board/{number}/{}", reader.root, loaded.key(number))),
    });
    let findings = Achievement::of(display).check().into_iter().map(|finding| {
        let what = words.tell("display-criterion", &finding.criterion);
        (what, finding.found, finding.needed, finding.met, finding.clause)
    });
    let tally = display.tally();
    let announced = display.announcement().map(|told| {
        let name = told.name.unwrap_or_else(|| format!("{} {}", words.text("simul-board"), told.board));
        told.mv.map_or(name.clone(), |mv| format!("{name}: {mv}"))
    });
    Sheet {
        id: id.to_owned(),
        giver: display.terms().giver.clone(),
        kind: kind_word(display.kind()),
        started: display.is_started(),
        over: display.is_over(),
        gives,
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
        findings: if display.is_over() { findings.collect() } else { Vec::new() },
        wrong,
        page: Page::new(reader, "simul-title", "/displays"),
    }
}

fn picture(board: &Board) -> String {
    let position = board.state().position();
    diagram::address(position.variant(), &write_fen(&position.setup()))
}

/// What the clocks of a board show: the giver's and the opponent's.
fn clocks(board: &Board) -> Option<(String, String)> {
    let clock = board.clock()?;
    let left = |color| clock.reading(color, now()).left.map_or_else(String::new, |left| left.to_string());
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
    Some(Here {
        number,
        name: loaded.display.terms().opponents[number - 1].name.clone(),
        picture: picture(board),
        fen: write_fen(&board.state().position().setup()),
        last: board.moves().last().cloned(),
        legal: if own { legal(loaded, board) } else { Vec::new() },
        waits: !own && !board.is_over(),
        seat: if board.giver() == Color::White { "white" } else { "black" },
        clocks: clocks(board),
    })
}

/// `POST /display/{id}`: what the giver does.
pub(crate) async fn sent(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    reader: Reader,
    Form(said): Form<Said>,
) -> Response {
    let loaded = match display::load(&site, &id).await {
        Ok(Some(loaded)) => loaded,
        Ok(None) => return missing(reader).await,
        Err(fault) => return trouble(reader, &fault),
    };
    let Some(account) = reader.person.account().filter(|account| Some(account.id) == loaded.giver) else {
        return missing(reader).await;
    };
    let by = author(account.id);
    let board = said.board;
    let fact = match said.what.as_str() {
        "start" => Fact::Started,
        "go" => Fact::Arrived { board },
        "move" => Fact::Moved { board, by: Who::Giver, mv: said.mv.clone() },
        "back" => Fact::TakenBack { board },
        "excused" => Fact::Absent { board, lost: false },
        "absent" => Fact::Absent { board, lost: true },
        "draw" => Fact::Drawn { board },
        "resign" => Fact::Resigned { board, by: Who::Giver },
        "flag" => Fact::FlagFell { board, of: Who::Opponent },
        "end" => Fact::Ended,
        _ => return missing(reader).await,
    };
    answer(&site, &id, &by, &fact, reader).await
}

async fn answer(site: &Site, id: &str, by: &str, fact: &Fact, reader: Reader) -> Response {
    match display::say(site, id, by, fact).await {
        Ok(()) => send_to(&format!("/display/{id}"), reader.keep),
        Err(Stop::Refused(refused)) => {
            let why = told(&refused, reader.words);
            sheet(site, id, reader, Some(why)).await
        }
        Err(Stop::Missing) => missing(reader).await,
        Err(Stop::Store(fault)) => trouble(reader, &fault),
    }
}

/// `GET /display/{id}/news`: an event `change` whenever something has happened.
pub(crate) async fn news(State(site): State<Arc<Site>>, Path(id): Path<String>) -> Response {
    let (tell, told) = mpsc::channel(8);
    let stream = display::stream(&id);
    tokio::spawn(async move {
        let mut news = site.database.news();
        loop {
            let heard = tokio::select! {
                () = site.closing() => return,
                () = tell.closed() => return,
                heard = news.recv() => heard,
            };
            let next = match heard {
                Ok(news) if news.stream == stream => news.next,
                Ok(_) => continue,
                Err(RecvError::Lagged(_)) => 0,
                Err(RecvError::Closed) => return,
            };
            if tell.send(events::event("change", &json!({ "next": next }))).await.is_err() {
                return;
            }
        }
    });
    events::send(told)
}
