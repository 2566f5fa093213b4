//! Titles, norms and arbiters in the books.

use std::collections::BTreeMap;

use damier_compete::Mark;
use damier_compete::schedule::Side;
use jiff::civil::Date;

use super::{State, check};
use crate::arbiters::{Appointed, ArbiterRecord, Category};
use crate::rating::{History, Numbers};
use crate::refused::Refused;
use crate::report::{EventReport, PlayedBy};
use crate::titles::{
    Award, ComposerRecord, ContestPlace, Criterion, Due, Filed, Member, Norm, NormEvent, NormTable,
    RankTable, Record, Title, TitleRules, composer, conditions,
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
    /// Another edition of the conditions.
    pub rules: Option<TitleRules>,
}

impl State {
    /// Titles, norms and arbiters.
    pub fn titles(&self) -> &Titles {
        &self.titles
    }

    /// The conditions of titles.
    pub fn title_rules(&self) -> Result<TitleRules, Refused> {
        match &self.titles.rules {
            Some(rules) => Ok(rules.clone()),
            None => Ok(TitleRules::fmjd()?),
        }
    }

    /// The table of norms for an event that begins on a day (FMJD-X.4.5.8).
    pub fn norm_table(&self, day: Date) -> Option<&NormTable> {
        self.titles.tables.iter().rev().find(|own| own.valid_from <= day)
    }

    pub(super) fn norm_table_loaded(&mut self, text: &str) -> Result<(), Refused> {
        self.titles.tables.push(NormTable::read(text)?);
        self.titles.tables.sort_by_key(|own| own.valid_from);
        Ok(())
    }

    pub(super) fn title_rules_loaded(&mut self, text: &str) -> Result<(), Refused> {
        self.titles.rules = Some(TitleRules::read(text)?);
        Ok(())
    }

    pub(super) fn norm_made(&mut self, norm: &Norm) -> Result<(), Refused> {
        self.resolve(norm.person)?;
        check::name(&norm.competition)?;
        check::day("a norm", norm.date)?;
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

    pub(super) fn appointed(&mut self, appointed: &Appointed) -> Result<(), Refused> {
        self.resolve(appointed.person)?;
        check::day("an appointment", appointed.from)?;
        self.titles.appointed.push(appointed.clone());
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
        let rules = self.title_rules()?;
        let id = self.resolve(person)?;
        let record = Record {
            norms: self.norms_of(id).into_iter().filter(|own| own.pool == pool).collect(),
            awards: self.awards_of(id).into_iter().filter(|own| own.pool == Some(pool)).collect(),
            lists: history.course(id.0).into_iter().map(|(day, rating, _)| (day, rating)).collect(),
        };
        Ok(Title::BY_NORMS.into_iter().filter_map(|title| record.due(&rules, title, day)).collect())
    }

    /// What somebody has as a composer.
    pub fn composer(&self, person: PersonId) -> Result<ComposerRecord, Refused> {
        let rules = self.title_rules()?;
        let places = self.titles.places.iter().filter(|own| self.is(own.person, person));
        let titles = [Title::CompositionMi, Title::CompositionGmi];
        let held =
            self.awards_of(person).into_iter().map(|own| own.title).filter(|own| titles.contains(own)).max();
        Ok(composer(&rules.composition, places, held))
    }

    /// What somebody did as an arbiter.
    pub fn arbiter_record(&self, person: PersonId) -> ArbiterRecord {
        let mut record = ArbiterRecord::default();
        for (id, event) in self.events() {
            for own in &event.report.officials {
                if own.person.is_some_and(|own| self.is(own, person)) {
                    record.add(id, &event.report, own.role);
                }
            }
        }
        record
    }

    /// The arbiters with their category on a day, by seniority: the category, then the day of the appointment, then
    /// experience (FMJD-IV.4.docs).
    pub fn arbiters(&self, day: Date) -> Vec<(PersonId, Category, Date, ArbiterRecord)> {
        let mut best: BTreeMap<PersonId, (Category, Date)> = BTreeMap::new();
        let holds = |own: &&Appointed| own.from <= day && own.until.is_none_or(|until| day <= until);
        for own in self.titles.appointed.iter().filter(holds) {
            let Ok(person) = self.resolve(own.person) else { continue };
            let entry = best.entry(person).or_insert((own.category, own.from));
            if own.category > entry.0 {
                *entry = (own.category, own.from);
            }
        }
        for own in self.titles.awards.iter().filter(|own| own.title == Title::Arbiter && own.date <= day) {
            if let Ok(person) = self.resolve(own.person) {
                best.insert(person, (Category::International, own.date));
            }
        }
        let mut found: Vec<_> = best
            .into_iter()
            .map(|(person, (category, from))| (person, category, from, self.arbiter_record(person)))
            .collect();
        found.sort_by(|a, b| b.1.cmp(&a.1).then(a.2.cmp(&b.2)).then(b.3.events().cmp(&a.3.events())));
        found
    }

    /// Whether an event is what it claims to be: rounds, days, rate, arbiter (FMJD-X.4.4.1).
    pub fn event_conditions(&self, report: &EventReport) -> Result<Vec<Criterion>, Refused> {
        let rules = self.title_rules()?;
        let chief = report.officials.iter().find(|own| own.role == damier_compete::event::Role::ChiefArbiter);
        let international = chief.and_then(|own| own.person).is_some_and(|person| {
            let arbiters = self.arbiters(report.starts);
            arbiters.iter().any(|own| self.is(own.0, person) && own.1 == Category::International)
        });
        Ok(conditions(&rules, report, international))
    }

    /// An event as norms see it: ratings and titles are those of its first day (FMJD-X.4.5.7, FMJD-IX.5.2).
    pub fn norm_event<'a>(
        &self,
        report: &'a EventReport,
        history: &History,
        numbers: &'a Numbers,
        rules: &'a TitleRules,
        table: Option<&'a NormTable>,
    ) -> NormEvent<'a> {
        let list = history.in_force(report.starts);
        let mut played = vec![0; report.players.len()];
        let mut games = Vec::new();
        for game in &report.games {
            let (one, other) = game.seats();
            if let Mark::Played(outcome) = game.3.mark(Side::First)
                && one < played.len()
                && other < played.len()
            {
                played[one] += 1;
                played[other] += 1;
                games.push((one, other, outcome.points().0));
            }
        }
        let member = |(own, played): (&crate::report::Player, &u32)| {
            let person = self.resolve(own.person).unwrap_or(own.person);
            let written = own.title.as_deref().and_then(Title::read);
            Member {
                person,
                rating: list.and_then(|list| list.known.get(&person.0)).and_then(|own| own.rating),
                title: self.title_of(person, report.pool, report.starts).or(written),
                federation: own.federation.clone(),
                affiliated: self.counts(own.federation.as_deref(), report.starts),
                played: *played,
            }
        };
        let members: Vec<Member> = report.players.iter().zip(&played).map(member).collect();
        let round_robin = matches!(report.system, PlayedBy::RoundRobin { .. } | PlayedBy::Match);
        let rounds = u32::from(report.rounds);
        let counted = members.iter().filter(|own| own.affiliated).count() as u32;
        let (planned, cycles) = match report.system {
            PlayedBy::RoundRobin { cycles } => {
                (u32::from(cycles) * counted.saturating_sub(1), u32::from(cycles))
            }
            _ => (rounds, rounds),
        };
        let rounds_over = report.games.iter().map(|own| u32::from(own.0)).max().unwrap_or(0);
        NormEvent {
            numbers,
            rules,
            table,
            standing: report.standing,
            host: report.host.as_deref(),
            members,
            round_robin,
            planned,
            cycles,
            rated_only: report.system == PlayedBy::Teams,
            rounds,
            rounds_over,
            games,
        }
    }
}
