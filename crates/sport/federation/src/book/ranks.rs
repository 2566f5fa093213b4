//! National ranks in the books.

use damier_compete::Mark;
use damier_compete::event::Role;
use damier_compete::schedule::Side;
use jiff::civil::Date;

use super::State;
use crate::Pool;
use crate::arbiters::Category;
use crate::refused::Refused;
use crate::report::EventReport;
use crate::titles::{RankCheck, RankTable, Ranked};

impl State {
    /// The table of ranks for an event that begins on a day. The codes have none: it is lost until somebody loads it.
    /// A table that names the pool goes before one that is for all.
    pub fn rank_table(&self, day: Date, pool: Pool) -> Result<&RankTable, Refused> {
        let mut valid = self.titles.ranks.iter().rev().filter(|own| own.valid_from <= day);
        let of_pool = valid.clone().find(|own| own.pools.contains(&pool));
        of_pool.or_else(|| valid.find(|own| own.pools.is_empty())).ok_or(Refused::NoRankTable { day })
    }

    pub(super) fn rank_table_loaded(&mut self, text: &str) -> Result<(), Refused> {
        self.titles.ranks.push(RankTable::read(text)?);
        self.titles.ranks.sort_by_key(|own| own.valid_from);
        Ok(())
    }

    /// Which ranks the players of an event fulfilled; what was won without play is left out (UA-III.7.2.b, COL-3.6b).
    pub fn ranks_fulfilled(&self, report: &EventReport) -> Result<Vec<RankCheck>, Refused> {
        let table = self.rank_table(report.starts, report.pool)?;
        let mut field = Vec::with_capacity(report.players.len());
        for own in &report.players {
            let person = self.resolve(own.person)?;
            let rank = self.person(person)?.category.clone();
            field.push(Ranked { person, rank, games: 0, points: 0 });
        }
        for game in &report.games {
            let (one, other) = game.seats();
            for (seat, side) in [(one, Side::First), (other, Side::Second)] {
                if let (Some(own), Mark::Played(outcome)) = (field.get_mut(seat), game.3.mark(side)) {
                    own.games += 1;
                    own.points += outcome.points().0;
                }
            }
        }
        Ok(table.check(&field))
    }

    /// The category that the chief arbiter of an event needs and the one he has (UA13-IV.18.6, UA-IV.6); none where
    /// the table asks for nothing.
    pub fn chief_category(
        &self,
        report: &EventReport,
    ) -> Result<Option<(Category, Option<Category>)>, Refused> {
        let Some(needed) = self.rank_table(report.starts, report.pool)?.chief(report.standing) else {
            return Ok(None);
        };
        let chief = report.officials.iter().find(|own| own.role == Role::ChiefArbiter);
        let has = chief.and_then(|own| own.person).and_then(|person| {
            let arbiters = self.arbiters(report.starts);
            arbiters.iter().find(|own| self.is(own.0, person)).map(|own| own.1)
        });
        Ok(Some((needed, has)))
    }
}
