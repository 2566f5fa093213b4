//! Who is at a board, and what they say.

use std::sync::{MutexGuard, PoisonError};
use std::time::Instant;

use damier_live::{Presence, Seat};

use super::LiveTable;
use crate::cluster::BoardWord;
use crate::live::ChatLine;
use crate::live::chat::Audience;
use crate::live::presence::AtBoard;

impl LiveTable {
    /// Asks other nodes who is there, and tells them who is here.
    pub(in crate::live) fn ask_others(&self) {
        self.cluster.say_of_board(&self.id, || BoardWord::Who);
        self.say_who_is_here();
    }

    /// Tells other nodes which players are connected to this one, and looks who is away.
    pub(in crate::live) fn say_who_is_here(&self) {
        let here = self.there().here();
        if here.contains(&true) {
            self.say_here(here);
        }
        self.change_there(|_| {});
    }

    fn say_here(&self, seats: [bool; 2]) {
        let node = || self.cluster.node().to_owned();
        self.cluster.say_of_board(&self.id, || BoardWord::There { node: node(), seats });
    }

    /// Whether the engine's moves are for this node to make: a player is here, or nobody is anywhere and the game is
    /// kept here.
    pub(in crate::live) fn is_ours(&self) -> bool {
        let there = self.there();
        self.cluster.is_alone()
            || there.here().contains(&true)
            || (!there.anybody_elsewhere() && self.cluster.keeps(&self.id))
    }

    pub(super) fn there(&self) -> MutexGuard<'_, AtBoard> {
        self.there.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Changes who is there; whoever looks is told if that matters.
    pub(super) fn change_there(&self, change: impl FnOnce(&mut AtBoard)) {
        let (before, after, changed) = {
            let mut there = self.there();
            let before = there.here();
            change(&mut there);
            let changed = there.settle(self.now(), self.cluster.is_blind());
            (before, there.here(), changed)
        };
        if before != after {
            self.say_here(after);
        }
        if changed {
            self.publish();
        }
    }

    /// Who is there.
    pub fn presence(&self) -> Presence {
        self.there().presence()
    }

    /// A player has opened a connection.
    pub fn came(&self, seat: Seat) {
        self.change_there(|there| there.came(seat));
    }

    /// One of a player's connections is gone.
    pub fn went(&self, seat: Seat) {
        self.change_there(|there| there.went(seat));
    }

    /// A player says something.
    pub fn chat(&self, said: ChatLine) {
        self.cluster.say_of_board(&self.id, || BoardWord::Said { said: said.clone() });
        self.remark(said);
    }

    pub(super) fn remark(&self, said: ChatLine) {
        self.remarks.lock().unwrap_or_else(PoisonError::into_inner).add(said);
        self.publish();
    }

    /// What the players have said.
    pub fn remarks(&self) -> Vec<ChatLine> {
        self.remarks.lock().unwrap_or_else(PoisonError::into_inner).all()
    }

    /// Somebody who looks on says something to the others who do; whether there was room for it. However many look on, so
    /// much talk can be followed, and everybody is told of every line.
    pub fn say_in_audience(&self, said: ChatLine<String>) -> bool {
        let is_too_much = !self.hall().take_turn(Instant::now());
        if is_too_much {
            return false;
        }
        self.cluster.say_of_board(&self.id, || BoardWord::Murmur { said: said.clone() });
        self.murmur(said);
        true
    }

    pub(super) fn murmur(&self, said: ChatLine<String>) {
        self.hall().remarks.add(said);
        self.publish();
    }

    /// What those have said who look on.
    pub fn audience(&self) -> Vec<ChatLine<String>> {
        self.hall().remarks.all()
    }

    pub(super) fn hall(&self) -> MutexGuard<'_, Audience> {
        self.audience.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
