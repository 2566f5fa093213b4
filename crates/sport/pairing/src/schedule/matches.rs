//! Matches: for the majority of a number of games, to a number of points or of wins, drawn matches
//! allowed or not (UA13-IV.14.9, UA-III.9.9); in sets (FMJD-VII.1.1) and of six games (FMJD-VII.2.1).
//!
//! [`MatchRules::state`] reads the games so far and says what is played next, or who has won and why.
//! A match whose winner is certain is played on unless its early end was agreed (FMJD-VII.3,
//! FMJD-II.3.e, D-60a). Colours alternate from game to game (COL-1.7.3).

use damier_rules::rulebook::Clause;
use serde::{Deserialize, Serialize};

use super::tie_break::{Ladder, climb, leader};
use super::{Paces, Rate, Side};
use crate::{Points, SideResult};

/// What wins a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Aim {
    /// Most points of a number of games.
    Majority {
        /// How many games are played.
        games: u16,
    },
    /// A number of points; after so many games at the latest, most points.
    Points {
        /// How many points have to be reached.
        to: Points,
        /// The last game, if there is a limit.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at_most: Option<u16>,
    },
    /// A number of wins; after so many games at the latest, most wins.
    Wins {
        /// How many wins have to be reached.
        to: u16,
        /// The last game, if there is a limit.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at_most: Option<u16>,
    },
    /// Most sets; a set goes to most wins in it (FMJD-VII.1.2).
    Sets {
        /// How many sets.
        sets: u16,
        /// How many games a set has.
        games: u16,
    },
    /// Most wins at the longest pace, then at the next: sets of quicker and quicker games.
    Paces(Paces),
}

/// What happens when the games leave both level.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum IfLevel {
    /// The match is drawn (UA13-IV.14.9).
    #[default]
    Drawn,
    /// Quick games decide (FMJD-VII.1.3, FMJD-VII.2.3.1).
    Ladder,
    /// One of them, such as the holder of a title, is the winner: a criterion of the regulation
    /// (UA-III.9.9).
    Goes(Side),
}

/// The rules of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct MatchRules {
    /// What wins it.
    pub aim: Aim,
    /// And if both are level. Level sets always go to the ladder.
    pub if_level: IfLevel,
    /// Whether it ends as soon as it is decided; of a match of the world federation only with the
    /// agreement of committee, players and federations (FMJD-VII.3).
    pub early_stop: bool,
    /// Who has White in the first game, by lot (COL-1.7.2).
    pub first_white: Side,
    /// The clauses that rule it.
    pub clauses: &'static [Clause],
}

/// Where a match stands.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct MatchState {
    /// Points of all games but those of the ladder.
    pub points: (Points, Points),
    /// Games won, those of the ladder left out.
    pub wins: (u16, u16),
    /// How many sets each side has won.
    pub sets: (u16, u16),
    /// What the sets are worth, where that counts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub worth: Option<(Points, Points)>,
    /// Who is certain to win, though games are left.
    pub decided: Option<Side>,
    /// What has to be done next.
    pub next: MatchStep,
}

/// What follows in a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum MatchStep {
    /// A game is to be played.
    Play(MatchGame),
    /// Nothing is left to be played.
    Over(Verdict),
}

/// The next game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct MatchGame {
    /// Its number in the match, from 1.
    pub number: u16,
    /// The set it belongs to, from 1.
    pub set: Option<u16>,
    /// Which part of the match it is.
    pub stage: Stage,
    /// The rate of play.
    pub rate: Rate,
    /// Who has White.
    pub white: Side,
    /// The clauses that say so.
    pub clauses: &'static [Clause],
}

/// Parts of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Its regular games.
    Main,
    /// The two quick games.
    QuickPair,
    /// Quick games to the first loss.
    SuddenDeath,
}

/// How a match ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Verdict {
    /// Who won; nobody in a drawn match.
    pub winner: Option<Side>,
    /// Whether it ended before its last game.
    pub early: bool,
    /// The clauses that say so.
    pub clauses: &'static [Clause],
}

/// Why the games make no match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum MatchError {
    /// Games after the end.
    #[error("the match was over after {after} games, and {played} are given")]
    Over {
        /// Games it had.
        after: usize,
        /// How many games the results tell of.
        played: usize,
    },
    /// A match without games.
    #[error("a match has at least one game, one point, one win or one set")]
    Empty,
}

impl MatchRules {
    /// A match by the general clauses (UA13-IV.14.9, UA-III.9.9).
    pub const fn general(aim: Aim, if_level: IfLevel) -> MatchRules {
        MatchRules {
            aim,
            if_level,
            early_stop: true,
            first_white: Side::First,
            clauses: &["UA13-IV.14.9", "UA-III.9.9"],
        }
    }

    /// The match for the world title: three sets of four or five games.
    pub const fn world_title(games_per_set: u16) -> MatchRules {
        MatchRules {
            aim: Aim::Sets { sets: 3, games: games_per_set },
            if_level: IfLevel::Ladder,
            early_stop: false,
            first_white: Side::First,
            clauses: &["FMJD-VII.1.1", "FMJD-VII.1.2", "FMJD-VII.1.4"],
        }
    }

    /// The deciding match of six games.
    pub const fn six_games() -> MatchRules {
        MatchRules {
            aim: Aim::Majority { games: 6 },
            if_level: IfLevel::Ladder,
            early_stop: false,
            first_white: Side::First,
            clauses: &["FMJD-VII.2.1", "FMJD-VII.2.2"],
        }
    }

    /// Reads the games so far, as the first-named sees them.
    pub fn state(&self, games: &[SideResult]) -> Result<MatchState, MatchError> {
        let empty = match self.aim {
            Aim::Majority { games } => games == 0,
            Aim::Points { to, at_most } => to == Points::ZERO || at_most == Some(0),
            Aim::Wins { to, at_most } => to == 0 || at_most == Some(0),
            Aim::Sets { sets, games } => sets == 0 || games == 0,
            Aim::Paces(paces) => paces.is_empty(),
        };
        if empty {
            return Err(MatchError::Empty);
        }
        match self.aim {
            Aim::Sets { sets, games: length } => self.in_sets(games, sets, length.into()),
            Aim::Paces(paces) => self.in_paces(games, paces),
            _ => self.in_one(games),
        }
    }

    /// A match without sets.
    fn in_one(&self, games: &[SideResult]) -> Result<MatchState, MatchError> {
        // The regular part ends with the first game after which its aim is reached.
        let ends = (0..=games.len()).find(|count| self.regular_over(&games[..*count]));
        let regular = &games[..ends.unwrap_or(games.len())];
        let mut state = MatchState {
            points: points(regular),
            wins: wins(regular),
            sets: (0, 0),
            worth: None,
            decided: self.certain(regular),
            next: MatchStep::Play(self.game(games.len(), None, Stage::Main, Rate::Official)),
        };
        let Some(ends) = ends else { return Ok(state) };
        let early = matches!(self.aim, Aim::Majority { .. }) && self.games_left(regular) != Some(0);
        let (verdict, used) = match (leader(regular), self.if_level) {
            (Some(winner), _) => {
                (Verdict { winner: Some(winner), early, clauses: self.verdict_clauses(early) }, ends)
            }
            (None, IfLevel::Drawn) => (Verdict { winner: None, early, clauses: self.clauses }, ends),
            (None, IfLevel::Goes(side)) => {
                (Verdict { winner: Some(side), early, clauses: self.clauses }, ends)
            }
            (None, IfLevel::Ladder) => match climb(&games[ends..]) {
                Ladder::Won(winner, used) => (
                    Verdict { winner: Some(winner), early: false, clauses: self.ladder_clauses() },
                    ends + used,
                ),
                Ladder::Play(stage, rate) => {
                    state.next = MatchStep::Play(self.game(games.len(), None, stage, rate));
                    return Ok(state);
                }
            },
        };
        if games.len() > used {
            return Err(MatchError::Over { after: used, played: games.len() });
        }
        state.next = MatchStep::Over(verdict);
        Ok(state)
    }

    /// Whether the regular games are at their end.
    fn regular_over(&self, games: &[SideResult]) -> bool {
        let reached = match self.aim {
            Aim::Points { to, .. } => {
                let (first, second) = points(games);
                first >= to || second >= to
            }
            Aim::Wins { to, .. } => {
                let (first, second) = wins(games);
                first >= to || second >= to
            }
            Aim::Majority { .. } | Aim::Sets { .. } | Aim::Paces(_) => {
                self.early_stop && self.certain(games).is_some()
            }
        };
        reached || self.games_left(games) == Some(0)
    }

    /// How many regular games are left, if there is a limit.
    fn games_left(&self, games: &[SideResult]) -> Option<usize> {
        let limit = match self.aim {
            Aim::Majority { games } => Some(games),
            Aim::Points { at_most, .. } | Aim::Wins { at_most, .. } => at_most,
            Aim::Sets { .. } | Aim::Paces(_) => None,
        };
        limit.map(|limit| usize::from(limit).saturating_sub(games.len()))
    }

    /// Who cannot be caught any more.
    fn certain(&self, games: &[SideResult]) -> Option<Side> {
        let Aim::Majority { .. } = self.aim else { return None };
        let (first, second) = points(games);
        let left = 2 * self.games_left(games)? as u32;
        match () {
            () if first.0 > second.0 + left => Some(Side::First),
            () if second.0 > first.0 + left => Some(Side::Second),
            () => None,
        }
    }

    /// The game after so many.
    pub(super) fn game(&self, played: usize, set: Option<u16>, stage: Stage, rate: Rate) -> MatchGame {
        let white = if played.is_multiple_of(2) { self.first_white } else { !self.first_white };
        let clauses = if stage == Stage::Main { self.clauses } else { self.ladder_clauses() };
        MatchGame { number: played as u16 + 1, set, stage, rate, white, clauses }
    }

    fn ladder_clauses(&self) -> &'static [Clause] {
        match self.aim {
            Aim::Sets { .. } => &["FMJD-VII.1.3"],
            Aim::Paces(_) => self.clauses,
            _ => &["FMJD-VII.2.3", "FMJD-VII.2.3.1"],
        }
    }

    /// An early end is by agreement where the clauses of the world federation rule.
    pub(super) fn verdict_clauses(&self, early: bool) -> &'static [Clause] {
        match self.aim {
            _ if !early || !self.clauses.iter().any(|clause| clause.starts_with("FMJD")) => self.clauses,
            Aim::Sets { .. } => &["FMJD-VII.1.2", "FMJD-VII.3"],
            _ => &["FMJD-VII.2.2", "FMJD-VII.3"],
        }
    }
}

pub(super) fn points(games: &[SideResult]) -> (Points, Points) {
    let first = games.iter().map(|outcome| outcome.points()).sum();
    (first, games.iter().map(|outcome| outcome.reversed().points()).sum())
}

pub(super) fn wins(games: &[SideResult]) -> (u16, u16) {
    let count = |wanted: SideResult| games.iter().filter(|outcome| **outcome == wanted).count() as u16;
    (count(SideResult::Win), count(SideResult::Loss))
}
