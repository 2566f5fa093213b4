//! Time trouble: who is in it, and why or why not (D-36, C2 to C6).

use damier_rules::Color;
use damier_rules::rulebook::Clause;

use crate::clauses::Point;
use crate::named::Device;
use crate::switches::{IncrementCounts, MoveInHand, TimeTrouble, ZoneEdge};
use crate::{Clock, ClockRules, Moment, Span};

/// Whether a player is in time trouble, with the numbers and clauses.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Trouble {
    /// Whether he is.
    pub is: bool,
    /// Why, or why not.
    pub why: TroubleWhy,
    /// Where it is said.
    pub clauses: &'static [Clause],
}

/// Why a player is in time trouble or not.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TroubleWhy {
    /// What he has left, and where the zone begins.
    Left {
        /// The time that the player has left.
        left: Span,
        /// Length of the zone.
        zone: Span,
    },
    /// He has little time, but must not make more than two moves a minute in it.
    NotHurried {
        /// The time that the player has left.
        left: Span,
        /// Moves to make in it.
        moves: u32,
    },
    /// Each of his moves earns too much.
    Increment {
        /// What it earns.
        each: Span,
    },
    /// The code knows no time trouble on an electronic clock.
    ElectronicClock,
    /// His flag is down.
    FlagDown,
    /// Nothing limits him.
    NoLimit,
}

impl Clock {
    /// Whether a player is in time trouble at a moment.
    pub fn time_trouble(&self, color: Color, at: Moment) -> Trouble {
        let rules = self.rules();
        let reading = self.reading(color, at);
        let no = |why, point| Trouble { is: false, why, clauses: rules.clauses(point) };
        let Some(left) = reading.left else { return no(TroubleWhy::NoLimit, Point::TimeTrouble) };
        if reading.fell.is_some() {
            return no(TroubleWhy::FlagDown, Point::TimeTrouble);
        }
        if rules.device == Device::Electronic && !rules.switches.time_trouble_electronic {
            return no(TroubleWhy::ElectronicClock, Point::TimeTrouble);
        }
        if let Some(each) = self.saving_increment(reading.moves) {
            return no(TroubleWhy::Increment { each }, Point::NoTimeTrouble);
        }
        let zone = rules.zone();
        let inside = match rules.switches.five_minutes {
            ZoneEdge::Inside => left <= zone,
            ZoneEdge::Outside => left < zone,
        };
        let why = TroubleWhy::Left { left, zone };
        match reading.moves_to_control {
            Some(moves) if inside && !is_hurried(rules, moves, left) => {
                no(TroubleWhy::NotHurried { left, moves }, Point::TimeTrouble)
            }
            _ => Trouble { is: inside, why, clauses: rules.clauses(Point::TimeTrouble) },
        }
    }

    /// Whether an arbiter should look at a player's clock: time trouble by the code, and of his time to the control less
    /// than a fifth is left. Under a control of five minutes the code's zone is the whole game, which warns of nothing.
    pub fn is_hurried(&self, color: Color, at: Moment) -> bool {
        let trouble = self.time_trouble(color, at);
        let whole = self.setup().control.periods().first().map_or(Span::ZERO, |period| period.time);
        let little = |left: Span| left.times(5) <= whole;
        trouble.is && self.reading(color, at).left.is_some_and(little)
    }

    /// The increment that keeps a player with so many moves made out of time trouble.
    fn saving_increment(&self, moves: u32) -> Option<Span> {
        let switches = &self.rules().switches;
        let least = Span::seconds(u64::from(switches.time_trouble_off_inc_s?));
        let increment = self.setup().control.increment()?;
        let counts = match switches.increment_counts {
            IncrementCounts::FromStart => true,
            IncrementCounts::FromItsMove => moves + 1 >= u32::from(increment.from.get()),
        };
        (counts && increment.each >= least).then_some(increment.each)
    }
}

impl ClockRules {
    /// How long the zone of time trouble is.
    pub fn zone(&self) -> Span {
        match self.switches.time_trouble {
            TimeTrouble::Hurried | TimeTrouble::FiveMinutes => Span::minutes(5),
            TimeTrouble::FlagRise => Span::minutes(2),
        }
    }
}

/// More than two moves a minute: as many moves of half a minute do not fit into what is left.
fn is_hurried(rules: &ClockRules, moves: u32, left: Span) -> bool {
    if rules.switches.time_trouble != TimeTrouble::Hurried {
        return true;
    }
    let counted = match rules.switches.move_in_hand {
        MoveInHand::Counted => moves,
        MoveInHand::NotCounted => moves.saturating_sub(1),
    };
    Span::seconds(30).times(u64::from(counted)) > left
}
