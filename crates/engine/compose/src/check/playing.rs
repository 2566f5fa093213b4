//! What becomes of a move of which the engine cannot say: it plays on for both sides, until one has won or the other
//! has held out.
//!
//! A lead of a man or two on the large board may be a win or nothing, and looking deeper says little for its price;
//! forty half-moves of play say more
//! ([note 0075](../../../../../docs/decisions/0075-open-moves-are-played-on.md)).

use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use damier_engine::{Limits, Score, Thinking};
use damier_rules::{Color, Move, Position};

use super::sight::{Eye, Outlook};
use crate::Goal;

/// How play went on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Played {
    pub line: Vec<Move>,
    /// The score for White at its end.
    pub score: Score,
}

/// So far ahead, in hundredths of a man, for so many looks in a row White has won.
const WON: i32 = 400;
const WON_LOOKS: u32 = 3;

/// Not farther ahead than this for so many looks in a row, or so far behind once, he has not.
const EVEN: i32 = 20;
const EVEN_LOOKS: u32 = 8;
const BEHIND: i32 = -200;

/// A position that comes so often will come again.
const REPEATED: u32 = 3;

/// Play is given up after so many half-moves.
const MOST: usize = 140;

/// About how many looks play takes, which share out its time.
const LOOKS: u32 = 40;

/// A look is not longer than this, and where it would be shorter play says nothing.
const MOST_NODES: u64 = 100_000;
const SHORTEST: Duration = Duration::from_millis(4);

/// How play stands for White, who wants to win.
#[derive(Default)]
struct Course {
    won: u32,
    even: u32,
}

impl Course {
    /// Takes another look into account, and tells whether White has won, or has been held; none while neither is
    /// clear.
    fn looked(&mut self, ahead: i32) -> Option<bool> {
        self.won = if ahead >= WON { self.won + 1 } else { 0 };
        self.even = if ahead <= EVEN { self.even + 1 } else { 0 };
        let held = self.even >= EVEN_LOOKS || ahead <= BEHIND;
        if self.won >= WON_LOOKS { Some(true) } else { held.then_some(false) }
    }
}

impl Eye {
    /// Plays on from a position for about so long. None where that is too short or comes to no end, or where the goal is
    /// another than to win: that a draw was kept against one way of play is no sign that it can be kept.
    pub(super) fn play_on(&mut self, start: &Position, time: Duration) -> Option<(Played, Outlook)> {
        let each = time / LOOKS;
        let until = Instant::now().checked_add(time)?;
        if self.goal() != Goal::Win || each < SHORTEST {
            return None;
        }
        let limits =
            Limits { nodes: Some(MOST_NODES), time: Some(Thinking::exactly(each)), ..Limits::default() };
        let (mut line, mut at) = (Vec::new(), *start);
        let mut score = Score(0);
        let mut course = Course::default();
        let mut seen: HashMap<Position, u32> = HashMap::new();
        let mut won = None;
        while won.is_none() && line.len() < MOST && Instant::now() < until {
            let times = seen.entry(at).or_default();
            *times += 1;
            let mv = match at.legal_moves().as_slice() {
                [] => {
                    won = Some(at.to_move() == Color::Black);
                    score = for_white(&at, Score::loss_in(0));
                    continue;
                }
                _ if *times >= REPEATED => {
                    won = Some(false);
                    continue;
                }
                [only] => *only,
                _ => {
                    let stop = Arc::clone(self.stop());
                    let reports = self.engine().search(start, &line, &limits, &stop, &mut |_| {});
                    let report = reports.into_iter().next().filter(|report| report.depth > 0)?;
                    score = for_white(&at, report.score);
                    won = course.looked(score.0);
                    *report.line.first()?
                }
            };
            line.push(mv);
            at = at.play_unchecked(&mv);
        }
        let outlook = if won? { Outlook::Holds } else { Outlook::Fails };
        Some((Played { line, score }, outlook))
    }
}

/// A score of the side to move, for White.
fn for_white(position: &Position, score: Score) -> Score {
    if position.to_move() == Color::White { score } else { -score }
}

#[cfg(test)]
mod tests {
    use damier_rules::Variant;

    use super::*;

    fn played(fen: &str) -> (Played, Outlook) {
        let setup = damier_pdn::read_fen(Variant::Russian, fen).expect("a position").setup;
        let start = Position::new(&setup).expect("a legal position");
        let mut eye =
            Eye::new(Variant::Russian, Goal::Win, 1 << 20, None, None).expect("the engine plays for it");
        eye.play_on(&start, Duration::from_secs(20)).expect("it comes to an end")
    }

    #[test]
    fn a_win_is_played_to_its_end_and_a_draw_until_it_is_clear() {
        let (won, outlook) = played("W:WKa1,Kc1,Ke1:Bb8");
        assert_eq!((outlook, won.score.0 >= WON), (Outlook::Holds, true));
        let (drawn, outlook) = played("W:WKa1:BKc3,Kb8");
        assert_eq!((outlook, drawn.score.0 <= EVEN), (Outlook::Fails, true));
    }

    #[test]
    fn one_look_decides_nothing() {
        let mut course = Course::default();
        let looks = [450, 430, 120, 500, 500].map(|ahead| course.looked(ahead));
        assert_eq!(looks, [None; 5]);
        assert_eq!(course.looked(410), Some(true));
        let mut course = Course::default();
        let even = [0; 7].map(|ahead| course.looked(ahead));
        assert_eq!((even, course.looked(20)), ([None; 7], Some(false)));
        assert_eq!(Course::default().looked(BEHIND), Some(false));
    }

    #[test]
    fn a_lock_is_not_played_for() {
        let goal = Goal::Lock { kings: 0, men: 1 };
        let mut eye =
            Eye::new(Variant::Russian, goal, 1 << 20, None, None).expect("the engine looks for wins");
        assert_eq!(eye.play_on(&Position::start(Variant::Russian), Duration::from_secs(1)), None);
    }
}
