//! Random set-ups: few and many pieces, kings, deep towers, men about to be crowned, long chains.

use std::collections::BTreeMap;

use damier_rules::{Color, Rank, Setup, Square, Tower, Variant};

use crate::Random;

/// A tower while it is being put together: owner, own pieces and captives, top first.
type Pile = (Color, Vec<Rank>, Vec<Rank>);

/// Any set-up without faults.
pub(crate) fn place(variant: Variant, random: &mut Random) -> Setup {
    let mut hand = Hand::new(variant, random);
    match random.chance(40) {
        true => hand.place_chain(random),
        false => hand.place_anywhere(random),
    }
    hand.setup(random)
}

/// What is being placed, and with what taste.
struct Hand {
    variant: Variant,
    piles: BTreeMap<Square, Pile>,
    /// How many of a hundred pieces are kings.
    kings: usize,
    /// How many of a hundred pieces join a tower.
    stacked: usize,
    /// Whether men stand near the row where they are crowned.
    advanced: bool,
}

impl Hand {
    fn new(variant: Variant, random: &mut Random) -> Hand {
        Hand {
            variant,
            piles: BTreeMap::new(),
            kings: random.pick(&[0, 10, 40, 100]),
            stacked: if variant.has_towers() { random.pick(&[0, 30, 60, 85]) } else { 0 },
            advanced: random.chance(30),
        }
    }

    fn limit(&self) -> usize {
        Setup::start(self.variant).placed.len() / 2
    }

    /// Each side gets a number of pieces on squares of chance.
    fn place_anywhere(&mut self, random: &mut Random) {
        for color in Color::ALL {
            let most = random.pick(&[3, self.limit() / 2, self.limit()]);
            for _ in 0..random.below(most + 1) {
                self.add(color, random);
            }
        }
    }

    /// One side stands on every second square of every second row, so that the other has far to jump.
    fn place_chain(&mut self, random: &mut Random) {
        let board = self.variant.board();
        let (victims, filled) = (random.pick(&Color::ALL), random.pick(&[30, 50, 75]));
        let parity = random.below(2) as u8;
        let mut left = self.limit();
        for square in board.squares() {
            let (column, row) = board.place(square);
            let inside = [column, row].iter().all(|x| (1..board.size() - 1).contains(x));
            if left > 0 && inside && row % 2 == parity && random.chance(filled) {
                let rank = self.rank(random);
                self.piles.insert(square, (victims, vec![rank], Vec::new()));
                left -= 1;
                if left > 0 && random.chance(self.stacked) {
                    self.stack_on(square, victims, random);
                    left -= 1;
                }
            }
        }
        for _ in 0..1 + random.below(3) {
            self.add(!victims, random);
        }
    }

    fn rank(&self, random: &mut Random) -> Rank {
        if random.chance(self.kings) { Rank::King } else { Rank::Man }
    }

    fn add(&mut self, color: Color, random: &mut Random) {
        let rank = self.rank(random);
        let occupied: Vec<Square> = self.piles.keys().copied().collect();
        if !occupied.is_empty() && random.chance(self.stacked) {
            self.stack_on(random.pick(&occupied), color, random);
        } else if let Some(square) = self.free_square(color, rank, random) {
            self.piles.insert(square, (color, vec![rank], Vec::new()));
        }
    }

    fn stack_on(&mut self, square: Square, color: Color, random: &mut Random) {
        let rank = self.rank(random);
        if let Some((owner, own, captives)) = self.piles.get_mut(&square) {
            if *owner == color { own.push(rank) } else { captives.push(rank) }
        }
    }

    /// Somewhere free, where a man has not yet become a king.
    fn free_square(&self, color: Color, rank: Rank, random: &mut Random) -> Option<Square> {
        let board = self.variant.board();
        let free: Vec<Square> = board
            .squares()
            .filter(|square| !self.piles.contains_key(square))
            .filter(|square| rank == Rank::King || rows_to_go(board, *square, color) > 0)
            .collect();
        if free.is_empty() {
            return None;
        }
        let square = random.pick(&free);
        let other = random.pick(&free);
        let nearer = rows_to_go(board, other, color) < rows_to_go(board, square, color);
        Some(if self.advanced && nearer { other } else { square })
    }

    fn setup(self, random: &mut Random) -> Setup {
        let placed = self.piles.into_iter().map(|(square, (owner, own, captives))| {
            (square, Tower::new(owner, &own, &captives).expect("no side has more than twenty pieces"))
        });
        Setup { variant: self.variant, to_move: random.pick(&Color::ALL), placed: placed.collect() }
    }
}

/// How many rows a man still has to go until it is crowned.
fn rows_to_go(board: damier_rules::Board, square: Square, color: Color) -> u8 {
    let (_, row) = board.place(square);
    match color {
        Color::White => board.size() - 1 - row,
        Color::Black => row,
    }
}
