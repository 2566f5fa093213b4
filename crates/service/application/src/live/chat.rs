//! What players say to each other at a board.

use std::collections::VecDeque;

use damier_live::Seat;

/// So many remarks are kept.
const REMARKS: usize = 100;

/// The longest remark, in letters.
const REMARK: usize = 280;

/// Something a player said.
#[derive(Debug, Clone, serde::Serialize, serde::Deserialize)]
pub struct ChatLine {
    pub by: Seat,
    pub text: String,
}

impl ChatLine {
    /// A remark without signs that nobody sees, and no longer than is read in a game; none if nothing is left.
    pub fn new(by: Seat, text: &str) -> Option<ChatLine> {
        let text: String = text.trim().chars().filter(|sign| !sign.is_control()).take(REMARK).collect();
        (!text.is_empty()).then_some(ChatLine { by, text })
    }
}

/// The last remarks.
#[derive(Debug, Default)]
pub(super) struct Remarks(VecDeque<ChatLine>);

impl Remarks {
    pub(super) fn add(&mut self, said: ChatLine) {
        if self.0.len() == REMARKS {
            self.0.pop_front();
        }
        self.0.push_back(said);
    }

    /// Takes over what another node knows, if nothing is known here; whether it was so.
    pub(super) fn take_over(&mut self, known: Vec<ChatLine>) -> bool {
        let news = self.0.is_empty() && !known.is_empty();
        if news {
            known.into_iter().take(REMARKS).for_each(|said| self.add(said));
        }
        news
    }

    /// All of them.
    pub(super) fn all(&self) -> Vec<ChatLine> {
        self.0.iter().cloned().collect()
    }
}
