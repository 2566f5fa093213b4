//! Knockout: who loses a meeting is out (UA13-IV.3.4.2, UA-II.3.6.2.a, COL-3.8a), or plays on for the
//! places from second to last (UA-II.3.6.2.c), or has a second life (`double_elimination.rs`).
//!
//! The bracket is the usual one: numbers 1 and 2 can only meet in the final, 1 to 4 only in the
//! semi-finals. Where the field is no power of two, the first numbers are free in round 1. Numbers are
//! seeds or lots, as the regulation says.

use damier_rules::rulebook::Clause;
use serde::{Deserialize, Serialize};

use super::ScheduleError;
use super::double_elimination::DoubleElimination;
use crate::standings::Place;
use crate::{Entrant, Round};

/// Which places are played for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum KnockoutPlaces {
    /// Only the first: losers are out, those of one round share their places.
    First,
    /// The losers of the semi-finals play for the third place.
    FirstAndThird,
    /// Every place is played for.
    All,
    /// Only the first, and nobody is out before he has lost twice.
    Double,
}

impl KnockoutPlaces {
    /// Where the codes describe it.
    pub const fn clauses(self) -> &'static [Clause] {
        match self {
            KnockoutPlaces::First | KnockoutPlaces::FirstAndThird | KnockoutPlaces::Double => {
                &["UA13-IV.3.4.2", "UA-II.3.6.2.a", "COL-3.8a"]
            }
            KnockoutPlaces::All => &["UA13-IV.3.4.2", "UA-II.3.6.2.c"],
        }
    }
}

/// A knockout: the participants by number.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Knockout {
    slots: Vec<Option<Entrant>>,
    places: KnockoutPlaces,
}

/// A meeting to be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Meeting {
    /// The round in which they meet.
    pub round: Round,
    /// One participant, the higher in the bracket.
    pub first: Entrant,
    /// The second of the two.
    pub second: Entrant,
    /// The places that are still open to both.
    pub places: Place,
}

/// Why a result is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum KnockoutError {
    /// The winner has no meeting in that round.
    #[error("{winner} has no meeting in round {round}")]
    NoSuchMeeting {
        /// The supposed winner.
        winner: Entrant,
        /// The round that is meant.
        round: Round,
    },
    /// A meeting of a finished round has no winner.
    #[error("{first} and {second} have no result in round {round}, and the next round has begun")]
    Missing {
        /// The first of the two.
        first: Entrant,
        /// The second of the two.
        second: Entrant,
        /// The round that is meant.
        round: Round,
    },
}

/// A run of the bracket that plays for a run of places.
#[derive(Debug, Clone)]
struct Block {
    best: u32,
    slots: Vec<Option<Entrant>>,
    plays: bool,
}

impl Knockout {
    /// A bracket of participants by number: seeds, or numbers drawn by lot.
    pub fn new(numbered: &[Entrant], places: KnockoutPlaces) -> Result<Knockout, ScheduleError> {
        const MOST: usize = 1 << 16;
        match numbered.len() {
            0 | 1 => return Err(ScheduleError::TooFew(numbered.len())),
            given if given > MOST => return Err(ScheduleError::TooMany { given, most: MOST }),
            _ => {}
        }
        let size = numbered.len().next_power_of_two();
        let slots = bracket(size).into_iter().map(|number| numbered.get(number).copied()).collect();
        Ok(Knockout { slots, places })
    }

    /// How many rounds there are.
    pub fn rounds(&self) -> u16 {
        let single = self.slots.len().trailing_zeros() as u16;
        match self.places {
            KnockoutPlaces::Double => 2 * single + 1,
            KnockoutPlaces::First | KnockoutPlaces::FirstAndThird | KnockoutPlaces::All => single,
        }
    }

    /// The course of a double elimination, if it is one.
    fn double(&self, winners: &[Vec<Entrant>]) -> Option<Result<DoubleElimination, KnockoutError>> {
        (self.places == KnockoutPlaces::Double).then(|| {
            let rounds = winners.iter().enumerate();
            rounds.into_iter().try_fold(DoubleElimination::new(&self.slots), |course, (at, winners)| {
                course.after(winners, Round::at(at))
            })
        })
    }

    /// The meetings of the next round, given the winners of every round before; none when all is over.
    pub fn meetings(&self, winners: &[Vec<Entrant>]) -> Result<Vec<Meeting>, KnockoutError> {
        if let Some(course) = self.double(winners) {
            return Ok(course?.meetings(Round::at(winners.len())));
        }
        let blocks = self.play(winners)?;
        Ok(blocks.iter().flat_map(|block| meetings_of(block, Round::at(winners.len()))).collect())
    }

    /// Who has nobody to meet in the next round, given the winners of every round before.
    pub fn alone(&self, winners: &[Vec<Entrant>]) -> Result<Vec<Entrant>, KnockoutError> {
        if let Some(course) = self.double(winners) {
            return Ok(course?.alone());
        }
        let blocks = self.play(winners)?;
        let playing = blocks.iter().filter(|block| block.plays && block.slots.len() > 1);
        let alone = |[first, second]: &[Option<Entrant>; 2]| first.xor(*second);
        Ok(playing.flat_map(|block| block.slots.as_chunks::<2>().0).filter_map(alone).collect())
    }

    /// The blocks after these rounds.
    fn play(&self, winners: &[Vec<Entrant>]) -> Result<Vec<Block>, KnockoutError> {
        let mut blocks = vec![Block { best: 1, slots: self.slots.clone(), plays: true }];
        for (index, winners) in winners.iter().enumerate() {
            let round = Round::at(index);
            let meetings: Vec<Meeting> = blocks.iter().flat_map(|block| meetings_of(block, round)).collect();
            let plays = |winner: &Entrant| {
                meetings.iter().any(|meeting| meeting.first == *winner || meeting.second == *winner)
            };
            if let Some(winner) = winners.iter().find(|winner| !plays(winner)) {
                return Err(KnockoutError::NoSuchMeeting { winner: *winner, round });
            }
            if let Some(Meeting { first, second, .. }) = meetings
                .iter()
                .find(|meeting| winners.contains(&meeting.first) == winners.contains(&meeting.second))
            {
                return Err(KnockoutError::Missing { first: *first, second: *second, round });
            }
            blocks = blocks.into_iter().flat_map(|block| self.split(block, winners)).collect();
        }
        Ok(blocks)
    }

    /// Winners go on for the better half of the places, losers for the other.
    fn split(&self, block: Block, winners: &[Entrant]) -> Vec<Block> {
        if !block.plays || block.slots.len() == 1 {
            return vec![block];
        }
        let half = block.slots.len() / 2;
        let (pairs, _) = block.slots.as_chunks::<2>();
        let first_wins = |[first, second]: &[Option<Entrant>; 2]| match (first, second) {
            (Some(first), Some(_)) => winners.contains(first),
            (first, _) => first.is_some(),
        };
        let (up, down): (Vec<_>, Vec<_>) = pairs
            .iter()
            .map(|pair| if first_wins(pair) { (pair[0], pair[1]) } else { (pair[1], pair[0]) })
            .unzip();
        let losers_play = match self.places {
            KnockoutPlaces::First | KnockoutPlaces::Double => false,
            KnockoutPlaces::FirstAndThird => block.best == 1 && half == 2,
            KnockoutPlaces::All => true,
        };
        vec![
            Block { best: block.best, slots: up, plays: true },
            Block { best: block.best + half as u32, slots: down, plays: losers_play },
        ]
    }
}

/// The places after these rounds, the best first; whoever still plays for several has all of them.
pub fn knockout_places(
    knockout: &Knockout,
    winners: &[Vec<Entrant>],
) -> Result<Vec<(Place, Entrant)>, KnockoutError> {
    if let Some(course) = knockout.double(winners) {
        return Ok(course?.places());
    }
    let mut blocks = knockout.play(winners)?;
    blocks.sort_by_key(|block| block.best);
    let mut places = Vec::new();
    for block in blocks {
        let here: Vec<Entrant> = block.slots.iter().copied().flatten().collect();
        // Empty slots are no places.
        let first = places.len() as u32 + 1;
        let place = Place { first, last: places.len() as u32 + here.len() as u32 };
        places.extend(here.into_iter().map(|entrant| (place, entrant)));
    }
    Ok(places)
}

fn meetings_of(block: &Block, round: Round) -> Vec<Meeting> {
    if !block.plays || block.slots.len() < 2 {
        return Vec::new();
    }
    let places = Place { first: block.best, last: block.best + block.slots.len() as u32 - 1 };
    let (pairs, _) = block.slots.as_chunks::<2>();
    let meeting = |[first, second]: &[Option<Entrant>; 2]| {
        Some(Meeting { round, first: (*first)?, second: (*second)?, places })
    };
    pairs.iter().filter_map(meeting).collect()
}

/// The numbers, from 0, in the order of the bracket: each pair adds up to the size less one.
fn bracket(size: usize) -> Vec<usize> {
    let mut order = vec![0];
    while order.len() < size {
        let last = 2 * order.len() - 1;
        order = order.into_iter().flat_map(|number| [number, last - number]).collect();
    }
    order
}
