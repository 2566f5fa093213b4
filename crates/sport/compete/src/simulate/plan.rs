//! Which event is simulated: any regulation with its rounds fitted to the field, or one drawn by lot.

use super::teller::Failed;
use serde::{Deserialize, Serialize};

use crate::event::{
    Character, FieldFrom, PlacesOf, ROOM, Regulation, StageId, StagePlan, System, TeamRules, sections,
};
use damier_pairing::schedule::{Aim, IfLevel, KnockoutPlaces, LostPoints, RowOrder, TieMethod};
use damier_pairing::{Lots, Points, swiss};

/// An event to be simulated.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Plan {
    /// Under which regulation.
    pub regulation: Regulation,
    /// How many players or teams enter before the start.
    pub entrants: usize,
    /// The seed of everything.
    pub seed: u64,
    /// What may go wrong.
    pub troubles: Troubles,
    /// In which letters the names of all are written.
    pub letters: Letters,
}

/// The alphabet of those for whom an event is made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Letters {
    #[default]
    Latin,
    Cyrillic,
}

impl Letters {
    /// Those of a language, by its code.
    pub fn of(language: &str) -> Letters {
        if matches!(language, "uk" | "ru") { Letters::Cyrillic } else { Letters::Latin }
    }
}

/// What may happen besides games.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Troubles {
    pub withdrawals: bool,
    /// Players join a Swiss that has begun.
    pub late_entries: bool,
    /// Absences are announced.
    pub absences: bool,
    /// Games are forfeited.
    pub forfeits: bool,
    /// Players come late.
    pub late_arrivals: bool,
    /// Players are punished.
    pub sanctions: bool,
    /// Games are adjourned.
    pub adjournments: bool,
    /// Results are corrected.
    pub corrections: bool,
    /// Facts are undone.
    pub undoing: bool,
    /// Pairs are prohibited.
    pub prohibitions: bool,
}

impl Troubles {
    pub const ALL: Troubles = Troubles {
        withdrawals: true,
        late_entries: true,
        absences: true,
        forfeits: true,
        late_arrivals: true,
        sanctions: true,
        adjournments: true,
        corrections: true,
        undoing: true,
        prohibitions: true,
    };

    pub const NONE: Troubles = Troubles {
        withdrawals: false,
        late_entries: false,
        absences: false,
        forfeits: false,
        late_arrivals: false,
        sanctions: false,
        adjournments: false,
        corrections: false,
        undoing: false,
        prohibitions: false,
    };
}

impl Plan {
    /// An event under a regulation, with the rounds of its stages fitted to the field and every trouble.
    pub fn new(mut regulation: Regulation, entrants: usize, seed: u64) -> Plan {
        fit_rounds(&mut regulation, entrants);
        Plan { regulation, entrants, seed, troubles: Troubles::ALL, letters: Letters::default() }
    }

    /// A match that everybody plays has two sides.
    pub(super) fn check(&self) -> Result<(), Failed> {
        let entrants = self.entrants;
        let is_match = |stage: &StagePlan| {
            matches!(stage.system, System::Match(_)) && stage.from == FieldFrom::Everybody
        };
        let wants_two = self.regulation.stages.first().is_some_and(is_match);
        if wants_two && entrants != 2 { Err(Failed::NotTwo { entrants }) } else { Ok(()) }
    }

    /// An event drawn by lot: any code, any system.
    pub fn random(seed: u64) -> Plan {
        // Another stream than that of the event itself.
        let mut lots = Lots::new(seed ^ 0x0064_616d_6965_7221);
        let entrants = 6 + lots.below(11) as usize;
        let (book, stages) = random_stages(&mut lots, entrants);
        let two = matches!(stages.first().map(|plan| plan.system), Some(System::Match(_)));
        let mut regulation = Regulation::new("Simulated event", book, stages);
        let first = regulation.stages.first().map(|plan| plan.system);
        let boards = 2 + lots.below(3) as u8;
        let rules = TeamRules { boards, reserves: lots.coin(), free_order: false, entries_may_change: true };
        let mut entrants = if two { 2 } else { entrants };
        match lots.below(5) {
            0 if regulation.stages.len() == 1 => {
                regulation.character =
                    if lots.coin() { Character::Team } else { Character::IndividualAndTeam };
                regulation.teams = Some(rules);
                if first == Some(System::Scheveningen) {
                    entrants = 2;
                }
            }
            1 if !two => {
                regulation.character = Character::IndividualWithTeamScoring { counting: 2 };
                regulation.teams = Some(rules);
            }
            _ => {}
        }
        complete(&mut regulation);
        let mut plan = Plan::new(regulation, entrants, seed);
        if lots.below(4) == 0 {
            plan.troubles = Troubles::NONE;
        }
        plan
    }
}

/// Texts for the compulsory sections that have none.
fn complete(regulation: &mut Regulation) {
    let Ok(code) = regulation.code() else { return };
    for section in sections(code) {
        if regulation.section(section.number).is_none() {
            regulation.sections.push((section.number, section.title.to_owned()));
        }
    }
}

fn random_stages(lots: &mut Lots, entrants: usize) -> (&'static str, Vec<StagePlan>) {
    const UA: [&str; 4] = ["ua2013-100", "ua2013-russian", "ua2023-100", "ua2023-brazilian"];
    const FMJD: [&str; 2] = ["fmjd-100", "fmjd-64"];
    const ANY: [&str; 7] = [
        "ua2013-russian",
        "ua2023-100",
        "ua2023-checkers",
        "fmjd-100",
        "fmjd-64",
        "columns-russian",
        "wcdf-checkers",
    ];
    let pick = |lots: &mut Lots, list: &[&'static str]| list[lots.below(list.len() as u64) as usize];
    let micro_match = lots.below(4) == 0;
    let ballot = (micro_match && lots.coin()).then_some(745);
    let rows = if lots.below(3) == 0 { RowOrder::Drawn } else { RowOrder::Printed };
    let ties = random_ties(lots);
    let plan = |name: &str, system: System, rounds: u16| StagePlan {
        micro_match,
        ballot,
        rows,
        ties: ties.clone(),
        ..StagePlan::new(name, system, rounds)
    };
    let system = match lots.below(20) {
        draw @ 0..8 => {
            let system = swiss::System::ALL[draw as usize];
            let book = match system.code().as_bytes() {
                [b'F', ..] => pick(lots, &FMJD),
                [b'U', ..] => pick(lots, &UA),
                _ => "columns-lasca",
            };
            return (book, vec![plan("Swiss", System::Swiss(system), 5 + lots.below(3) as u16)]);
        }
        8 | 9 => System::RoundRobin { cycles: 1 },
        10 => System::RoundRobin { cycles: 2 },
        11 => System::Knockout(KnockoutPlaces::First),
        12 => System::Knockout(KnockoutPlaces::FirstAndThird),
        13 => System::Knockout(KnockoutPlaces::All),
        14 => System::LostPoints(LostPoints(Points(2 + lots.below(4) as u32))),
        15 => System::Scheveningen,
        16 => return (pick(lots, &ANY), vec![random_match(lots, plan("match", System::Barrage, 4))]),
        17 => System::Barrage,
        _ => return (pick(lots, &ANY), mixed(lots, entrants, &plan)),
    };
    (pick(lots, &ANY), vec![plan("main", system, 5)])
}

fn random_match(lots: &mut Lots, plan: StagePlan) -> StagePlan {
    let aim = match lots.below(4) {
        0 => Aim::Majority { games: 4 + lots.below(4) as u16 },
        1 => Aim::Points { to: Points(5), at_most: Some(8) },
        2 => Aim::Wins { to: 2, at_most: None },
        _ => Aim::Sets { sets: 3, games: 2 },
    };
    let if_level = if lots.coin() { IfLevel::Ladder } else { IfLevel::Drawn };
    StagePlan { system: System::Match(aim), if_level, rounds: 6, ..plan }
}

/// A preliminary stage and a final, or two groups and a final (UA13-IV.3.4.5, UA-II.3.6.5).
fn mixed(lots: &mut Lots, entrants: usize, plan: &dyn Fn(&str, System, u16) -> StagePlan) -> Vec<StagePlan> {
    let places = |stage: u8, last: u32| PlacesOf { stage: StageId(stage), first: 1, last: Some(last) };
    let robin = System::RoundRobin { cycles: 1 };
    let last = match lots.below(3) {
        0 => System::Knockout(KnockoutPlaces::FirstAndThird),
        1 => System::Barrage,
        _ => robin,
    };
    if lots.coin() || entrants < 8 {
        let first = if lots.coin() { System::Swiss(swiss::System::MedianUnrated) } else { robin };
        let from = FieldFrom::Places(vec![places(0, 4)]);
        return vec![plan("qualifier", first, 4), StagePlan { from, ..plan("final", last, 3) }];
    }
    let group = |number: u8| {
        let name = format!("group {number}");
        StagePlan { from: FieldFrom::Group { number, of: 2 }, ..plan(&name, robin, 3) }
    };
    let from = FieldFrom::Places(vec![places(0, 2), places(1, 2)]);
    vec![group(1), group(2), StagePlan { from, ..plan("final", last, 3) }]
}

/// Some methods for level meetings, the lot always last.
fn random_ties(lots: &mut Lots) -> Vec<TieMethod> {
    let all = [
        TieMethod::Replay(1),
        TieMethod::HigherBoards,
        TieMethod::BoardCoefficients,
        TieMethod::ExtraGames(2),
    ];
    let mut ties: Vec<TieMethod> = all.into_iter().filter(|_| lots.coin()).collect();
    ties.push(TieMethod::Lot);
    ties
}

/// Gives every stage the rounds that its system and the size of its field want.
pub fn fit_rounds(regulation: &mut Regulation, entrants: usize) {
    let boards = regulation.teams.filter(|_| regulation.character.pairs_teams()).map(|teams| teams.boards);
    for plan in &mut regulation.stages {
        let field = field_size(&plan.from, entrants);
        let even = field + field % 2;
        // Who is left over from earlier stages is known when they have ended; the plan leaves room for them.
        if is_open(&plan.from)
            && matches!(plan.system, System::RoundRobin { cycles } if plan.rounds == ROOM * u16::from(cycles))
        {
            continue;
        }
        let rounds = match plan.system {
            System::RoundRobin { cycles } => even.saturating_sub(1) * usize::from(cycles),
            System::Swiss(_) => usize::from(plan.rounds).min(field.saturating_sub(1)),
            System::Knockout(KnockoutPlaces::Double) => {
                2 * field.next_power_of_two().trailing_zeros() as usize + 1
            }
            System::Knockout(_) => field.next_power_of_two().trailing_zeros() as usize,
            System::Scheveningen => boards.map_or(field.div_ceil(2), usize::from),
            System::LostPoints(_) | System::Match(_) | System::Barrage => usize::from(plan.rounds),
        };
        plan.rounds = u16::try_from(rounds.max(1)).unwrap_or(u16::MAX);
    }
}

fn is_open(from: &FieldFrom) -> bool {
    matches!(from, FieldFrom::Places(places) if places.iter().any(|own| own.last.is_none()))
}

fn field_size(from: &FieldFrom, entrants: usize) -> usize {
    match from {
        FieldFrom::Everybody | FieldFrom::Named | FieldFrom::Category(_) => entrants,
        FieldFrom::Part { number, of } => {
            let (parts, number) = (usize::from(*of).max(1), usize::from(*number));
            entrants / parts + usize::from(number <= entrants % parts)
        }
        FieldFrom::Group { number, of } => {
            let groups = usize::from(*of).max(1);
            let full = entrants / groups;
            // Up and down again: the rest of an even pass goes to the first groups, of an odd to the last.
            let (rest, number) = (entrants % groups, usize::from(*number));
            let gets_one = if full.is_multiple_of(2) { number <= rest } else { number > groups - rest };
            full + usize::from(gets_one)
        }
        FieldFrom::Places(places) => {
            let count = |own: &PlacesOf| {
                let last = own.last.map_or(entrants, |last| last as usize);
                (last + 1).saturating_sub(own.first as usize)
            };
            places.iter().map(count).sum()
        }
    }
}
