//! What is known after some facts.

use std::collections::{BTreeMap, BTreeSet};

use damier_clock::Moment;
use damier_clock::rules::Code;
use damier_rules::Color;
use serde::Serialize;

use super::access::Assistant;
use super::at_board::LogLine;
use super::checklist::DutyMark;
use super::encounter::Shape;
use super::entry::{PlayerEntry, Squad, TeamEntry};
use super::ids::{GameKey, PlayerId, StageId, TeamId};
use super::journal::{Correction, Decision, OrderChange};
use super::late::LateArrival;
use super::leave::Leaving;
use super::lots_drawn::LotsDrawn;
use super::manner::Manner;
use super::officials::{Committee, Official};
use super::protest::Protest;
use super::refused::Refused;
use super::register::Register;
use super::regulation::{Regulation, TeamRules, TechnicalRegulation};
use super::rounds::RoundState;
use super::sanction::Penalty;
use super::stage::StagePlan;
use super::warning::Warning;
use damier_pairing::swiss::Prohibition;
use damier_pairing::{Entrant, PointScale, Round};

/// The state of an event. Only facts change it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct State {
    /// The regulation in force.
    pub regulation: Option<Regulation>,
    /// The technical regulation.
    pub technical: Option<TechnicalRegulation>,
    /// Who has signed it.
    pub signed: BTreeSet<Entrant>,
    /// The panel and the organisers.
    pub officials: Vec<Official>,
    /// The appeals committee.
    pub committee: Option<Committee>,
    /// The players, by [`PlayerId`].
    pub players: Vec<PlayerEntry>,
    /// The teams, by [`TeamId`].
    pub teams: Vec<TeamEntry>,
    /// Whether the panel has approved the entries.
    pub entries_approved: bool,
    /// The stages, by [`StageId`].
    pub stages: Vec<StageState>,
    /// All lots drawn.
    pub lots: Vec<LotsDrawn>,
    /// Pairs that should not be made, with the reason.
    pub prohibited: Vec<(Prohibition, String)>,
    /// Who goes on by decision of the chief arbiter, after so many missed rounds.
    pub goes_on: BTreeMap<(StageId, Entrant), usize>,
    /// Who approved the regulation.
    pub approved_by: Option<String>,
    /// Games that are played in a manner of their own.
    pub manners: BTreeMap<GameKey, Manner>,
    /// When adjourned games go on.
    pub(super) resumed: BTreeMap<GameKey, Moment>,
    /// What was written down about each board.
    pub boards: BTreeMap<GameKey, Vec<LogLine>>,
    /// Those who came late.
    pub late_arrivals: Vec<LateArrival>,
    /// Who helps whom.
    pub assistants: BTreeMap<PlayerId, Assistant>,
    /// What was written down about the hall.
    pub register: Register,
    pub penalties: Vec<Penalty>,
    /// Protests and appeals.
    pub protests: Vec<Protest>,
    /// Decisions on unforeseen cases.
    pub decisions: Vec<Decision>,
    pub corrections: Vec<Correction>,
    /// Changes of the order of criteria after the start.
    pub order_changes: Vec<OrderChange>,
    /// Notes, interruptions included.
    pub notes: Vec<(u32, String)>,
    /// Duties ticked off by hand.
    pub duties_done: BTreeSet<DutyMark>,
    /// What deserves a second look.
    pub warnings: Vec<Warning>,
    /// Whether and how the event is over.
    pub over: Option<Over>,
    /// The fact with which it ended; 0 before.
    pub(super) over_since: u32,
    /// When the panel approved the entries.
    pub(super) approved_at: Option<Moment>,
    /// The code of the regulation.
    pub(super) code: Option<Code>,
    /// When each fact was said.
    pub(super) said_at: BTreeMap<u32, Moment>,
}

/// How an event is over.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Over {
    /// Its results are approved.
    Finished,
    /// It was cancelled.
    Cancelled { reason: String },
}

/// The state of a stage.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StageState {
    pub plan: StagePlan,
    /// Who plays, if not everybody.
    pub field: Option<Vec<Entrant>>,
    /// The two groups of a Scheveningen.
    pub groups: Option<[Vec<Entrant>; 2]>,
    /// The numbers of the table.
    pub numbers: BTreeMap<Entrant, u32>,
    /// After how many rounds somebody joined (FMJD-V.3.1.6).
    pub joined_after: BTreeMap<Entrant, u16>,
    /// Who has left.
    pub left: BTreeMap<Entrant, Leaving>,
    pub absences: BTreeSet<(Round, Entrant)>,
    /// When rounds start.
    pub schedule: BTreeMap<Round, Moment>,
    /// Line-ups handed in.
    pub line_ups: BTreeMap<(Round, TeamId), Vec<PlayerId>>,
    /// The rounds paired so far.
    pub rounds: Vec<RoundState>,
}

impl StageState {
    pub(super) fn new(plan: StagePlan) -> StageState {
        StageState {
            plan,
            field: None,
            groups: None,
            numbers: BTreeMap::new(),
            joined_after: BTreeMap::new(),
            left: BTreeMap::new(),
            absences: BTreeSet::new(),
            schedule: BTreeMap::new(),
            line_ups: BTreeMap::new(),
            rounds: Vec::new(),
        }
    }

    /// Whether there can be such a round: what goes on until somebody has won has no last one.
    pub(super) fn check_planned(&self, round: Round) -> Result<(), Refused> {
        match self.no_round(round) {
            Refused::NotPaired { .. } => Ok(()),
            refused => Err(refused),
        }
    }

    /// Why a round is not there: there is no such round, or it has not been paired yet.
    pub fn no_round(&self, round: Round) -> Refused {
        let rounds = self.plan.rounds;
        if round.number() > rounds && !self.plan.system.goes_on_until_won() {
            return Refused::NoSuchRound { round, rounds };
        }
        Refused::NotPaired { round }
    }

    /// A round, if it has been paired.
    pub fn round(&self, round: Round) -> Option<&RoundState> {
        self.rounds.get(round.index())
    }

    /// How many rounds have been started.
    pub fn rounds_started(&self) -> u16 {
        self.rounds.iter().filter(|round| round.has_started()).count() as u16
    }
}

impl State {
    /// The code of the rulebook.
    pub fn code(&self) -> Option<Code> {
        self.code
    }

    /// Whether teams are paired.
    pub fn pairs_teams(&self) -> bool {
        self.regulation.as_ref().is_some_and(|regulation| regulation.character.pairs_teams())
    }

    /// What the regulation says about teams.
    pub fn team_rules(&self) -> Option<TeamRules> {
        self.regulation.as_ref().and_then(|regulation| regulation.teams)
    }

    /// How many entrants there are: teams if teams are paired, players otherwise.
    pub fn entrants(&self) -> usize {
        if self.pairs_teams() { self.teams.len() } else { self.players.len() }
    }

    /// Who plays in a stage, in the order of entry.
    pub fn field(&self, stage: &StageState) -> Vec<Entrant> {
        match &stage.field {
            Some(field) => field.clone(),
            None => (0..self.entrants() as u32).map(Entrant).collect(),
        }
    }

    /// The name of an entrant.
    pub fn name_of(&self, entrant: Entrant) -> Option<&str> {
        let index = entrant.index();
        if self.pairs_teams() {
            self.teams.get(index).map(|team| team.name.as_str())
        } else {
            self.players.get(index).map(|player| player.name.as_str())
        }
    }

    /// Whether round 1 of any stage has started.
    pub fn has_begun(&self) -> bool {
        self.stages.iter().any(|stage| stage.rounds_started() > 0)
    }

    /// Boards and games of an encounter of a stage.
    pub fn shape(&self, stage: &StageState) -> Shape {
        let teams = self.pairs_teams();
        let boards = if teams { self.team_rules().map_or(1, |rules| rules.boards) } else { 1 };
        let games = if stage.plan.micro_match { 2 } else { 1 };
        Shape { boards, games, teams, begins: self.begins() }
    }

    /// What games are worth: by the codes, or as the regulation lays down.
    pub fn point_scale(&self) -> PointScale {
        self.regulation.as_ref().map(Regulation::point_scale).unwrap_or_default()
    }

    /// Whose pieces make the first move in the game that is played (WCDF-1.13).
    pub fn begins(&self) -> Color {
        let book = self.regulation.as_ref().and_then(|regulation| regulation.book().ok());
        book.map_or(Color::White, |book| book.variant.rules().first)
    }

    /// Whether those who begin are called Red: in checkers (WCDF-1.13, UA-VII.Inv.11).
    pub fn has_red(&self) -> bool {
        let book = self.regulation.as_ref().and_then(|regulation| regulation.book().ok());
        book.is_some_and(|book| book.variant.has_red())
    }

    pub(super) fn is_official_fmjd(&self) -> bool {
        let is_fmjd = matches!(self.code(), Some(Code::Fmjd100 | Code::Fmjd64));
        is_fmjd && self.regulation.as_ref().is_some_and(|regulation| regulation.official)
    }

    pub(super) fn stage(&self, id: StageId) -> Result<&StageState, Refused> {
        let stages = self.stages.len();
        self.stages.get(id.index()).ok_or(Refused::NoSuchStage { stage: id, stages })
    }

    pub(super) fn stage_mut(&mut self, id: StageId) -> Result<&mut StageState, Refused> {
        let stages = self.stages.len();
        self.stages.get_mut(id.index()).ok_or(Refused::NoSuchStage { stage: id, stages })
    }

    pub(super) fn player(&self, id: PlayerId) -> Result<&PlayerEntry, Refused> {
        self.players.get(id.index()).ok_or(Refused::NoSuchPlayer { player: id, players: self.players.len() })
    }

    pub(super) fn team(&self, id: TeamId) -> Result<&TeamEntry, Refused> {
        self.teams.get(id.index()).ok_or(Refused::NoSuchTeam { team: id, teams: self.teams.len() })
    }

    pub(super) fn check_entrant(&self, entrant: Entrant) -> Result<(), Refused> {
        let entrants = self.entrants();
        if entrant.index() < entrants { Ok(()) } else { Err(Refused::NoSuchEntrant { entrant, entrants }) }
    }

    /// The members of a team.
    pub fn members(&self, team: TeamId) -> impl Iterator<Item = (PlayerId, &PlayerEntry)> {
        let players = self.players.iter().enumerate();
        players
            .filter(move |(_, player)| player.team == Some(team))
            .map(|(at, player)| (PlayerId(at as u32), player))
    }

    /// The main player of a board, from 1.
    pub fn main_player(&self, team: TeamId, board: u8) -> Option<PlayerId> {
        let is_his = |(_, player): &(PlayerId, &PlayerEntry)| player.squad == Squad::Board(board);
        self.members(team).find(is_his).map(|(id, _)| id)
    }
}
