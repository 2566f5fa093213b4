//! Who meets whom: whoever is free is paired with somebody who stands near him, and not with whom he has just met.
//!
//! Those who wait are put in the order of the table. Every pair has a price, by how far apart the two stand and whether
//! they have just met, and so has waiting on, which grows with the time somebody has waited. What costs least is done:
//! a good opponent is worth waiting a moment for, and after a few seconds anybody will do. Looked for are pairs of
//! neighbours and the ways to pair three or four in a row, which is enough to part those who have just met; so that
//! hundreds who wait cost no more than the walk along their line.

use damier_facts::{Moment, Span};
use damier_rules::Lots;

use crate::Arena;
use crate::arena::Stage;
use crate::player::Player;

/// Two who meet, by the numbers of their accounts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pair {
    pub white: i64,
    pub black: i64,
}

/// Nobody is paired in the last moments: the game would not be finished.
const LAST: Span = Span::seconds(30);

/// From one end of the table to the other; a table of fewer players counts as one of so many.
const WHOLE_TABLE: u64 = 100;
const FEW: usize = 20;

/// To meet whom one has just met, so that two wait for others some three seconds; and whom one met the time before.
const AGAIN: u64 = 150;
const AGAIN_LATER: u64 = 30;

/// What it costs to let somebody wait who has just become free, and what more with every second squared.
const WAITING: u64 = 5;
const EVERY_SECOND: u64 = 8;

/// Somebody who waits.
struct Waiting {
    /// On the list of the arena.
    place: usize,
    /// On the table of those who are here, from 0.
    rank: usize,
    /// What it costs to let him wait on.
    longer: u64,
}

/// How the last ones of a line are dealt with: which of them meet, by their distance from the end of the line.
struct Way {
    /// How many they are.
    of: usize,
    pairs: &'static [(usize, usize)],
    waits: Option<usize>,
}

const WAYS: [Way; 5] = [
    Way { of: 1, pairs: &[], waits: Some(1) },
    Way { of: 2, pairs: &[(2, 1)], waits: None },
    Way { of: 3, pairs: &[(3, 1)], waits: Some(2) },
    Way { of: 4, pairs: &[(4, 2), (3, 1)], waits: None },
    Way { of: 4, pairs: &[(4, 1), (3, 2)], waits: None },
];

impl Arena {
    /// The pairs to be made at a moment, from those who are free; a lot decides about colours where nothing else does.
    pub fn pairs(&self, at: Moment, lot: u64) -> Vec<Pair> {
        if self.stage(at) != Stage::Running || at + LAST > self.terms().ends() {
            return Vec::new();
        }
        let (line, here) = self.line(at);
        let mut lots = Lots::new(lot);
        let mut pairs = Vec::new();
        for (one, other) in self.cheapest(&line, here) {
            let (white, black) = self.colours(one, other, &mut lots);
            let account = |place: usize| self.players()[place].member.account;
            pairs.push(Pair { white: account(white), black: account(black) });
        }
        pairs
    }

    /// Those who wait, as the table has them, and how many are here at all.
    fn line(&self, at: Moment) -> (Vec<Waiting>, usize) {
        let is_here = |place: &usize| {
            let player = &self.players()[*place];
            player.is_free() || player.playing.is_some()
        };
        let here: Vec<usize> = self.order().into_iter().filter(is_here).collect();
        let waiting = |(rank, place): (usize, &usize)| {
            let player = &self.players()[*place];
            let millis = at.since(player.free_since.max(self.terms().begins)).as_millis();
            let longer = WAITING + EVERY_SECOND * millis.min(600_000).pow(2) / 1_000_000;
            player.is_free().then_some(Waiting { place: *place, rank, longer })
        };
        let line = here.iter().enumerate().filter_map(waiting).collect();
        (line, here.len())
    }

    /// The pairs that cost least together with those who wait on.
    fn cheapest(&self, line: &[Waiting], here: usize) -> Vec<(usize, usize)> {
        let mut best: Vec<(u64, usize)> = vec![(0, 0)];
        for end in 1..=line.len() {
            let cost = |number: usize| {
                let way = WAYS.get(number).filter(|way| way.of <= end)?;
                let mut cost = best[end - way.of].0 + way.waits.map_or(0, |back| line[end - back].longer);
                for (one, other) in way.pairs {
                    cost += self.price(&line[end - one], &line[end - other], here)?;
                }
                Some((cost, number))
            };
            // The first way, to wait, is always there.
            best.extend((0..WAYS.len()).filter_map(cost).min());
        }
        let (mut end, mut pairs) = (line.len(), Vec::new());
        while end > 0 {
            let way = &WAYS[best[end].1];
            let place = |back: usize| line[end - back].place;
            pairs.extend(way.pairs.iter().map(|(one, other)| (place(*one), place(*other))));
            end -= way.of;
        }
        pairs
    }

    /// What it costs to let two meet; none: they may not.
    fn price(&self, one: &Waiting, other: &Waiting, here: usize) -> Option<u64> {
        let [own, his] = [one, other].map(|waiting| &self.players()[waiting.place]);
        if own.team.is_some() && own.team == his.team {
            return None;
        }
        let between = (other.rank.abs_diff(one.rank) as u64).saturating_sub(1);
        let apart = WHOLE_TABLE * between / here.max(FEW) as u64;
        let met = |player: &Player, place: usize| match player.met {
            [Some(last), _] if last == place => AGAIN,
            [_, Some(before)] if before == place => AGAIN_LATER,
            _ => 0,
        };
        Some(apart + met(own, other.place).max(met(his, one.place)))
    }

    /// White for whoever has had it less often, else for whoever did not have it last, else by lot.
    fn colours(&self, one: usize, other: usize, lots: &mut Lots) -> (usize, usize) {
        let sign = |place: usize| {
            let player = &self.players()[place];
            (player.whites, player.had_white == Some(true))
        };
        let first = match sign(one).cmp(&sign(other)) {
            std::cmp::Ordering::Less => true,
            std::cmp::Ordering::Greater => false,
            std::cmp::Ordering::Equal => lots.coin(),
        };
        if first { (one, other) } else { (other, one) }
    }
}
