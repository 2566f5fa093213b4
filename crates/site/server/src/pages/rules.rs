//! The rulebooks: what each code says about play, made of the data by which the server itself decides.

use std::collections::BTreeMap;

use askama::Template;
use axum::Router;
use axum::extract::Path;
use axum::http::StatusCode;
use axum::response::Response;
use axum::routing::get;
use damier_language::Words;
use damier_rules::Rulebook;

use super::{Page, missing, send};
use crate::reader::Reader;
use crate::state::Web;

/// The addresses of the rules.
pub(crate) fn routes() -> Router<Web> {
    Router::new().route("/rules", get(list)).route("/rules/{book}", get(show))
}

#[derive(Template)]
#[template(path = "rulebooks.html")]
struct List {
    page: Page,
    books: Vec<Rulebook>,
}

#[derive(Template)]
#[template(path = "rulebook.html")]
struct Sheet {
    page: Page,
    book: Rulebook,
    chapters: Vec<Chapter>,
}

/// A chapter of a rulebook.
struct Chapter {
    /// As the book names it.
    name: &'static str,
    title: Text,
    rows: Vec<Line>,
}

/// What is said about a topic.
struct Line {
    topic: Text,
    value: Text,
    clauses: String,
}

/// A text in the reader's language, or in English where nobody has translated it.
struct Text {
    text: String,
    english: bool,
}

/// The texts of the rulebooks in a language, by the words of the English ones.
struct Texts(BTreeMap<String, String>);

impl Texts {
    fn of(words: &Words) -> Texts {
        Texts(words.area("rulebook").into_iter().collect())
    }

    fn known(&self, english: &str) -> Option<&String> {
        self.0.get(&format!("rulebook-{}", name(english)))
    }

    /// A text as a whole, or each of its parts between commas.
    fn tell(&self, english: &str) -> Text {
        let parts = || english.split(", ").map(|part| self.known(part).cloned()).collect::<Option<Vec<_>>>();
        let told = self.known(english).cloned().or_else(|| parts().map(|parts| parts.join(", ")));
        Text { english: told.is_none(), text: told.unwrap_or_else(|| english.to_owned()) }
    }
}

/// The name of a message: letters and digits with hyphens between.
fn name(english: &str) -> String {
    let words = english.split(|letter: char| !letter.is_ascii_alphanumeric());
    words.filter(|word| !word.is_empty()).map(str::to_ascii_lowercase).collect::<Vec<_>>().join("-")
}

/// Lists the rulebooks.
pub(crate) async fn list(reader: Reader) -> Response {
    let mut page = Page::new(reader, "site-rules", "/rules");
    let keep = page.reader.keep.take();
    send(StatusCode::OK, keep, &List { page, books: Rulebook::all() })
}

/// Shows one.
pub(crate) async fn show(Path(name): Path<String>, reader: Reader) -> Response {
    let Ok(book) = Rulebook::named(&name) else { return missing(reader).await };
    let texts = Texts::of(reader.words);
    let mut chapters: Vec<Chapter> = Vec::new();
    for row in book.rows() {
        let value = texts.tell(&row.value.to_string());
        let line = Line { topic: texts.tell(&row.topic), value, clauses: row.clauses.join(", ") };
        match chapters.last_mut().filter(|chapter| chapter.name == row.chapter) {
            Some(chapter) => chapter.rows.push(line),
            None => {
                let title = texts.tell(row.chapter);
                chapters.push(Chapter { name: row.chapter, title, rows: vec![line] });
            }
        }
    }
    let mut page = Page::new(reader, "site-rules", "/rules");
    let keep = page.reader.keep.take();
    send(StatusCode::OK, keep, &Sheet { page, book, chapters })
}

#[cfg(test)]
mod tests {
    use damier_language::Language;

    use super::*;

    /// Chapters and how pieces move are told in every language, for every code.
    #[test]
    fn chapters_and_moves_are_translated() {
        for language in Language::all() {
            let texts = Texts::of(Words::of(language));
            for book in Rulebook::all() {
                for row in book.rows() {
                    assert!(!texts.tell(row.chapter).english, "{language}: {}", row.chapter);
                    if row.chapter == "movement" {
                        assert!(!texts.tell(&row.topic).english, "{language}: {}", row.topic);
                        assert!(!texts.tell(&row.value.to_string()).english, "{language}: {}", row.value);
                    }
                }
            }
        }
    }
}
