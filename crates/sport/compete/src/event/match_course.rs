//! A match as it went: its sets, its regular games and the tie-break ladder, game by game (UA13-IV.14.9,
//! UA-III.9.9, FMJD-VII.1.1, FMJD-VII.1.3, FMJD-VII.2.3.1).

use serde::Serialize;

use super::ids::StageId;
use super::next::match_games;
use super::rounds::{Phase, RoundState};
use super::state::State;
use damier_pairing::schedule::{Aim, MatchRules, MatchStep, Rate, Stage};
use damier_pairing::{Entrant, Points, Round, SideResult};

/// A match as far as it has been played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct MatchCourse {
    pub stage: StageId,
    /// Number 1 of the two.
    pub first: Entrant,
    pub second: Entrant,
    /// Points of the regular games.
    pub points: (Points, Points),
    /// Sets won; none in a match without sets.
    pub sets: (u16, u16),
    /// What the sets are worth, where that counts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub worth: Option<(Points, Points)>,
    /// In sets of quicker and quicker games: the points at each rate, the longest first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub paces: Vec<(Rate, Points, Points)>,
    /// Its parts, one after the other.
    pub parts: Vec<MatchPart>,
    /// What the game after these is, with no games; nothing once the match is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next: Option<MatchPart>,
    /// Whether that game has begun.
    pub begun: bool,
}

/// Games of one kind: those of a set, the quick ones, those to the first loss.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct MatchPart {
    /// The set, from 1; none in a match without sets.
    pub set: Option<u16>,
    /// What they are.
    pub kind: Stage,
    /// At which rate.
    pub rate: Rate,
    /// How they ended for number 1.
    pub games: Vec<SideResult>,
}

impl MatchPart {
    /// The points of the part, of number 1 first.
    pub fn points(&self) -> (Points, Points) {
        let first = self.games.iter().map(|game| game.points()).sum();
        (first, self.games.iter().map(|game| game.reversed().points()).sum())
    }
}

impl State {
    /// The course of a match; nothing if the stage is none, or if two have not been named.
    pub fn match_course(&self, id: StageId) -> Option<MatchCourse> {
        let (rules, [first, second], games) = match_games(self, id, usize::MAX)?;
        let state = rules.state(&games).ok()?;
        let mut parts: Vec<MatchPart> = Vec::new();
        for (at, outcome) in games.iter().enumerate() {
            let part = part_of(&rules, &games[..at])?;
            match parts.last_mut() {
                Some(last) if (last.set, last.kind, last.rate) == (part.set, part.kind, part.rate) => {
                    last.games.push(*outcome);
                }
                _ => parts.push(MatchPart { games: vec![*outcome], ..part }),
            }
        }
        let (points, sets, worth) = (state.points, state.sets, state.worth);
        let paces = if matches!(rules.aim, Aim::Paces(_)) { by_pace(&parts) } else { Vec::new() };
        let next = part_of(&rules, &games);
        let last = self.stages.get(id.index()).and_then(|stage| stage.rounds.last());
        let begun =
            next.is_some() && last.is_some_and(|round| round.phase == Phase::Started && is_open(round));
        Some(MatchCourse { stage: id, first, second, points, sets, worth, paces, parts, next, begun })
    }

    /// Which part of a match the game of a round belongs to, with no games.
    pub fn match_part(&self, id: StageId, round: Round) -> Option<MatchPart> {
        let (rules, _, games) = match_games(self, id, round.index())?;
        part_of(&rules, &games)
    }
}

/// The points at each rate of the sets.
fn by_pace(parts: &[MatchPart]) -> Vec<(Rate, Points, Points)> {
    let rates = [Rate::Standard, Rate::Rapid, Rate::Blitz, Rate::LehmannGeorgiev];
    let sum = |rate: Rate| {
        let mut played = parts.iter().filter(|part| part.set.is_some() && part.rate == rate).peekable();
        played.peek()?;
        let (first, second) = played.map(MatchPart::points).unzip::<_, _, Vec<Points>, Vec<Points>>();
        Some((rate, first.into_iter().sum(), second.into_iter().sum()))
    };
    rates.into_iter().filter_map(sum).collect()
}

/// What the game after these is.
fn part_of(rules: &MatchRules, games: &[SideResult]) -> Option<MatchPart> {
    match rules.state(games).ok()?.next {
        MatchStep::Play(game) => {
            Some(MatchPart { set: game.set, kind: game.stage, rate: game.rate, games: Vec::new() })
        }
        MatchStep::Over(_) => None,
    }
}

fn is_open(round: &RoundState) -> bool {
    round.encounters.iter().any(|own| own.score().is_none())
}
