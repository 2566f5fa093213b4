//! Papers of single games, compared with kept copies.

use std::num::NonZeroUsize;

use damier_documents::games::{Bulletin, Recorded, Side, blank_score_sheet, bulletin, score_sheets};
use damier_documents::paper::{Block, Paper};
use damier_language::{Language, Words};
use damier_pdn::{ReadGame, read_games};
use damier_rules::Variant;

const GAMES: &str = include_str!("games.pdn");

fn games() -> Vec<ReadGame> {
    read_games(GAMES.as_bytes()).map(|game| game.expect("bytes in memory")).collect()
}

/// A game of which everything is known.
fn recorded() -> Recorded {
    let side = |name: &str, about: &str| Side { name: name.to_owned(), about: about.to_owned() };
    Recorded {
        event: "Kyiv Open 2026".to_owned(),
        place: "Київ".to_owned(),
        date: "4 July 2026".to_owned(),
        stage: "Group A".to_owned(),
        round: "3".to_owned(),
        table: "2".to_owned(),
        control: "45 min + 15 s".to_owned(),
        white: side("Ганна Шевченко", "4, UKR, 2210"),
        black: side("Žemaitė Čičinskaitė", "7, LTU, 2105"),
        ..Recorded::blank(Variant::Russian)
    }
}

fn bulletin_in(language: Language) -> Paper {
    bulletin(&games(), &Bulletin::new("Bulletin 3"), Words::of(language))
}

#[test]
fn a_score_sheet_has_every_field() {
    insta::assert_snapshot!(blank_score_sheet(Variant::Lasca, Words::of(Language::EN)).text(78));
}

// FMJD-III.6.19: time used and result; WCDF-3.9: signed by both, for the referee.
#[test]
fn the_foot_of_a_sheet_is_for_the_end_of_the_game() {
    let sheet = blank_score_sheet(Variant::English, Words::of(Language::EN)).text(78);
    let foot = &sheet[sheet.find("Result ").expect("a foot")..];
    let places = ["Time used, Red", "Time used, White", "Red ____", "White ____", "Arbiter ____"]
        .map(|field| foot.find(field).unwrap_or_else(|| panic!("{field}: {foot}")));
    assert!(places.is_sorted(), "{foot}");
}

#[test]
fn sheets_are_prepared_for_both_players_with_a_copy() {
    let paper = score_sheets(&[recorded(), recorded()], Words::of(Language::UK));
    let breaks = paper.blocks.iter().filter(|block| **block == Block::PageBreak).count();
    // FMJD-III.3.10.1, FMJD-III.3.10.2: for each competitor, at least two copies.
    assert_eq!(breaks + 1, 2 * 2 * 2);
    let first: Vec<Block> =
        paper.blocks.iter().take_while(|block| **block != Block::PageBreak).cloned().collect();
    insta::assert_snapshot!(Paper { blocks: first, ..paper }.text(78));
}

#[test]
fn who_begins_stands_first() {
    let heads = |variant| {
        let paper = blank_score_sheet(variant, Words::of(Language::EN));
        paper.tables().next().expect("the moves").columns[1].head.plain()
    };
    assert_eq!(heads(Variant::Russian), "White");
    // WCDF-1.13: Red begins.
    assert_eq!(heads(Variant::English), "Red");
}

#[test]
fn a_bulletin_prints_games_with_boards() {
    insta::assert_snapshot!(bulletin_in(Language::EN).text(60));
}

#[test]
fn no_word_of_a_bulletin_is_left_untranslated() {
    for language in Language::all() {
        assert!(!bulletin_in(language).text(60).contains('⟦'), "{language}");
        assert!(!score_sheets(&[recorded()], Words::of(language)).text(60).contains('⟦'), "{language}");
    }
}

#[test]
fn boards_stand_where_they_are_wanted() {
    let boards = |every: usize, at_comments| {
        let how = Bulletin { every: NonZeroUsize::new(every), at_comments, ..Bulletin::new("") };
        bulletin(&games()[..1], &how, Words::of(Language::EN)).html().matches("<figure").count()
    };
    // Sixteen moves of one side: the last position always has a board.
    assert_eq!(boards(0, false), 1);
    assert_eq!(boards(0, true), 2);
    assert_eq!(boards(4, false), 4);
}
