//! How wide each column of a table is on a screen, and which columns stand beside each other.
//!
//! Columns of words give way first, down to their longest word, then spare columns are left out. If that is
//! not enough, the table continues below in blocks of columns, each under the first ones, so that nobody loses
//! the name of a line.

use super::super::parts::first_columns;
use super::table::Cells;
use super::wrap::{longest_piece, width_of};
use crate::paper::{Align, Column, Table, Width};

/// A column of words may always be made as narrow as this.
const NARROW: usize = 8;
/// A longer word is broken rather than given a line of its own.
const LONGEST: usize = 20;

/// Columns beside each other.
pub(super) struct Layout {
    pub(super) columns: Vec<Placed>,
    /// The spaces between them.
    pub(super) gap: usize,
}

/// A column of the table with its room.
#[derive(Clone, Copy)]
pub(super) struct Placed {
    /// Which column it is.
    pub(super) at: usize,
    pub(super) wide: usize,
    pub(super) align: Align,
}

/// The room a column asks for, and the least it can do with.
#[derive(Clone, Copy)]
struct Room {
    natural: usize,
    least: usize,
}

/// The blocks of columns of a table, one below the other: usually one.
pub(super) fn blocks(table: &Table, cells: &Cells, width: usize) -> Vec<Layout> {
    let rooms: Vec<Room> = table.columns.iter().enumerate().map(|(at, own)| room(own, cells, at)).collect();
    if let Some(columns) = columns_that_fit(table, &rooms, width) {
        let gap = if total(&rooms, &columns, 2, |room| room.natural) <= width { 2 } else { 1 };
        return vec![beside(table, &rooms, &columns, gap, width)];
    }
    let first = first_columns(table);
    let split = split(&rooms, first, width);
    let mut blocks: Vec<Layout> =
        split.iter().map(|columns| beside(table, &rooms, columns, 1, width)).collect();
    // The names of the lines are as wide in every block.
    for at in 0..first {
        let narrowest = blocks.iter().filter_map(|own| own.columns.get(at)).map(|own| own.wide).min();
        for own in blocks.iter_mut().filter_map(|own| own.columns.get_mut(at)) {
            own.wide = narrowest.unwrap_or(own.wide);
        }
    }
    blocks
}

/// The columns that fit beside each other: all, or those that are left when spare ones are left out.
fn columns_that_fit(table: &Table, rooms: &[Room], width: usize) -> Option<Vec<usize>> {
    let most = table.columns.iter().map(|own| own.spare).max().unwrap_or(0);
    let without_above =
        |order: u8| (0..rooms.len()).filter(move |at| table.columns[*at].spare <= order).collect();
    let mut choices = (0..=most).rev().map(without_above);
    choices.find(|columns: &Vec<usize>| total(rooms, columns, 1, |room| room.least) <= width)
}

fn total(rooms: &[Room], columns: &[usize], gap: usize, of: fn(&Room) -> usize) -> usize {
    columns.iter().map(|at| of(&rooms[*at])).sum::<usize>() + gap * columns.len().saturating_sub(1)
}

/// As many columns in each block as fit beside the first ones.
fn split(rooms: &[Room], first: usize, width: usize) -> Vec<Vec<usize>> {
    let stub: usize = rooms.iter().take(first).map(|room| room.least + 1).sum();
    let mut blocks: Vec<Vec<usize>> = Vec::new();
    let mut used = usize::MAX;
    for (at, room) in rooms.iter().enumerate().skip(first) {
        if used.saturating_add(room.least + 1) > width + 1 {
            blocks.push((0..first).collect());
            used = stub;
        }
        if let Some(block) = blocks.last_mut() {
            block.push(at);
        }
        used += room.least + 1;
    }
    if blocks.is_empty() { vec![(0..rooms.len()).collect()] } else { blocks }
}

/// These columns beside each other: the widest of words give way until all fit.
fn beside(table: &Table, rooms: &[Room], columns: &[usize], gap: usize, width: usize) -> Layout {
    let mut wide: Vec<usize> = columns.iter().map(|at| rooms[*at].natural).collect();
    let total: usize = wide.iter().sum::<usize>() + gap * columns.len().saturating_sub(1);
    let mut excess = total.saturating_sub(width);
    for floor in [|room: Room| room.least, |room: Room| room.least.min(NARROW)] {
        while excess > 0 {
            let can_give = |own: &usize| {
                let at = columns[*own];
                table.columns[at].align == Align::Left && wide[*own] > floor(rooms[at])
            };
            let Some(widest) = (0..columns.len()).filter(can_give).max_by_key(|own| wide[*own]) else {
                break;
            };
            wide[widest] -= 1;
            excess -= 1;
        }
    }
    let placed =
        columns.iter().zip(wide).map(|(at, wide)| Placed { at: *at, wide, align: table.columns[*at].align });
    Layout { columns: placed.collect(), gap }
}

fn room(column: &Column, cells: &Cells, at: usize) -> Room {
    let lines = || cells.column(at).flat_map(|cell| cell.split('\n'));
    let widest = lines().map(width_of).max().unwrap_or(0);
    let natural = match column.width {
        // Two millimetres of paper are about one character.
        Width::Fixed(millimetres) => widest.max(usize::from(millimetres) / 2),
        Width::Fit | Width::Share(_) => widest.max(1),
    };
    let least = match column.align {
        Align::Left => lines().map(longest_piece).max().unwrap_or(0).clamp(1, LONGEST).min(natural),
        Align::Centre | Align::Right | Align::Decimal => natural,
    };
    Room { natural, least }
}
