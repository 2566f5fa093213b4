//! Decides what follows from the positions looked at so far, circles included.
//!
//! Two sets are reckoned by going back from their seeds. The attacker has *won* where he can force a won end.
//! He has *hope* where he could force a won end or a position not yet looked into, if all of those were won.
//! Whoever stands outside the hopeful set is kept out of the end for ever, by moves that never leave the
//! known positions: that is how draws by going round in circles are proved.
//!
//! Everything may be settled, or only what can be reached from one position: what lies elsewhere has no say in
//! it, and may be a hundred times as much. Settling millions of positions takes seconds, so it looks at the clock;
//! what was decided before it broke off is right, and nothing is refuted without having gone through to the end.

use std::time::Instant;

use damier_engine::Node;

use super::graph::{Graph, State};

/// After so many positions the clock is looked at.
const LOOK_EVERY: u32 = 1 << 13;

/// The time until which something may be settled.
pub(super) struct Watch {
    until: Option<Instant>,
    left: u32,
    over: bool,
}

impl Watch {
    pub(super) fn new(until: Option<Instant>) -> Watch {
        Watch { until, left: LOOK_EVERY, over: false }
    }

    /// Counts a position; whether the time is over.
    fn tick(&mut self) -> bool {
        self.left -= 1;
        if self.left == 0 {
            self.left = LOOK_EVERY;
            self.over |= self.until.is_some_and(|until| Instant::now() >= until);
        }
        self.over
    }
}

/// A position that does not belong to the region.
const ELSEWHERE: u32 = u32::MAX;

/// The positions that are settled together.
struct Region {
    members: Vec<u32>,
    /// Where each position of the graph stands among the members.
    place: Vec<u32>,
    /// Whether decided positions are reckoned anew, which gives them their shortest known distance.
    anew: bool,
}

impl Region {
    fn whole<P: Node>(graph: &Graph<P>) -> Region {
        let members: Vec<u32> = (0..graph.vertices.len() as u32).collect();
        Region { place: members.clone(), members, anew: true }
    }

    /// None if the time was over first.
    fn from<P: Node>(graph: &Graph<P>, root: u32, watch: &mut Watch) -> Option<Region> {
        let mut region =
            Region { members: vec![root], place: vec![ELSEWHERE; graph.vertices.len()], anew: false };
        region.place[root as usize] = 0;
        let mut at = 0;
        while let Some(&member) = region.members.get(at) {
            if watch.tick() {
                return None;
            }
            if region.is_open(graph, member) {
                for child in graph.children(member) {
                    if region.place[*child as usize] == ELSEWHERE {
                        region.place[*child as usize] = region.members.len() as u32;
                        region.members.push(*child);
                    }
                }
            }
            at += 1;
        }
        Some(region)
    }

    /// Whether a position is reckoned from its continuations.
    fn is_open<P: Node>(&self, graph: &Graph<P>, at: u32) -> bool {
        let vertex = &graph.vertices[at as usize];
        vertex.count > 0 && (self.anew || vertex.state == State::Inner)
    }

    /// How many continuations each member is reckoned from.
    fn counts<P: Node>(&self, graph: &Graph<P>) -> Vec<u16> {
        let count = |at: &u32| if self.is_open(graph, *at) { graph.vertices[*at as usize].count } else { 0 };
        self.members.iter().map(count).collect()
    }
}

/// The members that lead to each member.
struct Back {
    first: Vec<u32>,
    from: Vec<u32>,
}

impl Back {
    /// None if the time was over first.
    fn of<P: Node>(graph: &Graph<P>, region: &Region, watch: &mut Watch) -> Option<Back> {
        let mut first = vec![0u32; region.members.len() + 1];
        let open = || (0u32..).zip(&region.members).filter(|(_, at)| region.is_open(graph, **at));
        for (_, at) in open() {
            if watch.tick() {
                return None;
            }
            for child in graph.children(*at) {
                first[region.place[*child as usize] as usize + 1] += 1;
            }
        }
        for i in 1..first.len() {
            first[i] += first[i - 1];
        }
        let mut next = first.clone();
        let mut from = vec![0u32; first.last().copied().unwrap_or(0) as usize];
        for (own, at) in open() {
            if watch.tick() {
                return None;
            }
            for child in graph.children(*at) {
                let place = &mut next[region.place[*child as usize] as usize];
                from[*place as usize] = own;
                *place += 1;
            }
        }
        Some(Back { first, from })
    }

    fn to(&self, own: u32) -> &[u32] {
        &self.from[self.first[own as usize] as usize..self.first[own as usize + 1] as usize]
    }
}

/// Decides every position that can be decided; how many were settled, or nothing if the time was over first.
pub(super) fn settle<P: Node>(graph: &mut Graph<P>, watch: &mut Watch) -> Option<usize> {
    let region = Region::whole(graph);
    settle_region(graph, &region, watch)
}

/// Decides what can be decided among the positions that can be reached from one.
pub(super) fn settle_from<P: Node>(graph: &mut Graph<P>, root: u32, watch: &mut Watch) -> Option<usize> {
    let region = Region::from(graph, root, watch)?;
    settle_region(graph, &region, watch)
}

fn settle_region<P: Node>(graph: &mut Graph<P>, region: &Region, watch: &mut Watch) -> Option<usize> {
    let back = Back::of(graph, region, watch)?;
    let counts = region.counts(graph);
    spread_wins(graph, region, &back, counts.clone(), watch)?;
    let hope = hopeful(graph, region, &back, counts, watch)?;
    for (at, hope) in region.members.iter().zip(hope) {
        let vertex = &mut graph.vertices[*at as usize];
        if vertex.state == State::Inner && !hope {
            (vertex.state, vertex.proof, vertex.disproof) = (State::Lost, u32::MAX, 0);
        }
    }
    Some(region.members.len())
}

/// Wins go back: the attacker needs one, the defender must have nothing else. Going in order of distance
/// gives every won position its shortest known win.
fn spread_wins<P: Node>(
    graph: &mut Graph<P>,
    region: &Region,
    back: &Back,
    mut open: Vec<u16>,
    watch: &mut Watch,
) -> Option<()> {
    let mut done = vec![false; region.members.len()];
    let mut rings: Vec<Vec<u32>> = Vec::new();
    let put = |rings: &mut Vec<Vec<u32>>, distance: u16, own: u32| {
        let distance = usize::from(distance.min(4000));
        if rings.len() <= distance {
            rings.resize_with(distance + 1, Vec::new);
        }
        rings[distance].push(own);
    };
    for (own, at) in (0u32..).zip(&region.members) {
        let vertex = &graph.vertices[*at as usize];
        // Won ends, tables, and won positions that are not reckoned anew.
        if vertex.state == State::Won && open[own as usize] == 0 {
            put(&mut rings, vertex.distance, own);
        }
    }
    let mut distance = 0;
    while distance < rings.len() {
        for own in std::mem::take(&mut rings[distance]) {
            if std::mem::replace(&mut done[own as usize], true) {
                continue;
            }
            if watch.tick() {
                return None;
            }
            let vertex = &mut graph.vertices[region.members[own as usize] as usize];
            (vertex.state, vertex.proof, vertex.disproof) = (State::Won, 0, u32::MAX);
            vertex.distance = distance as u16;
            for parent in back.to(own) {
                let attacks = graph.vertices[region.members[*parent as usize] as usize].attacks;
                let left = &mut open[*parent as usize];
                *left = left.saturating_sub(1);
                if !done[*parent as usize] && (attacks || *left == 0) {
                    put(&mut rings, distance as u16 + 1, *parent);
                }
            }
        }
        distance += 1;
    }
    Some(())
}

/// Where the attacker may still get to a won end or into the unknown.
fn hopeful<P: Node>(
    graph: &Graph<P>,
    region: &Region,
    back: &Back,
    mut open: Vec<u16>,
    watch: &mut Watch,
) -> Option<Vec<bool>> {
    let state = |own: u32| graph.vertices[region.members[own as usize] as usize].state;
    let all = 0..region.members.len() as u32;
    let mut hope: Vec<bool> = all.clone().map(|own| matches!(state(own), State::Leaf | State::Won)).collect();
    let mut queue: Vec<u32> = all.filter(|own| hope[*own as usize]).collect();
    while let Some(own) = queue.pop() {
        if watch.tick() {
            return None;
        }
        for parent in back.to(own) {
            let vertex = &graph.vertices[region.members[*parent as usize] as usize];
            let left = &mut open[*parent as usize];
            *left = left.saturating_sub(1);
            let reaches = vertex.state == State::Inner && (vertex.attacks || *left == 0);
            if reaches && !hope[*parent as usize] {
                hope[*parent as usize] = true;
                queue.push(*parent);
            }
        }
    }
    Some(hope)
}
