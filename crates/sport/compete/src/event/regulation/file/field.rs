//! Where the field of a stage comes from, in a file: `from = "everybody"`, `from = "named"`,
//! `from = "group 1 of 2"`, `from = "part 1 of 2"`, `from = "category women"`, `from = ["1-2 of group A", "1-2 of group B"]`, `from = "5- of semi-final"`.

use super::super::super::ids::StageId;
use super::super::super::stage::StagePlan;
use super::super::super::stage_field::{FieldFrom, PlacesOf};
use super::super::super::standings::Category;
use super::fault::FileProblem;
use super::keys::Keys;

pub(super) fn read(keys: &mut Keys<'_>, earlier: &[StagePlan]) -> FieldFrom {
    let Some(texts) = keys.texts("from") else { return FieldFrom::default() };
    if let [(text, _)] = texts.as_slice()
        && let Some(from) = plain(text)
    {
        return from;
    }
    let mut places = Vec::new();
    for (text, span) in texts {
        match places_of(&text, earlier) {
            Some(run) => places.push(run),
            None => {
                let names: Vec<String> =
                    earlier.iter().map(|plan| format!("\"1-2 of {}\"", plan.name)).collect();
                let words = [
                    &["everybody", "named", "\"group 1 of 2\"", "\"part 1 of 2\"", "\"category women\""]
                        .map(str::to_owned)[..],
                    &names,
                ]
                .concat();
                let problem = FileProblem::NoSuchWord { value: text, nearest: None, words: words.join(", ") };
                keys.fault(&span, "from", problem);
            }
        }
    }
    FieldFrom::Places(places)
}

fn plain(text: &str) -> Option<FieldFrom> {
    let words: Vec<&str> = text.split_whitespace().collect();
    match words[..] {
        ["everybody"] => Some(FieldFrom::Everybody),
        ["named"] => Some(FieldFrom::Named),
        ["group", number, "of", of] => {
            let (number, of) = (number.parse().ok()?, of.parse().ok()?);
            (1..=of).contains(&number).then_some(FieldFrom::Group { number, of })
        }
        ["part", number, "of", of] => {
            let (number, of) = (number.parse().ok()?, of.parse().ok()?);
            (1..=of).contains(&number).then_some(FieldFrom::Part { number, of })
        }
        ["category", ..] => {
            let category: Category = text.trim().strip_prefix("category")?.parse().ok()?;
            Some(FieldFrom::Category(category.to_string()))
        }
        _ => None,
    }
}

/// `1-2 of group A`, `3 of semi-final`, `5- of semi-final`.
fn places_of(text: &str, earlier: &[StagePlan]) -> Option<PlacesOf> {
    let (run, name) = text.split_once(" of ")?;
    let at = earlier.iter().position(|plan| plan.name.eq_ignore_ascii_case(name.trim()))?;
    let stage = StageId(u8::try_from(at).ok()?);
    let (first, last) = match run.trim().split_once('-') {
        None => {
            let only = run.trim().parse().ok()?;
            (only, Some(only))
        }
        Some((first, "")) => (first.trim().parse().ok()?, None),
        Some((first, last)) => (first.trim().parse().ok()?, Some(last.trim().parse().ok()?)),
    };
    let in_order = first > 0 && last.is_none_or(|last: u32| last >= first);
    in_order.then_some(PlacesOf { stage, first, last })
}

/// The field of a stage as a file says it; nothing where everybody plays.
pub(super) fn written(from: &FieldFrom, stages: &[StagePlan]) -> Vec<String> {
    let run = |places: &PlacesOf| {
        let name = stages.get(places.stage.index()).map_or("?", |plan| plan.name.as_str());
        match places.last {
            Some(last) if last == places.first => format!("{last} of {name}"),
            Some(last) => format!("{}-{last} of {name}", places.first),
            None => format!("{}- of {name}", places.first),
        }
    };
    match from {
        FieldFrom::Everybody => Vec::new(),
        FieldFrom::Named => vec!["named".to_owned()],
        FieldFrom::Group { number, of } => vec![format!("group {number} of {of}")],
        FieldFrom::Part { number, of } => vec![format!("part {number} of {of}")],
        FieldFrom::Category(name) => vec![format!("category {name}")],
        FieldFrom::Places(places) => places.iter().map(run).collect(),
    }
}
