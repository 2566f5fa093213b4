//! One game as one of the two programs sees it.

use std::time::{Duration, Instant};

use damier_rules::game::{Conditions, Fact, Game, GameResult, Outcome};
use damier_rules::{Color, Move, Position, Rulebook};

use super::message::VARIANT;
use super::{EndReason, Mover, Request, Turn};

/// A game under way.
#[derive(Debug, Clone)]
pub struct Course {
    /// The game by the rules, up to the move that ended it.
    game: Game,
    position: Position,
    start: Position,
    moves: Vec<Move>,
    me: Color,
    left: Duration,
    /// The most moves of a side.
    limit: Option<usize>,
}

/// How a game ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ended {
    /// Who won; `None` if the programs did not say and the rules do not.
    pub outcome: Option<Outcome>,
    /// Why, in words.
    pub why: String,
    /// What somebody says of the result that the rules do not bear out.
    pub dispute: Option<String>,
    /// Where it began.
    pub start: Position,
    /// All moves of the game, from its first.
    pub moves: Vec<Move>,
    /// Whether the other program wants no more games.
    pub stop: bool,
}

impl Course {
    /// The game that a request asks for; `None` if its position cannot be played.
    pub fn new(request: &Request, me: Color) -> Option<Course> {
        let start = match &request.position {
            None => Position::start(VARIANT),
            Some(setup) => Position::new(setup).ok()?,
        };
        Some(Course {
            game: game_from(start, &[])?,
            position: start,
            start,
            moves: Vec::new(),
            me,
            left: Duration::from_secs(60 * u64::from(request.minutes)),
            limit: Some(usize::from(request.moves)).filter(|moves| *moves > 0),
        })
    }

    /// How long a move can take at most: all the time of the game, and a minute on the way.
    pub(super) fn longest_move(&self) -> Duration {
        self.left.saturating_add(Duration::from_secs(60))
    }

    /// The position on the board.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Where the game began.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The moves so far.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// Whether it is our turn.
    pub fn is_mine(&self) -> bool {
        self.position().to_move() == self.me
    }

    /// Plays a legal move. If the rules have ended the game but the other program went on, the end stays as it
    /// was.
    pub(super) fn play(&mut self, mv: Move) {
        self.position = self.position.play_unchecked(&mv);
        self.moves.push(mv);
        if self.game.state().result().is_none() {
            // A move of the list of legal moves is not refused while the game goes on.
            let _ = self.game.apply(Fact::Move(mv));
        }
    }

    /// Finds our move and stops the time that it took.
    pub(super) fn think(&mut self, mover: &mut dyn Mover) -> Option<(Move, u16)> {
        let begun = Instant::now();
        let made = self.moves.len() / 2;
        let to_go = self.limit.map(|limit| limit.saturating_sub(made).max(1) as u32);
        let turn = Turn { start: &self.start, moves: &self.moves, left: self.left, moves_to_go: to_go };
        let mv = mover.choose(&turn)?;
        let used = begun.elapsed();
        self.left = self.left.saturating_sub(used);
        Some((mv, used.as_secs().min(9_999) as u16))
    }

    /// Why we would end the game now instead of moving.
    pub(super) fn over(&self) -> Option<(EndReason, String)> {
        if let Some(result) = self.game.state().result() {
            return Some((EndReason::of(result.outcome, self.me), result.reason.to_string()));
        }
        let limit = self.limit.filter(|_| self.is_long_enough())?;
        Some((EndReason::Unsaid, format!("the limit of {limit} moves is reached")))
    }

    /// Takes moves back to the one of this number and side; false if there was none.
    pub(super) fn go_back(&mut self, number: u16, to_move: Color) -> bool {
        let Some(before) = usize::from(number).checked_sub(1) else { return false };
        let ply = 2 * before + usize::from(to_move != self.start.to_move());
        if ply > self.moves.len() {
            return false;
        }
        let Some(game) = game_from(self.start, &self.moves[..ply]) else { return false };
        self.moves.truncate(ply);
        self.position = self.moves.iter().fold(self.start, |position, mv| position.play_unchecked(mv));
        self.game = game;
        true
    }

    /// Whether the limit of moves is reached.
    fn is_long_enough(&self) -> bool {
        self.limit.is_some_and(|limit| self.moves.len() >= 2 * limit)
    }

    /// The end of the game, by the rules if they say who won, else by what was said: who gives up has lost, who
    /// claims a draw has it, and a win that is merely claimed is none.
    pub(super) fn ended(self, said: &[(Color, EndReason)], why: String, stop: bool) -> Ended {
        let ruled = self.game.state().result();
        let conceded = said.iter().find_map(|(by, reason)| match reason {
            EndReason::Lost | EndReason::Draw => reason.outcome(*by),
            EndReason::Unsaid | EndReason::Won => None,
        });
        let outcome = ruled.map(|result| result.outcome).or(conceded);
        let is_open = ruled.is_none() && !self.is_long_enough();
        let dispute = said.iter().find_map(|(by, reason)| {
            let claim = reason.outcome(*by)?;
            let is_disputed = Some(claim) != outcome || (is_open && claim == Outcome::Draw);
            is_disputed.then(|| format!("{by} {}; by the rules {}", reason.in_words(), result_text(ruled)))
        });
        let why = ruled.map_or(why, |result| result.reason.to_string());
        Ended { outcome, why, dispute, start: self.start, moves: self.moves, stop }
    }

    pub(super) fn me(&self) -> Color {
        self.me
    }
}

fn result_text(ruled: Option<&GameResult>) -> String {
    match ruled.map(|result| result.outcome) {
        Some(Outcome::Win(color)) => format!("{color} has won"),
        Some(Outcome::Draw) => "it is a draw".to_owned(),
        Some(Outcome::BothLose | Outcome::Annulled) => "nobody has won".to_owned(),
        None => "the game goes on".to_owned(),
    }
}

/// A game by the usual rules in which draws come about by themselves.
fn game_from(start: Position, moves: &[Move]) -> Option<Game> {
    let conditions = Conditions::classic().online();
    let mut game = Game::from_position(Rulebook::usual(VARIANT), conditions, start).ok()?;
    for mv in moves {
        if game.state().result().is_none() {
            game.apply(Fact::Move(*mv)).ok()?;
        }
    }
    Some(game)
}
