//! The search knows the draws of the rulebook.

use damier_engine::{Engine, Limits, Options, Score, StopFlag};
use damier_rules::game::{Conditions, Fact, Game};
use damier_rules::{Rulebook, Tower};

use crate::play::{Random, random_position};

// A search of one half-move calls a move a draw whenever the game's own counters do.
#[test]
fn counters_of_the_rulebook_are_draws_in_the_search() {
    let mut reached = 0;
    for book in Rulebook::all() {
        for seed in 0..120 {
            let start = random_position(&book, seed, 60);
            let Ok(mut game) = Game::from_position(book.clone(), Conditions::classic(), start) else {
                continue;
            };
            let mut random = Random::new(seed);
            let mut played = Vec::new();
            for _ in 0..300 {
                let position = *game.state().position();
                let moves = position.legal_moves();
                if moves.is_empty() || game.state().result().is_some() {
                    break;
                }
                // Kings that go about make draws; men that move and captures do not.
                let calm = moves
                    .iter()
                    .filter(|mv| !mv.is_capture() && position.at(mv.from()).is_some_and(Tower::is_king));
                let calm: Vec<_> = calm.collect();
                let mv = if calm.is_empty() {
                    moves[random.below(moves.len())]
                } else {
                    *calm[random.below(calm.len())]
                };
                if game.apply(Fact::Move(mv)).is_err() {
                    break;
                }
                let after = *game.state().position();
                if !game.state().reached().is_empty() && after.has_legal_move() && !position.must_capture() {
                    let mut engine = Engine::new(&book, &Options { hash: 1 << 14, ..Options::default() });
                    let limits = Limits { depth: Some(1), lines: 100, ..Limits::default() };
                    let all = engine.search(&start, &played, &limits, &StopFlag::new(), &mut |_| {});
                    let own = all.iter().find(|report| position.play_unchecked(&report.line[0]) == after);
                    let score = own.map(|report| report.score);
                    assert_eq!(
                        score,
                        Some(Score::DRAW),
                        "{} {seed} after {} half-moves",
                        book.name,
                        played.len()
                    );
                    reached += 1;
                    break;
                }
                played.push(mv);
            }
        }
    }
    assert!(reached > 30, "{reached} draws are too few to tell");
}
