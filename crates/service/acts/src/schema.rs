//! How an act looks in JSON, for the description of the API and for those who ask what they may do.

use serde_json::{Map, Value, json};

use crate::{Field, Kind, Listed};

impl Kind {
    /// What it is called where acts are listed.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Text | Kind::Kept | Kind::Content => "text",
            Kind::Toml => "text-or-object",
            Kind::Numbers => "numbers",
            Kind::Mark => "mark",
            Kind::Typed => "text-or-number",
            Kind::Who => "person",
            Kind::Names => "people",
            Kind::Lines => "texts",
            Kind::Number { .. } => "number",
            Kind::Flag => "flag",
            Kind::Date => "date",
            Kind::Rounds => "rounds",
            Kind::OneOf(_) => "choice",
            Kind::Map => "by-place",
            Kind::Record => "object",
            Kind::Records => "objects",
            Kind::File => "file",
        }
    }

    /// Its JSON schema.
    pub fn schema(self) -> Value {
        let text_or_number = || json!({ "type": ["string", "integer"], "minimum": 0 });
        match self {
            Kind::Text | Kind::Content => json!({ "type": "string" }),
            Kind::Kept => {
                described(json!({ "type": "string" }), "An empty text takes away what stood there.")
            }
            Kind::Typed => text_or_number(),
            Kind::Toml => described(json!({ "type": ["object", "string"] }), "An object, or a text in TOML."),
            Kind::Numbers => {
                json!({ "type": ["array", "integer"], "items": { "type": "integer", "minimum": 0 }, "minimum": 0 })
            }
            Kind::Mark => json!({ "type": ["number", "string"] }),
            Kind::Who => described(
                text_or_number(),
                "A name, a part of it, a number, or `@` and the place on the list from 0.",
            ),
            Kind::Names => json!({ "type": "array", "items": Kind::Who.schema() }),
            Kind::Lines => json!({ "type": "array", "items": { "type": "string" } }),
            Kind::Number { least, most } => json!({ "type": "integer", "minimum": least, "maximum": most }),
            Kind::Flag => json!({ "type": "boolean" }),
            Kind::Date => json!({ "type": "string", "format": "date" }),
            Kind::Rounds => {
                described(json!({ "type": ["string", "integer"] }), "Rounds such as `3`, `3,5` or `2-4`.")
            }
            Kind::OneOf(words) => json!({ "type": "string", "enum": words }),
            Kind::Map => json!({ "type": "object", "additionalProperties": { "type": "string" } }),
            Kind::Record => json!({ "type": "object", "additionalProperties": true }),
            Kind::Records => json!({ "type": "array", "items": Kind::Record.schema() }),
            Kind::File => {
                described(json!({ "type": "string" }), "A text, or `base64,` and the bytes of a file.")
            }
        }
    }
}

fn described(mut schema: Value, text: &str) -> Value {
    schema["description"] = json!(text);
    schema
}

impl Field {
    /// As it is listed for programs.
    fn listed(&self) -> Value {
        let mut listed = json!({ "name": self.name, "kind": self.kind.name() });
        if let Kind::OneOf(words) = self.kind {
            listed["words"] = json!(words);
        }
        listed
    }
}

impl<A> Listed<A> {
    /// What can be said with it, as it is listed for programs.
    pub fn listed_fields(&self) -> Vec<Value> {
        self.fields.iter().map(Field::listed).collect()
    }

    /// The JSON schema of what a program sends; `more` are fields that every act of this door takes.
    pub fn schema(&self, more: &Map<String, Value>) -> Value {
        let mut properties = more.clone();
        properties.insert("act".to_owned(), json!({ "type": "string", "enum": [self.name] }));
        for field in self.fields {
            properties.insert(field.name.to_owned(), field.kind.schema());
        }
        json!({
            "type": "object",
            "title": self.name,
            "description": self.about,
            "properties": properties,
            "required": ["act"],
            "additionalProperties": false,
        })
    }
}
