//! Whole random events: what may never happen, and that the checker finds nothing.

use damier_pairing::swiss::{
    Pairing, Refused, Request, Switches, System, ThirdColourFmjd, Watch, check_round, pair_round,
};
use damier_pairing::{Absence, Cell, Entrant, Line, Lots, Mark, Round, Sheet, SideResult};
use damier_rules::Color;

/// Something that may never happen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EventFault {
    /// In which round.
    pub round: u16,
    pub what: String,
}

/// Plays rounds of a random event by the engine, without looking at them; for measurements.
pub fn play_rounds(system: System, n: usize, rounds: u16, lots: &mut Lots) -> Result<Sheet, Refused> {
    let (mut sheet, comes) = start(n, rounds, lots);
    for number in 1..=rounds {
        let absent = absent(&comes, number, lots);
        let request = Request { absent: &absent, ..Request::next(&sheet, system) };
        let pairing = pair_round(&request, lots, &Watch::new())?;
        enter(&mut sheet, &pairing, &comes, number, lots);
        withdraw(&mut sheet, number, lots);
    }
    Ok(sheet)
}

/// Plays a random event of `n` entrants and `rounds` rounds, with forfeits, withdrawals, late entries
/// and absences, and returns the sheet.
pub fn play_event(system: System, n: usize, rounds: u16, lots: &mut Lots) -> Result<Sheet, EventFault> {
    let (mut sheet, comes) = start(n, rounds, lots);
    for number in 1..=rounds {
        let Some(round) = Round::new(number) else { break };
        let absent = absent(&comes, number, lots);
        let request = Request { absent: &absent, round, ..Request::next(&sheet, system) };
        let seed = lots.below(1 << 32);
        let pairing = match pair_round(&request, &mut Lots::new(seed), &Watch::new()) {
            Ok(pairing) => pairing,
            // A small field runs out of opponents: the event ends here.
            Err(Refused::NoPairing(_)) => return Ok(sheet),
            Err(other) => return Err(EventFault { round: number, what: other.to_string() }),
        };
        let fault = |what: String| EventFault { round: number, what };
        inspect(&request, &pairing).map_err(fault)?;
        let again = pair_round(&request, &mut Lots::new(seed), &Watch::new());
        if again.as_ref() != Ok(&pairing) {
            return Err(fault("the same round was paired differently".to_owned()));
        }
        enter(&mut sheet, &pairing, &comes, number, lots);
        let request = Request { round, ..Request::next(&sheet, system) };
        match check_round(&request, &mut Lots::new(seed), &Watch::new()) {
            Ok(differences) if differences.is_empty() => {}
            other => return Err(EventFault { round: number, what: format!("the checker says {other:?}") }),
        }
        withdraw(&mut sheet, number, lots);
    }
    Ok(sheet)
}

/// An empty sheet, and the round in which each one comes.
fn start(n: usize, rounds: u16, lots: &mut Lots) -> (Sheet, Vec<u16>) {
    let line =
        |number| Line { number, rating: None, federation: None, cells: Vec::new(), withdrawn_after: None };
    let sheet = Sheet { lines: (1..=n as u32).map(line).collect(), rounds_total: rounds, ..Sheet::default() };
    let comes = (0..n).map(|_| if lots.below(30) == 0 { 2 + lots.below(2) as u16 } else { 1 }).collect();
    (sheet, comes)
}

fn absent(comes: &[u16], round: u16, lots: &mut Lots) -> Vec<Entrant> {
    let stays_away = |index: &usize| comes[*index] > round || lots.below(60) == 0;
    (0..comes.len()).filter(stays_away).map(|index| Entrant(index as u32)).collect()
}

fn withdraw(sheet: &mut Sheet, round: u16, lots: &mut Lots) {
    for line in &mut sheet.lines {
        if line.withdrawn_after.is_none() && lots.below(80) == 0 {
            line.withdrawn_after = Some(round);
        }
    }
}

/// Looks for anything that may never happen in a paired round.
fn inspect(request: &Request<'_>, pairing: &Pairing) -> Result<(), String> {
    let mut seen = vec![0; request.sheet.lines.len()];
    for pair in &pairing.pairs {
        for (one, other, color) in
            [(pair.white, pair.black, Color::White), (pair.black, pair.white, Color::Black)]
        {
            seen[one.index()] += 1;
            let cells = &request.sheet.line(one).cells;
            if cells.iter().any(|cell| cell.opponent() == Some(other)) {
                return Err(format!("{one} meets {other} again"));
            }
            let colours: Vec<Color> = cells.iter().filter_map(|cell| cell.played_color()).collect();
            let third = colours.len() >= 2 && colours[colours.len() - 2..] == [color, color];
            let hard = Switches::default().third_colour_fmjd == ThirdColourFmjd::Hard;
            let barred = matches!(request.system, System::Classified | System::Quarter | System::Haley);
            if third && hard && barred {
                return Err(format!("{one} has {color} a third time"));
            }
        }
    }
    if let Some(free) = pairing.free {
        seen[free.entrant.index()] += 1;
        let cells = &request.sheet.line(free.entrant).cells;
        if cells.iter().any(|cell| matches!(cell, Cell::Bye | Cell::PlusAfterWithdrawal)) {
            return Err(format!("{} is free again", free.entrant));
        }
        if pairing.explanation.free.is_none() {
            return Err("nobody says why he is free".to_owned());
        }
    }
    for entrant in request.sheet.entrants() {
        let gone = request.absent.contains(&entrant) || request.sheet.line(entrant).withdrawn_after.is_some();
        if seen[entrant.index()] != usize::from(!gone) {
            return Err(format!("{entrant} is placed {} times", seen[entrant.index()]));
        }
    }
    if pairing.explanation.pairs.len() != pairing.pairs.len() {
        return Err("a pair has no explanation".to_owned());
    }
    Ok(())
}

fn enter(sheet: &mut Sheet, pairing: &Pairing, comes: &[u16], round: u16, lots: &mut Lots) {
    let mut cells: Vec<Cell> = sheet
        .lines
        .iter()
        .enumerate()
        .map(|(index, line)| {
            Cell::Absent(if line.withdrawn_after.is_some() {
                Absence::Withdrawn
            } else if comes[index] > round {
                Absence::NotYetEntered
            } else {
                Absence::Announced
            })
        })
        .collect();
    for pair in &pairing.pairs {
        let outcome = match lots.below(10) {
            0..4 => SideResult::Win,
            4..7 => SideResult::Draw,
            _ => SideResult::Loss,
        };
        let forfeit = lots.below(50) == 0;
        let mark = |outcome: SideResult| if forfeit { Mark::Forfeit(outcome) } else { Mark::Played(outcome) };
        let outcome = if forfeit { SideResult::Win } else { outcome };
        let cell = |opponent, color, mark| Cell::Paired { opponent, color, mark };
        cells[pair.white.index()] = cell(pair.black, Color::White, mark(outcome));
        cells[pair.black.index()] = cell(pair.white, Color::Black, mark(outcome.reversed()));
    }
    if let Some(free) = pairing.free {
        cells[free.entrant.index()] = free.cell();
    }
    sheet.lines.iter_mut().zip(cells).for_each(|(line, cell)| line.cells.push(cell));
}
