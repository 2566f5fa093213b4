//! What everybody sees of an event. Addresses stay: players, teams, rounds and bulletins are named by numbers that
//! are given once.
//!
//! | file | question |
//! | --- | --- |
//! | `shown` | which rounds and places may everybody see? |
//! | `overview`, `schedule`, `entries` | what, when, who? |
//! | `round`, `tables` | who meets whom, and how did it end? |
//! | `standings`, `table` | which place has who, and why? |
//! | `card` | what did a player or a team do? |
//! | `games`, `replay`, `live` | which games can be replayed, which are played now? |
//! | `bulletins`, `feed` | what is there to read, also in a feed and a calendar? |
//! | `wall` | what hangs on the wall of the hall? |

pub(crate) mod bulletins;
pub(crate) mod card;
pub(crate) mod entries;
pub(crate) mod feed;
pub(crate) mod games;
pub(in crate::pages::events) mod given;
pub(crate) mod live;
pub(crate) mod overview;
mod performance;
pub(crate) mod replay;
pub(crate) mod round;
pub(crate) mod schedule;
pub(crate) mod standings;
pub(crate) mod table;
mod tables;
pub(crate) mod wall;

use std::sync::Arc;

use askama::Template;
use axum::http::StatusCode;
use axum::response::Response;
use damier_compete::Entrant;
use damier_compete::event::{PlayerId, State, TeamId};
use damier_desk::{EventContext, Manner};

use super::own::has_part;
use super::{Head, find};
use crate::desk::{Held, public_view};
use crate::pages::answer::PageResult;
use crate::pages::events::speaking;
use crate::pages::{Page, missing, send};
use crate::reader::Reader;
use crate::site::Site;

/// The parts of an event, with the messages that name them.
const TABS: [(&str, &str); 8] = [
    ("", "public-overview"),
    ("schedule", "public-schedule"),
    ("entries", "public-entries"),
    ("rounds", "public-rounds"),
    ("standings", "public-standings"),
    ("table", "public-table"),
    ("games", "public-games"),
    ("bulletins", "public-bulletins"),
];

/// What stands around every part.
pub(crate) struct Frame {
    head: Head,
    at: &'static str,
    /// The number of the next note, as `head.seq` is that of the next fact: a script sees that something is new.
    notes: u32,
    /// Whether the reader plays here and can be told in his browser.
    plays: bool,
    /// Whether he has something to do himself: as a player or as a captain.
    part: bool,
}

impl Frame {
    fn new(held: &Held, reader: &Reader, at: &'static str) -> Frame {
        let plays = own_player(held, reader).is_some();
        let part = has_part(held, reader);
        Frame { head: Head::new(held, reader), at, notes: held.book.next, plays, part }
    }

    fn tabs(&self) -> &'static [(&'static str, &'static str)] {
        &TABS
    }

    /// The address of a part.
    fn part(&self, at: &str) -> String {
        let id = &self.head.id;
        if at.is_empty() { format!("/event/{id}") } else { format!("/event/{id}/{at}") }
    }
}

/// The player whose account reads.
pub(super) fn own_player(held: &Held, reader: &Reader) -> Option<PlayerId> {
    let account = reader.person.account()?.id;
    held.book.accounts_of_players().find(|(_, own)| *own == account).map(|(player, _)| player)
}

/// Somebody with a card.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
struct Who {
    name: String,
    /// The address of his card; empty if he has none.
    card: String,
    /// For whom he plays, as results lists write it, and his rating; empty where nothing is known.
    code: String,
    rating: String,
}

impl Who {
    /// An entrant: a player, or a team where teams are paired.
    fn entrant(held: &Held, entrant: Entrant) -> Who {
        let state = held.event.state();
        match state.pairs_teams() {
            true => Who::team(held, TeamId(entrant.0)),
            false => Who::player(held, PlayerId(entrant.0)),
        }
    }

    fn player(held: &Held, player: PlayerId) -> Who {
        let own = held.event.state().players.get(player.index()).cloned().unwrap_or_default();
        Who {
            name: own.name,
            card: format!("/event/{}/player/{}", held.id, player.0 + 1),
            code: own.federation.unwrap_or_default(),
            rating: own.rating.map(|rating| rating.to_string()).unwrap_or_default(),
        }
    }

    fn team(held: &Held, team: TeamId) -> Who {
        let own = held.event.state().teams.get(team.index());
        let name = own.map(|own| own.name.clone()).unwrap_or_default();
        Who { name, card: format!("/event/{}/team/{}", held.id, team.0 + 1), ..Who::default() }
    }
}

/// The names of the stages, if there are several, with their numbers.
fn stages(state: &State) -> Vec<(u8, String)> {
    let named = (1..).zip(&state.stages).map(|(number, own)| (number, own.plan.name.clone()));
    if state.stages.len() > 1 { named.collect() } else { Vec::new() }
}

/// The event in the words of a reader.
fn hall<'a>(held: &'a Held, reader: &Reader) -> EventContext<'a> {
    EventContext { words: reader.words, event: &held.event, manner: Manner::PLAIN }
}

/// Sends a part of an event, made of what is known and who reads; what cannot be made is not there.
async fn answer<T: Template>(
    site: &Site,
    id: &str,
    reader: Reader,
    make: impl FnOnce(&Held, Page) -> Result<T, Box<Page>>,
) -> PageResult {
    let held = find(site, id, &reader).await?;
    let reader = speaking(reader, &held);
    let page = Page::new(reader, "desk-event", "/events");
    Ok(made(&held, page, make).await)
}

/// Sends a part of an event that is known already.
async fn made<T: Template>(
    held: &Arc<Held>,
    mut page: Page,
    make: impl FnOnce(&Held, Page) -> Result<T, Box<Page>>,
) -> Response {
    let keep = page.reader.keep.take();
    match tokio::task::block_in_place(|| make(held, page)) {
        Ok(sheet) => send(StatusCode::OK, keep, &sheet),
        Err(page) => missing(page.reader).await,
    }
}
