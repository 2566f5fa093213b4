//! Stages: the systems by which an event is played, one after the other or side by side.
//!
//! UA13-IV.3.4.*, UA-II.3.6.1.a to UA-II.3.6.5. An event with different systems at different stages is a
//! mixed one (UA13-IV.3.4.5, UA-II.3.6.5): it has several stages.

use damier_clock::rules::Code;
use damier_rules::rulebook::Clause;
use serde::{Deserialize, Serialize};

use super::acceleration::Acceleration;
use super::by_code::ByCode;
use super::carry::Carry;
use super::stage_field::FieldFrom;
use damier_pairing::schedule::{Aim, IfLevel, KnockoutPlaces, LostPoints, RowOrder, TieMethod};
use damier_pairing::swiss;

/// The rounds a regulation names for each cycle of a round robin before its field is known: room for 22.
pub const ROOM: u16 = 21;

/// A stage as the regulation plans it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StagePlan {
    /// What people call it: `final A`.
    pub name: String,
    /// By which system.
    pub system: System,
    /// How many rounds. A round robin has those of its table: as many, or [`ROOM`] for each cycle as long as
    /// nobody knows how many will enter.
    pub rounds: u16,
    /// Two games with reversed colours make one result (UA13-IV.9.5.1, UA-III.5.5.1).
    #[serde(default)]
    pub micro_match: bool,
    /// How a level encounter of a knockout is decided, in order (UA-II.3.6.2.b, COL-3.8b).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ties: Vec<TieMethod>,
    /// Where its field comes from (UA13-IV.3.4.5, UA-II.3.6.5).
    #[serde(default, skip_serializing_if = "is_usual")]
    pub from: FieldFrom,
    /// In which order the rounds of a table are played (UA13-IV.3.4.1.2, UA-II.3.6.1.b).
    #[serde(default, skip_serializing_if = "is_usual")]
    pub rows: RowOrder,
    /// What becomes of a match whose regular games leave both level (UA13-IV.14.9, UA-III.9.9).
    #[serde(default, skip_serializing_if = "is_usual")]
    pub if_level: IfLevel,
    /// The time controls of a match in sets of quicker and quicker games, the standard one first, that of
    /// Lehmann-Georgiev last (FMJD-II.3).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub paces: Vec<String>,
    /// Openings are drawn from a table of so many (UA13-IV.9.5.2, UA-III.5.5.2).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ballot: Option<u32>,
    /// Points that count for pairing in the first rounds of a Swiss.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub acceleration: Vec<Acceleration>,
    /// What those who play on bring along from the stages they come from.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub carry: Carry,
}

fn is_usual<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

impl StagePlan {
    /// A stage for everybody, of single games, without any further wish.
    pub fn new(name: &str, system: System, rounds: u16) -> StagePlan {
        StagePlan {
            name: name.to_owned(),
            system,
            rounds,
            micro_match: false,
            ties: Vec::new(),
            from: FieldFrom::default(),
            rows: RowOrder::default(),
            if_level: IfLevel::default(),
            paces: Vec::new(),
            ballot: None,
            acceleration: Vec::new(),
            carry: Carry::default(),
        }
    }
}

/// By which system a stage is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum System {
    /// Everybody meets everybody, so many times.
    RoundRobin { cycles: u8 },
    /// Swiss, by this engine.
    Swiss(swiss::System),
    /// Olympic: the loser leaves, or plays on for lower places.
    Knockout(KnockoutPlaces),
    /// Olympic: out after so many lost points.
    LostPoints(LostPoints),
    /// Every member of one group meets every member of the other.
    Scheveningen,
    /// A match between two.
    Match(Aim),
    /// Deciding games of those who are level: round robins at quicker and quicker rates, at the end the
    /// ladder of two (FMJD-VII.2.3.2).
    Barrage,
}

const ROUND_ROBIN: ByCode = ByCode {
    ua13: &["UA13-IV.3.4.1"],
    ua23: &["UA-II.3.6.1.a"],
    fmjd: &["FMJD-III.3.11"],
    wcdf: &[],
    col: &["COL-App1.1"],
};
const SWISS: ByCode = ByCode {
    ua13: &["UA13-IV.3.4.3"],
    ua23: &["UA-II.3.6.3.a"],
    fmjd: &["FMJD-II.3"],
    wcdf: &[],
    col: &["COL-3.9.1"],
};
const KNOCKOUT: ByCode =
    ByCode { ua13: &["UA13-IV.3.4.2"], ua23: &["UA-II.3.6.2.a"], fmjd: &[], wcdf: &[], col: &["COL-3.8a"] };
const SCHEVENINGEN: ByCode =
    ByCode { ua13: &["UA13-IV.3.4.4"], ua23: &["UA-II.3.6.4"], fmjd: &[], wcdf: &[], col: &[] };
const BARRAGE: ByCode = ByCode {
    ua13: &["UA13-IV.12.2"],
    ua23: &["UA-III.8.2"],
    fmjd: &["FMJD-VII.2.3.2"],
    wcdf: &[],
    col: &["COL-3.7.2"],
};
const MATCH: ByCode = ByCode {
    ua13: &["UA13-IV.3.2", "UA13-IV.14.9"],
    ua23: &["UA-II.3.4", "UA-III.9.9"],
    fmjd: &["FMJD-III.1.3"],
    wcdf: &[],
    col: &[],
};

impl System {
    /// Where a code speaks of it; empty if it does not.
    pub fn clauses(self, code: Code) -> &'static [Clause] {
        match self {
            System::RoundRobin { .. } => ROUND_ROBIN.of(code),
            System::Swiss(_) => SWISS.of(code),
            System::Knockout(_) | System::LostPoints(_) => KNOCKOUT.of(code),
            System::Scheveningen => SCHEVENINGEN.of(code),
            System::Match(_) => MATCH.of(code),
            System::Barrage => BARRAGE.of(code),
        }
    }

    /// Whether it lasts until somebody has won, so that the planned rounds are no limit: level meetings
    /// are played again.
    pub const fn goes_on_until_won(self) -> bool {
        matches!(self, System::Knockout(_) | System::LostPoints(_) | System::Match(_) | System::Barrage)
    }

    /// Whether the pairs of a round do not depend on earlier results.
    pub const fn is_by_table(self) -> bool {
        matches!(self, System::RoundRobin { .. } | System::Scheveningen)
    }

    /// Whether nobody may be paired with the same opponent twice.
    pub const fn is_swiss(self) -> bool {
        matches!(self, System::Swiss(_))
    }
}
