//! A command line that cannot be read: told in the language of the person, or as one object for a program.
//!
//! In English a person reads what `clap` says, with its colours and its usage.

use std::ffi::OsString;
use std::io::Write;
use std::num::ParseIntError;
use std::process::ExitCode;

use clap::CommandFactory;
use clap::error::{ContextKind, ContextValue, Error, ErrorKind};
use damier_desk::RefusalText;
use damier_language::{Args, Language, Words};

use crate::commands::event::words_of;

/// Answers what cannot be read; help and version are asked for and are no mistakes.
pub(crate) fn answer(error: &Error, typed: &[OsString]) -> ExitCode {
    let words = words_of(language(typed));
    let as_json = typed.iter().take_while(|word| *word != "--").any(|word| word == "--json");
    if !error.use_stderr() || is_help(error) || (words.language() == Language::EN && !as_json) {
        // A message that nobody can read is lost.
        let _ = error.print();
    } else if as_json {
        let _ = writeln!(std::io::stderr(), "{}", complaint(error, typed, words).json());
    } else {
        let _ = write!(std::io::stderr(), "{}", page(error, typed, words));
    }
    ExitCode::from(if error.use_stderr() { 2 } else { 0 })
}

/// What stands before an error: in the language of the person where the error is.
pub(crate) fn label(error: &anyhow::Error, typed: &[OsString]) -> String {
    let chosen = if error.is::<RefusalText>() { words_of(language(typed)) } else { Words::of(Language::EN) };
    chosen.text("typed-error")
}

fn is_help(error: &Error) -> bool {
    error.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand
}

/// The language that was typed, if it is one.
fn language(typed: &[OsString]) -> Option<Language> {
    let words: Vec<&str> = typed.iter().filter_map(|word| word.to_str()).collect();
    let after = words.iter().position(|word| *word == "--lang").and_then(|at| words.get(at + 1).copied());
    let code = after.or_else(|| words.iter().find_map(|word| word.strip_prefix("--lang=")))?;
    Language::all().find(|language| language.code() == code)
}

/// The page a person reads.
fn page(error: &Error, typed: &[OsString], words: &Words) -> String {
    let RefusalText { what, faults, next, .. } = complaint(error, typed, words);
    let mut page = format!("{} {what}\n", words.text("typed-error"));
    for fault in faults {
        page += &format!("  {fault}\n");
    }
    if let Some(ContextValue::StyledStr(usage)) = error.get(ContextKind::Usage) {
        let usage = usage.to_string();
        let usage = usage.strip_prefix("Usage:").unwrap_or(&usage).trim();
        page += &format!("\n{} {usage}\n", words.text("typed-usage"));
    }
    if let Some(next) = next {
        page += &format!("\n{next}\n");
    }
    page
}

/// What is wrong, its parts, and where to read more.
fn complaint(error: &Error, typed: &[OsString], words: &Words) -> RefusalText {
    let (what, mut faults) = explained(error, words);
    let suggested =
        [ContextKind::SuggestedSubcommand, ContextKind::SuggestedArg, ContextKind::SuggestedValue];
    for name in suggested.into_iter().flat_map(|kind| strings(error, kind)) {
        faults.push(words.translate("typed-did-you-mean", &Args::new().with("name", name)));
    }
    let help = Args::new().with("command", command(typed));
    RefusalText::new(what).faults(faults).next(words.translate("typed-see-help", &help))
}

/// The command that was meant, as far as it is one.
fn command(typed: &[OsString]) -> String {
    let (mut path, mut at) = ("damier".to_owned(), crate::args::Args::command());
    for word in typed.iter().skip(1) {
        if let Some(found) = at.find_subcommand(word).cloned() {
            path = format!("{path} {}", found.get_name());
            at = found;
        }
    }
    path
}

fn explained(error: &Error, words: &Words) -> (String, Vec<String>) {
    let first = |kind| strings(error, kind).into_iter().next().unwrap_or_default();
    let name = match error.kind() {
        ErrorKind::InvalidSubcommand | ErrorKind::MissingSubcommand => first(ContextKind::InvalidSubcommand),
        _ => first(ContextKind::InvalidArg),
    };
    let value = first(ContextKind::InvalidValue);
    let args = Args::new().with("name", name).with("value", value.clone());
    let say = |id: &str| words.translate(id, &args);
    let possible = || strings(error, ContextKind::ValidValue);
    match error.kind() {
        ErrorKind::InvalidSubcommand => (say("typed-no-such-command"), Vec::new()),
        ErrorKind::MissingSubcommand => {
            (say("typed-command-missing"), strings(error, ContextKind::ValidSubcommand))
        }
        ErrorKind::UnknownArgument => (say("typed-no-such-argument"), Vec::new()),
        ErrorKind::MissingRequiredArgument => {
            (say("typed-argument-missing"), strings(error, ContextKind::InvalidArg))
        }
        ErrorKind::ArgumentConflict => (say("typed-conflict"), strings(error, ContextKind::PriorArg)),
        ErrorKind::InvalidValue if value.is_empty() => {
            (say("typed-value-missing"), listed(words, &possible()))
        }
        ErrorKind::InvalidValue => (say("typed-bad-value"), listed(words, &possible())),
        ErrorKind::ValueValidation => (say("typed-bad-value"), reason(error, words).into_iter().collect()),
        ErrorKind::TooManyValues => (say("typed-too-many"), Vec::new()),
        ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => (say("typed-too-few"), Vec::new()),
        // What no arbiter types in words of his own: an argument without its sign, bytes that are no text.
        other => (other.to_string(), Vec::new()),
    }
}

/// Why a value was not accepted.
fn reason(error: &Error, words: &Words) -> Option<String> {
    let source = std::error::Error::source(error)?;
    Some(match source.downcast_ref::<ParseIntError>() {
        Some(_) => words.text("typed-whole-number"),
        None => words.phrase(&source.to_string()),
    })
}

fn listed(words: &Words, values: &[String]) -> Vec<String> {
    if values.is_empty() {
        return Vec::new();
    }
    vec![words.translate("typed-possible", &Args::new().with("values", values.join(", ")))]
}

/// The strings that the error holds of a kind.
fn strings(error: &Error, kind: ContextKind) -> Vec<String> {
    match error.get(kind) {
        Some(ContextValue::String(text)) => vec![text.clone()],
        Some(ContextValue::Strings(texts)) => texts.clone(),
        _ => Vec::new(),
    }
}
