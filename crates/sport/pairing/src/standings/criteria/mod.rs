//! The criteria, one file each.
//!
//! With S1, Sh and S0 the points of the opponents beaten, drawn with and lost to, and o1 <= o2 <= …
//! the points of all opponents in order:
//!
//! | criterion | value | file |
//! | --- | --- | --- |
//! | Shmulyan | S1 - S0 | `shmulyan.rs` |
//! | Sonneborn-Berger | 2 S1 + Sh, or S1 + Sh/2 | `sonneborn_berger.rs` |
//! | Berger | S1 + Sh - S0 | `berger.rs` |
//! | Solkoff, Buchholz | S1 + Sh + S0 | `solkoff.rs` |
//! | Solkoff plus | the sum of the Solkoff of all opponents | `solkoff_plus.rs` |
//! | truncated T(k) | Solkoff - (o1 + … + ok) | `truncated.rs` |
//! | median M(k) | T(k) - the largest | `median.rs` |

pub(super) mod berger;
pub(super) mod board_by_board;
pub(super) mod board_points;
pub(super) mod by_place;
pub(super) mod draws;
pub(super) mod encounter;
pub(super) mod match_points;
pub(super) mod median;
pub(super) mod places_on_boards;
pub(super) mod play_off;
pub(super) mod shmulyan;
pub(super) mod solkoff;
pub(super) mod solkoff_plus;
pub(super) mod sonneborn_berger;
pub(super) mod team_product;
pub(super) mod truncated;
pub(super) mod wins;

use super::ledger::Ledger;
use super::worth::Worth;
use super::{Criterion, Rational, Working};
use crate::{Entrant, SideResult};

/// What the criteria may look at.
pub(super) struct Scene<'a> {
    pub(super) ledger: &'a Ledger<'a>,
    pub(super) worth: Worth<'a>,
    /// Everybody placed, in blocks still tied after the earlier criteria, the best first.
    pub(super) order: Vec<Entrant>,
    /// Where in the order the block of each entrant begins.
    pub(super) block_of: Vec<usize>,
    /// How long the block is that begins at each index of the order.
    pub(super) length: Vec<usize>,
    /// Sum of places on boards, reckoned once.
    pub(super) places: std::cell::OnceCell<Vec<Working>>,
}

/// The workings of a tied group, in its order; `None` if the criterion does not concern it.
pub(super) fn measure(scene: &Scene<'_>, criterion: Criterion, group: &[Entrant]) -> Option<Vec<Working>> {
    let each =
        |measure: &dyn Fn(Entrant) -> Working| Some(group.iter().map(|entrant| measure(*entrant)).collect());
    match criterion {
        Criterion::PlayOff(places) => play_off::measure(scene, places, group),
        Criterion::Encounter(among) => encounter::measure(scene, among, group),
        Criterion::Shmulyan => each(&|entrant| shmulyan::measure(&scene.worth, entrant)),
        Criterion::SonnebornBerger(form) => {
            each(&|entrant| sonneborn_berger::measure(&scene.worth, form, entrant))
        }
        Criterion::Berger => each(&|entrant| berger::measure(&scene.worth, entrant)),
        Criterion::Solkoff => each(&|entrant| solkoff::measure(&scene.worth, entrant)),
        Criterion::SolkoffPlus => each(&|entrant| solkoff_plus::measure(&scene.worth, entrant)),
        Criterion::Truncated(depth) => Some(truncated::measure(&scene.worth, depth, group)),
        Criterion::Median(depth) => Some(median::measure(&scene.worth, depth, group)),
        Criterion::Wins => each(&|entrant| wins::measure(scene.ledger, entrant)),
        Criterion::DrawSaldo => each(&|entrant| draws::saldo(scene.ledger, entrant)),
        Criterion::PlusDraws => each(&|entrant| draws::plus(scene.ledger, entrant)),
        Criterion::ResultsByPlace => Some(by_place::measure(scene, group)),
        Criterion::MatchPoints => each(&|entrant| match_points::measure(scene.ledger, entrant)),
        Criterion::BoardPoints => each(&|entrant| board_points::measure(scene.ledger, entrant)),
        Criterion::TeamProduct(mutual) => Some(team_product::measure(scene.ledger, mutual, group)),
        Criterion::PlacesOnBoards => each(&|entrant| places_on_boards::measure(scene, entrant)),
        Criterion::BoardByBoard => each(&|entrant| board_by_board::measure(scene.ledger, entrant)),
    }
}

/// How often beaten, drawn and lost opponents are taken.
fn weights(beaten: Rational, drawn: Rational, lost: Rational) -> impl Fn(SideResult) -> Rational {
    move |outcome| match outcome {
        SideResult::Win => beaten,
        SideResult::Draw => drawn,
        SideResult::Loss => lost,
    }
}
