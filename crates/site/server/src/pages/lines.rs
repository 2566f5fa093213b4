//! The engine's best lines of a position, told depth after depth to somebody who is not playing.

use std::sync::Arc;

use axum::Router;
use axum::extract::{Query, State};
use axum::http::{HeaderMap, StatusCode};
use damier_engine::{Odds, Report};
use damier_language::{Args, Words};
use damier_live::Trial;
use damier_rules::{Color, Variant};
use damier_store::{Account, Fault, Game, GameQuery, GameState};
use serde_json::{Value, json};
use tokio::sync::mpsc;

use super::analysis::Asked;
use super::correspondence::game::plays_without_engines;
use super::refuse;
use crate::analysis::NotNow;
use crate::handler::get;
use crate::live::is_engine;
use crate::pages::answer::{OrTrouble as _, PageResult};
use crate::people::no_place;
use crate::reader::Reader;
use crate::site::Site;
use crate::state::Web;
use crate::visitor::Whence;
use crate::{events, guard, score};

/// The address of the engine's lines.
pub(crate) fn routes() -> Router<Web> {
    Router::new().route("/analysis/lines", get(show))
}

/// The most lines that can be asked for.
const MOST: usize = 5;

/// The best lines of a position, depth after depth.
pub(crate) async fn show(
    State(site): State<Arc<Site>>,
    headers: HeaderMap,
    Whence(from): Whence,
    reader: Reader,
    Query(asked): Query<Asked>,
) -> PageResult {
    if !guard::is_our_own(&headers) {
        return Ok(refuse(StatusCode::FORBIDDEN, "this request comes from another site"));
    }
    let trial = match asked.trial() {
        Ok(trial) => trial,
        Err(wrong) => return Ok(refuse(StatusCode::UNPROCESSABLE_ENTITY, &wrong.text(reader.words))),
    };
    let (asker, words) = (reader.person.asker(from.as_deref()), reader.words);
    let playing = may_not_be_helped(&site, &reader, trial.position().variant()).await.or_trouble(&reader)?;
    let (teller, told) = mpsc::channel(8);
    let number = asked.lines.unwrap_or(1).clamp(1, MOST);
    let found = if playing {
        Err(words.text("study-playing"))
    } else if !trial.position().has_legal_move() {
        Err(words.text("study-no-lines"))
    } else {
        site.analysis.lines.find(&asker, trial.clone(), number).map_err(|why| not_now(why, words))
    };
    tokio::spawn(async move {
        let why = match found {
            Err(why) => Some(why),
            Ok(mut found) => loop {
                tokio::select! {
                    depth = found.recv() => match depth {
                        Some(depth) => {
                            let value = depth_json(&trial, &depth, words);
                            if teller.send(events::event("depth", &value)).await.is_err() {
                                return;
                            }
                        }
                        None => break None,
                    },
                    () = teller.closed() => return,
                    () = site.closing() => return,
                }
            },
        };
        // The page may have gone.
        let _ = teller.send(events::event("end", &json!({ "why": why }))).await;
    });
    Ok(events::send(told))
}

/// Whether the reader plays a game in which no engine may help him.
pub(super) async fn may_not_be_helped(site: &Site, reader: &Reader, variant: Variant) -> Result<bool, Fault> {
    match reader.person.account() {
        Some(account) => plays_now(site, account, variant).await,
        None => {
            let player = Some(reader.person.name().to_owned());
            is_playing(site, GameQuery { player, ..GameQuery::default() }).await
        }
    }
}

/// Whether the reader plays against a person just now, so that no archive may help him.
pub(super) async fn plays_live(site: &Site, reader: &Reader) -> Result<bool, Fault> {
    let player = || Some(reader.person.name().to_owned());
    match reader.person.account() {
        Some(account) => account_plays_live(site, account).await,
        None => is_playing(site, GameQuery { player: player(), ..GameQuery::default() }).await,
    }
}

/// Whether the owner of an account plays against a person just now.
async fn account_plays_live(site: &Site, account: &Account) -> Result<bool, Fault> {
    is_playing(site, GameQuery { account: Some(account.id), ..GameQuery::default() }).await
}

/// Whether the owner of an account plays a game in which no engine may help him.
pub(crate) async fn plays_now(site: &Site, account: &Account, variant: Variant) -> Result<bool, Fault> {
    Ok(plays_without_engines(site, account, variant).await? || account_plays_live(site, account).await?)
}

/// Whether somebody plays against a person just now, so that the engine must not help him.
async fn is_playing(site: &Site, own: GameQuery) -> Result<bool, Fault> {
    let query = GameQuery { state: Some(GameState::Running), limit: 50, ..own };
    let found = site.database.games(&query).await?;
    let against_engine = |game: &Game| [&game.white, &game.black].iter().any(|side| is_engine(&side.name));
    Ok(!found.items.iter().all(against_engine))
}

fn not_now(why: NotNow, words: &Words) -> String {
    match why {
        NotNow::Spent(seconds) => words.translate("study-spent", &Args::new().with("seconds", seconds)),
        NotNow::Full(full) => no_place(words, full),
    }
}

/// What is known after a depth. Scores are for White.
fn depth_json(trial: &Trial, reports: &[Report], words: &Words) -> Value {
    let first = reports.first();
    let lines: Vec<Value> = reports
        .iter()
        .map(|own| {
            let white = trial.position().to_move() == Color::White;
            let score = if white { own.score } else { -own.score };
            let moves: Vec<Value> = trial
                .line(&own.line)
                .into_iter()
                .map(|choice| json!({ "id": choice.id, "text": choice.text }))
                .collect();
            json!({
                "score": score.0,
                "decided_in": score.decided_in(),
                "told": score::text(score.0, score.decided_in(), words),
                "odds": odds(Odds::of(trial.position().variant(), score), words),
                "moves": moves,
            })
        })
        .collect();
    json!({
        "depth": first.map(|own| own.depth),
        "nodes": first.map(|own| own.nodes),
        "seconds": first.map(|own| own.time.as_secs_f64()),
        "lines": lines,
    })
}

/// How often such a position is won by White, drawn, and won by Black.
fn odds(odds: Odds, words: &Words) -> String {
    let [white, draw, black] = odds.in_hundredths();
    words.translate("study-odds", &Args::new().with("white", white).with("draw", draw).with("black", black))
}
