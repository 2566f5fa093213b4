//! `damier event act`: any act by its name, with the fields that programs send; and which acts there are.

use std::io::Write as _;
use std::path::Path;

use anyhow::Result;
use clap::Args;
use damier_acts::{Texts, Unread};
use damier_desk::RefusalText;
use damier_desk::acts::{self, ACTS, Listed};
use damier_language::Args as Words;
use serde_json::{Value, json};

use super::common::Common;
use super::desk::OpenEvent;
use crate::input;
use crate::output::{Output, Verdict};

/// Do any act by its name, as programs do, or list all acts
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier event act                                    every act, with its fields
  damier event act pair seed=7 then=start
  damier event act results at.1=2-0 at.2=1-1
  damier event act absent who=Koval who=Bondar rounds=2-3

The same acts with the same fields are taken by the API of a site. A field that holds several values is
given several times, a file by its path.")]
pub(crate) struct ActArgs {
    /// The act [default: all of them are listed]
    #[arg(value_name = "ACT")]
    name: Option<String>,
    /// What is said: FIELD=VALUE
    #[arg(value_name = "FIELD=VALUE")]
    fields: Vec<String>,
}

impl ActArgs {
    /// Whether acts are only listed.
    pub(crate) const fn lists(&self) -> bool {
        self.name.is_none()
    }
}

/// Runs the command.
pub(crate) fn run(args: &ActArgs, desk: &mut OpenEvent<'_>) -> Result<Verdict> {
    let name = args.name.as_deref().unwrap_or_default();
    let Some(act) = acts::named(name) else {
        let known = desk.words.list(ACTS.iter().map(|act| act.name));
        let args = Words::new().with("text", name).with("known", known);
        return Err(desk.complaint("act-none-of", &args).next("damier event act").into());
    };
    let mut typed = Texts::default();
    for field in &args.fields {
        let taken = typed.typed(desk.words, act, field, |path| input::bytes(Path::new(path)));
        taken.map_err(|error: anyhow::Error| match error.downcast::<Unread>() {
            Ok(unread) => RefusalText::from(unread).into(),
            Err(other) => other,
        })?;
    }
    let act = acts::read(desk.words, act, &typed)?;
    desk.perform(act)
}

/// Lists all acts; no event is needed for that.
pub(crate) fn list(common: &Common, out: &mut Output) -> Result<Verdict> {
    if common.json {
        let row =
            |act: &Listed| json!({ "act": act.name, "about": act.about, "fields": act.listed_fields() });
        out.json(&json!({ "acts": ACTS.iter().map(row).collect::<Vec<Value>>() }))?;
        return Ok(Verdict::Fine);
    }
    for act in ACTS {
        let fields: Vec<&str> = act.fields.iter().map(|field| field.name).collect();
        writeln!(out, "{}", format!("{:<16} {}", act.name, fields.join(" ")).trim_end())?;
    }
    Ok(Verdict::Fine)
}
