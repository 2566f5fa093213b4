//! Random histories of small fields: any results, forfeits, byes, withdrawals, late entries,
//! absences and prohibitions, not only those a Swiss event would produce.

use damier_pairing::swiss::{
    ByeAfterWithdrawal, ColourHistory, Damage, ForcedBeyond, MedianList, Prohibition, QuarterMax, Request,
    SameFederation, Strength, Switches, System, ThirdColourFmjd, ThirdColourUa, ThirdKey, WithdrawnOpponent,
};
use damier_pairing::{Absence, Cell, Entrant, Line, Lots, Mark, Round, Sheet, SideResult};
use damier_rules::Color;

/// A round to be paired, with everything it needs.
#[derive(Debug, Clone)]
pub struct Case {
    pub sheet: Sheet,
    pub switches: Switches,
    pub prohibited: Vec<Prohibition>,
    /// Who is absent.
    pub absent: Vec<Entrant>,
}

impl Case {
    /// The request for the next round.
    pub fn request(&self, system: System) -> Request<'_> {
        Request {
            switches: self.switches,
            prohibited: &self.prohibited,
            absent: &self.absent,
            ..Request::next(&self.sheet, system)
        }
    }
}

/// A random case with at most `largest` entrants.
pub fn random_case(lots: &mut Lots, largest: u64) -> Case {
    let n = 2 + lots.below(largest - 1) as usize;
    // Small fields run out of opponents soon; most cases should still be possible.
    let rounds = lots.below(6.min(n as u64)) as usize;
    let mut numbers: Vec<u32> = (1..=n as u32).collect();
    lots.shuffle(&mut numbers);
    let federations = ["LTU", "UKR", "NED"];
    let lines = numbers
        .into_iter()
        .map(|number| Line {
            number,
            rating: None,
            federation: (lots.below(5) > 0).then(|| federations[lots.below(3) as usize].to_owned()),
            cells: Vec::new(),
            withdrawn_after: None,
        })
        .collect();
    let total = rounds as u16 + 1 + lots.below(5) as u16;
    let mut sheet = Sheet { lines, rounds_total: total, ..Sheet::default() };
    let mut comes: Vec<usize> = vec![0; n];
    comes.iter_mut().for_each(|at| {
        if lots.below(12) == 0 {
            *at = 1 + lots.below(3) as usize;
        }
    });
    let tidy = lots.below(3) > 0;
    for round in 0..rounds {
        play_round(&mut sheet, &comes, round, lots, tidy);
    }
    let absent =
        (0..n).filter(|i| comes[*i] > rounds || lots.below(20) == 0).map(|i| Entrant(i as u32)).collect();
    let wishes = lots.below(6).saturating_sub(3);
    let prohibited = (0..wishes).map(|_| prohibition(n, lots)).filter(|p| p.a != p.b).collect();
    Case { sheet, switches: switches(lots), prohibited, absent }
}

fn prohibition(n: usize, lots: &mut Lots) -> Prohibition {
    let any = |lots: &mut Lots| Entrant(lots.below(n as u64) as u32);
    Prohibition {
        a: any(lots),
        b: any(lots),
        strength: if lots.coin() { Strength::Absolute } else { Strength::AsFarAsPossible },
        only: lots.coin().then(|| (1..=8).filter(|_| lots.coin()).filter_map(Round::new).collect()),
    }
}

/// One round of anything. Tidy rounds never repeat a pair and prefer equal points.
fn play_round(sheet: &mut Sheet, comes: &[usize], round: usize, lots: &mut Lots, tidy: bool) {
    for (index, line) in sheet.lines.iter_mut().enumerate() {
        if line.withdrawn_after.is_none() && comes[index] <= round && lots.below(25) == 0 {
            line.withdrawn_after = Some(round as u16);
        }
    }
    let cell = |line: &Line, index: usize| {
        if line.withdrawn_after.is_some() {
            Some(Cell::Absent(Absence::Withdrawn))
        } else if comes[index] > round {
            Some(Cell::Absent(Absence::NotYetEntered))
        } else {
            None
        }
    };
    let mut cells: Vec<Option<Cell>> =
        sheet.lines.iter().enumerate().map(|(i, line)| cell(line, i)).collect();
    let mut waiting: Vec<usize> = (0..cells.len()).filter(|i| cells[*i].is_none()).collect();
    lots.shuffle(&mut waiting);
    if tidy {
        waiting.sort_by_key(|i| sheet.lines[*i].points());
    }
    while let Some(one) = waiting.pop() {
        let met = |other: usize| {
            let opponents = sheet.lines[one].cells.iter().filter_map(|cell| cell.opponent());
            opponents.into_iter().any(|opponent| opponent.index() == other)
        };
        let partner = (0..waiting.len()).rev().find(|at| !met(waiting[*at]));
        let Some(at) = partner else {
            let was_free =
                sheet.lines[one].cells.iter().any(|c| matches!(c, Cell::Bye | Cell::PlusAfterWithdrawal));
            cells[one] = Some(match lots.below(8) {
                _ if was_free => Cell::Absent(Absence::Announced),
                0 => Cell::Absent(Absence::Announced),
                1 => Cell::PlusAfterWithdrawal,
                _ => Cell::Bye,
            });
            continue;
        };
        let other = waiting.remove(at);
        let (mine, theirs) = marks(lots);
        let color = if lots.coin() { Color::White } else { Color::Black };
        cells[one] = Some(Cell::Paired { opponent: Entrant(other as u32), color, mark: mine });
        cells[other] = Some(Cell::Paired { opponent: Entrant(one as u32), color: !color, mark: theirs });
    }
    for (line, cell) in sheet.lines.iter_mut().zip(cells) {
        line.cells.push(cell.unwrap_or(Cell::Absent(Absence::Announced)));
    }
}

fn marks(lots: &mut Lots) -> (Mark, Mark) {
    let outcome = [SideResult::Loss, SideResult::Draw, SideResult::Win][lots.below(3) as usize];
    match lots.below(20) {
        0 => (Mark::Forfeit(SideResult::Win), Mark::Forfeit(SideResult::Loss)),
        1 if lots.coin() => (Mark::Forfeit(SideResult::Loss), Mark::Forfeit(SideResult::Loss)),
        2 if lots.coin() => (Mark::Adjourned, Mark::Adjourned),
        3 if lots.below(4) == 0 => (Mark::Annulled, Mark::Annulled),
        _ => (Mark::Played(outcome), Mark::Played(outcome.reversed())),
    }
}

/// Mostly the default readings; sometimes others.
fn switches(lots: &mut Lots) -> Switches {
    let mut switches = Switches::default();
    if lots.coin() {
        return switches;
    }
    switches.forfeit_is_meeting = lots.below(4) > 0;
    switches.ua_forfeit_opponent = lots.below(4) > 0;
    switches.float_of_forfeit = lots.below(4) > 0;
    switches.float_priority_host = lots.below(4) > 0;
    if lots.below(4) == 0 {
        switches.prov_withdrawn = WithdrawnOpponent::Nothing;
        switches.bye_after_withdrawal = ByeAfterWithdrawal::Off;
        switches.median_list = MedianList::Paired;
        switches.quarter_max = QuarterMax::Highest;
    }
    if lots.below(4) == 0 {
        switches.forced_beyond = ForcedBeyond::Any;
        switches.pair_key3 = ThirdKey::Truncated;
        switches.third_colour_ua = ThirdColourUa::AllOrNothing;
    }
    switches.third_colour_fmjd =
        [ThirdColourFmjd::Hard, ThirdColourFmjd::Soft, ThirdColourFmjd::Ignored][lots.below(3) as usize];
    switches.damage = [Damage::BeforeLeaver, Damage::AfterLeaver, Damage::Ignored][lots.below(3) as usize];
    switches.colour_history =
        [ColourHistory::Games, ColourHistory::Common, ColourHistory::Rounds][lots.below(3) as usize];
    switches.same_fed = [SameFederation::None, SameFederation::FirstHalf, SameFederation::AvoidFirstTwo]
        [lots.below(3) as usize];
    switches
}
