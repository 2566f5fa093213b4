//! What is wrong with a list of entries: the row, the column, the value, and what was expected.

use damier_compete::event::Refused;
use serde::Serialize;

use super::column::Column;

/// Why a file holds no list at all.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum FileFault {
    /// Nothing in it.
    #[error("the file is empty")]
    Empty,
    /// No workbook after all.
    #[error("the workbook cannot be read: {why}")]
    Workbook {
        /// What the reader says.
        why: String,
    },
    /// A workbook of a kind that cannot be read safely: of before 2007, or in binary form.
    #[error("this kind of workbook (.xls, .xlsb) is not read: save it as .xlsx, .ods or .csv")]
    OldWorkbook,
    /// The file is too large.
    #[error("the file is too large: a list has at most {megabytes} MB")]
    TooLarge {
        /// The most, in megabytes.
        megabytes: usize,
    },
    /// The archive of a workbook unpacks to too much.
    #[error("the workbook unpacks to more than {megabytes} MB, or holds what no list has")]
    Unpacked {
        /// The most, in megabytes.
        megabytes: u64,
    },
    /// The archive of a workbook has too many parts.
    #[error("the workbook has more than {most} parts")]
    TooManyParts { most: usize },
    /// Too many rows.
    #[error("there are more than {most} rows")]
    TooManyRows { most: usize },
    /// Too many cells.
    #[error("there are more than {most} cells")]
    TooManyCells { most: usize },
    /// A row is too wide.
    #[error("row {row} has more than {most} columns")]
    TooWide {
        row: u32,
        /// The most columns.
        most: usize,
    },
    /// Too much text in the cells.
    #[error("the cells hold more than {megabytes} MB of text")]
    TooMuchText {
        /// The most, in megabytes.
        megabytes: usize,
    },
    /// Neither a workbook nor a text.
    #[error(
        "row {row} holds {sign}, which cannot be printed: the file is damaged, or neither a workbook nor a text"
    )]
    NotText {
        row: u32,
        /// The first character that cannot be printed.
        sign: String,
    },
    /// A quotation mark that is not closed, in or above the header.
    #[error("row {row}: a quotation mark is opened and not closed")]
    OpenQuote {
        /// The row in which it is opened.
        row: u32,
    },
    /// A header and nothing below it.
    #[error("there is a header in row {row}, and no entry below it")]
    NoEntries {
        /// The row of the header.
        row: u32,
    },
    /// No row with a header for names.
    #[error("no header names a column of names; found: {found}; expected for example: {expected}")]
    NoHeader {
        /// The first row that is not empty.
        found: String,
        /// Headers that would do.
        expected: String,
    },
    /// The same column twice.
    #[error("row {row}: \"{first}\" and \"{second}\" are headers of the same column")]
    ColumnTwice {
        /// The row of the header.
        row: u32,
        first: String,
        second: String,
    },
}

/// Why a row of a list is no good.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error, Serialize)]
#[error("row {row}{}: {what}", header.as_ref().map_or(String::new(), |header| format!(", {header}")))]
pub struct EntryFault {
    /// The row of the file, from 1.
    pub row: u32,
    /// The column, as the file calls it; `None` where the fault is in the row as a whole.
    pub header: Option<String>,
    /// What is wrong.
    pub what: EntryFaultKind,
}

/// What is wrong with a row.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum EntryFaultKind {
    /// A quotation mark that is not closed.
    #[error("a quotation mark is opened and not closed")]
    OpenQuote,
    /// A character that cannot be printed.
    #[error("\"{value}\" holds {sign}, which cannot be printed")]
    Unprintable {
        /// As written, with signs that can be printed in the place of those that cannot.
        value: String,
        sign: String,
    },
    /// More cells than headers.
    #[error(
        "there are {cells} cells, but only {headers} headers; a separator inside a cell needs quotation marks around it"
    )]
    TooManyCells {
        /// Up to the last that is not empty.
        cells: usize,
        /// Up to the last that is not empty.
        headers: usize,
    },
    /// Nobody is named.
    #[error("there is no name")]
    NoName,
    /// The value makes no sense in its column.
    #[error("\"{value}\" is not {}", expected(*column))]
    Value { column: Column, value: String },
    /// Born on the day of the event or after it.
    #[error("born on {value}, but the event starts on {starts}")]
    BornLater {
        value: String,
        /// The first day of the event.
        starts: String,
    },
    /// A place in a team without a team.
    #[error("there is a board, but no team")]
    NoTeam,
    /// Something else is said about the same team in another row.
    #[error("\"{value}\" for team {team}, but \"{other}\" in row {other_row}")]
    TeamDiffers { team: String, value: String, other: String, other_row: u32 },
    /// The same player in an earlier row.
    #[error("{name} is in row {earlier} already, with the same birth")]
    TwiceInFile {
        name: String,
        /// The earlier row.
        earlier: u32,
    },
    /// The same player in the event.
    #[error("{name} has entered already, as number {number}")]
    EnteredAlready {
        name: String,
        /// The number of the entry.
        number: u32,
    },
    /// The event does not take the entry.
    #[error("{why}")]
    Refused { why: Refused },
}

/// What a column takes.
fn expected(column: Column) -> &'static str {
    match column {
        Column::Rating | Column::TeamRating => "a rating: a whole number from 1 to 9999, or nothing",
        Column::Born => {
            "a date of birth: 31.12.1990, 1990-12-31, 1990/12/31, 31/12/1990 or just the year 1990"
        }
        Column::Sex => "a sex: m or f, ч or ж, м or ж, vyr. or mot.",
        Column::Board => "a board: a number from 1 to 99, or \"reserve\"",
        _ => "a text of at most 200 characters",
    }
}
