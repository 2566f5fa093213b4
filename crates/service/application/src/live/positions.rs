//! The positions of games that are over, so that games can be found by them.

use std::collections::HashSet;
use std::sync::Arc;

use damier_live::LiveGame;
use damier_pdn::write_fen;
use damier_rules::Position;
use damier_rules::game::Ply;
use damier_store::{Fault, GameQuery, GameState, Occurrence, PositionKey, Scope};

use super::hub::Hub;
use super::table::LiveTable;

/// The setting that says that no game is left from before there was an index.
const DONE: &str = "positions-indexed";

/// The key of a position.
pub fn key(position: &Position) -> PositionKey {
    PositionKey::of(position.variant().name(), &write_fen(&position.setup()))
}

/// Every position of a game, once. The usual first one is in every game, so it finds nothing.
pub fn occurrences(game: &LiveGame) -> Vec<Occurrence> {
    let plies = game.state().plies();
    let first = plies.first().map_or(*game.state().position(), Ply::before);
    let usual = first.setup() == Position::start(first.variant()).setup();
    let all = std::iter::once(first).chain(plies.iter().map(Ply::after));
    let mut seen = HashSet::new();
    (0_u32..)
        .zip(all)
        .skip(usize::from(usual))
        .map(|(ply, position)| Occurrence { position: key(&position), ply })
        .filter(|found| seen.insert(found.position))
        .collect()
}

/// Indexes the games that were over before there was an index. Cut short, it begins anew at the next start.
pub async fn index_old_games(hub: &Arc<Hub>) -> Result<usize, Fault> {
    let database = hub.database();
    if database.setting(Scope::Site, DONE).await?.is_some() {
        return Ok(0);
    }
    let mut query = GameQuery { state: Some(GameState::Ended), limit: 200, ..GameQuery::default() };
    let mut count = 0;
    loop {
        let page = database.games(&query).await?;
        let mut found = Vec::with_capacity(page.items.len());
        for game in &page.items {
            match hub.read(&game.id).await {
                Ok(Some((_, read))) => found.push((game.id.clone(), game.begun, occurrences(&read))),
                Ok(None) => {}
                Err(fault) => tracing::warn!(game = game.id, %fault, "not indexed"),
            }
        }
        count += found.len();
        database.index_positions(found).await?;
        match page.next {
            Some(cursor) => query.after = Some(cursor),
            None => break,
        }
    }
    database.set(Scope::Site, DONE, Some("yes")).await?;
    Ok(count)
}

/// Removes a game that was taken in from a file, with all its positions; whether there was one.
pub async fn remove_imported(hub: &Hub, id: &str) -> Result<bool, Fault> {
    let Some((begun, game)) = hub.read(id).await? else { return Ok(false) };
    let removed =
        hub.database().remove_imported(id, &LiveTable::stream(id), begun, occurrences(&game)).await?;
    hub.let_go(id);
    Ok(removed)
}

#[cfg(test)]
mod tests {
    use damier_clock::Moment;
    use damier_live::{Player, RecordedScore, Still};
    use damier_rules::Rulebook;

    use super::*;

    #[test]
    fn every_position_of_a_game_is_known_once() {
        let book = Rulebook::named("ua2023-russian").expect("a rulebook");
        let mut still = Still::new(book.clone(), Some("W:WKa1:BKh2")).expect("a position");
        let mut moves = Vec::new();
        for text in ["a1-b2", "h2-g1", "b2-a1", "g1-h2"] {
            let mv = damier_pdn::read_move(still.position(), text).expect("a move");
            still = still.play(text).expect("a move").1;
            moves.push(mv);
        }
        let players = ["Ivan", "Olena"].map(Player::guest);
        let start = Some("W:WKa1:BKh2".to_owned());
        let score = Some(RecordedScore::Draw);
        let at = Moment::from_millis(0);
        let (game, _) = LiveGame::recorded(&book, start, players, &moves, score, at).expect("a game");
        let found: Vec<u32> = occurrences(&game).iter().map(|found| found.ply).collect();
        assert_eq!(found, [0, 1, 2, 3], "the last is the first again");
        assert_eq!(occurrences(&game)[0].position, key(still.position()));
    }
}
