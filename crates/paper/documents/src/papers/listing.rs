//! Tables of things: columns that know how to fill themselves, and go where nobody has anything to say.

use crate::paper::{Column, Row, Table, Text};

/// A table being put together.
pub(super) struct Listing<'a, T> {
    id: String,
    columns: Vec<Filled<'a, T>>,
}

struct Filled<'a, T> {
    column: Column,
    needed: bool,
    cell: Box<dyn Fn(&T) -> Text + 'a>,
}

impl<'a, T> Listing<'a, T> {
    /// A table without columns.
    pub(super) fn new(id: impl Into<String>) -> Listing<'a, T> {
        Listing { id: id.into(), columns: Vec::new() }
    }

    /// Adds a column.
    pub(super) fn column<C: Into<Text>>(self, column: Column, cell: impl Fn(&T) -> C + 'a) -> Listing<'a, T> {
        self.add(column, true, cell)
    }

    /// Adds a column that is left out if all its cells are empty.
    pub(super) fn optional<C: Into<Text>>(
        self,
        column: Column,
        cell: impl Fn(&T) -> C + 'a,
    ) -> Listing<'a, T> {
        self.add(column, false, cell)
    }

    fn add<C: Into<Text>>(
        mut self,
        column: Column,
        needed: bool,
        cell: impl Fn(&T) -> C + 'a,
    ) -> Listing<'a, T> {
        self.columns.push(Filled { column, needed, cell: Box::new(move |item| cell(item).into()) });
        self
    }

    /// The table of these things.
    pub(super) fn of(self, items: &[T]) -> Table {
        self.grouped(&[(Text::empty(), items)], |_| false)
    }

    /// The table of these things, some of them standing back.
    pub(super) fn with_soft(self, items: &[T], soft: impl Fn(&T) -> bool) -> Table {
        self.grouped(&[(Text::empty(), items)], soft)
    }

    /// The table of groups of things, each under its name.
    pub(super) fn grouped(self, groups: &[(Text, &[T])], soft: impl Fn(&T) -> bool) -> Table {
        let all = || groups.iter().flat_map(|(_, items)| items.iter());
        let has = |filled: &Filled<'_, T>| all().any(|item| !(filled.cell)(item).is_empty());
        let columns: Vec<Filled<'_, T>> =
            self.columns.into_iter().filter(|filled| filled.needed || has(filled)).collect();
        let mut rows = Vec::new();
        for (name, items) in groups {
            if !name.is_empty() {
                rows.push(Row::group(name.clone()));
            }
            for item in *items {
                let row = Row::new(columns.iter().map(|filled| (filled.cell)(item)));
                rows.push(if soft(item) { row.soft() } else { row });
            }
        }
        Table::new(self.id, columns.into_iter().map(|filled| filled.column)).rows(rows)
    }
}

/// A value, or nothing.
pub(super) fn or_empty(value: Option<impl ToString>) -> String {
    value.map_or_else(String::new, |value| value.to_string())
}
