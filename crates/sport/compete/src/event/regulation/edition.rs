//! A later edition of a code than the one that is built in: what it says otherwise, as data with its dates.
//!
//! The regulation carries the edition with it, so that a file of an event says the same wherever it is read, and what
//! was held under an earlier edition stays as it was. What an edition is silent about, the built-in code says.

use damier_clock::rules::Code;
use damier_pairing::PointScale;
use damier_pairing::standings::{Criterion, spelled_out};
use damier_rules::Rulebook;
use damier_rules::rulebook::DrawCode;
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use super::super::named_texts;
use super::readings::standings_code;
use super::{Regulation, RegulationFault, RegulationReport};

/// What an edition says otherwise than the rulebook it follows.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LaterEdition {
    /// A short name, such as `fmjd-2018`.
    pub name: String,
    /// The title, as papers print it.
    pub title: String,
    /// The rulebooks that it follows.
    pub follows: Vec<String>,
    /// The first day on which an event may begin under it.
    pub valid_from: Date,
    /// The last such day.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub valid_until: Option<Date>,
    /// Where its text stands.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub source: String,
    /// What games are worth.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub points: String,
    /// The order on equal points of players, where the regulation has none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tie_breaks: Vec<String>,
    /// The same for teams.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub team_tie_breaks: Vec<String>,
    /// How many minutes late somebody may come.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub late_limit: Option<u32>,
    /// Within so many minutes a protest is filed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub protest_minutes: Option<u32>,
    /// Readings, by the names of their switches.
    #[serde(default, with = "named_texts", skip_serializing_if = "Vec::is_empty")]
    pub switches: Vec<(String, String)>,
    /// Counted draws by their words ([`COUNTED_DRAWS`]), with how many moves or occurrences make them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub draws: Vec<(String, u16)>,
}

/// The words for counted draws.
pub const COUNTED_DRAWS: [(&str, DrawCode); 10] = [
    ("kings-only", DrawCode::KingsOnly),
    ("three-on-road", DrawCode::ThreeOnRoad),
    ("three", DrawCode::Three),
    ("three-off-road", DrawCode::ThreeOffRoad),
    ("two", DrawCode::Two),
    ("one", DrawCode::One),
    ("balance", DrawCode::Balance),
    ("forty", DrawCode::Forty),
    ("towers", DrawCode::Towers),
    ("repetition", DrawCode::Repetition),
];

impl LaterEdition {
    /// The counted draws that it changes.
    pub fn counted(&self) -> impl Iterator<Item = (DrawCode, u16)> + '_ {
        self.draws.iter().filter_map(|(word, limit)| {
            let found = COUNTED_DRAWS.iter().find(|(own, _)| own == word);
            found.map(|(_, code)| (*code, *limit))
        })
    }

    /// A rulebook as this edition has it: its counts and its readings of play.
    pub fn lay_over(&self, mut book: Rulebook) -> Rulebook {
        for (code, limit) in self.counted() {
            book.counters.iter_mut().filter(|own| own.code == code).for_each(|own| own.limit = limit);
        }
        for (name, value) in &self.switches {
            // A name that play does not know is another chapter's; what nobody knows was told when it was read.
            let _ = book.switches.set(name, value);
        }
        book
    }

    /// Whether an event that begins on this day is held under it.
    pub fn holds_on(&self, day: Date) -> bool {
        day >= self.valid_from && self.valid_until.is_none_or(|last| day <= last)
    }

    /// The criteria of the order that it prints, as the first rulebook that it follows has them.
    pub fn criteria(&self, teams: bool) -> Vec<Criterion> {
        let book = self.follows.iter().find_map(|own| Rulebook::named(own).ok());
        let code = book.and_then(|book| standings_code(Code::of(&book)));
        let words = self.order(teams).iter().flat_map(|word| spelled_out(word));
        words.filter_map(|name| Criterion::named(name, code).ok()).collect()
    }

    /// The order on equal points that it prints.
    pub fn order(&self, teams: bool) -> &[String] {
        if teams { &self.team_tie_breaks } else { &self.tie_breaks }
    }
}

impl Regulation {
    /// Puts an edition under a regulation that is being made: what the edition lays down itself is not said twice.
    pub fn take_edition(&mut self, edition: LaterEdition) {
        if !edition.order(self.character.pairs_teams()).is_empty() {
            self.tie_breaks.clear();
        }
        if edition.protest_minutes.is_some() {
            self.protest_minutes = None;
        }
        self.edition = Some(Box::new(edition));
    }

    /// How late somebody may come, where the regulation or its edition says so.
    pub fn lateness(&self) -> Option<u32> {
        self.late_limit.or_else(|| self.edition.as_ref().and_then(|own| own.late_limit))
    }

    /// Within how many minutes a protest is filed.
    pub fn protest_deadline(&self) -> Option<u32> {
        self.protest_minutes.or_else(|| self.edition.as_ref().and_then(|own| own.protest_minutes))
    }

    /// The readings that the edition and the regulation choose; those of the regulation come last and hold.
    pub fn chosen_readings(&self) -> impl Iterator<Item = &(String, String)> {
        self.edition.iter().flat_map(|own| &own.switches).chain(&self.switches)
    }

    /// What games are worth by the edition.
    pub(super) fn edition_points(&self) -> Option<PointScale> {
        self.edition.as_ref().filter(|own| !own.points.trim().is_empty())?.points.parse().ok()
    }

    /// The criteria that the edition prints, or the names that are wrong.
    pub(super) fn edition_criteria(&self, teams: bool) -> Result<Vec<Criterion>, Vec<RegulationFault>> {
        match &self.edition {
            Some(edition) => self.criteria_of(edition.order(teams)),
            None => Ok(Vec::new()),
        }
    }

    /// Whether the edition belongs to the rulebook and holds when the event begins.
    pub(super) fn check_edition(&self, report: &mut RegulationReport) {
        let Some(edition) = &self.edition else { return };
        if !edition.follows.contains(&self.rulebook) {
            report.faults.push(RegulationFault::EditionOfAnother {
                edition: edition.name.clone(),
                follows: edition.follows.join(", "),
                rulebook: self.rulebook.clone(),
            });
        }
        if let Some(starts) = self.starts.filter(|day| !edition.holds_on(*day)) {
            report.faults.push(RegulationFault::EditionNotInForce {
                edition: edition.name.clone(),
                from: edition.valid_from,
                until: edition.valid_until,
                starts,
            });
        }
        if !edition.points.trim().is_empty() && self.edition_points().is_none() {
            report.faults.push(RegulationFault::Points { text: edition.points.clone() });
        }
        for teams in [false, true] {
            report.faults.extend(self.edition_criteria(teams).err().into_iter().flatten());
        }
    }
}
