//! Draws by the rulebook inside the search: the counters of [`damier_rules::rulebook`], kept per half-move.
//!
//! The game itself counts with every switch of the rulebook; here a counter is the number of half-moves since
//! its condition began to hold, which comes to the same for the readings taken by default.

use damier_rules::core::Sets;
use damier_rules::rulebook::{
    ChangeRule, Checkers40, Condition, Counter, DrawCode, OnChange, Road, Switches, ThreeOffRoad, Unit,
};
use damier_rules::{Color, Identity, Rulebook};

use crate::change::{change, has_captured};
use crate::node::Node;

/// The most counters a rulebook has besides repetition.
const MOST: usize = 8;

/// How far the counters of a position have come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Counts {
    /// How many half-moves each counter has run, plus one; zero while its condition does not hold.
    running: [u16; MOST],
    /// Half-moves since a man moved or a piece was captured: no earlier position can come back.
    pub(crate) reversible: u16,
}

/// The draws of a rulebook.
#[derive(Debug, Clone)]
pub(crate) struct Draws {
    counters: Vec<Counter>,
    /// What becomes of each counter in a half-move after which there is no king.
    without_kings: Vec<WithoutKings>,
    /// The counts after such a half-move, where they are always the same.
    then_always: Option<Counts>,
    switches: Switches,
    /// The main road of the board, by bits.
    road: u64,
}

/// What becomes of a counter while there are men only.
#[derive(Debug, Clone, Copy)]
enum WithoutKings {
    /// It sleeps: it counts forces against a lone king.
    Sleeps,
    /// It begins anew with every half-move: a man has moved.
    BeginsAnew,
    /// It begins anew when something is captured.
    Runs,
}

/// One side's pieces.
#[derive(Clone, Copy)]
struct Force {
    men: u32,
    kings: u32,
}

impl Force {
    fn units(self) -> u32 {
        self.men + self.kings
    }
}

/// The forces of a position and where a lone king stands.
struct Standing {
    white: Force,
    black: Force,
    /// The force against a lone king, and whether that king is on the main road.
    against: Option<(Force, bool)>,
}

impl Standing {
    fn of(sets: Sets, road: u64) -> Standing {
        let force = |own: u64| Force {
            men: (own & !sets.kings).count_ones(),
            kings: (own & sets.kings).count_ones(),
        };
        let (white, black) = (force(sets.white), force(sets.black));
        let alone = |weak: Force, strong: Force| weak.men == 0 && weak.kings == 1 && strong.kings > 0;
        let against = if alone(black, white) {
            Some((white, sets.black & road != 0))
        } else if alone(white, black) {
            Some((black, sets.white & road != 0))
        } else {
            None
        };
        Standing { white, black, against }
    }

    fn stronger(&self) -> Option<Color> {
        let rank = |force: Force| (force.units(), force.kings);
        match rank(self.white).cmp(&rank(self.black)) {
            std::cmp::Ordering::Greater => Some(Color::White),
            std::cmp::Ordering::Less => Some(Color::Black),
            std::cmp::Ordering::Equal => None,
        }
    }

    fn holds(&self, condition: &Condition, switches: &Switches) -> bool {
        let on_road = |road: &Road, is_on: bool| match road {
            Road::Anywhere => true,
            Road::On => is_on,
            Road::Off => !is_on,
        };
        match (condition, self.against) {
            (Condition::Balance(pieces), _) => {
                let count = self.white.units() + self.black.units();
                self.white.kings > 0 && self.black.kings > 0 && pieces.contains(&(count as u8))
            }
            (Condition::ThreeUnits(road), Some((against, is_on))) => {
                against.units() == 3 && on_road(road, is_on)
            }
            (Condition::Kings(road), Some((against, is_on))) => {
                let enough = match switches.class_3v1_off {
                    ThreeOffRoad::ThreeUnits => against.units() == 3,
                    ThreeOffRoad::ThreeKings => against.kings == 3 && against.men == 0,
                    ThreeOffRoad::ThreeOrMoreKings => against.kings >= 3 && against.men == 0,
                };
                enough && on_road(road, is_on)
            }
            (Condition::TwoUnits, Some((against, _))) => against.units() == 2,
            (Condition::TwoKings, Some((against, _))) => against.kings == 2 && against.men == 0,
            (Condition::OneKing, Some((against, _))) => against.units() == 1,
            (Condition::TwoUnitsOrOneKing, Some((against, _))) => against.units() <= 2,
            (condition, None) if condition.is_class() => false,
            _ => true,
        }
    }
}

impl Draws {
    /// The draws of a rulebook; repetition is the search's own affair.
    pub(crate) fn new<N: Node>(rulebook: &Rulebook) -> Draws {
        let counters = rulebook.counters.iter().filter(|own| own.code != DrawCode::Repetition);
        let squares = rulebook.variant.board().main_road();
        let road = squares.iter().fold(0, |bits, square| bits | 1 << N::bit_of(square));
        let counters: Vec<Counter> = counters.take(MOST).cloned().collect();
        let without_kings: Vec<WithoutKings> =
            counters.iter().map(|own| without_kings(own, &rulebook.switches)).collect();
        let then_always = then_always(&without_kings);
        Draws { counters, without_kings, then_always, switches: rulebook.switches, road }
    }

    /// The counts in a position from which play begins.
    pub(crate) fn begin<N: Node>(&self, position: &N) -> Counts {
        let standing = Standing::of(position.sets(), self.road);
        let mut counts = Counts::default();
        for (count, counter) in counts.running.iter_mut().zip(&self.counters) {
            *count = u16::from(standing.holds(&counter.condition, &self.switches));
        }
        counts
    }

    /// The counts after a half-move.
    #[inline]
    pub(crate) fn after<N: Node>(&self, counts: Counts, before: &N, after: &N) -> Counts {
        match self.then_always {
            Some(always) if after.sets().kings == 0 => always,
            _ => self.worked_out(counts, before, after),
        }
    }

    fn worked_out<N: Node>(&self, counts: Counts, before: &N, after: &N) -> Counts {
        let mut next = Counts::default();
        if after.sets().kings == 0 {
            let captured = has_captured(before, after);
            for (at, counter) in self.without_kings.iter().enumerate() {
                next.running[at] = match counter {
                    WithoutKings::Sleeps => 0,
                    WithoutKings::Runs if !captured => counts.running[at].saturating_add(1),
                    _ => 1,
                };
            }
            return next;
        }
        let change = change(before, after);
        let standing = Standing::of(after.sets(), self.road);
        if !change.captured && !change.man_moved {
            next.reversible = counts.reversible.saturating_add(1);
        }
        for (at, counter) in self.counters.iter().enumerate() {
            let is_class = counter.condition.is_class();
            let restart = if is_class {
                let on_change = match counter.on_change {
                    ChangeRule::Class => self.switches.class_change,
                    ChangeRule::Balance => self.switches.balance_change,
                };
                (change.captured || change.crowned) && on_change == OnChange::Restart
            } else if minds_men(counter, &self.switches) {
                change.captured || change.man_moved
            } else {
                change.captured || change.crowned
            };
            // Counters of events run on while their condition sleeps; those of a class begin anew.
            next.running[at] = if is_class && !standing.holds(&counter.condition, &self.switches) {
                0
            } else if restart || counts.running[at] == 0 {
                1
            } else {
                counts.running[at].saturating_add(1)
            };
        }
        next
    }

    /// After how many half-moves without a change some counter makes the game a draw, as things stand.
    pub(crate) fn plies_left<N: Node>(&self, counts: &Counts, position: &N) -> u16 {
        let standing = Standing::of(position.sets(), self.road);
        let holds = |counter: &Counter| standing.holds(&counter.condition, &self.switches);
        let in_class = self.counters.iter().any(|own| own.condition.is_class() && holds(own));
        let running = self
            .counters
            .iter()
            .zip(&counts.running)
            .filter(|(counter, _)| holds(counter) && !(counter.waits_for_classes && in_class));
        let left =
            running.map(|(counter, count)| (2 * counter.limit).saturating_sub(count.saturating_sub(1)));
        left.min().unwrap_or(u16::MAX)
    }

    /// Whether a counter makes this position a draw. A win on the board is seen first (D-17a).
    pub(crate) fn reached<N: Node>(&self, counts: &Counts, position: &N) -> bool {
        // The shortest limit of all, king against king in Frisian draughts, is reached after two moves of each.
        if counts.running.iter().all(|count| *count < 4) {
            return false;
        }
        let standing = Standing::of(position.sets(), self.road);
        let holds = |counter: &Counter| standing.holds(&counter.condition, &self.switches);
        let in_class = self.counters.iter().any(|own| own.condition.is_class() && holds(own));
        self.counters.iter().zip(&counts.running).any(|(counter, count)| {
            let Some(plies) = count.checked_sub(1) else { return false };
            // Whoever has just moved has made the odd one.
            let by_stronger = match standing.stronger() {
                Some(stronger) if stronger != position.to_move() => plies.div_ceil(2),
                _ => plies / 2,
            };
            let value = if counter.unit == Unit::Stronger { by_stronger } else { plies / 2 };
            value >= counter.limit && holds(counter) && !(counter.waits_for_classes && in_class)
        }) && !(self.switches.win_precedes_draw && is_over(position))
    }
}

/// Whether the side to move has no move, and so the game is decided.
fn is_over<N: Node>(position: &N) -> bool {
    position.count_moves(Identity::Outcome, &mut Vec::new()) == 0
}

/// Whether a counter of events begins anew when a man moves.
fn minds_men(counter: &Counter, switches: &Switches) -> bool {
    match counter.condition {
        Condition::KingsOnly => true,
        Condition::Forty => switches.checkers40 == Checkers40::NoManAdvance,
        _ => false,
    }
}

fn without_kings(counter: &Counter, switches: &Switches) -> WithoutKings {
    if counter.condition.is_class() {
        WithoutKings::Sleeps
    } else if minds_men(counter, switches) {
        WithoutKings::BeginsAnew
    } else {
        WithoutKings::Runs
    }
}

/// The counts after every half-move after which there is no king, if no counter runs on through them.
fn then_always(without_kings: &[WithoutKings]) -> Option<Counts> {
    let mut always = Counts::default();
    for (count, counter) in always.running.iter_mut().zip(without_kings) {
        *count = match counter {
            WithoutKings::Sleeps => 0,
            WithoutKings::BeginsAnew => 1,
            WithoutKings::Runs => return None,
        };
    }
    Some(always)
}

#[cfg(test)]
mod tests {
    use damier_pdn::read_fen;
    use damier_rules::{Position, Variant};

    use super::*;
    use damier_rules::for_variant;

    #[test]
    fn there_is_room_for_every_counter() {
        for book in Rulebook::all() {
            let draws = for_variant!(book.variant, N => Draws::new::<N>(&book));
            let counted = book.counters.iter().filter(|own| own.code != DrawCode::Repetition).count();
            assert_eq!(draws.counters.len(), counted, "{}", book.name);
        }
    }

    // Black's king on 29 has no move once White's stand on 25 and 22 (WCDF-1.30); after forty moves of each without
    // a change the game is drawn (WCDF-1.32.3), unless the last one has won it.
    #[test]
    fn a_win_on_the_board_is_seen_before_a_draw() {
        let counts = Counts { running: [81; MOST], reversible: 80 };
        let reached = |fen: &str| {
            let setup = read_fen(Variant::English, fen).expect("a position in FEN").setup;
            let position = Position::new(&setup).expect("a position of play");
            let book = Rulebook::usual(Variant::English);
            for_variant!(book.variant, N => Draws::new::<N>(&book).reached(&counts, &N::from_position(&position)))
        };
        assert!(!reached("B:WK22,K25:BK29"));
        assert!(reached("B:WK18,K22:BK29"));
    }
}
