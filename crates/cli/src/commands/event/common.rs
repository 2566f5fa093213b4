//! What every command of `damier event` takes.

use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use clap::builder::TypedValueParser;
use clap_complete::{ArgValueCompleter, PathCompleter};
use damier_compete::event::Role;
use damier_language::{Language, Words};
use jiff::civil::DateTime;

use super::moment;
use super::speaker::Speaker;
use crate::args::one_of;

/// The options of every command. Their ids are not those of any option of a single command.
#[derive(Debug, Clone, Args)]
#[command(next_help_heading = "Every command")]
pub(crate) struct Common {
    /// The file of the event [default: $DAMIER_EVENT, or the only *.damier file here]
    #[arg(short = 'f', long = "file", global = true, id = "event-file", value_name = "FILE", add = ArgValueCompleter::new(PathCompleter::file()))]
    pub(crate) file: Option<PathBuf>,
    /// Print JSON
    #[arg(long = "json", global = true, id = "as-json")]
    pub(crate) json: bool,
    /// The language [default: that of the system]
    #[arg(long = "lang", global = true, id = "said-in", value_name = "LANGUAGE", value_parser = language())]
    pub(crate) lang: Option<Language>,
    /// The role in which you speak [default: the chief arbiter, or whoever may say this]
    #[arg(long = "as", global = true, id = "said-as", value_name = "ROLE", value_parser = role(), hide_possible_values = true)]
    pub(crate) role: Option<Role>,
    /// Your name [default: whoever holds the office]
    #[arg(long = "by", global = true, id = "said-by", value_name = "NAME")]
    pub(crate) by: Option<String>,
    /// The time on the wall, such as `2026-05-01 10:00` or `10:00` [default: $DAMIER_NOW, or the clock]
    #[arg(long = "at", global = true, id = "said-at", value_name = "TIME", hide_short_help = true)]
    pub(crate) at: Option<String>,
}

/// Reads the code of a language.
fn language() -> impl TypedValueParser<Value = Language> {
    one_of(Language::all().map(|language| (language.code(), language)))
}

/// Reads the name of a role.
pub(crate) fn role() -> impl TypedValueParser<Value = Role> {
    one_of(Role::ALL.map(|role| (role.name(), role)))
}

impl Common {
    /// The words of the language that was chosen, or that of the system.
    pub(crate) fn words(&self) -> &'static Words {
        words_of(self.lang)
    }

    /// Who speaks.
    pub(crate) fn speaker(&self) -> Speaker {
        Speaker { role: self.role, name: self.by.clone() }
    }

    /// What the clock on the wall says.
    pub(crate) fn now(&self) -> Result<DateTime> {
        let clock = moment::wall_clock();
        let given = self.at.clone().or_else(|| std::env::var(moment::NOW).ok().filter(|own| !own.is_empty()));
        let Some(text) = given else { return Ok(clock) };
        moment::read(&text, clock).ok_or_else(|| super::describe::not_a_time(self.words(), &text).into())
    }
}

/// The words of a language, or of that of the system.
pub(crate) fn words_of(chosen: Option<Language>) -> &'static Words {
    let of_system = || {
        let variables = ["LC_ALL", "LC_MESSAGES", "LANG"];
        let set =
            variables.into_iter().find_map(|name| std::env::var(name).ok().filter(|own| !own.is_empty()));
        set.and_then(|locale| Language::of_locale(&locale))
    };
    Words::of(chosen.or_else(of_system).unwrap_or(Language::EN))
}
