//! Files that any reader opens, the same each time, whatever the words.

use damier_documents::paper::{Block, Column, Paper, Shape, Table};
use damier_typeset::pdf;
use jiff::civil::date;

use crate::sample::{TRICKY, sample};

/// How often bytes occur.
fn count(file: &[u8], bytes: &[u8]) -> usize {
    file.windows(bytes.len()).filter(|window| *window == bytes).count()
}

#[test]
fn a_paper_of_every_block_is_set_and_always_alike() {
    let paper = sample();
    let made = Some(date(2026, 7, 4).at(18, 20, 0, 0));
    let file = pdf(&paper, made).unwrap();
    assert!(file.starts_with(b"%PDF-"));
    assert!(file.trim_ascii_end().ends_with(b"%%EOF"));
    assert_eq!(file, pdf(&paper, made).unwrap());
    assert_ne!(file, pdf(&paper, None).unwrap());
}

#[test]
fn the_file_is_tagged_and_names_its_title_and_language() {
    let file = pdf(&Paper::new("Standings", "uk").with(Block::paragraph("x")), None).unwrap();
    assert!(count(&file, b"/Lang(uk") > 0);
    assert!(count(&file, b"/Title(Standings)") > 0);
    assert!(count(&file, b"/StructTreeRoot") > 0);
    assert_eq!(count(&file, b"/CreationDate"), 0);
}

#[test]
fn a_long_table_goes_on_over_pages() {
    let columns = [Column::number("No"), Column::text("Name").wide(), Column::decimal("Points")];
    let table = (1..=200).fold(Table::new("long", columns), |table, number: u32| {
        table.row([number.to_string(), format!("Player {number}"), format!("{}.5", number / 7)])
    });
    let file = pdf(&Paper::new("Long", "en").with(table), None).unwrap();
    assert!((4..=6).contains(&count(&file, b"/Type/Page/")), "{}", count(&file, b"/Type/Page/"));
}

#[test]
fn a_wide_table_is_set_smaller() {
    let columns = (0..30).map(|round| Column::centred(round.to_string()));
    let table = Table::new("cross", columns).row((0..30).map(|round| (round * 37).to_string()));
    for shape in [Shape::A4, Shape::A4Landscape, Shape::A5, Shape::A5Landscape] {
        pdf(&Paper::new("Wide", "en").shape(shape).with(table.clone()), None).unwrap();
    }
}

/// Every word is data: the pages are set, whatever it looks like, wherever it stands.
#[test]
fn no_word_is_taken_for_markup() {
    for words in TRICKY {
        let table = Table::new(*words, [Column::decimal(*words), Column::text(*words)])
            .caption(*words)
            .row([*words, *words])
            .note(*words);
        let paper = Paper::new(*words, *words).line(*words).foot(*words, *words).with(table);
        pdf(&paper.with(Block::moves(*words)), None).unwrap();
    }
}
