//! The list of arenas, and the form that announces one.

use std::sync::{Arc, LazyLock};

use askama::Template;
use axum::Form;
use axum::extract::State;
use axum::http::StatusCode;
use damier_acts::arenas::Announce;
use damier_store::ListedArena;
use serde::Deserialize;

use crate::arenas::{self, ActError};
use crate::pages::answer::{OrTrouble as _, PageResult};
use crate::pages::seek::{self, OFTEN, RulebookChoice};
use crate::pages::{Page, date, missing, send, send_to, trouble};
use crate::reader::Reader;
use crate::site::Site;

/// So many past arenas are listed.
const PAST: u32 = 20;

/// How long arenas usually last, in minutes, and how soon they begin.
const LENGTHS: [u64; 6] = [20, 40, 60, 90, 120, 180];
const SOON: [u64; 7] = [1, 5, 10, 15, 30, 60, 120];

/// The tables of openings: reading all of them takes a while.
static OPENINGS: LazyLock<Vec<(&'static str, Vec<&'static str>)>> = LazyLock::new(seek::ballots);

#[derive(Template)]
#[template(path = "arena/list.html")]
struct List {
    page: Page,
    open: Vec<Line>,
    past: Vec<Line>,
    books: Vec<RulebookChoice>,
    controls: &'static [&'static str],
    lengths: [u64; 6],
    soon: [u64; 7],
    openings: &'static [(&'static str, Vec<&'static str>)],
    typed: Typed,
    wrong: Option<String>,
}

/// An arena in the list.
pub(super) struct Line {
    pub(super) arena: ListedArena,
    pub(super) begins: String,
    pub(super) minutes: u64,
}

impl Line {
    pub(super) fn of(arena: ListedArena) -> Line {
        let minutes = arena.ends.since(arena.begins).as_millis() / 60_000;
        Line { begins: date(arena.begins), minutes, arena }
    }
}

/// What is typed into the form.
#[derive(Deserialize, Clone)]
pub(super) struct Typed {
    name: String,
    rulebook: String,
    control: String,
    #[serde(default)]
    own_control: String,
    #[serde(default)]
    begins: String,
    #[serde(default)]
    in_minutes: u64,
    minutes: u64,
    #[serde(default)]
    rated: Option<String>,
    #[serde(default)]
    berserk: Option<String>,
    #[serde(default)]
    openings: String,
    /// One team a line.
    #[serde(default)]
    teams: String,
    /// One club a line.
    #[serde(default)]
    clubs: String,
    #[serde(default)]
    leaders: String,
    #[serde(default)]
    series: String,
}

impl Default for Typed {
    fn default() -> Typed {
        let usual = Announce::default();
        Typed {
            name: String::new(),
            rulebook: usual.rulebook,
            control: usual.control,
            own_control: String::new(),
            begins: String::new(),
            in_minutes: usual.in_minutes.into(),
            minutes: usual.minutes.into(),
            rated: None,
            berserk: None,
            openings: String::new(),
            teams: String::new(),
            clubs: String::new(),
            leaders: usual.leaders.to_string(),
            series: String::new(),
        }
    }
}

impl Typed {
    fn announce(&self) -> Announce {
        let some = |text: &str| Some(text.to_owned()).filter(|text| !text.trim().is_empty());
        let teams = self.teams.lines().map(str::trim).filter(|team| !team.is_empty());
        let clubs = self.clubs.lines().map(str::trim).filter(|club| !club.is_empty());
        Announce {
            name: self.name.clone(),
            rulebook: self.rulebook.clone(),
            control: some(&self.own_control).unwrap_or_else(|| self.control.clone()),
            begins: some(&self.begins),
            in_minutes: u32::try_from(self.in_minutes).unwrap_or(u32::MAX),
            minutes: u16::try_from(self.minutes).unwrap_or(u16::MAX),
            rated: self.rated.is_some(),
            berserk: self.berserk.is_some(),
            openings: some(&self.openings),
            // One more than can meet is enough to be refused.
            teams: teams.take(damier_arenas::Terms::MOST_TEAMS + 1).map(str::to_owned).collect(),
            clubs: clubs.take(damier_arenas::Terms::MOST_TEAMS + 1).map(str::to_owned).collect(),
            leaders: self.leaders.trim().parse().unwrap_or(0),
            series: some(&self.series),
        }
    }
}

pub(super) async fn show(State(site): State<Arc<Site>>, reader: Reader) -> PageResult {
    sheet(&site, reader, Typed::default(), None).await
}

async fn sheet(site: &Site, reader: Reader, typed: Typed, wrong: Option<String>) -> PageResult {
    let open = site.database.open_arenas().await.or_trouble(&reader)?;
    let past = site.database.past_arenas(PAST).await.or_trouble(&reader)?;
    let status = if wrong.is_some() { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
    let mut page = Page::new(reader, "arena-title", "/arenas");
    let keep = page.reader.keep.take();
    let books = seek::books(|book| page.book(book.name));
    let list = List {
        page,
        open: open.into_iter().map(Line::of).collect(),
        past: past.into_iter().map(Line::of).collect(),
        books,
        controls: &OFTEN[..6],
        lengths: LENGTHS,
        soon: SOON,
        openings: &OPENINGS,
        typed,
        wrong,
    };
    Ok(send(status, keep, &list))
}

/// `POST /arenas`: an arena of the reader.
pub(super) async fn announce(
    State(site): State<Arc<Site>>,
    reader: Reader,
    Form(typed): Form<Typed>,
) -> PageResult {
    let Some(account) = reader.person.account().cloned() else {
        return Ok(send_to("/sign-in", reader.keep));
    };
    match arenas::announce(&site, &typed.announce(), &account).await {
        Ok(id) => Ok(send_to(&format!("/arena/{id}"), reader.keep)),
        Err(ActError::Refused(refused)) => {
            let why = refused.translate(reader.words);
            sheet(&site, reader, typed, Some(why)).await
        }
        Err(ActError::Missing) => Err(missing(reader).await),
        Err(ActError::Store(fault)) => Err(trouble(reader, &fault)),
    }
}
