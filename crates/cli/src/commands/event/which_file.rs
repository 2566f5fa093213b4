//! Which file: the one that was named, that of the environment, or the only one here.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use anyhow::Result;
use damier_desk::RefusalText;
use damier_language::{Args, Words};

/// The variable that names the file of the event.
pub(crate) const EVENT: &str = "DAMIER_EVENT";

/// How the names of these files end.
pub(crate) const ENDING: &str = "damier";

/// The file of the event that a command speaks of.
pub(crate) fn find(named: Option<&Path>, words: &Words) -> Result<PathBuf> {
    if let Some(path) = named.map(Path::to_owned).or_else(from_environment) {
        if path.is_file() {
            return Ok(path);
        }
        let args = Args::new().with("file", path.display().to_string());
        let (what, next) = match path.is_dir() {
            true => ("event-file-is-folder", "event-choose-file"),
            false => ("event-no-such-file", "event-new-first"),
        };
        return Err(RefusalText::new(words.translate(what, &args)).next(words.text(next)).into());
    }
    let mut here = in_folder(Path::new("."));
    match (here.pop(), here.is_empty()) {
        (Some(only), true) => Ok(only),
        (None, _) => {
            let complaint = RefusalText::new(words.text("event-no-file-here"));
            Err(complaint.next(words.text("event-choose-file")).into())
        }
        (Some(last), false) => {
            here.push(last);
            let files = here.iter().map(|path| path.display().to_string());
            let args = Args::new().with("files", words.list(files));
            let complaint = RefusalText::new(words.translate("event-several-files", &args));
            Err(complaint.next(words.text("event-choose-file")).into())
        }
    }
}

/// The file that the environment names.
pub(crate) fn from_environment() -> Option<PathBuf> {
    std::env::var_os(EVENT).filter(|value| !value.is_empty()).map(PathBuf::from)
}

/// The files of events in a folder, in the order of their names.
pub(crate) fn in_folder(folder: &Path) -> Vec<PathBuf> {
    let Ok(found) = folder.read_dir() else { return Vec::new() };
    let names = found.filter_map(|entry| Some(PathBuf::from(entry.ok()?.file_name())));
    let is_event = |path: &PathBuf| path.extension() == Some(OsStr::new(ENDING)) && path.is_file();
    let mut files: Vec<PathBuf> = names.filter(is_event).collect();
    files.sort();
    files
}

/// A file name for a new event, made from its name: `Кубок Києва 2026` becomes `кубок-києва-2026.damier`.
pub(crate) fn name_for(event: &str) -> PathBuf {
    let letters = event.chars().flat_map(char::to_lowercase);
    let spaced: String = letters.map(|c| if c.is_alphanumeric() { c } else { ' ' }).collect();
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let mut stem: String = words.join("-");
    if stem.is_empty() {
        stem.push_str("event");
    }
    // Letters of other alphabets take up to four bytes, file systems allow 255.
    stem = stem.chars().take(50).collect();
    PathBuf::from(stem).with_extension(ENDING)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_files() {
        for (event, file) in [
            ("Cup of Kyiv 2026", "cup-of-kyiv-2026.damier"),
            ("Кубок Києва", "кубок-києва.damier"),
            ("../../etc/passwd", "etc-passwd.damier"),
            ("v1.2 final", "v1-2-final.damier"),
            ("", "event.damier"),
        ] {
            assert_eq!(name_for(event), PathBuf::from(file), "{event}");
        }
    }
}
