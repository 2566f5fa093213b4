//! Plurals for Fluent, by the rules of Unicode CLDR as ICU keeps them.
//!
//! The Fluent library asks a crate of this name which form a number takes: *one*, *few*, *many*. The published
//! crate compares the whole number where CLDR compares its last digits, so that in Lithuanian 22 to 29 are not
//! *few* and 111 is *one*. This crate answers the same questions from ICU, which also sorts the names.
//!
//! ```
//! use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
//! use unic_langid::LanguageIdentifier;
//!
//! let language: LanguageIdentifier = "lt".parse().map_err(|_| "no language")?;
//! let lithuanian = PluralRules::create(language, PluralRuleType::CARDINAL)?;
//! assert_eq!(lithuanian.select(22.0), Ok(PluralCategory::FEW));
//! assert_eq!(lithuanian.select(111.0), Ok(PluralCategory::OTHER));
//! # Ok::<(), &'static str>(())
//! ```

pub mod operands;

use icu_locale_core::Locale;
use icu_plurals::{PluralCategory as Form, PluralRuleType as Kind, PluralRules as Rules, PluralRulesOptions};
use operands::PluralOperands;
use unic_langid::LanguageIdentifier;

/// What is counted with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PluralRuleType {
    /// First, second, third.
    ORDINAL,
    /// One, two, three.
    CARDINAL,
}

/// The form that a number takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PluralCategory {
    ZERO,
    ONE,
    TWO,
    /// As a few.
    FEW,
    /// As many, in some languages as a part.
    MANY,
    /// As any other number.
    OTHER,
}

/// The plurals of one language.
#[derive(Debug)]
pub struct PluralRules {
    language: Locale,
    kind: Kind,
}

impl PluralRules {
    /// The plurals of a language.
    pub fn create<L: Into<LanguageIdentifier>>(
        language: L,
        kind: PluralRuleType,
    ) -> Result<Self, &'static str> {
        let language = language.into().to_string().parse().map_err(|_| "no such language")?;
        let kind = match kind {
            PluralRuleType::ORDINAL => Kind::Ordinal,
            PluralRuleType::CARDINAL => Kind::Cardinal,
        };
        Ok(PluralRules { language, kind })
    }

    /// The form that a number takes.
    pub fn select<N: TryInto<PluralOperands>>(&self, number: N) -> Result<PluralCategory, &'static str> {
        let operands = number.try_into().map_err(|_| "not a number")?;
        Ok(match self.rules()?.category_for(operands.written()?) {
            Form::Zero => PluralCategory::ZERO,
            Form::One => PluralCategory::ONE,
            Form::Two => PluralCategory::TWO,
            Form::Few => PluralCategory::FEW,
            Form::Many => PluralCategory::MANY,
            Form::Other => PluralCategory::OTHER,
        })
    }

    /// Looked up anew each time, which takes less than a microsecond: what ICU returns cannot be kept for other threads.
    fn rules(&self) -> Result<Rules, &'static str> {
        let options = PluralRulesOptions::default().with_type(self.kind);
        Rules::try_new((&self.language).into(), options).map_err(|_| "no plurals of this language")
    }

    /// The languages that may be asked for: every code of two letters. ICU takes *other* for all numbers of a
    /// language that it does not know.
    pub fn get_locales(_: PluralRuleType) -> Vec<LanguageIdentifier> {
        let pairs = ('a'..='z').flat_map(|first| ('a'..='z').map(move |second| [first, second]));
        pairs.filter_map(|letters| letters.iter().collect::<String>().parse().ok()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn form(language: &str, number: f64) -> PluralCategory {
        let language: LanguageIdentifier = language.parse().expect("a language");
        let rules = PluralRules::create(language, PluralRuleType::CARDINAL).expect("rules");
        rules.select(number).expect("a form")
    }

    /// The samples that CLDR 48 gives for Lithuanian.
    #[test]
    fn lithuanian_by_the_samples_of_cldr() {
        for one in [1, 21, 31, 41, 51, 61, 71, 81, 101, 1001] {
            assert_eq!(form("lt", f64::from(one)), PluralCategory::ONE, "{one}");
        }
        for few in [2, 9, 22, 29, 32, 102, 1002] {
            assert_eq!(form("lt", f64::from(few)), PluralCategory::FEW, "{few}");
        }
        for many in [0.1, 1.5, 10.1] {
            assert_eq!(form("lt", many), PluralCategory::MANY, "{many}");
        }
        for other in [0, 10, 11, 19, 20, 30, 100, 111, 119, 1000] {
            assert_eq!(form("lt", f64::from(other)), PluralCategory::OTHER, "{other}");
        }
    }

    #[test]
    fn french_counts_up_to_two_as_one() {
        for one in [0.0, 1.0, 1.5] {
            assert_eq!(form("fr", one), PluralCategory::ONE, "{one}");
        }
        for other in [2.0, 17.0, 100.0] {
            assert_eq!(form("fr", other), PluralCategory::OTHER, "{other}");
        }
        assert_eq!(form("fr", 1e6), PluralCategory::MANY);
    }

    #[test]
    fn an_unknown_language_has_one_form() {
        assert_eq!(form("xx", 1.0), PluralCategory::OTHER);
        assert!(PluralRules::get_locales(PluralRuleType::CARDINAL).iter().any(|own| own.language == "lt"));
    }
}
