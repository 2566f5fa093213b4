//! Tables: widths of columns, rows, and the head that is repeated on every page.

use std::rc::Rc;

use damier_documents::paper::{Align, Column, Row, Ruling, Table, Text, Tone, Width};
use damier_documents::setting::{flat, lacking, parts, widest};

use crate::blocks::{Setter, Stand};
use crate::fonts::Face;
use crate::look::{ACCENT, BETWEEN, BOX, CAPITALS, INK, LEADING, SOFT, TINT, UNDER_HEAD, UNDER_ROW, mm};
use crate::slab::{Item, Slab};
use crate::tags::{Part, Role};
use crate::words::{Copy, Line, Style};

/// More columns than this are too small to be read, or leave the page.
const MOST: usize = 40;
/// Letters are never set smaller than this part of their size.
const SMALLEST: f32 = 0.4;
/// A column of long sentences is broken into lines of this width before anything is set smaller.
const SENTENCE: f32 = mm(55.0);
/// The least a column that shares the rest of the room is given.
const SHARE: f32 = mm(30.0);

/// Around the words of a cell.
#[derive(Clone, Copy)]
struct Inset {
    x: f32,
    y: f32,
}

/// The slabs of a table: one, or several of a table that is too wide for a page.
pub(crate) fn set(setter: &Setter<'_>, table: &Table) -> Vec<Slab> {
    let mut slabs: Vec<Slab> =
        parts(table, MOST).iter().flat_map(|part| Layout::new(setter, part).slabs()).collect();
    if let Some(last) = slabs.last_mut() {
        last.below = BETWEEN;
        last.sticky = false;
    }
    slabs
}

/// A cell: its words, and what its fraction lacks behind them.
struct Cell {
    copy: Copy,
    behind: f32,
}

impl Cell {
    fn widest(&self) -> f32 {
        self.copy.widest() + self.behind
    }
}

/// A row of cells, or words across all columns.
enum Laid {
    Group(Copy),
    Cells { cells: Vec<Option<Cell>>, tone: Tone },
}

/// A table with its columns measured.
struct Layout<'a> {
    setter: Setter<'a>,
    table: &'a Table,
    head: Vec<Copy>,
    rows: Vec<Laid>,
    widths: Vec<f32>,
    scale: f32,
    /// Where the table begins.
    left: f32,
}

impl<'a> Layout<'a> {
    fn new(setter: &Setter<'a>, table: &'a Table) -> Layout<'a> {
        let mut head: Vec<Copy> = Vec::new();
        if table.has_head() {
            let style = Style::new(Face::SansBold, setter.size * 0.88, INK);
            head = table.columns.iter().map(|column| setter.copy(&column.head, style)).collect();
        }
        let fractions = widest(table);
        let mut rows: Vec<Laid> = table.rows.iter().map(|row| line(setter, table, row, &fractions)).collect();
        let (scale, widths) = widths(setter, table, &head, &rows);
        if scale < 1.0 {
            head.iter_mut().for_each(|copy| copy.scale(scale));
            rows.iter_mut().for_each(|row| row.scale(scale));
        }
        let left = setter.stand.offset(setter.width, widths.iter().sum::<f32>()).max(0.0);
        Layout { setter: *setter, table, head, rows, widths, scale, left }
    }

    fn is_boxed(&self) -> bool {
        self.table.ruling != Ruling::Rows
    }

    fn size(&self) -> f32 {
        self.setter.size * self.scale
    }

    fn inset(&self) -> Inset {
        let y = if self.is_boxed() { mm(1.2) } else { mm(1.0) };
        Inset { x: mm(1.6) * self.scale, y: y * self.scale }
    }

    fn width(&self) -> f32 {
        self.widths.iter().sum()
    }

    fn slabs(self) -> Vec<Slab> {
        let part = self.setter.part(None, Role::Table);
        let mut slabs = Vec::new();
        if !self.table.caption.is_empty() {
            let caption = self.setter.part(Some(part), Role::Caption);
            let style = Style::new(Face::SerifBold, self.setter.size, INK);
            let copy = self.setter.copy(&self.table.caption, style);
            let slab = self.setter.lines(&copy, self.setter.size, Some(caption));
            slabs.push(Slab { above: BETWEEN, below: mm(2.0), sticky: true, ..slab });
        }
        let mut repeated = None;
        if !self.head.is_empty() {
            let own = self.setter.part(Some(part), Role::Row);
            let mut slab = self.head(Some(own));
            repeated = Some(Rc::new(self.head(None)));
            slab.sticky = true;
            slabs.push(slab);
        }
        for row in &self.rows {
            let own = self.setter.part(Some(part), Role::Row);
            for slab in self.row(row, own) {
                slabs.push(Slab { head: repeated.clone(), ..slab });
            }
        }
        if let (Some(first), true) = (slabs.first_mut(), self.table.caption.is_empty()) {
            first.above = BETWEEN;
        }
        if !self.table.notes.is_empty() {
            if let Some(last) = slabs.last_mut() {
                last.sticky = true;
                last.below = mm(2.0);
            }
            slabs.extend(self.notes());
        }
        slabs
    }

    fn notes(&self) -> Vec<Slab> {
        let size = self.setter.size * 0.82;
        let note = |words: &Text| {
            let part = self.setter.part(None, Role::Paragraph);
            let copy = self.setter.copy(words, Style::new(Face::Sans, size, SOFT));
            let setter = Setter { stand: Stand::Left, ..self.setter };
            let slab = setter.lines(&copy, size, Some(part));
            let between = size * (LEADING - CAPITALS);
            Slab { above: between.max(mm(0.8)), below: between, ..slab }
        };
        self.table.notes.iter().map(note).collect()
    }

    /// The head; without a part it is a repetition, which is not read out again.
    fn head(&self, part: Option<Part>) -> Slab {
        let size = self.setter.size * 0.88 * self.scale;
        let inset = self.inset();
        let mut cells: Vec<(Vec<Line>, f32)> = Vec::new();
        for (copy, width) in self.head.iter().zip(&self.widths) {
            let lines = copy.lines(width - 2.0 * inset.x);
            let high = lines_height(lines.len(), size);
            cells.push((lines, high));
        }
        let high = cells.iter().map(|(_, high)| *high).fold(0.0, f32::max) + 2.0 * inset.y;
        let mut slab = Slab { height: high, ..Slab::default() };
        let mut x = self.left;
        for ((column, width), (lines, own)) in self.table.columns.iter().zip(&self.widths).zip(cells) {
            let cell = part.map(|row| self.setter.part(Some(row), Role::HeadCell));
            let down = high - inset.y - own;
            let (at, room) = ((x + inset.x, down), width - 2.0 * inset.x);
            Place { at, room, stand: stand(column), size, part: cell, behind: 0.0 }.put(&mut slab, lines);
            self.rule(&mut slab, x, *width, high, true);
            x += width;
        }
        slab
    }

    /// The slabs of a row: one, or several if it is higher than a page.
    fn row(&self, row: &Laid, part: Part) -> Vec<Slab> {
        match row {
            Laid::Group(copy) => vec![self.group(copy, part)],
            Laid::Cells { cells, tone } => self.cells(cells, *tone, part),
        }
    }

    fn group(&self, copy: &Copy, part: Part) -> Slab {
        let cell = self.setter.part(Some(part), Role::Cell);
        let inset = self.inset();
        let lines = copy.lines(self.width() - 2.0 * inset.x);
        let own = lines_height(lines.len(), self.size());
        let mut slab = Slab { height: own + mm(3.0) + mm(1.0), sticky: true, ..Slab::default() };
        let room = self.width() - 2.0 * inset.x;
        let at = (self.left + inset.x, mm(3.0));
        let (stand, size, part) = (Stand::Left, self.size(), Some(cell));
        Place { at, room, stand, size, part, behind: 0.0 }.put(&mut slab, lines);
        let high = slab.height;
        self.rule(&mut slab, self.left, self.width(), high, false);
        slab
    }

    fn cells(&self, cells: &[Option<Cell>], tone: Tone, part: Part) -> Vec<Slab> {
        let (size, inset) = (self.size(), self.inset());
        let mut set: Vec<std::vec::IntoIter<Line>> = Vec::new();
        for (at, width) in self.widths.iter().enumerate() {
            let cell = cells.get(at).and_then(Option::as_ref);
            let lines = cell.map(|cell| cell.copy.lines((width - 2.0 * inset.x - cell.behind).max(1.0)));
            set.push(lines.unwrap_or_default().into_iter());
        }
        let parts: Vec<Part> = self.widths.iter().map(|_| self.setter.part(Some(part), Role::Cell)).collect();
        // So many lines fit on a page below the head.
        let most = (((self.setter.high * 0.85) / (size * LEADING)) as usize).max(1);
        let deep = set.iter().map(|lines| lines.len().div_ceil(most)).max().unwrap_or(1).max(1);
        let mut slabs = Vec::new();
        for _ in 0..deep {
            let now: Vec<Vec<Line>> = set.iter_mut().map(|lines| lines.take(most).collect()).collect();
            let behind: Vec<f32> = (0..now.len())
                .map(|at| cells.get(at).and_then(Option::as_ref).map_or(0.0, |cell| cell.behind))
                .collect();
            slabs.push(self.piece(now, &behind, tone, &parts));
        }
        slabs
    }

    /// The lines of the cells of a row that stand on one page.
    fn piece(&self, cells: Vec<Vec<Line>>, behind: &[f32], tone: Tone, parts: &[Part]) -> Slab {
        let (size, inset) = (self.size(), self.inset());
        let tallest = cells.iter().map(|lines| lines_height(lines.len().max(1), size)).fold(0.0, f32::max);
        let high = match self.table.ruling {
            Ruling::Writing => mm(6.5).max(tallest + 2.0 * inset.y),
            _ => tallest + 2.0 * inset.y,
        };
        let mut slab = Slab { height: high, ..Slab::default() };
        if tone == Tone::Strong {
            let (x, y, width) = (self.left, 0.0, self.width());
            slab.items.push(Item::Ground { x, y, width, height: high, colour: TINT });
        }
        let mut x = self.left;
        for (at, (lines, width)) in cells.into_iter().zip(&self.widths).enumerate() {
            let own = lines_height(lines.len().max(1), size);
            let down = if self.is_boxed() { (high - own) / 2.0 } else { inset.y };
            let place = Place {
                at: (x + inset.x, down),
                room: width - 2.0 * inset.x,
                stand: stand(&self.table.columns[at]),
                size,
                part: Some(parts[at]),
                behind: behind[at],
            };
            place.put(&mut slab, lines);
            if self.is_boxed() {
                self.rule(&mut slab, x, *width, high, false);
            }
            x += width;
        }
        if !self.is_boxed() {
            self.rule(&mut slab, self.left, self.width(), high, false);
        }
        slab
    }

    /// The lines of a cell: below it, or around it.
    fn rule(&self, slab: &mut Slab, x: f32, width: f32, high: f32, head: bool) {
        if self.is_boxed() {
            slab.frame((x, 0.0), (width, high), BOX);
        } else {
            slab.rule(x, high, width, if head { UNDER_HEAD } else { UNDER_ROW });
        }
    }
}

impl Laid {
    fn scale(&mut self, by: f32) {
        match self {
            Laid::Group(copy) => copy.scale(by),
            Laid::Cells { cells, .. } => {
                for cell in cells.iter_mut().flatten() {
                    cell.copy.scale(by);
                    cell.behind *= by;
                }
            }
        }
    }
}

/// How high so many lines are.
fn lines_height(count: usize, size: f32) -> f32 {
    if count == 0 { 0.0 } else { size * (CAPITALS + LEADING * (count - 1) as f32) }
}

/// Where the lines of a cell stand.
struct Place {
    at: (f32, f32),
    room: f32,
    stand: Stand,
    size: f32,
    part: Option<Part>,
    /// What the fraction lacks.
    behind: f32,
}

impl Place {
    fn put(&self, slab: &mut Slab, lines: Vec<Line>) {
        for (number, line) in lines.into_iter().enumerate() {
            let x = self.at.0 + self.stand.offset(self.room, line.width + self.behind);
            let y = self.at.1 + self.size * (CAPITALS + LEADING * number as f32);
            slab.put_line(line, x, y, self.part);
        }
    }
}

fn stand(column: &Column) -> Stand {
    match column.align {
        Align::Left => Stand::Left,
        Align::Centre => Stand::Centre,
        Align::Right | Align::Decimal => Stand::Right,
    }
}

fn line(setter: &Setter<'_>, table: &Table, row: &Row, fractions: &[String]) -> Laid {
    match row {
        Row::Group(words) => {
            Laid::Group(setter.copy(words, Style::new(Face::SerifBold, setter.size, ACCENT)))
        }
        Row::Cells { cells, tone } => {
            let plain = setter.style();
            let style = match tone {
                Tone::Plain => plain,
                Tone::Strong => Style { face: Face::SansBold, ..plain },
                Tone::Soft => Style { colour: SOFT, ..plain },
            };
            let cell = |(at, column): (usize, &Column)| {
                let words = cells.get(at).filter(|words| !words.is_empty())?;
                let behind = match column.align {
                    Align::Decimal => {
                        let unseen = lacking(&flat(words), fractions.get(at).map_or("", String::as_str));
                        if unseen.is_empty() { 0.0 } else { setter.case.width(&unseen, style) }
                    }
                    _ => 0.0,
                };
                Some(Cell { copy: setter.copy(words, style), behind })
            };
            Laid::Cells { cells: table.columns.iter().enumerate().map(cell).collect(), tone: *tone }
        }
    }
}

/// How much smaller the table is set so that its columns find room, and the widths of the columns then.
fn widths(setter: &Setter<'_>, table: &Table, head: &[Copy], rows: &[Laid]) -> (f32, Vec<f32>) {
    let inset = 2.0 * mm(1.6);
    let mut wants: Vec<(f32, f32)> = vec![(0.0, 0.0); table.columns.len()];
    let mut note = |at: usize, widest: f32, narrowest: f32| {
        if let Some(want) = wants.get_mut(at) {
            *want = (want.0.max(widest), want.1.max(narrowest));
        }
    };
    for (at, copy) in head.iter().enumerate() {
        note(at, copy.widest(), copy.narrowest());
    }
    for row in rows {
        let Laid::Cells { cells, .. } = row else { continue };
        for (at, cell) in cells.iter().enumerate() {
            if let Some(cell) = cell {
                note(at, cell.widest(), cell.copy.narrowest() + cell.behind);
            }
        }
    }
    // What a column takes in full, and what it can be pressed to without breaking a word.
    let full = |at: usize| match table.columns[at].width {
        Width::Fixed(millimetres) => mm(f32::from(millimetres)),
        _ => wants[at].0 + inset,
    };
    let pressed = |at: usize| match table.columns[at].width {
        Width::Fixed(millimetres) => mm(f32::from(millimetres)),
        _ => wants[at].0.min(wants[at].1.max(SENTENCE)) + inset,
    };
    let is_share = |at: &usize| matches!(table.columns[*at].width, Width::Share(_));
    let fixed: Vec<usize> = (0..table.columns.len()).filter(|at| !is_share(at)).collect();
    let shares: Vec<usize> = (0..table.columns.len()).filter(is_share).collect();
    let wanted_by_shares: f32 = shares.iter().map(|at| (wants[*at].1 + inset).max(SHARE)).sum();
    let room = (setter.width - wanted_by_shares).max(mm(20.0));
    let natural: f32 = fixed.iter().map(|at| pressed(*at)).sum();
    let scale = if fixed.is_empty() || natural <= room { 1.0 } else { (room / natural).max(SMALLEST) };
    let mut widths: Vec<f32> = (0..table.columns.len()).map(|at| full(at) * scale).collect();
    if let Some(over) =
        Some(fixed.iter().map(|at| widths[*at]).sum::<f32>() - room).filter(|over| *over > 0.0)
    {
        press(&mut widths, &fixed, over, &|at| pressed(at) * scale);
    }
    let used: f32 = fixed.iter().map(|at| widths[*at]).sum();
    let still = used - setter.width + if shares.is_empty() { 0.0 } else { mm(20.0) };
    if still > 0.5 {
        // Not even the smallest letters fit: every column gets less, and long words are cut.
        let factor = ((used - still) / used).max(0.1);
        fixed.iter().for_each(|at| widths[*at] *= factor);
    }
    let used: f32 = fixed.iter().map(|at| widths[*at]).sum();
    let of = |at: usize| match table.columns[at].width {
        Width::Share(share) => f32::from(share.max(1)),
        _ => 0.0,
    };
    share_out(&mut widths, &shares, setter.width - used, &of, &|at| wants[at].1 + inset);
    (scale, widths)
}

/// Shares room out among columns; one whose longest word needs more than its share has that, as far as there is room.
fn share_out(
    widths: &mut [f32],
    columns: &[usize],
    room: f32,
    share: &dyn Fn(usize) -> f32,
    least: &dyn Fn(usize) -> f32,
) {
    let (mut rest, mut room) = (columns.to_vec(), room);
    loop {
        let all: f32 = rest.iter().map(|at| share(*at)).sum();
        let own = |at: usize| room * share(at) / all;
        let needy = rest.iter().position(|at| rest.len() > 1 && least(*at) > own(*at));
        let Some(needy) = needy else {
            rest.iter().for_each(|at| widths[*at] = own(*at));
            return;
        };
        let at = rest.swap_remove(needy);
        let others: f32 = rest.iter().map(|at| least(*at)).sum();
        widths[at] = least(at).min(room - others).max(room * share(at) / all);
        room -= widths[at];
    }
}

/// Takes from the columns that have more than they need at least, in proportion.
fn press(widths: &mut [f32], columns: &[usize], over: f32, least: &dyn Fn(usize) -> f32) {
    let spare: f32 = columns.iter().map(|at| (widths[*at] - least(*at)).max(0.0)).sum();
    if spare <= 0.0 {
        return;
    }
    let part = (over / spare).min(1.0);
    for at in columns {
        widths[*at] -= (widths[*at] - least(*at)).max(0.0) * part;
    }
}
