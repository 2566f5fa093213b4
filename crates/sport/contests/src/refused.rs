//! Why a fact is not accepted: with the numbers and the clauses.

use damier_rules::rulebook::Clause;
use jiff::civil::Date;
use serde::Serialize;

use crate::items::Missing;
use crate::{AuthorId, Interest, Office, PositionId, SolverId, TeamId, WorkId};

/// Why a fact is not accepted. Nothing has changed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(rename = "ContestRefused", rename_all = "snake_case")]
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
    #[error("the {office} may not do this")]
    NotAllowed { office: Office, needed: Vec<Office> },
    #[error("no reason is given")]
    NoReason,
    #[error("the text is empty")]
    NoText,
    #[error("a name is missing")]
    NoName,

    // The regulation.
    #[error("there is no regulation yet")]
    NoRegulation,
    #[error("there is a regulation already")]
    RegulationAlready,
    #[error("the regulation lacks {} points", missing.len())]
    RegulationIncomplete { missing: Vec<Missing> },
    #[error("the regulation cannot be read: {why}")]
    BadRegulation { why: String },
    #[error("no point of a regulation is called \"{name}\"")]
    UnknownItem { name: String },
    #[error("works are taken until {closing}, but {months} months from publication end on {earliest}")]
    ClosingTooEarly { closing: Date, earliest: Date, months: u8, clauses: &'static [Clause] },
    #[error("the preliminary results of {preliminary} would come before the closing date {closing}")]
    ResultsBeforeClosing { preliminary: Date, closing: Date },
    #[error("the results take effect on {effect}, but {months} months for remarks end on {earliest}")]
    EffectTooEarly { effect: Date, earliest: Date, months: u8, clauses: &'static [Clause] },
    #[error("works would be taken until {closing}, which has passed; it is {on}")]
    ClosingPassed { closing: Date, on: Date },
    #[error("works were sent to section {section}; it stays, with its variant and genre")]
    SectionHasWorks { section: u16 },
    #[error("the section {section} is of {variant}, of which the code does not speak")]
    OtherVariant { section: String, variant: &'static str },
    #[error("the section {section} is of a special genre; a championship has basic ones only")]
    SpecialGenre { section: String, clauses: &'static [Clause] },
    #[error("categories by theme need a championship in one genre")]
    ThemesInSeveralGenres { clauses: &'static [Clause] },
    #[error("a championship of solving is held in person only")]
    ChampionshipByPost { clauses: &'static [Clause] },

    // The panel.
    #[error("{name} is chief judge already")]
    ChiefAlready { name: String },
    #[error("{name} is {office} already")]
    HasOffice { name: String, office: Office },
    #[error("nobody called {name} has an office")]
    NoOfficial { name: String },
    #[error("section {section} does not exist; there are {sections}")]
    NoSuchSection { section: u16, sections: usize },
    #[error("{name} takes part and cannot be chief judge")]
    ChiefTakesPart { name: String, clauses: &'static [Clause] },
    #[error("{name} takes part in section {section} and cannot judge it")]
    JudgeTakesPart { name: String, section: u16, clauses: &'static [Clause] },
    #[error("{name} has an office and may not enter under this regulation")]
    OfficialEnters { name: String, clauses: &'static [Clause] },
    #[error("{name} has an interest in this and does not decide it: {interest:?}")]
    Interested { name: String, interest: Interest, clauses: &'static [Clause] },
    #[error("{name} belongs to the staff that holds the contest")]
    StaffEnters { name: String, clauses: &'static [Clause] },

    // Entries.
    #[error("team {team} does not exist; there are {teams}")]
    NoSuchTeam { team: TeamId, teams: usize },
    #[error("author {author} does not exist; there are {authors}")]
    NoSuchAuthor { author: AuthorId, authors: usize },
    #[error("work {work} does not exist; {works} have been sent")]
    NoSuchWork { work: WorkId, works: usize },
    #[error("{name} has entered already")]
    EnteredAlready { name: String },
    #[error("{name} has not entered as an author")]
    NotEntered { name: String },
    #[error("teams do not take part in this contest")]
    NoTeams,
    #[error("{name} belongs to no team")]
    NeedsTeam { name: String },
    #[error("a work needs an author")]
    NoAuthor,
    #[error("works were taken until {closing}; it is {on}")]
    AfterClosing { closing: Date, on: Date, clauses: &'static [Clause] },
    #[error("works are taken until {closing}; it is {on}")]
    BeforeClosing { closing: Date, on: Date },
    #[error("{name} has sent {sent} works to this section; {most} are allowed")]
    TooManyWorks { name: String, sent: u16, most: u16, clauses: &'static [Clause] },
    #[error("the position cannot be read: {why}")]
    BadPosition { text: String, variant: &'static str, why: String },
    #[error("the task cannot be read: {text}")]
    BadTask { text: String },
    #[error("the work is of {variant}, but the section of {section}")]
    WrongVariant { variant: &'static str, section: &'static str },
    #[error("a work needs its full solution")]
    NoSolution { clauses: &'static [Clause] },
    #[error("work {other} of the same author has the same position, perhaps elsewhere on the board")]
    SamePosition { other: WorkId, clauses: &'static [Clause] },
    #[error("the source of a reworking is not named")]
    SourceNotNamed { clauses: &'static [Clause] },
    #[error("it is not said when the work that is reworked was disclosed")]
    NoDisclosure,
    #[error("a slight improvement of a work of {of} may not compete")]
    SlightReworking { of: String, clauses: &'static [Clause] },
    #[error("a work disclosed on {disclosed} may be reworked by others from {free} on, or with consent")]
    AuthorsPrivilege { disclosed: Date, free: Date, clauses: &'static [Clause] },
    #[error("the correction has been entered {times} times already")]
    CorrectedBefore { times: u8, clauses: &'static [Clause] },
    #[error("a work that had an award may not compete again")]
    AwardedBefore { clauses: &'static [Clause] },
    #[error("since it was rejected the work has entered {times} competitions; one is allowed")]
    EnteredSinceRejected { times: u8, clauses: &'static [Clause] },
    #[error("the work takes part in another championship of the same level")]
    OtherChampionship { clauses: &'static [Clause] },

    // Judging.
    #[error("works are still being sent in")]
    StillOpen,
    #[error("this cannot be done any more: the contest is closed, and works have their code numbers")]
    ClosedAlready,
    #[error("this cannot be done any more: the preliminary results are out")]
    PreliminaryOut,
    #[error("the preliminary results are not out yet")]
    NoPreliminary,
    #[error("the results are final since {since}")]
    ResultsFinal { since: Date },
    #[error("the results are not final yet")]
    NotFinal,
    #[error("section {section} has no judge")]
    NoJudge { section: u16 },
    #[error("{name} does not judge section {section}")]
    NotHisSection { name: String, section: u16 },
    #[error("no work has the code number \"{text}\"")]
    NoSuchCode { text: String },
    #[error("{mark} is not on the scale from 0 to {most} by {step}")]
    OffScale { mark: String, most: u32, step: &'static str, clauses: &'static [Clause] },
    #[error("{count} marks are missing, among them {first}")]
    MarksMissing { count: usize, first: String },
    #[error("a work that breaks the formal requirements scores zero")]
    BreachScoresZero { clauses: &'static [Clause] },

    // Appeals.
    #[error("author {author} has no part in work {work}")]
    NotHisWork { author: AuthorId, work: WorkId },
    #[error("there is no appeal number {appeal}")]
    NoSuchAppeal { appeal: u32 },
    #[error("appeal {appeal} has been decided")]
    DecidedAlready { appeal: u32, clauses: &'static [Clause] },
    #[error("the chief judge has not ruled on appeal {appeal} yet")]
    NotRuledYet { appeal: u32 },
    #[error("the chief judge has changed the award, so there is nothing to appeal against")]
    AwardWasChanged { appeal: u32, clauses: &'static [Clause] },
    #[error("appeal {appeal} has not gone to the commission")]
    NotBeforeCommission { appeal: u32 },
    #[error("{count} appeals are not decided yet")]
    AppealsOpen { count: usize },
    #[error(
        "the final results may be announced from {earliest} on, {months} months after the preliminary ones"
    )]
    FinalTooEarly { earliest: Date, months: u8, on: Date, clauses: &'static [Clause] },

    // Solving.
    #[error("position {position} does not exist; there are {positions}")]
    NoSuchPosition { position: PositionId, positions: usize },
    #[error("solver {solver} does not exist; there are {solvers}")]
    NoSuchSolver { solver: SolverId, solvers: usize },
    #[error("a position needs points for its solution")]
    NoPoints,
    #[error("a defective position is not used where solvers meet")]
    Defective { clauses: &'static [Clause] },
    #[error("the points for completeness must be approved before the start")]
    NotApproved { clauses: &'static [Clause] },
    #[error("the set of positions has been approved and cannot change")]
    ApprovedAlready,
    #[error("there are no positions yet")]
    NoPositions,
    #[error("the position is in the set already, as number {position}")]
    PositionTwice { position: PositionId },
    #[error("a national championship has all genres; {missing} are missing")]
    GenresMissing { missing: usize, clauses: &'static [Clause] },
    #[error("the session has not started")]
    NotStarted,
    #[error("the session has started")]
    StartedAlready,
    #[error("the time of {minutes} minutes was over {late} min {seconds} s ago")]
    TimeOver { minutes: u32, late: u64, seconds: u64 },
    #[error("solver {solver} has handed in already")]
    HandedIn { solver: SolverId },
    #[error("solutions were taken until {closing}; it is {on}")]
    SolutionsClosed { closing: Date, on: Date },
    #[error("the session is not over yet")]
    SessionRuns,
    #[error("solutions are taken until {closing}; it is {on}")]
    SolutionsTaken { closing: Date, on: Date },
    #[error("position {position} has {keys} points to tick; there is no number {key}")]
    NoSuchKey { position: PositionId, key: usize, keys: usize },
    #[error("{count} solutions are not judged yet")]
    NotJudged { count: usize },
    #[error("protests were taken for {minutes} minutes after publication; {passed} have passed")]
    ProtestLate { minutes: u32, passed: u64, clauses: &'static [Clause] },
    #[error("protests are taken for {minutes} minutes after publication; {left} are left")]
    ProtestsTaken { minutes: u32, left: u64, clauses: &'static [Clause] },
    #[error("there is no protest number {protest}")]
    NoSuchProtest { protest: u32 },
    #[error("{count} protests are not decided yet")]
    ProtestsOpen { count: usize },
}

impl Refused {
    /// The clauses by which it is refused.
    pub fn clauses(&self) -> Vec<Clause> {
        use Refused as R;
        match self {
            R::UndoBreaks { why, .. } => why.clauses(),
            R::RegulationIncomplete { missing } => {
                let mut clauses: Vec<Clause> = missing.iter().map(|one| one.clause).collect();
                clauses.dedup();
                clauses
            }
            R::ClosingTooEarly { clauses, .. }
            | R::EffectTooEarly { clauses, .. }
            | R::SpecialGenre { clauses, .. }
            | R::ThemesInSeveralGenres { clauses }
            | R::ChampionshipByPost { clauses }
            | R::ChiefTakesPart { clauses, .. }
            | R::JudgeTakesPart { clauses, .. }
            | R::OfficialEnters { clauses, .. }
            | R::Interested { clauses, .. }
            | R::StaffEnters { clauses, .. }
            | R::AfterClosing { clauses, .. }
            | R::TooManyWorks { clauses, .. }
            | R::NoSolution { clauses }
            | R::SamePosition { clauses, .. }
            | R::SourceNotNamed { clauses }
            | R::SlightReworking { clauses, .. }
            | R::AuthorsPrivilege { clauses, .. }
            | R::CorrectedBefore { clauses, .. }
            | R::AwardedBefore { clauses }
            | R::EnteredSinceRejected { clauses, .. }
            | R::OtherChampionship { clauses }
            | R::OffScale { clauses, .. }
            | R::BreachScoresZero { clauses }
            | R::DecidedAlready { clauses, .. }
            | R::AwardWasChanged { clauses, .. }
            | R::FinalTooEarly { clauses, .. }
            | R::Defective { clauses }
            | R::NotApproved { clauses }
            | R::GenresMissing { clauses, .. }
            | R::ProtestLate { clauses, .. }
            | R::ProtestsTaken { clauses, .. } => clauses.to_vec(),
            _ => Vec::new(),
        }
    }
}
