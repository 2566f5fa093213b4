//! Packs the program for browsers as it goes over the line, so that it neither stands in the server three times as large
//! nor is packed for everybody who asks.

use std::fs::File;
use std::path::PathBuf;
use std::{env, io};

use flate2::{Compression, write::GzEncoder};

const PROGRAM: &str = "../wasm/damier.wasm";

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed={PROGRAM}");
    let out = PathBuf::from(env::var("OUT_DIR").map_err(io::Error::other)?).join("damier.wasm.gz");
    let mut packed = GzEncoder::new(File::create(out)?, Compression::best());
    io::copy(&mut File::open(PROGRAM)?, &mut packed)?;
    packed.finish().map(drop)
}
