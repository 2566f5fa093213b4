//! Beauty prizes: what the judges get, and their order (FMJD-XI.6).

use damier_displays::beauty::{Anonymous, Category, Judge, NoPrize, Submission, places};
use damier_language::Words;

use crate::paper::{Block, Column, Heading, Paper, Ruling, Signature, Table, Writing};

fn category(category: Category) -> &'static str {
    match category {
        Category::Game => "beauty-of-game",
        Category::Novelty => "beauty-of-novelty",
        Category::Ending => "beauty-of-ending",
        Category::Combination => "beauty-of-combination",
    }
}

/// The submissions of a category without their senders, and room for the judge's order.
pub fn judges_sheet(of: Category, set: &[Anonymous], words: &Words) -> Paper {
    let mut paper =
        Paper::new(words.text("beauty-sheet"), words.language().code()).line(words.text(category(of)));
    for one in set {
        let game = vec![Heading::part(one.number.to_string()).into(), Block::moves(one.game.as_str())];
        paper = paper.with(Block::together(game));
    }
    paper
        .with(Writing { label: words.text("beauty-order").into(), lines: 3 })
        .with(Signature::new(words.text("beauty-judge")).dated(words.text("paper-date")))
}

/// The order of the submissions, the prize first, with those who sent them; `set` has the numbers of the judges.
///
/// # Errors
///
/// If the commission is not complete, or has not put every submission in order.
pub fn prizes(
    of: Category,
    set: &[Anonymous],
    submissions: &[Submission],
    judges: &[Judge],
    words: &Words,
) -> Result<Paper, NoPrize> {
    let text = |id: &str| words.text(id);
    let columns = [
        Column::number(text("event-column-place")),
        Column::number(text("letters-game")),
        Column::text(text("book-federation")),
        Column::text(text("beauty-players")).wide(),
        Column::number(text("beauty-sum")),
    ];
    let mut table = Table::new("prizes", columns).ruling(Ruling::Boxes);
    for (place, (number, sum)) in (1..).zip(places(set.len(), judges)?) {
        let game = set.iter().find(|one| one.number == number).map(|one| one.game.as_str());
        let sent = submissions.iter().find(|one| one.category == of && Some(one.game.as_str()) == game);
        table = table.row([
            place.to_string(),
            number.to_string(),
            sent.map(|one| one.federation.clone()).unwrap_or_default(),
            sent.map(|one| one.players.join(", ")).unwrap_or_default(),
            sum.to_string(),
        ]);
    }
    Ok(Paper::new(text("beauty-prizes"), words.language().code()).line(text(category(of))).with(table))
}
