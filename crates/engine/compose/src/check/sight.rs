//! What the engine sees where nothing is proved: an opinion with its depth, never a verdict.
//!
//! It chooses what is proved first, and what stays open is told with it, in words of its own.

use std::sync::Arc;
use std::time::Duration;

use damier_engine::{Engine, Limits, Options, Probe, Score, StopFlag, Thinking};
use damier_rules::{Color, Move, Position, Variant};

use super::playing::Played;
use crate::{Code, Goal};

/// What the engine makes of a position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sight {
    /// The score for White; none where the end that is asked for was looked for itself, every move tried.
    pub score: Option<Score>,
    /// So many half-moves were looked ahead.
    pub depth: u32,
    /// The best play for both sides.
    pub line: Vec<Move>,
    /// How play went on, where the score alone did not tell.
    pub played: Option<Played>,
    /// What it means for the goal.
    pub outlook: Outlook,
}

/// A score as people are told it, for White.
#[derive(Debug, Clone, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Seen {
    /// So many men, with their sign.
    Men(String),
    WonIn {
        /// In so many half-moves.
        plies: u32,
    },
    LostIn {
        /// In so many half-moves.
        plies: u32,
    },
    /// A score that did not tell, and one that did when play had gone on.
    PlayedOn {
        /// The score at first.
        now: String,
        /// The score at the end of play.
        then: String,
        /// So many half-moves were played.
        plies: usize,
    },
    /// A score that did not tell, and play that White won.
    PlayedToWin {
        /// The score at first.
        now: String,
        /// So many half-moves were played.
        plies: usize,
    },
    /// A score that did not tell, and play that White lost.
    PlayedToLoss {
        /// The score at first.
        now: String,
        /// So many half-moves were played.
        plies: usize,
    },
    /// Every move of both sides was tried, and the end that is asked for is forced.
    Forced,
    /// Every move of both sides was tried, and the end that is asked for is not forced.
    NotForced,
}

impl std::fmt::Display for Seen {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Seen::Men(men) => f.write_str(men),
            Seen::WonIn { plies } => write!(f, "won in {plies}"),
            Seen::LostIn { plies } => write!(f, "lost in {plies}"),
            Seen::PlayedOn { now, then, plies } => write!(f, "{now} ({then} when played on {plies})"),
            Seen::PlayedToWin { now, plies } => write!(f, "{now} (won when played on {plies})"),
            Seen::PlayedToLoss { now, plies } => write!(f, "{now} (lost when played on {plies})"),
            Seen::Forced => f.write_str("forced"),
            Seen::NotForced => f.write_str("not forced"),
        }
    }
}

impl Sight {
    /// The same, but a score from too near says nothing of a position.
    pub(super) fn or_unclear(self, position: &Position) -> Sight {
        let least = if is_large_ending(position) { LEAST_IN_ENDINGS } else { LEAST };
        let near = self.depth < least && self.score.is_some() && !self.is_certain();
        if near { Sight { outlook: Outlook::Unclear, ..self } } else { self }
    }

    /// Whether the engine sees the end of play.
    pub(super) fn is_certain(&self) -> bool {
        self.score.is_some_and(|score| score.is_win() || score.is_loss())
            || self.score.is_none() && self.outlook == Outlook::Holds
    }

    /// The score as people are told it.
    pub fn seen(&self) -> Seen {
        let Some(score) = self.score else {
            return if self.outlook == Outlook::Holds { Seen::Forced } else { Seen::NotForced };
        };
        if let Some(played) = &self.played {
            let (now, plies) = (score.to_string(), played.line.len());
            return match played.score {
                then if then.is_win() => Seen::PlayedToWin { now, plies },
                then if then.is_loss() => Seen::PlayedToLoss { now, plies },
                then => Seen::PlayedOn { now, then: then.to_string(), plies },
            };
        }
        match score.decided_in().map(i32::unsigned_abs) {
            Some(plies) if score.is_win() => Seen::WonIn { plies },
            Some(plies) => Seen::LostIn { plies },
            None => Seen::Men(score.to_string()),
        }
    }
}

/// Whether White seems to reach the goal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Outlook {
    /// It does not look so.
    Fails,
    /// It looks so.
    Holds,
    /// It is too close to tell.
    Unclear,
}

/// Hundredths of a man: less than the first is no win, the second or more is taken for one.
///
/// Of 166 first moves of published works that the solver had decided, the engine gave none that fails more than 69 when
/// it looked 14 half-moves ahead, and none that wins less than 84
/// ([note 0072](../../../../../docs/decisions/0072-judged-to-the-same-depth.md)). Played out, none of 37 on the large board
/// that it gave 20 to 80 was won, and in English draughts, where a man ahead is much, all of 26 that it gave 120 or more
/// ([note 0075](../../../../../docs/decisions/0075-open-moves-are-played-on.md)).
const fn bounds(variant: Variant) -> (i32, i32) {
    match variant {
        Variant::International => (80, A_WIN),
        Variant::English => (20, 120),
        _ => (50, A_WIN),
    }
}
const A_WIN: i32 = 250;

/// Up to so many pieces on the large board a win is seen to its end or is none: kings that lead by one or two men catch
/// nothing there, however long they try, and the score stays where it was.
const FEW: usize = 8;

/// A score means something from so many half-moves ahead on: ten are too few, one key in 26 is not seen then. In endings
/// of the large board every proved key was seen after six. Two more are asked for than was measured, since a search
/// that gives positions up by their evaluation sees less at the same depth
/// ([note 0074](../../../../../docs/decisions/0074-guesses-near-the-end-of-a-line.md)).
const LEAST: u32 = 14;
const LEAST_IN_ENDINGS: u32 = 10;

/// A draw is seen where White is not behind at all, and lost where he is so far behind. Between them nothing is said:
/// published draws whose key keeps them stood half a man behind, and lost moves only a man and more.
const A_DRAW: i32 = 0;
const NO_DRAW: i32 = -250;

/// Whether a position is an ending of the large board.
fn is_large_ending(position: &Position) -> bool {
    position.variant() == Variant::International && position.setup().placed.len() <= FEW
}

impl Outlook {
    /// What a score for White means for a goal. A lock is a win, so without a win there is no lock.
    fn of(goal: Goal, score: Score, position: &Position) -> Outlook {
        let (fails, holds) = match goal {
            Goal::Draw => (NO_DRAW, A_DRAW),
            Goal::Win if is_large_ending(position) => (A_WIN, A_WIN),
            Goal::Win | Goal::Lock { .. } | Goal::GiveAway => bounds(position.variant()),
        };
        if score.0 < fails {
            Outlook::Fails
        } else if score.0 >= holds && !goal.is_lock() {
            Outlook::Holds
        } else {
            Outlook::Unclear
        }
    }
}

/// The engine, asked for its opinion. It is set up when it is asked for the first time.
pub(super) struct Eye {
    variant: Variant,
    goal: Goal,
    hash: usize,
    tables: Option<Arc<dyn Probe>>,
    stop: Arc<StopFlag>,
    engine: Option<Engine>,
}

impl Eye {
    /// None where the game that the engine plays is not the task.
    pub(super) fn new(
        variant: Variant,
        goal: Goal,
        hash: usize,
        tables: Option<Arc<dyn Probe>>,
        stop: Option<Arc<StopFlag>>,
    ) -> Option<Eye> {
        let eye = Eye { variant, goal, hash, tables, stop: stop.unwrap_or_default(), engine: None };
        (goal != Goal::GiveAway).then_some(eye)
    }

    /// What White wants.
    pub(super) const fn goal(&self) -> Goal {
        self.goal
    }

    /// Somebody may stop it.
    pub(super) const fn stop(&self) -> &Arc<StopFlag> {
        &self.stop
    }

    pub(super) fn engine(&mut self) -> &mut Engine {
        let Eye { variant, hash, tables, engine, .. } = self;
        engine.get_or_insert_with(|| {
            let options = Options { hash: *hash, tables: tables.clone(), ..Options::default() };
            Engine::new(&Code::usual(*variant).rulebook(*variant), &options)
        })
    }

    /// Looks at a position for so long and not deeper than this, once moves without a choice have been made. None
    /// where there is no move.
    pub(super) fn look(&mut self, position: &Position, time: Duration, depth: Option<u32>) -> Option<Sight> {
        let (mut line, mut at) = (Vec::new(), *position);
        while let [only] = at.legal_moves().as_slice()
            && line.len() < FORCED
        {
            line.push(*only);
            at = at.play_unchecked(only);
        }
        let forced = line.len() as u32;
        let (score, depth) = if at.has_legal_move() {
            let depth = depth.map(|depth| depth.saturating_sub(forced).max(1));
            let limits = Limits { time: Some(Thinking::exactly(time)), depth, ..Limits::default() };
            let stop = Arc::clone(&self.stop);
            let reports = self.engine().search(&at, &[], &limits, &stop, &mut |_| {});
            let report = reports.into_iter().next().filter(|report| report.depth > 0)?;
            line.extend(report.line);
            (report.score, report.depth)
        } else {
            (Score::loss_in(0), 0)
        };
        let score = if at.to_move() == Color::White { score } else { -score };
        let outlook = Outlook::of(self.goal, score, &at);
        let depth = depth + forced;
        (!line.is_empty()).then_some(Sight { score: Some(score), depth, line, played: None, outlook })
    }
}

/// How many moves without a choice are made before the engine is asked.
const FORCED: usize = 32;

#[cfg(test)]
mod tests {
    use super::*;

    /// Half a man down nothing is said of a draw: published works with one drawing move are not called unsound for it.
    #[test]
    fn scores_mean_something_else_for_a_draw() {
        let start = Position::start(Variant::Russian);
        let of = |goal, score| Outlook::of(goal, Score(score), &start);
        assert_eq!(of(Goal::Draw, 27), Outlook::Holds);
        assert_eq!(of(Goal::Draw, -54), Outlook::Unclear);
        assert_eq!(of(Goal::Draw, -142), Outlook::Unclear);
        assert_eq!(of(Goal::Draw, -409), Outlook::Fails);
        assert_eq!(of(Goal::Win, 39), Outlook::Fails);
        assert_eq!(of(Goal::Win, 143), Outlook::Unclear);
        assert_eq!(of(Goal::Win, 250), Outlook::Holds);
        assert_eq!(of(Goal::Lock { kings: 0, men: 1 }, 507), Outlook::Unclear);
    }
}
