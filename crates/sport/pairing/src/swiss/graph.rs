//! Which pairs may be made at all, and which are unwelcome.

use super::bits::{Bits, Relation};
use super::colour::Allocator;
use super::explain::{Reason, Unwelcome};
use super::field::Field;
use super::request::{Request, Strength};
use super::switches::{SameFederation, ThirdColourFmjd};
use super::system::System;
use damier_rules::Color;

/// Pairs by place.
#[derive(Debug)]
pub(super) struct Graph<'a> {
    request: &'a Request<'a>,
    field: &'a Field,
    colours: Allocator<'a>,
    /// Pairs that may be made.
    pub(super) allowed: Relation,
    /// Those of them that are welcome between a leaver and the group he enters.
    cross: Relation,
    /// Those that are welcome inside a group, where that is another set (FMJD-II.3.b).
    inner: Option<Relation>,
    /// Whether third colours have stopped to count (UA-III.10.9.13, all or nothing).
    lenient: bool,
}

impl<'a> Graph<'a> {
    pub(super) fn new(request: &'a Request<'a>, field: &'a Field, colours: Allocator<'a>) -> Graph<'a> {
        let allowed = allowed(request, field);
        let nothing = Relation::complete(0);
        let mut graph =
            Graph { request, field, colours, allowed, cross: nothing, inner: None, lenient: false };
        graph.cross = graph.welcome_between();
        graph.inner = graph.welcome_inside();
        graph
    }

    /// Welcome pairs inside a group.
    pub(super) fn inner(&self) -> &Relation {
        self.inner.as_ref().unwrap_or(&self.cross)
    }

    /// Welcome pairs of a leaver.
    pub(super) fn cross(&self) -> &Relation {
        &self.cross
    }

    /// The same graph with third colours welcome.
    pub(super) fn without_third_colour(&self) -> Graph<'a> {
        let mut graph = Graph {
            request: self.request,
            field: self.field,
            colours: self.colours,
            allowed: self.allowed.clone(),
            cross: self.cross.clone(),
            inner: None,
            lenient: true,
        };
        graph.cross = graph.welcome_between();
        graph.inner = graph.welcome_inside();
        graph
    }

    /// Why a pair may not be made, if it may not.
    pub(super) fn obstacle(&self, a: usize, b: usize) -> Option<Reason> {
        if self.allowed.has(a, b) {
            return None;
        }
        Some(match self.field.met(a, b) {
            Some(round) => Reason::Met { round },
            None if self.is_prohibited(a, b, Strength::Absolute) => Reason::Prohibited,
            None => Reason::ThirdColour,
        })
    }

    /// Why a pair is unwelcome, if it is.
    pub(super) fn objection(&self, a: usize, b: usize, inside: bool) -> Option<Unwelcome> {
        if self.is_prohibited(a, b, Strength::AsFarAsPossible) {
            return Some(Unwelcome::Prohibited);
        }
        if !self.lenient
            && let Some(colour) = self.colours.objection(a, b)
        {
            return Some(colour);
        }
        let same = self.federation(a).is_some() && self.federation(a) == self.federation(b);
        if same && self.avoids_compatriots() {
            return Some(Unwelcome::SameFederation);
        }
        (!same && inside && self.seeks_compatriots()).then_some(Unwelcome::OtherFederation)
    }

    fn is_prohibited(&self, a: usize, b: usize, strength: Strength) -> bool {
        let (a, b) = (self.field.entrant(a), self.field.entrant(b));
        self.request.prohibited.iter().any(|prohibition| {
            prohibition.strength == strength
                && ((prohibition.a, prohibition.b) == (a, b) || (prohibition.a, prohibition.b) == (b, a))
                && prohibition.holds_in(self.request.round)
        })
    }

    fn federation(&self, place: usize) -> Option<&str> {
        self.request.sheet.line(self.field.entrant(place)).federation.as_deref()
    }

    /// FMJD-V.5.8, rounds 1 and 2.
    fn avoids_compatriots(&self) -> bool {
        self.request.switches.same_fed == SameFederation::AvoidFirstTwo && self.request.round.number() <= 2
    }

    /// FMJD-II.3.b, first half.
    fn seeks_compatriots(&self) -> bool {
        self.request.switches.same_fed == SameFederation::FirstHalf
            && 2 * u32::from(self.request.round.number()) <= u32::from(self.request.sheet.rounds_total)
    }

    fn welcome_between(&self) -> Relation {
        let mut welcome = self.allowed.clone();
        for prohibition in self.request.prohibited {
            if prohibition.strength == Strength::AsFarAsPossible && prohibition.holds_in(self.request.round) {
                let place = |entrant: crate::Entrant| self.field.place[entrant.index()];
                if let (Some(a), Some(b)) = (place(prohibition.a), place(prohibition.b)) {
                    welcome.remove(a, b);
                }
            }
        }
        if !self.lenient {
            self.remove_bad_colours(&mut welcome);
        }
        if self.avoids_compatriots() {
            self.remove_federations(&mut welcome, |same| same);
        }
        welcome
    }

    fn welcome_inside(&self) -> Option<Relation> {
        self.seeks_compatriots().then(|| {
            let mut welcome = self.cross.clone();
            self.remove_federations(&mut welcome, |same| !same);
            welcome
        })
    }

    fn remove_federations(&self, welcome: &mut Relation, bad: impl Fn(bool) -> bool) {
        for a in 0..self.field.len() {
            for b in 0..a {
                let same = self.federation(a).is_some() && self.federation(a) == self.federation(b);
                if bad(same) {
                    welcome.remove(a, b);
                }
            }
        }
    }

    /// Takes out the pairs to which the colours object. Only players with two games running of one
    /// colour, or out of balance, can give cause.
    fn remove_bad_colours(&self, welcome: &mut Relation) {
        let n = self.field.len();
        let history = |place: usize| &self.field.players[place].history;
        if self.request.system.draws_each_round() {
            // The limits look at the bar and the balance only, so one of each kind speaks for all.
            let kind = |place: usize| (history(place).barred(), history(place).balance());
            let mut kinds: Vec<(usize, Bits)> = Vec::new();
            for place in 0..n {
                match kinds.iter_mut().find(|(speaker, _)| kind(*speaker) == kind(place)) {
                    Some((_, members)) => members.insert(place),
                    None => kinds.push((place, Bits::of(n, [place]))),
                }
            }
            for (index, (a, members)) in kinds.iter().enumerate() {
                for (b, others) in &kinds[..=index] {
                    if self.colours.objection(*a, *b).is_some() {
                        members.iter().for_each(|member| welcome.remove_all(member, others));
                    }
                }
            }
            return;
        }
        for a in (0..n).filter(|place| history(*place).barred().is_some()) {
            for b in (0..n).filter(|other| *other != a) {
                if welcome.has(a, b) && self.colours.objection(a, b).is_some() {
                    welcome.remove(a, b);
                }
            }
        }
    }
}

/// Pairs that may be made: not met (FMJD-V.2.3, UA-III.10.1, COL-3.9.4), not prohibited, and in the
/// classified systems not both barred from one colour (FMJD-V.7.1.6).
fn allowed(request: &Request<'_>, field: &Field) -> Relation {
    let n = field.len();
    let mut allowed = Relation::complete(n);
    for (place, player) in field.players.iter().enumerate() {
        player.met.iter().for_each(|(other, _)| allowed.remove(place, *other));
    }
    for prohibition in request.prohibited {
        if prohibition.strength == Strength::Absolute
            && prohibition.holds_in(request.round)
            && let (Some(a), Some(b)) =
                (field.place[prohibition.a.index()], field.place[prohibition.b.index()])
        {
            allowed.remove(a, b);
        }
    }
    let has_bar = matches!(request.system, System::Classified | System::Quarter | System::Haley);
    if has_bar && request.switches.third_colour_fmjd == ThirdColourFmjd::Hard {
        for color in Color::ALL {
            let barred = |place: &usize| field.players[*place].history.barred() == Some(color);
            let class = Bits::of(n, (0..n).filter(barred));
            class.iter().for_each(|place| allowed.remove_all(place, &class));
        }
    }
    allowed
}
