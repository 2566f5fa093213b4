//! Boards as the server draws them into a page: the same squares and discs as `board/draw.js`, so that a script that takes the
//! board over changes nothing that is seen, and the same classes, so that every theme and set of pieces fits.

use std::fmt::Write as _;

use damier_live::Still;
use damier_live::translated::{LastMove, Piece, ShownBoard, TranslatedView};
use damier_rules::Rulebook;

/// What is drawn.
pub(crate) struct Drawn<'a> {
    board: &'a ShownBoard,
    pieces: &'a [Piece],
    last: Option<&'a LastMove>,
    /// Whether discs are seen slightly from above.
    tall: bool,
    /// Whether Black is at the bottom.
    flipped: bool,
}

/// Radii of a disc, flat and seen from above.
const FLAT: (f32, f32) = (36.0, 36.0);
const TALL: (f32, f32) = (38.0, 18.0);

/// The crown of a king, in parts of its width and height.
const CROWN: [(f32, f32); 7] =
    [(-0.85, 0.75), (-1.0, -0.45), (-0.48, 0.1), (0.0, -0.85), (0.48, 0.1), (1.0, -0.45), (0.85, 0.75)];

/// How far a tower may rise, usually and on the upper row.
const RISE: (f32, f32) = (142.0, 60.0);

/// The variants whose discs are seen from above.
pub(crate) fn is_tall(variant: &str) -> bool {
    matches!(variant, "columns" | "lasca")
}

/// Which board a game is usually shown on.
pub(crate) fn usual_board(variant: &str) -> &'static str {
    if variant == "english" { "checkers" } else { "wood" }
}

/// The board of a game as somebody is shown it.
pub(crate) fn of_game(shown: &TranslatedView, flipped: bool) -> String {
    let drawn = Drawn {
        board: &shown.board,
        pieces: &shown.pieces,
        last: shown.last.as_ref(),
        tall: is_tall(shown.variant),
        flipped,
    };
    drawn.svg()
}

/// A position by itself; nothing where it cannot be read.
pub(crate) fn of_position(rulebook: &str, fen: Option<&str>, flipped: bool) -> String {
    let Ok(book) = Rulebook::named(rulebook) else { return String::new() };
    let variant = book.variant.name();
    let Ok(still) = Still::new(book, fen) else { return String::new() };
    let (board, pieces) = (still.board(), still.pieces());
    Drawn { board: &board, pieces: &pieces, last: None, tall: is_tall(variant), flipped }.svg()
}

/// The board of a rulebook with nothing on it.
pub(crate) fn empty(rulebook: &str) -> String {
    let Ok(still) = Rulebook::named(rulebook).map(|book| Still::new(book, None)) else {
        return String::new();
    };
    let Ok(still) = still else { return String::new() };
    Drawn { board: &still.board(), pieces: &[], last: None, tall: false, flipped: false }.svg()
}

/// A board in its place on a page, with the pieces that it refers to: what is seen until a script takes it over, and
/// where none runs. A position that cannot be read stands there as it was written.
pub(crate) fn in_place(rulebook: &str, fen: &str, flipped: bool) -> String {
    let (drawn, name) = (of_position(rulebook, Some(fen), flipped), escaped(fen));
    if drawn.is_empty() {
        return format!("<p><code>{name}</code></p>");
    }
    let variant = Rulebook::named(rulebook).map_or("", |book| book.variant.name());
    let (sprite, usual) = (sprite(), usual_board(variant));
    format!(
        "{sprite}<damier-board data-usual-board=\"{usual}\"><div class=\"squares\" role=\"img\" \
         aria-label=\"{name}\"><div class=\"drawn-inside\">{drawn}</div></div></damier-board>"
    )
}

/// A text inside of an attribute.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}

/// The flat pieces, once for a page: boards refer to them.
pub(crate) fn sprite() -> String {
    let mut out = String::from("<svg class=\"unseen\" aria-hidden=\"true\" focusable=\"false\"><defs>");
    out.push_str(
        "<pattern id=\"hatch-drawn\" width=\"11\" height=\"11\" patternUnits=\"userSpaceOnUse\" \
         patternTransform=\"rotate(45)\"><rect width=\"2.5\" height=\"11\" class=\"hatch-line\"/></pattern>",
    );
    for letter in ['w', 'W', 'b', 'B'] {
        let _ = write!(out, "<g id=\"piece-{}\" class=\"disc {}\">", name(letter), side(letter));
        flat(&mut out, letter);
        out.push_str("</g>");
    }
    out.push_str("</defs></svg>");
    out
}

/// The name of a disc among the pieces of a page.
fn name(letter: char) -> &'static str {
    match letter {
        'w' => "white",
        'W' => "white-king",
        'b' => "black",
        _ => "black-king",
    }
}

fn side(letter: char) -> &'static str {
    if letter.eq_ignore_ascii_case(&'w') { "white" } else { "black" }
}

fn is_king(letter: char) -> bool {
    letter.is_ascii_uppercase()
}

/// A number with at most two digits after the point.
fn short(number: f32) -> String {
    let text = format!("{number:.2}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

fn body(out: &mut String, (rx, ry): (f32, f32), y: f32, edge: f32) {
    let [left, across, y, edge] = [50.0 - rx, 2.0 * rx, y, edge].map(short);
    let _ = write!(
        out,
        "<path class=\"rim\" d=\"M{left},{y}a{rx},{ry} 0 0 1 {across},0v{edge}a{rx},{ry} 0 0 1 -{across},0z\"/>"
    );
}

fn face(out: &mut String, (rx, ry): (f32, f32), y: f32) {
    let y = short(y);
    let _ = write!(out, "<ellipse class=\"face\" cx=\"50\" cy=\"{y}\" rx=\"{rx}\" ry=\"{ry}\"/>");
}

/// What some sets of pieces have on the face of a disc.
fn finish(out: &mut String, (rx, ry): (f32, f32), y: f32, is_king: bool) {
    let parts: &[f32] = if is_king { &[0.84] } else { &[0.78, 0.5] };
    for part in parts {
        let [x, across, down] = [y, rx * part, ry * part].map(short);
        let _ = write!(out, "<ellipse class=\"groove\" cx=\"50\" cy=\"{x}\" rx=\"{across}\" ry=\"{down}\"/>");
    }
    let [top, across, down] = [y - 0.42 * ry, rx * 0.62, ry * 0.34].map(short);
    let _ = write!(out, "<ellipse class=\"gloss\" cx=\"50\" cy=\"{top}\" rx=\"{across}\" ry=\"{down}\"/>");
}

fn crown(out: &mut String, y: f32, width: f32, height: f32) {
    let points: Vec<String> = CROWN
        .iter()
        .map(|(x, dy)| format!("{},{}", short(50.0 + x * width), short(y + dy * height)))
        .collect();
    let _ = write!(out, "<path class=\"crown\" d=\"M{}z\"/>", points.join("L"));
}

fn ring(out: &mut String, (rx, ry): (f32, f32), y: f32) {
    let [y, across, down] = [y, rx * 0.55, ry * 0.55].map(short);
    let _ = write!(out, "<ellipse class=\"ring\" cx=\"50\" cy=\"{y}\" rx=\"{across}\" ry=\"{down}\"/>");
}

fn flat(out: &mut String, letter: char) {
    if is_king(letter) {
        body(out, FLAT, 54.0, 6.0);
        body(out, FLAT, 45.0, 6.0);
        face(out, FLAT, 45.0);
        finish(out, FLAT, 45.0, true);
        crown(out, 45.0, 21.0, 21.0);
        ring(out, FLAT, 45.0);
    } else {
        body(out, FLAT, 47.0, 6.0);
        face(out, FLAT, 47.0);
        finish(out, FLAT, 47.0, false);
    }
}

/// Lines on the edge of a disc: a few broad ones of a king, many fine ones where edges are milled.
fn edge_lines(out: &mut String, class: &str, steps: &[f32], y: f32, edge: f32) {
    let (rx, ry) = TALL;
    let line = |dx: &f32| {
        let down = ry * (1.0 - (dx / rx).powi(2)).max(0.0).sqrt();
        format!("M{},{}v{}", short(50.0 + dx), short(y + down + 1.6), short((edge - 3.2).max(1.0)))
    };
    let _ = write!(out, "<path class=\"{class}\" d=\"{}\"/>", steps.iter().map(line).collect::<String>());
}

const STRIPES: [f32; 3] = [-19.0, 0.0, 19.0];
const NOTCHES: [f32; 9] = [-34.0, -28.0, -21.0, -11.0, 0.0, 11.0, 21.0, 28.0, 34.0];

fn stack(out: &mut String, tower: &str, rise: f32) {
    let height = tower.chars().count().max(1);
    let edge = (rise / height as f32).min(11.5);
    for (index, letter) in tower.chars().rev().enumerate() {
        let y = 68.0 - (index as f32 + 1.0) * edge;
        let _ = write!(out, "<g class=\"disc {}\">", side(letter));
        body(out, TALL, y, edge);
        edge_lines(out, "mill", &NOTCHES, y, edge);
        if is_king(letter) {
            edge_lines(out, "stripe", &STRIPES, y, edge);
        }
        if index + 1 == height {
            face(out, TALL, y);
            finish(out, TALL, y, is_king(letter));
            if is_king(letter) {
                crown(out, y - 1.0, 18.0, 11.0);
                ring(out, TALL, y);
            }
        }
        out.push_str("</g>");
    }
}

impl Drawn<'_> {
    /// Row and column of a square as it is seen.
    fn place(&self, row: u8, col: u8) -> (u8, u8) {
        let ShownBoard { rows, cols, .. } = self.board;
        if self.flipped { (rows - 1 - row, cols - 1 - col) } else { (row, col) }
    }

    fn corner(&self, square: &str) -> Option<(u32, u32)> {
        let (_, row, col) = self.board.numbering.iter().find(|(name, ..)| name == square)?;
        let (row, col) = self.place(*row, *col);
        Some((u32::from(col) * 100, u32::from(row) * 100))
    }

    /// The picture, for the inside of a page that has the sprite.
    pub(crate) fn svg(&self) -> String {
        let (width, height) = (u32::from(self.board.cols) * 100, u32::from(self.board.rows) * 100);
        let mut out = String::with_capacity(6 * 1024);
        let _ =
            write!(out, "<svg viewBox=\"0 0 {width} {height}\" aria-hidden=\"true\" focusable=\"false\">");
        let _ = write!(out, "<rect width=\"{width}\" height=\"{height}\" class=\"light\"/>");
        let dark: String = self
            .board
            .numbering
            .iter()
            .map(|(_, row, col)| {
                let (row, col) = self.place(*row, *col);
                format!("M{},{}h100v100h-100z", u32::from(col) * 100, u32::from(row) * 100)
            })
            .collect();
        let _ = write!(out, "<path d=\"{dark}\" class=\"dark\"/>");
        let _ = write!(out, "<path d=\"{dark}\" fill=\"url(#hatch-drawn)\" class=\"hatch\"/>");
        self.coordinates(&mut out);
        self.marks(&mut out);
        self.pieces(&mut out);
        out.push_str("</svg>");
        out
    }

    fn marks(&self, out: &mut String) {
        let Some(last) = self.last else { return };
        out.push_str("<g class=\"marks\">");
        for (square, class) in [(Some(&last.from), "last by"), (last.path.last(), "last")]
            .into_iter()
            .filter_map(|(at, class)| Some((at?, class)))
        {
            if let Some((x, y)) = self.corner(square) {
                let _ = write!(
                    out,
                    "<rect x=\"{}\" y=\"{}\" width=\"94\" height=\"94\" class=\"{class}\"/>",
                    x + 3,
                    y + 3
                );
            }
        }
        out.push_str("</g>");
    }

    fn pieces(&self, out: &mut String) {
        let mut placed: Vec<_> =
            self.pieces.iter().filter_map(|piece| Some((self.corner(&piece.sq)?, &piece.tower))).collect();
        placed.sort_by_key(|((x, y), _)| (*y, *x));
        for ((x, y), tower) in placed {
            if self.tall {
                let _ = write!(out, "<g transform=\"translate({x},{y})\">");
                stack(out, tower, if y == 0 { RISE.1 } else { RISE.0 });
                out.push_str("</g>");
            } else if let Some(letter) = tower.chars().next() {
                let _ = write!(out, "<use href=\"#piece-{}\" x=\"{x}\" y=\"{y}\"/>", name(letter));
            }
        }
    }

    /// Letters and digits at the edge, or a number on each square.
    fn coordinates(&self, out: &mut String) {
        let is_lettered = self
            .board
            .numbering
            .first()
            .is_some_and(|(name, ..)| name.starts_with(|first: char| first.is_ascii_alphabetic()));
        out.push_str("<g class=\"coordinates\">");
        let mut write = |x: u32, y: u32, text: &str, shade: &str| {
            let _ = write!(out, "<text x=\"{x}\" y=\"{y}\" class=\"inside {shade}\">{text}</text>");
        };
        for (name, row, col) in &self.board.numbering {
            let (row, col) = self.place(*row, *col);
            let (x, y) = (u32::from(col) * 100, u32::from(row) * 100);
            if !is_lettered {
                write(x + 5, y + 22, name, "on-dark");
                continue;
            }
            let (letter, digit) = name.split_at(1);
            match col {
                0 => write(5, y + 24, digit, "on-dark"),
                1 => write(5, y + 24, digit, "on-light"),
                _ => {}
            }
            if row + 1 == self.board.rows {
                write(x + 82, y + 94, letter, "on-dark");
            } else if row + 2 == self.board.rows {
                write(x + 82, y + 194, letter, "on-light");
            }
        }
        out.push_str("</g>");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_can_be_drawn() {
        for book in Rulebook::all() {
            let drawn = of_position(book.name, None, false);
            let count =
                drawn.matches(if is_tall(book.variant.name()) { "<g transform" } else { "<use " }).count();
            let men = Still::new(book.clone(), None).expect("a start").pieces().len();
            assert_eq!(count, men, "{}", book.name);
            assert!(!drawn.contains(" id="), "many boards may stand on a page");
        }
        assert_eq!(of_position("fmjd-100", Some("nonsense"), false), "");
    }

    #[test]
    fn a_board_can_be_turned() {
        let fen = "W:W50:B1";
        let (usual, turned) =
            (of_position("fmjd-100", Some(fen), false), of_position("fmjd-100", Some(fen), true));
        assert!(usual.contains("<use href=\"#piece-white\" x=\"800\" y=\"900\"/>"), "{usual}");
        assert!(turned.contains("<use href=\"#piece-white\" x=\"100\" y=\"0\"/>"), "{turned}");
    }

    #[test]
    fn towers_show_every_disc() {
        let drawn = of_position("columns-lasca", None, false);
        assert_eq!(drawn.matches("class=\"disc ").count(), 22, "{drawn}");
        let mut tower = String::new();
        stack(&mut tower, "wbB", RISE.0);
        assert_eq!(tower.matches("class=\"disc ").count(), 3, "{tower}");
        assert_eq!(tower.matches("class=\"face\"").count(), 1, "only the top one shows its face: {tower}");
        assert_eq!(
            tower.matches("class=\"stripe\"").count(),
            1,
            "a king below is known by its stripes: {tower}"
        );
    }
}
