//! Files that ask for far more than they weigh: each is refused in a sentence, quickly and in little room.

use std::io::{Cursor, Write as _};
use std::time::{Duration, Instant};

use damier_exchange::entries::{EntryList, FileFault};
use damier_exchange::published::{PublishedTable, TableFault};
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipWriter};

/// An archive of parts, packed.
fn archive(parts: &[(&str, Vec<u8>)]) -> Vec<u8> {
    let mut writer = ZipWriter::new(Cursor::new(Vec::new()));
    let packed = SimpleFileOptions::default().compression_method(CompressionMethod::Deflated);
    for (name, bytes) in parts {
        writer.start_file(*name, packed).expect("a part");
        writer.write_all(bytes).expect("room");
    }
    writer.finish().expect("an archive").into_inner()
}

const SHEET: &str = "xl/worksheets/sheet1.xml";

/// A workbook of one sheet with these rows, and these shared strings.
fn workbook(rows: &str, strings: &str) -> Vec<u8> {
    let part = |text: &str| format!("<?xml version=\"1.0\" encoding=\"UTF-8\"?>{text}").into_bytes();
    let main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
    let office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
    let packages = "http://schemas.openxmlformats.org/package/2006/relationships";
    archive(&[
        ("[Content_Types].xml", part("<Types/>")),
        (
            "_rels/.rels",
            part(&format!(
                "<Relationships xmlns=\"{packages}\"><Relationship Id=\"rId1\" Type=\"{office}/officeDocument\" \
                 Target=\"xl/workbook.xml\"/></Relationships>"
            )),
        ),
        (
            "xl/_rels/workbook.xml.rels",
            part(&format!(
                "<Relationships xmlns=\"{packages}\"><Relationship Id=\"rId1\" Type=\"{office}/worksheet\" \
                 Target=\"worksheets/sheet1.xml\"/></Relationships>"
            )),
        ),
        (
            "xl/workbook.xml",
            part(&format!(
                "<workbook xmlns=\"{main}\" xmlns:r=\"{office}\"><sheets><sheet name=\"a\" sheetId=\"1\" \
                 r:id=\"rId1\"/></sheets></workbook>"
            )),
        ),
        ("xl/sharedStrings.xml", part(strings)),
        (SHEET, part(&format!("<worksheet xmlns=\"{main}\"><sheetData>{rows}</sheetData></worksheet>"))),
    ])
}

const STRINGS: &str = "<sst count=\"1\" uniqueCount=\"1\"><si><t>Name</t></si></sst>";

fn text_cell(at: &str, text: &str) -> String {
    format!("<c r=\"{at}\" t=\"inlineStr\"><is><t>{text}</t></is></c>")
}

fn refused(what: &str, file: &[u8]) -> FileFault {
    let begun = Instant::now();
    let fault = EntryList::read(file).map(drop).expect_err(what);
    assert!(begun.elapsed() < Duration::from_secs(20), "{what}: {:?}", begun.elapsed());
    fault
}

#[test]
fn a_small_workbook_is_read() {
    let rows = "<row r=\"1\"><c r=\"A1\" t=\"s\"><v>0</v></c></row><row r=\"2\">".to_owned()
        + &text_cell("A2", "Koval")
        + "</row>";
    let list = EntryList::read(&workbook(&rows, STRINGS)).expect("a list");
    assert_eq!(list.players[0].entry.name, "Koval");
    assert_eq!(list.players[0].row, 2);
}

#[test]
fn two_cells_far_apart_take_no_room() {
    let rows = format!(
        "<row r=\"1\">{}</row><row r=\"1048576\">{}</row>",
        text_cell("A1", "Name"),
        text_cell("XFD1048576", "Koval")
    );
    let file = workbook(&rows, STRINGS);
    assert!(file.len() < 4000, "{}", file.len());
    assert_eq!(refused("far apart", &file), FileFault::TooWide { row: 1_048_576, most: 256 });
    // Down alone is only a long way.
    let rows = format!(
        "<row r=\"1\">{}</row><row r=\"1048576\">{}</row>",
        text_cell("A1", "Name"),
        text_cell("A1048576", "Koval")
    );
    let list = EntryList::read(&workbook(&rows, STRINGS)).expect("a list");
    assert_eq!(list.players[0].row, 1_048_576);
}

/// Places beyond every sheet are told, or passed over; nobody falls over them.
#[test]
fn cells_that_no_sheet_has_end_nothing() {
    for place in ["ZZZZZZZZZZZZZZZZ1", "A18446744073709551616", "A4294967296", "A0", "1", "", "É1"] {
        let rows = format!("<row r=\"1\">{}</row>", text_cell(place, "Name"));
        let _ = EntryList::read(&workbook(&rows, STRINGS));
    }
    let rows = format!("<row r=\"18446744073709551616\">{}</row>", text_cell("A1", "Name"));
    let _ = EntryList::read(&workbook(&rows, STRINGS));
}

#[test]
fn strings_that_unpack_to_gigabytes_are_refused() {
    let long = format!("<sst><si><t>{}</t></si></sst>", "a".repeat(40 << 20));
    assert!(matches!(refused("one long text", &workbook("", &long)), FileFault::Unpacked { .. }));
    let many = format!("<sst>{}</sst>", "<si><t>a</t></si>".repeat(1 << 20));
    assert!(matches!(refused("many texts", &workbook("", &many)), FileFault::Unpacked { .. }));
    for count in ["99999999999", "18446744073709551615", "4000000"] {
        let promised = format!("<sst uniqueCount=\"{count}\"><si><t>a</t></si></sst>");
        let found = refused("promised texts", &workbook("", &promised));
        assert!(matches!(found, FileFault::Unpacked { .. }), "{found}");
    }
}

#[test]
fn one_long_text_in_many_cells_is_refused() {
    let strings = format!("<sst><si><t>{}</t></si></sst>", "a".repeat(100 << 10));
    let cell = |row: usize| format!("<row r=\"{row}\"><c r=\"A{row}\" t=\"s\"><v>0</v></c></row>");
    let rows: String = (1..=1000).map(cell).collect();
    assert!(matches!(refused("repeated", &workbook(&rows, &strings)), FileFault::TooMuchText { .. }));
}

#[test]
fn too_many_rows_cells_and_parts_are_refused() {
    let rows: String = (1..=20_001)
        .map(|row| format!("<row r=\"{row}\">{}</row>", text_cell(&format!("A{row}"), "a")))
        .collect();
    assert!(matches!(refused("rows", &workbook(&rows, STRINGS)), FileFault::TooManyRows { .. }));
    let rows: String = (1..=2_000)
        .map(|row| format!("<row r=\"{row}\">{}</row>", text_cell(&format!("IV{row}"), "a")))
        .collect();
    assert!(matches!(refused("cells", &workbook(&rows, STRINGS)), FileFault::TooManyCells { .. }));
    let names: Vec<String> = (0..600).map(|at| format!("x{at}.xml")).collect();
    let parts: Vec<(&str, Vec<u8>)> = names.iter().map(|name| (name.as_str(), Vec::new())).collect();
    assert!(matches!(refused("parts", &archive(&parts)), FileFault::TooManyParts { .. }));
}

#[test]
fn what_hides_from_measuring_is_refused() {
    let hidden = format!("<sst><si><t><![CDATA[{}]]></t></si></sst>", "<".repeat(1 << 20));
    assert!(matches!(refused("a marked section", &workbook("", &hidden)), FileFault::Unpacked { .. }));
    let entity = "<!DOCTYPE a [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;\">]><sst><si><t>&b;</t></si></sst>";
    assert!(matches!(refused("entities", &workbook("", entity)), FileFault::Unpacked { .. }));
}

fn ods(table: &str) -> Vec<u8> {
    let content = format!(
        "<?xml version=\"1.0\"?><office:document-content><office:body><office:spreadsheet>\
         <table:table table:name=\"a\">{table}</table:table></office:spreadsheet></office:body>\
         </office:document-content>"
    );
    archive(&[
        ("mimetype", b"application/vnd.oasis.opendocument.spreadsheet".to_vec()),
        ("content.xml", content.into_bytes()),
    ])
}

#[test]
fn a_workbook_of_libreoffice_is_read() {
    let rows = "<table:table-row><table:table-cell office:value-type=\"string\"><text:p>Name</text:p></table:table-cell>\
        <table:table-cell><text:p>Rating</text:p></table:table-cell><table:table-cell><text:p>Born</text:p></table:table-cell></table:table-row>\
        <table:table-row table:number-rows-repeated=\"3\"><table:table-cell table:number-columns-repeated=\"16384\"/></table:table-row>\
        <table:table-row><table:table-cell><office:annotation><text:p>new</text:p></office:annotation><text:p>O&apos;Neil &amp; Koval</text:p></table:table-cell>\
        <table:table-cell office:value-type=\"float\" office:value=\"2100\"><text:p>2 100</text:p></table:table-cell>\
        <table:table-cell office:value-type=\"date\" office:date-value=\"1999-05-12\"><text:p>12.05.99</text:p></table:table-cell></table:table-row>\
        <table:table-row table:number-rows-repeated=\"1048500\"><table:table-cell table:number-columns-repeated=\"16384\"/></table:table-row>";
    let list = EntryList::read(&ods(rows)).expect("a list");
    let player = &list.players[0];
    assert_eq!(
        (player.row, player.entry.name.as_str(), player.entry.rating),
        (5, "O'Neil & Koval", Some(2100))
    );
    assert_eq!(player.entry.born.map(|day| day.to_string()).as_deref(), Some("1999-05-12"));
}

#[test]
fn repeated_cells_of_libreoffice_are_counted() {
    let cell = |row: &str, column: &str| {
        ods(&format!(
            "<table:table-row table:number-rows-repeated=\"{row}\"><table:table-cell \
             table:number-columns-repeated=\"{column}\"><text:p>Name</text:p></table:table-cell></table:table-row>"
        ))
    };
    assert!(matches!(refused("rows", &cell("1048576", "1")), FileFault::TooManyRows { .. }));
    assert!(matches!(refused("columns", &cell("1", "4294967295")), FileFault::TooWide { .. }));
    assert!(matches!(refused("cells", &cell("19999", "200")), FileFault::TooManyCells { .. }));
}

#[test]
fn text_that_is_no_list_is_refused() {
    let commas = ",".repeat(7 << 20);
    assert!(matches!(refused("commas", commas.as_bytes()), FileFault::Empty | FileFault::NoHeader { .. }));
    let cells = format!("Name{}", ",a".repeat(1 << 20));
    assert!(matches!(refused("cells", cells.as_bytes()), FileFault::TooWide { .. }));
    let lines = "\n".repeat(1 << 20);
    assert!(matches!(refused("lines", lines.as_bytes()), FileFault::TooManyRows { .. }));
    let rows = "Name\n".to_owned() + &"a\n".repeat(30_000);
    assert!(matches!(refused("rows", rows.as_bytes()), FileFault::TooManyRows { .. }));
    let quotes = "\"".repeat(7 << 20);
    refused("quotation marks", quotes.as_bytes());
    let large = vec![b'a'; 20 << 20];
    assert!(matches!(refused("bytes", &large), FileFault::TooLarge { .. }));
    assert_eq!(refused("a compound file", b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1rest"), FileFault::OldWorkbook);
}

#[test]
fn what_is_no_archive_is_refused() {
    let good = workbook("", STRINGS);
    for cut in (4..good.len()).step_by(97) {
        let _ = refused("cut", &good[..cut]);
    }
    for at in (4..good.len()).step_by(13) {
        let mut bad = good.clone();
        bad[at] ^= 0xff;
        // Read or refused; never more.
        let _ = EntryList::read(&bad);
    }
}

/// A cross-table of so many, each of whom has won all games, under these names.
fn contradictory(lines: usize, name: impl Fn(usize) -> String) -> String {
    let head: String = (1..=lines).map(|number| format!(";{number}")).collect();
    let row = |at: usize| format!("{}{}\n", name(at), ";2".repeat(lines));
    format!("Name{head}\n") + &(0..lines).map(row).collect::<String>()
}

#[test]
fn a_name_that_stands_in_many_faults_takes_no_room_in_each() {
    let long = |at: usize| if at == 0 { "a".repeat(7_000_000) } else { "b".to_owned() };
    let faults = PublishedTable::read(contradictory(250, long).as_bytes()).expect_err("everybody has won");
    let told: usize = faults.iter().map(|fault| fault.to_string().len()).sum();
    assert!(faults.len() <= 10_000 && told < 3_000_000, "{} faults, {told} bytes", faults.len());
    assert!(faults.iter().any(|fault| matches!(fault, TableFault::Contradiction { .. })));
}

#[test]
fn a_header_that_stands_in_many_faults_takes_no_room_in_each() {
    let rows: String = (0..15_000).map(|row| format!("Player {row};x\n")).collect();
    let list = format!("Name;Rating{}\n{rows}", ".".repeat(3_000_000));
    let list = EntryList::read(list.as_bytes()).expect("a list");
    assert_eq!(list.faults.len(), 15_000);
    let told: usize = list.faults.iter().map(|fault| fault.to_string().len()).sum();
    assert!(told < 5_000_000, "{told}");
    assert!(list.faults[0].to_string().starts_with("row 2, Rating..."), "{}", list.faults[0]);
}

#[test]
fn a_page_of_cells_is_refused_before_it_is_kept() {
    let page = |part: &str, times: usize| format!("<table><tr><th>Name{}", part.repeat(times));
    for (what, text) in [
        ("larger than any list", page("<td>a", 1_700_000)),
        ("cells", page(&("<tr>".to_owned() + &"<td>a".repeat(900)), 1_500)),
        ("tables", page("<table><tr>", 700_000)),
        ("cells that nobody writes", {
            let numbers: String = (1..900).map(|number| format!("<th>{number}")).collect();
            page(&numbers, 1) + &"<tr><td>a<td>2".repeat(4_900)
        }),
    ] {
        let begun = Instant::now();
        let faults = PublishedTable::read(text.as_bytes()).expect_err(what);
        assert!(matches!(faults[..], [TableFault::File(_)]), "{what}: {:?}", faults.first());
        assert!(begun.elapsed() < Duration::from_secs(10), "{what}: {:?}", begun.elapsed());
    }
}
