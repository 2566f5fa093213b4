//! The checks of what comes into the books from outside.

use jiff::civil::{Date, date};

use super::State;
use super::state::BookEvent;
use crate::people::{Affiliation, Club, Federation};
use crate::refused::Refused;
use crate::report::{EventReport, PlayedBy};
use crate::{EventId, PersonId};

pub(super) fn name(name: &str) -> Result<(), Refused> {
    let sound = !name.trim().is_empty() && name.chars().count() <= 120 && !name.chars().any(char::is_control);
    if sound { Ok(()) } else { Err(Refused::BadName { name: name.chars().take(120).collect() }) }
}

/// A line of a record, which may be empty.
pub(super) fn text(text: &str) -> Result<(), Refused> {
    const LONGEST: usize = 400;
    let letters = text.chars().count();
    let sound = letters <= LONGEST && !text.chars().any(|own| own.is_control() && own != '\n');
    if sound { Ok(()) } else { Err(Refused::BadText { letters, longest: LONGEST }) }
}

pub(super) fn day(what: &'static str, day: Date) -> Result<(), Refused> {
    let sound = (date(1900, 1, 1)..date(2200, 1, 1)).contains(&day);
    if sound { Ok(()) } else { Err(Refused::BadDate { what, date: day }) }
}

pub(super) fn code(code: &str) -> Result<(), Refused> {
    let letters = code.chars().count();
    let sound = (2..=8).contains(&letters) && code.chars().all(char::is_alphanumeric);
    if sound { Ok(()) } else { Err(Refused::BadCode { code: code.chars().take(40).collect() }) }
}

impl State {
    pub(super) fn open(&mut self, own: &str, own_code: &str) -> Result<(), Refused> {
        if self.owner.is_some() {
            return Err(Refused::OpenAlready);
        }
        name(own)?;
        code(own_code)?;
        self.owner = Some((own.to_owned(), own_code.to_owned()));
        Ok(())
    }

    pub(super) fn federation(
        &mut self,
        own_code: &str,
        own: &str,
        coordinator: Option<&str>,
    ) -> Result<(), Refused> {
        code(own_code)?;
        name(own)?;
        coordinator.map_or(Ok(()), name)?;
        let standing = self.federations.get(own_code).map(|old| old.standing.clone()).unwrap_or_default();
        let federation = Federation {
            code: own_code.to_owned(),
            name: own.to_owned(),
            standing,
            coordinator: coordinator.map(str::to_owned),
        };
        self.federations.insert(own_code.to_owned(), federation);
        Ok(())
    }

    pub(super) fn standing(
        &mut self,
        own_code: &str,
        from: Date,
        standing: Affiliation,
    ) -> Result<(), Refused> {
        day("a change of standing", from)?;
        let found = self.federations.get_mut(own_code);
        let found = found.ok_or_else(|| Refused::NoFederation { code: own_code.to_owned() })?;
        found.standing.retain(|own| own.0 != from);
        found.standing.push((from, standing));
        found.standing.sort_by_key(|own| own.0);
        Ok(())
    }

    pub(super) fn club(&mut self, club: &Club) -> Result<(), Refused> {
        name(&club.name)?;
        if !self.federations.contains_key(&club.federation) {
            return Err(Refused::NoFederation { code: club.federation.clone() });
        }
        self.clubs.retain(|own| (&own.federation, &own.name) != (&club.federation, &club.name));
        self.clubs.push(club.clone());
        Ok(())
    }

    /// An event comes into the books once; a second report replaces the first (FMJD-IX.4.1).
    pub(super) fn event_reported(&mut self, report: &EventReport) -> Result<(), Refused> {
        self.report_is_sound(report, None)?;
        self.events.push(Some(BookEvent { report: report.clone(), ruling: None, replaced: 0 }));
        Ok(())
    }

    pub(super) fn event_replaced(&mut self, event: EventId, report: &EventReport) -> Result<(), Refused> {
        self.event(event)?;
        self.report_is_sound(report, Some(event))?;
        if let Some(found) = event.index().and_then(|at| self.events.get_mut(at)).and_then(Option::as_mut) {
            found.report = report.clone();
            found.replaced += 1;
        }
        Ok(())
    }

    fn report_is_sound(&self, report: &EventReport, replaces: Option<EventId>) -> Result<(), Refused> {
        name(&report.name)?;
        self.is_another_event(report, replaces)?;
        report.unfinished_because.as_deref().map_or(Ok(()), name)?;
        day("an event", report.starts)?;
        day("an event", report.ends)?;
        report.received.map_or(Ok(()), |received| day("a report", received))?;
        if report.ends < report.starts {
            return Err(Refused::EndsBefore { starts: report.starts, ends: report.ends });
        }
        self.games_are_sound(report)?;
        for official in &report.officials {
            name(&official.name)?;
            official.person.map_or(Ok(PersonId(0)), |person| self.resolve(person))?;
        }
        Ok(())
    }

    /// No event stands in the books twice under one identity.
    fn is_another_event(&self, report: &EventReport, replaces: Option<EventId>) -> Result<(), Refused> {
        let Some(identity) = &report.identity else { return Ok(()) };
        if !identity.is_sound() {
            return Err(Refused::BadName { name: identity.to_string().chars().take(120).collect() });
        }
        let mut others = self.events().filter(|(id, _)| Some(*id) != replaces);
        match others.find(|(_, own)| own.report.identity.as_ref() == Some(identity)) {
            Some((event, _)) => Err(Refused::ReportedAlready { event }),
            None => Ok(()),
        }
    }

    fn games_are_sound(&self, report: &EventReport) -> Result<(), Refused> {
        let players = report.players.len();
        if report.system == PlayedBy::Match && players != 2 {
            return Err(Refused::NotAMatch { players });
        }
        let mut seen = std::collections::BTreeSet::new();
        for player in &report.players {
            let person = self.resolve(player.person)?;
            if !seen.insert(person) {
                return Err(Refused::Twice { person });
            }
        }
        for (game, at) in report.games.iter().zip(1..) {
            if let Some(player) =
                [game.1, game.2].into_iter().find(|own| *own == 0 || *own as usize > players)
            {
                return Err(Refused::NoSuchPlayer { game: at, player, players });
            }
            if game.1 == game.2 {
                return Err(Refused::AgainstHimself { game: at });
            }
        }
        Ok(())
    }
}
