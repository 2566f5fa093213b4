//! Results of single boards, for competitions of teams.

use crate::{Entrant, Mark, Points, SideResult};

/// What happened on the boards of every match, beside a [`Sheet`](crate::Sheet) whose entrants are
/// teams. A board is a slot of the team, whoever sat there (S13).
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct TeamBoards {
    /// How many boards a match has.
    pub boards: usize,
    /// By team and round: the boards of that match as this team sees them; empty if there was none.
    pub marks: Vec<Vec<Vec<Mark>>>,
}

impl TeamBoards {
    /// The boards of a team in a round, counted from 0.
    pub(super) fn of(&self, team: Entrant, round: usize) -> &[Mark] {
        self.marks.get(team.index()).and_then(|rounds| rounds.get(round)).map_or(&[], Vec::as_slice)
    }
}

/// The result of a match by the sum of its boards (UA13-IV.14.7.1, UA-III.9.7.1): 5:3 is a win, 4:4 a
/// draw. Where nobody has scored, both have lost.
pub fn match_outcome(own: Points, other: Points) -> SideResult {
    match own.cmp(&other) {
        std::cmp::Ordering::Greater => SideResult::Win,
        std::cmp::Ordering::Equal if own != Points::ZERO => SideResult::Draw,
        _ => SideResult::Loss,
    }
}

/// What becomes of a game that somebody began or finished on a board where he had no right to play: it
/// does not count and his team loses that board (UA13-IV.14.6, UA-III.9.6).
pub const fn wrong_board(own_player_at_fault: bool) -> Mark {
    Mark::Forfeit(if own_player_at_fault { SideResult::Loss } else { SideResult::Win })
}
