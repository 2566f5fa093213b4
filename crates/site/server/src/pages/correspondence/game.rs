//! What a player or an arbiter does in a game by correspondence, and its page.

use std::sync::Arc;

use axum::Form;
use axum::extract::{Path, State};
use damier_acts::correspondence::{Act, Refusal, named};
use damier_acts::{Form as _, Texts};
use damier_rules::Variant;
use damier_store::{Account, Fault};

use super::sheet;
use crate::correspondence::{self, ActError};
use crate::pages::answer::PageResult;
use crate::pages::{missing, send_to, trouble};
use crate::reader::Reader;
use crate::site::Site;

pub(crate) async fn show(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    reader: Reader,
) -> PageResult {
    sheet::show(&site, &id, reader, None).await
}

/// `POST /post/game/{id}`: what a player or an arbiter does.
pub(crate) async fn sent(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    reader: Reader,
    Form(texts): Form<Vec<(String, String)>>,
) -> PageResult {
    let Some(account) = reader.person.account().cloned() else {
        return Ok(send_to("/sign-in", reader.keep));
    };
    let texts = Texts { texts, ..Texts::default() };
    let what = texts.texts("what").last().copied().unwrap_or_default().to_owned();
    let done = match named(&what) {
        None if what == correspondence::NOTE.name => {
            let text = texts.texts("text").first().copied().unwrap_or_default();
            correspondence::note(&site, &id, &account, text).await.map(drop)
        }
        None => Err(ActError::Missing),
        Some(listed) => match damier_acts::read::<Act, _>(reader.words, listed, &texts) {
            Ok(act) => correspondence::act(&site, &id, &account, &act).await.map(drop),
            Err(why) => return sheet::show(&site, &id, reader, Some(why.to_string())).await,
        },
    };
    match done {
        Ok(()) => Ok(send_to(&format!("/post/game/{id}"), reader.keep)),
        Err(ActError::Missing | ActError::Refused(Refusal::NotAllowed)) => Err(missing(reader).await),
        Err(ActError::Refused(refused)) => {
            let why = refused.translate(reader.words);
            sheet::show(&site, &id, reader, Some(why)).await
        }
        Err(ActError::Store(fault)) => Err(trouble(reader, &fault)),
    }
}

/// Whether an account plays a game of a variant by correspondence in which no engine may help.
pub(crate) async fn plays_without_engines(
    site: &Site,
    account: &Account,
    variant: Variant,
) -> Result<bool, Fault> {
    for sitting in site.database.sittings_of(account.id, correspondence::KIND).await? {
        if !sitting.running {
            continue;
        }
        let Some(loaded) = correspondence::load(site, &sitting.id).await? else { continue };
        let same = loaded.game.state().rulebook().variant == variant;
        if same && !loaded.game.terms().engines && !loaded.game.is_over() {
            return Ok(true);
        }
    }
    Ok(false)
}
