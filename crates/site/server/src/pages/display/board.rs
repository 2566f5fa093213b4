//! The page of one board of a display, for the opponent who has its key: on a phone in the hall or anywhere.

use std::sync::Arc;

use askama::Template;
use axum::Form;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use damier_acts::displays::{Office, Refusal};
use damier_pdn::write_fen;
use damier_rules::Color;

use super::acts::asked;
use super::{clocks, legal};
use crate::display::{self, ActError, Loaded};
use crate::pages::analysis::words_of;
use crate::pages::game::for_a_script;
use crate::pages::{Page, drawn, missing, send, send_to, trouble};
use crate::reader::Reader;
use crate::site::Site;

#[derive(Template)]
#[template(path = "display_board.html")]
struct Sheet {
    page: Page,
    id: String,
    number: usize,
    name: String,
    giver: String,
    board: String,
    fen: String,
    /// The moves made, two in a line.
    moves: Vec<Vec<String>>,
    legal: Vec<String>,
    /// Why the opponent cannot move now.
    waits: Option<String>,
    result: Option<String>,
    clause: Option<&'static str>,
    wrong: Option<String>,
    rulebook: &'static str,
    seat: &'static str,
    clocks: Option<(String, String)>,
    words: String,
}

impl Sheet {
    /// The side of the giver.
    fn other(&self) -> &'static str {
        if self.seat == "black" { "white" } else { "black" }
    }
}

pub(crate) async fn show(
    State(site): State<Arc<Site>>,
    Path((id, board, key)): Path<(String, usize, String)>,
    reader: Reader,
) -> Response {
    match opened(&site, &id, board, &key).await {
        Ok(loaded) => sheet(&id, board, &loaded, reader, None),
        Err(ActError::Store(fault)) => trouble(reader, &fault),
        Err(_) => missing(reader).await,
    }
}

/// The display, if the key opens the board.
async fn opened(site: &Site, id: &str, board: usize, key: &str) -> Result<Loaded, ActError> {
    let loaded = display::load(site, id).await?.ok_or(ActError::Missing)?;
    if loaded.opens(board, key) { Ok(loaded) } else { Err(ActError::Missing) }
}

fn sheet(id: &str, number: usize, loaded: &Loaded, reader: Reader, wrong: Option<String>) -> Response {
    let display = &loaded.display;
    let Some(board) = display.board(number) else {
        return send_to(&format!("/display/{id}"), reader.keep);
    };
    let may = display.may_move(number);
    let status = if wrong.is_some() { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
    let fen = write_fen(&board.state().position().setup());
    let seat = if board.giver() == Color::White { "black" } else { "white" };
    let mut sheet = Sheet {
        id: id.to_owned(),
        number,
        name: display.terms().opponents[number - 1].name.clone(),
        giver: display.terms().giver.clone(),
        board: drawn::in_place(display.rulebook().name, &fen, seat == "black"),
        fen,
        moves: board.moves().chunks(2).map(<[String]>::to_vec).collect(),
        legal: if may.is_ok() { legal(loaded, board) } else { Vec::new() },
        waits: may.err().filter(|_| !board.is_over()).map(|refused| refused.text(reader.words)),
        result: board.state().result().map(|result| result.marks(display.rulebook()).to_string()),
        clause: board.ended_by(),
        wrong,
        rulebook: display.rulebook().name,
        seat,
        clocks: clocks(board, loaded.now),
        words: for_a_script(&words_of(reader.words)),
        page: Page::new(reader, "simul-title", "/displays"),
    };
    let keep = sheet.page.reader.keep.take();
    send(status, keep, &sheet)
}

/// `POST /display/{id}/board/{board}/{key}`: the opponent moves or resigns.
pub(crate) async fn sent(
    State(site): State<Arc<Site>>,
    Path((id, board, key)): Path<(String, usize, String)>,
    reader: Reader,
    Form(mut texts): Form<Vec<(String, String)>>,
) -> Response {
    let loaded = match opened(&site, &id, board, &key).await {
        Ok(loaded) => loaded,
        Err(ActError::Store(fault)) => return trouble(reader, &fault),
        Err(_) => return missing(reader).await,
    };
    texts.retain(|(name, _)| name != "board");
    texts.push(("board".to_owned(), board.to_string()));
    let act = match asked(reader.words, texts) {
        None => return missing(reader).await,
        Some(Err(why)) => return sheet(&id, board, &loaded, reader, Some(why.to_string())),
        Some(Ok(act)) => act,
    };
    match display::act(&site, &id, &format!("board/{board}"), Office::Opponent { board }, &act).await {
        Ok(()) => send_to(&format!("/display/{id}/board/{board}/{key}"), reader.keep),
        Err(ActError::Missing | ActError::Refused(Refusal::NotAllowed)) => missing(reader).await,
        Err(ActError::Refused(refused)) => {
            let why = refused.translate(reader.words);
            sheet(&id, board, &loaded, reader, Some(why))
        }
        Err(ActError::Store(fault)) => trouble(reader, &fault),
    }
}
