//! Kills programs that write to an event file and to a server's database, thousands of times, and looks at
//! what they have left.

use std::process::Command;

use anyhow::{Context, bail, ensure};

use crate::root;

/// How often to kill unless told otherwise.
const KILLS: u32 = 2000;

/// The tests of the store that kill: a file, then a server's database of either kind.
const TESTS: [&str; 3] = [
    "power_cut::nothing_stored_is_lost",
    "database::power_cut::nothing_acknowledged_is_lost_on_sqlite",
    "database::power_cut::nothing_acknowledged_is_lost_on_postgresql",
];

/// Runs the tests of the store with so many kills each.
pub(crate) fn run(options: &[&str]) -> anyhow::Result<()> {
    let kills = match options {
        [] => KILLS,
        ["--kills", number] => number.parse().with_context(|| format!("\"{number}\" is no number"))?,
        _ => bail!("power-cut takes --kills N and nothing else"),
    };
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let status = Command::new(cargo)
        .args(["test", "--quiet", "-p", "damier-store", "--test", "it", "--"])
        .args(["--exact", "--nocapture", "--test-threads", "1"])
        .args(TESTS)
        .env("DAMIER_POWER_CUT_KILLS", kills.to_string())
        .current_dir(root())
        .status()
        .context("cargo cannot be started")?;
    ensure!(status.success(), "something was lost, torn or left behind");
    Ok(())
}
