//! The openings that were drawn for the tables of a round: number, moves and board, as the table of openings has them
//! (UA13-IV.9.5.2, UA-III.5.5.2, WCDF-6.5).

use damier_compete::event::{GameKey, opening_drawn};
use damier_language::Args;
use damier_pdn::{Notation, write_move};
use damier_rules::ballot::Opening;

use super::clerk::{Clerk, Rounded, Staged};
use crate::paper::{Block, Figure, Grid, Heading};
use crate::{Coordinates, Diagram, Theme};

/// How wide a board is, in millimetres.
const BOARD: u16 = 38;

/// How many boards stand in a row.
const ACROSS: u8 = 4;

/// The moves of an opening, as the rulebook writes them.
fn moves(clerk: &Clerk<'_>, opening: &Opening) -> String {
    let Ok(book) = clerk.regulation.book() else { return String::new() };
    let notation = Notation::of(&book);
    let mut position = opening.start;
    let written = opening.moves.iter().map(|mv| {
        let text = write_move(&position, mv, &notation);
        position = position.play_unchecked(mv);
        text
    });
    written.collect::<Vec<_>>().join(" ")
}

/// The opening of a table in words: its number and its moves.
pub(super) fn text(clerk: &Clerk<'_>, key: GameKey) -> Option<String> {
    let (_, opening) = opening_drawn(clerk.state, key)?;
    let args = Args::new().with("number", opening.number.clone()).with("moves", moves(clerk, &opening));
    Some(clerk.translate("sheet-opening", &args))
}

/// The boards of the openings of a round, each with its table, number and moves.
pub(super) fn figures(clerk: &Clerk<'_>, staged: Staged<'_>, rounded: Rounded<'_>) -> Vec<Block> {
    let tables = (1_u16..).take(rounded.round.encounters.len());
    let drawn = tables.filter_map(|table| {
        let key = GameKey::table(staged.id, rounded.number, table);
        let (_, opening) = opening_drawn(clerk.state, key)?;
        let place = clerk.translate("paper-in-table", &Args::new().with("table", table));
        let caption = format!("{place}: {}", text(clerk, key)?);
        let position = opening.position();
        let diagram = Diagram {
            theme: Theme::Print,
            coordinates: Coordinates::of(position.variant()),
            caption: Some(caption),
            ..Diagram::of(&position)
        };
        Some(vec![Block::from(Figure::new(diagram).width(BOARD))])
    });
    let cells: Vec<Vec<Block>> = drawn.collect();
    if cells.is_empty() {
        return Vec::new();
    }
    let grid = Grid { across: ACROSS, cut: false, cells };
    vec![Heading::part(clerk.text("paper-openings")).into(), grid.into()]
}
