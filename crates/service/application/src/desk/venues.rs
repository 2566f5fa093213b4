//! Where the boards of an event are played: in the hall, on the site, or some here and some there.

use std::collections::BTreeMap;

use damier_clock::Span;
use damier_compete::event::{By, GameKey};

use super::note::Note;

/// Where the boards of an event are played.
#[derive(Debug, Clone, Default)]
pub struct Venues {
    /// Whether on the site, unless it is said otherwise of a board.
    pub online: bool,
    /// In whose name it is written down what comes from the site by itself; nobody: nothing is played there.
    pub by: Option<By>,
    /// Whether rounds start by themselves at the hour of the schedule.
    pub by_schedule: bool,
    /// How late spectators see moves, in minutes.
    pub delay: u16,
    boards: BTreeMap<GameKey, bool>,
}

impl Venues {
    /// Takes a note in.
    pub(super) fn fold(&mut self, note: &Note) {
        match note {
            Note::Online { on, by, by_schedule, delay } => {
                self.online = *on;
                self.by = Some(by.clone());
                self.by_schedule = *by_schedule;
                self.delay = *delay;
            }
            Note::Venue { key, online, by } => {
                self.boards.insert(board(*key), *online);
                self.by.get_or_insert_with(|| by.clone());
            }
            _ => {}
        }
    }

    /// Whether a board is to be played on the site.
    pub fn is_online(&self, key: GameKey) -> bool {
        let own = self.boards.get(&board(key)).copied();
        self.by.is_some() && own.unwrap_or(self.online)
    }

    /// Whether it was said of a board that it is played in the hall.
    pub fn has_moved_to_hall(&self, key: GameKey) -> bool {
        self.boards.get(&board(key)) == Some(&false)
    }

    /// Whether any board may be.
    pub fn is_used(&self) -> bool {
        self.by.is_some() && (self.online || !self.boards.is_empty())
    }

    /// How late spectators see moves.
    pub fn delay(&self) -> Span {
        Span::minutes(u64::from(self.delay))
    }
}

/// Both games of a micro-match are played at one board.
fn board(key: GameKey) -> GameKey {
    GameKey { game: None, ..key }
}
