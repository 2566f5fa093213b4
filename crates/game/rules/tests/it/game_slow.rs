//! The counters by their definitions, from the whole record each time; slow and plain.
//!
//! Only the default readings are known here.

use damier_rules::game::{Done, Ply, State};
use damier_rules::rulebook::{ChangeRule, Condition, Counter, DrawCode, Road, Rulebook, Unit};
use damier_rules::{Color, Position, Rank};

/// What a counter stands at, and whether it makes a draw.
pub(crate) fn count(state: &State, start: &Position, counter: &Counter) -> (u16, bool) {
    let history = History::of(state, start);
    let last = history.positions.len() - 1;
    if counter.code == DrawCode::Repetition {
        let now = &history.positions[last];
        let times = history.positions.iter().filter(|position| *position == now).count() as u16;
        return (times, times >= counter.limit);
    }
    let book = state.rulebook();
    let from = history.since(book, counter, last);
    let value = history.value(counter, from, last);
    let holds = holds(book, counter, &history.positions[last]);
    let waits = counter.waits_for_classes && in_some_class(book, &history.positions[last]);
    (value, holds && !waits && value >= counter.limit)
}

struct History {
    positions: Vec<Position>,
    plies: Vec<Ply>,
}

impl History {
    fn of(state: &State, start: &Position) -> History {
        let plies = state.plies().to_vec();
        let mut positions = vec![*start];
        positions.extend(plies.iter().map(Ply::after));
        History { positions, plies }
    }

    /// The number of the position from which the counter counts, seen from position `at`.
    fn since(&self, book: &Rulebook, counter: &Counter, at: usize) -> usize {
        let mut from = at;
        if counter.condition.is_class() {
            if !holds(book, counter, &self.positions[at]) {
                return at;
            }
            while from > 0 && holds(book, counter, &self.positions[from - 1]) && !self.breaks(counter, from) {
                from -= 1;
            }
        } else {
            while from > 0 && !self.breaks(counter, from) {
                from -= 1;
            }
        }
        from
    }

    /// Whether the half-move that led to position `at` sets the counter back.
    fn breaks(&self, counter: &Counter, at: usize) -> bool {
        let ply = &self.plies[at - 1];
        let Done::Legal(mv) = ply.done else { return true };
        let man = ply.before().at(mv.from()).is_some_and(|tower| tower.top() == Rank::Man);
        let changed = mv.is_capture() || mv.crowns();
        match (&counter.condition, counter.clause) {
            (Condition::KingsOnly, _) | (Condition::Forty, "WCDF-1.32.3") => mv.is_capture() || man,
            (condition, _) if condition.is_class() && counter.on_change == ChangeRule::Class => false,
            _ => changed,
        }
    }

    fn value(&self, counter: &Counter, from: usize, to: usize) -> u16 {
        let made = |color: Color| self.plies[from..to].iter().filter(|ply| ply.by == color).count() as u16;
        let units =
            |color: Color| self.positions[to].setup().placed.iter().filter(|p| p.1.owner() == color).count();
        let (white, black) = (made(Color::White), made(Color::Black));
        match units(Color::White).cmp(&units(Color::Black)) {
            std::cmp::Ordering::Greater if counter.unit == Unit::Stronger => white,
            std::cmp::Ordering::Less if counter.unit == Unit::Stronger => black,
            _ => white.min(black),
        }
    }
}

fn in_some_class(book: &Rulebook, position: &Position) -> bool {
    book.counters.iter().any(|counter| counter.condition.is_class() && holds(book, counter, position))
}

/// Whether the condition holds, spelt out side by side.
fn holds(book: &Rulebook, counter: &Counter, position: &Position) -> bool {
    let force = |color: Color| {
        let placed = position.setup().placed;
        let own = placed.iter().filter(|(_, tower)| tower.owner() == color);
        let kings = own.clone().filter(|(_, tower)| tower.is_king()).count();
        (own.count() - kings, kings)
    };
    if let Condition::Balance(pieces) = &counter.condition {
        let ((wm, wk), (bm, bk)) = (force(Color::White), force(Color::Black));
        return wk > 0 && bk > 0 && pieces.contains(&((wm + wk + bm + bk) as u8));
    }
    if !counter.condition.is_class() {
        return true;
    }
    Color::ALL.into_iter().any(|lone| {
        let (men, kings) = force(!lone);
        let on_road =
            position.setup().placed.iter().any(|(square, tower)| {
                tower.owner() == lone && position.board().main_road().contains(*square)
            });
        let placed_well = |road: &Road| match road {
            Road::Anywhere => true,
            Road::On => on_road,
            Road::Off => !on_road,
        };
        let against = match &counter.condition {
            Condition::ThreeUnits(road) => men + kings == 3 && placed_well(road),
            Condition::Kings(road) => {
                let enough = match book.name {
                    "ua2013-100" => men + kings == 3,
                    "ua2013-russian" | "ua2013-brazilian" => men == 0 && kings >= 3,
                    _ => men == 0 && kings == 3,
                };
                enough && placed_well(road)
            }
            Condition::TwoUnits => men + kings == 2,
            Condition::TwoKings => men == 0 && kings == 2,
            Condition::OneKing => men + kings == 1,
            _ => men + kings <= 2,
        };
        force(lone) == (0, 1) && kings > 0 && against
    })
}
