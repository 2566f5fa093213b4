//! Who takes part in an imported event: officials, players early and late, groups, absences.

use std::collections::{BTreeMap, BTreeSet};

use damier_compete::event::{Fact, Numbering, Official, Role};
use damier_compete::{Absence, Entrant, Round};

use super::cell::{Code, RoundCell};
use super::columns::{completed, entry_of};
use super::export::usual_absence;
use super::fault::TrfFault;
use super::import::{Import, STAGE};
use super::import_warning::ImportWarning;

impl Import<'_> {
    /// Those who entered late, in a Swiss that lets them.
    pub(super) fn late_entrants(&self, allowed: bool) -> BTreeMap<u32, u16> {
        let is_late = |after: u16| after > 0 && usize::from(after) <= self.field.rounds;
        let said = self.header.joined.iter().filter(|(_, _, after)| is_late(*after));
        let late: BTreeMap<u32, u16> = said.map(|(_, number, after)| (*number, *after)).collect();
        let everybody = late.len() == self.field.players.len();
        if allowed && self.system.is_swiss() && !everybody { late } else { BTreeMap::new() }
    }

    /// Everybody in the order of entry: as the file says, otherwise by numbers.
    pub(super) fn in_order(&self) -> Vec<u32> {
        let said = self.header.order.iter().flat_map(|(_, numbers)| numbers).copied();
        let known = said.filter(|number| self.field.players.contains_key(number));
        let mut order: Vec<u32> = known.chain(self.field.players.keys().copied()).collect();
        let mut seen = BTreeSet::new();
        order.retain(|number| seen.insert(*number));
        order
    }

    /// Numbers those who have entered, by their numbers in the file. Late ones follow by themselves if they
    /// have the last numbers in the order in which they came; otherwise nobody is numbered before the last of
    /// them is there.
    pub(super) fn number(&mut self) -> Result<(), TrfFault> {
        let is_numbered = !self.event.state().stages[0].numbers.is_empty();
        let mut to_come = self.in_order();
        to_come.retain(|number| !self.entrants.contains_key(number));
        to_come.sort_by_key(|number| self.late.get(number).copied());
        let last = self.entrants.keys().next_back().copied().unwrap_or_default();
        let follow = to_come.is_sorted() && to_come.first().is_none_or(|number| *number > last);
        if is_numbered || !follow {
            return Ok(());
        }
        let given = self.entrants.values().copied().collect();
        self.append(Fact::Numbered { stage: STAGE, by: Numbering::Given(given) }, 0)
    }

    pub(super) fn appoint(&mut self) -> Result<(), TrfFault> {
        let chief = self.header.chief.iter().map(|name| (name, Role::ChiefArbiter));
        let deputies = self.header.deputies.iter().map(|name| (name, Role::Deputy));
        for (name, role) in chief.chain(deputies).collect::<Vec<_>>() {
            let official =
                Official { name: name.clone(), role, category: None, branch: None, relieved: false };
            self.append(Fact::Appointed(official), 0)?;
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
        self.append(Fact::Entered(entry), line)?;
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
        self.append(Fact::Grouped { stage: STAGE, first, second }, *line)
    }

    /// Those who entered when so many rounds had been paired.
    pub(super) fn enter_late(&mut self, at: usize) -> Result<(), TrfFault> {
        let is_now = |number: &u32| self.late.get(number).is_some_and(|after| usize::from(*after) == at);
        let now: Vec<u32> = self.in_order().into_iter().filter(is_now).collect();
        for number in &now {
            self.enter(*number)?;
            self.announce(*number)?;
        }
        if now.is_empty() { Ok(()) } else { self.number() }
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
            .find(|(_, round, _, numbers)| usize::from(*round) == at + 1 && numbers.contains(&number));
        Some(said.map_or_else(
            || {
                let joined = self.late.get(&number).copied().unwrap_or(0);
                let withdrawn = self.left.get(&number).map(|own| own.after);
                usual_absence(self.system, at, joined, withdrawn)
            },
            |(_, _, why, _)| *why,
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
        self.append(Fact::AbsenceAnnounced { stage: STAGE, entrant, rounds }, self.line_of(number))
    }
}
