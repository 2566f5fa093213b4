//! Whether a win that tables promise comes before a draw by count or by repetition, of which tables know nothing.
//!
//! A count that runs must not be over when the winner makes his last move. A count against a lone king that has
//! not begun does no harm where every win of its class in the tables takes no more moves than the count; else the
//! whole win must fit into it.

use std::collections::HashSet;
use std::ops::RangeInclusive;

use damier_rules::Tower;
use damier_rules::game::{Balance, CounterNow, Done, Ply, State};
use damier_rules::rulebook::{Condition, Unit};
use damier_tables::{Material, Tables};

/// Whether a win in so many moves of the winner is safe from draws.
pub(crate) fn comes_in_time(tables: &Tables, state: &State, moves: u16) -> bool {
    // A win by the very move that completes a count is a win where the code puts wins first.
    let needed = moves + u16::from(!state.rulebook().switches.win_precedes_draw);
    let counters = state.counters();
    let mut counted = counters.iter().filter(|counter| counter.unit != Unit::Occurrences);
    let fits = |counter: &CounterNow| needed <= counter.limit.saturating_sub(counter.value);
    counted.all(|counter| fits(counter) || is_harmless(tables, state, counter)) && !has_repeated(state)
}

/// Whether a count that has not begun can do no harm: its class cannot come about, or is always won in time.
fn is_harmless(tables: &Tables, state: &State, counter: &CounterNow) -> bool {
    let own = state.rulebook().counters.iter().find(|own| own.code == counter.code);
    let Some(against) = own.and_then(|own| against_lone_king(&own.condition)) else { return false };
    if counter.running || counter.value > 0 {
        return false;
    }
    let pieces = u32::from(Balance::of(state.position()).pieces());
    let longest = tables
        .slices()
        .iter()
        .filter(|slice| slice.material.pieces() <= pieces && is_of_class(slice.material, &against))
        .map(|slice| slice.counts.longest)
        .max();
    // The winner's last move may complete the count where the code puts wins first.
    let most = counter.limit.saturating_sub(u16::from(!state.rulebook().switches.win_precedes_draw));
    longest.is_none_or(|longest| longest.div_ceil(2) <= most)
}

/// How many units stand against the lone king of a class.
fn against_lone_king(condition: &Condition) -> Option<RangeInclusive<u8>> {
    match condition {
        Condition::OneKing => Some(1..=1),
        Condition::TwoUnits | Condition::TwoKings => Some(2..=2),
        Condition::TwoUnitsOrOneKing => Some(1..=2),
        Condition::ThreeUnits(_) => Some(3..=3),
        Condition::Kings(_) => Some(3..=u8::MAX),
        Condition::KingsOnly
        | Condition::Balance(_)
        | Condition::Forty
        | Condition::Towers
        | Condition::SamePosition => None,
    }
}

/// Whether one side has a lone king and the other so many units with a king among them.
fn is_of_class(material: Material, against: &RangeInclusive<u8>) -> bool {
    [material, material.swapped()].iter().any(|own| {
        (own.own_men, own.own_kings) == (0, 1) && own.kings > 0 && against.contains(&(own.men + own.kings))
    })
}

/// Whether a position that can still come back has stood on the board twice: a third time would be a draw.
fn has_repeated(state: &State) -> bool {
    let mut seen = HashSet::new();
    for ply in state.plies().iter().rev() {
        if !seen.insert(ply.after()) {
            return true;
        }
        if is_irreversible(ply) {
            return false;
        }
    }
    state.plies().first().is_some_and(|first| seen.contains(&first.before()))
}

fn is_irreversible(ply: &Ply) -> bool {
    match &ply.done {
        Done::Legal(mv) => mv.is_capture() || !ply.before().at(mv.from()).is_some_and(Tower::is_king),
        Done::Irregular(_) => true,
    }
}
