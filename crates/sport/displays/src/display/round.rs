//! The giver's way from board to board: where he may go, where he is awaited, what is announced.

use damier_clock::Moment;
use serde::Serialize;

use super::Display;
use crate::Refused;
use crate::fact::Who;

/// What the intermediary says when he comes to a board: its number or its player, and the opponent's move
/// (FMJD-VIII.C.8).
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Announcement {
    pub board: usize,
    /// The player, where boards are announced by name.
    pub name: Option<String>,
    /// The opponent's last move, if he has made one.
    pub mv: Option<String>,
}

impl Display {
    /// The giver comes to a board: the next one in his direction, or any with clocks (FMJD-VIII.B.8).
    pub(super) fn arrive(&mut self, number: usize) -> Result<(), Refused> {
        self.playing(number)?;
        let rules = self.kind().rules();
        if let Some(clause) = rules.in_turn {
            if let Some(here) = self.at.filter(|here| *here != number && self.is_unfinished(*here)) {
                return Err(Refused::NotDone { board: here, clause });
            }
            let next = self.next_board().unwrap_or(number);
            if next != number && self.at != Some(number) {
                return Err(Refused::OutOfOrder { board: number, next, clause });
            }
        }
        self.at = Some(number);
        Ok(())
    }

    /// Whether at the board where the giver stands something is still to be done: his move, or his opponent's first.
    fn is_unfinished(&self, number: usize) -> bool {
        let Some(board) = self.board(number).filter(|board| !board.is_over()) else { return false };
        // He goes on when he has moved and no reply is made on the spot, or when the opponent was excused.
        board.turn() == Who::Giver
    }

    /// The next board in the direction of the walk that is still in play.
    pub fn next_board(&self) -> Option<usize> {
        let boards = self.boards.len();
        let from = self.at.unwrap_or(boards);
        (1..=boards)
            .map(|step| (from + step - 1) % boards + 1)
            .find(|number| self.board(*number).is_some_and(|board| !board.is_over()))
    }

    /// The boards on which the giver is awaited, the one that has waited longest in front; where boards are visited
    /// in turn, the next one.
    pub fn awaited(&self) -> Vec<usize> {
        if !self.is_started() || self.is_over() {
            return Vec::new();
        }
        if self.kind().rules().in_turn.is_some() {
            return self.next_board().into_iter().collect();
        }
        let mut waiting: Vec<(Moment, usize)> = (1..)
            .zip(&self.boards)
            .filter(|(_, board)| !board.is_over() && board.turn() == Who::Giver)
            .map(|(number, board)| (board.waits_since.unwrap_or(Moment::from_millis(i64::MAX)), number))
            .collect();
        waiting.sort_unstable();
        waiting.into_iter().map(|(_, number)| number).collect()
    }

    /// Whether an opponent may move now: at any time with clocks, else only while the giver is at his board.
    pub fn may_move(&self, number: usize) -> Result<(), Refused> {
        let board = self.playing(number)?;
        if board.turn() != Who::Opponent {
            return Err(Refused::NotToMove { board: number });
        }
        match self.kind().rules().at_visits {
            Some(clause) if self.at != Some(number) => Err(Refused::NotThere { board: number, clause }),
            _ => Ok(()),
        }
    }

    /// What is announced at the board where the intermediary stands.
    pub fn announcement(&self) -> Option<Announcement> {
        let number = self.at.filter(|_| self.kind().rules().intermediary.is_some())?;
        let board = self.board(number)?;
        let opponents_last = board.turn() == Who::Giver;
        Some(Announcement {
            board: number,
            name: (!self.terms.by_number).then(|| self.terms.opponents[number - 1].name.clone()),
            mv: board.moves().last().filter(|_| opponents_last).cloned(),
        })
    }
}
