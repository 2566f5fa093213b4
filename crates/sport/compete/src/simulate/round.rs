//! What happens at the tables of a round.

use damier_clock::rules::Code;

use super::teller::{Failed, Teller};
use crate::event::{Delay, Encounter, Fact, GameKey, Offence, Role, Sanction, Score, Shape, StageId, System};
use damier_pairing::schedule::Side;
use damier_pairing::{Entrant, Round, SideResult};

/// A table of a round, as its games need it.
struct Table {
    key: GameKey,
    shape: Shape,
    first: Entrant,
    second: Entrant,
    /// By how much the first-named is rated higher.
    edge: i64,
}

impl Teller {
    /// Publishes, starts, plays and closes a round.
    pub(super) fn play(&mut self, id: StageId, round: Round) -> Result<(), Failed> {
        self.append(Role::ChiefArbiter, Fact::Published { stage: id, round })?;
        self.wait(15);
        self.append(Role::ChiefArbiter, Fact::Started { stage: id, round })?;
        self.finish_adjourned()?;
        for table in self.tables(id, round) {
            self.late_arrival(&table);
            for key in games(&table) {
                self.result(id, &table, key)?;
            }
            self.sanction(&table);
        }
        self.wait(90);
        self.append(Role::ChiefArbiter, Fact::Closed { stage: id, round })?;
        self.correct(id, round)
    }

    /// The tables at which both are still in the event.
    fn tables(&self, id: StageId, round: Round) -> Vec<Table> {
        let state = self.event.state();
        let Some(stage) = state.stages.get(id.index()) else { return Vec::new() };
        let Some(found) = stage.round(round) else { return Vec::new() };
        let rating = |entrant: Entrant| {
            let players = &state.players;
            let own = if state.pairs_teams() { None } else { players.get(entrant.index()) };
            i64::from(own.and_then(|player| player.rating).unwrap_or(1900))
        };
        let table = |(number, own): (u16, &Encounter)| Table {
            key: GameKey::table(id, round, number),
            shape: own.shape,
            first: own.first,
            second: own.second,
            edge: rating(own.first) - rating(own.second),
        };
        let plays =
            |own: &Table| !stage.left.contains_key(&own.first) && !stage.left.contains_key(&own.second);
        (1..).zip(&found.encounters).map(table).filter(plays).collect()
    }

    fn result(&mut self, id: StageId, table: &Table, key: GameKey) -> Result<(), Failed> {
        let needs_winner = self.needs_winner(id, key.round);
        let score = match self.lots.below(40) {
            0 if self.troubles.forfeits => Score::PlusMinus,
            1 if self.troubles.forfeits => Score::MinusPlus,
            2 if self.troubles.forfeits && !needs_winner => Score::BothMinus,
            3 if self.troubles.adjournments && self.may_adjourn(id) => Score::Adjourned,
            _ => Score::Played(self.outcome(table.edge, needs_winner)),
        };
        // Who came too late has his minus already.
        let said = self.try_to_say(Role::LineArbiter, Fact::Result { key, score, reason: None, game: None });
        if said && score == Score::Adjourned {
            self.adjourned.push(key);
        }
        if said && self.troubles.undoing && score != Score::Adjourned && self.happens(60) {
            let seq = self.event.next_seq() - 1;
            let reason = "written on the wrong line".to_owned();
            self.append(Role::ChiefArbiter, Fact::Undone { seq, reason })?;
            self.append(Role::LineArbiter, Fact::Result { key, score, reason: None, game: None })?;
        }
        Ok(())
    }

    /// Stages that last until somebody has won should not last for ever.
    fn needs_winner(&self, id: StageId, round: Round) -> bool {
        let plan = self.event.state().stages.get(id.index()).map(|stage| &stage.plan);
        plan.is_some_and(|plan| plan.system.goes_on_until_won() && round.number() > plan.rounds + 4)
    }

    /// Only a Swiss goes on while games are adjourned (FMJD-V.8.8).
    fn may_adjourn(&self, id: StageId) -> bool {
        let state = self.event.state();
        let is_fmjd = state.code().is_some_and(Code::is_fmjd);
        let plan = state.stages.get(id.index()).map(|stage| &stage.plan);
        is_fmjd && plan.is_some_and(|plan| matches!(plan.system, System::Swiss(_)))
    }

    fn outcome(&mut self, edge: i64, needs_winner: bool) -> SideResult {
        let drawn = if needs_winner { 0 } else { 40 };
        let wins = (30 + edge / 20).clamp(3, 57) as u64;
        match self.lots.below(100) {
            roll if roll < drawn => SideResult::Draw,
            roll if roll < drawn + wins => SideResult::Win,
            _ => SideResult::Loss,
        }
    }

    /// Gives every adjourned game its result.
    pub(super) fn finish_adjourned(&mut self) -> Result<(), Failed> {
        for key in std::mem::take(&mut self.adjourned) {
            let score = Score::Played(self.outcome(0, false));
            // It may have been decided otherwise since: by a withdrawal, or by a sanction.
            self.try_to_say(Role::LineArbiter, Fact::Result { key, score, reason: None, game: None });
        }
        Ok(())
    }

    fn late_arrival(&mut self, table: &Table) {
        if !self.troubles.late_arrivals || !self.happens(30) {
            return;
        }
        let side = if self.lots.coin() { Side::First } else { Side::Second };
        let delay = Delay { minutes: 5 + self.lots.below(70) as u32, excused: self.happens(3), flag: false };
        let key = games(table).first().copied().unwrap_or(table.key);
        self.try_to_say(Role::ChiefArbiter, Fact::Late { key, side, delay });
    }

    fn sanction(&mut self, table: &Table) {
        if !self.troubles.sanctions || table.shape.teams || !self.happens(40) {
            return;
        }
        let who = if self.lots.coin() { table.first } else { table.second };
        let sanction = if self.happens(4) { Sanction::Loss } else { Sanction::Warning };
        let fact = Fact::Punished {
            player: crate::event::PlayerId(who.0),
            sanction,
            offence: Offence::Conduct,
            game: Some(games(table).last().copied().unwrap_or(table.key)),
            account: "talked to the opponent".to_owned(),
            clause: None,
        };
        self.try_to_say(Role::ChiefArbiter, fact);
    }

    /// A result of the round turns out to be wrong.
    fn correct(&mut self, id: StageId, round: Round) -> Result<(), Failed> {
        if !self.troubles.corrections || !self.happens(5) {
            return Ok(());
        }
        let tables = self.tables(id, round);
        let Some(table) = tables.get(self.lots.below(tables.len().max(1) as u64) as usize) else {
            return Ok(());
        };
        let key = games(table).first().copied().unwrap_or(table.key);
        let score = Score::Played(self.outcome(table.edge, true));
        let reason = "both players say so".to_owned();
        let seq = self.event.next_seq();
        let said = self.try_to_say(Role::ChiefArbiter, Fact::ResultCorrected { key, score, reason });
        if said && self.troubles.undoing && self.happens(4) {
            let reason = "the score sheets show the first result".to_owned();
            self.append(Role::ChiefArbiter, Fact::Undone { seq, reason })?;
        } else if said {
            self.adjourned.retain(|own| *own != key);
        }
        Ok(())
    }
}

/// The games of a table, board by board.
fn games(table: &Table) -> Vec<GameKey> {
    let boards = (1..=table.shape.boards)
        .map(|board| if table.shape.teams { table.key.board(board) } else { table.key });
    let games = |key: GameKey| match table.shape.games {
        1 => vec![key],
        games => (1..=games).map(|game| key.game(game)).collect(),
    };
    boards.flat_map(games).collect()
}
