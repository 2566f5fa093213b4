//! One paper in every form, compared with kept copies and read back.

use std::io::Cursor;

use calamine::{Data, Reader, Xlsx};
use damier_compete::Lots;
use damier_documents::paper::{Block, Column, Paper, Table, Text};
use unicode_width::UnicodeWidthStr;

use crate::sample::{TRICKY, sample, standings};

#[test]
fn text() {
    insta::assert_snapshot!(sample().text(78));
}

#[test]
fn narrow_text() {
    insta::assert_snapshot!(sample().text(40));
}

#[test]
fn html() {
    insta::assert_snapshot!(sample().html());
}

#[test]
fn csv() {
    insta::assert_snapshot!(sample().csv().replace('\r', "␍"));
}

#[test]
fn text_keeps_to_its_width_and_has_no_spaces_at_the_end() {
    for width in [20, 33, 40, 57, 78, 120] {
        for line in sample().text(width).lines() {
            assert_eq!(line.trim_end(), line);
            assert!(!line.contains(|c: char| c.is_control()), "{line:?}");
            let narrow_columns = width < 57 && line.contains("  ");
            assert!(line.width() <= width || narrow_columns || board_line(line), "{width}: {line:?}");
        }
    }
}

/// Boards and tables of narrow columns keep their lines.
fn board_line(line: &str) -> bool {
    line.contains(['│', '┌', '└', '⛀', '─', '·'])
        || line.trim_start().starts_with(|c: char| c.is_ascii_digit())
}

#[test]
fn html_shows_words_and_runs_none() {
    let page = sample().html();
    assert!(!page.contains("<script"));
    assert_eq!(page.matches("<html lang=\"en\">").count(), 1);
    for open in ["table", "div", "figure", "dl", "p", "h2", "tr", "td", "tbody"] {
        let opened = page.matches(&format!("<{open}>")).count() + page.matches(&format!("<{open} ")).count();
        assert_eq!(opened, page.matches(&format!("</{open}>")).count(), "{open}");
    }
    let ids: Vec<&str> = page.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    let mut unique = ids.clone();
    unique.sort_unstable();
    unique.dedup();
    assert_eq!(ids.len(), unique.len());
}

#[test]
fn csv_reads_back_and_holds_no_formula() {
    let csv = Paper::new("", "en").with(standings()).csv();
    let mut reader = csv::Reader::from_reader(csv.as_bytes());
    assert_eq!(reader.headers().unwrap().iter().next(), Some("Place"));
    let rows: Vec<csv::StringRecord> = reader.records().map(Result::unwrap).collect();
    assert_eq!(&rows[1][1], "Žemaitė Čičinskaitė-Šarūnienė");
    assert_eq!(&rows[0][3], "2(4w)");
    assert_eq!(&rows[1][3], "=");
    assert_eq!(&rows[4][1], "'=HYPERLINK(\"x\")");
    assert_eq!(&rows[4][5], "-1");
    assert_eq!(&rows[1][5], "3.5");
}

#[test]
fn xlsx_reads_back_with_real_numbers() {
    let bytes = sample().xlsx().unwrap();
    let mut book: Xlsx<_> = calamine::open_workbook_from_rs(Cursor::new(bytes)).unwrap();
    let names = book.sheet_names();
    assert_eq!(names[1], "Standings after round 2");
    let sheet = book.worksheet_range(&names[1]).unwrap();
    let cell = |row, column| sheet.get_value((row, column)).cloned().unwrap_or(Data::Empty);
    assert_eq!(cell(0, 1), Data::String("Name".to_owned()));
    assert_eq!(cell(1, 0), Data::Float(1.0));
    assert_eq!(cell(1, 6), Data::Float(5.25));
    assert_eq!(cell(2, 5), Data::Float(3.5));
    assert_eq!(cell(2, 3), Data::String("=".to_owned()));
    assert_eq!(cell(4, 0), Data::String("Withdrawn".to_owned()));
    assert_eq!(cell(5, 1), Data::String("=HYPERLINK(\"x\")".to_owned()));
    assert_eq!(cell(5, 5), Data::Float(-1.0));
}

#[test]
fn xlsx_is_the_same_each_time() {
    assert_eq!(sample().xlsx().unwrap(), sample().xlsx().unwrap());
}

#[test]
fn sheets_have_names_that_the_format_allows() {
    let table = |caption: &str| Table::new("t", [Column::text("a")]).caption(caption).row(["1"]);
    let captions = [
        "Round: 1/2 [a]?*\\",
        "same",
        "SAME",
        "'",
        "",
        "a name that is longer than thirty-one letters",
        "a name that is longer than thirty-one words",
    ];
    let paper = captions.iter().fold(Paper::new("x", "en"), |paper, caption| paper.with(table(caption)));
    let book: Xlsx<_> = calamine::open_workbook_from_rs(Cursor::new(paper.xlsx().unwrap())).unwrap();
    assert_eq!(book.sheet_names().len(), captions.len());
}

#[test]
fn a_paper_of_words_alone_has_a_sheet() {
    let paper = Paper::new("Report", "en").with(Block::paragraph("All is well."));
    let mut book: Xlsx<_> = calamine::open_workbook_from_rs(Cursor::new(paper.xlsx().unwrap())).unwrap();
    let sheet = book.worksheet_range("Report").unwrap();
    assert!(sheet.used_cells().any(|(_, _, cell)| *cell == Data::String("All is well.".to_owned())));
}

/// Whatever is typed, every form is made, and tables keep their shape.
#[test]
fn random_words_break_no_form() {
    let mut lots = Lots::new(7);
    for _ in 0..200 {
        let words = |lots: &mut Lots| -> String {
            (0..lots.below(4))
                .map(|_| TRICKY[usize::try_from(lots.below(TRICKY.len() as u64)).unwrap()])
                .collect()
        };
        let columns = (0..1 + lots.below(4)).map(|_| Column::number(words(&mut lots))).collect::<Vec<_>>();
        let mut table = Table::new(words(&mut lots), columns).caption(words(&mut lots));
        for _ in 0..lots.below(4) {
            table = table.row((0..lots.below(6)).map(|_| Text::from(words(&mut lots))).collect::<Vec<_>>());
        }
        let rows = table.rows.len();
        let paper = Paper::new(words(&mut lots), words(&mut lots)).with(table);
        assert!(!paper.text(30).contains('\u{1b}'));
        assert!(!paper.html().contains("<script"));
        paper.xlsx().unwrap();
        let csv = paper.csv();
        let mut reader =
            csv::ReaderBuilder::new().has_headers(false).flexible(false).from_reader(csv.as_bytes());
        assert!(reader.records().map(Result::unwrap).count() >= rows.min(1));
    }
}
