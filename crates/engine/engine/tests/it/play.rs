//! Games: every move legal, every line legal.

use damier_engine::{Engine, Limits, Options, StopFlag};
use damier_rules::{Position, Rulebook};

/// A rulebook for each variant.
pub(crate) const BOOKS: [&str; 6] =
    ["fmjd-100", "ua2023-russian", "ua2023-brazilian", "wcdf-checkers", "columns-russian", "columns-lasca"];

pub(crate) struct Random(u64);

impl Random {
    pub(crate) fn new(seed: u64) -> Random {
        Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub(crate) fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 33) as usize % end
    }
}

/// A position after some random moves; the last one before the end if the game ends sooner.
pub(crate) fn random_position(book: &Rulebook, seed: u64, plies: usize) -> Position {
    let mut random = Random::new(seed + 1);
    let mut position = Position::start(book.variant).with_tower_jumps(book.tower_jumps());
    for _ in 0..plies {
        let moves = position.legal_moves();
        let next = position.play_unchecked(&moves[random.below(moves.len())]);
        if !next.has_legal_move() {
            break;
        }
        position = next;
    }
    position
}

#[test]
fn fast_games_are_legal_to_the_end() {
    for book in BOOKS.map(|name| Rulebook::named(name).expect("a rulebook")) {
        for seed in 0..4 {
            let start = random_position(&book, seed, 6);
            let mut engine = Engine::new(&book, &Options { hash: 1 << 16, ..Options::default() });
            let limits = Limits { nodes: Some(300), ..Limits::default() };
            let (mut position, mut played) = (start, Vec::new());
            while played.len() < 120 {
                let reports = engine.search(&start, &played, &limits, &StopFlag::new(), &mut |_| {});
                let Some(best) = reports.first() else {
                    assert!(!position.has_legal_move(), "{}", book.name);
                    break;
                };
                let mut ahead = position;
                for mv in &best.line {
                    ahead = ahead.play(mv).unwrap_or_else(|why| panic!("{}: {mv:?}: {why:?}", book.name));
                }
                position = position.play_unchecked(&best.line[0]);
                played.push(best.line[0]);
            }
        }
    }
}
