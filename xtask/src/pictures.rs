//! `cargo xtask pictures`: the pictures of the README, or of all pages, taken by a test in a browser.

use std::process::Command;

use anyhow::{Context as _, Result, bail, ensure};

/// Runs the test that takes them.
pub(crate) fn run(options: &[&str]) -> Result<()> {
    let test = match options {
        [] => "pictures::pictures",
        ["--pages"] => "gallery::every_page",
        [other, ..] => bail!("unknown option {other}"),
    };
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let status = Command::new(cargo)
        .args(["test", "--workspace", "--test", "browser", "--", "--ignored", "--exact", test])
        .current_dir(crate::root())
        .status()
        .context("starting cargo")?;
    ensure!(status.success(), "the pictures could not be taken");
    Ok(())
}
