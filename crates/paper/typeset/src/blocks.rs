//! Blocks as slabs of a width.

use std::cell::RefCell;

use damier_documents::paper::{
    Block, Code, Fields, Figure, Grid, Group, Heading, List, Signature, Text, Writing,
};
use damier_documents::setting::{bare, code, described};

use crate::fonts::Face;
use crate::look::{
    ACCENT, BETWEEN, CAPITALS, CUT, FRAME, INK, LEADING, PARAGRAPH, SIGN, SOFT, UNDER_MAST, WRITE, mm,
};
use crate::pages::{Flow, balanced, beside};
use crate::picture;
use crate::slab::{Item, Slab, lots, stack};
use crate::table;
use crate::tags::{Part, Parts, Role};
use crate::words::{Breaks, Case, Copy, Style};

/// Where lines stand in their width.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Stand {
    Left,
    Centre,
    Right,
}

impl Stand {
    /// How far from the left something stands.
    pub(crate) fn offset(self, room: f32, width: f32) -> f32 {
        match self {
            Stand::Left => 0.0,
            Stand::Centre => (room - width) / 2.0,
            Stand::Right => room - width,
        }
    }
}

/// Room between columns of text.
const BETWEEN_COLUMNS: f32 = mm(7.0);
/// Between things that stand beside each other.
const BETWEEN_BESIDE: f32 = mm(6.0);

/// How blocks are set: the letters, the room, and what is known of the whole paper.
#[derive(Clone, Copy)]
pub(crate) struct Setter<'a> {
    pub(crate) case: &'a Case,
    pub(crate) parts: &'a RefCell<Parts>,
    /// The size of the letters.
    pub(crate) size: f32,
    pub(crate) width: f32,
    /// The height of a page.
    pub(crate) high: f32,
    pub(crate) stand: Stand,
    /// Whether this is a diploma, which hangs on a wall.
    pub(crate) hung: bool,
}

impl Setter<'_> {
    pub(crate) fn style(&self) -> Style {
        Style::new(Face::Sans, self.size, INK)
    }

    pub(crate) fn part(&self, inside: Option<Part>, role: Role) -> Part {
        self.parts.borrow_mut().add(inside, role)
    }

    pub(crate) fn copy(&self, text: &Text, style: Style) -> Copy {
        self.case.copy(text, style, Breaks::Words)
    }

    fn narrower(self, width: f32) -> Self {
        Setter { width: width.max(1.0), ..self }
    }

    /// The blocks of a paper or of a group, as they follow each other.
    pub(crate) fn flow(&self, blocks: &[Block]) -> Vec<Flow> {
        let mut flow = Vec::new();
        for block in blocks {
            match block {
                Block::PageBreak => flow.push(Flow::PageBreak),
                Block::Group(Group::Columns(count), inner) => {
                    let count = usize::from((*count).max(1));
                    let wide = self.column(count);
                    let slabs = self.narrower(wide).slabs(inner);
                    flow.push(Flow::Columns { count, wide, between: BETWEEN_COLUMNS, slabs });
                }
                _ => flow.extend(self.block(block).into_iter().map(Flow::Slab)),
            }
        }
        flow
    }

    /// Blocks one below the other.
    pub(crate) fn slabs(&self, blocks: &[Block]) -> Vec<Slab> {
        blocks.iter().flat_map(|block| self.block(block)).collect()
    }

    fn column(&self, count: usize) -> f32 {
        (self.width - (count - 1) as f32 * BETWEEN_COLUMNS) / count as f32
    }

    fn block(&self, block: &Block) -> Vec<Slab> {
        match block {
            Block::Heading(heading) => vec![self.heading(heading)],
            Block::Paragraph(words) => self.paragraph(words, Breaks::Words),
            Block::Moves(words) => self.paragraph(words, Breaks::Moves),
            Block::List(list) => self.list(list),
            Block::Fields(fields) => self.fields(fields),
            Block::Table(table) => table::set(self, table),
            Block::Figure(figure) => vec![self.figure(figure)],
            Block::Code(code) => vec![self.code(code)],
            Block::Signature(signature) => vec![self.signature(signature)],
            Block::Writing(writing) => self.writing(writing),
            Block::PageBreak => Vec::new(),
            Block::Group(group, inner) => self.group(*group, inner),
            Block::Grid(grid) => self.grid(grid),
        }
    }

    /// Lines of a text as one slab, as high as the capitals of the first and the feet of the others.
    pub(crate) fn lines(&self, copy: &Copy, size: f32, part: Option<Part>) -> Slab {
        let mut slab = Slab::default();
        for (at, line) in copy.lines(self.width).into_iter().enumerate() {
            let y = size * (CAPITALS + LEADING * at as f32);
            let x = self.stand.offset(self.width, line.width);
            slab.put_line(line, x, y, part);
            slab.height = y;
        }
        slab
    }

    fn heading(&self, heading: &Heading) -> Slab {
        let (size, colour) = match heading.level {
            0 | 1 if self.hung => (20.0, ACCENT),
            0 | 1 => (self.size * 12.5 / 9.5, ACCENT),
            2 => (self.size * 10.5 / 9.5, INK),
            _ => (self.size, ACCENT),
        };
        let words = heading.words.plain();
        let part = self.part(None, Role::Heading(u16::from(heading.level.clamp(1, 5)) + 1, words.clone()));
        let copy = self.copy(&heading.words, Style::new(Face::SerifBold, size, colour));
        let slab = self.lines(&copy, size, Some(part));
        Slab { above: mm(6.0), below: mm(3.0), sticky: true, heading: Some(words), ..slab }
    }

    /// A paragraph; no page begins or ends with a single line of it.
    fn paragraph(&self, words: &Text, breaks: Breaks) -> Vec<Slab> {
        let part = self.part(None, Role::Paragraph);
        let copy = self.case.copy(words, self.style(), breaks);
        let (between, around) = (self.size * (LEADING - CAPITALS), self.size * PARAGRAPH);
        let lines = copy.lines(self.width);
        let last = lines.len() - 1;
        let slab = |(at, line): (usize, crate::words::Line)| {
            let mut slab = Slab {
                above: if at == 0 { around } else { between },
                below: if at == last { around } else { between },
                height: self.size * CAPITALS,
                sticky: last > 0 && (at == 0 || at + 1 == last),
                ..Slab::default()
            };
            let x = self.stand.offset(self.width, line.width);
            slab.put_line(line, x, self.size * CAPITALS, Some(part));
            slab
        };
        lines.into_iter().enumerate().map(slab).collect()
    }

    fn list(&self, list: &List) -> Vec<Slab> {
        let whole = self.part(None, Role::List { numbered: list.numbered });
        let style = self.style();
        let marker = |at: usize| if list.numbered { format!("{}.", at + 1) } else { "–".to_owned() };
        let widest = (0..list.items.len()).map(|at| self.case.width(&marker(at), style)).fold(0.0, f32::max);
        let indent = widest + 0.5 * self.size;
        let inner = Setter { stand: Stand::Left, ..self.narrower(self.width - indent) };
        let last = list.items.len().saturating_sub(1);
        let between = self.size * 0.65;
        let point = |(at, words): (usize, &Text)| {
            let part = self.part(Some(whole), Role::Point);
            let mut slab = Slab::default();
            let mark = self.copy(&Text::from(marker(at)), style);
            for line in mark.lines(self.width) {
                let x = if list.numbered { widest - line.width } else { 0.0 };
                slab.put_line(line, x, self.size * CAPITALS, Some(part));
            }
            let body = inner.lines(&self.copy(words, style), self.size, Some(part));
            slab.height = body.height;
            slab.put(body, indent, 0.0);
            slab.above = if at == 0 { BETWEEN } else { between };
            slab.below = if at == last { BETWEEN } else { between };
            slab
        };
        list.items.iter().enumerate().map(point).collect()
    }

    fn fields(&self, fields: &Fields) -> Vec<Slab> {
        let across = usize::from(fields.across.max(1));
        let (near, far) = (mm(2.5), mm(7.0));
        let wide = (self.width - (across - 1) as f32 * far) / across as f32;
        let soft = Style { colour: SOFT, ..self.style() };
        let labels: Vec<Copy> = fields.items.iter().map(|field| self.copy(&field.label, soft)).collect();
        let label_width = |column: usize| {
            let own = labels.iter().skip(column).step_by(across).map(Copy::widest).fold(0.0, f32::max);
            own.min(wide * 0.55)
        };
        let widths: Vec<f32> = (0..across).map(label_width).collect();
        let rows = fields.items.len().div_ceil(across);
        let row = |(at, items): (usize, &[damier_documents::paper::Field])| {
            let mut slab = Slab {
                above: if at == 0 { BETWEEN } else { mm(2.4) },
                below: if at + 1 == rows { BETWEEN } else { mm(2.4) },
                ..Slab::default()
            };
            for (column, field) in items.iter().enumerate() {
                let part = self.part(None, Role::Paragraph);
                let left = column as f32 * (wide + far);
                let label = Setter { stand: Stand::Left, ..self.narrower(widths[column]) };
                let label = label.lines(&labels[at * across + column], self.size, Some(part));
                slab.height = slab.height.max(label.height);
                slab.put(label, left, 0.0);
                let x = left + widths[column] + near;
                let room = wide - widths[column] - near;
                if field.value.is_empty() {
                    slab.height = slab.height.max(self.size * 0.95);
                    slab.rule(x, self.size * 0.95, room, WRITE);
                } else {
                    let value = Setter { stand: Stand::Left, ..self.narrower(room) };
                    let value = value.lines(&self.copy(&field.value, self.style()), self.size, Some(part));
                    slab.height = slab.height.max(value.height);
                    slab.put(value, x, 0.0);
                }
            }
            slab
        };
        fields.items.chunks(across).enumerate().map(row).collect()
    }

    fn figure(&self, figure: &Figure) -> Slab {
        let svg = bare(&figure.diagram).svg();
        let mut slab = self.picture(&svg, f32::from(figure.width), described(&figure.diagram));
        if let Some(caption) = &figure.diagram.caption {
            let size = self.size * 0.9;
            let part = self.part(None, Role::Caption);
            let copy = self.copy(&Text::from(caption), Style::new(Face::SerifItalic, size, INK));
            let wide = mm(f32::from(figure.width)).min(self.width);
            let words = Setter { stand: Stand::Centre, ..self.narrower(wide) }.lines(&copy, size, Some(part));
            let (left, down) = ((self.width - wide) / 2.0, slab.height + mm(1.5));
            slab.height = down + words.height;
            slab.put(words, left, down);
        }
        slab
    }

    fn code(&self, own: &Code) -> Slab {
        self.picture(&code(own), f32::from(own.width), own.address.clone())
    }

    /// A picture in the middle of the line; without it there is still its room.
    fn picture(&self, svg: &str, millimetres: f32, description: String) -> Slab {
        let width = mm(millimetres).min(self.width);
        let mut slab = Slab { above: BETWEEN, below: BETWEEN, height: width, ..Slab::default() };
        if let Some(tree) = picture::read(svg) {
            let height = width * tree.size().height() / tree.size().width().max(1.0);
            let part = self.part(None, Role::Figure(description));
            let x = (self.width - width) / 2.0;
            slab.height = height;
            slab.items.push(Item::Picture { x, y: 0.0, width, height, tree, part });
        }
        slab
    }

    /// Role, line, name, and a line for the date: all on one foot.
    fn signature(&self, signature: &Signature) -> Slab {
        let part = self.part(None, Role::Paragraph);
        let (between, high) = (mm(3.0), self.size * 1.1);
        let style = self.style();
        let role = self.copy(&signature.role, style);
        let date = signature.date.as_ref().map(|date| self.copy(date, Style { colour: SOFT, ..style }));
        let dated = date.as_ref().map_or(0.0, |date| 2.0 * between + date.widest() + mm(24.0));
        let room = self.width - dated - 2.0 * between;
        let role_width = role.widest().min(room * 0.42);
        let name = (!signature.name.is_empty()).then(|| self.copy(&signature.name, style));
        let free = room - role_width;
        let name_width = name.as_ref().map_or(free / 2.0, |name| name.widest().min(free * 0.6));
        let role =
            Setter { stand: Stand::Left, ..self.narrower(role_width) }.lines(&role, self.size, Some(part));
        let name = name.map(|name| {
            let own = Setter { stand: Stand::Left, ..self.narrower(name_width) };
            own.lines(&name, self.size, Some(part))
        });
        // A name of several lines stands on the line with its last one, and nothing above it is written over.
        let tallest = name.as_ref().map_or(0.0, |name| name.height).max(role.height);
        let mut slab = Slab { above: mm(7.0), below: BETWEEN, height: tallest.max(high), ..Slab::default() };
        let foot = slab.height;
        let down = foot - role.height;
        slab.put(role, 0.0, down);
        let line_at = role_width + between;
        slab.rule(line_at, foot, free - name_width, SIGN);
        let name_at = line_at + free - name_width + between;
        match name {
            Some(own) => {
                let down = foot - own.height;
                slab.put(own, name_at, down);
            }
            None => slab.rule(name_at, foot, name_width, WRITE),
        }
        if let Some(date) = date {
            let at = name_at + name_width + between;
            let wide = date.widest();
            let own =
                Setter { stand: Stand::Left, ..self.narrower(wide) }.lines(&date, self.size, Some(part));
            let down = foot - own.height;
            slab.put(own, at, down);
            slab.rule(at + wide + between, foot, mm(24.0), SIGN);
        }
        slab
    }

    fn writing(&self, writing: &Writing) -> Vec<Slab> {
        let mut slabs = Vec::new();
        if !writing.label.is_empty() {
            let part = self.part(None, Role::Paragraph);
            let soft = Style { colour: SOFT, ..self.style() };
            let label = self.lines(&self.copy(&writing.label, soft), self.size, Some(part));
            slabs.push(Slab { above: BETWEEN, sticky: true, ..label });
        }
        for _ in 0..writing.lines {
            let mut slab = Slab { height: mm(8.0), ..Slab::default() };
            slab.rule(0.0, slab.height, self.width, WRITE);
            slabs.push(slab);
        }
        if let Some(last) = slabs.last_mut() {
            last.below = BETWEEN;
            last.sticky = false;
        }
        slabs
    }

    fn group(&self, group: Group, inner: &[Block]) -> Vec<Slab> {
        match group {
            Group::Together => stuck(self.slabs(inner)),
            Group::Centred => Setter { stand: Stand::Centre, ..*self }.slabs(inner),
            Group::Framed => {
                let inset = mm(5.0);
                let slabs = self.narrower(self.width - 2.0 * inset).slabs(inner);
                let framed = |lot: Vec<Slab>| {
                    let own = stack(lot);
                    let mut slab = Slab {
                        above: BETWEEN,
                        below: BETWEEN,
                        height: own.height + 2.0 * inset,
                        ..Slab::default()
                    };
                    let size = (self.width, slab.height);
                    slab.put(own, inset, inset);
                    slab.frame((0.0, 0.0), size, FRAME);
                    slab
                };
                lots(slabs, self.high - 2.0 * inset).into_iter().map(framed).collect()
            }
            // Columns inside another group are evened out where they stand.
            Group::Columns(count) => {
                let count = usize::from(count.max(1));
                let wide = self.column(count);
                let slabs = self.narrower(wide).slabs(inner);
                let high = balanced(&slabs, count).unwrap_or(f32::MAX);
                vec![beside(slabs, count, high, wide, BETWEEN_COLUMNS).0]
            }
        }
    }

    /// Things beside each other; no card is parted, and a row higher than a page goes on on the next.
    fn grid(&self, grid: &Grid) -> Vec<Slab> {
        let across = usize::from(grid.across.max(1));
        let (inset, between) = if grid.cut { (mm(4.0), 0.0) } else { (0.0, BETWEEN_BESIDE) };
        let wide = (self.width - (across - 1) as f32 * between) / across as f32;
        let inner = self.narrower(wide - 2.0 * inset);
        let around = if grid.cut { 0.0 } else { BETWEEN_BESIDE };
        let mut rows = Vec::new();
        for cells in grid.cells.chunks(across) {
            let cells: Vec<Vec<Vec<Slab>>> =
                inner.level(cells).into_iter().map(|slabs| lots(slabs, self.high - 2.0 * inset)).collect();
            let deep = cells.iter().map(Vec::len).max().unwrap_or(0);
            let mut columns: Vec<_> = cells.into_iter().map(Vec::into_iter).collect();
            for _ in 0..deep {
                let stacked: Vec<Slab> =
                    columns.iter_mut().map(|column| stack(column.next().unwrap_or_default())).collect();
                let high = stacked.iter().map(|slab| slab.height).fold(0.0, f32::max) + 2.0 * inset;
                let mut row = Slab { above: around, below: around, height: high, ..Slab::default() };
                for (at, slab) in stacked.into_iter().enumerate() {
                    let left = at as f32 * (wide + between);
                    row.put(slab, left + inset, inset);
                    if grid.cut {
                        row.frame((left, 0.0), (wide, high), CUT);
                    }
                }
                rows.push(row);
            }
        }
        if let (Some(first), true) = (rows.first_mut(), grid.cut) {
            first.above = BETWEEN;
        }
        rows
    }

    /// The cells of a row; where each ends with a diagram, the diagrams stand at one height below what is longest.
    fn level(&self, cells: &[Vec<Block>]) -> Vec<Vec<Slab>> {
        let is_figure = |cell: &Vec<Block>| matches!(cell.last(), Some(Block::Figure(_)));
        let mut slabs: Vec<Vec<Slab>> = cells.iter().map(|cell| self.slabs(cell)).collect();
        if !cells.iter().all(is_figure) {
            return slabs;
        }
        // How far down each diagram would stand by itself.
        let above = |cell: &Vec<Block>| {
            let heading = stack(self.slabs(&cell[..cell.len() - 1]));
            (heading.height, heading.below)
        };
        let above: Vec<(f32, f32)> = cells.iter().map(above).collect();
        let longest = above.iter().map(|(height, _)| *height).fold(0.0, f32::max);
        for (own, (height, below)) in slabs.iter_mut().zip(above) {
            if let Some(figure) = own.last_mut().filter(|_| height > 0.0) {
                figure.above = figure.above.max(below) + longest - height;
            }
        }
        slabs
    }

    /// The head of a paper: its title and the lines below it.
    pub(crate) fn mast(&self, title: &str, lines: &[Text]) -> Slab {
        let size = self.size * 18.0 / 9.5;
        let part = self.part(None, Role::Heading(1, title.to_owned()));
        let copy = self.copy(&Text::from(title), Style::new(Face::SerifBold, size, INK));
        let mut mast = self.lines(&copy, size, Some(part));
        let soft = Style { colour: SOFT, ..self.style() };
        for (at, line) in lines.iter().enumerate() {
            let part = self.part(None, Role::Paragraph);
            let own = self.lines(&self.copy(line, soft), self.size, Some(part));
            let down = mast.height + if at == 0 { mm(3.0) } else { mm(1.6) };
            mast.height = down + own.height;
            mast.put(own, 0.0, down);
        }
        mast.height += mm(3.0);
        let foot = mast.height;
        mast.rule(0.0, foot, self.width, UNDER_MAST);
        Slab { below: mm(7.0), ..mast }
    }
}

/// Slabs that stay on one page.
pub(crate) fn stuck(mut slabs: Vec<Slab>) -> Vec<Slab> {
    let last = slabs.len().saturating_sub(1);
    for slab in slabs.iter_mut().take(last) {
        slab.sticky = true;
    }
    slabs
}
