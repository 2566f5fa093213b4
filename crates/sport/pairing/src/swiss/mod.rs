//! Swiss systems: a round is paired from the sheet, and each pair says why it was made.
//!
//! The free one is chosen first. Then score group after score group, in the order of work of the
//! system, each decision is made so that everybody else can still be paired; for that reason none is
//! ever taken back, and the result is the one that trial and backtracking by hand would reach.
//! Systems differ in data, not in machinery:
//!
//! | file | question |
//! | --- | --- |
//! | `system`, `switches` | the eight systems and the readings that can be chosen |
//! | `seed` | who gets which number, how many rounds there should be |
//! | `rank`, `field` | on which list is the round paired, what did earlier rounds leave behind |
//! | `free` | who is free |
//! | `order`, `floats` | which group comes next, who of it should float |
//! | `graph`, `colour` | which pairs may be made, which are unwelcome, who gets White |
//! | `leave`, `general` | who leaves a group and whom they meet |
//! | `inside` | pairs inside a group |
//! | `bits`, `blossom`, `weighted` | can everybody else be paired, and how cheaply |
//! | `effort` | how long a round may be searched |
//! | `relax` | why a round is impossible, and what would help |
//! | `check` | pairs a past round again |
//!
//! ```
//! use damier_pairing::swiss::{self, Request, System, Watch};
//! use damier_pairing::{Line, Lots, Sheet};
//!
//! let line = |number| Line { number, rating: None, federation: None, cells: vec![], withdrawn_after: None };
//! let sheet = Sheet { lines: (1..=7).map(line).collect(), rounds_total: 7, ..Sheet::default() };
//! let request = Request::next(&sheet, System::MedianUnrated);
//! let round = swiss::pair_round(&request, &mut Lots::new(1), &Watch::new())?;
//! // UA-III.10.9.5: 1-2, 3-4, 5-6, the odd numbers White; UA-III.10.9.1: the last is free.
//! assert_eq!(round.pairs.len(), 3);
//! assert_eq!(round.free.map(|free| sheet.line(free.entrant).number), Some(7));
//! # Ok::<(), swiss::Refused>(())
//! ```

mod bits;
mod blossom;
mod check;
mod colour;
mod effort;
mod explain;
mod field;
mod floats;
mod free;
mod general;
mod graph;
mod inside;
mod leave;
mod order;
mod rank;
mod relax;
mod request;
mod seed;
mod switches;
mod system;
mod weighted;

pub use check::{Difference, PastRound, check_round};
pub use explain::{
    ColourStory, Explanation, FreeStory, GroupStory, NoPairing, PairStory, Reason, Rejected, Relaxation,
    Side, Unwelcome, Why,
};
pub use request::{Free, Pair, Pairing, Prohibition, Refused, Request, RequestFault, Strength, Watch};
pub use seed::{Seeding, Unrated, numbers};
pub use switches::{
    ByeAfterWithdrawal, ColourHistory, ColumnsInside, Damage, ForcedBeyond, MedianList, QuarterMax,
    SameFederation, Switches, ThirdColourFmjd, ThirdColourUa, ThirdKey, WithdrawnOpponent,
};
pub use system::{System, UnknownSystem};

use bits::Bits;
use blossom::Matching;
use colour::Allocator;
use damier_rules::Color;
use effort::Effort;
use field::Field;
use floats::{Ledger, Way};
use graph::Graph;
use inside::Inside;
use leave::{Leaving, Scene, Served};
use order::{Group, Step, floaters};

use crate::{Entrant, Lots, Points};

/// Pairs a round.
///
/// Lots are drawn in a fixed order, so the same seed gives the same round: the list where it is drawn
/// (U0, C), the colour of round 1 (FMJD-V.7.1.3, UA-III.10.9.4), the colours of single pairs.
pub fn pair_round(request: &Request<'_>, lots: &mut Lots, watch: &Watch) -> Result<Pairing, Refused> {
    request.check()?;
    let field = Field::new(request, lots);
    let colours = Allocator::new(request, &field, lots);
    let graph = Graph::new(request, &field, colours);
    let impossible = |lots: &mut Lots| relax::no_pairing(request, &field, &graph.allowed, lots, watch);
    let free = if field.len() % 2 == 1 {
        let chosen = free::choose(request, &field, &graph.allowed, watch)?;
        Some(chosen.ok_or_else(|| impossible(lots))?)
    } else {
        None
    };
    let free_place = free.as_ref().map(|chosen| chosen.place);
    let rest = Bits::of(field.len(), (0..field.len()).filter(|place| Some(*place) != free_place));
    let witness = Matching::maximum(&graph.allowed, rest.clone());
    if !witness.is_perfect() {
        return Err(impossible(lots));
    }
    let groups = order::groups(request, &field);
    let mut work = Work {
        request,
        field: &field,
        graph: &graph,
        ledger: Ledger::new(request),
        watch,
        effort: Effort::new(),
        lenient: None,
        rest,
        witness,
        made: Vec::with_capacity(field.len() / 2),
        stories: Vec::with_capacity(groups.len()),
    };
    for step in order::steps(request, &field, &groups, free_place) {
        work.group(&groups, &step)?;
    }
    let (pairs, stories) = work.boards(colours, lots);
    Ok(Pairing {
        pairs,
        free: free.as_ref().map(|chosen| Free {
            entrant: field.entrant(chosen.place),
            after_withdrawal: chosen.after_withdrawal,
        }),
        explanation: Explanation {
            free: free.map(|chosen| chosen.story),
            groups: work.stories,
            pairs: stories,
        },
    })
}

/// A pair before it has colours.
struct Made {
    seeker: usize,
    partner: usize,
    why: Why,
    side: Side,
    rejected: Vec<Rejected>,
}

/// A round half done.
struct Work<'a> {
    request: &'a Request<'a>,
    field: &'a Field,
    graph: &'a Graph<'a>,
    ledger: Ledger,
    watch: &'a Watch,
    effort: Effort,
    /// The graph in which third colours do not count, once it is needed.
    lenient: Option<Graph<'a>>,
    /// Those without an opponent.
    rest: Bits,
    /// Proof that they can all be paired.
    witness: Matching,
    made: Vec<Made>,
    stories: Vec<GroupStory>,
}

impl Work<'_> {
    /// Works one group: who leaves it, then the pairs inside.
    fn group(&mut self, groups: &[Group], step: &Step) -> Result<(), Refused> {
        let here = self.waiting(&groups[step.group]);
        if here.is_empty() {
            return Ok(());
        }
        let (leaving, lenient) = self.leaving(groups, step, &here)?;
        let graph = if lenient { self.lenient.as_ref().unwrap_or(self.graph) } else { self.graph };
        let gone = |place: &usize| leaving.floats.iter().any(|float| float.leaver == *place);
        let staying: Vec<usize> = here.iter().copied().filter(|place| !gone(place)).collect();
        let first_round = self.request.round.index() == 0;
        let in_squads = match self.request.system {
            System::Quarter => first_round || step.group < self.field.quarters,
            System::Haley => first_round,
            _ => false,
        };
        let inside = Inside {
            request: self.request,
            field: self.field,
            graph,
            watch: self.watch,
            effort: &self.effort,
        };
        let (found, squads) = inside.pair(&staying, step.side, in_squads, leaving.unwelcome_inside)?;
        let why = if first_round { Why::FirstRound } else { Why::Inside };
        let pairs = found.into_iter().map(|found| Made {
            seeker: found.seeker,
            partner: found.partner,
            why,
            side: step.side,
            rejected: found.rejected,
        });
        self.record(groups[step.group].points, &here, step.side, &leaving, squads);
        let placed = 2 * leaving.floats.len() as u32;
        let floats = leaving.floats.into_iter().map(|float| Made {
            seeker: float.leaver,
            partner: float.host,
            why: Why::Float { skipped: float.skipped as u16 },
            side: step.side,
            rejected: float.rejected,
        });
        let made: Vec<Made> = floats.chain(pairs).collect();
        let gone: Vec<usize> = made.iter().flat_map(|made| [made.seeker, made.partner]).collect();
        gone.iter().for_each(|place| self.rest.remove(*place));
        let possible = self.witness.without(&self.graph.allowed, &gone);
        debug_assert!(possible, "a decision has left somebody without an opponent");
        self.made.extend(made);
        self.watch.advance(placed)
    }

    fn waiting(&self, group: &Group) -> Vec<usize> {
        group.members.iter().copied().filter(|place| self.rest.contains(*place)).collect()
    }

    /// Who leaves the group, and whether third colours have stopped to count in it.
    fn leaving(&mut self, groups: &[Group], step: &Step, here: &[usize]) -> Result<(Leaving, bool), Refused> {
        let (way, back) = match step.side {
            Side::Lower => (Way::Ascent, Way::Descent),
            Side::Upper | Side::Middle => (Way::Descent, Way::Ascent),
        };
        let order = |members: &[usize], way: Way, as_host: bool| {
            floaters(self.request, self.field, &self.ledger, members, way, as_host)
        };
        let leavers = order(here, way, false);
        let later = step.later.iter().map(|group| self.waiting(&groups[*group]));
        let hosts: Vec<Vec<usize>> =
            later.filter(|group| !group.is_empty()).map(|group| order(&group, back, true)).collect();
        let served = self.request.system.is_fmjd().then_some(match step.side {
            Side::Lower => Served::Weakest,
            Side::Upper | Side::Middle => Served::Strongest,
        });
        let scene = |graph| Scene {
            field: self.field,
            graph,
            watch: self.watch,
            effort: &self.effort,
            damage: self.request.switches.damage,
            rest: &self.rest,
            witness: &self.witness,
            leavers: &leavers,
            hosts: &hosts,
            served,
        };
        let leaving = scene(self.graph).decide()?;
        let gives_up = self.request.system.is_median()
            && self.request.switches.third_colour_ua == ThirdColourUa::AllOrNothing
            && leaving.unwelcome > 0;
        if !gives_up {
            return Ok((leaving, false));
        }
        let lenient = self.lenient.take().unwrap_or_else(|| self.graph.without_third_colour());
        let leaving = scene(&lenient).decide()?;
        self.lenient = Some(lenient);
        Ok((leaving, true))
    }

    fn record(&mut self, points: u32, here: &[usize], side: Side, leaving: &Leaving, squads: bool) {
        self.stories.push(GroupStory {
            points: Points(points),
            size: here.len(),
            side,
            leave: leaving.floats.len(),
            unwelcome: leaving.unwelcome,
            skipped: leaving.skipped,
            damage: leaving.damage,
            leavers: leaving.floats.iter().map(|float| self.field.entrant(float.leaver)).collect(),
            rejected: leaving.rejected.clone(),
            squads,
            cut: self.effort.was_refused(),
        });
    }

    /// Puts the pairs on boards, the best placed first, and gives colours.
    fn boards(&mut self, colours: Allocator<'_>, lots: &mut Lots) -> (Vec<Pair>, Vec<PairStory>) {
        let mut made = std::mem::take(&mut self.made);
        made.sort_by_key(|made| made.seeker.min(made.partner));
        let system = self.request.system;
        let mut boards: Vec<(Pair, PairStory)> = Vec::with_capacity(made.len() + self.request.fixed.len());
        for made in made {
            let (better, worse) = (made.seeker.min(made.partner), made.seeker.max(made.partner));
            let (color, colour) = colours.colour(better, worse, lots);
            let (white, black) = if color == Color::White { (better, worse) } else { (worse, better) };
            let pair = Pair { white: self.field.entrant(white), black: self.field.entrant(black) };
            let story = PairStory {
                why: made.why,
                clause: made.why.clause(system, made.side),
                seeker: self.field.entrant(made.seeker),
                rejected: made.rejected,
                colour,
            };
            boards.push((pair, story));
        }
        boards.extend(self.request.fixed.iter().map(|fixed| by_arbiter(system, *fixed)));
        boards.into_iter().unzip()
    }
}

fn by_arbiter(system: System, (white, black): (Entrant, Entrant)) -> (Pair, PairStory) {
    let why = Why::Fixed;
    let clause = why.clause(system, Side::Upper);
    let story = PairStory { why, clause, seeker: white, rejected: Vec::new(), colour: ColourStory::Fixed };
    (Pair { white, black }, story)
}
