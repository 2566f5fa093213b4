//! Double elimination: out after two lost meetings. Who loses once goes on in the second bracket; its winner meets
//! the unbeaten one in the final, and if he wins, both have lost once and a last meeting decides.
//!
//! The codes know who is out after a lost game or after a set number of lost points (UA13-IV.3.4.2, UA-II.3.6.2.a,
//! COL-3.8a); how those with one loss meet is left to the regulation. Here it is the usual way:
//!
//! | round | first bracket | second bracket |
//! | --- | --- | --- |
//! | 1 | round 1 | |
//! | 2 | round 2 | losers of round 1 |
//! | 3 | round 3 | its winners against losers of round 2, turned round so that nobody soon meets again |
//! | 4 … | | its winners, then against the next losers, and so on |
//! | last | final, and once more if the unbeaten one loses it | |
//!
//! A round in which all are free, as in fields that are no power of two, is not there.

use super::knockout::{KnockoutError, Meeting};
use crate::standings::Place;
use crate::{Entrant, Round};

/// How far a double elimination has come.
#[derive(Debug, Clone)]
pub(super) struct DoubleElimination {
    /// Those without a loss, in the order of the bracket.
    first: Vec<Option<Entrant>>,
    /// Those with one, in the order of theirs.
    second: Vec<Option<Entrant>>,
    /// Losers of the first bracket who wait for their round in the second, round by round.
    waiting: Vec<Vec<Option<Entrant>>>,
    /// Who is out, the last first; those of one round together.
    out: Vec<Vec<Entrant>>,
    /// Rounds of the bracket that have been, those without a meeting included.
    step: usize,
    /// Meetings between the last two.
    finals: usize,
}

/// A pair of places in a bracket.
type Pair = [Option<Entrant>; 2];

impl DoubleElimination {
    /// Nobody has played yet.
    pub(super) fn new(slots: &[Option<Entrant>]) -> DoubleElimination {
        DoubleElimination {
            first: slots.to_vec(),
            second: Vec::new(),
            waiting: Vec::new(),
            out: Vec::new(),
            step: 0,
            finals: 0,
        }
        .skip_empty()
    }

    /// Those still in, the unbeaten first.
    fn left(&self) -> Vec<Entrant> {
        let waiting = self.waiting.iter().flatten();
        self.first.iter().chain(&self.second).chain(waiting).copied().flatten().collect()
    }

    fn is_final(&self) -> bool {
        self.first.len() <= 1 && self.second.len() <= 1 && self.waiting.is_empty()
    }

    /// The pairs of the first bracket in this step.
    fn first_pairs(&self) -> &[Pair] {
        if self.first.len() > 1 { self.first.as_chunks::<2>().0 } else { &[] }
    }

    /// The pairs of the second bracket in this step: in odd ones those in it meet each other, in even ones the
    /// losers that wait.
    fn second_pairs(&self) -> Vec<Pair> {
        if self.step % 2 == 1 {
            return if self.second.len() > 1 { self.second.as_chunks::<2>().0.to_vec() } else { Vec::new() };
        }
        let losers = self.waiting.first().filter(|_| self.step > 0);
        losers.map_or_else(Vec::new, |losers| {
            self.second.iter().zip(losers).map(|(own, loser)| [*own, *loser]).collect()
        })
    }

    /// The last two.
    fn final_pair(&self) -> Option<Pair> {
        match self.left()[..] {
            [first, second] if self.is_final() => Some([Some(first), Some(second)]),
            _ => None,
        }
    }

    fn pairs(&self) -> Vec<(Pair, Place)> {
        let left = self.left().len() as u32;
        if let Some(pair) = self.final_pair() {
            return vec![(pair, Place { first: 1, last: 2 })];
        }
        let second = self.second_pairs();
        let goes_out = second.iter().filter(|pair| is_meeting(pair)).count() as u32;
        let unbeaten = Place { first: 1, last: left.saturating_sub(goes_out).max(1) };
        let beaten = Place { first: 1, last: left };
        let first = self.first_pairs().iter().map(|pair| (*pair, unbeaten));
        first.chain(second.into_iter().map(|pair| (pair, beaten))).collect()
    }

    /// The meetings of the next round; none when one is left.
    pub(super) fn meetings(&self, round: Round) -> Vec<Meeting> {
        let meeting = |(pair, places): (Pair, Place)| {
            Some(Meeting { round, first: pair[0]?, second: pair[1]?, places })
        };
        self.pairs().into_iter().filter_map(meeting).collect()
    }

    /// Who has nobody to meet in the next round.
    pub(super) fn alone(&self) -> Vec<Entrant> {
        let playing: Vec<Entrant> =
            self.meetings(Round::at(0)).iter().flat_map(|own| [own.first, own.second]).collect();
        if playing.is_empty() {
            return Vec::new();
        }
        self.left().into_iter().filter(|own| !playing.contains(own)).collect()
    }

    /// The state after a round with these winners.
    pub(super) fn after(
        mut self,
        winners: &[Entrant],
        round: Round,
    ) -> Result<DoubleElimination, KnockoutError> {
        let meetings = self.meetings(round);
        let plays =
            |winner: &Entrant| meetings.iter().any(|own| own.first == *winner || own.second == *winner);
        if let Some(winner) = winners.iter().find(|winner| !plays(winner)) {
            return Err(KnockoutError::NoSuchMeeting { winner: *winner, round });
        }
        let undecided = |own: &&Meeting| winners.contains(&own.first) == winners.contains(&own.second);
        if let Some(Meeting { first, second, .. }) = meetings.iter().find(undecided) {
            return Err(KnockoutError::Missing { first: *first, second: *second, round });
        }
        if let Some([Some(first), Some(second)]) = self.final_pair() {
            self.after_final(first, second, winners.contains(&first));
            return Ok(self);
        }
        self.advance(winners);
        Ok(self.skip_empty())
    }

    /// The unbeaten one may lose once; who has lost before is out.
    fn after_final(&mut self, first: Entrant, second: Entrant, first_wins: bool) {
        self.finals += 1;
        let decided = first_wins || self.finals > 1;
        let (winner, loser) = if first_wins { (first, second) } else { (second, first) };
        if decided {
            self.out.push(vec![loser]);
            (self.first, self.second) = (vec![Some(winner)], Vec::new());
        }
    }

    fn advance(&mut self, winners: &[Entrant]) {
        let second = self.second_pairs();
        if !second.is_empty() {
            let parted: Vec<_> = second.into_iter().map(|pair| part(pair, winners)).collect();
            let out: Vec<Entrant> = parted.iter().filter_map(|(_, loser)| *loser).collect();
            self.second = parted.into_iter().map(|(winner, _)| winner).collect();
            if self.step.is_multiple_of(2) {
                self.waiting.remove(0);
            }
            self.out.extend((!out.is_empty()).then_some(out));
        }
        if self.first.len() > 1 {
            let parted: Vec<_> = self.first_pairs().iter().map(|pair| part(*pair, winners)).collect();
            let mut losers: Vec<Option<Entrant>> = parted.iter().map(|(_, loser)| *loser).collect();
            self.first = parted.into_iter().map(|(winner, _)| winner).collect();
            if self.step == 0 {
                self.second = losers;
            } else {
                // Turned round, so that those who have just met do not meet again at once.
                losers.reverse();
                self.waiting.push(losers);
            }
        }
        self.step += 1;
    }

    /// Goes on while nobody has an opponent and there are several left.
    fn skip_empty(mut self) -> DoubleElimination {
        while !self.is_final() && !self.pairs().iter().any(|(pair, _)| is_meeting(pair)) {
            self.advance(&[]);
        }
        self
    }

    /// The places, the best first; those still in share theirs.
    pub(super) fn places(&self) -> Vec<(Place, Entrant)> {
        let mut places: Vec<(Place, Entrant)> = Vec::new();
        let out = self.out.iter().rev().cloned();
        for here in std::iter::once(self.left()).chain(out) {
            let before = places.len() as u32;
            let place = Place { first: before + 1, last: before + here.len() as u32 };
            places.extend(here.into_iter().map(|entrant| (place, entrant)));
        }
        places
    }
}

const fn is_meeting(pair: &Pair) -> bool {
    pair[0].is_some() && pair[1].is_some()
}

/// Who goes on from a pair of places, and who does not.
fn part(pair: Pair, winners: &[Entrant]) -> (Option<Entrant>, Option<Entrant>) {
    match pair {
        [Some(first), Some(second)] if winners.contains(&first) => (Some(first), Some(second)),
        [Some(first), Some(second)] => (Some(second), Some(first)),
        [alone, None] | [None, alone] => (alone, None),
    }
}
