//! Papers of displays and of play by correspondence, in every language.

use damier_correspondence::{Entry, Fact, Party, PostalGame, Side, Stamp, Terms};
use damier_displays::beauty::{Category, Judge, Submission, anonymous};
use damier_displays::{Display, Kind, Opponent, Terms as Set, Who};
use damier_documents::paper::Paper;
use damier_documents::{correspondence_papers, displays};
use damier_language::{Language, Words};
use jiff::civil::date;

fn display(kind: Kind) -> Display {
    let opponent =
        |name: &str| Opponent { name: name.to_owned(), club_member: name == "Ann", giver: Side::White };
    let terms = Set {
        kind,
        rulebook: "fmjd-100".to_owned(),
        giver: "Sijbrands".to_owned(),
        opponents: ["Ann", "Bob & Co"].map(opponent).to_vec(),
        intermediary: None,
        by_number: true,
        simul_deficit: Default::default(),
        simul_capture_reply: Default::default(),
    };
    let mut display = Display::set_up(terms, damier_clock::Moment::default()).expect("boards");
    let resigned = damier_displays::Fact::Resigned { board: 2, by: Who::Opponent };
    for fact in [damier_displays::Fact::Started, resigned] {
        display.apply(damier_clock::Moment::from_millis(60_000), &fact).expect("said");
    }
    display
}

fn game(white: &str, black: &str) -> PostalGame {
    let mut terms = Terms::new("ua2013-russian", "ua2013", date(2026, 1, 10));
    terms.closing = Some(date(2027, 1, 10));
    let start = Stamp::day(date(2026, 1, 10));
    let mut game = PostalGame::begin(terms, Party::named(white), Party::named(black), start).expect("terms");
    let on = Stamp::day(date(2026, 1, 14));
    let moved = game.move_now(Side::White, "c3-d4", Some(start), on, false);
    let charged = Fact::Charged { to: Side::Black, days: 4, grounds: "held up".to_owned() };
    for fact in [moved, charged, Fact::Resigned { by: Side::Black }] {
        game.apply(&Entry { on, fact }).expect("said");
    }
    game
}

fn papers(words: &Words) -> Vec<(&'static str, Paper, &'static str)> {
    let (simul, links) = (display(Kind::Normal), ["https://club.example/1", "https://club.example/2"]);
    let games = [game("Koval", "Bondar"), game("Bondar", "Melnyk")];
    let all: Vec<&PostalGame> = games.iter().collect();
    let sent = |federation: &str, moves: &str| Submission {
        category: Category::Combination,
        federation: federation.to_owned(),
        players: vec![format!("{federation} player")],
        year: 2026,
        game: moves.to_owned(),
    };
    let sent = [sent("UKR", "32-28 19-23"), sent("LTU", "33-28 18-22")];
    let set = anonymous(&sent, Category::Combination, 7);
    let judge = |name: &str| Judge {
        name: name.to_owned(),
        federation: "NED".to_owned(),
        title: "GMI".to_owned(),
        order: vec![2, 1],
    };
    let judges = ["A", "B", "C", "D", "E"].map(judge);
    vec![
        ("results", displays::results(&simul, words), "Bob & Co"),
        ("achievement", displays::achievement(&simul, words), "FMJD-XI.4.1"),
        ("slips", displays::slips(&simul, &links.map(str::to_owned), words), "https://club.example/2"),
        ("judges", displays::judges_sheet(Category::Combination, &set, words), "32-28 19-23"),
        (
            "prizes",
            displays::prizes(Category::Combination, &set, &sent, &judges, words).expect("five judges"),
            "UKR player",
        ),
        ("schedule", correspondence_papers::schedule(&all, words).expect("games"), "UA13-V.7.1"),
        ("game-sheet", correspondence_papers::game_sheet(&games[0], words), "C3—D4"),
        ("table", correspondence_papers::table(&all, words).expect("games"), "Melnyk"),
        ("letter", correspondence_papers::letter(&games[0], 3, words).expect("a decision"), "2026-01-24"),
    ]
}

#[test]
fn every_paper_is_made_in_every_language_and_form() {
    for language in Language::all() {
        for (name, paper, wanted) in papers(Words::of(language)) {
            let text = paper.text(100);
            assert!(text.contains(wanted), "{language} {name}: {text}");
            assert!(!text.contains("simul-") && !text.contains("letters-"), "{language} {name}: {text}");
            assert!(paper.html().contains("</html>"), "{language} {name}");
        }
    }
}

#[test]
fn a_slip_without_an_address_has_no_code() {
    let words = Words::of(Language::EN);
    let [with, without] = [&["https://club.example/1".to_owned()][..], &[]]
        .map(|links| displays::slips(&display(Kind::Normal), links, words).html());
    // Of two boards only the first has an address.
    assert_eq!([with.matches("<svg").count(), without.matches("<svg").count()], [1, 0]);
    assert_eq!(without.matches("Board ").count(), with.matches("Board ").count());
}

#[test]
fn judges_do_not_learn_who_sent_a_game() {
    let (_, sheet, _) = papers(Words::of(Language::EN)).swap_remove(3);
    assert!(!sheet.text(100).contains("UKR"), "{}", sheet.text(100));
}

#[test]
fn a_letter_is_about_a_decision_only() {
    let words = Words::of(Language::EN);
    assert!(correspondence_papers::letter(&game("Koval", "Bondar"), 2, words).is_none());
    assert!(
        correspondence_papers::schedule(&[], words).is_none()
            && correspondence_papers::table(&[], words).is_none()
    );
}
