//! The card of a player or a team: round by round, with opponents, colours and results.

use std::sync::Arc;

use askama::Template;
use axum::extract::{Path, State};
use damier_compete::event::{Encounter, GameKey, PlayerId, StageId, TeamId};
use damier_compete::schedule::Side;
use damier_compete::{Entrant, Round};
use damier_desk::{EventContext, points};
use damier_rules::Color;

use super::performance::performance;
use super::{Frame, Who, find, games, hall, made, public_view, table};
use crate::desk::Held;
use crate::desk::public_view::Places;
use crate::pages::Page;
use crate::pages::answer::{OrTrouble as _, PageResult};
use crate::pages::events::speaking;
use crate::reader::Reader;
use crate::site::Site;

#[derive(Template)]
#[template(path = "event/public/card.html")]
struct Sheet {
    page: Page,
    frame: Frame,
    name: String,
    /// What is known of him: messages with texts.
    facts: Vec<(&'static str, String)>,
    team: Option<Who>,
    members: Vec<Who>,
    /// Stage by stage: what it is called, the place and points there, the games.
    stages: Vec<Stage>,
}

struct Stage {
    name: String,
    number: u8,
    /// Who is explained on the page of places.
    value: u32,
    place: String,
    points: String,
    tally: [u32; 3],
    lines: Vec<Line>,
}

struct Line {
    round: u16,
    address: String,
    table: u16,
    /// The message that names the colour.
    color: Option<&'static str>,
    opponent: Option<Who>,
    result: String,
    replay: Option<String>,
}

#[derive(Clone, Copy)]
enum Whose {
    Player(PlayerId),
    Team(TeamId),
}

/// Shows the card of a player, by his place on the list of entries.
pub(crate) async fn player(
    state: State<Arc<Site>>,
    Path((id, number)): Path<(String, u32)>,
    reader: Reader,
) -> PageResult {
    read(&state, &id, Whose::Player(PlayerId(number.wrapping_sub(1))), reader).await
}

/// Shows the card of a team.
pub(crate) async fn team(
    state: State<Arc<Site>>,
    Path((id, number)): Path<(String, u32)>,
    reader: Reader,
) -> PageResult {
    read(&state, &id, Whose::Team(TeamId(number.wrapping_sub(1))), reader).await
}

async fn read(site: &Site, id: &str, whose: Whose, reader: Reader) -> PageResult {
    let held = find(site, id, &reader).await?;
    let reader = speaking(reader, &held);
    let replayed = games::replayed(site, &held).await.or_trouble(&reader)?;
    let page = Page::new(reader, "desk-event", "/events");
    Ok(made(&held, page, |held, page| sheet(&site.events.places, held, page, whose, &replayed)).await)
}

fn sheet(
    known: &Places,
    held: &Held,
    page: Page,
    whose: Whose,
    replayed: &games::Replayed,
) -> Result<Sheet, Box<Page>> {
    let state = held.event.state();
    let mut facts = Vec::new();
    let mut add =
        |message: &'static str, text: Option<String>| facts.extend(text.map(|text| (message, text)));
    let (name, team, members) = match whose {
        Whose::Player(id) => {
            let Some(own) = state.players.get(id.index()) else { return Err(Box::new(page)) };
            add("public-title-rank", own.title.clone());
            add("public-rating", own.rating.map(|rating| rating.to_string()));
            add("public-performance", performance(state, id).map(|reached| reached.to_string()));
            add("public-federation", own.federation.clone());
            add("public-club", own.club.clone());
            (own.name.clone(), own.team.map(|team| Who::team(held, team)), Vec::new())
        }
        Whose::Team(id) => {
            let Some(own) = state.teams.get(id.index()) else { return Err(Box::new(page)) };
            add("public-captain", own.captain.clone());
            add("public-rating", own.rating.map(|rating| rating.to_string()));
            add("public-federation", own.federation.clone());
            let members = state.members(id).map(|(player, _)| Who::player(held, player)).collect();
            (own.name.clone(), None, members)
        }
    };
    let hall = hall(held, &page.reader);
    let ids = (0..state.stages.len()).filter_map(|at| u8::try_from(at).ok()).map(StageId);
    let stages = ids.filter_map(|id| stage(known, held, &hall, id, whose, replayed)).collect();
    Ok(Sheet { frame: Frame::new(held, &page.reader, "entries"), name, facts, team, members, stages, page })
}

/// The entrant under whom somebody is paired.
fn entrant(held: &Held, whose: Whose) -> Option<Entrant> {
    let state = held.event.state();
    match (whose, state.pairs_teams()) {
        (Whose::Player(id), false) => Some(Entrant(id.0)),
        (Whose::Player(id), true) => state.players.get(id.index())?.team.map(|team| Entrant(team.0)),
        (Whose::Team(id), true) => Some(Entrant(id.0)),
        (Whose::Team(_), false) => None,
    }
}

fn stage(
    known: &Places,
    held: &Held,
    hall: &EventContext<'_>,
    id: StageId,
    whose: Whose,
    replayed: &games::Replayed,
) -> Option<Stage> {
    let state = held.event.state();
    let own = state.stages.get(id.index())?;
    let entrant = entrant(held, whose)?;
    if !state.field(own).contains(&entrant) {
        return None;
    }
    let rounds = own.rounds.iter().take(public_view::published(own)).enumerate();
    let making = Making { held, hall, id, whose, entrant, replayed };
    let lines = rounds.filter_map(|(at, round)| {
        if let Some(free) = round.free.iter().find(|free| free.entrant == entrant) {
            let result = hall.words.describe("free-kind", &free.kind);
            return Some(making.line(Round::at(at), 0, None, None, result, None));
        }
        let (table, encounter) = round.encounter_of(entrant)?;
        making.met(Round::at(at), table, encounter)
    });
    // Of a player of a team the place of the team says little.
    let placed = match whose {
        Whose::Player(_) if state.pairs_teams() => None,
        _ => known.of(held, id, None).ok(),
    };
    let line = placed.as_ref().and_then(|standings| standings.line(entrant));
    Some(Stage {
        name: if state.stages.len() > 1 { own.plan.name.clone() } else { String::new() },
        number: id.0 + 1,
        value: entrant.0 + 1,
        place: line.map(|line| points::place(line.place)).unwrap_or_default(),
        points: line.map(|line| points::so_many(hall, line.score.0)).unwrap_or_default(),
        tally: line.map(|line| [line.tally.won, line.tally.drawn, line.tally.lost]).unwrap_or_default(),
        lines: lines.collect(),
    })
}

struct Making<'a> {
    held: &'a Held,
    hall: &'a EventContext<'a>,
    id: StageId,
    whose: Whose,
    entrant: Entrant,
    replayed: &'a games::Replayed,
}

impl Making<'_> {
    fn met(&self, round: Round, table: u16, own: &Encounter) -> Option<Line> {
        let side = own.side_of(self.entrant)?;
        let key = GameKey::table(self.id, round, table);
        match self.whose {
            Whose::Player(player) if own.shape.teams => self.at_board(round, key, own, side, player),
            Whose::Player(_) => {
                let settled = own.score();
                let result =
                    settled.map(|score| table::mark(self.hall, score.mark(side))).unwrap_or_default();
                let opponent = Who::entrant(self.held, own.entrant(!side));
                let key = if own.shape.games == 1 { key } else { key.game(1) };
                Some(self.line(round, table, Some(own.color(side, 0, 0)), Some(opponent), result, Some(key)))
            }
            Whose::Team(_) => {
                let points = [side, !side].map(|side| points::written(self.hall, own.board_points(side).0));
                let result = if own.score().is_some() { points.join("-") } else { String::new() };
                let opponent = Who::entrant(self.held, own.entrant(!side));
                Some(self.line(round, table, None, Some(opponent), result, None))
            }
        }
    }

    /// The game of a player in the match of his team; none if he did not sit there.
    fn at_board(
        &self,
        round: Round,
        key: GameKey,
        own: &Encounter,
        side: Side,
        player: PlayerId,
    ) -> Option<Line> {
        let at = own.seats.iter().position(|both| both[side.index()] == Some(player))?;
        let board = u8::try_from(at).ok()?;
        let rival = own.seats.get(at)?[(!side).index()];
        let opponent = match rival {
            Some(rival) => Who::player(self.held, rival),
            None => Who::entrant(self.held, own.entrant(!side)),
        };
        let score = own.board_score(board);
        let result = score.map(|score| table::mark(self.hall, score.mark(side))).unwrap_or_default();
        let color = own.color(side, board, 0);
        let key = key.board(board + 1);
        let key = if own.shape.games == 1 { key } else { key.game(1) };
        Some(self.line(round, key.table, Some(color), Some(opponent), result, Some(key)))
    }

    fn line(
        &self,
        round: Round,
        table: u16,
        color: Option<Color>,
        opponent: Option<Who>,
        result: String,
        key: Option<GameKey>,
    ) -> Line {
        Line {
            round: round.number(),
            address: format!("/event/{}/round/{}", self.held.id, public_view::name(self.id, round)),
            table,
            color: color.map(|color| match (self.held.event.state().begins(), color) {
                (Color::White, Color::White) | (Color::Black, Color::Black) => "event-column-white",
                (Color::White, Color::Black) | (Color::Black, Color::White) => "event-column-black",
            }),
            opponent,
            result,
            replay: key.and_then(|key| self.replayed.get(&key).cloned()),
        }
    }
}
