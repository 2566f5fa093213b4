//! What an event did to a player's rating, with every number that led to it.
//!
//! The symbols are those of annex IX, so that a formula reads alike in every language.

use serde::Serialize;

/// What an event did to one player.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Change {
    /// Games that counted.
    pub games: u32,
    /// Points made in them, win 2, draw 1.
    pub points: u32,
    /// His performance in the event, where there is one (FMJD-IX.3.1.1 to FMJD-IX.3.1.3).
    pub performance: Option<f64>,
    /// How it was reckoned.
    pub how: How,
    /// His rating before, as it ran on inside the period.
    pub before: Option<f64>,
    /// His rating after.
    pub after: Option<f64>,
}

/// How a change was reckoned.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[serde(rename_all = "snake_case", tag = "by")]
pub enum How {
    /// By what was expected (FMJD-IX.3.2.1, FMJD-IX.3.2.2).
    Expected {
        /// His rating on the list in force.
        rating: f64,
        /// The mean of his opponents, or of all participants.
        mean: f64,
        /// The expected percentage.
        percent: f64,
        /// The expected score, a win being 1.
        expected: f64,
        /// The score, a win being 1.
        score: f64,
        /// The development coefficient.
        k: f64,
        change: f64,
        /// Which formula gave the expected score.
        formula: Formula,
    },
    /// A first result or one of the first: the mean of performances weighted by games (FMJD-IX.3.3.2).
    Performance {
        /// The mean against which he played.
        mean: f64,
        /// The percentage scored.
        percent: f64,
        /// The performance within its limits.
        performance: f64,
        games_before: u32,
        /// Games of earlier events that were added to make up the number (FMJD-IX.5.7).
        added: u32,
        /// What stands against his result: opponents, or the whole field.
        formula: Formula,
    },
    /// Too few games against rated players; they are kept for later (FMJD-IX.5.7).
    Kept {
        /// Games kept so far.
        so_far: u32,
        needed: u32,
    },
    Nothing {
        why: Why,
    },
}

/// Which formula was used.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum Formula {
    /// Against those he played: `M·Pe`, `Rc + D(P)`.
    Opponents {
        /// How many games.
        games: u32,
    },
    /// In a complete round robin: `N·Pe − ½` for each cycle, `Ra + D(P)a`.
    Field {
        /// How many participants.
        players: u32,
        /// How many cycles.
        cycles: u32,
    },
}

/// Why nothing changes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// He played nobody who counts.
    NoGames,
    /// He alone is rated (FMJD-IX.3.3.3, R10).
    OnlyRated,
    /// Nobody is rated.
    NobodyRated,
    /// Too few are rated for a national championship to count (FMJD-X.4.4.3.5).
    TooFewRated,
}

impl Change {
    /// How much the rating moved; `None` without one before.
    pub fn moved(&self) -> Option<f64> {
        Some(self.after? - self.before?)
    }

    /// The reckoning in the symbols of annex IX.
    pub fn formula(&self) -> String {
        match self.how {
            How::Expected { rating, mean, percent, expected, score, k, change, formula } => {
                let (mark, we) = match formula {
                    Formula::Opponents { games } => ("Rc", format!("{games}·{percent:.2}%")),
                    Formula::Field { players, cycles: 1 } => ("Ra", format!("{players}·{percent:.2}% − 0.5")),
                    Formula::Field { players, cycles } => {
                        let half = f64::from(cycles) / 2.0;
                        ("Ra", format!("{cycles}·{players}·{percent:.2}% − {half}"))
                    }
                };
                let difference = rating - mean;
                format!(
                    "R {rating:.2}, {mark} {mean:.2}, D {difference:+.2}; We = {we} = {expected:.3}; \
                     ΔR = {k}·({score} − {expected:.3}) = {change:+.2}"
                )
            }
            How::Performance { mean, percent, performance, games_before, added, formula } => {
                let shown = match formula {
                    Formula::Opponents { .. } => format!("Rp = Rc {mean:.2} + D({percent:.2}%)"),
                    Formula::Field { .. } => format!("Rp = Ra {mean:.2} + D({percent:.2}%)a"),
                };
                let weighted = match (self.before, self.after) {
                    (Some(before), Some(after)) if games_before > 0 => {
                        let games = self.games + added;
                        format!(
                            "; R = ({games_before}·{before:.2} + {games}·{performance:.2}) / {} = {after:.2}",
                            games_before + games
                        )
                    }
                    _ => String::new(),
                };
                format!("{shown} = {performance:.2}{weighted}")
            }
            How::Kept { so_far, needed } => format!("{so_far} < {needed}"),
            How::Nothing { .. } => "ΔR = 0".to_owned(),
        }
    }

    /// The clauses that led to it.
    pub fn clauses(&self) -> &'static [&'static str] {
        match self.how {
            How::Expected { .. } => &["FMJD-IX.3.2.1", "FMJD-IX.3.2.2", "FMJD-IX.3.2.3", "FMJD-IX.3.3.1"],
            How::Performance { formula: Formula::Opponents { .. }, .. } => {
                &["FMJD-IX.3.1.1", "FMJD-IX.3.3.2"]
            }
            How::Performance { formula: Formula::Field { .. }, .. } => &["FMJD-IX.3.3.2", "FMJD-IX.3.3.3"],
            How::Kept { .. } | How::Nothing { why: Why::NoGames } => &["FMJD-IX.5.7"],
            How::Nothing { why: Why::TooFewRated } => &["FMJD-X.4.4.3.5"],
            How::Nothing { .. } => &["FMJD-IX.3.3.3"],
        }
    }
}
