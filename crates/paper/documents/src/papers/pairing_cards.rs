//! The cards of a Swiss: one for each player, several on a page, to be cut out.
//!
//! | field of every round | clause |
//! | --- | --- |
//! | colour, opponent's name and number, result, score so far, provisional Solkoff and Sonneborn-Berger | FMJD-V.4.1 |
//! | number of the draw, name, opponent, colour, result, score, descent or ascent | COL-App4.2 |

use damier_compete::event::StageTable;
use damier_compete::{Cell, Entrant};
use damier_language::Args;

use super::clerk::{Clerk, Staged};
use super::coefficients::Coefficients;
use super::listing::{Listing, or_empty};
use super::options::PaperError;
use crate::paper::{Block, Column, Fields, Grid, Heading, Paper, Ruling, Table};

pub(super) fn make(clerk: &Clerk<'_>) -> Result<Paper, PaperError> {
    let staged = clerk.staged()?;
    if !Clerk::is_swiss(staged) {
        return Err(PaperError::NotSwiss);
    }
    let chosen = clerk.chosen(staged)?;
    let table = clerk.table(staged)?;
    let coefficients = Coefficients::new(clerk, staged, &table);
    let cards = chosen.into_iter().filter_map(|entrant| {
        let line = table.line_of(entrant)?;
        Some(card(clerk, staged, &Owner { entrant, line, table: &table, coefficients: &coefficients }))
    });
    let cards: Vec<Vec<Block>> = cards.collect();
    Ok(clerk.paper(clerk.text("paper-pairing-cards")).without_masthead().with(Grid::cards(1, cards)))
}

/// Whose card it is.
struct Owner<'a> {
    entrant: Entrant,
    line: Entrant,
    table: &'a StageTable,
    coefficients: &'a Coefficients,
}

fn card(clerk: &Clerk<'_>, staged: Staged<'_>, owner: &Owner<'_>) -> Vec<Block> {
    let entrant = owner.entrant;
    let number = or_empty(clerk.number(staged, entrant));
    let mut fields = Fields::across(4)
        .field(clerk.text("paper-col-number"), number)
        .field(clerk.text("paper-col-rating"), or_empty(clerk.rating(entrant)))
        .field(clerk.text("paper-col-federation"), or_empty(clerk.federation(entrant)));
    if let Some(title) = clerk.title(entrant) {
        fields = fields.field(clerk.text("paper-col-title"), title);
    }
    let args = Args::new().with("event", clerk.regulation.name.clone());
    vec![
        Heading::part(clerk.name(entrant)).into(),
        Block::paragraph(crate::paper::Text::small(clerk.translate("paper-card-of", &args))),
        fields.into(),
        rounds(clerk, staged, owner).into(),
    ]
}

/// A row for every round of the stage; those to come are empty.
fn rounds(clerk: &Clerk<'_>, staged: Staged<'_>, owner: &Owner<'_>) -> Table {
    let sheet = &owner.table.sheet;
    let line = sheet.line(owner.line);
    let all: Vec<usize> = (0..usize::from(clerk.state.rounds_planned(staged.stage))).collect();
    let cell = |round: &usize| line.cells.get(*round).copied();
    let opponent = |round: &usize| match cell(round) {
        Some(Cell::Paired { opponent, .. }) => {
            owner.table.sheet.lines.get(opponent.index()).map(|own| (opponent, own))
        }
        _ => None,
    };
    let name = |round: &usize| match (opponent(round), cell(round)) {
        (Some((line, _)), _) => {
            let entrant = owner.table.entrants.get(line.index()).copied().unwrap_or(line);
            clerk.name(entrant).to_owned()
        }
        (None, Some(Cell::Bye | Cell::PlusAfterWithdrawal)) => clerk.text("paper-card-free"),
        (None, Some(_)) => clerk.text("paper-card-absent"),
        (None, None) => String::new(),
    };
    let colour = |round: &usize| match cell(round) {
        Some(Cell::Paired { color, .. }) => clerk.colour_sign(color),
        _ => String::new(),
    };
    let total = |round: &usize| {
        let known = cell(round).is_some();
        or_empty(known.then(|| clerk.points(sheet.points_after(owner.line, round + 1))))
    };
    let float = |round: &usize| {
        let (other, _) = opponent(round)?;
        let before = |line: Entrant| sheet.points_after(line, *round);
        Some(match before(owner.line).cmp(&before(other)) {
            std::cmp::Ordering::Greater => "↓",
            std::cmp::Ordering::Less => "↑",
            std::cmp::Ordering::Equal => "",
        })
    };
    let number = owner.table.sheet.line(owner.line).number;
    Listing::new(format!("card-{number}"))
        .column(Column::number(clerk.text("paper-col-round")), |round: &usize| (round + 1).to_string())
        .column(Column::centred(clerk.text("paper-col-colour")), colour)
        .column(Column::number(clerk.text("paper-col-number")), |round| {
            or_empty(opponent(round).map(|(_, own)| own.number))
        })
        .column(Column::text(clerk.text("paper-col-opponent")).wide(), name)
        .column(Column::centred(clerk.text("paper-col-result")), |round| {
            or_empty(cell(round).map(|cell| clerk.unpaired(cell)))
        })
        .column(Column::number(clerk.text("paper-col-total")), total)
        .column(Column::centred(clerk.text("paper-col-float")), |round| or_empty(float(round)))
        .column(Column::number(clerk.text("criterion-short-solkoff")), |round| {
            owner.coefficients.solkoff(*round, owner.line).to_owned()
        })
        .column(Column::number(clerk.text("criterion-short-sonneborn-berger")), |round| {
            owner.coefficients.sonneborn_berger(*round, owner.line).to_owned()
        })
        .of(&all)
        .ruling(Ruling::Boxes)
}
