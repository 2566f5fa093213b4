//! The balance of forces: how many men and kings each side has.

use crate::rulebook::{Condition, KingsAlone, Road, Switches, ThreeOffRoad};
use crate::{ByColor, Color, Position, Rank};

/// The pieces of one side; in column games its towers, by their top piece.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Force {
    /// Men.
    pub men: u8,
    /// Kings.
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
        let count = |color, rank| position.squares_of(color, rank).len() as u8;
        Balance(ByColor::from_fn(|color| Force {
            men: count(color, Rank::Man),
            kings: count(color, Rank::King),
        }))
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

/// Whether a class against a lone king holds, the place of that king apart.
pub(super) fn in_class(condition: &Condition, switches: &Switches, position: &Position) -> bool {
    let Some((_, against)) = Balance::of(position).lone_king() else { return false };
    match condition {
        Condition::ThreeUnits(_) => against.units() == 3,
        Condition::Kings(_) => enough_kings(against, switches),
        Condition::TwoUnits => against.units() == 2,
        Condition::OneKing => against.units() == 1,
        Condition::TwoUnitsOrOneKing => against.units() <= 2,
        _ => false,
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

/// Whether the lone king stands where the condition wants it.
pub(super) fn on_right_road(condition: &Condition, position: &Position) -> bool {
    let (Condition::ThreeUnits(road) | Condition::Kings(road)) = condition else { return true };
    let Some((lone, _)) = Balance::of(position).lone_king() else { return false };
    let kings = position.squares_of(lone, Rank::King);
    let on_road = !(kings & position.board().main_road()).is_empty();
    match road {
        Road::Anywhere => true,
        Road::On => on_road,
        Road::Off => !on_road,
    }
}
