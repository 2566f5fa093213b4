//! Blocks as elements.

use std::fmt::Write;

use super::super::{bare, described};
use super::{Page, escape, marked, marked_moves};
use crate::Diagram;
use crate::paper::{Block, Fields, Figure, Grid, Group, Heading, List, Signature, Writing};

impl Page {
    pub(super) fn blocks(&mut self, blocks: &[Block]) {
        for block in blocks {
            self.block(block);
        }
    }

    fn block(&mut self, block: &Block) {
        match block {
            Block::Heading(heading) => self.heading(heading),
            Block::Paragraph(words) => self.line(&format!("<p>{}</p>", marked(words))),
            Block::Moves(words) => self.line(&format!("<p class=\"moves\">{}</p>", marked_moves(words))),
            Block::List(list) => self.list(list),
            Block::Fields(fields) => self.fields(fields),
            Block::Table(table) => self.table(table),
            Block::Figure(figure) => self.figure(figure),
            Block::Code(code) => {
                let alt = escape(&code.address);
                let open =
                    format!("<figure style=\"--width: {}mm\" role=\"img\" aria-label=\"{alt}\">", code.width);
                self.line(&format!("{open}{}</figure>", code.svg()));
            }
            Block::Signature(signature) => self.signature(signature),
            Block::Writing(writing) => self.writing(writing),
            Block::Group(group, blocks) => self.group(*group, blocks),
            Block::Grid(grid) => self.grid(grid),
            Block::PageBreak => self.line("<div class=\"page-break\"></div>"),
        }
    }

    fn line(&mut self, line: &str) {
        self.out.push_str(line);
        self.out.push('\n');
    }

    fn heading(&mut self, heading: &Heading) {
        let level = heading.level.clamp(1, 5) + 1;
        self.line(&format!("<h{level}>{}</h{level}>", marked(&heading.words)));
    }

    fn list(&mut self, list: &List) {
        let kind = if list.numbered { "ol" } else { "ul" };
        self.line(&format!("<{kind}>"));
        for item in &list.items {
            self.line(&format!("<li>{}</li>", marked(item)));
        }
        self.line(&format!("</{kind}>"));
    }

    fn fields(&mut self, fields: &Fields) {
        self.line(&format!("<dl class=\"fields\" style=\"--across: {}\">", fields.across.max(1)));
        for field in &fields.items {
            let value = if field.value.is_empty() {
                "<dd class=\"blank\"></dd>".to_owned()
            } else {
                format!("<dd>{}</dd>", marked(&field.value))
            };
            self.line(&format!("<div><dt>{}</dt>{value}</div>", marked(&field.label)));
        }
        self.line("</dl>");
    }

    /// The drawing is a picture of its own, so that its description is told once and in one place.
    fn figure(&mut self, figure: &Figure) {
        let picture = match self.board.take().filter(|(drawn, _)| *drawn == figure.diagram) {
            Some((_, picture)) => picture,
            None => picture(&figure.diagram),
        };
        let _ = write!(self.out, "<figure style=\"--width: {}mm\">\n{picture}\n", figure.width,);
        self.board = Some((figure.diagram.clone(), picture));
        if let Some(caption) = &figure.diagram.caption {
            self.line(&format!("<figcaption>{}</figcaption>", escape(caption).replace('\n', "<br>")));
        }
        self.line("</figure>");
    }

    fn signature(&mut self, signature: &Signature) {
        let mut line = format!(
            "<p class=\"signature\"><span>{}</span><span class=\"sign\"></span>",
            marked(&signature.role)
        );
        if signature.name.is_empty() {
            line += "<span class=\"sign\"></span>";
        } else {
            let _ = write!(line, "<span>{}</span>", marked(&signature.name));
        }
        if let Some(date) = &signature.date {
            let _ = write!(line, "<span>{}</span><span class=\"sign short\"></span>", marked(date));
        }
        self.line(&(line + "</p>"));
    }

    fn writing(&mut self, writing: &Writing) {
        self.line("<div class=\"writing\">");
        if !writing.label.is_empty() {
            self.line(&format!("<p>{}</p>", marked(&writing.label)));
        }
        for _ in 0..writing.lines {
            self.line("<hr>");
        }
        self.line("</div>");
    }

    fn group(&mut self, group: Group, blocks: &[Block]) {
        let open = match group {
            Group::Together => "<div class=\"together\">".to_owned(),
            Group::Columns(count) => format!("<div class=\"columns\" style=\"--columns: {}\">", count.max(1)),
            Group::Framed => "<div class=\"framed\">".to_owned(),
            Group::Centred => "<div class=\"centred\">".to_owned(),
        };
        self.line(&open);
        self.blocks(blocks);
        self.line("</div>");
    }

    fn grid(&mut self, grid: &Grid) {
        let class = if grid.cut { "cards" } else { "beside" };
        self.line(&format!("<div class=\"{class}\" style=\"--across: {}\">", grid.across.max(1)));
        for cell in &grid.cells {
            self.line("<div>");
            self.blocks(cell);
            self.line("</div>");
        }
        self.line("</div>");
    }
}

/// A board as a picture of its own.
fn picture(diagram: &Diagram) -> String {
    let (description, svg) = (escape(&described(diagram)), in_address(&bare(diagram).svg()));
    format!("<img alt=\"{description}\" src=\"data:image/svg+xml,{svg}\">")
}

/// A picture inside an address: the few characters that an address or an attribute would end at.
fn in_address(svg: &str) -> String {
    let mut out = String::with_capacity(svg.len() + svg.len() / 8);
    for c in svg.chars() {
        match c {
            '%' => out.push_str("%25"),
            '#' => out.push_str("%23"),
            '"' => out.push_str("%22"),
            '<' => out.push_str("%3C"),
            '>' => out.push_str("%3E"),
            '&' => out.push_str("%26"),
            '\n' => out.push_str("%0A"),
            c => out.push(c),
        }
    }
    out
}
