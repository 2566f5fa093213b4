//! Positions by themselves: what can be played in them, and what a move leads to.

use axum::Json;
use damier_live::{Refused, Still};
use damier_pdn::{PositionStyle, read_fen, write_position_text};
use damier_rules::Rulebook;
use serde::Deserialize;
use serde_json::{Value, json};

use super::input::Asked;
use super::{ApiError, Caller, Route};

const GROUP: &str = "Positions";
const FEN: &str = "The position as FEN; without it, the one from which games begin.";

pub(super) fn routes() -> Vec<Route> {
    let text = || json!({ "type": "string", "maxLength": 2000 });
    vec![
        Route::get("/positions", position)
            .does(GROUP, "getPosition", "A position: its pieces and every legal move.")
            .asks("rulebook", text(), "The rulebook by name.")
            .always()
            .such_as("ua2023-russian")
            .asks("fen", text(), FEN)
            .such_as("W:Wc3,d4:Be5,g7")
            .may_refuse()
            .answers("Position"),
        Route::get("/positions/move", check_move)
            .does(GROUP, "checkMove", "Checks a move, and shows the position that it leads to.")
            .asks("rulebook", text(), "The rulebook by name.")
            .always()
            .such_as("ua2023-russian")
            .asks("fen", text(), FEN)
            .such_as("W:Wc3,d4:Be5,g7")
            .asks("move", text(), "The move, in any spelling of the codes or by the ID of a legal one.")
            .always()
            .such_as("d4xf6xh8")
            .may_refuse()
            .answers("Played"),
    ]
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AskedPosition {
    rulebook: String,
    fen: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AskedMove {
    rulebook: String,
    fen: Option<String>,
    #[serde(rename = "move")]
    text: String,
}

fn refused(caller: &Caller, refused: &Refused) -> ApiError {
    ApiError::refused(refused, refused.told_by_numbers(caller.words))
}

fn still(caller: &Caller, rulebook: &str, fen: Option<&str>) -> Result<Still, ApiError> {
    let unknown = |_| refused(caller, &Refused::UnknownRulebook { name: rulebook.to_owned() });
    let book = Rulebook::named(rulebook).map_err(unknown)?;
    Still::new(book, fen).map_err(|why| refused(caller, &why))
}

/// The position as the codes write it, each side with its count (COL-1.10.4).
fn notation(still: &Still) -> String {
    let read = read_fen(still.rulebook().variant, &still.fen());
    read.map_or_else(|_| String::new(), |fen| write_position_text(&fen.setup, PositionStyle::Counted))
}

fn view(still: &Still) -> Value {
    json!({
        "rulebook": still.rulebook().name,
        "variant": still.rulebook().variant.name(),
        "fen": still.fen(),
        "notation": notation(still),
        "turn": still.turn(),
        "board": still.board(),
        "pieces": still.pieces(),
        "legal": still.legal(),
    })
}

async fn position(caller: Caller, Asked(asked): Asked<AskedPosition>) -> Result<Json<Value>, ApiError> {
    Ok(Json(view(&still(&caller, &asked.rulebook, asked.fen.as_deref())?)))
}

async fn check_move(caller: Caller, Asked(asked): Asked<AskedMove>) -> Result<Json<Value>, ApiError> {
    let before = still(&caller, &asked.rulebook, asked.fen.as_deref())?;
    let (played, after) = before
        .play(&asked.text)
        .map_err(|why| ApiError::refused(&why, before.refusal_text(&why, caller.words)))?;
    Ok(Json(json!({ "move": played, "position": view(&after) })))
}
