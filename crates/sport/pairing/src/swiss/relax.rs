//! When no pairing obeys the rules: the proof, and which single thing would help.
//!
//! The proof is a maximum matching that leaves somebody over; by Edmonds' theorem nothing better
//! exists.

use super::bits::{Bits, Relation};
use super::blossom::Matching;
use super::explain::{NoPairing, Relaxation};
use super::field::Field;
use super::free::can_be_spared;
use super::request::{Refused, Request, Strength, Watch};
use super::switches::ThirdColourFmjd;
use super::system::System;
use super::{Entrant, Lots, pair_round};

/// No more pairs of a kind than this are named, and no more than this are tried.
const NAMED: usize = 20;
const TRIED: usize = 1000;

/// Says that the round is impossible, and what could be relaxed.
pub(super) fn no_pairing(
    request: &Request<'_>,
    field: &Field,
    allowed: &Relation,
    lots: &mut Lots,
    watch: &Watch,
) -> Refused {
    let n = field.len();
    let left = Matching::maximum(allowed, Bits::of(n, 0..n)).deficiency();
    let mut answer =
        NoPairing { missing: left - (n % 2).min(left), relaxations: Vec::new(), without_colour_bar: None };
    if let Err(stopped) = collect(request, field, allowed, &mut answer, watch) {
        return stopped;
    }
    let has_bar = matches!(request.system, System::Classified | System::Quarter | System::Haley);
    if has_bar && request.switches.third_colour_fmjd == ThirdColourFmjd::Hard {
        let mut relaxed = request.clone();
        relaxed.switches.third_colour_fmjd = ThirdColourFmjd::Ignored;
        match pair_round(&relaxed, lots, watch) {
            Ok(pairing) => {
                answer.relaxations.insert(0, Relaxation::ThirdColour);
                answer.without_colour_bar = Some(Box::new(pairing));
            }
            Err(Refused::Stopped) => return Refused::Stopped,
            Err(_) => {}
        }
    }
    Refused::NoPairing(Box::new(answer))
}

fn collect(
    request: &Request<'_>,
    field: &Field,
    allowed: &Relation,
    answer: &mut NoPairing,
    watch: &Watch,
) -> Result<(), Refused> {
    let n = field.len();
    if n % 2 == 1 {
        for (place, player) in field.players.iter().enumerate() {
            watch.check()?;
            if let Some(round) = player.was_free
                && can_be_spared(allowed, place)
            {
                answer.relaxations.push(Relaxation::FreeAgain { who: player.entrant, round });
            }
        }
    }
    // One more pair joins two who are left over; it cannot help four.
    if answer.missing > 2 {
        return Ok(());
    }
    let place = |entrant: Entrant| field.place[entrant.index()];
    let prohibited = request.prohibited.iter().filter(|prohibition| {
        prohibition.strength == Strength::Absolute && prohibition.holds_in(request.round)
    });
    let prohibited = prohibited.filter_map(|p| Some((place(p.a)?, place(p.b)?)));
    for (a, b) in helpful(field, allowed, prohibited, watch)? {
        let (a, b) = (field.entrant(a), field.entrant(b));
        answer.relaxations.push(Relaxation::Prohibition { a, b });
    }
    let met = field
        .players
        .iter()
        .enumerate()
        .flat_map(|(a, player)| player.met.iter().map(move |(b, _)| (a, *b)).filter(|(a, b)| a < b));
    for (a, b) in helpful(field, allowed, met, watch)? {
        if let Some(round) = field.met(a, b) {
            let (a, b) = (field.entrant(a), field.entrant(b));
            answer.relaxations.push(Relaxation::Rematch { a, b, round });
        }
    }
    Ok(())
}

/// Those of the pairs that would make the round possible, the first few.
fn helpful(
    field: &Field,
    allowed: &Relation,
    pairs: impl Iterator<Item = (usize, usize)>,
    watch: &Watch,
) -> Result<Vec<(usize, usize)>, Refused> {
    let mut found = Vec::new();
    for (a, b) in pairs.take(TRIED) {
        watch.check()?;
        if helps(field, allowed, a, b) {
            found.push((a, b));
        }
        if found.len() == NAMED {
            break;
        }
    }
    Ok(found)
}

/// Whether the round becomes possible if these two may be paired.
fn helps(field: &Field, allowed: &Relation, a: usize, b: usize) -> bool {
    let n = field.len();
    let others = || (0..n).filter(|place| *place != a && *place != b);
    let mut rest = Matching::maximum(allowed, Bits::of(n, others()));
    if n.is_multiple_of(2) {
        return rest.is_perfect();
    }
    let may_be_free = |place: &usize| field.players[*place].was_free.is_none();
    rest.deficiency() == 1 && others().filter(may_be_free).any(|place| rest.without(allowed, &[place]))
}
