//! A club, and what somebody does in it by a form.

use std::sync::Arc;

use askama::Template;
use axum::Form;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use damier_acts::clubs::{Act, Actor, Challenge, Refusal, Right, Role, named_act};
use damier_acts::{Texts, Unread, read};
use damier_clock::Moment;
use damier_language::Words;
use damier_store::{Club, ClubMember, ClubRole};
use serde::Deserialize;

use super::MatchLine;
use crate::clubs::{self, ActError, Planned};
use crate::pages::answer::{OrMissing as _, OrTrouble as _, PageResult};
use crate::pages::seek::{self, OFTEN, RulebookChoice};
use crate::pages::{Page, date, missing, send, send_to, trouble};
use crate::reader::Reader;
use crate::site::Site;

/// So many matches are shown.
const MATCHES: u32 = 30;

/// So many members are on a page, and so many of those who ask.
const MEMBERS: u32 = 200;

#[derive(Template)]
#[template(path = "club/show.html")]
struct Sheet {
    page: Page,
    club: Club,
    about: Vec<String>,
    actor: Actor,
    members: Vec<ClubMember>,
    /// After how many others the next members stand.
    more: Option<u32>,
    asking: Vec<ClubMember>,
    coming: Vec<Line>,
    past: Vec<Line>,
    matches: Vec<Played>,
    books: Vec<RulebookChoice>,
    controls: &'static [&'static str],
    usual: String,
    wrong: Option<String>,
    /// What was typed into a form that was refused.
    typed: Typed,
}

/// A form that was sent: its fields.
type Typed = Vec<(String, String)>;

/// Something in the calendar.
struct Line {
    at: String,
    planned: Planned,
    address: Option<String>,
}

/// A match, and what the reader has to do with it.
struct Played {
    line: MatchLine,
    /// Whether he wants to play.
    entered: bool,
    /// Whether it waits for an answer of this club.
    asked: bool,
}

impl Sheet {
    fn leads(&self) -> bool {
        self.actor.may(Right::Leader)
    }

    fn belongs(&self) -> bool {
        self.actor.may(Right::Member)
    }

    fn asks(&self) -> bool {
        self.actor.role == Some(Role::Asked)
    }

    fn is_open(&self) -> bool {
        self.club.closed.is_none()
    }

    fn is_leader(&self, member: &ClubMember) -> bool {
        member.role == ClubRole::Leader
    }

    /// Whether the form says that whoever wants to is a member at once.
    fn admits(&self) -> bool {
        match self.is_refused("describe") {
            true => field(&self.typed, "admits").is_some(),
            false => self.club.admits,
        }
    }

    /// Whether a form was sent and refused.
    fn is_refused(&self, act: &str) -> bool {
        field(&self.typed, "what") == Some(act)
    }

    /// What stands in a field of a form: what was typed into it, or what usually stands there.
    fn typed<'a>(&'a self, act: &str, name: &str, usual: &'a str) -> &'a str {
        if self.is_refused(act) { field(&self.typed, name).unwrap_or_default() } else { usual }
    }

    /// Whether a control is proposed first.
    fn is_usual(&self, control: &str) -> bool {
        control == self.typed("challenge", "control", &self.usual)
    }
}

/// A field of a form.
fn field<'a>(typed: &'a [(String, String)], name: &str) -> Option<&'a str> {
    typed.iter().rev().find(|(own, _)| own == name).map(|(_, value)| value.as_str())
}

/// Which members.
#[derive(Deserialize, Default)]
#[serde(default)]
pub(super) struct Part {
    skip: u32,
}

pub(super) async fn show(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    Query(part): Query<Part>,
    reader: Reader,
) -> PageResult {
    sheet(&site, &id, reader, part.skip, None, Typed::new()).await
}

fn line(planned: Planned) -> Line {
    let address = planned.target.as_ref().map(|target| match planned.kind.as_str() {
        "event" => format!("/event/{target}"),
        "arena" => format!("/arena/{target}"),
        _ => format!("/club-match/{target}"),
    });
    Line { at: date(planned.begins), planned, address }
}

/// What is in the calendar: what comes, and what has been, the last first.
fn calendar(all: Vec<Planned>, now: Moment) -> (Vec<Line>, Vec<Line>) {
    let (coming, mut past): (Vec<_>, Vec<_>) = all.into_iter().partition(|own| own.begins >= now);
    past.reverse();
    past.truncate(20);
    (coming.into_iter().map(line).collect(), past.into_iter().map(line).collect())
}

async fn matches(site: &Site, id: &str, reader: &Reader) -> Result<Vec<Played>, damier_store::Fault> {
    let account = reader.person.account().map(|account| account.id);
    let mut all = Vec::new();
    for own in site.database.matches_of_club(id, MATCHES).await? {
        let asked = own.away == id && own.state.name() == "proposed";
        let line = MatchLine::of(reader.words, own);
        let entered = match account.filter(|_| line.waits()) {
            Some(account) => {
                let entries = site.database.match_entries(&line.id).await?;
                entries.iter().any(|own| own.account == account && own.club == id)
            }
            None => false,
        };
        all.push(Played { line, entered, asked });
    }
    Ok(all)
}

async fn sheet(
    site: &Site,
    id: &str,
    reader: Reader,
    skip: u32,
    wrong: Option<String>,
    typed: Typed,
) -> PageResult {
    let club =
        clubs::seen(site, id, reader.person.account()).await.or_trouble(&reader)?.or_missing(&reader)?;
    let actor = match reader.person.account() {
        Some(account) => clubs::actor(site, id, account).await.or_trouble(&reader)?,
        None => Actor { role: None, administrator: false },
    };
    let mut members = site.database.club_members(id, skip, MEMBERS + 1).await.or_trouble(&reader)?;
    let more = (members.len() > MEMBERS as usize).then(|| skip.saturating_add(MEMBERS));
    members.truncate(MEMBERS as usize);
    let asking = match actor.may(Right::Leader) {
        true => site.database.club_asking(id, MEMBERS).await.or_trouble(&reader)?,
        false => Vec::new(),
    };
    let planned = clubs::calendar(site, id).await.or_trouble(&reader)?;
    let (coming, past) = calendar(planned, site.cluster.now());
    let matches = matches(site, id, &reader).await.or_trouble(&reader)?;
    let status = if wrong.is_some() { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
    let mut page = Page::new(reader, "clubs-title", "/clubs");
    let keep = page.reader.keep.take();
    let sheet = Sheet {
        about: club.about.lines().filter(|line| !line.trim().is_empty()).map(str::to_owned).collect(),
        club,
        actor,
        members,
        more,
        asking,
        coming,
        past,
        matches,
        books: seek::books(|book| page.book(book.name)),
        controls: &OFTEN,
        usual: Challenge::default().control,
        wrong,
        typed,
        page,
    };
    Ok(send(status, keep, &sheet))
}

/// The act that a form asks for; none where it asks for nothing that is known.
fn asked(words: &Words, texts: Vec<(String, String)>) -> Option<Result<Act, Unread>> {
    let listed = named_act(field(&texts, "what")?)?;
    Some(read(words, listed, &Texts { texts, ..Texts::default() }))
}

/// `POST /club/{id}`: what somebody with an account does.
pub(super) async fn sent(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    reader: Reader,
    Form(texts): Form<Vec<(String, String)>>,
) -> PageResult {
    let Some(account) = reader.person.account().cloned() else {
        return Ok(send_to("/sign-in", reader.keep));
    };
    let typed = texts.clone();
    let act = match asked(reader.words, texts).or_missing(&reader)? {
        Ok(act) => act,
        Err(why) => return sheet(&site, &id, reader, 0, Some(why.to_string()), typed).await,
    };
    match clubs::act(&site, &id, &account, &act).await {
        Ok(()) => {
            // Whoever has left a closed club sees it no more.
            let seen = clubs::seen(&site, &id, Some(&account)).await.or_trouble(&reader)?;
            let to = seen.map_or_else(|| "/clubs".to_owned(), |club| format!("/club/{}", club.id));
            Ok(send_to(&to, reader.keep))
        }
        Err(ActError::Missing | ActError::Refused(Refusal::NotAllowed)) => Err(missing(reader).await),
        Err(ActError::Refused(refused)) => {
            let why = refused.translate(reader.words);
            sheet(&site, &id, reader, 0, Some(why), typed).await
        }
        Err(ActError::Store(fault)) => Err(trouble(reader, &fault)),
    }
}
