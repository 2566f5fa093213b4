//! Matches in sets: a set goes to most wins in it, a level one to the ladder; the match goes to most
//! sets (FMJD-VII.1.1, FMJD-VII.1.2, FMJD-VII.1.3).

use super::matches::{points, wins};
use super::tie_break::{Ladder, climb, leader};
use super::{IfLevel, MatchError, MatchRules, MatchState, MatchStep, Rate, Side, Stage, Verdict};
use crate::SideResult;

impl MatchRules {
    /// A match in sets.
    pub(super) fn in_sets(
        &self,
        games: &[SideResult],
        sets: u16,
        length: usize,
    ) -> Result<MatchState, MatchError> {
        let mut won = (0u16, 0u16);
        let mut regular: Vec<SideResult> = Vec::new();
        let mut rest = games;
        let mut next = None;
        let mut set = 1;
        while set <= sets
            && next.is_none()
            && !(self.early_stop && sets_certain(won, sets, set - 1).is_some())
        {
            let main = &rest[..rest.len().min(length)];
            regular.extend(main);
            rest = &rest[main.len()..];
            let number = games.len();
            match set_result(main, rest, length) {
                SetResult::Play(stage, rate) => next = Some(self.game(number, Some(set), stage, rate)),
                SetResult::Won(side, used) => {
                    match side {
                        Side::First => won.0 += 1,
                        Side::Second => won.1 += 1,
                    }
                    rest = &rest[used..];
                    set += 1;
                }
            }
        }
        let played = set - 1;
        let state = |next: MatchStep| MatchState {
            points: points(&regular),
            wins: wins(&regular),
            sets: won,
            worth: None,
            decided: sets_certain(won, sets, played),
            next,
        };
        match next {
            Some(game) => Ok(state(MatchStep::Play(game))),
            None if !rest.is_empty() => {
                Err(MatchError::Over { after: games.len() - rest.len(), played: games.len() })
            }
            None => {
                let winner = match won.0.cmp(&won.1) {
                    std::cmp::Ordering::Greater => Some(Side::First),
                    std::cmp::Ordering::Less => Some(Side::Second),
                    // Only an even number of sets can be shared.
                    std::cmp::Ordering::Equal => match self.if_level {
                        IfLevel::Goes(side) => Some(side),
                        IfLevel::Drawn | IfLevel::Ladder => None,
                    },
                };
                let early = played < sets;
                Ok(state(MatchStep::Over(Verdict { winner, early, clauses: self.verdict_clauses(early) })))
            }
        }
    }
}

enum SetResult {
    Play(Stage, Rate),
    Won(Side, usize),
}

/// How a set stands after its regular games and those that follow; the number tells how many of the
/// latter belong to it.
fn set_result(main: &[SideResult], rest: &[SideResult], length: usize) -> SetResult {
    if main.len() < length {
        return SetResult::Play(Stage::Main, Rate::Official);
    }
    match leader(main) {
        Some(side) => SetResult::Won(side, 0),
        None => match climb(rest) {
            Ladder::Won(side, used) => SetResult::Won(side, used),
            Ladder::Play(stage, rate) => SetResult::Play(stage, rate),
        },
    }
}

/// Who cannot be caught any more in sets.
fn sets_certain(won: (u16, u16), sets: u16, played: u16) -> Option<Side> {
    let left = sets - played;
    match () {
        () if won.0 > won.1 + left => Some(Side::First),
        () if won.1 > won.0 + left => Some(Side::Second),
        () => None,
    }
}
