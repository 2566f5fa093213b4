//! How a game ended, why, and how its code prints that.

use std::fmt;

use crate::rulebook::{Clause, DrawCode, NOBODY_CAN_WIN, Sanction, Unit};
use crate::{Color, Rulebook};

/// How the points of a game are given.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Outcome {
    /// One side has won.
    Win(Color),
    /// Nobody has won.
    Draw,
    /// Both sides have lost.
    BothLose,
    /// The game does not count.
    Annulled,
}

/// Why a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Reason {
    /// Whoever is to move has no pieces left.
    NoPieces,
    /// Whoever is to move cannot.
    Blocked,
    /// The winner has made a king, where that wins.
    FirstKing,
    /// The loser resigned.
    Resignation,
    /// The loser stopped the clock without a word.
    ClockStopped,
    /// The loser refused to keep the rules.
    RefusedRules,
    /// The loser's time ran out.
    Time,
    /// The loser did not come, or came too late.
    Absence,
    /// A sanction ended the game.
    Sanction(Sanction),
    /// Both players agreed to a draw.
    Agreement,
    /// A counter came to its end.
    Counter {
        /// The rule by which the game is drawn.
        code: DrawCode,
        /// How far it came.
        value: u16,
        /// What was needed.
        limit: u16,
        /// What it counted.
        unit: Unit,
    },
    /// The clock adds nothing and this balance is drawn at once.
    Instant(DrawCode),
    /// Quick play: kings alone against a lone king.
    QuickKings,
    /// A player short of time had a draw recorded.
    LastMinute,
    /// Both flags had fallen, nobody knows which first.
    BothFlags,
    /// The referee declared a refused offer drawn.
    QuickFinish,
    /// Neither can win.
    NobodyCanWin,
    /// The arbiter decided a case that the code does not cover.
    Arbiter,
}

impl Reason {
    /// The clauses of all codes on this reason; those of counters and of agreement stand in the rulebook.
    pub(crate) fn clauses(self) -> &'static [Clause] {
        match self {
            Reason::NoPieces => &[
                "UA13-II.4.2.2",
                "UA13-III.4.2.2",
                "FMJD-I.7.2.3",
                "FMJD-Ibis.7.2.3",
                "UA-V.Res.2",
                "UA-VI.Res.1",
                "UA-VII.Res.2",
                "WCDF-1.30",
                "COL-1.11.1",
                "COL-1.12a",
                "LIDRAUGHTS-Antidraughts",
                "LIDRAUGHTS-Breakthrough",
            ],
            Reason::Blocked => &[
                "UA13-II.4.2.3",
                "UA13-III.4.2.3",
                "FMJD-I.7.2.2",
                "FMJD-Ibis.7.2.2",
                "UA-V.Res.2",
                "UA-VI.Res.1",
                "UA-VII.Res.2",
                "WCDF-1.30",
                "COL-1.11.1",
                "COL-1.12a",
                "LIDRAUGHTS-Antidraughts",
                "LIDRAUGHTS-Breakthrough",
            ],
            Reason::FirstKing => &["LIDRAUGHTS-Breakthrough"],
            Reason::Resignation => &[
                "UA13-II.4.2.1",
                "UA13-III.4.2.1",
                "FMJD-I.7.2.1",
                "FMJD-Ibis.7.2.1",
                "UA-V.Res.2",
                "UA-VI.Res.1",
                "UA-VII.Res.3",
                "WCDF-1.31.1",
                "COL-1.12b",
            ],
            Reason::ClockStopped => &[
                "UA13-IV.9.3",
                "UA-III.5.3.b",
                "UA-VII.Res.3",
                "FMJD-III.6.18bis",
                "FMJD-IIIbis.6.18bis",
                "WCDF-N.iv",
                "COL-3.3.5a",
            ],
            Reason::RefusedRules => &[
                "UA13-II.4.2.5",
                "UA13-III.4.2.5",
                "FMJD-I.7.2.4",
                "FMJD-Ibis.7.2.4",
                "UA-V.Res.2",
                "UA-VI.Res.1",
                "UA-VII.Viol.1.11",
                "UA-VII.Res.3",
                "WCDF-1.28",
                "WCDF-1.31.2",
                "WCDF-4.17",
                "COL-1.12c",
            ],
            Reason::Time => &[
                "UA13-II.4.2.4",
                "UA13-III.4.2.4",
                "UA13-IV.8.2",
                "FMJD-III.6.11",
                "FMJD-IIIbis.6.11",
                "UA-III.4.2",
                "UA-VII.Res.3",
                "WCDF-2.20",
                "COL-3.3.3",
            ],
            Reason::Absence => &[
                "UA13-IV.9.4.2",
                "UA13-IV.11.2",
                "UA-III.5.4.2",
                "UA-III.7.2.a",
                "FMJD-III.5.7",
                "FMJD-IIIbis.5.7",
                "WCDF-2.24",
                "COL-3.5b",
                "COL-3.6b",
            ],
            Reason::Sanction(step) => step.clauses(),
            Reason::QuickKings => &["FMJD-VI.5"],
            Reason::QuickFinish => &["WCDF-2.29"],
            Reason::NobodyCanWin => NOBODY_CAN_WIN,
            Reason::Arbiter => &["UA13-I.0", "UA-I.3", "WCDF-P.2", "FMJD-IV.2.20", "COL-6"],
            Reason::Agreement
            | Reason::Counter { .. }
            | Reason::Instant(_)
            | Reason::LastMinute
            | Reason::BothFlags => &[],
        }
    }

    /// The decision behind a reason that a regulation can bring into a code silent on it.
    pub(super) const fn decision(self) -> Option<Clause> {
        match self {
            Reason::QuickKings => Some("D-24"),
            Reason::BothFlags => Some("D-26"),
            Reason::QuickFinish => Some("D-27"),
            _ => None,
        }
    }

    /// The clauses of one rulebook on this reason.
    pub(super) fn clauses_in(self, rulebook: &Rulebook) -> Vec<Clause> {
        match self {
            Reason::Agreement => rulebook.agreement.clauses.to_vec(),
            Reason::Counter { code, limit, .. } => rulebook
                .counters
                .iter()
                .filter(|counter| counter.code == code && counter.limit == limit)
                .map(|counter| counter.clause)
                .collect(),
            Reason::Instant(_) => rulebook.instant.iter().map(|rule| rule.clause).collect(),
            Reason::BothFlags => rulebook.flag_clauses.to_vec(),
            Reason::Sanction(_) if self.clauses().is_empty() => Vec::new(),
            _ => rulebook.own(self.clauses()),
        }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Reason::NoPieces => "no pieces left",
            Reason::Blocked => "no move left",
            Reason::FirstKing => "the first king",
            Reason::Resignation => "resignation",
            Reason::ClockStopped => "clock stopped without a word",
            Reason::RefusedRules => "refusal to keep the rules",
            Reason::Time => "time",
            Reason::Absence => "absence",
            Reason::Sanction(step) => return write!(f, "sanction: {step}"),
            Reason::Agreement => "agreement",
            Reason::Counter { code, value, limit, unit } => {
                return write!(f, "{code}: {value} of {limit} {unit}");
            }
            Reason::Instant(code) => return write!(f, "{code} at once, the clock adding nothing"),
            Reason::QuickKings => "kings alone against a king in quick play",
            Reason::LastMinute => "draw recorded by a player short of time",
            Reason::BothFlags => "both flags down, the order unknown",
            Reason::QuickFinish => "draw declared by the referee",
            Reason::NobodyCanWin => "neither can win",
            Reason::Arbiter => "decision of the arbiter",
        })
    }
}

/// A result with everything that led to it.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct GameResult {
    /// How the points are given.
    pub outcome: Outcome,
    /// Whether a game took place.
    pub played: bool,
    /// What ended the game, and by which clause.
    pub reason: Reason,
    /// Where the code says so.
    pub clauses: Vec<Clause>,
    /// After how many plies.
    pub ply: usize,
}

/// A result as its code prints it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Marks {
    /// What stands for White in a score.
    pub white: &'static str,
    /// What stands for Black in a score.
    pub black: &'static str,
    /// What stands between them: a hyphen between points, a stroke between plus and minus.
    pub between: char,
    /// What is added on report forms.
    pub form: Option<&'static str>,
}

impl GameResult {
    /// The marks of a rulebook's code for this result.
    pub fn marks(&self, rulebook: &Rulebook) -> Marks {
        let style = &rulebook.marks;
        let [win, draw, loss] = style.points;
        let [plus, minus] = style.unplayed;
        let counted = self.played && self.outcome != Outcome::Annulled;
        let form = if counted { None } else { style.form };
        let (won, lost) = if self.played { (win, loss) } else { (plus, minus) };
        let (white, black) = match self.outcome {
            Outcome::Win(Color::White) => (won, lost),
            Outcome::Win(Color::Black) => (lost, won),
            Outcome::Draw => (draw, draw),
            // Nobody came: 0-0 in FMJD (FMJD-III.5.8), minus for both elsewhere (UA13-IV.11.2).
            Outcome::BothLose if style.form.is_some() => (loss, loss),
            Outcome::BothLose => (lost, lost),
            Outcome::Annulled => (loss, loss),
        };
        let between = if style.points.contains(&white) { '-' } else { '/' };
        Marks { white, black, between, form }
    }

    /// Points out of two: 2 for a win, 1 for a draw.
    pub fn points(&self, color: Color) -> u8 {
        match self.outcome {
            Outcome::Win(winner) if winner == color => 2,
            Outcome::Draw => 1,
            _ => 0,
        }
    }
}

/// `2-0`, `1-1`, `+/-`, `+2/-0`.
impl fmt::Display for Marks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}{}", self.white, self.between, self.black)
    }
}

impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.outcome {
            Outcome::Win(color) => write!(f, "{color} wins")?,
            Outcome::Draw => f.write_str("draw")?,
            Outcome::BothLose => f.write_str("both lose")?,
            Outcome::Annulled => f.write_str("annulled")?,
        }
        write!(f, ": {}", self.reason)?;
        if !self.clauses.is_empty() {
            write!(f, " ({})", self.clauses.join(", "))?;
        }
        Ok(())
    }
}
