//! Random events: facts thrown at an event as they come, of which only the valid ones stay.
//!
//! Whatever stays replays to the same state, also after it has been stored as JSON; every prefix is an event of its own; a refused fact changes
//! nothing; points handed out are points there were; nobody meets anybody twice in a Swiss.

use std::collections::BTreeSet;

use damier_clock::Moment;
use damier_compete::event::{
    By, Character, Delay, Entry, Event, Fact, FreeKind, FreeSeat, GameKey, Numbering, Offence, PairedBy,
    PlayerEntry, PlayerId, Regulation, Role, Sanction, Score, Squad, StageId, StagePlan, System, TeamEntry,
    TeamId, TeamRules, sections,
};
use damier_compete::schedule::Side;
use damier_compete::swiss::{self, Prohibition, Strength, Unrated};
use damier_compete::{Cell, Entrant, Lots, Round};

use crate::event_json::survives;
use crate::event_script::points_balance;

const STAGE: StageId = StageId::FIRST;
const BOOKS: [&str; 6] =
    ["ua2013-100", "ua2023-russian", "fmjd-100", "fmjd-64", "wcdf-checkers", "columns-lasca"];

fn below(lots: &mut Lots, bound: usize) -> usize {
    lots.below(bound.max(1) as u64) as usize
}

fn pick<T: Copy>(lots: &mut Lots, all: &[T]) -> T {
    all[below(lots, all.len())]
}

/// A regulation of any kind.
fn regulation(lots: &mut Lots) -> Regulation {
    let system = match lots.below(4) {
        0 => System::RoundRobin { cycles: 1 + lots.below(2) as u8 },
        _ => System::Swiss(pick(lots, &swiss::System::ALL)),
    };
    let plan = StagePlan { micro_match: lots.below(3) == 0, ..StagePlan::new("main", system, 7) };
    let mut made = Regulation::new("Random", pick(lots, &BOOKS), vec![plan]);
    made.control = "60m".to_owned();
    if lots.below(3) == 0 {
        made.character = pick(lots, &[Character::Team, Character::IndividualAndTeam]);
        let boards = 1 + lots.below(3) as u8;
        made.teams = Some(TeamRules {
            boards,
            reserves: true,
            free_order: lots.coin(),
            entries_may_change: lots.coin(),
        });
    }
    let code = made.code().expect("a rulebook");
    made.sections = sections(code).iter().map(|section| (section.number, "text".to_owned())).collect();
    made
}

/// A pairing of everybody who is there, in random order, that avoids rematches where chance lets it.
fn pairing(event: &Event, lots: &mut Lots) -> Fact {
    let state = event.state();
    let stage = &state.stages[0];
    let round = Round::at(stage.rounds.len());
    let is_there =
        |entrant: &Entrant| !stage.left.contains_key(entrant) && !stage.absences.contains(&(round, *entrant));
    let mut all: Vec<Entrant> = state.field(stage).into_iter().filter(is_there).collect();
    lots.shuffle(&mut all);
    let is_swiss = matches!(stage.plan.system, System::Swiss(_));
    let kind = if is_swiss { FreeKind::Bye } else { FreeKind::NoGame };
    let odd = if all.len() % 2 == 1 { all.pop() } else { None };
    let free = odd.map(|entrant| FreeSeat { entrant, kind }).into_iter().collect();
    let pairs = all.chunks_exact(2).map(|pair| (pair[0], pair[1])).collect();
    let by = PairedBy::Hand { reason: "random".into() };
    Fact::Paired { stage: STAGE, round, pairs, free, by }
}

fn random_key(event: &Event, lots: &mut Lots) -> GameKey {
    let state = event.state();
    let rounds = state.stages[0].rounds.len();
    let round = Round::at(below(lots, rounds));
    let tables = state.stages[0].round(round).map_or(0, |round| round.encounters.len());
    let mut key = GameKey::table(STAGE, round, below(lots, tables) as u16 + 1);
    let shape = state.shape(&state.stages[0]);
    if shape.teams && lots.below(8) > 0 {
        key = key.board(1 + lots.below(u64::from(shape.boards)) as u8);
    }
    if shape.games > 1 && lots.coin() {
        key = key.game(1 + lots.below(2) as u8);
    }
    key
}

/// Enters somebody new.
fn entry(event: &Event, lots: &mut Lots) -> Fact {
    let state = event.state();
    let name = format!("N{}", event.next_seq());
    if !state.pairs_teams() {
        let rating = lots.coin().then(|| 1000 + lots.below(1000) as u32);
        return Fact::Entered(PlayerEntry { name, rating, ..PlayerEntry::default() });
    }
    if state.teams.is_empty() || lots.below(4) == 0 {
        return Fact::TeamEntered(TeamEntry { name, ..TeamEntry::default() });
    }
    let team = Some(TeamId(below(lots, state.teams.len()) as u32));
    let squad = match lots.below(4) {
        0 => Squad::Reserve,
        board => Squad::Board(board as u8),
    };
    Fact::Entered(PlayerEntry { name, team, squad, ..PlayerEntry::default() })
}

/// Any fact, sensible or not.
fn fact(event: &Event, lots: &mut Lots) -> Fact {
    let state = event.state();
    let anybody = |lots: &mut Lots| Entrant(below(lots, state.entrants() + 1) as u32);
    let player = |lots: &mut Lots| PlayerId(below(lots, state.players.len() + 1) as u32);
    let rounds = state.stages[0].rounds.len();
    let some_round = |lots: &mut Lots| Round::at(below(lots, rounds + 1));
    let side = pick(lots, &Side::BOTH);
    match lots.below(34) {
        0 | 1 => entry(event, lots),
        2 => Fact::Numbered {
            stage: STAGE,
            by: Numbering::Rating { seed: lots.below(1000), unrated: Unrated::Last },
        },
        3 | 4 => pairing(event, lots),
        5 => Fact::Published { stage: STAGE, round: some_round(lots) },
        6 | 7 => Fact::Started { stage: STAGE, round: Round::at(rounds.saturating_sub(1)) },
        8 => Fact::Closed { stage: STAGE, round: some_round(lots) },
        9 => Fact::AbsenceAnnounced { stage: STAGE, entrant: anybody(lots), rounds: vec![some_round(lots)] },
        10 if lots.below(3) == 0 => Fact::Withdrawn { entrant: anybody(lots), reason: "ill".into() },
        11 => Fact::FurtherPart { entrant: anybody(lots), goes_on: lots.coin(), reason: "heard".into() },
        12 => {
            let delay = Delay { minutes: lots.below(150) as u32, excused: lots.coin(), flag: false };
            Fact::Late { key: random_key(event, lots), side, delay }
        }
        13 => Fact::ColoursMixed { key: random_key(event, lots) },
        14 => {
            let sanctions = [Sanction::Warning, Sanction::Loss, Sanction::Annulment, Sanction::Exclusion];
            let (player, sanction) = (player(lots), pick(lots, &sanctions));
            let (game, account) = (Some(random_key(event, lots)), format!("{}", event.next_seq()));
            Fact::Punished { player, sanction, offence: Offence::Conduct, game, account, clause: None }
        }
        15 => {
            let pair = Prohibition {
                a: anybody(lots),
                b: anybody(lots),
                strength: pick(lots, &[Strength::Absolute, Strength::AsFarAsPossible]),
                only: Some(vec![some_round(lots)]),
            };
            Fact::Prohibited { pair, reason: "wish".into() }
        }
        16 => {
            let (key, score) = (random_key(event, lots), pick(lots, &Score::ALL));
            Fact::ResultCorrected { key, score, reason: "misread".into() }
        }
        17 => Fact::Seated { key: random_key(event, lots), side, player: player(lots) },
        18 => {
            let boards = (0..state.team_rules().map_or(1, |rules| rules.boards)).map(|_| player(lots));
            let boards = boards.collect();
            let team = TeamId(anybody(lots).0);
            Fact::LineUp { stage: STAGE, round: some_round(lots), team, boards }
        }
        19 => Fact::Undone { seq: 1 + lots.below(u64::from(event.next_seq())) as u32, reason: "slip".into() },
        _ => Fact::Result {
            key: random_key(event, lots),
            score: pick(lots, &Score::ALL),
            reason: None,
            game: None,
        },
    }
}

fn tell(event: &mut Event, role: Role, fact: Fact) -> bool {
    let (seq, before) = (event.next_seq(), event.clone());
    let at = Moment::from_millis(i64::from(seq) * 60_000);
    match event.apply(Entry { seq, at, by: By::new(role, "Chance"), fact }) {
        Ok(()) => true,
        Err(refused) => {
            assert_eq!(*event, before, "a refused fact changes nothing: {refused}");
            assert!(!refused.to_string().is_empty());
            refused.clauses();
            false
        }
    }
}

fn check(event: &Event, seed: u64) {
    let state = event.state();
    let table = state.table(STAGE).expect("a stage");
    let (handed_out, available) = points_balance(&table);
    assert_eq!(handed_out, available, "seed {seed}");
    let rounds = state.stages[0].rounds.len();
    for line in &table.sheet.lines {
        assert_eq!(line.cells.len(), rounds, "seed {seed}: everybody has a cell for every round");
    }
    for (at, line) in table.sheet.lines.iter().enumerate() {
        for (round, cell) in line.cells.iter().enumerate() {
            if let Cell::Paired { opponent, color, .. } = cell {
                let other = table.sheet.line(*opponent).cells[round];
                let Cell::Paired { opponent: back, color: own, .. } = other else {
                    panic!("seed {seed}: a pair has two sides");
                };
                assert_eq!((back.index(), own), (at, !*color), "seed {seed}");
            }
        }
    }
    if state.stages[0].plan.system.is_swiss() {
        let mut met = BTreeSet::new();
        for encounter in state.stages[0].rounds.iter().flat_map(|round| &round.encounters) {
            let (a, b) = (encounter.first.min(encounter.second), encounter.first.max(encounter.second));
            assert!(met.insert((a, b)), "seed {seed}: {a} and {b} meet again");
        }
    }
    state.due();
    state.notices();
    state.board_table(STAGE);
    state.team_boards(STAGE);
}

#[test]
fn facts_replay() {
    let (mut accepted, mut paired) = (0, 0);
    for seed in 0..400 {
        let mut lots = Lots::new(seed);
        let mut event = Event::new();
        let made = regulation(&mut lots);
        assert!(tell(&mut event, Role::Organiser, Fact::Regulation(Box::new(made))), "seed {seed}");
        for _ in 0..4 + lots.below(20) {
            let fact = entry(&event, &mut lots);
            tell(&mut event, Role::ChiefArbiter, fact);
        }
        let mut states = vec![event.state().clone()];
        let first = event.next_seq() - 1;
        for _ in 0..200 {
            let fact = fact(&event, &mut lots);
            if tell(&mut event, Role::ChiefArbiter, fact) {
                states.push(event.state().clone());
                accepted += 1;
            }
        }
        check(&event, seed);
        paired += event.state().stages[0].rounds.len();
        let again = Event::replay(event.entries().iter().cloned()).expect("what was accepted is accepted");
        assert_eq!(again, event, "seed {seed}");
        survives(&event);
        for (after, state) in (first..).zip(&states).step_by(7) {
            assert_eq!(event.state_after(after), *state, "seed {seed} after {after}");
        }
        for round in (0..event.state().stages[0].rounds.len()).map(Round::at) {
            if let Some(then) = event.state_at_round(STAGE, round) {
                assert_eq!(then.stages[0].rounds.len(), round.index() + 1, "seed {seed}");
            }
        }
    }
    assert!(accepted > 10_000 && paired > 700, "{accepted} facts and {paired} rounds are too few to tell");
}
