//! Fields of up to twenty: the same order of decisions, each question answered by dynamic
//! programming over sets of entrants.
//!
//! This reaches what ten entrants cannot: groups far away, several groups to skip, large groups that
//! lose their opponents slowly.

use std::collections::HashMap;

use damier_pairing::swiss::{Damage, Free, Request};

use crate::colours::colour;
use crate::pairing::{ReferenceAnswer, Round, is_fmjd};

/// Costs compared from the left.
type Cost = [u32; 4];

/// What is fixed about pairs: `None` forbids one.
type Price<'a> = dyn Fn(usize, usize) -> Option<Cost> + 'a;

/// Pairs a round of at most twenty.
pub fn pair_middle(request: &Request<'_>) -> ReferenceAnswer {
    Round::new(request).pair_middle()
}

/// The least cost to pair a set, given as bits.
fn least(set: u32, price: &Price<'_>, known: &mut HashMap<u32, Option<Cost>>) -> Option<Cost> {
    if set == 0 {
        return Some([0; 4]);
    }
    if let Some(answer) = known.get(&set) {
        return *answer;
    }
    let first = set.trailing_zeros() as usize;
    let mut best: Option<Cost> = None;
    for other in first + 1..32 {
        if set >> other & 1 == 0 {
            continue;
        }
        let Some(own) = price(first, other) else { continue };
        if let Some(rest) = least(set & !(1 << first) & !(1 << other), price, known) {
            let sum = std::array::from_fn(|i| own[i] + rest[i]);
            if best.is_none_or(|best| sum < best) {
                best = Some(sum);
            }
        }
    }
    known.insert(set, best);
    best
}

fn solve(places: &[usize], price: &Price<'_>) -> Option<Cost> {
    let set = places.iter().fold(0, |set, place| set | 1 << place);
    least(set, price, &mut HashMap::new())
}

impl Round<'_> {
    fn pair_middle(&self) -> ReferenceAnswer {
        let mut rest = self.everybody();
        let free = if rest.len() % 2 == 1 {
            let Some(chosen) = self.free_by(&|others| self.can_pair(others)) else {
                return ReferenceAnswer::Impossible;
            };
            rest.retain(|other| *other != chosen.0);
            Some(chosen)
        } else {
            None
        };
        if !self.can_pair(&rest) {
            return ReferenceAnswer::Impossible;
        }
        let mut made = Vec::new();
        for ([score], upper) in self.order_of_work(free.map(|f| f.0)) {
            let group = self.members(&rest, score);
            let pairs = self.decide_middle(&rest, &group, upper);
            rest.retain(|place| !pairs.iter().any(|(a, b)| a == place || b == place));
            made.extend(pairs);
        }
        let pair = |(a, b): (usize, usize)| {
            let (stronger, weaker) = (&self.list[a.min(b)], &self.list[a.max(b)]);
            (stronger.entrant, weaker.entrant, colour(self.request, stronger, weaker))
        };
        let free = free
            .map(|(place, after_withdrawal)| Free { entrant: self.list[place].entrant, after_withdrawal });
        ReferenceAnswer::Pairs { pairs: made.into_iter().map(pair).collect(), free }
    }

    fn can_pair(&self, places: &[usize]) -> bool {
        solve(places, &|a, b| self.may(a, b).then_some([0; 4])).is_some()
    }

    fn decide_middle(&self, rest: &[usize], group: &[usize], upper: bool) -> Vec<(usize, usize)> {
        let question = Question { round: self, rest, group };
        let mut forced = Forced::default();
        let best = question.least(None, &forced).expect("everybody could be paired");
        let count = best[0] as usize;
        let ways = question.ways(count, best[2] as usize);
        let damage = self.request.switches.damage;
        let mut open: Vec<Option<Vec<u32>>> = vec![None];
        let narrow = |forced: &Forced, open: &mut Vec<Option<Vec<u32>>>, best: Cost| {
            let costs: Vec<(Cost, &Vec<u32>)> =
                ways.iter().filter_map(|way| Some((question.least(Some(way), forced)?, way))).collect();
            let least = costs.iter().map(|(cost, _)| *cost).min().unwrap_or(best);
            *open = costs
                .into_iter()
                .filter(|(cost, _)| *cost == least)
                .map(|(_, way)| Some(way.clone()))
                .collect();
            least
        };
        let mut target = best;
        if damage == Damage::BeforeLeaver && count > 0 {
            target = narrow(&forced, &mut open, best);
        }
        for leaver in self.preference(group, upper, false) {
            if forced.leavers.len() == count {
                break;
            }
            forced.leavers.push(leaver);
            if !question.keep(&mut open, &forced, target) {
                forced.leavers.pop();
            }
        }
        if damage == Damage::AfterLeaver && count > 0 {
            target = narrow(&forced, &mut open, best);
        }
        let mut served = forced.leavers.clone();
        if is_fmjd(self.request.system) {
            served.sort_unstable();
            if !upper {
                served.reverse();
            }
        }
        for leaver in served {
            let hosts = question.hosts(leaver, upper);
            let found = hosts.into_iter().find(|host| {
                forced.floats.push((leaver, *host));
                let stays = question.keep(&mut open, &forced, target);
                if !stays {
                    forced.floats.pop();
                }
                stays
            });
            assert!(found.is_some(), "somebody can be met");
        }
        let staying: Vec<usize> = group.iter().copied().filter(|p| !forced.leavers.contains(p)).collect();
        let mut pairs = forced.floats;
        pairs.extend(self.inside_middle(&staying, group, upper));
        pairs
    }

    fn inside_middle(&self, staying: &[usize], group: &[usize], upper: bool) -> Vec<(usize, usize)> {
        let price = |a: usize, b: usize| {
            self.may(a, b).then(|| [u32::from(self.unwelcome(a, b, true, true)), 0, 0, 0])
        };
        let cost = |places: &[usize]| solve(places, &price);
        if self.in_squads(group) {
            let (above, below) = staying.split_at((2 * staying.len().div_ceil(4)).min(staying.len()));
            if let (Some(a), Some(b)) = (cost(above), cost(below))
                && Some(a[0] + b[0]) == cost(staying).map(|all| all[0])
            {
                let mut pairs = self.search_middle(above, upper, &price);
                pairs.extend(self.search_middle(below, upper, &price));
                return pairs;
            }
        }
        self.search_middle(staying, upper, &price)
    }

    fn search_middle(&self, list: &[usize], upper: bool, price: &Price<'_>) -> Vec<(usize, usize)> {
        let mut rest = list.to_vec();
        let mut pairs = Vec::new();
        while !rest.is_empty() {
            let target = solve(&rest, price).expect("the rest can be paired")[0];
            let seeker = self.seeker(&rest, upper);
            let partner = self.candidates(&rest, upper).into_iter().find(|candidate| {
                let others: Vec<usize> =
                    rest.iter().copied().filter(|p| *p != seeker && p != candidate).collect();
                let own = price(seeker, *candidate).map(|cost| cost[0]);
                own.zip(solve(&others, price)).is_some_and(|(own, rest)| own + rest[0] == target)
            });
            let partner = partner.expect("the rest can be paired");
            rest.retain(|place| *place != seeker && *place != partner);
            pairs.push((seeker, partner));
        }
        pairs
    }
}

#[derive(Default)]
struct Forced {
    leavers: Vec<usize>,
    floats: Vec<(usize, usize)>,
}

/// One group among all who are left.
struct Question<'a> {
    round: &'a Round<'a>,
    rest: &'a [usize],
    group: &'a [usize],
}

impl Question<'_> {
    /// Leavers, unwelcome, skipped, damage to the groups entered.
    fn least(&self, entered: Option<&Vec<u32>>, forced: &Forced) -> Option<Cost> {
        let round = self.round;
        let inside = |place: usize| self.group.contains(&place);
        let price = |a: usize, b: usize| {
            if !round.may(a, b) {
                return None;
            }
            for (leaver, host) in &forced.floats {
                let same = [a, b].contains(leaver) as u8 + [a, b].contains(host) as u8;
                if same == 1 {
                    return None;
                }
            }
            if inside(a) && inside(b) {
                let leaves = forced.leavers.contains(&a) || forced.leavers.contains(&b);
                return (!leaves).then(|| [0, u32::from(round.unwelcome(a, b, true, true)), 0, 0]);
            }
            if inside(a) || inside(b) {
                let (leaver, host) = if inside(a) { (a, b) } else { (b, a) };
                if entered.is_some_and(|entered| !entered.contains(&round.score(host))) {
                    return None;
                }
                let skipped = round.between(self.rest, leaver, host) as u32;
                return Some([1, u32::from(round.unwelcome(a, b, false, true)), skipped, 0]);
            }
            let (x, y) = (round.score(a), round.score(b));
            let out =
                |score: u32| u32::from(x != y && entered.is_some_and(|entered| entered.contains(&score)));
            Some([0, 0, 0, out(x) + out(y)])
        };
        solve(self.rest, &price)
    }

    /// Sets of groups that can be entered by so many with so much skipped in all.
    fn ways(&self, count: usize, skipped: usize) -> Vec<Vec<u32>> {
        let Some(one) = self.group.first() else { return Vec::new() };
        let others = self.rest.iter().copied().filter(|place| !self.group.contains(place));
        let mut scores: Vec<(usize, u32)> = others
            .map(|place| (self.round.between(self.rest, *one, place), self.round.score(place)))
            .collect();
        scores.sort_unstable();
        scores.dedup();
        let mut sums: Vec<(usize, Vec<u32>)> = vec![(0, Vec::new())];
        for _ in 0..count {
            let mut next = Vec::new();
            for (sum, way) in &sums {
                for (skip, score) in scores.iter().filter(|(skip, _)| sum + skip <= skipped) {
                    let mut way = way.clone();
                    way.push(*score);
                    way.sort_unstable();
                    way.dedup();
                    next.push((sum + skip, way));
                }
            }
            next.sort();
            next.dedup();
            sums = next;
        }
        let mut ways: Vec<Vec<u32>> =
            sums.into_iter().filter(|(sum, _)| *sum == skipped).map(|(_, way)| way).collect();
        ways.sort();
        ways.dedup();
        ways
    }

    /// Keeps the ways in which this can be had at the same cost; all of them if there is none.
    fn keep(&self, open: &mut Vec<Option<Vec<u32>>>, forced: &Forced, target: Cost) -> bool {
        let still: Vec<Option<Vec<u32>>> =
            open.iter().filter(|way| self.least(way.as_ref(), forced) == Some(target)).cloned().collect();
        let any = !still.is_empty();
        if any {
            *open = still;
        }
        any
    }

    fn hosts(&self, leaver: usize, upper: bool) -> Vec<usize> {
        let others: Vec<usize> = self.rest.iter().copied().filter(|p| !self.group.contains(p)).collect();
        let mut scores: Vec<(usize, u32)> = others
            .iter()
            .map(|p| (self.round.between(self.rest, leaver, *p), self.round.score(*p)))
            .collect();
        scores.sort_unstable();
        scores.dedup();
        let group =
            |score: u32| others.iter().copied().filter(move |p| self.round.score(*p) == score).collect();
        scores
            .into_iter()
            .flat_map(|(_, score)| {
                let members: Vec<usize> = group(score);
                self.round.preference(&members, !upper, true)
            })
            .collect()
    }
}
