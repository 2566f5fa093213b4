//! `damier correspondence days`: what one letter costs.

use anyhow::{Context, Result};
use clap::Args;
use damier_correspondence::{Code, Entry, Fact, Letter, Party, PostalGame, Side, Stamp, Terms};
use jiff::civil::Date;
use serde_json::json;
use std::io::Write;

use crate::output::{Output, Verdict};

/// Count the days of one letter
#[derive(Debug, Args)]
#[command(after_help = "\
Example:
  damier correspondence days 1997-10-08 1997-10-27 --code columns --break 1997-10-10..1997-10-25")]
pub(crate) struct DaysArgs {
    /// When the partner's letter came
    received: Date,
    /// When the answer went
    sent: Date,
    /// ua2013 or columns
    #[arg(long, default_value = "ua2013")]
    code: String,
    /// A break of the one who answers; may be repeated
    #[arg(long = "break", value_name = "FROM..TO")]
    breaks: Vec<String>,
    /// A break of his partner; may be repeated
    #[arg(long, value_name = "FROM..TO")]
    partner_break: Vec<String>,
    /// A reading chosen otherwise, such as reply_day=break; may be repeated
    #[arg(long, value_name = "NAME=VALUE")]
    set: Vec<String>,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

pub(super) fn run(args: &DaysArgs, out: &mut Output) -> Result<Verdict> {
    let code = Code::named(&args.code)
        .with_context(|| format!("\"{}\" is no code; there are ua2013 and columns", args.code))?;
    let rulebook = if code.name == "columns" { "columns-russian" } else { "ua2013-russian" };
    let mut terms = Terms::new(rulebook, code.name, args.received);
    for set in &args.set {
        let (name, value) = set.split_once('=').with_context(|| format!("\"{set}\" is not NAME=VALUE"))?;
        terms.switches.insert(name.to_owned(), value.to_owned());
    }
    let on = Stamp::day(args.received);
    let mut game = PostalGame::begin(terms, Party::named("White"), Party::named("Black"), on)?;
    let mut say = |fact| game.apply(&Entry { on, fact });
    say(Fact::Letter(letter(Side::White, args.received, args.received, "c3-d4")))?;
    for (by, texts) in [(Side::Black, &args.breaks), (Side::White, &args.partner_break)] {
        for text in texts {
            let (from, to) = text.split_once("..").with_context(|| format!("\"{text}\" is not FROM..TO"))?;
            let read = |text: &str| text.parse::<Date>().with_context(|| format!("\"{text}\" is no date"));
            let (from, to) = (read(from)?, read(to)?);
            say(Fact::Break { by, from, to, notified: Some(from), exceptional: false })?;
        }
    }
    say(Fact::Letter(letter(Side::Black, args.received, args.sent, "b6-a5")))?;
    let days = game.account(Side::Black).used;
    if args.json {
        out.json(&json!({ "days": days, "code": code.name }))?;
    } else {
        writeln!(out, "{days}")?;
    }
    Ok(Verdict::Fine)
}

fn letter(by: Side, received: Date, sent: Date, mv: &str) -> Letter {
    Letter {
        by,
        received: Some(received.into()),
        sent: Some(sent.into()),
        moves: vec![mv.to_owned()],
        variations: Vec::new(),
        offer: false,
        charged: false,
    }
}
