//! A value with the numbers it was summed from.

use std::sync::Arc;

use serde::{Serialize, Serializer};

use super::{Criterion, How, Rational};
use crate::{Entrant, Points, Round, SideResult};

/// How a criterion came to its value for one entrant.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Working {
    /// The criterion that is explained.
    pub criterion: Criterion,
    /// The value; several for the steps of a ladder, compared one after the other.
    pub values: Vec<Rational>,
    /// The numbers behind it, in the order in which they are read.
    pub terms: Vec<Term>,
}

/// One number of a sum.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Term {
    /// The round it comes from.
    pub round: Option<Round>,
    /// The opponent it comes from.
    pub opponent: Option<Entrant>,
    /// The result against that opponent.
    pub outcome: Option<SideResult>,
    /// What it is taken times: 1, -1, 2, 1/2, 0, or the board points of a match.
    pub times: Rational,
    /// The number itself, such as the points of that opponent.
    pub number: Rational,
    /// Where the number comes from.
    pub source: Source,
    /// Whether and why a ladder of coefficients leaves it out.
    pub struck: Option<Struck>,
}

/// Why an opponent is left out of a truncated or median coefficient.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Struck {
    /// One of the worst, from this step of the ladder on: T(1) leaves out one, T(2) two.
    Worst {
        /// The step, from 1.
        step: usize,
    },
    /// The best, which the median leaves out at every step.
    Best,
}

impl Struck {
    /// Whether it is left out at a step, from 1.
    pub const fn at(self, step: usize) -> bool {
        match self {
            Struck::Worst { step: from } => from <= step,
            Struck::Best => true,
        }
    }
}

/// Where the number of a term comes from.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// The points of the opponent.
    OpponentsPoints,
    /// An opponent who left: his own points, and what the others of his score group made on average in
    /// the rounds he missed (UA13-IV.12.5, UA-III.8.5.b, COL-3.9.9).
    Withdrawn {
        /// The points he has.
        own: Points,
        /// The average for the rest.
        average: Rational,
        /// The score group when he stopped.
        #[serde(serialize_with = "members")]
        group: Arc<[Entrant]>,
    },
    /// A bye: the points of the last who finished (UA13-IV.12.5, UA-III.8.5.a).
    LastFinisher,
    /// A bye: the lowest score of the tournament (COL-3.9.9).
    LowestScore,
    /// A result between the two, played or not.
    Result(How),
    /// A place on a board, with its number from 1, or the place in a play-off.
    Place {
        /// The board of a team, where the criterion looks at one alone.
        board: Option<usize>,
    },
    /// Points on a board, with its number from 1.
    Board(usize),
    /// All board points of the opponent.
    OpponentsBoards,
    /// What the opponent has by full Solkoff.
    OpponentsSolkoff,
    /// Points against those who share these places.
    Against {
        /// The best of the places.
        first: u32,
        /// The worst of them.
        last: u32,
    },
}

fn members<S: Serializer>(group: &Arc<[Entrant]>, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(group.iter())
}

impl Term {
    /// What the term adds.
    pub fn amount(&self) -> Rational {
        self.times * self.number
    }

    /// Whether it is among what is added up at a step of a ladder, from 1.
    pub fn counts_at(&self, step: usize) -> bool {
        !self.struck.is_some_and(|struck| struck.at(step))
    }
}

impl Working {
    /// A value that is the sum of its terms.
    pub(super) fn sum(criterion: Criterion, terms: Vec<Term>) -> Working {
        let value = terms.iter().map(Term::amount).sum();
        Working { criterion, values: vec![value], terms }
    }

    /// The step of a ladder, from 0; beyond its end there is nothing (S19).
    pub(super) fn step(&self, step: usize) -> Rational {
        self.values.get(step).copied().unwrap_or(Rational::ZERO)
    }
}
