//! Counting towards draws.
//!
//! A counter is either tied to a class, a balance of forces against a lone king, or to events: it
//! runs from the last move of a man, capture or promotion, whichever its clause names.
//! Class counters start at the ply after which the balance exists (D-15a) and are cleared when it is
//! left. What a change of force inside the class does is a switch (D-16a, O-1, O-8).

use std::fmt;

use super::balance::{Balance, Standing};
use crate::rulebook::{
    BalanceGate, ChangeRule, Checkers40, Clause, Completing, Condition, CountUnit, Counter, DrawCode,
    KingAgainstKing, KingsOnlyGate, OnChange, Road, RoadChange, Switches, Unit,
};
use crate::{ByColor, Color, Move, Position, Rank, Tower};

/// What one ply did, as far as counters ask.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Change {
    pub(super) by: Color,
    pub(super) captured: bool,
    pub(super) crowned: bool,
    pub(super) man_moved: bool,
}

impl Change {
    /// What a legal move does.
    pub(super) fn of_move(before: &Position, mv: &Move) -> Change {
        Change {
            by: before.to_move(),
            captured: mv.is_capture(),
            crowned: mv.crowns(),
            man_moved: before.at(mv.from()).is_some_and(|tower| tower.top() == Rank::Man),
        }
    }

    /// What an irregular transition did, seen from the boards before and after.
    pub(super) fn between(by: Color, before: &Position, after: &Position) -> Change {
        let (old, new) = (Balance::of(before), Balance::of(after));
        let kings_came = |color| new.force(color).kings > old.force(color).kings;
        let men_differ = |color| before.squares_of(color, Rank::Man) != after.squares_of(color, Rank::Man);
        Change {
            by,
            captured: !same_pieces(before, after),
            crowned: Color::ALL.into_iter().any(kings_came),
            man_moved: Color::ALL.into_iter().any(men_differ),
        }
    }

    /// Whether the balance of forces changed: a capture or a promotion (O-1).
    pub(super) const fn changes_balance(&self) -> bool {
        self.captured || self.crowned
    }
}

/// Whether the same men, kings and towers stand on both boards, wherever they stand.
fn same_pieces(before: &Position, after: &Position) -> bool {
    let towers = |position: &Position| -> Vec<Tower> {
        position.setup().placed.into_iter().map(|(_, tower)| tower).collect()
    };
    let mut unmatched = towers(after);
    let all_found = towers(before).iter().all(|tower| {
        let found = unmatched.iter().position(|other| other == tower);
        found.map(|index| unmatched.swap_remove(index)).is_some()
    });
    all_found && unmatched.is_empty()
}

/// How far one counter has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Tally {
    /// Whether the condition holds now.
    active: bool,
    /// Moves made by each since the count began.
    moves: ByColor<u16>,
    /// Whether the last ply completed the count and left the class with it (O-6).
    completed: bool,
}

impl Tally {
    /// The tally in a position from which play begins.
    pub(super) fn begin(counter: &Counter, switches: &Switches, standing: &Standing) -> Tally {
        Tally { active: standing.holds(&counter.condition, switches), ..Tally::default() }
    }

    /// The tally after a ply.
    pub(super) fn after(
        self,
        counter: &Counter,
        switches: &Switches,
        change: &Change,
        after: &Standing,
    ) -> Tally {
        if counter.condition.is_class() {
            self.class_after(counter, switches, change, after)
        } else {
            self.events_after(counter, switches, change, after)
        }
    }

    fn events_after(
        self,
        counter: &Counter,
        switches: &Switches,
        change: &Change,
        after: &Standing,
    ) -> Tally {
        let active = after.holds(&counter.condition, switches);
        if resets(&counter.condition, switches, change) {
            Tally { active, ..Tally::default() }
        } else {
            Tally { active, ..self.counting(change.by) }
        }
    }

    fn class_after(self, counter: &Counter, switches: &Switches, change: &Change, after: &Standing) -> Tally {
        let counted = self.counting(change.by);
        let restart = change.changes_balance() && on_change(counter, switches) == OnChange::Restart;
        if after.holds(&counter.condition, switches) {
            return match (self.active, restart) {
                (true, false) => Tally { active: true, ..counted },
                // A paused count goes on from where it was; any other starts here.
                (false, false) if !self.completed => Tally { active: true, ..self },
                _ => Tally { active: true, ..Tally::default() },
            };
        }
        let reaches = |tally: &Tally| tally.value(counter, switches, after) >= counter.limit;
        let completed = self.active
            && switches.completing == Completing::Completed
            && !restart
            && !reaches(&self)
            && reaches(&counted);
        if completed {
            return Tally { active: false, completed, ..counted };
        }
        let paused = switches.road_change == RoadChange::Pause
            && matches!(counter.condition, Condition::ThreeUnits(Road::Off) | Condition::Kings(Road::Off))
            && after.in_class(&counter.condition, switches)
            && !change.changes_balance()
            && !self.completed;
        Tally { moves: if paused { self.moves } else { ByColor::default() }, ..Tally::default() }
    }

    fn counting(self, by: Color) -> Tally {
        let mut moves = self.moves;
        moves[by] = moves[by].saturating_add(1);
        Tally { moves, completed: false, ..self }
    }

    /// The number to compare with the limit.
    fn value(&self, counter: &Counter, switches: &Switches, standing: &Standing) -> u16 {
        let (white, black) = (self.moves.white, self.moves.black);
        match (unit(counter, switches), standing.balance.stronger()) {
            (Unit::Stronger, Some(stronger)) => self.moves[stronger],
            (Unit::Stronger, None) if switches.king_against_king == KingAgainstKing::Either => {
                white.max(black)
            }
            _ => white.min(black),
        }
    }

    /// What to show of this counter.
    pub(super) fn show(&self, counter: &Counter, switches: &Switches, standing: &Standing) -> CounterNow {
        let value = self.value(counter, switches, standing);
        CounterNow {
            code: counter.code,
            value,
            limit: counter.limit,
            unit: unit(counter, switches),
            clause: counter.clause,
            running: self.active,
            reached: self.completed || (self.active && value >= counter.limit),
        }
    }
}

/// Whose moves count, the switch considered. Only rules against a lone king know a stronger side.
fn unit(counter: &Counter, switches: &Switches) -> Unit {
    match switches.count_unit {
        CountUnit::Each if counter.condition.is_class() => Unit::Each,
        CountUnit::Stronger if counter.condition.is_class() => Unit::Stronger,
        _ => counter.unit,
    }
}

fn on_change(counter: &Counter, switches: &Switches) -> OnChange {
    match counter.on_change {
        ChangeRule::Class => switches.class_change,
        ChangeRule::Balance => switches.balance_change,
    }
}

/// Whether a ply sets a counter of events back to zero.
fn resets(condition: &Condition, switches: &Switches, change: &Change) -> bool {
    match condition {
        Condition::KingsOnly => change.captured || change.man_moved,
        Condition::Forty if switches.checkers40 == Checkers40::NoManAdvance => {
            change.captured || change.man_moved
        }
        _ => change.changes_balance(),
    }
}

/// All counters of a game but repetition.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Tallies(Vec<Tally>);

impl Tallies {
    /// The tallies in a position from which play begins.
    pub(super) fn begin(counters: &[Counter], switches: &Switches, position: &Position) -> Tallies {
        let standing = Standing::of(position);
        Tallies(counters.iter().map(|counter| Tally::begin(counter, switches, &standing)).collect())
    }

    /// Carries all counters over a ply.
    pub(super) fn advance(
        &mut self,
        counters: &[Counter],
        switches: &Switches,
        change: &Change,
        after: &Position,
    ) {
        let after = &Standing::of(after);
        let in_own_class = class_holds(counters, switches, after);
        for (tally, counter) in self.0.iter_mut().zip(counters) {
            *tally = tally.after(counter, switches, change, after);
            let cleared = counter.waits_for_classes
                && counter.condition == Condition::KingsOnly
                && switches.kings_only_gate == KingsOnlyGate::Clear
                && in_own_class;
            if cleared {
                *tally = Tally { active: true, ..Tally::default() };
            }
        }
    }

    /// All counters as they stand, repetition apart.
    pub(super) fn show(
        &self,
        counters: &[Counter],
        switches: &Switches,
        position: &Position,
    ) -> Vec<CounterNow> {
        let standing = &Standing::of(position);
        let in_own_class = class_holds(counters, switches, standing);
        let shown = self.0.iter().zip(counters).filter(|(_, counter)| counter.code != DrawCode::Repetition);
        shown
            .map(|(tally, counter)| {
                let mut now = tally.show(counter, switches, standing);
                now.reached &= !(in_own_class && waits(counter, switches));
                now
            })
            .collect()
    }
}

/// Whether the position is of a class that has its own rule against a lone king.
fn class_holds(counters: &[Counter], switches: &Switches, standing: &Standing) -> bool {
    counters
        .iter()
        .any(|counter| counter.condition.is_class() && standing.holds(&counter.condition, switches))
}

/// Whether a counter holds back while such a class lasts (O-3, O-4).
fn waits(counter: &Counter, switches: &Switches) -> bool {
    counter.waits_for_classes
        && match counter.condition {
            Condition::Balance(_) => switches.balance_gate == BalanceGate::Gate,
            _ => true,
        }
}

/// A counter as it stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct CounterNow {
    /// The rule by which the draw comes.
    pub code: DrawCode,
    /// How far it has come.
    pub value: u16,
    /// Where it ends in a draw.
    pub limit: u16,
    /// What it counts.
    pub unit: Unit,
    /// The clause that counts.
    pub clause: Clause,
    /// Whether its condition holds now.
    pub running: bool,
    /// Whether it makes the game a draw.
    pub reached: bool,
}

/// `12 of 15 moves by each, UA-VI.Draw.1.5`.
impl fmt::Display for CounterNow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} of {} {}, {}", self.value, self.limit, self.unit, self.clause)
    }
}
