//! Why a fact is not accepted: with the numbers, the clause, and what to do instead.

use damier_board::NotWritten;
use damier_rules::rulebook::Clause;
use jiff::civil::Date;
use serde::Serialize;

use super::access::Help;
use super::ids::{GameKey, PlayerId, StageId, TeamId};
use super::permission::{Action, Role, permission};
use super::regulation::{Missing, RegulationFault};
use super::rounds::Phase;
use super::sanction::Sanction;
use super::score::Score;
use damier_pairing::{Entrant, Round};

/// Why a fact is not accepted. Nothing has changed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum Refused {
    // The list itself.
    #[error("the next fact is number {next}, not {asked}")]
    OutOfOrder { asked: u32, next: u32 },
    #[error("there is no fact number {seq}")]
    NoSuchFact { seq: u32 },
    #[error("fact {seq} does not count any more")]
    UndoneAlready { seq: u32 },
    #[error("without fact {seq} fact {breaks} could not stand: {why}")]
    UndoBreaks { seq: u32, breaks: u32, why: Box<Refused> },
    #[error("no reason is given")]
    NoReason,
    #[error("the text is empty")]
    NoText,
    #[error("a {role} may not do this ({action:?})")]
    NotAllowed { role: Role, action: Action },
    #[error("{name} has been relieved of his office")]
    WasRelieved { name: String },
    #[error("the event is over since fact {seq}")]
    Over { seq: u32 },
    #[error("{stage} has {planned} rounds, and {played} have been played")]
    RoundsToCome { stage: StageId, played: usize, planned: u16, clauses: &'static [Clause] },
    #[error("{stage} is not decided after {played} rounds")]
    NotDecided { stage: StageId, played: usize, clauses: &'static [Clause] },
    #[error("round {round} has adjourned games on tables {}", list(tables))]
    StillAdjourned { stage: StageId, round: Round, tables: Vec<u16> },

    // Regulation.
    #[error("there is no regulation yet")]
    NoRegulation,
    #[error("there is a regulation already")]
    RegulationAlready,
    #[error("the regulation lacks: {}", list(sections))]
    RegulationIncomplete { sections: Vec<Missing> },
    #[error("the regulation cannot be used: {}", list(faults))]
    RegulationFaulty { faults: Vec<RegulationFault> },
    #[error("{what} cannot change after round 1 has started")]
    Frozen { what: &'static str },
    #[error("the technical regulation lacks: {}", list(items))]
    TechnicalIncomplete { items: Vec<Missing> },
    #[error("there is no technical regulation to sign")]
    NoTechnical,

    // Officials.
    #[error("{name} is chief arbiter already")]
    ChiefAlready { name: String },
    #[error("{name} cannot be both organiser and arbiter")]
    OrganiserIsArbiter { name: String },
    #[error("nobody called {name} has an office")]
    NoOfficial { name: String },
    #[error("{name} is an arbiter of the event and cannot sit on the appeals committee")]
    ArbiterOnCommittee { name: String, clauses: &'static [Clause] },
    #[error("{name} is named twice")]
    TwiceOnCommittee { name: String },
    #[error(
        "the appeals committee has {members} members and {reserves} reserves, not {needed} and at least {needed_reserves}"
    )]
    CommitteeSize {
        members: usize,
        needed: usize,
        reserves: usize,
        needed_reserves: usize,
        clauses: &'static [Clause],
    },
    #[error("nobody on the jury was appointed by the executive committee")]
    NobodyOfExecutive,
    #[error("only {sitting} of {needed} members without an interest are left")]
    NoQuorum { sitting: usize, needed: usize, clauses: &'static [Clause] },

    // Who and where.
    #[error("{stage} does not exist; there are {stages}")]
    NoSuchStage { stage: StageId, stages: usize },
    #[error("{player} does not exist; {players} have entered")]
    NoSuchPlayer { player: PlayerId, players: usize },
    #[error("{team} does not exist; {teams} have entered")]
    NoSuchTeam { team: TeamId, teams: usize },
    #[error("{entrant} does not exist; {entrants} have entered")]
    NoSuchEntrant { entrant: Entrant, entrants: usize },
    #[error("table {table} does not exist; there are {tables}")]
    NoSuchTable { table: u16, tables: usize },
    #[error("board {board} does not exist; there are {boards}")]
    NoSuchBoard { board: u8, boards: u8 },
    #[error("game {game} does not exist; there are {games}")]
    NoSuchGame { game: u8, games: u8 },
    #[error("on which of the {boards} boards?")]
    WhichBoard { boards: u8 },
    #[error("in which game?")]
    WhichGame,
    #[error("teams do not play in this event")]
    NoTeamEvent,

    // Entries.
    #[error("an entrant needs a name")]
    NoName,
    #[error("\"{name}\" is not a name: a number, or with characters that cannot be seen")]
    NotAName { name: String },
    #[error("a name of {letters} characters is too long, {most} are the most")]
    NameTooLong { letters: usize, most: usize },
    #[error("the rating {rating} is too high, {most} is the highest")]
    RatingTooHigh { rating: u32, most: u32 },
    #[error("{name} would be born on {born}, after the start of the event on {starts}")]
    BornAfterStart { name: String, born: Date, starts: Date },
    #[error("{name} has entered already, as number {earlier}")]
    EnteredTwice { name: String, earlier: u32 },
    #[error("entries are closed, {paired} rounds have been paired")]
    EntriesClosed { paired: u16 },
    #[error("{name} is entered for no team")]
    NoTeam { name: String },
    #[error("the entry of {team} cannot change after round 1 has started")]
    TeamFrozen { team: TeamId, clauses: &'static [Clause] },
    #[error("the regulation provides no reserves")]
    NoReserves { clauses: &'static [Clause] },
    #[error("{team} has somebody on board {board} already")]
    BoardTaken { team: TeamId, board: u8 },
    #[error("{name} is of {own} and cannot play for {country}")]
    Nationality { name: String, own: String, country: String },
    #[error("{name} cannot play in an event for women")]
    WomenOnly { name: String },
    #[error("{name} is {age}, the limit is {limit}")]
    TooOld { name: String, age: i32, limit: u16, clauses: &'static [Clause] },
    #[error("{name} is {age}, the group begins at {limit}")]
    TooYoung { name: String, age: i32, limit: u16, clauses: &'static [Clause] },
    #[error("there are no entries")]
    NobodyEntered,

    // Stages, numbers, lots.
    #[error("nobody has said who plays in {stage}")]
    NoField { stage: StageId },
    #[error("{paired} rounds are paired already, and {planned} are laid down")]
    MoreRoundsPaired { paired: usize, planned: u16 },
    #[error("{stage} has begun")]
    StageBegun { stage: StageId },
    #[error("numbers cannot change once round {round} is paired")]
    NumbersFixed { round: Round },
    #[error("{given} numbers are given for a field of {field}, or somebody is named twice")]
    NotTheField { given: usize, field: usize },
    #[error("there is nothing to draw from")]
    NothingToDraw,
    #[error("one number from 1 to {most} is drawn, not what was given")]
    NoSuchLot { most: u32 },
    #[error("each round from 1 to {rounds} is drawn once")]
    NoOrderOfRounds { rounds: u32 },

    // Line-ups.
    #[error("the line-up came {minutes} minutes before the round, not {needed}")]
    LineUpLate { minutes: u64, needed: u64, clauses: &'static [Clause] },
    #[error("the line-up names {given} players for {boards} boards")]
    LineUpSize { given: usize, boards: u8 },
    #[error("{player} is named twice")]
    TwiceInLineUp { player: PlayerId },
    #[error("{player} may not play on board {board}")]
    NotHisBoard { player: PlayerId, board: u8, clauses: &'static [Clause] },

    // Rounds.
    #[error("round {next} is next, not round {asked}")]
    WrongRound { asked: Round, next: Round },
    #[error("there is no round {round}; there are {rounds}")]
    NoSuchRound { round: Round, rounds: u16 },
    #[error("all {rounds} rounds have been paired")]
    NoMoreRounds { rounds: u16 },
    #[error("an event has at most {most} games")]
    TooManyGames { most: usize },
    #[error("round {round} lacks the results of tables {}", list(tables))]
    ResultsMissing { stage: StageId, round: Round, tables: Vec<u16> },
    #[error("{entrant} does not play in {stage}")]
    NotInStage { entrant: Entrant, stage: StageId },
    #[error("{entrant} is there twice")]
    SeatedTwice { entrant: Entrant },
    #[error("nobody has thought of {}", list(entrants))]
    Forgotten { entrants: Vec<Entrant> },
    #[error("{a} and {b} met in round {round}")]
    Rematch { a: Entrant, b: Entrant, round: Round, clauses: &'static [Clause] },
    #[error("{a} and {b} have met {times} times in {cycles} cycles")]
    MetOften { a: Entrant, b: Entrant, times: usize, cycles: u8 },
    #[error("{entrant} has left")]
    HasLeft { entrant: Entrant, clauses: &'static [Clause] },
    #[error("{entrant} has announced not to be there in round {round}")]
    IsAbsent { entrant: Entrant, round: Round },
    #[error("{a} and {b} should not be paired: {reason}")]
    Prohibited { a: Entrant, b: Entrant, reason: String },
    #[error("{a} and {b} are not prohibited from meeting")]
    NotProhibited { a: Entrant, b: Entrant },
    #[error("{entrant} has been free before")]
    SecondBye { entrant: Entrant, clauses: &'static [Clause] },
    #[error("round {round} has not been paired")]
    NotPaired { round: Round },
    #[error("round {round} has been paired already")]
    PairedAlready { round: Round },
    #[error("round {round} has not started")]
    NotStarted { round: Round },
    #[error("the round before round {round} has not started")]
    EarlierNotStarted { round: Round },
    #[error("round {round} is {phase:?} already")]
    AlreadyPhase { round: Round, phase: Phase },

    // Results.
    #[error("{key} has the result {score}")]
    HasResult { key: GameKey, score: Score },
    #[error("{key} has no result to correct")]
    NothingToCorrect { key: GameKey },
    #[error("{key} has the result {score} already")]
    SameResult { key: GameKey, score: Score },
    #[error("{key}: \"{line}\" cannot be written down: {why}")]
    AtBoard { key: GameKey, line: String, why: Box<NotWritten> },
    #[error("\"{line}\" is not for a player of {key} to say")]
    NotHisWord { key: GameKey, line: String },
    #[error("{key} has begun, so nothing changes about how it is played")]
    BoardBegun { key: GameKey },
    #[error("no man of the giver of odds stands on \"{square}\"")]
    NoOdds { square: String },
    #[error("whoever gives odds keeps at least one man")]
    AllMenGiven,
    #[error("{key} is not adjourned")]
    NotAdjourned { key: GameKey },
    #[error("{player} does not play in {key}")]
    NotInGame { player: PlayerId, key: GameKey },

    // Access and the hall.
    #[error("{name} has no impairment in the entry, so nobody may help")]
    NeedsNoAssistant { name: String, clauses: &'static [Clause] },
    #[error("{name} is no assistant of the referee")]
    NotRefereesAssistant { name: String, clauses: &'static [Clause] },
    #[error("nothing is said that the assistant does; he may: {}", list_of(known))]
    NoHelp { known: Vec<Help> },
    #[error("the assistant of {name} may not do this ({}); he may: {}", help.name(), list_of(known))]
    HelpNotHis { name: String, help: Help, known: Vec<Help>, clauses: &'static [Clause] },
    #[error("{name} has no assistant")]
    NoAssistant { name: String },
    #[error("{name} may not speak for this player")]
    SpeaksForNobody { name: String },
    #[error("{player} is away since fact {seq}")]
    AwayAlready { player: PlayerId, seq: u32 },
    #[error("{player} is not away")]
    NotAway { player: PlayerId },
    #[error("the code knows no break during a game")]
    NoBreaks,
    #[error("after {moves} moves there is no break; the first comes after {first}")]
    NotAtABreak { moves: u16, first: u16, clauses: &'static [Clause] },
    #[error("there is no arbiter \"{name}\"")]
    NoSuchArbiter { name: String },
    #[error("table {table} is looked after by {name}")]
    TableHasArbiter { table: u16, name: String },
    #[error("tables count from 1, and at most {most} are named")]
    NoSuchTables { most: usize },
    #[error("there is no question number {seq}")]
    NoSuchQuestion { seq: u32 },
    #[error("{members} people play as one side; at most {most} may")]
    TooManyMembers { members: usize, most: usize },

    // Sanctions and protests.
    #[error("\"{clause}\" is no offence of this code")]
    NoSuchOffence { clause: String },
    #[error("the code knows no {sanction} for this; it has {has}")]
    NotOnLadder { sanction: Sanction, has: String, clauses: Vec<Clause> },
    #[error("{player} has had a {sanction} for this")]
    PunishedAlready { player: PlayerId, sanction: Sanction },
    #[error("in a team event only the captain protests")]
    CaptainOnly { clauses: &'static [Clause] },
    #[error("the protest comes after {passed} minutes; {minutes} are allowed")]
    ProtestLate { passed: u64, minutes: u32, clauses: &'static [Clause] },
    #[error("there is no protest number {seq}")]
    NoSuchProtest { seq: u32 },
    #[error("protest {protest} has gone on from there")]
    RuledAlready { protest: u32 },
    #[error("the chief arbiter has not ruled on protest {protest}")]
    NotRuledYet { protest: u32 },
    #[error("protest {protest} has not been brought to the appeals committee")]
    NotAppealed { protest: u32 },
    #[error("there is no appeals committee")]
    NoCommittee { clauses: &'static [Clause] },
    #[error("the decision of the appeals committee is final")]
    Final { clauses: &'static [Clause] },
}

fn list_of(helps: &[Help]) -> String {
    helps.iter().map(|help| help.name()).collect::<Vec<_>>().join(", ")
}

fn list<T: std::fmt::Display>(things: &[T]) -> String {
    things.iter().map(T::to_string).collect::<Vec<_>>().join(", ")
}

impl Refused {
    /// Where it is said.
    pub fn clauses(&self) -> Vec<Clause> {
        match self {
            Refused::NotAllowed { action, .. } => {
                permission(*action).map_or(Vec::new(), |row| row.clauses.to_vec())
            }
            Refused::UndoBreaks { why, .. } => why.clauses(),
            Refused::AtBoard { why, .. } => why.clause().into_iter().collect(),
            Refused::RegulationIncomplete { sections } => {
                sections.iter().map(|section| section.clause).collect()
            }
            Refused::TechnicalIncomplete { items } => items.iter().map(|item| item.clause).collect(),
            Refused::WasRelieved { .. } => vec!["UA13-IV.18.9.4", "UA-IV.9"],
            Refused::SpeaksForNobody { .. } => vec!["UA13-IV.13.13.4", "UA13-IV.13.15.4"],
            Refused::OrganiserIsArbiter { .. } => vec!["FMJD-IV.5"],
            Refused::NotOnLadder { clauses, .. } => clauses.clone(),
            Refused::NobodyOfExecutive => vec!["FMJD-II.2.11"],
            Refused::Nationality { .. } => vec!["FMJD-II.3.c"],
            Refused::WomenOnly { .. } => vec!["UA-III.1.1.c"],
            Refused::PunishedAlready { .. } => vec!["UA13-IV.17.10", "UA-III.12.10"],
            Refused::ArbiterOnCommittee { clauses, .. }
            | Refused::CommitteeSize { clauses, .. }
            | Refused::NoQuorum { clauses, .. }
            | Refused::RoundsToCome { clauses, .. }
            | Refused::NotDecided { clauses, .. }
            | Refused::TeamFrozen { clauses, .. }
            | Refused::NoReserves { clauses }
            | Refused::TooOld { clauses, .. }
            | Refused::TooYoung { clauses, .. }
            | Refused::LineUpLate { clauses, .. }
            | Refused::NotHisBoard { clauses, .. }
            | Refused::Rematch { clauses, .. }
            | Refused::HasLeft { clauses, .. }
            | Refused::SecondBye { clauses, .. }
            | Refused::CaptainOnly { clauses }
            | Refused::NeedsNoAssistant { clauses, .. }
            | Refused::NotRefereesAssistant { clauses, .. }
            | Refused::HelpNotHis { clauses, .. }
            | Refused::NotAtABreak { clauses, .. }
            | Refused::ProtestLate { clauses, .. }
            | Refused::NoCommittee { clauses }
            | Refused::Final { clauses } => clauses.to_vec(),
            _ => Vec::new(),
        }
    }

    /// What to do instead, where there is something.
    pub fn next_step(&self) -> Option<&'static str> {
        Some(match self {
            Refused::Over { .. } => "take back the end of the event first",
            Refused::RoundsToCome { .. } | Refused::NotDecided { .. } => {
                "play on, or approve the results early with a reason"
            }
            Refused::StillAdjourned { .. } => "finish the adjourned games",
            Refused::NoRegulation => "approve a regulation first",
            Refused::RegulationAlready => "change the regulation instead",
            Refused::RegulationIncomplete { .. } => "write the missing sections",
            Refused::TechnicalIncomplete { .. } => "write the missing items",
            Refused::NoTechnical => "write the technical regulation first",
            Refused::ChiefAlready { .. } => "relieve the chief arbiter first",
            Refused::NoTeam { .. } => "enter the team first and name it in the entry",
            Refused::EntriesClosed { .. } | Refused::TeamFrozen { .. } => {
                "change the regulation, if it may allow this"
            }
            Refused::NoField { .. } => "name those who play in the stage",
            Refused::LineUpLate { .. } => "the main line-up plays, or in free order that of the round before",
            Refused::ResultsMissing { .. } => "enter the missing results",
            Refused::Forgotten { .. } => "pair them, or announce their absence",
            Refused::Rematch { .. }
            | Refused::MetOften { .. }
            | Refused::IsAbsent { .. }
            | Refused::Prohibited { .. }
            | Refused::SecondBye { .. } => "pair otherwise, or override with a reason",
            // A player whose entry is undone is in the pairing.
            Refused::UndoBreaks { why, .. } if matches!(**why, Refused::NoSuchEntrant { .. }) => {
                "let him leave, and pair the round again"
            }
            Refused::HasLeft { .. } => "let the chief arbiter decide on further part",
            Refused::NoSuchLot { .. } | Refused::NoOrderOfRounds { .. } => "say what the slips say",
            Refused::NothingToDraw => "name a table of openings, or say out of how many",
            Refused::NotPaired { .. } => "pair the round first",
            Refused::PairedAlready { .. } => "give a minus to whoever does not come",
            Refused::NotStarted { .. } => "start the round first",
            Refused::EarlierNotStarted { .. } => "start the earlier round first",
            Refused::MoreRoundsPaired { .. } => "take the later rounds back first",
            Refused::HasResult { .. } => "correct the result instead",
            Refused::NothingToCorrect { .. } => "enter the result",
            Refused::NotRuledYet { .. } => "let the chief arbiter rule first",
            Refused::NotAppealed { .. } => "let the complainant appeal first",
            Refused::NoCommittee { .. } => "appoint the appeals committee",
            Refused::NoQuorum { .. } => "appoint more reserves",
            Refused::NobodyOfExecutive => "name the member whom the executive committee has appointed",
            Refused::CommitteeSize { .. } => "name as many members and reserves as the code asks for",
            Refused::ArbiterOnCommittee { .. } => "name somebody who is no arbiter of the event",
            Refused::TwiceOnCommittee { .. } => "name each member once",
            Refused::NeedsNoAssistant { .. } => "write the impairment into the entry first",
            Refused::NotRefereesAssistant { .. } => "appoint the assistant as an official first",
            Refused::AwayAlready { .. } => "write down that he is back first",
            Refused::NoSuchArbiter { .. } => "appoint the arbiter first",
            Refused::TableHasArbiter { .. } => "take the table away from that arbiter first",
            Refused::NoReason => "say why",
            _ => return None,
        })
    }
}
