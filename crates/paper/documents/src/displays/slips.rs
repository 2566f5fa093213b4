//! Slips for opponents, to be cut out: their board, their rules, and the code that opens the board on a phone.

use damier_displays::{Display, Kind};
use damier_language::Words;
use damier_rules::Color;

use super::sheet;
use crate::paper::{Block, Code, Grid, Heading, Paper, Text};

/// A slip for every board, in their order; `links` are the addresses of the boards. A board without one has a
/// slip without a code.
pub fn slips(display: &Display, links: &[String], words: &Words) -> Paper {
    let links = links.iter().map(Some).chain(std::iter::repeat(None));
    let cards = (1..).zip(&display.terms().opponents).zip(links).map(|((number, opponent), link)| {
        let colour = if Color::from(opponent.giver) == Color::White { "color-black" } else { "color-white" };
        let mut slip: Vec<Block> = vec![
            Heading::part(format!("{} {number}: {}", words.text("simul-board"), opponent.name)).into(),
            Block::paragraph(format!(
                "{} · {}",
                display.terms().giver,
                words.text(super::kind(display.kind()))
            )),
            Block::paragraph(format!("{}: {}", words.text("simul-your-colour"), words.text(colour))),
        ];
        slip.extend(link.map(|link| Code::new(link.as_str()).into()));
        slip.push(Block::paragraph(Text::small(words.text(rule(display.kind())))));
        slip.extend(link.map(|link| Block::paragraph(Text::small(link.as_str()))));
        slip
    });
    sheet("simul-slips", display, words).without_masthead().with(Grid::cards(2, cards))
}

/// What an opponent has to know.
const fn rule(kind: Kind) -> &'static str {
    match kind {
        Kind::Normal => "simul-rule-normal",
        Kind::Clocks => "simul-rule-clocks",
        Kind::Blindfold => "simul-rule-blindfold",
    }
}
