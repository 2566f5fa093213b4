//! One game between two players, from its opening to its end.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::Instant;

use damier_protocol::dxp::EndReason;
use damier_rules::game::{Conditions, Fact, Outcome};
use damier_rules::{ByColor, Color, Game, Move, Rulebook};

use crate::adjudication::{Adjudication, Proven, proven};
use crate::openings::Opening;
use crate::pace::{Pace, Side, Spent};
use crate::player::{AnyPlayer, Failure};

/// What ended a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EndedBy {
    Rules,
    /// Endgame tables, which prove the result.
    Tables,
    /// The length of the game.
    Length,
    /// Both players saw the same side far ahead.
    Agreement,
    /// A player that gave up, went away, broke the rules or overstepped the time.
    Player,
}

impl EndedBy {
    /// The word for an adjudication; none for the other ends.
    pub const fn adjudication(self) -> Option<&'static str> {
        match self {
            EndedBy::Rules | EndedBy::Player => None,
            EndedBy::Tables => Some("tables"),
            EndedBy::Length => Some("length"),
            EndedBy::Agreement => Some("agreement"),
        }
    }
}

/// How a game ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ending {
    /// Who won; `None` for a draw.
    pub winner: Option<Color>,
    /// Why, in words.
    pub why: String,
    /// What ended it.
    pub by: EndedBy,
    /// What a player says of the result that the rules, or the course of the game, do not bear out.
    pub dispute: Option<String>,
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
    /// What the moves really took.
    pub spent: ByColor<Spent>,
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
    let mut ending = table.play_on(&mut players, enough)?;
    for color in Color::ALL {
        // A player at fault is not to be spoken to; the other one may have gone as well, which ends nothing.
        if ending.at_fault != Some(color)
            && let Ok(Some(said)) = players[color].game_over(&table.moves, ending.winner)
            && said.outcome(color).is_some_and(|outcome| outcome != outcome_of(ending.winner))
        {
            ending.dispute.get_or_insert(format!("{color} {} after the end", said.in_words()));
        }
    }
    let spent = ByColor { white: table.sides.white.spent(), black: table.sides.black.spent() };
    Some(Played { opening: opening.clone(), moves: table.moves, scores: table.scores, ending, spent })
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
            if let Err(failure) =
                players[!color].ponder(&self.opening.start, &self.moves, &self.sides[!color])
            {
                return Some(lost_by(!color, &failure.to_string()));
            }
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
        Some(Ending::new(winner, result.reason.to_string(), EndedBy::Rules))
    }

    fn adjudicated(&self) -> Option<Ending> {
        let Adjudication { draw_after, win, tables, .. } = self.adjudication;
        if let Some(proven) = tables.as_ref().and_then(|tables| proven(tables, self.game.state())) {
            let (winner, what) = match proven {
                Proven::Draw => (None, "a draw".to_owned()),
                Proven::Win(color, 1) => (Some(color), format!("{color} wins in 1 half-move")),
                Proven::Win(color, distance) => {
                    (Some(color), format!("{color} wins in {distance} half-moves"))
                }
            };
            return Some(Ending::new(winner, format!("adjudicated by tables: {what}"), EndedBy::Tables));
        }
        if self.moves.len() as u64 >= 2 * u64::from(*draw_after) {
            let why = format!("adjudicated a draw after {draw_after} moves");
            return Some(Ending::new(None, why, EndedBy::Length));
        }
        let (men, half_moves) = (*win)?;
        let ahead = self.agreed_leader(men, half_moves.max(2) as usize)?;
        let why = format!("adjudicated a win: both see {ahead} ahead by {men} men");
        Some(Ending::new(Some(ahead), why, EndedBy::Agreement))
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
        let position = self.game.state().position();
        self.sides[color].spend(used, position.legal_moves().len() > 1);
        if let Err(refused) = position.play(&answer.mv) {
            return Err(lost_by(color, &format!("illegal move: {refused}")));
        }
        self.scores.push(answer.score);
        self.make(answer.mv);
        Ok(())
    }
}

impl Ending {
    /// An end that is nobody's fault and that nobody disputes.
    fn new(winner: Option<Color>, why: String, by: EndedBy) -> Ending {
        Ending { winner, why, by, dispute: None, at_fault: None }
    }
}

fn lost_by(color: Color, why: &str) -> Ending {
    let why = format!("{color}: {why}");
    Ending { at_fault: Some(color), ..Ending::new(Some(!color), why, EndedBy::Player) }
}

/// A program that ends a game by itself loses if it gives up. Anything else that it claims is not borne out by
/// the rules, or they would have ended the game: nobody has won, and the claim is kept.
fn ended_by(color: Color, failure: &Failure) -> Ending {
    let Failure::Ended(said) = failure else { return lost_by(color, &failure.to_string()) };
    let gives_up = *said == EndReason::Lost;
    let why = format!("{color}: {failure}");
    let dispute = || format!("{color} {}; by the rules the game goes on", said.in_words());
    Ending {
        dispute: (!gives_up).then(dispute),
        ..Ending::new(gives_up.then_some(!color), why, EndedBy::Player)
    }
}

fn outcome_of(winner: Option<Color>) -> Outcome {
    winner.map_or(Outcome::Draw, Outcome::Win)
}
