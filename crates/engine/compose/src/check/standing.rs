//! What a verdict rests on: what is proved, what the engine judges, and what is open.
//!
//! The three never mix ([note 0049](../../../../../docs/decisions/0049-what-the-engine-sees-of-a-composition.md)), and
//! a jury should see at a glance which is which.

use damier_rules::Move;

use super::examination::Stage;
use super::sight::{Outlook, Seen, Sight};
use super::undecided::Undecided;
use crate::solver::Verdict;

/// How firm something stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Basis {
    /// It is proved.
    Proved,
    /// The opposite is proved.
    Refuted,
    /// The engine sees it so.
    Judged,
    /// Nobody can say.
    Open,
}

/// What a stage of an examination rests on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standing {
    /// Whether the task is met.
    pub task: Basis,
    /// First moves that are proved to reach the goal.
    pub reach: Vec<Move>,
    /// How many first moves are proved to fail.
    pub fail: usize,
    /// First moves that the engine sees reach the goal.
    pub seen_reaching: Vec<(Move, Seen, u32)>,
    /// First moves that the engine sees fail.
    pub seen_failing: Option<Judged>,
    /// First moves of which the engine cannot say, with its score and depth if it was asked.
    pub open: Vec<(Move, Option<(Seen, u32)>)>,
    /// Later moves beside the solution that are not proved to fail: those that the engine sees fail, and others.
    pub later: (usize, usize),
}

/// What the engine says of several moves together.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Judged {
    /// How many they are.
    pub count: usize,
    /// The best score for White among them.
    pub best: Seen,
    /// So many half-moves ahead at the least.
    pub depth: u32,
}

impl Judged {
    fn of(some: &[&Sight]) -> Option<Judged> {
        let best = some.iter().max_by_key(|sight| sight.score.map(|score| score.0))?;
        let depth = some.iter().map(|sight| sight.depth).min()?;
        Some(Judged { count: some.len(), best: best.seen(), depth })
    }
}

impl Stage {
    /// What is proved, judged and open.
    pub fn standing(&self) -> Standing {
        let reach: Vec<Move> = self.keys().map(|first| first.mv).collect();
        let fail = self.first_moves.iter().filter(|first| first.verdict == Verdict::Refuted).count();
        let (first, later): (Vec<&Undecided>, Vec<&Undecided>) =
            self.undecided.iter().partition(|own| own.before.is_empty());
        let seen = |outlook| {
            let of = move |own: &&&Undecided| own.outlook() == Some(outlook);
            first.iter().filter(of).filter_map(|own| Some((own.mv, own.sight.as_ref()?)))
        };
        let failing: Vec<&Sight> = seen(Outlook::Fails).map(|(_, sight)| sight).collect();
        let open = first.iter().filter(|own| matches!(own.outlook(), None | Some(Outlook::Unclear)));
        let later_fail = later.iter().filter(|own| own.outlook() == Some(Outlook::Fails)).count();
        let liked = seen(Outlook::Holds).next().is_some()
            || !self.defences.is_empty() && self.defences.iter().all(Undecided::is_liked);
        Standing {
            task: match self.verdict {
                Verdict::Proven => Basis::Proved,
                Verdict::Refuted => Basis::Refuted,
                Verdict::NotDecided if liked => Basis::Judged,
                Verdict::NotDecided => Basis::Open,
            },
            reach,
            fail,
            seen_reaching: seen(Outlook::Holds).map(|(mv, sight)| (mv, sight.seen(), sight.depth)).collect(),
            seen_failing: Judged::of(&failing),
            open: open
                .map(|own| (own.mv, own.sight.as_ref().map(|sight| (sight.seen(), sight.depth))))
                .collect(),
            later: (later_fail, later.len() - later_fail),
        }
    }
}
