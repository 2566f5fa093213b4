//! How a reader wants the site to look and sound. His browser keeps it in a cookie that scripts may change too, so that
//! the very first picture of a page is right and nobody needs a script to choose.

use axum::http::{HeaderMap, HeaderValue};

use crate::visitor::cookie;

/// The name of the cookie.
const COOKIE: &str = "damier-look";

/// One thing that can be chosen: its name, as it stands on the root of a page, and the values, the usual one first.
pub(crate) struct Choice {
    pub(crate) name: &'static str,
    pub(crate) values: &'static [&'static str],
}

/// What can be chosen, in the order in which a cookie has it. `common/settings.js` has the same table.
pub(crate) const CHOICES: [Choice; 7] = [
    Choice { name: "theme", values: &["auto", "light", "dark"] },
    Choice { name: "contrast", values: &["auto", "high"] },
    Choice { name: "board", values: &["auto", "wood", "slate", "checkers", "print"] },
    Choice { name: "pieces", values: &["soft", "turned", "polished", "plain"] },
    Choice { name: "towers", values: &["smooth", "milled"] },
    Choice { name: "coordinates", values: &["inside", "outside", "off"] },
    Choice { name: "sound", values: &["on", "off"] },
];

/// What a reader has chosen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Look([&'static str; CHOICES.len()]);

impl Default for Look {
    fn default() -> Look {
        Look(CHOICES.map(|choice| choice.values.first().copied().unwrap_or_default()))
    }
}

impl Look {
    /// What a browser has kept; what makes no sense is as usual.
    pub(crate) fn of(headers: &HeaderMap) -> Look {
        let mut look = Look::default();
        let kept = cookie::read(headers, COOKIE).unwrap_or_default();
        for (choice, value) in CHOICES.iter().zip(kept.split('-')) {
            look.choose(choice.name, value);
        }
        look
    }

    /// Chooses one thing; a value that is not in the table changes nothing.
    pub(crate) fn choose(&mut self, name: &str, value: &str) {
        let found = CHOICES.iter().position(|choice| choice.name == name);
        let Some((slot, choice)) = found.and_then(|at| Some((self.0.get_mut(at)?, CHOICES.get(at)?))) else {
            return;
        };
        if let Some(known) = choice.values.iter().find(|known| **known == value) {
            *slot = known;
        }
    }

    /// What was chosen of one thing.
    pub(crate) fn chosen(&self, name: &str) -> &'static str {
        let of = CHOICES.iter().zip(self.0).find(|(choice, _)| choice.name == name);
        of.map_or("", |(_, value)| value)
    }

    /// As it stands on the root of a page: whatever is not usual.
    pub(crate) fn attributes(&self) -> String {
        let usual = Look::default();
        let unusual = CHOICES.iter().zip(self.0).zip(usual.0).filter(|((_, own), usual)| own != usual);
        unusual.map(|((choice, own), _)| format!(" data-{}=\"{own}\"", choice.name)).collect()
    }

    /// What a browser is told to keep.
    pub(crate) fn keep(&self, secure: bool) -> HeaderValue {
        cookie::share(COOKIE, &self.0.join("-"), secure)
    }
}

#[cfg(test)]
mod tests {
    use axum::http::header;

    use super::*;

    fn of(cookie: &'static str) -> Look {
        let mut headers = HeaderMap::new();
        headers.insert(header::COOKIE, HeaderValue::from_static(cookie));
        Look::of(&headers)
    }

    #[test]
    fn what_was_chosen_comes_back() {
        let mut look = Look::default();
        assert_eq!(look.attributes(), "");
        look.choose("theme", "dark");
        look.choose("pieces", "turned");
        look.choose("pieces", "<script>");
        look.choose("nothing", "dark");
        assert_eq!(look.attributes(), " data-theme=\"dark\" data-pieces=\"turned\"");
        let kept = look.keep(false);
        let text = kept.to_str().expect("text");
        assert!(text.starts_with("damier-look=dark-auto-auto-turned-smooth-inside-on; Path=/"), "{text}");
        assert!(!text.contains("HttpOnly"), "scripts change it too");
        assert_eq!(of("damier-look=dark-auto-auto-turned-smooth-inside-on"), look);
    }

    #[test]
    fn nonsense_is_as_usual() {
        for cookie in ["damier-look=x", "damier-look=-----", "damier-look=high-dark-plain", "other=dark"] {
            assert_eq!(of(cookie), Look::default(), "{cookie}");
        }
    }

    #[test]
    fn scripts_have_the_same_table() {
        let script = include_str!("../web/common/settings.js");
        for choice in &CHOICES {
            let values: Vec<String> = choice.values.iter().map(|value| format!("\"{value}\"")).collect();
            let row = format!("{}: [{}]", choice.name, values.join(", "));
            assert!(script.contains(&row), "{row}");
        }
    }
}
