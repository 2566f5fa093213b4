//! Which result of the event a game on the site means.

use damier_compete::event::{GameKey, Reason, Score};
use damier_compete::schedule::Side;
use damier_live::{Award, Ending, LiveGame};
use damier_rules::Color;
use damier_rules::game::{self, Outcome};

use super::OnlineBoard;

/// A result that a game has brought.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Brought {
    pub(super) key: GameKey,
    pub(super) score: Score,
    pub(super) reason: Option<Reason>,
    pub(super) game: String,
}

/// What a game that is over means for the event.
pub(super) fn brought(board: &OnlineBoard, live: &LiveGame) -> Option<Brought> {
    let result = live.state().result()?;
    let by_absence = matches!(live.ending(), Some(Ending::TooLate { .. }));
    let score = score(board.white, result.outcome, by_absence);
    let whole = matches!(live.ending(), Some(Ending::TooLate { encounter: true }));
    let key = if whole { GameKey { game: None, ..board.key } } else { board.key };
    Some(Brought { key, score, reason: reason(result.reason), game: board.game.clone() })
}

/// The score of an outcome, when this side has White.
pub fn score(white: Side, outcome: Outcome, by_absence: bool) -> Score {
    let side = |color: Color| if color == Color::White { white } else { !white };
    match outcome {
        Outcome::Win(color) if by_absence => Score::minus(!side(color)),
        Outcome::Win(color) => Score::lost_by(!side(color)),
        Outcome::Draw => Score::Played(damier_compete::SideResult::Draw),
        // Neither wins anything: the marks are those of two who did not come (FMJD-III.5.8).
        Outcome::BothLose => Score::BothMinus,
        Outcome::Annulled => Score::Annulled,
    }
}

/// Why, as the event writes it down.
pub const fn reason(reason: game::Reason) -> Option<Reason> {
    match reason {
        game::Reason::NoPieces | game::Reason::Blocked | game::Reason::FirstKing => Some(Reason::NoMoves),
        game::Reason::Resignation => Some(Reason::Resignation),
        game::Reason::ClockStopped => Some(Reason::StoppedClock),
        game::Reason::RefusedRules => Some(Reason::Refusal),
        game::Reason::Time => Some(Reason::Time),
        game::Reason::Absence => Some(Reason::Lateness),
        game::Reason::Sanction(_) => Some(Reason::Sanction),
        _ => None,
    }
}

/// How a game has to end that the event has decided already, by a sanction or because somebody has left.
pub(super) fn award(board: &OnlineBoard, score: Score) -> Option<Award> {
    let wins = |side: Side| if side == board.white { Award::White } else { Award::Black };
    Some(match score {
        Score::Played(damier_compete::SideResult::Win) | Score::PlusMinus => wins(Side::First),
        Score::Played(damier_compete::SideResult::Loss) | Score::MinusPlus => wins(Side::Second),
        Score::Played(damier_compete::SideResult::Draw) | Score::PlusDraw | Score::MinusDraw => Award::Draw,
        Score::BothMinus => Award::BothLose,
        Score::Annulled => Award::Annulled,
        Score::Adjourned => return None,
    })
}
