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

/// A last page with a few rows is saved by smaller letters, one that is half full is not.
#[test]
fn no_last_page_is_nearly_empty() {
    let pages = |rows: u32| {
        let columns = [Column::number("No"), Column::text("Name").wide()];
        let table = (1..=rows).fold(Table::new("long", columns), |table, number| {
            table.row([number.to_string(), format!("Player {number}")])
        });
        count(&pdf(&Paper::new("Long", "en").with(table), None).unwrap(), b"/Type/Page/")
    };
    // A paper that goes on and on is set in the usual size.
    let usual = 4_000 / u32::try_from(pages(4_000)).expect("a few pages");
    assert_eq!(pages(2 * usual + 4), 2, "{usual} rows on a page");
    assert_eq!(pages(2 * usual + usual / 2), 3, "{usual} rows on a page");
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

/// A cross-table of so many players after nine rounds.
fn cross_table(players: usize) -> Paper {
    let heads =
        ["No.", "Name", "Club", "Rating", "1", "2", "3", "4", "5", "6", "7", "8", "9", "Points", "Place"];
    let table = Table::new("cross-table", heads.map(Column::text));
    let row = |at: usize| {
        let mut cells =
            vec![at.to_string(), format!("Player {at} of the long list"), format!("Club {}", at % 97)];
        cells.extend((0..12).map(|column| format!("{}", (at * 31 + column * 17) % 1000)));
        cells
    };
    let table = (1..=players).fold(table, |table, at| table.row(row(at)));
    Paper::new("Cross-table", "en").with(table).with(Block::paragraph("The end of the paper"))
}

#[test]
#[ignore = "measures a program of its own; the other test starts it"]
fn memory_of_a_long_table() {
    let players = std::env::var("PLAYERS").ok().and_then(|own| own.parse().ok()).unwrap_or(5_000);
    let begun = std::time::Instant::now();
    let file = pdf(&cross_table(players), None).expect("a long paper");
    let told = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = told.lines().find(|line| line.starts_with("VmHWM:")).unwrap_or("VmHWM: 0 kB");
    println!("{line} {} bytes in {:?}", file.len(), begun.elapsed());
}

#[test]
fn a_cross_table_of_five_thousand_players_takes_little_memory() {
    let program = std::env::current_exe().expect("this program");
    let alone = ["--exact", "pdf::memory_of_a_long_table", "--ignored", "--nocapture", "--test-threads=1"];
    let told = std::process::Command::new(program).args(alone).output().expect("it runs");
    let text = String::from_utf8_lossy(&told.stdout).into_owned();
    let line = text.lines().find_map(|line| line.split_once("VmHWM:")).expect("a number").1;
    let kilobytes: u64 = line.split_whitespace().next().and_then(|own| own.parse().ok()).expect("a number");
    assert!(kilobytes < 150 << 10, "{line}");
}

#[test]
fn a_long_paper_has_all_its_pages_and_is_always_alike() {
    let one = pdf(&cross_table(1_000), None).expect("a long paper");
    assert_eq!(one, pdf(&cross_table(1_000), None).expect("the same again"), "always alike");
    let pages = count(&one, b"/Type/Page/");
    assert!(pages > 15, "{pages} pages");
}
