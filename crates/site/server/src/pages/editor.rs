//! The board editor: any pieces on any board, and what is wrong with them.

use askama::Template;
use axum::extract::Query;
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use axum::{Json, Router};
use damier_compose::notation::read_position;
use damier_language::Words;
use damier_live::translated::{Piece, ShownTrial};
use damier_live::{Seat, Trial};
use damier_pdn::{Notation, read_fen, read_position_text, write_fen};
use damier_rules::{Color, Rulebook, Setup, SetupFault, Square, Variant};
use serde::Deserialize;
use serde_json::{Value, json};

use super::analysis::words_of;
use super::game::for_a_script;
use super::{Page, refuse, send};
use crate::handler::{get, post};
use crate::reader::Reader;
use crate::state::Web;
use crate::study::{Laid, laid, pieces, translate_fen, translate_setup};

/// The addresses of the editor of positions.
pub(crate) fn routes() -> Router<Web> {
    Router::new()
        .route("/editor", get(show))
        .route("/editor/check", post(check))
        .route("/editor/read", get(read))
}

/// Which board is asked for.
#[derive(Deserialize, Default)]
pub(crate) struct Asked {
    rulebook: Option<String>,
    fen: Option<String>,
}

impl Asked {
    fn book(&self) -> Option<Rulebook> {
        Rulebook::named(self.rulebook.as_deref().unwrap_or("fmjd-100")).ok()
    }
}

#[derive(Template)]
#[template(path = "editor.html")]
struct Sheet {
    page: Page,
    books: Vec<(&'static str, String)>,
    rulebook: &'static str,
    fen: String,
    wrong: Option<String>,
    position: String,
    words: String,
}

/// Shows the editor.
pub(crate) async fn show(reader: Reader, Query(asked): Query<Asked>) -> Response {
    let book = asked.book().unwrap_or_else(|| Rulebook::usual(Variant::International));
    let notation = Notation::of(&book);
    let fen = asked.fen.as_deref().map(str::trim).filter(|fen| !fen.is_empty());
    // As the codes print it, a position is read too.
    let printed = |fen: &str| {
        let setup = read_position_text(book.variant, Color::White, fen).ok()?;
        (!setup.placed.is_empty()).then_some(setup)
    };
    let read = fen.map(|fen| match (read_fen(book.variant, fen), printed(fen)) {
        (Err(_), Some(setup)) => Ok(setup),
        (read, _) => read.map(|read| read.setup),
    });
    let wrong =
        read.as_ref().and_then(|read| read.as_ref().err()).map(|why| translate_fen(why, reader.words));
    let setup = read.and_then(Result::ok).unwrap_or_else(|| Setup::start(book.variant));
    let start = Trial::new(book.clone(), None).map(|trial| trial.translated());
    let position = start.map(|start| given(&start, &setup, &notation));
    let mut page = Page::new(reader, "study-editor", "/analysis");
    let keep = page.reader.keep.take();
    let title = |book: &Rulebook| page.book(book.name);
    let books = Rulebook::all().iter().map(|book| (book.name, title(book))).collect();
    let sheet = Sheet {
        books,
        rulebook: book.name,
        fen: write_fen(&setup),
        wrong,
        position: for_a_script(&position.unwrap_or_default()),
        words: for_a_script(&words_of(page.reader.words)),
        page,
    };
    send(StatusCode::OK, keep, &sheet)
}

pub(super) fn given(start: &ShownTrial, setup: &Setup, notation: &Notation) -> Value {
    json!({
        "variant": start.variant,
        "rulebook": start.rulebook,
        "board": start.board,
        "pieces": pieces(setup, notation),
        "turn": Seat::from(setup.to_move),
        "start": start.pieces,
    })
}

/// A board as the editor sends it.
#[derive(Deserialize)]
pub(crate) struct Placed {
    rulebook: String,
    turn: Seat,
    pieces: Vec<Laid>,
}

/// Says what is wrong with a board, and how it is written.
pub(crate) async fn check(reader: Reader, Json(placed): Json<Placed>) -> Response {
    let Ok(book) = Rulebook::named(&placed.rulebook) else {
        return refuse(StatusCode::UNPROCESSABLE_ENTITY, &reader.words.text("editor-no-rulebook"));
    };
    let notation = Notation::of(&book);
    let (setup, odd) = laid(&book, &notation, placed.turn, &placed.pieces);
    let mut faults: Vec<Value> =
        odd.iter().map(|(sq, what)| json!({ "why": what.text(sq, reader.words), "sq": sq })).collect();
    faults.extend(setup.faults().iter().map(|fault| fault_json(fault, &setup, &notation, reader.words)));
    let fen = odd.is_empty().then(|| write_fen(&setup));
    Json(json!({ "fen": fen, "faults": faults })).into_response()
}

/// Reads a position.
pub(crate) async fn read(reader: Reader, Query(asked): Query<Asked>) -> Response {
    let Some(book) = asked.book() else {
        return refuse(StatusCode::UNPROCESSABLE_ENTITY, &reader.words.text("editor-no-rulebook"));
    };
    match read_position(book.variant, asked.fen.as_deref().unwrap_or_default()) {
        Ok(setup) => {
            let all: Vec<Piece> = pieces(&setup, &Notation::of(&book));
            Json(json!({ "pieces": all, "turn": Seat::from(setup.to_move) })).into_response()
        }
        Err(why) => refuse(StatusCode::UNPROCESSABLE_ENTITY, &translate_fen(&why, reader.words)),
    }
}

/// A fault of a set-up with the square where it is, if it is on one.
fn fault_json(fault: &SetupFault, setup: &Setup, notation: &Notation, words: &Words) -> Value {
    let name = |square: Square| notation.squares.name(setup.variant.board(), square);
    let why = translate_setup(fault, setup.variant, notation, words);
    let sq = match fault {
        SetupFault::SquareTakenTwice { square }
        | SetupFault::TowerInFlatGame { square, .. }
        | SetupFault::ManOnLastRow { square, .. } => Some(name(*square)),
        SetupFault::OffTheBoard { .. } | SetupFault::TooManyPieces { .. } | SetupFault::NoPieces => None,
    };
    json!({ "why": why, "sq": sq })
}
