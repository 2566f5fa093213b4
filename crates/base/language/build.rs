//! Puts the folders of `ftl/` into the program: a folder is a language, a file in it an area.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=ftl");
    println!("cargo::rerun-if-changed=build.rs");
    let root = PathBuf::from(env::var("CARGO_MANIFEST_DIR").map_err(io::Error::other)?).join("ftl");
    let out = PathBuf::from(env::var("OUT_DIR").map_err(io::Error::other)?).join("folders.rs");
    let mut table = String::from("&[\n");
    for folder in sorted(&root)? {
        let code = name(&folder, "");
        println!("cargo::rerun-if-changed={}", folder.display());
        writeln!(table, "    ({code:?}, &[").map_err(io::Error::other)?;
        for file in sorted(&folder)?.iter().filter(|file| file.extension().is_some_and(|end| end == "ftl")) {
            let area = name(file, ".ftl");
            writeln!(table, "        ({area:?}, include_str!({:?})),", file.display().to_string())
                .map_err(io::Error::other)?;
        }
        table.push_str("    ]),\n");
    }
    table.push_str("]\n");
    fs::write(out, table)
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
