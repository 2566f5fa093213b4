//! JSON schemas, as much of them as the description of the API uses. Properties that are not described are faults
//! too: the description has to say everything.

use serde_json::Value;

/// What does not fit, and where; nothing if everything does.
pub(crate) fn faults(document: &Value, schema: &Value, value: &Value) -> Vec<String> {
    let mut faults = Vec::new();
    Check { document }.value(schema, value, "", &mut faults);
    faults
}

struct Check<'a> {
    document: &'a Value,
}

impl Check<'_> {
    fn value(&self, schema: &Value, value: &Value, at: &str, faults: &mut Vec<String>) {
        if let Some(name) = schema["$ref"].as_str() {
            let target = self.document.pointer(name.trim_start_matches('#'));
            return self.value(target.unwrap_or_else(|| panic!("no {name}")), value, at, faults);
        }
        if let Some(any) = schema["anyOf"].as_array() {
            let fits = |one: &Value| {
                let mut own = Vec::new();
                self.value(one, value, at, &mut own);
                own.is_empty()
            };
            if !any.iter().any(fits) {
                faults.push(format!("{at}: {value} fits none"));
            }
            return;
        }
        if !is_of_type(&schema["type"], value) {
            faults.push(format!("{at}: {value} is not {}", schema["type"]));
            return;
        }
        if let Some(allowed) = schema["enum"].as_array()
            && !allowed.contains(value)
        {
            faults.push(format!("{at}: {value} is not among {allowed:?}"));
        }
        if let (Some(least), Some(number)) = (schema["minimum"].as_i64(), value.as_i64())
            && number < least
        {
            faults.push(format!("{at}: {number} is less than {least}"));
        }
        self.object(schema, value, at, faults);
        let Some(items) = value.as_array() else { return };
        for (index, item) in items.iter().enumerate() {
            let schema = schema.pointer(&format!("/prefixItems/{index}")).unwrap_or(&schema["items"]);
            self.value(schema, item, &format!("{at}/{index}"), faults);
        }
    }

    fn object(&self, schema: &Value, value: &Value, at: &str, faults: &mut Vec<String>) {
        let Some(object) = value.as_object() else { return };
        for name in schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str) {
            if !object.contains_key(name) {
                faults.push(format!("{at}: {name} is missing"));
            }
        }
        // A schema without properties says only that it is an object.
        for (name, own) in object.iter().filter(|_| schema["properties"].is_object()) {
            match schema["properties"].get(name) {
                Some(schema) => self.value(schema, own, &format!("{at}/{name}"), faults),
                None => faults.push(format!("{at}: {name} is not described")),
            }
        }
    }
}

fn is_of_type(wanted: &Value, value: &Value) -> bool {
    let is = |wanted: &str| match wanted {
        "null" => value.is_null(),
        "boolean" => value.is_boolean(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        "string" => value.is_string(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        other => panic!("schemas here use no {other}"),
    };
    match wanted {
        Value::String(one) => is(one),
        Value::Array(any) => any.iter().filter_map(Value::as_str).any(is),
        _ => panic!("a schema without a type"),
    }
}
