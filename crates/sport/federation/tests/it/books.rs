//! The books: facts, people, merging, what is never told.

use damier_federation::people::{Affiliation, Found, Person, Private, read_people, write_people};
use damier_federation::register::{Fee, Payer};
use damier_federation::report::{EventReport, PlayedBy, Player, ReportedGame};
use damier_federation::{Book, BroughtRating, Entry, EventId, Fact, LeftOut, PersonId, Pool, Refused};
use jiff::civil::date;

fn say(book: &mut Book, fact: Fact) -> Result<(), Refused> {
    let entry = Entry { seq: book.next_seq(), at: Default::default(), by: "secretary".into(), fact };
    book.apply(entry)
}

fn person(family: &str, given: &str) -> Person {
    let private = Private { born: Some(date(1990, 5, 1)), email: "a@b.example".into(), ..Private::default() };
    Person { family: family.into(), given: given.into(), private, ..Person::default() }
}

fn open(names: &[(&str, &str)]) -> Book {
    let mut book = Book::new();
    say(&mut book, Fact::Opened { name: "Federation".into(), code: "UKR".into() }).expect("opens");
    for (family, given) in names {
        say(&mut book, Fact::Person(Box::new(person(family, given)))).expect("a person");
    }
    book
}

fn match_of(one: u32, other: u32) -> EventReport {
    EventReport {
        rounds: 4,
        players: [one, other].map(|id| Player::of(PersonId(id))).to_vec(),
        games: (1..=4).map(|round| ReportedGame(round, 1, 2, "2-0".parse().expect("a score"))).collect(),
        ..EventReport::new("Match", Pool::Hundred, PlayedBy::Match, [date(2025, 2, 1), date(2025, 2, 9)])
    }
}

fn brought(people: &[(u32, f64)]) -> Fact {
    let rating = |(id, rating): &(u32, f64)| BroughtRating {
        person: PersonId(*id),
        rating: *rating,
        games: 40,
        was_strong: false,
        last_played: None,
    };
    Fact::Brought {
        pool: Pool::Hundred,
        from: date(2025, 1, 1),
        ratings: people.iter().map(rating).collect(),
    }
}

// FMJD-IX.4.2: a change of name is explained; both names lead to one record, and back again.
#[test]
fn merging_leaves_a_trace_and_can_be_taken_back() {
    let mut book = open(&[("Koval", "Anna"), ("Shevchenko", "Anna"), ("Kovalchuk", "Ivan")]);
    let merged =
        |kept, gone| Fact::Merged { kept: PersonId(kept), gone: PersonId(gone), reason: "marriage".into() };
    say(&mut book, merged(2, 1)).expect("merges");
    assert_eq!(book.state().find("anna koval"), Found::One(PersonId(2)));
    assert_eq!(book.state().person(PersonId(1)).map(Person::name), Ok("Shevchenko Anna".into()));
    assert_eq!(book.state().aliases(PersonId(2)), [PersonId(1)]);
    assert_eq!(book.state().people().count(), 2);
    let again = say(&mut book, merged(1, 2));
    assert_eq!(again, Err(Refused::SamePerson { one: PersonId(1), other: PersonId(2) }));
    say(&mut book, Fact::Unmerged { gone: PersonId(1), reason: "sisters".into() }).expect("unmerges");
    assert_eq!(book.state().find("Koval Anna"), Found::One(PersonId(1)));
    assert_eq!(book.entries().len(), 6);
    say(&mut book, Fact::Event(Box::new(match_of(1, 2)))).expect("an event");
    let refused = say(&mut book, merged(1, 2));
    let event = EventId(1);
    assert_eq!(refused, Err(Refused::PlayedTogether { one: PersonId(1), other: PersonId(2), event }));
}

#[test]
fn ratings_follow_a_merged_person() {
    let mut book = open(&[("Koval", "Anna"), ("Bondar", "Olha"), ("Kovall", "Anna")]);
    say(&mut book, brought(&[(1, 2200.0), (2, 2200.0)])).expect("ratings");
    say(&mut book, Fact::Event(Box::new(match_of(3, 2)))).expect("an event");
    let today = date(2025, 8, 1);
    let alone = book.state().ratings(Pool::Hundred, today).expect("ratings");
    let rating = |book: &damier_federation::PoolBook, id| {
        book.history.in_force(today).and_then(|list| list.known.get(&id)).and_then(|own| own.rating)
    };
    // A first rating by a match, at its limit; the other one is unchanged (FMJD-IX.3.1.3, FMJD-IX.3.3.2).
    assert_eq!((rating(&alone, 3), rating(&alone, 2)), (Some(2400.0), Some(2200.0)));
    let reason = "a misprint".to_owned();
    say(&mut book, Fact::Merged { kept: PersonId(1), gone: PersonId(3), reason }).expect("merges");
    let merged = book.state().ratings(Pool::Hundred, today).expect("ratings");
    // 15 · (4 − 2) up and down.
    assert_eq!(
        (rating(&merged, 1), rating(&merged, 2), rating(&merged, 3)),
        (Some(2230.0), Some(2170.0), None)
    );
}

// FMJD-IX.4.5, FMJD-IX.4.7, FMJD-X.4.4.3.7: four weeks. FMJD-X.4.4.3.8: the officer may decide otherwise.
#[test]
fn late_reports_do_not_count() {
    let mut book = open(&[("Koval", "Anna"), ("Bondar", "Olha")]);
    say(&mut book, brought(&[(1, 2200.0), (2, 2200.0)])).expect("ratings");
    let late = EventReport { received: Some(date(2025, 3, 10)), ..match_of(1, 2) };
    say(&mut book, Fact::Event(Box::new(late))).expect("an event");
    let left_out =
        |book: &Book| book.state().ratings(Pool::Hundred, date(2025, 8, 1)).expect("ratings").left_out;
    assert_eq!(left_out(&book), [(EventId(1), LeftOut::Late { days: 29, allowed: 28 })]);
    let reason = "the post was on strike".to_owned();
    say(&mut book, Fact::Counted { event: EventId(1), counts: true, reason }).expect("counts");
    assert_eq!(left_out(&book), []);
}

// FMJD-IX.1.1: lists apart for the large board, the small one and play by letter.
#[test]
fn every_pool_is_rated_for_itself() {
    let mut book = open(&[("Koval", "Anna"), ("Bondar", "Olha")]);
    let pools = [Pool::Hundred, Pool::SixtyFour, Pool::Correspondence];
    for (pool, rating) in pools.into_iter().zip([2200.0, 2100.0, 2000.0]) {
        let Fact::Brought { from, mut ratings, .. } = brought(&[(1, rating), (2, rating)]) else { continue };
        ratings.iter_mut().for_each(|own| own.rating = rating);
        say(&mut book, Fact::Brought { pool, from, ratings }).expect("ratings");
    }
    let small = EventReport { pool: Pool::SixtyFour, ..match_of(1, 2) };
    say(&mut book, Fact::Event(Box::new(small))).expect("an event");
    let now = |pool| {
        let list = book.state().ratings(pool, date(2025, 8, 1)).expect("ratings").history;
        let list = list.in_force(date(2025, 8, 1)).expect("a list").known.clone();
        (list[&1].rating, list[&2].rating)
    };
    assert_eq!(
        pools.map(now),
        [(Some(2200.0), Some(2200.0)), (Some(2130.0), Some(2070.0)), (Some(2000.0), Some(2000.0)),]
    );
}

// FMJD-IX.4.6: who sends the rating data of a federation; the last word counts.
#[test]
fn a_federation_has_a_coordinator() {
    let mut book = open(&[]);
    for name in ["Olha Bondar", "Anna Koval"] {
        let coordinator = Some(name.to_owned());
        let body = Fact::Federation { code: "LTU".into(), name: "Lithuania".into(), coordinator };
        say(&mut book, body).expect("a federation");
    }
    assert_eq!(book.state().federations["LTU"].coordinator.as_deref(), Some("Anna Koval"));
}

// FMJD-IX.5.2: players of a suspended federation are deleted from the table.
#[test]
fn players_of_a_suspended_federation_are_not_rated() {
    let mut book = open(&[("Koval", "Anna"), ("Bondar", "Olha")]);
    say(&mut book, brought(&[(1, 2200.0), (2, 2200.0)])).expect("ratings");
    let body = Fact::Federation { code: "XXX".into(), name: "Somewhere".into(), coordinator: None };
    say(&mut book, body).expect("a federation");
    let (code, from) = ("XXX".to_owned(), date(2025, 1, 15));
    say(&mut book, Fact::Standing { code, from, standing: Affiliation::Suspended }).expect("suspended");
    let mut report = match_of(1, 2);
    report.players[1].federation = Some("XXX".into());
    say(&mut book, Fact::Event(Box::new(report))).expect("an event");
    let ratings = book.state().ratings(Pool::Hundred, date(2025, 8, 1)).expect("ratings");
    assert_eq!(ratings.history.events[&1].len(), 1);
    assert_eq!(ratings.history.events[&1][0].1.moved(), Some(0.0));
}

#[test]
fn what_is_undone_leaves_its_number_behind() {
    let mut book = open(&[("Koval", "Anna"), ("Bondar", "Olha")]);
    say(&mut book, Fact::Undone { seq: 2, reason: "nobody".into() }).expect("undone");
    assert!(book.state().person(PersonId(1)).is_err());
    assert_eq!(book.state().next_person(), PersonId(3));
    say(&mut book, Fact::Undone { seq: 4, reason: "somebody after all".into() }).expect("undone");
    assert!(book.state().person(PersonId(1)).is_ok());
    say(&mut book, Fact::Event(Box::new(match_of(1, 2)))).expect("an event");
    let broken = say(&mut book, Fact::Undone { seq: 2, reason: "he played".into() });
    assert!(matches!(broken, Err(Refused::UndoBreaks { seq: 2, breaks: 6, .. })), "{broken:?}");
    let again = Book::replay(book.entries().to_vec()).expect("replays");
    assert_eq!(again, book);
}

#[test]
fn lists_of_people_come_back_and_keep_secrets() {
    let book = open(&[("Koval", "Anna"), ("Žemaitis", "Jonas")]);
    let told = write_people(book.state().people(), false);
    assert!(!told.contains("1990") && !told.contains("b.example"), "{told}");
    let all = write_people(book.state().people(), true);
    let list = read_people(&all).expect("reads");
    let people: Vec<(Option<PersonId>, Person)> =
        book.state().people().map(|(id, person)| (Some(id), person.clone())).collect();
    assert_eq!(list.people, people);
    let faults = read_people("family;sex;born\nKoval;x;1990\n;f;yesterday").expect_err("faults");
    let told: Vec<String> = faults.iter().map(ToString::to_string).collect();
    assert_eq!(
        told,
        [
            "row 2, sex: \"x\" is not f or m",
            "row 3: the family name is missing",
            "row 3, born: \"yesterday\" is not a date such as 1990-05-01, or a year",
        ]
    );
}

#[test]
fn duplicates_are_found_and_contradictions_are_not() {
    let mut book = open(&[("Koval", "Anna"), ("KOVAL", "Ana"), ("Bondar", "Olha")]);
    let other = Person {
        private: Private { born: Some(date(1971, 1, 1)), ..Private::default() },
        ..person("Koval", "Anna")
    };
    say(&mut book, Fact::Person(Box::new(other))).expect("a person");
    let pairs = |book: &Book| {
        let mut found: Vec<_> =
            book.state().duplicates().iter().map(|own| (own.one.0, own.other.0)).collect();
        found.sort_unstable();
        found
    };
    assert_eq!(pairs(&book), [(1, 2)]);
    // The same name in another alphabet, born on the same day; nobody is told twice.
    say(&mut book, Fact::Person(Box::new(person("Коваль", "Ганна")))).expect("a person");
    say(&mut book, Fact::Person(Box::new(person("Bondár", "Oľha")))).expect("a person");
    assert_eq!(pairs(&book), [(1, 2), (1, 5), (2, 5), (3, 6)]);
}

/// Facts are stored: their JSON must never change its meaning.
#[test]
fn facts_are_stored_as_they_are() {
    let mut book = Book::new();
    for line in include_str!("../cases/facts.jsonl").lines() {
        let entry: Entry = serde_json::from_str(line).expect(line);
        assert_eq!(serde_json::to_string(&entry).expect("JSON"), line);
        book.apply(entry).expect(line);
    }
}

#[test]
fn who_is_forgotten_is_gone_from_the_facts_and_results_stay() {
    let mut book = open(&[("Koval", "Anna"), ("Shevchenko", "Anna"), ("Bila", "Olha"), ("Petrenko", "Ivan")]);
    say(
        &mut book,
        Fact::Merged { kept: PersonId(2), gone: PersonId(1), reason: "Koval Anna married".into() },
    )
    .expect("merges");
    say(&mut book, brought(&[(1, 2200.0), (3, 2150.0)])).expect("ratings");
    let mut report = match_of(2, 3);
    report.officials.push(damier_federation::report::Officiated {
        person: None,
        name: "anna koval".into(),
        role: damier_compete::event::Role::ChiefArbiter,
    });
    say(&mut book, Fact::Event(Box::new(report))).expect("an event");
    // In free texts she is called in either order, and in those about herself by one word.
    for purpose in ["fee of Anna Koval", "fee of Shevchenko"] {
        let fee = Fee {
            of: Payer::Person(PersonId(2)),
            purpose: purpose.into(),
            amount: 10_000,
            currency: "UAH".into(),
            due: date(2026, 2, 1),
        };
        say(&mut book, Fact::Fee(fee)).expect("a fee");
    }
    let before = book.state().ratings(Pool::Hundred, date(2026, 1, 1)).expect("ratings");
    let file = book.clone();

    for fact in book.state().forgetting(PersonId(1)).expect("she is there") {
        say(&mut book, fact).expect("forgotten");
    }
    let told = book.forgetting().expect("the same follows");
    let text = serde_json::to_string(told.entries()).expect("JSON");
    for gone in ["Koval", "koval", "Shevchenko"] {
        assert!(!text.contains(gone), "{gone}: {text}");
    }
    assert_eq!(text.matches("a@b.example").count(), 2, "the others keep what is known of them: {text}");
    assert_eq!(told.state().person(PersonId(1)).map(Person::name), Ok("former person 2".into()));
    let after = told.state().ratings(Pool::Hundred, date(2026, 1, 1)).expect("ratings");
    assert_eq!(format!("{after:?}"), format!("{before:?}"), "no rating has changed");
    // Told once more it is the same, and a copy that does not know yet goes on from it.
    assert!(told.told_without().is_empty());
    let new = file.continued_by(told.entries()).expect("it goes on");
    assert_eq!(new.len(), 2, "{new:?}");
    assert_eq!(told.continued_by(file.entries()), Ok(&[][..]));
    let mut other = file.clone();
    say(&mut other, Fact::Person(Box::new(person("New", "One")))).expect("a person");
    assert_eq!(told.continued_by(other.entries()), Err(file.next_seq()));
}
