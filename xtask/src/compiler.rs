//! Whether the oldest compiler that `Cargo.toml` names is true: no crate asks for a newer one, and where that
//! compiler is installed, everything is checked with it. (Clippy's `incompatible_msrv`, which is on, finds what of the
//! standard library is newer.)

use std::process::Command;

use anyhow::{Context as _, bail};
use toml::{Table, Value};

use crate::metadata::packages;
use crate::root;

/// Runs the chore.
pub(crate) fn run(options: &[&str]) -> anyhow::Result<()> {
    if !options.is_empty() {
        bail!("compiler takes no options");
    }
    let oldest = oldest()?;
    let asking = asking_for_newer(&oldest)?;
    if !asking.is_empty() {
        bail!("rust-version is {oldest}, but newer is asked for:\n{}", asking.join("\n"));
    }
    println!("no crate asks for a newer compiler than {oldest}");
    let installed = Command::new("rustup").args(["run", &oldest, "rustc", "--version"]).output();
    if !installed.is_ok_and(|out| out.status.success()) {
        bail!("{oldest} is not installed: rustup toolchain install {oldest} --profile minimal, then again");
    }
    let status = Command::new("rustup")
        .args(["run", &oldest, "cargo", "check", "--workspace", "--locked"])
        .env("CARGO_TARGET_DIR", root().join("target/oldest"))
        .env_remove("RUSTC_WORKSPACE_WRAPPER")
        .env_remove("CARGO")
        .current_dir(root())
        .status()
        .context("rustup cannot be started")?;
    if !status.success() {
        bail!("{oldest} does not build it");
    }
    println!("{oldest} builds it");
    Ok(())
}

/// The compiler that the workspace names.
fn oldest() -> anyhow::Result<String> {
    let manifest: Table = std::fs::read_to_string(root().join("Cargo.toml"))?.parse()?;
    let version = manifest.get("workspace").and_then(|own| own.get("package")?.get("rust-version"));
    Ok(version.and_then(Value::as_str).context("no rust-version in Cargo.toml")?.to_owned())
}

/// The crates that ask for a newer compiler.
fn asking_for_newer(oldest: &str) -> anyhow::Result<Vec<String>> {
    let ours = numbers(oldest);
    let packages = packages()?.into_iter();
    let newer = packages.filter(|own| own.rust_version.as_deref().is_some_and(|asked| numbers(asked) > ours));
    Ok(newer.map(|own| format!("{} asks for {}", own.name, own.rust_version.unwrap_or_default())).collect())
}

/// `1.94` and `1.94.0` are the same.
fn numbers(version: &str) -> Vec<u32> {
    let mut numbers: Vec<u32> = version.split('.').map(|part| part.parse().unwrap_or_default()).collect();
    numbers.resize(3, 0);
    numbers
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_crate_asks_for_a_newer_compiler() {
        let oldest = oldest().expect("a version");
        assert_eq!(asking_for_newer(&oldest).expect("metadata"), Vec::<String>::new());
        assert!(numbers("1.94.1") > numbers("1.94"));
        assert_eq!(numbers("1.94.0"), numbers("1.94"));
    }
}
