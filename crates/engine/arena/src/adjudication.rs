//! When a game is ended before the rules end it, and what endgame tables prove of it.

use std::sync::Arc;
use std::time::Duration;

use damier_rules::Color;
use damier_rules::game::State;
use damier_tables::{GameResult, Tables};

use crate::in_time::comes_in_time;

/// When a game is ended before the rules end it.
#[derive(Debug, Clone)]
pub struct Adjudication {
    /// A draw after so many moves of each side.
    pub draw_after: u32,
    /// A win when both players agree on so many men for so many half-moves in a row.
    pub win: Option<(f64, u32)>,
    /// The result that these tables prove.
    pub tables: Option<Arc<Tables>>,
    /// How much longer than allowed a move may take.
    pub margin: Duration,
}

impl Default for Adjudication {
    fn default() -> Adjudication {
        Adjudication { draw_after: 200, win: None, tables: None, margin: Duration::from_millis(250) }
    }
}

/// What tables prove of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Proven {
    /// Neither side can win.
    Draw,
    /// This side wins in so many half-moves.
    Win(Color, u16),
}

/// What tables prove of a game: a draw, or a win that comes in time. Tables know nothing of draws by count or by
/// repetition, so a win is proven only if neither can come first; else the game goes on.
pub(crate) fn proven(tables: &Tables, state: &State) -> Option<Proven> {
    let position = state.position();
    // Where some of the smaller tables are missing nothing is known about what comes.
    if !tables.cover(position) {
        return None;
    }
    let outcome = tables.probe(position)?;
    let to_move = position.to_move();
    let winner = match outcome.result {
        GameResult::Draw => return Some(Proven::Draw),
        GameResult::Win => to_move,
        GameResult::Loss => !to_move,
    };
    let in_time = comes_in_time(tables, state, outcome.distance.div_ceil(2));
    in_time.then_some(Proven::Win(winner, outcome.distance))
}

#[cfg(test)]
mod tests {
    use damier_pdn::read_fen;
    use damier_rules::game::{Conditions, Done, Fact};
    use damier_rules::{Game, Position, Rulebook, Variant};
    use damier_tables::{BuildOptions, build};

    use super::*;

    fn game(variant: Variant, fen: &str) -> Game {
        let setup = read_fen(variant, fen).expect("a position in FEN").setup;
        let position = Position::new(&setup).expect("a position of play");
        Game::from_position(Rulebook::usual(variant), Conditions::classic().online(), position)
            .expect("a game can begin there")
    }

    /// Goes to and fro with kings.
    fn shuffle(game: &mut Game, plies: usize) {
        for _ in 0..plies {
            let state = game.state();
            let moves = state.position().legal_moves();
            let own = state.plies().iter().rev().nth(1).map(|ply| ply.done);
            let back = moves.iter().find(|mv| match own {
                Some(Done::Legal(last)) => (mv.from(), mv.to()) == (last.to(), last.from()),
                _ => false,
            });
            let mv = *back.unwrap_or(&moves[0]);
            game.apply(Fact::Move(mv)).expect("a legal move of a game that goes on");
        }
    }

    fn tables(variant: Variant, pieces: u32) -> Tables {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let options = BuildOptions { pieces, threads: 2, memory: 256 << 20 };
        build(folder.path(), variant, &options, &|_| {}).expect("small tables are built in a moment");
        Tables::open(folder.path(), variant).expect("the tables just built")
    }

    #[test]
    fn draws_and_wins_are_proven() {
        let tables = tables(Variant::English, 3);
        let told = |fen| proven(&tables, game(Variant::English, fen).state());
        assert_eq!(told("W:WK14:BK1"), Some(Proven::Draw));
        assert!(matches!(told("W:WK14,K18:BK1"), Some(Proven::Win(Color::White, _))));
        assert!(matches!(told("B:WK1:BK14,K18"), Some(Proven::Win(Color::Black, _))));
        assert_eq!(told("W:WK14,K18,K19:BK1"), None, "there are tables of three pieces only");
    }

    // Two kings that beat one need up to a dozen moves; forty of each are allowed (WCDF-1.32.3).
    #[test]
    fn a_win_is_not_proven_when_a_draw_may_come_first() {
        let tables = tables(Variant::English, 3);
        let mut late = game(Variant::English, "W:WK32,K28:BK4");
        assert!(matches!(proven(&tables, late.state()), Some(Proven::Win(Color::White, _))));
        shuffle(&mut late, 4);
        assert_eq!(late.state().occurrences(), 2, "every position stands there once more");
        assert_eq!(proven(&tables, late.state()), None, "a third time is a draw");
    }

    // Russian: two units against a king have five moves (UA-VI.Draw.1.8). A win of that class never takes more,
    // so a longer win that only leads to it is safe.
    #[test]
    fn a_count_that_has_not_begun_does_no_harm_where_it_is_long_enough() {
        let tables = tables(Variant::Russian, 3);
        let far = game(Variant::Russian, "W:Wg5,f2:Bc5");
        assert_eq!(proven(&tables, far.state()), Some(Proven::Win(Color::White, 13)));
    }

    // English: forty moves of each (WCDF-1.32.3).
    #[test]
    fn a_count_that_runs_leaves_so_many_moves() {
        let tables = tables(Variant::English, 2);
        let mut game = game(Variant::English, "W:WK32,K28:BK4");
        assert!(comes_in_time(&tables, game.state(), 40) && !comes_in_time(&tables, game.state(), 41));
        shuffle(&mut game, 2);
        assert!(comes_in_time(&tables, game.state(), 39) && !comes_in_time(&tables, game.state(), 40));
    }
}
