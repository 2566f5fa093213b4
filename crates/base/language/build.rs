//! Puts the folders of `ftl/` into the program: a folder is a language, a file in it an area. The texts of a language
//! stand there packed, one after another, since a command speaks one or two of the languages only.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=ftl");
    println!("cargo::rerun-if-changed=build.rs");
    let root = PathBuf::from(env::var("CARGO_MANIFEST_DIR").map_err(io::Error::other)?).join("ftl");
    let out = PathBuf::from(env::var("OUT_DIR").map_err(io::Error::other)?);
    let mut table = String::from("&[\n");
    for folder in sorted(&root)? {
        let code = name(&folder, "");
        let (mut areas, mut texts) = (String::new(), String::new());
        for file in sorted(&folder)?.iter().filter(|file| file.extension().is_some_and(|end| end == "ftl")) {
            let text = fs::read_to_string(file)?;
            write!(areas, "({:?}, {}), ", name(file, ".ftl"), text.len()).map_err(io::Error::other)?;
            texts.push_str(&text);
        }
        let packed = out.join(format!("{code}.packed"));
        fs::write(&packed, miniz_oxide::deflate::compress_to_vec(texts.as_bytes(), 9))?;
        writeln!(
            table,
            "    Folder {{ code: {code:?}, areas: &[{areas}], packed: include_bytes!({packed:?}) }},"
        )
        .map_err(io::Error::other)?;
    }
    table.push_str("]\n");
    fs::write(out.join("folders.rs"), table)
}

fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut found = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    found.sort();
    Ok(found)
}

fn name(path: &Path, ending: &str) -> String {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    name.strip_suffix(ending).unwrap_or(&name).to_owned()
}
