//! What the giver and the arbiter of a display do.

use std::sync::Arc;

use axum::Form;
use axum::extract::{Path, State};
use damier_acts::displays::{Act, Office, Refusal, named};
use damier_acts::{Form as _, Texts, Unread, read};
use damier_language::Words;

use super::sheet;
use crate::display::{self, ActError};
use crate::pages::answer::{OrMissing as _, OrTrouble as _, PageResult};
use crate::pages::{missing, send_to, trouble};
use crate::people::author;
use crate::reader::Reader;
use crate::site::Site;

/// The act that a form asks for; none where it asks for nothing that is known.
pub(super) fn asked(words: &Words, texts: Vec<(String, String)>) -> Option<Result<Act, Unread>> {
    let texts = Texts { texts, ..Texts::default() };
    let listed = named(texts.texts("what").last().copied().unwrap_or_default())?;
    Some(read(words, listed, &texts))
}

/// `POST /display/{id}`: what the giver or the arbiter does.
pub(super) async fn sent(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    reader: Reader,
    Form(texts): Form<Vec<(String, String)>>,
) -> PageResult {
    let loaded = display::load(&site, &id).await.or_trouble(&reader)?.or_missing(&reader)?;
    let account = reader.person.account().cloned().or_missing(&reader)?;
    let office = loaded.office(&account).or_missing(&reader)?;
    match asked(reader.words, texts).or_missing(&reader)? {
        Ok(act) => answer(&site, &id, &author(account.id), office, &act, reader).await,
        Err(why) => sheet(&site, &id, reader, Some(why.to_string())).await,
    }
}

async fn answer(site: &Site, id: &str, by: &str, office: Office, act: &Act, reader: Reader) -> PageResult {
    match display::act(site, id, by, office, act).await {
        Ok(()) => Ok(send_to(&format!("/display/{id}"), reader.keep)),
        Err(ActError::Missing | ActError::Refused(Refusal::NotAllowed)) => Err(missing(reader).await),
        Err(ActError::Refused(refused)) => {
            let why = refused.translate(reader.words);
            sheet(site, id, reader, Some(why)).await
        }
        Err(ActError::Store(fault)) => Err(trouble(reader, &fault)),
    }
}
