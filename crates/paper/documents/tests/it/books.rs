//! The papers of a federation's books, in every language.

use damier_documents::books::{BookPaper, NoPaper, Wanted};
use damier_federation::people::{Person, Private};
use damier_federation::report::{EventReport, EventStanding, PlayedBy, Player, ReportedGame};
use damier_federation::titles::{Application, Award, Details, DossierResult, Norm, Title};
use damier_federation::{Book, BroughtRating, Entry, EventId, Fact, PersonId, Pool};
use damier_language::{Language, Words};
use jiff::civil::date;

fn books() -> Book {
    let person = |family: &str| {
        let private = Private {
            born: Some(date(1990, 5, 1)),
            birthplace: "Kyiv".into(),
            address: "Sadova 5".into(),
            languages: vec!["English".into()],
            ..Private::default()
        };
        Fact::Person(Box::new(Person {
            family: family.into(),
            federation: Some("UKR".into()),
            private,
            ..Person::default()
        }))
    };
    let brought = |id| BroughtRating {
        person: PersonId(id),
        rating: 2250.0,
        games: 60,
        was_strong: false,
        last_played: Some(date(2025, 10, 1)),
    };
    let event = EventReport {
        place: "Kyiv".into(),
        standing: EventStanding::Official,
        rounds: 4,
        players: [1, 2].map(|id| Player::of(PersonId(id))).to_vec(),
        games: (1..=4).map(|round| ReportedGame(round, 1, 2, "2-0".parse().expect("a score"))).collect(),
        ..EventReport::new("Match", Pool::Hundred, PlayedBy::Match, [date(2025, 2, 1), date(2025, 2, 9)])
    };
    let norm = Norm {
        person: PersonId(1),
        title: Title::Mi,
        pool: Pool::Hundred,
        event: Some(EventId(1)),
        competition: "Match".into(),
        date: date(2025, 2, 9),
        standing: EventStanding::Official,
        category: "II".into(),
        games: 9,
        required: 11,
        points: 12,
    };
    let application = |title, pool| {
        Fact::Application(Box::new(Application {
            person: PersonId(1),
            title,
            pool,
            women: true,
            proposer: "Federation".into(),
            signatory: "Tkach, president".into(),
            sent: date(2025, 3, 1),
            received: None,
            assembly: None,
            languages: Vec::new(),
            details: Details {
                profession: "teacher".into(),
                dossier: vec![DossierResult {
                    competition: "Open of Riga".into(),
                    category: "III".into(),
                    norm: "MI".into(),
                    required: Some(10),
                    points: Some(13),
                }],
                chief: vec!["Cup of Odesa".into()],
                ..Details::default()
            },
        }))
    };
    let ratings = vec![brought(1), brought(2)];
    let facts = [
        Fact::Opened { name: "Federation of Ukraine".into(), code: "UKR".into() },
        person("Koval"),
        person("Bondar"),
        Fact::Brought { pool: Pool::Hundred, from: date(2025, 1, 1), ratings },
        Fact::Event(Box::new(event)),
        Fact::Norm(Box::new(norm)),
        application(Title::Mi, Some(Pool::Hundred)),
        application(Title::Arbiter, None),
    ];
    let mut book = Book::new();
    for (seq, fact) in (1..).zip(facts) {
        book.apply(Entry { seq, at: Default::default(), by: "secretary".into(), fact }).expect("a fact");
    }
    book
}

fn wanted(application: u32) -> Wanted {
    let (event, application) = (Some(EventId(1)), Some(application));
    Wanted { pool: Pool::Hundred, day: date(2025, 8, 1), event, application }
}

#[test]
fn every_paper_speaks_every_language() {
    let book = books();
    for language in Language::all() {
        for kind in BookPaper::ALL {
            let number = if kind == BookPaper::Form5 { 2 } else { 1 };
            let paper = kind.make(book.state(), Words::of(language), &wanted(number));
            let paper = paper.unwrap_or_else(|why| panic!("{} {language}: {why}", kind.name()));
            let text = paper.text(100);
            assert!(!text.contains('⟦'), "{} in {language} lacks a message: {text}", kind.name());
            assert!(!paper.title.is_empty() && paper.html().contains("<html"), "{}", kind.name());
        }
    }
}

// Forms to be filled in by hand ask for what their clauses ask for.
#[test]
fn blank_forms_have_their_fields() {
    let book = books();
    let text = |kind: BookPaper| {
        kind.make(book.state(), Words::of(Language::EN), &wanted(1)).expect("a paper").text(200)
    };
    let cases: [(BookPaper, &[&str]); 5] = [
        // FMJD-II.2.3, FMJD-II.2.4: who decided, who organises, until when it is confirmed and submitted.
        (
            BookPaper::CalendarEntry,
            &[
                "Organising federation",
                "Planned period",
                "General Assembly that decided (date)",
                "To be confirmed by (one year before the period)",
                "To be submitted by (three months after the decision)",
                "The federation confirms its agreement (date)",
            ],
        ),
        // UA13-V.4.3, COL-4.2.3: what a letter with a move holds.
        (
            BookPaper::Letter,
            &[
                "Greeting",
                "Name or code of the tournament",
                "Your move, or the accepted part of your variation, repeated",
                "My reply",
                "Proposed variation: if …, then …",
                "Your letter was sent on",
                "It came on",
                "This letter is sent on",
                "Days I have used in all",
                "Days you have used in all",
                "Return address",
                "Signature of the player",
            ],
        ),
        // FMJD-III.7.6.2, FMJD-III.7.6.3, FMJD-III.7.6.5, FMJD-III.7.6.6: position, both times, the seal.
        (
            BookPaper::Envelope,
            &[
                "Position, copied with the agreement of both",
                "White, and the time",
                "Black, and the time",
                "Sealed by",
            ],
        ),
        // FMJD-XI.2, FMJD-XI.4.1, FMJD-XI.4.2: two witnesses, moves, numbers, duration.
        (
            BookPaper::Achievement,
            &[
                "Two members of the executive committee",
                "list of the moves",
                "Number of opponents",
                "Exact duration",
            ],
        ),
        // FMJD-XI.6: four categories, five judges who get no names.
        (
            BookPaper::BeautyPrize,
            &["complete game, opening novelty, ending, combination", "the five judges get the moves only"],
        ),
    ];
    for (kind, fields) in cases {
        let form = text(kind);
        for field in fields {
            assert!(form.contains(field), "{field}: {form}");
        }
    }
}

// FMJD-X.F3, FMJD-X.F4, FMJD-X.F5, FMJD-X.15.2: what the books know stands on the forms, and nothing private on lists.
#[test]
fn forms_are_filled_and_lists_keep_secrets() {
    let book = books();
    let text = |kind: BookPaper, number| {
        kind.make(book.state(), Words::of(Language::EN), &wanted(number)).expect("a paper").text(200)
    };
    let form = text(BookPaper::Form3, 1);
    for told in
        ["☒ International Master (women)", "☐ International Grandmaster", "Sadova 5", "Kyiv", "Koval", "1990"]
    {
        assert!(form.contains(told), "{told}: {form}");
    }
    let dossier = text(BookPaper::Form4, 1);
    assert!(
        dossier.contains("(6)") && dossier.contains("11") && dossier.contains("International Master"),
        "{dossier}"
    );
    let arbiter = text(BookPaper::Form5, 2);
    assert!(arbiter.contains("English") && arbiter.contains("Cup of Odesa"), "{arbiter}");
    // What was filed stands beside what the books know.
    assert!(form.contains("teacher") && dossier.contains("Open of Riga"), "{form} {dossier}");
    let list = text(BookPaper::RatingList, 1);
    assert!(list.contains("2280") && !list.contains("1990") && !list.contains("Sadova"), "{list}");
    assert!(text(BookPaper::RatingChanges, 1).contains("ΔR = 15·(4 − 2.000) = +30.00"));
    let wrong = BookPaper::Form5.make(book.state(), Words::of(Language::EN), &wanted(1));
    assert!(matches!(wrong, Err(NoPaper::WrongForm { .. })));
    let nowhere = Wanted { application: Some(7), ..wanted(1) };
    let missing = BookPaper::Form3.make(book.state(), Words::of(Language::EN), &nowhere);
    assert_eq!(missing.expect_err("missing").to_string(), "there is no application 7; 2 are in the books");
}

// FMJD-IX.6.2: both dates, the events used, and of everybody federation, title, rating and games. FMJD-IX.6.1: above
// 2200 the highest first, and everybody by the alphabet.
#[test]
fn a_rating_list_shows_what_it_must() {
    let mut book = books();
    let (person, title, pool) = (PersonId(2), Title::Gmi, Some(Pool::Hundred));
    let (date, ground, confirmed) = (date(2024, 1, 1), String::new(), None);
    let award = Award { person, title, pool, women: false, date, ground, confirmed };
    let weak = BroughtRating {
        person: PersonId(3),
        rating: 2150.0,
        games: 31,
        was_strong: false,
        last_played: None,
    };
    let facts = [
        Fact::Award(Box::new(award)),
        Fact::Person(Box::new(Person { family: "Aaronov".into(), ..Person::default() })),
        Fact::Brought { pool: Pool::Hundred, from: jiff::civil::date(2025, 1, 1), ratings: vec![weak] },
    ];
    for fact in facts {
        let seq = book.next_seq();
        book.apply(Entry { seq, at: Default::default(), by: "officer".into(), fact }).expect("a fact");
    }
    let list = |kind: BookPaper| {
        let paper = kind.make(book.state(), Words::of(Language::EN), &wanted(1)).expect("a list").text(200);
        paper.split_whitespace().collect::<Vec<_>>().join(" ")
    };
    let published = list(BookPaper::RatingList);
    for told in [
        "List in force from 1 July 2025",
        "Closed on 31 May 2025",
        "1 Koval UKR 2280 64 A 2 Bondar GMI UKR 2220 64 A",
        "Match (1–9 February 2025)",
    ] {
        assert!(published.contains(told), "{told}: {published}");
    }
    assert!(!published.contains("Aaronov"), "{published}");
    let everybody = list(BookPaper::RatingListAlphabetical);
    let order = ["Aaronov 2150 31 A", "Bondar GMI UKR 2220", "Koval UKR 2280"].map(|own| everybody.find(own));
    assert!(order.iter().all(Option::is_some) && order.is_sorted(), "{everybody}");
}
