//! The office acts in the books: a form for every act of the table.

use std::sync::Arc;

use askama::Template;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::response::Response;
use damier_acts::Texts;
use damier_acts::federation::{ACTS, Act, Actor, Refusal, Right, named};
use damier_federation::Entry;
use damier_language::{Args, Words};
use damier_store::Fault;

use super::is_administrator;
use crate::books::ActError;
use crate::books::filing::actor;
use crate::books::lists::{NotRead, read_list};
use crate::forms;
use crate::pages::act_forms::{ActForm, forms as act_forms};
use crate::pages::answer::{OrMissing as _, PageResult};
use crate::pages::{Page, missing, send, trouble};
use crate::reader::Reader;
use crate::site::{LARGEST_FILE, Site};

#[derive(Template)]
#[template(path = "federation/acts.html")]
struct Sheet {
    page: Page,
    wrong: Option<String>,
    done: Option<String>,
    act_forms: Vec<ActForm>,
}

/// Why an act that was typed was not done.
pub(super) enum NotTyped {
    Refused(String),
    Store(Fault),
}

/// Does the act of a name as a form says it.
pub(super) async fn by_form(
    site: &Site,
    words: &Words,
    actor: &Actor,
    name: &str,
    texts: &Texts,
) -> Result<Vec<Entry>, NotTyped> {
    let refused = |why: &Refusal| NotTyped::Refused(why.translate(words));
    let listed = named(name).ok_or_else(|| refused(&Refusal::NotAllowed))?;
    if !listed.action.is_some_and(|right| actor.may(right)) {
        return Err(refused(&Refusal::NotAllowed));
    }
    let act = damier_acts::read::<Act, _>(words, listed, texts);
    let mut act = act.map_err(|why| NotTyped::Refused(why.to_string()))?;
    read_list(site, &mut act).await.map_err(|why| match why {
        NotRead::Turn(why) => NotTyped::Refused(why.translate(words)),
        NotRead::Refused(why) => refused(&why),
    })?;
    site.books.act(actor, &act).await.map_err(|why| match why {
        ActError::Refused(why) => refused(&why),
        ActError::Store(fault) => NotTyped::Store(fault),
    })
}

fn sheet(reader: Reader, status: StatusCode, wrong: Option<String>, done: Option<String>) -> Response {
    // Whoever forgets somebody shows on the card that it is he himself; what is applied for has its own form.
    let own = ACTS.iter().filter(|act| act.action == Some(Right::Office) && act.name != "step");
    let act_forms = act_forms(reader.words, "books", own);
    let mut page = Page::new(reader, "book-acts", "/federation");
    let keep = page.reader.keep.take();
    send(status, keep, &Sheet { page, wrong, done, act_forms })
}

pub(super) async fn show(reader: Reader) -> Response {
    if !is_administrator(&reader) {
        return missing(reader).await;
    }
    sheet(reader, StatusCode::OK, None, None)
}

/// Does what a form asks for.
pub(super) async fn sent(State(site): State<Arc<Site>>, reader: Reader, request: Request) -> PageResult {
    let account = reader.person.account().filter(|own| own.administrator).cloned().or_missing(&reader)?;
    let words = reader.words;
    let Some(fields) = forms::read(request).await else {
        let wrong = words.text("desk-unreadable-form");
        return Ok(sheet(reader, StatusCode::UNPROCESSABLE_ENTITY, Some(wrong), None));
    };
    let texts = fields.all(LARGEST_FILE);
    let name = fields.text("what").to_owned();
    match by_form(&site, words, &actor(&account), &name, &texts).await {
        Ok(facts) => {
            let done = words.translate("book-taken", &Args::new().with("facts", facts.len()));
            Ok(sheet(reader, StatusCode::OK, None, Some(done)))
        }
        Err(NotTyped::Store(fault)) => Err(trouble(reader, &fault)),
        Err(NotTyped::Refused(wrong)) => {
            Ok(sheet(reader, StatusCode::UNPROCESSABLE_ENTITY, Some(wrong), None))
        }
    }
}
