//! Matches in sets of quicker and quicker games: a set lasts until somebody wins one of its games, first at the
//! standard pace, then rapid, then blitz, at the end by Lehmann-Georgiev: games on one clock, with seconds for each
//! move, until somebody wins.
//!
//! So the world titles of 2013 and later were played; no clause of the codes has it, a regulation lays it down
//! (FMJD-II.3). The title goes to who has more wins at the standard pace, then at the next, and so on. Or the sets
//! are worth points by the pace at which they were won (12-0, 8-4, 7-5, and 6-6 where nobody won).

use serde::{Deserialize, Serialize};

use super::{IfLevel, MatchError, MatchRules, MatchState, MatchStep, Rate, Side, Stage, Verdict};
use crate::{Points, SideResult};

/// How many paces have games of their own: standard, rapid, blitz.
pub const MOST_PACES: usize = 3;

/// A match in sets of paces.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Paces {
    /// How many sets.
    pub sets: u16,
    /// How many games of a set may be drawn: at the standard pace, then rapid, then blitz.
    pub games: u8,
    /// Whether Lehmann-Georgiev follows, so that no set is drawn.
    #[serde(default)]
    pub until_won: bool,
    /// What a set is worth by the pace at which it was won; without it only wins are counted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub worth: Option<SetWorth>,
}

/// What a set is worth: for who won it and for the other, at each pace, Lehmann-Georgiev last.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct SetWorth(pub [(u16, u16); MOST_PACES + 1]);

impl SetWorth {
    /// What everybody has of a drawn set: a half of what it is worth at the standard pace.
    pub const fn drawn(self) -> u16 {
        (self.0[0].0 + self.0[0].1) / 2
    }

    /// By how much somebody can be ahead after one more set.
    const fn most(self) -> u32 {
        self.0[0].0 as u32 - self.0[0].1 as u32
    }
}

impl Paces {
    /// How many paces there are, Lehmann-Georgiev with them.
    pub const fn count(self) -> usize {
        self.games as usize + self.until_won as usize
    }

    /// Whether nothing can be played.
    pub const fn is_empty(self) -> bool {
        self.sets == 0 || self.count() == 0 || self.games as usize > MOST_PACES
    }

    /// The rate of a game of a set, counted from 0.
    pub(super) const fn rate(self, game: usize) -> Rate {
        if game >= self.games as usize {
            return Rate::LehmannGeorgiev;
        }
        match game {
            0 => Rate::Standard,
            1 => Rate::Rapid,
            _ => Rate::Blitz,
        }
    }
}

/// How the sets so far went.
#[derive(Debug, Clone, Copy, Default)]
struct Tally {
    /// Games won at each pace.
    wins: [(u16, u16); MOST_PACES + 1],
    sets: (u16, u16),
    /// What they are worth.
    worth: (u32, u32),
}

impl Tally {
    fn take(&mut self, paces: Paces, won: Option<(Side, usize)>) {
        let (first, second) = match (won, paces.worth) {
            (Some((side, pace)), worth) => {
                let (own, other) = worth.map_or((1, 0), |worth| worth.0[pace]);
                let games = &mut self.wins[pace];
                let (count, sets) = match side {
                    Side::First => (&mut games.0, &mut self.sets.0),
                    Side::Second => (&mut games.1, &mut self.sets.1),
                };
                *count += 1;
                *sets += 1;
                if side == Side::First { (own, other) } else { (other, own) }
            }
            (None, worth) => worth.map_or((0, 0), |worth| (worth.drawn(), worth.drawn())),
        };
        self.worth.0 += u32::from(first);
        self.worth.1 += u32::from(second);
    }

    /// Who is ahead: by what the sets are worth where that counts, then by wins at each pace, the longest first.
    fn leader(&self, paces: Paces) -> Option<Side> {
        let worth = paces.worth.map(|_| self.worth);
        let wins = self.wins.iter().map(|(first, second)| (u32::from(*first), u32::from(*second)));
        worth.into_iter().chain(wins).find_map(|(first, second)| match first.cmp(&second) {
            std::cmp::Ordering::Greater => Some(Side::First),
            std::cmp::Ordering::Less => Some(Side::Second),
            std::cmp::Ordering::Equal => None,
        })
    }

    /// Who cannot be caught, whatever the sets that are left bring.
    fn certain(&self, paces: Paces, left: u16) -> Option<Side> {
        let ((first, second), each) = match paces.worth {
            Some(worth) => (self.worth, worth.most()),
            None => ((u32::from(self.wins[0].0), u32::from(self.wins[0].1)), 1),
        };
        let left = u32::from(left) * each;
        match () {
            () if left == 0 => self.leader(paces),
            () if first > second + left => Some(Side::First),
            () if second > first + left => Some(Side::Second),
            () => None,
        }
    }
}

impl MatchRules {
    /// A match in sets of quicker and quicker games.
    pub(super) fn in_paces(&self, games: &[SideResult], paces: Paces) -> Result<MatchState, MatchError> {
        let mut tally = Tally::default();
        let mut played = 0;
        let (mut set, mut at) = (1, 0);
        let stops = |tally: &Tally, set: u16| {
            self.early_stop && tally.certain(paces, paces.sets - (set - 1)).is_some()
        };
        while set <= paces.sets && played < games.len() && !stops(&tally, set) {
            let pace = at.min(paces.count() - 1);
            let ends = match games[played] {
                SideResult::Win => Some(Some((Side::First, pace))),
                SideResult::Loss => Some(Some((Side::Second, pace))),
                SideResult::Draw => (!paces.until_won && at + 1 >= paces.count()).then_some(None),
            };
            played += 1;
            at += 1;
            if let Some(won) = ends {
                tally.take(paces, won);
                (set, at) = (set + 1, 0);
            }
        }
        let regular = &games[..played];
        let left = paces.sets.saturating_sub(set - 1);
        let over = set > paces.sets || stops(&tally, set);
        let mut state = MatchState {
            points: super::matches::points(regular),
            wins: super::matches::wins(regular),
            sets: tally.sets,
            worth: paces.worth.map(|_| (Points(tally.worth.0), Points(tally.worth.1))),
            decided: tally.certain(paces, left),
            next: MatchStep::Play(self.game_at_pace(games.len(), Some(set), paces.rate(at))),
        };
        if !over {
            return Ok(state);
        }
        let early = left > 0;
        let rest = &games[played..];
        let (winner, used) = match (tally.leader(paces), self.if_level) {
            (Some(winner), _) => (Some(winner), 0),
            (None, IfLevel::Drawn) => (None, 0),
            (None, IfLevel::Goes(side)) => (Some(side), 0),
            // Level at every pace: games until somebody wins one.
            (None, IfLevel::Ladder) => match rest.iter().position(|outcome| *outcome != SideResult::Draw) {
                Some(at) if rest[at] == SideResult::Win => (Some(Side::First), at + 1),
                Some(at) => (Some(Side::Second), at + 1),
                None => {
                    let rate = if rest.len() < 2 { Rate::Rapid } else { Rate::Blitz };
                    state.next = MatchStep::Play(self.game(games.len(), None, Stage::SuddenDeath, rate));
                    return Ok(state);
                }
            },
        };
        if rest.len() > used {
            return Err(MatchError::Over { after: played + used, played: games.len() });
        }
        let clauses = self.verdict_clauses(early);
        state.next = MatchStep::Over(Verdict { winner, early, clauses });
        Ok(state)
    }

    fn game_at_pace(&self, played: usize, set: Option<u16>, rate: Rate) -> super::MatchGame {
        let stage = if rate == Rate::LehmannGeorgiev { Stage::SuddenDeath } else { Stage::Main };
        self.game(played, set, stage, rate)
    }
}

#[cfg(test)]
mod tests {
    use super::super::Aim;
    use super::*;

    fn outcomes(text: &str) -> Vec<SideResult> {
        let read = |sign: char| match sign {
            '2' => SideResult::Win,
            '1' => SideResult::Draw,
            _ => SideResult::Loss,
        };
        text.chars().filter(char::is_ascii_digit).map(read).collect()
    }

    const TALLINN: Paces = Paces { sets: 7, games: 3, until_won: true, worth: None };

    /// The match for the world title in Tallinn 2013 (wcmm2013.fmjd.org), as Georgiev saw it.
    const GEORGIEV: &str = "110 1112 0 2 1110 12 112";

    #[test]
    fn the_title_match_of_2013() {
        let rules = MatchRules::general(Aim::Paces(TALLINN), IfLevel::Ladder);
        let rules = MatchRules { early_stop: false, ..rules };
        let games = outcomes(GEORGIEV);
        let state = rules.state(&games).expect("a match");
        let MatchStep::Over(verdict) = state.next else { panic!("{state:?}") };
        assert_eq!(verdict.winner, Some(Side::First));
        assert_eq!(state.sets, (4, 3));
        // After six days he was ahead by a rapid game only, and two sets before that behind by a blitz game.
        let after = |text: &str| rules.state(&outcomes(text)).expect("a match");
        assert_eq!(after("110 1112 0 2 1110").decided, None);
        let last = after("110 1112 0 2 1110 12 11");
        let MatchStep::Play(game) = last.next else { panic!("{last:?}") };
        assert_eq!((game.set, game.rate), (Some(7), Rate::Blitz));
        let tie_break = after("110 11111");
        let MatchStep::Play(game) = tie_break.next else { panic!("{tie_break:?}") };
        assert_eq!((game.set, game.rate), (Some(2), Rate::LehmannGeorgiev));
        assert!(rules.state(&outcomes("110 1112 0 2 1110 12 112 1")).is_err());
    }

    /// The match for the title of women in Warsaw 2021, as Tansykkuzhina saw it: 54-54, a win each at the standard
    /// pace and at rapid, one each at blitz; decided by the sixth game of the tie-break.
    #[test]
    fn sets_worth_points() {
        let worth = SetWorth([(12, 0), (8, 4), (7, 5), (6, 6)]);
        let paces = Paces { sets: 9, games: 3, until_won: false, worth: Some(worth) };
        let rules = MatchRules::general(Aim::Paces(paces), IfLevel::Ladder);
        let nine = "10 111 111 0 2 110 112 111 12";
        let state = rules.state(&outcomes(nine)).expect("a match");
        assert_eq!(state.worth, Some((Points(54), Points(54))));
        let MatchStep::Play(game) = state.next else { panic!("{state:?}") };
        assert_eq!((game.set, game.stage, game.rate), (None, Stage::SuddenDeath, Rate::Rapid));
        let over = rules.state(&outcomes(&format!("{nine} 111112"))).expect("a match");
        let MatchStep::Over(verdict) = over.next else { panic!("{over:?}") };
        assert_eq!(verdict.winner, Some(Side::First));
        let ahead = rules.state(&outcomes("2 2 2 2 2")).expect("a match");
        assert!(
            matches!(ahead.next, MatchStep::Over(verdict) if verdict.early),
            "more than 54 points: {ahead:?}"
        );
    }
}
