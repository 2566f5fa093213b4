//! The tables of a paper as a workbook: one sheet for each, numbers as numbers.
//!
//! The same paper gives the same bytes: no time of day is written into the file.

use std::collections::BTreeSet;

use rust_xlsxwriter::{
    DocProperties, ExcelDateTime, Format, FormatAlign, FormatBorder, Workbook, Worksheet,
    XlsxError as WriterError,
};
use unicode_width::UnicodeWidthStr;

use super::data::{Named, fields, tables};
use super::numbers::number;
use super::{clean, flat};
use crate::paper::{Align, Kind, Paper, Row, Shape, Table, Text, Tone};

/// Why a workbook was not made.
#[derive(Debug, thiserror::Error)]
#[error("the workbook of \"{title}\" could not be made: {cause}")]
pub struct XlsxError {
    title: String,
    /// What the format does not allow.
    #[source]
    cause: WriterError,
}

/// The longest words a cell may hold.
const CELL: usize = 32_767;
/// The longest name of a sheet.
const SHEET: usize = 31;
/// The longest header or footer.
const HEADER: usize = 255;
/// Columns are not made wider than this many characters.
const WIDEST: usize = 60;

impl Paper {
    /// The tables of the paper as an XLSX workbook, one sheet for each; before them a sheet of its fields,
    /// if it has any. A paper without either gives one sheet with its words.
    pub fn xlsx(&self) -> Result<Vec<u8>, XlsxError> {
        self.workbook().map_err(|cause| XlsxError { title: self.title.clone(), cause })
    }

    fn workbook(&self) -> Result<Vec<u8>, WriterError> {
        let mut workbook = Workbook::new();
        let long_ago = ExcelDateTime::from_ymd(2000, 1, 1)?;
        let title = shortened(&clean(&self.title), HEADER);
        workbook.set_properties(&DocProperties::new().set_title(title).set_creation_datetime(&long_ago));
        let mut names = BTreeSet::new();
        let fields = fields(self);
        if let Some(fields) = &fields {
            let sheet = workbook.add_worksheet();
            sheet.set_name(sheet_name(&self.title, &mut names))?;
            self.print_setup(sheet);
            write_table(sheet, fields)?;
        }
        let tables = tables(self);
        for Named { title, table, .. } in &tables {
            let sheet = workbook.add_worksheet();
            sheet.set_name(sheet_name(title, &mut names))?;
            self.print_setup(sheet);
            write_table(sheet, table)?;
        }
        if fields.is_none() && tables.is_empty() {
            let sheet = workbook.add_worksheet();
            sheet.set_name(sheet_name(&self.title, &mut names))?;
            self.print_setup(sheet);
            for (at, line) in (0..).zip(self.text(100).lines()) {
                sheet.write_string(at, 0, line)?;
            }
        }
        workbook.save_to_buffer()
    }

    fn print_setup(&self, sheet: &mut Worksheet) {
        sheet.set_paper_size(match self.shape {
            Shape::A4 | Shape::A4Landscape => 9,
            Shape::A5 | Shape::A5Landscape => 11,
        });
        if matches!(self.shape, Shape::A4Landscape | Shape::A5Landscape) {
            sheet.set_landscape();
        }
        sheet.set_print_fit_to_pages(1, 0);
        sheet.set_header(format!("&C&B{}", in_header(&self.title)));
        let pages = if self.foot.numbered { "&P / &N" } else { "" };
        let (event, made) = (in_header(&self.foot.event), in_header(&self.foot.made));
        sheet.set_footer(format!("&L{event}&C{pages}&R{made}"));
    }
}

fn write_table(sheet: &mut Worksheet, table: &Table) -> Result<(), WriterError> {
    let mut line = 0;
    if table.has_head() {
        for (at, column) in (0..).zip(&table.columns) {
            let format = aligned(column.align)
                .set_bold()
                .set_text_wrap()
                .set_align(FormatAlign::Bottom)
                .set_border_bottom(FormatBorder::Thin);
            sheet.write_string_with_format(0, at, cell_words(&column.head), &format)?;
        }
        line = 1;
        sheet.set_freeze_panes(1, 0)?;
        sheet.set_repeat_rows(0, 0)?;
    }
    for row in &table.rows {
        match row {
            Row::Group(words) => {
                sheet.write_string_with_format(line, 0, cell_words(words), &Format::new().set_bold())?;
            }
            Row::Cells { cells, tone } => write_row(sheet, line, table, cells, *tone)?,
        }
        line += 1;
    }
    for note in &table.notes {
        line += 1;
        sheet.write_string_with_format(line, 0, cell_words(note), &Format::new().set_italic())?;
    }
    set_widths(sheet, table)
}

fn write_row(
    sheet: &mut Worksheet,
    line: u32,
    table: &Table,
    cells: &[Text],
    tone: Tone,
) -> Result<(), WriterError> {
    for ((at, column), words) in (0..).zip(&table.columns).zip(cells) {
        let format = match tone {
            Tone::Plain => aligned(column.align),
            Tone::Strong => aligned(column.align).set_bold(),
            Tone::Soft => aligned(column.align).set_font_color("#6B6257"),
        };
        let words = cell_words(words);
        match number(&words).filter(|_| column.kind == Kind::Number) {
            Some(value) => sheet.write_number_with_format(line, at, value, &format)?,
            None if words.is_empty() => continue,
            None => sheet.write_string_with_format(line, at, words, &format)?,
        };
    }
    Ok(())
}

fn aligned(align: Align) -> Format {
    let format = Format::new().set_align(FormatAlign::Top);
    match align {
        Align::Left => format.set_align(FormatAlign::Left),
        Align::Centre => format.set_align(FormatAlign::Center),
        Align::Right | Align::Decimal => format.set_align(FormatAlign::Right),
    }
}

fn set_widths(sheet: &mut Worksheet, table: &Table) -> Result<(), WriterError> {
    for (at, column) in table.columns.iter().enumerate() {
        let cells = table.rows.iter().filter_map(|row| match row {
            Row::Cells { cells, .. } => cells.get(at),
            Row::Group(_) => None,
        });
        let words = cells.chain([&column.head]).map(flat);
        let widest = words.map(|words| words.lines().map(UnicodeWidthStr::width).max().unwrap_or(0)).max();
        let wide = u16::try_from(widest.unwrap_or(0).clamp(3, WIDEST)).unwrap_or_default();
        let Ok(at) = u16::try_from(at) else { break };
        sheet.set_column_width(at, f64::from(wide) + 1.5)?;
    }
    Ok(())
}

fn cell_words(words: &Text) -> String {
    shortened(&flat(words), CELL)
}

/// Words for a header or footer, in which `&` begins a command.
fn in_header(words: &str) -> String {
    shortened(&clean(words), HEADER / 4).replace('&', "&&")
}

/// The name of a sheet: without the characters that the format forbids, short, and unlike the others.
fn sheet_name(words: &str, taken: &mut BTreeSet<String>) -> String {
    let plain = clean(words).replace(['[', ']', ':', '*', '?', '/', '\\', '\n'], " ");
    // Cut in the middle, a name may end in what the format forbids there, so it is trimmed after.
    let cut = |length| {
        let name = shortened(plain.trim_matches(AT_EDGES), length);
        name.trim_end_matches(AT_EDGES).to_owned()
    };
    let first = cut(SHEET);
    let first = if first.is_empty() { "1".to_owned() } else { first };
    let more = (2..).map(|times: u32| {
        let number = format!(" {times}");
        cut(SHEET - number.len()) + &number
    });
    let free = std::iter::once(first).chain(more).find(|name| taken.insert(name.to_lowercase()));
    free.unwrap_or_default().trim_start().to_owned()
}

/// What a name of a sheet may neither begin nor end with.
const AT_EDGES: [char; 3] = ['\'', ' ', '\u{a0}'];

/// Words cut to a length as the format counts it, in units of UTF-16.
fn shortened(words: &str, length: usize) -> String {
    let mut used = 0;
    words
        .chars()
        .take_while(|c| {
            used += c.len_utf16();
            used <= length
        })
        .collect()
}
