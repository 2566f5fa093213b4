//! A long event: how long each round takes to be paired when many have met (F1, 1,000 entrants, 100 rounds unless
//! told otherwise), in processor time. Nobody leaves, results are drawn by lot.
//!
//! ```sh
//! cargo bench --package damier-pairing --bench long_event -- 1000 100 F1
//! ```

use std::time::Duration;

use damier_pairing::swiss::{Pairing, Request, System, Watch, pair_round};
use damier_pairing::{Absence, Cell, Entrant, Line, Lots, Mark, Sheet, SideResult};
use damier_rules::Color;

fn main() {
    let given: Vec<String> = std::env::args().skip(1).filter(|own| !own.starts_with('-')).collect();
    let number = |at: usize, usual: usize| given.get(at).and_then(|own| own.parse().ok()).unwrap_or(usual);
    let (entrants, rounds) = (number(0, 1000), number(1, 100));
    let system: System = given.get(2).and_then(|own| own.parse().ok()).unwrap_or(System::Classified);
    let mut lots = Lots::new(7);
    let line =
        |number| Line { number, rating: None, federation: None, cells: Vec::new(), withdrawn_after: None };
    let lines = (1..=entrants as u32).map(line).collect();
    let mut sheet = Sheet { lines, rounds_total: rounds as u16, ..Sheet::default() };
    let mut slowest = Duration::ZERO;
    for round in 1..=rounds {
        let request = Request::next(&sheet, system);
        let begun = worked();
        let pairing = pair_round(&request, &mut lots, &Watch::new());
        let took = worked().saturating_sub(begun);
        slowest = slowest.max(took);
        let Ok(pairing) = pairing else {
            println!("round {round}: no pairing is left");
            break;
        };
        if took > Duration::from_secs(1) || round % 20 == 0 {
            println!("round {round}: {:.2} s, {}", took.as_secs_f64(), sign(&pairing));
        }
        enter(&mut sheet, &pairing, &mut lots);
    }
    println!("{system} with {entrants} entrants: the slowest round took {:.2} s", slowest.as_secs_f64());
}

/// The processor time of this program, which does not depend on what else the machine does.
fn worked() -> Duration {
    let told = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let fields = told.rsplit(')').next().unwrap_or_default().split_whitespace();
    let ticks: u64 = fields.skip(11).take(2).filter_map(|own| own.parse::<u64>().ok()).sum();
    Duration::from_millis(ticks * 10)
}

/// A number that changes with every pair, to compare two versions of the program.
fn sign(pairing: &Pairing) -> u64 {
    pairing.pairs.iter().fold(0, |sum, pair| {
        let pair = u64::from(pair.white.0) << 32 | u64::from(pair.black.0);
        (sum ^ pair).wrapping_mul(0x0100_0000_01b3)
    })
}

fn enter(sheet: &mut Sheet, pairing: &Pairing, lots: &mut Lots) {
    let mut cells = vec![Cell::Absent(Absence::Free); sheet.lines.len()];
    for pair in &pairing.pairs {
        let outcome = [SideResult::Win, SideResult::Draw, SideResult::Loss][lots.below(3) as usize];
        let other = match outcome {
            SideResult::Win => SideResult::Loss,
            SideResult::Draw => SideResult::Draw,
            SideResult::Loss => SideResult::Win,
        };
        let mut put = |own: Entrant, opponent: Entrant, color: Color, outcome: SideResult| {
            cells[own.index()] = Cell::Paired { opponent, color, mark: Mark::Played(outcome) };
        };
        put(pair.white, pair.black, Color::White, outcome);
        put(pair.black, pair.white, Color::Black, other);
    }
    if let Some(free) = pairing.free {
        cells[free.entrant.index()] = free.cell();
    }
    for (line, cell) in sheet.lines.iter_mut().zip(cells) {
        line.cells.push(cell);
    }
}
