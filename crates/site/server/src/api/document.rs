//! The description of the API: OpenAPI 3.1, made of the routes.

use damier_contests::composing::Composing;
use damier_contests::solving::Solving;
use serde_json::{Map, Value, json};

use super::input::LONGEST_TEXT;
use super::route::{Content, Param};
use super::{ROOT, Route, Scope, arenas, books, clubs, contests, correspondence, displays, events, routes};
use crate::address::coded;
use crate::rates;

/// What requests and answers look like, as JSON schemas by name.
const SCHEMAS: &str = include_str!("schemas.json");

const ABOUT: &str = "Everything that the pages of this site do, for programs.\n\n\
    Reading public things needs no token. Whoever wants to play makes a token on the page `/account/tokens` and \
    sends it as `Authorization: Bearer TOKEN`. Cookies mean nothing here. What anybody may ask is answered as to \
    anybody, unless the token allows one of the rights that stand under `security`: then its owner sees what is his.\n\n\
    Every refusal has the same shape: a `code` for programs, a `message` in the language of `Accept-Language` \
    for people, and the `clause` where a rule of the code refuses. Moments are RFC 3339 in UTC.";

/// What stands in a path: its name, what it means, and an example.
const PARTS: [(&str, &str, &str); 20] = [
    ("game", "The name of a game.", "k3f9xzab2c"),
    ("challenge", "The name of an offer.", "m4n8pqrs7t"),
    ("import", "The name of a file that was taken in.", "p7q9rstu2v"),
    ("study", "The name of a study.", "s2t4uvwx6y"),
    ("problem", "The name of a composition.", "b3c5defg7h"),
    ("event", "The name of an event.", "e3f5ghjk7m"),
    ("correspondence", "The name of a game by correspondence.", "d2f4hjkm6n"),
    ("arena", "The name of an arena.", "a4r6enjk8m"),
    ("club", "The name of a club.", "c3l5ubnk7m"),
    ("match", "The name of a match between clubs.", "m3t5chnk7m"),
    ("display", "The name of a simultaneous display.", "f4g6jkmn8p"),
    ("contest", "The name of a contest.", "c4d6efgh8j"),
    ("code", "The code number of a work.", "1-01"),
    ("proof", "The name of a proof.", "q2w4e6r8t9"),
    ("number", "The number of an application.", "1"),
    ("person", "The number of somebody in the books.", "1"),
    ("report", "The number of a report.", "1"),
    ("paper", "The name of a paper.", "rating-list"),
    ("rulebook", "The name of a rulebook.", "ua2023-russian"),
    ("variant", "The name of a variant.", "russian"),
];

/// The whole description.
pub(crate) fn document() -> Value {
    let mut paths = Map::new();
    for route in routes() {
        let path = paths.entry(format!("{ROOT}{}", route.path)).or_insert_with(|| json!({}));
        path[route.method.as_str().to_lowercase()] = operation(&route);
    }
    let mut schemas: Value = serde_json::from_str(SCHEMAS).unwrap_or_default();
    schemas["EventAct"] = events::act_schema();
    schemas["CorrespondenceAct"] = correspondence::act_schema();
    schemas["ArenaAct"] = arenas::act_schema();
    schemas["ClubAct"] = clubs::act_schema();
    schemas["DisplayAct"] = displays::act_schema();
    schemas["BooksAct"] = books::act_schema();
    schemas["ContestAct"] = contests::act_schema::<Composing>();
    schemas["SolvingAct"] = contests::act_schema::<Solving>();
    plain(&mut schemas);
    let scopes = Scope::ALL.map(Scope::name).join(", ");
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Damier",
            "version": "1",
            "description": ABOUT,
            "license": { "name": "MIT OR Apache-2.0", "identifier": "MIT OR Apache-2.0" },
        },
        "servers": [{ "url": "/" }],
        "paths": paths,
        "components": {
            "schemas": schemas,
            "securitySchemes": {
                "token": {
                    "type": "http",
                    "scheme": "bearer",
                    "description": format!("A token, which allows one or more of: {scopes}."),
                },
            },
        },
    })
}

fn operation(route: &Route) -> Value {
    let mut parameters: Vec<Value> = route.parts().map(part).collect();
    parameters.extend(route.query.iter().map(param));
    let token = |scope: &str| json!({ "token": [scope] });
    let security = match route.scope {
        Some(scope) => vec![token(scope.name())],
        None if route.knows.is_empty() => vec![json!({}), json!({ "token": [] })],
        None => {
            let known = route.knows.iter().map(|scope| token(scope.name()));
            std::iter::once(json!({})).chain(known).collect()
        }
    };
    let mut operation = json!({
        "operationId": route.id,
        "tags": [route.group],
        "summary": route.summary,
        "parameters": parameters,
        "security": security,
        "responses": responses(route),
    });
    if let Some((body, example)) = &route.body {
        let mut content = content(*body);
        content[body.kind]["example"] = example.clone();
        operation["requestBody"] = json!({ "required": true, "content": content });
    }
    operation
}

fn part(name: &str) -> Value {
    let (_, text, example) = PARTS.iter().find(|part| part.0 == name).unwrap_or(&PARTS[0]);
    json!({
        "name": name,
        "in": "path",
        "required": true,
        "description": text,
        "schema": { "type": "string", "pattern": "^[A-Za-z0-9_-]{1,64}$" },
        "example": example,
    })
}

/// What holds for every text: it has no zero in it.
fn plain(schema: &mut Value) {
    let is_text =
        |kind: &Value| kind == "string" || kind.as_array().is_some_and(|any| any.contains(&json!("string")));
    if is_text(&schema["type"]) && ["enum", "format", "pattern"].iter().all(|name| schema.get(name).is_none())
    {
        schema["pattern"] = json!("^[^\\u0000]*$");
    }
    match schema {
        Value::Object(fields) => fields.values_mut().for_each(plain),
        Value::Array(items) => items.iter_mut().for_each(plain),
        _ => {}
    }
}

/// The schema of a parameter: a text in a query says something and has a longest.
fn of_param(param: &Param) -> Value {
    let mut schema = param.schema.clone();
    plain(&mut schema);
    if schema.get("pattern").is_some() {
        schema["minLength"] = json!(1);
        schema["maxLength"] = json!(LONGEST_TEXT);
    }
    schema
}

fn param(param: &Param) -> Value {
    let mut described = json!({
        "name": param.name,
        "in": "query",
        "required": param.required,
        "description": param.text,
        "schema": of_param(param),
    });
    if let Some(example) = &param.example {
        described["example"] = example.clone();
    }
    described
}

fn content(content: Content) -> Value {
    let schema = match content.schema {
        Some(name) => json!({ "$ref": format!("#/components/schemas/{name}") }),
        None => json!({ "type": "string" }),
    };
    json!({ content.kind: { "schema": schema } })
}

fn responses(route: &Route) -> Value {
    let mut done = json!({ "description": "Done." });
    if let Some(answer) = route.answer {
        done["content"] = content(answer);
        for kind in &route.or_kinds {
            done["content"][*kind] = content(Content { kind, schema: None })[*kind].take();
        }
    }
    let mut all = json!({ route.status.to_string(): done });
    for (status, text) in refusals(route) {
        let content = content(Content { kind: "application/json", schema: Some("Error") });
        all[status.to_string()] = json!({ "description": text, "content": content });
    }
    all["429"]["headers"] = json!({
        "Retry-After": { "description": "Seconds to wait.", "schema": { "type": "integer", "minimum": 1 } },
    });
    all
}

/// How a route can say no.
fn refusals(route: &Route) -> Vec<(u16, String)> {
    let mut all = vec![(401, "The token is unknown, or there is none where one is needed.".to_owned())];
    let mut add = |when: bool, status: u16, text: &str| {
        if when {
            all.push((status, text.to_owned()));
        }
    };
    add(!route.query.is_empty() || route.body.is_some(), 400, "The request does not fit its description.");
    add(route.scope.is_some(), 403, "The token does not allow it, or it is the right of others.");
    add(route.misses, 404, "There is no such thing.");
    add(true, 408, "It took too long.");
    add(route.refuses, 409, "The rules, the terms or the course of events refuse it.");
    add(route.body.is_some(), 413, "The request is too large.");
    add(route.body.is_some(), 415, "The request is not of the kind that is read here.");
    let often = format!("Too often: more than {} requests a second for long.", rates::API.a_second);
    all.push((429, often));
    all
}

/// How the example of a route is asked for on a command line. `site` is the address of the site.
pub(crate) fn curl(route: &Route, site: &str) -> String {
    let mut path = route.path.to_owned();
    for (name, _, example) in PARTS {
        path = path.replace(&format!("{{{name}}}"), example);
    }
    let mut command = String::from("curl");
    if route.method != "GET" {
        command.push_str(&format!(" -X {}", route.method));
    }
    if route.scope.is_some() {
        command.push_str(" -H \"Authorization: Bearer $TOKEN\"");
    }
    if let Some((body, example)) = &route.body {
        let example = example.as_str().map_or_else(|| example.to_string(), str::to_owned);
        command.push_str(&format!(" -H 'Content-Type: {}' --data-binary '{example}'", body.kind));
    }
    let given = route.query.iter().filter_map(|param| Some((param.name, param.example.as_ref()?.as_str()?)));
    let query: Vec<String> = given.map(|(name, value)| format!("{name}={}", coded(value))).collect();
    let query = if query.is_empty() { String::new() } else { format!("?{}", query.join("&")) };
    command.push_str(&format!(" '{site}{ROOT}{path}{query}'"));
    command
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_route_is_described() {
        let mut ids: Vec<&str> = routes().iter().map(|route| route.id).collect();
        ids.sort_unstable();
        let all = ids.len();
        ids.dedup();
        assert_eq!(ids.len(), all, "two routes have one name");
        let document = document();
        let schemas = &document["components"]["schemas"];
        for route in routes() {
            assert!(!route.summary.is_empty() && !route.group.is_empty(), "{}", route.path);
            assert!(route.parts().all(|name| PARTS.iter().any(|part| part.0 == name)), "{}", route.path);
            let body = route.body.iter().map(|(content, _)| content);
            for name in body.chain(&route.answer).filter_map(|content| content.schema) {
                assert!(schemas.get(name).is_some(), "{}: no schema {name}", route.path);
            }
        }
    }
}
