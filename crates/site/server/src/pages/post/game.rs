//! What a player or an arbiter says in a game by correspondence, and its page.

use std::sync::Arc;

use axum::Form;
use axum::extract::{Path, State};
use damier_correspondence::{Fact, Refused, Side, Stamp};
use damier_rules::Variant;
use damier_store::{Account, Fault};
use serde::Deserialize;

use super::arbiter::{self, Rights};
use super::sheet;
use crate::asked::Texts;
use crate::pages::answer::Answer;
use crate::pages::{missing, send_to, trouble};
use crate::people::author;
use crate::post::{self, Loaded, Stop};
use crate::reader::Reader;
use crate::site::Site;

/// The longest private note, analysis or letter to the arbiter, in letters.
pub(super) const LONGEST_TEXT: usize = 10_000;

/// What a form says; which fields count, its `what` tells.
#[derive(Deserialize, Default)]
pub(crate) struct Said {
    pub(super) what: String,
    #[serde(default)]
    pub(super) mv: String,
    #[serde(default)]
    pub(super) offer: Option<String>,
    #[serde(default)]
    pub(super) text: String,
    /// Prepared answers that go with a move.
    #[serde(default)]
    then: String,
    #[serde(default)]
    pub(super) who: String,
    #[serde(default)]
    pub(super) days: String,
    #[serde(default)]
    pub(super) number: String,
    #[serde(default)]
    pub(super) upheld: String,
    #[serde(default)]
    pub(super) date: String,
    #[serde(default)]
    pub(super) to: String,
}

impl Said {
    /// What a program says: the name of its act, and texts by name.
    pub(crate) fn of(what: &str, texts: Texts) -> Said {
        let mut said = Said { what: what.to_owned(), ..Said::default() };
        for (name, text) in texts {
            match name.as_str() {
                "mv" => said.mv = text,
                "offer" => said.offer = Some(text),
                "text" => said.text = text,
                "then" => said.then = text,
                "who" => said.who = text,
                "days" => said.days = text,
                "number" => said.number = text,
                "upheld" => said.upheld = text,
                "date" => said.date = text,
                "to" => said.to = text,
                _ => {}
            }
        }
        said
    }
}

/// `GET /post/game/{id}`.
pub(crate) async fn show(State(site): State<Arc<Site>>, Path(id): Path<String>, reader: Reader) -> Answer {
    sheet::show(&site, &id, reader, None).await
}

/// `POST /post/game/{id}`: what a player or an arbiter says.
pub(crate) async fn sent(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    reader: Reader,
    Form(said): Form<Said>,
) -> Answer {
    let Some(account) = reader.person.account().cloned() else {
        return Ok(send_to("/sign-in", reader.keep));
    };
    match act(&site, &id, &account, &said).await {
        Ok(()) => Ok(send_to(&format!("/post/game/{id}"), reader.keep)),
        Err(Stop::Refused(refused)) => {
            let why = refused.told(reader.words);
            sheet::show(&site, &id, reader, Some(why)).await
        }
        Err(Stop::Missing) => Err(missing(reader).await),
        Err(Stop::Store(fault)) => Err(trouble(reader, &fault)),
    }
}

/// Does what a player or an arbiter asks for, by a form or a program.
pub(crate) async fn act(site: &Site, id: &str, account: &Account, said: &Said) -> Result<(), Stop> {
    let loaded = post::load(site, id).await?.ok_or(Stop::Missing)?;
    let by = author(account.id);
    if let Some(what) = said.what.strip_prefix("arbiter-") {
        if !Rights::of(site, &loaded, Some(account)).await?.may(what) {
            return Err(Stop::Missing);
        }
        let name = account.name.to_string();
        if is_against(&loaded, account, what, said.number.parse().unwrap_or(0)) {
            let clause = loaded.game.code().appeal.map_or("UA13-V.3.6", |term| term.clause);
            return Err(Refused::OwnDecision { name, clause }.into());
        }
        post::say(site, id, &by, |loaded| arbiter::fact(loaded, &name, what, said)).await?;
        return Ok(());
    }
    let own = loaded.side_of(account.id).ok_or(Stop::Missing)?;
    if said.what == "note" {
        site.database.jot(id, account.id, long(&said.text)).await?;
        return Ok(());
    }
    if said.what == "move" {
        return make(site, id, &loaded, own, &by, said).await;
    }
    post::say(site, id, &by, |loaded| fact(loaded, own, said)).await?;
    Ok(())
}

/// Whether somebody would decide on an appeal against his own decision, or strike it out.
fn is_against(loaded: &Loaded, account: &Account, what: &str, number: usize) -> bool {
    let entry = number.checked_sub(1).and_then(|at| loaded.game.entries().get(at));
    let appeal = match (what, entry.map(|entry| &entry.fact)) {
        ("appeal", _) | ("strike", Some(Fact::Appealed { .. })) => number,
        ("strike", Some(Fact::AppealRuled { number, .. })) => *number,
        _ => return false,
    };
    loaded.has_decided(account.id, appeal)
}

/// A move, and answers prepared to what the opponent may reply: either both are taken or neither.
async fn make(site: &Site, id: &str, loaded: &Loaded, own: Side, by: &str, said: &Said) -> Result<(), Stop> {
    let lines = lines(&said.then);
    let (fact, on) = loaded.move_now(own, &said.mv, said.offer.is_some());
    if !lines.is_empty() {
        let mut after = loaded.game.clone();
        after.apply(&damier_correspondence::Entry { on, fact })?;
        after.decide(Fact::Conditional { by: own, lines: lines.clone() }, on)?;
    }
    let made = post::say(site, id, by, |loaded| Ok(loaded.move_now(own, &said.mv, said.offer.is_some())));
    let after = made.await?;
    // The opponent may have prepared an answer himself; then his move has been made already.
    if !lines.is_empty() && after.game.turn() != own && !after.game.is_over() {
        post::say(site, id, by, |loaded| {
            Ok((Fact::Conditional { by: own, lines: lines.clone() }, loaded.now_for(own)))
        })
        .await?;
    }
    Ok(())
}

/// Lines of moves, one line each.
fn lines(text: &str) -> Vec<Vec<String>> {
    let line = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    text.lines().map(line).filter(|line| !line.is_empty()).collect()
}

fn long(text: &str) -> String {
    text.trim().chars().take(LONGEST_TEXT).collect()
}

/// What a player says, as a fact.
fn fact(loaded: &Loaded, by: Side, said: &Said) -> Result<(Fact, Stamp), Refused> {
    let on = loaded.now_for(by);
    let text = long(&said.text);
    let fact = match said.what.as_str() {
        "conditional" => Fact::Conditional { by, lines: lines(&said.text) },
        "claim" => {
            let sealed = Some(said.mv.clone()).filter(|text| !text.is_empty());
            Fact::Claimed { by, sealed, notified: None, complete: true }
        }
        "object" => Fact::Objected { by, grounds: text },
        "offer" => Fact::DrawOffered { by },
        "accept" => Fact::DrawAccepted { by },
        "decline" => Fact::DrawDeclined { by },
        "draw" => Fact::DrawClaimed { by },
        "delay" => Fact::DelayTold { by },
        "resign" => Fact::Resigned { by },
        "ask" => Fact::Asked { by, text },
        "analysis" => Fact::Analysis { by, score: arbiter::score(&said.who), argued: !text.is_empty(), text },
        "protest" => protest(loaded, by, text)?,
        "appeal" => appeal(loaded, by, said, text)?,
        _ => return Err(Refused::NothingSaid),
    };
    Ok((fact, on))
}

/// A protest against the verdict, of which everybody was told on its day.
fn protest(loaded: &Loaded, by: Side, text: String) -> Result<Fact, Refused> {
    let decided = loaded.game.adjudication().and_then(|own| own.decided.as_ref());
    let (.., told) = decided.ok_or(Refused::NoAdjudication)?;
    Ok(Fact::Protested { by, told: *told, argued: !text.is_empty(), text })
}

/// An appeal against a decision, of which everybody was told on its day.
fn appeal(loaded: &Loaded, by: Side, said: &Said, grounds: String) -> Result<Fact, Refused> {
    if grounds.is_empty() {
        return Err(Refused::NothingSaid);
    }
    let number = said.number.parse().unwrap_or(0);
    let found = loaded.game.decisions().find(|(own, _)| *own == number);
    let (_, entry) = found.ok_or(Refused::NoDecision { number })?;
    Ok(Fact::Appealed { by, told: entry.on.in_zone(&loaded.zone(by)).date, grounds, about: Some(number) })
}

/// Whether an account plays a game of a variant by correspondence in which no engine may help.
pub(crate) async fn plays_without_engines(
    site: &Site,
    account: &Account,
    variant: Variant,
) -> Result<bool, Fault> {
    for sitting in site.database.sittings_of(account.id, post::KIND).await? {
        if !sitting.running {
            continue;
        }
        let Some(loaded) = post::load(site, &sitting.id).await? else { continue };
        let same = loaded.game.state().rulebook().variant == variant;
        if same && !loaded.game.terms().engines && !loaded.game.is_over() {
            return Ok(true);
        }
    }
    Ok(false)
}
