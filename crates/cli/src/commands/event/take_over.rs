//! Whole events: a TRF file of another program, or an event exported as JSON, becomes a new file.

use std::io::Write;
use std::path::Path;

use anyhow::Result;
use damier_compete::event::{Event, State};
use damier_desk::RefusalText;
use damier_exchange::json::{self, AttachedGame, JsonFault};
use damier_exchange::text;
use damier_exchange::trf::{self, Document, HalfByes, ImportOptions, TrfFault};
use damier_language::Args as Words;
use damier_store::{AttachedTo, EventFile, StoreError};
use serde_json::json;

use super::common::Common;
use super::{describe, moment, which_file};
use crate::output::{Output, Verdict};

/// Whether a file is an event and not a list.
pub(super) fn is_event(path: &Path, bytes: &[u8]) -> bool {
    let ending = path.extension().and_then(|ending| ending.to_str()).unwrap_or_default().to_lowercase();
    let lines = || bytes.split(|byte| matches!(byte, b'\n' | b'\r'));
    let has = |code: &[u8]| lines().any(|line| line.starts_with(code));
    is_json(path, bytes) || ending.starts_with("trf") || (has(b"012 ") && has(b"001 "))
}

fn is_json(path: &Path, bytes: &[u8]) -> bool {
    let named = path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("json"));
    named || bytes.trim_ascii_start().starts_with(b"{")
}

/// What the file does not say.
#[derive(Debug, Clone, Copy)]
pub(super) struct Wishes<'a> {
    pub(super) rulebook: Option<&'a str>,
    pub(super) half_byes: bool,
    pub(super) dry_run: bool,
}

/// What was read.
struct Whole {
    event: Event,
    games: Vec<AttachedGame>,
    warnings: Vec<String>,
}

/// Makes a new event of a file.
pub(super) fn run(
    from: &Path,
    bytes: &[u8],
    wishes: Wishes<'_>,
    common: &Common,
    out: &mut Output,
) -> Result<Verdict> {
    let words = common.words();
    let whole = match is_json(from, bytes) {
        true => from_json(from, bytes, common)?,
        false => from_trf(from, bytes, wishes, common)?,
    };
    let state = whole.event.state();
    let title = state.regulation.as_ref().map_or("", |regulation| regulation.name.as_str());
    let named = common.file.clone().or_else(which_file::from_environment);
    let path = named.unwrap_or_else(|| which_file::name_for(title));
    if !wishes.dry_run {
        keep(&whole, &path, common).map_err(|error| describe::store(words, &error))?;
    }
    let rounds: usize = state.stages.iter().map(|stage| stage.rounds.len()).sum();
    let shown = path.display().to_string();
    if common.json {
        let (entered, dry_run) = (state.entrants(), wishes.dry_run);
        let object = json!({
            "file": shown, "entered": entered, "rounds": rounds, "dry_run": dry_run, "notices": whole.warnings,
        });
        out.json(&object)?;
        return Ok(Verdict::Fine);
    }
    for warning in &whole.warnings {
        writeln!(out, "{}", words.translate("event-notice", &Words::new().with("text", warning.as_str())))?;
    }
    let args = Words::new().with("file", shown).with("players", state.entrants()).with("rounds", rounds);
    let id = if wishes.dry_run { "event-trf-would" } else { "event-trf-taken" };
    writeln!(out, "{}", words.translate(id, &args))?;
    Ok(Verdict::Fine)
}

fn keep(whole: &Whole, path: &Path, common: &Common) -> Result<(), StoreError> {
    let mut file = EventFile::create(path)?;
    file.append(1, whole.event.entries())?;
    let at = common.now().map(moment::moment).unwrap_or_default();
    whole.games.iter().try_for_each(|own| file.attach(&AttachedTo::Game(own.game), at, own.pdn.as_bytes()))
}

fn from_json(from: &Path, bytes: &[u8], common: &Common) -> Result<Whole> {
    let told = |fault: JsonFault| {
        let why = common.words().describe("json-fault", &fault);
        RefusalText::new(common.words().label(&from.display().to_string(), &why))
    };
    let read = json::import(&text::decode(bytes)).map_err(told)?;
    Ok(Whole { event: read.event, games: read.games, warnings: Vec::new() })
}

fn from_trf(from: &Path, bytes: &[u8], wishes: Wishes<'_>, common: &Common) -> Result<Whole> {
    let words = common.words();
    let faulty = |faults: Vec<TrfFault>| {
        let args = Words::new().with("file", from.display().to_string()).with("count", faults.len());
        let told = faults.iter().map(|fault| words.describe("trf-fault", fault)).collect();
        RefusalText::new(words.translate("event-trf-faulty", &args)).faults(told)
    };
    let options = ImportOptions {
        rulebook: wishes.rulebook.map(str::to_owned),
        system: None,
        half_byes: if wishes.half_byes { HalfByes::AsAbsence } else { HalfByes::Refuse },
    };
    let imported = trf::import(&Document::read(bytes).map_err(faulty)?, &options).map_err(faulty)?;
    let name = common.by.clone().unwrap_or_else(|| "TRF".to_owned());
    let event = Event::replay(imported.entries(moment::moment(common.now()?), &name))
        .map_err(|(_, refused)| describe::refused(words, &State::default(), &refused))?;
    let state = event.state();
    let warnings =
        imported.warnings.iter().map(|own| describe::describe(words, state, "import-warning", own)).collect();
    Ok(Whole { event, games: Vec::new(), warnings })
}
