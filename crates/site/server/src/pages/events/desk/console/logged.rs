//! What the log of a board in the hall says about its moves and clocks.
//!
//! The clocks are those of the last line: nobody writes down every press of a clock in a hall, so that they are not let
//! run on from there.

use std::collections::BTreeMap;

use damier_board::Board;
use damier_clock::{Moment, Phase, Span};
use damier_compete::event::GameKey;
use damier_pdn::{Notation, write_move};
use damier_rules::game::{Done, Game};
use damier_rules::{ByColor, Color};

use super::row::Row;
use crate::desk::Held;

/// Boards as their logs have them. A log is read again only when it has got longer or shorter, since a console looks
/// twice a second.
#[derive(Default)]
pub(super) struct Logged {
    boards: BTreeMap<GameKey, Read>,
}

/// A log that was read.
struct Read {
    /// The entry of the event with its last line.
    seq: u32,
    lines: usize,
    /// Nothing where the regulation has changed so that the log cannot be read any more.
    stands: Option<Stands>,
}

struct Stands {
    ply: usize,
    last: String,
    over: bool,
    left: ByColor<Option<u64>>,
    trouble: ByColor<bool>,
}

impl Logged {
    /// Fills in what the log of a board says, if it has one.
    pub(super) fn tell(&mut self, row: &mut Row, held: &Held, key: GameKey) {
        let state = held.event.state();
        let lines = state.boards.get(&key).map_or(&[] as &[_], Vec::as_slice);
        let Some(last) = lines.last() else {
            self.boards.remove(&key);
            return;
        };
        let known = self.boards.get(&key).is_some_and(|own| (own.seq, own.lines) == (last.seq, lines.len()));
        if !known {
            let stands = state.board(key).ok().map(|board| Stands::of(&board));
            self.boards.insert(key, Read { seq: last.seq, lines: lines.len(), stands });
        }
        let Some(stands) = self.boards.get(&key).and_then(|own| own.stands.as_ref()) else { return };
        row.ply = stands.ply;
        row.last.clone_from(&stands.last);
        for color in Color::ALL {
            let side = if color == Color::White { &mut row.white } else { &mut row.black };
            (side.left, side.trouble) = (stands.left[color], stands.trouble[color]);
        }
    }

    /// Whether the game has ended by its log.
    pub(super) fn is_over(&self, key: GameKey) -> bool {
        self.boards.get(&key).and_then(|own| own.stands.as_ref()).is_some_and(|own| own.over)
    }
}

impl Stands {
    fn of(board: &Board) -> Stands {
        let at = Moment::from_millis(0) + board.lines().last().map_or(Span::ZERO, |line| line.after);
        let over = board.game().state().result().is_some();
        let begun = board.clock().filter(|clock| clock.phase(at) != Phase::NotStarted);
        let left = |color| begun.and_then(|clock| clock.reading(color, at).left).map(Span::as_millis);
        let trouble = |color| !over && begun.is_some_and(|clock| clock.time_trouble(color, at).is);
        Stands {
            ply: board.game().state().ply(),
            last: last_move(board.game()),
            over,
            left: ByColor::from_fn(left),
            trouble: ByColor::from_fn(trouble),
        }
    }
}

/// The last move in the notation of the game; a dash for one that was no move.
fn last_move(game: &Game) -> String {
    let Some(ply) = game.state().plies().last() else { return String::new() };
    match &ply.done {
        Done::Legal(mv) => write_move(&ply.before(), mv, &Notation::pdn(game.rulebook().variant)),
        Done::Irregular(_) => "–".to_owned(),
    }
}
