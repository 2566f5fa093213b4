//! The page of one arena: how far it is, the reader's own place and game, the table.

use std::sync::Arc;

use askama::Template;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use damier_arenas::{Arena, ArenaGame, Mark, Place, Player, Stage};
use damier_clock::Moment;
use damier_live::Viewer;
use serde::Deserialize;

use crate::arenas::actor;
use crate::pages::answer::{OrMissing as _, OrTrouble as _, PageResult};
use crate::pages::{Page, date, drawn, send};
use crate::reader::Reader;
use crate::site::Site;

/// So many lines of the table stand on a page.
const SHOWN: usize = 50;

/// So many of the last games stand in a line.
const MARKS: usize = 12;

#[derive(Template)]
#[template(path = "arena/show.html")]
struct Sheet {
    page: Page,
    id: String,
    arena: Arc<Arena>,
    stage: &'static str,
    /// How long it lasts.
    minutes: u64,
    begins: String,
    ends: String,
    own: Own,
    /// Whether the reader may take others out and call it off.
    organises: bool,
    teams: Vec<TeamLine>,
    rows: Vec<Line>,
    /// How many are on the whole table, and where the part shown begins.
    whole: usize,
    skip: usize,
    top: Option<Top>,
    wrong: Option<String>,
}

impl Sheet {
    fn is(&self, stage: &str) -> bool {
        self.stage == stage
    }

    /// Whether people can still come in.
    fn is_open(&self) -> bool {
        self.is("announced") || self.is("running")
    }

    /// The club that a team is.
    fn club_of(&self, team: &str) -> Option<&str> {
        let terms = self.arena.terms();
        let place = terms.teams.iter().position(|own| own == team)?;
        terms.clubs.get(place).map(String::as_str)
    }

    /// Where the parts of the table before and after this one begin.
    fn before(&self) -> Option<usize> {
        (self.skip > 0).then(|| self.skip.saturating_sub(SHOWN))
    }

    fn after(&self) -> Option<usize> {
        Some(self.skip + SHOWN).filter(|next| *next < self.whole)
    }
}

/// The reader in the arena.
#[derive(Default)]
struct Own {
    /// Whether he has an account, so that he can join.
    member: bool,
    /// Whether he is in it now, and pauses.
    joined: bool,
    pauses: bool,
    removed: bool,
    /// The game that he plays.
    game: Option<String>,
    rank: Option<usize>,
    points: u32,
    /// Whether his next game counts twice.
    fire: bool,
    /// For which team he plays.
    team: Option<String>,
}

/// A line of the table.
struct Line {
    rank: usize,
    name: String,
    rating: Option<u16>,
    team: Option<String>,
    marks: Vec<MarkView>,
    points: u32,
    performance: Option<i64>,
    fire: bool,
    pauses: bool,
    own: bool,
    /// The game that he plays.
    game: Option<String>,
}

/// What a game brought, and the game.
struct MarkView {
    points: u8,
    doubled: bool,
    berserk: bool,
    game: String,
}

struct TeamLine {
    rank: usize,
    name: String,
    players: usize,
    points: u32,
    leaders: String,
}

/// The game between the two who stand highest.
struct Top {
    game: String,
    white: String,
    black: String,
    board: String,
    sprite: String,
    usual: &'static str,
}

/// From where the table is shown.
#[derive(Deserialize, Default)]
pub(super) struct Part {
    #[serde(default)]
    skip: usize,
}

pub(super) async fn show(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    reader: Reader,
    Query(part): Query<Part>,
) -> PageResult {
    sheet(&site, &id, part.skip, reader, None).await
}

/// The page, with what was refused.
pub(super) async fn sheet(
    site: &Site,
    id: &str,
    skip: usize,
    reader: Reader,
    wrong: Option<String>,
) -> PageResult {
    let arena = site.arenas.load(id).await.or_trouble(&reader)?.or_missing(&reader)?;
    let now = site.cluster.now();
    let organises = match reader.person.account() {
        Some(account) => actor(site, &arena, account).await.or_trouble(&reader)?.organises,
        None => false,
    };
    let number = reader.person.account().map(|account| account.id.0);
    let table = arena.table();
    let whole = table.len();
    let skip = skip.min(whole.saturating_sub(1)) / SHOWN * SHOWN;
    let line = |row: &damier_arenas::Row<'_>| Line::of(&arena, row.player, row.rank, number);
    let rows = table.iter().skip(skip).take(SHOWN).map(line).collect();
    let rank = |number| table.iter().find(|row| row.player.member.account == number).map(|row| row.rank);
    let own = Own::of(&arena, number, number.and_then(rank));
    let top = top(site, &arena, now, &reader).await.or_trouble(&reader)?;
    let status = if wrong.is_some() { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
    let mut page = Page::new(reader, "arena-title", "/arenas");
    let keep = page.reader.keep.take();
    let sheet = Sheet {
        page,
        id: id.to_owned(),
        stage: arena.stage(now).name(),
        minutes: arena.terms().minutes.into(),
        begins: date(arena.terms().begins),
        ends: date(arena.terms().ends()),
        own,
        organises,
        teams: teams(&arena),
        rows,
        whole,
        skip,
        top,
        wrong,
        arena: Arc::clone(&arena),
    };
    Ok(send(status, keep, &sheet))
}

fn teams(arena: &Arena) -> Vec<TeamLine> {
    let line = |row: damier_arenas::TeamRow<'_>| TeamLine {
        rank: row.rank,
        name: row.name.to_owned(),
        players: row.players,
        points: row.points,
        leaders: row.leaders.join(", "),
    };
    arena.team_table().into_iter().map(line).collect()
}

fn team_of(arena: &Arena, player: &Player) -> Option<String> {
    player.team.and_then(|team| arena.terms().teams.get(team).cloned())
}

impl Own {
    fn of(arena: &Arena, number: Option<i64>, rank: Option<usize>) -> Own {
        let Some(number) = number else { return Own::default() };
        let Some(player) = arena.player(number) else { return Own { member: true, ..Own::default() } };
        Own {
            member: true,
            joined: matches!(player.place, Place::Here | Place::Paused),
            pauses: player.place == Place::Paused,
            removed: player.place == Place::Removed,
            game: arena.game_of(number).map(|game| game.name.clone()),
            rank,
            points: player.points,
            fire: player.is_on_fire(),
            team: team_of(arena, player),
        }
    }
}

impl Line {
    fn of(arena: &Arena, player: &Player, rank: usize, reader: Option<i64>) -> Line {
        let first = player.marks.len().saturating_sub(MARKS);
        let view = |mark: &Mark| MarkView {
            points: mark.points,
            doubled: mark.doubled,
            berserk: mark.berserk,
            game: arena.games().get(mark.game).map(|game| game.name.clone()).unwrap_or_default(),
        };
        Line {
            rank,
            name: player.member.name.clone(),
            rating: player.member.rating,
            team: team_of(arena, player),
            marks: player.marks[first..].iter().map(view).collect(),
            points: player.points,
            performance: player.performance(),
            fire: player.is_on_fire(),
            pauses: player.place != Place::Here,
            own: reader == Some(player.member.account),
            game: arena.game_of(player.member.account).map(|game| game.name.clone()),
        }
    }
}

/// The game under way between those who stand highest.
async fn top(
    site: &Site,
    arena: &Arena,
    now: Moment,
    reader: &Reader,
) -> Result<Option<Top>, damier_store::Fault> {
    if arena.stage(now) != Stage::Running {
        return Ok(None);
    }
    let points = |game: &&ArenaGame| {
        [game.white, game.black].map(|own| arena.players()[own].points).iter().sum::<u32>()
    };
    let Some(game) = arena.running_games().max_by_key(points) else { return Ok(None) };
    let Some(table) = site.play.hub.table(&game.name).await? else { return Ok(None) };
    let view = table.view_for(Viewer::Spectator, reader.words).await;
    let name = |place: usize| arena.players()[place].member.name.clone();
    Ok(Some(Top {
        game: game.name.clone(),
        white: name(game.white),
        black: name(game.black),
        board: drawn::of_game(&view, false),
        sprite: drawn::sprite(),
        usual: drawn::usual_board(view.variant),
    }))
}
