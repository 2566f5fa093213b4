//! Whole events of every system, simulated and looked at from all sides.

use std::collections::BTreeMap;

use damier_compete::event::{
    CannotPair, Difference, Differs, Event, Fact, PairedBy, Phase, SeatReason, StageId, StagePlan,
    StageState, System, explain_pair, templates, verify,
};
use damier_compete::simulate::{Ended, Failed, Letters, Plan, Simulated, simulate};
use damier_compete::standings::{self, Contest, Template};
use damier_compete::swiss::{self, Watch};
use damier_compete::{Entrant, Round};

use crate::event_json;
use crate::event_script::points_balance;

fn told(seed: u64) -> (Plan, Simulated) {
    let plan = Plan::random(seed);
    match simulate(&plan) {
        Ok(told) => (plan, told),
        Err(failed) => panic!("seed {seed}: {failed}: {:?}", plan.regulation.stages),
    }
}

const EVENTS: u64 = 400;

#[test]
fn events_keep_their_rules() {
    let mut rounds = 0;
    for seed in 0..EVENTS {
        let (_, told) = told(seed);
        let event = &told.event;
        for (at, stage) in event.state().stages.iter().enumerate() {
            let id = StageId(at as u8);
            rounds += stage.rounds.len();
            assert!(stage.rounds.iter().all(|round| round.phase == Phase::Closed), "seed {seed}");
            check_meetings(seed, stage);
            check_colours(seed, event, id, stage);
            let table = event.state().table(id).expect("a stage");
            let (handed_out, available) = points_balance(&table);
            assert_eq!(handed_out, available, "seed {seed}");
        }
    }
    assert!(rounds > 1500, "{rounds} rounds");
}

/// Nobody meets an opponent more often than the system has it (UA-III.10.1, FMJD-V.2.3, COL-3.9.4).
fn check_meetings(seed: u64, stage: &StageState) {
    let most = match stage.plan.system {
        System::Swiss(_) | System::Scheveningen => 1,
        System::RoundRobin { cycles } => usize::from(cycles),
        _ => return,
    };
    let by_rules = stage.rounds.iter().filter(|round| round.by.by_people().is_none());
    let mut met: BTreeMap<(Entrant, Entrant), usize> = BTreeMap::new();
    for own in by_rules.flat_map(|round| &round.encounters) {
        *met.entry((own.first.min(own.second), own.first.max(own.second))).or_default() += 1;
    }
    // Two teams meet once on each board.
    let teams = stage.rounds.iter().flat_map(|round| &round.encounters).any(|own| own.shape.teams);
    if !(teams && stage.plan.system == System::Scheveningen) {
        assert!(met.values().all(|times| *times <= most), "seed {seed}: {met:?}");
    }
}

/// No third game running with one colour where that is forbidden (FMJD-V.7.1.6), unless it was decided.
fn check_colours(seed: u64, event: &Event, id: StageId, stage: &StageState) {
    let System::Swiss(swiss::System::Classified | swiss::System::Quarter | swiss::System::Haley) =
        stage.plan.system
    else {
        return;
    };
    let decided = stage.rounds.iter().any(|round| matches!(round.by, PairedBy::Override { .. }));
    // A game that counts as played only since it was corrected has a colour that nobody knew of.
    if decided || !event.state().corrections.is_empty() {
        return;
    }
    for entrant in event.state().field(stage) {
        let colours: Vec<_> = event.state().colour_history(id, entrant).into_iter().flatten().collect();
        let runs = colours.windows(3).filter(|three| three[0] == three[1] && three[1] == three[2]);
        assert_eq!(runs.count(), 0, "seed {seed}: {entrant} {colours:?}");
    }
}

#[test]
fn every_list_of_facts_tells_the_same_event() {
    for seed in 0..EVENTS / 2 {
        let (_, told) = told(seed);
        let again = Event::replay(told.event.entries().iter().cloned()).expect("it replays");
        assert_eq!(again.state(), told.event.state(), "seed {seed}");
        event_json::survives(&told.event);
    }
}

/// The checker finds nothing but what people decided, and any seat can be explained.
#[test]
fn past_rounds_can_be_checked_and_explained() {
    let watch = Watch::new();
    for seed in 0..EVENTS / 2 {
        let (_, told) = told(seed);
        for found in verify(&told.event, &watch) {
            assert!(found.by_people, "seed {seed} round {}: {}", found.round, found.what);
        }
        for (at, stage) in told.event.state().stages.iter().enumerate() {
            let id = StageId(at as u8);
            for round in (0..stage.rounds.len()).map(Round::at) {
                let field = told.event.state().field(stage);
                let entrant = field[(seed as usize + round.index()) % field.len()];
                let why = explain_pair(&told.event, id, round, entrant, &watch).expect("in the stage");
                assert!(!matches!(why.reason, SeatReason::Otherwise(_)), "seed {seed}: {why:?}");
            }
        }
    }
}

/// What somebody changes in a stored pairing does not escape the checker.
#[test]
fn changed_pairings_are_found() {
    let mut changed = 0;
    for seed in 0..EVENTS / 2 {
        let (_, told) = told(seed);
        let mut entries = told.event.entries().to_vec();
        let first = entries.iter_mut().find_map(|entry| match &mut entry.fact {
            Fact::Paired { pairs, by, stage, .. } if by.by_people().is_none() && !pairs.is_empty() => {
                let (white, black) = pairs[0];
                pairs[0] = (black, white);
                Some((entry.seq, *stage))
            }
            _ => None,
        });
        let Some((seq, _)) = first else { continue };
        // Later facts may no longer fit; those that do are enough.
        let entries = entries.into_iter().take_while(|entry| entry.seq <= seq);
        let event = Event::replay(entries).expect("colours are not checked when a round is paired");
        let found = verify(&event, &Watch::new());
        assert!(
            matches!(found[..], [Difference { seq: own, what: Differs::Colours { table: 1, .. }, .. }] if own == seq),
            "seed {seed}: {found:?}"
        );
        changed += 1;
    }
    assert!(changed > 150, "{changed} were changed");
}

/// Stages come to their end; a Swiss may run out of pairings in a small field.
#[test]
fn stages_end_as_planned() {
    let mut ends: BTreeMap<&str, usize> = BTreeMap::new();
    for seed in 0..EVENTS {
        let (plan, told) = told(seed);
        for (end, stage) in told.ends.iter().zip(&plan.regulation.stages) {
            let name = match &end.how {
                Ended::Over(_) => "over",
                Ended::Stuck(CannotPair::NoPairing(_)) if stage.system.is_swiss() => "no pairing",
                Ended::Stuck(CannotPair::Waits { .. } | CannotPair::TooFew { .. }) => "left out",
                other => panic!("seed {seed} {}: {other:?}", stage.name),
            };
            *ends.entry(name).or_default() += 1;
        }
    }
    assert!(ends["over"] > 380, "{ends:?}");
}

/// No template fails, whatever the field and the seed; a match wants its two sides.
#[test]
fn every_template_can_be_simulated() {
    for template in templates() {
        let is_match =
            ["/match", "/match-sets", "/title-match"].iter().any(|end| template.name.ends_with(end));
        for (entrants, seed) in [(2, 1), (3, 5), (7, 2), (8, 3), (12, 4), (13, 6)] {
            let plan = Plan::new(template.regulation("Cup", &|text| format!("{text:?}")), entrants, seed);
            match simulate(&plan) {
                Ok(told) => {
                    assert!(!is_match || entrants == 2, "{} of {entrants}", template.name);
                    assert!(told.event.state().over.is_some());
                    let rounds: usize = told.event.state().stages.iter().map(|own| own.rounds.len()).sum();
                    assert!(rounds > 0, "{} of {entrants} has no rounds", template.name);
                }
                Err(Failed::NotTwo { .. }) => {
                    assert!(is_match && entrants != 2, "{} of {entrants}", template.name);
                }
                // Groups of one have nobody to play with.
                Err(Failed::NoRound { .. })
                    if entrants < 4
                        && ["/mixed", "/finals-a-b", "/divided"]
                            .iter()
                            .any(|end| template.name.ends_with(end)) => {}
                Err(failed) => panic!("{} of {entrants}, seed {seed}: {failed}", template.name),
            }
        }
    }
}

/// The half rule is one rule, whether the event or the standings apply it (UA13-IV.10.1.1, UA-III.6.1.1,
/// FMJD-III.5.9.A.b).
#[test]
fn the_half_rule_is_one_rule() {
    let (mut left, mut annulled) = (0, 0);
    for seed in 0..EVENTS * 3 {
        let plan = Plan::random(seed);
        let [StagePlan { system: System::RoundRobin { cycles }, .. }] = plan.regulation.stages[..] else {
            continue;
        };
        let Ok(told) = simulate(&plan) else { panic!("seed {seed}") };
        let state = told.event.state();
        let Some(code) = state.standings_code() else { continue };
        let system = standings::System::RoundRobin { cycles: cycles.into() };
        let reckoning = Template { code, system, teams: false }.reckoning();
        let table = state.table(StageId::FIRST).expect("a stage");
        let contest = Contest { annulled: None, ..Contest::new(&table.sheet) };
        let reckoned = standings::standings(&contest, &reckoning).expect("places");
        let mut unplaced: Vec<Entrant> = reckoned.unplaced.iter().map(|own| own.entrant).collect();
        let mut unclassified = table.unclassified.clone();
        unplaced.sort();
        unclassified.sort();
        assert_eq!(unplaced, unclassified, "seed {seed}");
        left += state.stages[0].left.len();
        annulled += unclassified.len();
    }
    assert!(annulled > 20 && left > annulled + 20, "{left} left, {annulled} annulled");
}

#[test]
fn names_of_an_event_are_of_one_alphabet() {
    let is_cyrillic = |letter: char| ('\u{400}'..='\u{4ff}').contains(&letter);
    for (language, cyrillic) in [("en", false), ("lt", false), ("fr", false), ("uk", true), ("ru", true)] {
        for seed in 0..12 {
            let plan = Plan { letters: Letters::of(language), ..Plan::random(seed) };
            let Ok(told) = simulate(&plan) else { panic!("seed {seed}") };
            let state = told.event.state();
            let players = state.players.iter().map(|player| player.name.as_str());
            for name in players.chain(state.officials.iter().map(|own| own.name.as_str())) {
                let mut letters = name.chars().filter(|letter| letter.is_alphabetic());
                assert!(letters.all(|letter| is_cyrillic(letter) == cyrillic), "{language}: {name}");
            }
        }
    }
}
