//! The next game of a match: for the majority of its games, to points or wins, in sets, and the ladder
//! where both are level (UA13-IV.14.9, UA-III.9.9, FMJD-VII.1.1, FMJD-VII.1.3, FMJD-VII.2.1).

use std::ops::Range;

use damier_clock::rules::Code;
use damier_rules::Color;
use damier_rules::rulebook::Clause;

use super::super::rounds::PairedBy;
use super::super::score::Score;
use super::NextRound;
use super::cannot::{CannotPair, StageOver};
use super::story::{Basis, PairReason};
use super::turn::Turn;
use damier_pairing::schedule::{Aim, MatchRules, MatchStep, Side};
use damier_pairing::swiss::ColourStory;
use damier_pairing::{Entrant, SideResult};

impl Turn<'_> {
    pub(super) fn match_game(&self, aim: Aim) -> Result<NextRound, CannotPair> {
        let [first, second] = self.two()?;
        let rules = self.match_rules(aim);
        let games = self.games_of(first, 0);
        let state = rules.state(&games)?;
        if let Some(over) = self.given_up(first, second, state.points) {
            return Err(self.over(over));
        }
        match state.next {
            MatchStep::Over(verdict) => {
                let winner = verdict.winner.map(|side| if side == Side::First { first } else { second });
                let (points, early, clauses) = (state.points, verdict.early, verdict.clauses);
                Err(self.over(StageOver::MatchOver { winner, points, early, clauses }))
            }
            MatchStep::Play(game) => {
                let (white, black) =
                    if game.white == Side::First { (first, second) } else { (second, first) };
                let pair = PairReason {
                    white,
                    black,
                    basis: Basis::Match(game),
                    clauses: game.clauses.to_vec(),
                    rejected: Vec::new(),
                    colour: (game.number == 1).then_some(ColourStory::Lot),
                };
                Ok(self.answer(PairedBy::Match { seed: self.first_seed() }, vec![pair], Vec::new()))
            }
        }
    }

    /// The two of a match, number 1 first; without numbers in the order of entry.
    pub(super) fn two(&self) -> Result<[Entrant; 2], CannotPair> {
        let order = self.numbered().unwrap_or_else(|_| self.field.clone());
        <[Entrant; 2]>::try_from(order)
            .map_err(|order| CannotPair::NotTwo { stage: self.id, field: order.len() })
    }

    /// Who leaves a match has lost it.
    fn given_up(
        &self,
        first: Entrant,
        second: Entrant,
        points: (damier_pairing::Points, damier_pairing::Points),
    ) -> Option<StageOver> {
        let (winner, loser) = match (self.has_left(first), self.has_left(second)) {
            (false, false) => return None,
            (true, false) => (Some(second), first),
            (false, true) => (Some(first), second),
            (true, true) => (None, first),
        };
        let clauses = self.state.leaving_ruling(self.id, loser).map_or(&[] as &[Clause], |own| own.clauses);
        Some(StageOver::MatchOver { winner, points, early: true, clauses })
    }

    /// The results of the rounds from one on, as an entrant sees them. What neither played, or what was
    /// annulled, is no game of the match.
    pub(super) fn games_of(&self, entrant: Entrant, from: usize) -> Vec<SideResult> {
        self.games_in(entrant, from..usize::MAX)
    }

    /// The same of some rounds.
    pub(super) fn games_in(&self, entrant: Entrant, rounds: Range<usize>) -> Vec<SideResult> {
        let rounds = self.stage.rounds.iter().enumerate().take(rounds.end).skip(rounds.start);
        let encounters = rounds.flat_map(|(at, round)| round.encounters.iter().map(move |own| (at, own)));
        let counts = |at: usize, own: &super::super::encounter::Encounter| {
            let score = self.score(at, own);
            own.side_of(entrant).is_some()
                && !matches!(score, None | Some(Score::BothMinus | Score::Annulled | Score::Adjourned))
        };
        encounters
            .filter(|(at, own)| counts(*at, own))
            .map(|(at, own)| self.outcome(entrant, at, own))
            .collect()
    }

    /// The rules of the match as the regulation and its code have them. Under the world federation play
    /// stops early only if that was agreed (FMJD-VII.3, FMJD-II.3.e).
    pub(super) fn match_rules(&self, aim: Aim) -> MatchRules {
        let is_fmjd = matches!(self.code, Code::Fmjd100 | Code::Fmjd64);
        let agreed = self.state.regulation.as_ref().and_then(|regulation| regulation.early_stop);
        MatchRules {
            aim,
            if_level: self.stage.plan.if_level,
            early_stop: agreed.unwrap_or(!is_fmjd),
            first_white: if self.first_color() == Color::White { Side::First } else { Side::Second },
            clauses: match (self.code, aim) {
                (Code::Ua2013, _) => &["UA13-IV.14.9"],
                (Code::Ua2023, _) => &["UA-III.9.9"],
                (Code::Fmjd100 | Code::Fmjd64, Aim::Paces(_)) => &["FMJD-II.3"],
                (Code::Fmjd100 | Code::Fmjd64, Aim::Sets { .. }) => MatchRules::world_title(4).clauses,
                (Code::Fmjd100 | Code::Fmjd64, _) => MatchRules::six_games().clauses,
                (Code::Columns, _) => &["COL-1.7.3"],
                (Code::Wcdf, _) => &[],
            },
        }
    }
}
