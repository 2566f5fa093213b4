//! From the state to what a Swiss engine needs, and from its pairing to the fact that says so.
//!
//! A Swiss engine reads the sheet, the prohibited pairs and who is absent. Engines speak of lines of the
//! sheet, facts of entrants of the event.

use std::collections::BTreeMap;

use damier_clock::rules::Code;

use super::fact::Fact;
use super::ids::StageId;
use super::rounds::{FreeKind, FreeSeat, PairedBy};
use super::stage::System;
use super::state::State;
use super::table::StageTable;
use damier_pairing::swiss::{self, Pairing, Prohibition, Request, Switches};
use damier_pairing::{Entrant, Points};

/// What a Swiss engine needs to pair the next round of a stage.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SwissInputs {
    pub stage: StageId,
    /// The table so far.
    pub table: StageTable,
    /// The engine of the regulation.
    pub system: swiss::System,
    /// The readings of the regulation; official events of the FMJD bring compatriots together early (D-45).
    pub switches: Switches,
    /// Prohibited pairs, as lines.
    pub prohibited: Vec<Prohibition>,
    /// Announced absences in the next round, as lines.
    pub absent: Vec<Entrant>,
    /// Points that count for this pairing alone, as lines.
    pub extra: Vec<(Entrant, Points)>,
}

impl SwissInputs {
    /// The request for the engine.
    pub fn request(&self) -> Request<'_> {
        Request {
            switches: self.switches,
            prohibited: &self.prohibited,
            absent: &self.absent,
            extra: &self.extra,
            ..Request::next(&self.table.sheet, self.system)
        }
    }

    /// The fact that says what the engine found with lots from a seed.
    pub fn fact(&self, pairing: &Pairing, seed: u64) -> Fact {
        let who = |line: Entrant| self.table.entrants.get(line.index()).copied().unwrap_or(line);
        let free = pairing.free.map(|free| FreeSeat {
            entrant: who(free.entrant),
            kind: if free.after_withdrawal { FreeKind::PlusAfterWithdrawal } else { FreeKind::Bye },
        });
        Fact::Paired {
            stage: self.stage,
            round: self.table.sheet.next_round(),
            pairs: pairing.pairs.iter().map(|pair| (who(pair.white), who(pair.black))).collect(),
            free: free.into_iter().collect(),
            by: PairedBy::Engine { engine: self.system.to_string(), seed },
        }
    }
}

impl State {
    /// What a Swiss engine needs for the next round; `None` if the stage is no Swiss.
    pub fn swiss_inputs(&self, id: StageId) -> Option<SwissInputs> {
        let stage = self.stages.get(id.index())?;
        let System::Swiss(system) = stage.plan.system else { return None };
        let table = self.table(id)?;
        let next = table.sheet.next_round();
        let lines: BTreeMap<Entrant, Entrant> =
            table.entrants.iter().copied().zip((0..).map(Entrant)).collect();
        let as_lines = |(pair, _): &(Prohibition, String)| {
            let (a, b) = (*lines.get(&pair.a)?, *lines.get(&pair.b)?);
            Some(Prohibition { a, b, ..pair.clone() })
        };
        let prohibited = self.prohibited.iter().filter_map(as_lines).collect();
        let absences = stage.absences.iter().filter(|(round, _)| *round == next);
        let absent = absences.filter_map(|(_, entrant)| lines.get(entrant).copied()).collect();
        let extra = stage.accelerated(&table.entrants, next).into_iter();
        let extra = extra.filter_map(|(own, points)| Some((*lines.get(&own)?, points))).collect();
        // A regulation that was accepted has readings.
        let readings = self.regulation.as_ref().and_then(|regulation| regulation.readings().ok());
        let switches = readings.map_or_else(Switches::default, |readings| readings.swiss);
        Some(SwissInputs { stage: id, table, system, switches, prohibited, absent, extra })
    }

    /// The code of the event as the standings name it; `None` for the WCDF, which has no order of places.
    pub fn standings_code(&self) -> Option<damier_pairing::standings::Code> {
        use damier_pairing::standings::Code as Standings;
        Some(match self.code()? {
            Code::Ua2013 => Standings::Ua2013,
            Code::Ua2023 => Standings::Ua2023,
            Code::Fmjd100 => Standings::Fmjd100,
            Code::Fmjd64 => Standings::Fmjd64,
            Code::Columns => Standings::Columns,
            Code::Wcdf => return None,
        })
    }
}
