//! The map in `docs/architecture.md` names what each crate builds on, as its manifest does, and no crate builds on a
//! storey above its own.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

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

/// The storeys of `crates/`, from the ground: a crate builds on its own storey and on those before it. `test` serves
/// all and is built on by none of them.
const STOREYS: [&str; 9] = ["base", "game", "engine", "sport", "paper", "service", "site", "cli", "test"];

/// A crate: its storey, its name and what it builds on.
struct Crate {
    storey: usize,
    name: String,
    builds_on: Names,
}

fn read(storey: usize, folder: &Path) -> Crate {
    let manifest = fs::read_to_string(folder.join("Cargo.toml")).expect("a manifest");
    let name = folder.file_name().expect("a name").to_string_lossy().into_owned();
    Crate { storey, name, builds_on: builds_on(&manifest) }
}

/// All crates of ours. The command line is a storey of one crate, and the chores stand beside the house.
fn crates(root: &Path) -> Vec<Crate> {
    let mut all = vec![read(STOREYS.len() - 1, &root.join("xtask"))];
    for (storey, name) in STOREYS.iter().enumerate() {
        let folder = root.join("crates").join(name);
        if folder.join("Cargo.toml").is_file() {
            all.push(read(storey, &folder));
            continue;
        }
        let inside = fs::read_dir(&folder).expect("a storey").map(|entry| entry.expect("a crate").path());
        all.extend(inside.filter(|path| path.is_dir()).map(|path| read(storey, &path)));
    }
    all
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

#[test]
fn the_map_names_what_each_crate_builds_on() {
    let crates = crates(&root());
    let map = fs::read_to_string(root().join("docs/architecture.md")).expect("the map");
    let mapped = mapped(&map);
    for own in &crates {
        assert_eq!(mapped.get(&own.name), Some(&own.builds_on), "{} in docs/architecture.md", own.name);
    }
    assert_eq!(mapped.len(), crates.len(), "only crates that are there");
}

#[test]
fn arrows_point_to_lower_storeys_only() {
    let crates = crates(&root());
    let storeys: BTreeMap<&str, usize> = crates.iter().map(|own| (own.name.as_str(), own.storey)).collect();
    for own in &crates {
        for below in &own.builds_on {
            assert!(
                storeys[below.as_str()] <= own.storey,
                "{} ({}) builds on {below} ({})",
                own.name,
                STOREYS[own.storey],
                STOREYS[storeys[below.as_str()]]
            );
        }
    }
}

/// The names of test programs that `./test` runs: one for each crate, and those that mostly wait, beside the others.
const TEST_PROGRAMS: [&str; 3] = ["it", "browser", "load"];

#[test]
fn no_test_program_is_left_out() {
    let script = fs::read_to_string(root().join("test")).expect("the script");
    for name in TEST_PROGRAMS {
        assert!(script.contains(&format!("--test {name}")), "./test runs --test {name}");
    }
    let folders = walk(&root().join("crates")).into_iter().filter(|path| path.ends_with("tests"));
    for folder in folders {
        for program in fs::read_dir(&folder).expect("tests").map(|entry| entry.expect("a file").path()) {
            let name = program.file_stem().expect("a name").to_string_lossy().into_owned();
            let is_program =
                program.extension().is_some_and(|kind| kind == "rs") || program.join("main.rs").is_file();
            assert!(
                !is_program || TEST_PROGRAMS.contains(&name.as_str()),
                "{} is run by nobody",
                program.display()
            );
        }
    }
}

/// The folders of crates and those in them, two storeys down.
fn walk(folder: &Path) -> Vec<PathBuf> {
    let inside = |folder: &Path| {
        let entries = fs::read_dir(folder).into_iter().flatten().filter_map(Result::ok);
        entries.map(|entry| entry.path()).filter(|path| path.is_dir()).collect::<Vec<_>>()
    };
    let crates: Vec<_> = inside(folder).iter().flat_map(|storey| inside(storey)).collect();
    let within: Vec<_> = crates.iter().flat_map(|own| inside(own)).collect();
    crates.into_iter().chain(within).collect()
}

#[test]
fn every_storey_tells_what_lives_there() {
    for name in STOREYS {
        let own = root().join("crates").join(name).join("README.md");
        assert!(own.is_file(), "crates/{name}/README.md");
    }
}
