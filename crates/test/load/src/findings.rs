//! What a run found wrong, at the boards and in the database, and how it is told.

use anyhow::{Result, ensure};
use damier_store::Place;
use serde::Serialize;

use crate::audit::{Audit, Which, audit};
use crate::crowd::Crowd;

/// So many faults of the database are told.
const TOLD: usize = 20;

/// What a run found.
#[derive(Debug, Default, Serialize)]
pub(crate) struct Findings {
    audit: Audit,
    /// What the players complained of, and the first of it.
    faults: u64,
    first_faults: Vec<String>,
}

impl Findings {
    /// Looks at all games of the hall in a database, and at what its players complained of.
    pub(crate) async fn of(place: &Place, hall: &Crowd) -> Result<Findings> {
        let audit = audit(place, hall, Which::All).await?;
        let (faults, first_faults) = hall.faults();
        Ok(Findings { audit, faults, first_faults })
    }

    /// How many things are not as they should be.
    pub(crate) fn wrong(&self) -> u64 {
        self.audit.faults.len() as u64 + self.faults
    }

    /// Prints them for a person.
    pub(crate) fn print(&self) {
        let Audit { games, acknowledged, stored, unanswered, resumed, faults } = &self.audit;
        println!(
            "database: {games} games, {stored} half-moves stored, {acknowledged} acknowledged, {unanswered} stored \
             without an answer, clocks resumed {resumed} times, {} wrong",
            faults.len()
        );
        faults.iter().take(TOLD).chain(&self.first_faults).for_each(|fault| println!("  {fault}"));
    }

    /// Prints an outcome to which they belong, for a program or a person; fails if anything is wrong.
    pub(crate) fn conclude<O: Serialize>(&self, outcome: &O, json: bool, print: fn(&O)) -> Result<()> {
        if json {
            println!("{}", serde_json::to_string_pretty(outcome)?);
        } else {
            print(outcome);
        }
        let wrong = self.wrong();
        ensure!(wrong == 0, "{wrong} things are not as they should be");
        Ok(())
    }
}
