//! A round by looking at every way to pair all who are left.

use damier_pairing::swiss::{ByeAfterWithdrawal, Damage, Free, MedianList, Request, System, ThirdColourUa};
use damier_pairing::{Absence, Cell, Entrant};
use damier_rules::Color;

use crate::colours::colour;
use crate::list::{Player, has_left, lists, quarter_scores};

/// What the reference says about a round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ReferenceAnswer {
    /// The pairs, the stronger first, with his colour where no lot decides it.
    Pairs {
        /// Stronger, weaker, and the stronger's colour.
        pairs: Vec<(Entrant, Entrant, Option<Color>)>,
        /// Who is free.
        free: Option<Free>,
    },
    /// No pairing obeys the rules.
    Impossible,
}

/// A round as the reference sees it, places by the list.
pub struct Round<'a> {
    pub(crate) request: &'a Request<'a>,
    pub(crate) list: Vec<Player>,
    standing: Vec<usize>,
}

type Matching = Vec<(usize, usize)>;

/// Pairs a round. Only for the systems without lots in every round.
pub fn pair(request: &Request<'_>) -> ReferenceAnswer {
    let round = Round::new(request);
    round.pair()
}

impl<'a> Round<'a> {
    /// Reads the request.
    pub fn new(request: &'a Request<'a>) -> Round<'a> {
        let (standing, list) = lists(request);
        let place =
            |entrant: Entrant| list.iter().position(|p| p.entrant == entrant).expect("he is on the list");
        let standing = standing.iter().map(|p| place(p.entrant)).collect();
        Round { request, list, standing }
    }

    fn pair(&self) -> ReferenceAnswer {
        let n = self.list.len();
        let mut rest: Vec<usize> = (0..n).collect();
        let mut free = None;
        if n % 2 == 1 {
            let Some((place, after_withdrawal)) = self.free() else { return ReferenceAnswer::Impossible };
            rest.retain(|other| *other != place);
            free = Some((place, after_withdrawal));
        }
        if self.matchings(&rest).is_empty() {
            return ReferenceAnswer::Impossible;
        }
        let mut pairs = Vec::new();
        for (scores, upper) in self.order_of_work(free.map(|f| f.0)) {
            let group: Vec<usize> =
                rest.iter().copied().filter(|p| scores.contains(&self.score(*p))).collect();
            if group.is_empty() {
                continue;
            }
            let made = self.decide(&rest, &group, upper);
            rest.retain(|place| !made.iter().any(|(a, b)| a == place || b == place));
            pairs.extend(made);
        }
        let pairs = pairs
            .into_iter()
            .map(|(a, b)| (a.min(b), a.max(b)))
            .map(|(a, b)| {
                let (stronger, weaker) = (&self.list[a], &self.list[b]);
                (stronger.entrant, weaker.entrant, colour(self.request, stronger, weaker))
            })
            .collect();
        let free = free
            .map(|(place, after_withdrawal)| Free { entrant: self.list[place].entrant, after_withdrawal });
        ReferenceAnswer::Pairs { pairs, free }
    }

    /// Points, or one score for all in round 1.
    pub(crate) fn score(&self, place: usize) -> u32 {
        if self.request.round.number() == 1 { 0 } else { self.list[place].points }
    }

    /// Every score there is, from the top.
    fn scores(&self) -> Vec<u32> {
        let mut scores: Vec<u32> = (0..self.list.len()).map(|place| self.score(place)).collect();
        scores.sort_unstable_by(|a, b| b.cmp(a));
        scores.dedup();
        scores
    }

    /// Groups in the order of work; true if worked as an upper group.
    pub fn order_of_work(&self, free: Option<usize>) -> Vec<([u32; 1], bool)> {
        let scores = self.scores();
        let half = u32::from(self.request.round.number()) - 1;
        let mut order: Vec<(u32, bool)> = Vec::new();
        match self.request.system {
            _ if self.request.round.number() == 1 => order.extend(scores.iter().map(|s| (*s, true))),
            System::MedianRated | System::MedianUnrated => {
                order.extend(scores.iter().filter(|s| **s >= half).map(|s| (*s, true)));
                order.extend(scores.iter().rev().filter(|s| **s < half).map(|s| (*s, false)));
            }
            System::Haley if self.request.round.number() == 2 => {
                order.extend(scores.iter().map(|s| (*s, true)));
            }
            System::Classified | System::Quarter | System::Haley => {
                let quarters = quarter_scores(self.request, &self.list);
                order.extend(quarters.iter().map(|s| (*s, true)));
                let median = self.median(free);
                let new = |s: &&u32| !quarters.contains(s);
                order.extend(scores.iter().filter(|s| **s > median).filter(new).map(|s| (*s, true)));
                order.extend(scores.iter().rev().filter(|s| **s < median).filter(new).map(|s| (*s, false)));
                order.extend(scores.iter().filter(|s| **s == median).filter(new).map(|s| (*s, true)));
            }
            _ => order.extend(scores.iter().map(|s| (*s, true))),
        }
        order.into_iter().map(|(score, upper)| ([score], upper)).collect()
    }

    fn median(&self, free: Option<usize>) -> u32 {
        let all = self.request.switches.median_list == MedianList::All;
        let listed: Vec<usize> = (0..self.list.len()).filter(|place| all || Some(*place) != free).collect();
        let Some(middle) = listed.get(listed.len() / 2) else { return 0 };
        let score = self.score(*middle);
        let emptied = (0..self.list.len()).all(|p| self.score(p) != score || Some(p) == free);
        let lower = self.scores().into_iter().find(|s| *s < score);
        if emptied { lower.unwrap_or(score) } else { score }
    }

    /// Who is free, and whether by FMJD-V.8.4.
    fn free(&self) -> Option<(usize, bool)> {
        self.free_by(&|others| !self.matchings(others).is_empty())
    }

    /// The same, with another way to find out whether the others can be paired.
    pub(crate) fn free_by(&self, can_pair: &dyn Fn(&[usize]) -> bool) -> Option<(usize, bool)> {
        let request = self.request;
        let can = |place: usize| {
            let others: Vec<usize> = (0..self.list.len()).filter(|other| *other != place).collect();
            !self.list[place].was_free && can_pair(&others)
        };
        let never_came = |entrant: &Entrant| {
            let cells = &request.sheet.lines[entrant.index()].cells;
            let before = &cells[..cells.len().min(request.round.index())];
            let (gone, absent) = (has_left(request, *entrant), request.absent.contains(entrant));
            let late = before.iter().filter(|cell| **cell == Cell::Absent(Absence::NotYetEntered)).count();
            let left = before.iter().filter(|cell| **cell == Cell::Absent(Absence::Withdrawn)).count();
            match before.len() {
                0 => absent && !gone,
                rounds => (absent || gone) && late > 0 && late + left == rounds,
            }
        };
        let came: Vec<Entrant> = request.sheet.entrants().filter(|e| !never_came(e)).collect();
        let entered = came.len();
        let left: Vec<Entrant> = came.into_iter().filter(|e| has_left(request, *e)).collect();
        let fmjd = is_fmjd(request.system);
        let on = request.switches.bye_after_withdrawal == ByeAfterWithdrawal::Any;
        if fmjd && on && entered.is_multiple_of(2) && left.len() % 2 == 1 {
            let met_none = |place: usize| self.list[place].met.iter().all(|other| !left.contains(other));
            if let Some(place) = self.standing.iter().rev().find(|p| met_none(**p) && can(**p)) {
                return Some((*place, true));
            }
        }
        self.standing.iter().rev().find(|p| can(**p)).map(|p| (*p, false))
    }

    /// Every way to pair these.
    pub fn matchings(&self, places: &[usize]) -> Vec<Matching> {
        let Some((first, others)) = places.split_first() else { return vec![Vec::new()] };
        let mut all = Vec::new();
        for (index, partner) in others.iter().enumerate() {
            if self.may(*first, *partner) {
                let mut rest = others.to_vec();
                rest.remove(index);
                for mut matching in self.matchings(&rest) {
                    matching.push((*first, *partner));
                    all.push(matching);
                }
            }
        }
        all
    }

    /// The places of these entrants.
    pub fn places(&self, a: Entrant, b: Entrant) -> (usize, usize) {
        let place = |entrant: Entrant| {
            self.list.iter().position(|p| p.entrant == entrant).expect("he is on the list")
        };
        (place(a), place(b))
    }

    pub fn everybody(&self) -> Vec<usize> {
        (0..self.list.len()).collect()
    }

    /// Members of a group among these.
    pub fn members(&self, rest: &[usize], score: u32) -> Vec<usize> {
        rest.iter().copied().filter(|place| self.score(*place) == score).collect()
    }

    /// Leavers, unwelcome pairs, groups skipped and damage of a way to pair all who are left. Damage
    /// is that of the best continuation.
    pub fn digits(&self, all: &[Matching], matching: &Matching, group: &[usize], third: bool) -> [usize; 4] {
        let rest: Vec<usize> = matching.iter().flat_map(|(a, b)| [*a, *b]).collect();
        let inside = |place: usize| group.contains(&place);
        let mut digits = [0; 4];
        let mut entered: Vec<u32> = Vec::new();
        let mut touching: Matching = Vec::new();
        for (a, b) in matching.iter().copied() {
            if inside(a) && inside(b) {
                digits[1] += usize::from(self.unwelcome(a, b, true, third));
            } else if inside(a) || inside(b) {
                let (leaver, host) = if inside(a) { (a, b) } else { (b, a) };
                digits[0] += 1;
                digits[1] += usize::from(self.unwelcome(a, b, false, third));
                digits[2] += self.between(&rest, leaver, host);
                entered.push(self.score(host));
            } else {
                continue;
            }
            touching.push((a, b));
        }
        let left = |matching: &Matching| {
            let out = |place: usize, other: usize| {
                usize::from(entered.contains(&self.score(place)) && self.score(place) != self.score(other))
            };
            let others = matching.iter().filter(|pair| !touching.contains(pair));
            others.map(|(a, b)| out(*a, *b) + out(*b, *a)).sum::<usize>()
        };
        let same = all.iter().filter(|other| touching.iter().all(|pair| other.contains(pair)));
        digits[3] = same.map(left).min().unwrap_or(0);
        digits
    }

    /// Groups between two places with somebody still to be paired.
    pub(crate) fn between(&self, rest: &[usize], a: usize, b: usize) -> usize {
        let (low, high) = (self.score(a).min(self.score(b)), self.score(a).max(self.score(b)));
        let mut scores: Vec<u32> =
            rest.iter().map(|p| self.score(*p)).filter(|s| *s > low && *s < high).collect();
        scores.sort_unstable();
        scores.dedup();
        scores.len()
    }

    /// The pairs of a group and its leavers.
    fn decide(&self, rest: &[usize], group: &[usize], upper: bool) -> Matching {
        let all = self.matchings(rest);
        let mut third = true;
        if matches!(self.request.system, System::MedianRated | System::MedianUnrated)
            && self.request.switches.third_colour_ua == ThirdColourUa::AllOrNothing
        {
            let fewest =
                all.iter().map(|m| self.digits(&all, m, group, true)).min().expect("all can be paired");
            third = fewest[1] == 0;
        }
        let best = all
            .iter()
            .min_by_key(|m| self.key(&all, m, rest, group, upper, third))
            .expect("all can be paired");
        let touches = |(a, b): &&(usize, usize)| group.contains(a) || group.contains(b);
        best.iter().filter(touches).copied().collect()
    }

    /// The literal order of the decisions as one list of numbers.
    fn key(
        &self,
        all: &[Matching],
        matching: &Matching,
        rest: &[usize],
        group: &[usize],
        upper: bool,
        third: bool,
    ) -> Vec<usize> {
        let [count, unwelcome, skip, damage] = self.digits(all, matching, group, third);
        let inside = |place: usize| group.contains(&place);
        let partner = |place: usize| {
            let (a, b) =
                matching.iter().find(|(a, b)| *a == place || *b == place).expect("everybody is paired");
            if *a == place { *b } else { *a }
        };
        let order = self.preference(group, upper, false);
        let mut leavers: Vec<usize> = order.iter().copied().filter(|p| !inside(partner(*p))).collect();
        let chosen: Vec<usize> = leavers
            .iter()
            .map(|p| order.iter().position(|other| other == p).expect("he is in the order"))
            .collect();
        if is_fmjd(self.request.system) {
            leavers.sort_unstable();
            if !upper {
                leavers.reverse();
            }
        }
        let mut hosts = Vec::new();
        for leaver in leavers {
            let host = partner(leaver);
            let mates: Vec<usize> =
                rest.iter().copied().filter(|p| self.score(*p) == self.score(host)).collect();
            let order = self.preference(&mates, !upper, true);
            hosts.push(self.between(rest, leaver, host));
            hosts.push(order.iter().position(|other| *other == host).expect("he is in the order"));
        }
        let staying: Vec<usize> = group.iter().copied().filter(|p| inside(partner(*p))).collect();
        let trial = self.trial(&staying, group, upper, &partner);
        let mut key = vec![count, unwelcome, skip];
        match self.request.switches.damage {
            Damage::BeforeLeaver => {
                key.push(damage);
                key.extend(chosen);
            }
            Damage::AfterLeaver => {
                key.extend(chosen);
                key.push(damage);
            }
            Damage::Ignored => key.extend(chosen),
        }
        key.extend(hosts);
        key.extend(trial);
        key
    }
}

impl Round<'_> {
    /// Whether somebody could be free and all the others be paired.
    pub fn can_be_odd(&self) -> bool {
        self.standing.iter().any(|place| self.can_spare(*place))
    }

    fn can_spare(&self, place: usize) -> bool {
        let others: Vec<usize> = (0..self.list.len()).filter(|other| *other != place).collect();
        !self.list[place].was_free && !self.matchings(&others).is_empty()
    }

    /// What is wrong with this one being free in a system that draws him from the last group.
    pub fn bad_free(&self, place: usize) -> Option<String> {
        if !self.can_spare(place) {
            return Some(format!("{} cannot be free", self.list[place].entrant));
        }
        let lower = (0..self.list.len())
            .find(|other| self.score(*other) < self.score(place) && self.can_spare(*other));
        lower.map(|other| format!("{} should be free before", self.list[other].entrant))
    }
}

pub(crate) fn is_fmjd(system: System) -> bool {
    matches!(system, System::Classified | System::ByLots | System::Quarter | System::Haley)
}
