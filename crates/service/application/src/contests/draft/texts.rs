//! The points of a regulation that are told in words: those that the code asks for, each with its clause.

use damier_contests::items::{Item, Texts};
use damier_language::{Args, Words};
use damier_rules::rulebook::Clause;

use super::field::{Field, capital};
use super::reading::{Reading, Wrong};
use super::typed::Typed;
use crate::problems::day_of;
use crate::site::now;

/// The name of the field of a point.
pub(super) fn name(item: Item) -> String {
    format!("text-{}", item.name())
}

/// The fields of the points that the code asks for, then of others that were told. A field that nobody has seen yet
/// holds what is usual.
pub(super) fn fields(
    asked: &[(Item, Clause)],
    usual: &str,
    typed: &Typed,
    wrong: &[Wrong],
    words: &Words,
) -> Vec<Field> {
    let told = |item: &Item| !typed.text(&name(*item)).is_empty() && asked.iter().all(|(own, _)| own != item);
    let others = Item::ALL.into_iter().filter(told).map(|item| (item, None));
    let asked = asked.iter().map(|(item, clause)| (*item, Some(*clause)));
    let of = |(item, clause): (Item, Option<Clause>)| {
        let field = Field::new(&name(item), capital(&words.describe("item", &item)), typed);
        let hint = format!("announcing-hint-{}", item.name());
        let hint = if words.has(&hint) { words.text(&hint) } else { String::new() };
        let field = field.kind("text").clause(clause).hint(hint);
        let value = if typed.has(&field.name) { field.value } else { what_is_usual(item, usual, words) };
        Field { value, ..field }.checked(wrong)
    };
    asked.chain(others).map(of).collect()
}

/// What is usual for a point; nothing where everybody has to say it himself.
fn what_is_usual(item: Item, usual: &str, words: &Words) -> String {
    let id = format!("announcing-{usual}-{}", item.name());
    match item {
        Item::Period => day_of(now()).year().to_string(),
        _ if words.has(&id) => words.text(&id),
        _ => String::new(),
    }
}

/// What is told. What can be said from the rest of the form is said so where nothing is written; what is missing is
/// noted.
pub(super) fn read(
    form: &mut Reading<'_>,
    asked: &[(Item, Clause)],
    otherwise: impl Fn(Item) -> Option<String>,
) -> Texts {
    let mut texts = Texts::new();
    for item in Item::ALL {
        let written = form.some(&name(item));
        let is_asked = asked.iter().any(|(own, _)| *own == item);
        match written.or_else(|| otherwise(item).filter(|_| is_asked)) {
            Some(text) => drop(texts.insert(item.name().to_owned(), text)),
            None if is_asked => form.note(&name(item), "announcing-needed", &Args::new()),
            None => {}
        }
    }
    texts
}

/// The points in the fields of a form.
pub(super) fn typed(texts: &Texts, form: Typed) -> Typed {
    let fields = texts.iter().map(|(item, text)| (format!("text-{item}"), text));
    fields.fold(form, |form, (name, text)| form.with(&name, text))
}
