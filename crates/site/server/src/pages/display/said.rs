//! What the giver and the arbiter of a display do.

use std::sync::Arc;

use axum::Form;
use axum::extract::{Path, State};
use damier_displays::{Fact, Who};
use serde::Deserialize;

use super::sheet;
use crate::asked::Texts;
use crate::display::{self, Stop};
use crate::pages::answer::{Answer, OrMissing as _, OrTrouble as _};
use crate::pages::{missing, send_to, trouble};
use crate::people::author;
use crate::reader::Reader;
use crate::site::Site;

/// What was sent.
#[derive(Deserialize, Default)]
pub(crate) struct Said {
    what: String,
    #[serde(default)]
    pub(crate) board: usize,
    #[serde(default)]
    mv: String,
    /// The key of a board, where an opponent speaks.
    #[serde(default)]
    pub(crate) key: String,
}

impl Said {
    /// What a program says: the name of its act, and texts by name.
    pub(crate) fn of(what: &str, texts: Texts) -> Said {
        let mut said = Said { what: what.to_owned(), ..Said::default() };
        for (name, text) in texts {
            match name.as_str() {
                "board" => said.board = text.parse().unwrap_or(0),
                "mv" => said.mv = text,
                "key" => said.key = text,
                _ => {}
            }
        }
        said
    }

    /// What an opponent does at his board.
    pub(crate) fn of_opponent(&self) -> Option<Fact> {
        let (board, by) = (self.board, Who::Opponent);
        match self.what.as_str() {
            "move" => Some(Fact::Moved { board, by, mv: self.mv.clone() }),
            "resign" => Some(Fact::Resigned { board, by }),
            _ => None,
        }
    }
}

/// `POST /display/{id}`: what the giver or the arbiter does.
pub(super) async fn sent(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    reader: Reader,
    Form(said): Form<Said>,
) -> Answer {
    let loaded = display::load(&site, &id).await.or_trouble(&reader)?.or_missing(&reader)?;
    let account = reader.person.account().cloned().or_missing(&reader)?;
    let by = author(account.id);
    let gives = Some(account.id) == loaded.giver;
    let fact = match (gives, loaded.is_arbiter(&account)) {
        (true, _) => given(&said),
        (false, true) => ruled(&said),
        _ => None,
    };
    let fact = fact.or_missing(&reader)?;
    answer(&site, &id, &by, &fact, reader).await
}

/// What the giver does.
pub(crate) fn given(said: &Said) -> Option<Fact> {
    let board = said.board;
    Some(match said.what.as_str() {
        "start" => Fact::Started,
        "go" => Fact::Arrived { board },
        "move" => Fact::Moved { board, by: Who::Giver, mv: said.mv.clone() },
        "back" => Fact::TakenBack { board },
        "excused" => Fact::Absent { board, lost: false },
        "absent" => Fact::Absent { board, lost: true },
        "draw" => Fact::Drawn { board },
        "resign" => Fact::Resigned { board, by: Who::Giver },
        "flag" => Fact::FlagFell { board, of: Who::Opponent, seen: true },
        "own-flag" => Fact::FlagFell { board, of: Who::Giver, seen: true },
        "doubt" => Fact::CountDoubted { board },
        "intermediary" => Fact::Intermediary { name: said.mv.chars().take(60).collect() },
        "end" => Fact::Ended,
        _ => return None,
    })
}

/// What the arbiter does.
pub(crate) fn ruled(said: &Said) -> Option<Fact> {
    let board = said.board;
    Some(match said.what.as_str() {
        "count-wrong" => Fact::CountChecked { board, wrong: true },
        "count-right" => Fact::CountChecked { board, wrong: false },
        "remark" => Fact::Penalty { board, disqualified: false },
        "disqualify" => Fact::Penalty { board, disqualified: true },
        "absent" => Fact::Absent { board, lost: true },
        "end" => Fact::Ended,
        _ => return None,
    })
}

async fn answer(site: &Site, id: &str, by: &str, fact: &Fact, reader: Reader) -> Answer {
    match display::say(site, id, by, fact).await {
        Ok(()) => Ok(send_to(&format!("/display/{id}"), reader.keep)),
        Err(Stop::Refused(refused)) => {
            let why = refused.told(reader.words);
            sheet(site, id, reader, Some(why)).await
        }
        Err(Stop::Missing) => Err(missing(reader).await),
        Err(Stop::Store(fault)) => Err(trouble(reader, &fault)),
    }
}
