//! The balance of forces: how many men and kings each side has.

use crate::rulebook::{Condition, KingsAlone, Road, Switches, ThreeOffRoad};
use crate::{ByColor, Color, Position, Rank};

/// The pieces of one side; in column games its towers, by their top piece.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Force {
    /// How many men there are.
    pub men: u8,
    /// How many kings there are.
    pub kings: u8,
}

impl Force {
    /// Men and kings together.
    pub const fn units(self) -> u8 {
        self.men + self.kings
    }

    const LONE_KING: Force = Force { men: 0, kings: 1 };
}

/// The forces of both sides.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Balance(ByColor<Force>);

impl Balance {
    /// The balance in a position.
    pub fn of(position: &Position) -> Balance {
        let mut forces = ByColor::<Force>::default();
        for tower in position.board().squares().filter_map(|square| position.at(square)) {
            let force = &mut forces[tower.owner()];
            match tower.top() {
                Rank::Man => force.men += 1,
                Rank::King => force.kings += 1,
            }
        }
        Balance(forces)
    }

    /// One side's force.
    pub fn force(&self, color: Color) -> Force {
        self.0[color]
    }

    /// All pieces on the board.
    pub fn pieces(&self) -> u8 {
        self.0.white.units() + self.0.black.units()
    }

    /// The side with more pieces, or with as many and more kings.
    pub fn stronger(&self) -> Option<Color> {
        let rank = |color: Color| (self.0[color].units(), self.0[color].kings);
        match rank(Color::White).cmp(&rank(Color::Black)) {
            std::cmp::Ordering::Greater => Some(Color::White),
            std::cmp::Ordering::Less => Some(Color::Black),
            std::cmp::Ordering::Equal => None,
        }
    }

    /// Whether one side has nothing but a king: that side and the force against it.
    fn lone_king(&self) -> Option<(Color, Force)> {
        let lone = |color: Color| {
            let against = self.0[!color];
            // A side that faces a lone king has a king itself in every class of the codes.
            (self.0[color] == Force::LONE_KING && against.kings > 0).then_some((color, against))
        };
        // With king against king either side will do.
        let weaker = self.stronger().map_or(Color::Black, |stronger| !stronger);
        lone(weaker)
    }

    /// Kings alone, three or fewer, against a lone king (FMJD-VI.5).
    pub fn is_kings_against_lone_king(&self) -> bool {
        self.lone_king().is_some_and(|(_, against)| against.men == 0 && against.kings <= 3)
    }
}

/// A position as the counters see it: the balance, and where a lone king stands.
#[derive(Debug, Clone, Copy)]
pub(super) struct Standing {
    pub(super) balance: Balance,
    /// The force against a lone king, if there is one, and whether that king is on the main road.
    against: Option<(Force, bool)>,
}

impl Standing {
    pub(super) fn of(position: &Position) -> Standing {
        let balance = Balance::of(position);
        let against = balance.lone_king().map(|(lone, force)| {
            let king = position.squares_of(lone, Rank::King);
            (force, !(king & position.board().main_road()).is_empty())
        });
        Standing { balance, against }
    }

    /// Whether a class against a lone king holds, the place of that king apart.
    pub(super) fn in_class(&self, condition: &Condition, switches: &Switches) -> bool {
        let Some((against, _)) = self.against else { return false };
        match condition {
            Condition::ThreeUnits(_) => against.units() == 3,
            Condition::Kings(_) => enough_kings(against, switches),
            Condition::TwoUnits => against.units() == 2,
            Condition::TwoKings => against.kings == 2 && against.men == 0,
            Condition::OneKing => against.units() == 1,
            Condition::TwoUnitsOrOneKing => against.units() <= 2,
            _ => false,
        }
    }

    /// Whether the lone king stands where the condition wants it.
    fn on_right_road(&self, condition: &Condition) -> bool {
        let on_road = self.against.is_some_and(|(_, on_road)| on_road);
        match condition {
            Condition::ThreeUnits(Road::On) | Condition::Kings(Road::On) => on_road,
            Condition::ThreeUnits(Road::Off) | Condition::Kings(Road::Off) => !on_road,
            _ => true,
        }
    }

    /// Whether the condition of a counter holds.
    pub(super) fn holds(&self, condition: &Condition, switches: &Switches) -> bool {
        match condition {
            Condition::Balance(pieces) => {
                let has_king = |color| self.balance.force(color).kings > 0;
                pieces.contains(&self.balance.pieces()) && Color::ALL.into_iter().all(has_king)
            }
            condition if condition.is_class() => {
                self.in_class(condition, switches) && self.on_right_road(condition)
            }
            _ => true,
        }
    }
}

/// Who may stand against the lone king in the rule for kings (D-16c, O-5).
fn enough_kings(against: Force, switches: &Switches) -> bool {
    let men_allowed = switches.kings_alone == KingsAlone::MenToo;
    match switches.class_3v1_off {
        ThreeOffRoad::ThreeUnits => against.units() == 3,
        ThreeOffRoad::ThreeKings => against.kings == 3 && (men_allowed || against.men == 0),
        ThreeOffRoad::ThreeOrMoreKings => against.kings >= 3 && (men_allowed || against.men == 0),
    }
}
