//! The board as a map from coordinates to piles of discs, top disc first.

use std::collections::BTreeMap;

use damier_rules::{Color, Rank, Setup, Square, Tower, Variant};

/// Column from the left and row from the bottom, both from 0, White at the bottom.
pub(crate) type Place = (i8, i8);

/// A diagonal step: columns to the right, rows up.
pub(crate) type Step = (i8, i8);

/// The four diagonal steps.
pub(crate) const STEPS: [Step; 4] = [(-1, 1), (1, 1), (-1, -1), (1, -1)];

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Disc {
    pub(crate) color: Color,
    pub(crate) rank: Rank,
}

/// Discs on one square, top first; never empty while on the board.
pub(crate) type Pile = Vec<Disc>;

/// All piles of a position.
#[derive(Debug, Clone)]
pub(crate) struct Discs {
    pub(crate) variant: Variant,
    pub(crate) to_move: Color,
    pub(crate) piles: BTreeMap<Place, Pile>,
}

impl Discs {
    pub(crate) fn from_setup(setup: &Setup) -> Discs {
        let board = setup.variant.board();
        let piles = setup
            .placed
            .iter()
            .map(|(square, tower)| {
                let (column, row) = board.place(*square);
                ((column as i8, row as i8), pile(*tower))
            })
            .collect();
        Discs { variant: setup.variant, to_move: setup.to_move, piles }
    }

    /// The set-up, in order of the squares.
    pub(crate) fn to_setup(&self) -> Setup {
        let mut placed: Vec<(Square, Tower)> =
            self.piles.iter().map(|(place, pile)| (self.square(*place), tower(pile))).collect();
        placed.sort_by_key(|(square, _)| *square);
        Setup { variant: self.variant, to_move: self.to_move, placed }
    }

    /// The name of a place of play.
    pub(crate) fn square(&self, (column, row): Place) -> Square {
        self.variant.board().at(column, row).expect("pieces stand on squares of play")
    }

    /// Whether the place is inside the board.
    pub(crate) fn on_board(&self, (column, row): Place) -> bool {
        let size = self.variant.board().size() as i8;
        (0..size).contains(&column) && (0..size).contains(&row)
    }

    /// Whether the place is on the board and free.
    pub(crate) fn is_free(&self, place: Place) -> bool {
        self.on_board(place) && !self.piles.contains_key(&place)
    }

    /// The disc on top of a place, which commands what lies below it.
    pub(crate) fn top(&self, place: Place) -> Option<Disc> {
        self.piles.get(&place).map(|pile| pile[0])
    }
}

/// One step on from a place.
pub(crate) fn next(place: Place, step: Step) -> Place {
    (place.0 + step.0, place.1 + step.1)
}

fn pile(tower: Tower) -> Pile {
    let own = tower.own().map(|rank| Disc { color: tower.owner(), rank });
    let captives = tower.captives().map(|rank| Disc { color: !tower.owner(), rank });
    own.chain(captives).collect()
}

fn tower(pile: &Pile) -> Tower {
    let owner = pile[0].color;
    let ranks_of = |color| -> Vec<Rank> {
        pile.iter().filter(|disc| disc.color == color).map(|disc| disc.rank).collect()
    };
    Tower::new(owner, &ranks_of(owner), &ranks_of(!owner)).expect("a pile is a tower of two blocks")
}
