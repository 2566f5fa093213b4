//! Facts that make an event, as many as are wanted.

use std::path::{Path, PathBuf};

use damier_clock::Moment;
use damier_compete::event::{By, Entry, Event, Fact, PlayerEntry, Regulation, Role, StagePlan, System};
use damier_store::{EventFile, Fault};
use tempfile::TempDir;

/// A folder that goes away, and the name of an event in it.
pub(crate) fn place() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("cup.damier");
    (folder, path)
}

/// The fact of a number: a regulation first, then notes and entries.
pub(crate) fn fact(seq: u32) -> Entry {
    let plan = StagePlan::new("final", System::RoundRobin { cycles: 1 }, 3);
    let fact = match seq {
        1 => Fact::Regulation(Box::new(Regulation::new("Кубок", "wcdf-checkers", vec![plan]))),
        _ if seq.is_multiple_of(2) => Fact::Note(format!("note {seq}")),
        _ => Fact::Entered(PlayerEntry { name: format!("Гравець {seq}"), ..PlayerEntry::default() }),
    };
    let role = if seq == 1 { Role::Organiser } else { Role::ChiefArbiter };
    Entry { seq, at: Moment::from_millis(i64::from(seq) * 1000), by: By::new(role, "Ольга"), fact }
}

/// So many facts from one on.
pub(crate) fn facts(from: u32, count: u32) -> Vec<Entry> {
    (from..from + count).map(fact).collect()
}

/// A file with so many facts.
pub(crate) fn filled(path: &Path, count: u32) -> EventFile {
    let mut file = EventFile::create(path).expect("a new file");
    file.append(1, &facts(1, count)).expect("room for facts");
    file
}

/// The event of a file, or what is wrong with it.
pub(crate) fn load(path: &Path) -> Result<Event, Fault> {
    EventFile::open(path).and_then(|mut file| file.load()).map_err(|error| error.fault)
}

/// The names of all files in a folder.
pub(crate) fn names(folder: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(folder).expect("a folder");
    let mut names: Vec<String> =
        entries.map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}
