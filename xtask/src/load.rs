//! `cargo xtask load`, `crash`, `cluster`, `mixed`, `pages` and `size`: the program of `crates/test/load`, which brings a
//! server of its own. It is a program apart because a server is much to build, and the other chores need none.

use std::process::Command;

use anyhow::{Context, ensure};

use crate::root;

/// Runs a command of that program.
pub(crate) fn run(command: &str, options: &[&str]) -> anyhow::Result<()> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let status = Command::new(cargo)
        .args(["run", "--quiet", "--release", "--package", "damier-load", "--", command])
        .args(options)
        .current_dir(root())
        .status()
        .context("cargo cannot be started")?;
    ensure!(status.success(), "{command} has failed");
    Ok(())
}
