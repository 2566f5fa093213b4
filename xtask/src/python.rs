//! `cargo xtask python`: the package for Python, one wheel for all versions from 3.10 on, made and tried in an
//! environment of its own below `target/python`.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, bail, ensure};

use crate::root;

/// What makes the wheel and what tries it, with the type checker that reads the stubs.
const TOOLS: [&str; 3] = ["maturin>=1.7,<2", "pytest>=8", "mypy>=1.10"];

/// What is measured beside: (the folder it is installed to, its name and version).
const OTHERS: [(&str, &str); 2] =
    [("py-draughts", "py-draughts==1.10.1"), ("pydraughts", "pydraughts==0.6.7")];

/// Runs the chore.
pub(crate) fn run(options: &[&str]) -> anyhow::Result<()> {
    match options {
        [] => {
            let python = installed()?;
            run_in(&python, &["-m", "pytest", "-q", "tests"])?;
            run_in(&python, &["-m", "mypy.stubtest", "damier", "--ignore-missing-stub"])
        }
        ["--compare"] => compare(&installed()?),
        _ => bail!("python takes no option but --compare"),
    }
}

/// Makes the wheel and installs it; the Python that has it.
fn installed() -> anyhow::Result<PathBuf> {
    let home = root().join("target/python");
    let python = home.join("venv/bin/python");
    if !python.is_file() {
        let made = Command::new("python3").args(["-m", "venv"]).arg(home.join("venv")).status();
        ensure!(made.context("python3 cannot be started")?.success(), "no environment could be made");
    }
    run_in(&python, &[&["-m", "pip", "install", "--quiet"], &TOOLS[..]].concat())?;
    let wheels = home.join("wheels");
    let status = Command::new(home.join("venv/bin/maturin"))
        .args(["build", "--release", "--locked", "--out"])
        .arg(&wheels)
        .current_dir(root().join("python"))
        .env("CARGO_TARGET_DIR", home.join("build"))
        .env_remove("RUSTC_WORKSPACE_WRAPPER")
        .status()
        .context("maturin cannot be started")?;
    ensure!(status.success(), "the wheel was not built");
    let wheel = newest(&wheels)?;
    let wheel = wheel.to_string_lossy();
    run_in(&python, &["-m", "pip", "install", "--quiet", "--force-reinstall", "--no-deps", &wheel])?;
    println!("{wheel}");
    Ok(python)
}

fn newest(folder: &Path) -> anyhow::Result<PathBuf> {
    let wheels = std::fs::read_dir(folder)?.filter_map(Result::ok).map(|entry| entry.path());
    let wheels = wheels.filter(|path| path.extension().is_some_and(|own| own == "whl"));
    wheels.max_by_key(|path| path.metadata().and_then(|own| own.modified()).ok()).context("there is no wheel")
}

/// Runs Python in the folder of the package.
fn run_in(python: &Path, words: &[&str]) -> anyhow::Result<()> {
    let status = Command::new(python).args(words).current_dir(root().join("python")).status();
    ensure!(status.context("Python cannot be started")?.success(), "python {} failed", words.join(" "));
    Ok(())
}

/// Measures beside the other packages, each in a folder of its own since both call themselves `draughts`.
fn compare(python: &Path) -> anyhow::Result<()> {
    let others = root().join("target/python/others");
    for (folder, package) in OTHERS {
        let folder = others.join(folder);
        if !folder.is_dir() {
            let folder = folder.to_string_lossy();
            run_in(python, &["-m", "pip", "install", "--quiet", "--target", &folder, package])?;
        }
    }
    run_in(python, &["benches/compare.py", &others.to_string_lossy()])
}
