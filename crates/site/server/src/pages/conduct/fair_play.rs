//! Statistics of fair play of a game, for administrators and, at a game of an event, for those who may sanction there:
//! what they say, and what they do not prove.

use std::sync::Arc;

use askama::Template;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use damier_compete::event::Action;
use damier_rules::Color;
use damier_store::{Account, Act};
use serde_json::Value;

use crate::desk::Speaker;
use crate::fair_play::{self, NotMade, State as Stands};
use crate::pages::answer::{OrMissing as _, OrTrouble as _, PageResult};
use crate::pages::{Page, date, notice, send, send_to, trouble};
use crate::people::author;
use crate::reader::Reader;
use crate::site::{Site, now};
use crate::visitor::session::Member;

#[derive(Template)]
#[template(path = "conduct/fair_play.html")]
struct Sheet {
    page: Page,
    id: String,
    title: String,
    waiting: bool,
    /// When they were made.
    made: Option<String>,
    /// A row for each number: the message that names it, and what it is for White and Black.
    rows: Vec<(&'static str, [String; 2])>,
}

/// Shows what was found.
pub(super) async fn show(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    Member { reader, account }: Member,
) -> PageResult {
    may_look(&site, &id, &reader, &account).await?;
    let game = site.database.game(&id).await.or_trouble(&reader)?.or_missing(&reader)?;
    let (waiting, made, rows) = match fair_play::state(&site, &id).await.or_trouble(&reader)? {
        Stands::None => (false, None, Vec::new()),
        Stands::Waiting => (true, None, Vec::new()),
        Stands::Made(made, report) => (false, Some(date(made)), rows(&report)),
    };
    let title = format!("{} – {}", game.white.name, game.black.name);
    let mut page = Page::new(reader, "fair-play-title", "/admin");
    let keep = page.reader.keep.take();
    Ok(send(StatusCode::OK, keep, &Sheet { page, id, title, waiting, made, rows }))
}

/// Lets administrators look, and whoever may sanction at the event of the game; nobody looks at his own.
async fn may_look(site: &Site, id: &str, reader: &Reader, account: &Account) -> Result<(), Response> {
    if account.administrator {
        return Ok(());
    }
    let not_you = || notice(reader.clone(), StatusCode::FORBIDDEN, "fair-play-title", "admin-not-you");
    let (_, game) = site.play.hub.read(id).await.or_trouble(reader)?.ok_or_else(not_you)?;
    let plays = Color::ALL.iter().any(|side| reader.person.is(&game.players()[*side]));
    let Some(board) = game.terms().event.as_ref().filter(|_| !plays) else { return Err(not_you()) };
    let held = site.events.load(&board.event).await.or_trouble(reader)?.ok_or_else(not_you)?;
    let speaker = Speaker::of(Some(account));
    match speaker.may(held.event.state(), &held.book, Action::Sanction) {
        true => Ok(()),
        false => Err(not_you()),
    }
}

/// Has them made.
pub(super) async fn ask(State(site): State<Arc<Site>>, Path(id): Path<String>, member: Member) -> PageResult {
    may_look(&site, &id, &member.reader, &member.account).await?;
    let refused = match fair_play::ask(&site, &id).await {
        Ok(()) => None,
        Err(NotMade::Missing) => Some((StatusCode::NOT_FOUND, "fair-play-missing")),
        Err(NotMade::Runs) => Some((StatusCode::CONFLICT, "fair-play-runs")),
        Err(NotMade::Full) => Some((StatusCode::SERVICE_UNAVAILABLE, "fair-play-full")),
        Err(NotMade::Store(fault)) => return Err(trouble(member.reader, &fault)),
    };
    if let Some((status, text)) = refused {
        return Ok(notice(member.reader, status, "fair-play-title", text));
    }
    let act = Act {
        at: now(),
        actor: author(member.account.id),
        act: "fair-play-asked".to_owned(),
        subject: format!("game/{id}"),
        detail: String::new(),
    };
    site.database.record(act).await.or_trouble(&member.reader)?;
    Ok(send_to(&format!("/game/{id}/fair-play"), member.reader.keep))
}

fn count(value: &Value) -> String {
    value.as_u64().map_or_else(|| "–".to_owned(), |number| number.to_string())
}

fn share(value: &Value) -> String {
    value.as_f64().map_or_else(|| "–".to_owned(), |own| format!("{:.0} %", own * 100.0))
}

fn number(value: &Value) -> String {
    value.as_f64().map_or_else(|| "–".to_owned(), |own| format!("{own:.2}"))
}

/// What a report says of one side, in short.
pub(crate) struct SideNumbers {
    pub(crate) moves: String,
    pub(crate) agreement: String,
    pub(crate) chance: String,
    pub(crate) loss: String,
    pub(crate) mean: String,
    pub(crate) spread: String,
    pub(crate) away: String,
}

/// What a report says of one side, in short; dashes where it says nothing.
pub(crate) fn side_numbers(side: &Value) -> SideNumbers {
    SideNumbers {
        moves: count(&side["moves"]),
        agreement: share(&side["agreement"]),
        chance: share(&side["by_chance"]),
        loss: number(&side["mean_loss"]),
        mean: number(&side["times"]["mean"]),
        spread: number(&side["times"]["spread"]),
        away: count(&side["away"]["moves"]),
    }
}

/// The numbers of a report, side by side.
fn rows(report: &Value) -> Vec<(&'static str, [String; 2])> {
    let both = |of: &dyn Fn(&Value) -> String| [of(&report["sides"][0]), of(&report["sides"][1])];
    vec![
        ("fair-play-moves", both(&|side| count(&side["moves"]))),
        ("fair-play-forced", both(&|side| count(&side["forced"]))),
        ("fair-play-weight", both(&|side| number(&side["weight"]))),
        ("fair-play-agreement", both(&|side| share(&side["agreement"]))),
        ("fair-play-chance", both(&|side| share(&side["by_chance"]))),
        ("fair-play-loss", both(&|side| number(&side["mean_loss"]))),
        ("fair-play-mean", both(&|side| number(&side["times"]["mean"]))),
        ("fair-play-spread", both(&|side| number(&side["times"]["spread"]))),
        ("fair-play-correlation", both(&|side| number(&side["times"]["with_difficulty"]))),
        ("fair-play-away", both(&|side| count(&side["away"]["moves"]))),
        ("fair-play-away-seconds", both(&|side| number(&side["away"]["seconds"]))),
        ("fair-play-away-agreement", both(&|side| share(&side["away"]["agreement"]))),
        ("fair-play-here-agreement", both(&|side| share(&side["away"]["otherwise"]))),
    ]
}
