//! Three small events with everything that can happen: a Swiss of the world federation, a round robin of
//! the Ukrainian rules of 2013, a match of teams by the rules in force.

use damier_compete::Round;
use damier_compete::event::{
    About, Character, Committee, Complainant, Delay, Event, Fact, GameKey, Juror, LotsFor, Numbering,
    Offence, PlayerEntry, PlayerId, Regulation, Role, Sanction, Score, Sex, Squad, StageId, StagePlan,
    System, TeamEntry, TeamId, TeamRules, TechnicalRegulation, sections, technical_items,
};
use damier_compete::schedule::Side;
use damier_compete::swiss;
use jiff::civil::date;

use super::told::{Told, at, player};

fn juror(name: &str, branch: &str, by_executive: bool) -> Juror {
    Juror { name: name.to_owned(), branch: Some(branch.to_owned()), by_executive }
}

fn regulation(name: &str, rulebook: &str, plan: StagePlan) -> Regulation {
    let mut regulation = Regulation::new(name, rulebook, vec![plan]);
    regulation.starts = Some(date(2026, 9, 12));
    regulation.ends = Some(date(2026, 9, 16));
    regulation.approved = Some(date(2026, 6, 1));
    regulation.protest_minutes = Some(60);
    let code = regulation.code().expect("a code");
    regulation.sections = sections(code)
        .iter()
        .map(|section| (section.number, format!("Текст розділу {}.\nДругий абзац.", section.number)))
        .collect();
    regulation
}

/// Nine players of five federations, five rounds: a bye, a forfeit, a withdrawal, a sanction, a protest
/// that went to the committee, mixed-up colours, an adjourned game, a corrected result.
pub(crate) fn swiss() -> Event {
    let mut told = Told::new();
    let plan = StagePlan::new("Open", System::Swiss(swiss::System::Classified), 5);
    let mut rules = regulation("Відкритий чемпіонат Харкова 2026", "fmjd-100", plan);
    rules.control = "50/2h,25/1h*".to_owned();
    rules.sections[2].1 = "Харків, Палац спорту, вул. Сумська, 35".to_owned();
    told.say(Fact::Regulation(Box::new(rules)));
    told.appoint(Role::Organiser, "Лисенко Павло", None, Some("UKR"));
    told.appoint(Role::ChiefArbiter, "Бондар Олена", Some("International Arbiter"), Some("UKR"));
    told.appoint(Role::Deputy, "Kowalczyk Jan", Some("FMJD arbiter"), Some("POL"));
    told.appoint(Role::ChiefSecretary, "Ткач Надія", None, None);
    told.appoint(Role::LineArbiter, "Гнатюк Роман", Some("1"), None);
    told.say(Fact::Committee(Committee {
        members: vec![
            juror("Верес Юрій", "UKR", true),
            juror("de Vries Anna", "NED", false),
            juror("Sokołowski Adam", "POL", false),
        ],
        reserves: vec![juror("Petrauskas Linas", "LTU", false), juror("Diop Moussa", "SEN", false)],
    }));
    for entry in swiss_players() {
        told.say(Fact::Entered(entry));
    }
    told.say(Fact::EntriesApproved);
    told.say(Fact::Numbered {
        stage: StageId::FIRST,
        by: Numbering::Rating { seed: 2026, unrated: swiss::Unrated::Last },
    });
    for (round, day) in (1..=5).zip(12..) {
        let round = Round::new(round).expect("a round");
        told.say(Fact::Scheduled { stage: StageId::FIRST, round, starts: at(day, 7, 0) });
    }
    told.say(Fact::DutyDone("FMJD-IV.2.4"));
    first_rounds(&mut told);
    last_rounds(&mut told);
    told.event
}

fn swiss_players() -> Vec<PlayerEntry> {
    use Sex::{Female, Male};
    vec![
        player("Гавриленко-Северинчук Олександр Миколайович", "GMI", Some(2385), "UKR", 1988, Male),
        player("van der Heijden Jan-Willem", "GMI", Some(2341), "NED", 1979, Male),
        player("Wojciechowski Przemysław", "MI", Some(2298), "POL", 1991, Male),
        player("Ndiaye Cheikh", "MI", Some(2262), "SEN", 1984, Male),
        player("Žalgirytė Ona", "MF", Some(2231), "LTU", 1999, Female),
        player("Коваль Ірина", "MF", Some(2204), "UKR", 2001, Female),
        player("Öztürk Emre", "", Some(2188), "TUR", 1995, Male),
        player("Щербина-Поліщук Єлизавета Володимирівна", "", Some(2150), "UKR", 2004, Female),
        player("Мельник Тарас", "", None, "UKR", 2009, Male),
    ]
}

/// The results of the tables that have none yet, from the top: always these, one after the other.
fn play(told: &mut Told, round: Round, scores: &[&str]) {
    for (table, score) in told.open(round).into_iter().zip(scores.iter().cycle()) {
        told.result(GameKey::table(StageId::FIRST, round, table), score);
    }
}

fn first_rounds(told: &mut Told) {
    let stage = StageId::FIRST;
    told.clock(12, 6, 30);
    let round = told.pair(1);
    told.start(round);
    told.clock(12, 8, 30);
    // One comes too late.
    let key = GameKey::table(stage, round, 3);
    told.say(Fact::Late {
        key,
        side: Side::Second,
        delay: Delay { minutes: 75, excused: false, flag: false },
    });
    let key = GameKey::table(stage, round, 2);
    told.say(Fact::Late {
        key,
        side: Side::First,
        delay: Delay { minutes: 20, excused: false, flag: false },
    });
    told.clock(12, 12, 0);
    play(told, round, &["2-0", "1-1", "0-2"]);
    told.close(round);

    told.clock(13, 6, 30);
    let round = told.pair(2);
    told.start(round);
    told.say(Fact::ColoursMixed { key: GameKey::table(stage, round, 4) });
    told.clock(13, 9, 0);
    let emre = told.who("Öztürk");
    let table = told.table_of(round, emre);
    told.say(Fact::Punished {
        player: PlayerId(emre.0),
        sanction: Sanction::Warning,
        offence: Offence::Phone,
        game: Some(GameKey::table(stage, round, table)),
        account: "Телефон задзвонив на 32-му ході".to_owned(),
        clause: None,
    });
    told.clock(13, 12, 0);
    play(told, round, &["1-1", "2-0", "0-2", "2-0"]);
    told.clock(13, 12, 30);
    let ona = told.who("Žalgirytė");
    let table = told.table_of(round, ona);
    let protest = told.say(Fact::Protested {
        from: Complainant::Player(PlayerId(ona.0)),
        about: About::Game(GameKey::table(stage, round, table)),
        text: "The opponent did not record his moves; I ask for a loss.".to_owned(),
    });
    told.clock(13, 13, 0);
    let ruling = "The clocks did not show time trouble; the result stands.".to_owned();
    told.say(Fact::ProtestRuled { protest, upheld: false, ruling });
    told.clock(13, 13, 20);
    told.say(Fact::Appealed { protest });
    told.clock(13, 18, 0);
    told.say(Fact::AppealDecided {
        protest,
        interested: vec!["Sokołowski Adam".to_owned()],
        upheld: false,
        ruling: "The sheets were complete when they were handed in.".to_owned(),
    });
    told.close(round);
}

fn last_rounds(told: &mut Told) {
    let stage = StageId::FIRST;
    told.clock(14, 6, 30);
    let round = told.pair(3);
    told.start(round);
    told.result(GameKey::table(stage, round, 1), "adj");
    play(told, round, &["0-2", "1-1", "2-0"]);
    told.close(round);
    told.clock(14, 14, 0);
    let key = GameKey::table(stage, round, 1);
    let score: Score = "2-0".parse().expect("a score");
    told.say(Fact::Result { key, score, reason: None, game: None });
    let key = GameKey::table(stage, round, 2);
    let score: Score = "1-1".parse().expect("a score");
    told.say(Fact::ResultCorrected { key, score, reason: "Переплутано бланки".to_owned() });
    let entrant = told.who("Ndiaye");
    told.say(Fact::Withdrawn { entrant, reason: "хвороба".to_owned() });
    // A round is moved, and a case arises that no rule foresees.
    let fourth = Round::new(4).expect("a round");
    told.say(Fact::Scheduled { stage, round: fourth, starts: at(15, 9, 30) });
    told.say(Fact::Decided {
        question: "Вимкнення світла на 40 хвилин".to_owned(),
        decision: "Годинники зупинено, гру продовжено".to_owned(),
        grounds: "FMJD-IV.2.12, FMJD-IV.2.20".to_owned(),
    });
    told.say(Fact::Note("Шум від ремонту в сусідній залі".to_owned()));
    for (day, seed) in [(15, 4), (16, 5)] {
        told.clock(day, 6, 30);
        let round = told.pair(seed);
        told.start(round);
        told.clock(day, 13, 0);
        play(told, round, &["1-1", "0-2", "2-0"]);
        told.close(round);
    }
    told.clock(16, 15, 0);
    told.say(Fact::Finished);
}

/// Six players everybody against everybody, on the scale 1-½-0: one left too early, the technical
/// regulation is signed by some, a round is still open.
pub(crate) fn round_robin() -> Event {
    let mut told = Told::new();
    let plan = StagePlan::new("Фінал", System::RoundRobin { cycles: 1 }, 5);
    let mut rules = regulation("Першість Полтави", "ua2013-russian", plan);
    rules.control = "45m".to_owned();
    rules.scale = damier_compete::event::ScoreScale::OneHalfZero;
    rules.qualifying_places = Some(2);
    told.say(Fact::Regulation(Box::new(rules)));
    told.appoint(Role::ChiefArbiter, "Бондар Олена", Some("національний арбітр"), Some("Полтава"));
    told.appoint(Role::ChiefSecretary, "Ткач Надія", Some("суддя 1 категорії"), None);
    let items = technical_items(told.event.state().code().expect("a code"));
    let items =
        items.iter().map(|item| (item.number, format!("Пункт {}: визначено.", item.number))).collect();
    told.say(Fact::Technical(TechnicalRegulation { items }));
    let names = ["Гуменюк Петро", "Ґудзь Олег", "Єременко Яна", "Іваненко Ігор", "Їжак Ніна", "Яценко Леся"];
    for (at, name) in names.into_iter().enumerate() {
        let sex = if at % 2 == 0 { Sex::Male } else { Sex::Female };
        told.say(Fact::Entered(player(name, "кмс", None, "Полтава", 1990 + at as i16, sex)));
    }
    let signed = ["Гуменюк", "Яценко"].map(|name| told.who(name));
    told.say(Fact::TechnicalSigned(signed.to_vec()));
    told.say(Fact::EntriesApproved);
    told.say(Fact::Numbered { stage: StageId::FIRST, by: Numbering::Lots { seed: 7 } });
    told.say(Fact::lots(LotsFor::OrderOfRounds { stage: StageId::FIRST }, 11));
    for seed in 1..=3 {
        let round = told.pair(seed);
        told.start(round);
        play(&mut told, round, &["2-0", "1-1", "+/-"]);
        told.close(round);
        if seed == 2 {
            let entrant = told.who("Ґудзь");
            told.say(Fact::Withdrawn { entrant, reason: "за станом здоров'я".to_owned() });
        }
    }
    let round = told.pair(4);
    told.start(round);
    told.event
}

/// Four teams of three boards and a reserve: two rounds played, the third paired.
pub(crate) fn teams() -> Event {
    let mut told = Told::new();
    let plan = StagePlan::new("Ліга", System::RoundRobin { cycles: 1 }, 3);
    let mut rules = regulation("Командний кубок України", "ua2023-100", plan);
    rules.control = "80m+60s".to_owned();
    rules.character = Character::IndividualAndTeam;
    rules.teams = Some(TeamRules { boards: 3, reserves: true, free_order: false, entries_may_change: false });
    told.say(Fact::Regulation(Box::new(rules)));
    told.appoint(Role::ChiefArbiter, "Бондар Олена", Some("національний арбітр"), None);
    let teams = ["Львів «Дамка»", "Одеса", "Дніпро-2", "Київ"];
    for (team, name) in (0..).zip(teams) {
        told.say(Fact::TeamEntered(TeamEntry {
            name: name.to_owned(),
            captain: Some(format!("Капітан {}", team + 1)),
            ..TeamEntry::default()
        }));
        for board in 1..=4_u8 {
            let squad = if board == 4 { Squad::Reserve } else { Squad::Board(board) };
            let name = format!(
                "{} {}",
                ["Перший", "Другий", "Третій", "Запасний"][usize::from(board) - 1],
                team + 1
            );
            let rating = Some(2300 - 50 * u32::from(board) - 10 * team);
            told.say(Fact::Entered(PlayerEntry {
                name,
                rating,
                team: Some(TeamId(team)),
                squad,
                ..PlayerEntry::default()
            }));
        }
    }
    told.say(Fact::EntriesApproved);
    told.say(Fact::Numbered { stage: StageId::FIRST, by: Numbering::Lots { seed: 3 } });
    let boards = [["2-0", "1-1", "0-2"], ["2-0", "2-0", "1-1"]];
    for seed in 1..=2 {
        if seed == 2 {
            let line_up = vec![PlayerId(0), PlayerId(3), PlayerId(2)];
            let round = Round::new(2).expect("a round");
            told.say(Fact::LineUp { stage: StageId::FIRST, round, team: TeamId(0), boards: line_up });
        }
        let round = told.pair(seed);
        told.start(round);
        for (table, scores) in (1..).zip(boards) {
            for (board, score) in (1..).zip(scores) {
                told.result(GameKey::table(StageId::FIRST, round, table).board(board), score);
            }
        }
        told.close(round);
    }
    told.pair(3);
    told.event
}

/// Four players everybody against everybody; the plan has room for twenty-two.
pub(crate) fn small_round_robin_with_room() -> Event {
    let mut told = Told::new();
    let plan = StagePlan::new("Final", System::RoundRobin { cycles: 1 }, 21);
    told.say(Fact::Regulation(Box::new(regulation("Small cup", "fmjd-100", plan))));
    for name in ["Ndiaye Cheikh", "Öztürk Emre", "Коваль Ірина", "Žalgirytė Ona"] {
        told.say(Fact::Entered(player(name, "MI", Some(2250), "UKR", 1990, Sex::Male)));
    }
    told.say(Fact::EntriesApproved);
    told.say(Fact::Numbered { stage: StageId::FIRST, by: Numbering::Lots { seed: 1 } });
    for seed in 1..=3 {
        let round = told.pair(seed);
        told.start(round);
        play(&mut told, round, &["2-0", "1-1"]);
        told.close(round);
    }
    told.event
}
