//! Titles and norms as the books hold them.

use damier_federation::arbiters::{Appointed, Category};
use damier_federation::rating::Numbers;
use damier_federation::report::{EventReport, EventStanding, PlayedBy, Player, ReportedGame};
use damier_federation::titles::{
    Application, Award, ContestPlace, Details, NormTable, Outlook, Step, Title, TitleRules,
};
use damier_federation::{Book, BroughtRating, Entry, Fact, PersonId, Pool, Refused};
use jiff::civil::{Date, date};

fn say(book: &mut Book, fact: Fact) -> Result<(), Refused> {
    book.apply(Entry { seq: book.next_seq(), at: Default::default(), by: "officer".into(), fact })
}

/// Books with so many people of these ratings; nobody is rated where it is 0.
fn open(ratings: &[f64]) -> Book {
    let mut book = Book::new();
    say(&mut book, Fact::Opened { name: "Federation".into(), code: "UKR".into() }).expect("opens");
    let mut brought = Vec::new();
    for (rating, number) in ratings.iter().zip(1..) {
        let family = format!("Player {number}");
        let person = damier_federation::people::Person { family, ..Default::default() };
        say(&mut book, Fact::Person(Box::new(person))).expect("a person");
        if *rating > 0.0 {
            brought.push(BroughtRating {
                person: PersonId(number),
                rating: *rating,
                games: 40,
                was_strong: false,
                last_played: None,
            });
        }
    }
    say(&mut book, Fact::Brought { pool: Pool::Hundred, from: date(2025, 1, 1), ratings: brought })
        .expect("ratings");
    book
}

fn award(title: Title, pool: Option<Pool>, day: Date, ground: &str) -> Fact {
    let (person, women, confirmed, ground) = (PersonId(1), false, None, ground.to_owned());
    Fact::Award(Box::new(Award { person, title, pool, women, date: day, ground, confirmed }))
}

/// Whether it was refused because of a title that he has.
fn has_title(told: &Result<(), Refused>) -> bool {
    matches!(told, Err(Refused::HasTitle { .. }))
}

// FMJD-X.0: the titles, and those of draughts-64 beside them; FMJD-X.12: only a higher one than he has.
#[test]
fn each_game_has_its_own_titles() {
    let mut book = open(&[2200.0]);
    let (hundred, small) = (Some(Pool::Hundred), Some(Pool::SixtyFour));
    say(&mut book, award(Title::Mi, hundred, date(2024, 1, 1), "")).expect("first");
    assert!(has_title(&say(&mut book, award(Title::Mf, hundred, date(2024, 2, 1), ""))));
    say(&mut book, award(Title::Mf, small, date(2024, 2, 1), "")).expect("of the other game");
    say(&mut book, award(Title::Gmi, hundred, date(2024, 3, 1), "")).expect("a higher one");
    let of = |pool| book.state().title_of(PersonId(1), pool, date(2025, 1, 1));
    assert_eq!((of(Pool::Hundred), of(Pool::SixtyFour)), (Some(Title::Gmi), Some(Title::Mf)));
    assert_eq!((Title::read("GMI 64"), Title::read("MF64")), (Some(Title::Gmi), Some(Title::Mf)));
    let nowhere = say(&mut book, award(Title::Mf, None, date(2024, 2, 1), ""));
    assert_eq!(nowhere, Err(Refused::WhichPool { title: Title::Mf }));
}

// FMJD-X.1.3: from the day of the award, for life. FMJD-X.1.4: until the Assembly withdraws it, for a reason.
#[test]
fn a_title_is_for_life_unless_it_is_withdrawn() {
    let mut book = open(&[2200.0]);
    let pool = Some(Pool::Hundred);
    say(&mut book, award(Title::Mi, pool, date(2024, 5, 1), "")).expect("an award");
    let on = |book: &Book, day| book.state().title_of(PersonId(1), Pool::Hundred, day);
    assert_eq!(on(&book, date(2024, 4, 30)), None);
    assert_eq!(on(&book, date(2024, 5, 1)), Some(Title::Mi));
    assert_eq!(on(&book, date(2094, 5, 1)), Some(Title::Mi));
    let withdrawn = |reason: &str| Fact::Withdrawn {
        person: PersonId(1),
        title: Title::Mi,
        pool,
        reason: reason.to_owned(),
    };
    assert_eq!(say(&mut book, withdrawn(" ")), Err(Refused::NoReason));
    say(&mut book, withdrawn("sold his games; Assembly of 2026")).expect("withdrawn");
    assert_eq!(on(&book, date(2094, 5, 1)), None);
    assert!(matches!(say(&mut book, withdrawn("again")), Err(Refused::HasNotTitle { .. })));
}

// FMJD-X.7.1: the junior world champion is an FMJD Master without norms, games or rating.
#[test]
fn a_junior_world_champion_is_a_master_at_once() {
    let mut book = open(&[0.0]);
    let ground = "junior world champion 2024";
    say(&mut book, award(Title::Mf, Some(Pool::Hundred), date(2024, 8, 1), ground)).expect("at once");
    assert_eq!(book.state().norms_of(PersonId(1)), Vec::<&damier_federation::titles::Norm>::new());
    let history = book.state().ratings(Pool::Hundred, date(2026, 1, 2)).expect("ratings").history;
    let due = book.state().titles_due(PersonId(1), Pool::Hundred, &history, date(2026, 1, 2)).expect("due");
    let master = due.iter().find(|own| own.title == Title::Mf).expect("it is told");
    assert_eq!(master.missing[0], damier_federation::titles::Missing::HasIt);
}

fn application(title: Title, pool: Option<Pool>, women: bool) -> Fact {
    Fact::Application(Box::new(Application {
        person: PersonId(1),
        title,
        pool,
        women,
        proposer: "Federation".into(),
        signatory: String::new(),
        sent: date(2025, 3, 1),
        received: None,
        assembly: None,
        languages: Vec::new(),
        details: Details::default(),
    }))
}

// FMJD-X.1.1: given at once when it is granted, confirmed by the Assembly. FMJD-X.9.1: women's titles go the same way.
#[test]
fn a_title_is_given_at_once_and_confirmed_later() {
    let mut book = open(&[2200.0]);
    say(&mut book, application(Title::Mi, Some(Pool::Hundred), true)).expect("an application");
    let step =
        |step, month| Fact::Step { application: 1, step, date: date(2025, month, 1), note: String::new() };
    let held = |book: &Book| {
        let found = book.state().awards_of(PersonId(1)).into_iter().next().cloned();
        found.map(|own| (own.title, own.women, own.date, own.confirmed))
    };
    for (own, month) in [(Step::Examined, 4), (Step::Reported, 5)] {
        say(&mut book, step(own, month)).expect("a step");
        assert_eq!(held(&book), None);
    }
    say(&mut book, step(Step::Granted, 6)).expect("granted");
    assert_eq!(held(&book), Some((Title::Mi, true, date(2025, 6, 1), None)));
    say(&mut book, step(Step::Ratified, 9)).expect("ratified");
    assert_eq!(held(&book), Some((Title::Mi, true, date(2025, 6, 1), Some(date(2025, 9, 1)))));
}

// FMJD-X.10.1, FMJD-X.11.3: titles of composers; an honorary one is granted without points.
#[test]
fn composers_have_titles_of_their_own() {
    let mut book = open(&[0.0]);
    let day = date(2025, 1, 1);
    say(&mut book, award(Title::HonoraryGmi, None, day, "for a life's work")).expect("honorary");
    let record = |book: &Book| book.state().composer(PersonId(1), date(2026, 1, 1)).expect("a record");
    assert_eq!((record(&book).points, record(&book).due), (0, None));
    // FMJD-X.10.2.1, FMJD-X.10.2.2: four first places and a wait for the day on which they were won.
    for year in [2018, 2020, 2022, 2027] {
        let (person, contest) = (PersonId(1), format!("World championship of composition {year}"));
        let place = ContestPlace { person, contest, date: date(year, 6, 1), place: 1 };
        say(&mut book, Fact::Place(Box::new(place))).expect("a place");
    }
    assert_eq!((record(&book).points, record(&book).due), (90, None));
    let later = book.state().composer(PersonId(1), date(2028, 1, 1)).expect("a record");
    assert_eq!((later.points, later.first_prizes, later.due), (120, 4, Some(Title::CompositionMi)));
    say(&mut book, award(Title::CompositionMi, None, day, "")).expect("beside the honorary one");
    assert!(has_title(&say(&mut book, award(Title::CompositionMi, None, day, ""))));
}

fn table(points: u32, from: &str) -> Fact {
    Fact::NormTable {
        text: format!(
            "name = 'of {from}'\nvalid_from = '{from}'\n[[category]]\nname = 'I'\nfrom = 2000\nbelow = 2400\n\
             [[points]]\ncategory = 'I'\ngames = 5\ntitle = 'mf'\npoints = {points}\n"
        ),
    }
}

/// Six players who meet once; the results of the first one so far, everybody else draws.
fn six(results: [&str; 5], starts: Date) -> EventReport {
    let player = |id| Player { title: Some("MF".into()), ..Player::of(PersonId(id)) };
    let mut games: Vec<ReportedGame> = Vec::new();
    for (score, other) in results.iter().zip(2..) {
        if let Ok(score) = score.parse() {
            games.push(ReportedGame(other as u16 - 1, 1, other, score));
        }
    }
    let over = games.len() as u16;
    for one in 2..=6u32 {
        for other in one + 1..=6 {
            let round = (one + other) as u16 % 5 + 1;
            games.push(ReportedGame(round, one, other, "1-1".parse().expect("a draw")));
        }
    }
    games.retain(|own| own.0 <= over);
    EventReport {
        standing: EventStanding::Official,
        rounds: 5,
        players: (1..=6).map(player).collect(),
        games,
        ..EventReport::new("Six", Pool::Hundred, PlayedBy::RoundRobin { cycles: 1 }, [starts, starts])
    }
}

fn master_norm(book: &Book, report: &EventReport) -> (u32, u32, u32, Outlook) {
    let ratings = book.state().ratings(Pool::Hundred, date(2026, 8, 1)).expect("ratings");
    let numbers: &Numbers = &ratings.editions.on(report.starts).numbers;
    let rules = book.state().title_rules(report.starts).expect("rules");
    let table: Option<&NormTable> = book.state().norm_table(report.starts);
    let event = book.state().norm_event(report, &ratings.history, numbers, &rules, table);
    let checks = event.check(0);
    let own = checks.iter().find(|own| own.title == Title::Mf).expect("a check");
    (own.games, own.points, own.needed.clone().unwrap_or_default(), own.outlook)
}

// FMJD-X.4.5.7: a game won without play is not in the result; what the norm asks stays as announced.
#[test]
fn wins_without_play_make_no_norm() {
    let mut book = open(&[2220.0; 6]);
    say(&mut book, table(6, "2000-01-01")).expect("a table");
    let day = date(2025, 5, 1);
    let of = |results| master_norm(&book, &six(results, day));
    assert_eq!(of(["2-0", "1-1", "1-1", "1-1", "1-1"]), (5, 6, 6, Outlook::Made));
    // The same six points, two of them without play: four points of the six that were announced.
    assert_eq!(of(["+/-", "1-1", "1-1", "1-1", "1-1"]), (4, 4, 6, Outlook::Missed));
    assert_eq!(of(["+/-", "2-0", "2-0", "1-1", "1-1"]), (4, 6, 6, Outlook::Made));
    // While it is played: two rounds are left, and the win without play gives no third game to make up for it.
    assert_eq!(of(["+/-", "1-1", "1-1", "", ""]).3, Outlook::Needs { points: 4, games: 2 });
    assert_eq!(of(["+/-", "1-1", "0-2", "", ""]).3, Outlook::Missed);
}

// FMJD-X.4.5.8: the table and the conditions in force when the event began; what comes later changes nothing.
#[test]
fn a_norm_goes_by_the_regulations_of_its_day() {
    let mut book = open(&[2220.0; 6]);
    say(&mut book, table(6, "2000-01-01")).expect("a table");
    say(&mut book, table(7, "2026-01-01")).expect("a later table");
    let results = ["2-0", "1-1", "1-1", "1-1", "1-1"];
    assert_eq!(master_norm(&book, &six(results, date(2025, 5, 1))), (5, 6, 6, Outlook::Made));
    assert_eq!(master_norm(&book, &six(results, date(2026, 5, 1))), (5, 6, 7, Outlook::Missed));
    let text = TitleRules::FMJD
        .replace("valid_from = \"1983-01-01\"", "valid_from = \"2026-01-01\"")
        .replace("rounds = 9", "rounds = 11");
    say(&mut book, Fact::TitleRules { text }).expect("later conditions");
    let rounds = |day| book.state().title_rules(day).expect("rules").title_tournament.rounds;
    assert_eq!((rounds(date(2025, 12, 31)), rounds(date(2026, 1, 1))), (9, 11));
}

// UA13-IV.18.6, UA-IV.6: the category that a judge has on a day; FMJD-X.10.2.2: who the jury is.
#[test]
fn judges_are_known_by_name_with_their_category() {
    let mut book = open(&[0.0, 0.0]);
    let appointed =
        Appointed { person: PersonId(1), category: Category::National, from: date(2020, 1, 1), until: None };
    say(&mut book, Fact::Appointed(appointed)).expect("a category");
    let named = |name: &str, year| book.state().judge_named(name, date(year, 6, 1));
    assert_eq!(named("Player 1", 2021), Some((PersonId(1), Some(Category::National))));
    assert_eq!(named("player 1", 2019), Some((PersonId(1), None)), "before he had it");
    assert_eq!(named("Player 2", 2021), Some((PersonId(2), None)));
    assert_eq!(named("Nobody N.", 2021), None);
}
