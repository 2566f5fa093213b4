//! From the state to the next pairing, and from a pairing to the fact that says so.
//!
//! A Swiss engine reads the sheet, the prohibited pairs and who is absent; a round robin reads the numbers
//! and its table. Engines speak of lines of the sheet, facts of entrants of the event.

use damier_clock::rules::Code;

use super::fact::Fact;
use super::ids::StageId;
use super::leave::LeavingEffect;
use super::rounds::{FreeKind, FreeSeat, PairedBy};
use super::stage::System;
use super::state::State;
use super::table::StageTable;
use crate::schedule::{Cycles, RoundRobin};
use crate::swiss::{self, Pairing, Prohibition, Request, SameFederation, Switches};
use crate::{Entrant, Round};

/// What a Swiss engine needs to pair the next round of a stage.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SwissInputs {
    /// The stage.
    pub stage: StageId,
    /// The table so far.
    pub table: StageTable,
    /// The engine of the regulation.
    pub system: swiss::System,
    /// The readings; official events of the FMJD bring compatriots together early (D-45).
    pub switches: Switches,
    /// Prohibited pairs, as lines.
    pub prohibited: Vec<Prohibition>,
    /// Announced absences in the next round, as lines.
    pub absent: Vec<Entrant>,
}

impl SwissInputs {
    /// The request for the engine.
    pub fn request(&self) -> Request<'_> {
        Request {
            switches: self.switches,
            prohibited: &self.prohibited,
            absent: &self.absent,
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
        let as_lines = |(pair, _): &(Prohibition, String)| {
            let (a, b) = (table.line_of(pair.a)?, table.line_of(pair.b)?);
            Some(Prohibition { a, b, ..pair.clone() })
        };
        let prohibited = self.prohibited.iter().filter_map(as_lines).collect();
        let absences = stage.absences.iter().filter(|(round, _)| *round == next);
        let absent = absences.filter_map(|(_, entrant)| table.line_of(*entrant)).collect();
        let mut switches = Switches::default();
        if self.is_official_fmjd() {
            switches.same_fed = SameFederation::FirstHalf;
        }
        Some(SwissInputs { stage: id, table, system, switches, prohibited, absent })
    }

    /// The fact that pairs the next round of a round robin by a row of its table, from 1 through all
    /// cycles (UA13-IV.3.4.1, UA-II.3.6.1.a, COL-App1.1). Who would meet somebody of whom nothing counts is
    /// free. `None` if the stage is no round robin, has no numbers, or the table no such row.
    pub fn table_round(&self, id: StageId, row: u16) -> Option<Fact> {
        let stage = self.stages.get(id.index())?;
        let System::RoundRobin { cycles } = stage.plan.system else { return None };
        let field = self.field(stage);
        let with_number =
            |number: u32| field.iter().copied().find(|entrant| stage.numbers.get(entrant) == Some(&number));
        let schedule = RoundRobin::new(field.len(), u16::from(cycles), Cycles::Reversed).ok()?;
        let round = schedule.rounds().into_iter().nth(usize::from(row).checked_sub(1)?)?;
        let counts = |entrant: Entrant| {
            let ruling = self.leaving_ruling(id, entrant);
            ruling.is_none_or(|ruling| ruling.effect == LeavingEffect::Kept)
        };
        let no_game = |entrant: Entrant| FreeSeat { entrant, kind: FreeKind::NoGame };
        let mut pairs = Vec::with_capacity(round.pairs.len());
        let mut free: Vec<FreeSeat> = match round.free {
            Some(number) => vec![no_game(with_number(number)?)],
            None => Vec::new(),
        };
        for pair in &round.pairs {
            let (white, black) = (with_number(pair.white)?, with_number(pair.black)?);
            match (counts(white), counts(black)) {
                (true, true) => pairs.push((white, black)),
                (true, false) => free.push(no_game(white)),
                (false, true) => free.push(no_game(black)),
                (false, false) => {}
            }
        }
        free.retain(|seat| counts(seat.entrant));
        let by = PairedBy::Table { row };
        Some(Fact::Paired { stage: id, round: Round::at(stage.rounds.len()), pairs, free, by })
    }

    /// The code of the event as the standings name it; `None` for the WCDF, which has no order of places.
    pub fn standings_code(&self) -> Option<crate::standings::Code> {
        use crate::standings::Code as Standings;
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
