//! Who takes part in an imported event: officials, players early and late, groups, absences.

use std::collections::{BTreeMap, BTreeSet};

use damier_compete::event::{Fact, Official, Role};
use damier_compete::{Absence, Entrant, Round};

use super::cell::{Code, RoundCell};
use super::columns::{completed, entry_of};
use super::export::usual_absence;
use super::fault::TrfFault;
use super::import::{Import, ImportWarning, STAGE};

impl Import<'_> {
    /// Those who can have entered late: at the end of the list, in a Swiss that lets them.
    pub(super) fn late_entrants(&self, allowed: bool) -> BTreeMap<u32, u16> {
        let said: BTreeMap<u32, u16> =
            self.header.joined.iter().map(|(_, number, after)| (*number, *after)).collect();
        let mut before = u16::MAX;
        let mut late = BTreeMap::new();
        for number in self.field.players.keys().rev() {
            let after = said.get(number).copied().filter(|after| *after <= before && *after > 0);
            let Some(after) = after.filter(|after| usize::from(*after) <= self.field.rounds) else { break };
            before = after;
            late.insert(*number, after);
        }
        let everybody = late.len() == self.field.players.len();
        if allowed && self.system.is_swiss() && !everybody { late } else { BTreeMap::new() }
    }

    pub(super) fn appoint(&mut self) -> Result<(), TrfFault> {
        let chief = self.header.chief.iter().map(|name| (name, Role::ChiefArbiter));
        let deputies = self.header.deputies.iter().map(|name| (name, Role::Deputy));
        for (name, role) in chief.chain(deputies).collect::<Vec<_>>() {
            let official =
                Official { name: name.clone(), role, category: None, branch: None, relieved: false };
            self.tell(Fact::Appointed(official), 0)?;
        }
        Ok(())
    }

    pub(super) fn enter(&mut self, number: u32) -> Result<(), TrfFault> {
        let Some((line, player)) = self.field.players.get(&number).copied() else { return Ok(()) };
        let mut entry = entry_of(player);
        if let Some((_, _, more)) = self.header.entries.iter().find(|(_, own, _)| *own == number) {
            entry = completed(entry, more);
        }
        // Teams that are not there cannot be named.
        entry.team = entry.team.filter(|team| team.index() < self.event.state().teams.len());
        let entrant = Entrant(self.entrants.len() as u32);
        self.tell(Fact::Entered(entry), line)?;
        self.entrants.insert(number, entrant);
        Ok(())
    }

    /// The two groups of a Scheveningen, if the file has them.
    pub(super) fn group(&mut self) -> Result<(), TrfFault> {
        let Some((line, groups)) = &self.header.groups else { return Ok(()) };
        let who = |numbers: &Vec<u32>| {
            numbers.iter().filter_map(|number| self.entrants.get(number).copied()).collect()
        };
        let [first, second] = [who(&groups[0]), who(&groups[1])];
        self.tell(Fact::Grouped { stage: STAGE, first, second }, *line)
    }

    /// Those who entered when so many rounds had been paired.
    pub(super) fn enter_late(&mut self, at: usize) -> Result<(), TrfFault> {
        let now: Vec<u32> = self
            .late
            .iter()
            .filter(|(_, after)| usize::from(**after) == at)
            .map(|(number, _)| *number)
            .collect();
        for number in now {
            self.enter(number)?;
            self.announce(number)?;
        }
        Ok(())
    }

    /// Why somebody without an opponent has none; `None` if he is paired or has a bye.
    pub(super) fn absence(&self, number: u32, at: usize) -> Option<Absence> {
        let cell = self.field.cell(number, at);
        let has_bye = matches!(cell.code, Code::PairingBye | Code::FullBye | Code::ForfeitWin);
        if cell.opponent.is_some() || has_bye || self.is_hidden_pair(number, at) {
            return None;
        }
        let said = self
            .header
            .unpaired
            .iter()
            .find(|(round, _, numbers)| usize::from(*round) == at + 1 && numbers.contains(&number));
        Some(said.map_or_else(
            || {
                let joined = self.late.get(&number).copied().unwrap_or(0);
                let withdrawn = self.left.get(&number).map(|own| own.after);
                usual_absence(self.system, at, joined, withdrawn)
            },
            |(_, why, _)| *why,
        ))
    }

    /// Announced absences, those to come included.
    pub(super) fn announce(&mut self, number: u32) -> Result<(), TrfFault> {
        let Some(entrant) = self.entrants.get(&number).copied() else { return Ok(()) };
        let from = self.late.get(&number).map_or(0, |after| usize::from(*after));
        let mut rounds: BTreeSet<Round> = (from..self.field.rounds)
            .filter(|at| self.absence(number, *at) == Some(Absence::Announced))
            .map(Round::at)
            .collect();
        for at in (from..self.field.rounds).filter(|at| self.field.cell(number, *at).is_half_bye()) {
            self.warnings.push(ImportWarning::HalfBye { round: at + 1, number });
        }
        let (_, player) = self.field.players[&number];
        let to_come = self.field.rounds..player.rounds.len();
        rounds.extend(to_come.filter(|at| player.rounds[*at] != RoundCell::BLANK).map(Round::at));
        let said = self.header.absences.iter().filter(|(_, _, own)| *own == number);
        let said = said.filter_map(|(_, round, _)| Round::new(*round));
        rounds.extend(said.filter(|round| round.index() >= self.field.rounds));
        // A Swiss names its leavers for the next round, which goes without saying.
        if self.system.is_swiss() && self.left.contains_key(&number) {
            rounds.remove(&Round::at(self.field.rounds));
        }
        if rounds.is_empty() {
            return Ok(());
        }
        let rounds = rounds.into_iter().collect();
        self.tell(Fact::AbsenceAnnounced { stage: STAGE, entrant, rounds }, self.line_of(number))
    }
}
