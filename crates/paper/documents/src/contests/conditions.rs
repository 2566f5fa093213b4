//! The conditions of a contest as lines of a label and what it is: those that are chosen, and those that the regulation
//! tells in words. Announcements and pages show the same.

use damier_contests::composing::Regulation as Composing;
use damier_contests::items::{Item, Texts};
use damier_contests::solving::Regulation as Solving;
use damier_language::{Args, Words};
use jiff::civil::Date;

use super::composing::capital;

/// A label and what it is.
type Line = (String, String);

/// What is chosen for a contest of composing: kind, terms, marks.
pub fn composing_terms(regulation: &Composing, words: &Words) -> Vec<Line> {
    let text = |id: &str| words.text(id);
    let scale = regulation.scale();
    let marks = Args::new().with("most", scale.most()).with("step", scale.step());
    let shown = if regulation.closed { "contest-closed" } else { "contest-open" };
    let mut lines = vec![
        (text("announcing-kind"), words.describe("contest-kind", &regulation.kind)),
        (text("announcing-level"), words.describe("contest-level", &regulation.level)),
    ];
    lines.extend(regulation.theme.clone().map(|theme| (text("announcing-theme"), theme)));
    lines.extend([
        (text("contest-published-on"), words.date(regulation.published)),
        (text("contest-closing-on"), last_day(regulation.closing, words)),
        (text("contest-preliminary-until"), words.date(regulation.preliminary)),
        (text("contest-effect-on"), words.date(regulation.effect)),
        (text("contest-code"), words.describe("code", &regulation.code)),
        (text("contest-authors"), text(shown)),
        (text("contest-marks"), words.translate("contest-mark-scale", &marks)),
        (text("announcing-combine"), words.describe("contest-combine", &regulation.combine)),
        (text("announcing-joint"), words.describe("contest-joint", &regulation.joint)),
    ]);
    lines.extend(regulation.counting.map(|count| (text("announcing-counting"), count.to_string())));
    let prizes = Some(regulation.prizes).filter(|prizes| *prizes > 0);
    lines.extend(prizes.map(|prizes| (text("announcing-prizes"), prizes.to_string())));
    lines
}

/// What is chosen for a contest of solving: form, time, what parts equal points.
pub fn solving_terms(regulation: &Solving, words: &Words) -> Vec<Line> {
    let text = |id: &str| words.text(id);
    let minutes = |count: u32| words.translate("paper-minutes", &Args::new().with("count", count));
    let mut lines = vec![
        (text("announcing-form"), words.describe("contest-form", &regulation.form)),
        (text("announcing-level"), words.describe("contest-level", &regulation.level)),
        (text("contest-code"), words.describe("code", &regulation.code)),
    ];
    lines.extend(regulation.minutes.map(|count| (text("solving-time"), minutes(count))));
    let closing = regulation.closing.map(|day| last_day(day, words));
    lines.extend(closing.map(|day| (text("announcing-solutions-until"), day)));
    let ties: Vec<String> = regulation.ties.iter().map(|tie| words.describe("contest-tie", tie)).collect();
    lines.extend((!ties.is_empty()).then(|| (text("announcing-tie-1"), ties.join("; "))));
    lines
        .extend(regulation.protest_minutes.map(|count| (text("announcing-protest-minutes"), minutes(count))));
    lines.extend(regulation.team_best.map(|count| (text("announcing-team-best"), count.to_string())));
    lines
}

/// What the regulation tells in words, in the order of the codes.
pub fn told_items(texts: &Texts, words: &Words) -> Vec<Line> {
    let told = |item: &Item| {
        let text = texts.get(item.name()).filter(|text| !text.trim().is_empty())?;
        Some((capital(&words.describe("item", item)), text.clone()))
    };
    Item::ALL.iter().filter_map(told).collect()
}

/// The last day on which something is taken: until it ends, by universal time.
fn last_day(day: Date, words: &Words) -> String {
    words.translate("contest-last-day", &Args::new().with("day", words.date(day)))
}
