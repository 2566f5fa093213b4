//! Forms that are shown again with what was typed into them, on pages that have many.

use axum::http::StatusCode;

use crate::contests::draft::Typed;

/// The fields by which a form says what it is about, where a page has several of its kind.
const ABOUT: [&str; 6] = ["code", "work", "appeal", "protest", "solver", "position"];

/// What was typed into a form that was refused, and why: it stands there again. What is to be corrected stands there
/// too.
#[derive(Default)]
pub(super) struct Again {
    typed: Typed,
    pub(super) wrong: Option<String>,
}

impl Again {
    /// What was typed, and why it was refused.
    pub(super) fn new(typed: Typed, wrong: String) -> Again {
        Again { typed, wrong: Some(wrong) }
    }

    /// What stands in a form from the beginning.
    pub(super) fn filled(typed: Typed) -> Again {
        Again { typed, wrong: None }
    }

    /// Whether anything stands in a form that is not usual.
    pub(super) fn is_filled(&self) -> bool {
        self.typed.has("act")
    }

    /// With which status a page is sent that shows it.
    pub(super) fn status(&self) -> StatusCode {
        if self.wrong.is_some() { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK }
    }

    /// Whether it was this form: by what it does, and by the one of several things that it is about.
    fn is_of(&self, act: &str, about: &str) -> bool {
        let known = ABOUT.iter().map(|name| self.typed.text(name)).filter(|own| !own.is_empty());
        self.typed.text("act") == act && (about.is_empty() || known.collect::<Vec<_>>().join(".") == about)
    }

    /// What stands in a field of a form: what was typed there if it was refused, else what is usual.
    pub(super) fn text<'a>(&'a self, act: &str, name: &str, usual: &'a str) -> &'a str {
        self.about(act, "", name, usual)
    }

    /// The same in a form about one of several things, such as a work.
    pub(super) fn about<'a>(
        &'a self,
        act: &str,
        about: &(impl ToString + ?Sized),
        name: &str,
        usual: &'a str,
    ) -> &'a str {
        if self.is_of(act, &about.to_string()) { self.typed.text(name) } else { usual }
    }

    /// Whether a choice of a form was made, or a box of it ticked.
    pub(super) fn chosen(&self, act: &str, name: &str, value: &(impl ToString + ?Sized)) -> bool {
        self.is_of(act, "") && self.typed.rows([name]).contains(&[value.to_string().as_str()])
    }

    /// Whether a box is ticked in a form about one of several things.
    pub(super) fn ticked(
        &self,
        act: &str,
        about: &(impl ToString + ?Sized),
        number: &usize,
        usual: &bool,
    ) -> bool {
        let number = number.to_string();
        if self.is_of(act, &about.to_string()) {
            self.typed.rows(["tick"]).contains(&[number.as_str()])
        } else {
            *usual
        }
    }
}
