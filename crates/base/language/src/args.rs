//! The arguments of a message.

use fluent_bundle::{FluentArgs, FluentValue};

/// The arguments of a message: texts and numbers by name.
///
/// Numbers choose the plural that the language wants.
#[derive(Debug, Clone, Default)]
pub struct Args<'a> {
    given: Vec<(String, FluentValue<'a>)>,
}

impl<'a> Args<'a> {
    pub fn new() -> Args<'a> {
        Args::default()
    }

    /// With one more: a text or a number. A name that is there already is replaced.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl Into<FluentValue<'a>>) -> Args<'a> {
        self.set(name, value);
        self
    }

    /// Adds one: a text or a number.
    pub fn set(&mut self, name: &str, value: impl Into<FluentValue<'a>>) {
        let value = value.into();
        match self.given.iter_mut().find(|(own, _)| own == name) {
            Some((_, old)) => *old = value,
            None => self.given.push((name.to_owned(), value)),
        }
    }

    pub(crate) fn fluent(&self) -> FluentArgs<'a> {
        self.given.iter().map(|(name, value)| (name.clone(), value.clone())).collect()
    }

    /// The names and values, for somebody who has no words for them.
    pub(crate) fn bare(&self) -> String {
        let one = |(name, value): &(String, FluentValue<'_>)| match value {
            FluentValue::String(text) => format!("{name} = {text}"),
            FluentValue::Number(number) => format!("{name} = {}", number.as_string()),
            _ => name.clone(),
        };
        self.given.iter().map(one).collect::<Vec<_>>().join(", ")
    }
}
