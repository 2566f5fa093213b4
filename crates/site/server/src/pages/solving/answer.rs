//! What a solver writes about a position: his answer while the clock runs, a protest afterwards.

use std::sync::Arc;

use axum::Form;
use axum::extract::{Path, State};
use damier_acts::contests::solving::{self as acts, Act};
use damier_contests::PositionId;
use damier_contests::solving::Solving;
use serde::Deserialize;

use super::position::{self, Unsaid};
use crate::contests::acting::done;
use crate::pages::answer::PageResult;
use crate::pages::contest_act::{not_done, signed_in};
use crate::pages::send_to;
use crate::reader::Reader;
use crate::site::Site;

/// What was written.
#[derive(Deserialize)]
pub(super) struct Written {
    text: String,
}

/// Takes the answer of a solver to a position.
pub(super) async fn answer(
    State(site): State<Arc<Site>>,
    Path((id, number)): Path<(String, u32)>,
    reader: Reader,
    Form(written): Form<Written>,
) -> PageResult {
    let act = acts::Answer { solver: None, position: number, text: written.text.clone() }.into();
    let unsaid = Unsaid { answer: Some(written.text), ..Unsaid::default() };
    taken(&site, (id, number), reader, act, unsaid).await
}

/// Takes the protest of a solver against his points for a position.
pub(super) async fn protest(
    State(site): State<Arc<Site>>,
    Path((id, number)): Path<(String, u32)>,
    reader: Reader,
    Form(written): Form<Written>,
) -> PageResult {
    let act = acts::Protest { solver: None, position: number, text: written.text.clone() }.into();
    let unsaid = Unsaid { protest: Some(written.text), ..Unsaid::default() };
    taken(&site, (id, number), reader, act, unsaid).await
}

/// Takes what was written, or shows the position with it and why not.
async fn taken(
    site: &Site,
    (id, number): (String, u32),
    reader: Reader,
    act: Act,
    unsaid: Unsaid,
) -> PageResult {
    let by = signed_in(&reader)?;
    match done::<Solving>(site, &id, by, &act, reader.words).await {
        Ok(()) => Ok(send_to(&format!("/solving/{id}"), reader.keep)),
        Err(why) => {
            let wrong = Some(not_done(why, &reader)?);
            position::position_page(site, id, PositionId(number), reader, Unsaid { wrong, ..unsaid }).await
        }
    }
}
