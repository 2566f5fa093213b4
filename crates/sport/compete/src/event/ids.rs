//! Names of the things facts speak about.

use std::fmt;

use serde::{Deserialize, Serialize};

use damier_pairing::Round;

/// A player of the event, counted from 0 in the order of entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct PlayerId(pub u32);

impl PlayerId {
    /// The index into the list of players.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for PlayerId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "player {}", u64::from(self.0) + 1)
    }
}

/// A team of the event, counted from 0 in the order of entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct TeamId(pub u32);

impl TeamId {
    /// The index into the list of teams.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for TeamId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "team {}", u64::from(self.0) + 1)
    }
}

/// A stage of the event, counted from 0 in the order of the regulation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct StageId(pub u8);

impl StageId {
    /// The first stage, the only one of most events.
    pub const FIRST: StageId = StageId(0);

    /// The index into the list of stages.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for StageId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "stage {}", u16::from(self.0) + 1)
    }
}

/// One game, or a whole encounter: `round 2, table 3, board 1, game 2`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameKey {
    pub stage: StageId,
    /// The round of that stage.
    pub round: Round,
    /// The table on the pairing sheet, from 1.
    pub table: u16,
    /// The board of a team match, from 1; `None` for the whole match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<u8>,
    /// The game of a micro-match, 1 or 2; `None` for the whole micro-match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<u8>,
}

impl GameKey {
    /// The encounter at a table.
    pub const fn table(stage: StageId, round: Round, table: u16) -> GameKey {
        GameKey { stage, round, table, board: None, game: None }
    }

    /// The same table, this board of the team match.
    pub const fn board(self, board: u8) -> GameKey {
        GameKey { board: Some(board), ..self }
    }

    /// The same board, this game of the micro-match.
    pub const fn game(self, game: u8) -> GameKey {
        GameKey { game: Some(game), ..self }
    }
}

impl fmt::Display for GameKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.stage != StageId::FIRST {
            write!(f, "{}, ", self.stage)?;
        }
        write!(f, "round {}, table {}", self.round, self.table)?;
        if let Some(board) = self.board {
            write!(f, ", board {board}")?;
        }
        if let Some(game) = self.game {
            write!(f, ", game {game}")?;
        }
        Ok(())
    }
}
