//! Who should float first, and whom one should meet first.

use damier_pairing::swiss::{ForcedBeyond, System};
use damier_pairing::{Cell, Entrant, Mark};

use crate::colours::balance;
use crate::list::{met_before, points_after, quarter_scores};
use crate::pairing::{Round, is_fmjd};

impl Round<'_> {
    /// Who of a group should go down (`down`) or up first.
    pub(crate) fn preference(&self, group: &[usize], down: bool, host: bool) -> Vec<usize> {
        let mut list = group.to_vec();
        list.sort_unstable();
        if is_fmjd(self.request.system) {
            if down {
                list.reverse();
            }
            return list;
        }
        let half = u32::from(self.request.round.number()) - 1;
        let float = |place: usize| {
            let open = self.floats(self.list[place].entrant);
            open.first().filter(|(went_down, _)| *went_down != down).map(|(_, round)| *round)
        };
        let use_floats = !host || self.request.switches.float_priority_host;
        list.sort_by_key(|place| {
            let at = *place as i64;
            match float(*place).filter(|_| use_floats) {
                Some(round) => {
                    let upper = self.list[*place].points >= half;
                    let lower_first = if down { upper } else { !upper };
                    (0, round as i64, if lower_first { -at } else { at })
                }
                None => (1, 0, if down { at } else { -at }),
            }
        });
        list
    }

    /// Floats that still count, oldest first: true for a descent, and the round.
    fn floats(&self, entrant: Entrant) -> Vec<(bool, usize)> {
        let request = self.request;
        let mut open: Vec<(bool, usize)> = Vec::new();
        for index in 0..request.round.index() {
            let cell = |e: Entrant| request.sheet.lines[e.index()].cells.get(index).copied();
            let Some(Cell::Paired { opponent, mark, .. }) = cell(entrant) else { continue };
            let (mine, theirs) =
                (points_after(request, entrant, index), points_after(request, opponent, index));
            if mine == theirs || (!request.switches.float_of_forfeit && matches!(mark, Mark::Forfeit(_))) {
                continue;
            }
            let down = mine > theirs;
            let crowd: Vec<(Entrant, u32)> = request
                .sheet
                .entrants()
                .filter(|e| *e != entrant && matches!(cell(*e), Some(Cell::Paired { .. })))
                .map(|e| (e, points_after(request, e, index)))
                .collect();
            let met = met_before(request, entrant, index);
            let met_all = |points: u32| crowd.iter().filter(|c| c.1 == points).all(|c| met.contains(&c.0));
            let beyond = crowd.iter().map(|c| c.1).filter(|p| if down { *p > mine } else { *p < mine });
            let mut beyond: Vec<u32> = beyond.collect();
            beyond.sort_by_key(|p| p.abs_diff(mine));
            beyond.dedup();
            let reach =
                if request.switches.forced_beyond == ForcedBeyond::Adjacent { 1 } else { beyond.len() };
            if met_all(mine) && beyond.iter().take(reach).all(|p| met_all(*p)) {
                continue;
            }
            match open.iter().position(|(was_down, _)| *was_down != down) {
                Some(oldest) => {
                    open.remove(oldest);
                }
                None => open.push((down, index)),
            }
        }
        open
    }

    /// The pairs inside as places in the order of trial.
    pub(crate) fn trial(
        &self,
        staying: &[usize],
        group: &[usize],
        upper: bool,
        partner: &dyn Fn(usize) -> usize,
    ) -> Vec<usize> {
        if !self.in_squads(group) {
            return self.order(staying, upper, partner);
        }
        let cut = (2 * staying.len().div_ceil(4)).min(staying.len());
        let (above, below) = staying.split_at(cut);
        let closed = above.iter().all(|place| above.contains(&partner(*place)));
        // Unwelcome pairs have been counted before, so closed squads never cost one.
        let mut key = vec![usize::from(!closed)];
        if closed {
            key.extend(self.order(above, upper, partner));
            key.extend(self.order(below, upper, partner));
        } else {
            key.extend(self.order(staying, upper, partner));
        }
        key
    }

    fn order(&self, list: &[usize], upper: bool, partner: &dyn Fn(usize) -> usize) -> Vec<usize> {
        let mut rest = list.to_vec();
        let mut key = Vec::new();
        while !rest.is_empty() {
            let candidates = self.candidates(&rest, upper);
            let seeker = self.seeker(&rest, upper);
            key.push(candidates.iter().position(|c| *c == partner(seeker)).expect("he is a candidate"));
            let gone = [seeker, partner(seeker)];
            rest.retain(|place| !gone.contains(place));
        }
        key
    }

    /// Whether a group is paired in squads of quarters.
    pub(crate) fn in_squads(&self, group: &[usize]) -> bool {
        let first_round = self.request.round.number() == 1;
        let quarters = quarter_scores(self.request, &self.list);
        match self.request.system {
            System::Quarter => {
                first_round || group.first().is_some_and(|p| quarters.contains(&self.score(*p)))
            }
            System::Haley => first_round,
            _ => false,
        }
    }

    /// For whom an opponent is sought first.
    pub(crate) fn seeker(&self, rest: &[usize], upper: bool) -> usize {
        if upper || self.request.system == System::ByLots { rest[0] } else { rest[rest.len() - 1] }
    }

    pub(crate) fn candidates(&self, rest: &[usize], upper: bool) -> Vec<usize> {
        let (n, half) = (rest.len(), rest.len() / 2);
        let round = self.request.round.number();
        let mut order: Vec<usize> = Vec::new();
        match self.request.system {
            System::ByLots | System::MedianUnrated if round == 1 => order.extend(1..n),
            System::ByLots => {
                let sign = |place: usize| balance(&self.list[place]).signum();
                let mine = sign(rest[0]);
                let worst_first = (1..n).rev();
                if round % 2 == 1 || mine == 0 {
                    order.extend(worst_first);
                } else {
                    order.extend(worst_first.clone().filter(|i| sign(rest[*i]) == -mine));
                    order.extend(worst_first.clone().filter(|i| sign(rest[*i]) == 0));
                    order.extend(worst_first.filter(|i| sign(rest[*i]) == mine));
                }
            }
            _ if upper => {
                order.extend(half..n);
                order.extend((1..half).rev());
            }
            _ => {
                order.extend((0..half).rev());
                order.extend(half..n - 1);
            }
        }
        order.into_iter().map(|index| rest[index]).collect()
    }
}
