//! Whether every crate that the program is made of may be there: by its licence, where it comes from, and what
//! `deny.toml` bans. The same file serves `cargo deny`, which is asked as well where it is installed.

use std::fs;

use anyhow::{Context as _, bail};
use toml::{Table, Value};

use crate::metadata::{Package, cargo, packages};
use crate::root;

/// What `deny.toml` allows.
struct Rules {
    licenses: Vec<String>,
    /// Crates that may have a licence of their own kind, and which.
    exceptions: Vec<(String, Vec<String>)>,
    banned: Vec<String>,
    /// Crates that may be there in several versions.
    twice: Vec<String>,
    sources: Vec<String>,
}

/// Runs the chore.
pub(crate) fn run(options: &[&str]) -> anyhow::Result<()> {
    if !options.is_empty() {
        bail!("deny takes no options");
    }
    let (count, found) = look()?;
    for line in &found {
        println!("{line}");
    }
    let installed = cargo().args(["deny", "--version"]).output().is_ok_and(|out| out.status.success());
    let asked = if installed {
        let status = cargo().args(["deny", "--offline", "check", "licenses", "bans", "sources"]).status()?;
        if !status.success() {
            bail!("cargo deny refuses");
        }
        "cargo deny agrees"
    } else {
        "cargo deny is not installed (cargo install cargo-deny), so nobody looked for published faults"
    };
    if found.is_empty() {
        println!("{count} crates, all allowed by deny.toml; {asked}");
        return Ok(());
    }
    bail!("{} of {count} crates are not allowed by deny.toml", found.len())
}

/// How many crates there are, and what is wrong with them.
fn look() -> anyhow::Result<(usize, Vec<String>)> {
    let rules = rules(&fs::read_to_string(root().join("deny.toml")).context("deny.toml")?)?;
    let packages = packages()?;
    let mut found: Vec<String> = packages.iter().flat_map(|own| rules.complaints(own)).collect();
    for (at, own) in packages.iter().enumerate() {
        let again = packages[..at].iter().any(|other| other.name == own.name && other.version != own.version);
        if again && !rules.twice.contains(&own.name) {
            found.push(format!("{}: in several versions; give a reason in bans.skip of deny.toml", own.name));
        }
    }
    found.sort();
    found.dedup();
    Ok((packages.len(), found))
}

fn rules(text: &str) -> anyhow::Result<Rules> {
    let table: Table = text.parse()?;
    let names = |list: Option<&Value>, key: &str| -> Vec<String> {
        let all = list.and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default();
        let name = |own: &Value| own.as_str().or_else(|| own.get(key)?.as_str()).map(str::to_owned);
        all.iter().filter_map(name).collect()
    };
    let licenses = table.get("licenses").context("[licenses]")?;
    let bans = table.get("bans").context("[bans]")?;
    let sources = table.get("sources").context("[sources]")?;
    let exceptions =
        licenses.get("exceptions").and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default();
    let exception = |own: &Value| Some((own.get("crate")?.as_str()?.to_owned(), names(own.get("allow"), "")));
    Ok(Rules {
        licenses: names(licenses.get("allow"), ""),
        exceptions: exceptions.iter().filter_map(exception).collect(),
        banned: names(bans.get("deny"), "crate"),
        twice: names(bans.get("skip"), "crate"),
        sources: names(sources.get("allow-registry"), ""),
    })
}

impl Rules {
    fn complaints(&self, own: &Package) -> Vec<String> {
        let mut found = Vec::new();
        let name = &own.name;
        if self.banned.contains(name) {
            found.push(format!("{name}: banned"));
        }
        let Some(source) = &own.source else { return found };
        if !self.sources.iter().any(|allowed| source.strip_prefix("registry+") == Some(allowed)) {
            found.push(format!("{name}: comes from {source}"));
        }
        let own_kind = self.exceptions.iter().find(|(other, _)| other == name);
        let may = |license: &str| {
            self.licenses.iter().any(|allowed| allowed == license)
                || own_kind.is_some_and(|(_, allowed)| allowed.iter().any(|allowed| allowed == license))
        };
        match &own.license {
            None => found.push(format!("{name}: tells no licence")),
            Some(license) if !is_allowed(license, &may) => {
                found.push(format!("{name}: licence {license}"));
            }
            Some(_) => {}
        }
        found
    }
}

/// Whether an expression such as `(MIT OR Apache-2.0) AND Unicode-3.0` allows us to use a crate by licences we accept.
fn is_allowed(expression: &str, may: &dyn Fn(&str) -> bool) -> bool {
    let spaced = expression.replace('(', " ( ").replace(')', " ) ").replace('/', " OR ");
    let mut words = spaced.split_whitespace().peekable();
    let allowed = any(&mut words, may);
    allowed && words.next().is_none()
}

type Rest<'a> = std::iter::Peekable<std::str::SplitWhitespace<'a>>;

fn any(words: &mut Rest<'_>, may: &dyn Fn(&str) -> bool) -> bool {
    let mut allowed = all(words, may);
    while words.next_if_eq(&"OR").is_some() {
        let other = all(words, may);
        allowed |= other;
    }
    allowed
}

fn all(words: &mut Rest<'_>, may: &dyn Fn(&str) -> bool) -> bool {
    let mut allowed = one(words, may);
    while words.next_if_eq(&"AND").is_some() {
        let other = one(words, may);
        allowed &= other;
    }
    allowed
}

fn one(words: &mut Rest<'_>, may: &dyn Fn(&str) -> bool) -> bool {
    match words.next() {
        Some("(") => {
            let inside = any(words, may);
            words.next_if_eq(&")").is_some() && inside
        }
        Some(license) => {
            let allowed = may(license);
            match words.next_if_eq(&"WITH").and_then(|_| words.next()) {
                Some(exception) => allowed || may(&format!("{license} WITH {exception}")),
                None => allowed,
            }
        }
        None => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn expressions_are_read() {
        let may = |license: &str| matches!(license, "MIT" | "Unicode-3.0" | "Apache-2.0");
        for (expression, allowed) in [
            ("MIT", true),
            ("GPL-3.0", false),
            ("MIT OR GPL-3.0", true),
            ("MIT/GPL-3.0", true),
            ("MIT AND GPL-3.0", false),
            ("(GPL-3.0 OR Apache-2.0) AND Unicode-3.0", true),
            ("GPL-3.0 OR (MIT AND AGPL-3.0)", false),
            ("Apache-2.0 WITH LLVM-exception", true),
            ("(MIT", false),
            ("", false),
        ] {
            assert_eq!(is_allowed(expression, &may), allowed, "{expression}");
        }
    }

    #[test]
    fn every_crate_is_allowed_to_be_there() {
        let (count, found) = look().expect("deny.toml and the crates");
        assert!(count > 100, "all are looked at");
        assert!(found.is_empty(), "{}", found.join("\n"));
    }
}
