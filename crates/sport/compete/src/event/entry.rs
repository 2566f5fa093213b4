//! Entries: players and teams, with the checks of category and age.
//!
//! The entry of a team is frozen when round 1 starts, unless the regulation says otherwise (UA13-IV.14.2,
//! UA-III.9.2). A Swiss takes late entrants, with zeros for the rounds they missed (FMJD-V.3.1.6).

use damier_clock::rules::Code;
use damier_rules::rulebook::Clause;
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use super::access::Impairment;
use super::ages::{AgeVerdict, Sex, age_groups};
use super::by_code::ByCode;
use super::ids::{PlayerId, TeamId};
use super::naming::{check_born, check_members, check_name, check_rating};
use super::permission::{Action, Role, may};
use super::refused::Refused;
use super::stage::System;
use super::state::{StageState, State};
use super::warning::Warning;
use damier_pairing::Entrant;

/// A player as entered.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerEntry {
    pub name: String,
    /// Sports title or rank: `GMI`, `master`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// Rating used for the event.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<u32>,
    /// Federation, club or region.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub federation: Option<String>,
    /// Club or society, where it is named beside the federation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub club: Option<String>,
    /// Number on the list of a federation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// Date of birth.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub born: Option<Date>,
    /// Only the year of birth is known; the date is then its first day.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub born_year_only: bool,
    /// Woman or man.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sex: Option<Sex>,
    /// What he finds hard: told to the arbiters, never to the public (UA13-IV.3.5.6, UA-II.3.7.6).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub impairments: Vec<Impairment>,
    /// Those who play as one side and may consult each other (UA13-IV.3.5.8, UA-II.3.7.8, COL-1.3.1).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub members: Vec<String>,
    /// For whom he plays or scores.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub team: Option<TeamId>,
    /// His place in the team.
    #[serde(default, skip_serializing_if = "Squad::is_unordered")]
    pub squad: Squad,
}

/// Where a player stands in his team (UA13-IV.14.4, UA-III.9.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Squad {
    /// The entry does not say: the line-up of round 1 decides.
    #[default]
    Unordered,
    /// In the main squad, on this board, from 1.
    Board(u8),
    Reserve,
}

impl Squad {
    fn is_unordered(&self) -> bool {
        *self == Squad::Unordered
    }
}

/// A team as entered.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TeamEntry {
    pub name: String,
    /// The captain or representative (UA13-IV.14.8, UA-III.9.8).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub captain: Option<String>,
    /// Federation, club or region.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub federation: Option<String>,
    /// Rating used for seeding (FMJD-V.3.1.3).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<u32>,
}

const FROZEN: ByCode =
    ByCode { ua13: &["UA13-IV.14.2"], ua23: &["UA-III.9.2"], fmjd: &["FMJD-II.3.c"], ..ByCode::SILENT };
const RESERVES: ByCode = ByCode { ua13: &["UA13-IV.14.4"], ua23: &["UA-III.9.4"], ..ByCode::SILENT };

impl State {
    pub(super) fn enter_team(&mut self, entry: &TeamEntry, role: Role) -> Result<(), Refused> {
        let regulation = self.regulation.as_ref().ok_or(Refused::NoRegulation)?;
        let paired = regulation.character.pairs_teams();
        check_name(&entry.name)?;
        check_rating(entry.rating)?;
        if let Some(at) = self.teams.iter().position(|team| team.name == entry.name) {
            return Err(Refused::EnteredTwice { name: entry.name.clone(), earlier: at as u32 + 1 });
        }
        if paired {
            self.check_still_open(role)?;
        }
        self.teams.push(entry.clone());
        if paired {
            self.join(Entrant(self.teams.len() as u32 - 1));
        }
        Ok(())
    }

    pub(super) fn enter_player(&mut self, entry: &PlayerEntry, role: Role) -> Result<(), Refused> {
        let regulation = self.regulation.as_ref().ok_or(Refused::NoRegulation)?;
        let paired = !regulation.character.pairs_teams();
        let id = PlayerId(self.players.len() as u32);
        self.check_namesake(entry, None)?;
        if paired {
            self.check_still_open(role)?;
        } else {
            self.check_team_entry(entry)?;
        }
        let warning = self.check_player(entry, id)?;
        self.warnings.extend(warning);
        self.players.push(entry.clone());
        if paired {
            self.join(Entrant(id.0));
        }
        Ok(())
    }

    pub(super) fn correct_entry(&mut self, player: PlayerId, entry: &PlayerEntry) -> Result<(), Refused> {
        let old = self.player(player)?;
        let moved = (old.team, old.squad) != (entry.team, entry.squad);
        self.check_namesake(entry, Some(player))?;
        if moved && self.pairs_teams() {
            self.check_team_entry(entry)?;
        }
        let warning = self.check_player(entry, player)?;
        self.warnings.extend(warning);
        self.players[player.index()] = entry.clone();
        Ok(())
    }

    /// Two of one name and one birth date are the same person.
    fn check_namesake(&self, entry: &PlayerEntry, own: Option<PlayerId>) -> Result<(), Refused> {
        check_name(&entry.name)?;
        let same = |(at, other): (usize, &PlayerEntry)| {
            let is_other = own.is_none_or(|own| own.index() != at);
            (is_other && other.name == entry.name && other.born == entry.born).then_some(at as u32 + 1)
        };
        match self.players.iter().enumerate().find_map(same) {
            Some(earlier) => Err(Refused::EnteredTwice { name: entry.name.clone(), earlier }),
            None => Ok(()),
        }
    }

    /// Whether somebody may still join the first stage.
    fn check_still_open(&self, role: Role) -> Result<(), Refused> {
        let Some(first) = self.stages.first() else { return Ok(()) };
        if first.rounds.is_empty() {
            return Ok(());
        }
        let allowed = self.regulation.as_ref().is_some_and(|regulation| regulation.late_entries);
        if !allowed || !matches!(first.plan.system, System::Swiss(_)) {
            return Err(Refused::EntriesClosed { paired: first.rounds.len() as u16 });
        }
        if first.rounds.len() >= usize::from(first.plan.rounds) {
            return Err(Refused::EntriesClosed { paired: first.rounds.len() as u16 });
        }
        if !may(role, Action::AdmitLate) {
            return Err(Refused::NotAllowed { role, action: Action::AdmitLate });
        }
        Ok(())
    }

    /// The entry of a player into a team that is paired.
    fn check_team_entry(&self, entry: &PlayerEntry) -> Result<(), Refused> {
        let code = self.code().ok_or(Refused::NoRegulation)?;
        let rules = self.team_rules().ok_or(Refused::NoRegulation)?;
        let team = entry.team.ok_or_else(|| Refused::NoTeam { name: entry.name.clone() })?;
        let country = &self.team(team)?.federation;
        // FMJD-II.3.c: of the country that is represented.
        if let (Code::Fmjd100 | Code::Fmjd64, Some(country), Some(own)) = (code, country, &entry.federation)
            && country != own
        {
            let (name, own, country) = (entry.name.clone(), own.clone(), country.clone());
            return Err(Refused::Nationality { name, own, country });
        }
        if self.has_begun() && !rules.entries_may_change && !self.is_just_joining(team) {
            return Err(Refused::TeamFrozen { team, clauses: FROZEN.of(code) });
        }
        match entry.squad {
            Squad::Reserve if !rules.reserves => Err(Refused::NoReserves { clauses: RESERVES.of(code) }),
            Squad::Board(board) if board == 0 || board > rules.boards => {
                Err(Refused::NoSuchBoard { board, boards: rules.boards })
            }
            Squad::Board(board) if self.main_player(team, board).is_some() => {
                Err(Refused::BoardTaken { team, board })
            }
            _ => Ok(()),
        }
    }

    /// Whether a team has come late and no round with it has started, so that its first entry can be made.
    fn is_just_joining(&self, team: TeamId) -> bool {
        let joined = |stage: &StageState| stage.joined_after.get(&Entrant(team.0)).copied();
        let first = self.stages.first();
        first.and_then(|stage| Some(stage.rounds_started() <= joined(stage)?)).unwrap_or(false)
    }

    /// Sex and age (UA13-I.2.1, UA13-I.2.2, UA-III.1.1.a, UA-III.1.1.c, FMJD-II.3.f).
    fn check_player(&self, entry: &PlayerEntry, player: PlayerId) -> Result<Option<Warning>, Refused> {
        if let Some(team) = entry.team {
            self.team(team)?;
        }
        let Some(regulation) = &self.regulation else { return Err(Refused::NoRegulation) };
        check_rating(entry.rating)?;
        check_members(&entry.members)?;
        check_born(&entry.name, entry.born, regulation.starts)?;
        if regulation.sex == Some(Sex::Female) && entry.sex == Some(Sex::Male) {
            return Err(Refused::WomenOnly { name: entry.name.clone() });
        }
        let (Some(name), Some(code)) = (&regulation.age_group, self.code()) else { return Ok(None) };
        let groups = age_groups(code, regulation.is_on_hundred());
        let Some(group) = groups.iter().find(|group| group.name == name) else { return Ok(None) };
        let Some(starts) = regulation.starts else { return Ok(None) };
        let Some(born) = entry.born else { return Ok(Some(Warning::NoBirthDate { player })) };
        let age = i32::from(starts.year()) - i32::from(born.year());
        let clauses: &'static [Clause] = std::slice::from_ref(&group.clause);
        match group.admits(age, entry.sex) {
            AgeVerdict::Admitted => Ok(None),
            AgeVerdict::VeryYoung { from } => Ok(Some(Warning::VeryYoung { player, age, from })),
            AgeVerdict::TooOld { limit } => {
                Err(Refused::TooOld { name: entry.name.clone(), age, limit, clauses })
            }
            AgeVerdict::TooYoung { limit } => {
                Err(Refused::TooYoung { name: entry.name.clone(), age, limit, clauses })
            }
        }
    }

    /// A new entrant joins the stages that take everybody: with a number at the end of the list where
    /// numbers have been given (FMJD-V.3.1.6).
    fn join(&mut self, entrant: Entrant) {
        for stage in &mut self.stages {
            if stage.field.is_some() {
                continue;
            }
            if !stage.rounds.is_empty() {
                stage.joined_after.insert(entrant, stage.rounds.len() as u16);
            }
            if let Some(last) = stage.numbers.values().max().copied() {
                stage.numbers.insert(entrant, last + 1);
            }
        }
    }
}
