//! `damier event technical`: the technical regulation of the chief arbiter, and who has signed it.

use anyhow::Result;
use clap::Args;
use damier_compete::event::technical_items;
use damier_desk::ActReport;
use damier_desk::acts::{Signed, Technical};
use damier_language::Args as Words;
use serde_json::{Value, json};

use super::desk::OpenEvent;
use crate::output::Verdict;

/// Write the technical regulation, or have it signed
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier event technical                    which items the code wants, and what they say
  damier event technical \"1=Kyiv, 1-3 May\" \"2=Swiss, 7 rounds\" \"3=45 min + 15 s\" \\
      \"4=Solkoff\" \"5=cups for three places\"
  damier event technical --signed Koval Bondar
  damier event technical --all-signed")]
pub(crate) struct TechnicalArgs {
    /// The items: NUMBER=TEXT
    #[arg(value_name = "ITEM", value_parser = item)]
    items: Vec<(u8, String)>,
    /// These have signed
    #[arg(long, num_args = 1.., value_name = "PLAYER", add = super::complete::entrants())]
    signed: Vec<String>,
    /// Everybody has signed
    #[arg(long)]
    all_signed: bool,
}

fn item(text: &str) -> Result<(u8, String), String> {
    let (number, text) = text.split_once('=').ok_or("write NUMBER=TEXT")?;
    let number = number.trim().parse().map_err(|_| "write NUMBER=TEXT".to_owned())?;
    Ok((number, text.trim().to_owned()))
}

/// Runs the command.
pub(crate) fn run(args: &TechnicalArgs, desk: &mut OpenEvent<'_>) -> Result<Verdict> {
    if !args.items.is_empty() {
        let items = args.items.iter().map(|(number, text)| (number.to_string(), text.clone()));
        desk.act(Technical { items: items.collect() })?;
    }
    if args.all_signed || !args.signed.is_empty() {
        desk.act(Signed { who: args.signed.clone(), all: args.all_signed })?;
    }
    let answer = show(desk);
    desk.conclude(answer)?;
    Ok(Verdict::Fine)
}

fn show(desk: &OpenEvent<'_>) -> ActReport {
    let mut answer = ActReport::new();
    answer.block(desk.appended_text());
    let Some(code) = desk.state().code() else { return answer };
    let written = desk.state().technical.clone().unwrap_or_default();
    let text =
        |number: u8| written.items.iter().find(|(own, _)| *own == number).map(|(_, text)| text.clone());
    let items = technical_items(code);
    for item in items {
        let args = Words::new()
            .with("number", item.number)
            .with("title", desk.words.phrase(item.title))
            .with("text", text(item.number).unwrap_or_else(|| "—".to_owned()));
        answer.line(desk.text("event-technical-item", &args));
    }
    if items.is_empty() {
        answer.line(desk.text("event-no-technical", &Words::new()));
    }
    let rows: Vec<Value> = items
        .iter()
        .map(|item| json!({ "number": item.number, "title": item.title, "clause": item.clause, "text": text(item.number) }))
        .collect();
    let signed: Vec<String> = desk.state().signed.iter().map(|entrant| desk.name(*entrant)).collect();
    answer.field("items", rows).field("signed", signed);
    answer
}
