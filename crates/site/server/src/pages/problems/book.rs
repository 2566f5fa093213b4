//! What is looked for in the register, as a book to print.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use damier_store::ProblemQuery;

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
    let Asked { variant, genre, author, soundness, .. } = asked;
    let query = ProblemQuery { variant, genre, author, soundness, after: 0, limit: 0 };
    let works = works(&site, query).await.or_trouble(&reader)?;
    let words = reader.words;
    Ok(match site.press.make(move || works.bound(words)).await {
        Ok(paper) => deliver(&site, reader, paper, &file).await,
        Err(why) => refused(reader, "problem-register", &why),
    })
}
