//! Titles in the books: norms that were made, awards, places of composers, and what is due.

use jiff::civil::Date;

use super::{State, check};
use crate::arbiters::Appointed;
use crate::rating::History;
use crate::refused::Refused;
use crate::titles::{
    Award, ComposerRecord, ContestPlace, Due, Filed, Norm, NormTable, RankTable, Record, Title, TitleRules,
    composer,
};
use crate::{PersonId, Pool};

/// What the books hold of titles and arbiters.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Titles {
    /// Norms that were made.
    pub norms: Vec<Norm>,
    /// Titles that were awarded and not withdrawn.
    pub awards: Vec<Award>,
    /// Places of composers.
    pub places: Vec<ContestPlace>,
    /// Applications by number; `None` where one was undone.
    pub(super) applications: Vec<Option<Filed>>,
    /// Tables of norms, the oldest first.
    pub tables: Vec<NormTable>,
    /// Tables of national ranks, the oldest first.
    pub ranks: Vec<RankTable>,
    /// Categories of arbiters.
    pub appointed: Vec<Appointed>,
    /// Other editions of the conditions, the oldest first.
    pub rules: Vec<TitleRules>,
}

/// Titles are awarded in some pools only (FMJD-X.0, FMJD-X.12).
pub(super) fn has_titles(pool: Option<Pool>) -> Result<(), Refused> {
    match pool.filter(|own| !Pool::WITH_TITLES.contains(own)) {
        Some(pool) => Err(Refused::NoTitlesIn { pool }),
        None => Ok(()),
    }
}

impl State {
    /// Titles, norms and arbiters.
    pub fn titles(&self) -> &Titles {
        &self.titles
    }

    pub(super) fn norm_made(&mut self, norm: &Norm) -> Result<(), Refused> {
        self.resolve(norm.person)?;
        check::name(&norm.competition)?;
        check::day("a norm", norm.date)?;
        has_titles(Some(norm.pool))?;
        if !norm.title.is_by_norms() {
            return Err(Refused::NoNormsFor { title: norm.title });
        }
        if norm.points < norm.required || norm.points > 2 * norm.games {
            let (points, required, games) = (norm.points, norm.required, norm.games);
            return Err(Refused::NotANorm { points, required, games });
        }
        let twice = |own: &Norm| {
            (own.person, own.title, own.event, &own.competition)
                == (norm.person, norm.title, norm.event, &norm.competition)
        };
        if self.titles.norms.iter().any(twice) {
            return Err(Refused::Twice { person: norm.person });
        }
        self.titles.norms.push(norm.clone());
        Ok(())
    }

    /// Only a higher title than the one he has (FMJD-X.12).
    pub(super) fn awarded(&mut self, award: &Award) -> Result<(), Refused> {
        let person = self.resolve(award.person)?;
        check::day("an award", award.date)?;
        has_titles(award.pool)?;
        if award.title.is_by_norms() != award.pool.is_some() {
            return Err(Refused::WhichPool { title: award.title });
        }
        let same_kind = |own: &Award| {
            self.resolve(own.person) == Ok(person)
                && own.pool == award.pool
                && own.women == award.women
                && own.title.is_by_norms() == award.title.is_by_norms()
        };
        let held = self.titles.awards.iter().filter(|own| same_kind(own)).map(|own| own.title);
        let higher =
            |own: &Title| if award.title.is_by_norms() { *own >= award.title } else { *own == award.title };
        if let Some(held) = held.into_iter().find(higher) {
            return Err(Refused::HasTitle { person, title: held });
        }
        self.titles.awards.push(award.clone());
        Ok(())
    }

    /// By decision of the General Assembly (FMJD-X.1.4).
    pub(super) fn title_withdrawn(
        &mut self,
        person: PersonId,
        title: Title,
        pool: Option<Pool>,
        reason: &str,
    ) -> Result<(), Refused> {
        if reason.trim().is_empty() {
            return Err(Refused::NoReason);
        }
        let own = self.resolve(person)?;
        let is_it = |award: &Award| {
            self.resolve(award.person) == Ok(own) && award.title == title && award.pool == pool
        };
        let at = self.titles.awards.iter().position(is_it).ok_or(Refused::HasNotTitle { person, title })?;
        self.titles.awards.remove(at);
        Ok(())
    }

    pub(super) fn place_won(&mut self, place: &ContestPlace) -> Result<(), Refused> {
        self.resolve(place.person)?;
        check::name(&place.contest)?;
        check::day("a contest", place.date)?;
        self.titles.places.push(place.clone());
        Ok(())
    }

    pub(super) fn is(&self, one: PersonId, other: PersonId) -> bool {
        one == other || self.is_alias(one, other)
    }

    /// The titles of somebody, the highest first.
    pub fn awards_of(&self, person: PersonId) -> Vec<&Award> {
        let mut found: Vec<&Award> =
            self.titles.awards.iter().filter(|own| self.is(own.person, person)).collect();
        found.sort_by_key(|own| std::cmp::Reverse(own.title));
        found
    }

    /// His highest title over the board in a pool on a day.
    pub fn title_of(&self, person: PersonId, pool: Pool, day: Date) -> Option<Title> {
        let found = self.awards_of(person).into_iter();
        found.filter(|own| own.pool == Some(pool) && own.date <= day).map(|own| own.title).max()
    }

    /// The norms of somebody.
    pub fn norms_of(&self, person: PersonId) -> Vec<&Norm> {
        self.titles.norms.iter().filter(|own| self.is(own.person, person)).collect()
    }

    /// Which titles by norms are due to somebody on a day.
    pub fn titles_due(
        &self,
        person: PersonId,
        pool: Pool,
        history: &History,
        day: Date,
    ) -> Result<Vec<Due>, Refused> {
        let rules = self.title_rules(day)?;
        let id = self.resolve(person)?;
        let record = Record {
            norms: self.norms_of(id).into_iter().filter(|own| own.pool == pool).collect(),
            awards: self.awards_of(id).into_iter().filter(|own| own.pool == Some(pool)).collect(),
            lists: history.course(id.0).into_iter().map(|(day, rating, _)| (day, rating)).collect(),
        };
        Ok(Title::BY_NORMS.into_iter().filter_map(|title| record.due(&rules, title, day)).collect())
    }

    /// Whether a place of a composer is in the books already.
    pub fn has_place(&self, place: &ContestPlace) -> bool {
        let is_it = |own: &ContestPlace| {
            self.is(own.person, place.person) && own.contest == place.contest && own.date == place.date
        };
        self.titles.places.iter().any(is_it)
    }

    /// What somebody has as a composer on a day.
    pub fn composer(&self, person: PersonId, day: Date) -> Result<ComposerRecord, Refused> {
        let rules = self.title_rules(day)?;
        let his = |own: &&ContestPlace| self.is(own.person, person) && own.date <= day;
        let places = self.titles.places.iter().filter(his);
        let titles = [Title::CompositionMi, Title::CompositionGmi];
        let held =
            self.awards_of(person).into_iter().map(|own| own.title).filter(|own| titles.contains(own)).max();
        Ok(composer(&rules.composition, places, held))
    }
}
