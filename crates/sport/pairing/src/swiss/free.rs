//! Who is free in an odd field.
//!
//! | case | who | clause |
//! | --- | --- | --- |
//! | FMJD, round 1 | the last number | FMJD-V.5.1, FMJD-V.5.3 (D-46b) |
//! | FMJD, later | the last in the standing | FMJD-V.5.4, FMJD-V.8.5 |
//! | FMJD, even field made odd by withdrawals | the last who met none of the withdrawn | FMJD-V.8.4 |
//! | U1, U2 | the last in the classification | UA-III.10.9.1 |
//! | U0, C | one of the last score group, by lot | UA-III.10.6, UA13-IV.15.6, COL-3.9.8 |
//!
//! Nobody twice (FMJD-V.5.2, UA-III.10.6, COL-3.9.8; D-46a). If the others could not be paired
//! without him, it is the next one upward.

use super::bits::{Bits, Relation};
use super::blossom::Matching;
use super::explain::{FreeStory, Reason, Rejected};
use super::field::{Field, meetings};
use super::request::{Refused, Request, Watch};
use super::switches::ByeAfterWithdrawal;
use super::system::System;
use crate::{Absence, Cell, Entrant};

#[derive(Debug)]
pub(super) struct Chosen {
    pub(super) place: usize,
    pub(super) after_withdrawal: bool,
    pub(super) story: FreeStory,
}

/// The one who is free in an odd field, or `None` if nobody can be.
pub(super) fn choose(
    request: &Request<'_>,
    field: &Field,
    allowed: &Relation,
    watch: &Watch,
) -> Result<Option<Chosen>, Refused> {
    if made_odd_by_withdrawal(request) {
        let withdrawn: Vec<Entrant> =
            request.sheet.entrants().filter(|entrant| request.has_withdrawn(*entrant)).collect();
        let chosen = first(request, field, allowed, watch, "FMJD-V.8.4", &withdrawn)?;
        if let Some(chosen) = chosen {
            return Ok(Some(Chosen { after_withdrawal: true, ..chosen }));
        }
    }
    let clause = match request.system {
        System::MedianRated | System::MedianUnrated => "UA-III.10.9.1",
        System::BasicDraw => "UA-III.10.6",
        System::Columns => "COL-3.9.8",
        _ if request.round.index() == 0 => "FMJD-V.5.3",
        _ => "FMJD-V.5.4",
    };
    first(request, field, allowed, watch, clause, &[])
}

/// From the last of the standing upward.
fn first(
    request: &Request<'_>,
    field: &Field,
    allowed: &Relation,
    watch: &Watch,
    clause: &'static str,
    withdrawn: &[Entrant],
) -> Result<Option<Chosen>, Refused> {
    let mut rejected = Vec::new();
    for place in field.standing.iter().rev().copied() {
        watch.check()?;
        let who = field.entrant(place);
        let met = meetings(request, who).find(|(opponent, _)| withdrawn.contains(opponent));
        let reason = if let Some(round) = field.players[place].was_free {
            Reason::WasFree { round }
        } else if let Some((who, _)) = met {
            Reason::MetWithdrawn { who }
        } else if !can_be_spared(allowed, place) {
            Reason::OthersNotPaired
        } else {
            return Ok(Some(Chosen {
                place,
                after_withdrawal: false,
                story: FreeStory { clause, rejected },
            }));
        };
        rejected.push(Rejected { who, reason });
    }
    Ok(None)
}

/// Whether all the others can be paired.
pub(super) fn can_be_spared(allowed: &Relation, place: usize) -> bool {
    let n = allowed.len();
    Matching::maximum(allowed, Bits::of(n, (0..n).filter(|other| *other != place))).is_perfect()
}

/// An even number entered and an odd number of them withdrew (FMJD-V.8.4).
fn made_odd_by_withdrawal(request: &Request<'_>) -> bool {
    if !request.system.is_fmjd() || request.switches.bye_after_withdrawal == ByeAfterWithdrawal::Off {
        return false;
    }
    let entered = |entrant: &Entrant| !is_still_to_come(request, *entrant);
    let withdrew = |entrant: &Entrant| request.has_withdrawn(*entrant);
    let count = request.sheet.entrants().filter(entered).count();
    let withdrawn = request.sheet.entrants().filter(entered).filter(withdrew).count();
    count.is_multiple_of(2) && withdrawn % 2 == 1
}

/// Whether somebody on the sheet has never been in the field, be it that he comes later (FMJD-V.3.1.6)
/// or that he gave up before he came.
fn is_still_to_come(request: &Request<'_>, entrant: Entrant) -> bool {
    let cells = request.cells(entrant);
    let is_late = |cell: &Cell| *cell == Cell::Absent(Absence::NotYetEntered);
    let is_nothing = |cell: &Cell| is_late(cell) || *cell == Cell::Absent(Absence::Withdrawn);
    if cells.is_empty() {
        return request.absent.contains(&entrant) && !request.has_withdrawn(entrant);
    }
    let comes_now = !request.absent.contains(&entrant) && !request.has_withdrawn(entrant);
    !comes_now && cells.iter().any(is_late) && cells.iter().all(is_nothing)
}
