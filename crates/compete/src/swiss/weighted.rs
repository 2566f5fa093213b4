//! The cheapest way to pair everybody: minimum-cost perfect matching in a general graph.
//!
//! Edmonds' primal-dual method with blossoms, in the stages of Galil ("Efficient algorithms for
//! finding maximum matching in graphs", 1986). Whole numbers only: the dual values are doubled, so
//! every step is exact. It serves the few groups where counting heads is not enough; the caller
//! keeps those graphs small.

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

/// The cheapest perfect matching, or `None` if there is no perfect matching at all.
///
/// `start` holds pairs that cost nothing, to begin with.
pub(super) fn cheapest(costs: &impl Costs, start: &Matching) -> Option<Cheapest> {
    let n = costs.len();
    if n % 2 == 1 {
        return None;
    }
    let mut solver = Solver::new(costs, start);
    while solver.mate.contains(&NONE) {
        if !solver.stage() {
            return None;
        }
    }
    let mate = solver.mate;
    let cost = (0..n).filter(|a| *a < mate[*a]).filter_map(|a| costs.cost(a, mate[a])).sum();
    Some(Cheapest { mate, cost })
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
    marked: Vec<bool>,
    queue: Vec<usize>,
    unused: Vec<usize>,
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
            marked: vec![false; size],
            queue: Vec::new(),
            unused: (n..size).rev().collect(),
        }
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

    /// Where the trees of two even blossoms join, or `None` if they are different trees.
    fn common_base(&mut self, a: usize, b: usize) -> Option<usize> {
        let mut path = Vec::new();
        let (mut here, mut there) = (Some(a), Some(b));
        let mut base = None;
        while let Some(place) = here {
            let blossom = self.outer[place];
            if self.marked[blossom] {
                base = Some(self.base[blossom]);
                break;
            }
            self.marked[blossom] = true;
            path.push(blossom);
            here = self.label_edge[blossom]
                .and_then(|(odd, _)| self.label_edge[self.outer[odd]])
                .map(|edge| edge.0);
            if there.is_some() {
                std::mem::swap(&mut here, &mut there);
            }
        }
        path.into_iter().for_each(|blossom| self.marked[blossom] = false);
        base
    }

    /// Makes a blossom of the circle that closes between two even places.
    fn contract(&mut self, base: usize, a: usize, b: usize) {
        let Some(new) = self.unused.pop() else { return };
        let root = self.outer[base];
        let mut children = Vec::new();
        let mut circle = vec![(a, b)];
        let mut at = self.outer[a];
        while at != root {
            children.push(at);
            let Some(edge) = self.label_edge[at] else { break };
            circle.push(edge);
            at = self.outer[edge.0];
        }
        children.push(root);
        children.reverse();
        circle.reverse();
        at = self.outer[b];
        while at != root {
            children.push(at);
            let Some((from, to)) = self.label_edge[at] else { break };
            circle.push((to, from));
            at = self.outer[from];
        }
        self.base[new] = base;
        self.parent[new] = NONE;
        self.dual[new] = 0;
        self.label[new] = Label::Even;
        self.label_edge[new] = self.label_edge[root];
        children.iter().for_each(|child| self.parent[*child] = new);
        self.children[new] = children;
        self.circle[new] = circle;
        for leaf in self.leaves(new) {
            if self.label[self.outer[leaf]] == Label::Odd {
                self.queue.push(leaf);
            }
            self.outer[leaf] = new;
        }
        self.best[new] = self.best_to_other_trees(new);
    }

    /// The edge of a blossom with least slack to another even blossom.
    fn best_to_other_trees(&self, blossom: usize) -> Option<Edge> {
        let mut best: Option<(i64, Edge)> = None;
        for leaf in self.leaves(blossom) {
            for other in 0..self.n {
                if self.outer[other] == blossom || self.label[self.outer[other]] != Label::Even {
                    continue;
                }
                if let Some(slack) = self.slack((leaf, other))
                    && best.is_none_or(|(known, _)| slack < known)
                {
                    best = Some((slack, (leaf, other)));
                }
            }
        }
        best.map(|(_, edge)| edge)
    }

    /// Changes the dual values as far as the next event, and lets it happen. False if there is none:
    /// then no further pair can be made.
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

    /// Takes a blossom apart, at the end of a stage or, if it is odd, in the middle of one.
    fn expand(&mut self, blossom: usize, at_end: bool) {
        let children = std::mem::take(&mut self.children[blossom]);
        let circle = std::mem::take(&mut self.circle[blossom]);
        for child in &children {
            self.parent[*child] = NONE;
            if self.is_blossom(*child) && at_end && self.dual[*child] == 0 {
                self.expand(*child, at_end);
            } else {
                for leaf in self.leaves(*child) {
                    self.outer[leaf] = *child;
                }
            }
        }
        if !at_end && self.label[blossom] == Label::Odd {
            self.relabel(blossom, &children, &circle);
        }
        self.label[blossom] = Label::Unreached;
        self.label_edge[blossom] = None;
        self.best[blossom] = None;
        self.base[blossom] = NONE;
        self.parent[blossom] = NONE;
        self.unused.push(blossom);
    }

    /// Gives the children of an odd blossom that is taken apart their own labels.
    fn relabel(&mut self, blossom: usize, children: &[usize], circle: &[Edge]) {
        let Some((mut from, mut to)) = self.label_edge[blossom] else { return };
        let entry = self.outer[to];
        let len = children.len() as isize;
        let at = |index: isize| index.rem_euclid(len) as usize;
        let Some(start) = children.iter().position(|child| *child == entry) else { return };
        // From the entry to the base by the side with an even number of steps.
        let (mut j, step) = if start % 2 == 1 { (start as isize - len, 1) } else { (start as isize, -1) };
        let edge = |j: isize| if step == 1 { circle[at(j)] } else { flip(circle[at(j - 1)]) };
        while j != 0 {
            let (_, odd_end) = edge(j);
            self.label[to] = Label::Unreached;
            self.label[odd_end] = Label::Unreached;
            self.reach(to, Label::Odd, Some(from));
            j += step;
            (from, to) = edge(j);
            j += step;
        }
        let last = children[at(j)];
        for reached in [to, last] {
            self.label[reached] = Label::Odd;
            self.label_edge[reached] = Some((from, to));
        }
        self.best[last] = None;
        j += step;
        while children[at(j)] != entry {
            let child = children[at(j)];
            j += step;
            if self.label[child] == Label::Even {
                continue;
            }
            let reached = self.leaves(child).into_iter().find(|leaf| self.label[*leaf] != Label::Unreached);
            if let Some(leaf) = reached {
                self.label[leaf] = Label::Unreached;
                let partner = self.mate[self.base[child]];
                self.label[partner] = Label::Unreached;
                let from = self.label_edge[leaf].map(|edge| edge.0);
                self.reach(leaf, Label::Odd, from);
            } else {
                self.label[child] = Label::Unreached;
                self.label_edge[child] = None;
            }
        }
    }

    /// Turns over the pairs along the path that joins two trees.
    fn augment(&mut self, a: usize, b: usize) {
        for (start, partner) in [(a, b), (b, a)] {
            let (mut even, mut partner) = (start, partner);
            loop {
                let here = self.outer[even];
                if self.is_blossom(here) {
                    self.rebase(here, even);
                }
                self.mate[even] = partner;
                let Some((odd, _)) = self.label_edge[here] else { break };
                let between = self.outer[odd];
                let Some((from, to)) = self.label_edge[between] else { break };
                if self.is_blossom(between) {
                    self.rebase(between, to);
                }
                self.mate[to] = from;
                (even, partner) = (from, to);
            }
        }
    }

    /// Makes a place the one that a blossom leaves to others, and pairs the rest inside.
    fn rebase(&mut self, blossom: usize, place: usize) {
        let mut child = place;
        while self.parent[child] != blossom {
            child = self.parent[child];
        }
        if self.is_blossom(child) {
            self.rebase(child, place);
        }
        let Some(start) = self.children[blossom].iter().position(|c| *c == child) else { return };
        let len = self.children[blossom].len() as isize;
        let at = |index: isize| index.rem_euclid(len) as usize;
        let (mut j, step) = if start % 2 == 1 { (start as isize - len, 1) } else { (start as isize, -1) };
        while j != 0 {
            j += step;
            let (w, x) =
                if step == 1 { self.circle[blossom][at(j)] } else { flip(self.circle[blossom][at(j - 1)]) };
            let first = self.children[blossom][at(j)];
            if self.is_blossom(first) {
                self.rebase(first, w);
            }
            j += step;
            let second = self.children[blossom][at(j)];
            if self.is_blossom(second) {
                self.rebase(second, x);
            }
            self.mate[w] = x;
            self.mate[x] = w;
        }
        self.children[blossom].rotate_left(start);
        self.circle[blossom].rotate_left(start);
        self.base[blossom] = self.base[child];
    }
}

fn flip((a, b): Edge) -> Edge {
    (b, a)
}
