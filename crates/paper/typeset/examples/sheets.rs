//! Writes a paper with every kind of block, a score sheet and a bulletin, as PDF and in other forms, to be
//! looked at: `cargo run -p damier-typeset --example sheets -- FOLDER`.

use std::error::Error;
use std::path::PathBuf;
use std::{env, fs};

use damier_documents::games::{Bulletin, Recorded, bulletin, score_sheets};
use damier_language::{Language, Words};
use damier_pdn::read_games;
use damier_rules::Variant;

#[path = "../../documents/tests/it/sample.rs"]
mod sample;

const GAMES: &str = include_str!("../../documents/tests/it/games.pdn");

fn main() -> Result<(), Box<dyn Error>> {
    let folder = PathBuf::from(env::args_os().nth(1).ok_or("name the folder to write into")?);
    fs::create_dir_all(&folder)?;
    let words = Words::of(Language::UK);
    let games = read_games(GAMES.as_bytes()).collect::<Result<Vec<_>, _>>()?;
    let papers = [
        ("sample", sample::sample()),
        ("sheet", score_sheets(&[Recorded::blank(Variant::International)], words)),
        ("towers", score_sheets(&[Recorded::blank(Variant::Columns)], words)),
        ("bulletin", bulletin(&games, &Bulletin::new("Bulletin"), words)),
    ];
    for (name, paper) in papers {
        fs::write(folder.join(name).with_extension("pdf"), damier_typeset::pdf(&paper, None)?)?;
        fs::write(folder.join(name).with_extension("html"), paper.html())?;
        fs::write(folder.join(name).with_extension("xlsx"), paper.xlsx()?)?;
        fs::write(folder.join(name).with_extension("txt"), paper.text(78))?;
    }
    Ok(())
}
