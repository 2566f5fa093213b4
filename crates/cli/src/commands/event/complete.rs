//! Tab completion of what only the event knows: players, teams, papers, templates, duties.
//!
//! The shell asks while somebody types, so nothing here complains: without an event there are no candidates.

use std::ffi::OsStr;
use std::path::PathBuf;

use clap_complete::engine::{ArgValueCompleter, CompletionCandidate};
use damier_compete::Entrant;
use damier_compete::event::{CHECKLIST, Event, State};
use damier_desk::look_alike::skeleton;
use damier_documents::papers::Kind;
use damier_language::{Language, Words};
use damier_store::EventFile;

use super::which_file;

/// Completes an entrant: a team where teams are paired.
pub(crate) fn entrants() -> ArgValueCompleter {
    of_event(|state| {
        let all = (0..state.entrants() as u32).map(Entrant);
        all.filter_map(|entrant| state.name_of(entrant).map(str::to_owned)).collect()
    })
}

/// Completes a player.
pub(crate) fn players() -> ArgValueCompleter {
    of_event(|state| state.players.iter().map(|player| player.name.clone()).collect())
}

/// Completes the clause of a duty.
pub(crate) fn duties() -> ArgValueCompleter {
    ArgValueCompleter::new(|typed: &OsStr| {
        let duty = |(mark, text): (&&str, &str)| ((*mark).to_owned(), text.to_owned());
        let all = CHECKLIST.iter().flat_map(|listed| listed.marks.iter().map(|mark| (mark, listed.text)));
        matching(typed, all.map(duty))
    })
}

/// Completes the name of a paper.
pub(crate) fn papers() -> ArgValueCompleter {
    ArgValueCompleter::new(|typed: &OsStr| {
        let words = Words::of(Language::EN);
        matching(typed, Kind::ALL.into_iter().map(|kind| (kind.name().to_owned(), kind.about(words))))
    })
}

/// Completes the name of a template.
pub(crate) fn templates() -> ArgValueCompleter {
    ArgValueCompleter::new(|typed: &OsStr| {
        let all = damier_compete::event::templates();
        let begun = typed.to_string_lossy().to_lowercase();
        let fits = all.into_iter().filter(|own| own.name.starts_with(&begun));
        fits.map(|own| CompletionCandidate::new(own.name).help(Some(own.title.into()))).collect()
    })
}

fn of_event(names: fn(&State) -> Vec<String>) -> ArgValueCompleter {
    ArgValueCompleter::new(move |typed: &OsStr| {
        let Some(event) = load() else { return Vec::new() };
        matching(typed, names(event.state()).into_iter().map(|name| (name, String::new())))
    })
}

/// Candidates that begin as typed, or have a word that does.
fn matching(typed: &OsStr, all: impl Iterator<Item = (String, String)>) -> Vec<CompletionCandidate> {
    // Bash hands over what is typed with its quotes.
    let typed = skeleton(&typed.to_string_lossy().replace(['\\', '"', '\''], ""));
    let fits = |name: &str| {
        let name = skeleton(name);
        name.starts_with(&typed) || name.split(' ').any(|word| word.starts_with(&typed))
    };
    all.filter(|(name, _)| fits(name))
        .map(|(name, help)| CompletionCandidate::new(name).help((!help.is_empty()).then(|| help.into())))
        .collect()
}

/// The event of the line that is being typed, if it can be found.
fn load() -> Option<Event> {
    let path = which_file::find(typed_file().as_deref(), Words::of(Language::EN)).ok()?;
    EventFile::open(&path).ok()?.load().ok()
}

/// The file after `-f` or `--file`.
fn typed_file() -> Option<PathBuf> {
    let mut words = std::env::args_os();
    while let Some(word) = words.next() {
        if word == "-f" || word == "--file" {
            return words.next().map(PathBuf::from);
        }
        if let Some(path) = word.to_str().and_then(|word| word.strip_prefix("--file=")) {
            return Some(PathBuf::from(path));
        }
    }
    None
}
