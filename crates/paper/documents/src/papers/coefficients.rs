//! Coefficients after each round, for the cards (FMJD-V.4.1).

use std::collections::BTreeMap;

use damier_compete::event::{Coefficient, StageTable, System};
use damier_compete::standings::{self, Contest, Criterion, Reckoning, SonnebornForm, Template, column};
use damier_compete::{Entrant, Sheet};

use super::clerk::{Clerk, Staged};

/// Provisional coefficients, round by round and line by line.
pub(super) struct Coefficients {
    rounds: Vec<Round>,
}

/// The value of each line, as printed.
type Values = BTreeMap<Entrant, String>;

#[derive(Default)]
struct Round {
    solkoff: Values,
    sonneborn_berger: Values,
}

impl Coefficients {
    /// Those of a stage; without an order of places in the code there are none.
    pub(super) fn new(clerk: &Clerk<'_>, staged: Staged<'_>, table: &StageTable) -> Coefficients {
        let played = 1..=table.sheet.rounds_paired();
        let of_round = |after: usize| of(clerk, staged, &table.sheet.after(after)).unwrap_or_default();
        Coefficients { rounds: played.map(of_round).collect() }
    }

    /// The Solkoff coefficient of a line after a round, from 0.
    pub(super) fn solkoff(&self, round: usize, line: Entrant) -> &str {
        self.rounds.get(round).map_or("", |own| find(&own.solkoff, line))
    }

    /// The Sonneborn-Berger coefficient of a line after a round, from 0.
    pub(super) fn sonneborn_berger(&self, round: usize, line: Entrant) -> &str {
        self.rounds.get(round).map_or("", |own| find(&own.sonneborn_berger, line))
    }
}

fn find(values: &Values, line: Entrant) -> &str {
    values.get(&line).map_or("", String::as_str)
}

fn of(clerk: &Clerk<'_>, staged: Staged<'_>, sheet: &Sheet) -> Option<Round> {
    let system = match staged.stage.plan.system {
        System::RoundRobin { cycles } => standings::System::RoundRobin { cycles: u16::from(cycles) },
        _ => standings::System::Swiss,
    };
    let code = clerk.state.standings_code()?;
    let reckoning: Reckoning = Template { code, system, teams: false }.reckoning();
    let contest = Contest { annulled: Some(&[]), ..Contest::new(sheet) };
    let form = if clerk.is_fmjd() { SonnebornForm::Halved } else { SonnebornForm::Doubled };
    let values = |criterion: Criterion| {
        let found = column(&contest, &reckoning, criterion).ok()?;
        let value = |(line, working): (Entrant, standings::Working)| {
            (line, clerk.coefficient(&Coefficient { criterion, working: Some(working), asked: false }))
        };
        Some(found.into_iter().map(value).collect())
    };
    Some(Round {
        solkoff: values(Criterion::Solkoff)?,
        sonneborn_berger: values(Criterion::SonnebornBerger(form))?,
    })
}
