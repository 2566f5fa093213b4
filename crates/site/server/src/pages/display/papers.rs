//! The papers of a display: for everybody the results, for its giver the slips, for both who run it the check sheet.

use std::sync::Arc;

use axum::extract::{Path, State};
use damier_documents::displays;

use crate::display;
use crate::pages::answer::{OrMissing as _, OrTrouble as _, PageResult};
use crate::pages::{missing, paper};
use crate::reader::Reader;
use crate::site::Site;

/// `GET /display/{id}/paper/{name}`: `results.pdf`, `achievement.html`, `slips.pdf`.
pub(crate) async fn download(
    State(site): State<Arc<Site>>,
    Path((id, name)): Path<(String, String)>,
    reader: Reader,
) -> PageResult {
    let loaded = display::load(&site, &id).await.or_trouble(&reader)?.or_missing(&reader)?;
    let account = reader.person.account();
    let gives = account.is_some_and(|account| Some(account.id) == loaded.giver);
    let rules = account.is_some_and(|account| loaded.is_arbiter(account));
    let made = match paper::parts(&name).0 {
        "results" => displays::results(&loaded.display, reader.words),
        "achievement" if gives || rules => displays::achievement(&loaded.display, reader.words),
        // Whoever has the slips can move on every board.
        "slips" if gives => {
            let boards = 1..=loaded.display.boards().len();
            let link = |number| format!("{}/display/{id}/board/{number}/{}", reader.root, loaded.key(number));
            displays::slips(&loaded.display, &boards.map(link).collect::<Vec<_>>(), reader.words)
        }
        _ => return Err(missing(reader).await),
    };
    Ok(paper::deliver(&site, reader, made, &name).await)
}
