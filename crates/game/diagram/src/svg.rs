//! The SVG document.
//!
//! It carries its own description (`title` and `desc`) for those who cannot see it, a name on every
//! piece for the pointer, and no identifiers, so that many diagrams can stand in one page.

use std::fmt::Write;

use crate::layout::{Layout, Number, Point, SQUARE, wrap};
use crate::theme::{Fill, Palette};
use crate::{Coordinates, Diagram, marks, pieces};

const SANS: &str = "system-ui, sans-serif";
const SERIF: &str = "Georgia, serif";

impl Diagram {
    /// The diagram as an SVG document.
    pub fn svg(&self) -> String {
        let layout = Layout::new(self);
        let palette = self.theme.palette();
        let mut out = String::with_capacity(16 * 1024);
        self.open(&mut out, &layout, palette);
        self.squares(&mut out, &layout, palette);
        if let Some(last_move) = &self.last_move {
            marks::route(&mut out, palette, &layout, self.board(), last_move);
        }
        self.names(&mut out, &layout, palette);
        self.pieces(&mut out, &layout, palette);
        for (from, to) in &self.arrows {
            if self.board().has(*from) && self.board().has(*to) {
                marks::arrow(&mut out, palette, &layout, *from, *to);
            }
        }
        if self.turn {
            let _ = write!(out, "<g><title>{}</title>", self.turn_in_words());
            pieces::turn(&mut out, palette, self.setup.to_move, layout.turn(self.setup.to_move));
            out.push_str("</g>\n");
        }
        self.write_caption(&mut out, &layout, palette);
        out.push_str("</svg>\n");
        out
    }

    /// Whether discs are drawn slightly from above.
    pub(crate) fn draws_towers(&self) -> bool {
        self.setup.variant.has_towers() || self.setup.placed.iter().any(|(_, tower)| tower.height() > 1)
    }

    fn open(&self, out: &mut String, layout: &Layout, palette: &Palette) {
        let (width, height) = (Number(layout.width()), Number(layout.height()));
        let _ = write!(
            out,
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">
<title>{}</title>
<desc>{}</desc>
<rect width="{width}" height="{height}" fill="{}"/>
"#,
            escape(&self.title()),
            escape(&self.describe()),
            palette.ground,
        );
    }

    fn squares(&self, out: &mut String, layout: &Layout, palette: &Palette) {
        let corner = layout.origin();
        let (x, y, side) = (Number(corner.x), Number(corner.y), f32::from(self.board().size()) * SQUARE);
        let _ = writeln!(
            out,
            r#"<rect x="{x}" y="{y}" width="{0}" height="{0}" fill="{1}"/>"#,
            Number(side),
            palette.light
        );
        let corners = self.board().squares().map(|square| layout.corner(square));
        let _ = match palette.dark {
            Fill::Plain(color) => {
                writeln!(out, r#"<path d="{}" fill="{color}"/>"#, corners.map(solid).collect::<String>())
            }
            Fill::Hatched(color) => writeln!(
                out,
                r#"<path d="{}" stroke="{color}" stroke-width="1.5" fill="none"/>"#,
                corners.map(hatching).collect::<String>()
            ),
        };
        let _ = writeln!(
            out,
            r#"<rect x="{}" y="{}" width="{side}" height="{side}" fill="none" stroke="{}" stroke-width="4"/>"#,
            Number(corner.x - 2.0),
            Number(corner.y - 2.0),
            palette.frame,
            side = Number(side + 4.0),
        );
    }

    fn names(&self, out: &mut String, layout: &Layout, palette: &Palette) {
        let size = self.board().size();
        match self.coordinates {
            Coordinates::None => return,
            Coordinates::Numbers => {
                // The halo keeps a number readable where the path of the last move crosses it.
                let _ = write!(
                    out,
                    r#"<g font-family="{SANS}" font-size="16" fill="{}" stroke="{}" stroke-width="4" paint-order="stroke" aria-hidden="true">"#,
                    palette.number,
                    palette.halo()
                );
                // Towers rise over the upper corner of their square and leave the lower one free.
                let down = if self.draws_towers() { 94.0 } else { 18.0 };
                for square in self.board().squares() {
                    label(out, layout.corner(square).shifted(6.0, down), self.number(square));
                }
            }
            Coordinates::Letters => {
                let _ = write!(
                    out,
                    r#"<g font-family="{SANS}" font-size="28" fill="{}" text-anchor="middle" aria-hidden="true">"#,
                    palette.ink
                );
                for i in 0..size {
                    label(out, layout.letter(i), char::from(b'a' + i));
                    label(out, layout.digit(i), i + 1);
                }
            }
        }
        out.push_str("</g>\n");
    }

    /// From the far row to the near one, so that a near tower covers a far one and never the reverse.
    fn pieces(&self, out: &mut String, layout: &Layout, palette: &Palette) {
        let mut occupied: Vec<_> =
            self.board().squares().filter_map(|square| Some((square, self.at(square)?))).collect();
        occupied.sort_by_key(|(square, _)| layout.row(*square));
        let towers = self.draws_towers();
        for (square, tower) in occupied {
            let _ = write!(out, "<g><title>{}</title>", escape(&self.tower_in_words(square, tower)));
            if towers {
                pieces::tower(out, palette, tower, layout.corner(square));
            } else {
                pieces::piece(out, palette, tower, layout.centre(square));
            }
            out.push_str("</g>\n");
        }
    }

    fn write_caption(&self, out: &mut String, layout: &Layout, palette: &Palette) {
        let Some(caption) = &self.caption else { return };
        for (i, line) in wrap(caption, layout.letters_a_line()).iter().enumerate() {
            let at = layout.caption(i);
            let _ = writeln!(
                out,
                r#"<text x="{}" y="{}" font-family="{SERIF}" font-size="36" fill="{}" text-anchor="middle">{}</text>"#,
                Number(at.x),
                Number(at.y),
                palette.ink,
                escape(line)
            );
        }
    }
}

fn label(out: &mut String, at: Point, text: impl std::fmt::Display) {
    let _ = write!(out, r#"<text x="{}" y="{}">{text}</text>"#, Number(at.x), Number(at.y));
}

/// A filled square as a path.
fn solid(corner: Point) -> String {
    format!("M{corner}h{0}v{0}h-{0}z", Number(SQUARE))
}

/// The slanted lines of a hatched square.
fn hatching(corner: Point) -> String {
    const LINES: u8 = 10;
    let step = SQUARE / f32::from(LINES);
    let mut path = String::new();
    for i in 1..2 * LINES {
        let along = f32::from(i) * step;
        let (low, high) = ((along - SQUARE).max(0.0), along.min(SQUARE));
        let _ = write!(path, "M{}L{}", corner.shifted(low, high), corner.shifted(high, low));
    }
    path
}

/// Text for XML: markup is escaped, characters that XML forbids become a sign that something was there.
pub fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '&' => out.push_str("&amp;"),
            '"' => out.push_str("&quot;"),
            '\t' | '\n' | '\r' => out.push(' '),
            c if c.is_control() || matches!(c, '\u{FFFE}' | '\u{FFFF}') => out.push('\u{FFFD}'),
            c => out.push(c),
        }
    }
    out
}
