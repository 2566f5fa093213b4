//! For the tests: files that ask for far more than they weigh, of every kind that can be sent to a site or read by a
//! command.

use std::io::{Cursor, Write as _};
use std::path::Path;

use damier_clock::Moment;
use damier_compete::event::{By, Entry, Fact, Regulation, Role, StagePlan, System};
use damier_store::EventFile;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _, Executor as _};
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipWriter};

/// A file with its name.
pub type Bomb = (&'static str, Vec<u8>);

fn archive(parts: &[(&str, Vec<u8>)]) -> Vec<u8> {
    let mut writer = ZipWriter::new(Cursor::new(Vec::new()));
    let packed = SimpleFileOptions::default().compression_method(CompressionMethod::Deflated);
    for (name, bytes) in parts {
        writer.start_file(*name, packed).expect("a part");
        writer.write_all(bytes).expect("room");
    }
    writer.finish().expect("an archive").into_inner()
}

/// A workbook of one sheet with these rows and these shared texts.
fn workbook(rows: &str, strings: &str) -> Vec<u8> {
    let office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
    let packages = "http://schemas.openxmlformats.org/package/2006/relationships";
    let relation = |kind: &str, target: &str| {
        format!(
            "<Relationships xmlns=\"{packages}\"><Relationship Id=\"rId1\" Type=\"{office}/{kind}\" \
             Target=\"{target}\"/></Relationships>"
        )
    };
    let book = format!(
        "<workbook xmlns:r=\"{office}\"><sheets><sheet name=\"a\" sheetId=\"1\" r:id=\"rId1\"/></sheets></workbook>"
    );
    archive(&[
        ("[Content_Types].xml", b"<Types/>".to_vec()),
        ("_rels/.rels", relation("officeDocument", "xl/workbook.xml").into_bytes()),
        ("xl/_rels/workbook.xml.rels", relation("worksheet", "worksheets/sheet1.xml").into_bytes()),
        ("xl/workbook.xml", book.into_bytes()),
        ("xl/sharedStrings.xml", strings.as_bytes().to_vec()),
        (
            "xl/worksheets/sheet1.xml",
            format!("<worksheet><sheetData>{rows}</sheetData></worksheet>").into_bytes(),
        ),
    ])
}

fn cell(at: &str) -> String {
    format!("<c r=\"{at}\" t=\"inlineStr\"><is><t>Name</t></is></c>")
}

/// Lists of entries that nobody can take.
pub fn lists() -> Vec<Bomb> {
    let far = format!("<row r=\"1\">{}</row><row r=\"1048576\">{}</row>", cell("A1"), cell("XFD1048576"));
    let wide: String =
        (1..=3000).map(|row| format!("<row r=\"{row}\">{}</row>", cell(&format!("IV{row}")))).collect();
    let long = format!("<sst><si><t>{}</t></si></sst>", "a".repeat(300 << 20));
    let shared = format!("<sst><si><t>{}</t></si></sst>", "a".repeat(100 << 10));
    let often: String = (1..=9000)
        .map(|row| format!("<row r=\"{row}\"><c r=\"A{row}\" t=\"s\"><v>0</v></c></row>"))
        .collect();
    let many = format!("<sst>{}</sst>", "<si><t/></si>".repeat(2 << 20));
    let ods = "<office:document-content><office:body><office:spreadsheet><table:table><table:table-row \
        table:number-rows-repeated=\"1048576\"><table:table-cell table:number-columns-repeated=\"16384\"><text:p>Name\
        </text:p></table:table-cell></table:table-row></table:table></office:spreadsheet></office:body>\
        </office:document-content>";
    vec![
        ("far-apart.xlsx", workbook(&far, "<sst/>")),
        ("wide.xlsx", workbook(&wide, "<sst/>")),
        ("one-long-text.xlsx", workbook("", &long)),
        ("one-text-often.xlsx", workbook(&often, &shared)),
        ("many-texts.xlsx", workbook("", &many)),
        ("promised.xlsx", workbook("", "<sst uniqueCount=\"99999999999\"><si><t>a</t></si></sst>")),
        ("repeated.ods", archive(&[("content.xml", ods.as_bytes().to_vec())])),
        ("old.xls", b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1".repeat(1000)),
        ("commas.csv", ",".repeat(10_000_000).into_bytes()),
        ("lines.csv", "\n".repeat(10_000_000).into_bytes()),
        ("rows.csv", ("Name\n".to_owned() + &"a\n".repeat(5_000_000)).into_bytes()),
        ("one-line.csv", ("Name;".to_owned() + &"a".repeat(15_000_000)).into_bytes()),
        ("quotes.csv", "\"".repeat(7_000_000).into_bytes()),
        ("zeros.csv", vec![0; 15_000_000]),
        (
            "long-header.csv",
            (format!("Name;Rating{}\n", ".".repeat(3_000_000)) + &"a;x\n".repeat(15_000)).into_bytes(),
        ),
    ]
}

/// Published tables of results that nobody can take.
pub fn tables() -> Vec<Bomb> {
    let head = |columns: usize| (1..=columns).map(|number| format!(";{number}")).collect::<String>();
    let won = |columns: usize| ";2".repeat(columns) + "\n";
    let long = format!("Name{}\n{}{}", head(250), "a".repeat(2_000_000), won(250));
    let page = |body: &str, times: usize| {
        let numbers: String = (1..900).map(|number| format!("<th>{number}")).collect();
        format!("<table><tr><th>Name{numbers}{}", body.repeat(times)).into_bytes()
    };
    let row = |cell: &str, cells: usize| format!("<tr><td>a{}", cell.repeat(cells));
    vec![
        ("one-long-name.csv", (long + &format!("b{}", won(250)).repeat(249)).into_bytes()),
        (
            "contradictions.csv",
            format!("Name{}\n{}", head(250), format!("b{}", won(250)).repeat(800)).into_bytes(),
        ),
        ("large.html", page(&row("<td>a", 899), 3_500)),
        ("cells.html", page(&row("<td>", 899), 2_000)),
        ("tables.html", page("<table><tr>", 700_000)),
        ("opponents.html", page(&row("<td>4999w2", 60), 4_900)),
        ("entities.html", page(&row(&format!("<td>{}", "&".repeat(1_000)), 10), 100)),
    ]
}

/// Regulations and events of other programs that nobody can take.
pub fn texts() -> Vec<Bomb> {
    vec![
        ("deep.toml", ("a = ".to_owned() + &"[".repeat(200_000)).into_bytes()),
        ("tables.toml", (0..1_000_000).map(|at| format!("[a{at}]\n")).collect::<String>().into_bytes()),
        ("long.toml", ("name = \"".to_owned() + &"a".repeat(15_000_000) + "\"").into_bytes()),
        ("deep.json", "[".repeat(10_000_000).into_bytes()),
        ("deep-objects.json", "{\"a\":".repeat(2_000_000).into_bytes()),
        (
            "numbers.trf",
            (0..100_000)
                .map(|at| format!("001 {} m    Name   4294967295 FED 99999999999\n", at + 99_999))
                .collect::<String>()
                .into_bytes(),
        ),
        ("rounds.trf", "012 Cup\nXXR 4294967295\n142 4294967295\n001    1      A\n".as_bytes().to_vec()),
    ]
}

/// Games that nobody can take.
pub fn games() -> Vec<Bomb> {
    vec![
        ("nested.pdn", ("1. 32-28 ".to_owned() + &"(1. 32-28 ".repeat(900_000)).into_bytes()),
        ("closed.pdn", ")".repeat(9_000_000).into_bytes()),
        ("comment.pdn", ("1. 32-28 {".to_owned() + &"a".repeat(9_000_000)).into_bytes()),
        ("moves.pdn", "1. 32-28 19-23 ".repeat(600_000).into_bytes()),
        ("tags.pdn", "[White \"a\"]\n".repeat(700_000).into_bytes()),
        ("many.pdn", "[White \"a\"]\n1. 32-28 *\n".repeat(300_000).into_bytes()),
        ("line.pdn", ("[White \"".to_owned() + &"a".repeat(9_000_000)).into_bytes()),
    ]
}

/// Event files that are programs, or hold more than anybody needs.
pub fn files(folder: &Path) -> Vec<Bomb> {
    let endless = "ALTER TABLE fact RENAME TO was; CREATE VIEW fact AS
        WITH RECURSIVE n(seq) AS (SELECT 1 UNION ALL SELECT seq + 1 FROM n)
        SELECT 'event' AS stream, seq, 0 AS at, 'organiser' AS role, 'a' AS name, 1 AS form, '{}' AS fact FROM n";
    let rows = "WITH RECURSIVE n(a) AS (SELECT 2 UNION ALL SELECT a + 1 FROM n WHERE a < 300000)
        INSERT INTO fact SELECT 'event', a, 0, 'chief_arbiter', '', 1, '{\"note\":\"\"}' FROM n";
    let text = "INSERT INTO fact VALUES ('event', 2, 0, 'chief_arbiter', 'a', 1,
        '{\"note\":\"' || hex(zeroblob(7500000)) || '\"}')";
    let blob = "INSERT INTO content VALUES ('a', zeroblob(15000000));
        WITH RECURSIVE n(a) AS (SELECT 1 UNION ALL SELECT a + 1 FROM n WHERE a < 2000)
        INSERT INTO attachment SELECT 'event', a, '{\"event\":\"' || a || '\"}', 0, 'a' FROM n";
    let trigger = "CREATE TRIGGER t AFTER INSERT ON fact BEGIN DELETE FROM fact; END";
    let undone = "WITH RECURSIVE n(a) AS (SELECT 2 UNION ALL SELECT a + 1 FROM n WHERE a < 45000)
        INSERT INTO fact SELECT 'event', a, 0, 'chief_arbiter', 'a', 1, CASE WHEN a % 2 = 0 THEN '{\"note\":\"a\"}'
        ELSE '{\"undone\":{\"seq\":' || (a - 1) || ',\"reason\":\"a\"}}' END FROM n";
    let all = [
        ("endless.damier", endless),
        ("rows.damier", rows),
        ("text.damier", text),
        ("blob.damier", blob),
        ("trigger.damier", trigger),
        ("undone.damier", undone),
    ];
    let mut bombs: Vec<Bomb> = all.map(|(name, statement)| (name, tampered(folder, name, statement))).into();
    let mut torn = plain(folder, "torn.damier");
    let half = torn.len() / 2;
    torn[half..].fill(0xa5);
    bombs.push(("torn.damier", torn));
    bombs
}

/// The bytes of an event file with one fact.
pub fn plain(folder: &Path, name: &str) -> Vec<u8> {
    let path = folder.join(name);
    let _ = std::fs::remove_file(&path);
    let mut file = EventFile::create(&path).expect("a new file");
    let plan = StagePlan::new("final", System::RoundRobin { cycles: 1 }, 3);
    let fact = Fact::Regulation(Box::new(Regulation::new("Cup", "wcdf-checkers", vec![plan])));
    let entry = Entry { seq: 1, at: Moment::from_millis(1), by: By::new(Role::Organiser, "Olha"), fact };
    file.append(1, &[entry]).expect("room");
    file.close().expect("an end");
    std::fs::read(&path).expect("the file")
}

fn tampered(folder: &Path, name: &str, statement: &'static str) -> Vec<u8> {
    plain(folder, name);
    let path = folder.join(name);
    tamper(&path, statement);
    std::fs::read(&path).expect("the file")
}

/// Does something to a file behind our back.
pub fn tamper(path: &Path, statement: &'static str) {
    let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime");
    runtime.block_on(async {
        let mut connection = SqliteConnectOptions::new().filename(path).connect().await.expect("a database");
        connection.execute(statement).await.expect("a statement");
        connection.close().await.expect("an end");
    });
}
