//! Which field is at fault when a regulation is refused.

use damier_acts::contests::Refusal;
use damier_contests::Refused;
use damier_language::Words;

use super::composing::SECTION;
use super::field::row_id;
use super::reading::Wrong;
use super::texts;
use super::typed::Typed;
use crate::contests::acting::refusal_text;

/// A refusal, by the field that is at fault.
pub fn wrong(why: &Refusal, typed: &Typed, words: &Words) -> Wrong {
    let row = |field: &str, section: &str| {
        let rows = typed.rows(SECTION);
        let at = rows.iter().position(|own| own[0] == section).unwrap_or_default();
        row_id(field, at + 1)
    };
    let Refusal::Refused(refused) = why else {
        return Wrong { field: "name".to_owned(), text: refusal_text(why, words) };
    };
    let field = match refused {
        Refused::ClosingTooEarly { .. } | Refused::ClosingPassed { .. } => "closing".to_owned(),
        Refused::ResultsBeforeClosing { .. } => "preliminary".to_owned(),
        Refused::EffectTooEarly { .. } => "effect".to_owned(),
        Refused::SectionHasWorks { section } => row_id(SECTION[1], usize::from(*section)),
        Refused::OtherVariant { section, .. } => row(SECTION[1], section),
        Refused::SpecialGenre { section, .. } => row(SECTION[2], section),
        Refused::ThemesInSeveralGenres { .. } => row_id(SECTION[3], 1),
        Refused::ChampionshipByPost { .. } => "form".to_owned(),
        Refused::RegulationIncomplete { missing } => {
            missing.first().map(|own| texts::name(own.item)).unwrap_or_default()
        }
        Refused::NoReason => "reason".to_owned(),
        _ => "name".to_owned(),
    };
    Wrong { field, text: refusal_text(why, words) }
}
