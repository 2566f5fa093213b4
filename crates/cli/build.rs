//! Has the linker make the program smaller where it can.
//!
//! A build for use on x86-64 Linux is linked by the linker that comes with the compiler (rust-lld). It folds functions
//! that are the same to the last byte, which generic code has many of, and packs the places that are set right when
//! the program starts, if the C library of this machine can read them so packed (glibc 2.36 or newer); the program that
//! tests start some thousand times is packed too. Any other linker, target or compiler makes the program as always.
//! Programs to be published (profile `dist`) are not packed, since they shall run on older systems as well.

use std::env::var;
use std::path::Path;
use std::process::Command;

/// glibc reads packed relocations from this version on.
const PACKED_SINCE: (u32, u32) = (2, 36);

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed=RUSTC_LINKER");
    let is = |name: &str, wanted: &str| var(name).is_ok_and(|value| value == wanted);
    if !is("TARGET", "x86_64-unknown-linux-gnu") || !has_own_linker() {
        return;
    }
    if is("PROFILE", "release") {
        println!("cargo::rustc-link-arg-bins=-Wl,--icf=all");
    }
    let is_for_here = is("HOST", "x86_64-unknown-linux-gnu") && !is("OPT_LEVEL", "3");
    if is_for_here && glibc().is_some_and(|version| version >= PACKED_SINCE) {
        println!("cargo::rustc-link-arg-bins=-Wl,-z,pack-relative-relocs");
    }
}

/// Whether the compiler has its own linker and nobody has chosen another.
fn has_own_linker() -> bool {
    let flags = var("CARGO_ENCODED_RUSTFLAGS").unwrap_or_default();
    if var("RUSTC_LINKER").is_ok() || flags.contains("link") {
        return false;
    }
    let Some(root) = said_by(&var("RUSTC").unwrap_or_default(), &["--print", "sysroot"]) else {
        return false;
    };
    Path::new(root.trim()).join("lib/rustlib/x86_64-unknown-linux-gnu/bin/gcc-ld/ld.lld").exists()
}

/// The version of the C library of this machine.
fn glibc() -> Option<(u32, u32)> {
    let said = said_by("getconf", &["GNU_LIBC_VERSION"])?;
    let (first, second) = said.trim().strip_prefix("glibc ")?.split_once('.')?;
    Some((first.parse().ok()?, second.split('.').next()?.parse().ok()?))
}

fn said_by(program: &str, arguments: &[&str]) -> Option<String> {
    let output = Command::new(program).args(arguments).output().ok()?;
    String::from_utf8(output.stdout).ok()
}
