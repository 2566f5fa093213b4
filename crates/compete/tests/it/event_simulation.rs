//! Whole events from the first entry to the last result, paired by the engines and tables themselves.

use damier_compete::event::{
    By, Character, Entry, Event, Fact, GameKey, Numbering, Phase, PlayerEntry, Regulation, Role, Score,
    StageId, StagePlan, System, TeamEntry, TeamRules, sections,
};
use damier_compete::swiss::{self, Watch, pair_round};
use damier_compete::{Entrant, Lots, Outcome, Round};

const STAGE: StageId = StageId::FIRST;

struct Telling {
    event: Event,
    lots: Lots,
    seed: u64,
}

impl Telling {
    fn new(seed: u64, book: &str, system: System, rounds: u16, teams: bool) -> Telling {
        let mut lots = Lots::new(seed);
        let micro_match = lots.below(4) == 0;
        let plan = StagePlan { micro_match, ..StagePlan::new("main", system, rounds) };
        let mut regulation = Regulation::new("Simulated", book, vec![plan]);
        if teams {
            regulation.character = Character::Team;
            let entries_may_change = true;
            regulation.teams =
                Some(TeamRules { boards: 2, reserves: false, free_order: false, entries_may_change });
        }
        let code = regulation.code().expect("a rulebook");
        regulation.sections = sections(code).iter().map(|own| (own.number, "text".to_owned())).collect();
        let mut telling = Telling { event: Event::new(), lots, seed };
        telling.say(Role::Organiser, Fact::Regulation(Box::new(regulation)));
        telling
    }

    fn say(&mut self, role: Role, fact: Fact) {
        let seq = self.event.next_seq();
        let entry = Entry { seq, at: Default::default(), by: By::new(role, "Chief"), fact };
        let told = format!("{entry:?}");
        if let Err(refused) = self.event.apply(entry) {
            panic!("seed {}: {refused}: {told}", self.seed);
        }
    }

    fn enter(&mut self) {
        let name = format!("N{}", self.event.next_seq());
        let rating = self.lots.coin().then(|| 1500 + self.lots.below(800) as u32);
        let fact = if self.event.state().pairs_teams() {
            Fact::TeamEntered(TeamEntry { name, rating, ..TeamEntry::default() })
        } else {
            Fact::Entered(PlayerEntry { name, rating, ..PlayerEntry::default() })
        };
        self.say(Role::ChiefArbiter, fact);
    }

    /// Starts a round and gives every game a result.
    fn play(&mut self, round: Round) {
        self.say(Role::ChiefArbiter, Fact::Published { stage: STAGE, round });
        self.say(Role::ChiefArbiter, Fact::Started { stage: STAGE, round });
        let state = self.event.state();
        let shape = state.shape(&state.stages[0]);
        let tables = state.stages[0].rounds[round.index()].encounters.len() as u16;
        for table in 1..=tables {
            let whole = GameKey::table(STAGE, round, table);
            let stage = &self.event.state().stages[0];
            let encounter = &stage.rounds[round.index()].encounters[usize::from(table) - 1];
            if [encounter.first, encounter.second].iter().any(|own| stage.left.contains_key(own)) {
                continue;
            }
            for board in 1..=shape.boards {
                let key = if shape.teams { whole.board(board) } else { whole };
                let games = if shape.games == 2 { vec![key.game(1), key.game(2)] } else { vec![key] };
                for key in games {
                    let score = match self.lots.below(20) {
                        0 => Score::PlusMinus,
                        1 => Score::MinusPlus,
                        2 => Score::BothMinus,
                        3..9 => Score::Played(Outcome::Win),
                        9..15 => Score::Played(Outcome::Draw),
                        _ => Score::Played(Outcome::Loss),
                    };
                    self.say(Role::LineArbiter, Fact::Result { key, score, reason: None });
                }
            }
        }
        self.say(Role::ChiefArbiter, Fact::Closed { stage: STAGE, round });
    }

    fn finish(&mut self) {
        let stage = &self.event.state().stages[0];
        assert!(stage.rounds.iter().all(|round| round.phase == Phase::Closed), "seed {}", self.seed);
        self.say(Role::ChiefArbiter, Fact::Finished);
        let table = self.event.state().table(STAGE).expect("a stage");
        let (handed_out, available) = table.points_balance();
        assert_eq!(handed_out, available, "seed {}", self.seed);
        let again = Event::replay(self.event.entries().iter().cloned()).expect("it replays");
        assert_eq!(again.state(), self.event.state(), "seed {}", self.seed);
        self.check_earlier_tables();
    }

    /// Each round looked as the table of now does when it is cut off there, but for leavers and newcomers.
    fn check_earlier_tables(&self) {
        let state = self.event.state();
        let stage = &state.stages[0];
        if !stage.left.is_empty() || !stage.joined_after.is_empty() {
            return;
        }
        let sheet = state.sheet(STAGE).expect("a stage");
        for round in (0..stage.rounds.len()).map(Round::at) {
            let then = self.event.state_at_round(STAGE, round).expect("a closed round");
            let before = then.sheet(STAGE).expect("a stage");
            assert_eq!(before, sheet.after(round.index() + 1), "seed {} round {round}", self.seed);
        }
    }
}

fn book_of(system: swiss::System) -> &'static str {
    match system.code().as_bytes()[0] {
        b'F' => "fmjd-100",
        b'U' => "ua2023-100",
        _ => "columns-russian",
    }
}

#[test]
fn swiss_events() {
    let mut rounds_played = 0;
    for seed in 0..240 {
        let system = swiss::System::ALL[seed as usize % swiss::System::ALL.len()];
        let mut telling = Telling::new(seed, book_of(system), System::Swiss(system), 5, seed % 5 == 0);
        for _ in 0..10 + telling.lots.below(8) {
            telling.enter();
        }
        let seed_of_numbers = telling.lots.below(1 << 20);
        let by = Numbering::Rating { seed: seed_of_numbers };
        telling.say(Role::ChiefArbiter, Fact::Numbered { stage: STAGE, by });
        for round in (0..5).map(Round::at) {
            if telling.lots.below(6) == 0 {
                let count = telling.event.state().entrants() as u64;
                let entrant = Entrant(telling.lots.below(count) as u32);
                let stage = &telling.event.state().stages[0];
                if !stage.left.contains_key(&entrant) && stage.left.len() < 2 {
                    telling.say(Role::ChiefArbiter, Fact::Withdrawn { entrant, reason: "ill".into() });
                }
            }
            if telling.lots.below(8) == 0 && round.index() < 3 {
                telling.enter();
            }
            let inputs = telling.event.state().swiss_inputs(STAGE).expect("a Swiss");
            let lots_seed = telling.lots.below(1 << 20);
            let Ok(found) = pair_round(&inputs.request(), &mut Lots::new(lots_seed), &Watch::new()) else {
                break; // No pairing obeys the rules: a matter for the engine's own tests.
            };
            telling.say(Role::ChiefArbiter, inputs.fact(&found, lots_seed));
            telling.play(round);
            rounds_played += 1;
        }
        telling.finish();
    }
    assert!(rounds_played > 1000, "{rounds_played} rounds");
}

#[test]
fn round_robins() {
    for seed in 0..120 {
        let players = 3 + seed as usize % 8;
        let cycles = 1 + (seed % 2) as u8;
        let rounds = (players - 1 + players % 2) as u16 * u16::from(cycles);
        let books = ["ua2013-100", "ua2023-russian", "fmjd-100", "columns-lasca"];
        let system = System::RoundRobin { cycles };
        let mut telling = Telling::new(seed, books[seed as usize % 4], system, rounds, seed % 7 == 0);
        (0..players).for_each(|_| telling.enter());
        telling.say(Role::ChiefArbiter, Fact::Numbered { stage: STAGE, by: Numbering::Lots { seed } });
        let leaves = (seed % 3 == 0).then(|| telling.lots.below(u64::from(rounds)) as u16);
        for row in 1..=rounds {
            let fact = telling.event.state().table_round(STAGE, row).expect("a row of the table");
            telling.say(Role::ChiefArbiter, fact);
            telling.play(Round::at(usize::from(row) - 1));
            if leaves == Some(row) {
                let entrant = Entrant(0);
                telling.say(Role::ChiefArbiter, Fact::Withdrawn { entrant, reason: "ill".into() });
            }
        }
        telling.finish();
        let state = telling.event.state();
        if state.stages[0].left.is_empty() {
            let table = state.table(STAGE).expect("a stage");
            for line in &table.sheet.lines {
                let met = line.cells.iter().filter(|cell| cell.opponent().is_some()).count();
                assert_eq!(met, (players - 1) * usize::from(cycles), "seed {seed}");
            }
        }
    }
}
