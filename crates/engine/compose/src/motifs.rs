//! What can be seen in the solution of a work, so that books can list it: the devices of its main line and its end.
//!
//! Only what a program can tell for certain; the author names the rest himself (`Composition::themes`).

use damier_rules::{Color, Move, Position, Rank};
use serde::Serialize;

use crate::check::chains;
use crate::{Composition, Goal};

/// Captures of so many pieces are worth a line.
const MANY: usize = 4;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Motif {
    /// White saves himself.
    Draw,
    /// Pieces are locked.
    Lock,
    /// White gives everything away.
    GiveAway,
    /// White gives up so many pieces.
    GivenUp { count: usize },
    /// White captures so many pieces at once.
    LongCapture { count: usize },
    /// A capture that ends where it began.
    Circle,
    /// White crowns a man.
    Crowning,
    /// Black crowns a man, and it does not help him.
    BlackCrowning,
    /// Black must take the most, where he would rather take less (UA13-VI.3.7.6, UA-VIII.Art.7.6).
    Majority,
    /// Black is blocked in the end.
    Blocked,
    /// One white piece is left in the end.
    OneLeft,
}

/// What the work and the main line of its author show, in the order of the list above, each once.
pub fn motifs(work: &Composition) -> Vec<Motif> {
    let mut found: Vec<Motif> = match work.task.goal {
        Goal::Win => Vec::new(),
        Goal::Draw => vec![Motif::Draw],
        Goal::Lock { .. } => vec![Motif::Lock],
        Goal::GiveAway => vec![Motif::GiveAway],
    };
    if let Ok(start) = work.position() {
        found.extend(in_line(&start, &work.solution.main_line()));
    }
    found.sort_unstable();
    found.dedup();
    found
}

fn in_line(start: &Position, line: &[Move]) -> Vec<Motif> {
    let mut found = Vec::new();
    let mut position = *start;
    let (mut given_up, mut longest) = (0, 0);
    for mv in line {
        let white = position.to_move() == Color::White;
        let taken = mv.captured().len();
        if white {
            longest = longest.max(taken);
        } else {
            given_up += taken;
            let chains = chains(&position);
            let forced = !position.variant().has_towers() && chains.first() != chains.last();
            found.extend((forced && takes_most(&position)).then_some(Motif::Majority));
        }
        found.extend((white && mv.is_capture() && mv.from() == mv.to()).then_some(Motif::Circle));
        found.extend(mv.crowns().then_some(if white { Motif::Crowning } else { Motif::BlackCrowning }));
        position = position.play_unchecked(mv);
    }
    found.extend((given_up > 0).then_some(Motif::GivenUp { count: given_up }));
    found.extend((longest >= MANY).then_some(Motif::LongCapture { count: longest }));
    let count =
        |color| position.squares_of(color, Rank::Man).len() + position.squares_of(color, Rank::King).len();
    let blacks_turn = position.to_move() == Color::Black && !line.is_empty();
    found.extend(
        (blacks_turn && count(Color::Black) > 0 && !position.has_legal_move()).then_some(Motif::Blocked),
    );
    found.extend((blacks_turn && count(Color::White) == 1).then_some(Motif::OneLeft));
    found
}

/// Whether the variant makes the side to move take the most.
fn takes_most(position: &Position) -> bool {
    position.variant().rules().choice == damier_rules::CaptureChoice::MostPieces
}

#[cfg(test)]
mod tests {
    use damier_pdn::read_fen;
    use damier_rules::Variant;

    use super::*;
    use crate::notation::read_solution;

    #[test]
    fn devices_are_seen_in_the_main_line() {
        let setup = read_fen(Variant::Russian, "W:WKb8,h6:Bc3,h8").expect("a position").setup;
        let mut work = Composition::new(setup, Goal::Win);
        assert_eq!(motifs(&work), []);
        let start = work.position().expect("legal");
        work.solution = read_solution(&start, "f4 (g7, b2) g7! x").expect("a solution");
        assert_eq!(motifs(&work), [Motif::Crowning]);
        let setup = read_fen(Variant::Brazilian, "W:Wa1,b2,c3,h4:Ba5,e5,f6,g7").expect("a position").setup;
        let mut work = Composition::new(setup, Goal::Draw);
        let start = work.position().expect("legal");
        work.solution = read_solution(&start, "g5").expect("a solution");
        assert_eq!(motifs(&work), [Motif::Draw]);
    }
}
