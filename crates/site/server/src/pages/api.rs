//! The API for people who write programs: every address with what it takes, what it answers, and an example.

use std::sync::Arc;

use askama::Template;
use axum::Router;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;

use super::{Page, send};
use crate::api::{self, Route};
use crate::handler::get;
use crate::reader::{Reader, root};
use crate::site::Site;
use crate::state::Web;

/// The address of the page about the API.
pub(crate) fn routes() -> Router<Web> {
    Router::new().route("/api", get(show))
}

#[derive(Template)]
#[template(path = "api.html")]
struct Sheet {
    page: Page,
    about: Vec<String>,
    groups: Vec<Group>,
}

/// Addresses that belong together.
struct Group {
    name: &'static str,
    routes: Vec<AddressRow>,
}

/// An address as it is shown.
struct AddressRow {
    id: &'static str,
    method: String,
    path: String,
    summary: &'static str,
    scope: Option<&'static str>,
    /// Name, meaning, and whether it has to be given.
    query: Vec<(&'static str, &'static str, bool)>,
    body: Option<&'static str>,
    answer: Option<&'static str>,
    status: u16,
    example: String,
}

impl AddressRow {
    fn of(route: &Route, site: &str) -> AddressRow {
        AddressRow {
            id: route.id,
            method: route.method.to_string(),
            path: format!("{}{}", api::ROOT, route.path),
            summary: route.summary,
            scope: route.scope.map(api::Scope::name),
            query: route.query.iter().map(|param| (param.name, param.text, param.required)).collect(),
            body: route.body.as_ref().and_then(|(body, _)| body.schema),
            answer: route.answer.map(|answer| answer.schema.unwrap_or(answer.kind)),
            status: route.status,
            example: api::curl(route, site),
        }
    }
}

/// Shows the API.
pub(crate) async fn show(State(site): State<Arc<Site>>, headers: HeaderMap, reader: Reader) -> Response {
    let root = root(&site, &headers);
    let mut groups: Vec<Group> = Vec::new();
    for route in api::routes() {
        let shown = AddressRow::of(&route, &root);
        match groups.iter_mut().find(|group| group.name == route.group) {
            Some(group) => group.routes.push(shown),
            None => groups.push(Group { name: route.group, routes: vec![shown] }),
        }
    }
    let document = api::document();
    let about = document["info"]["description"].as_str().unwrap_or_default();
    let about = about.split("\n\n").map(|text| text.replace('`', "")).collect();
    let mut page = Page::new(reader, "api", "/api");
    let keep = page.reader.keep.take();
    send(StatusCode::OK, keep, &Sheet { page, about, groups })
}
