//! An engine's round beside the reference's.

use damier_pairing::swiss::{Pairing, Refused, Request, System, Watch, pair_round};
use damier_pairing::{Entrant, Lots};
use damier_rules::Color;

use crate::middle::pair_middle;
use crate::pairing::{ReferenceAnswer, Round, pair};

/// How a comparison came out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Comparison {
    /// They agree on a pairing.
    Same,
    /// They agree that there is none.
    SameImpossible,
    /// They do not agree.
    Different(String),
}

/// Pairs a round by the engine and by the reference.
pub fn compare(request: &Request<'_>, seed: u64) -> Comparison {
    let paired = pair_round(request, &mut Lots::new(seed), &Watch::new());
    if matches!(request.system, System::BasicDraw | System::Columns) {
        return check_draw(request, paired);
    }
    beside(paired, pair(request))
}

/// The same for fields of up to twenty, by dynamic programming. Not for systems that draw every round.
pub fn compare_middle(request: &Request<'_>, seed: u64) -> Comparison {
    beside(pair_round(request, &mut Lots::new(seed), &Watch::new()), pair_middle(request))
}

fn beside(engine: Result<Pairing, Refused>, reference: ReferenceAnswer) -> Comparison {
    match (engine, reference) {
        (Err(Refused::NoPairing(_)), ReferenceAnswer::Impossible) => Comparison::SameImpossible,
        (Ok(pairing), ReferenceAnswer::Pairs { pairs, free }) => {
            if pairing.free != free {
                return Comparison::Different(format!("free: {:?}, reference {free:?}", pairing.free));
            }
            let mut engine: Vec<(Entrant, Entrant)> =
                pairing.pairs.iter().map(|p| sorted(p.white, p.black)).collect();
            let mut reference: Vec<(Entrant, Entrant)> =
                pairs.iter().map(|(a, b, _)| sorted(*a, *b)).collect();
            engine.sort_unstable();
            reference.sort_unstable();
            if engine != reference {
                return Comparison::Different(format!("pairs: {engine:?}, reference {reference:?}"));
            }
            for (stronger, weaker, color) in pairs {
                let white = if color == Some(Color::White) { stronger } else { weaker };
                let pair = pairing.pairs.iter().find(|p| p.is_of(stronger, weaker));
                if color.is_some() && pair.is_none_or(|pair| pair.white != white) {
                    return Comparison::Different(format!(
                        "colours of {stronger} and {weaker}: {white} has White"
                    ));
                }
            }
            Comparison::Same
        }
        (engine, reference) => Comparison::Different(format!("{engine:?}, reference {reference:?}")),
    }
}

fn sorted(a: Entrant, b: Entrant) -> (Entrant, Entrant) {
    (a.min(b), a.max(b))
}

/// The systems that draw every round: each group must reach the least of everything the lots leave
/// open.
fn check_draw(request: &Request<'_>, paired: Result<Pairing, Refused>) -> Comparison {
    let round = Round::new(request);
    let mut rest = round.everybody();
    let Ok(pairing) = paired else {
        let possible = match rest.len() % 2 {
            0 => !round.matchings(&rest).is_empty(),
            _ => round.can_be_odd(),
        };
        return match possible {
            true => Comparison::Different("a pairing exists".to_owned()),
            false => Comparison::SameImpossible,
        };
    };
    if let Some(free) = pairing.free {
        let (place, _) = round.places(free.entrant, free.entrant);
        if let Some(fault) = round.bad_free(place) {
            return Comparison::Different(fault);
        }
        rest.retain(|other| *other != place);
    }
    let pairs: Vec<(usize, usize)> = pairing
        .pairs
        .iter()
        .map(|pair| round.places(pair.white, pair.black))
        .map(|(a, b)| (a.min(b), a.max(b)))
        .collect();
    for ([score], _) in round.order_of_work(None) {
        let group = round.members(&rest, score);
        let all = round.matchings(&rest);
        let ours: Vec<(usize, usize)> =
            pairs.iter().filter(|(a, b)| rest.contains(a) && rest.contains(b)).copied().collect();
        let Some(ours) = all.iter().find(|m| ours.iter().all(|pair| m.contains(pair))) else {
            return Comparison::Different("a pair that may not be made".to_owned());
        };
        let best = all.iter().map(|m| round.digits(&all, m, &group, true)).min().unwrap_or_default();
        let mut reached = round.digits(&all, ours, &group, true);
        let mut best_seen = best;
        if request.switches.damage != damier_pairing::swiss::Damage::BeforeLeaver {
            (reached[3], best_seen[3]) = (0, 0);
        }
        if reached != best_seen {
            return Comparison::Different(format!("group of {score}: {reached:?}, best {best:?}"));
        }
        let touches = |place: &usize| {
            pairs.iter().any(|(a, b)| (a == place || b == place) && (group.contains(a) || group.contains(b)))
        };
        rest.retain(|place| !touches(place));
    }
    Comparison::Same
}
