//! What is looked for in the register, as a book to print.

use std::sync::Arc;

use axum::extract::{Path, Query, State};

use super::list::Asked;
use crate::pages::answer::{OrTrouble as _, PageResult};
use crate::pages::paper::{deliver, refused};
use crate::problems::book::works;
use crate::reader::Reader;
use crate::site::Site;

/// `GET /problems/book/{file}`: the works of a search with their solutions and indexes, in the form of the ending.
pub(crate) async fn show(
    State(site): State<Arc<Site>>,
    Path(file): Path<String>,
    reader: Reader,
    Query(asked): Query<Asked>,
) -> PageResult {
    let works = works(&site, asked.query(), asked.level()).await.or_trouble(&reader)?;
    let words = reader.words;
    Ok(match site.press.make(move || works.bound(words)).await {
        Ok(paper) => deliver(&site, reader, paper, &file).await,
        Err(why) => refused(reader, "problem-register", &why),
    })
}
