//! Score groups and the order in which they are worked.
//!
//! | system | from the top, leavers go down | then from the bottom, leavers go up | last | clause |
//! | --- | --- | --- | --- | --- |
//! | F1, F3, F4 from round 3 | above the median group (F3: the quarter groups first) | below it | the median group | FMJD-V.6.1.6 |
//! | F2, F4 in round 2 | all | | | FMJD-V.6.2.3, FMJD-V.9.2.5 |
//! | U1, U2 | 50 % and more | under 50 % | | UA-III.10.9.9, UA-III.10.9.10 (D-52b) |
//! | U0, C | all | | | COL-3.9.3 |

use super::explain::Side;
use super::field::Field;
use super::floats::{Ledger, Way};
use super::request::Request;
use super::switches::MedianList;
use super::system::System;

/// Those with equal points, the best first.
#[derive(Debug, Clone)]
pub(super) struct Group {
    pub(super) points: u32,
    pub(super) members: Vec<usize>,
}

/// One group to be worked.
#[derive(Debug, Clone)]
pub(super) struct Step {
    /// Index of the group, 0 for the top.
    pub(super) group: usize,
    pub(super) side: Side,
    /// Groups not worked yet that its leavers may enter, the nearest first.
    pub(super) later: Vec<usize>,
}

/// The score groups from the top (FMJD-V.6.1.1, UA-III.10.2); in round 1 there is one, unless the event is
/// accelerated.
pub(super) fn groups(request: &Request<'_>, field: &Field) -> Vec<Group> {
    let places: Vec<usize> = (0..field.len()).collect();
    let points = |place: usize| field.players[place].points;
    let is_one = request.round.index() == 0 && request.extra.is_empty();
    let together = |a: &usize, b: &usize| is_one || points(*a) == points(*b);
    let group = |members: &[usize]| Group { points: points(members[0]), members: members.to_vec() };
    places.chunk_by(together).map(group).collect()
}

/// The order of work.
pub(super) fn steps(
    request: &Request<'_>,
    field: &Field,
    groups: &[Group],
    free: Option<usize>,
) -> Vec<Step> {
    let sides = sides(request, field, groups, free);
    let mut order: Vec<usize> = Vec::new();
    let sides = &sides;
    let of = |side: Side| (0..groups.len()).filter(move |group| sides[*group] == side);
    order.extend(of(Side::Upper));
    order.extend(of(Side::Lower).rev());
    order.extend(of(Side::Middle));
    (0..order.len())
        .map(|at| {
            let (group, side) = (order[at], sides[order[at]]);
            let mut later = order[at + 1..].to_vec();
            later.sort_by_key(|other| other.abs_diff(group));
            Step { group, side, later }
        })
        .collect()
}

fn sides(request: &Request<'_>, field: &Field, groups: &[Group], free: Option<usize>) -> Vec<Side> {
    let by_median = match request.system {
        System::Classified | System::Quarter => true,
        System::Haley => request.round.number() > 2,
        _ => false,
    };
    if request.round.index() == 0 {
        return vec![Side::Upper; groups.len()];
    }
    if request.system.is_median() {
        let half = request.round.index() as u32;
        return groups.iter().map(|g| if g.points >= half { Side::Upper } else { Side::Lower }).collect();
    }
    if !by_median {
        return vec![Side::Upper; groups.len()];
    }
    let median = median_group(request, field, groups, free);
    (0..groups.len())
        .map(|group| match group.cmp(&median) {
            _ if group < field.quarters => Side::Upper,
            std::cmp::Ordering::Less => Side::Upper,
            std::cmp::Ordering::Equal => Side::Middle,
            std::cmp::Ordering::Greater => Side::Lower,
        })
        .collect()
}

/// The group of the one in the middle of the list, the lower of two (FMJD-V.6.1.6). If the bye has
/// emptied it, the next lower.
fn median_group(request: &Request<'_>, field: &Field, groups: &[Group], free: Option<usize>) -> usize {
    let listed: Vec<usize> = match request.switches.median_list {
        MedianList::All => (0..field.len()).collect(),
        MedianList::Paired => (0..field.len()).filter(|place| Some(*place) != free).collect(),
    };
    let Some(middle) = listed.get(listed.len() / 2) else { return 0 };
    let group = groups.iter().position(|group| group.members.contains(middle)).unwrap_or(0);
    let is_empty = groups[group].members.iter().all(|member| Some(*member) == free);
    if is_empty && group + 1 < groups.len() { group + 1 } else { group }
}

/// Who of a group should float this way first: as leavers, or as those whom leavers from elsewhere
/// meet.
///
/// | system | down | up | clause |
/// | --- | --- | --- | --- |
/// | F, leavers | lowest first | best first | FMJD-V.6.1.7 to FMJD-V.6.1.9, FMJD-V.6.1.11 to FMJD-V.6.1.13 |
/// | F, hosts | lowest first, for those from below | highest first, for those from above | FMJD-V.6.1.7, FMJD-V.6.1.11 |
/// | U1, U2 | who has ascended, the earliest; then the first | who has descended, the earliest; then the last | UA-III.10.9.11, UA-III.10.9.8.a, UA-III.10.9.10 |
/// | U0, C | who has ascended; who has not floated; by lot | the mirror | UA-III.10.4, COL-3.9.6 |
pub(super) fn floaters(
    request: &Request<'_>,
    field: &Field,
    ledger: &Ledger,
    members: &[usize],
    way: Way,
    as_host: bool,
) -> Vec<usize> {
    let mut list = members.to_vec();
    list.sort_unstable();
    if request.system.is_fmjd() {
        // Down goes the lowest, up the best: leavers are near the border they cross, hosts too.
        if way == Way::Descent {
            list.reverse();
        }
        return list;
    }
    let opposite = if way == Way::Descent { Way::Ascent } else { Way::Descent };
    let earlier = |place: usize, way: Way| ledger.oldest(field.entrant(place), way);
    if request.system.draws_each_round() {
        if way == Way::Descent {
            list.reverse();
        }
        list.sort_by_key(|place| match (earlier(*place, opposite), earlier(*place, way)) {
            (Some(_), _) => 0,
            (None, None) => 1,
            (None, Some(_)) => 2,
        });
        return list;
    }
    let plain = |place: usize| if way == Way::Descent { place as i64 } else { -(place as i64) };
    if as_host && !request.switches.float_priority_host {
        list.sort_by_key(|place| plain(*place));
        return list;
    }
    let half = request.round.index() as u32;
    list.sort_by_key(|place| {
        let is_upper = field.players[*place].points >= half;
        match earlier(*place, opposite) {
            // Of several in one round: down the lower in groups of 50 % and more, the higher under
            // 50 %; up the mirror (UA-III.10.9.11, D-53b).
            Some(round) => {
                let lower_first = is_upper == (way == Way::Descent);
                (0, round.index(), if lower_first { -(*place as i64) } else { *place as i64 })
            }
            None => (1, 0, plain(*place)),
        }
    });
    list
}
