//! Who may do what: roles, actions and the clauses that connect them.

use std::fmt;

use damier_rules::rulebook::Clause;
use serde::{Deserialize, Serialize};

/// What somebody is at an event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    Organiser,
    /// The chief arbiter, the referee.
    ChiefArbiter,
    /// A deputy of the chief arbiter; an auxiliary arbiter of the FMJD.
    Deputy,
    /// The doctor, with the rights of a deputy (UA-IV.1.0).
    Doctor,
    /// The chief secretary.
    ChiefSecretary,
    /// The information arbiter.
    InformationArbiter,
    /// A senior arbiter.
    SeniorArbiter,
    /// A line arbiter, an assistant.
    LineArbiter,
    /// A captain or representative of a team.
    Captain,
    Player,
    /// An assistant of a player.
    Assistant,
    Spectator,
    /// A member of the appeals committee.
    Jury,
    Federation,
}

impl Role {
    pub const ALL: [Role; 14] = [
        Role::Organiser,
        Role::ChiefArbiter,
        Role::Deputy,
        Role::Doctor,
        Role::ChiefSecretary,
        Role::InformationArbiter,
        Role::SeniorArbiter,
        Role::LineArbiter,
        Role::Captain,
        Role::Player,
        Role::Assistant,
        Role::Spectator,
        Role::Jury,
        Role::Federation,
    ];

    /// The word used in files.
    pub const fn name(self) -> &'static str {
        match self {
            Role::Organiser => "organiser",
            Role::ChiefArbiter => "chief-arbiter",
            Role::Deputy => "deputy",
            Role::Doctor => "doctor",
            Role::ChiefSecretary => "secretary",
            Role::InformationArbiter => "information",
            Role::SeniorArbiter => "senior",
            Role::LineArbiter => "arbiter",
            Role::Captain => "captain",
            Role::Player => "player",
            Role::Assistant => "assistant",
            Role::Spectator => "spectator",
            Role::Jury => "jury",
            Role::Federation => "federation",
        }
    }

    /// Whether the role belongs to the panel of arbiters.
    pub const fn is_panel(self) -> bool {
        matches!(
            self,
            Role::ChiefArbiter
                | Role::Deputy
                | Role::Doctor
                | Role::ChiefSecretary
                | Role::InformationArbiter
                | Role::SeniorArbiter
                | Role::LineArbiter
        )
    }

    /// The roles somebody may act in besides his own (UA13-IV.18.9.8, UA13-IV.18.11.5, UA-IV.9, UA-IV.11).
    const fn acts_as(self) -> &'static [Role] {
        match self {
            Role::ChiefArbiter => {
                &[Role::Deputy, Role::InformationArbiter, Role::SeniorArbiter, Role::LineArbiter]
            }
            Role::Deputy => &[Role::InformationArbiter, Role::SeniorArbiter, Role::LineArbiter],
            Role::Doctor => &[Role::Deputy],
            _ => &[],
        }
    }
}

impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Something done at an event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Approve the regulation.
    ApproveRegulation,
    /// Change the regulation at the last minute, annul what contradicts the basic rules.
    ChangeRegulation,
    /// Write the technical regulation.
    WriteTechnical,
    /// Appoint the panel of arbiters.
    AppointPanel,
    /// Relieve an arbiter.
    RelieveArbiter,
    /// See to the appeals committee.
    FormCommittee,
    /// Draw up the schedule.
    Schedule,
    /// Take and check entries.
    TakeEntries,
    /// Admit a late entrant.
    AdmitLate,
    DrawLots,
    /// Make the pairing.
    Pair,
    /// Override the pairing program.
    OverridePairing,
    /// Publish pairings and results.
    Publish,
    /// Give the signal to start.
    StartRound,
    /// Stop both clocks.
    StopClocks,
    /// Hand in a line-up.
    HandInLineUp,
    /// Write down a result.
    RecordResult,
    /// Decide a game on one's own initiative.
    FixResult,
    /// Decide about somebody who missed rounds.
    DecideFurtherPart,
    Sanction,
    /// Expel a spectator.
    ExpelSpectator,
    /// Allow leaving the playing zone, a telephone, a talk.
    PermitLeave,
    PermitCameras,
    /// Break off or cancel the event.
    BreakOff,
    /// Lodge a protest.
    Protest,
    /// Rule on a protest in the first instance.
    RuleOnProtest,
    /// Decide an appeal.
    DecideAppeal,
    /// Decide what the rules do not foresee.
    DecideUnforeseen,
    /// Keep the documents.
    KeepDocuments,
    /// Approve the final standings.
    ApproveStandings,
    /// Report to organiser and federation.
    Report,
    /// Choose between correcting and letting stand after an irregularity.
    ChooseCorrection,
    /// Count moves for a draw.
    CountMoves,
    /// Admit the assistant of a player.
    AdmitAssistant,
    /// Say which arbiter looks after which tables.
    AssignArbiters,
}

/// A row of the table.
#[derive(Debug, Clone, Copy)]
pub struct Permission {
    pub action: Action,
    pub roles: &'static [Role],
    /// By which clauses.
    pub clauses: &'static [Clause],
}

const fn row(action: Action, roles: &'static [Role], clauses: &'static [Clause]) -> Permission {
    Permission { action, roles, clauses }
}

const CHIEF: &[Role] = &[Role::ChiefArbiter];
const PANEL: &[Role] = &[
    Role::ChiefArbiter,
    Role::Deputy,
    Role::ChiefSecretary,
    Role::InformationArbiter,
    Role::SeniorArbiter,
    Role::LineArbiter,
];
const MAIN_PANEL: &[Role] = &[Role::ChiefArbiter, Role::Deputy, Role::ChiefSecretary];

/// The whole table.
pub const PERMISSIONS: &[Permission] = &[
    row(
        Action::ApproveRegulation,
        &[Role::Organiser, Role::Federation],
        &["UA13-IV.1.1", "UA-II.1.1.1", "UA-II.2.5", "COL-3.2.1"],
    ),
    row(
        Action::ChangeRegulation,
        &[Role::ChiefArbiter, Role::Organiser, Role::Federation],
        &["FMJD-II.3", "FMJD-IV.2.2"],
    ),
    row(Action::WriteTechnical, CHIEF, &["UA13-IV.18.8.3", "UA-IV.8.3", "UA-II.2.6", "COL-3.2.2"]),
    row(
        Action::AppointPanel,
        &[Role::Organiser, Role::Federation],
        &["UA13-IV.1.3", "UA-II.1.1.3", "FMJD-IV.3.a", "FMJD-IV.3.b"],
    ),
    row(Action::RelieveArbiter, CHIEF, &["UA13-IV.18.9.3", "UA13-IV.18.9.4", "UA-IV.9"]),
    row(
        Action::FormCommittee,
        &[Role::ChiefArbiter, Role::Organiser],
        &["UA13-IV.18.8.4", "UA-IV.8.4.a", "FMJD-II.2.11", "WCDF-7.1"],
    ),
    row(Action::Schedule, PANEL, &["UA13-IV.18.5.2", "UA-IV.5", "UA13-IV.9.2", "UA-III.5.2"]),
    row(
        Action::TakeEntries,
        &[
            Role::Organiser,
            Role::ChiefArbiter,
            Role::Deputy,
            Role::ChiefSecretary,
            Role::InformationArbiter,
            Role::SeniorArbiter,
            Role::LineArbiter,
        ],
        &["UA13-IV.18.5.1", "UA-IV.5", "FMJD-IV.2.3"],
    ),
    row(Action::AdmitLate, CHIEF, &["FMJD-V.3.1.6"]),
    row(Action::DrawLots, PANEL, &["UA13-IV.18.5.5", "UA-IV.5", "FMJD-II.2.12"]),
    row(Action::Pair, PANEL, &["UA13-IV.18.5.5", "UA-II.3.6.3.a", "FMJD-IV.2.23", "WCDF-6.3"]),
    row(Action::OverridePairing, CHIEF, &["FMJD-IV.2.23", "FMJD-V.11.4"]),
    row(Action::Publish, PANEL, &["FMJD-IV.2.22", "FMJD-IV.2.24", "UA13-IV.18.12.1", "UA-IV.12"]),
    row(Action::StartRound, PANEL, &["UA13-IV.9.3", "UA-III.5.3.a", "FMJD-IV.2.11", "WCDF-2.3", "COL-3.3.1"]),
    row(Action::StopClocks, CHIEF, &["FMJD-IV.2.12", "WCDF-2.26"]),
    row(
        Action::HandInLineUp,
        &[Role::Captain, Role::ChiefArbiter, Role::Deputy, Role::ChiefSecretary],
        &["UA13-IV.14.4", "UA-III.9.4", "FMJD-II.3.c"],
    ),
    row(Action::RecordResult, PANEL, &["UA13-IV.18.13", "UA-IV.13", "FMJD-IV.2.22"]),
    row(
        Action::FixResult,
        &[Role::ChiefArbiter, Role::Deputy],
        &["UA13-IV.18.14/a", "UA-IV.15.1", "UA-IV.15.2", "FMJD-IV.2.17", "FMJD-IV.2.18"],
    ),
    row(Action::DecideFurtherPart, CHIEF, &["UA13-IV.10.1.3", "UA-III.6.1.3"]),
    row(
        Action::Sanction,
        &[Role::ChiefArbiter, Role::Deputy, Role::SeniorArbiter, Role::LineArbiter],
        &["UA13-IV.17.10", "UA-III.12.10", "FMJD-III.2.5", "WCDF-6.9"],
    ),
    row(Action::ExpelSpectator, CHIEF, &["UA13-IV.18.9.6", "UA-IV.9", "FMJD-III.8.3", "WCDF-5.9"]),
    row(Action::PermitLeave, CHIEF, &["UA13-IV.17.7", "UA-III.12.7", "WCDF-4.5", "WCDF-4.12"]),
    row(Action::PermitCameras, CHIEF, &["UA13-IV.16.2", "UA-III.11.2", "FMJD-III.4.2"]),
    row(Action::BreakOff, CHIEF, &["UA13-IV.18.9.1", "UA13-IV.18.9.2", "UA-IV.9"]),
    row(
        Action::Protest,
        &[
            Role::Player,
            Role::Captain,
            Role::Assistant,
            Role::ChiefArbiter,
            Role::Deputy,
            Role::ChiefSecretary,
        ],
        &[
            "UA13-IV.13.13.4",
            "UA13-IV.13.15.4",
            "UA13-IV.14.8",
            "UA-III.9.8",
            "UA13-IV.17.1.5",
            "UA-III.12.1.5",
            "FMJD-III.2.2.5",
            "COL-3.1.1b",
        ],
    ),
    row(Action::RuleOnProtest, CHIEF, &["UA-III.12.1.5", "FMJD-IV.2.16"]),
    row(
        Action::DecideAppeal,
        &[Role::Jury, Role::Organiser],
        &["UA13-IV.18.8.4.3", "UA-IV.8.4.c", "FMJD-II.2.11", "WCDF-7.1", "COL-3.2.3b"],
    ),
    row(
        Action::DecideUnforeseen,
        &[Role::ChiefArbiter, Role::Organiser],
        &["UA13-I.0", "UA-I.3", "FMJD-IV.2.20", "WCDF-P.2", "COL-3.2.3b"],
    ),
    row(Action::KeepDocuments, MAIN_PANEL, &["UA13-IV.18.10", "UA-IV.10"]),
    row(Action::ApproveStandings, PANEL, &["UA13-IV.18.5.6", "UA-IV.5"]),
    row(Action::Report, CHIEF, &["UA13-IV.18.8.6", "UA-IV.8.6", "FMJD-IV.2.27", "FMJD-IX.4.5"]),
    row(
        Action::ChooseCorrection,
        &[Role::Player, Role::Assistant],
        &["UA13-IV.6.4", "UA13-IV.13.13.4", "UA13-IV.13.15.4", "FMJD-I.5.4", "UA-V.Viol.4", "UA-VI.Viol.4"],
    ),
    row(
        Action::AdmitAssistant,
        &[Role::ChiefArbiter, Role::Deputy, Role::ChiefSecretary, Role::SeniorArbiter],
        &["UA13-IV.13.13", "UA13-IV.13.15", "UA-III.2.5", "WCDF-2.14", "WCDF-3.11"],
    ),
    row(Action::AssignArbiters, &[Role::ChiefArbiter, Role::Deputy], &["UA13-IV.18.11.1", "UA-IV.11"]),
    row(
        Action::CountMoves,
        &[Role::Player, Role::Assistant],
        &["UA13-IV.18.14/a", "UA13-IV.13.13.4", "UA13-IV.13.15.4", "UA-IV.14.b"],
    ),
];

/// The row of an action.
pub fn permission(action: Action) -> Option<&'static Permission> {
    PERMISSIONS.iter().find(|row| row.action == action)
}

/// Whether a role may do something.
pub fn may(role: Role, action: Action) -> bool {
    let allowed = |role: &Role| permission(action).is_some_and(|row| row.roles.contains(role));
    allowed(&role) || role.acts_as().iter().any(allowed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_of_the_table() {
        // UA13-IV.10.1.3: only the chief arbiter decides.
        assert!(may(Role::ChiefArbiter, Action::DecideFurtherPart));
        assert!(!may(Role::Deputy, Action::DecideFurtherPart));
        // UA-IV.1.0: the doctor has the rights of a deputy.
        assert!(may(Role::Doctor, Action::FixResult));
        // UA13-IV.6.4, UA13-IV.18.14/a: some things are the players' alone.
        assert!(!may(Role::ChiefArbiter, Action::ChooseCorrection));
        assert!(!may(Role::ChiefArbiter, Action::CountMoves));
        // UA-III.12.5: a spectator does nothing.
        assert!(PERMISSIONS.iter().all(|row| !may(Role::Spectator, row.action)));
        // UA13-IV.18.9.8: the chief arbiter may do what every lower official may.
        for row in PERMISSIONS.iter().filter(|row| row.roles.contains(&Role::LineArbiter)) {
            assert!(may(Role::ChiefArbiter, row.action));
        }
    }

    #[test]
    fn every_action_has_one_row() {
        for row in PERMISSIONS {
            assert_eq!(PERMISSIONS.iter().filter(|other| other.action == row.action).count(), 1);
            assert!(!row.clauses.is_empty() && !row.roles.is_empty());
        }
    }
}
