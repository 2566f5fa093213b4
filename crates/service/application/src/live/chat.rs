//! What players say to each other at a board, and apart from them those who look on.

use std::collections::VecDeque;
use std::time::{Duration, Instant};

use damier_live::Seat;

/// So many remarks are kept.
const REMARKS: usize = 100;

/// Those who look on at one board may say one line in so long, and a few at once.
const TURN: Duration = Duration::from_secs(1);
const AT_ONCE: u32 = 5;

/// The longest remark, in letters.
const REMARK: usize = 280;

/// Something a player said; with a name as `By`, something that somebody said who looks on.
#[derive(Debug, Clone, serde::Serialize, serde::Deserialize)]
pub struct ChatLine<By = Seat> {
    pub by: By,
    pub text: String,
}

impl<By> ChatLine<By> {
    /// A remark without signs that nobody sees, and no longer than is read in a game; none if nothing is left.
    pub fn new(by: By, text: &str) -> Option<ChatLine<By>> {
        let text: String = text.trim().chars().filter(|sign| !sign.is_control()).take(REMARK).collect();
        (!text.is_empty()).then_some(ChatLine { by, text })
    }
}

/// The last remarks.
#[derive(Debug)]
pub(super) struct Remarks<By = Seat>(VecDeque<ChatLine<By>>);

impl<By> Default for Remarks<By> {
    fn default() -> Remarks<By> {
        Remarks(VecDeque::new())
    }
}

impl<By: Clone> Remarks<By> {
    pub(super) fn add(&mut self, said: ChatLine<By>) {
        if self.0.len() == REMARKS {
            self.0.pop_front();
        }
        self.0.push_back(said);
    }

    /// Takes over what another node knows, if nothing is known here; whether it was so.
    pub(super) fn take_over(&mut self, known: Vec<ChatLine<By>>) -> bool {
        let news = self.0.is_empty() && !known.is_empty();
        if news {
            known.into_iter().take(REMARKS).for_each(|said| self.add(said));
        }
        news
    }

    /// All of them.
    pub(super) fn all(&self) -> Vec<ChatLine<By>> {
        self.0.iter().cloned().collect()
    }
}

/// What those say who look on, not faster than it can be followed.
#[derive(Debug, Default)]
pub(super) struct Audience {
    pub(super) remarks: Remarks<String>,
    /// Until when all turns are taken.
    taken: Option<Instant>,
}

impl Audience {
    /// Takes a turn to speak; whether there is one.
    pub(super) fn take_turn(&mut self, at: Instant) -> bool {
        let taken = self.taken.map_or(at, |taken| taken.max(at));
        let is_free = taken.saturating_duration_since(at) < TURN * AT_ONCE;
        if is_free {
            self.taken = Some(taken + TURN);
        }
        is_free
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_can_say_more_than_is_followed() {
        let (mut audience, begin) = (Audience::default(), Instant::now());
        let said = (0..20).filter(|_| audience.take_turn(begin)).count();
        assert_eq!(said, 5);
        assert!(audience.take_turn(begin + TURN), "a turn later there is one more");
        assert!(!audience.take_turn(begin + TURN));
    }
}
