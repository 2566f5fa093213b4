//! What is made when it is first needed, made before anybody waits for it: sentences of all languages, the marks of
//! files, what the lobby shows.

use std::sync::Arc;

use axum::extract::{Query, State};
use damier_language::{Language, Words};

use crate::look::Look;
use crate::pages::lobby;
use crate::people::Person;
use crate::reader::Reader;
use crate::site::Site;

/// Makes the first page once in every language, so that the first visitor finds it made.
pub(crate) async fn warm(site: Arc<Site>) {
    for language in Language::all() {
        let reader = Reader {
            person: Person::Guest { name: "warm".to_owned() },
            words: Words::of(language),
            look: Look::default(),
            has_sheet: false,
            at: "/".to_owned(),
            secret: String::new(),
            root: String::new(),
            books: false,
            unseen: 0,
            keep: None,
        };
        drop(lobby::show(State(Arc::clone(&site)), reader, Query(lobby::Proposed::default())).await);
    }
}
