//! Events that are reported twice, copies that both went on, people who are erased, what is kept besides play.

use damier_federation::join::{Fate, Prefer, join};
use damier_federation::people::{Club, Found, Person, Private};
use damier_federation::register::{Licence, Sanction, SanctionKind, Transfer};
use damier_federation::report::{
    Difference, EventReport, Identity, PlayedBy, Player, ReportedGame, Sameness, differences,
};
use damier_federation::{Book, Entry, EventId, Fact, PersonId, Pool, Refused};
use jiff::civil::date;

fn say(book: &mut Book, fact: Fact) -> Result<(), Refused> {
    let entry = Entry { seq: book.next_seq(), at: Default::default(), by: "secretary".into(), fact };
    book.apply(entry)
}

fn open(names: &[&str]) -> Book {
    let mut book = Book::new();
    say(&mut book, Fact::Opened { name: "Federation".into(), code: "UKR".into() }).expect("opens");
    names.iter().for_each(|name| enter(&mut book, name));
    book
}

fn enter(book: &mut Book, name: &str) {
    let (family, given) = name.split_once(' ').unwrap_or((name, ""));
    let private =
        Private { address: "Main street 5".into(), email: "koval@example.org".into(), ..Private::default() };
    let person = Person { family: family.into(), given: given.into(), private, ..Person::default() };
    say(book, Fact::Person(Box::new(person))).expect("a person");
}

fn cup(identity: &str, people: [u32; 2], score: &str) -> EventReport {
    EventReport {
        identity: Some(Identity::of_beginning(identity, 1)),
        rounds: 1,
        players: people.map(|id| Player::of(PersonId(id))).to_vec(),
        games: vec![ReportedGame(1, 1, 2, score.parse().expect("a score"))],
        ..EventReport::new("Cup", Pool::Hundred, PlayedBy::Match, [date(2026, 2, 1), date(2026, 2, 2)])
    }
}

// FMJD-IX.4.1: an event is reported once; what is said again replaces what was said, under the same number.
#[test]
fn an_event_counts_once() {
    let mut book = open(&["Koval", "Bondar"]);
    let event = |report: &EventReport| Fact::Event(Box::new(report.clone()));
    let first = cup("a", [1, 2], "2-0");
    say(&mut book, event(&first)).expect("reported");
    assert_eq!(say(&mut book, event(&first)), Err(Refused::ReportedAlready { event: EventId(1) }));
    let second = cup("a", [1, 2], "1-1");
    assert_eq!(book.state().same_event(&second), Some((EventId(1), Sameness::Identity)));
    let [Difference::Game { round: 1, .. }] = differences(&first, &second)[..] else { panic!("one game") };
    let replaced = Fact::Replaced { event: EventId(1), report: Box::new(second), reason: String::new() };
    say(&mut book, replaced).expect("replaced");
    assert_eq!(book.state().events().count(), 1);
    assert_eq!(book.state().event(EventId(1)).map(|own| own.replaced), Ok(1));
    // A report without its file is known by its games, and by its name.
    let retyped = EventReport { identity: None, ..cup("", [1, 2], "1-1") };
    assert_eq!(book.state().same_event(&retyped), Some((EventId(1), Sameness::Games)));
    let named = EventReport { identity: None, ..cup("", [1, 2], "0-2") };
    assert_eq!(book.state().same_event(&named), Some((EventId(1), Sameness::Name)));
    // Another file is another event, however much it looks like the first.
    assert_eq!(book.state().same_event(&cup("b", [1, 2], "0-2")), None);
}

#[test]
fn two_copies_that_went_on_become_one() {
    let book = open(&["Koval", "Bondar"]);
    let (mut ours, mut theirs) = (book.clone(), book);
    enter(&mut ours, "Melnyk");
    say(&mut ours, Fact::Event(Box::new(cup("a", [1, 3], "2-0")))).expect("reported");
    enter(&mut theirs, "Tkach");
    enter(&mut theirs, "Melnyk");
    say(&mut theirs, Fact::Event(Box::new(cup("a", [1, 4], "1-1")))).expect("reported");
    say(&mut theirs, Fact::Event(Box::new(cup("b", [3, 4], "2-0")))).expect("reported");
    let joined = join(&ours, theirs.entries(), Prefer::Ours).expect("joined");
    assert_eq!((joined.common, joined.ours), (3, 2));
    let state = joined.book.state();
    assert_eq!(state.people().count(), 4, "Melnyk is one person");
    assert_eq!(state.events().count(), 2, "the cup is one event");
    let Fate::Differs { event: EventId(1), differences, replaced: None } = &joined.theirs[2].1 else {
        panic!("{:?}", joined.theirs[2])
    };
    assert_eq!(differences.len(), 1, "one game has another result");
    let other = &state.event(EventId(2)).expect("there").report;
    assert_eq!(other.players.iter().map(|own| own.person.0).collect::<Vec<_>>(), [4, 3], "in our numbers");
    let joined = join(&ours, theirs.entries(), Prefer::Theirs).expect("joined");
    let kept = &joined.book.state().event(EventId(1)).expect("there").report.games[0];
    assert_eq!(kept.3.to_string(), "1-1");
    let again = join(&joined.book, theirs.entries(), Prefer::Ours).expect("joined again");
    assert_eq!(again.book.state().events().count(), 2);
    assert!(join(&ours, open(&[]).entries(), Prefer::Ours).is_ok());
    let mut stranger = Book::new();
    say(&mut stranger, Fact::Opened { name: "Other".into(), code: "LTU".into() }).expect("opens");
    assert!(join(&ours, stranger.entries(), Prefer::Ours).is_err());
}

#[test]
fn who_is_forgotten_is_so_in_other_copies_too() {
    let mut book = open(&["Koval Ivan", "Bondar Olha"]);
    say(&mut book, Fact::Event(Box::new(cup("a", [1, 2], "2-0")))).expect("reported");
    let sanction = Sanction {
        person: PersonId(2),
        kind: SanctionKind::Remark,
        from: date(2026, 3, 1),
        until: None,
        grounds: "insulted Koval Ivan".into(),
        clauses: Vec::new(),
    };
    say(&mut book, Fact::Sanction(Box::new(sanction))).expect("a sanction");
    let copy = book.clone();
    for fact in book.state().forgetting(PersonId(1)).expect("there") {
        say(&mut book, fact).expect("forgotten");
    }
    let told = book.forgetting().expect("told without him");
    let text = serde_json::to_string(told.entries()).expect("JSON");
    assert!(!text.contains("Koval") && text.matches("Main street").count() == 1, "{text}");
    assert_eq!(told.state().event(EventId(1)).map(|own| own.report.games.len()), Ok(1));
    // A copy that still has the name begins with the same facts, and forgets him when they are joined.
    let joined = join(&copy, told.entries(), Prefer::Ours).expect("joined");
    assert!(joined.book.state().is_forgotten(PersonId(1)));
    assert_eq!(joined.theirs.len(), 1);
    // What a copy has learnt of him since does not come back with it.
    let mut copy = copy;
    let private = Private { address: "Side street 9".into(), ..Private::default() };
    let person = Person { family: "Koval".into(), given: "Ivan".into(), private, ..Person::default() };
    say(&mut copy, Fact::Amended { id: PersonId(1), person: Box::new(person) }).expect("amended");
    let licence = Licence { person: PersonId(1), number: "UA-5".into(), from: date(2026, 1, 1), until: None };
    say(&mut copy, Fact::Licence(licence)).expect("a licence");
    let joined = join(&told, copy.entries(), Prefer::Ours).expect("joined");
    let text = serde_json::to_string(joined.book.entries()).expect("JSON");
    assert!(!text.contains("Koval") && !text.contains("Side street") && !text.contains("UA-5"), "{text}");
    assert!(joined.book.state().is_forgotten(PersonId(1)));
}

#[test]
fn clubs_licences_and_sanctions_have_their_days() {
    let mut book = open(&["Koval", "Bondar"]);
    let federation = Fact::Federation { code: "UKR".into(), name: "Ukraine".into(), coordinator: None };
    say(&mut book, federation).expect("a federation");
    for name in ["Dynamo", "Spartak"] {
        let club = Club { name: name.into(), federation: "UKR".into(), town: None };
        say(&mut book, Fact::Club(club)).expect("a club");
    }
    let transfer = |to: &str, day| {
        Fact::Transfer(Transfer { person: PersonId(1), to: Some(to.into()), on: day, note: String::new() })
    };
    say(&mut book, transfer("Spartak", date(2026, 6, 1))).expect("a transfer");
    say(&mut book, transfer("Dynamo", date(2026, 1, 1))).expect("an earlier one, told later");
    assert!(say(&mut book, transfer("Nowhere", date(2026, 7, 1))).is_err());
    let state = book.state();
    for (day, club) in
        [(date(2025, 12, 31), None), (date(2026, 3, 1), Some("Dynamo")), (date(2026, 6, 1), Some("Spartak"))]
    {
        assert_eq!(state.club_on(PersonId(1), day), club, "{day}");
    }
    let licence = |person, until| {
        let (number, from) = ("UA-17".to_owned(), date(2026, 1, 1));
        Fact::Licence(Licence { person: PersonId(person), number, from, until: Some(until) })
    };
    say(&mut book, licence(1, date(2026, 12, 31))).expect("a licence");
    assert!(say(&mut book, licence(1, date(2025, 12, 31))).is_err(), "it ends before it begins");
    let taken = Refused::LicenceTaken { number: "UA-17".into(), person: PersonId(1) };
    assert_eq!(say(&mut book, licence(2, date(2026, 12, 31))), Err(taken));
    let state = book.state();
    assert!(state.licence_on(PersonId(1), date(2026, 12, 31)).is_some());
    assert!(state.licence_on(PersonId(1), date(2027, 1, 1)).is_none());
    assert_eq!(state.find("UA-17"), Found::One(PersonId(1)));
    let sanction = Sanction {
        person: PersonId(1),
        kind: SanctionKind::Suspension,
        from: date(2026, 4, 1),
        until: Some(date(2026, 9, 30)),
        grounds: "stopped play".into(),
        clauses: vec!["COL-4.1.14".into()],
    };
    say(&mut book, Fact::Sanction(Box::new(sanction))).expect("a sanction");
    assert!(book.state().barred_on(PersonId(1), date(2026, 9, 30)).is_some());
    let lifted = Fact::Lifted { sanction: 1, on: date(2026, 8, 1), reason: "on appeal".into() };
    say(&mut book, lifted.clone()).expect("lifted");
    assert!(book.state().barred_on(PersonId(1), date(2026, 8, 1)).is_none());
    assert!(book.state().barred_on(PersonId(1), date(2026, 7, 31)).is_some());
}

#[test]
fn namesakes_in_two_alphabets_and_surnames_alone() {
    let book = open(&["Григоренко Сергій", "Hryhorenko Serhii", "Bondar Olha"]);
    let found = book.state().duplicates();
    assert_eq!((found[0].one, found[0].other), (PersonId(1), PersonId(2)));
    assert_eq!(book.state().find("Bondar"), Found::One(PersonId(3)));
    assert_eq!(
        book.state().names().entered(None, "Bondar"),
        Found::Nobody,
        "an entry names somebody in full"
    );
}

fn amend(book: &mut Book, id: u32, change: impl FnOnce(&mut Person)) {
    let mut person = book.state().person(PersonId(id)).expect("there").clone();
    change(&mut person);
    say(book, Fact::Amended { id: PersonId(id), person: Box::new(person) }).expect("amended");
}

#[test]
fn what_two_copies_change_in_a_record_is_not_lost() {
    let book = open(&["Koval Ivan", "Bondar Olha"]);
    let (mut ours, mut theirs) = (book.clone(), book);
    amend(&mut ours, 1, |person| person.club = Some("Dynamo".into()));
    amend(&mut theirs, 1, |person| person.private.phone = "+380 44".into());
    amend(&mut ours, 2, |person| person.private.email = "one@example.org".into());
    amend(&mut theirs, 2, |person| {
        person.private.email = "two@example.org".into();
        person.category = Some("master".into());
    });
    for (prefer, email) in [(Prefer::Ours, "one@example.org"), (Prefer::Theirs, "two@example.org")] {
        let joined = join(&ours, theirs.entries(), prefer).expect("joined");
        let of = |id| joined.book.state().person(PersonId(id)).expect("there").clone();
        assert_eq!((of(1).club.as_deref(), of(1).private.phone.as_str()), (Some("Dynamo"), "+380 44"));
        assert_eq!((of(2).category.as_deref(), of(2).private.email.as_str()), (Some("master"), email));
        let Fate::Amended { twice, .. } = &joined.theirs[1].1 else { panic!("{:?}", joined.theirs[1]) };
        assert_eq!(twice.iter().map(|own| own.field).collect::<Vec<_>>(), ["email"]);
        let again = join(&joined.book, theirs.entries(), prefer).expect("joined again");
        assert_eq!(again.book.entries().len(), joined.book.entries().len(), "nothing is taken twice");
    }
}

#[test]
fn an_address_of_who_is_forgotten_stays_in_no_text() {
    let mut book = open(&["Bondar Olha"]);
    let private =
        Private { email: "zora@example.org".into(), phone: "+380 44 123".into(), ..Private::default() };
    let zora = Person { family: "Zedd".into(), given: "Zora".into(), private, ..Person::default() };
    say(&mut book, Fact::Person(Box::new(zora.clone()))).expect("a person");
    let twin = Person { family: "Zeddova".into(), ..zora };
    say(&mut book, Fact::Person(Box::new(twin))).expect("a person");
    let reason = "Zora Zedd wrote from zora@example.org".to_owned();
    say(&mut book, Fact::Merged { kept: PersonId(2), gone: PersonId(3), reason }).expect("merged");
    let coordinator = Some("Zedd Zora, +380 44 123, zora@example.org".to_owned());
    say(&mut book, Fact::Federation { code: "UKR".into(), name: "Ukraine".into(), coordinator })
        .expect("a federation");
    let late = EventReport { late_because: Some("Zora Zedd was ill".into()), ..cup("a", [1, 2], "2-0") };
    say(&mut book, Fact::Event(Box::new(late))).expect("reported");
    for fact in book.state().forgetting(PersonId(2)).expect("there") {
        say(&mut book, fact).expect("forgotten");
    }
    let text = serde_json::to_string(book.forgetting().expect("told without her").entries()).expect("JSON");
    for gone in ["Zedd", "Zora", "zora@", "+380 44 123"] {
        assert!(!text.contains(gone), "{gone}: {text}");
    }
}

#[test]
fn so_many_equal_games_are_one_event_whatever_its_days() {
    let mut book = open(&["A", "B", "C", "D"]);
    let games = [(1, 1, 2), (1, 3, 4), (2, 1, 3), (2, 2, 4), (3, 1, 4), (3, 2, 3)];
    let report = |identity: &str, games: &[(u16, u32, u32)]| EventReport {
        players: [1, 2, 3, 4].map(|id| Player::of(PersonId(id))).to_vec(),
        system: PlayedBy::RoundRobin { cycles: 1 },
        rounds: 3,
        games: games
            .iter()
            .map(|own| ReportedGame(own.0, own.1, own.2, "2-0".parse().expect("a score")))
            .collect(),
        ..cup(identity, [1, 2], "2-0")
    };
    let later = |mut own: EventReport| {
        (own.starts, own.ends) = (date(2026, 2, 1), date(2026, 2, 3));
        own
    };
    say(&mut book, Fact::Event(Box::new(report("a", &games)))).expect("reported");
    let found = book.state().same_event(&later(report("b", &games)));
    assert_eq!(found, Some((EventId(1), Sameness::GamesOnOtherDays)));
    say(&mut book, Fact::Event(Box::new(report("c", &games[..2])))).expect("reported");
    assert_eq!(book.state().same_event(&later(report("d", &games[..2]))), None, "two games may be chance");
}
