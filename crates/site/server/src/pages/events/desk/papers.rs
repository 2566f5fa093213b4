//! Papers: everything that is printed, signed or hung on the wall; the event for other programs.

use std::sync::Arc;

use askama::Template;
use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use damier_clock::Moment;
use damier_compete::event::{Phase, PlayerId, TeamId};
use damier_desk::{moment, stage};
use damier_documents::paper::Paper;
use damier_documents::papers::{self, AsksWho, Format, Kind, Options, Who};
use damier_exchange::entries::{HeaderLanguage, write_csv, write_xlsx};
use damier_exchange::games;
use damier_exchange::json::{self, AttachedGame, Extras};
use damier_exchange::trf::{Edition, LineEnd, export};
use damier_language::Words;
use damier_store::{AttachedTo, Fault};
use jiff::tz::TimeZone;

use super::super::{find, speaker};
use super::people::{Choice, players};
use super::{DeskPage, answer};
use crate::desk::{Fields, Held};
use crate::forms::InAddress;
use crate::pages::answer::{OrMissing as _, OrTrouble as _, PageResult};
use crate::pages::paper::refused;
use crate::pages::{Page, notice};
use crate::press::NotSet;
use crate::reader::Reader;
use crate::site::{Site, now};

/// A paper brings its own style and nothing else.
const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'";

/// Milliseconds of a minute.
const MINUTE: i64 = 60_000;

/// The event for other programs.
const EXPORTS: [&str; 6] = ["csv", "xlsx", "trf16", "trf-2026", "json", "pdn"];

#[derive(Template)]
#[template(path = "event/papers.html")]
struct Sheet {
    page: Page,
    desk: DeskPage,
    /// What can be had now, and what cannot yet, with the reason.
    papers: Vec<Listed>,
    later: Vec<(String, String)>,
    exports: Vec<&'static str>,
    rounds: Vec<u16>,
    players: Vec<Choice>,
}

struct Listed {
    name: &'static str,
    title: String,
    about: String,
    formats: Vec<&'static str>,
}

/// Of a larger field papers for everybody are not tried beforehand.
const TRIED: usize = 300;

/// The paper in the forms in which it can be had now, or why it cannot yet.
fn listed(desk: &DeskPage, kind: Kind) -> Result<Listed, (String, String)> {
    let (words, event) = (desk.words, &desk.held.event);
    let mut options = Options::new(words.language());
    options.zone = desk.held.book.zone();
    if kind.asks().who == AsksWho::Nobody || desk.state().entrants() <= TRIED {
        papers::make(kind, event, &options).map_err(|why| (kind.title(words), why.text(words)))?;
    }
    let can = |format: &&Format| **format != Format::Calendar || papers::calendar(event, &options).is_ok();
    Ok(Listed {
        name: kind.name(),
        title: kind.title(words),
        about: kind.about(words),
        formats: kind.formats().iter().filter(can).map(|format| format.name()).collect(),
    })
}

pub(super) fn sheet(page: Page, desk: DeskPage) -> Response {
    let (mut found, mut later) = (Vec::new(), Vec::new());
    for kind in Kind::ALL.into_iter().filter(|kind| has(&desk, *kind)) {
        match listed(&desk, kind) {
            Ok(own) => found.push(own),
            Err(why) => later.push(why),
        }
    }
    let id = stage::current(desk.state());
    let is_had = |name: &&str| match *name {
        "trf16" => export(desk.state(), id, Edition::Trf16).is_ok(),
        "trf-2026" => export(desk.state(), id, Edition::Trf26).is_ok(),
        _ => true,
    };
    let paired = desk.state().stages.get(id.index()).map_or(0, |own| own.rounds.len());
    let sheet = Sheet {
        page,
        papers: found,
        later,
        exports: EXPORTS.into_iter().filter(is_had).collect(),
        rounds: (1..=paired).filter_map(|number| u16::try_from(number).ok()).collect(),
        players: players(desk.state(), id),
        desk,
    };
    answer(sheet.desk.outcome.status, &sheet)
}

/// Whether an event can have a paper: those about line-ups need teams that are paired.
fn has(desk: &DeskPage, kind: Kind) -> bool {
    !matches!(kind, Kind::LineUp | Kind::MatchProtocol) || desk.state().pairs_teams()
}

/// Papers that everybody may have: those that hang on the wall.
fn is_public(kind: Kind, held: &Held, options: &Options) -> bool {
    let state = held.event.state();
    let id = options.stage.unwrap_or_else(|| stage::current(state));
    let published = || {
        let rounds = state.stages.get(id.index()).map_or(&[] as &[_], |own| &own.rounds[..]);
        let round = options.round.map_or(rounds.last(), |round| rounds.get(round.index()));
        round.is_some_and(|round| round.phase >= Phase::Published)
    };
    match kind {
        Kind::Regulation | Kind::Schedule => true,
        Kind::Pairings | Kind::CrossTable | Kind::Progress | Kind::Standings => published(),
        _ => false,
    }
}

/// `GET /event/ID/paper/NAME`: a paper, an export, or the file of the event.
pub(crate) async fn download(
    State(site): State<Arc<Site>>,
    Path((id, name)): Path<(String, String)>,
    InAddress(asked): InAddress,
    reader: Reader,
) -> PageResult {
    let held = find(&site, &id, &reader).await?;
    let official = speaker(&reader).sees(held.event.state(), &held.book);
    if let Ok(kind) = name.parse::<Kind>() {
        let options = options(&held, &reader, &asked, kind);
        if !official && !is_public(kind, &held, &options) {
            return Err(notice(reader, StatusCode::FORBIDDEN, "desk-title", "desk-for-officials"));
        }
        return paper(&site, &held, reader, kind, options, &asked).await;
    }
    if !official {
        return Err(notice(reader, StatusCode::FORBIDDEN, "desk-title", "desk-for-officials"));
    }
    let bytes = match name.as_str() {
        "file" => site.events.file(&held).await.map(Some),
        other => exported(&site, &held, &reader, other).await,
    };
    let bytes = bytes.or_trouble(&reader)?.or_missing(&reader)?;
    let ending = match name.as_str() {
        "file" => "damier",
        "trf16" | "trf-2026" => "trf",
        other => other,
    };
    Ok(sent(bytes, "application/octet-stream", &format!("{}.{ending}", plain(&held)), true))
}

/// How a paper is wanted.
fn options(held: &Held, reader: &Reader, asked: &Fields, kind: Kind) -> Options {
    let mut options = Options::new(reader.words.language());
    options.stage = asked.stage();
    options.round = asked.round();
    // Of the same minute it is the same paper, which has to be set once.
    options.made_at = Some(Moment::from_millis(now().millis() / MINUTE * MINUTE));
    options.zone = held.book.zone();
    options.large_print = asked.text("print") == "large";
    let place = asked.text("who").strip_prefix('@').and_then(|at| at.parse().ok());
    options.who = match kind.asks().who {
        AsksWho::Nobody => None,
        AsksWho::Player => place.map(|at| Who::Player(PlayerId(at))),
        AsksWho::Team => place.map(|at| Who::Team(TeamId(at))),
        AsksWho::Protest => asked.number("who").map(Who::Protest),
    };
    options
}

async fn paper(
    site: &Site,
    held: &Arc<Held>,
    reader: Reader,
    kind: Kind,
    mut options: Options,
    asked: &Fields,
) -> PageResult {
    let named = |name: &str| kind.formats().iter().copied().find(|format| format.name() == name);
    let format = match asked.text("format") {
        "" => Some(Format::Html),
        name => named(name),
    };
    let format = format.or_missing(&reader)?;
    if kind.asks().games {
        let _one = site.events.reading_whole().await;
        let mut all = attached(site, &held.id).await.or_trouble(&reader)?;
        all.retain(|own| options.round.is_none_or(|round| own.game.round == round));
        options.games = games::export(held.event.state(), &all).0;
    }
    let at = options.made_at.map(|at| moment::civil(at, &TimeZone::UTC));
    let (event, words) = (Arc::clone(held), reader.words);
    let made = site.press.make(move || made(&event, words, kind, format, &options)).await;
    let made = match made.and_then(|made| made.map_err(NotSet::Failed)) {
        Ok(Made::Bytes(bytes)) => Ok(Bytes::from(bytes)),
        Ok(Made::Paper(paper)) => site.press.pdf(site.config.typeset, *paper, asked.number("part"), at).await,
        Err(why) => Err(why),
    };
    match made {
        Err(why) => Err(refused(reader, "desk-title", &why)),
        Ok(bytes) => {
            let (mime, save) = match format {
                Format::Html => ("text/html; charset=utf-8", false),
                Format::Text => ("text/plain; charset=utf-8", false),
                Format::Pdf => ("application/pdf", false),
                Format::Csv => ("text/csv; charset=utf-8", true),
                Format::Calendar => ("text/calendar; charset=utf-8", true),
                Format::Xlsx => ("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", true),
            };
            Ok(sent(bytes, mime, &format!("{}.{}", kind.name(), format.extension()), save))
        }
    }
}

/// A paper as it is sent, or as it goes to the press.
enum Made {
    Bytes(Vec<u8>),
    Paper(Box<Paper>),
}

fn made(held: &Held, words: &Words, kind: Kind, format: Format, options: &Options) -> Result<Made, String> {
    if format == Format::Calendar {
        let made = papers::calendar(&held.event, options).map(String::into_bytes);
        return made.map(Made::Bytes).map_err(|error| error.text(words));
    }
    let paper = papers::make(kind, &held.event, options).map_err(|error| error.text(words))?;
    Ok(Made::Bytes(match format {
        Format::Text | Format::Calendar => paper.text(100).into_bytes(),
        Format::Html => paper.html().into_bytes(),
        Format::Csv => paper.csv().into_bytes(),
        Format::Xlsx => paper.xlsx().map_err(|error| error.to_string())?,
        Format::Pdf => return Ok(Made::Paper(Box::new(paper))),
    }))
}

/// The games attached to an event.
async fn attached(site: &Site, id: &str) -> Result<Vec<AttachedGame>, Fault> {
    let all = site.events.attachments(id).await?.into_iter();
    let game = |(to, _, bytes): (AttachedTo, _, Vec<u8>)| match to {
        AttachedTo::Game(game) => {
            Some(AttachedGame { game, pdn: String::from_utf8_lossy(&bytes).into_owned() })
        }
        AttachedTo::Event(_) => None,
    };
    Ok(all.filter_map(game).collect())
}

/// The event for another program; none if it cannot be had so.
async fn exported(site: &Site, held: &Held, reader: &Reader, name: &str) -> Result<Option<Vec<u8>>, Fault> {
    let _one = site.events.reading_whole().await;
    let state = held.event.state();
    let headers = HeaderLanguage::of_tag(reader.words.language().code());
    let trf = |edition| {
        export(state, stage::current(state), edition).ok().map(|own| own.write(LineEnd::Lf).into_bytes())
    };
    Ok(match name {
        "csv" => Some(write_csv(state, headers)),
        "xlsx" => write_xlsx(state, headers).ok(),
        "trf16" => trf(Edition::Trf16),
        "trf-2026" => trf(Edition::Trf26),
        "json" => {
            let extras = Extras { games: attached(site, &held.id).await?, papers: Vec::new() };
            Some(json::export(&held.event, &extras).into_bytes())
        }
        "pdn" => Some(games::export(state, &attached(site, &held.id).await?).0.into_bytes()),
        _ => None,
    })
}

/// The name of the event as a plain file name.
fn plain(held: &Held) -> String {
    let name = held.event.state().regulation.as_ref().map_or("", |own| own.name.as_str());
    let name: String = name.chars().filter(char::is_ascii_alphanumeric).take(40).collect();
    if name.is_empty() { format!("event-{}", held.id) } else { name }
}

/// Sends bytes under a name.
fn sent(bytes: impl Into<Bytes>, mime: &'static str, name: &str, save: bool) -> Response {
    let place = if save { "attachment" } else { "inline" };
    let place = HeaderValue::from_str(&format!("{place}; filename=\"{name}\""));
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static(mime)),
        (header::CONTENT_DISPOSITION, place.unwrap_or(HeaderValue::from_static("inline"))),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-cache, private")),
        (HeaderName::from_static("content-security-policy"), HeaderValue::from_static(POLICY)),
    ];
    (headers, bytes.into()).into_response()
}
