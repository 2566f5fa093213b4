//! Blossoms: odd circles that are treated as one place. They are made, taken apart, and turned so
//! that another of their places faces outward.

use super::{Costs, Edge, Label, NONE, Solver};

impl<C: Costs> Solver<'_, C> {
    /// Where the trees of two even blossoms join, or `None` if they are different trees.
    pub(super) fn common_base(&mut self, a: usize, b: usize) -> Option<usize> {
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
    pub(super) fn contract(&mut self, base: usize, a: usize, b: usize) {
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
        self.note_near(new);
    }

    /// Finds the edge with least slack from a new blossom to every other even one, of what its children know. Each
    /// place looks at everybody at most once in a stage; what it found goes on from blossom to blossom.
    fn note_near(&mut self, new: usize) {
        let mut nearest: Vec<Option<(i64, Edge)>> = vec![None; self.base.len()];
        for child in self.children[new].clone() {
            let known = self.near[child].take();
            let edges = known.unwrap_or_else(|| self.edges_of(child));
            for edge in edges {
                let there = self.outer[edge.1];
                if there == new || self.label[there] != Label::Even {
                    continue;
                }
                if let Some(slack) = self.slack(edge)
                    && nearest[there].is_none_or(|(known, _)| slack < known)
                {
                    nearest[there] = Some((slack, edge));
                }
            }
        }
        let found = nearest.into_iter().flatten();
        let (mut best, mut near): (Option<(i64, Edge)>, Vec<Edge>) = (None, Vec::new());
        for (slack, edge) in found {
            near.push(edge);
            if best.is_none_or(|(known, _)| slack < known) {
                best = Some((slack, edge));
            }
        }
        self.best[new] = best.map(|(_, edge)| edge);
        self.near[new] = Some(near);
    }

    /// Everybody whom the places of a blossom may meet.
    fn edges_of(&self, blossom: usize) -> Vec<Edge> {
        let all = |leaf: usize| (0..self.n).map(move |other| (leaf, other));
        let possible = |edge: &Edge| self.costs.cost(edge.0, edge.1).is_some();
        self.leaves(blossom).into_iter().flat_map(all).filter(possible).collect()
    }

    /// Takes a blossom apart, at the end of a stage or, if it is odd, in the middle of one.
    pub(super) fn expand(&mut self, blossom: usize, at_end: bool) {
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
        self.near[blossom] = None;
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
    pub(super) fn augment(&mut self, a: usize, b: usize) {
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
    pub(super) fn rebase(&mut self, blossom: usize, place: usize) {
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
