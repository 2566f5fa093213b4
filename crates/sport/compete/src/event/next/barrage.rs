//! The next round of deciding games: those who are level play a round robin at twenty minutes, those still
//! level another one at ten, and the last two the ladder (FMJD-VII.2.3.2, FMJD-VII.2.3.1).

use damier_rules::Color;

use super::super::rounds::{FreeKind, PairedBy};
use super::NextRound;
use super::cannot::{CannotPair, StageOver};
use super::story::{Basis, FreeReason, FreeWhy, PairReason};
use super::turn::Turn;
use damier_pairing::schedule::{
    BarrageStep, GameKind, LadderStep, Rate, RoundRobin, Side, barrage, ladder, play_off_games,
};
use damier_pairing::{Entrant, Points, Round};
use damier_rules::rulebook::Clause;

impl Turn<'_> {
    pub(super) fn barrage(&self) -> Result<NextRound, CannotPair> {
        let level = self.numbered().unwrap_or_else(|_| self.field.clone());
        let mut rounds: Vec<Vec<(Entrant, Points)>> = Vec::new();
        let mut at = 0;
        loop {
            let step = barrage(&level, &rounds);
            let step = step.map_err(|_| CannotPair::OffCourse { stage: self.id, round: Round::at(at) })?;
            let (players, rate, clauses) = match step {
                BarrageStep::Winner { winner, clauses } => {
                    return Err(self.over(StageOver::Won { winner, clauses }));
                }
                BarrageStep::Ladder { first, second, clauses } => {
                    return self.ladder_game(first, second, at, clauses);
                }
                BarrageStep::Round { players, rate, clauses } => (players, rate, self.of_play_off(clauses)),
            };
            // Colours change from time to time, as in the cycles of a round robin.
            let time = rounds.len() as u16 + 1;
            let table = RoundRobin::new(players.len(), time)?;
            let length = usize::from(table.rounds_per_cycle());
            let played = self.stage.rounds.len() - at;
            if played < length {
                let row = table.round(time, played as u16 + 1);
                let basis = Basis::Barrage { rate, level: players.len(), time };
                let who = |number: u32| players.get(number as usize - 1).copied();
                let pairs = row.pairs.iter().filter_map(|pair| {
                    Some(reason(who(pair.white)?, who(pair.black)?, basis.clone(), clauses))
                });
                let free = row.free.and_then(|number| Some((number, who(number)?)));
                let free = free.map(|(number, entrant)| FreeReason {
                    entrant,
                    kind: FreeKind::NoGame,
                    why: FreeWhy::Bracketed { number },
                    clauses: clauses.to_vec(),
                    rejected: Vec::new(),
                });
                let by = PairedBy::Match { seed: self.first_seed() };
                return Ok(self.answer(by, pairs.collect(), free.into_iter().collect()));
            }
            rounds.push(self.points_in(&players, at, at + length));
            at += length;
        }
    }

    /// Where this code speaks of quick games in an additional contest; the ladder itself is the world federation's.
    fn of_play_off(&self, of_fmjd: &'static [Clause]) -> &'static [Clause] {
        match self.state.standings_code() {
            Some(code) if !self.code.is_fmjd() => play_off_games(code, GameKind::Normal).1,
            _ => of_fmjd,
        }
    }

    /// The points of players in some rounds.
    fn points_in(&self, players: &[Entrant], from: usize, to: usize) -> Vec<(Entrant, Points)> {
        let points = |entrant: Entrant| {
            let rounds = self.stage.rounds.iter().enumerate().take(to).skip(from);
            let own = rounds.filter_map(|(at, round)| Some((at, round.encounter_of(entrant)?.1)));
            own.filter_map(|(at, encounter)| {
                let side = encounter.side_of(entrant)?;
                Some(self.score(at, encounter)?.points(side))
            })
            .sum()
        };
        players.iter().map(|entrant| (*entrant, points(*entrant))).collect()
    }

    fn ladder_game(
        &self,
        first: Entrant,
        second: Entrant,
        from: usize,
        clauses: &'static [Clause],
    ) -> Result<NextRound, CannotPair> {
        let games = self.games_of(first, from);
        let rate: Rate = match ladder(&games) {
            LadderStep::Won(Side::First) => {
                return Err(self.over(StageOver::Won { winner: first, clauses }));
            }
            LadderStep::Won(Side::Second) => {
                return Err(self.over(StageOver::Won { winner: second, clauses }));
            }
            LadderStep::Play(rate) => rate,
        };
        let turned = games.len() % 2 == 1;
        let first_white = (self.first_color() == Color::White) != turned;
        let (white, black) = if first_white { (first, second) } else { (second, first) };
        let basis = Basis::Ladder { rate, game: games.len() as u16 + 1 };
        let by = PairedBy::Match { seed: self.first_seed() };
        Ok(self.answer(by, vec![reason(white, black, basis, clauses)], Vec::new()))
    }
}

fn reason(white: Entrant, black: Entrant, basis: Basis, clauses: &[Clause]) -> PairReason {
    PairReason { white, black, basis, clauses: clauses.to_vec(), rejected: Vec::new(), colour: None }
}
