//! Costs as a table.

use std::cell::Cell;

use super::Costs;

/// Costs written out, for a graph that is asked often.
#[derive(Debug, Clone)]
pub(in super::super) struct Table {
    n: usize,
    costs: Vec<i64>,
    /// How often a cost was asked for.
    asked: Cell<u64>,
}

/// A pair that may not be made.
const FORBIDDEN: i64 = i64::MAX;

impl Table {
    /// Writes costs out.
    pub(in super::super) fn of(costs: &impl Costs) -> Table {
        let n = costs.len();
        let mut table = Table { n, costs: vec![FORBIDDEN; n * n], asked: Cell::new((n * n) as u64) };
        for a in 0..n {
            for b in 0..a {
                table.set(a, b, costs.cost(a, b).unwrap_or(FORBIDDEN));
            }
        }
        table
    }

    /// How often a cost was asked for, the writing counted.
    pub(in super::super) fn asked(&self) -> u64 {
        self.asked.get()
    }

    /// Forbids all pairs of a place but one.
    pub(in super::super) fn keep_only(&mut self, a: usize, b: usize) {
        let cost = self.costs[a * self.n + b];
        (0..self.n).for_each(|other| self.forbid(a, other));
        self.set(a, b, cost);
    }

    /// Forbids a pair.
    pub(in super::super) fn forbid(&mut self, a: usize, b: usize) {
        self.set(a, b, FORBIDDEN);
    }

    fn set(&mut self, a: usize, b: usize, cost: i64) {
        self.costs[a * self.n + b] = cost;
        self.costs[b * self.n + a] = cost;
    }
}

impl Costs for Table {
    fn len(&self) -> usize {
        self.n
    }

    fn cost(&self, a: usize, b: usize) -> Option<i64> {
        self.asked.set(self.asked.get() + 1);
        Some(self.costs[a * self.n + b]).filter(|cost| *cost != FORBIDDEN)
    }
}
