//! The explorer: what was played in a position in the games of the archive, or in one's own.

use std::sync::Arc;

use axum::extract::{Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse as _, Response};
use axum::{Json, Router};
use damier_language::Words;
use damier_store::{Account, Whose, WithSide};
use serde::Deserialize;
use serde_json::{Value, json};

use super::analysis::{self, Asked};
use super::{lines, refuse};
use crate::explorer::{Known, MoveCount, Wish};
use crate::guard;
use crate::handler::get;
use crate::pages::answer::{OrTrouble as _, PageResult};
use crate::people::record::Score;
use crate::reader::Reader;
use crate::site::Site;
use crate::state::Web;

/// The addresses of the explorer.
pub(crate) fn routes() -> Router<Web> {
    Router::new().route("/explorer", get(show)).route("/analysis/explorer", get(answer))
}

/// No name is longer.
const LONGEST_NAME: usize = 100;

/// The years that can be asked for.
pub(crate) const YEARS: std::ops::RangeInclusive<i16> = 1600..=2200;

/// Whose games are asked for, from when.
#[derive(Deserialize, Default)]
#[serde(default)]
pub(crate) struct Filter {
    /// Those of whoever is called so.
    pub(crate) player: String,
    /// `own`: those of the reader.
    pub(crate) whose: String,
    /// `white` or `black`: only those in which he has that colour.
    pub(crate) side: String,
    pub(crate) from: String,
    pub(crate) until: String,
}

/// A year; none if nothing is said.
fn year(text: &str) -> Result<Option<i16>, ()> {
    let text = text.trim();
    if text.is_empty() {
        return Ok(None);
    }
    text.parse().ok().filter(|year| YEARS.contains(year)).map(Some).ok_or(())
}

impl Filter {
    /// What is wished; none if it makes no sense.
    pub(crate) fn wish(&self, own: Option<&Account>) -> Option<Wish> {
        let name = self.player.trim();
        let whose = match (self.whose.as_str(), own) {
            ("own", Some(account)) => Whose::Account(account.id),
            ("own", None) => return None,
            _ if name.is_empty() => Whose::All,
            _ if name.chars().count() > LONGEST_NAME => return None,
            _ => Whose::Named(name.to_owned()),
        };
        let side = match self.side.as_str() {
            "white" => WithSide::White,
            "black" => WithSide::Black,
            _ => WithSide::Either,
        };
        Some(Wish { whose, side, from: year(&self.from).ok()?, until: year(&self.until).ok()? })
    }
}

/// What was played, for those without scripts.
pub(super) struct Sheet {
    pub(super) opening: Option<String>,
    pub(super) rows: Vec<Row>,
}

/// A move in the sheet.
pub(super) struct Row {
    pub(super) text: String,
    pub(super) score: Score,
}

impl Sheet {
    fn of(known: &Known) -> Sheet {
        let row = |own: &MoveCount| Row { text: own.text.clone(), score: own.score };
        Sheet { opening: known.opening.clone(), rows: known.counted.moves.iter().map(row).collect() }
    }
}

/// The board with the explorer beside it.
async fn show(State(site): State<Arc<Site>>, reader: Reader, Query(asked): Query<Asked>) -> PageResult {
    let anybody = Wish { whose: Whose::All, side: WithSide::Either, from: None, until: None };
    let playing = lines::plays_live(&site, &reader).await.or_trouble(&reader)?;
    let sheet = match asked.trial() {
        Ok(trial) if !playing => {
            let known = site.explorer.look(&site.database, &trial, &anybody, reader.words).await;
            Sheet::of(&known.or_trouble(&reader)?)
        }
        _ => Sheet { opening: None, rows: Vec::new() },
    };
    Ok(analysis::opened(&site, reader, asked, Some(sheet)).await)
}

/// What was played in a position, for scripts.
async fn answer(
    State(site): State<Arc<Site>>,
    headers: HeaderMap,
    reader: Reader,
    Query(asked): Query<Asked>,
    Query(filter): Query<Filter>,
) -> PageResult {
    if !guard::is_our_own(&headers) {
        return Ok(refuse(StatusCode::FORBIDDEN, "this request comes from another site"));
    }
    let wrong = |text: &str| refuse(StatusCode::UNPROCESSABLE_ENTITY, text);
    let trial = match asked.trial() {
        Ok(trial) => trial,
        Err(why) => return Ok(wrong(&why.text(reader.words))),
    };
    let Some(wish) = filter.wish(reader.person.account()) else {
        return Ok(wrong(&reader.words.text("explorer-unread")));
    };
    if lines::plays_live(&site, &reader).await.or_trouble(&reader)? {
        return Ok(refuse(StatusCode::CONFLICT, &reader.words.text("explorer-playing")));
    }
    let known = site.explorer.look(&site.database, &trial, &wish, reader.words).await;
    let known = known.or_trouble(&reader)?;
    Ok(told(&known, reader.words))
}

fn told(known: &Known, words: &Words) -> Response {
    Json(json_of(known, words)).into_response()
}

/// What is known of a position, for scripts and programs.
pub(crate) fn json_of(known: &Known, words: &Words) -> Value {
    let counted = &known.counted;
    let ballot = |(table, number): &(&'static str, String)| json!({ "table": table, "title": words.text(&format!("ballot-{table}")), "number": number });
    let score = |own: &Score| json!({ "games": own.games(), "white": own.won, "draws": own.drawn, "black": own.lost });
    let moves: Vec<Value> = counted
        .moves
        .iter()
        .map(|own| {
            let mut told = score(&own.score);
            told["id"] = json!(own.id);
            told["text"] = json!(own.text);
            told["from"] = json!(own.years.0);
            told["until"] = json!(own.years.1);
            told
        })
        .collect();
    let game = |own: &crate::explorer::Brief| {
        json!({
            "id": own.id, "white": own.white, "black": own.black,
            "result": own.result, "year": own.year, "ply": own.ply,
        })
    };
    let player = |own: &crate::explorer::PlayerCount| json!({ "name": own.name, "won": own.score.won, "drawn": own.score.drawn, "lost": own.score.lost });
    let mut told = score(&counted.score);
    told["opening"] = json!(known.opening);
    told["ballots"] = known.ballots.iter().map(ballot).collect();
    told["moves"] = json!(moves);
    told["latest"] = counted.games.iter().map(game).collect();
    told["players"] = counted.players.iter().map(player).collect();
    told["more"] = json!(counted.more);
    told
}
