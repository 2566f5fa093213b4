//! Going on from a cheapest matching when something becomes dearer or impossible: what was proved before still
//! bounds the cost from below, so that a few pairs have to be found again and not all of them.

use super::{Cheapest, Costs, Label, NONE, Solver};

/// Why nothing is cheaper: the dual values and blossoms at the end of a search.
#[derive(Debug, Clone)]
pub(in super::super) struct Proof {
    mate: Vec<usize>,
    dual: Vec<i64>,
    outer: Vec<usize>,
    parent: Vec<usize>,
    base: Vec<usize>,
    children: Vec<Vec<usize>>,
    circle: Vec<Vec<super::Edge>>,
    unused: Vec<usize>,
}

impl Proof {
    pub(super) fn of<C>(solver: Solver<'_, C>) -> Proof {
        Proof {
            mate: solver.mate,
            dual: solver.dual,
            outer: solver.outer,
            parent: solver.parent,
            base: solver.base,
            children: solver.children,
            circle: solver.circle,
            unused: solver.unused,
        }
    }

    fn resume<C: Costs>(self, costs: &C) -> Solver<'_, C> {
        let size = self.dual.len();
        Solver {
            costs,
            n: costs.len(),
            mate: self.mate,
            dual: self.dual,
            outer: self.outer,
            parent: self.parent,
            base: self.base,
            children: self.children,
            circle: self.circle,
            label: vec![Label::Unreached; size],
            label_edge: vec![None; size],
            best: vec![None; size],
            near: vec![None; size],
            marked: vec![false; size],
            queue: Vec::new(),
            unused: self.unused,
            bound: 0,
            limit: i64::MAX,
        }
    }
}

/// The cheapest matching after pairs of one place have become dearer or impossible, or `None` if there is none that
/// costs at most `limit`. Nothing else may have changed since the proof.
pub(in super::super) fn again(
    costs: &impl Costs,
    proof: &Proof,
    changed: usize,
    limit: i64,
) -> Option<(Cheapest, Proof)> {
    let mut solver = proof.clone().resume(costs);
    solver.limit = limit.saturating_mul(2);
    let partner = solver.release(changed);
    // Places in trees have dual values of one parity, so that half a slack is a whole number.
    let least = (0..solver.n)
        .filter(|other| *other != changed)
        .filter_map(|other| costs.cost(changed, other).map(|cost| -(solver.dual[other] + 2 * cost)));
    let least = least.max()?;
    solver.dual[changed] = least + (least - solver.dual[partner]).rem_euclid(2);
    solver.bound = solver.value();
    if solver.bound > solver.limit {
        return None;
    }
    solver.finish()
}

/// The cheapest matching after any pairs have become dearer or impossible: pairs that are as good as before stay.
pub(in super::super) fn dearer(costs: &impl Costs, proof: &Proof, limit: i64) -> Option<(Cheapest, Proof)> {
    let mut solver = proof.clone().resume(costs);
    solver.limit = limit.saturating_mul(2);
    for place in 0..solver.n {
        solver.dissolve(place);
    }
    for place in 0..solver.n {
        let mate = solver.mate[place];
        if mate != NONE && solver.slack((place, mate)) != Some(0) {
            solver.mate[place] = NONE;
            solver.mate[mate] = NONE;
        }
    }
    // One parity for all who look for a partner; a larger value leaves more slack and harms nothing.
    for place in 0..solver.n {
        if solver.mate[place] == NONE {
            solver.dual[place] += solver.dual[place].rem_euclid(2);
        }
    }
    solver.bound = solver.value();
    if solver.bound > solver.limit {
        return None;
    }
    solver.finish()
}

impl<C: Costs> Solver<'_, C> {
    /// Takes a place out of its pair and of all its blossoms. Returns the other one who is left without a partner.
    fn release(&mut self, place: usize) -> usize {
        let outer = self.outer[place];
        let base = self.base[outer];
        let partner = self.mate[base];
        self.mate[base] = NONE;
        self.mate[partner] = NONE;
        if self.is_blossom(outer) {
            self.rebase(outer, place);
        }
        self.mate[place] = NONE;
        self.dissolve(place);
        partner
    }

    /// Takes all blossoms of a place apart; its members keep among each other what the blossom was worth.
    fn dissolve(&mut self, place: usize) {
        while self.is_blossom(self.outer[place]) {
            let blossom = self.outer[place];
            let worth = self.dual[blossom];
            for leaf in self.leaves(blossom) {
                self.dual[leaf] += worth;
            }
            self.dual[blossom] = 0;
            self.expand(blossom, true);
        }
    }

    /// Twice what every perfect matching costs at least.
    fn value(&self) -> i64 {
        let places: i64 = self.dual[..self.n].iter().sum();
        let blossoms = (self.n..self.base.len()).filter(|b| self.base[*b] != NONE);
        let inner: i64 = blossoms.map(|b| self.dual[b] * (self.leaves(b).len() as i64 - 1)).sum();
        -places - inner
    }
}
