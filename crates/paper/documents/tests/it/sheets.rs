//! Papers of displays and of play by correspondence, in every language.

use damier_correspondence::{
    Entry, Fact, Measure, Party, PostalGame, Sanction, SanctionBy, Score, Side, Stamp, Terms,
};
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

/// The second entry of a game under the code of columns, as the arbiter writes about it.
fn letter_about(fact: Fact) -> String {
    let mut terms = Terms::new("columns-russian", "columns", date(1997, 1, 10));
    terms.reversed = true;
    let on = Stamp::day(date(1997, 1, 10));
    let mut game =
        PostalGame::begin(terms, Party::named("Petrov"), Party::named("Sedov"), on).expect("terms");
    game.apply(&Entry { on, fact }).expect("said");
    correspondence_papers::letter(&game, 2, Words::of(Language::EN)).expect("a decision").text(100)
}

fn punished(measure: Measure, by: SanctionBy) -> Fact {
    let until = Some(date(1998, 1, 1)).filter(|_| measure == Measure::Barred);
    let clauses = vec!["COL-4.1.14".to_owned()];
    Fact::Sanctioned(Sanction { of: Side::White, measure, by, clauses, grounds: "left".to_owned(), until })
}

// COL-4.1.12: against the steward the judge is asked, against the judge the organising body, whose word is the last.
#[test]
fn a_letter_tells_who_can_be_asked_next() {
    let steward = letter_about(punished(Measure::Remark, SanctionBy::Steward));
    assert!(steward.contains("the judge can be appealed to until 1997-01-20 (COL-4.1.12)"), "{steward}");
    assert!(steward.contains("steward ___"), "{steward}");
    let judge = letter_about(punished(Measure::GameLost, SanctionBy::Judge));
    assert!(judge.contains("the organising body can be appealed to until 1997-01-20"), "{judge}");
    let body = letter_about(punished(Measure::Barred, SanctionBy::Body));
    assert!(body.contains("This decision is final (COL-4.1.12)") && !body.contains("appealed"), "{body}");
}

#[test]
fn a_letter_has_one_result_and_tells_of_a_reversed_game() {
    let annulled = letter_about(Fact::Awarded { score: Score::Annulled, grounds: "left".to_owned() });
    assert_eq!(annulled.matches("annulled").count(), 1, "{annulled}");
    assert!(annulled.contains("Reversed game") && annulled.contains("COL-4.1.4"), "{annulled}");
}
