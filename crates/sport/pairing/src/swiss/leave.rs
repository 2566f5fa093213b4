//! Who leaves a group and whom they meet: count, unwelcome, skip, damage, leavers, hosts.
//!
//! Each point is decided among the choices left by those before it, and always so that everybody
//! else can still be paired:
//!
//! 1. as few as possible leave (FMJD-V.6.1.32, UA-III.10.9.12);
//! 2. as few unwelcome pairs as possible (UA-III.10.9.13);
//! 3. they skip as few groups as possible (FMJD-V.6.1.10, FMJD-V.6.1.14, UA-III.10.9.8.a);
//! 4. as few as possible of the groups they enter must leave theirs;
//! 5. the leavers in their order of preference, one after the other (FMJD-V.6.1.27 to FMJD-V.6.1.31);
//! 6. their opponents, the nearest group first.
//!
//! An even group that closes needs none of this, and in an odd one the first leaver and the first
//! opponent usually reach the least possible of everything at once ([`single`]). What remains is
//! decided by cheapest matchings (`general.rs`).

use super::bits::Bits;
use super::blossom::Matching;
use super::effort::Effort;
use super::explain::{Reason, Rejected};
use super::field::Field;
use super::graph::Graph;
use super::inside::fewest_unwelcome;
use super::request::{Refused, Watch};
use super::switches::Damage;

/// A group at work and those after it.
#[derive(Debug)]
pub(super) struct Scene<'a> {
    pub(super) field: &'a Field,
    pub(super) graph: &'a Graph<'a>,
    pub(super) watch: &'a Watch,
    pub(super) effort: &'a Effort,
    pub(super) damage: Damage,
    /// Everybody still without an opponent.
    pub(super) rest: &'a Bits,
    /// Pairs of all of them.
    pub(super) witness: &'a Matching,
    /// The group, in the order of preference for leaving.
    pub(super) leavers: &'a [usize],
    /// The groups its leavers may enter, the nearest first, each in the order of preference for
    /// being met. None is empty.
    pub(super) hosts: &'a [Vec<usize>],
    /// Among several leavers: in whose order they are given opponents. The order of choice if `None`.
    pub(super) served: Option<Served>,
}

/// Who of several leavers is given an opponent first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Served {
    /// The strongest (FMJD-V.6.1.27, FMJD-V.6.1.29).
    Strongest,
    /// The weakest (FMJD-V.6.1.28, FMJD-V.6.1.30).
    Weakest,
}

/// One who leaves, and whom he meets.
#[derive(Debug, Clone)]
pub(super) struct Float {
    pub(super) leaver: usize,
    pub(super) host: usize,
    pub(super) skipped: usize,
    /// Hosts before this one in the order of preference.
    pub(super) rejected: Vec<Rejected>,
}

/// What was decided.
#[derive(Debug, Clone, Default)]
pub(super) struct Leaving {
    /// In the order of choice.
    pub(super) floats: Vec<Float>,
    /// Unwelcome pairs still to be made inside the group.
    pub(super) unwelcome_inside: usize,
    pub(super) unwelcome: usize,
    pub(super) skipped: usize,
    pub(super) damage: usize,
    pub(super) rejected: Vec<Rejected>,
}

impl Scene<'_> {
    /// Decides who leaves.
    pub(super) fn decide(&self) -> Result<Leaving, Refused> {
        if let Some(leaving) = self.nobody() {
            return Ok(leaving);
        }
        if let Some(leaving) = self.single()? {
            return Ok(leaving);
        }
        self.general()
    }

    fn set(&self, places: &[usize]) -> Bits {
        Bits::of(self.field.len(), places.iter().copied())
    }

    /// Those still without an opponent outside these.
    fn others(&self, but: &[&[usize]]) -> Bits {
        let mut others = self.rest.clone();
        but.iter().flat_map(|places| places.iter()).for_each(|place| others.remove(*place));
        others
    }

    /// The pairs of the witness among these, completed as far as possible.
    fn matching_of(&self, set: &Bits) -> Matching {
        let mut matching = Matching::empty(self.field.len(), set.clone());
        for place in set.iter() {
            if let Some(mate) = self.witness.mate(place)
                && place < mate
                && set.contains(mate)
            {
                matching.join(place, mate);
            }
        }
        matching.augment_all(&self.graph.allowed);
        matching
    }

    /// The group closes and all the others can be paired: nobody leaves.
    fn nobody(&self) -> Option<Leaving> {
        if self.leavers.len() % 2 == 1 {
            return None;
        }
        let unwelcome = fewest_unwelcome(self.graph, self.leavers)?;
        let closes = self.matching_of(&self.others(&[self.leavers])).is_perfect();
        closes.then(|| Leaving { unwelcome_inside: unwelcome, unwelcome, ..Leaving::default() })
    }

    /// One leaves an odd group for the next one at no price: the first leaver and the first opponent
    /// with whom there is no unwelcome pair and no damage beyond what the numbers demand. If there
    /// are such two, no other choice can be better on an earlier point, so these are the answer.
    fn single(&self) -> Result<Option<Leaving>, Refused> {
        if self.leavers.len().is_multiple_of(2) || self.damage != Damage::BeforeLeaver {
            return Ok(None);
        }
        let Some(next) = self.hosts.first() else { return Ok(None) };
        let group = Matching::maximum(self.graph.inner(), self.set(self.leavers));
        if group.deficiency() != 1 {
            return Ok(None);
        }
        let Some(mut outside) = Outside::new(self, next) else { return Ok(None) };
        let mut rejected = Vec::new();
        for leaver in self.leavers.iter().copied() {
            self.watch.check()?;
            let who = self.field.entrant(leaver);
            if !group.clone().without(self.graph.inner(), &[leaver]) {
                rejected.push(Rejected { who, reason: Reason::GroupNotClosed });
                continue;
            }
            match self.host_for(leaver, next, &mut outside) {
                Search::Found(host, refused) => {
                    let float = Float { leaver, host, skipped: 0, rejected: refused };
                    let damage = (next.len() - 1) % 2;
                    return Ok(Some(Leaving { floats: vec![float], damage, rejected, ..Leaving::default() }));
                }
                Search::Nobody => rejected.push(Rejected { who, reason: Reason::NobodyForHim }),
                Search::Unsure => return Ok(None),
            }
        }
        Ok(None)
    }

    fn host_for(&self, leaver: usize, next: &[usize], outside: &mut Outside<'_>) -> Search {
        let mut rejected = Vec::new();
        for host in next.iter().copied() {
            let reason = match self.graph.obstacle(leaver, host) {
                Some(obstacle) => obstacle,
                None if !self.graph.cross().has(leaver, host) => {
                    let kind = self.graph.objection(leaver, host, false);
                    kind.map_or(Reason::MoreUnwelcome, Reason::Unwelcome)
                }
                None => match outside.spares(host) {
                    Some(true) => return Search::Found(host, rejected),
                    Some(false) => Reason::MoreDamage,
                    None => return Search::Unsure,
                },
            };
            rejected.push(Rejected { who: self.field.entrant(host), reason });
        }
        Search::Nobody
    }
}

enum Search {
    Found(usize, Vec<Rejected>),
    Nobody,
    Unsure,
}

/// Whether the group that is entered can spare one of its members: it keeps all the pairs its number
/// allows, and those beyond it can be paired.
struct Outside<'a> {
    scene: &'a Scene<'a>,
    next: &'a [usize],
    /// Pairs of the group entered, as many as there can be.
    entered: Matching,
    /// Pairs of everybody beyond it.
    beyond: Matching,
    /// Answers already found, by place.
    known: Vec<(usize, Option<bool>)>,
}

/// How many who leave the entered group, and how many partners for each, are tried before the
/// question is left to the general method.
const TRIES: usize = 8;

impl<'a> Outside<'a> {
    fn new(scene: &'a Scene<'a>, next: &'a [usize]) -> Option<Outside<'a>> {
        let beyond = scene.matching_of(&scene.others(&[scene.leavers, next]));
        if beyond.deficiency() > 1 {
            return None;
        }
        let entered = Matching::maximum(&scene.graph.allowed, scene.set(next));
        Some(Outside { scene, next, entered, beyond, known: Vec::new() })
    }

    fn spares(&mut self, host: usize) -> Option<bool> {
        if let Some((_, answer)) = self.known.iter().find(|(place, _)| *place == host) {
            return *answer;
        }
        let answer = self.test(host);
        self.known.push((host, answer));
        answer
    }

    fn test(&self, host: usize) -> Option<bool> {
        let allowed = &self.scene.graph.allowed;
        let mut entered = self.entered.clone();
        entered.leave(host);
        entered.augment_all(allowed);
        match entered.deficiency() {
            0 => Some(true),
            1 => {
                let staying: Vec<usize> =
                    self.next.iter().rev().copied().filter(|place| *place != host).collect();
                let mut leaving =
                    staying.iter().copied().filter(|one| entered.clone().without(allowed, &[*one]));
                leaving.by_ref().take(TRIES).any(|one| self.somebody_beyond_for(one)).then_some(true)
            }
            _ => Some(false),
        }
    }

    fn somebody_beyond_for(&self, leaver: usize) -> bool {
        let allowed = &self.scene.graph.allowed;
        let beyond = self.scene.others(&[self.scene.leavers, self.next]);
        let partners = beyond.iter().filter(|place| allowed.has(leaver, *place)).take(TRIES);
        partners.into_iter().any(|partner| self.beyond.clone().without(allowed, &[partner]))
    }
}
