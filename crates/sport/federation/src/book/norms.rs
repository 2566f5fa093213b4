//! What the regulations of titles ask of an event and of its players: dated tables, conditions, norms.

use damier_compete::Mark;
use damier_compete::event::Role;
use damier_compete::schedule::Side;
use jiff::civil::Date;

use super::State;
use crate::arbiters::Category;
use crate::rating::{History, Numbers};
use crate::refused::Refused;
use crate::report::{EventReport, PlayedBy, Player};
use crate::titles::{Criterion, Member, NormEvent, NormTable, Title, TitleRules, conditions};

impl State {
    /// The conditions of titles in force on a day (FMJD-X.4.5.8).
    pub fn title_rules(&self, day: Date) -> Result<TitleRules, Refused> {
        match self.titles.rules.iter().rev().find(|own| own.valid_from <= day) {
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
        self.titles.rules.push(TitleRules::read(text)?);
        self.titles.rules.sort_by_key(|own| own.valid_from);
        Ok(())
    }

    /// Whether an event is what it claims to be: rounds, days, rate, arbiter (FMJD-X.4.4.1).
    pub fn event_conditions(&self, report: &EventReport) -> Result<Vec<Criterion>, Refused> {
        let rules = self.title_rules(report.starts)?;
        let chief = report.officials.iter().find(|own| own.role == Role::ChiefArbiter);
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
        let rounds_over = report.games.iter().map(|own| u32::from(own.0)).max().unwrap_or(0);
        let mut courses = vec![Course::default(); report.players.len()];
        let mut games = Vec::new();
        for game in &report.games {
            let (one, other) = game.seats();
            if one >= courses.len() || other >= courses.len() {
                continue;
            }
            let outcome = match game.3.mark(Side::First) {
                Mark::Played(outcome) => Some(outcome),
                _ => None,
            };
            for seat in [one, other] {
                courses[seat].played += u32::from(outcome.is_some());
                courses[seat].missed += u32::from(outcome.is_none());
                courses[seat].last_round = courses[seat].last_round.max(u32::from(game.0));
            }
            games.extend(outcome.map(|own| (one, other, own.points().0)));
        }
        let member = |(own, course): (&Player, &Course)| {
            let person = self.resolve(own.person).unwrap_or(own.person);
            let written = own.title.as_deref().and_then(Title::read);
            Member {
                person,
                rating: list.and_then(|list| list.known.get(&person.0)).and_then(|own| own.rating),
                title: self.title_of(person, report.pool, report.starts).or(written),
                federation: own.federation.clone(),
                affiliated: self.counts(own.federation.as_deref(), report.starts),
                played: course.played,
                missed: course.missed,
                waits: course.last_round < rounds_over,
            }
        };
        let members: Vec<Member> = report.players.iter().zip(&courses).map(member).collect();
        let round_robin = matches!(report.system, PlayedBy::RoundRobin { .. } | PlayedBy::Match);
        let rounds = u32::from(report.rounds);
        let counted = members.iter().filter(|own| own.affiliated).count() as u32;
        let (planned, cycles) = match report.system {
            PlayedBy::RoundRobin { cycles } => {
                (u32::from(cycles) * counted.saturating_sub(1), u32::from(cycles))
            }
            _ => (rounds, rounds),
        };
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

/// How far somebody is in an event.
#[derive(Debug, Clone, Copy, Default)]
struct Course {
    played: u32,
    missed: u32,
    last_round: u32,
}
