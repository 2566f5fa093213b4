//! Ready regulations, one for each rulebook and system: complete and valid, to be edited.
//!
//! A template is named by its rulebook and its system: `ua2023-russian/swiss`,
//! `fmjd-100/team-round-robin`. Its criteria are those the code prints, its control is one the code lists,
//! and every compulsory section has a text, told in the language of whoever makes the event.
//!
//! ```
//! use damier_compete::event::{TemplateText, template, templates};
//!
//! let swiss = template("ua2023-russian/swiss")?;
//! // Whoever knows languages puts the texts into words.
//! let say = |text: &TemplateText| format!("{text:?}");
//! let regulation = swiss.regulation("Cup of the city", &say);
//! assert!(regulation.check().is_good());
//! assert_eq!(regulation.tie_breaks, ["play-off", "encounter", "truncated", "median", "wins", "by-place"]);
//! let wrong = template("ua2023-russian/swis").expect_err("a misprint").to_string();
//! assert!(wrong.contains("did you mean \"ua2023-russian/swiss\"?"));
//! assert!(templates().len() > 100);
//! # Ok::<(), damier_compete::event::UnknownTemplate>(())
//! ```

mod controls;
mod kind;
mod text;
mod texts;

use damier_clock::rules::Code;
use damier_rules::Rulebook;
use serde::Serialize;

use super::opening::{deck_size, usual_deck};
use super::regulation::{Level, Regulation, TechnicalRegulation, standings_code};
use super::stage::{StagePlan, System};
use super::stage_field::FieldFrom;
use super::standings::standings_system;
use damier_pairing::standings::{Template, nearest};
use kind::{KINDS, Kind};
pub use text::{Play, TemplateText};
use texts::Say;

/// A ready regulation.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct EventTemplate {
    /// Its name: `ua2023-russian/swiss`.
    pub name: String,
    /// What it is for.
    pub title: &'static str,
    pub rulebook: &'static str,
    #[serde(skip)]
    kind: Kind,
    #[serde(skip)]
    code: Code,
}

/// No template is called so.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, thiserror::Error)]
#[error("no template is called \"{name}\"{}; {}", match nearest {
    Some(word) => format!(", did you mean \"{word}\"?"),
    None => String::new(),
}, match of_rulebook.is_empty() {
    true => format!("a template is a rulebook and a system, and the rulebooks are {}", Rulebook::NAMES.join(", ")),
    false => format!("for that rulebook there are {}", of_rulebook.join(", ")),
})]
pub struct UnknownTemplate {
    pub name: String,
    /// What was probably meant.
    pub nearest: Option<String>,
    /// The systems there are for the rulebook that was named.
    pub of_rulebook: Vec<&'static str>,
}

/// All templates, rulebook by rulebook.
pub fn templates() -> Vec<EventTemplate> {
    Rulebook::all().iter().flat_map(of_book).collect()
}

/// The template of this name.
pub fn template(name: &str) -> Result<EventTemplate, UnknownTemplate> {
    let written = name.trim().to_lowercase();
    let all = templates();
    if let Some(found) = all.iter().find(|template| template.name == written) {
        return Ok(found.clone());
    }
    let rulebook = written.split('/').next().unwrap_or_default();
    let same_book = all.iter().filter(|template| template.rulebook == rulebook);
    Err(UnknownTemplate {
        name: name.to_owned(),
        nearest: nearest(&written, all.iter().map(|template| template.name.as_str())).map(str::to_owned),
        of_rulebook: same_book.map(|template| template.kind.word).collect(),
    })
}

fn of_book(book: &Rulebook) -> Vec<EventTemplate> {
    let code = Code::of(book);
    let (rulebook, variant) = (book.name, book.variant);
    let suits =
        |kind: &&Kind| (kind.suits)(code, variant) && controls::control(rulebook, kind.class).is_some();
    let template = |kind: &Kind| EventTemplate {
        name: format!("{rulebook}/{}", kind.word),
        title: kind.title,
        rulebook,
        kind: *kind,
        code,
    };
    KINDS.iter().filter(suits).map(template).collect()
}

impl EventTemplate {
    /// The regulation of an event of this name, its texts put into words by `say`.
    pub fn regulation(&self, name: &str, say: Say<'_>) -> Regulation {
        let (kind, code) = (self.kind, self.code);
        let mut stages = (kind.stages)(code);
        name_stages(&mut stages, say);
        // A meeting of two games begins from an opening that is drawn, where the code has a table of them.
        let variant = Rulebook::named(self.rulebook).ok().map(|book| book.variant);
        let deck = variant.and_then(usual_deck).and_then(deck_size);
        stages.iter_mut().filter(|plan| plan.micro_match).for_each(|plan| plan.ballot = deck);
        let mut regulation = Regulation::new(name, self.rulebook, stages);
        regulation.level = if code.is_fmjd() { Level::International } else { Level::NationalToCity };
        regulation.class = kind.class;
        regulation.control = controls::control(self.rulebook, kind.class).unwrap_or_default().to_owned();
        regulation.character = kind.character;
        regulation.teams = kind.teams();
        regulation.tie_breaks = self.tie_breaks(&regulation);
        regulation.protest_minutes = matches!(code, Code::Ua2013 | Code::Ua2023).then_some(30);
        let has_match = regulation.stages.iter().any(|plan| matches!(plan.system, System::Match(_)));
        // A match of the world federation is played to its end unless all agree (FMJD-VII.3).
        regulation.early_stop = has_match.then_some(!code.is_fmjd());
        self.write_sections(&mut regulation, say);
        regulation
    }

    /// Writes the texts of the sections anew, after something they tell of has been changed.
    pub fn write_sections(&self, regulation: &mut Regulation, say: Say<'_>) {
        regulation.sections = texts::section_texts(regulation, self.code, say);
    }

    /// The technical regulation that goes with it.
    pub fn technical(&self, regulation: &Regulation, say: Say<'_>) -> TechnicalRegulation {
        texts::technical_texts(regulation, self.code, say)
    }

    /// The criteria the code prints for the last stage.
    fn tie_breaks(&self, regulation: &Regulation) -> Vec<String> {
        let (Some(code), Some(last)) = (standings_code(self.code), regulation.stages.last()) else {
            return Vec::new();
        };
        let teams = regulation.character.pairs_teams();
        let order = Template { code, system: standings_system(last.system), teams }.reckoning().order;
        order.iter().map(|rule| rule.criterion.name(Some(code))).collect()
    }
}

/// The sections that a template would write for a regulation as it stands: whoever prints them in another
/// language than they were made in finds out with this whether somebody has changed them since.
pub fn section_texts(regulation: &Regulation, say: Say<'_>) -> Vec<(u8, String)> {
    regulation.code().map_or_else(|_| Vec::new(), |code| texts::section_texts(regulation, code, say))
}

/// The items of the technical regulation likewise.
pub fn technical_texts(regulation: &Regulation, say: Say<'_>) -> Vec<(u8, String)> {
    regulation.code().map_or_else(|_| Vec::new(), |code| texts::technical_texts(regulation, code, say).items)
}

/// What a template calls a stage, one of so many.
pub fn stage_text(plan: &StagePlan, stages: usize) -> TemplateText {
    match plan.from {
        _ if stages == 1 => TemplateText::MainStage,
        FieldFrom::Group { number, .. } | FieldFrom::Part { number, .. } => TemplateText::Group { number },
        FieldFrom::Places(ref places) if places.iter().all(|own| own.first > 1) => TemplateText::SecondFinal,
        _ => TemplateText::Final,
    }
}

/// Names stages by where their players come from.
fn name_stages(stages: &mut [StagePlan], say: Say<'_>) {
    let count = stages.len();
    for plan in stages {
        plan.name = say(&stage_text(plan, count));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plain(text: &TemplateText) -> String {
        format!("{text:?}")
    }

    // UA-II.2.2, UA13-IV.2.1, FMJD-II.3, COL-3.2.1a: every compulsory section has its text.
    #[test]
    fn every_template_can_be_used() {
        for template in templates() {
            let mut regulation = template.regulation("Cup", &plain);
            regulation.starts = Some(jiff::civil::date(2026, 5, 2));
            regulation.ends = Some(jiff::civil::date(2026, 5, 9));
            regulation.approved = Some(jiff::civil::date(2026, 1, 9));
            let report = regulation.check();
            assert!(report.is_good(), "{}: {report:?}", template.name);
            // The code of column draughts lists no controls; everything else is as its code wants it.
            let wanted = usize::from(template.code == Code::Columns);
            let silent = template.code == Code::Wcdf;
            assert!(silent || report.warnings.len() == wanted, "{}: {:?}", template.name, report.warnings);
            assert!(template.technical(&regulation, &plain).missing(&regulation, template.code).is_empty());
        }
    }

    #[test]
    fn names_are_found_again() {
        for template in templates() {
            assert_eq!(super::template(&template.name).as_ref(), Ok(&template));
        }
    }

    #[test]
    fn the_class_of_a_control_is_that_of_the_template() {
        for template in templates() {
            let regulation = template.regulation("Cup", &plain);
            let named = damier_clock::named::find(regulation.control.split(' ').next().unwrap_or_default());
            if let Ok(named) = named {
                assert_eq!(named.class, regulation.class, "{}", template.name);
            }
        }
    }
}
