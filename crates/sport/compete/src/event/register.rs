//! What the arbiters write down about the hall: who left the playing zone and came back, who was sent out, who may
//! film, which arbiter looks after which tables, what was asked of the rules committee, who was sent the report.

use damier_clock::Moment;
use damier_clock::rules::Code;
use damier_facts::stored::text;
use damier_rules::rulebook::Clause;
use serde::{Deserialize, Serialize};

use super::by_code::ByCode;
use super::fold::require_reason;
use super::ids::{GameKey, PlayerId, StageId};
use super::naming::check_name;
use super::offences::spectator_clauses;
use super::permission::Role;
use super::refused::Refused;
use super::state::State;
use super::warning::Warning;
use damier_pairing::Round;

/// What a player is allowed during play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Leave {
    /// To leave the playing zone.
    Zone,
    /// To leave his place when it is his turn.
    Seat,
    /// To use a telephone or another device.
    Telephone,
    /// To talk to somebody.
    Talk,
    /// A short break after so many moves, his own clock running.
    Break,
}

impl Leave {
    /// All of them.
    pub const ALL: [Leave; 5] = [Leave::Zone, Leave::Seat, Leave::Telephone, Leave::Talk, Leave::Break];

    /// The word in files and commands.
    pub const fn name(self) -> &'static str {
        match self {
            Leave::Zone => "zone",
            Leave::Seat => "seat",
            Leave::Telephone => "telephone",
            Leave::Talk => "talk",
            Leave::Break => "break",
        }
    }

    const fn clauses(self) -> ByCode {
        match self {
            Leave::Break => BREAK,
            Leave::Seat => SEAT,
            Leave::Zone | Leave::Telephone | Leave::Talk => ZONE,
        }
    }
}

const ZONE: ByCode = ByCode {
    ua13: &["UA13-IV.17.7", "UA13-IV.17.3.9"],
    ua23: &["UA-III.12.7", "UA-III.12.3.9"],
    fmjd: &["FMJD-III.2.4.11"],
    wcdf: &["WCDF-4.12"],
    col: &[],
};
const SEAT: ByCode = ByCode {
    ua13: &["UA13-IV.17.7"],
    ua23: &["UA-III.12.7"],
    fmjd: &["FMJD-III.2.4.3"],
    wcdf: &["WCDF-4.5"],
    col: &["COL-3.1.3c"],
};
const BREAK: ByCode = ByCode { fmjd: &["FMJD-III.7.8"], ..ByCode::SILENT };
const BREAK_64: &[Clause] = &["FMJD-IIIbis.7.8"];

/// A line of the register of leave.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct LeaveLine {
    /// The place of the permission on the list of facts.
    pub seq: u32,
    pub player: PlayerId,
    /// What he was allowed.
    pub what: Leave,
    pub reason: String,
    /// When he went.
    #[serde(serialize_with = "text::serialize")]
    pub from: Moment,
    /// When he came back.
    #[serde(serialize_with = "text::serialize_option")]
    pub back: Option<Moment>,
    /// By which clauses.
    pub clauses: &'static [Clause],
}

/// Somebody who was sent out of the hall.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Expelled {
    /// The place on the list of facts.
    pub seq: u32,
    pub who: String,
    pub reason: String,
    /// By which clauses.
    pub clauses: &'static [Clause],
}

/// Somebody who may film or photograph.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct CameraLine {
    /// The place on the list of facts.
    pub seq: u32,
    pub who: String,
    /// When and how.
    pub terms: String,
    /// By which clauses.
    pub clauses: &'static [Clause],
}

/// Which tables an arbiter looks after.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Assignment {
    /// The place on the list of facts.
    pub seq: u32,
    pub name: String,
    pub stage: StageId,
    /// The round; every round where none is named.
    pub round: Option<Round>,
    pub tables: Vec<u16>,
}

/// A question on which the rules committee rules.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Question {
    /// The place on the list of facts.
    pub seq: u32,
    /// What is asked.
    pub text: String,
    /// What was decided at the board meanwhile.
    pub meanwhile: String,
    /// The game it came up in.
    pub game: Option<GameKey>,
    /// What the committee answered.
    pub answer: Option<String>,
    /// By which clauses.
    pub clauses: &'static [Clause],
}

/// To whom a report was sent.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Sent {
    /// The place on the list of facts.
    pub seq: u32,
    pub to: String,
    #[serde(serialize_with = "text::serialize")]
    pub at: Moment,
}

/// What the arbiters write down about the hall.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
pub struct Register {
    /// Who left and came back.
    pub leave: Vec<LeaveLine>,
    /// Who was sent out.
    pub expelled: Vec<Expelled>,
    /// Who may film.
    pub cameras: Vec<CameraLine>,
    /// Who looks after which tables.
    pub assignments: Vec<Assignment>,
    /// What was asked of the rules committee.
    pub questions: Vec<Question>,
    /// To whom the report was sent.
    pub reports: Vec<Sent>,
}

const CAMERAS: ByCode =
    ByCode { ua13: &["UA13-IV.16.2"], ua23: &["UA-III.11.2"], fmjd: &["FMJD-III.4.2"], ..ByCode::SILENT };
const QUESTION: ByCode = ByCode {
    ua13: &["UA13-I.0"],
    ua23: &["UA-I.3"],
    fmjd: &["FMJD-IV.2.20"],
    wcdf: &["WCDF-7.2"],
    col: &["COL-3.2.3b"],
};
const FOUR_PAIRS: ByCode =
    ByCode { ua13: &["UA13-IV.18.13", "UA13-IV.18.11.1"], ua23: &["UA-IV.13", "UA-IV.11"], ..ByCode::SILENT };

/// No arbiter looks after more pairs (UA13-IV.18.13, UA-IV.13).
const MOST_PAIRS: usize = 4;

/// No line names more tables.
const MOST_TABLES: usize = 1_000;

/// After which moves a break is allowed: 50 and every 25 after it on the large board, 30, 50 and every 20 on the
/// small one (FMJD-III.7.8, FMJD-IIIbis.7.8).
fn is_break(code: Code, moves: u16) -> bool {
    match code {
        Code::Fmjd100 => moves >= 50 && moves.is_multiple_of(25),
        Code::Fmjd64 => moves >= 30 && (moves - 30).is_multiple_of(20),
        _ => true,
    }
}

impl State {
    pub(super) fn give_leave(&mut self, line: LeaveLine, moves: Option<u16>) -> Result<(), Refused> {
        let code = self.code().ok_or(Refused::NoRegulation)?;
        self.player(line.player)?;
        if let Some(away) =
            self.register.leave.iter().find(|own| own.player == line.player && own.back.is_none())
        {
            return Err(Refused::AwayAlready { player: line.player, seq: away.seq });
        }
        let small = code == Code::Fmjd64 && line.what == Leave::Break;
        let clauses = if small { BREAK_64 } else { line.what.clauses().of(code) };
        if line.what == Leave::Break {
            let moves = moves.unwrap_or(0);
            if clauses.is_empty() {
                return Err(Refused::NoBreaks);
            }
            if !is_break(code, moves) {
                let first = if small { 30 } else { 50 };
                return Err(Refused::NotAtABreak { moves, first, clauses });
            }
        } else {
            require_reason(&line.reason)?;
        }
        self.register.leave.push(LeaveLine { clauses, ..line });
        Ok(())
    }

    pub(super) fn come_back(&mut self, player: PlayerId, at: Moment) -> Result<(), Refused> {
        self.player(player)?;
        let away = self.register.leave.iter_mut().find(|own| own.player == player && own.back.is_none());
        away.map(|own| own.back = Some(at)).ok_or(Refused::NotAway { player })
    }

    pub(super) fn expel(&mut self, seq: u32, who: &str, reason: &str) -> Result<(), Refused> {
        let code = self.code().ok_or(Refused::NoRegulation)?;
        check_name(who)?;
        require_reason(reason)?;
        let (who, reason) = (who.to_owned(), reason.to_owned());
        self.register.expelled.push(Expelled { seq, who, reason, clauses: spectator_clauses(code) });
        Ok(())
    }

    pub(super) fn permit_cameras(&mut self, seq: u32, who: &str, terms: &str) -> Result<(), Refused> {
        let code = self.code().ok_or(Refused::NoRegulation)?;
        check_name(who)?;
        let clauses = if code == Code::Fmjd64 { &["FMJD-IIIbis.4.2"] } else { CAMERAS.of(code) };
        let (who, terms) = (who.to_owned(), terms.to_owned());
        self.register.cameras.push(CameraLine { seq, who, terms, clauses });
        Ok(())
    }

    pub(super) fn assign(&mut self, wanted: Assignment) -> Result<(), Refused> {
        let code = self.code().ok_or(Refused::NoRegulation)?;
        self.stage(wanted.stage)?;
        let judges = |role: Role| role.is_panel();
        let known =
            self.officials.iter().any(|own| own.name == wanted.name && judges(own.role) && !own.relieved);
        if !known {
            return Err(Refused::NoSuchArbiter { name: wanted.name });
        }
        if wanted.tables.len() > MOST_TABLES || wanted.tables.contains(&0) {
            return Err(Refused::NoSuchTables { most: MOST_TABLES });
        }
        let place = (wanted.stage, wanted.round);
        let taken = self.register.assignments.iter().find_map(|own| {
            let same = (own.stage, own.round) == place && own.name != wanted.name;
            let table = own.tables.iter().find(|table| same && wanted.tables.contains(table))?;
            Some((*table, own.name.clone()))
        });
        if let Some((table, name)) = taken {
            return Err(Refused::TableHasArbiter { table, name });
        }
        let clauses = FOUR_PAIRS.of(code);
        if wanted.tables.len() > MOST_PAIRS && !clauses.is_empty() {
            let (name, pairs) = (wanted.name.clone(), wanted.tables.len());
            self.warnings.push(Warning::ManyTables { name, pairs, most: MOST_PAIRS, clauses });
        }
        self.register.assignments.retain(|own| (own.stage, own.round) != place || own.name != wanted.name);
        if !wanted.tables.is_empty() {
            self.register.assignments.push(wanted);
        }
        Ok(())
    }

    /// Who looks after a table in a round: by an assignment for that round, or for every round.
    pub fn arbiter_of(&self, stage: StageId, round: Round, table: u16) -> Option<&str> {
        let of = |wanted: Option<Round>| {
            let mut all = self.register.assignments.iter();
            all.find(|own| own.stage == stage && own.round == wanted && own.tables.contains(&table))
        };
        of(Some(round)).or_else(|| of(None)).map(|own| own.name.as_str())
    }

    pub(super) fn ask(&mut self, question: Question) -> Result<(), Refused> {
        let code = self.code().ok_or(Refused::NoRegulation)?;
        if question.text.trim().is_empty() {
            return Err(Refused::NoText);
        }
        if let Some(key) = question.game {
            self.encounter(key)?;
        }
        self.register.questions.push(Question { clauses: QUESTION.of(code), ..question });
        Ok(())
    }

    pub(super) fn answer_question(&mut self, seq: u32, answer: &str) -> Result<(), Refused> {
        require_reason(answer)?;
        let found = self.register.questions.iter_mut().find(|own| own.seq == seq);
        found.map(|own| own.answer = Some(answer.to_owned())).ok_or(Refused::NoSuchQuestion { seq })
    }

    pub(super) fn report_sent(&mut self, seq: u32, to: &str, at: Moment) -> Result<(), Refused> {
        check_name(to)?;
        self.register.reports.push(Sent { seq, to: to.to_owned(), at });
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn breaks_come_after_some_moves() {
        let allowed = |code: Code| (1..=100).filter(|moves| is_break(code, *moves)).collect::<Vec<u16>>();
        assert_eq!(allowed(Code::Fmjd100), [50, 75, 100]);
        assert_eq!(allowed(Code::Fmjd64), [30, 50, 70, 90]);
    }
}
