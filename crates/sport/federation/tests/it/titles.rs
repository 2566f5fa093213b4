//! Titles and norms of annex X.

use damier_compete::event::Role;
use damier_federation::arbiters::{Appointed, ArbiterRecord, Category, Conflict, arbiter_due, conflicts};
use damier_federation::people::{Person, Private};
use damier_federation::rating::RatingRules;
use damier_federation::report::{EventReport, EventStanding, Officiated, PlayedBy, Player};
use damier_federation::titles::{
    Application, Asked, Award, Counts, Details, InTime, Member, Missing, NoNorm, Norm, NormCounts, NormEvent,
    NormTable, Outlook, RankTable, Record, Step, Title, TitleRules, conditions, count, minima,
};
use damier_federation::{Book, Entry, EventId, Fact, PersonId, Pool};
use jiff::civil::{Date, date};

fn rules() -> TitleRules {
    TitleRules::fmjd().expect("built in")
}

fn member(id: u32, rating: Option<f64>, title: Option<Title>, federation: &str) -> Member {
    let federation = Some(federation.to_owned());
    Member {
        person: PersonId(id),
        rating,
        title,
        federation,
        affiliated: true,
        played: 9,
        missed: 0,
        waits: false,
    }
}

// Vector TV-IX.12 of FMJD-IX.5.2, FMJD-IX.6.5; FMJD-IX.F2.n1: who does not count.
#[test]
fn the_mean_and_who_counts_in_it() {
    let numbers = RatingRules::fmjd().expect("built in").numbers;
    let mut field = vec![
        member(1, Some(2400.0), Some(Title::Gmi), "UKR"),
        member(2, Some(2310.0), None, "LTU"),
        member(3, Some(2250.0), None, "NED"),
        member(4, Some(2210.0), None, "UKR"),
        member(5, None, None, "UKR"),
        member(6, None, Some(Title::Gmi), "UKR"),
    ];
    let of = |field: &[Member]| count(&numbers, 2210.0, &field.iter().collect::<Vec<_>>(), Some("UKR"), 9);
    let found = of(&field);
    assert!((found.mean.expect("players") - (13_570.0 / 6.0)).abs() < 1e-5);
    assert_eq!((found.players, found.gmi, found.strong, found.rated), (6, 2, 5, 4));
    assert_eq!((found.foreign, found.other_federations), (2, 2));
    field[0].affiliated = false;
    field[1].played = 4;
    let found = of(&field);
    assert_eq!((found.players, found.not_counted, found.gmi), (4, 2, 1));
}

// Vectors TV-X.1 of FMJD-X.4.4.1 and TV-X.2 of FMJD-X.4.4.3.1, FMJD-X.4.4.3.2; FMJD-X.4.4.3.5.
#[test]
fn minima_of_twelve_players() {
    let counts = Counts { players: 12, ..Counts::default() };
    let needed = |standing, round_robin| {
        let found = minima(&counts, standing, round_robin, 2);
        found.iter().map(|own| (own.what, own.needed)).collect::<Vec<_>>()
    };
    let title = [(Asked::Strong, 6), (Asked::Foreign, 6), (Asked::Rated, 10)];
    assert_eq!(needed(EventStanding::Title, true), title);
    let approved = [(Asked::Foreign, 4), (Asked::OtherFederations, 2), (Asked::Rated, 9)];
    assert_eq!(needed(EventStanding::Approved, true), approved);
    assert_eq!(needed(EventStanding::National, true), [(Asked::Rated, 3)]);
    assert_eq!(needed(EventStanding::National, false), [(Asked::Rated, 6)]);
}

fn report(standing: EventStanding, rounds: u16, days: Vec<Date>) -> EventReport {
    EventReport {
        standing,
        host: Some("UKR".into()),
        rounds,
        days,
        ..EventReport::new("Open", Pool::Hundred, PlayedBy::Swiss, [date(2025, 5, 1), date(2025, 5, 12)])
    }
}

/// Rounds of the days of May, such as `1 2 2 3`.
fn days(text: &str) -> Vec<Date> {
    text.split_whitespace().map(|day| date(2025, 5, day.parse().expect("a day"))).collect()
}

// FMJD-X.4.4.1, FMJD-X.4.4.3.4, FMJD-X.4.4.3.6, D-64a.
#[test]
fn days_of_title_events() {
    let broken = |standing, rounds, text: &str, arbiter| {
        let found = conditions(&rules(), &report(standing, rounds, days(text)), arbiter);
        found.iter().filter(|own| !own.is_met()).map(|own| own.what).collect::<Vec<_>>()
    };
    use EventStanding::{Approved, Title};
    assert_eq!(broken(Title, 9, "1 2 2 3 4 4 5 6 7", true), []);
    assert_eq!(broken(Title, 9, "1 2 2 3 3 4 5 6 7", true), []);
    assert_eq!(broken(Title, 8, "1 2 3 4 5 6 7 8", false), [Asked::Rounds, Asked::InternationalArbiter]);
    assert_eq!(broken(Title, 9, "1 2 2 3 3 4 4 5 6 7", true), [Asked::DoubleDays]);
    assert_eq!(broken(Title, 9, "1 2 3 4 5 6 7 7 8", true), [Asked::MisplacedDoubleDays]);
    assert_eq!(broken(Approved, 7, "1 1 2 3 4 5 6", false), []);
    assert_eq!(broken(Approved, 7, "1 1 2 2 3 4 5", false), [Asked::MisplacedDoubleDays]);
    assert_eq!(broken(Approved, 7, "1 1 1 2 3 4 5", false), [Asked::TripleDays]);
    let quick = EventReport { official_rate: false, ..report(Approved, 7, days("1 1 2 3 4 5 6")) };
    let found = conditions(&rules(), &quick, false);
    assert_eq!(
        found.iter().filter(|own| !own.is_met()).map(|own| own.what).collect::<Vec<_>>(),
        [Asked::OfficialRate]
    );
}

const TABLE: &str = "name = 'test'\nvalid_from = '2000-01-01'\n\
    [[category]]\nname = 'I'\nfrom = 2000\nbelow = 2400\n\
    [[points]]\ncategory = 'I'\ngames = 9\ntitle = 'mi'\npoints = 11\n\
    [[points]]\ncategory = 'I'\ngames = 9\ntitle = 'mf'\npoints = 9\n";

fn swiss(points: &[u32], rounds_over: u32, table: Option<&NormTable>, mut test: impl FnMut(&NormEvent<'_>)) {
    let (numbers, rules) = (RatingRules::fmjd().expect("built in").numbers, rules());
    let mut members = vec![member(1, Some(2200.0), None, "UKR")];
    members.extend((2..=10).map(|id| member(id, Some(2260.0), Some(Title::Mi), "NED")));
    members.push(member(11, Some(2000.0), None, "UKR"));
    members[0].played = points.len() as u32;
    test(&NormEvent {
        numbers: &numbers,
        rules: &rules,
        table,
        standing: EventStanding::Title,
        host: Some("UKR"),
        members,
        round_robin: false,
        planned: 9,
        cycles: 1,
        rated_only: false,
        rounds: 9,
        rounds_over,
        games: points.iter().enumerate().map(|(at, points)| (0, at + 1, *points)).collect(),
    });
}

// FMJD-X.4.4.3.3, FMJD-X.4.5.1, FMJD-X.4.5.7: the candidate and his opponents; announced, forecast, made.
#[test]
fn a_norm_in_a_swiss_is_forecast_and_made() {
    let table = NormTable::read(TABLE).expect("a table");
    let outlook = |points: &[u32], over, title| {
        let mut found = None;
        swiss(points, over, Some(&table), |event| {
            found = event.check(0).into_iter().find(|own| own.title == title);
        });
        found.expect("a check").outlook
    };
    let five = [2, 2, 1, 1, 1];
    assert_eq!(outlook(&five, 5, Title::Mi), Outlook::Needs { points: 4, games: 4 });
    assert_eq!(outlook(&[0, 0, 0, 0, 0], 5, Title::Mi), Outlook::Missed);
    assert_eq!(outlook(&[2, 2, 1, 1, 1, 1, 1, 1, 1], 9, Title::Mi), Outlook::Made);
    assert_eq!(outlook(&[2, 2, 1, 1, 1, 1, 1, 1, 0], 9, Title::Mi), Outlook::Missed);
    // FMJD-X.4.5.5: one result for several titles.
    assert_eq!(outlook(&[2, 2, 1, 1, 1, 1, 1, 1, 1], 9, Title::Mf), Outlook::Made);
    // Before the start.
    assert_eq!(outlook(&[], 0, Title::Mi), Outlook::Needs { points: 11, games: 9 });
}

/// Ten players of whom everybody meets everybody; the first is the candidate, the last played so many games.
fn round_robin(
    points: &[u32],
    last_played: u32,
    rounds_over: u32,
    change: impl Fn(&mut NormEvent<'_>),
) -> Vec<(Title, u32, u32, Outlook)> {
    let table = NormTable::read(TABLE).expect("a table");
    let (numbers, rules) = (RatingRules::fmjd().expect("built in").numbers, rules());
    let mut members: Vec<Member> = (1..=10)
        .map(|id| member(id, Some(2260.0), Some(Title::Mi), if id < 5 { "UKR" } else { "NED" }))
        .collect();
    members[0].played = points.len() as u32;
    members[9].played = last_played;
    let mut event = NormEvent {
        numbers: &numbers,
        rules: &rules,
        table: Some(&table),
        standing: EventStanding::Title,
        host: Some("UKR"),
        members,
        round_robin: true,
        planned: 9,
        cycles: 1,
        rated_only: false,
        rounds: 9,
        rounds_over,
        games: points.iter().enumerate().map(|(at, points)| (0, at + 1, *points)).collect(),
    };
    change(&mut event);
    event.check(0).into_iter().map(|own| (own.title, own.of_games, own.points, own.outlook)).collect()
}

// FMJD-X.4.5.7: what was announced holds; a win without play is missing in the result only.
#[test]
fn a_norm_of_a_round_robin_is_what_was_announced() {
    let made = round_robin(&[2, 2, 1, 1, 1, 1, 1, 1, 1], 9, 9, |_| {});
    assert_eq!(made[1], (Title::Mi, 9, 11, Outlook::Made));
    let without_one_game = round_robin(&[2, 2, 2, 1, 1, 1, 1, 1], 9, 9, |_| {});
    assert_eq!(without_one_game[1], (Title::Mi, 9, 11, Outlook::Made));
    // FMJD-IX.F2.n1: a game against somebody who left early is no game; the table has no norm of eight.
    let one_left = round_robin(&[2, 2, 1, 1, 1, 1, 1, 1, 2], 3, 9, |_| {});
    assert_eq!(one_left[1], (Title::Mi, 8, 10, Outlook::Unknown));
    // An odd field has a round more than games.
    let before_the_last = round_robin(&[2, 2, 1, 1, 1, 1, 1, 1], 8, 9, |event| event.rounds = 10);
    assert_eq!(before_the_last[1], (Title::Mi, 9, 10, Outlook::Needs { points: 1, games: 1 }));
}

// FMJD-X.4.4.2: in meetings of teams only games against rated players count.
#[test]
fn games_of_teams_against_unrated_players() {
    let found = round_robin(&[2, 2, 1, 1, 1, 1, 1, 1, 1], 9, 9, |event| {
        event.round_robin = false;
        event.rated_only = true;
        event.members[9].rating = None;
    });
    assert_eq!(found[1], (Title::Mi, 8, 10, Outlook::Unknown));
}

// FMJD-X.table: the table is lost, and that is said.
#[test]
fn without_a_table_nothing_is_promised() {
    swiss(&[1; 9], 9, None, |event| {
        let found = &event.check(0)[1];
        assert_eq!((found.needed.clone(), found.outlook), (Err(NoNorm::NoTable), Outlook::Unknown));
        assert!((found.counts.mean.expect("players") - 2254.0).abs() < 1e-9);
    });
    assert!(NormTable::read(NormTable::EXAMPLE).is_ok());
    let overlapping = TABLE.replace("[[points]]\ncategory = 'I'\ngames = 9\ntitle = 'mf'", "[[category]]\nname = 'II'\nfrom = 2300\nbelow = 2500\n[[points]]\ncategory = 'II'\ngames = 9\ntitle = 'mf'");
    assert_eq!(
        NormTable::read(&overlapping).expect_err("overlaps").to_string(),
        "category I: its band is empty or overlaps another one"
    );
}

fn norm(standing: EventStanding, day: Date, games: u32) -> Norm {
    Norm {
        person: PersonId(1),
        title: Title::Mi,
        pool: Pool::Hundred,
        event: None,
        competition: format!("{standing:?} {day}"),
        date: day,
        standing,
        category: "I".into(),
        games,
        required: games,
        points: games + 2,
    }
}

// FMJD-X.6.1, FMJD-X.6.2, FMJD-X.12, FMJD-X.4.5.6 with vector TV-X.5, D-68a.
#[test]
fn a_title_is_due_or_not() {
    use EventStanding::{Approved, Official, Title as Tit};
    let award = Award {
        person: PersonId(1),
        title: Title::Mf,
        pool: Some(Pool::Hundred),
        women: false,
        date: date(2000, 1, 1),
        ground: String::new(),
        confirmed: None,
    };
    let today = date(2003, 1, 1);
    let due = |rules: &TitleRules, norms: &[Norm], rating: f64, awards: Vec<&Award>, day: Date| {
        let record =
            Record { norms: norms.iter().collect(), awards, lists: vec![(date(2001, 1, 1), rating)] };
        record.due(rules, Title::Mi, day).expect("by norms")
    };
    let rules = rules();
    let high = [norm(Official, date(2001, 5, 4), 11), norm(Tit, date(2002, 5, 4), 13)];
    assert!(due(&rules, &high, 2250.0, vec![&award], today).is_due);
    let without = due(&rules, &high, 2249.0, vec![], today);
    assert_eq!(without.missing, [Missing::LowerTitle, Missing::Rating { needed: 2250.0 }]);
    let fewer = [norm(Official, date(2001, 5, 4), 11), norm(Tit, date(2002, 5, 4), 12)];
    let found = due(&rules, &fewer, 2250.0, vec![&award], today);
    assert_eq!(found.missing, [Missing::Games { found: 23, needed: 24 }]);
    // Five years and a day later the older norm is gone.
    assert!(due(&rules, &high, 2250.0, vec![&award], date(2006, 5, 4)).is_due);
    assert!(!due(&rules, &high, 2250.0, vec![&award], date(2006, 5, 5)).is_due);
    let approved: Vec<Norm> = (1..=3)
        .map(|month| norm(Approved, date(2002, month, 1), 10))
        .chain([norm(Tit, date(2002, 6, 1), 9)])
        .collect();
    assert!(!due(&rules, &approved, 2250.0, vec![&award], today).is_due);
    let light = TitleRules { norm_counts: NormCounts::Light, ..rules.clone() };
    assert!(due(&light, &approved, 2250.0, vec![&award], today).is_due);
    let all: Vec<Norm> = approved.iter().cloned().chain([norm(Official, date(2002, 7, 1), 9)]).collect();
    assert!(due(&rules, &all, 2250.0, vec![&award], today).is_due);
    let higher = Award { title: Title::Gmi, ..award };
    assert!(due(&rules, &all, 2250.0, vec![&higher], today).missing.contains(&Missing::HasIt));
}

// FMJD-X.15.3, FMJD-X.15.4, FMJD-IV.4.proc.
#[test]
fn applications_have_terms_and_steps() {
    let application = |sent, received| Application {
        person: PersonId(1),
        title: Title::Arbiter,
        pool: None,
        women: false,
        proposer: "Federation".into(),
        signatory: String::new(),
        sent,
        received: Some(received),
        assembly: Some(date(2026, 10, 1)),
        languages: Vec::new(),
        details: Details::default(),
    };
    let needs = rules().application;
    let (in_time, late) = (date(2026, 8, 2), date(2026, 8, 3));
    assert_eq!(application(in_time, in_time).in_time(needs), InTime::Yes);
    assert_eq!(application(in_time, late).in_time(needs), InTime::SentInTime);
    assert_eq!(application(late, late).in_time(needs), InTime::No);
    assert!(Step::Examined.may_follow(Step::Proposed) && !Step::Granted.may_follow(Step::Proposed));
    assert!(Step::Refused.may_follow(Step::Reported) && !Step::Refused.may_follow(Step::Granted));
    assert!(Step::Handed.may_follow(Step::Ratified) && !Step::Examined.may_follow(Step::Refused));
}

// FMJD-IV.4, D-62a.
#[test]
fn an_international_arbiter() {
    let speaks = |languages: &[&str]| Person {
        private: Private {
            languages: languages.iter().map(ToString::to_string).collect(),
            ..Private::default()
        },
        ..Person::default()
    };
    let mut record = ArbiterRecord::default();
    let official = report(EventStanding::Official, 9, Vec::new());
    for id in [1, 2] {
        record.add(EventId(id), &official, Role::Deputy);
    }
    assert!(arbiter_due(&speaks(&["English"]), &record).is_due);
    assert!(!arbiter_due(&speaks(&[]), &record).is_due);
    record.official.pop();
    assert!(!arbiter_due(&speaks(&["English"]), &record).is_due);
    assert!(Category::International > Category::National);
    let _ = Appointed { person: PersonId(1), category: Category::First, from: date(2024, 1, 1), until: None };
}

// UA-IV.8.4.b, UA13-IV.18.8.4.2: who may have an interest; WCDF-7.1: independent of each other and of the parties.
#[test]
fn conflicts_on_an_appeals_committee() {
    let person = |family: &str, club: Option<&str>, federation: &str| Person {
        family: family.into(),
        club: club.map(str::to_owned),
        federation: Some(federation.into()),
        ..Person::default()
    };
    let people = [
        person("Koval", Some("Dynamo"), "UKR"),
        person("Bondar", Some("Dynamo"), "UKR"),
        person("Koval", None, "LTU"),
        person("Tkach", None, "NED"),
    ];
    let mut event = report(EventStanding::Official, 9, Vec::new());
    event.players = vec![Player::of(PersonId(1))];
    event.officials =
        vec![Officiated { person: Some(PersonId(4)), name: "Tkach".into(), role: Role::ChiefArbiter }];
    let of = |id: u32| {
        let find = |id: PersonId| id.index().and_then(|at| people.get(at));
        conflicts(&event, PersonId(id), &[PersonId(id), PersonId(1)], find)
    };
    assert_eq!(of(1), [Conflict::Plays]);
    let club = Conflict::SameClub { player: PersonId(1) };
    assert_eq!(of(2), [club, Conflict::SameFederation { member: PersonId(1) }]);
    assert_eq!(of(3), [Conflict::SameFamily { player: PersonId(1) }]);
    let arbiter = Conflict::IsArbiter { role: Role::ChiefArbiter };
    assert!(arbiter.is_bar());
    assert_eq!(of(4), [arbiter]);
}

/// The category of a chief arbiter matches the rank of the event, by the table of the federation (UA13-IV.18.6,
/// UA-IV.6): what is needed and what he has on the day it starts.
#[test]
fn a_chief_arbiter_has_the_category_of_the_event() {
    let mut book = Book::new();
    let mut say = |fact| {
        let entry = Entry { seq: book.next_seq(), at: Default::default(), by: "secretary".into(), fact };
        book.apply(entry).expect("a fact");
    };
    say(Fact::Opened { name: "Federation".into(), code: "UKR".into() });
    say(Fact::Person(Box::new(Person { family: "Koval".into(), ..Person::default() })));
    say(Fact::RankTable { text: RankTable::EXAMPLE.to_owned() });
    let person = PersonId(1);
    let given = |category, from| Fact::Appointed(Appointed { person, category, from, until: None });
    say(given(Category::First, date(2020, 1, 1)));
    say(given(Category::National, date(2025, 6, 1)));
    let officials = vec![Officiated { person: Some(person), name: "Koval".into(), role: Role::ChiefArbiter }];
    let needed = |standing, starts| {
        let report = EventReport { starts, officials: officials.clone(), ..report(standing, 9, Vec::new()) };
        book.state().chief_category(&report).expect("a table")
    };
    let first = (Category::National, Some(Category::First));
    assert_eq!(needed(EventStanding::National, date(2025, 2, 1)), Some(first));
    let national = (Category::National, Some(Category::National));
    assert_eq!(needed(EventStanding::National, date(2025, 7, 1)), Some(national));
    assert_eq!(needed(EventStanding::Other, date(2025, 7, 1)), None);
}
