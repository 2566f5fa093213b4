//! What the engine found in a finished game: asked for, on the way, or there.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use axum::{Json, Router};
use damier_language::{Args, Words};
use damier_live::LiveGame;
use damier_rules::Variant;
use damier_store::Fault;
use serde_json::{Value, json};
use tokio::sync::mpsc;

use super::{message_page, send_to};
use crate::analysis::{Kept, KeptMove, KeptSide, Progress};
use crate::handler::{any, get};
use crate::pages::answer::{OrMissing as _, OrTrouble as _, PageResult};
use crate::people::no_place;
use crate::reader::Reader;
use crate::site::Site;
use crate::state::Web;
use crate::visitor::Whence;
use crate::{events, score};

/// The addresses of what was found about a game.
pub(crate) fn routes() -> Router<Web> {
    Router::new()
        .route("/game/{id}/analysis", get(show).post(any(ask)))
        .route("/game/{id}/analysis/events", get(listen))
}

/// What is known of the analysis of a game.
pub(crate) enum Known {
    /// Nobody has asked for it.
    Nothing,
    /// It waits or is being made.
    UnderWay(Progress),
    /// It is there.
    Found(Box<Kept>),
}

impl Known {
    /// What is known of a game.
    pub(crate) async fn of(site: &Site, game: &str) -> Result<Known, Fault> {
        // Asked first: what leaves the desk has been kept before.
        let under_way = site.analysis.queue.progress(game);
        Ok(match (Kept::load(&site.database, game).await?, under_way) {
            (Some(kept), _) => Known::Found(Box::new(kept)),
            (None, Some(progress)) => Known::UnderWay(progress),
            (None, None) => Known::Nothing,
        })
    }

    /// The same for programs, each move of a game of this variant with the odds beside its score.
    pub(crate) fn json(&self, variant: Variant) -> Value {
        match self {
            Known::Nothing => json!({ "state": "none" }),
            Known::UnderWay(progress) => json!({ "state": "under-way", "progress": progress }),
            Known::Found(kept) => {
                let mut analysis = json!(kept);
                for (at, own) in kept.moves.iter().enumerate() {
                    let [white, draw, black] = own.odds(variant).in_hundredths();
                    analysis["moves"][at]["odds"] = json!({ "white": white, "draw": draw, "black": black });
                }
                json!({ "state": "found", "analysis": analysis })
            }
        }
    }
}

/// The findings as the page of a game shows them.
pub(crate) struct Sheet {
    /// How far the analysis is, if it is under way.
    pub(crate) progress: Option<(Progress, String)>,
    pub(crate) found: Option<Found>,
}

/// An analysis as it is shown.
pub(crate) struct Found {
    /// How White can expect to fare, from left to right, as the points of a line: 0 at the bottom, 100 on top.
    pub(crate) line: String,
    pub(crate) plies: usize,
    pub(crate) sides: Vec<(&'static str, String, KeptSide)>,
    pub(crate) rows: Vec<Row>,
    pub(crate) by: String,
}

/// A half-move as it is shown.
pub(crate) struct Row {
    pub(crate) ply: usize,
    pub(crate) number: String,
    pub(crate) text: String,
    pub(crate) score: String,
    /// How often White wins, the game is drawn and Black wins with such a score, in hundredths.
    pub(crate) odds: [u32; 3],
    /// Where it is on the graph, from the top.
    pub(crate) height: f64,
    /// The sign and the word for it, if it was bad.
    pub(crate) judged: Option<(&'static str, String)>,
    /// The better line and its worth, if it was bad.
    pub(crate) better: Option<(String, String)>,
}

impl Sheet {
    /// What is shown of a finished game; nothing while it is played, or if no move was made.
    pub(crate) fn of(known: Known, game: &LiveGame, words: &Words) -> Option<Sheet> {
        if !game.is_over() || game.ply() == 0 {
            return None;
        }
        Some(match known {
            Known::Nothing => Sheet { progress: None, found: None },
            Known::UnderWay(progress) => {
                Sheet { progress: Some((progress, progress_text(&progress, words))), found: None }
            }
            Known::Found(kept) => Sheet { progress: None, found: Some(found(*kept, game, words)) },
        })
    }

    /// The half-moves that were bad.
    pub(crate) fn mistakes(&self) -> Vec<&Row> {
        self.found.iter().flat_map(|found| &found.rows).filter(|row| row.judged.is_some()).collect()
    }
}

fn progress_text(progress: &Progress, words: &Words) -> String {
    if progress.ahead > 0 {
        return words.translate("analysis-waiting", &Args::new().with("ahead", progress.ahead));
    }
    words.translate("analysis-progress", &Args::new().with("done", progress.done).with("of", progress.of))
}

fn found(kept: Kept, game: &LiveGame, words: &Words) -> Found {
    let second = game
        .state()
        .plies()
        .first()
        .is_some_and(|ply| ply.before().to_move() != game.rulebook().variant.rules().first);
    let height = |own: &KeptMove| ((1.0 - own.expected) * 1000.0).round() / 10.0;
    let points: Vec<String> =
        kept.moves.iter().enumerate().map(|(at, own)| format!("{},{}", at + 1, height(own))).collect();
    let rows = kept.moves.iter().zip(game.moves()).enumerate().map(|(at, (own, text))| {
        let place = at + usize::from(second);
        let said = own.judgement();
        Row {
            ply: at + 1,
            number: format!("{}.{}", place / 2 + 1, if place % 2 == 1 { ".." } else { "" }),
            text: text.to_owned(),
            score: score::text(own.score, own.decided_in, words),
            odds: own.odds(game.rulebook().variant).in_hundredths(),
            height: height(own),
            judged: said.map(|said| (said.sign(), words.text(&format!("judgement-{}", said.name())))),
            better: said
                .map(|_| (own.best.join(" "), score::text(own.best_score, own.best_decided_in, words))),
        }
    });
    let rows = rows.collect();
    let tables =
        kept.tables.map(|pieces| words.translate("analysis-tables", &Args::new().with("pieces", pieces)));
    let by = words.translate("analysis-by", &Args::new().with("by", kept.by));
    let side = |name, side: KeptSide| {
        let accuracy =
            side.accuracy.map_or("—".to_owned(), |own| words.rational((own * 10.0).round() as i64, 10));
        (name, accuracy, side)
    };
    Found {
        line: points.join(" "),
        plies: kept.moves.len(),
        sides: vec![side("site-white", kept.white), side("site-black", kept.black)],
        rows,
        by: [Some(by), tables].into_iter().flatten().collect::<Vec<_>>().join(" "),
    }
}

/// Asks for the analysis of a finished game.
pub(crate) async fn ask(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    Whence(from): Whence,
    reader: Reader,
) -> PageResult {
    let table = site.play.hub.table(&id).await.or_trouble(&reader)?.or_missing(&reader)?;
    let game = table.game().await.clone();
    if !game.is_over() || game.ply() == 0 {
        return Err(message_page(reader, StatusCode::CONFLICT, "analysis-title", |words| {
            words.text("analysis-still-on")
        }));
    }
    if Kept::load(&site.database, &id).await.or_trouble(&reader)?.is_none()
        && let Err(full) =
            site.analysis.queue.enqueue(&id, &game, &reader.person.asker(from.as_deref())).await
    {
        return Err(message_page(reader, StatusCode::TOO_MANY_REQUESTS, "analysis-title", |words| {
            no_place(words, full)
        }));
    }
    Ok(send_to(&format!("/game/{id}#analysis"), reader.keep))
}

/// What is known of the analysis of a game, for programs.
pub(crate) async fn show(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    reader: Reader,
) -> PageResult {
    let table = site.play.hub.table(&id).await.or_trouble(&reader)?.or_missing(&reader)?;
    let variant = table.game().await.rulebook().variant;
    let known = Known::of(&site, &id).await.or_trouble(&reader)?;
    Ok(Json(known.json(variant)).into_response())
}

/// Tells how far an analysis is until it is no longer under way.
pub(crate) async fn listen(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    reader: Reader,
) -> Response {
    let (teller, told) = mpsc::channel(4);
    let words = reader.words;
    tokio::spawn(async move {
        let mut news = site.analysis.queue.news();
        while let Some(progress) = site.analysis.queue.progress(&id) {
            let value = json!({
                "text": progress_text(&progress, words),
                "done": progress.done,
                "of": progress.of,
            });
            if teller.send(events::event("progress", &value)).await.is_err() {
                return;
            }
            tokio::select! {
                changed = news.changed() => if changed.is_err() { return },
                () = site.closing() => return,
                () = teller.closed() => return,
            }
        }
        // The page may have gone.
        let _ = teller.send(events::event("end", &json!({}))).await;
    });
    events::send(told)
}
