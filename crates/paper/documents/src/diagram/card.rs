//! A card: a diagram with a few words beside it, in the measure in which other sites show what a link leads to.

use std::fmt::Write as _;

use damier_diagram::{Coordinates, Diagram, escape, wrap};

/// How high a card is, in pixels.
const HEIGHT: u32 = 630;

/// How many letters stand in a line of the title and of the rest, and how many lines there are at most.
const TITLE: (usize, usize) = (20, 4);
const REST: (usize, usize) = (34, 6);

/// A diagram with words beside it.
#[derive(Debug, Clone)]
pub struct Card {
    /// What is shown.
    pub diagram: Diagram,
    /// What it is, in large letters.
    pub title: String,
    /// What else there is to say, a line each.
    pub lines: Vec<String>,
}

impl Card {
    /// How wide a card is, in pixels.
    pub const WIDTH: u32 = 1200;

    /// The card as an SVG document.
    pub fn svg(&self) -> String {
        let diagram =
            Diagram { caption: None, coordinates: Coordinates::None, turn: false, ..self.diagram.clone() };
        let board =
            diagram.svg().replacen("<svg ", "<svg x=\"35\" y=\"35\" width=\"560\" height=\"560\" ", 1);
        let width = Card::WIDTH;
        let mut out = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {HEIGHT}\">\n\
             <rect width=\"{width}\" height=\"{HEIGHT}\" fill=\"#f7f2e8\"/>\n{board}"
        );
        let mut y = 110.0;
        for line in wrap(&self.title, TITLE.0).into_iter().take(TITLE.1) {
            text(&mut out, y, 52, "serif", "#2a231d", &line);
            y += 64.0;
        }
        y += 12.0;
        for line in self.lines.iter().flat_map(|line| wrap(line, REST.0)).take(REST.1) {
            text(&mut out, y, 30, "sans-serif", "#675b4f", &line);
            y += 44.0;
        }
        text(&mut out, 585.0, 34, "serif", "#9a3412", "Damier");
        out.push_str("</svg>\n");
        out
    }
}

fn text(out: &mut String, y: f32, size: u32, family: &str, color: &str, words: &str) {
    let words = escape(words);
    let _ = writeln!(
        out,
        "<text x=\"640\" y=\"{y}\" font-family=\"{family}\" font-size=\"{size}\" fill=\"{color}\">{words}</text>"
    );
}

#[cfg(test)]
mod tests {
    use damier_rules::{Position, Variant};

    use super::*;
    use crate::Picture as _;

    #[test]
    fn a_card_has_the_measure_that_other_sites_want() {
        let diagram = Diagram::of(&Position::start(Variant::International));
        let lines = vec!["International, FMJD".to_owned(), "<b>".to_owned()];
        let card =
            Card { diagram, title: "Olena – Jūratė, a rather long title for a card".to_owned(), lines };
        assert!(card.svg().contains("&lt;b&gt;"), "words are only words");
        let png = card.png(Card::WIDTH).expect("a picture");
        let side = |at: usize| u32::from_be_bytes([png[at], png[at + 1], png[at + 2], png[at + 3]]);
        assert_eq!((side(16), side(20)), (Card::WIDTH, HEIGHT));
    }
}
