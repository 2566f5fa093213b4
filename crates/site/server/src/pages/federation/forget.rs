//! An administrator forgets somebody of the books for good; results, ratings and titles stay under his number.

use std::sync::Arc;

use axum::Form;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use damier_acts::federation::{Actor, Forget};
use damier_federation::PersonId;
use serde::Deserialize;

use super::books;
use crate::books::{ActError, filing};
use crate::pages::answer::{OrMissing as _, PageResult};
use crate::pages::prove::{self, Step};
use crate::pages::{notice, send_to, trouble};
use crate::people::again::Evidence;
use crate::site::Site;
use crate::visitor::Whence;
use crate::visitor::session::Administrator;

/// What shows that it is the administrator himself.
#[derive(Deserialize)]
pub(crate) struct IdentityProof {
    #[serde(default)]
    password: String,
    #[serde(default)]
    proof: String,
}

pub(crate) async fn forget(
    State(site): State<Arc<Site>>,
    Administrator(member): Administrator,
    Path(id): Path<u32>,
    headers: HeaderMap,
    Whence(from): Whence,
    Form(shown): Form<IdentityProof>,
) -> PageResult {
    let held = books(&site, &member.reader).await?;
    let found = held.state().resolve(PersonId(id)).and_then(|id| Ok((id, held.state().person(id)?)));
    let (person, record) = found.ok().or_missing(&member.reader)?;
    let (action, about) = (format!("/federation/player/{}/forget", person.0), Some(record.name()));
    let step = Step { action, what: "book-forget", about, fields: Vec::new() };
    let evidence = Evidence { password: shown.password, proof: shown.proof };
    prove::owner(&site, &headers, &member, evidence, from.as_deref(), step).await?;
    let actor = Actor { proven: true, ..filing::actor(&member.account) };
    match site.books.act(&actor, &Forget { who: person.to_string() }.into()).await {
        Ok(_) => {
            site.told_anew();
            Ok(send_to(&format!("/federation/player/{}", person.0), member.reader.keep))
        }
        Err(ActError::Store(fault)) => Err(trouble(member.reader, &fault)),
        Err(_) => Err(notice(member.reader, StatusCode::CONFLICT, "book-title", "book-forget-not")),
    }
}
