//! The moves of a game, one after the other, and what each was worth.

use damier_engine::{Engine, Judgement, Limits, Report, Score, StopFlag, loss};
use damier_rules::{Color, Move, Position};

/// A move and what was found about it.
#[derive(Debug, Clone, PartialEq)]
pub struct Judged {
    /// The position in which it was made.
    pub before: Position,
    pub mv: Move,
    /// What would have been best.
    pub best: Report,
    /// What the move was worth to the player who made it.
    pub played: Score,
}

impl Judged {
    /// Who made it.
    pub fn side(&self) -> Color {
        self.before.to_move()
    }

    /// The expected points it gave away.
    pub fn loss(&self) -> f64 {
        loss(self.best.score, self.played)
    }

    /// What is said about it, if it was bad.
    pub fn judgement(&self) -> Option<Judgement> {
        Judgement::of(self.loss())
    }

    /// What the move was worth to White.
    pub fn for_white(&self) -> Score {
        if self.side() == Color::White { self.played } else { -self.played }
    }
}

/// Follows a game and judges its moves. Each position is searched once, with all that was played before it, so
/// that repetitions count.
pub struct Judge<'a> {
    engine: &'a mut Engine,
    limits: Limits,
    start: Position,
    moves: Vec<Move>,
    position: Position,
    /// What is best in the present position, where it has been searched; nothing if there is no move.
    known: Option<Option<Report>>,
}

impl<'a> Judge<'a> {
    /// Follows a game from a position. The limits are those of one position; only the best move is looked for.
    pub fn new(engine: &'a mut Engine, limits: &Limits, start: &Position) -> Judge<'a> {
        let limits = Limits { lines: 1, ..limits.clone() };
        Judge { engine, limits, start: *start, moves: Vec::new(), position: *start, known: None }
    }

    /// The position in which the next move is to be made.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Another position takes the place of the present one.
    pub fn set_up(&mut self, position: &Position) {
        (self.start, self.position) = (*position, *position);
        self.moves.clear();
        self.known = None;
    }

    /// Judges the next move of the game, which must be legal; nothing if the position had no move.
    pub fn made(&mut self, mv: &Move, stop: &StopFlag) -> Option<Judged> {
        let here = match self.known.take() {
            Some(known) => known,
            None => self.search(stop),
        };
        let (before, after) = (self.position, self.position.play_unchecked(mv));
        self.moves.push(*mv);
        self.position = after;
        let next = self.search(stop);
        let judged = here.map(|best| {
            let same = best.line.first().is_some_and(|own| before.play_unchecked(own) == after);
            let played = if same { best.score } else { seen_before(next.as_ref()) };
            Judged { before, mv: *mv, best, played }
        });
        self.known = Some(next);
        judged
    }

    fn search(&mut self, stop: &StopFlag) -> Option<Report> {
        let found = self.engine.search(&self.start, &self.moves, &self.limits, stop, &mut |_| {});
        found.into_iter().next()
    }
}

/// What a move was worth by what the opponent can do after it.
fn seen_before(reply: Option<&Report>) -> Score {
    match reply.map(|own| own.score) {
        None => Score::win_in(1),
        Some(score) if score.is_win() => -Score(score.0 - 1),
        Some(score) if score.is_loss() => -Score(score.0 + 1),
        Some(score) => -score,
    }
}
