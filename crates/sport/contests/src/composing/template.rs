//! A regulation to be filled in, as TOML.

use damier_compose::Code;
use jiff::ToSpan;
use jiff::civil::{Date, date};

use crate::items::{Item, composing_items, texts_to_fill_in};

/// The day on which the example of a contest is published.
const EXAMPLE: Date = date(2026, 1, 1);

/// A regulation to be filled in, with the days of an example.
pub fn template(code: Code) -> String {
    template_from(code, EXAMPLE)
}

/// A regulation to be filled in, published on a day; its terms are those of the code or longer.
pub fn template_from(code: Code, published: Date) -> String {
    let after = |months: i64| published.checked_add(months.months()).unwrap_or(Date::MAX);
    let (closing, preliminary, effect) = (after(3), after(5), after(7));
    let (variant, months) = match code {
        Code::Columns => ("columns", "three months"),
        Code::Ukraine2013 => ("russian", "three months"),
        Code::Ukraine2023 => ("russian", "two months"),
    };
    let items = composing_items(code, false);
    let told = |item: Item| !matches!(item, Item::Sections | Item::Works | Item::Preliminary | Item::Effect);
    let texts = texts_to_fill_in(items.iter().filter(|(item, _)| told(*item)));
    format!(
        "name = \"Cup of composition\"
code = \"{code}\"
kind = \"contest\" # championship, championship_with_regions, team_championship, team_match, match_by_pairs
level = \"national\" # international, regional, local
closed = true # the judges do not know the authors
published = \"{published}\"
closing = \"{closing}\" # at least {months} after publication
preliminary = \"{preliminary}\"
effect = \"{effect}\"
prizes = 3
# theme = \"…\" # without one it is free
# counting = 2 # works of an author that count in a section; without a number all do
# combine = \"without_extremes\" # marks of several judges: else their mean
# joint = \"whole\" # what a joint work brings each author: else an equal share
# chief_marks = true # the chief judge marks works too
# officials_may_enter = false # secretary, deputies and coordinator take no part
# staff = [\"…\"] # of the newspaper that holds the contest: they may not take part
# titles = true # held or approved by the FMJD: places give points for titles

[[sections]]
name = \"Problems\"
variant = \"{variant}\"
genre = \"problem\" # miniature, king-problem, study, lock-task, positional-ending, special
per_author = 3

[texts]
{texts}
"
    )
}
