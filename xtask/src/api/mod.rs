//! What the published libraries promise: every public name with its form, one line each, in `docs/api`. Whoever changes a
//! line changes a promise, sees it in the diff, and says by the version what it means for others: a line that is gone or
//! different is a break, a new one is not.

mod listing;
mod types;

use std::collections::BTreeSet;
use std::path::PathBuf;

use anyhow::{Context as _, bail, ensure};

use crate::metadata::cargo;
use crate::publish::LIBRARIES;
use crate::root;

/// Runs the chore.
pub(crate) fn run(options: &[&str]) -> anyhow::Result<()> {
    let write = match options {
        [] => false,
        ["--write"] => true,
        _ => bail!("api takes no option but --write"),
    };
    let mut breaks = 0;
    for (name, _) in LIBRARIES {
        let now = listed(name)?;
        let kept = kept(name);
        if write {
            std::fs::create_dir_all(root().join("docs/api"))?;
            std::fs::write(&kept, &now)?;
            println!("{name}: {} lines", now.lines().count());
            continue;
        }
        let before =
            std::fs::read_to_string(&kept).with_context(|| format!("{} is missing", kept.display()))?;
        breaks += told(name, &before, &now);
    }
    ensure!(
        breaks == 0,
        "{breaks} promises changed; if that is meant, cargo xtask api --write and a version that says so"
    );
    Ok(())
}

/// The listing that is kept.
fn kept(name: &str) -> PathBuf {
    root().join("docs/api").join(format!("{name}.txt"))
}

/// Tells what has changed; how many lines are gone or new.
fn told(name: &str, before: &str, now: &str) -> usize {
    let (before, now): (BTreeSet<&str>, BTreeSet<&str>) = (before.lines().collect(), now.lines().collect());
    let gone: Vec<_> = before.difference(&now).collect();
    let new: Vec<_> = now.difference(&before).collect();
    gone.iter().for_each(|line| println!("{name} breaks: {line}"));
    new.iter().for_each(|line| println!("{name} adds:   {line}"));
    gone.len() + new.len()
}

/// Every public name of a library. The compiler writes it as data only when told that this form may change.
fn listed(name: &str) -> anyhow::Result<String> {
    let target = root().join("target/api");
    let out = cargo()
        .args(["rustdoc", "--quiet", "--locked", "--package", name, "--lib", "--all-features", "--"])
        .args(["-Zunstable-options", "--output-format", "json", "--cap-lints", "allow"])
        .env("RUSTC_BOOTSTRAP", "1")
        .env("CARGO_TARGET_DIR", &target)
        .env_remove("RUSTC_WORKSPACE_WRAPPER")
        .output()
        .context("cargo cannot be started")?;
    ensure!(out.status.success(), "cargo rustdoc {name}: {}", String::from_utf8_lossy(&out.stderr));
    let file = target.join("doc").join(format!("{}.json", name.replace('-', "_")));
    let text = std::fs::read_to_string(&file).with_context(|| file.display().to_string())?;
    let mut lines = listing::lines(&serde_json::from_str(&text)?);
    lines.sort();
    lines.dedup();
    Ok(lines.into_iter().map(|line| line + "\n").collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_library_has_its_promises_kept() {
        for (name, _) in LIBRARIES {
            let text = std::fs::read_to_string(kept(name)).expect("cargo xtask api --write makes it");
            assert!(text.lines().count() > 5, "{name}");
            assert!(text.lines().is_sorted(), "{name}");
        }
    }

    #[test]
    fn what_is_gone_or_new_is_counted() {
        assert_eq!(told("x", "fn a()\nfn b()\n", "fn a()\nfn b()\n"), 0);
        assert_eq!(told("x", "fn a()\nfn b()\n", "fn a()\nfn b(u8)\nfn c()\n"), 3);
    }
}
