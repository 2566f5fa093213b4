//! Counting games by the move that was played in a position.

use std::collections::HashMap;

use damier_clock::Moment;
use damier_live::Still;
use damier_rules::Color;
use damier_rules::game::Outcome;
use damier_store::{Explored, Game, PositionKey};
use jiff::Timestamp;

use crate::live::position_key;
use crate::people::record::{Score, outcome};

/// So many games, and so many players, are told by name.
const GAMES: usize = 10;
const PLAYERS: usize = 8;

/// A move that can be played, and the position after it.
pub(super) struct Legal {
    id: String,
    text: String,
    pub(super) next: PositionKey,
}

/// What can be played.
pub(super) fn moves(still: &Still) -> Vec<Legal> {
    let all = still.legal().into_iter().filter_map(|mv| {
        let (_, after) = still.play(&mv.id).ok()?;
        Some(Legal { id: mv.id, text: mv.text, next: position_key(after.position()) })
    });
    all.collect()
}

/// What was played in a position, and how it went. Scores are White's.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Counted {
    /// All games that were looked at.
    pub score: Score,
    /// The moves that were played, the most frequent first.
    pub moves: Vec<MoveCount>,
    /// The newest games.
    pub games: Vec<Brief>,
    /// Who had the position most often.
    pub players: Vec<PlayerCount>,
    /// Whether there may be more games than were looked at.
    pub more: bool,
}

/// A move, and how games went in which it was played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MoveCount {
    pub id: String,
    pub text: String,
    /// For White.
    pub score: Score,
    /// The years of the first and of the last game.
    pub years: (i16, i16),
}

/// A game in a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Brief {
    pub id: String,
    pub white: String,
    pub black: String,
    pub result: String,
    pub year: i16,
    /// After so many half-moves the position stood on the board.
    pub ply: u32,
}

/// How often somebody had a position, and how it went for him.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayerCount {
    pub name: String,
    /// For him.
    pub score: Score,
}

/// The year of a moment.
fn year(at: Moment) -> i16 {
    Timestamp::from_millisecond(at.millis()).map_or(0, |at| at.to_zoned(jiff::tz::TimeZone::UTC).year())
}

/// Counts games; those that were not played to an end count for nothing.
pub(super) fn count(still: &Still, legal: &[Legal], found: &[Explored]) -> Counted {
    let mut counted = Counted { more: found.len() >= super::LOOKED_AT as usize, ..Counted::default() };
    let mut moves: Vec<Option<MoveCount>> = legal.iter().map(|_| None).collect();
    let mut spelled: HashMap<&str, Option<usize>> = HashMap::new();
    let mut players: HashMap<&str, Score> = HashMap::new();
    for Explored { ply, game } in found {
        let Some(outcome) = outcome(game) else { continue };
        counted.score.count(outcome, Color::White);
        for (side, color) in [(&game.white, Color::White), (&game.black, Color::Black)] {
            players.entry(&side.name).or_default().count(outcome, color);
        }
        if counted.games.len() < GAMES {
            counted.games.push(brief(game, *ply));
        }
        let Some(text) = game.moves.split(' ').nth(*ply as usize) else { continue };
        let place = *spelled.entry(text).or_insert_with(|| {
            let (mv, _) = still.play(text).ok()?;
            legal.iter().position(|own| own.id == mv.id)
        });
        if let Some(place) = place {
            add(&mut moves[place], &legal[place], outcome, year(game.begun));
        }
    }
    counted.moves = moves.into_iter().flatten().collect();
    counted.moves.sort_by_key(|own| std::cmp::Reverse(own.score.games()));
    counted.players = most(players);
    counted
}

fn add(place: &mut Option<MoveCount>, legal: &Legal, outcome: Outcome, year: i16) {
    let own = place.get_or_insert_with(|| MoveCount {
        id: legal.id.clone(),
        text: legal.text.clone(),
        score: Score::default(),
        years: (year, year),
    });
    own.score.count(outcome, Color::White);
    own.years = (own.years.0.min(year), own.years.1.max(year));
}

fn brief(game: &Game, ply: u32) -> Brief {
    Brief {
        id: game.id.clone(),
        white: game.white.name.clone(),
        black: game.black.name.clone(),
        result: game.result.clone().unwrap_or_default(),
        year: year(game.begun),
        ply,
    }
}

/// Who had the position most often.
fn most(players: HashMap<&str, Score>) -> Vec<PlayerCount> {
    let mut all: Vec<PlayerCount> = players
        .into_iter()
        .filter(|(name, _)| !name.is_empty())
        .map(|(name, score)| PlayerCount { name: name.to_owned(), score })
        .collect();
    all.sort_by(|a, b| (b.score.games(), &a.name).cmp(&(a.score.games(), &b.name)));
    all.truncate(PLAYERS);
    all
}

#[cfg(test)]
mod tests {
    use damier_rules::Rulebook;
    use damier_store::Side;

    use super::*;

    fn game(names: [&str; 2], result: &str, moves: &str, year: i64) -> Explored {
        let side = |name: &str| Side { account: None, name: name.to_owned() };
        let game = Game {
            id: moves.to_owned(),
            rulebook: "ua2023-russian".to_owned(),
            white: side(names[0]),
            black: side(names[1]),
            result: Some(result.to_owned()),
            moves: moves.to_owned(),
            // A year is a little longer than this.
            begun: Moment::from_millis((year - 1970) * 365 * 86_400_000 + 86_400_000 * 30),
            ..Game::default()
        };
        Explored { ply: 0, game }
    }

    #[test]
    fn games_are_counted_by_the_move_that_was_played() {
        let book = Rulebook::named("ua2023-russian").expect("a rulebook");
        let still = Still::new(book, None).expect("a position");
        let found = [
            game(["Shoshin", "Vatutin"], "2-0", "c3-d4 d6-c5", 1978),
            game(["Shoshin", "Kuperman"], "1-1", "c3-d4", 1985),
            game(["Kuperman", "Shoshin"], "0-2", "22-17 d6-c5", 1979),
            game(["Ivan", "Petro"], "+/-", "c3-d4", 1990),
            game(["Ivan", "Petro"], "2-0", "nonsense", 1990),
            game(["Ivan", "Petro"], "2-0", "", 1990),
        ];
        let counted = count(&still, &moves(&still), &found);
        assert_eq!(counted.score, Score { won: 3, drawn: 1, lost: 1 });
        let told: Vec<(&str, u32, (i16, i16))> =
            counted.moves.iter().map(|own| (own.text.as_str(), own.score.games(), own.years)).collect();
        assert_eq!(told, [("c3-d4", 2, (1978, 1985)), ("c3-b4", 1, (1979, 1979))], "22-17 is c3-b4");
        assert_eq!(counted.games.len(), 5, "one was not played to an end");
        assert_eq!(counted.players[0].name, "Shoshin");
        assert_eq!(counted.players[0].score, Score { won: 2, drawn: 1, lost: 0 }, "from his own side");
        assert!(!counted.more);
    }
}
