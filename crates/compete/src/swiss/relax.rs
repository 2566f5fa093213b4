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
use super::system::{System, ThirdColourFmjd};
use super::{Lots, pair_round};

/// No more rematches than this are named.
const NAMED: usize = 20;

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
    for prohibition in request.prohibited {
        watch.check()?;
        let holds = prohibition.strength == Strength::Absolute && prohibition.holds_in(request.round);
        let place = |entrant: crate::Entrant| field.place[entrant.index()];
        if let (true, Some(a), Some(b)) = (holds, place(prohibition.a), place(prohibition.b))
            && helps(field, allowed, a, b)
        {
            answer.relaxations.push(Relaxation::Prohibition { a: prohibition.a, b: prohibition.b });
        }
    }
    let mut named = 0;
    for (a, player) in field.players.iter().enumerate() {
        for (b, round) in player.met.iter().filter(|(other, _)| *other > a) {
            watch.check()?;
            if named < NAMED && helps(field, allowed, a, *b) {
                named += 1;
                let (a, b) = (player.entrant, field.entrant(*b));
                answer.relaxations.push(Relaxation::Rematch { a, b, round: *round });
            }
        }
    }
    Ok(())
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
