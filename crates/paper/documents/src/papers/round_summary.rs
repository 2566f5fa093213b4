//! What the pairing committee needs before the next round: score groups with colours, floats and free
//! rounds (FMJD-V.11.2).

use std::collections::BTreeMap;

use damier_compete::event::{Role, StageTable};
use damier_compete::{Cell, Entrant, Points, Sheet};
use damier_language::Args;

use super::clerk::Clerk;
use super::listing::{Listing, or_empty};
use super::options::PaperError;
use crate::paper::{Column, Paper, Ruling, Table, Text};

pub(super) fn make(clerk: &Clerk<'_>) -> Result<Paper, PaperError> {
    let staged = clerk.staged()?;
    let rounded = clerk.rounded(staged)?;
    let table = clerk.table(staged)?;
    let sheet = table.sheet.after(rounded.number.index() + 1);
    let args = Args::new().with("round", rounded.number.number());
    let mut paper = clerk.paper(clerk.translate("paper-round-summary-of", &args));
    if let Some(line) = clerk.stage_line(staged) {
        paper = paper.line(line);
    }
    let missing = rounded.round.missing().len();
    if missing > 0 {
        paper = paper.line(clerk.translate("paper-results-missing", &Args::new().with("count", missing)));
    }
    Ok(paper.with(groups(clerk, &table, &sheet)).with(clerk.signature(Role::ChiefArbiter)))
}

fn groups(clerk: &Clerk<'_>, table: &StageTable, sheet: &Sheet) -> Table {
    let mut groups: BTreeMap<std::cmp::Reverse<Points>, Vec<Entrant>> = BTreeMap::new();
    let still_there = |line: &Entrant| sheet.line(*line).withdrawn_after.is_none();
    for line in sheet.entrants().filter(still_there) {
        groups.entry(std::cmp::Reverse(sheet.points_after(line, usize::MAX))).or_default().push(line);
    }
    for members in groups.values_mut() {
        members.sort_by_key(|line| sheet.line(*line).number);
    }
    let named: Vec<(Text, &[Entrant])> = groups
        .iter()
        .map(|(points, members)| {
            let args =
                Args::new().with("points", clerk.so_many_points(points.0)).with("count", members.len());
            (clerk.translate("paper-score-group", &args).into(), members.as_slice())
        })
        .collect();
    let who = |line: &Entrant| table.entrants.get(line.index()).copied().unwrap_or(*line);
    Listing::new("score-groups")
        .column(Column::number(clerk.text("paper-col-number")), |line: &Entrant| {
            sheet.line(*line).number.to_string()
        })
        .column(clerk.entrant_column().wide(), move |line| clerk.name(who(line)))
        .optional(Column::number(clerk.text("paper-col-rating")), |line| or_empty(sheet.line(*line).rating))
        .optional(Column::text(clerk.text("paper-col-federation")), |line| {
            or_empty(sheet.line(*line).federation.as_deref())
        })
        .column(Column::text(clerk.text("paper-col-opponents")), |line| opponents(sheet, *line))
        .column(Column::text(clerk.text("paper-col-colours")), |line| colours(clerk, sheet, *line))
        .column(Column::text(clerk.text("paper-col-floats")), |line| floats(sheet, *line))
        .optional(Column::centred(clerk.text("paper-col-free")), |line| free(sheet, *line))
        .grouped(&named, |_| false)
        .note(Text::small(clerk.translate("paper-summary-legend", &clerk.colour_signs())))
        .ruling(Ruling::Rows)
}

/// The numbers of those met.
fn opponents(sheet: &Sheet, line: Entrant) -> String {
    let met = sheet.line(line).cells.iter().filter_map(|cell| cell.opponent());
    let numbers = met.filter_map(|other| sheet.lines.get(other.index()).map(|own| own.number.to_string()));
    numbers.collect::<Vec<_>>().join(" ")
}

/// The colours of games that were played; a dash for a round without one.
fn colours(clerk: &Clerk<'_>, sheet: &Sheet, line: Entrant) -> String {
    let sign = |cell: &Cell| cell.played_color().map_or("–".to_owned(), |color| clerk.colour_sign(color));
    sheet.line(line).cells.iter().map(sign).collect()
}

/// Down, up or level, round by round.
fn floats(sheet: &Sheet, line: Entrant) -> String {
    let before = |line: Entrant, rounds: usize| sheet.points_after(line, rounds);
    let float = |(round, cell): (usize, &Cell)| match cell.opponent() {
        None => "–",
        Some(other) => match before(line, round).cmp(&before(other, round)) {
            std::cmp::Ordering::Greater => "↓",
            std::cmp::Ordering::Less => "↑",
            std::cmp::Ordering::Equal => "=",
        },
    };
    sheet.line(line).cells.iter().enumerate().map(float).collect()
}

/// The round in which somebody was free.
fn free(sheet: &Sheet, line: Entrant) -> String {
    let is_free = |cell: &Cell| matches!(cell, Cell::Bye | Cell::PlusAfterWithdrawal);
    or_empty(sheet.line(line).cells.iter().position(is_free).map(|at| at + 1))
}
