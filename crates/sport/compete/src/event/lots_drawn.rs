//! Lots: numbers, colours, the order of rounds, ballots. The seed is on record, so that any draw can be
//! repeated in public.

use serde::{Deserialize, Serialize};

use super::encounter::Encounter;
use super::ids::{GameKey, StageId, TeamId};
use super::refused::Refused;
use super::state::State;
use damier_pairing::swiss::{self, Seeding, Unrated};
use damier_pairing::{Entrant, Lots, Round};

/// How the numbers of the table are given.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Numbering {
    /// By lot (UA13-IV.3.4.1.1, UA-II.3.6.1.a, UA13-IV.15.9.5, FMJD-V.3.2.1, COL-3.9.2).
    Lots { seed: u64 },
    /// By rating, equal ones and those without by lot, the latter at the end (UA13-IV.15.9.3,
    /// UA-III.10.9.3, FMJD-V.3.1.4).
    Rating {
        seed: u64,
        /// Where those without a rating stand (FMJD-V.3.1.2).
        #[serde(default, skip_serializing_if = "is_last")]
        unrated: Unrated,
    },
    /// As given, number 1 first: lots drawn in the hall, or a seeding of the organiser (FMJD-V.3.1.2).
    Given(Vec<Entrant>),
}

fn is_last(unrated: &Unrated) -> bool {
    *unrated == Unrated::Last
}

/// What lots are drawn for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum LotsFor {
    /// Which round of the table is played (UA13-IV.3.4.1.2, UA-II.3.6.1.b).
    OrderOfRounds { stage: StageId },
    /// The colour of number 1 in round 1 (FMJD-V.7.1.3, UA13-IV.15.9.4, UA-III.10.9.4).
    Colour { stage: StageId },
    /// Who goes on from a level meeting of a knockout: 1 the first-named, 2 the other (UA13-IV.3.4.2,
    /// UA-II.3.6.2.b, COL-3.8b).
    Tie {
        /// The table at which the two met first.
        key: GameKey,
    },
    /// The opening of a game or micro-match, the same in both games (UA13-IV.9.5.2, UA-III.5.5.2).
    Ballot {
        /// The encounter, or the whole round by its first table.
        key: GameKey,
        /// How many openings there are.
        openings: u32,
    },
    Other {
        what: String,
        /// One of so many.
        of: u32,
    },
}

/// Lots that were drawn, with what came of them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct LotsDrawn {
    pub purpose: LotsFor,
    /// From this seed.
    pub seed: u64,
    /// What was drawn: a list of numbers from 1, or one of them.
    pub drawn: Vec<u32>,
    /// Why, where it was drawn again.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub reason: String,
    /// Whether it was drawn by hand in the hall, and no seed has led to it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub by_hand: bool,
}

impl State {
    pub(super) fn number(&mut self, stage: StageId, by: &Numbering) -> Result<(), Refused> {
        let found = self.stage(stage)?;
        // Rounds paired by hand may have gone before the numbers; numbers that are there stay.
        if !found.rounds.is_empty() && !found.numbers.is_empty() {
            return Err(Refused::NumbersFixed { round: Round::FIRST });
        }
        let mut order = self.field(found);
        if order.is_empty() {
            return Err(Refused::NobodyEntered);
        }
        match by {
            Numbering::Lots { seed } => Lots::new(*seed).shuffle(&mut order),
            Numbering::Rating { seed, unrated } => {
                let seedings = self.seedings(&order);
                let system = swiss::System::Classified;
                let numbers = swiss::numbers(system, &seedings, *unrated, &mut Lots::new(*seed));
                let mut numbered: Vec<(u32, Entrant)> = numbers.into_iter().zip(order).collect();
                numbered.sort_unstable();
                order = numbered.into_iter().map(|(_, entrant)| entrant).collect();
            }
            Numbering::Given(given) => {
                let mut sorted = given.clone();
                sorted.sort();
                order.sort();
                if sorted != order {
                    return Err(Refused::NotTheField { given: given.len(), field: order.len() });
                }
                order.clone_from(given);
            }
        }
        // Who came after the first round has a number after those who began, however the numbers are given.
        let joined = |entrant: &Entrant| found.joined_after.get(entrant).copied().unwrap_or(0);
        order.sort_by_key(joined);
        self.stage_mut(stage)?.numbers = order.into_iter().zip(1..).collect();
        Ok(())
    }

    /// How strong entrants are taken to be. Teams without ratings of their own stand in the order of their
    /// rated members and then of the mean (FMJD-V.3.1.3).
    fn seedings(&self, entrants: &[Entrant]) -> Vec<Seeding> {
        let by_members = self.pairs_teams() && self.teams.iter().all(|team| team.rating.is_none());
        let seeding = |entrant: &Entrant| {
            if by_members {
                let members = self.members(TeamId(entrant.0)).map(|(_, player)| player.rating);
                Seeding::team(&members.collect::<Vec<_>>())
            } else {
                Seeding::player(self.rating_of(*entrant))
            }
        };
        entrants.iter().map(seeding).collect()
    }

    pub(super) fn rating_of(&self, entrant: Entrant) -> Option<u32> {
        if self.pairs_teams() {
            self.teams.get(entrant.index()).and_then(|team| team.rating)
        } else {
            self.players.get(entrant.index()).and_then(|player| player.rating)
        }
    }

    /// Whether lots were drawn for this already; something without a name of its own may be drawn as often as anybody
    /// likes.
    pub fn is_drawn(&self, purpose: &LotsFor) -> bool {
        self.lots.iter().any(|own| match (&own.purpose, purpose) {
            (LotsFor::Ballot { key: own, .. }, LotsFor::Ballot { key, .. }) => own == key,
            (LotsFor::Other { .. }, _) => false,
            (own, purpose) => own == purpose,
        })
    }

    /// Who goes on by the last lot about the level meeting whose first encounter was at this table.
    pub fn won_by_lot(&self, key: GameKey) -> Option<Entrant> {
        let about = |own: &&LotsDrawn| own.purpose == LotsFor::Tie { key };
        let first = *self.lots.iter().rev().find(about)?.drawn.first()? == 1;
        let met = self.encounter(key).ok()?;
        Some(if first { met.first } else { met.second })
    }

    /// Lots about level meetings by which somebody came to a round, or goes on from it: the last encounter of the two
    /// was in the round before, or in this one.
    pub fn lots_about(&self, stage: StageId, round: Round) -> Vec<&LotsDrawn> {
        let last_met = |key: GameKey| {
            let met = self.encounter(key).ok()?;
            let rounds = &self.stages.get(key.stage.index())?.rounds;
            let is_it = |own: &Encounter| own.is_of(met.first, met.second);
            rounds.iter().rposition(|own| own.encounters.iter().any(is_it)).map(Round::at)
        };
        let is_his = |own: &&LotsDrawn| match own.purpose {
            LotsFor::Tie { key } => {
                key.stage == stage && last_met(key).is_some_and(|met| met == round || met.next() == round)
            }
            _ => false,
        };
        self.lots.iter().filter(is_his).collect()
    }

    pub(super) fn draw_lots(
        &mut self,
        purpose: &LotsFor,
        seed: u64,
        reason: &str,
        by_hand: &[u32],
    ) -> Result<(), Refused> {
        let from_seed = self.drawn_from(purpose, seed)?;
        let drawn = if by_hand.is_empty() { from_seed } else { drawn_by_hand(purpose, &from_seed, by_hand)? };
        let (purpose, reason) = (purpose.clone(), reason.to_owned());
        self.lots.push(LotsDrawn { purpose, seed, drawn, reason, by_hand: !by_hand.is_empty() });
        Ok(())
    }

    /// What comes of a seed.
    fn drawn_from(&self, purpose: &LotsFor, seed: u64) -> Result<Vec<u32>, Refused> {
        let mut lots = Lots::new(seed);
        Ok(match purpose {
            LotsFor::OrderOfRounds { stage } => {
                let rounds = u32::from(self.stage(*stage)?.plan.rounds);
                let mut order: Vec<u32> = (1..=rounds).collect();
                lots.shuffle(&mut order);
                order
            }
            LotsFor::Colour { stage } => {
                self.stage(*stage)?;
                vec![if lots.coin() { 1 } else { 2 }]
            }
            LotsFor::Tie { key } => {
                self.encounter(*key)?;
                vec![if lots.coin() { 1 } else { 2 }]
            }
            LotsFor::Ballot { key, openings } => {
                self.encounter(*key)?;
                vec![one_of(&mut lots, *openings)?]
            }
            LotsFor::Other { of, .. } => vec![one_of(&mut lots, *of)?],
        })
    }
}

/// What was drawn by hand, if lots can say so: as many numbers as a seed gives, each of them on a slip.
fn drawn_by_hand(purpose: &LotsFor, from_seed: &[u32], by_hand: &[u32]) -> Result<Vec<u32>, Refused> {
    let most = match purpose {
        LotsFor::OrderOfRounds { .. } => {
            // A regulation has room for more rounds than the table of those who came; what nobody drew is played last.
            let mut given = by_hand.to_vec();
            given.sort_unstable();
            given.dedup();
            let each_once =
                given.len() == by_hand.len() && given.iter().all(|round| from_seed.contains(round));
            let rounds = u32::try_from(from_seed.len()).unwrap_or(u32::MAX);
            return if each_once { Ok(by_hand.to_vec()) } else { Err(Refused::NoOrderOfRounds { rounds }) };
        }
        LotsFor::Colour { .. } | LotsFor::Tie { .. } => 2,
        LotsFor::Ballot { openings, .. } => *openings,
        LotsFor::Other { of, .. } => *of,
    };
    match by_hand {
        [number] if (1..=most).contains(number) => Ok(vec![*number]),
        _ => Err(Refused::NoSuchLot { most }),
    }
}

fn one_of(lots: &mut Lots, choices: u32) -> Result<u32, Refused> {
    if choices == 0 {
        return Err(Refused::NothingToDraw);
    }
    Ok(lots.below(u64::from(choices)) as u32 + 1)
}
