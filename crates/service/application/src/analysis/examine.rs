//! The examination of one finished game.

use std::time::Duration;

use damier_analysis::Judge;
use damier_engine::{Engine, Limits, Options, StopFlag, Thinking};
use damier_live::LiveGame;
use damier_pdn::Notation;
use damier_rules::game::{Done, Ply};
use damier_rules::{Move, Position, Rulebook};

use super::{Endings, Kept};

/// Memory for the search.
const HASH: usize = 32 << 20;

/// One position gets so much.
const NODES: u64 = 150_000;

/// And at most so long, on a slow machine.
const LONGEST: Duration = Duration::from_secs(2);

/// A game as it is analysed.
pub(super) struct Task {
    pub(super) game: String,
    book: Rulebook,
    start: Position,
    moves: Vec<Move>,
}

impl Task {
    /// The task that a game is.
    pub(super) fn of(game: &str, live: &LiveGame) -> Task {
        let state = live.state();
        let plies = state.plies();
        // Online no move against the rules ever stands.
        let legal = |done: &Done| match done {
            Done::Legal(mv) => Some(*mv),
            Done::Irregular(_) => None,
        };
        Task {
            game: game.to_owned(),
            book: live.rulebook().clone(),
            start: plies.first().map_or(*state.position(), Ply::before),
            moves: plies.iter().map_while(|ply| legal(&ply.done)).collect(),
        }
    }

    /// How many half-moves are to be judged.
    pub(super) fn len(&self) -> usize {
        self.moves.len()
    }

    /// What the engine finds; nothing if it was stopped. `tell` is told how many half-moves have been judged.
    pub(super) fn examine(
        &self,
        endings: &Endings,
        stop: &StopFlag,
        mut tell: impl FnMut(usize),
    ) -> Option<Kept> {
        let tables = endings.of(self.book.variant);
        let pieces = tables.as_ref().map(|tables| tables.most_pieces());
        let mut engine = Engine::new(&self.book, &Options { hash: HASH, tables, ..Options::default() });
        let time = Some(Thinking::exactly(LONGEST));
        let limits = Limits { nodes: Some(NODES), time, ..Limits::default() };
        let mut judge = Judge::new(&mut engine, &limits, &self.start);
        let mut judged = Vec::new();
        for mv in &self.moves {
            judged.extend(judge.made(mv, stop));
            if stop.is_stopped() {
                return None;
            }
            tell(judged.len());
        }
        Some(Kept::of(&judged, &Notation::of(&self.book), pieces))
    }
}
