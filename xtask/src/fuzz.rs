//! Throws made-up text at the readers, each target for a while, on the stable compiler: the passes that count which
//! code was reached are options of `rustc -C`, so neither nightly nor `cargo fuzz` is needed, only a C++ compiler for
//! libFuzzer itself.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail, ensure};

use crate::metadata::{cargo, host};
use crate::root;

/// The targets, and the longest text each is given.
const TARGETS: [(&str, u32); 5] =
    [("fen", 512), ("move_text", 512), ("pdn", 2000), ("entries", 2000), ("trf", 4000)];

/// So long each runs unless told.
const SECONDS: u32 = 60;

/// Counts which edges were taken and what was compared; overflows are faults.
const FLAGS: [&str; 8] = [
    "-Cpasses=sancov-module",
    "-Cllvm-args=-sanitizer-coverage-level=4",
    "-Cllvm-args=-sanitizer-coverage-inline-8bit-counters",
    "-Cllvm-args=-sanitizer-coverage-pc-table",
    "-Cllvm-args=-sanitizer-coverage-trace-compares",
    "-Ccodegen-units=1",
    "-Cdebug-assertions",
    "--cfg=fuzzing",
];

/// Runs the chore.
pub(crate) fn run(options: &[&str]) -> anyhow::Result<()> {
    let (seconds, wanted) = match options {
        ["--seconds", seconds, rest @ ..] => {
            (seconds.parse().with_context(|| format!("\"{seconds}\" is no number"))?, rest)
        }
        rest => (SECONDS, rest),
    };
    if let Some(other) = wanted.iter().find(|name| !TARGETS.iter().any(|(known, _)| known == *name)) {
        bail!("there is no target \"{other}\"; there are {}", TARGETS.map(|(name, _)| name).join(", "));
    }
    let programs = build()?;
    for (name, longest) in TARGETS {
        if wanted.is_empty() || wanted.contains(&name) {
            throw(&programs, name, longest, seconds)?;
        }
    }
    println!("nothing found");
    Ok(())
}

/// Builds the targets; the folder of the programs.
fn build() -> anyhow::Result<PathBuf> {
    let (fuzz, target) = (root().join("fuzz"), host()?);
    let status = cargo()
        .current_dir(&fuzz)
        .args(["build", "--release", "--locked", "--bins", "--target", &target])
        .env("RUSTFLAGS", FLAGS.join(" "))
        .env("CARGO_TARGET_DIR", fuzz.join("target"))
        .env_remove("RUSTC_WORKSPACE_WRAPPER")
        .status()
        .context("cargo cannot be started")?;
    ensure!(status.success(), "the targets do not build");
    Ok(fuzz.join("target").join(target).join("release"))
}

fn throw(programs: &Path, name: &str, longest: u32, seconds: u32) -> anyhow::Result<()> {
    let fuzz = root().join("fuzz");
    let corpus = fuzz.join("corpus").join(name);
    let artifacts = fuzz.join("artifacts").join(name);
    fs::create_dir_all(&corpus)?;
    fs::create_dir_all(&artifacts)?;
    let examples = if name == "pdn" {
        root().join("crates/game/pdn/tests/corpus")
    } else {
        fuzz.join("seeds").join(name)
    };
    let status = std::process::Command::new(programs.join(name))
        .arg(&corpus)
        .args(examples.is_dir().then_some(&examples))
        .arg(format!("-max_total_time={seconds}"))
        .arg(format!("-max_len={longest}"))
        .arg("-rss_limit_mb=1024")
        .arg("-timeout=10")
        .arg("-print_final_stats=1")
        .arg(format!("-artifact_prefix={}/", artifacts.display()))
        .status()
        .with_context(|| format!("{name} cannot be started"))?;
    ensure!(status.success(), "{name} found something: the input lies in {}", artifacts.display());
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use toml::{Table, Value};

    use super::*;

    fn table(path: &Path) -> Table {
        fs::read_to_string(path).expect("a file").parse().expect("TOML")
    }

    /// Workspaces beside the house are built with `--locked`, and nothing else here renews their lists of crates.
    #[test]
    fn the_lists_of_crates_beside_the_house_are_up_to_date() {
        let workspace = table(&root().join("Cargo.toml"));
        let folders = &workspace["workspace"]["dependencies"];
        for beside in ["fuzz", "python"] {
            let lock = table(&root().join(beside).join("Cargo.lock"));
            let mut looked = 0;
            for own in
                lock["package"].as_array().expect("crates").iter().filter(|own| own.get("source").is_none())
            {
                let name = own["name"].as_str().expect("a name");
                let Some(folder) = folders.get(name).and_then(|own| own.get("path")?.as_str()) else {
                    continue;
                };
                let listed =
                    own.get("dependencies").and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default();
                let listed: BTreeSet<&str> =
                    listed.iter().filter_map(|own| own.as_str()?.split(' ').next()).collect();
                let manifest = table(&root().join(folder).join("Cargo.toml"));
                let wanted =
                    manifest.get("dependencies").and_then(Value::as_table).cloned().unwrap_or_default();
                // What only a feature brings along is not in the list unless somebody asks for it.
                let always = |value: &Value| value.get("optional").and_then(Value::as_bool) != Some(true);
                let wanted = wanted.iter().filter(|(_, value)| always(value)).map(|(name, _)| name);
                let missing: Vec<&String> = wanted.filter(|own| !listed.contains(own.as_str())).collect();
                assert!(
                    missing.is_empty(),
                    "{name}: {missing:?}; cargo metadata in {beside}/ writes them down"
                );
                looked += 1;
            }
            assert!(looked >= 5, "{looked} crates of ours in {beside}");
        }
    }
}
