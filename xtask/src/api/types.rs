//! Types as the compiler describes them in JSON, written as in Rust.

use serde_json::Value;

pub(super) fn text(own: &Value) -> String {
    let Some((kind, inside)) = own.as_object().and_then(|own| own.iter().next()) else {
        return own.as_str().unwrap_or("()").replace("infer", "_");
    };
    match kind.as_str() {
        "resolved_path" => path(inside),
        "generic" | "primitive" => inside.as_str().unwrap_or_default().to_owned(),
        "tuple" => format!("({})", list(inside, text)),
        "slice" => format!("[{}]", text(inside)),
        "array" => format!("[{}; {}]", text(&inside["type"]), inside["len"].as_str().unwrap_or("_")),
        "impl_trait" => format!("impl {}", bounds(inside)),
        "borrowed_ref" => {
            let lifetime = inside["lifetime"].as_str().map_or_else(String::new, |own| format!("{own} "));
            let change = if inside["is_mutable"] == true { "mut " } else { "" };
            format!("&{lifetime}{change}{}", text(&inside["type"]))
        }
        "raw_pointer" => format!("*{}", text(&inside["type"])),
        "qualified_path" => {
            let name = inside["name"].as_str().unwrap_or_default();
            let of = text(&inside["self_type"]);
            match &inside["trait"] {
                Value::Null => format!("{of}::{name}"),
                own if path(own).is_empty() => format!("{of}::{name}"),
                own => format!("<{of} as {}>::{name}", path(own)),
            }
        }
        "function_pointer" => signature("fn", &inside["sig"]),
        "dyn_trait" => {
            let traits = list_with(&inside["traits"], |own| path(&own["trait"]), " + ");
            let lifetime = inside["lifetime"].as_str().map_or_else(String::new, |own| format!(" + {own}"));
            format!("dyn {traits}{lifetime}")
        }
        other => other.to_owned(),
    }
}

/// A name with what stands between its angles. The last part says enough: whole paths differ from compiler to compiler.
pub(super) fn path(own: &Value) -> String {
    let name = own["path"].as_str().or(own["name"].as_str()).unwrap_or_default();
    let name = name.rsplit("::").next().unwrap_or_default();
    format!("{name}{}", arguments(&own["args"]))
}

fn arguments(own: &Value) -> String {
    if let Some(round) = own.get("parenthesized") {
        let output =
            if round["output"].is_null() { String::new() } else { format!(" -> {}", text(&round["output"])) };
        return format!("({}){output}", list(&round["inputs"], text));
    }
    let Some(angles) = own.get("angle_bracketed") else { return String::new() };
    let one = |own: &Value| match own.as_object().and_then(|own| own.iter().next()) {
        Some((kind, inside)) if kind == "type" => text(inside),
        Some((kind, inside)) if kind == "const" => inside["expr"].as_str().unwrap_or("_").to_owned(),
        Some((_, inside)) => inside.as_str().unwrap_or("_").to_owned(),
        None => "_".to_owned(),
    };
    let bound = |own: &Value| {
        let name = own["name"].as_str().unwrap_or_default();
        match own["binding"].get("equality") {
            Some(equal) => format!("{name} = {}", equal.get("type").map_or_else(|| "_".to_owned(), text)),
            None => format!("{name}: {}", bounds(&own["binding"]["constraint"])),
        }
    };
    let all = [list(&angles["args"], one), list(&angles["constraints"], bound)];
    let all: Vec<&str> = all.iter().map(String::as_str).filter(|own| !own.is_empty()).collect();
    if all.is_empty() { String::new() } else { format!("<{}>", all.join(", ")) }
}

/// What a type has to be.
pub(super) fn bounds(own: &Value) -> String {
    let one = |own: &Value| match own.get("trait_bound") {
        Some(bound) => {
            let perhaps = if bound["modifier"] == "maybe" { "?" } else { "" };
            format!("{perhaps}{}", path(&bound["trait"]))
        }
        None => own["outlives"].as_str().unwrap_or("use<>").to_owned(),
    };
    list_with(own, one, " + ")
}

/// What a name is general in: `<T: Read>`.
pub(super) fn generics(own: &Value) -> String {
    let one = |own: &Value| {
        let name = own["name"].as_str().unwrap_or_default();
        if let Some(constant) = own["kind"].get("const") {
            return format!("const {name}: {}", text(&constant["type"]));
        }
        match own["kind"].get("type") {
            Some(kind) if kind["is_synthetic"] == true => String::new(),
            Some(kind) if !bounds(&kind["bounds"]).is_empty() => {
                format!("{name}: {}", bounds(&kind["bounds"]))
            }
            _ => name.to_owned(),
        }
    };
    let all = list(&own["params"], one);
    if all.is_empty() { String::new() } else { format!("<{all}>") }
}

/// What else is asked: `where T: Read`.
pub(super) fn conditions(own: &Value) -> String {
    let one = |own: &Value| match own.get("bound_predicate") {
        Some(bound) => format!("{}: {}", text(&bound["type"]), bounds(&bound["bounds"])),
        None => String::new(),
    };
    let all = list(&own["where_predicates"], one);
    if all.is_empty() { String::new() } else { format!(" where {all}") }
}

/// A function by what it takes and gives; the names of what it takes are no promise.
pub(super) fn signature(name: &str, own: &Value) -> String {
    let taken = list(&own["inputs"], |own| text(&own[1]));
    let given = if own["output"].is_null() { String::new() } else { format!(" -> {}", text(&own["output"])) };
    format!("{name}({taken}){given}")
}

fn list(own: &Value, one: impl Fn(&Value) -> String) -> String {
    list_with(own, one, ", ")
}

fn list_with(own: &Value, one: impl Fn(&Value) -> String, between: &str) -> String {
    let all = own.as_array().map(Vec::as_slice).unwrap_or_default();
    all.iter().map(one).filter(|own| !own.is_empty()).collect::<Vec<_>>().join(between)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn types_are_written_as_in_rust() {
        let byte = json!({ "primitive": "u8" });
        let list = json!({ "resolved_path": { "path": "std::vec::Vec",
            "args": { "angle_bracketed": { "args": [{ "type": byte }], "constraints": [] } } } });
        assert_eq!(text(&list), "Vec<u8>");
        assert_eq!(
            text(&json!({ "borrowed_ref": { "lifetime": "'a", "is_mutable": true, "type": list } })),
            "&'a mut Vec<u8>"
        );
        assert_eq!(text(&json!({ "tuple": [] })), "()");
        assert_eq!(text(&json!({ "array": { "type": byte, "len": "5" } })), "[u8; 5]");
        let sig =
            json!({ "inputs": [["of", byte], ["more", { "slice": byte }]], "output": { "generic": "T" } });
        assert_eq!(signature("fn f", &sig), "fn f(u8, [u8]) -> T");
    }
}
