//! What `cargo metadata` tells of the crates that the program is made of.

use std::process::Command;

use anyhow::{Context as _, ensure};
use serde_json::Value;

use crate::root;

/// The program `cargo` that runs us.
pub(crate) fn cargo() -> Command {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.current_dir(root());
    cargo
}

/// A crate that the workspace is built with on this machine.
#[derive(Debug, Clone)]
pub(crate) struct Package {
    pub(crate) name: String,
    pub(crate) version: String,
    /// The licence as an expression, where the crate tells one.
    pub(crate) license: Option<String>,
    /// The oldest compiler it says it needs.
    pub(crate) rust_version: Option<String>,
    /// Where it comes from; none: from here.
    pub(crate) source: Option<String>,
    /// The folder of its manifest.
    pub(crate) folder: String,
}

/// The crates that are really built for this machine, ours and others'; what tests need counts as well.
pub(crate) fn packages() -> anyhow::Result<Vec<Package>> {
    let target = host()?;
    let metadata =
        ["metadata", "--format-version", "1", "--locked", "--offline", "--filter-platform", &target];
    let out = cargo().args(metadata).output().context("cargo metadata")?;
    ensure!(out.status.success(), "cargo metadata: {}", String::from_utf8_lossy(&out.stderr));
    let built = built(&target)?;
    let told: Value = serde_json::from_slice(&out.stdout)?;
    let all = told["packages"].as_array().context("no packages")?.iter().map(package);
    Ok(all.filter(|own| built.contains(&format!("{} v{}", own.name, own.version))).collect())
}

fn package(told: &Value) -> Package {
    let text = |key: &str| told[key].as_str().map(str::to_owned);
    let manifest = text("manifest_path").unwrap_or_default();
    let folder = manifest.rsplit_once('/').map_or("", |(folder, _)| folder).to_owned();
    Package {
        name: text("name").unwrap_or_default(),
        version: text("version").unwrap_or_default(),
        license: text("license"),
        rust_version: text("rust_version"),
        source: text("source"),
        folder,
    }
}

/// `name vVERSION` of what is built: metadata also names crates that no feature switches on.
fn built(target: &str) -> anyhow::Result<std::collections::BTreeSet<String>> {
    let tree = ["tree", "--workspace", "--locked", "--offline", "--prefix", "none", "--format", "{p}"];
    let out =
        cargo().args(tree).args(["--edges", "all", "--target", target]).output().context("cargo tree")?;
    ensure!(out.status.success(), "cargo tree: {}", String::from_utf8_lossy(&out.stderr));
    let first_two = |line: &str| line.split(' ').take(2).collect::<Vec<_>>().join(" ");
    Ok(String::from_utf8(out.stdout)?.lines().map(first_two).collect())
}

/// The kind of machine this is.
pub(crate) fn host() -> anyhow::Result<String> {
    let out = Command::new("rustc").arg("-vV").output().context("rustc cannot be started")?;
    let text = String::from_utf8(out.stdout)?;
    let host = text.lines().find_map(|line| line.strip_prefix("host: "));
    Ok(host.context("rustc does not tell the kind of machine")?.to_owned())
}
