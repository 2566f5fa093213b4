//! What has to be drawn or named before a stage can be paired, as facts to be said: numbers, groups,
//! fields, lots and ballots.

use std::collections::BTreeSet;

use super::super::fact::Fact;
use super::super::ids::{GameKey, StageId};
use super::super::lots_drawn::{LotsFor, Numbering};
use super::super::opening::first_of_heat;
use super::super::stage::System;
use super::super::stage_field::{FieldFrom, PlacesOf};
use super::super::standings::Category;
use super::super::state::{StageState, State};
use super::cannot::CannotPair;
use super::places::places_of;
use super::stage_over;
use super::turn::Turn;
use damier_pairing::schedule::choose_numbers;
use damier_pairing::standings::Place;
use damier_pairing::swiss;
use damier_pairing::{Entrant, Lots, Round};

fn stage_of(state: &State, stage: StageId) -> Result<&StageState, CannotPair> {
    let stages = state.stages.len();
    state.stages.get(stage.index()).ok_or(CannotPair::NoSuchStage { stage, stages })
}

/// The numbers of a stage as its code and system want them:
///
/// | system | numbers | clauses |
/// | --- | --- | --- |
/// | F1, F3, F4 | by rating | FMJD-V.3.1.1, FMJD-V.3.1.3, FMJD-V.3.1.4 |
/// | U1 | by rating, the unrated by lot after them | UA13-IV.15.9.3, UA-III.10.9.3 |
/// | F2, U0, U2, C | by lot | FMJD-V.3.2.1, UA13-IV.15.9.5, UA-III.10.9.5, COL-3.9.2 |
/// | round robin | by lot | UA13-IV.3.4.1.1, UA-II.3.6.1.a, COL-App1.1 |
/// | official round robin of the FMJD | by lot, compatriots in the first half | FMJD-II.3.b |
/// | others | by lot | |
pub fn propose_numbers(state: &State, stage: StageId, seed: u64) -> Result<Fact, CannotPair> {
    let found = stage_of(state, stage)?;
    let field = state.field(found);
    if field.len() < 2 {
        return Err(CannotPair::TooFew { stage, field: field.len() });
    }
    let by = match found.plan.system {
        System::Swiss(system) if by_rating(system) => {
            Numbering::Rating { seed, unrated: swiss::Unrated::Last }
        }
        System::RoundRobin { .. } if state.is_official_fmjd() => {
            let federations: Vec<Option<String>> =
                field.iter().map(|entrant| state.federation_of(*entrant)).collect();
            let chosen = choose_numbers(&federations, &mut Lots::new(seed)).order;
            let who = |line: &Entrant| field.get(line.index()).copied().unwrap_or(*line);
            Numbering::Given(chosen.iter().map(who).collect())
        }
        _ => Numbering::Lots { seed },
    };
    Ok(Fact::Numbered { stage, by })
}

const fn by_rating(system: swiss::System) -> bool {
    use swiss::System::{Classified, Haley, MedianRated, Quarter};
    matches!(system, Classified | Quarter | Haley | MedianRated)
}

/// The two groups of a Scheveningen: the two teams its players belong to, or else two of equal strength
/// (UA13-IV.3.4.4, UA-II.3.6.4).
pub fn propose_groups(state: &State, stage: StageId, seed: u64) -> Result<Fact, CannotPair> {
    let found = stage_of(state, stage)?;
    let field = state.field(found);
    let order = by_strength(state, field, seed);
    let team = |entrant: &Entrant| state.players.get(entrant.index()).and_then(|player| player.team);
    let mut teams: Vec<_> = order.iter().filter_map(team).collect();
    teams.sort();
    teams.dedup();
    let in_teams = !state.pairs_teams() && order.iter().all(|entrant| team(entrant).is_some());
    let (first, second) = match teams[..] {
        [one, _] if in_teams => order.into_iter().partition(|entrant| team(entrant) == Some(one)),
        _ => {
            let mut groups = deal(&order, 2);
            let second = groups.pop().unwrap_or_default();
            (groups.pop().unwrap_or_default(), second)
        }
    };
    if first.is_empty() || second.is_empty() {
        return Err(CannotPair::TooFew { stage, field: first.len() + second.len() });
    }
    Ok(Fact::Grouped { stage, first, second })
}

/// Who plays in a stage of a mixed event, as its plan says (UA13-IV.3.4.5, UA-II.3.6.5). Groups are dealt
/// together, so that there is one fact for each of them.
pub fn propose_fields(state: &State, stage: StageId, seed: u64) -> Result<Vec<Fact>, CannotPair> {
    let found = stage_of(state, stage)?;
    let everybody: Vec<Entrant> = (0..state.entrants() as u32).map(Entrant).collect();
    match &found.plan.from {
        FieldFrom::Everybody => Ok(vec![Fact::Field { stage, entrants: everybody }]),
        FieldFrom::Named => Err(CannotPair::NoField { stage }),
        FieldFrom::Group { of, .. } => {
            let groups = deal(&by_strength(state, everybody, seed), usize::from(*of).max(1));
            let members = |(at, own): (usize, &StageState)| match own.plan.from {
                FieldFrom::Group { number, of: same } if same == *of => {
                    let entrants = groups.get(usize::from(number).checked_sub(1)?)?.clone();
                    Some(Fact::Field { stage: StageId(at as u8), entrants })
                }
                _ => None,
            };
            Ok(state.stages.iter().enumerate().filter_map(members).collect())
        }
        FieldFrom::Part { of, .. } => {
            let parts = divide(&by_strength(state, everybody, seed), usize::from(*of).max(1));
            let members = |(at, own): (usize, &StageState)| match own.plan.from {
                FieldFrom::Part { number, of: same } if same == *of => {
                    let entrants = parts.get(usize::from(number).checked_sub(1)?)?.clone();
                    Some(Fact::Field { stage: StageId(at as u8), entrants })
                }
                _ => None,
            };
            Ok(state.stages.iter().enumerate().filter_map(members).collect())
        }
        FieldFrom::Category(name) => {
            let category: Category = name.parse().map_err(|_| CannotPair::NoField { stage })?;
            let entrants = everybody.into_iter().filter(|own| state.belongs(*own, &category)).collect();
            Ok(vec![Fact::Field { stage, entrants }])
        }
        FieldFrom::Places(sources) => {
            let mut entrants = Vec::new();
            for source in sources {
                let new = who_goes_on(state, stage, *source)?;
                entrants.extend(new.into_iter().filter(|own| !entrants.contains(own)).collect::<Vec<_>>());
            }
            Ok(vec![Fact::Field { stage, entrants }])
        }
    }
}

/// Those on the places that lead on; a place shared across the last of them has to be decided first.
fn who_goes_on(state: &State, stage: StageId, source: PlacesOf) -> Result<Vec<Entrant>, CannotPair> {
    let until = source.stage;
    if stage_over(state, until).is_none() {
        return Err(CannotPair::Waits { stage, until });
    }
    let (from, to) = (source.first, source.last.unwrap_or(u32::MAX));
    // Who has left does not play on; those behind move up.
    let left = state.stages.get(until.index()).map(|own| &own.left);
    let stays = |entrant: &Entrant| left.is_none_or(|left| !left.contains_key(entrant));
    let stay: Vec<_> = places_of(state, until).into_iter().filter(|(_, own)| stays(own)).collect();
    let places = moved_up(&stay);
    let cut = places.iter().find(|(place, _)| {
        (place.first < from && place.last >= from) || (place.first <= to && place.last > to)
    });
    if let Some((place, _)) = cut {
        let entrants = places.iter().filter(|(own, _)| own == place).map(|(_, entrant)| *entrant).collect();
        return Err(CannotPair::PlaceShared { stage, of: until, entrants });
    }
    let inside = places.iter().filter(|(place, _)| (from..=to).contains(&place.first));
    Ok(inside.map(|(_, entrant)| *entrant).collect())
}

/// Places without gaps, those who share one still together.
fn moved_up(order: &[(Place, Entrant)]) -> Vec<(Place, Entrant)> {
    let mut places = Vec::with_capacity(order.len());
    for same in order.chunk_by(|(a, _), (b, _)| a == b) {
        let before = places.len() as u32;
        let place = Place { first: before + 1, last: before + same.len() as u32 };
        places.extend(same.iter().map(|(_, entrant)| (place, *entrant)));
    }
    places
}

/// The level meetings of a knockout that wait for a lot, by the tables at which they began (UA13-IV.3.4.2,
/// UA-II.3.6.2.b, COL-3.8b).
pub fn lots_wanted(state: &State, stage: StageId) -> Vec<GameKey> {
    let plan = state.stages.get(stage.index()).map(|own| own.plan.system);
    if !matches!(plan, Some(System::Knockout(_))) {
        return Vec::new();
    }
    Turn::new(state, stage, 0).and_then(|turn| turn.lots_wanted()).unwrap_or_default()
}

/// Whether a lot is all that a knockout still needs.
pub(in crate::event) fn ends_by_lot(state: &State, stage: StageId) -> bool {
    let ends = || Turn::new(state, stage, 0).and_then(|turn| turn.ends_by_lot()).unwrap_or_default();
    !lots_wanted(state, stage).is_empty() && ends()
}

/// The lots that level meetings of a knockout wait for (UA13-IV.3.4.2, UA-II.3.6.2.b).
pub fn propose_lots(state: &State, stage: StageId, seed: u64) -> Result<Vec<Fact>, CannotPair> {
    let wanted = Turn::new(state, stage, seed)?.lots_wanted()?;
    let fact = |(at, key): (u64, GameKey)| Fact::lots(LotsFor::Tie { key }, seed.wrapping_add(at));
    Ok((0..).zip(wanted).map(fact).collect())
}

/// The ballot of the first pair of the last round that has none, if the plan has a table of openings.
/// Each pair has its own, drawn before both (UA13-IV.9.5.2, UA13-IV.9.5.3, UA-III.5.5.2, UA-III.5.5.3), so
/// this is asked until nothing is proposed; with one ballot only, it holds for the whole round.
pub fn propose_ballot(state: &State, stage: StageId, seed: u64) -> Option<Fact> {
    let found = state.stages.get(stage.index())?;
    let openings = found.plan.ballot?;
    let round = Round::at(found.rounds.len().checked_sub(1)?);
    // The second game of a heat has the opening of the first.
    if first_of_heat(state, stage, round) != round {
        return None;
    }
    let drawn: BTreeSet<GameKey> = state.lots.iter().filter_map(|lots| ballot_for(&lots.purpose)).collect();
    let tables = (1..).zip(&found.round(round)?.encounters);
    let waiting = tables.filter(|(_, encounter)| encounter.score().is_none());
    let mut keys = waiting.map(|(table, _)| GameKey::table(stage, round, table));
    let key = keys.find(|key| !drawn.contains(key))?;
    let seed = seed.wrapping_add(u64::from(key.table));
    Some(Fact::lots(LotsFor::Ballot { key, openings }, seed))
}

const fn ballot_for(purpose: &LotsFor) -> Option<GameKey> {
    match purpose {
        LotsFor::Ballot { key, .. } => Some(*key),
        _ => None,
    }
}

/// By rating, equal ones and those without by lot.
fn by_strength(state: &State, mut field: Vec<Entrant>, seed: u64) -> Vec<Entrant> {
    Lots::new(seed).shuffle(&mut field);
    field.sort_by_key(|entrant| std::cmp::Reverse(state.rating_of(*entrant)));
    field
}

/// Divides a list into parts of even size as far as that is possible, the first ones larger: those of 13 in two parts
/// are 7 and 6, so that at most one of them is odd.
fn divide(order: &[Entrant], parts: usize) -> Vec<Vec<Entrant>> {
    let mut divided = Vec::with_capacity(parts);
    let mut rest = order;
    for left in (1..=parts).rev() {
        let (here, others) = rest.split_at(rest.len().div_ceil(left));
        divided.push(here.to_vec());
        rest = others;
    }
    divided
}

/// Deals a list into groups, up and down again: 1 2 2 1 1 2 …
fn deal(order: &[Entrant], groups: usize) -> Vec<Vec<Entrant>> {
    let mut dealt = vec![Vec::new(); groups];
    for (at, entrant) in order.iter().enumerate() {
        let place = at % groups;
        let back = at / groups % 2 == 1;
        dealt[if back { groups - 1 - place } else { place }].push(*entrant);
    }
    dealt
}
