//! The cheapest way to pair everybody: minimum-cost perfect matching in a general graph.
//!
//! Edmonds' primal-dual method with blossoms, in the stages of Galil ("Efficient algorithms for
//! finding maximum matching in graphs", 1986). Whole numbers only: the dual values are doubled, so
//! every step is exact. It serves the few groups where counting heads is not enough; the caller
//! keeps those graphs small.

mod again;
mod circle;
mod table;

pub(super) use again::{Proof, again, dearer};

pub(super) use table::Table;

use super::bits::{Bits, Relation};
use super::blossom::Matching;

/// Costs of a pair; `None` where the two may not be paired.
pub(super) trait Costs {
    /// How many are to be paired.
    fn len(&self) -> usize;
    /// What it costs to pair two.
    fn cost(&self, a: usize, b: usize) -> Option<i64>;
}

/// Everybody's partner and the total cost.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Cheapest {
    /// The partner of each.
    pub(super) mate: Vec<usize>,
    /// The sum over all pairs.
    pub(super) cost: i64,
}

/// The cheapest perfect matching, or `None` if there is none that costs at most `limit`.
///
/// `start` holds pairs that cost nothing, to begin with.
pub(super) fn cheapest(costs: &impl Costs, start: &Matching, limit: i64) -> Option<Cheapest> {
    proved(costs, start, limit).map(|(cheapest, _)| cheapest)
}

/// The same with the proof that nothing is cheaper, from which a search can go on when something changes.
pub(super) fn proved(costs: &impl Costs, start: &Matching, limit: i64) -> Option<(Cheapest, Proof)> {
    if costs.len() % 2 == 1 {
        return None;
    }
    let mut solver = Solver::new(costs, start);
    solver.limit = limit.saturating_mul(2);
    solver.finish()
}

/// As many pairs as possible that cost nothing.
pub(super) fn free_start(costs: &impl Costs) -> Matching {
    let n = costs.len();
    let mut free = Relation::complete(n);
    for a in 0..n {
        for b in 0..a {
            if costs.cost(a, b) != Some(0) {
                free.remove(a, b);
            }
        }
    }
    Matching::maximum(&free, Bits::of(n, 0..n))
}

const NONE: usize = usize::MAX;

/// How a blossom was reached in this stage.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Label {
    Unreached,
    /// At an even distance from a place without a partner.
    Even,
    /// At an odd distance.
    Odd,
}

type Edge = (usize, usize);

/// Places are blossoms `0..n`; the others come and go from `n` upward.
struct Solver<'c, C> {
    costs: &'c C,
    n: usize,
    mate: Vec<usize>,
    /// Twice the dual value of a place or a blossom.
    dual: Vec<i64>,
    /// The outermost blossom of a place.
    outer: Vec<usize>,
    parent: Vec<usize>,
    base: Vec<usize>,
    /// Sub-blossoms round the circle, from the base; empty for places and unused blossoms.
    children: Vec<Vec<usize>>,
    /// The edge from each child to the next.
    circle: Vec<Vec<Edge>>,
    label: Vec<Label>,
    label_edge: Vec<Option<Edge>>,
    best: Vec<Option<Edge>>,
    /// The edges with least slack from a blossom made in this stage to other even ones.
    near: Vec<Option<Vec<Edge>>>,
    marked: Vec<bool>,
    queue: Vec<usize>,
    unused: Vec<usize>,
    /// Twice what every perfect matching costs at least: the value of the dual solution.
    bound: i64,
    /// Twice what it may cost.
    limit: i64,
}

impl<'c, C: Costs> Solver<'c, C> {
    fn new(costs: &'c C, start: &Matching) -> Solver<'c, C> {
        let n = costs.len();
        let size = n + n / 2 + 1;
        Solver {
            costs,
            n,
            mate: (0..n).map(|place| start.mate(place).unwrap_or(NONE)).collect(),
            dual: vec![0; size],
            outer: (0..n).collect(),
            parent: vec![NONE; size],
            base: (0..size).map(|b| if b < n { b } else { NONE }).collect(),
            children: vec![Vec::new(); size],
            circle: vec![Vec::new(); size],
            label: vec![Label::Unreached; size],
            label_edge: vec![None; size],
            best: vec![None; size],
            near: vec![None; size],
            marked: vec![false; size],
            queue: Vec::new(),
            unused: (n..size).rev().collect(),
            bound: 0,
            limit: i64::MAX,
        }
    }

    /// Makes pairs until everybody has a partner.
    fn finish(mut self) -> Option<(Cheapest, Proof)> {
        while self.mate.contains(&NONE) {
            if !self.stage() {
                return None;
            }
        }
        let mate = self.mate.clone();
        let pairs = (0..self.n).filter(|a| *a < mate[*a]);
        let cost = pairs.filter_map(|a| self.costs.cost(a, mate[a])).sum();
        Some((Cheapest { mate, cost }, Proof::of(self)))
    }

    /// Twice what the pair costs above the dual values of the two; 0 where it may be used.
    fn slack(&self, (a, b): Edge) -> Option<i64> {
        self.costs.cost(a, b).map(|cost| self.dual[a] + self.dual[b] + 2 * cost)
    }

    fn is_blossom(&self, b: usize) -> bool {
        b >= self.n
    }

    fn leaves(&self, b: usize) -> Vec<usize> {
        if !self.is_blossom(b) {
            return vec![b];
        }
        self.children[b].iter().flat_map(|child| self.leaves(*child)).collect()
    }

    /// One more pair, if there is room for one.
    fn stage(&mut self) -> bool {
        self.label.fill(Label::Unreached);
        self.label_edge.fill(None);
        self.best.fill(None);
        self.near.fill(None);
        self.queue.clear();
        for place in 0..self.n {
            if self.mate[place] == NONE && self.label[self.outer[place]] == Label::Unreached {
                self.reach(place, Label::Even, None);
            }
        }
        let found = self.grow();
        let even: Vec<usize> = (self.n..self.base.len())
            .filter(|b| self.base[*b] != NONE && self.parent[*b] == NONE)
            .filter(|b| self.label[*b] == Label::Even && self.dual[*b] == 0)
            .collect();
        for blossom in even {
            // An inner one may be gone with an outer one already.
            if self.base[blossom] != NONE && self.parent[blossom] == NONE {
                self.expand(blossom, true);
            }
        }
        found
    }

    /// Grows the trees and changes the dual values until two trees meet.
    fn grow(&mut self) -> bool {
        loop {
            while let Some(place) = self.queue.pop() {
                if self.scan(place) {
                    return true;
                }
            }
            if !self.change_duals() {
                return false;
            }
        }
    }

    /// Looks at everybody a place could meet; true when a pair was gained.
    fn scan(&mut self, place: usize) -> bool {
        for other in 0..self.n {
            if self.outer[place] == self.outer[other] {
                continue;
            }
            let Some(slack) = self.slack((place, other)) else { continue };
            let there = self.outer[other];
            match (slack, self.label[there]) {
                (0, Label::Unreached) => self.reach(other, Label::Odd, Some(place)),
                (0, Label::Even) => match self.common_base(place, other) {
                    Some(base) => self.contract(base, place, other),
                    None => {
                        self.augment(place, other);
                        return true;
                    }
                },
                (0, Label::Odd) => {
                    if self.label[other] == Label::Unreached {
                        self.label[other] = Label::Odd;
                        self.label_edge[other] = Some((place, other));
                    }
                }
                (_, Label::Even) => self.note_best(self.outer[place], (place, other), slack),
                (_, Label::Unreached) => self.note_best(other, (place, other), slack),
                // Inside an odd blossom, for the time after it is taken apart.
                (_, Label::Odd) if self.label[other] == Label::Unreached => {
                    self.note_best(other, (place, other), slack);
                }
                (_, Label::Odd) => {}
            }
        }
        false
    }

    fn note_best(&mut self, b: usize, edge: Edge, slack: i64) {
        let known = self.best[b].and_then(|best| self.slack(best));
        if known.is_none_or(|known| slack < known) {
            self.best[b] = Some(edge);
        }
    }

    fn reach(&mut self, place: usize, label: Label, from: Option<usize>) {
        let b = self.outer[place];
        let edge = from.map(|from| (from, place));
        for reached in [place, b] {
            self.label[reached] = label;
            self.label_edge[reached] = edge;
            self.best[reached] = None;
        }
        if label == Label::Even {
            let leaves = self.leaves(b);
            self.queue.extend(leaves);
        } else {
            let base = self.base[b];
            self.reach(self.mate[base], Label::Even, Some(base));
        }
    }

    /// Changes the dual values as far as the next event, and lets it happen. False if there is none,
    /// so that no further pair can be made, or if it would cost more than the limit.
    fn change_duals(&mut self) -> bool {
        enum Event {
            Use(Edge),
            Expand(usize),
        }
        let mut next: Option<(i64, Event)> = None;
        let mut offer = |delta: i64, event: Event| {
            if next.as_ref().is_none_or(|(known, _)| delta < *known) {
                next = Some((delta, event));
            }
        };
        for place in 0..self.n {
            if self.label[self.outer[place]] == Label::Unreached
                && let Some(edge) = self.best[place]
                && let Some(slack) = self.slack(edge)
            {
                offer(slack, Event::Use(edge));
            }
        }
        for b in 0..self.base.len() {
            if self.base[b] == NONE || self.parent[b] != NONE {
                continue;
            }
            match self.label[b] {
                Label::Even => {
                    if let Some(edge) = self.best[b]
                        && let Some(slack) = self.slack(edge)
                    {
                        offer(slack / 2, Event::Use(edge));
                    }
                }
                Label::Odd if self.is_blossom(b) => offer(self.dual[b], Event::Expand(b)),
                _ => {}
            }
        }
        let Some((delta, event)) = next else { return false };
        // In each tree there is one more even blossom than odd ones.
        let trees = self.mate.iter().filter(|mate| **mate == NONE).count() as i64;
        self.bound += delta * trees;
        if self.bound > self.limit {
            return false;
        }
        self.shift_duals(delta);
        match event {
            Event::Use((a, b)) => {
                let even = if self.label[self.outer[a]] == Label::Even { a } else { b };
                self.queue.push(even);
            }
            Event::Expand(b) => self.expand(b, false),
        }
        true
    }

    fn shift_duals(&mut self, delta: i64) {
        for place in 0..self.n {
            match self.label[self.outer[place]] {
                Label::Even => self.dual[place] -= delta,
                Label::Odd => self.dual[place] += delta,
                Label::Unreached => {}
            }
        }
        for b in self.n..self.base.len() {
            if self.base[b] != NONE && self.parent[b] == NONE {
                match self.label[b] {
                    Label::Even => self.dual[b] += delta,
                    Label::Odd => self.dual[b] -= delta,
                    Label::Unreached => {}
                }
            }
        }
    }
}
