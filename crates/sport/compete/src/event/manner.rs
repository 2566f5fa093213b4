//! In which manner a game is played, where it is not the usual one: blindfold, with odds, in consultation.
//!
//! | manner | clauses |
//! | --- | --- |
//! | blindfold: a player does not see the board | UA13-IV.3.5.5, UA-II.3.7.5, FMJD-I.11.1.4, FMJD-Ibis.11.1.4 |
//! | consultation: several people are one side | UA13-IV.3.5.8, UA-II.3.7.8, COL-1.3.1 |
//! | odds: the stronger begins with fewer men | UA13-IV.3.5.9, FMJD-I.11.1.7, FMJD-Ibis.11.1.7 |
//!
//! Such games are played for their results and are not rated.

use damier_clock::rules::Code;
use damier_rules::rulebook::Clause;
use damier_rules::{Color, Position, Rank, Setup, Square, Variant};
use serde::{Deserialize, Serialize};

use super::by_code::ByCode;
use super::ids::GameKey;
use super::refused::Refused;
use super::state::State;
use damier_pairing::schedule::Side;

/// No side gives more squares.
const MOST_MEN: usize = 20;

/// How a game is played.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Manner {
    /// Who plays without seeing the board.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub blindfold: Vec<Side>,
    /// Who gives odds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub odds: Option<Odds>,
}

/// Men that somebody begins without.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Odds {
    /// Who gives them.
    pub from: Side,
    /// The squares on which his men are missing: `31`, `c3`.
    pub squares: Vec<String>,
}

const BLINDFOLD: ByCode =
    ByCode { ua13: &["UA13-IV.3.5.5"], ua23: &["UA-II.3.7.5"], fmjd: &["FMJD-I.11.1.4"], ..ByCode::SILENT };
const BLINDFOLD_64: &[Clause] = &["FMJD-Ibis.11.1.4"];
const ODDS: ByCode = ByCode { ua13: &["UA13-IV.3.5.9"], fmjd: &["FMJD-I.11.1.7"], ..ByCode::SILENT };
const ODDS_64: &[Clause] = &["FMJD-Ibis.11.1.7"];
const CONSULTATION: ByCode =
    ByCode { ua13: &["UA13-IV.3.5.8"], ua23: &["UA-II.3.7.8"], col: &["COL-1.3.1"], ..ByCode::SILENT };

impl Manner {
    /// Where a code speaks of it.
    pub fn clauses(&self, code: Code) -> Vec<Clause> {
        let of_64 = code == Code::Fmjd64;
        let blindfold = if of_64 { BLINDFOLD_64 } else { BLINDFOLD.of(code) };
        let odds = if of_64 { ODDS_64 } else { ODDS.of(code) };
        let blindfold = if self.blindfold.is_empty() { &[] } else { blindfold };
        let odds = if self.odds.is_none() { &[] } else { odds };
        [blindfold, odds].concat()
    }
}

impl State {
    /// How a game is played, where it is not the usual way.
    pub fn manner(&self, key: GameKey) -> Option<&Manner> {
        let whole = GameKey { game: None, ..key };
        self.manners.get(&key).or_else(|| self.manners.get(&whole))
    }

    /// Those who consult each other on a side of a game, and where a code speaks of it.
    pub fn consulting(&self, key: GameKey, side: Side) -> Option<(&[String], &'static [Clause])> {
        let player = self.seated(key)[side.index()]?;
        let members = &self.players.get(player.index())?.members;
        let clauses = self.code().map_or(&[] as &[Clause], |code| CONSULTATION.of(code));
        (!members.is_empty()).then_some((members.as_slice(), clauses))
    }

    /// Whether a game is rated: not blindfold, with odds or in consultation.
    pub fn is_rated(&self, key: GameKey) -> bool {
        let alone = Side::BOTH.into_iter().all(|side| self.consulting(key, side).is_none());
        alone && self.manner(key).is_none()
    }

    pub(super) fn play_in_manner(&mut self, key: GameKey, manner: &Manner) -> Result<(), Refused> {
        let encounter = self.encounter(key)?;
        if let Some(score) = encounter.score() {
            return Err(Refused::HasResult { key, score });
        }
        let begun = |own: &GameKey| {
            (own.stage, own.round, own.table, own.board) == (key.stage, key.round, key.table, key.board)
        };
        if self.boards.keys().any(begun) {
            return Err(Refused::BoardBegun { key });
        }
        if let Some(odds) = &manner.odds {
            self.without_odds(key, odds)?;
        }
        if *manner == Manner::default() {
            self.manners.remove(&key);
        } else {
            self.manners.insert(key, manner.clone());
        }
        Ok(())
    }

    /// Where a game with odds begins.
    pub(super) fn odds_position(&self, key: GameKey) -> Result<Option<Position>, Refused> {
        match self.manner(key).and_then(|own| own.odds.as_ref()) {
            Some(odds) => self.without_odds(key, odds).map(Some),
            None => Ok(None),
        }
    }

    fn without_odds(&self, key: GameKey, odds: &Odds) -> Result<Position, Refused> {
        let variant = self.variant().ok_or(Refused::NoRegulation)?;
        let board = key.board.map_or(0, |board| board.saturating_sub(1));
        let game = key.game.map_or(0, |game| game.saturating_sub(1));
        let giver = self.encounter(key)?.pieces(odds.from, board, game);
        if odds.squares.is_empty() || odds.squares.len() > MOST_MEN {
            return Err(Refused::NoOdds { square: String::new() });
        }
        // In the second game of a micro-match the colours change, and with them the squares.
        let turned = game > 0 && self.encounter(key)?.pieces(odds.from, board, 0) != giver;
        let mut setup = Setup::start(variant);
        for text in &odds.squares {
            let no_man = || Refused::NoOdds { square: text.chars().take(8).collect() };
            let square = read_square(variant, text).ok_or_else(no_man)?;
            let square = if turned { opposite(variant, square).ok_or_else(no_man)? } else { square };
            let at = setup.placed.iter().position(|(own, tower)| {
                *own == square && (tower.owner(), tower.top()) == (giver, Rank::Man)
            });
            setup.placed.remove(at.ok_or_else(no_man)?);
        }
        if setup.placed.iter().all(|(_, tower)| tower.owner() != giver) {
            return Err(Refused::AllMenGiven);
        }
        Position::new(&setup).map_err(|_| Refused::NoOdds { square: odds.squares.join(", ") })
    }

    /// The pieces that a side has in a game.
    pub fn pieces_of(&self, key: GameKey, side: Side) -> Result<Color, Refused> {
        let board = key.board.map_or(0, |board| board.saturating_sub(1));
        let game = key.game.map_or(0, |game| game.saturating_sub(1));
        Ok(self.encounter(key)?.pieces(side, board, game))
    }

    fn variant(&self) -> Option<Variant> {
        Some(self.regulation.as_ref()?.book().ok()?.variant)
    }
}

fn read_square(variant: Variant, text: &str) -> Option<Square> {
    let board = variant.board();
    let text = text.trim().to_lowercase();
    match text.parse() {
        Ok(number) => board.square(number),
        Err(_) => board.squares().find(|square| board.algebraic(*square) == text),
    }
}

/// The square that the other side sees in the same place.
fn opposite(variant: Variant, square: Square) -> Option<Square> {
    let board = variant.board();
    let all: Vec<Square> = board.squares().collect();
    let at = all.iter().position(|own| *own == square)?;
    all.get(all.len() - 1 - at).copied()
}
