//! The map in `docs/architecture.md` names what each crate builds on, as its manifest does.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

type Names = BTreeSet<String>;

/// Our crates among the dependencies of a manifest, by their folders.
fn builds_on(manifest: &str) -> Names {
    let lines = manifest.lines().skip_while(|line| *line != "[dependencies]").skip(1);
    let lines = lines.take_while(|line| !line.starts_with('['));
    let name = |line: &str| line.strip_prefix("damier-")?.split(['.', ' ', '=']).next().map(str::to_owned);
    lines.filter_map(name).collect()
}

/// The names in code marks.
fn marked(text: &str) -> Names {
    text.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

/// What the table says: `| [`crate`](link) | builds on | … |`.
fn mapped(map: &str) -> BTreeMap<String, Names> {
    let row = |line: &str| {
        let (name, rest) = line.strip_prefix("| [`")?.split_once("`](")?;
        Some((name.to_owned(), marked(rest.split('|').nth(1)?)))
    };
    map.lines().filter_map(row).collect()
}

#[test]
fn the_map_names_what_each_crate_builds_on() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let folders =
        fs::read_dir(root.join("crates")).expect("the crates").map(|entry| entry.expect("a crate").path());
    let crates: BTreeMap<String, Names> = folders
        .chain([root.join("xtask")])
        .map(|folder| {
            let manifest = fs::read_to_string(folder.join("Cargo.toml")).expect("a manifest");
            let name = folder.file_name().expect("a name").to_string_lossy().into_owned();
            (name, builds_on(&manifest))
        })
        .collect();
    let map = fs::read_to_string(root.join("docs/architecture.md")).expect("the map");
    let mapped = mapped(&map);
    for (name, own) in &crates {
        assert_eq!(mapped.get(name), Some(own), "{name} in docs/architecture.md");
    }
    assert_eq!(mapped.len(), crates.len(), "only crates that are there");
}
