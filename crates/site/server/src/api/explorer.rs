//! The explorer: what was played in a position in the games of the archive.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use damier_live::{Refused, Trial};
use damier_rules::Rulebook;
use serde::Deserialize;
use serde_json::{Value, json};

use super::input::Asked;
use super::route::one_of;
use super::{ApiError, Caller, Route, Scope};
use crate::pages::explorer::{Filter, YEARS, json_of};
use crate::site::Site;

const GROUP: &str = "Positions";

/// A line of moves is at most so long.
const MOST_MOVES: usize = 1000;

pub(super) fn routes() -> Vec<Route> {
    let text = || json!({ "type": "string", "minLength": 1, "maxLength": 2000 });
    let words = |words: &[&str]| one_of(words.iter().map(|word| (*word).to_owned()));
    let year = || json!({ "type": "integer", "minimum": YEARS.start(), "maximum": YEARS.end() });
    vec![
        Route::get("/explorer", explore)
            .does(
                GROUP,
                "explore",
                "What was played in a position in the newest two thousand games that are over, and how it went.",
            )
            .knows(&[Scope::Read])
            .asks("rulebook", text(), "The rulebook by name.")
            .always()
            .such_as("ua2023-russian")
            .asks("fen", text(), "The first position as FEN; without it, the one from which games begin.")
            .asks("moves", text(), "Moves from there, with commas between them.")
            .such_as("c3-d4,d6-c5")
            .asks("player", text(), "Only games of whoever is called so.")
            .asks("whose", words(&["all", "own"]), "`own`: only games of the owner of the token.")
            .asks("side", words(&["white", "black"]), "Only games in which he has that colour.")
            .asks("from", year(), "Only games of this year or later.")
            .asks("until", year(), "Only games of this year or earlier.")
            .may_refuse()
            .answers("Explored"),
    ]
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AskedExplorer {
    rulebook: String,
    fen: Option<String>,
    moves: Option<String>,
    player: Option<String>,
    whose: Option<String>,
    side: Option<String>,
    from: Option<String>,
    until: Option<String>,
}

async fn explore(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Asked(asked): Asked<AskedExplorer>,
) -> Result<Json<Value>, ApiError> {
    let refused = |why: &Refused| ApiError::refused(why, why.told_by_numbers(caller.words));
    let unknown = |_| refused(&Refused::UnknownRulebook { name: asked.rulebook.clone() });
    let book = Rulebook::named(&asked.rulebook).map_err(unknown)?;
    let mut trial = Trial::new(book, asked.fen.as_deref()).map_err(|why| refused(&why))?;
    for text in asked.moves.iter().flat_map(|all| all.split(',')).take(MOST_MOVES) {
        let played = trial.play(text);
        played.map_err(|why| ApiError::refused(&why, trial.refusal_text(&why, caller.words)))?;
    }
    for (name, value, known) in
        [("whose", &asked.whose, ["all", "own"]), ("side", &asked.side, ["white", "black"])]
    {
        if value.as_deref().is_some_and(|value| !known.contains(&value)) {
            return Err(ApiError::unread(caller.words, name));
        }
    }
    let owner = caller.owner().ok().map(|owner| &owner.1);
    let filter = Filter {
        player: asked.player.unwrap_or_default(),
        whose: asked.whose.unwrap_or_default(),
        side: asked.side.unwrap_or_default(),
        from: asked.from.unwrap_or_default(),
        until: asked.until.unwrap_or_default(),
    };
    let Some(wish) = filter.wish(owner) else {
        return Err(ApiError::unread(caller.words, "whose, player, from, until"));
    };
    let trouble = |fault| ApiError::trouble(caller.words, &fault);
    let known = site.explorer.look(&site.database, &trial, &wish, caller.words).await.map_err(trouble)?;
    Ok(Json(json_of(&known, caller.words)))
}
