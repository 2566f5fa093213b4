//! A later edition of a code in words: where its text stands, and what it says otherwise than the rulebook built in.

use damier_compete::event::LaterEdition;
use damier_language::{Args, Words};
use damier_rules::Rulebook;

use crate::rulebook::{Line, chapters};

/// What an edition says otherwise about play.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Change {
    /// What it is about.
    pub topic: String,
    /// What the rulebook built in says.
    pub before: String,
    /// What the edition says.
    pub now: String,
}

/// What an edition lays down about events, each with its label.
pub fn facts(words: &Words, own: &LaterEdition) -> Vec<(String, String)> {
    let order = |teams: bool| {
        let criteria = own.criteria(teams);
        let named =
            (1..).zip(&criteria).map(|(at, own)| format!("{at}. {}", words.describe("criterion", own)));
        named.collect::<Vec<_>>().join("; ")
    };
    let minutes = |count: Option<u32>| {
        count
            .map(|count| words.translate("paper-minutes", &Args::new().with("count", count)))
            .unwrap_or_default()
    };
    let rows = [
        ("edition-source", own.source.clone()),
        ("edition-from", words.date(own.valid_from)),
        ("edition-until", own.valid_until.map(|day| words.date(day)).unwrap_or_default()),
        ("paper-points-for-a-game", own.points.clone()),
        ("edition-order", order(false)),
        ("edition-team-order", order(true)),
        ("paper-late-limit", minutes(own.late_limit)),
        ("paper-protest-deadline", minutes(own.protest_minutes)),
    ];
    let said = rows.into_iter().filter(|(_, value)| !value.is_empty());
    said.map(|(label, value)| (words.text(label), value)).collect()
}

/// What an edition says otherwise about play than a rulebook.
pub fn changes(words: &Words, own: &LaterEdition, book: &Rulebook) -> Vec<Change> {
    let lines =
        |book: &Rulebook| chapters(book, words).into_iter().flat_map(|own| own.lines).collect::<Vec<Line>>();
    let pairs = lines(book).into_iter().zip(lines(&own.lay_over(book.clone())));
    let changed = pairs.filter(|(before, now)| before.value != now.value || before.topic != now.topic);
    changed.map(|(before, now)| Change { topic: now.topic, before: before.value, now: now.value }).collect()
}
