//! One game of an event, on a board.

use std::sync::Arc;

use axum::extract::{Path, State};
use damier_pdn::{Action, read_games};

use super::{find, games};
use crate::desk::link;
use crate::pages::analysis::{Given, Opened, board};
use crate::pages::answer::{OrMissing as _, OrTrouble as _, PageResult};
use crate::reader::Reader;
use crate::site::Site;
use crate::study::{Chapter, Step, Tree};

/// Shows a game: `1.3.5` is stage 1, round 3, table 5.
pub(crate) async fn show(
    State(site): State<Arc<Site>>,
    Path((id, place)): Path<(String, String)>,
    reader: Reader,
) -> PageResult {
    let held = find(&site, &id, &reader).await?;
    let all = site.events.games(&held).await.or_trouble(&reader)?;
    let key = link::key(&place).filter(|key| games::is_shown(&held, *key));
    let own = all.iter().find(|own| Some(own.game) == key).or_missing(&reader)?;
    let rulebook = held.event.state().regulation.as_ref().map(|own| own.rulebook.clone()).unwrap_or_default();
    let (title, tree) = tree(&own.pdn, rulebook).or_missing(&reader)?;
    let given = Given {
        id: None,
        version: 0,
        title: title.clone(),
        visibility: "private",
        own: false,
        writes: false,
        together: false,
        signed_in: reader.person.account().is_some(),
        chapters: vec![Chapter { title: title.clone(), tree }],
    };
    Ok(board(reader, &given, Opened { heading: title, ..Opened::default() }))
}

/// The moves of a game as they were attached, and who played it.
fn tree(pdn: &str, rulebook: String) -> Option<(String, Tree)> {
    let read = read_games(pdn.as_bytes()).next()?.ok()?;
    let tag = |name: &str| read.game.tags.known(name).unwrap_or("?").to_owned();
    let title = format!("{} – {}", tag("White"), tag("Black"));
    let moves = read.game.line.steps.into_iter().filter_map(|step| match step.action {
        Action::Move(mv) => Some(Step { mv, ..Step::default() }),
        _ => None,
    });
    let start = read.game.tags.known("FEN").map(str::to_owned);
    Some((title, Tree { rulebook, start, comment: String::new(), line: moves.collect() }))
}
