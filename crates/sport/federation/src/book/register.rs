//! Licences, transfers, fees and sanctions in the books.

use std::collections::BTreeMap;

use jiff::civil::Date;

use super::{State, check};
use crate::PersonId;
use crate::people::fold_name;
use crate::refused::Refused;
use crate::register::{Fee, Licence, Payer, Sanction, Transfer};

/// The most that a fee can be, in hundredths.
const MOST: u64 = 100_000_000_000;

/// What the books hold of members besides play.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Register {
    /// Licences in the order in which they were given.
    pub licences: Vec<Licence>,
    /// Transfers, the oldest first.
    pub transfers: Vec<Transfer>,
    /// The clubs in which people were before their first transfer.
    pub(super) origins: BTreeMap<PersonId, Option<String>>,
    /// Fees by number, with the day of payment; `None` where one was undone.
    pub(super) fees: Vec<Option<(Fee, Option<Date>)>>,
    /// Sanctions by number; `None` where one was undone.
    pub(super) sanctions: Vec<Option<Sanction>>,
}

impl Register {
    /// The fees with their numbers and the days on which they were paid.
    pub fn fees(&self) -> impl Iterator<Item = (u32, &Fee, Option<Date>)> {
        (1..).zip(&self.fees).filter_map(|(number, own)| own.as_ref().map(|(fee, paid)| (number, fee, *paid)))
    }

    /// The sanctions with their numbers.
    pub fn sanctions(&self) -> impl Iterator<Item = (u32, &Sanction)> {
        (1..).zip(&self.sanctions).filter_map(|(number, own)| Some((number, own.as_ref()?)))
    }
}

fn in_order(from: Date, until: Option<Date>) -> Result<(), Refused> {
    match until.filter(|until| *until < from) {
        Some(until) => Err(Refused::TermBackwards { from, until }),
        None => Ok(()),
    }
}

impl State {
    /// Licences, fees, transfers and sanctions.
    pub fn register(&self) -> &Register {
        &self.register
    }

    /// A licence with its number, which nobody else may have; the record of the person bears the latest one.
    pub(super) fn licensed(&mut self, licence: &Licence) -> Result<(), Refused> {
        let person = self.resolve(licence.person)?;
        check::name(&licence.number)?;
        check::day("a licence", licence.from)?;
        licence.until.map_or(Ok(()), |until| check::day("a licence", until))?;
        in_order(licence.from, licence.until)?;
        let own = fold_name(&licence.number);
        let taken = self.people().find(|(id, record)| {
            *id != person && record.licence.as_deref().is_some_and(|other| fold_name(other) == own)
        });
        if let Some((person, _)) = taken {
            return Err(Refused::LicenceTaken { number: licence.number.clone(), person });
        }
        self.register.licences.push(licence.clone());
        if let Some(record) = self.record_mut(person) {
            record.licence = Some(licence.number.clone());
        }
        Ok(())
    }

    /// A dated change of club; the record of the person bears the latest one by its day.
    pub(super) fn transferred(&mut self, transfer: &Transfer) -> Result<(), Refused> {
        let person = self.resolve(transfer.person)?;
        check::day("a transfer", transfer.on)?;
        if !transfer.note.is_empty() {
            check::name(&transfer.note)?;
        }
        if let Some(club) = &transfer.to
            && !self.clubs.iter().any(|own| fold_name(&own.name) == fold_name(club))
        {
            return Err(Refused::NoClub { club: club.chars().take(120).collect() });
        }
        if self.transfers_of(person).is_empty() {
            let origin = self.person(person)?.club.clone();
            self.register.origins.insert(person, origin);
        }
        self.register.transfers.push(transfer.clone());
        self.register.transfers.sort_by_key(|own| own.on);
        let latest = self.transfers_of(person).last().and_then(|own| own.to.clone());
        if let Some(record) = self.record_mut(person) {
            record.club = latest;
        }
        Ok(())
    }

    pub(super) fn charged(&mut self, fee: &Fee) -> Result<(), Refused> {
        match &fee.of {
            Payer::Person(person) => self.resolve(*person).map(drop)?,
            Payer::Club(club) if self.clubs.iter().all(|own| own.name != *club) => {
                return Err(Refused::NoClub { club: club.chars().take(120).collect() });
            }
            Payer::Federation(code) if !self.federations.contains_key(code) => {
                return Err(Refused::NoFederation { code: code.chars().take(40).collect() });
            }
            Payer::Club(_) | Payer::Federation(_) => {}
        }
        check::name(&fee.purpose)?;
        check::day("a fee", fee.due)?;
        check::code(&fee.currency)?;
        if fee.amount == 0 || fee.amount > MOST {
            return Err(Refused::BadAmount { amount: fee.amount });
        }
        self.register.fees.push(Some((fee.clone(), None)));
        Ok(())
    }

    pub(super) fn paid(&mut self, number: u32, on: Date) -> Result<(), Refused> {
        check::day("a payment", on)?;
        let count = self.register.fees.len();
        let found = (number as usize).checked_sub(1).and_then(|at| self.register.fees.get_mut(at));
        let (_, paid) = found.and_then(Option::as_mut).ok_or(Refused::NoFee { number, count })?;
        match *paid {
            Some(on) => Err(Refused::PaidAlready { number, on }),
            None => {
                *paid = Some(on);
                Ok(())
            }
        }
    }

    pub(super) fn sanctioned(&mut self, sanction: &Sanction) -> Result<(), Refused> {
        self.resolve(sanction.person)?;
        check::day("a sanction", sanction.from)?;
        sanction.until.map_or(Ok(()), |until| check::day("a sanction", until))?;
        in_order(sanction.from, sanction.until)?;
        check::name(&sanction.grounds)?;
        sanction.clauses.iter().try_for_each(|own| check::name(own))?;
        self.register.sanctions.push(Some(sanction.clone()));
        Ok(())
    }

    pub(super) fn lifted(&mut self, number: u32, on: Date, reason: &str) -> Result<(), Refused> {
        if reason.trim().is_empty() {
            return Err(Refused::NoReason);
        }
        check::day("a sanction", on)?;
        let count = self.register.sanctions.len();
        let found = (number as usize).checked_sub(1).and_then(|at| self.register.sanctions.get_mut(at));
        let sanction = found.and_then(Option::as_mut).ok_or(Refused::NoSanction { number, count })?;
        match sanction.until.filter(|until| *until < on) {
            Some(until) => Err(Refused::LiftedAlready { number, on: until }),
            None => {
                sanction.until = Some(on.yesterday().unwrap_or(on));
                Ok(())
            }
        }
    }

    fn record_mut(&mut self, id: PersonId) -> Option<&mut crate::people::Person> {
        id.index().and_then(|at| self.people.get_mut(at)).and_then(Option::as_mut)
    }

    /// The licences of somebody, the latest to end last.
    pub fn licences_of(&self, person: PersonId) -> Vec<&Licence> {
        let mut own: Vec<&Licence> =
            self.register.licences.iter().filter(|own| self.is(own.person, person)).collect();
        own.sort_by_key(|own| (own.until.unwrap_or(Date::MAX), own.from));
        own
    }

    /// The licence that holds for somebody on a day.
    pub fn licence_on(&self, person: PersonId, day: Date) -> Option<&Licence> {
        self.licences_of(person).into_iter().rev().find(|own| own.holds(day))
    }

    /// The transfers of somebody, the oldest first.
    pub fn transfers_of(&self, person: PersonId) -> Vec<&Transfer> {
        self.register.transfers.iter().filter(|own| self.is(own.person, person)).collect()
    }

    /// The club of somebody on a day: that of the last transfer before it; before the first one that of his record.
    pub fn club_on(&self, person: PersonId, day: Date) -> Option<&str> {
        let transfers = self.transfers_of(person);
        let past = transfers.partition_point(|own| own.on <= day);
        match past.checked_sub(1).and_then(|at| transfers.get(at)) {
            Some(last) => last.to.as_deref(),
            None if transfers.is_empty() => self.person(person).ok()?.club.as_deref(),
            None => self.register.origins.get(&self.resolve(person).ok()?)?.as_deref(),
        }
    }

    /// The sanctions of somebody with their numbers.
    pub fn sanctions_of(&self, person: PersonId) -> Vec<(u32, &Sanction)> {
        self.register.sanctions().filter(|(_, own)| self.is(own.person, person)).collect()
    }

    /// The sanction that bars somebody from play on a day.
    pub fn barred_on(&self, person: PersonId, day: Date) -> Option<(u32, &Sanction)> {
        self.sanctions_of(person).into_iter().find(|(_, own)| own.bars(day))
    }
}
