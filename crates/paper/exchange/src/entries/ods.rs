//! Workbooks of LibreOffice (OpenDocument 1.3, part 3, section 9), cell by cell: rows and cells that are repeated
//! without holding anything take no room.

use std::io::{BufRead, BufReader};

use jiff::civil::Date;
use quick_xml::escape::resolve_xml_entity;
use quick_xml::events::{BytesRef, BytesStart, Event};
use quick_xml::{Reader, XmlVersion};

use super::archive::{Archive, broken};
use super::fault::FileFault;
use super::limits::{MOST_COLUMNS, Measure};
use super::table::{Cell, Row};

/// The rows of the first sheet that holds anything.
pub(super) fn rows(archive: &mut Archive<'_>) -> Result<Vec<Row>, FileFault> {
    let part = archive.by_name("content.xml").map_err(broken)?;
    let mut reading = Reading { xml: Reader::from_reader(BufReader::new(part)), buffer: Vec::new() };
    reading.xml.config_mut().expand_empty_elements = true;
    let mut measure = Measure::default();
    let (mut rows, mut number) = (Vec::new(), 1_u32);
    while let Some(step) = reading.next()? {
        match step {
            Step::Row(repeated) => {
                let row = reading.row(number, &mut measure)?;
                let times = if row.cells.is_empty() { 0 } else { repeated };
                for at in 0..times {
                    measure.row()?;
                    let mut again =
                        Row { number: number.saturating_add(at), cells: Vec::new(), open_quote: false };
                    if at == 0 {
                        again.cells.clone_from(&row.cells);
                    } else {
                        for (place, cell) in row.cells.iter().enumerate() {
                            measure.put(&mut again, place, cell.clone())?;
                        }
                    }
                    rows.push(again);
                }
                number = number.saturating_add(repeated);
            }
            Step::EndOfSheet if !rows.is_empty() => return Ok(rows),
            Step::EndOfSheet => number = 1,
        }
    }
    if rows.is_empty() { Err(FileFault::Empty) } else { Ok(rows) }
}

/// What comes next in a workbook.
enum Step {
    /// A row, so often.
    Row(u32),
    EndOfSheet,
}

struct Reading<R> {
    xml: Reader<R>,
    buffer: Vec<u8>,
}

/// A cell as its tag tells it.
struct Tag {
    repeated: u32,
    /// Its value, unless that is its text.
    value: Option<Cell>,
}

impl<R: BufRead> Reading<R> {
    fn next(&mut self) -> Result<Option<Step>, FileFault> {
        loop {
            self.buffer.clear();
            match self.xml.read_event_into(&mut self.buffer).map_err(broken)? {
                Event::Start(tag) if tag.name().as_ref() == "table:table-row" => {
                    return Ok(Some(Step::Row(number(&tag, "table:number-rows-repeated"))));
                }
                Event::End(tag) if tag.name().as_ref() == "table:table" => return Ok(Some(Step::EndOfSheet)),
                Event::Eof => return Ok(None),
                _ => {}
            }
        }
    }

    /// The cells of a row, up to its end.
    fn row(&mut self, number: u32, measure: &mut Measure) -> Result<Row, FileFault> {
        let mut row = Row { number, cells: Vec::new(), open_quote: false };
        let mut place = 0_usize;
        loop {
            self.buffer.clear();
            let tag = match self.xml.read_event_into(&mut self.buffer).map_err(broken)? {
                Event::Start(tag) if is_cell(&tag) => tag_of(&tag),
                Event::End(tag) if tag.name().as_ref() == "table:table-row" => return Ok(row),
                Event::Eof => return Err(broken("table:table-row")),
                _ => continue,
            };
            let text = self.text()?;
            let cell = tag.value.unwrap_or_else(|| Cell::of_text(&text));
            let after = place.saturating_add(tag.repeated as usize);
            if !cell.is_empty() {
                // One more than there is room for, to be told so.
                for at in place..after.min(MOST_COLUMNS + 1) {
                    measure.put(&mut row, at, cell.clone())?;
                }
            }
            place = after;
        }
    }

    /// The text of a cell: its paragraphs, without remarks that hang on it.
    fn text(&mut self) -> Result<String, FileFault> {
        let (mut text, mut remarks) = (String::new(), 0_u32);
        loop {
            self.buffer.clear();
            match self.xml.read_event_into(&mut self.buffer).map_err(broken)? {
                Event::Start(tag) => match tag.name().as_ref() {
                    "office:annotation" => remarks += 1,
                    "text:p" if remarks == 0 && !text.is_empty() => text.push('\n'),
                    "text:s" | "text:tab" | "text:line-break" if remarks == 0 => text.push(' '),
                    _ => {}
                },
                Event::End(tag) => match tag.name().as_ref() {
                    "office:annotation" => remarks = remarks.saturating_sub(1),
                    "table:table-cell" | "table:covered-table-cell" => return Ok(text),
                    _ => {}
                },
                Event::Text(more) if remarks == 0 => text.push_str(&more.xml10_content()),
                Event::GeneralRef(sign) if remarks == 0 => text.extend(sign_of(&sign)),
                Event::Eof => return Err(broken("table:table-cell")),
                _ => {}
            }
            if text.len() > LONGEST_TEXT {
                return Err(FileFault::TooMuchText { megabytes: LONGEST_TEXT >> 20 });
            }
        }
    }
}

/// No cell holds more text, in bytes.
const LONGEST_TEXT: usize = 1 << 20;

fn is_cell(tag: &BytesStart<'_>) -> bool {
    matches!(tag.name().as_ref(), "table:table-cell" | "table:covered-table-cell")
}

fn attribute(tag: &BytesStart<'_>, name: &str) -> Option<String> {
    let found = tag.try_get_attribute(name).ok()??;
    Some(found.normalized_value(XmlVersion::Implicit1_0).ok()?.into_owned())
}

/// A number of repetitions; one unless said.
fn number(tag: &BytesStart<'_>, name: &str) -> u32 {
    attribute(tag, name).and_then(|text| text.parse().ok()).unwrap_or(1)
}

fn tag_of(tag: &BytesStart<'_>) -> Tag {
    let value = |name| attribute(tag, name);
    let kind = value("office:value-type").unwrap_or_default();
    let value = match kind.as_str() {
        "float" | "percentage" | "currency" => {
            value("office:value").and_then(|text| text.parse().ok()).map(Cell::Number)
        }
        "date" => value("office:date-value").and_then(|text| day(&text)).map(Cell::Day),
        "boolean" => {
            value("office:boolean-value").map(|text| Cell::of_text(if text == "true" { "yes" } else { "no" }))
        }
        _ => value("office:string-value").map(|text| Cell::of_text(&text)),
    };
    Tag { repeated: number(tag, "table:number-columns-repeated"), value }
}

/// The day of `2026-05-01` or `2026-05-01T09:30:00`.
fn day(text: &str) -> Option<Date> {
    text.get(..10)?.parse().ok()
}

/// The sign that `&amp;` or `&#39;` stands for.
fn sign_of(sign: &BytesRef<'_>) -> Option<char> {
    match sign.resolve_char_ref() {
        Ok(Some(sign)) => Some(sign),
        _ => resolve_xml_entity(sign).and_then(|text| text.chars().next()),
    }
}
