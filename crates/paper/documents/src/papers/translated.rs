//! What a template wrote, in the language of the paper.
//!
//! The texts of a regulation are data from the day it is made (UA-II.2.2, FMJD-II.3): a text that somebody has
//! written stands as written. What a template has written and nobody has changed is the same text in every
//! language, so a paper prints it in its own.

use damier_compete::event::{
    Regulation, StagePlan, TemplateText, section_texts, stage_text, technical_texts,
};
use damier_language::{Language, Words};

use super::clerk::Clerk;
use super::template_text::template_text;

/// Makes numbered texts of a regulation in the words it is handed.
type Texts = fn(&Regulation, &dyn Fn(&TemplateText) -> String) -> Vec<(u8, String)>;

impl Clerk<'_> {
    /// The text of a section, if there is any.
    pub(super) fn section(&self, number: u8) -> Option<String> {
        let written = self.regulation.section(number)?;
        Some(self.translated(number, written, section_texts))
    }

    /// An item of the technical regulation.
    pub(super) fn technical_item(&self, number: u8, written: &str) -> String {
        self.translated(number, written, technical_texts)
    }

    /// The name of a stage.
    pub(super) fn stage_name(&self, plan: &StagePlan) -> String {
        let told = stage_text(plan, self.regulation.stages.len());
        let is_told = |language: Language| template_text(Words::of(language), &told) == plan.name;
        match Language::all().any(is_told) {
            true => template_text(self.words, &told),
            false => plan.name.clone(),
        }
    }

    fn translated(&self, number: u8, written: &str, texts: Texts) -> String {
        let told = |words: &'static Words, regulation: &Regulation| {
            let say = move |text: &TemplateText| template_text(words, text);
            texts(regulation, &say).into_iter().find(|(own, _)| *own == number).map(|(_, text)| text)
        };
        let is_told = |language: Language| {
            told(Words::of(language), self.regulation).is_some_and(|text| text.trim() == written.trim())
        };
        if !Language::all().any(is_told) {
            return written.to_owned();
        }
        let mut own = self.regulation.clone();
        for plan in &mut own.stages {
            plan.name = self.stage_name(plan);
        }
        told(self.words, &own).unwrap_or_else(|| written.to_owned())
    }
}
