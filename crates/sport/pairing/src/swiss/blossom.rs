//! Can everybody of a set be paired? Maximum matching in a general graph, by Edmonds' blossoms.
//!
//! A [`Matching`] is kept and repaired: when two places leave it or a pair is forced, only their
//! former partners must find each other again. In the wide graphs of a Swiss event that is nearly
//! always one look; a full search runs only where many have met.

use super::bits::{Bits, Relation, ones};

const NONE: u32 = u32::MAX;

/// Pairs inside a set of places, as many as can be made or on the way there.
#[derive(Debug, Clone)]
pub(super) struct Matching {
    /// The places that count.
    alive: Bits,
    /// Those of them without a partner.
    exposed: Bits,
    mate: Vec<u32>,
}

impl Matching {
    /// No pairs yet.
    pub(super) fn empty(n: usize, alive: Bits) -> Matching {
        Matching { exposed: alive.clone(), alive, mate: vec![NONE; n] }
    }

    /// As many pairs as the relation allows inside the set.
    pub(super) fn maximum(relation: &Relation, alive: Bits) -> Matching {
        let mut matching = Matching::empty(relation.len(), alive);
        matching.greedy(relation);
        matching.augment_all(relation);
        matching
    }

    pub(super) fn mate(&self, place: usize) -> Option<usize> {
        Some(self.mate[place]).filter(|mate| *mate != NONE).map(|mate| mate as usize)
    }

    /// How many have no partner.
    pub(super) fn deficiency(&self) -> usize {
        self.exposed.count()
    }

    /// Whether everybody has a partner.
    pub(super) fn is_perfect(&self) -> bool {
        self.exposed.words().iter().all(|word| *word == 0)
    }

    /// Joins two that have no partner.
    pub(super) fn join(&mut self, a: usize, b: usize) {
        self.mate[a] = b as u32;
        self.mate[b] = a as u32;
        self.exposed.remove(a);
        self.exposed.remove(b);
    }

    /// Takes a place out of the set; a partner is left without one.
    pub(super) fn leave(&mut self, place: usize) {
        if let Some(mate) = self.mate(place) {
            self.mate[mate] = NONE;
            self.mate[place] = NONE;
            self.exposed.insert(mate);
        }
        self.alive.remove(place);
        self.exposed.remove(place);
    }

    /// Whether the others can all be paired once these have left. The pairs are repaired if so,
    /// and unchanged if not.
    pub(super) fn without(&mut self, relation: &Relation, gone: &[usize]) -> bool {
        // The ordinary case: the two partners left behind may meet each other.
        if let [a, b] = *gone
            && let (Some(p), Some(q)) = (self.mate(a), self.mate(b))
            && (p == b || relation.has(p, q))
            && self.is_perfect()
        {
            self.leave(a);
            self.leave(b);
            if p != b {
                self.join(p, q);
            }
            return true;
        }
        let mut trial = self.clone();
        gone.iter().for_each(|place| trial.leave(*place));
        trial.augment_all(relation);
        let possible = trial.is_perfect();
        if possible {
            *self = trial;
        }
        possible
    }

    /// Takes two out of the set where as many have a partner as can: only those who were with them can find another.
    pub(super) fn part_with(&mut self, relation: &Relation, gone: [usize; 2]) {
        let left = gone.iter().filter_map(|place| self.mate(*place)).filter(|mate| !gone.contains(mate));
        let left: Vec<usize> = left.collect();
        gone.iter().for_each(|place| self.leave(*place));
        let mut search = None;
        for root in left {
            if self.exposed.contains(root) && self.deficiency() > 1 {
                search.get_or_insert_with(|| Search::new(relation.len())).run(relation, self, root);
            }
        }
    }

    /// Those without a partner.
    pub(super) fn exposed(&self) -> &Bits {
        &self.exposed
    }

    /// Makes as many pairs as possible out of those there are.
    pub(super) fn augment_all(&mut self, relation: &Relation) {
        let roots: Vec<usize> = self.exposed.iter().collect();
        let mut search = None;
        for root in roots {
            // A search from the last one without a partner can find nobody.
            if self.exposed.contains(root) && self.deficiency() > 1 {
                search.get_or_insert_with(|| Search::new(relation.len())).run(relation, self, root);
            }
        }
    }

    /// Joins neighbours who have no partner yet, first come first served.
    fn greedy(&mut self, relation: &Relation) {
        let waiting: Vec<usize> = self.exposed.iter().collect();
        for place in waiting {
            if self.mate[place] == NONE
                && let Some(partner) = first_common(relation.row(place), &self.exposed)
            {
                self.join(place, partner);
            }
        }
    }
}

fn first_common(row: &[u64], set: &Bits) -> Option<usize> {
    let mut words = row.iter().zip(set.words()).enumerate();
    words.find_map(|(index, (row, set))| ones(index, row & set).next())
}

/// One search for an augmenting path.
struct Search {
    /// Reached at an odd distance: the place it was reached from.
    parent: Vec<u32>,
    /// The base of the blossom a place is in.
    base: Vec<u32>,
    /// Reached at an even distance.
    even: Bits,
    /// Not reached at all.
    fresh: Bits,
    queue: Vec<u32>,
    on_path: Vec<bool>,
    in_blossom: Vec<bool>,
}

impl Search {
    fn new(n: usize) -> Search {
        Search {
            parent: vec![NONE; n],
            base: (0..n as u32).collect(),
            even: Bits::none(n),
            fresh: Bits::none(n),
            queue: Vec::new(),
            on_path: vec![false; n],
            in_blossom: vec![false; n],
        }
    }

    /// Looks for a path from `root` to another place without a partner, and turns it over.
    fn run(&mut self, relation: &Relation, matching: &mut Matching, root: usize) -> bool {
        let n = relation.len();
        self.parent.fill(NONE);
        (0..n).for_each(|place| self.base[place] = place as u32);
        self.even = Bits::none(n);
        self.fresh = matching.alive.clone();
        self.queue.clear();
        self.reach(root);
        let mut next = 0;
        while next < self.queue.len() {
            let place = self.queue[next] as usize;
            next += 1;
            if let Some(end) = self.free_neighbour(relation, matching, place, root) {
                self.parent[end] = place as u32;
                self.turn_over(matching, end);
                matching.exposed.remove(root);
                matching.exposed.remove(end);
                return true;
            }
            self.grow(relation, matching, place);
            self.contract(relation, matching, place);
        }
        false
    }

    fn reach(&mut self, place: usize) {
        self.even.insert(place);
        self.fresh.remove(place);
        self.queue.push(place as u32);
    }

    fn free_neighbour(
        &self,
        relation: &Relation,
        matching: &Matching,
        place: usize,
        root: usize,
    ) -> Option<usize> {
        let mut words = relation.row(place).iter().zip(matching.exposed.words()).enumerate();
        words.find_map(|(index, (row, set))| ones(index, row & set).find(|end| *end != root))
    }

    /// Reaches the neighbours not reached yet, and through them their partners.
    fn grow(&mut self, relation: &Relation, matching: &Matching, place: usize) {
        for (index, row) in relation.row(place).iter().enumerate() {
            for odd in ones(index, row & self.fresh.words()[index]) {
                // An earlier neighbour of this word may have reached it as a partner.
                if self.fresh.contains(odd) {
                    self.fresh.remove(odd);
                    self.parent[odd] = place as u32;
                    self.reach(matching.mate[odd] as usize);
                }
            }
        }
    }

    /// Two at even distances that may meet close an odd circle: all of it becomes even.
    fn contract(&mut self, relation: &Relation, matching: &Matching, place: usize) {
        for (index, row) in relation.row(place).iter().enumerate() {
            for other in ones(index, row & self.even.words()[index]) {
                if self.base[place] != self.base[other] {
                    self.close(matching, place, other);
                }
            }
        }
    }

    fn close(&mut self, matching: &Matching, a: usize, b: usize) {
        let base = self.common_base(matching, a, b);
        self.in_blossom.fill(false);
        self.mark_path(matching, a, base, b);
        self.mark_path(matching, b, base, a);
        for place in 0..self.base.len() {
            if self.in_blossom[self.base[place] as usize] {
                self.base[place] = base as u32;
                if !self.even.contains(place) {
                    self.reach(place);
                }
            }
        }
    }

    fn common_base(&mut self, matching: &Matching, a: usize, b: usize) -> usize {
        self.on_path.fill(false);
        let mut at = a;
        loop {
            at = self.base[at] as usize;
            self.on_path[at] = true;
            if matching.mate[at] == NONE {
                break;
            }
            at = self.parent[matching.mate[at] as usize] as usize;
        }
        at = b;
        loop {
            at = self.base[at] as usize;
            if self.on_path[at] {
                return at;
            }
            at = self.parent[matching.mate[at] as usize] as usize;
        }
    }

    fn mark_path(&mut self, matching: &Matching, from: usize, base: usize, child: usize) {
        let (mut at, mut child) = (from, child);
        while self.base[at] as usize != base {
            let mate = matching.mate[at] as usize;
            self.in_blossom[self.base[at] as usize] = true;
            self.in_blossom[self.base[mate] as usize] = true;
            self.parent[at] = child as u32;
            child = mate;
            at = self.parent[mate] as usize;
        }
    }

    fn turn_over(&self, matching: &mut Matching, end: usize) {
        let mut at = end as u32;
        while at != NONE {
            let before = self.parent[at as usize];
            let next = matching.mate[before as usize];
            matching.mate[at as usize] = before;
            matching.mate[before as usize] = at;
            at = next;
        }
    }
}
