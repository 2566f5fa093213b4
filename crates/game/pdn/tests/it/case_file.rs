//! Case files: blocks of lines, each a key and its value, the first being `case`.
//!
//! A remark begins with `#` after blanks. `rules` names the variants for which the case is run.

use std::path::Path;

use damier_rules::Variant;

/// A block of a case file.
pub(crate) struct Case {
    pub(crate) name: String,
    pub(crate) variants: Vec<Variant>,
    pub(crate) lines: Vec<Line>,
}

/// A line of a case.
pub(crate) struct Line {
    pub(crate) at: String,
    pub(crate) key: String,
    pub(crate) value: String,
}

impl Line {
    /// The two sides of the last equals sign that stands between blanks.
    pub(crate) fn sides(&self) -> (&str, &str) {
        let (left, right) = self.value.rsplit_once(" = ").unwrap_or_else(|| panic!("{}: no = ", self.at));
        (left.trim(), right.trim())
    }

    /// The words of the value.
    pub(crate) fn words(&self) -> Vec<&str> {
        self.value.split_whitespace().collect()
    }
}

/// The cases of a file.
pub(crate) fn cases(file: &str) -> Vec<Case> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases").join(file);
    let text = std::fs::read_to_string(&path).expect("a case file can be read");
    let mut cases: Vec<Case> = Vec::new();
    for (number, line) in text.lines().enumerate() {
        let at = format!("{file}:{}", number + 1);
        let line = line.split("    #").next().unwrap_or_default().trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let (key, value) = line.split_once(' ').map_or((line, ""), |(key, value)| (key, value.trim()));
        match key {
            "case" => {
                cases.push(Case { name: value.to_owned(), variants: Vec::new(), lines: Vec::new() });
            }
            "vector" => {}
            _ => {
                let case = cases.last_mut().unwrap_or_else(|| panic!("{at}: no case"));
                if key == "rules" {
                    case.variants =
                        value.split_whitespace().map(|name| name.parse().expect("a variant")).collect();
                } else {
                    case.lines.push(Line { at, key: key.to_owned(), value: value.to_owned() });
                }
            }
        }
    }
    assert!(cases.iter().all(|case| !case.variants.is_empty()), "{file}: every case has rules");
    cases
}
