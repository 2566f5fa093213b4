//! What somebody does in an arena by a form.

use std::sync::Arc;

use axum::Form;
use axum::extract::{Path, State};
use damier_acts::arenas::{Act, Refusal, named};
use damier_acts::{Form as _, Texts, Unread, read};
use damier_language::Words;

use super::show::sheet;
use crate::arenas::{self, ActError};
use crate::pages::answer::{OrMissing as _, PageResult};
use crate::pages::{missing, send_to, trouble};
use crate::reader::Reader;
use crate::site::Site;

/// The act that a form asks for; none where it asks for nothing that is known.
fn asked(words: &Words, texts: Vec<(String, String)>) -> Option<Result<Act, Unread>> {
    let texts = Texts { texts, ..Texts::default() };
    let listed = named(texts.texts("what").last().copied().unwrap_or_default())?;
    Some(read(words, listed, &texts))
}

/// `POST /arena/{id}`: what somebody with an account does.
pub(super) async fn sent(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    reader: Reader,
    Form(texts): Form<Vec<(String, String)>>,
) -> PageResult {
    let Some(account) = reader.person.account().cloned() else {
        return Ok(send_to("/sign-in", reader.keep));
    };
    let act = match asked(reader.words, texts).or_missing(&reader)? {
        Ok(act) => act,
        Err(why) => return sheet(&site, &id, 0, reader, Some(why.to_string())).await,
    };
    match arenas::act(&site, &id, &account, &act).await {
        Ok(()) => Ok(send_to(&format!("/arena/{id}"), reader.keep)),
        Err(ActError::Missing | ActError::Refused(Refusal::NotAllowed)) => Err(missing(reader).await),
        Err(ActError::Refused(refused)) => {
            let why = refused.translate(reader.words);
            sheet(&site, &id, 0, reader, Some(why)).await
        }
        Err(ActError::Store(fault)) => Err(trouble(reader, &fault)),
    }
}
