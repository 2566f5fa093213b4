//! The next round of a Scheveningen: every member of one group or team meets every member of the other
//! (UA13-IV.3.4.4, UA-II.3.6.4).
//!
//! Where players are paired, the groups are on record and the colour of the first game is drawn. Where
//! teams are paired, the two meet as often as they have boards: the second team moves up one board from
//! round to round, and the teams change sides after every second round but the first, so that everybody
//! has both colours.

use damier_rules::Color;
use damier_rules::rulebook::Clause;

use super::super::lots_drawn::LotsFor;
use super::super::rounds::{FreeKind, PairedBy};
use super::NextRound;
use super::cannot::{CannotPair, StageOver};
use super::story::{Basis, FreeReason, FreeWhy, PairReason};
use super::turn::Turn;
use damier_pairing::schedule::{Scheveningen, ScheveningenGame};
use damier_pairing::{Entrant, Lots};

impl Turn<'_> {
    pub(super) fn scheveningen(&self) -> Result<NextRound, CannotPair> {
        if self.state.pairs_teams() {
            return self.scheveningen_teams();
        }
        let [first, second] = self.stage.groups.as_ref().ok_or(CannotPair::NoGroups { stage: self.id })?;
        let row = self.next_row();
        let table = Scheveningen::new(first.len(), second.len(), self.first_color())?;
        let rounds = table.rounds();
        let Some(round) = rounds.get(usize::from(row) - 1) else {
            return Err(self.over(StageOver::AllRounds { rounds: rounds.len() as u16 }));
        };
        let clauses = self.stage.plan.system.clauses(self.code);
        let member = |group: &[Entrant], number: usize| group.get(number - 1).copied();
        let mut pairs = Vec::with_capacity(round.games.len());
        let mut free: Vec<FreeReason> = Vec::new();
        for game in &round.games {
            let both = (member(first, game.first), member(second, game.second));
            let (Some(a), Some(b)) = both else { continue };
            match (self.counts_for_nothing(a), self.counts_for_nothing(b)) {
                (None, None) => pairs.push(pair(row, game, a, b, clauses)),
                (None, Some(gone)) => free.push(no_game(a, FreeWhy::OpponentLeft { opponent: b }, gone)),
                (Some(gone), None) => free.push(no_game(b, FreeWhy::OpponentLeft { opponent: a }, gone)),
                (Some(_), Some(_)) => {}
            }
        }
        let larger = if first.len() > second.len() { first } else { second };
        let spare = round.free.iter().filter_map(|number| member(larger, *number));
        let spare = spare.filter(|entrant| self.counts_for_nothing(*entrant).is_none());
        free.extend(spare.map(|entrant| no_game(entrant, FreeWhy::SmallerGroup, clauses)));
        Ok(self.answer(PairedBy::Groups { row, seed: self.first_seed() }, pairs, free))
    }

    fn scheveningen_teams(&self) -> Result<NextRound, CannotPair> {
        let [a, b] = self.field[..] else {
            return Err(CannotPair::NotTwo { stage: self.id, field: self.field.len() });
        };
        let boards = u16::from(self.state.shape(self.stage).boards);
        let row = self.next_row();
        if row > boards {
            return Err(self.over(StageOver::AllRounds { rounds: boards }));
        }
        // White on board 1 goes A A B B A A …, turned round if the lot says so.
        let turned = (row - 1) / 2 % 2 == 1;
        let game = ScheveningenGame {
            first: 1,
            second: usize::from(row),
            color: if turned { !self.first_color() } else { self.first_color() },
        };
        let clauses = self.stage.plan.system.clauses(self.code);
        let by = PairedBy::Groups { row, seed: self.first_seed() };
        Ok(self.answer(by, vec![pair(row, &game, a, b, clauses)], Vec::new()))
    }

    /// The first round of the schedule that has not been played.
    fn next_row(&self) -> u16 {
        let used: Vec<u16> = self.stage.rounds.iter().filter_map(|round| round.by.row()).collect();
        (1..).find(|row| !used.contains(row)).unwrap_or(1)
    }

    /// The seed of round 1, which holds for all rounds.
    pub(super) fn first_seed(&self) -> u64 {
        self.stage.rounds.iter().find_map(|round| round.by.seed()).unwrap_or(self.seed)
    }

    /// The colour of the first game, as drawn on record or by the seed of round 1.
    pub(super) fn first_color(&self) -> Color {
        let is_own = |purpose: &LotsFor| *purpose == LotsFor::Colour { stage: self.id };
        let on_record = self.state.lots.iter().rev().find(|lots| is_own(&lots.purpose));
        let is_white = match on_record.and_then(|lots| lots.drawn.first()) {
            Some(drawn) => *drawn == 1,
            None => Lots::new(self.first_seed()).coin(),
        };
        if is_white { Color::White } else { Color::Black }
    }
}

fn pair(row: u16, game: &ScheveningenGame, a: Entrant, b: Entrant, clauses: &[Clause]) -> PairReason {
    let (white, black) = if game.color == Color::White { (a, b) } else { (b, a) };
    PairReason {
        white,
        black,
        basis: Basis::Groups { row, first: game.first as u32, second: game.second as u32 },
        clauses: clauses.to_vec(),
        rejected: Vec::new(),
        colour: None,
    }
}

fn no_game(entrant: Entrant, why: FreeWhy, clauses: &[Clause]) -> FreeReason {
    FreeReason { entrant, kind: FreeKind::NoGame, why, clauses: clauses.to_vec(), rejected: Vec::new() }
}
