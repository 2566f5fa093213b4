//! Makes `tests/cases/endings.cases`: elementary endings of kings, solved move by move from their ends.
//!
//! ```text
//! cargo run --release -p damier-engine --example endings > crates/engine/engine/tests/cases/endings.cases
//! ```
//!
//! All positions of up to so many kings against one are enumerated. Whoever cannot move has lost; a position is
//! won if some move leads to a lost one, lost if every move leads to a won one; what is left is drawn.

use std::collections::HashMap;

use damier_pdn::{Notation, write_fen, write_move};
use damier_rules::{Color, Move, Position, Rulebook, Setup, Square, Tower, Variant};

/// What was found about a position, for the side to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Known {
    Nothing,
    Won(u16),
    Lost(u16),
}

/// The positions of an ending, each with its moves.
struct Table {
    positions: Vec<Position>,
    /// Where each move leads; nowhere if the other side cannot move then.
    next: Vec<Vec<Option<u32>>>,
    known: Vec<Known>,
}

fn main() {
    println!("# Endings of kings alone whose outcome is proven by a table of all their positions.");
    println!("# Proof: retrograde from the positions without a move; what is neither won nor lost is drawn.");
    println!(
        "# `best` is the only move that keeps the outcome; a win is in so many half-moves, best play by both."
    );
    println!("# Made by `cargo run --release -p damier-engine --example endings`.");
    let endings =
        [(Variant::English, 2), (Variant::Russian, 3), (Variant::Brazilian, 3), (Variant::International, 2)];
    for (variant, kings) in endings {
        let table = Table::solved(variant, kings);
        table.print(
            variant,
            "win",
            10,
            |table, at| matches!(table.known[at], Known::Won(plies) if (5..=11).contains(&plies)),
        );
        table.print(variant, "draw", 6, |table, at| table.known[at] == Known::Nothing);
    }
}

impl Table {
    fn solved(variant: Variant, kings: usize) -> Table {
        let positions: Vec<Position> = (1..=kings).flat_map(|count| all(variant, count)).collect();
        let numbers: HashMap<Position, u32> = positions.iter().copied().zip(0..).collect();
        let next = positions
            .iter()
            .map(|own| {
                own.legal_moves().iter().map(|mv| numbers.get(&own.play_unchecked(mv)).copied()).collect()
            })
            .collect();
        let known = vec![Known::Nothing; positions.len()];
        let mut table = Table { positions, next, known };
        for plies in 0.. {
            if !table.step(plies) && plies > 1 {
                break;
            }
        }
        table
    }

    /// Finds what is decided in exactly so many half-moves; whether there was anything.
    fn step(&mut self, plies: u16) -> bool {
        let before = |known: Known| match known {
            Known::Won(own) | Known::Lost(own) => own < plies,
            Known::Nothing => false,
        };
        let mut changed = Vec::new();
        for at in 0..self.positions.len() {
            if self.known[at] != Known::Nothing {
                continue;
            }
            let seen = |next: &Option<u32>| next.map_or(Known::Lost(0), |next| self.known[next as usize]);
            let mut replies = self.next[at].iter().map(seen);
            if self.next[at].is_empty() {
                changed.push((at, Known::Lost(0)));
            } else if plies > 0
                && replies.clone().any(|known| matches!(known, Known::Lost(_)) && before(known))
            {
                changed.push((at, Known::Won(plies)));
            } else if plies > 0 && replies.all(|known| matches!(known, Known::Won(_)) && before(known)) {
                changed.push((at, Known::Lost(plies)));
            }
        }
        for (at, known) in &changed {
            self.known[*at] = *known;
        }
        !changed.is_empty()
    }

    /// Prints some of the positions of a kind that have one move to keep the outcome.
    fn print(&self, variant: Variant, kind: &str, wanted: usize, is_kind: impl Fn(&Table, usize) -> bool) {
        let book = Rulebook::usual(variant);
        let fits = |at: &usize| is_kind(self, *at) && self.next[*at].len() > 3 && self.only(*at).is_some();
        let found: Vec<usize> = (0..self.positions.len()).filter(fits).collect();
        for at in found.iter().step_by((found.len() / wanted).max(1)).take(wanted) {
            let Some(mv) = self.only(*at) else { continue };
            let position = &self.positions[*at];
            println!("\ncase   {kind} of {}, position {at}", variant.name());
            println!("rules  {}", book.name);
            println!("pos    {}", write_fen(&position.setup()));
            println!("best   {}", write_move(position, &mv, &Notation::pdn(variant)));
            if let Known::Won(plies) = self.known[*at] {
                println!("win    {plies}");
            }
        }
    }

    /// The only move that keeps the outcome.
    fn only(&self, at: usize) -> Option<Move> {
        let keeps = |next: &Option<u32>| {
            let known = next.map_or(Known::Lost(0), |next| self.known[next as usize]);
            match self.known[at] {
                Known::Won(_) => matches!(known, Known::Lost(_)),
                _ => !matches!(known, Known::Won(_)),
            }
        };
        let moves = self.positions[at].legal_moves();
        let mut kept = moves.into_iter().zip(&self.next[at]).filter(|(_, next)| keeps(next));
        let (mv, _) = kept.next()?;
        kept.next().is_none().then_some(mv)
    }
}

/// All positions of so many white kings against one black king, either side to move.
fn all(variant: Variant, kings: usize) -> Vec<Position> {
    let squares: Vec<Square> = variant.board().squares().collect();
    let mut sets = vec![Vec::new()];
    for _ in 0..kings {
        sets = sets
            .iter()
            .flat_map(|set: &Vec<Square>| {
                let free = squares.iter().filter(|own| set.last().is_none_or(|last| *own > last));
                free.map(|own| [set.as_slice(), &[*own]].concat()).collect::<Vec<_>>()
            })
            .collect();
    }
    let mut positions = Vec::new();
    for set in &sets {
        for lone in squares.iter().filter(|own| !set.contains(own)) {
            for to_move in Color::ALL {
                let white = set.iter().map(|own| (*own, Tower::king(Color::White)));
                let placed = white.chain([(*lone, Tower::king(Color::Black))]).collect();
                positions.extend(Position::new(&Setup { variant, to_move, placed }));
            }
        }
    }
    positions
}
