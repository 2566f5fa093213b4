//! One way to act at an event of the site, whether a form asks for it or a program: the act is decided on a copy of
//! the event, its facts are appended, boards are opened, and what came of it is answered.

use damier_compete::event::{Action, Entry};
use damier_desk::acts::{self, Act, Listed};
use damier_desk::{ActReport, RefusalText, describe};
use damier_exchange::entries::EntryList;
use damier_exchange::published::PublishedTable;
use serde_json::{Map, Value};

use super::acts::{act as decide_form, all, decide, fields_of};
use super::draft::{ActError, Draft};
use super::fields::Fields;
use super::online;
use super::registry::{EventRegistry, Held, Making, draft};
use crate::asked::Unread;
use crate::site::Site;

/// What came of an act.
pub struct Done {
    /// The facts that were appended.
    pub facts: Vec<Entry>,
    /// What there is to look at twice, in words.
    pub notices: Vec<String>,
    /// What else is told.
    pub answer: Option<ActReport>,
}

/// What a program asks for.
pub enum Asked {
    /// An act of the codes.
    OfCodes(Box<Act>),
    /// Something that only the site knows, or an order to a board.
    OfSite(Box<Fields>),
}

impl Asked {
    /// Reads what a program has sent.
    pub fn read(sent: Map<String, Value>) -> Result<Asked, Unread> {
        let name = sent.get("act").and_then(Value::as_str).unwrap_or_default().to_owned();
        if acts::named(&name).is_some() {
            let read = serde_json::from_value(Value::Object(sent));
            return read.map(|act| Asked::OfCodes(Box::new(act))).map_err(|why| Unread(why.to_string()));
        }
        fields_of(&name, &sent)
            .unwrap_or_else(|| Err(Unread("act".to_owned())))
            .map(|fields| Asked::OfSite(Box::new(fields)))
    }
}

/// Does what a form asks for.
pub async fn by_form(site: &Site, id: &str, making: &Making, fields: &mut Fields) -> Result<Done, ActError> {
    of_account(site, fields).await?;
    if online::is_order(fields.text("act")) {
        return order(site, id, making, fields).await;
    }
    read_files(site, id, making, fields).await?;
    let is_much = fields.list.is_some() || fields.table.is_some();
    let _one = if is_much { Some(site.events.reading_whole().await) } else { None };
    changed(site, id, making, |draft| decide_form(draft, fields)).await
}

/// Does what a program asks for.
pub async fn by_program(site: &Site, id: &str, making: &Making, asked: Asked) -> Result<Done, ActError> {
    match asked {
        Asked::OfCodes(mut act) => {
            read_list(&site.events, making, &mut act).await?;
            let is_much = matches!(*act, Act::Import(_) | Act::ImportTable(_) | Act::CompareTable(_));
            let _one = if is_much { Some(site.events.reading_whole().await) } else { None };
            changed(site, id, making, |draft| decide(draft, &Fields::default(), &act)).await
        }
        Asked::OfSite(mut fields) => by_form(site, id, making, &mut fields).await,
    }
}

/// Looks up the account that is named.
async fn of_account(site: &Site, fields: &mut Fields) -> Result<(), ActError> {
    if let Some(name) = fields.some("account") {
        let found = site.database.credentials(&name).await?;
        fields.account = found.map(|found| (found.account.id, found.account.name.to_string()));
    }
    Ok(())
}

/// Reads the files of a form, of those who may bring them.
async fn read_files(site: &Site, id: &str, making: &Making, fields: &mut Fields) -> Result<(), ActError> {
    let files = [
        ("list", Action::TakeEntries),
        ("table", Action::KeepDocuments),
        ("regulation", Action::ChangeRegulation),
    ];
    for (name, action) in files {
        if fields.file(name).is_some() {
            site.events.change(id, making, |draft| draft.check(action)).await?;
        }
    }
    fields.read_files(&site.events, making.words).await
}

/// Reads the list or the table that a program has sent, when its turn comes.
async fn read_list(desks: &EventRegistry, making: &Making, act: &mut Act) -> Result<(), ActError> {
    let table = match act {
        Act::ImportTable(own) => Some((&mut own.table, &mut own.read)),
        Act::CompareTable(own) => Some((&mut own.table, &mut own.read)),
        _ => None,
    };
    if let Some((sent, read)) = table.filter(|(sent, _)| !sent.0.is_empty()) {
        let bytes = std::mem::take(&mut sent.0);
        let turn = desks.turn(making.words).await?;
        let table = turn.work(move |_| PublishedTable::read(&bytes)).await;
        *read = Some(table.map_err(|why| ActError::not_read(why, making.words))?);
    }
    if let Act::Import(import) = act
        && !import.list.0.is_empty()
    {
        let bytes = std::mem::take(&mut import.list.0);
        let turn = desks.turn(making.words).await?;
        let read = turn.work(move |_| EntryList::read(&bytes)).await;
        import.read = Some(read.map_err(|why| ActError::not_read(why, making.words))?);
    }
    Ok(())
}

async fn order(site: &Site, id: &str, making: &Making, fields: &Fields) -> Result<Done, ActError> {
    let answer = online::order(site, id, making, fields).await?;
    Ok(Done { facts: Vec::new(), notices: Vec::new(), answer })
}

/// Decides on a copy, appends, and opens and starts what belongs to it.
async fn changed(
    site: &Site,
    id: &str,
    making: &Making,
    work: impl Fn(&mut Draft) -> Result<Option<ActReport>, ActError>,
) -> Result<Done, ActError> {
    let done = site.events.change(id, making, |draft| done(draft, &work)).await;
    // Boards are open and clocks run when the answer says so; what fails now is tried again.
    if let Err(fault) = online::settle(site, id).await {
        tracing::error!(%fault, event = id, "an event and its games could not be settled");
    }
    done
}

fn done(
    draft: &mut Draft,
    work: &impl Fn(&mut Draft) -> Result<Option<ActReport>, ActError>,
) -> Result<Done, ActError> {
    let known = draft.state().warnings.len();
    let answer = work(draft)?;
    let state = draft.state();
    let warnings = state.warnings.iter().skip(known);
    let notices = warnings.map(|warning| describe::warning(draft.words, state, warning)).collect();
    Ok(Done { facts: draft.event.entries()[draft.kept..].to_vec(), notices, answer })
}

/// Acts of which one can tell at once, without a word more, whether they can be done now.
const PLAIN: [&str; 5] = ["approve-entries", "publish", "start", "close", "finish"];

/// What somebody may do at an event, and why not now where that is certain.
pub fn possible(held: &Held, making: &Making) -> Vec<(&'static Listed, Option<RefusalText>)> {
    all().filter(|act| may(held, making, act)).map(|act| (act, refused_now(held, making, act))).collect()
}

fn may(held: &Held, making: &Making, act: &Listed) -> bool {
    let may = |action| making.speaker.may(held.event.state(), &held.book, action);
    match act.action {
        Some(action) => may(action),
        None => [Action::TakeEntries, Action::AppointPanel, Action::FormCommittee].into_iter().any(may),
    }
}

fn refused_now(held: &Held, making: &Making, listed: &Listed) -> Option<RefusalText> {
    if !PLAIN.contains(&listed.name) {
        return None;
    }
    let act = Act::all().into_iter().find(|act| act.name() == listed.name)?;
    match draft(making, held).decide(&act) {
        Err(ActError::Complaint(_, complaint)) => Some(complaint),
        _ => None,
    }
}
