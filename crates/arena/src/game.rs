//! One game between two players, from its opening to its end.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{Duration, Instant};

use damier_protocol::dxp::EndReason;
use damier_rules::game::{Conditions, Fact, Outcome};
use damier_rules::{ByColor, Color, Game, Move, Rulebook};

use crate::openings::Opening;
use crate::pace::{Pace, Side};
use crate::player::{AnyPlayer, Failure};

/// When a game is ended before the rules end it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Adjudication {
    /// A draw after so many moves of each side.
    pub draw_after: u32,
    /// A win when both players agree on so many men for so many half-moves in a row.
    pub win: Option<(f64, u32)>,
    /// How much longer than allowed a move may take.
    pub margin: Duration,
}

impl Default for Adjudication {
    fn default() -> Adjudication {
        Adjudication { draw_after: 200, win: None, margin: Duration::from_millis(250) }
    }
}

/// How a game ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ending {
    /// Who won; `None` for a draw.
    pub winner: Option<Color>,
    /// Why, in words.
    pub why: String,
    /// The player that crashed, broke the rules or overstepped the time.
    pub at_fault: Option<Color>,
}

/// A game that was played.
#[derive(Debug, Clone, PartialEq)]
pub struct Played {
    /// Where it began.
    pub opening: Opening,
    /// All moves, those of the opening included.
    pub moves: Vec<Move>,
    /// What the players thought after the opening, in men for the player to move.
    pub scores: Vec<Option<f64>>,
    /// How it ended.
    pub ending: Ending,
}

/// Plays a game; `None` if it was broken off because nobody wants its result any more.
///
/// A player that fails loses, and must not be asked again.
pub fn play_game(
    book: &Rulebook,
    opening: &Opening,
    players: ByColor<&mut AnyPlayer>,
    paces: ByColor<&Pace>,
    adjudication: &Adjudication,
    enough: &AtomicBool,
) -> Option<Played> {
    let mut table = Table {
        game: Game::from_position(book.clone(), Conditions::classic().online(), opening.start).ok()?,
        opening,
        moves: Vec::new(),
        scores: Vec::new(),
        sides: ByColor { white: Side::new(paces.white), black: Side::new(paces.black) },
        adjudication,
    };
    for mv in &opening.moves {
        table.make(*mv);
    }
    let mut players = players;
    let ending = table.play_on(&mut players, enough)?;
    for color in Color::ALL {
        // A player at fault is not to be spoken to; the other one may have gone as well, which ends nothing.
        if ending.at_fault != Some(color) {
            let _ = players[color].game_over(&table.moves);
        }
    }
    Some(Played { opening: opening.clone(), moves: table.moves, scores: table.scores, ending })
}

struct Table<'a> {
    game: Game,
    opening: &'a Opening,
    moves: Vec<Move>,
    scores: Vec<Option<f64>>,
    sides: ByColor<Side>,
    adjudication: &'a Adjudication,
}

impl Table<'_> {
    /// Makes a legal move.
    fn make(&mut self, mv: Move) {
        // The game goes on, or nobody would have been asked.
        let _ = self.game.apply(Fact::Move(mv));
        self.moves.push(mv);
    }

    fn play_on(&mut self, players: &mut ByColor<&mut AnyPlayer>, enough: &AtomicBool) -> Option<Ending> {
        for color in Color::ALL {
            let begun = players[color].new_game(&self.opening.start, &self.moves, color, &self.sides[color]);
            if let Err(failure) = begun {
                return Some(lost_by(color, &failure.to_string()));
            }
        }
        loop {
            if let Some(ending) = self.by_the_rules().or_else(|| self.adjudicated()) {
                return Some(ending);
            }
            if enough.load(Relaxed) {
                return None;
            }
            let color = self.game.state().position().to_move();
            if let Err(ending) = self.one_move(color, &mut *players[color]) {
                return Some(ending);
            }
        }
    }

    fn by_the_rules(&self) -> Option<Ending> {
        let result = self.game.state().result()?;
        let winner = match result.outcome {
            Outcome::Win(color) => Some(color),
            Outcome::Draw | Outcome::BothLose | Outcome::Annulled => None,
        };
        Some(Ending { winner, why: result.reason.to_string(), at_fault: None })
    }

    fn adjudicated(&self) -> Option<Ending> {
        let Adjudication { draw_after, win, .. } = self.adjudication;
        if self.moves.len() as u64 >= 2 * u64::from(*draw_after) {
            let why = format!("adjudicated a draw after {draw_after} moves");
            return Some(Ending { winner: None, why, at_fault: None });
        }
        let (men, half_moves) = (*win)?;
        let ahead = self.agreed_leader(men, half_moves.max(2) as usize)?;
        let why = format!("adjudicated a win: both see {ahead} ahead by {men} men");
        Some(Ending { winner: Some(ahead), why, at_fault: None })
    }

    /// Who is ahead by so many men in the eyes of both for so many half-moves.
    fn agreed_leader(&self, men: f64, half_moves: usize) -> Option<Color> {
        let last = self.scores.len().checked_sub(half_moves)?;
        let to_move = self.game.state().position().to_move();
        // The last score is that of the player who is not to move now.
        let mut by = !to_move;
        let mut leader = None;
        for score in self.scores[last..].iter().rev() {
            let score = (*score)?;
            let ahead = if score >= men {
                by
            } else if score <= -men {
                !by
            } else {
                return None;
            };
            if leader.is_some_and(|leader| leader != ahead) {
                return None;
            }
            leader = Some(ahead);
            by = !by;
        }
        leader
    }

    fn one_move(&mut self, color: Color, player: &mut AnyPlayer) -> Result<(), Ending> {
        let allowed = self.sides[color].allowed();
        let begun = Instant::now();
        let answer = player.think(&self.opening.start, &self.moves, &self.sides[color]);
        let used = begun.elapsed();
        let answer = answer.map_err(|failure| ended_by(color, &failure))?;
        let limit = allowed.map(|allowed| allowed.saturating_add(self.adjudication.margin));
        if let Some(allowed) = allowed.filter(|_| limit.is_some_and(|limit| used > limit)) {
            let (used, allowed) = (used.as_secs_f64(), allowed.as_secs_f64());
            return Err(lost_by(color, &format!("time: a move took {used:.3} s of {allowed:.3} s")));
        }
        self.sides[color].spend(used);
        let position = self.game.state().position();
        if let Err(refused) = position.play(&answer.mv) {
            return Err(lost_by(color, &format!("illegal move: {refused}")));
        }
        self.scores.push(answer.score);
        self.make(answer.mv);
        Ok(())
    }
}

fn lost_by(color: Color, why: &str) -> Ending {
    Ending { winner: Some(!color), why: format!("{color}: {why}"), at_fault: Some(color) }
}

/// A program that ends a game by itself loses if it gives up; what else it claims cannot be checked, and is a draw.
fn ended_by(color: Color, failure: &Failure) -> Ending {
    match failure {
        Failure::Ended(reason) => {
            let winner = (*reason == EndReason::Lost).then_some(!color);
            Ending { winner, why: format!("{color}: {failure}"), at_fault: None }
        }
        failure => lost_by(color, &failure.to_string()),
    }
}
