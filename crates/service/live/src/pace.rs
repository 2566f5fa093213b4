//! How fast a game is played, by the time that a player has for sixty moves.

use std::fmt;

use damier_clock::{Control, Span};

/// So many moves a game is reckoned to last (UA-III.4.4.3.g, UA-III.4.6.2.b).
const MOVES: u16 = 60;

/// How fast a game is played. Ratings are kept apart by it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Pace {
    /// Under three minutes.
    Bullet,
    /// Up to twelve minutes.
    Blitz,
    /// Up to three quarters of an hour.
    Rapid,
    /// Longer, but less than a day.
    Classical,
    /// A day or more.
    Correspondence,
}

impl Pace {
    /// All, the fastest first.
    pub const ALL: [Pace; 5] =
        [Pace::Bullet, Pace::Blitz, Pace::Rapid, Pace::Classical, Pace::Correspondence];

    /// The pace of a control; none without a clock.
    ///
    /// ```
    /// use damier_live::Pace;
    ///
    /// let pace = |text: &str| Pace::of(&text.parse().expect("a control"));
    /// assert_eq!(pace("2m"), Some(Pace::Bullet));
    /// assert_eq!(pace("3m+2s"), Some(Pace::Blitz));
    /// assert_eq!(pace("50/2h,25/1h*"), Some(Pace::Classical));
    /// ```
    pub fn of(control: &Control) -> Option<Pace> {
        Some(match length(control)? {
            length if length < Span::minutes(3) => Pace::Bullet,
            length if length <= Span::minutes(12) => Pace::Blitz,
            length if length <= Span::minutes(45) => Pace::Rapid,
            length if length < Span::days(1) => Pace::Classical,
            _ => Pace::Correspondence,
        })
    }

    /// The pace in a word.
    pub const fn name(self) -> &'static str {
        match self {
            Pace::Bullet => "bullet",
            Pace::Blitz => "blitz",
            Pace::Rapid => "rapid",
            Pace::Classical => "classical",
            Pace::Correspondence => "correspondence",
        }
    }
}

impl fmt::Display for Pace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// What a player has for sixty moves: the periods that are needed for them, and what the moves earn.
fn length(control: &Control) -> Option<Span> {
    if !control.uses_clock() {
        return None;
    }
    let mut length = (1..=u32::from(MOVES)).fold(Span::ZERO, |sum, number| sum + control.earned_by(number));
    let (mut made, mut index) = (0, 0);
    while made < MOVES {
        let Some(period) = control.period(index) else { break };
        length += period.time;
        let Some(moves) = period.moves else { break };
        made = moves.get().saturating_add(made);
        index += 1;
    }
    Some(length)
}
