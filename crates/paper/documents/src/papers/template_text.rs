//! The texts of a template in words.

use damier_compete::event::TemplateText;
use damier_language::Words;

use super::rate::rate;

/// A text of a template in a language; the control is told as papers tell it.
///
/// ```
/// use damier_compete::event::template;
/// use damier_documents::papers::template_text;
/// use damier_language::{Language, Words};
///
/// let words = Words::of(Language::UK);
/// let blitz = template("ua2023-russian/swiss-blitz").expect("a template");
/// let regulation = blitz.regulation("Кубок", &|text| template_text(words, text));
/// assert_eq!(regulation.section(5), Some("Змагання особисті."));
/// ```
pub fn template_text(words: &Words, text: &TemplateText) -> String {
    match text {
        TemplateText::Control { control } => {
            words.describe("template-text", &TemplateText::Control { control: rate(words, control) })
        }
        other => words.describe("template-text", other),
    }
}
