//! Which papers there are: their names, what they ask for, and the formats that make sense.

use std::fmt;
use std::str::FromStr;

/// A paper of an event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kind {
    /// Everybody entered, substitutes and teams by boards included.
    Entries,
    /// The regulation with its sections.
    Regulation,
    /// The technical regulation with its list of signatures.
    TechnicalRegulation,
    /// The rounds with their dates and times.
    Schedule,
    /// Who meets whom in a round.
    Pairings,
    /// The same with the reason of every pair.
    PairingReasons,
    /// What the pairing committee needs before the next round.
    RoundSummary,
    /// What hangs on the wall after a round.
    NoticeBoard,
    /// Who plays on which board of a team in a round.
    LineUp,
    /// A match of two teams, board by board, to be signed.
    MatchProtocol,
    /// The cards of a Swiss, several on a page.
    PairingCards,
    /// Sheets on which the players write their moves.
    ScoreSheets,
    /// One sheet without names, to be copied.
    BlankSheet,
    /// Envelopes for the sealed moves of adjourned games.
    Envelopes,
    /// Everybody against everybody.
    CrossTable,
    /// Round by round.
    Progress,
    /// Round by round, in the order of the alphabet.
    ProgressAlphabetical,
    /// Places with coefficients.
    Standings,
    /// Places in the whole event, of all its stages.
    FinalPlaces,
    /// That a norm was fulfilled.
    NormCertificate,
    /// That somebody took part.
    ParticipationCertificate,
    /// That somebody won a place.
    Diploma,
    /// The opening ceremony, step by step.
    Opening,
    /// The closing ceremony with the podium.
    Closing,
    /// The report for the press.
    Press,
    /// Protests and appeals, each with its history.
    Appeals,
    Sanctions,
    /// The duties of the chief arbiter, to be ticked off.
    Duties,
    /// What the code demands of players and spectators, for the wall.
    Conduct,
    /// What the code asks of the organiser, to be ticked off.
    Organising,
    /// What the code says about games with impaired players.
    AccessRules,
    /// What impaired players and their games need, for the arbiters.
    AccessPlan,
    /// Questions for the committee that interprets the rules.
    Question,
    /// The chief arbiter's report.
    Report,
    /// Form 1 of the FMJD: report of an international competition.
    Form1,
    /// Form 2 of the FMJD: check of norms.
    Form2,
    /// The games with diagrams.
    Bulletin,
}

/// What a paper is made for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Asks {
    /// One stage; the stage being played unless said.
    pub stage: bool,
    /// One round; the last one paired unless said.
    pub round: bool,
    pub who: AsksWho,
    /// The games of the event.
    pub games: bool,
}

/// For whom a paper is made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum AsksWho {
    /// Nobody in particular.
    #[default]
    Nobody,
    /// A player; for everybody unless said.
    Player,
    /// A team; for every team unless said.
    Team,
    /// A protest by its number in the log; for every protest unless said.
    Protest,
}

/// In which form a paper can be had.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Format {
    /// Text in columns.
    Text,
    Html,
    /// Tables with commas.
    Csv,
    /// Tables as sheets.
    Xlsx,
    /// To be printed.
    Pdf,
    Calendar,
}

impl Format {
    /// All there are.
    pub const ALL: [Format; 6] =
        [Format::Text, Format::Html, Format::Csv, Format::Xlsx, Format::Pdf, Format::Calendar];

    /// The word that chooses it: `text`.
    pub const fn name(self) -> &'static str {
        match self {
            Format::Text => "text",
            Format::Html => "html",
            Format::Csv => "csv",
            Format::Xlsx => "xlsx",
            Format::Pdf => "pdf",
            Format::Calendar => "ics",
        }
    }

    /// The usual end of a file name.
    pub const fn extension(self) -> &'static str {
        match self {
            Format::Text => "txt",
            _ => self.name(),
        }
    }
}

/// With tables that a program may read.
const DATA: &[Format] = &[Format::Text, Format::Html, Format::Csv, Format::Xlsx, Format::Pdf];
/// To be read by people.
const PAGE: &[Format] = &[Format::Text, Format::Html, Format::Pdf];

impl Kind {
    /// All papers, in the order of an event.
    pub const ALL: [Kind; 37] = [
        Kind::Entries,
        Kind::Regulation,
        Kind::TechnicalRegulation,
        Kind::Schedule,
        Kind::Pairings,
        Kind::PairingReasons,
        Kind::RoundSummary,
        Kind::NoticeBoard,
        Kind::LineUp,
        Kind::MatchProtocol,
        Kind::PairingCards,
        Kind::ScoreSheets,
        Kind::BlankSheet,
        Kind::Envelopes,
        Kind::CrossTable,
        Kind::Progress,
        Kind::ProgressAlphabetical,
        Kind::Standings,
        Kind::FinalPlaces,
        Kind::NormCertificate,
        Kind::ParticipationCertificate,
        Kind::Diploma,
        Kind::Opening,
        Kind::Closing,
        Kind::Press,
        Kind::Appeals,
        Kind::Sanctions,
        Kind::Duties,
        Kind::Conduct,
        Kind::Organising,
        Kind::AccessRules,
        Kind::AccessPlan,
        Kind::Question,
        Kind::Report,
        Kind::Form1,
        Kind::Form2,
        Kind::Bulletin,
    ];

    /// The name by which it is asked for.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Entries => "entries",
            Kind::Regulation => "regulation",
            Kind::TechnicalRegulation => "technical-regulation",
            Kind::Schedule => "schedule",
            Kind::Pairings => "pairings",
            Kind::PairingReasons => "pairing-reasons",
            Kind::RoundSummary => "round-summary",
            Kind::NoticeBoard => "notice-board",
            Kind::LineUp => "line-up",
            Kind::MatchProtocol => "match-protocol",
            Kind::PairingCards => "pairing-cards",
            Kind::ScoreSheets => "score-sheets",
            Kind::BlankSheet => "blank-sheet",
            Kind::Envelopes => "envelopes",
            Kind::CrossTable => "cross-table",
            Kind::Progress => "progress",
            Kind::ProgressAlphabetical => "progress-alphabetical",
            Kind::Standings => "standings",
            Kind::FinalPlaces => "final-places",
            Kind::NormCertificate => "norm-certificate",
            Kind::ParticipationCertificate => "participation-certificate",
            Kind::Diploma => "diploma",
            Kind::Opening => "opening",
            Kind::Closing => "closing",
            Kind::Press => "press",
            Kind::Appeals => "appeals",
            Kind::Sanctions => "sanctions",
            Kind::Duties => "duties",
            Kind::Conduct => "conduct",
            Kind::Organising => "organising",
            Kind::AccessRules => "access-rules",
            Kind::AccessPlan => "access-plan",
            Kind::Question => "question",
            Kind::Report => "report",
            Kind::Form1 => "form-1",
            Kind::Form2 => "form-2",
            Kind::Bulletin => "bulletin",
        }
    }

    /// What it is made for.
    pub const fn asks(self) -> Asks {
        let nothing = Asks { stage: false, round: false, who: AsksWho::Nobody, games: false };
        let stage = Asks { stage: true, ..nothing };
        let round = Asks { round: true, ..stage };
        match self {
            Kind::Entries
            | Kind::Regulation
            | Kind::TechnicalRegulation
            | Kind::Schedule
            | Kind::Sanctions
            | Kind::Opening
            | Kind::Duties
            | Kind::Conduct
            | Kind::Organising
            | Kind::AccessRules
            | Kind::Question
            | Kind::BlankSheet
            | Kind::FinalPlaces
            | Kind::Report => nothing,
            Kind::AccessPlan
            | Kind::Pairings
            | Kind::PairingReasons
            | Kind::RoundSummary
            | Kind::NoticeBoard => round,
            Kind::LineUp | Kind::MatchProtocol => Asks { who: AsksWho::Team, ..round },
            Kind::ScoreSheets | Kind::Envelopes => Asks { who: AsksWho::Player, ..round },
            Kind::CrossTable
            | Kind::Progress
            | Kind::ProgressAlphabetical
            | Kind::Standings
            | Kind::Closing
            | Kind::Press
            | Kind::Form1
            | Kind::Form2 => stage,
            Kind::PairingCards | Kind::NormCertificate | Kind::ParticipationCertificate | Kind::Diploma => {
                Asks { who: AsksWho::Player, ..stage }
            }
            Kind::Appeals => Asks { who: AsksWho::Protest, ..nothing },
            Kind::Bulletin => Asks { games: true, ..round },
        }
    }

    /// The formats that make sense for it.
    pub const fn formats(self) -> &'static [Format] {
        match self {
            Kind::Schedule => &Format::ALL,
            Kind::Entries
            | Kind::Pairings
            | Kind::RoundSummary
            | Kind::NoticeBoard
            | Kind::LineUp
            | Kind::MatchProtocol
            | Kind::CrossTable
            | Kind::Progress
            | Kind::ProgressAlphabetical
            | Kind::Standings
            | Kind::FinalPlaces
            | Kind::Sanctions
            | Kind::Opening
            | Kind::Closing
            | Kind::Press
            | Kind::Duties
            | Kind::Report
            | Kind::Form1
            | Kind::Form2 => DATA,
            Kind::Regulation
            | Kind::TechnicalRegulation
            | Kind::Conduct
            | Kind::Organising
            | Kind::AccessRules
            | Kind::AccessPlan
            | Kind::Question
            | Kind::PairingReasons
            | Kind::PairingCards
            | Kind::ScoreSheets
            | Kind::BlankSheet
            | Kind::Envelopes
            | Kind::NormCertificate
            | Kind::ParticipationCertificate
            | Kind::Diploma
            | Kind::Appeals
            | Kind::Bulletin => PAGE,
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A name that no paper has.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("there is no paper \"{0}\"; there are {all}", all = Kind::ALL.map(Kind::name).join(", "))]
pub struct UnknownPaper(pub String);

impl FromStr for Kind {
    type Err = UnknownPaper;

    fn from_str(name: &str) -> Result<Kind, UnknownPaper> {
        let wanted = name.trim().to_lowercase().replace('_', "-");
        let found = Kind::ALL.into_iter().find(|kind| kind.name() == wanted);
        found.ok_or_else(|| UnknownPaper(name.to_owned()))
    }
}
