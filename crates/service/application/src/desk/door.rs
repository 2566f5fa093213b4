//! The door of the site: an account acts in the office in which it may.

use std::sync::Arc;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::Duration;

use damier_compete::event::{
    Action, By, CannotPair, Complainant, Event, GameKey, Interest, NextRound, Refused, Role, State, TeamId,
};
use damier_compete::swiss::Watch;
use damier_desk::{Door, Search};

use super::event_notes::EventNotes;
use super::online::{Venue, venue_of};
use super::speaker::Speaker;
use crate::secret;

/// A search that takes longer is stopped, and nothing is written.
const LONGEST: Duration = Duration::from_secs(15);

/// Somebody who acts by his account.
pub(super) struct ByAccount<'a> {
    /// By what the event is known in addresses.
    pub(super) id: &'a str,
    pub(super) speaker: &'a Speaker,
    /// The notes of the site.
    pub(super) book: &'a EventNotes,
}

impl Door for ByAccount<'_> {
    fn acting(&self, state: &State, action: Action) -> Result<By, Refused> {
        self.speaker.acting(state, self.book, action)
    }

    fn lot(&self) -> u64 {
        secret::lot()
    }

    fn search(&self, _: usize, search: &Search<'_>) -> Result<NextRound, CannotPair> {
        let watch = Arc::new(Watch::new());
        let (done, ended) = channel::<()>();
        let guarded = Arc::clone(&watch);
        let guard = std::thread::spawn(move || {
            if ended.recv_timeout(LONGEST) == Err(RecvTimeoutError::Timeout) {
                guarded.stop();
            }
        });
        let found = search(&watch);
        drop(done);
        // It has nothing left to wait for; whether it ended well does not matter.
        let _ = guard.join();
        found
    }

    fn interest(&self, state: &State, protest: u32) -> Option<Interest> {
        self.speaker.interest(state, self.book, protest)
    }

    fn is(&self, by: &By, state: &State) -> bool {
        self.speaker.is(by, state, self.book)
    }

    fn complainant(&self, state: &State, role: Role) -> Option<Complainant> {
        let offices = self.speaker.offices(state, self.book);
        let own = offices.iter().find(|office| office.role == role)?;
        match own.role {
            Role::Player => own.player.map(Complainant::Player),
            Role::Captain => own.team.map(Complainant::Captain),
            // An assistant speaks in the name of his player (UA13-IV.13.13.4, UA13-IV.13.15.4).
            Role::Assistant => state.speaks_for(&own.name).map(Complainant::Player),
            _ => None,
        }
    }

    fn leads(&self, state: &State, team: TeamId) -> bool {
        let offices = self.speaker.offices(state, self.book);
        let own = offices.iter().any(|office| office.role == Role::Captain && office.team == Some(team));
        own || self.speaker.is_administrator()
    }

    fn appeals_for(&self, state: &State, role: Role, from: Complainant) -> bool {
        let offices = self.speaker.offices(state, self.book);
        let is_his = offices.iter().any(|office| match from {
            Complainant::Player(player) if office.role == Role::Assistant => {
                state.speaks_for(&office.name) == Some(player)
            }
            Complainant::Player(player) => office.player == Some(player),
            Complainant::Captain(team) => office.team == Some(team),
        });
        let his_own_only = matches!(role, Role::Player | Role::Captain | Role::Assistant)
            && !self.speaker.is_administrator();
        !his_own_only || is_his
    }

    fn comes_by_itself(&self, event: &Event, key: GameKey) -> bool {
        matches!(venue_of(self.id, event, self.book, key), Venue::Site(_))
    }
}
