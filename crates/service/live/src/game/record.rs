//! A game that was played elsewhere and is taken in with all its moves.

use damier_clock::named::Class;
use damier_clock::{Moment, Span};
use damier_rules::game::{self, Outcome};
use damier_rules::{Color, Move, Position, Rulebook};

use super::{Ending, LiveGame};
use crate::{Draws, Fact, Player, RecordedScore, Refused, Terms, move_id};

impl LiveGame {
    /// A game with its moves and its end, as it was played elsewhere, and the facts that tell it.
    ///
    /// Nothing ends by itself in it but what has no legal move: whether a draw was claimed is for the record to
    /// say.
    pub fn recorded(
        rulebook: &Rulebook,
        start: Option<String>,
        [white, black]: [Player; 2],
        moves: &[Move],
        score: Option<RecordedScore>,
        at: Moment,
    ) -> Result<(LiveGame, [Fact; 2]), Refused> {
        let mut terms = Terms::new(rulebook.name, Class::Classic, "-");
        terms.start = start;
        terms.draws = Draws::Claimed;
        let mut live = LiveGame::begin(terms.clone(), white.clone(), black.clone(), at)?;
        let begun = Fact::Begun { terms: Box::new(terms), white, black };
        let mut position: Position = *live.state().position();
        let mut ids = Vec::with_capacity(moves.len());
        for mv in moves {
            ids.push(move_id::of(&position, mv, live.notation()));
            position = position.play_unchecked(mv);
        }
        let recorded = Fact::Recorded { moves: ids, score };
        live.apply(at, &recorded)?;
        Ok((live, [begun, recorded]))
    }

    /// Takes in the record of a game of which no move has been made here.
    pub(super) fn record(
        &mut self,
        at: Moment,
        moves: &[String],
        score: Option<RecordedScore>,
    ) -> Result<(), Refused> {
        if self.ply() > 0 {
            return Err(Refused::BegunAlready);
        }
        let mut game = self.clone();
        for id in moves {
            game.moved(at, id, Span::ZERO)?;
        }
        if !game.is_over() {
            let outcome = match score {
                Some(RecordedScore::White) => Outcome::Win(Color::White),
                Some(RecordedScore::Black) => Outcome::Win(Color::Black),
                Some(RecordedScore::Draw) => Outcome::Draw,
                None => Outcome::Annulled,
            };
            let grounds = "as recorded".to_owned();
            game.rules(at, game::Fact::Award { outcome, grounds })?;
            game.ending = Some(Ending::Recorded);
        }
        *self = game;
        Ok(())
    }
}
