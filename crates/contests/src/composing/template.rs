//! A regulation to be filled in, as TOML.

use damier_compose::Code;

use crate::items::{Item, composing_items, texts_to_fill_in};

/// A regulation to be filled in.
pub fn template(code: Code) -> String {
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
published = \"2026-01-01\"
closing = \"2026-04-01\" # at least {months} after publication
preliminary = \"2026-06-01\"
effect = \"2026-08-01\"
prizes = 3

[[sections]]
name = \"Problems\"
variant = \"{variant}\"
genre = \"problem\" # miniature, king-problem, study, lock-task, positional-ending, special
per_author = 3

[texts]
{texts}"
    )
}
