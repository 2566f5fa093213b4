//! Who is at a board: connected to this node, or to another one.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use damier_clock::Moment;
use damier_live::{Presence, Seat};

/// What a node said of its players counts for so long.
const COUNTS: Duration = Duration::from_secs(25);

/// How many connections a player has here, and since when none anywhere.
#[derive(Debug, Clone, Copy, Default)]
struct There {
    connections: u32,
    away_since: Option<Moment>,
}

/// Who is at a board.
#[derive(Debug)]
pub(super) struct AtBoard {
    seats: [There; 2],
    /// What other nodes said, and when.
    elsewhere: HashMap<String, ([bool; 2], Instant)>,
}

impl AtBoard {
    /// Until they connect, players count as away from now on.
    pub(super) fn nobody(now: Moment) -> AtBoard {
        let away = There { connections: 0, away_since: Some(now) };
        AtBoard { seats: [away; 2], elsewhere: HashMap::new() }
    }

    /// A player has opened a connection here.
    pub(super) fn came(&mut self, seat: Seat) {
        self.seats[seat as usize].connections += 1;
    }

    /// One of a player's connections here is gone.
    pub(super) fn went(&mut self, seat: Seat) {
        let there = &mut self.seats[seat as usize];
        there.connections = there.connections.saturating_sub(1);
    }

    /// Another node has said which players are connected to it.
    pub(super) fn heard(&mut self, node: String, seats: [bool; 2], at: Instant) {
        self.elsewhere.insert(node, (seats, at));
    }

    /// Which players are connected to this node.
    pub(super) fn here(&self) -> [bool; 2] {
        self.seats.map(|there| there.connections > 0)
    }

    /// Whether a player is connected to another node.
    pub(super) fn anybody_elsewhere(&self) -> bool {
        self.elsewhere.values().any(|(seats, at)| seats.contains(&true) && at.elapsed() < COUNTS)
    }

    /// Reckons who is away; whether that has changed. Whoever may be at a node that cannot be heard now counts as being
    /// there.
    pub(super) fn settle(&mut self, now: Moment, blind: bool) -> bool {
        self.elsewhere.retain(|_, (_, at)| at.elapsed() < COUNTS);
        let mut changed = false;
        for seat in Seat::ALL {
            let own = seat as usize;
            let elsewhere = blind || self.elsewhere.values().any(|(seats, _)| seats[own]);
            let there = &mut self.seats[own];
            let away = there.connections == 0 && !elsewhere;
            if away != there.away_since.is_some() {
                there.away_since = away.then_some(now);
                changed = true;
            }
        }
        changed
    }

    /// Who is there.
    pub(super) fn presence(&self) -> Presence {
        let mut presence = Presence::default();
        for (seat, there) in Seat::ALL.into_iter().zip(self.seats) {
            presence.away_since[seat.color()] = there.away_since;
        }
        presence
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_is_away_when_no_node_has_him() {
        let at = Moment::from_millis;
        let mut board = AtBoard::nobody(at(0));
        let away = |board: &AtBoard| Seat::ALL.map(|seat| board.presence().away_since[seat.color()]);
        board.came(Seat::White);
        assert!(board.settle(at(1), false));
        assert_eq!(away(&board), [None, Some(at(0))]);
        board.heard("other".to_owned(), [true, true], Instant::now());
        assert!(board.settle(at(2), false));
        assert!(board.anybody_elsewhere());
        board.went(Seat::White);
        assert!(!board.settle(at(3), false), "he is still at the other node");
        assert_eq!(away(&board), [None, None]);
        board.heard("other".to_owned(), [false, true], Instant::now());
        assert!(board.settle(at(4), false));
        assert_eq!(away(&board), [Some(at(4)), None]);
        assert!(!board.settle(at(5), false), "he is away since then");
        assert!(board.settle(at(6), true), "without the bus nobody can be told to be away");
        assert_eq!(away(&board), [None, None]);
    }
}
