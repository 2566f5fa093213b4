//! Lists of entries as files that read back the same.

use damier_compete::event::{PlayerEntry, Sex, Squad, State, TeamEntry};
use jiff::civil::Date;
use rust_xlsxwriter::{ExcelDateTime, Format, Workbook, Worksheet, XlsxError};

use super::column::{Column, HeaderLanguage};
use crate::text::guarded;

/// What a row is about: a player with his team, or a team of which no player is known.
struct Written<'a> {
    player: Option<&'a PlayerEntry>,
    team: Option<&'a TeamEntry>,
}

/// A cell to be written.
enum Value {
    Nothing,
    Text(String),
    Number(u32),
    Day(Date),
}

/// The columns of a list: those of players, and those of teams where there are teams.
fn columns(with_teams: bool) -> Vec<Column> {
    let always = [
        Column::Name,
        Column::Title,
        Column::Rating,
        Column::Federation,
        Column::Club,
        Column::Id,
        Column::Born,
        Column::Sex,
    ];
    let of_teams = [Column::Team, Column::Board, Column::Captain, Column::TeamFederation, Column::TeamRating];
    always.into_iter().chain(of_teams.into_iter().filter(|_| with_teams)).collect()
}

/// The entries of an event, in the order of entry.
fn written(state: &State) -> Vec<Written<'_>> {
    let team_of = |player: &PlayerEntry| player.team.and_then(|team| state.teams.get(team.index()));
    let players = state.players.iter().map(|player| Written { player: Some(player), team: team_of(player) });
    let is_empty =
        |at: usize| state.players.iter().all(|player| player.team.is_none_or(|team| team.index() != at));
    let teams = state.teams.iter().enumerate().filter(|(at, _)| is_empty(*at));
    players.chain(teams.map(|(_, team)| Written { player: None, team: Some(team) })).collect()
}

fn value(row: &Written<'_>, column: Column, language: HeaderLanguage) -> Value {
    let text = |text: Option<&String>| text.map_or(Value::Nothing, |text| Value::Text(text.clone()));
    let number = |number: Option<u32>| number.map_or(Value::Nothing, Value::Number);
    let player = |get: fn(&PlayerEntry) -> Option<&String>| text(row.player.and_then(get));
    let team = |get: fn(&TeamEntry) -> Option<&String>| text(row.team.and_then(get));
    match column {
        Column::Name => player(|player| Some(&player.name)),
        Column::FirstName | Column::Patronymic => Value::Nothing,
        Column::Title => player(|player| player.title.as_ref()),
        Column::Rating => number(row.player.and_then(|player| player.rating)),
        Column::Federation => player(|player| player.federation.as_ref()),
        Column::Club => player(|player| player.club.as_ref()),
        Column::Id => player(|player| player.id.as_ref()),
        Column::Born => match row.player.and_then(|player| Some((player.born?, player.born_year_only))) {
            Some((date, true)) => number(u32::try_from(date.year()).ok()),
            Some((date, false)) => Value::Day(date),
            None => Value::Nothing,
        },
        Column::Sex => match row.player.and_then(|player| player.sex) {
            Some(sex) => Value::Text(sex_word(sex, language).to_owned()),
            None => Value::Nothing,
        },
        Column::Team => team(|team| Some(&team.name)),
        Column::Board => match row.player.map(|player| player.squad) {
            Some(Squad::Board(board)) => Value::Number(u32::from(board)),
            Some(Squad::Reserve) => Value::Text("reserve".to_owned()),
            Some(Squad::Unordered) | None => Value::Nothing,
        },
        Column::Captain => team(|team| team.captain.as_ref()),
        Column::TeamFederation => team(|team| team.federation.as_ref()),
        Column::TeamRating => number(row.team.and_then(|team| team.rating)),
    }
}

/// A sex as it is read under a header of the language.
fn sex_word(sex: Sex, language: HeaderLanguage) -> &'static str {
    match (sex, language) {
        (Sex::Female, HeaderLanguage::Lithuanian) => "mot.",
        (Sex::Male, HeaderLanguage::Lithuanian) => "vyr.",
        (Sex::Female, _) => "f",
        (Sex::Male, _) => "m",
    }
}

/// The entries as separated text: semicolons, CRLF and a mark at the start, as spreadsheets expect it.
pub fn write_csv(state: &State, language: HeaderLanguage) -> Vec<u8> {
    csv_of(&written(state), &columns(!state.teams.is_empty()), language)
}

fn csv_of(rows: &[Written<'_>], columns: &[Column], language: HeaderLanguage) -> Vec<u8> {
    let mut file = "\u{feff}".as_bytes().to_vec();
    let mut writer =
        csv::WriterBuilder::new().delimiter(b';').terminator(csv::Terminator::CRLF).from_writer(&mut file);
    let header = columns.iter().map(|column| column.header(language).to_owned()).collect::<Vec<_>>();
    let cells = rows.iter().map(|row| {
        let text = |column: &Column| match value(row, *column, language) {
            Value::Nothing => String::new(),
            Value::Text(text) => guarded(text),
            Value::Number(number) => number.to_string(),
            Value::Day(day) => day.to_string(),
        };
        columns.iter().map(text).collect::<Vec<_>>()
    });
    for record in std::iter::once(header).chain(cells) {
        writer.write_record(&record).expect("records of one length go into memory");
    }
    drop(writer);
    file
}

/// The entries as a workbook.
pub fn write_xlsx(state: &State, language: HeaderLanguage) -> Result<Vec<u8>, XlsxError> {
    xlsx_of(&written(state), &columns(!state.teams.is_empty()), language)
}

fn xlsx_of(rows: &[Written<'_>], columns: &[Column], language: HeaderLanguage) -> Result<Vec<u8>, XlsxError> {
    let mut book = Workbook::new();
    let sheet = book.add_worksheet();
    let (head, day) = (Format::new().set_bold(), Format::new().set_num_format("yyyy-mm-dd"));
    for (at, column) in (0..).zip(columns) {
        sheet.write_with_format(0, at, column.header(language), &head)?;
        sheet.set_column_width(at, if *column == Column::Name { 32 } else { 16 })?;
    }
    sheet.set_freeze_panes(1, 0)?;
    for (row, written) in (1..).zip(rows) {
        for (at, column) in (0..).zip(columns) {
            write_cell(sheet, row, at, value(written, *column, language), &day)?;
        }
    }
    book.save_to_buffer()
}

fn write_cell(sheet: &mut Worksheet, row: u32, at: u16, value: Value, day: &Format) -> Result<(), XlsxError> {
    match value {
        Value::Nothing => {}
        Value::Text(text) => {
            sheet.write_string(row, at, text)?;
        }
        Value::Number(number) => {
            sheet.write_number(row, at, number)?;
        }
        Value::Day(date) => {
            let (year, month, date_day) = (date.year(), date.month(), date.day());
            match (u16::try_from(year), u8::try_from(month), u8::try_from(date_day)) {
                (Ok(year @ 1900..), Ok(month), Ok(of_month)) => {
                    let moment = ExcelDateTime::from_ymd(year, month, of_month)?;
                    sheet.write_datetime_with_format(row, at, &moment, day)?;
                }
                _ => {
                    sheet.write_string(row, at, date.to_string())?;
                }
            }
        }
    }
    Ok(())
}

/// A sample to fill in, with two players of a team: as separated text and as a workbook.
pub fn sample(language: HeaderLanguage) -> Result<(Vec<u8>, Vec<u8>), XlsxError> {
    let word = |in_each: [&str; 5]| {
        let at = HeaderLanguage::ALL.iter().position(|own| *own == language).unwrap_or_default();
        in_each[at].to_owned()
    };
    let team = TeamEntry {
        name: word(["Dnipro", "Дніпро", "Днепр", "Dniepras", "Dniepr"]),
        ..TeamEntry::default()
    };
    let first = PlayerEntry {
        name: word([
            "Shevchenko, Olha",
            "Шевченко Ольга",
            "Шевченко Ольга",
            "Ševčenko Olha",
            "Chevtchenko Olha",
        ]),
        title: Some(word(["master", "МС", "МС", "SM", "maître"])),
        rating: Some(2150),
        federation: Some("UKR".to_owned()),
        club: Some(word(["Spartak", "Спартак", "Спартак", "Spartak", "Spartak"])),
        id: Some("10421".to_owned()),
        born: Some(Date::constant(1999, 5, 12)),
        sex: Some(Sex::Female),
        squad: Squad::Board(1),
        ..PlayerEntry::default()
    };
    let second = PlayerEntry {
        name: word([
            "Bondarenko, Ivan",
            "Бондаренко Іван",
            "Бондаренко Иван",
            "Bondarenko Ivan",
            "Bondarenko Ivan",
        ]),
        born: Some(Date::constant(2004, 11, 3)),
        sex: Some(Sex::Male),
        squad: Squad::Reserve,
        ..PlayerEntry::default()
    };
    let rows = [&first, &second].map(|player| Written { player: Some(player), team: Some(&team) });
    let columns = columns(true);
    Ok((csv_of(&rows, &columns, language), xlsx_of(&rows, &columns, language)?))
}
