//! Captures, carried to their end one jump at a time.

use damier_rules::{Rank, TowerJumps};

use crate::discs::{Discs, Pile, Place, Step, next};
use crate::quiet::free_places;
use crate::rules::{self, OnLastRow};

/// A capture under way: what is in the hand, where it was set down last and what it has jumped.
#[derive(Debug, Clone)]
pub(crate) struct Run {
    /// The board without the pile in the hand: its departure is free (FMJD-I.4.8).
    pub(crate) discs: Discs,
    pub(crate) hand: Pile,
    /// Departure and every landing place.
    pub(crate) route: Vec<Place>,
    /// The places jumped, in order.
    pub(crate) jumped: Vec<Place>,
    /// The direction of the last jump.
    heading: Option<Step>,
    setting: TowerJumps,
    /// A man was crowned and has to stop.
    stopped: bool,
}

/// Every complete capture of the pile on a place.
pub(crate) fn captures(discs: &Discs, from: Place, setting: TowerJumps) -> Vec<Run> {
    let mut discs = discs.clone();
    let Some(hand) = discs.piles.remove(&from) else { return Vec::new() };
    let start =
        Run { discs, hand, route: vec![from], jumped: Vec::new(), heading: None, setting, stopped: false };
    let mut complete = carry_on(start);
    complete.retain(|run| !run.jumped.is_empty());
    complete
}

/// All ends of a capture. While a jump is possible it must be made (FMJD-I.4.5, FMJD-I.4.6,
/// UA13-II.3.2, WCDF-1.19, COL-1.6.3a).
fn carry_on(run: Run) -> Vec<Run> {
    let longer = run.choices();
    if longer.is_empty() { vec![run] } else { longer.into_iter().flat_map(carry_on).collect() }
}

impl Run {
    fn at(&self) -> Place {
        *self.route.last().expect("a route begins with the departure")
    }

    /// The next jumps, in all directions. Where a king could be set down on several places behind
    /// the jumped piece, it must choose one from which it can go on, if there is one (D-03a).
    fn choices(&self) -> Vec<Run> {
        let mut all = Vec::new();
        for step in self.steps() {
            let landings = self.jumps(step);
            let going_on: Vec<Run> = landings.iter().filter(|run| run.can_jump()).cloned().collect();
            all.extend(if going_on.is_empty() { landings } else { going_on });
        }
        all
    }

    fn steps(&self) -> impl Iterator<Item = Step> + use<> {
        rules::capture_steps(self.discs.variant).iter().copied()
    }

    fn can_jump(&self) -> bool {
        self.steps().any(|step| !self.jumps(step).is_empty())
    }

    /// The jump in one direction, once for each place where the piece can be set down.
    fn jumps(&self, step: Step) -> Vec<Run> {
        if self.stopped
            || self.turns_back(step)
            || !rules::may_capture(self.discs.variant, self.hand[0], step)
        {
            return Vec::new();
        }
        let Some(victim) = self.victim(step) else { return Vec::new() };
        let mut behind = free_places(&self.discs, next(victim, step), step);
        let variant = self.discs.variant;
        if !rules::flies(variant, self.hand[0]) || rules::lands_right_behind(variant) {
            behind.truncate(1);
        }
        behind.into_iter().map(|landing| self.jump(victim, landing, step)).collect()
    }

    fn turns_back(&self, step: Step) -> bool {
        self.heading == Some((-step.0, -step.1)) && !rules::may_turn_back(self.discs.variant, self.setting)
    }

    /// The enemy that would be jumped: next to a man or short king (FMJD-I.4.2, WCDF-1.18, COL-1.6.1a,
    /// COL-2.4.1b), first on the line of a flying one (FMJD-I.4.3, UA13-II.3.1, COL-1.6.3bis-a). Own
    /// pieces are neither taken nor jumped (FMJD-I.4.1, FMJD-I.4.7, UA13-II.3.3).
    fn victim(&self, step: Step) -> Option<Place> {
        let mut place = next(self.at(), step);
        if rules::flies(self.discs.variant, self.hand[0]) {
            while self.discs.is_free(place) {
                place = next(place, step);
            }
        }
        let (variant, hand) = (self.discs.variant, self.hand[0]);
        let top = self.discs.top(place);
        let enemy = top.is_some_and(|disc| disc.color != hand.color && rules::may_take(variant, hand, disc));
        let allowed =
            !self.jumped.contains(&place) || rules::may_jump_again(self.discs.variant, self.setting);
        (enemy && allowed).then_some(place)
    }

    fn jump(&self, victim: Place, landing: Place, step: Step) -> Run {
        let mut run = self.clone();
        run.heading = Some(step);
        run.route.push(landing);
        run.jumped.push(victim);
        if rules::goes_under_the_taker(run.discs.variant) {
            run.take_along(victim);
        } else if rules::leaves_at_once(run.discs.variant) {
            run.discs.piles.remove(&victim);
        }
        run.crown_in_passing();
        run
    }

    /// The top disc goes to the very bottom of the taker at once (COL-1.6.1b, COL-1.6.1c); what is left
    /// stays on its square, and nothing is left of a single piece (COL-1.6.1d).
    fn take_along(&mut self, victim: Place) {
        let pile = self.discs.piles.get_mut(&victim).expect("a victim stands there");
        self.hand.push(pile.remove(0));
        if pile.is_empty() {
            self.discs.piles.remove(&victim);
        }
    }

    fn crown_in_passing(&mut self) {
        if self.hand[0].rank == Rank::King || !self.is_on_last_row() {
            return;
        }
        match rules::on_last_row(self.discs.variant) {
            OnLastRow::GoesOnAsMan => {}
            OnLastRow::GoesOnAsKing => self.hand[0].rank = Rank::King,
            OnLastRow::Stops => {
                self.hand[0].rank = Rank::King;
                self.stopped = true;
            }
        }
    }

    fn is_on_last_row(&self) -> bool {
        rules::is_last_row(self.discs.variant, self.hand[0].color, self.at())
    }

    /// The board when the capture is over: the pile is set down, jumped pieces of a flat game come off
    /// only now (FMJD-I.4.11, UA13-II.3.6), and a man that ends on the last row is a king.
    pub(crate) fn finished(&self) -> Discs {
        let mut discs = self.discs.clone();
        if !rules::goes_under_the_taker(discs.variant) {
            for place in &self.jumped {
                discs.piles.remove(place);
            }
        }
        let mut hand = self.hand.clone();
        if self.is_on_last_row() {
            hand[0].rank = Rank::King;
        }
        discs.piles.insert(self.at(), hand);
        discs.to_move = !discs.to_move;
        discs
    }
}
