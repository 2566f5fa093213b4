//! Which pairs may be made, and which are unwelcome.

use damier_pairing::swiss::{SameFederation, Strength, System, ThirdColourFmjd};
use damier_rules::Color;

use crate::colours::{balance, barred, colour};
use crate::list::Player;
use crate::pairing::Round;

impl Round<'_> {
    /// Whether two may be paired at all.
    pub(crate) fn may(&self, a: usize, b: usize) -> bool {
        let (p, q) = (&self.list[a], &self.list[b]);
        if p.met.contains(&q.entrant)
            || q.met.contains(&p.entrant)
            || self.prohibited(a, b, Strength::Absolute)
        {
            return false;
        }
        let has_bar = matches!(self.request.system, System::Classified | System::Quarter | System::Haley);
        let hard = self.request.switches.third_colour_fmjd == ThirdColourFmjd::Hard;
        !(has_bar && hard && barred(p).is_some() && barred(p) == barred(q))
    }

    fn prohibited(&self, a: usize, b: usize, strength: Strength) -> bool {
        let two = [self.list[a].entrant, self.list[b].entrant];
        self.request.prohibited.iter().any(|p| {
            p.strength == strength
                && two.contains(&p.a)
                && two.contains(&p.b)
                && p.holds_in(self.request.round)
        })
    }

    /// Whether a pair is unwelcome; third colours may be left out.
    pub(crate) fn unwelcome(&self, a: usize, b: usize, inside: bool, third: bool) -> bool {
        let (stronger, weaker) = (&self.list[a.min(b)], &self.list[a.max(b)]);
        let same = stronger.federation.is_some() && stronger.federation == weaker.federation;
        let round = self.request.round.number();
        let federation = match self.request.switches.same_fed {
            SameFederation::None => false,
            SameFederation::AvoidFirstTwo => same && round <= 2,
            SameFederation::FirstHalf => !same && inside && 2 * round <= self.request.sheet.rounds_total,
        };
        let colours = third && self.bad_colours(stronger, weaker);
        federation || colours || self.prohibited(a, b, Strength::AsFarAsPossible)
    }

    fn bad_colours(&self, stronger: &Player, weaker: &Player) -> bool {
        match self.request.system {
            System::MedianRated | System::MedianUnrated => {
                let Some(color) = colour(self.request, stronger, weaker) else { return false };
                barred(stronger) == Some(color) || barred(weaker) == Some(!color)
            }
            System::ByLots => false,
            System::BasicDraw | System::Columns => {
                let fine = |player: &Player, color: Color| {
                    let step = if color == Color::White { 1 } else { -1 };
                    barred(player) != Some(color) && (balance(player) + step).abs() <= 2
                };
                !Color::ALL.iter().any(|color| fine(stronger, *color) && fine(weaker, !*color))
            }
            _ => {
                let soft = self.request.switches.third_colour_fmjd == ThirdColourFmjd::Soft;
                soft && barred(stronger).is_some() && barred(stronger) == barred(weaker)
            }
        }
    }
}
