//! Facts from a file that somebody has tampered with: every number of every kind of fact at its ends, said
//! to events of several kinds. Whatever is not refused can be looked at from all sides.

use damier_clock::Moment;
use damier_compete::event::{
    By, Character, Entry, Event, Fact, Numbering, PairedBy, PlayerEntry, Regulation, Role, Squad, StageId,
    StagePlan, System, TeamEntry, TeamId, TeamRules, pair_next, places_of, sections, verify,
};
use damier_compete::swiss::{self, Watch};
use damier_compete::{Entrant, Round};
use serde_json::Value;

const STAGE: StageId = StageId::FIRST;
const ENDS: [u64; 9] =
    [0, 1, 2, u8::MAX as u64, u16::MAX as u64, u32::MAX as u64 - 1, u32::MAX as u64, 1 << 63, u64::MAX];

fn tell(event: &mut Event, role: Role, fact: Fact) -> bool {
    let (seq, at) = (event.next_seq(), Moment::from_millis(i64::MAX));
    match event.apply(Entry { seq, at, by: By::new(role, "Nobody"), fact }) {
        Ok(()) => true,
        Err(refused) => {
            assert!(!refused.to_string().is_empty());
            false
        }
    }
}

/// An event in its first round.
fn begun(book: &str, system: System, character: Character) -> Event {
    let mut regulation = Regulation::new("Cup", book, vec![StagePlan::new("main", system, 5)]);
    let code = regulation.code().expect("a rulebook");
    regulation.sections = sections(code).iter().map(|section| (section.number, "text".to_owned())).collect();
    regulation.character = character;
    regulation.teams =
        Some(TeamRules { boards: 2, reserves: true, free_order: true, entries_may_change: true });
    let mut event = Event::new();
    assert!(tell(&mut event, Role::Organiser, Fact::Regulation(Box::new(regulation))));
    for number in 0..4 {
        let name = format!("Team {number}");
        tell(&mut event, Role::ChiefArbiter, Fact::TeamEntered(TeamEntry { name, ..TeamEntry::default() }));
    }
    for number in 0..8 {
        let (team, squad) = (Some(TeamId(number / 2)), Squad::Board(number as u8 % 2 + 1));
        let entry = PlayerEntry { name: format!("Player {number}"), team, squad, ..PlayerEntry::default() };
        tell(&mut event, Role::ChiefArbiter, Fact::Entered(entry));
    }
    let entrants = event.state().entrants() as u32;
    let pairs = (0..entrants / 2).map(|at| (Entrant(2 * at), Entrant(2 * at + 1))).collect();
    let by = PairedBy::Hand { reason: "by hand".into() };
    let paired = Fact::Paired { stage: STAGE, round: Round::FIRST, pairs, free: vec![], by };
    assert!(tell(&mut event, Role::ChiefArbiter, paired));
    assert!(tell(&mut event, Role::ChiefArbiter, Fact::Started { stage: STAGE, round: Round::FIRST }));
    event
}

/// Every number in a value, as the way to it.
fn numbers(value: &Value, way: &str, found: &mut Vec<String>) {
    match value {
        Value::Number(_) => found.push(way.to_owned()),
        Value::Array(list) => {
            (0..).zip(list).for_each(|(at, inner): (u32, _)| numbers(inner, &format!("{way}/{at}"), found));
        }
        Value::Object(map) => {
            map.iter().for_each(|(name, inner)| numbers(inner, &format!("{way}/{name}"), found));
        }
        _ => {}
    }
}

/// Three more entrants, and numbers for all.
fn fill(event: &mut Event) {
    for name in ["Anna", "Boris", "Vira"] {
        let team = TeamEntry { name: name.into(), ..TeamEntry::default() };
        tell(event, Role::ChiefArbiter, Fact::TeamEntered(team));
        let player = PlayerEntry { name: name.into(), ..PlayerEntry::default() };
        tell(event, Role::ChiefArbiter, Fact::Entered(player));
    }
    tell(event, Role::ChiefArbiter, Fact::Numbered { stage: STAGE, by: Numbering::Lots { seed: 1 } });
}

/// Looks at an event from all sides.
fn look(event: &Event) {
    let state = event.state();
    state.due();
    state.notices();
    verify(event, &Watch::new());
    for stage in [STAGE, StageId(1), StageId(u8::MAX)] {
        state.table(stage);
        state.board_table(stage);
        state.team_boards(stage);
        state.missing_results(stage);
        state.late_limit(stage);
        state.swiss_inputs(stage);
        let _ = state.standings(stage);
        let _ = pair_next(state, stage, 1, &Watch::new());
        places_of(state, stage);
        event.state_at_round(stage, Round::FIRST);
        if let Some(last) = Round::new(u16::MAX) {
            event.state_at_round(stage, last);
        }
    }
}

#[test]
fn no_number_breaks_an_event() {
    let events = [
        Event::new(),
        begun("fmjd-100", System::Swiss(swiss::System::Classified), Character::Individual),
        begun("ua2013-100", System::RoundRobin { cycles: 1 }, Character::Team),
        begun("ua2023-russian", System::Swiss(swiss::System::MedianRated), Character::IndividualAndTeam),
    ];
    let (mut said, mut accepted) = (0, 0);
    for line in include_str!("../cases/facts.jsonl").lines() {
        let mut entry: Value = serde_json::from_str(line).expect("JSON");
        let fact = entry["fact"].take();
        let mut ways = Vec::new();
        numbers(&fact, "", &mut ways);
        for (way, end) in ways.iter().flat_map(|way| ENDS.map(|end| (way, end))) {
            let mut changed = fact.clone();
            *changed.pointer_mut(way).expect("a number") = end.into();
            let Ok(fact) = serde_json::from_value::<Fact>(changed) else { continue };
            for event in &events {
                for role in [Role::Organiser, Role::ChiefArbiter, Role::Captain, Role::Jury] {
                    let mut event = event.clone();
                    said += 1;
                    if tell(&mut event, role, fact.clone()) {
                        accepted += 1;
                        look(&event);
                        fill(&mut event);
                        look(&event);
                    }
                }
            }
        }
    }
    assert!(said > 10_000 && accepted > 400, "{accepted} of {said} facts");
}
