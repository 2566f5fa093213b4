//! A regulation to be filled in, as TOML.

use damier_compose::Code;

use crate::items::{Item, solving_items, texts_to_fill_in};

/// A regulation to be filled in.
pub fn template(code: Code) -> String {
    let items = solving_items(code, false);
    let texts = texts_to_fill_in(items.iter().filter(|(item, _)| *item != Item::Time));
    format!(
        "name = \"Solving cup\"
code = \"{code}\"
championship = false
level = \"national\" # international, regional, local
form = \"in_person\" # correspondence: then `closing = \"2026-05-01\"` instead of minutes
minutes = 90
protest_minutes = 30
ties = [\"full_solutions\", \"completeness\", \"time\"]
# team_best = 3 # teams are ranked by the sum of so many of their best results
# staff = [\"…\"] # of the newspaper that holds the contest: they may not take part

[texts]
{texts}
"
    )
}
