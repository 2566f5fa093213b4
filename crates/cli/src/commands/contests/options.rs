//! What every command of a contest takes.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use clap::Args;
use clap::builder::TypedValueParser;
use damier_clock::Moment;
use damier_contests::Office;
use damier_desk::moment;
use damier_language::{Language, Words};
use jiff::civil::Date;
use jiff::tz::TimeZone;
use jiff::{Timestamp, Zoned};

use crate::args::one_of;
use crate::commands::event::words_of;

/// The options of every command.
#[derive(Debug, Clone, Args)]
#[command(next_help_heading = "Every command")]
pub(crate) struct Common {
    /// The file of the contest [default: $DAMIER_CONTEST, or the only *.contest file here]
    #[arg(short = 'f', long = "file", global = true, id = "contest-file", value_name = "FILE")]
    pub(crate) file: Option<PathBuf>,
    /// Print JSON
    #[arg(long = "json", global = true, id = "as-json")]
    pub(crate) json: bool,
    /// The language [default: that of the system]
    #[arg(long = "lang", global = true, id = "said-in", value_name = "LANGUAGE", value_parser = language())]
    lang: Option<Language>,
    /// The office in which you speak [default: whoever may say this]
    #[arg(long = "as", global = true, id = "said-as", value_name = "OFFICE", value_parser = office(), hide_possible_values = true)]
    pub(crate) office: Option<Office>,
    /// Your name [default: whoever holds the office]
    #[arg(long = "by", global = true, id = "said-by", value_name = "NAME")]
    pub(crate) by: Option<String>,
    /// The day or the time, such as 2026-05-01 or `2026-05-01 10:00` [default: $DAMIER_NOW, or the clock]
    #[arg(long = "at", global = true, id = "said-at", value_name = "TIME")]
    at: Option<String>,
}

fn language() -> impl TypedValueParser<Value = Language> {
    one_of(Language::all().map(|language| (language.code(), language)))
}

/// Reads the name of an office that is given to somebody.
pub(crate) fn appointable(offices: impl Iterator<Item = Office>) -> impl TypedValueParser<Value = Office> {
    one_of(offices.map(|office| (office.name(), office)))
}

/// Reads the name of an office.
pub(crate) fn office() -> impl TypedValueParser<Value = Office> {
    one_of(Office::ALL.map(|office| (office.name(), office)))
}

impl Common {
    /// The words of the language that was chosen, or that of the system.
    pub(crate) fn words(&self) -> &'static Words {
        words_of(self.lang)
    }

    /// The day on which the command speaks.
    pub(crate) fn today(&self) -> Result<Date> {
        let at = Timestamp::from_millisecond(self.now()?.millis())?;
        Ok(TimeZone::UTC.to_datetime(at).date())
    }

    /// When the command speaks.
    pub(crate) fn now(&self) -> Result<Moment> {
        let clock = Zoned::now().datetime();
        let given =
            self.at.clone().or_else(|| std::env::var("DAMIER_NOW").ok().filter(|own| !own.is_empty()));
        let Some(text) = given else { return Ok(moment::moment(clock, &TimeZone::system())) };
        if let Ok(date) = text.trim().parse::<Date>().with_context(String::new)
            && !text.contains([':', 'T'])
        {
            return Ok(moment::moment(date.at(12, 0, 0, 0), &TimeZone::UTC));
        }
        match moment::read(&text, clock) {
            Some(at) => Ok(moment::moment(at, &TimeZone::system())),
            None => bail!("\"{text}\" is no time: write 2026-05-01, `2026-05-01 10:00` or 10:00"),
        }
    }

    /// The file that is meant.
    pub(crate) fn path(&self) -> Result<PathBuf> {
        let from_environment = || std::env::var_os("DAMIER_CONTEST").map(PathBuf::from);
        if let Some(path) = self.file.clone().or_else(from_environment) {
            return Ok(path);
        }
        let mut here: Vec<PathBuf> = Path::new(".")
            .read_dir()?
            .filter_map(|entry| Some(PathBuf::from(entry.ok()?.file_name())))
            .filter(|path| path.extension() == Some(OsStr::new("contest")))
            .collect();
        here.sort();
        match here.as_slice() {
            [only] => Ok(only.clone()),
            [] => bail!("there is no *.contest file here; name one with --file FILE"),
            several => bail!("there are {} *.contest files here; name one with --file FILE", several.len()),
        }
    }
}
