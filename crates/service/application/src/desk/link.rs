//! Links for boards: whoever stands at a board has one, and nobody can make one for another board.

use damier_compete::Round;
use damier_compete::event::{GameKey, StageId, State};
use sha2::{Digest, Sha256};

/// So many digits of the hash are enough: 80 bits.
const DIGITS: usize = 20;

/// The last part of the address of a board: `1.3.5.2-3f9a…` is stage 1, round 3, table 5, board 2.
pub fn write(key: &str, game: GameKey) -> String {
    let place = place(game);
    format!("{place}-{}", mark(key, &place))
}

/// The game of an address, if the link was made with the key.
pub fn read(key: &str, text: &str) -> Option<GameKey> {
    let (place, given) = text.split_once('-')?;
    if key.is_empty() || mark(key, place) != given {
        return None;
    }
    self::key(place)
}

/// The game that a place names: `1.3.5`, `1.3.5.2`, `1.3.5.0.1`.
pub fn key(place: &str) -> Option<GameKey> {
    let numbers: Vec<u16> = place.split('.').map(|number| number.parse().ok()).collect::<Option<_>>()?;
    let small = |at: usize| match numbers.get(at) {
        None | Some(0) => Some(None),
        Some(number) => u8::try_from(*number).ok().map(Some),
    };
    let stage = StageId(u8::try_from(numbers.first()?.checked_sub(1)?).ok()?);
    let (round, table) = (Round::new(*numbers.get(1)?)?, *numbers.get(2)?);
    Some(GameKey { stage, round, table, board: small(3)?, game: small(4)? })
}

/// The place of a game, as links and games name it.
pub fn place(game: GameKey) -> String {
    let GameKey { stage, round, table, board, game } = game;
    let place = format!("{}.{round}.{table}", u16::from(stage.0) + 1);
    match (board, game) {
        (None, None) => place,
        (Some(board), None) => format!("{place}.{board}"),
        (board, Some(game)) => format!("{place}.{}.{game}", board.unwrap_or(0)),
    }
}

fn mark(key: &str, place: &str) -> String {
    let hash = Sha256::new().chain_update(key).chain_update("/board/").chain_update(place).finalize();
    let digits: String = hash.iter().map(|byte| format!("{byte:02x}")).collect();
    digits.chars().take(DIGITS).collect()
}

/// Every game of a round that has a link of its own.
pub fn games(state: &State, stage: StageId, round: Round) -> Vec<GameKey> {
    let found = state.stages.get(stage.index()).and_then(|own| own.round(round));
    let Some(found) = found else { return Vec::new() };
    let mut games = Vec::new();
    for (table, own) in (1..).zip(&found.encounters) {
        let key = GameKey::table(stage, round, table);
        let boards: Vec<GameKey> = match own.shape.teams {
            true => (1..=own.shape.boards).map(|board| key.board(board)).collect(),
            false => vec![key],
        };
        for key in boards {
            match own.shape.games {
                1 => games.push(key),
                many => games.extend((1..=many).map(|game| key.game(game))),
            }
        }
    }
    games
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_are_read_with_their_key_only() {
        let round = Round::new(3).expect("a round");
        let table = GameKey::table(StageId(0), round, 5);
        for game in [table, table.board(2), table.game(2), table.board(2).game(1)] {
            let link = write("key", game);
            assert_eq!(read("key", &link), Some(game), "{link}");
            assert_eq!(read("other", &link), None);
            assert_eq!(read("", &link), None);
            assert_eq!(read("key", &link.replacen(".5", ".6", 1)), None);
        }
        assert_eq!(read("key", "1.1.1"), None);
        assert_eq!(read("key", "-"), None);
    }
}
