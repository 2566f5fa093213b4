//! The decisions of `leave.rs` in full generality, by cheapest matchings of all who are left.
//!
//! A pair inside the group costs nothing or its unwelcomeness; a pair that leaves it costs one leaver,
//! its unwelcomeness and the groups it skips; a pair of others costs one for each member of an entered
//! group that leaves it. The four points are digits of one number, so the least number is the best
//! choice. Then leavers and hosts are forced one after the other, and stay if the number does not rise.
//!
//! Those far away matter only through being even or odd in number, as long as they are so many and
//! have met so few that any of them can be spared (a minimum degree after Dirac); then they are
//! replaced by stand-ins, as few as the nearer ones ([`Window`]).

use super::bits::{Bits, Relation};
use super::explain::{Reason, Rejected};
use super::leave::{Float, Leaving, Scene, Served};
use super::request::Refused;
use super::switches::Damage;
use super::weighted::{Cheapest, Costs, Proof, Table, again, dearer, free_start, proved};

/// Those whose choice is looked at, and stand-ins for the others.
struct Window {
    places: Vec<usize>,
    /// 0 for the group at work, then the groups after it.
    distance: Vec<usize>,
    stand_ins: usize,
}

impl Window {
    /// The group and the next `reach` groups, or everybody if the others cannot be spared.
    fn new(scene: &Scene<'_>, reach: usize) -> Window {
        let mut window = Window { places: scene.leavers.to_vec(), distance: Vec::new(), stand_ins: 0 };
        window.distance.resize(scene.leavers.len(), 0);
        let mut beyond = scene.rest.clone();
        scene.leavers.iter().for_each(|place| beyond.remove(*place));
        for (index, group) in scene.hosts.iter().enumerate() {
            if index >= reach && can_spare(&scene.graph.allowed, &window.places, &beyond) {
                window.stand_ins = window.places.len();
                return window;
            }
            window.places.extend(group);
            window.distance.resize(window.places.len(), index + 1);
            group.iter().for_each(|place| beyond.remove(*place));
        }
        window
    }

    fn len(&self) -> usize {
        self.places.len() + self.stand_ins
    }
}

/// Whether everybody near can be given his own opponent beyond, and those left there be paired:
/// after the loss of `k` of `m`, each still may meet half of the rest.
fn can_spare(allowed: &Relation, near: &[usize], beyond: &Bits) -> bool {
    let size = beyond.count();
    let k = near.len();
    2 * k < size
        && near.iter().all(|place| allowed.degree(*place, beyond) >= k)
        && beyond.iter().all(|place| 2 * allowed.degree(place, beyond) >= size + k)
}

/// The digits of a cost.
#[derive(Debug, Clone, Copy)]
struct Digits {
    leaver: i64,
    unwelcome: i64,
    skip: i64,
}

impl Digits {
    fn new(vertices: usize, groups: usize) -> Digits {
        let skip = vertices as i64 + 1;
        let unwelcome = skip * (vertices as i64 * (groups as i64 + 1) + 1);
        Digits { leaver: unwelcome * (vertices as i64 + 1), unwelcome, skip }
    }

    /// Leavers, unwelcome pairs, groups skipped, damage.
    fn read(self, cost: i64) -> [usize; 4] {
        let parts = [
            cost / self.leaver,
            cost % self.leaver / self.unwelcome,
            cost % self.unwelcome / self.skip,
            cost % self.skip,
        ];
        parts.map(|part| part as usize)
    }
}

/// What has been decided so far.
#[derive(Debug, Clone, Default)]
struct Forced {
    leavers: Vec<usize>,
    /// Leaver and host.
    floats: Vec<(usize, usize)>,
}

/// Costs inside a window, for one choice of groups that may be entered.
struct Problem<'a> {
    scene: &'a Scene<'a>,
    window: &'a Window,
    digits: Digits,
    /// Distances of the groups entered, if damage counts.
    entered: Option<&'a [usize]>,
}

impl Problem<'_> {
    /// The cheapest way while nothing is forced.
    fn solve(&self) -> Option<(Cheapest, Proof)> {
        let table = Table::of(self);
        let found = proved(&table, &free_start(&table), i64::MAX);
        self.scene.effort.spend(table.asked());
        found
    }

    /// The cheapest way once this place is forced too, unless it costs more than the limit.
    fn solve_again(
        &self,
        forced: &Forced,
        from: &Choice,
        place: usize,
        limit: i64,
    ) -> Option<(Cheapest, Proof)> {
        let table = self.table(forced);
        let found = match from.forced_since {
            0 => again(&table, &from.proof, place, limit),
            _ => dearer(&table, &from.proof, limit),
        };
        self.scene.effort.spend(table.asked());
        found
    }

    /// The cheapest way when only these groups are entered, unless it costs more than the limit.
    fn solve_dearer(&self, forced: &Forced, from: &Choice, limit: i64) -> Option<(Cheapest, Proof)> {
        let table = self.table(forced);
        let found = dearer(&table, &from.proof, limit);
        self.scene.effort.spend(table.asked());
        found
    }

    /// The costs once this is forced.
    fn table(&self, forced: &Forced) -> Table {
        let mut table = Table::of(self);
        let index = |place: usize| self.window.places.iter().position(|other| *other == place);
        for leaver in forced.leavers.iter().filter_map(|place| index(*place)) {
            (0..self.scene.leavers.len()).for_each(|other| table.forbid(leaver, other));
        }
        for (leaver, host) in &forced.floats {
            // The host is taken with him: nobody else can have him then.
            if let (Some(a), Some(b)) = (index(*leaver), index(*host)) {
                table.keep_only(a, b);
            }
        }
        table
    }

    fn is_damaged(&self, distance: usize) -> i64 {
        i64::from(self.entered.is_some_and(|entered| entered.contains(&distance)))
    }

    /// A pair with one beyond the window, further away than every group in it.
    fn cost_beyond(&self, distance: usize) -> Option<i64> {
        let furthest = self.window.distance.last().map_or(0, |distance| *distance) as i64;
        match distance {
            0 if self.entered.is_some() => None,
            0 => Some(self.digits.leaver + self.digits.skip * furthest),
            _ => Some(self.is_damaged(distance)),
        }
    }
}

impl Costs for Problem<'_> {
    fn len(&self) -> usize {
        self.window.len()
    }

    fn cost(&self, a: usize, b: usize) -> Option<i64> {
        let (a, b) = (a.min(b), a.max(b));
        let near = self.window.places.len();
        if a >= near {
            return Some(0);
        }
        let (place, here) = (self.window.places[a], self.window.distance[a]);
        if b >= near {
            return self.cost_beyond(here);
        }
        let (other, there) = (self.window.places[b], self.window.distance[b]);
        let graph = self.scene.graph;
        if !graph.allowed.has(place, other) {
            return None;
        }
        match (here, there) {
            (0, 0) => Some(self.digits.unwelcome * i64::from(!graph.inner().has(place, other))),
            (0, distance) => {
                if self.entered.is_some_and(|entered| !entered.contains(&distance)) {
                    return None;
                }
                let unwelcome = i64::from(!graph.cross().has(place, other));
                let skipped = distance as i64 - 1;
                Some(self.digits.leaver + self.digits.unwelcome * unwelcome + self.digits.skip * skipped)
            }
            (a, b) if a == b => Some(0),
            (a, b) => Some(self.is_damaged(a) + self.is_damaged(b)),
        }
    }
}

/// The best solutions of what has been decided so far.
struct Known {
    /// Where any group may be entered and damage does not count.
    plain: Choice,
    /// With least damage.
    options: Vec<Choice>,
}

/// One choice of groups to enter, and the best solution known for it.
#[derive(Clone)]
struct Choice {
    entered: Option<Vec<usize>>,
    best: Cheapest,
    proof: Proof,
    /// How much has been forced since the proof was made, without a search because it was so already.
    forced_since: usize,
}

impl Choice {
    /// The same after something was forced that does not need a search now.
    fn once_more(&self) -> Choice {
        Choice { forced_since: self.forced_since + 1, ..self.clone() }
    }
}

impl Scene<'_> {
    /// Decides by cheapest matchings.
    pub(super) fn general(&self) -> Result<Leaving, Refused> {
        let mut reach = 2;
        loop {
            self.watch.check()?;
            let window = Window::new(self, reach);
            let general = General::new(self, &window);
            let Some((best, proof)) = general.problem(None).solve() else {
                // Everybody could be paired before this group, so there is a solution.
                return Ok(Leaving::default());
            };
            if general.leavers_of(&best).all(|(_, partner)| partner < window.places.len()) {
                return general.decide(Choice { entered: None, best, proof, forced_since: 0 });
            }
            reach += 2;
        }
    }
}

struct General<'a> {
    scene: &'a Scene<'a>,
    window: &'a Window,
    digits: Digits,
}

impl<'a> General<'a> {
    fn new(scene: &'a Scene<'a>, window: &'a Window) -> General<'a> {
        General { scene, window, digits: Digits::new(window.len(), scene.hosts.len()) }
    }

    fn problem<'b>(&'b self, entered: Option<&'b [usize]>) -> Problem<'b> {
        Problem { scene: self.scene, window: self.window, digits: self.digits, entered }
    }

    /// Indices into the window of those who leave and of their partners.
    fn leavers_of<'b>(&'b self, solution: &'b Cheapest) -> impl Iterator<Item = (usize, usize)> + 'b {
        let size = self.scene.leavers.len();
        (0..size).map(|at| (at, solution.mate[at])).filter(move |(_, partner)| *partner >= size)
    }

    fn decide(&self, plain: Choice) -> Result<Leaving, Refused> {
        let [count, unwelcome, skipped, _] = self.digits.read(plain.best.cost);
        let mut forced = Forced::default();
        let mut leaving = Leaving { unwelcome, skipped, ..Leaving::default() };
        let options = match self.scene.damage {
            Damage::BeforeLeaver => self.least_damage(count, skipped, &forced, &plain)?,
            Damage::AfterLeaver | Damage::Ignored => vec![plain.clone()],
        };
        let mut known = Known { plain, options };
        self.choose_leavers(count, &mut known, &mut forced, &mut leaving)?;
        if self.scene.damage == Damage::AfterLeaver {
            known.options = self.least_damage(count, skipped, &forced, &known.plain)?;
        }
        leaving.damage = known.options.first().map_or(0, |option| self.digits.read(option.best.cost)[3]);
        self.choose_hosts(&mut known, &mut forced, &mut leaving)?;
        let cross = |float: &Float| usize::from(!self.scene.graph.cross().has(float.leaver, float.host));
        leaving.unwelcome_inside = unwelcome.saturating_sub(leaving.floats.iter().map(cross).sum());
        Ok(leaving)
    }

    /// The choices of groups to enter with least damage.
    fn least_damage(
        &self,
        count: usize,
        skipped: usize,
        forced: &Forced,
        plain: &Choice,
    ) -> Result<Vec<Choice>, Refused> {
        let furthest = self.window.distance.last().map_or(0, |distance| *distance);
        let mut options: Vec<Choice> = Vec::new();
        for entered in ways_to_enter(count, skipped, furthest) {
            self.scene.watch.check()?;
            if !self.scene.effort.allows() {
                break;
            }
            let limit = options.first().map_or(i64::MAX, |known| known.best.cost);
            let found = self.problem(Some(&entered)).solve_dearer(forced, plain, limit);
            let Some((best, proof)) = found else { continue };
            match options.first().map(|known| best.cost.cmp(&known.best.cost)) {
                Some(std::cmp::Ordering::Greater) => continue,
                Some(std::cmp::Ordering::Less) => options.clear(),
                _ => {}
            }
            options.push(Choice { entered: Some(entered), best, proof, forced_since: 0 });
        }
        // Too long a search counts no damage.
        if options.is_empty() {
            options.push(plain.clone());
        }
        Ok(options)
    }

    /// Keeps the options that cost no more once this is forced, or says what would be worse and keeps
    /// them all.
    fn force(
        &self,
        known: &mut Known,
        forced: &Forced,
        place: usize,
        holds: impl Fn(&Cheapest) -> bool,
    ) -> Result<(), Reason> {
        let agrees = |option: &Choice| holds(&option.best);
        let plain = match known.options.iter().any(agrees) {
            true => known.plain.once_more(),
            false => self.worse_than(known, forced, place)?,
        };
        let keep = |option: &Choice| {
            if agrees(option) {
                return Some(option.once_more());
            }
            if !self.scene.effort.allows() {
                return None;
            }
            let problem = self.problem(option.entered.as_deref());
            let (best, proof) = problem.solve_again(forced, option, place, option.best.cost)?;
            let entered = option.entered.clone();
            (best.cost == option.best.cost).then_some(Choice { entered, best, proof, forced_since: 0 })
        };
        let kept: Vec<Choice> = known.options.iter().filter_map(keep).collect();
        if kept.is_empty() {
            return Err(Reason::MoreDamage);
        }
        *known = Known { plain, options: kept };
        Ok(())
    }

    /// What would be worse if this were forced, damage apart; or the best solution then.
    fn worse_than(&self, known: &Known, forced: &Forced, place: usize) -> Result<Choice, Reason> {
        let Some(option) = known.options.first() else { return Err(Reason::OthersNotPaired) };
        let [count, unwelcome, skipped, _] = self.digits.read(option.best.cost);
        if !self.scene.effort.allows() {
            return Err(Reason::NotTried);
        }
        let found = self.problem(None).solve_again(forced, &known.plain, place, i64::MAX);
        let Some((best, proof)) = found else { return Err(Reason::OthersNotPaired) };
        match self.digits.read(best.cost) {
            [more, ..] if more > count => Err(Reason::MoreLeave),
            [_, more, ..] if more > unwelcome => Err(Reason::MoreUnwelcome),
            [_, _, more, _] if more > skipped => Err(Reason::Further),
            _ => Ok(Choice { entered: None, best, proof, forced_since: 0 }),
        }
    }

    fn choose_leavers(
        &self,
        count: usize,
        known: &mut Known,
        forced: &mut Forced,
        leaving: &mut Leaving,
    ) -> Result<(), Refused> {
        let size = self.scene.leavers.len();
        for (at, leaver) in self.scene.leavers.iter().copied().enumerate() {
            if forced.leavers.len() == count {
                break;
            }
            self.scene.watch.check()?;
            forced.leavers.push(leaver);
            if let Err(reason) = self.force(known, forced, at, |solution| solution.mate[at] >= size) {
                leaving.rejected.push(Rejected { who: self.scene.field.entrant(leaver), reason });
                forced.leavers.pop();
            }
        }
        Ok(())
    }

    fn choose_hosts(
        &self,
        known: &mut Known,
        forced: &mut Forced,
        leaving: &mut Leaving,
    ) -> Result<(), Refused> {
        let mut served = forced.leavers.clone();
        match self.scene.served {
            Some(Served::Strongest) => served.sort_unstable(),
            Some(Served::Weakest) => served.sort_unstable_by(|a, b| b.cmp(a)),
            None => {}
        }
        for leaver in served {
            if let Some(float) = self.choose_host(leaver, known, forced)? {
                leaving.floats.push(float);
            }
        }
        Ok(())
    }

    fn choose_host(
        &self,
        leaver: usize,
        known: &mut Known,
        forced: &mut Forced,
    ) -> Result<Option<Float>, Refused> {
        let index = |place: usize| self.window.places.iter().position(|other| *other == place);
        let mut rejected = Vec::new();
        for (skipped, group) in self.scene.hosts.iter().enumerate() {
            for host in group.iter().copied() {
                let (Some(a), Some(b)) = (index(leaver), index(host)) else { return Ok(None) };
                self.scene.watch.check()?;
                let who = self.scene.field.entrant(host);
                if let Some(reason) = self.scene.graph.obstacle(leaver, host) {
                    rejected.push(Rejected { who, reason });
                    continue;
                }
                if forced.floats.iter().any(|(_, taken)| *taken == host) {
                    continue;
                }
                forced.floats.push((leaver, host));
                match self.force(known, forced, a, |solution| solution.mate[a] == b) {
                    Ok(()) => return Ok(Some(Float { leaver, host, skipped, rejected })),
                    Err(reason) => rejected.push(Rejected { who, reason }),
                }
                forced.floats.pop();
            }
        }
        Ok(None)
    }
}

/// The sets of groups that `count` leavers can enter when they skip `skipped` groups in all.
fn ways_to_enter(count: usize, skipped: usize, furthest: usize) -> Vec<Vec<usize>> {
    fn extend(
        left: usize,
        skipped: usize,
        largest: usize,
        entered: &mut Vec<usize>,
        ways: &mut Vec<Vec<usize>>,
    ) {
        if left == 0 {
            if skipped == 0 {
                let mut way = entered.clone();
                way.dedup();
                ways.push(way);
            }
            return;
        }
        for skip in (0..=largest.min(skipped)).rev() {
            if skip * left < skipped {
                break;
            }
            entered.push(skip + 1);
            extend(left - 1, skipped - skip, skip, entered, ways);
            entered.pop();
        }
    }
    let mut ways = Vec::new();
    extend(count, skipped, furthest.saturating_sub(1), &mut Vec::new(), &mut ways);
    ways.sort();
    ways.dedup();
    ways
}
