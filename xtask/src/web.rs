//! `cargo xtask web`: what runs in browsers, made from the same crates.
//!
//! Where rustup has the target `wasm32-unknown-unknown`, it is used. Elsewhere Debian's `rustc-web`, `cargo-web` and
//! `rust-web-src` build the standard library along with the program.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, bail, ensure};

use crate::root;

const TARGET: &str = "wasm32-unknown-unknown";

/// Sixteen-byte registers: every browser since the spring of 2023 has them. The stack is larger than usual, since a
/// search goes deep.
const FLAGS: &str =
    "-Ctarget-feature=+simd128,+bulk-memory,+sign-ext,+nontrapping-fptoint -Clink-arg=-zstack-size=4194304";

/// Runs the chore.
pub(crate) fn run(options: &[&str]) -> anyhow::Result<()> {
    match options {
        [] => program(),
        ["--npm"] => package(),
        _ => bail!("web takes no option but --npm"),
    }
}

/// Puts the package for JavaScript together, of the program that is kept.
fn package() -> anyhow::Result<()> {
    let to = root().join("target/npm/damier");
    std::fs::create_dir_all(to.join("weights"))?;
    let copy = |from: &Path, to: PathBuf| {
        std::fs::copy(from, &to).map(drop).with_context(|| format!("{} cannot be copied", from.display()))
    };
    let wasm = root().join("crates/site/wasm");
    for entry in std::fs::read_dir(wasm.join("npm"))? {
        let entry = entry?;
        copy(&entry.path(), to.join(entry.file_name()))?;
    }
    copy(&wasm.join("damier.wasm"), to.join("damier.wasm"))?;
    for entry in std::fs::read_dir(root().join("crates/engine/engine/weights"))? {
        let entry = entry?;
        copy(&entry.path(), to.join("weights").join(entry.file_name()))?;
    }
    println!("{}", to.display());
    Ok(())
}

/// Builds the program and keeps it.
fn program() -> anyhow::Result<()> {
    let status = build()?.status().context("the compiler cannot be started")?;
    ensure!(status.success(), "the program for browsers was not built");
    let made = target().join(TARGET).join("web/damier_wasm.wasm");
    let kept = root().join("crates/site/wasm/damier.wasm");
    std::fs::copy(&made, &kept).with_context(|| format!("{} was not built", made.display()))?;
    let bytes = std::fs::metadata(&kept)?.len();
    println!("crates/site/wasm/damier.wasm: {bytes} bytes");
    Ok(())
}

/// A folder of its own: another compiler may have made what lies in the usual one.
fn target() -> PathBuf {
    root().join("target/web")
}

fn build() -> anyhow::Result<Command> {
    let rustup = Command::new("rustup").args(["target", "list", "--installed"]).current_dir(root()).output();
    let has_target =
        rustup.is_ok_and(|out| String::from_utf8_lossy(&out.stdout).lines().any(|own| own == TARGET));
    let mut command = if has_target { Command::new("cargo") } else { debian()? };
    command
        .args([
            "build",
            "--locked",
            "--profile",
            "web",
            "--target",
            TARGET,
            "--package",
            "damier-wasm",
            "--lib",
        ])
        .env("CARGO_TARGET_DIR", target())
        .env("RUSTFLAGS", FLAGS)
        .env_remove("RUSTC_WORKSPACE_WRAPPER")
        .env_remove("CARGO")
        .current_dir(root());
    Ok(command)
}

/// Debian's compiler, which has the sources of the standard library but not the library itself for browsers.
fn debian() -> anyhow::Result<Command> {
    let (cargo, rustc) = (Path::new("/usr/bin/cargo"), Path::new("/usr/bin/rustc"));
    let sources = Path::new("/usr/lib/rustlib/src/rust/library/std");
    if !(cargo.is_file() && rustc.is_file() && sources.is_dir()) {
        bail!(
            "browsers need the target {TARGET}: rustup target add {TARGET}, or on Debian \
             apt-get install --no-install-recommends rustc-web cargo-web rust-web-src"
        );
    }
    let mut command = Command::new(cargo);
    command
        .args(["-Zbuild-std=std,panic_abort", "-Zbuild-std-features="])
        .env("RUSTC_BOOTSTRAP", "1")
        .env("RUSTC", rustc)
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker()?);
    Ok(command)
}

/// The linker for browsers: rustup's compilers bring one along, Debian's package `lld` has another.
fn linker() -> anyhow::Result<PathBuf> {
    let sysroot = Command::new("rustup").args(["run", "stable", "rustc", "--print", "sysroot"]).output();
    let sysroot =
        sysroot.map(|out| String::from_utf8_lossy(&out.stdout).trim().to_owned()).unwrap_or_default();
    let own = Path::new(&sysroot).join("lib/rustlib/x86_64-unknown-linux-gnu/bin/rust-lld");
    let all = [own, PathBuf::from("/usr/bin/rust-lld"), PathBuf::from("/usr/bin/lld")];
    all.into_iter().find(|path| path.is_file()).context("no linker for browsers: apt-get install lld")
}
