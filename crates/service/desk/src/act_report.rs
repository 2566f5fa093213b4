//! What a command answers: lines for a person, or one JSON object for a program.

use serde::Serialize;
use serde_json::{Map, Value};

/// An answer in both forms. Only one of them is printed.
#[derive(Debug, Clone, Default)]
pub struct ActReport {
    /// What it is about, where that is said.
    pub title: Option<String>,
    pub text: String,
    /// The fields of the object.
    pub fields: Map<String, Value>,
}

impl ActReport {
    /// Nothing to say.
    pub fn new() -> ActReport {
        ActReport::default()
    }

    /// With a title.
    pub fn titled(title: String) -> ActReport {
        ActReport { title: Some(title), ..ActReport::default() }
    }

    /// One more line, or several.
    pub fn line(&mut self, text: impl AsRef<str>) -> &mut ActReport {
        self.text.push_str(text.as_ref());
        self.text.push('\n');
        self
    }

    /// A block of lines that ends where it ends.
    pub fn block(&mut self, text: impl AsRef<str>) -> &mut ActReport {
        self.text.push_str(text.as_ref());
        if !self.text.is_empty() && !self.text.ends_with('\n') {
            self.text.push('\n');
        }
        self
    }

    /// One more field of the object.
    pub fn field(&mut self, name: &str, value: impl Serialize) -> &mut ActReport {
        // Our own types have string keys and no maps that could fail.
        self.fields.insert(name.to_owned(), serde_json::to_value(value).unwrap_or_default());
        self
    }
}
