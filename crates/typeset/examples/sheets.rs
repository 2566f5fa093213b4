//! Writes a paper with every kind of block as PDF and in the other forms, to be looked at:
//! `cargo run -p damier-typeset --example sheets -- FOLDER`.

use std::error::Error;
use std::path::PathBuf;
use std::{env, fs};

#[path = "../../documents/tests/it/sample.rs"]
mod sample;

fn main() -> Result<(), Box<dyn Error>> {
    let folder = PathBuf::from(env::args().nth(1).ok_or("name a folder")?);
    fs::create_dir_all(&folder)?;
    let paper = sample::sample();
    fs::write(folder.join("sample.pdf"), damier_typeset::pdf(&paper, None)?)?;
    fs::write(folder.join("sample.html"), paper.html())?;
    fs::write(folder.join("sample.xlsx"), paper.xlsx()?)?;
    fs::write(folder.join("sample.txt"), paper.text(78))?;
    Ok(())
}
