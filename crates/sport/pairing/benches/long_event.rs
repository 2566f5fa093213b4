//! A long event: how long each round takes to be paired when many have met (F1, 1,000 entrants, 100 rounds unless told
//! otherwise), in processor time. Nobody leaves. `all` goes through all systems, and a seed gives other lots. Results are
//! drawn by lot, or with `strength` the smaller number wins, or with `mixed` it wins two games of three. `avoid` and
//! `seek` behind that give everybody one of four federations, most of them the first, and the wish that compatriots do
//! not meet in rounds 1 and 2 (FMJD-V.5.8), or do in the first half (FMJD-II.3.b).
//!
//! ```sh
//! cargo bench --package damier-pairing --bench long_event -- 1000 100 all
//! cargo bench --package damier-pairing --bench long_event -- 300 100 F1 SEED strength
//! cargo bench --package damier-pairing --bench long_event -- 1000 12 F1 SEED mixed avoid
//! ```

use std::time::Duration;

use damier_pairing::swiss::{Pairing, Request, SameFederation, System, Watch, pair_round};
use damier_pairing::{Absence, Cell, Entrant, Line, Lots, Mark, Sheet, SideResult};
use damier_rules::Color;

fn main() {
    let given: Vec<String> = std::env::args().skip(1).filter(|own| !own.starts_with('-')).collect();
    let number = |at: usize, usual: u64| given.get(at).and_then(|own| own.parse().ok()).unwrap_or(usual);
    let (entrants, rounds, seed) = (number(0, 1000), number(1, 100), number(3, 7));
    let systems: Vec<System> = match given.get(2).map(String::as_str) {
        Some("all") => System::ALL.to_vec(),
        Some(code) => code.parse().into_iter().collect(),
        None => vec![System::Classified],
    };
    let chance = match given.get(4).map(String::as_str) {
        Some("strength") => 0,
        Some("mixed") => 1,
        _ => 3,
    };
    let wish = match given.get(5).map(String::as_str) {
        Some("avoid") => Some(SameFederation::AvoidFirstTwo),
        Some("seek") => Some(SameFederation::FirstHalf),
        _ => None,
    };
    for system in systems {
        long_event(system, entrants as usize, rounds as usize, seed, (chance, wish));
    }
}

fn long_event(
    system: System,
    entrants: usize,
    rounds: usize,
    seed: u64,
    (chance, wish): (u64, Option<SameFederation>),
) {
    let mut lots = Lots::new(seed);
    let line =
        |number| Line { number, rating: None, federation: None, cells: Vec::new(), withdrawn_after: None };
    let mut lines: Vec<Line> = (1..=entrants as u32).map(line).collect();
    if wish.is_some() {
        // Six of ten are of the first federation, two of the second.
        for line in &mut lines {
            let federation = ["A", "A", "A", "A", "A", "A", "B", "B", "C", "D"][lots.below(10) as usize];
            line.federation = Some(federation.to_owned());
        }
    }
    let mut sheet = Sheet { lines, rounds_total: rounds as u16, ..Sheet::default() };
    let (mut slowest, mut cut) = (Duration::ZERO, 0);
    for round in 1..=rounds {
        let mut request = Request::next(&sheet, system);
        if let Some(wish) = wish {
            request.switches.same_fed = wish;
        }
        let begun = worked();
        let pairing = pair_round(&request, &mut lots, &Watch::new());
        let took = worked().saturating_sub(begun);
        slowest = slowest.max(took);
        let Ok(pairing) = pairing else {
            println!("round {round}: no pairing is left");
            break;
        };
        let was_cut = pairing.explanation.groups.iter().any(|group| group.cut);
        cut += usize::from(was_cut);
        if took > Duration::from_secs(1) || round % 20 == 0 {
            let how = if was_cut { ", not sought to the end" } else { "" };
            println!("{system} round {round}: {:.2} s, {}{how}", took.as_secs_f64(), sign(&pairing));
        }
        enter(&mut sheet, &pairing, &mut lots, chance);
    }
    println!(
        "{system} with {entrants} entrants: the slowest round took {:.2} s, {cut} rounds were not sought to the end",
        slowest.as_secs_f64()
    );
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

/// Enters the results; `chance` of three games go by lot, the others to the smaller number.
fn enter(sheet: &mut Sheet, pairing: &Pairing, lots: &mut Lots, chance: u64) {
    let mut cells = vec![Cell::Absent(Absence::Free); sheet.lines.len()];
    for pair in &pairing.pairs {
        let by_lot = [SideResult::Win, SideResult::Draw, SideResult::Loss][lots.below(3) as usize];
        let by_strength = if pair.white < pair.black { SideResult::Win } else { SideResult::Loss };
        let outcome = if lots.below(3) < chance { by_lot } else { by_strength };
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
