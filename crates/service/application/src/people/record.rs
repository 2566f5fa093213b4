//! How somebody's games went: by colour and by opening, from the last games that were played here to an end.

use std::collections::BTreeMap;

use damier_rules::game::Outcome;
use damier_rules::{ByColor, Color, Rulebook};
use damier_store::{AccountId, Database, Fault, Game, GameQuery, GameState};

/// So many games are looked at.
const LOOKED_AT: u32 = 500;

/// An opening is known by its first half-moves, as many as these; so many openings are told.
const PLIES: usize = 3;
const OPENINGS: usize = 8;

/// How games went.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Score {
    pub won: u32,
    pub drawn: u32,
    pub lost: u32,
}

impl Score {
    pub const fn games(&self) -> u32 {
        self.won + self.drawn + self.lost
    }

    /// The points of a hundred.
    pub const fn percent(&self) -> u32 {
        match self.games() {
            0 => 0,
            games => (2 * self.won + self.drawn) * 50 / games,
        }
    }

    pub(crate) fn count(&mut self, outcome: Outcome, color: Color) {
        match outcome {
            Outcome::Win(winner) if winner == color => self.won += 1,
            Outcome::Win(_) | Outcome::BothLose => self.lost += 1,
            Outcome::Draw => self.drawn += 1,
            Outcome::Annulled => {}
        }
    }
}

/// How an opening went for somebody.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OpeningScore {
    pub moves: String,
    pub variant: String,
    /// With which colour.
    pub color: Color,
    pub score: Score,
}

/// How somebody's games went.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Record {
    pub colors: ByColor<Score>,
    /// Those that he has played most, each at least twice.
    pub openings: Vec<OpeningScore>,
}

/// How the last games of an account went; of one variant, if it is named.
pub async fn record(database: &Database, account: AccountId, variant: Option<&str>) -> Result<Record, Fault> {
    let query = GameQuery {
        account: Some(account),
        variant: variant.map(str::to_owned),
        state: Some(GameState::Ended),
        limit: LOOKED_AT,
        ..GameQuery::default()
    };
    Ok(of_games(account, &database.games(&query).await?.items))
}

fn of_games(account: AccountId, games: &[Game]) -> Record {
    let mut record = Record::default();
    let mut openings: BTreeMap<(String, bool, String), Score> = BTreeMap::new();
    for game in games {
        let color = match (game.white.account, game.black.account) {
            (Some(white), _) if white == account => Color::White,
            (_, Some(black)) if black == account => Color::Black,
            _ => continue,
        };
        let Some(outcome) = outcome(game) else { continue };
        record.colors[color].count(outcome, color);
        let first: Vec<&str> = game.moves.split(' ').take(PLIES).collect();
        if first.len() == PLIES {
            let key = (game.variant.clone(), color == Color::Black, first.join(" "));
            openings.entry(key).or_default().count(outcome, color);
        }
    }
    let told = |((variant, black, moves), score)| {
        let color = if black { Color::Black } else { Color::White };
        OpeningScore { moves, variant, color, score }
    };
    let mut openings: Vec<OpeningScore> = openings.into_iter().map(told).collect();
    openings.retain(|own| own.score.games() > 1);
    openings.sort_by_key(|own| std::cmp::Reverse(own.score.games()));
    openings.truncate(OPENINGS);
    record.openings = openings;
    record
}

/// How a game ended, by its result as the code writes it; games that were not played count for nothing.
pub(crate) fn outcome(game: &Game) -> Option<Outcome> {
    let [win, draw, loss] = Rulebook::named(&game.rulebook).ok()?.marks.points;
    let text = game.result.as_deref()?;
    let all = [
        (Outcome::Win(Color::White), format!("{win}-{loss}")),
        (Outcome::Win(Color::Black), format!("{loss}-{win}")),
        (Outcome::Draw, format!("{draw}-{draw}")),
    ];
    all.into_iter().find(|(_, marks)| marks == text).map(|(outcome, _)| outcome)
}

#[cfg(test)]
mod tests {
    use damier_store::Side;

    use super::*;

    fn game(white: i64, result: &str, moves: &str) -> Game {
        let side = |account: i64| Side { account: Some(AccountId(account)), name: String::new() };
        Game {
            variant: "russian".to_owned(),
            rulebook: "ua2023-russian".to_owned(),
            white: side(white),
            black: side(3 - white),
            result: Some(result.to_owned()),
            moves: moves.to_owned(),
            ..Game::default()
        }
    }

    #[test]
    fn games_are_counted_by_colour_and_opening() {
        let games = [
            game(1, "2-0", "c3-d4 f6-e5 d4:f6 g7:e5"),
            game(1, "1-1", "c3-d4 f6-e5 d4:f6 e7:g5"),
            game(2, "2-0", "c3-b4 f6-e5 b4-a5"),
            game(2, "0-2", "c3-b4"),
            game(2, "-/+", "c3-b4"),
        ];
        let record = of_games(AccountId(1), &games);
        assert_eq!(record.colors.white, Score { won: 1, drawn: 1, lost: 0 });
        assert_eq!(record.colors.black, Score { won: 1, drawn: 0, lost: 1 });
        assert_eq!(record.colors.white.percent(), 75);
        assert_eq!(record.openings.len(), 1, "those of at least two games");
        assert_eq!(record.openings[0].moves, "c3-d4 f6-e5 d4:f6");
    }
}
