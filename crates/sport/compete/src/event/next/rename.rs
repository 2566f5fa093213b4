//! Engines speak of lines of the sheet, facts of entrants of the event: the story of a Swiss round in the
//! names of the event.

use damier_pairing::Entrant;
use damier_pairing::swiss::{
    ColourStory, Explanation, Free, FreeStory, GroupStory, NoPairing, Pair, PairStory, Pairing, Reason,
    Rejected, Relaxation,
};

/// Who stands on each line.
pub(super) struct Names<'a>(pub(super) &'a [Entrant]);

impl Names<'_> {
    fn who(&self, line: Entrant) -> Entrant {
        self.0.get(line.index()).copied().unwrap_or(line)
    }

    pub(super) fn pairing(&self, pairing: Pairing) -> Pairing {
        let pair = |pair: Pair| Pair { white: self.who(pair.white), black: self.who(pair.black) };
        Pairing {
            pairs: pairing.pairs.into_iter().map(pair).collect(),
            free: pairing.free.map(|free| Free { entrant: self.who(free.entrant), ..free }),
            explanation: self.explanation(pairing.explanation),
        }
    }

    fn explanation(&self, explanation: Explanation) -> Explanation {
        let free = |free: FreeStory| FreeStory { rejected: self.all(free.rejected), ..free };
        let group = |group: GroupStory| GroupStory {
            leavers: group.leavers.iter().map(|leaver| self.who(*leaver)).collect(),
            rejected: self.all(group.rejected),
            ..group
        };
        let pair = |pair: PairStory| PairStory {
            seeker: self.who(pair.seeker),
            rejected: self.all(pair.rejected),
            colour: self.colour(pair.colour),
            ..pair
        };
        Explanation {
            free: explanation.free.map(free),
            groups: explanation.groups.into_iter().map(group).collect(),
            pairs: explanation.pairs.into_iter().map(pair).collect(),
        }
    }

    fn all(&self, mut rejected: Vec<Rejected>) -> Vec<Rejected> {
        for one in &mut rejected {
            one.who = self.who(one.who);
            if let Reason::MetWithdrawn { who } = &mut one.reason {
                *who = self.who(*who);
            }
        }
        rejected
    }

    fn colour(&self, colour: ColourStory) -> ColourStory {
        match colour {
            ColourStory::OneDue(who) => ColourStory::OneDue(self.who(who)),
            ColourStory::Equalisation(who) => ColourStory::Equalisation(self.who(who)),
            ColourStory::Stronger(who) => ColourStory::Stronger(self.who(who)),
            ColourStory::Barred(who) => ColourStory::Barred(self.who(who)),
            ColourStory::FewerWhites(who) => ColourStory::FewerWhites(self.who(who)),
            ColourStory::BlackBefore { who, games_ago } => {
                ColourStory::BlackBefore { who: self.who(who), games_ago }
            }
            ColourStory::HigherAlternates(who) => ColourStory::HigherAlternates(self.who(who)),
            ColourStory::Fixed
            | ColourStory::Lot
            | ColourStory::Number { .. }
            | ColourStory::OddWhite
            | ColourStory::SmallerWhite
            | ColourStory::BothDue
            | ColourStory::Sum
            | ColourStory::Limits => colour,
        }
    }

    pub(super) fn no_pairing(&self, why: NoPairing) -> NoPairing {
        let relaxation = |relaxation: Relaxation| match relaxation {
            Relaxation::ThirdColour => Relaxation::ThirdColour,
            Relaxation::Rematch { a, b, round } => {
                Relaxation::Rematch { a: self.who(a), b: self.who(b), round }
            }
            Relaxation::Prohibition { a, b } => Relaxation::Prohibition { a: self.who(a), b: self.who(b) },
            Relaxation::FreeAgain { who, round } => Relaxation::FreeAgain { who: self.who(who), round },
        };
        NoPairing {
            missing: why.missing,
            relaxations: why.relaxations.into_iter().map(relaxation).collect(),
            without_colour_bar: why.without_colour_bar.map(|pairing| Box::new(self.pairing(*pairing))),
        }
    }
}
