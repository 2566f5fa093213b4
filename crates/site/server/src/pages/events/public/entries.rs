//! Who takes part.

use std::sync::Arc;

use askama::Template;
use axum::extract::{Path, State};
use damier_compete::Entrant;
use damier_compete::event::{PlayerId, StageId, TeamId};
use damier_desk::people::number_of;

use super::{Frame, Who, answer, own_player};
use crate::desk::Held;
use crate::pages::Page;
use crate::pages::answer::PageResult;
use crate::reader::Reader;
use crate::site::Site;

#[derive(Template)]
#[template(path = "event/public/entries.html")]
struct Sheet {
    page: Page,
    frame: Frame,
    /// Whether numbers have been given.
    numbered: bool,
    players: Vec<Line>,
    teams: Vec<Team>,
    registration: bool,
}

struct Line {
    number: u32,
    who: Who,
    title: String,
    rating: String,
    federation: String,
    club: String,
    left: bool,
}

struct Team {
    number: u32,
    who: Who,
    captain: String,
    members: Vec<Line>,
}

/// Shows the list of entries.
pub(crate) async fn show(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    reader: Reader,
) -> PageResult {
    answer(&site, &id, reader, |held, page| Ok(sheet(held, page))).await
}

fn sheet(held: &Held, page: Page) -> Sheet {
    let state = held.event.state();
    let first = state.stages.first();
    let numbered = first.is_some_and(|stage| !stage.numbers.is_empty());
    let (mut players, mut teams) = (Vec::new(), Vec::new());
    if state.pairs_teams() {
        let ids = (0..u32::try_from(state.teams.len()).unwrap_or(0)).map(TeamId);
        teams.extend(ids.map(|team| Team {
            number: number_of(state, StageId::FIRST, Entrant(team.0)),
            who: Who::team(held, team),
            captain: state.teams.get(team.index()).and_then(|own| own.captain.clone()).unwrap_or_default(),
            members: state.members(team).map(|(player, _)| line(held, player)).collect(),
        }));
        teams.sort_by_key(|team: &Team| team.number);
    } else {
        let ids = (0..u32::try_from(state.players.len()).unwrap_or(0)).map(PlayerId);
        players.extend(ids.map(|player| line(held, player)));
        players.sort_by_key(|line: &Line| line.number);
    }
    Sheet {
        frame: Frame::new(held, &page.reader, "entries"),
        numbered,
        players,
        teams,
        registration: held.book.registration && own_player(held, &page.reader).is_none(),
        page,
    }
}

fn line(held: &Held, player: PlayerId) -> Line {
    let state = held.event.state();
    let own = state.players.get(player.index()).cloned().unwrap_or_default();
    let alone = !state.pairs_teams();
    let left = state.stages.first().is_some_and(|stage| stage.left.contains_key(&Entrant(player.0)));
    Line {
        number: if alone { number_of(state, StageId::FIRST, Entrant(player.0)) } else { player.0 + 1 },
        who: Who::player(held, player),
        title: own.title.unwrap_or_default(),
        rating: own.rating.map(|rating| rating.to_string()).unwrap_or_default(),
        federation: own.federation.unwrap_or_default(),
        club: own.club.unwrap_or_default(),
        left: alone && left,
    }
}
