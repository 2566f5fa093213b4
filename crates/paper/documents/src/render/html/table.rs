//! Tables as elements.

use super::super::{decimals, flat};
use super::{Page, escape, marked};
use crate::paper::{Align, Column, Row, Ruling, Table, Text, Tone, Width};

impl Page {
    pub(super) fn table(&mut self, table: &Table) {
        let name = escape(&self.id(&table.id));
        let class = match table.ruling {
            Ruling::Rows => "rows",
            Ruling::Boxes => "boxes",
            Ruling::Writing => "boxes write",
        };
        // What is wider than a phone scrolls by itself; the keyboard reaches it too.
        let label = if table.caption.is_empty() { name.clone() } else { escape(&flat(&table.caption)) };
        self.out += &format!("<div class=\"table\" role=\"region\" tabindex=\"0\" aria-label=\"{label}\">\n");
        self.out += &format!("<table id=\"{name}\" class=\"{class}\">\n");
        if !table.caption.is_empty() {
            self.out += &format!("<caption>{}</caption>\n", marked(&table.caption));
        }
        self.widths(table);
        self.head(table);
        self.rows(table);
        self.out += "</table>\n</div>\n";
        for note in &table.notes {
            self.out += &format!("<p class=\"note\">{}</p>\n", marked(note));
        }
    }

    /// Columns to be filled by hand have their width whatever stands in them.
    fn widths(&mut self, table: &Table) {
        if table.columns.iter().any(|column| matches!(column.width, Width::Fixed(_))) {
            let width = |column: &Column| match column.width {
                Width::Fixed(millimetres) => format!("<col style=\"width: {millimetres}mm\">"),
                Width::Fit | Width::Share(_) => "<col>".to_owned(),
            };
            let columns: String = table.columns.iter().map(width).collect();
            self.out += &format!("<colgroup>{columns}</colgroup>\n");
        }
    }

    fn head(&mut self, table: &Table) {
        if !table.has_head() {
            return;
        }
        self.out += "<thead>\n<tr>";
        for column in &table.columns {
            self.out += &format!("<th scope=\"col\"{}>{}</th>", class(column), marked(&column.head));
        }
        self.out += "</tr>\n</thead>\n";
    }

    fn rows(&mut self, table: &Table) {
        let widest = decimals::widest(table);
        self.out += "<tbody>\n";
        for (at, row) in table.rows.iter().enumerate() {
            match row {
                Row::Group(words) => {
                    if at > 0 {
                        self.out += "</tbody>\n<tbody>\n";
                    }
                    let span = table.columns.len().max(1);
                    self.out += &format!(
                        "<tr class=\"group\"><th scope=\"rowgroup\" colspan=\"{span}\">{}</th></tr>\n",
                        marked(words)
                    );
                }
                Row::Cells { cells, tone } => {
                    self.out += match tone {
                        Tone::Plain => "<tr>",
                        Tone::Strong => "<tr class=\"strong\">",
                        Tone::Soft => "<tr class=\"soft\">",
                    };
                    for (at, column) in table.columns.iter().enumerate() {
                        self.out += &cell(column, cells.get(at), &widest[at]);
                    }
                    self.out += "</tr>\n";
                }
            }
        }
        self.out += "</tbody>\n";
    }
}

/// A cell; what its fraction lacks is drawn unseen by the stylesheet, so that points stand in line.
fn cell(column: &Column, words: Option<&Text>, widest: &str) -> String {
    let Some(words) = words.filter(|words| !words.is_empty()) else {
        return format!("<td{}></td>", class(column));
    };
    let lacking = match column.align {
        Align::Decimal => decimals::lacking(&flat(words), widest),
        _ => String::new(),
    };
    let data =
        if lacking.is_empty() { String::new() } else { format!(" data-lacks=\"{}\"", escape(&lacking)) };
    format!("<td{}{data}>{}</td>", class(column), marked(words))
}

fn class(column: &Column) -> &'static str {
    match column.align {
        Align::Left => "",
        Align::Centre => " class=\"centre\"",
        Align::Right | Align::Decimal => " class=\"right\"",
    }
}
