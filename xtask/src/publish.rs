//! Whether the libraries can be published: what a registry wants to be told stands in each manifest, no package reaches
//! outside its folder or brings more than it needs, and `cargo publish --dry-run` builds them all from what would be
//! sent. Nothing is ever sent from here.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, bail, ensure};

use crate::metadata::cargo;
use crate::root;

/// What is published, each after those it builds on, with its folder below `crates`.
pub(crate) const LIBRARIES: [(&str, &str); 10] = [
    ("damier-facts", "base/facts"),
    ("damier-rules", "game/rules"),
    ("damier-pdn", "game/pdn"),
    ("damier-clock", "game/clock"),
    ("damier-diagram", "game/diagram"),
    ("damier-engine", "engine/engine"),
    ("damier-tables", "engine/tables"),
    ("damier-protocol", "engine/protocol"),
    ("damier-pairing", "sport/pairing"),
    ("damier-library", "sport/library"),
];

/// No package is larger, unpacked: the weights of the engine are what is large.
const LARGEST: u64 = 8 << 20;

/// Runs the chore.
pub(crate) fn run(options: &[&str]) -> anyhow::Result<()> {
    let dry = match options {
        [] => true,
        ["--list"] => false,
        _ => bail!("publish takes no option but --list"),
    };
    for (name, folder) in LIBRARIES {
        let files = files(name)?;
        let bytes = size(&root().join("crates").join(folder), &files);
        ensure!(bytes <= LARGEST, "{name} has {bytes} bytes; {LARGEST} are enough");
        println!("{name}: {} files, {} kB", files.len(), bytes / 1024);
    }
    if dry {
        without_features()?;
        rehearse()?;
    }
    Ok(())
}

/// What would be sent of a crate.
fn files(name: &str) -> anyhow::Result<Vec<PathBuf>> {
    let out = cargo().args(["package", "--list", "--allow-dirty", "--package", name]).output()?;
    ensure!(out.status.success(), "cargo package --list: {}", String::from_utf8_lossy(&out.stderr));
    let files: Vec<PathBuf> = String::from_utf8(out.stdout)?.lines().map(PathBuf::from).collect();
    let known = ["src", "data", "weights", "README.md", "Cargo.toml", "Cargo.toml.orig", "Cargo.lock"];
    let odd = files.iter().find(|file| !known.iter().any(|own| file.starts_with(own)));
    // Cargo tells of the commit it was packed from.
    if let Some(odd) = odd.filter(|file| !file.ends_with(".cargo_vcs_info.json")) {
        bail!("{name} would bring {} along", odd.display());
    }
    Ok(files)
}

fn size(folder: &Path, files: &[PathBuf]) -> u64 {
    files.iter().filter_map(|file| folder.join(file).metadata().ok()).map(|own| own.len()).sum()
}

/// `cargo` in a folder of its own, so that nobody waits for this and nothing is built with our lints.
fn apart() -> Command {
    let mut command = cargo();
    command.env("CARGO_TARGET_DIR", root().join("target/publish")).env_remove("RUSTC_WORKSPACE_WRAPPER");
    command
}

/// Whoever switches features off or on gets something that builds.
fn without_features() -> anyhow::Result<()> {
    for (name, features) in [
        ("damier-rules", "--no-default-features"),
        ("damier-engine", "--no-default-features"),
        ("damier-pdn", "--all-features"),
    ] {
        let check = ["check", "--quiet", "--lib", "--locked", "--package", name, features];
        let status = apart().args(check).status()?;
        ensure!(status.success(), "{name} does not build with {features}");
    }
    Ok(())
}

/// Packs all of them, builds each from its package, and stops before anything is sent.
fn rehearse() -> anyhow::Result<()> {
    let mut command = apart();
    command.args(["publish", "--dry-run", "--allow-dirty", "--locked"]);
    for (name, _) in LIBRARIES {
        command.args(["--package", name]);
    }
    let out = command.output().context("cargo cannot be started")?;
    let told = String::from_utf8_lossy(&out.stderr);
    ensure!(out.status.success(), "cargo publish --dry-run:\n{told}");
    // It always says that nothing is sent, and that benches and tests stay at home.
    let expected = ["aborting upload due to dry run", "is not included in the published package"];
    let warnings: Vec<&str> = told
        .lines()
        .filter(|line| line.starts_with("warning:") && !expected.iter().any(|own| line.contains(own)))
        .collect();
    ensure!(warnings.is_empty(), "cargo publish --dry-run warns:\n{}", warnings.join("\n"));
    println!("all {} can be published", LIBRARIES.len());
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::fs;

    use toml::{Table, Value};

    use super::*;

    /// Categories of crates.io that fit.
    const CATEGORIES: [&str; 9] = [
        "algorithms",
        "data-structures",
        "date-and-time",
        "encoding",
        "game-engines",
        "games",
        "network-programming",
        "parser-implementations",
        "visualization",
    ];

    fn table(path: &Path) -> Table {
        fs::read_to_string(path).expect("a file").parse().expect("TOML")
    }

    fn words(package: &Value, key: &str) -> Vec<String> {
        let all = package.get(key).and_then(Value::as_array).cloned().unwrap_or_default();
        all.iter().filter_map(|own| own.as_str().map(str::to_owned)).collect()
    }

    #[test]
    fn every_manifest_tells_what_a_registry_asks() {
        for (name, folder) in LIBRARIES {
            let manifest = table(&root().join("crates").join(folder).join("Cargo.toml"));
            let package = &manifest["package"];
            assert_eq!(package["name"].as_str(), Some(name));
            for key in ["description", "documentation", "readme"] {
                assert!(package.get(key).and_then(Value::as_str).is_some(), "{name}: {key}");
            }
            assert!(package.get("publish").is_none(), "{name} may be published");
            let keywords = words(package, "keywords");
            assert!((1..=5).contains(&keywords.len()), "{name}: {keywords:?}");
            for word in keywords {
                assert!(word.len() <= 20 && word.is_ascii(), "{name}: {word}");
            }
            let categories = words(package, "categories");
            assert!((1..=5).contains(&categories.len()), "{name}: {categories:?}");
            for category in categories {
                assert!(CATEGORIES.contains(&category.as_str()), "{name}: {category}");
            }
            assert!(!words(package, "include").is_empty(), "{name} says what it brings");
        }
    }

    /// A dependency by its path alone could not be had from a registry.
    #[test]
    fn what_they_build_on_has_a_version_and_is_published_too() {
        let workspace = table(&root().join("Cargo.toml"));
        let shared = &workspace["workspace"]["dependencies"];
        let version = &workspace["workspace"]["package"]["version"];
        for (place, (name, folder)) in LIBRARIES.iter().enumerate() {
            let manifest = table(&root().join("crates").join(folder).join("Cargo.toml"));
            let wanted = manifest.get("dependencies").and_then(Value::as_table).cloned().unwrap_or_default();
            for own in wanted.keys().filter(|own| own.starts_with("damier-")) {
                let at = LIBRARIES.iter().position(|(other, _)| other == own);
                assert!(at.is_some_and(|at| at < place), "{name} builds on {own}");
                assert_eq!(shared[own].get("version"), Some(version), "{own} in the workspace");
            }
        }
    }

    #[test]
    fn every_library_has_a_page_whose_example_is_tried() {
        for (name, folder) in LIBRARIES {
            let folder = root().join("crates").join(folder);
            let page = fs::read_to_string(folder.join("README.md")).expect("a README");
            assert!(page.starts_with(&format!("# {name}\n")) && page.contains("```rust"), "{name}");
            let library = fs::read_to_string(folder.join("src/lib.rs")).expect("a library");
            assert!(library.contains("#[doc = include_str!(\"../README.md\")]"), "{name} tries its page");
        }
    }

    #[test]
    fn no_library_reaches_outside_its_folder() {
        fn look(folder: &Path, deep: usize) {
            for entry in fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("a file").path()) {
                if entry.is_dir() {
                    look(&entry, deep + 1);
                    continue;
                }
                let Ok(text) = fs::read_to_string(&entry) else { continue };
                for found in text.split("include_").skip(1) {
                    let file = found.split('"').nth(1).unwrap_or_default();
                    let up = file.split('/').take_while(|part| *part == "..").count();
                    assert!(up <= deep, "{} reads {file}", entry.display());
                }
            }
        }
        for (_, folder) in LIBRARIES {
            look(&root().join("crates").join(folder).join("src"), 1);
        }
    }
}
