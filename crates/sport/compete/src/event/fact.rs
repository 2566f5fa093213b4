//! All that can be said about an event. Facts are only ever added; a mistake is a fact too.
//!
//! Facts are the language in which events are stored, so their JSON is laid down in
//! `tests/cases/facts.jsonl` and never changes its meaning: what is absent is nothing, an empty list or
//! `false`; names that nobody knows are refused; later fields must have a default.

use std::collections::BTreeSet;

use damier_clock::Moment;
use damier_facts::Undo;
use damier_facts::stored::text;
use serde::{Deserialize, Serialize};

use super::access::Help;
use super::at_board::{PlayersWord, players_word};
use super::checklist::{DutyMark, checklist_mark};
use super::entry::{PlayerEntry, TeamEntry};
use super::ids::{GameKey, PlayerId, StageId, TeamId};
use super::late::Delay;
use super::lots_drawn::{LotsFor, Numbering};
use super::manner::Manner;
use super::officials::{Committee, Official};
use super::permission::{Action, Role};
use super::protest::{About, Complainant};
use super::register::Leave;
use super::regulation::{Regulation, TechnicalRegulation};
use super::rounds::{FreeSeat, PairedBy};
use super::sanction::{Offence, Sanction};
use super::score::{Reason, Score};
use damier_pairing::schedule::Side;
use damier_pairing::swiss::{Prohibition, Strength};
use damier_pairing::{Entrant, Round};
use jiff::civil::Date;

/// Who says something.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct By {
    /// In which role.
    pub role: Role,
    pub name: String,
}

impl By {
    /// Somebody in a role.
    pub fn new(role: Role, name: &str) -> By {
        By { role, name: name.to_owned() }
    }

    /// The name of the person; nothing where only the office is known.
    pub fn person(&self) -> Option<&str> {
        (self.name != self.role.name()).then_some(self.name.as_str())
    }
}

/// A fact in its place on the list.
pub type Entry = damier_facts::Entry<Fact, By>;

impl Undo for Fact {
    fn undoes(&self) -> Option<u32> {
        match self {
            Fact::Undone { seq, .. } => Some(*seq),
            _ => None,
        }
    }
}

/// What can be said.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Fact {
    /// The event is held under this regulation.
    Regulation(Box<Regulation>),
    /// The regulation is changed.
    RegulationChanged {
        /// As it is now.
        regulation: Box<Regulation>,
        reason: String,
    },
    /// The competent organisation has approved the regulation (UA13-IV.1.1, UA-II.2.5, COL-3.2.1).
    RegulationApproved {
        /// Which organisation, and who for it.
        by: String,
        /// On which day.
        on: Date,
    },
    /// The chief arbiter has written the technical regulation.
    Technical(TechnicalRegulation),
    /// These have signed it (UA13-IV.18.8.3).
    TechnicalSigned(Vec<Entrant>),
    /// Somebody has an office.
    Appointed(Official),
    /// Somebody has it no longer.
    Relieved {
        name: String,
        reason: String,
    },
    /// The appeals committee.
    Committee(Committee),
    /// A round starts at this time; a later fact changes it (UA13-IV.9.2, UA-III.5.2).
    Scheduled {
        stage: StageId,
        round: Round,
        /// When play starts.
        #[serde(with = "text")]
        starts: Moment,
    },
    /// An adjourned game goes on at this time; a later fact changes it (FMJD-IV.2.25, COL-3.2.2c).
    Resumption {
        /// Which game, or all of a table.
        key: GameKey,
        /// When play goes on.
        #[serde(with = "text")]
        starts: Moment,
    },
    /// A team has entered.
    TeamEntered(TeamEntry),
    /// A player has entered.
    Entered(PlayerEntry),
    /// What was entered about a player is corrected.
    EntryCorrected {
        player: PlayerId,
        /// As it should be.
        entry: PlayerEntry,
        reason: String,
    },
    /// The panel has checked and approved the entries (UA13-IV.18.5.1, UA-IV.5).
    EntriesApproved,
    /// These play in a stage; without this fact everybody does.
    Field {
        stage: StageId,
        entrants: Vec<Entrant>,
    },
    /// The two groups or teams of a Scheveningen, each in the order of its numbers (UA13-IV.3.4.4,
    /// UA-II.3.6.4).
    Grouped {
        stage: StageId,
        first: Vec<Entrant>,
        second: Vec<Entrant>,
    },
    /// The numbers of the table are given.
    Numbered {
        stage: StageId,
        by: Numbering,
    },
    /// Lots are drawn.
    Lots {
        purpose: LotsFor,
        /// From this seed.
        seed: u64,
        /// Why, where it is drawn again.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        reason: String,
        /// What was drawn by hand in the hall; nothing comes of the seed then.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        by_hand: Vec<u32>,
    },
    /// Somebody will not be there.
    AbsenceAnnounced {
        stage: StageId,
        entrant: Entrant,
        /// In which rounds.
        rounds: Vec<Round>,
    },
    Withdrawn {
        entrant: Entrant,
        reason: String,
    },
    /// The chief arbiter decides about somebody who missed rounds (UA13-IV.10.1.3, UA-III.6.1.3).
    FurtherPart {
        entrant: Entrant,
        /// Whether he goes on.
        goes_on: bool,
        reason: String,
    },
    /// Two should not be paired.
    Prohibited {
        pair: Prohibition,
        reason: String,
    },
    /// They may be paired again.
    ProhibitionLifted {
        a: Entrant,
        b: Entrant,
        strength: Strength,
    },
    /// A captain hands in the line-up for a round.
    LineUp {
        stage: StageId,
        round: Round,
        team: TeamId,
        /// Who plays, board by board.
        boards: Vec<PlayerId>,
    },
    /// A round is paired.
    Paired {
        stage: StageId,
        round: Round,
        /// The pairs in the order of the tables, White first.
        pairs: Vec<(Entrant, Entrant)>,
        /// Who has no opponent.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        free: Vec<FreeSeat>,
        /// By whom or what.
        by: PairedBy,
    },
    /// The pairing hangs on the wall (FMJD-IV.2.24).
    Published {
        stage: StageId,
        round: Round,
    },
    /// The signal to start (UA13-IV.9.3, UA-III.5.3.a).
    Started {
        stage: StageId,
        round: Round,
    },
    /// The round is over.
    Closed {
        stage: StageId,
        round: Round,
    },
    /// Somebody sits at a board of a team match other than the line-up says.
    Seated {
        key: GameKey,
        /// On this side.
        side: Side,
        player: PlayerId,
    },
    /// The colours were mixed up, and the game went on (FMJD-III.4.6, COL-1.14.1c, D-29b).
    ColoursMixed {
        key: GameKey,
    },
    /// The arbiter writes down what happens at a board: one line of its log (UA13-IV.6.4, FMJD-I.5.4, WCDF-1.25,
    /// COL-1.14.1a).
    AtBoard {
        key: GameKey,
        /// When: milliseconds after the clocks were to start.
        after_ms: u64,
        /// What, as [`damier_board`] reads it.
        line: String,
    },
    /// A player says at his board what only he may: what he chooses after an irregularity of his opponent, or that his
    /// count has reached a draw (UA13-IV.6.4, FMJD-I.5.4, UA13-IV.18.14/a, UA-IV.14.b).
    SaidByPlayer {
        key: GameKey,
        /// On which side he sits.
        side: Side,
        /// When: milliseconds after the clocks were to start.
        after_ms: u64,
        /// What, as [`damier_board`] reads it.
        line: String,
    },
    /// A game is played in a manner of its own, or in the usual one again (UA13-IV.3.5.5, UA13-IV.3.5.9, UA-II.3.7.5,
    /// FMJD-I.11.1.4, FMJD-I.11.1.7).
    PlayedSo {
        /// Which game, or all of a table.
        key: GameKey,
        manner: Manner,
    },
    /// A game, or a whole encounter, has ended.
    Result {
        key: GameKey,
        score: Score,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<Reason>,
        /// The game on the site that ended so, where the result came from it by itself.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        game: Option<String>,
    },
    /// A result was wrong.
    ResultCorrected {
        key: GameKey,
        /// As it should be.
        score: Score,
        reason: String,
    },
    /// Somebody comes late, or has not come by now.
    Late {
        /// To which game.
        key: GameKey,
        /// On which side.
        side: Side,
        delay: Delay,
    },
    Punished {
        player: PlayerId,
        sanction: Sanction,
        offence: Offence,
        /// In which game.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        game: Option<GameKey>,
        account: String,
        /// The clause that was broken, one of [`offences`](super::offences) of the code.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        clause: Option<String>,
    },
    /// Somebody helps a player who cannot do everything himself (UA13-IV.13.13, UA13-IV.13.15, WCDF-2.14, WCDF-3.11).
    Assistant {
        player: PlayerId,
        name: String,
        helps: BTreeSet<Help>,
    },
    /// He helps no longer.
    AssistantDismissed {
        /// Whom he helped.
        player: PlayerId,
        reason: String,
    },
    /// A player may leave, telephone or talk during play (UA13-IV.17.7, UA-III.12.7, WCDF-4.5, WCDF-4.12,
    /// FMJD-III.7.8, FMJD-IIIbis.7.8).
    LeaveGiven {
        player: PlayerId,
        what: Leave,
        #[serde(default, skip_serializing_if = "String::is_empty")]
        reason: String,
        /// For a break: after so many moves.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        moves: Option<u16>,
    },
    /// He is back.
    CameBack {
        player: PlayerId,
    },
    /// A spectator is sent out (UA13-IV.18.9.6, FMJD-III.8.3, WCDF-5.9).
    SpectatorExpelled {
        who: String,
        reason: String,
    },
    /// Somebody may film or photograph (UA13-IV.16.2, UA-III.11.2, FMJD-III.4.2).
    CamerasPermitted {
        who: String,
        /// When and how.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        terms: String,
    },
    /// An arbiter looks after some tables (UA13-IV.18.11.1, UA-IV.11).
    Assigned {
        name: String,
        stage: StageId,
        /// The round; every round where none is named.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        round: Option<Round>,
        /// The tables; none: he looks after none any more.
        tables: Vec<u16>,
    },
    /// A question for the committee that interprets the rules (WCDF-7.2).
    Asked {
        question: String,
        /// What was decided meanwhile.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        meanwhile: String,
        /// In which game it came up.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        game: Option<GameKey>,
    },
    /// The committee has answered.
    Answered {
        /// The entry of the question.
        question: u32,
        answer: String,
    },
    /// The report was sent (UA13-IV.18.8.6, UA-IV.8.6, FMJD-IV.2.27, FMJD-IX.4.5).
    Reported {
        to: String,
    },
    /// A protest in writing.
    Protested {
        from: Complainant,
        about: About,
        /// What is said.
        text: String,
    },
    /// The chief arbiter rules on a protest.
    ProtestRuled {
        /// The entry of the protest.
        protest: u32,
        /// Whether it is upheld.
        upheld: bool,
        /// What is decided.
        ruling: String,
    },
    /// The complainant goes to the appeals committee.
    Appealed {
        /// The entry of the protest.
        protest: u32,
    },
    /// The appeals committee decides; that is final.
    AppealDecided {
        /// The entry of the protest.
        protest: u32,
        /// Members with an interest in the matter.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        interested: Vec<String>,
        /// Whether it is upheld.
        upheld: bool,
        /// What is decided.
        ruling: String,
    },
    /// A case that the rules do not foresee (UA13-I.0, UA-I.3, FMJD-IV.2.20, COL-3.2.3b).
    Decided {
        question: String,
        decision: String,
        /// Clauses on similar cases and other grounds.
        grounds: String,
    },
    /// Anything else worth keeping (FMJD-IV.2.28).
    Note(String),
    /// A duty of the [`CHECKLIST`](super::CHECKLIST) is done, by its mark (FMJD-IV.2.1 ff., UA13-IV.18.5, UA-IV.5).
    DutyDone(#[serde(deserialize_with = "checklist_mark")] DutyMark),
    /// Play is interrupted (UA13-IV.18.9.2, UA-IV.9).
    Interrupted {
        reason: String,
    },
    /// The event is cancelled (UA13-IV.18.9.1, UA-IV.9).
    Cancelled {
        reason: String,
    },
    /// The results are approved (UA13-IV.18.5.6, UA-IV.5).
    Finished,
    /// The results are approved as they stand, though not everything has been played: it was impossible to
    /// go on (UA13-IV.18.9.1, UA-IV.9).
    FinishedEarly {
        reason: String,
    },
    /// An earlier fact counts no longer.
    Undone {
        /// Its place on the list.
        seq: u32,
        reason: String,
    },
}

impl Fact {
    /// Lots that are drawn for the first time.
    pub const fn lots(purpose: LotsFor, seed: u64) -> Fact {
        Fact::Lots { purpose, seed, reason: String::new(), by_hand: Vec::new() }
    }

    /// What is done by saying this; decides who may.
    pub fn action(&self) -> Action {
        match self {
            Fact::Regulation(_) | Fact::RegulationApproved { .. } => Action::ApproveRegulation,
            Fact::RegulationChanged { .. } => Action::ChangeRegulation,
            Fact::Technical(_) | Fact::TechnicalSigned(_) => Action::WriteTechnical,
            Fact::Appointed(_) => Action::AppointPanel,
            Fact::Relieved { .. } => Action::RelieveArbiter,
            Fact::Committee(_) => Action::FormCommittee,
            Fact::Scheduled { .. } | Fact::Resumption { .. } => Action::Schedule,
            Fact::TeamEntered(_)
            | Fact::Entered(_)
            | Fact::EntryCorrected { .. }
            | Fact::EntriesApproved
            | Fact::AbsenceAnnounced { .. }
            | Fact::Withdrawn { .. } => Action::TakeEntries,
            Fact::Field { .. } | Fact::Grouped { .. } | Fact::Numbered { .. } | Fact::Lots { .. } => {
                Action::DrawLots
            }
            Fact::FurtherPart { .. } => Action::DecideFurtherPart,
            Fact::Paired { by: PairedBy::Override { .. }, .. } => Action::OverridePairing,
            Fact::Prohibited { .. } | Fact::ProhibitionLifted { .. } => Action::OverridePairing,
            Fact::Paired { .. } | Fact::PlayedSo { .. } => Action::Pair,
            Fact::SaidByPlayer { line, .. } => match players_word(line) {
                Some(PlayersWord::Count) => Action::CountMoves,
                _ => Action::ChooseCorrection,
            },
            Fact::LineUp { .. } => Action::HandInLineUp,
            Fact::Published { .. } => Action::Publish,
            Fact::Started { .. } => Action::StartRound,
            Fact::Closed { .. } | Fact::Result { .. } | Fact::Seated { .. } | Fact::ColoursMixed { .. } => {
                Action::RecordResult
            }
            Fact::ResultCorrected { .. } | Fact::Late { .. } | Fact::AtBoard { .. } => Action::RecordResult,
            Fact::Punished { .. } => Action::Sanction,
            Fact::Assistant { .. } | Fact::AssistantDismissed { .. } => Action::AdmitAssistant,
            Fact::LeaveGiven { .. } => Action::PermitLeave,
            Fact::CameBack { .. } => Action::RecordResult,
            Fact::SpectatorExpelled { .. } => Action::ExpelSpectator,
            Fact::CamerasPermitted { .. } => Action::PermitCameras,
            Fact::Assigned { .. } => Action::AssignArbiters,
            Fact::Asked { .. } | Fact::Answered { .. } => Action::DecideUnforeseen,
            Fact::Reported { .. } => Action::Report,
            Fact::Protested { .. } | Fact::Appealed { .. } => Action::Protest,
            Fact::ProtestRuled { .. } => Action::RuleOnProtest,
            Fact::AppealDecided { .. } => Action::DecideAppeal,
            Fact::Decided { .. } => Action::DecideUnforeseen,
            Fact::Note(_) | Fact::DutyDone(_) | Fact::Undone { .. } => Action::KeepDocuments,
            Fact::Interrupted { .. } | Fact::Cancelled { .. } => Action::BreakOff,
            Fact::Finished | Fact::FinishedEarly { .. } => Action::ApproveStandings,
        }
    }
}
