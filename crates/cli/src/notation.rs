//! Choosing how moves are written.

use anyhow::{Context, Result, bail};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use damier_pdn::{Corner, Form, Notation, Numbering};
use damier_rules::{Rulebook, Variant};

/// Styles that every variant has, and codes whose rulebook depends on the variant.
const STYLES: [&str; 8] = ["pdn", "long", "short", "numbers", "letters", "hub", "fmjd", "ua"];

/// A style or the name of a rulebook, as typed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct NotationChoice(String);

impl NotationChoice {
    /// What clap accepts.
    pub(crate) fn parser() -> impl TypedValueParser<Value = NotationChoice> {
        PossibleValuesParser::new(STYLES.into_iter().chain(Rulebook::NAMES)).map(NotationChoice)
    }

    /// Whether moves written like this can stand in a PDN file and be read back without doubt: they
    /// are in full, and the squares have the names that the game type promises.
    pub(crate) fn suits_pdn(&self) -> bool {
        !matches!(self.0.as_str(), "short" | "hub" | "numbers" | "letters")
    }

    /// What the choice means for a variant.
    pub(crate) fn of(&self, variant: Variant) -> Result<Notation> {
        match self.0.as_str() {
            "pdn" => Ok(Notation::pdn(variant)),
            "long" => Ok(Notation::pdn(variant).with_form(Form::Complete)),
            "numbers" => {
                let numbers = Numbering::Numbers(Corner::used_in(variant));
                Ok(Notation::pdn(variant).with_squares(numbers))
            }
            "letters" => Ok(Notation::pdn(variant).with_squares(Numbering::Algebraic)),
            "hub" => Ok(Notation::hub(variant)),
            "short" => {
                let book = Rulebook::named(variant.profile().national_rulebook)?;
                Notation::short(&book)
                    .with_context(|| format!("the code of {} has no short notation", variant.title()))
            }
            "ua" => rulebook(variant.profile().national_rulebook, variant),
            "fmjd" => {
                rulebook(if variant == Variant::International { "fmjd-100" } else { "fmjd-64" }, variant)
            }
            name => rulebook(name, variant),
        }
    }
}

fn rulebook(name: &str, variant: Variant) -> Result<Notation> {
    let book = Rulebook::named(name)?;
    if book.variant != variant {
        bail!("{name} is a rulebook of {}, not of {}", book.variant.title(), variant.title());
    }
    Ok(Notation::of(&book))
}
