//! The next round of a knockout: the pairs of the bracket, or what its level meetings have still to play
//! (UA13-IV.3.4.2, UA-II.3.6.2.a, UA-II.3.6.2.c, COL-3.8a).
//!
//! The codes do not say who has White: he who has had it less often, by lot if both are equal; in replays
//! and extra games the colours change.

use std::cmp::Ordering;

use damier_rules::Color;
use damier_rules::rulebook::Clause;

use super::super::ids::GameKey;
use super::super::rounds::{FreeKind, PairedBy};
use super::super::stage::System;
use super::NextRound;
use super::bracket::{Next, OpenMeeting};
use super::cannot::{CannotPair, StageOver};
use super::story::{Basis, FreeReason, FreeWhy, PairReason};
use super::turn::Turn;
use damier_pairing::schedule::{Knockout, KnockoutPlaces, Side, knockout_places};
use damier_pairing::swiss::ColourStory;
use damier_pairing::{Entrant, Lots};

impl Turn<'_> {
    pub(super) fn knockout(&self, places: KnockoutPlaces) -> Result<NextRound, CannotPair> {
        let numbered = self.numbered()?;
        let knockout = Knockout::new(&numbered, places)?;
        let course = self.course(&knockout)?;
        let clauses = self.stage.plan.system.clauses(self.code);
        if course.open.is_empty() {
            let order = knockout_places(&knockout, &course.winners).unwrap_or_default();
            let winner = order.first().map_or(Entrant(0), |(_, entrant)| *entrant);
            return Err(self.over(StageOver::Won { winner, clauses }));
        }
        let mut lots = Lots::new(self.seed);
        let mut pairs = Vec::new();
        for open in &course.open {
            match open.next {
                Next::Won(_) => {}
                Next::Play | Next::Again(_) => pairs.push(self.meet(open, &numbered, &mut lots)),
                Next::Lot(GameKey { round, table, .. }) => {
                    return Err(CannotPair::LotsFirst { stage: self.id, round, table });
                }
                Next::Level => {
                    let (first, second) = (open.meeting.first, open.meeting.second);
                    return Err(CannotPair::StillLevel { stage: self.id, first, second });
                }
            }
        }
        let free = if course.begun {
            Vec::new()
        } else {
            let alone = knockout.alone(&course.winners).unwrap_or_default().into_iter();
            let walks_over = course.open.iter().filter_map(|open| match open.next {
                Next::Won(winner) => Some(winner),
                _ => None,
            });
            let stays = alone.chain(walks_over).filter(|entrant| !self.has_left(*entrant));
            stays.map(|entrant| free_in_bracket(entrant, clauses)).collect()
        };
        Ok(self.answer(PairedBy::Bracket { seed: self.seed }, pairs, free))
    }

    /// Tables of level meetings that wait for a lot.
    pub(super) fn lots_wanted(&self) -> Result<Vec<GameKey>, CannotPair> {
        let System::Knockout(places) = self.stage.plan.system else { return Ok(Vec::new()) };
        let course = self.course(&Knockout::new(&self.numbered()?, places)?)?;
        let wanted = course.open.iter().filter_map(|open| match open.next {
            Next::Lot(key) => Some(key),
            _ => None,
        });
        Ok(wanted.collect())
    }

    /// Whether a lot ends it: the last round of the bracket has nothing else left.
    pub(super) fn ends_by_lot(&self) -> Result<bool, CannotPair> {
        let System::Knockout(places) = self.stage.plan.system else { return Ok(false) };
        let knockout = Knockout::new(&self.numbered()?, places)?;
        let course = self.course(&knockout)?;
        let is_last = course.winners.len() + 1 == usize::from(knockout.rounds());
        let by_lot = course.open.iter().any(|open| matches!(open.next, Next::Lot(_)));
        let nothing_else = course.open.iter().all(|open| matches!(open.next, Next::Lot(_) | Next::Won(_)));
        Ok(is_last && by_lot && nothing_else)
    }

    fn meet(&self, open: &OpenMeeting, numbered: &[Entrant], lots: &mut Lots) -> PairReason {
        let meeting = open.meeting;
        let number =
            |entrant: Entrant| numbered.iter().position(|own| *own == entrant).map_or(0, |at| at as u32 + 1);
        let (white, black, colour) = match open.last {
            Some((white, black)) => (black, white, None),
            None => self.colours(meeting.first, meeting.second, lots),
        };
        let code = self.code;
        let (basis, clauses) = match open.next {
            Next::Again(method) => (
                Basis::Again { method, first_met: open.first_met.unwrap_or(self.round), played: open.played },
                method.clauses().to_vec(),
            ),
            _ => (
                Basis::Bracket {
                    level: meeting.round.number(),
                    numbers: (number(meeting.first), number(meeting.second)),
                    places: meeting.places,
                },
                self.stage.plan.system.clauses(code).to_vec(),
            ),
        };
        PairReason { white, black, basis, clauses, rejected: Vec::new(), colour }
    }

    /// White for the one who has had it less often.
    fn colours(&self, a: Entrant, b: Entrant, lots: &mut Lots) -> (Entrant, Entrant, Option<ColourStory>) {
        match self.whites(a).cmp(&self.whites(b)) {
            Ordering::Less => (a, b, Some(ColourStory::FewerWhites(a))),
            Ordering::Greater => (b, a, Some(ColourStory::FewerWhites(b))),
            Ordering::Equal if lots.coin() => (a, b, Some(ColourStory::Lot)),
            Ordering::Equal => (b, a, Some(ColourStory::Lot)),
        }
    }

    fn whites(&self, entrant: Entrant) -> usize {
        let own = self.stage.rounds.iter().filter_map(|round| round.encounter_of(entrant));
        let has_white = |encounter: &super::super::encounter::Encounter| {
            let side = encounter.side_of(entrant).unwrap_or(Side::First);
            encounter.color(side, 0, 0) == Color::White
        };
        own.filter(|(_, encounter)| has_white(encounter)).count()
    }
}

fn free_in_bracket(entrant: Entrant, clauses: &[Clause]) -> FreeReason {
    FreeReason {
        entrant,
        kind: FreeKind::NoGame,
        why: FreeWhy::NoOpponentInBracket,
        clauses: clauses.to_vec(),
        rejected: Vec::new(),
    }
}
