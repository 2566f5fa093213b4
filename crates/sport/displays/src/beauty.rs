//! Beauty prizes: four categories, five judges, senders unknown to them (FMJD-XI.6).

use serde::{Deserialize, Serialize};

/// What a prize is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Category {
    /// The most interesting complete game.
    Game,
    /// The best theoretical novelty in the opening.
    Novelty,
    /// The most beautiful ending.
    Ending,
    /// The most beautiful combination.
    Combination,
}

/// How many judge each category.
pub const JUDGES: usize = 5;

/// A game or part of one that a federation sends in.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Submission {
    /// For which prize.
    pub category: Category,
    /// The federation, which no judge is told.
    pub federation: String,
    /// Who played it, which no judge is told.
    pub players: Vec<String>,
    /// The year in which it was played.
    pub year: i16,
    /// The moves, or the position with its moves.
    pub game: String,
}

/// What a judge gets: a number and the moves.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Anonymous {
    /// The number by which it is called.
    pub number: usize,
    /// For which prize.
    pub category: Category,
    pub game: String,
}

/// A judge's title, which must be that of an international master or grandmaster.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Judge {
    pub name: String,
    /// The federation that proposed him.
    pub federation: String,
    /// `MI` or `GMI`.
    pub title: String,
    /// The numbers of the submissions he judges, the best first.
    pub order: Vec<usize>,
}

/// Why a prize cannot be given yet.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum NoPrize {
    /// The commission has another number of members.
    #[error("the commission has {judges} members, it needs {JUDGES} (FMJD-XI.6)")]
    Judges { judges: usize },
    /// A judge has no title that would do.
    #[error("{name} is neither an international master nor a grandmaster (FMJD-XI.6)")]
    Title { name: String },
    /// A judge has not put every submission in order, each once.
    #[error("{name} has not put all {submissions} submissions in order, each once")]
    Order {
        name: String,
        /// How many there are.
        submissions: usize,
    },
    /// There is nothing to judge.
    #[error("nothing was sent in for this prize")]
    Nothing,
}

/// The submissions of a category as judges get them: in a drawn order, without players and federations.
pub fn anonymous(submissions: &[Submission], category: Category, lot: u64) -> Vec<Anonymous> {
    let mut chosen: Vec<&Submission> = submissions.iter().filter(|one| one.category == category).collect();
    let mut state = lot;
    for last in (1..chosen.len()).rev() {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let pick = usize::try_from((state >> 33) % (last as u64 + 1)).unwrap_or(0);
        chosen.swap(last, pick);
    }
    let numbered =
        |(number, one): (usize, &Submission)| Anonymous { number, category, game: one.game.clone() };
    (1..).zip(chosen).map(numbered).collect()
}

/// The submissions by the sum of their places with all judges, the winner first, with those sums. Equal sums are put
/// in order by the better single places.
pub fn places(submissions: usize, judges: &[Judge]) -> Result<Vec<(usize, usize)>, NoPrize> {
    if submissions == 0 {
        return Err(NoPrize::Nothing);
    }
    if judges.len() != JUDGES {
        return Err(NoPrize::Judges { judges: judges.len() });
    }
    for judge in judges {
        if !["MI", "GMI", "TM", "TDM"].contains(&judge.title.as_str()) {
            return Err(NoPrize::Title { name: judge.name.clone() });
        }
        let mut order = judge.order.clone();
        order.sort_unstable();
        if !order.iter().copied().eq(1..=submissions) {
            return Err(NoPrize::Order { name: judge.name.clone(), submissions });
        }
    }
    let mut all: Vec<(usize, Vec<usize>, usize)> = (1..=submissions)
        .map(|number| {
            let place =
                |judge: &Judge| judge.order.iter().position(|other| *other == number).map_or(0, |at| at + 1);
            let mut places: Vec<usize> = judges.iter().map(place).collect();
            places.sort_unstable();
            (places.iter().sum(), places, number)
        })
        .collect();
    all.sort();
    Ok(all.into_iter().map(|(sum, _, number)| (number, sum)).collect())
}
