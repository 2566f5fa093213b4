//! Pairs inside a group: the first complete pairing in the order of trial, depth first.
//!
//! | order of trial for one of a list of 2N | clauses |
//! | --- | --- |
//! | the first: N+1, N+2, ..., 2N, then N, N-1, ..., 2 | FMJD-V.6.1.15, FMJD-V.6.1.16, FMJD-V.6.1.19 to FMJD-V.6.1.25, UA-III.10.9.8.b |
//! | the last: N, N-1, ..., 1, then N+1, ..., 2N-1 | FMJD-V.6.1.17, FMJD-V.6.1.18, FMJD-V.6.1.26, UA-III.10.9.10 |
//! | the first: 2N, 2N-1, ..., 2; after odd rounds those with more of the other colour first | FMJD-V.6.2.2, FMJD-V.7.2.2 |
//! | the first: 2, 3, ... | FMJD-V.5.7, UA-III.10.9.5, UA-III.10.7, COL-3.9.2, COL-3.9.3, COL-3.9.11 |
//! | two squads of two quarters, each as the first row | FMJD-V.9.1.1, FMJD-V.9.1.2, FMJD-V.9.2.3 |
//!
//! The list is cut anew after each pair (D-52a). A candidate is taken if the others can still be
//! paired with no more unwelcome pairs than must be, so nothing is ever taken back: that is what trial
//! and backtracking in this order comes to (COL-3.9.7).

use std::cell::Cell;

use super::bits::{Bits, Relation};
use super::blossom::Matching;
use super::effort::Effort;
use super::explain::{Reason, Rejected, Side};
use super::field::{Field, upper_squad};
use super::graph::Graph;
use super::request::{Refused, Request, Watch};
use super::system::System;
use super::weighted::{Cheapest, Costs, cheapest, free_start};

/// An order of trial.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Trial {
    Halves,
    HalvesFromBelow,
    BestAndWorst,
    Neighbours,
}

/// A pair and how it was found.
#[derive(Debug)]
pub(super) struct Found {
    pub(super) seeker: usize,
    pub(super) partner: usize,
    pub(super) rejected: Vec<Rejected>,
}

/// Everything a search inside a group looks at.
#[derive(Debug, Clone, Copy)]
pub(super) struct Inside<'a> {
    pub(super) request: &'a Request<'a>,
    pub(super) field: &'a Field,
    pub(super) graph: &'a Graph<'a>,
    pub(super) watch: &'a Watch,
    pub(super) effort: &'a Effort,
}

impl Inside<'_> {
    /// Pairs these places, the best first, with `unwelcome` unwelcome pairs, which must be the
    /// fewest. Says whether squads were closed, too.
    pub(super) fn pair(
        &self,
        list: &[usize],
        side: Side,
        in_squads: bool,
        unwelcome: usize,
    ) -> Result<(Vec<Found>, bool), Refused> {
        let trial = self.trial(side);
        if in_squads {
            let (upper, lower) = list.split_at(upper_squad(list.len()).min(list.len()));
            let fewest = |squad: &[usize]| fewest_unwelcome(self.graph, squad);
            if let (Some(above), Some(below)) = (fewest(upper), fewest(lower))
                && above + below == unwelcome
            {
                let mut found = self.search(upper, trial, above)?;
                found.extend(self.search(lower, trial, below)?);
                return Ok((found, true));
            }
        }
        Ok((self.search(list, trial, unwelcome)?, false))
    }

    fn trial(&self, side: Side) -> Trial {
        let first_round = self.request.round.index() == 0;
        match (self.request.system, side) {
            (System::BasicDraw | System::Columns, _) => Trial::Neighbours,
            (System::ByLots | System::MedianUnrated, _) if first_round => Trial::Neighbours,
            (System::ByLots, _) => Trial::BestAndWorst,
            (_, Side::Lower) => Trial::HalvesFromBelow,
            _ => Trial::Halves,
        }
    }

    fn search(&self, list: &[usize], trial: Trial, unwelcome: usize) -> Result<Vec<Found>, Refused> {
        let mut rest = list.to_vec();
        let mut witness = Witness::new(self.graph, list, unwelcome);
        let mut found = Vec::with_capacity(list.len() / 2);
        while rest.len() > 1 {
            let (seeker, order) = self.order(trial, &rest);
            let mut rejected = Vec::new();
            let mut taken = None;
            for at in order {
                let candidate = rest[at];
                match witness.take(self.graph, &rest, rest[seeker], candidate, self.effort) {
                    Ok(()) => {
                        taken = Some(at);
                        break;
                    }
                    Err(reason) => rejected.push(Rejected { who: self.field.entrant(candidate), reason }),
                }
                self.watch.check()?;
            }
            // The others could be paired before, so somebody is always found.
            let Some(at) = taken else { break };
            found.push(Found { seeker: rest[seeker], partner: rest[at], rejected });
            rest.remove(seeker.max(at));
            rest.remove(seeker.min(at));
            self.watch.advance(2)?;
        }
        Ok(found)
    }

    /// Who looks for an opponent first, and where in the list, in order.
    fn order(&self, trial: Trial, rest: &[usize]) -> (usize, Box<dyn Iterator<Item = usize>>) {
        let (len, half) = (rest.len(), rest.len() / 2);
        match trial {
            Trial::Halves => (0, Box::new((half..len).chain((1..half).rev()))),
            Trial::HalvesFromBelow => (len - 1, Box::new((0..half).rev().chain(half..len - 1))),
            Trial::Neighbours => (0, Box::new(1..len)),
            Trial::BestAndWorst => {
                let mut order: Vec<usize> = (1..len).rev().collect();
                order.sort_by_key(|at| self.colour_class(rest[0], rest[*at]));
                (0, Box::new(order.into_iter()))
            }
        }
    }

    /// After odd rounds: 0 for one of the other sub-group, 1 for one with equal colours, 2 for one of
    /// the same sub-group (FMJD-V.7.2.2).
    fn colour_class(&self, seeker: usize, candidate: usize) -> u8 {
        let balance = |place: usize| self.field.players[place].history.balance().signum();
        if self.request.round.number() % 2 == 1 {
            return 0;
        }
        match (balance(seeker), balance(candidate)) {
            (0, _) => 0,
            (_, 0) => 1,
            (mine, theirs) if mine != theirs => 0,
            _ => 2,
        }
    }
}

/// The fewest unwelcome pairs with which a set can be paired, or `None` if it cannot be.
pub(super) fn fewest_unwelcome(graph: &Graph<'_>, places: &[usize]) -> Option<usize> {
    let n = graph.allowed.len();
    let set = || Bits::of(n, places.iter().copied());
    let welcome = Matching::maximum(graph.inner(), set());
    if welcome.is_perfect() {
        return Some(0);
    }
    if let Some(left) = left_over(graph, &welcome) {
        return Some(left.unwelcome);
    }
    if !Matching::maximum(&graph.allowed, set()).is_perfect() {
        return None;
    }
    solve(graph, places).map(|(solution, _)| solution.cost as usize)
}

/// Pairs of those who find nobody welcome.
struct LeftOver {
    pairs: Matching,
    /// How many pairs they are.
    unwelcome: usize,
}

/// Where as many as possible have a welcome partner and the others can be paired among themselves, fewer unwelcome
/// pairs cannot be.
fn left_over(graph: &Graph<'_>, welcome: &Matching) -> Option<LeftOver> {
    let pairs = Matching::maximum(&graph.allowed, welcome.exposed().clone());
    pairs.is_perfect().then(|| LeftOver { pairs, unwelcome: welcome.deficiency() / 2 })
}

/// Unwelcome pairs cost one.
struct InnerCosts<'a> {
    places: &'a [usize],
    allowed: &'a Relation,
    welcome: &'a Relation,
    /// How often a cost was asked for.
    asked: Cell<u64>,
}

impl Costs for InnerCosts<'_> {
    fn len(&self) -> usize {
        self.places.len()
    }

    fn cost(&self, a: usize, b: usize) -> Option<i64> {
        self.asked.set(self.asked.get() + 1);
        let (a, b) = (self.places[a], self.places[b]);
        self.allowed.has(a, b).then(|| i64::from(!self.welcome.has(a, b)))
    }
}

/// The cheapest pairs, and how often a cost was asked for.
fn solve(graph: &Graph<'_>, places: &[usize]) -> Option<(Cheapest, u64)> {
    let (allowed, welcome) = (&graph.allowed, graph.inner());
    let costs = InnerCosts { places, allowed, welcome, asked: Cell::new(0) };
    let found = cheapest(&costs, &free_start(&costs), i64::MAX)?;
    Some((found, costs.asked.get()))
}

/// Proof that the rest of a group can be paired.
enum Witness {
    /// By welcome pairs alone.
    Welcome(Matching),
    /// With as few unwelcome pairs as there can be.
    Mixed(Mixed),
}

/// Pairs of the rest of a group in which unwelcome ones must be made.
struct Mixed {
    /// As many welcome pairs as there can be.
    welcome: Matching,
    /// Each one's partner where unwelcome pairs are as few as can be.
    mate: Vec<usize>,
    unwelcome: usize,
}

impl Witness {
    fn new(graph: &Graph<'_>, list: &[usize], unwelcome: usize) -> Witness {
        let welcome = Matching::maximum(graph.inner(), Bits::of(graph.allowed.len(), list.iter().copied()));
        if unwelcome == 0 {
            return Witness::Welcome(welcome);
        }
        let mut mixed = Mixed { welcome, mate: vec![usize::MAX; graph.allowed.len()], unwelcome };
        match left_over(graph, &mixed.welcome) {
            Some(left) => mixed.keep(list, &left.pairs),
            None => {
                if let Some((solution, _)) = solve(graph, list) {
                    mixed.keep_solution(list, &solution);
                }
            }
        }
        Witness::Mixed(mixed)
    }

    /// Pairs two if the rest can still be paired as well as before, else says why not.
    fn take(
        &mut self,
        graph: &Graph<'_>,
        rest: &[usize],
        seeker: usize,
        candidate: usize,
        effort: &Effort,
    ) -> Result<(), Reason> {
        if let Some(obstacle) = graph.obstacle(seeker, candidate) {
            return Err(obstacle);
        }
        match self {
            Witness::Welcome(matching) => {
                if !graph.inner().has(seeker, candidate) {
                    let kind = graph.objection(seeker, candidate, true);
                    return Err(kind.map_or(Reason::MoreUnwelcome, Reason::Unwelcome));
                }
                let possible = matching.without(graph.inner(), &[seeker, candidate]);
                if possible { Ok(()) } else { Err(Reason::GroupNotClosed) }
            }
            Witness::Mixed(mixed) => mixed.take(graph, rest, seeker, candidate, effort),
        }
    }
}

impl Mixed {
    /// Keeps the welcome pairs and those of the others.
    fn keep(&mut self, places: &[usize], others: &Matching) {
        for place in places {
            let mate = self.welcome.mate(*place).or_else(|| others.mate(*place));
            self.mate[*place] = mate.unwrap_or(usize::MAX);
        }
    }

    fn keep_solution(&mut self, places: &[usize], solution: &Cheapest) {
        for (place, other) in places.iter().zip(&solution.mate) {
            self.mate[*place] = places[*other];
        }
    }

    /// As [`Witness::take`], where unwelcome pairs must be made.
    fn take(
        &mut self,
        graph: &Graph<'_>,
        rest: &[usize],
        seeker: usize,
        candidate: usize,
        effort: &Effort,
    ) -> Result<(), Reason> {
        let cost = |a: usize, b: usize| usize::from(!graph.inner().has(a, b));
        let own = cost(seeker, candidate);
        if own > self.unwelcome {
            return Err(Reason::MoreUnwelcome);
        }
        let taken = self.is_near(graph, rest, seeker, candidate);
        let mut welcome = self.welcome.clone();
        welcome.part_with(graph.inner(), [seeker, candidate]);
        if !taken {
            let others: Vec<usize> =
                rest.iter().copied().filter(|place| *place != seeker && *place != candidate).collect();
            // Whoever finds nobody welcome is in an unwelcome pair.
            if own + welcome.deficiency() / 2 > self.unwelcome {
                let all = Bits::of(graph.allowed.len(), others.iter().copied());
                let closes = Matching::maximum(&graph.allowed, all).is_perfect();
                return Err(if closes { Reason::MoreUnwelcome } else { Reason::GroupNotClosed });
            }
            if let Some(left) = left_over(graph, &welcome) {
                self.welcome = welcome.clone();
                self.keep(&others, &left.pairs);
            } else {
                if !effort.allows() {
                    return Err(Reason::NotTried);
                }
                let (solution, asked) = solve(graph, &others).ok_or(Reason::GroupNotClosed)?;
                effort.spend(asked);
                if solution.cost as usize + own > self.unwelcome {
                    return Err(Reason::MoreUnwelcome);
                }
                self.keep_solution(&others, &solution);
            }
        }
        self.welcome = welcome;
        self.unwelcome -= own;
        Ok(())
    }

    /// Whether the two are paired already, or are once two pairs or three exchange partners at the same price.
    fn is_near(&mut self, graph: &Graph<'_>, rest: &[usize], seeker: usize, candidate: usize) -> bool {
        let cost = |a: usize, b: usize| usize::from(!graph.inner().has(a, b));
        let own = cost(seeker, candidate);
        let mate = &mut self.mate;
        let (p, q) = (mate[seeker], mate[candidate]);
        if p == candidate {
            return true;
        }
        if p == usize::MAX || q == usize::MAX {
            return false;
        }
        let before = cost(seeker, p) + cost(candidate, q);
        if graph.allowed.has(p, q) && own + cost(p, q) == before {
            (mate[p], mate[q]) = (q, p);
            return true;
        }
        let parted = rest.iter().copied().find(|r| {
            let s = mate[*r];
            let others = ![seeker, candidate, p, q].contains(r);
            others
                && graph.allowed.has(p, *r)
                && graph.allowed.has(q, s)
                && own + cost(p, *r) + cost(q, s) == before + cost(*r, s)
        });
        if let Some(r) = parted {
            let s = mate[r];
            (mate[p], mate[r], mate[q], mate[s]) = (r, p, s, q);
        }
        parted.is_some()
    }
}
