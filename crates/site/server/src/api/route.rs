//! One address of the API: its handler and its description in one place.

use std::sync::Arc;

use axum::extract::DefaultBodyLimit;
use axum::handler::Handler;
use axum::http::Method;
use axum::middleware::from_fn_with_state;
use axum::routing::{MethodFilter, MethodRouter, on};
use damier_rules::Variant;
use serde_json::{Value, json};

use super::{Scope, admit};
use crate::handler::any;
use crate::import;
use crate::site::Site;

/// A parameter in the query.
pub(crate) struct Param {
    pub(crate) name: &'static str,
    pub(crate) schema: Value,
    pub(crate) text: &'static str,
    pub(crate) required: bool,
    pub(crate) example: Option<Value>,
}

/// What is sent or answered: its media type and the name of its schema.
#[derive(Clone, Copy)]
pub(crate) struct Content {
    pub(crate) kind: &'static str,
    pub(crate) schema: Option<&'static str>,
}

/// What is one of several words.
pub(super) fn one_of(words: impl IntoIterator<Item = String>) -> Value {
    json!({ "type": "string", "enum": words.into_iter().collect::<Vec<_>>() })
}

/// The name of a variant.
pub(super) fn a_variant() -> Value {
    one_of(Variant::ALL.map(|variant| variant.name().to_owned()))
}

/// A number that is counted from here.
pub(super) fn number_from(least: u32) -> Value {
    json!({ "type": "integer", "minimum": least, "maximum": u32::MAX })
}

/// One address of the API.
pub(crate) struct Route {
    pub(crate) method: Method,
    pub(crate) path: &'static str,
    /// Its name, by which programs that read the description call it.
    pub(crate) id: &'static str,
    pub(crate) group: &'static str,
    pub(crate) summary: &'static str,
    /// What a token must allow; none: anybody may ask.
    pub(crate) scope: Option<Scope>,
    /// By which rights of his token somebody is known here, where anybody may ask; by no other is he.
    pub(crate) knows: &'static [Scope],
    pub(crate) query: Vec<Param>,
    pub(crate) body: Option<(Content, Value)>,
    pub(crate) status: u16,
    pub(crate) answer: Option<Content>,
    /// Other media types in which the answer may be had.
    pub(crate) or_kinds: Vec<&'static str>,
    /// Whether the rules, the terms or the course of events can refuse it.
    pub(crate) refuses: bool,
    /// Whether what it asks for may not be there.
    pub(crate) misses: bool,
    handler: MethodRouter<Arc<Site>>,
}

impl Route {
    fn new<H, T>(method: Method, filter: MethodFilter, path: &'static str, handler: H) -> Route
    where
        H: Handler<T, Arc<Site>>,
        T: 'static,
    {
        Route {
            method,
            path,
            id: "",
            group: "",
            summary: "",
            scope: None,
            knows: &[],
            query: Vec::new(),
            body: None,
            status: 200,
            answer: None,
            or_kinds: Vec::new(),
            refuses: false,
            misses: path.contains('{'),
            handler: on(filter, any(handler)),
        }
    }

    /// Something to be read.
    pub(super) fn get<H: Handler<T, Arc<Site>>, T: 'static>(path: &'static str, handler: H) -> Route {
        Route::new(Method::GET, MethodFilter::GET, path, handler)
    }

    /// Something to be done.
    pub(super) fn post<H: Handler<T, Arc<Site>>, T: 'static>(path: &'static str, handler: H) -> Route {
        Route::new(Method::POST, MethodFilter::POST, path, handler)
    }

    /// Something to be kept in place of what was there.
    pub(super) fn put<H: Handler<T, Arc<Site>>, T: 'static>(path: &'static str, handler: H) -> Route {
        Route::new(Method::PUT, MethodFilter::PUT, path, handler)
    }

    /// Something to be taken away.
    pub(super) fn delete<H: Handler<T, Arc<Site>>, T: 'static>(path: &'static str, handler: H) -> Route {
        Route::new(Method::DELETE, MethodFilter::DELETE, path, handler)
    }

    /// Its group, its name and what it does.
    pub(super) fn does(mut self, group: &'static str, id: &'static str, summary: &'static str) -> Route {
        (self.group, self.id, self.summary) = (group, id, summary);
        self
    }

    /// A token must allow this.
    pub(super) fn needs(mut self, scope: Scope) -> Route {
        self.scope = Some(scope);
        self
    }

    /// Anybody may ask; whoever has a token that allows one of these is answered as who he is.
    pub(super) fn knows(mut self, scopes: &'static [Scope]) -> Route {
        self.knows = scopes;
        self
    }

    /// Takes a parameter in the query, if it is given.
    pub(super) fn asks(mut self, name: &'static str, schema: Value, text: &'static str) -> Route {
        self.query.push(Param { name, schema, text, required: false, example: None });
        self
    }

    /// The last parameter has to be given.
    pub(super) fn always(mut self) -> Route {
        if let Some(param) = self.query.last_mut() {
            param.required = true;
        }
        self
    }

    /// An example of the last parameter.
    pub(super) fn such_as(mut self, example: &str) -> Route {
        if let Some(param) = self.query.last_mut() {
            param.example = Some(json!(example));
        }
        self
    }

    /// Takes JSON of this schema; an example of it.
    pub(super) fn takes(mut self, schema: &'static str, example: Value) -> Route {
        self.body = Some((Content { kind: "application/json", schema: Some(schema) }, example));
        self
    }

    /// Takes a file of this kind; an example of it.
    pub(super) fn takes_file(mut self, kind: &'static str, example: Value) -> Route {
        self.body = Some((Content { kind, schema: None }, example));
        self.up_to(import::LARGEST)
    }

    /// What is sent may have so many bytes.
    pub(super) fn up_to(mut self, most: usize) -> Route {
        self.handler = self.handler.layer(DefaultBodyLimit::max(most));
        self
    }

    /// Answers with JSON of this schema.
    pub(super) fn answers(self, schema: &'static str) -> Route {
        self.answers_as("application/json", Some(schema))
    }

    /// Answers with something of this kind; of each line of it, or of all, the schema.
    pub(super) fn answers_as(mut self, kind: &'static str, schema: Option<&'static str>) -> Route {
        self.answer = Some(Content { kind, schema });
        self
    }

    /// The answer may be had in this media type too.
    pub(super) fn or_as(mut self, kind: &'static str) -> Route {
        self.or_kinds.push(kind);
        self
    }

    /// Answers with this status.
    pub(super) fn with(mut self, status: u16) -> Route {
        self.status = status;
        self
    }

    /// Can be refused by the rules, the terms or the course of events.
    pub(super) fn may_refuse(mut self) -> Route {
        self.refuses = true;
        self
    }

    /// What is asked for in the query may not be there.
    pub(super) fn may_miss(mut self) -> Route {
        self.misses = true;
        self
    }

    /// The names of the parameters in the path.
    pub(crate) fn parts(&self) -> impl Iterator<Item = &'static str> + use<> {
        self.path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'))
    }

    /// The handler, behind the door that lets in whom it may let in.
    pub(super) fn guarded(self, site: &Arc<Site>) -> MethodRouter<Arc<Site>> {
        let door = admit::Door { scope: self.scope, knows: self.knows };
        let door = from_fn_with_state((Arc::clone(site), door), admit::admit);
        self.handler.route_layer(door)
    }
}
