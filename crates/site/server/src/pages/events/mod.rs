//! Pages of events: the list, the public face, the desk.

pub(crate) mod board;
pub(crate) mod desk;
pub(crate) mod list;
pub(crate) mod new;
pub(crate) mod news;
pub(crate) mod own;
pub(crate) mod public;
pub(crate) mod register;

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::StatusCode;
use axum::response::Response;
use damier_clock::Moment;
use damier_compete::event::{Regulation, State};
use damier_desk::moment;
use damier_language::{Args, Words};

use super::answer::{OrMissing as _, OrTrouble as _};
use crate::desk::{Held, Speaker, public_view};
use crate::handler::{any, get};
use crate::reader::Reader;
use crate::site::{LARGEST_FILE, Site, now};
use crate::state::Web;

/// A reader in whose words the side that begins is called as the game of the event calls it.
fn speaking(reader: Reader, held: &Held) -> Reader {
    Reader { words: reader.words.with_red(held.event.state().has_red()), ..reader }
}

/// The addresses of events. Lists of entries and event files may be larger than other forms.
pub(crate) fn routes() -> Router<Web> {
    use public::{
        bulletins, card, entries, feed, games, live as boards_now, overview, replay, round, schedule,
        standings, table, wall,
    };
    let large = || DefaultBodyLimit::max(LARGEST_FILE);
    Router::new()
        .route("/events", get(list::show))
        .route("/events/new", get(new::show).post(any(new::made)).layer(large()))
        .route("/event/{id}", get(overview::show))
        .route("/event/{id}/schedule", get(schedule::show))
        .route("/event/{id}/entries", get(entries::show))
        .route("/event/{id}/rounds", get(round::last))
        .route("/event/{id}/round/{name}", get(round::show))
        .route("/event/{id}/standings", get(standings::show))
        .route("/event/{id}/table", get(table::show))
        .route("/event/{id}/player/{number}", get(card::player))
        .route("/event/{id}/team/{number}", get(card::team))
        .route("/event/{id}/games", get(games::show).post(any(games::sent)).layer(large()))
        .route("/event/{id}/live", get(boards_now::show))
        .route("/event/{id}/live.json", get(boards_now::json))
        .route("/event/{id}/live.pdn", get(boards_now::pdn))
        .route("/event/{id}/games.pdn", get(games::file))
        .route("/event/{id}/game/{place}", get(replay::show))
        .route("/event/{id}/bulletins", get(bulletins::show).post(any(bulletins::sent)))
        .route("/event/{id}/bulletin/{number}", get(bulletins::one))
        .route("/event/{id}/feed.atom", get(feed::atom))
        .route("/event/{id}/calendar.ics", get(feed::calendar))
        .route("/event/{id}/wall", get(wall::show))
        .route("/event/{id}/news", get(news::listen))
        .route("/event/{id}/register", get(register::show).post(any(register::sent)))
        .route("/event/{id}/own", get(own::show).post(any(own::sent)))
        .route("/event/{id}/board/{link}", get(board::show).post(any(board::sent)))
        .route("/event/{id}/paper/{name}", get(desk::download))
        .route("/event/{id}/desk", get(desk::home).post(any(desk::home_sent)))
        .route("/event/{id}/desk/console/events", get(desk::console_events))
        .route("/event/{id}/desk/{at}", get(desk::show).post(any(desk::sent)).layer(large()))
}

/// What every page of an event says at its head.
pub(crate) struct Head {
    pub(crate) id: String,
    pub(crate) name: String,
    /// Place and dates, one line.
    pub(crate) line: String,
    /// How far it is, in words.
    pub(crate) state: String,
    /// Which round is the last that is known, of how many; nothing before the first.
    pub(crate) round: String,
    /// The next round that has not begun, and its moment; empty where nothing is planned.
    pub(crate) next: String,
    /// How many have entered.
    pub(crate) entrants: String,
    /// The heads of the columns of those named first, who begin, and of the others.
    pub(crate) columns: [&'static str; 2],
    /// The heads of the columns of the white pieces and of the others.
    pub(crate) pieces: [&'static str; 2],
    /// Whether the reader may look at the desk.
    pub(crate) official: bool,
    /// The number of the next fact, by which a form tells what its reader had seen.
    pub(crate) seq: u32,
}

impl Head {
    /// The head of an event for a reader.
    pub(crate) fn new(held: &Held, reader: &Reader) -> Head {
        let state = held.event.state();
        let regulation = state.regulation.as_ref();
        let progress = crate::desk::progress(state);
        let columns = damier_desk::describe::columns(state);
        Head {
            id: held.id.clone(),
            name: regulation.map(|own| own.name.clone()).unwrap_or_default(),
            line: regulation.map(|own| line(reader.words, own)).unwrap_or_default(),
            state: reader.words.text(&format!("desk-state-{progress}")),
            round: round_of(reader.words, state),
            next: next_of(reader.words, state),
            entrants: reader.words.translate("head-players", &Args::new().with("number", state.entrants())),
            columns,
            pieces: if columns[1] == "event-column-white" { [columns[1], columns[0]] } else { columns },
            official: speaker(reader).sees(state, &held.book),
            seq: held.event.next_seq(),
        }
    }
}

/// Whoever reads, as somebody who may speak.
pub(crate) fn speaker(reader: &Reader) -> Speaker {
    Speaker::of(reader.person.account())
}

/// Which round it is: of the stage being played, the last that is published.
fn round_of(words: &Words, state: &State) -> String {
    let Some((id, round)) = public_view::last(state) else { return String::new() };
    let planned = state.stages.get(id.index()).map_or(0, |stage| state.rounds_planned(stage));
    let args = Args::new().with("round", round.number()).with("of", planned);
    words.translate(if planned < round.number() { "public-round" } else { "head-round" }, &args)
}

/// When the next round begins, with its number, as a moment that a script shows in the reader's own zone.
fn next_of(words: &Words, state: &State) -> String {
    let now = now();
    let stages = state.stages.iter();
    let coming = stages.flat_map(|stage| &stage.schedule).filter(|(_, at)| **at > now);
    let Some((round, at)) = coming.min_by_key(|(_, at)| **at) else { return String::new() };
    let name = words.translate("head-next", &Args::new().with("round", round.number()));
    format!("{name} {}", super::moment(*at))
}

/// A moment by the clocks of the hall, to which a script adds the reader's own time where that is another.
pub(crate) fn hall_time(words: &Words, held: &Held, at: Moment) -> String {
    let civil = moment::civil(at, &held.book.zone());
    let utc = at.timestamp().strftime("%Y-%m-%dT%H:%MZ");
    let (clock, own, text) = (civil.strftime("%H:%M"), words.text("public-own-time"), words.date_time(civil));
    format!("<time datetime=\"{utc}\" data-hall=\"{clock}\" data-own=\"{own}\">{text}</time>")
}

/// Place and dates in one line.
fn line(words: &Words, regulation: &Regulation) -> String {
    let dates = match (regulation.starts, regulation.ends) {
        (Some(first), Some(last)) => Some(words.dates(first, last)),
        (Some(day), None) | (None, Some(day)) => Some(words.date(day)),
        (None, None) => None,
    };
    let parts = [regulation.place.clone(), dates];
    parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
}

/// The system of the first stage in words.
pub(crate) fn system(words: &Words, state: &State) -> String {
    state.stages.first().map(|stage| words.describe("system", &stage.plan.system)).unwrap_or_default()
}

/// The event of an address, or the page that says why not.
pub(crate) async fn find(site: &Site, id: &str, reader: &Reader) -> Result<Arc<Held>, Response> {
    site.events.load(id).await.or_trouble(reader)?.or_missing(reader)
}

/// The event of an address for those who may look at its desk, or the page that says why not.
pub(crate) async fn at_the_desk(site: &Site, id: &str, reader: &Reader) -> Result<Arc<Held>, Response> {
    let held = find(site, id, reader).await?;
    if speaker(reader).sees(held.event.state(), &held.book) {
        return Ok(held);
    }
    Err(super::notice(reader.clone(), StatusCode::FORBIDDEN, "desk-title", "desk-for-officials"))
}
