//! Every public name of a library, as the compiler describes it in JSON.

use std::collections::BTreeSet;

use serde_json::Value;

use super::types::{bounds, conditions, generics, path, signature, text};

/// One line for each name that somebody can write.
pub(super) fn lines(told: &Value) -> Vec<String> {
    let mut walk = Walk { told, lines: Vec::new(), seen: BTreeSet::new() };
    let name = walk.item(&told["root"])["name"].as_str().unwrap_or_default().to_owned();
    walk.module(&told["root"], &name);
    walk.lines
}

struct Walk<'a> {
    told: &'a Value,
    lines: Vec<String>,
    /// Names under which a thing was listed: modules can bring each other in.
    seen: BTreeSet<(String, String)>,
}

impl<'a> Walk<'a> {
    fn item(&self, id: &Value) -> &'a Value {
        let key = id.as_u64().map_or_else(|| id.as_str().unwrap_or_default().to_owned(), |id| id.to_string());
        &self.told["index"][key]
    }

    fn module(&mut self, id: &Value, place: &str) {
        if !self.seen.insert((id.to_string(), place.to_owned())) {
            return;
        }
        for own in ids(&self.item(id)["inner"]["module"]["items"]) {
            self.named(own, place, None);
        }
    }

    /// A thing below a place, by its own name or by another.
    fn named(&mut self, id: &Value, place: &str, other: Option<&str>) {
        let item = self.item(id);
        if item["visibility"] != "public" {
            return;
        }
        let name = other.or(item["name"].as_str()).unwrap_or_default();
        let here = format!("{place}::{name}");
        let Some((kind, inner)) = item["inner"].as_object().and_then(|own| own.iter().next()) else { return };
        match kind.as_str() {
            "module" => {
                self.lines.push(format!("mod {here}"));
                self.module(id, &here);
            }
            "use" => self.brought_in(inner, place),
            "struct" => self.structure(inner, &here),
            "enum" => self.choice(inner, &here),
            "trait" => self.behaviour(inner, &here),
            "function" => self.function(inner, &here),
            "constant" => self.lines.push(format!("const {here}: {}", text(&inner["type"]))),
            "type_alias" => self.lines.push(format!(
                "type {here}{} = {}",
                generics(&inner["generics"]),
                text(&inner["type"])
            )),
            "macro" => self.lines.push(format!("macro {here}!")),
            other => self.lines.push(format!("{other} {here}")),
        }
    }

    /// `pub use`: of something of ours, of all in a module, or of another crate.
    fn brought_in(&mut self, inner: &Value, place: &str) {
        let (name, source) =
            (inner["name"].as_str().unwrap_or_default(), inner["source"].as_str().unwrap_or_default());
        let target = self.item(&inner["id"]);
        if target.is_null() {
            self.lines.push(format!("use {place}::{name} = {source}"));
        } else if inner["is_glob"] == true {
            self.module(&inner["id"], place);
        } else {
            self.named(&inner["id"], place, Some(name));
        }
    }

    fn structure(&mut self, inner: &Value, here: &str) {
        self.lines.push(format!(
            "struct {here}{}{}",
            generics(&inner["generics"]),
            conditions(&inner["generics"])
        ));
        let kind = &inner["kind"];
        for (at, field) in ids(&kind["tuple"]).enumerate() {
            self.field(field, &format!("{here}.{at}"));
        }
        for field in ids(&kind["plain"]["fields"]) {
            let name = self.item(field)["name"].as_str().unwrap_or_default();
            self.field(field, &format!("{here}.{name}"));
        }
        if kind["plain"]["has_stripped_fields"] == false || kind == "unit" {
            self.lines.push(format!("struct {here} can be written out"));
        }
        self.behaviours(inner, here);
    }

    fn field(&mut self, id: &Value, here: &str) {
        let item = self.item(id);
        if item["visibility"] == "public" {
            self.lines.push(format!("field {here}: {}", text(&item["inner"]["struct_field"])));
        }
    }

    fn choice(&mut self, inner: &Value, here: &str) {
        self.lines.push(format!("enum {here}{}", generics(&inner["generics"])));
        for id in ids(&inner["variants"]) {
            let item = self.item(id);
            let kind = &item["inner"]["variant"]["kind"];
            let of = |id: &Value| text(&self.item(id)["inner"]["struct_field"]);
            let name = |id: &Value| self.item(id)["name"].as_str().unwrap_or_default().to_owned();
            let unnamed: Vec<String> = ids(&kind["tuple"]).map(of).collect();
            let fields = ids(&kind["struct"]["fields"]);
            let named: Vec<String> = fields.map(|id| format!("{}: {}", name(id), of(id))).collect();
            let inside = match (unnamed.is_empty(), named.is_empty()) {
                (false, _) => format!("({})", unnamed.join(", ")),
                (_, false) => format!(" {{ {} }}", named.join(", ")),
                _ => String::new(),
            };
            self.lines.push(format!("variant {here}::{}{inside}", item["name"].as_str().unwrap_or_default()));
        }
        self.behaviours(inner, here);
    }

    fn behaviour(&mut self, inner: &Value, here: &str) {
        let above = bounds(&inner["bounds"]);
        let above = if above.is_empty() { above } else { format!(": {above}") };
        self.lines.push(format!("trait {here}{}{above}", generics(&inner["generics"])));
        for id in ids(&inner["items"]) {
            self.member(id, here);
        }
    }

    /// What a type can do: functions of its own and traits, without those that everything has.
    fn behaviours(&mut self, inner: &Value, here: &str) {
        for id in ids(&inner["impls"]) {
            let own = &self.item(id)["inner"]["impl"];
            if own.is_null() || own["is_synthetic"] == true || !own["blanket_impl"].is_null() {
                continue;
            }
            if own["trait"].is_null() {
                ids(&own["items"]).for_each(|id| self.member(id, here));
            } else {
                self.lines.push(format!("impl {} for {here}", path(&own["trait"])));
            }
        }
    }

    fn member(&mut self, id: &Value, here: &str) {
        let item = self.item(id);
        if item["visibility"] == "public" || item["visibility"] == "default" {
            let here = format!("{here}::{}", item["name"].as_str().unwrap_or_default());
            match item["inner"].as_object().and_then(|own| own.iter().next()) {
                Some((kind, inner)) if kind == "function" => self.function(inner, &here),
                Some((kind, inner)) if kind == "assoc_const" => {
                    self.lines.push(format!("const {here}: {}", text(&inner["type"])));
                }
                Some((_, inner)) => self.lines.push(format!("type {here}: {}", bounds(&inner["bounds"]))),
                None => {}
            }
        }
    }

    fn function(&mut self, inner: &Value, here: &str) {
        let fixed = if inner["header"]["is_const"] == true { "const " } else { "" };
        let name = format!("{fixed}fn {here}{}", generics(&inner["generics"]));
        self.lines.push(signature(&name, &inner["sig"]) + &conditions(&inner["generics"]));
    }
}

fn ids(own: &Value) -> impl Iterator<Item = &Value> {
    own.as_array().into_iter().flatten().filter(|id| !id.is_null())
}
