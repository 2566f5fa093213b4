//! The games of an event that can be replayed; an official attaches those that were played in the hall.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use askama::Template;
use axum::extract::{Path, Request, State};
use axum::http::{StatusCode, header};
use axum::response::IntoResponse as _;
use damier_compete::Round;
use damier_compete::event::{Action, GameKey, StageId};
use damier_exchange::games::{Attached, NoPlace, attach_round_while};
use damier_exchange::json::AttachedGame;
use damier_language::{Args, Words};
use damier_store::{AttachedTo, Fault};

use super::tables::{Table, game_address, tables};
use super::{Frame, find, hall};
use crate::desk::online::{Venue, venue};
use crate::desk::{ActError, Held, Making, link, public_view};
use crate::forms;
use crate::pages::answer::{OrTrouble as _, PageResult};
use crate::pages::events::speaker;
use crate::pages::events::speaking;
use crate::pages::{Page, message_page, notice, send, trouble};
use crate::reader::Reader;
use crate::sent::NotRead;
use crate::site::{Site, now};
use crate::status::Status as _;

/// No file with games of an event is longer, in bytes.
const LARGEST_GAMES: usize = 4 << 20;

/// How long the games of a file are looked for in an event.
const PATIENCE: Duration = Duration::from_secs(8);

/// So many faults of a file are told.
const MOST: usize = 20;

#[derive(Template)]
#[template(path = "event/public/games.html")]
struct Sheet {
    page: Page,
    frame: Frame,
    rounds: Vec<(String, Vec<Listed>)>,
    /// Whether boards are played on the site.
    online: bool,
    /// Whether the reader may attach games.
    may: bool,
    told: Vec<String>,
    wrong: Vec<String>,
}

struct Listed {
    address: String,
    white: String,
    black: String,
    score: String,
}

/// Whether the round of a game is published.
pub(super) fn is_shown(held: &Held, key: GameKey) -> bool {
    let stage = held.event.state().stages.get(key.stage.index());
    stage.is_some_and(|own| key.round.index() < public_view::published(own))
}

/// Which games can be replayed, with their addresses.
pub(super) type Replayed = BTreeMap<GameKey, String>;

/// Games that are attached, and those that are or were played on the site.
pub(super) async fn replayed(site: &Site, held: &Held) -> Result<Replayed, Fault> {
    let mut found = on_the_site(held);
    for own in site.events.games(held).await?.iter().filter(|own| is_shown(held, own.game)) {
        found.insert(own.game, game_address(&held.id, own.game));
    }
    Ok(found)
}

/// Games of published rounds that are played on the site.
fn on_the_site(held: &Held) -> Replayed {
    let mut found = Replayed::new();
    if !held.book.venues.is_used() {
        return found;
    }
    let state = held.event.state();
    for (id, stage) in (0..).map(StageId).zip(&state.stages) {
        for round in (0..public_view::published(stage)).map(Round::at) {
            for key in link::games(state, id, round) {
                if let Venue::Site(board) = venue(held, key) {
                    found.insert(key, format!("/game/{}", board.game));
                }
            }
        }
    }
    found
}

/// Shows which games can be replayed.
pub(crate) async fn show(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    reader: Reader,
) -> PageResult {
    let held = find(&site, &id, &reader).await?;
    sheet(&site, &held, reader, StatusCode::OK, Taken::default()).await
}

/// What became of a file.
#[derive(Default)]
struct Taken {
    games: Vec<Attached>,
    told: Vec<String>,
    wrong: Vec<String>,
}

async fn sheet(site: &Site, held: &Held, reader: Reader, status: StatusCode, taken: Taken) -> PageResult {
    let mut reader = speaking(reader, held);
    let replayed = replayed(site, held).await.or_trouble(&reader)?;
    let keep = reader.keep.take();
    let state = held.event.state();
    let sheet = Sheet {
        rounds: listed(held, &reader, &replayed),
        online: held.book.venues.is_used(),
        may: speaker(&reader).may(state, &held.book, Action::KeepDocuments),
        told: taken.told,
        wrong: taken.wrong,
        frame: Frame::new(held, &reader, "games"),
        page: Page::new(reader, "desk-event", "/events"),
    };
    Ok(send(status, keep, &sheet))
}

/// The games round by round, the last round first.
fn listed(held: &Held, reader: &Reader, replayed: &Replayed) -> Vec<(String, Vec<Listed>)> {
    let (state, hall) = (held.event.state(), hall(held, reader));
    let mut rounds = Vec::new();
    let mut keys: Vec<(StageId, Round)> = replayed.keys().map(|key| (key.stage, key.round)).collect();
    keys.dedup();
    for (id, number) in keys.into_iter().rev() {
        let Some(stage) = state.stages.get(id.index()) else { continue };
        let Some(round) = stage.round(number) else { continue };
        let of_table = |table: Table| {
            let own = table.game.map(|key| (key, table.sides, table.score));
            let boards = table.boards.into_iter().map(|board| (board.game, board.sides, board.score));
            own.into_iter().chain(boards).collect::<Vec<_>>()
        };
        let games = tables(held, &hall, (id, number), stage, round).into_iter().flat_map(of_table);
        let games = games.filter_map(|(key, [white, black], score)| {
            let address = replayed.get(&key)?.clone();
            Some(Listed { address, white: white.name, black: black.name, score })
        });
        let name = reader.words.translate("public-round", &Args::new().with("round", number.number()));
        let name = if state.stages.len() > 1 { format!("{}, {name}", stage.plan.name) } else { name };
        rounds.push((name, games.collect()));
    }
    rounds
}

/// Attaches the games of a file.
pub(crate) async fn sent(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    reader: Reader,
    request: Request,
) -> PageResult {
    let held = find(&site, &id, &reader).await?;
    let state = held.event.state();
    let is_member = reader.person.account().is_some();
    if !is_member || !speaker(&reader).may(state, &held.book, Action::KeepDocuments) {
        return Err(notice(reader, StatusCode::FORBIDDEN, "desk-title", "desk-for-officials"));
    }
    let Some(fields) = forms::read(request).await else {
        return Err(notice(reader, StatusCode::PAYLOAD_TOO_LARGE, "desk-title", "desk-unreadable-form"));
    };
    let not_read =
        |why: NotRead| message_page(reader.clone(), why.status(), "desk-title", |words| why.translate(words));
    let turn = site.files.turns.turn().await.map_err(not_read)?;
    let (file, typed) = (fields.file("file").cloned(), fields.text("text").to_owned());
    let (event, words) = (Arc::clone(&held), reader.words);
    let taken = turn.work(move |stop| {
        let bytes = match file {
            Some(file) => file.read(LARGEST_GAMES),
            None => Some(typed.into_bytes()),
        };
        bytes.map(|bytes| placed(&event, words, &bytes, &stop))
    });
    let Some(taken) = taken.await.map_err(not_read)? else {
        let most = LARGEST_GAMES >> 10;
        return Err(message_page(reader, StatusCode::PAYLOAD_TOO_LARGE, "desk-title", |words| {
            words.translate("sent-too-large", &Args::new().with("kilobytes", most))
        }));
    };
    let at = now();
    let games = taken.games.iter().map(|own| (AttachedTo::Game(own.key), at, own.text.clone().into_bytes()));
    let games: Vec<_> = games.collect();
    let making = Making { speaker: speaker(&reader), words: reader.words, seen: None };
    match site.events.attach(&id, &making, &games).await {
        Ok(()) => {}
        Err(ActError::Store(fault)) => return Err(trouble(reader, &fault)),
        Err(ActError::Complaint(ground, wrong)) => {
            return Err(message_page(reader, ground.status(), "desk-title", |_| wrong.to_string()));
        }
    }
    let status = if games.is_empty() { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
    sheet(&site, &held, reader, status, taken).await
}

/// Finds the place of every game of a file among all published rounds. A game without a round goes where the names
/// fit.
fn placed(held: &Held, words: &Words, bytes: &[u8], stop: &AtomicBool) -> Taken {
    let state = held.event.state();
    let begun = Instant::now();
    let goes_on = || !stop.load(Ordering::Relaxed) && begun.elapsed() < PATIENCE;
    let mut taken = Taken::default();
    let mut homeless = Vec::new();
    let mut is_first = true;
    for (id, stage) in (0..).map(StageId).zip(&state.stages) {
        for round in (0..public_view::published(stage)).map(Round::at) {
            let found = attach_round_while(state, id, round, bytes, &goes_on);
            for (key, fault) in found.refused {
                taken.wrong.push(words.label(
                    &damier_desk::describe::place(words, state, key),
                    &damier_desk::describe::describe(words, state, "attach-fault", &fault),
                ));
            }
            let placed = |number: usize| found.unmatched.iter().all(|own| own.number != number);
            if is_first {
                homeless = found.unmatched.clone();
                is_first = false;
            } else {
                homeless.retain(|own| !placed(own.number));
            }
            taken.games.extend(found.attached);
        }
    }
    // A pair that meets twice takes the first place that fits.
    for unmatched in homeless {
        let why = match unmatched.why {
            NoPlace::OtherRound { .. } | NoPlace::NoNames => words.text("public-no-such-pair"),
            NoPlace::Taken { .. } => words.text("public-pair-taken"),
        };
        let game = format!("{} – {}", unmatched.white, unmatched.black);
        taken.wrong.push(words.label(&game, &why));
    }
    if !goes_on() {
        taken.wrong.insert(0, words.text("sent-broken-off"));
    }
    let count = taken.games.len();
    taken.told.push(words.translate("public-attached", &Args::new().with("count", count)));
    if taken.wrong.len() > MOST {
        let more = taken.wrong.len() - MOST;
        taken.wrong.truncate(MOST);
        taken.wrong.push(words.translate("public-more-faults", &Args::new().with("count", more)));
    }
    taken
}

/// All games as one file.
pub(crate) async fn file(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    reader: Reader,
) -> PageResult {
    let held = find(&site, &id, &reader).await?;
    let games = site.events.games(&held).await.or_trouble(&reader)?;
    let state = held.event.state();
    let shown: Vec<AttachedGame> = games.iter().filter(|own| is_shown(&held, own.game)).cloned().collect();
    let text = tokio::task::block_in_place(|| damier_exchange::games::export(state, &shown).0);
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"games.pdn\""),
    ];
    Ok((headers, text).into_response())
}
