//! Makes `tests/cases/towers.cases`: endings of the column games, solved move by move from their ends.
//!
//! ```text
//! cargo run --release -p damier-engine --example towers > crates/engine/engine/tests/cases/towers.cases
//! ```
//!
//! No disc ever leaves the board in these games (COL-1.6.1b), so from a position of a few discs only so
//! many others can arise. All of them are listed and solved backwards: whoever cannot move has lost; a position is
//! won if some move leads to a lost one, lost if every move leads to a won one; what is left is drawn.

use std::collections::HashMap;

use damier_pdn::{Notation, read_fen, write_fen, write_move};
use damier_rules::{Position, Rulebook, Variant};

/// Discs that make an ending, with how many wins and draws are wanted of it.
const ENDINGS: [(Variant, &str, usize); 6] = [
    (Variant::Columns, "W:WKa1,c1:BKh8", 5),
    (Variant::Columns, "W:WKa1,Kc1:BKh8", 5),
    (Variant::Columns, "W:Wa1,c1:Bh8", 5),
    (Variant::Lasca, "W:WK1,2:BK25", 5),
    (Variant::Lasca, "W:W1,2:B25", 5),
    (Variant::Lasca, "W:W1,2:B24,25", 5),
];

/// Wins sooner than this are seen at a glance, wins later are spoilt by a draw counter or not seen at all.
const WINS: std::ops::RangeInclusive<u16> = 5..=13;

/// What was found about a position, for the side to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Known {
    Nothing,
    Won(u16),
    Lost(u16),
}

fn main() {
    println!("# Endings of a few discs of the column games whose outcome is proven.");
    println!(
        "# Proof: all positions that can arise from one are listed and solved from those without a move;"
    );
    println!("# what is neither won nor lost is drawn.");
    println!(
        "# `best` is the only move that keeps the outcome; a win is in so many half-moves, best play by both."
    );
    println!("# Made by `cargo run --release -p damier-engine --example towers`.");
    for (variant, fen, wanted) in ENDINGS {
        let Ok(fen) = read_fen(variant, fen) else { continue };
        let Ok(start) = Position::new(&fen.setup) else { continue };
        let solved = Solved::of(start.with_tower_jumps(Rulebook::usual(variant).tower_jumps()));
        solved.print(variant, wanted, |known| matches!(known, Known::Won(plies) if WINS.contains(&plies)));
        solved.print(variant, wanted, |known| known == Known::Nothing);
    }
}

/// Everything that can arise from a position.
struct Solved {
    positions: Vec<Position>,
    /// Where each move leads.
    next: Vec<Vec<u32>>,
    known: Vec<Known>,
}

impl Solved {
    fn of(start: Position) -> Solved {
        let mut numbers = HashMap::from([(start, 0u32)]);
        let mut positions = vec![start];
        let mut next = Vec::new();
        while let Some(position) = positions.get(next.len()).copied() {
            let number = |mv| {
                let after = position.play_unchecked(mv);
                *numbers.entry(after).or_insert_with(|| {
                    positions.push(after);
                    positions.len() as u32 - 1
                })
            };
            next.push(position.legal_moves().iter().map(number).collect());
        }
        let known = vec![Known::Nothing; positions.len()];
        let mut solved = Solved { positions, next, known };
        let mut plies = 0;
        while solved.step(plies) || plies < 2 {
            plies += 1;
        }
        solved
    }

    /// Finds what is decided in exactly so many half-moves; whether there was anything.
    fn step(&mut self, plies: u16) -> bool {
        let decided = |at: usize| {
            let mut replies = self.next[at].iter().map(|next| self.known[*next as usize]);
            if replies.clone().any(|known| matches!(known, Known::Lost(_))) {
                Some(Known::Won(plies))
            } else {
                replies.all(|known| matches!(known, Known::Won(_))).then_some(Known::Lost(plies))
            }
        };
        let open = (0..self.positions.len()).filter(|at| self.known[*at] == Known::Nothing);
        let found: Vec<(usize, Known)> = open.filter_map(|at| Some((at, decided(at)?))).collect();
        for (at, known) in &found {
            self.known[*at] = *known;
        }
        !found.is_empty()
    }

    /// The only move that keeps the outcome, if there is one.
    fn only(&self, at: usize) -> Option<usize> {
        let keeps = |next: &u32| match self.known[at] {
            Known::Won(_) => matches!(self.known[*next as usize], Known::Lost(_)),
            _ => self.known[*next as usize] == Known::Nothing,
        };
        let mut keeping = (0..self.next[at].len()).filter(|mv| keeps(&self.next[at][*mv]));
        keeping.next().filter(|_| keeping.next().is_none())
    }

    /// Prints some of the positions of a kind where only one of several moves keeps the outcome.
    fn print(&self, variant: Variant, wanted: usize, is_kind: impl Fn(Known) -> bool) {
        let book = Rulebook::usual(variant);
        let fits =
            |at: &usize| is_kind(self.known[*at]) && self.next[*at].len() > 2 && self.only(*at).is_some();
        let found: Vec<usize> = (0..self.positions.len()).filter(fits).collect();
        for at in found.iter().step_by((found.len() / wanted).max(1)).take(wanted) {
            let (position, Some(mv)) = (&self.positions[*at], self.only(*at)) else { continue };
            let best = write_move(position, &position.legal_moves()[mv], &Notation::pdn(variant));
            let fen = write_fen(&position.setup());
            let (kind, win) = match self.known[*at] {
                Known::Won(plies) => ("win", format!("\nwin    {plies}")),
                _ => ("draw", String::new()),
            };
            let of = self.positions.len();
            println!("\ncase   {kind} of {}, position {at} of {of}", variant.name());
            println!("rules  {}\npos    {fen}\nbest   {best}{win}", book.name);
        }
    }
}
