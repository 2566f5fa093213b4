//! All legal moves of a set-up.

use std::collections::BTreeSet;

use damier_rules::{Color, Rank, Setup, Square, TowerJumps};

use crate::capture::{Run, captures};
use crate::discs::{Discs, Place};
use crate::quiet::destinations;
use crate::rules;

/// One legal move, described by what it does.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MoveEffect {
    pub from: Square,
    pub to: Square,
    /// Departure, landing squares and arrival of one way to make it.
    pub route: Vec<Square>,
    /// The squares jumped that way, in order.
    pub jumped: Vec<Square>,
    /// The pieces afterwards, in order of the squares.
    pub after: Setup,
}

/// Every way to make every legal move of a set-up.
#[derive(Debug, Clone)]
pub struct Listing {
    ways: Vec<MoveEffect>,
}

impl Listing {
    /// The legal moves of a set-up without faults.
    pub fn of(setup: &Setup, setting: TowerJumps) -> Listing {
        if rules::is_over(setup) {
            return Listing { ways: Vec::new() };
        }
        let discs = Discs::from_setup(setup);
        let own: Vec<Place> = own_places(&discs, setup.to_move);
        let runs: Vec<Run> = own.iter().flat_map(|from| captures(&discs, *from, setting)).collect();
        let ways = if runs.is_empty() {
            own.iter().flat_map(|from| quiet_moves(&discs, *from)).collect()
        } else {
            // A capture is compulsory (FMJD-I.4.1, UA13-II.3.3, WCDF-1.20, COL-1.6.1a).
            chosen(&discs, runs).iter().map(outcome).collect()
        };
        Listing { ways }
    }

    /// Every landing place of every king counted as its own way.
    pub fn ways(&self) -> &[MoveEffect] {
        &self.ways
    }

    /// The moves: one for each departure, arrival and resulting position (D-05).
    pub fn outcomes(&self) -> Vec<&MoveEffect> {
        let mut outcomes: Vec<&MoveEffect> = Vec::new();
        for way in &self.ways {
            if !outcomes.iter().any(|o| o.from == way.from && o.to == way.to && o.after == way.after) {
                outcomes.push(way);
            }
        }
        outcomes
    }

    /// How many moves there are when captures that take the same pieces in another order count apart.
    pub fn count_paths(&self) -> usize {
        self.ways.iter().map(|way| (way.from, &way.jumped, way.to)).collect::<BTreeSet<_>>().len()
    }

    /// Whether the moves are captures.
    pub fn must_capture(&self) -> bool {
        self.ways.iter().any(|way| !way.jumped.is_empty())
    }
}

fn own_places(discs: &Discs, color: Color) -> Vec<Place> {
    discs.piles.iter().filter(|(_, pile)| pile[0].color == color).map(|(place, _)| *place).collect()
}

/// The captures among which the player may choose.
fn chosen(discs: &Discs, mut runs: Vec<Run>) -> Vec<Run> {
    let worth = |run: &Run| {
        let rank = |place: &Place| discs.top(*place).map_or(Rank::Man, |disc| disc.rank);
        let taken: Vec<Rank> = run.jumped.iter().map(rank).collect();
        rules::worth(discs.variant, rank(&run.route[0]), &taken)
    };
    let best = runs.iter().map(worth).max();
    runs.retain(|run| Some(worth(run)) == best);
    runs
}

fn outcome(run: &Run) -> MoveEffect {
    let squares = |places: &[Place]| places.iter().map(|place| run.discs.square(*place)).collect::<Vec<_>>();
    let route = squares(&run.route);
    MoveEffect {
        from: route[0],
        to: route[route.len() - 1],
        jumped: squares(&run.jumped),
        after: run.finished().to_setup(),
        route,
    }
}

fn quiet_moves(discs: &Discs, from: Place) -> Vec<MoveEffect> {
    destinations(discs, from).into_iter().map(|to| quiet_move(discs, from, to)).collect()
}

/// A man that arrives on the last row is a king, with its new rights from the next turn (FMJD-I.3.8,
/// UA-VI.Cap.15, WCDF-1.16, COL-1.6.3bis-e); only the top disc is crowned (COL-1.5.2b).
fn quiet_move(discs: &Discs, from: Place, to: Place) -> MoveEffect {
    let mut after = discs.clone();
    let mut pile = after.piles.remove(&from).expect("the mover stands there");
    if rules::is_last_row(discs.variant, pile[0].color, to) {
        pile[0].rank = Rank::King;
    }
    after.piles.insert(to, pile);
    after.to_move = !after.to_move;
    let (from, to) = (discs.square(from), discs.square(to));
    MoveEffect { from, to, route: vec![from, to], jumped: Vec::new(), after: after.to_setup() }
}
