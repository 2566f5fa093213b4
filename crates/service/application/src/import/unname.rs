//! A name is taken out of games that came from files, because whoever bears it asks for that. Moves and results stay.

use damier_live::{Entry, Fact, Player};
use damier_store::{Database, Fault, GameQuery, NameKey, Rewritten, Stored};

use crate::live::LiveTable;

/// What a player is called whose name is unknown, in files as here.
const UNNAMED: &str = "?";

/// Games that are looked at together.
const TOGETHER: u32 = 200;

/// Takes a name out of all games that were taken in; which games these were.
pub async fn unname(database: &Database, name: &str) -> Result<Vec<String>, Fault> {
    let player = Some(name.trim().to_owned()).filter(|name| !name.is_empty() && name != UNNAMED);
    let mut found = Vec::new();
    if player.is_none() {
        return Ok(found);
    }
    let mut query = GameQuery { player, imported: Some(true), limit: TOGETHER, ..GameQuery::default() };
    loop {
        let page = database.games(&query).await?;
        for game in page.items {
            let stream = LiveTable::stream(&game.id);
            let facts = without_name(&database.load(&stream, 0).await?, name)?;
            if database.unname_imported(&game.id, &stream, name, UNNAMED, facts).await? {
                found.push(game.id);
            }
        }
        match page.next {
            Some(next) => query.after = Some(next),
            None => break,
        }
    }
    if let Err(fault) = database.scrub().await {
        tracing::warn!(%fault, "what was forgotten may still lie in unused parts of the file");
    }
    Ok(found)
}

/// The beginning of a game without a name.
fn without_name(facts: &[Stored], name: &str) -> Result<Vec<Rewritten>, Fault> {
    let Some(first) = facts.first() else { return Ok(Vec::new()) };
    let mut entry: Entry = first.read()?;
    if let Fact::Begun { white, black, .. } = &mut entry.fact {
        for player in [white, black] {
            if matches!(player, Player::Guest { name: own } if NameKey::of(own) == NameKey::of(name)) {
                *player = Player::guest(UNNAMED);
            }
        }
    }
    let fact = serde_json::to_string(&entry).map_err(|why| Fault::Other { what: why.to_string() })?;
    Ok(vec![Rewritten { seq: first.seq, author: first.author.clone(), fact }])
}
