//! What places bring, in words: tables of parts of the field, prizes and rights, for papers, pages and terminals.

use damier_compete::Points;
use damier_compete::event::{Awards, Category, PrizeGiven, RightGiven, StageStandings, StandingLine};
use damier_language::{Args, Words};

use crate::paper::{Column, Table};

/// The name of a part of the field.
pub fn category_name(words: &Words, category: &str) -> String {
    let age = |id: &str, age: u16| words.translate(id, &Args::new().with("age", age));
    match category.parse::<Category>() {
        Ok(Category::Women) => words.text("awards-women"),
        Ok(Category::Men) => words.text("awards-men"),
        Ok(Category::Under(limit)) => age("awards-under", limit),
        Ok(Category::From(limit)) => age("awards-from", limit),
        Ok(Category::Club(name) | Category::Federation(name)) => name,
        Err(_) => category.to_owned(),
    }
}

/// Hundredths as money: `266.66 EUR`, whole sums without a fraction.
pub fn money(hundredths: u64, currency: &str) -> String {
    let sum = match hundredths % 100 {
        0 => (hundredths / 100).to_string(),
        rest => format!("{}.{rest:02}", hundredths / 100),
    };
    if currency.is_empty() { sum } else { format!("{sum}\u{a0}{currency}") }
}

/// The tables of the parts of the field that the regulation names.
pub fn category_tables(
    words: &Words,
    standings: &StageStandings,
    points: &dyn Fn(Points) -> String,
) -> Vec<Table> {
    let columns = || {
        [
            Column::text(words.text("paper-col-place")),
            Column::text(words.text("awards-column-overall")),
            Column::text(words.text("paper-col-name")).wide(),
            Column::number(words.text("paper-col-points")),
        ]
    };
    let overall = |line: &StandingLine| {
        let found = standings.lines.iter().find(|own| own.entrant == line.entrant);
        found.map_or_else(String::new, |own| own.place.to_string())
    };
    let table = |(at, own): (usize, &damier_compete::event::CategoryTable)| {
        let table = Table::new(format!("category-{}", at + 1), columns());
        let table = own.lines.iter().fold(table, |table, line| {
            table.row([line.place.to_string(), overall(line), line.name.clone(), points(line.score)])
        });
        table.caption(category_name(words, &own.category))
    };
    standings.categories.iter().enumerate().map(table).collect()
}

/// The prizes, fund by fund, and the rights.
pub fn award_tables(words: &Words, awards: &Awards) -> Vec<Table> {
    let mut tables = Vec::new();
    for (at, fund) in awards.prizes.chunk_by(|a, b| a.category == b.category).enumerate() {
        tables.push(prize_table(words, at, fund));
    }
    if !awards.rights.is_empty() {
        tables.push(right_table(words, &awards.rights));
    }
    tables
}

/// Whether places are still of the moment, as a sentence.
pub fn provisional(words: &Words, awards: &Awards) -> Option<String> {
    let given = !awards.prizes.is_empty() || !awards.rights.is_empty();
    (given && awards.provisional).then(|| words.text("awards-provisional"))
}

fn titled(words: &Words, id: &str, category: &str) -> String {
    match category {
        "" => words.text(id),
        own => words.label(&words.text(id), &category_name(words, own)),
    }
}

fn prize_table(words: &Words, at: usize, fund: &[PrizeGiven]) -> Table {
    let columns = [
        Column::text(words.text("paper-col-place")),
        Column::text(words.text("paper-col-name")).wide(),
        Column::number(words.text("awards-column-prize")),
    ];
    let table = fund.iter().fold(Table::new(format!("prizes-{}", at + 1), columns), |table, own| {
        table.row([own.place.to_string(), own.name.clone(), money(own.hundredths, &own.currency)])
    });
    table.caption(titled(words, "awards-prizes", fund.first().map_or("", |own| own.category.as_str())))
}

fn right_table(words: &Words, rights: &[RightGiven]) -> Table {
    let columns = [
        Column::text(words.text("awards-column-right")).wide(),
        Column::text(words.text("paper-col-name")).wide(),
    ];
    let who = |own: &RightGiven| {
        let open = (!own.undecided_names.is_empty()).then(|| {
            words.translate("awards-undecided", &Args::new().with("names", own.undecided_names.join(", ")))
        });
        let has = Some(own.names.join(", ")).filter(|names| !names.is_empty());
        has.into_iter().chain(open).collect::<Vec<_>>().join("; ")
    };
    let row = |own: &RightGiven| match own.category.as_str() {
        "" => [own.right.clone(), who(own)],
        category => [format!("{} ({})", own.right, category_name(words, category)), who(own)],
    };
    rights
        .iter()
        .fold(Table::new("rights", columns), |table, own| table.row(row(own)))
        .caption(words.text("awards-rights"))
}
