//! Kills a program that writes to an event file, thousands of times, and looks at what it has left.

use std::process::Command;

use anyhow::{Context, bail, ensure};

use crate::root;

/// How often to kill unless told otherwise.
const KILLS: u32 = 2000;

/// Runs the test of the store with so many kills.
pub(crate) fn run(options: &[&str]) -> anyhow::Result<()> {
    let kills = match options {
        [] => KILLS,
        ["--kills", number] => number.parse().with_context(|| format!("\"{number}\" is no number"))?,
        _ => bail!("power-cut takes --kills N and nothing else"),
    };
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let status = Command::new(cargo)
        .args(["test", "--quiet", "-p", "damier-store", "--test", "it", "--"])
        .args(["--exact", "power_cut::nothing_stored_is_lost", "--nocapture"])
        .env("DAMIER_POWER_CUT_KILLS", kills.to_string())
        .current_dir(root())
        .status()
        .context("cargo cannot be started")?;
    ensure!(status.success(), "something was lost, torn or left behind");
    Ok(())
}
