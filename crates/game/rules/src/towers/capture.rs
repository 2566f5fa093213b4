//! Captures: every jump taken, the board changed after each, carried to the end.
//!
//! | rule | clause |
//! | --- | --- |
//! | the top piece goes under the taker at once, the last one lowest | COL-1.6.1b, COL-1.6.1c |
//! | a tower may be jumped again in the same move, never by turning back (a switch) | COL-1.6.1d, D-04 |
//! | a capture is carried to its end, the choice between several is free | COL-1.6.3a, COL-1.6.3c |
//! | a flying king takes at any distance and stops where it likes behind | COL-1.6.3bis-a, COL-1.6.3bis-b |
//! | if it can go on from one of these squares, it must | COL-1.6.3bis-c, D-03a |
//! | a man on the last row goes on as a king; in Lasca it stops | COL-1.6.3bis-d, COL-2.4.2 |
//!
//! Each jump puts one of the opponent's at most twelve pieces under the taker and nothing comes out
//! from there, so a capture ends after twelve jumps whatever may be jumped again.

use super::layout::{Way, back, crossing, index, nearest, singles, step};
use super::position::Trail;
use super::sink::Sink;
use super::stack::Stack;
use super::{TowerJumps, TowerVariant, layout};
use crate::Move;

/// The opponent's pieces, and so the jumps of one move.
const MOST_JUMPS: usize = 12;

/// The board while a capture is under way; the taker is in the air.
#[derive(Clone, Copy)]
pub(super) struct Field {
    /// The squares where something stands.
    pub(super) occupied: u64,
    /// The opponent's towers that may be jumped.
    pub(super) targets: u64,
}

impl Field {
    /// Whether a taker that steps can jump from here in this direction.
    #[inline(always)]
    const fn can_step(self, at: u64, way: Way, squares: u64) -> bool {
        let over = step(at, way) & self.targets;
        step(over, way) & squares & !self.occupied != 0
    }
}

/// The jumps made so far, by bit numbers.
#[derive(Clone, Copy)]
pub(super) struct Chain {
    from: u8,
    len: u8,
    /// A king commands that goes any distance.
    flying: bool,
    /// A man has been crowned on the way.
    crowned: bool,
    over: [u8; MOST_JUMPS],
    landed: [u8; MOST_JUMPS],
}

impl Chain {
    #[inline(always)]
    const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether another order of the same captures may lead to the same square.
    ///
    /// A flying king can take two pieces either way round a rectangle. A taker that steps comes next
    /// to a piece that it passed by in its first jump only after a round trip, and then it needs
    /// four jumps.
    #[inline(always)]
    pub(super) const fn has_other_orders(&self) -> bool {
        self.len >= if self.flying { 2 } else { 4 }
    }

    /// The capture by bit numbers, ending on a square.
    #[inline(always)]
    pub(super) fn trail(&self, to: usize) -> Trail<impl Iterator<Item = usize>> {
        let over = self.over[..self.len()].iter().map(|over| usize::from(*over));
        Trail { from: usize::from(self.from), to, crowns: self.crowned, over }
    }

    /// Where it began and what it jumped.
    #[inline(always)]
    pub(super) fn squares(&self) -> u64 {
        self.over[..self.len()].iter().fold(1 << self.from, |set, over| set | 1 << over)
    }

    /// The capture as a move that ends on a square.
    pub(super) fn ending<V: TowerVariant>(&self, to: usize) -> Move {
        let square = |bit: u8| V::LAYOUT.square(usize::from(bit));
        let mut mv = Move::capture_from(square(self.from));
        for i in 0..self.len() {
            mv.set_jump(i, square(self.over[i]), square(self.landed[i]));
        }
        let last = self.len() - 1;
        mv.set_jump(last, square(self.over[last]), V::LAYOUT.square(to));
        mv.finished(self.len(), self.crowned)
    }
}

/// The search for the captures of one side.
pub(super) struct Hunt<'a, V, S, const WHITE: bool> {
    towers: &'a [Stack; layout::BITS],
    jumps: TowerJumps,
    chain: Chain,
    sink: &'a mut S,
    variant: std::marker::PhantomData<V>,
}

impl<'a, V: TowerVariant, S: Sink<V>, const WHITE: bool> Hunt<'a, V, S, WHITE> {
    const LAST_ROW: u64 = if WHITE { V::LAYOUT.top } else { V::LAYOUT.bottom };

    #[inline(always)]
    pub(super) fn new(towers: &'a [Stack; layout::BITS], jumps: TowerJumps, sink: &'a mut S) -> Self {
        let chain = Chain {
            from: 0,
            len: 0,
            flying: false,
            crowned: false,
            over: [0; MOST_JUMPS],
            landed: [0; MOST_JUMPS],
        };
        Hunt { towers, jumps, chain, sink, variant: std::marker::PhantomData }
    }

    /// All captures that begin with these jumps.
    #[inline(always)]
    pub(super) fn run(&mut self, field: Field, starts: Starts) {
        for (way, takers) in starts.steps.into_iter().enumerate() {
            for from in singles(takers) {
                let field = self.lift(field, from);
                if starts.kings & from != 0 {
                    self.step_over::<true>(field, from, way);
                } else {
                    self.step_over::<false>(field, from, way);
                }
            }
        }
        for from in singles(starts.flights) {
            self.king(field, from);
        }
    }

    /// The captures of a flying king.
    fn king(&mut self, field: Field, from: u64) {
        let field = self.lift(field, from);
        self.chain.flying = true;
        for way in 0..4 {
            if let Some(over) = victim::<V>(field, from, way) {
                self.fly_over(field, over, way);
            }
        }
        self.chain.flying = false;
    }

    #[inline(always)]
    fn lift(&mut self, field: Field, from: u64) -> Field {
        self.chain.from = index(from) as u8;
        Field { occupied: field.occupied & !from, ..field }
    }

    /// One jump of a taker that steps, and all that can follow.
    fn step_over<const KING: bool>(&mut self, field: Field, at: u64, way: Way) {
        let over = step(at, way);
        let to = step(over, way);
        let field = self.take(field, over);
        self.chain.landed[self.chain.len() - 1] = index(to) as u8;
        if !KING && to & Self::LAST_ROW != 0 {
            self.chain.crowned = true;
            self.chain.flying = V::FLYING;
            if V::CROWNED_GO_ON {
                self.fly_on(field, to, way);
            } else {
                self.sink.ends(&self.chain, to);
            }
            self.chain.crowned = false;
            self.chain.flying = false;
        } else {
            self.step_on::<KING>(field, to, way);
        }
        self.chain.len -= 1;
    }

    /// The jumps that can follow one that ended here.
    #[inline(always)]
    fn step_on<const KING: bool>(&mut self, field: Field, at: u64, came: Way) {
        let mut ended = true;
        for way in 0..4 {
            let allowed = KING || man_captures::<V, WHITE>(way);
            if allowed && self.may_turn(came, way) && field.can_step(at, way, V::LAYOUT.squares) {
                ended = false;
                self.step_over::<KING>(field, at, way);
            }
        }
        if ended {
            self.sink.ends(&self.chain, at);
        }
    }

    /// One jump of a flying king, and all that can follow.
    fn fly_over(&mut self, field: Field, over: u64, way: Way) {
        let field = self.take(field, over);
        let landings = V::LAYOUT.free_run(index(over), way, field.occupied);
        self.fly_on(field, landings, way);
        self.chain.len -= 1;
    }

    /// The jumps of a flying king that can follow one that may end on any of these squares.
    ///
    /// Ahead and behind it meets the same tower from all of them, so these are tried once.
    fn fly_on(&mut self, field: Field, landings: u64, came: Way) {
        let mut ended = true;
        let last = self.chain.len() - 1;
        for at in singles(landings) {
            self.chain.landed[last] = index(at) as u8;
            for way in crossing(came) {
                if let Some(over) = victim::<V>(field, at, way) {
                    ended = false;
                    self.fly_over(field, over, way);
                }
            }
        }
        let at = nearest(landings, came);
        self.chain.landed[last] = index(at) as u8;
        for way in [came, back(came)] {
            if !self.may_turn(came, way) {
                continue;
            }
            if let Some(over) = victim::<V>(field, at, way) {
                ended = false;
                self.fly_over(field, over, way);
            }
        }
        if ended {
            self.sink.ends(&self.chain, landings);
        }
    }

    /// D-04: no turn of 180 degrees, also not over squares just emptied.
    #[inline(always)]
    fn may_turn(&self, came: Way, way: Way) -> bool {
        way != back(came) || self.jumps == TowerJumps::Any
    }

    /// Takes the top piece off a tower: the square may become free or change its owner at once
    /// (COL-1.6.1c, COL-1.6.1d).
    #[inline(always)]
    fn take(&mut self, field: Field, over: u64) -> Field {
        let at = index(over);
        let tower = self.towers[at];
        let left = tower.own() - if tower.own() > 1 { self.times_jumped(at) } else { 0 } - 1;
        self.chain.over[self.chain.len()] = at as u8;
        self.chain.len += 1;
        let mut next = field;
        if left == 0 || self.jumps == TowerJumps::Once {
            next.targets ^= over;
        }
        if left == 0 && tower.captives() == 0 {
            next.occupied ^= over;
        }
        next
    }

    fn times_jumped(&self, at: usize) -> u8 {
        self.chain.over[..self.chain.len()].iter().filter(|over| usize::from(**over) == at).count() as u8
    }
}

/// The tower that a flying king on `at` can take in this direction.
#[inline(always)]
fn victim<V: TowerVariant>(field: Field, at: u64, way: Way) -> Option<u64> {
    let met = V::LAYOUT.rays[way][index(at)] & field.occupied;
    if met == 0 {
        return None;
    }
    let first = nearest(met, way);
    let behind = step(first & field.targets, way) & V::LAYOUT.squares & !field.occupied;
    (behind != 0).then_some(first)
}

/// Whether a man of this side captures in this direction (COL-1.6.2, COL-2.4.1a).
#[inline(always)]
const fn man_captures<V: TowerVariant, const WHITE: bool>(way: Way) -> bool {
    V::MEN_CAPTURE_BACK || is_forward::<WHITE>(way)
}

/// Whether a man of this side moves in this direction.
#[inline(always)]
pub(super) const fn is_forward<const WHITE: bool>(way: Way) -> bool {
    (way < 2) == WHITE
}

/// The towers that can capture, by the way their first jump is made.
#[derive(Clone, Copy)]
pub(super) struct Starts {
    /// Those that step, by direction.
    steps: [u64; 4],
    /// Kings among those that step.
    kings: u64,
    flights: u64,
}

impl Starts {
    #[inline(always)]
    pub(super) fn find<V: TowerVariant, const WHITE: bool>(field: Field, men: u64, kings: u64) -> Starts {
        let free = V::LAYOUT.squares & !field.occupied;
        let mut starts = Starts { steps: [0; 4], kings: 0, flights: 0 };
        if V::FLYING {
            let can_take = |from: &u64| (0..4).any(|way| victim::<V>(field, *from, way).is_some());
            starts.flights = singles(kings).filter(can_take).fold(0, |set, from| set | from);
        } else {
            starts.kings = kings;
        }
        for (way, steps) in starts.steps.iter_mut().enumerate() {
            let men = if man_captures::<V, WHITE>(way) { men } else { 0 };
            let before = step(field.targets & step(free, back(way)), back(way));
            *steps = before & (men | starts.kings);
        }
        starts
    }

    /// Whether no tower can capture.
    #[inline(always)]
    pub(super) const fn is_empty(&self) -> bool {
        self.steps[0] | self.steps[1] | self.steps[2] | self.steps[3] | self.flights == 0
    }

    /// The starts of some towers only.
    pub(super) fn of(self, towers: u64) -> Starts {
        Starts { steps: self.steps.map(|set| set & towers), flights: self.flights & towers, ..self }
    }
}
