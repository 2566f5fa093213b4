//! Tells values of enums: the variant is the message, its fields are the arguments.
//!
//! `Refused::NoSuchBoard { board: 5, boards: 4 }`, told as `refused`, is the message
//! `refused-no-such-board` with `$board` and `$boards`. What the fields hold is told on the way:
//!
//! | field | argument |
//! | --- | --- |
//! | number, text | itself; a text of `families::PHRASES` is the message `phrase-…`; `$field-kind` of a text is `some`, of an empty one `none` |
//! | the name of a rulebook | its title |
//! | date or fraction as serde writes it | as the language writes it |
//! | truth | `yes` or `no` |
//! | absent | `none`, to be chosen by |
//! | enum | told by its family; `$field-kind` holds the bare variant, to be chosen by |
//! | struct | the message `type-…` of its type, if there is one; each field too, as `$field-name` |
//! | number in a type of its own (`PlayerId`) | the name that [`Names`] gives, else the message `type-player-id`, else the number; `$field-number` holds the number |
//! | list | its items told and joined; `$field-count` holds how many |
//!
//! Fields without a name are `$value`, `$value-2` and so on, and have the name of their type beside it.

mod families;
mod refusal;
mod serializer;
mod shape;

use fluent_bundle::FluentValue;
use jiff::civil::Date;
use serde::Serialize;
use serde_json::Value;

pub use refusal::clause_of;

use crate::{Args, Words};
use families::{counts_from_zero, family_of, is_phrase, left_out, parts_of_one};
use shape::{Shape, kebab};

/// Names for the things a value speaks of: asked with the type (`player-id`, `entrant`, `round`) and the value
/// as JSON has it.
pub type Names<'a> = dyn Fn(&str, &Value) -> Option<String> + 'a;

impl Words {
    /// Tells a value of a family: a variant by the message `family-variant`, a struct by the message `family`.
    pub fn describe(&self, family: &str, value: &(impl Serialize + ?Sized)) -> String {
        self.told(family, value, None)
    }

    /// Tells a value, with names for the things it speaks of.
    pub fn describe_with(
        &self,
        family: &str,
        value: &(impl Serialize + ?Sized),
        names: &Names<'_>,
    ) -> String {
        self.told(family, value, Some(names))
    }

    fn told(&self, family: &str, value: &(impl Serialize + ?Sized), names: Option<&Names<'_>>) -> String {
        match serializer::shape(value) {
            Ok(shape) => Teller { words: self, names }.describe(family, &shape),
            Err(why) => self.translate(family, &Args::new().with("value", why.to_string())),
        }
    }

    /// Tells a value, if there is a message for it.
    pub fn try_describe(&self, family: &str, value: &(impl Serialize + ?Sized)) -> Option<String> {
        let id = match serializer::shape(value).ok()? {
            Shape::Variant { variant, .. } => format!("{family}-{}", kebab(variant)),
            _ => family.to_owned(),
        };
        self.has(&id).then(|| self.describe(family, value))
    }

    /// What is wrong with the message of a value: that there is none, or an argument it asks for and does not
    /// get. For the tests of those who write messages.
    pub fn describe_faults(&self, family: &str, value: &(impl Serialize + ?Sized)) -> Vec<String> {
        let teller = Teller { words: self, names: None };
        match serializer::shape(value) {
            Ok(Shape::Variant { name, variant, inner }) => {
                let variant = kebab(variant);
                self.faults(&format!("{family}-{variant}"), &teller.arguments(name, &variant, &inner))
            }
            Ok(Shape::Record { name, fields }) => {
                let id = format!("type-{family}");
                let id = if self.has(&id) { &id } else { family };
                self.faults(id, &teller.fields(name, &fields))
            }
            Ok(_) => Vec::new(),
            Err(why) => vec![why.to_string()],
        }
    }

    /// A phrase that the libraries say in English: `the rulebook` is the message `phrase-the-rulebook`. Of
    /// several with commas between them each is looked for, what follows a colon is an example; an unknown one
    /// stays as it is.
    pub fn phrase(&self, english: &str) -> String {
        let say = |phrase: &str| self.try_translate(&format!("phrase-{}", kebab(phrase)), &Args::new());
        let each = || english.split(", ").map(say).collect::<Option<Vec<_>>>();
        let joined = || each().map(|phrases| phrases.join(", "));
        let example = || {
            let (phrase, example) = english.split_once(": ")?;
            Some(self.label(&say(phrase)?, example))
        };
        say(english).or_else(joined).or_else(example).unwrap_or_else(|| english.to_owned())
    }

    /// The text with its clauses after it: `the two have met (UA-III.10.1)`.
    pub fn with_clauses<S: AsRef<str>>(&self, text: &str, clauses: impl IntoIterator<Item = S>) -> String {
        let clauses: Vec<String> = clauses.into_iter().map(|clause| clause.as_ref().to_owned()).collect();
        if clauses.is_empty() { text.to_owned() } else { format!("{text} ({})", clauses.join(", ")) }
    }
}

/// Fields that name a rulebook: people read its title.
const NAMES_OF_BOOKS: &[&str] = &["rulebook", "follows"];

struct Teller<'a> {
    words: &'a Words,
    names: Option<&'a Names<'a>>,
}

impl Teller<'_> {
    fn describe(&self, family: &str, shape: &Shape) -> String {
        match shape {
            Shape::Variant { name, variant, inner } => {
                let variant = kebab(variant);
                let args = self.arguments(name, &variant, inner);
                self.words.translate(&format!("{family}-{variant}"), &args)
            }
            Shape::Record { name, fields } => {
                let args = self.fields(name, fields);
                let told = self.words.try_translate(&format!("type-{family}"), &args);
                told.unwrap_or_else(|| self.words.translate(family, &args))
            }
            other => text(self.value("", family, other)),
        }
    }

    /// The arguments of a variant.
    fn arguments(&self, name: &str, variant: &str, inner: &Shape) -> Args<'static> {
        match inner {
            Shape::Record { fields, .. } => self.fields(name, fields),
            Shape::List(items) => {
                let mut args = Args::new();
                for (at, item) in items.iter().enumerate() {
                    let own = if at == 0 { "value".to_owned() } else { format!("value-{}", at + 1) };
                    let field = if items.len() == 1 { variant } else { &own };
                    self.argument(&mut args, name, field, &own, item);
                    if let Some(kind) = item.type_name().filter(|kind| !kind.is_empty()) {
                        self.argument(&mut args, name, field, &kebab(kind), item);
                    }
                }
                args
            }
            _ => Args::new(),
        }
    }

    fn fields(&self, name: &str, fields: &[(String, Shape)]) -> Args<'static> {
        let mut args = Args::new();
        for field in left_out(name) {
            self.argument(&mut args, name, field, field, &Shape::Nothing);
        }
        for (field, value) in fields {
            let field = kebab(field);
            self.argument(&mut args, name, &field, &field, value);
        }
        args
    }

    /// Adds the argument of a field, with what can be chosen by.
    fn argument(&self, args: &mut Args<'static>, name: &str, field: &str, own: &str, value: &Shape) {
        args.set(own, self.value(name, field, value));
        match value {
            Shape::Variant { variant, .. } => args.set(&format!("{own}-kind"), kebab(variant)),
            Shape::Nothing => args.set(&format!("{own}-kind"), "none"),
            Shape::Text(text) => {
                args.set(&format!("{own}-kind"), if text.is_empty() { "none" } else { "some" });
            }
            Shape::Record { name, fields } => {
                for (field, value) in fields {
                    let field = kebab(field);
                    self.argument(args, name, &field, &format!("{own}-{field}"), value);
                }
            }
            Shape::List(items) => args.set(&format!("{own}-count"), items.len()),
            Shape::Id { name, inner } => {
                if let Some(number) = counted(&kebab(name), inner) {
                    args.set(&format!("{own}-number"), number);
                }
            }
            _ => {}
        }
    }

    fn value(&self, name: &str, field: &str, value: &Shape) -> FluentValue<'static> {
        match value {
            Shape::Nothing => "none".into(),
            Shape::Truth(true) => "yes".into(),
            Shape::Truth(false) => "no".into(),
            Shape::Number(number) => (*number).into(),
            Shape::Text(text) if is_phrase(name, field) => self.words.phrase(text).into(),
            Shape::Text(name) if NAMES_OF_BOOKS.contains(&field) => self
                .words
                .try_translate(&format!("rulebook-title-{name}"), &Args::new())
                .unwrap_or_else(|| name.clone())
                .into(),
            Shape::Text(text) => self.written(text).into(),
            Shape::List(items) => self.list(name, field, items).into(),
            Shape::Id { name: own, inner } => self.id(&kebab(own), inner),
            Shape::Variant { name: own, .. } => {
                let kind = kebab(own);
                let family = family_of(name, field).unwrap_or(&kind);
                self.named(&kind, value).unwrap_or_else(|| self.describe(family, value)).into()
            }
            Shape::Record { name: own, fields } => {
                let kind = kebab(own);
                let told = || self.words.try_translate(&format!("type-{kind}"), &self.fields(own, fields));
                self.named(&kind, value).or_else(told).unwrap_or_else(|| value.json().to_string()).into()
            }
        }
    }

    /// A text as it is; a date or a fraction as the language writes it.
    fn written(&self, text: &str) -> String {
        match (date(text), fraction(text)) {
            (Some(date), _) => self.words.date(date),
            (None, Some((numerator, denominator))) => self.words.rational(numerator, denominator),
            (None, None) => text.to_owned(),
        }
    }

    fn named(&self, kind: &str, value: &Shape) -> Option<String> {
        self.names.and_then(|names| names(kind, &value.json()))
    }

    /// A number in a type of its own. What is counted from 0 is shown from 1.
    fn id(&self, kind: &str, inner: &Shape) -> FluentValue<'static> {
        if let Some(name) = self.named(kind, inner) {
            return name.into();
        }
        if let (Some(parts), Shape::Number(number)) = (parts_of_one(kind), inner) {
            return self.words.rational(*number as i64, parts).into();
        }
        let value = match counted(kind, inner) {
            Some(number) => number.into(),
            None => self.value(kind, "value", inner),
        };
        match self.words.try_translate(&format!("type-{kind}"), &Args::new().with("value", value.clone())) {
            Some(told) => told.into(),
            None => value,
        }
    }

    fn list(&self, name: &str, field: &str, items: &[Shape]) -> String {
        let told = items.iter().map(|item| text(self.value(name, field, item)));
        if field == "clauses" { told.collect::<Vec<_>>().join(", ") } else { self.words.list(told) }
    }
}

/// The number as people count.
fn counted(kind: &str, inner: &Shape) -> Option<f64> {
    match inner {
        Shape::Number(number) if counts_from_zero(kind) => Some(number + 1.0),
        Shape::Number(number) => Some(*number),
        _ => None,
    }
}

fn text(value: FluentValue<'static>) -> String {
    match value {
        FluentValue::String(text) => text.into_owned(),
        FluentValue::Number(number) => number.as_string().into_owned(),
        _ => String::new(),
    }
}

/// An exact number as serde writes it: `15/2`.
fn fraction(text: &str) -> Option<(i64, i64)> {
    let (numerator, denominator) = text.split_once('/')?;
    let digits = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    let is_one = digits(numerator.strip_prefix('-').unwrap_or(numerator)) && digits(denominator);
    if is_one { Some((numerator.parse().ok()?, denominator.parse().ok()?)) } else { None }
}

/// A date as serde writes it: `2026-11-15`.
fn date(text: &str) -> Option<Date> {
    let digits = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
    let looks_so =
        text.len() == 10 && text.split('-').map(str::len).eq([4, 2, 2]) && text.split('-').all(digits);
    looks_so.then(|| text.parse().ok()).flatten()
}
