//! Who gets White.
//!
//! | systems | order of the rules | clauses |
//! | --- | --- | --- |
//! | F1, F3, F4 | never three running; equalise; alternate; the stronger's claim first | FMJD-V.7.1.4 to FMJD-V.7.1.8 |
//! | F2 | equalise, the stronger first; alternate, then the sum of the numbers | FMJD-V.7.2.3, FMJD-V.7.2.4 |
//! | U1, U2 | fewer Whites; Black in the last game and so on back; the higher alternates | UA-III.10.9.14.a to UA-III.10.9.14.d |
//! | U0, C | inside the limits; fewer Whites than Blacks; alternate; lot | UA-III.10.3, UA-III.10.7, COL-3.9.5 |

use damier_rules::Color;

use super::explain::{ColourStory, Unwelcome};
use super::field::{Field, Player};
use super::request::Request;
use super::switches::{ColourHistory, ThirdColourFmjd};
use super::system::System;
use crate::Lots;

/// The colour of the better placed of two, and why.
type Verdict = (Color, ColourStory);

/// What the allocation needs to know about the round.
#[derive(Debug, Clone, Copy)]
pub(super) struct Allocator<'a> {
    field: &'a Field,
    system: System,
    history: ColourHistory,
    third: ThirdColourFmjd,
    first_round: bool,
    odd_colour: Color,
}

impl<'a> Allocator<'a> {
    /// The colour of odd numbers in round 1 is drawn if it has not been (FMJD-V.7.1.3).
    pub(super) fn new(request: &Request<'_>, field: &'a Field, lots: &mut Lots) -> Allocator<'a> {
        let needs_lot = matches!(
            request.system,
            System::Classified | System::Quarter | System::Haley | System::MedianRated
        );
        let odd_colour = match field.odd_colour {
            Some(color) if needs_lot => color,
            None if needs_lot && !lots.coin() => Color::Black,
            _ => Color::White,
        };
        Allocator {
            field,
            system: request.system,
            history: request.switches.colour_history,
            third: request.switches.third_colour_fmjd,
            first_round: request.round.index() == 0,
            odd_colour,
        }
    }

    /// The colour of the better placed of two.
    pub(super) fn colour(&self, better: usize, worse: usize, lots: &mut Lots) -> Verdict {
        self.settle(better, worse)
            .unwrap_or_else(|| (if lots.coin() { Color::White } else { Color::Black }, ColourStory::Lot))
    }

    /// Why a pair is unwelcome for its colours, if it is.
    pub(super) fn objection(&self, a: usize, b: usize) -> Option<Unwelcome> {
        let (better, worse) = (a.min(b), a.max(b));
        match self.system {
            System::MedianRated | System::MedianUnrated => {
                let (color, _) = self.settle(better, worse)?;
                let third = self.is_third(better, color) || self.is_third(worse, !color);
                third.then_some(Unwelcome::ThirdColour)
            }
            System::BasicDraw | System::Columns => {
                let broken = Color::ALL.map(|color| self.broken_limits(better, worse, color));
                let least = if broken[0].len() <= broken[1].len() { &broken[0] } else { &broken[1] };
                least.first().copied()
            }
            System::ByLots => None,
            _ => {
                let soft = self.third == ThirdColourFmjd::Soft && self.both_barred(better, worse);
                soft.then_some(Unwelcome::ThirdColour)
            }
        }
    }

    /// Whether two are barred from the same colour (FMJD-V.7.1.6).
    pub(super) fn both_barred(&self, a: usize, b: usize) -> bool {
        let barred = self.player(a).history.barred();
        barred.is_some() && barred == self.player(b).history.barred()
    }

    fn player(&self, place: usize) -> &Player {
        &self.field.players[place]
    }

    fn is_third(&self, place: usize, color: Color) -> bool {
        self.player(place).history.barred() == Some(color)
    }

    /// The rules of the system; `None` where a lot decides.
    fn settle(&self, better: usize, worse: usize) -> Option<Verdict> {
        if self.first_round {
            return self.round_one(better, worse);
        }
        match self.system {
            System::Classified | System::Quarter | System::Haley => {
                Some(self.fmjd(better, worse).unwrap_or_else(|| self.by_number(better)))
            }
            System::ByLots => Some(self.fmjd(better, worse).unwrap_or_else(|| self.by_sum(better, worse))),
            System::MedianRated | System::MedianUnrated => Some(self.median(better, worse)),
            System::BasicDraw | System::Columns => self.by_limits(better, worse),
        }
    }

    fn round_one(&self, better: usize, worse: usize) -> Option<Verdict> {
        match self.system {
            System::BasicDraw => None,
            System::ByLots | System::MedianUnrated | System::Columns => Some(self.odd_white(better, worse)),
            _ => Some(self.by_number(better)),
        }
    }

    /// FMJD-V.7.1.3, UA-III.10.9.4: the stronger has the colour of his number.
    fn by_number(&self, better: usize) -> Verdict {
        let odd = self.odd_colour;
        (if self.player(better).number % 2 == 1 { odd } else { !odd }, ColourStory::Number { odd })
    }

    /// FMJD-V.7.2.1, UA-III.10.9.5, COL-3.9.2; of two odd or two even numbers the smaller.
    fn odd_white(&self, better: usize, worse: usize) -> Verdict {
        let (mine, theirs) = (self.player(better).number, self.player(worse).number);
        if mine % 2 == theirs % 2 {
            (white_if(mine < theirs), ColourStory::SmallerWhite)
        } else {
            (white_if(mine % 2 == 1), ColourStory::OddWhite)
        }
    }

    /// FMJD-V.7.2.4: sum even, the larger has White; sum odd, Black.
    fn by_sum(&self, better: usize, worse: usize) -> Verdict {
        let (mine, theirs) = (self.player(better).number, self.player(worse).number);
        let larger_is_white = mine % 2 == theirs % 2;
        (white_if((mine > theirs) == larger_is_white), ColourStory::Sum)
    }

    /// FMJD-V.7.1.4 to FMJD-V.7.1.6; `None` if no claim decides.
    fn fmjd(&self, better: usize, worse: usize) -> Option<Verdict> {
        let (color, story) = self.by_claims(better, worse)?;
        if self.system == System::ByLots || self.both_barred(better, worse) {
            return Some((color, story));
        }
        // No third game running with one colour, whatever the claims (FMJD-V.7.1.6).
        let barred = [(better, color), (worse, !color)]
            .into_iter()
            .find(|(place, color)| self.is_third(*place, *color));
        Some(match barred {
            Some((place, _)) => (!color, ColourStory::Barred(self.field.entrant(place))),
            None => (color, story),
        })
    }

    fn by_claims(&self, better: usize, worse: usize) -> Option<Verdict> {
        let (mine, theirs) = (Claim::of(self.player(better)), Claim::of(self.player(worse)));
        let entrant = |place| self.field.entrant(place);
        let (mine, theirs) = match (mine, theirs) {
            (None, None) => return None,
            (Some(mine), None) => return Some((mine.color, ColourStory::OneDue(entrant(better)))),
            (None, Some(theirs)) => return Some((!theirs.color, ColourStory::OneDue(entrant(worse)))),
            (Some(mine), Some(theirs)) => (mine, theirs),
        };
        if mine.color != theirs.color {
            return Some((mine.color, ColourStory::BothDue));
        }
        match (mine.equalises, theirs.equalises) {
            (true, false) => Some((mine.color, ColourStory::Equalisation(entrant(better)))),
            (false, true) => Some((!mine.color, ColourStory::Equalisation(entrant(worse)))),
            (false, false) if self.system == System::ByLots => None,
            _ => Some((mine.color, ColourStory::Stronger(entrant(better)))),
        }
    }

    /// Compares by the median (UA-III.10.9.14).
    fn median(&self, better: usize, worse: usize) -> Verdict {
        let (mine, theirs) = (&self.player(better).history, &self.player(worse).history);
        let entrant = |place| self.field.entrant(place);
        if mine.whites != theirs.whites {
            let fewer = mine.whites < theirs.whites;
            let who = entrant(if fewer { better } else { worse });
            return (white_if(fewer), ColourStory::FewerWhites(who));
        }
        if let Some((mine_was_black, games_ago)) = self.compare_back(better, worse) {
            let who = entrant(if mine_was_black { better } else { worse });
            return (white_if(mine_was_black), ColourStory::BlackBefore { who, games_ago });
        }
        match mine.last() {
            Some(last) => (!last, ColourStory::HigherAlternates(entrant(better))),
            // The same colours, and there are none at all: as in round 1.
            None if self.system == System::MedianRated => self.by_number(better),
            None => (white_if(self.player(better).number % 2 == 1), ColourStory::OddWhite),
        }
    }

    /// Whether the better placed had Black where the other had not, and how many games ago.
    fn compare_back(&self, better: usize, worse: usize) -> Option<(bool, u16)> {
        let (mine, theirs) = (&self.player(better).history, &self.player(worse).history);
        let claim = |color: Option<Color>| match color {
            Some(Color::Black) => 2,
            None => 1,
            Some(Color::White) => 0,
        };
        let (a, b): (Vec<Option<Color>>, Vec<Option<Color>>) = match self.history {
            ColourHistory::Rounds => {
                (mine.rounds.iter().rev().copied().collect(), theirs.rounds.iter().rev().copied().collect())
            }
            ColourHistory::Games | ColourHistory::Common => (
                mine.games.iter().copied().map(Some).collect(),
                theirs.games.iter().copied().map(Some).collect(),
            ),
        };
        let reach = match self.history {
            ColourHistory::Common => a.len().min(b.len()),
            _ => a.len().max(b.len()),
        };
        let at = |list: &[Option<Color>], index: usize| claim(list.get(index).copied().flatten());
        (0..reach)
            .find(|index| at(&a, *index) != at(&b, *index))
            .map(|index| (at(&a, index) > at(&b, index), index as u16 + 1))
    }

    /// UA-III.10.3, COL-3.9.5: the limits, then balance, then alternation.
    fn by_limits(&self, better: usize, worse: usize) -> Option<Verdict> {
        let [white, black] = Color::ALL.map(|color| self.broken_limits(better, worse, color).len());
        if white != black {
            return Some((white_if(white < black), ColourStory::Limits));
        }
        let (mine, theirs) = (&self.player(better).history, &self.player(worse).history);
        let entrant = |first: bool| self.field.entrant(if first { better } else { worse });
        if mine.balance() != theirs.balance() {
            let fewer = mine.balance() < theirs.balance();
            return Some((white_if(fewer), ColourStory::FewerWhites(entrant(fewer))));
        }
        match (mine.last(), theirs.last()) {
            (Some(last), other) if other != Some(last) => {
                let who = entrant(last == Color::Black);
                Some((!last, ColourStory::BlackBefore { who, games_ago: 1 }))
            }
            (None, Some(last)) => Some((last, ColourStory::OneDue(entrant(false)))),
            _ => None,
        }
    }

    /// The limits a pair would break if the better placed had this colour.
    fn broken_limits(&self, better: usize, worse: usize, color: Color) -> Vec<Unwelcome> {
        let mut broken = Vec::new();
        for (place, color) in [(better, color), (worse, !color)] {
            if self.is_third(place, color) {
                broken.push(Unwelcome::ThirdColour);
            }
            let step = if color == Color::White { 1 } else { -1 };
            if differs_too_much(self.player(place).history.balance() + step) {
                broken.push(Unwelcome::ColourDifference);
            }
        }
        broken
    }
}

/// The colour due to somebody (FMJD-V.7.1.5, FMJD-V.7.1.6).
#[derive(Debug, Clone, Copy)]
struct Claim {
    color: Color,
    /// It makes the numbers of White and Black games more equal; else it only alternates.
    equalises: bool,
}

impl Claim {
    fn of(player: &Player) -> Option<Claim> {
        let last = player.history.last()?;
        Some(match player.history.balance() {
            0 => Claim { color: !last, equalises: false },
            balance => Claim { color: white_if(balance < 0), equalises: true },
        })
    }
}

/// White and Black games may differ by one, after an even number of games by two (UA-III.10.3,
/// UA13-IV.15.3, COL-3.9.5; D-54a).
const fn differs_too_much(balance: i64) -> bool {
    balance.abs() > if balance % 2 == 0 { 2 } else { 1 }
}

fn white_if(condition: bool) -> Color {
    if condition { Color::White } else { Color::Black }
}
