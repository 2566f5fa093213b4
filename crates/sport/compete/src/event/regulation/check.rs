//! Checks a regulation: everything that is missing or wrong at once, and what deserves a second look.

use std::fmt;

use damier_clock::named;
use damier_clock::rules::Code;
use damier_rules::Variant;
use damier_rules::rulebook::Clause;
use jiff::ToSpan;
use serde::Serialize;

use super::super::ages::age_groups;
use super::super::rounds_range::FMJD_OFFICIAL_MINIMUM;
use super::super::stage::System;
use super::super::warning::Warning;
use super::fault::RegulationFault;
use super::sections::sections;
use super::{Character, Regulation};

/// A section or item that is not there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Missing {
    /// Its number in the code.
    pub number: u8,
    /// What it is about.
    pub title: &'static str,
    /// Where it is demanded.
    pub clause: Clause,
}

impl fmt::Display for Missing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} ({})", self.number, self.title, self.clause)
    }
}

/// All that can be said about a regulation.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
pub struct RegulationReport {
    /// Compulsory sections without text.
    pub missing: Vec<Missing>,
    /// What makes it unusable.
    pub faults: Vec<RegulationFault>,
    /// What the code would have otherwise.
    pub warnings: Vec<Warning>,
}

impl RegulationReport {
    /// Whether the event may be held under it.
    pub fn is_good(&self) -> bool {
        self.missing.is_empty() && self.faults.is_empty()
    }
}

impl Regulation {
    /// The codes count 2, 1 and 0 (UA13-IV.11.1, UA-III.7.1, FMJD-III.5.6, COL-3.6a): who counts otherwise says
    /// why.
    fn check_points(&self, report: &mut RegulationReport) {
        let points = self.points.trim();
        if points.is_empty() {
            return;
        }
        match points.parse::<damier_pairing::PointScale>() {
            Err(unreadable) => report.faults.push(RegulationFault::Points { text: unreadable.text }),
            Ok(scale)
                if scale != damier_pairing::PointScale::CODES && self.points_reason.trim().is_empty() =>
            {
                report.faults.push(RegulationFault::PointsWithoutReason { points: points.to_owned() });
            }
            Ok(_) => {}
        }
    }

    /// Reports everything at once.
    pub fn check(&self) -> RegulationReport {
        let mut report = RegulationReport::default();
        let code = match self.code() {
            Ok(code) => code,
            Err(unknown) => {
                report.faults.push(unknown.into());
                return report;
            }
        };
        let absent = sections(code).iter().filter(|section| self.section(section.number).is_none());
        report.missing = absent
            .map(|section| Missing { number: section.number, title: section.title, clause: section.clause })
            .collect();
        if self.name.trim().is_empty() {
            report.faults.push(RegulationFault::NoName);
        }
        self.check_points(&mut report);
        self.check_edition(&mut report);
        self.check_awards(&mut report);
        self.check_stages(code, &mut report);
        self.check_plans(code, &mut report);
        self.check_dates(code, &mut report);
        self.check_control(code, &mut report);
        self.check_people(code, &mut report);
        self.check_silences(code, &mut report);
        self.check_names(&mut report);
        report
    }

    fn check_stages(&self, code: Code, report: &mut RegulationReport) {
        if self.stages.is_empty() {
            report.faults.push(RegulationFault::NoStage);
        }
        for plan in &self.stages {
            let stage = plan.name.clone();
            let is_fmjd = matches!(code, Code::Fmjd100 | Code::Fmjd64);
            if plan.rounds == 0 {
                report.faults.push(RegulationFault::NoRounds { stage });
            } else if matches!(plan.system, System::RoundRobin { cycles: 0 }) {
                report.faults.push(RegulationFault::NoCycles { stage });
            } else if is_fmjd && self.official && plan.rounds < FMJD_OFFICIAL_MINIMUM {
                let (planned, needed) = (plan.rounds, FMJD_OFFICIAL_MINIMUM);
                report.faults.push(RegulationFault::TooFewRounds { stage, planned, needed });
            }
            if plan.system.clauses(code).is_empty() && code != Code::Wcdf {
                report.warnings.push(Warning::SystemNotInCode { stage: plan.name.clone() });
            }
        }
    }

    fn check_dates(&self, code: Code, report: &mut RegulationReport) {
        if let (Some(starts), Some(ends)) = (self.starts, self.ends)
            && ends < starts
        {
            report.faults.push(RegulationFault::EndsBeforeStart { starts, ends });
        }
        // UA-II.2.5: not later than two months before the start.
        if let (Code::Ua2023, Some(starts)) = (code, self.starts) {
            let latest = starts.saturating_sub(2.months());
            match self.approved {
                Some(approved) if approved <= latest => {}
                approved => report.warnings.push(Warning::ApprovedLate { approved, latest }),
            }
        }
    }

    fn check_control(&self, code: Code, report: &mut RegulationReport) {
        if self.control.trim().is_empty() {
            // UA13-IV.7.2, UA-IV.8.3, COL-3.2.2b: it must be stated somewhere before round 1.
            report.warnings.push(Warning::NoControl { code });
            return;
        }
        match named::read(&self.control) {
            Ok(control) => {
                let found = named::validate(&control, self.class, &self.rulebook, self.device);
                report.warnings.extend(found.warnings.into_iter().map(Warning::Control));
            }
            Err(why) => {
                let text = self.control.clone();
                report.faults.push(RegulationFault::Control { text, why: why.to_string() });
            }
        }
    }

    fn check_people(&self, code: Code, report: &mut RegulationReport) {
        if self.character.pairs_teams() && self.teams.is_none_or(|teams| teams.boards == 0) {
            report.faults.push(RegulationFault::NoBoards);
        }
        if self.character == (Character::IndividualWithTeamScoring { counting: 0 }) {
            report.faults.push(RegulationFault::NobodyCounts);
        }
        if let Some(name) = &self.age_group {
            let groups = age_groups(code, self.is_on_hundred());
            if !groups.iter().any(|group| group.name == name) {
                let known = groups.iter().map(|group| group.name).collect::<Vec<_>>().join(", ");
                report.faults.push(RegulationFault::UnknownAgeGroup { name: name.clone(), known });
            }
        }
    }

    /// The names of criteria and switches.
    fn check_names(&self, report: &mut RegulationReport) {
        report.faults.extend(self.criteria().err().into_iter().flatten());
        report.faults.extend(self.readings().err().into_iter().flatten());
    }

    /// What the code wants to be said and is not.
    fn check_silences(&self, code: Code, report: &mut RegulationReport) {
        let edition = self.edition.as_ref();
        let teams = self.character.pairs_teams();
        if self.tie_breaks.is_empty() && edition.is_none_or(|own| own.order(teams).is_empty()) {
            report.warnings.push(Warning::NoTieBreaks { code });
        }
        // The limit may be shortened, never lengthened (UA13-IV.9.4.2, UA-III.5.4.2).
        let most = match code {
            Code::Columns => 30,
            Code::Wcdf => 120,
            _ => 60,
        };
        let most = edition.and_then(|own| own.late_limit).unwrap_or(most);
        if let Some(minutes) = self.late_limit.filter(|minutes| *minutes > most) {
            report.warnings.push(Warning::LateLimitLonger { code, minutes, most });
        }
        let is_fmjd = matches!(code, Code::Fmjd100 | Code::Fmjd64);
        if is_fmjd && self.for_a_title && self.play_off.is_none() {
            report.warnings.push(Warning::NoPlayOff);
        }
        let has_match = self.stages.iter().any(|plan| matches!(plan.system, System::Match(_)));
        if is_fmjd && has_match && self.early_stop.is_none() {
            report.warnings.push(Warning::EarlyStopNotStated);
        }
        let is_ua = matches!(code, Code::Ua2013 | Code::Ua2023);
        if is_ua && self.protest_deadline().is_none() {
            report.warnings.push(Warning::NoProtestDeadline { code });
        }
    }

    /// Whether the variant is played on a hundred squares.
    pub(in crate::event) fn is_on_hundred(&self) -> bool {
        self.book().is_ok_and(|book| book.variant == Variant::International)
    }
}
