//! `damier correspondence new`: a game, or an event in which everybody plays everybody at once.

use std::fs::File;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use clap::Args;
use damier_correspondence::{Code, Control, Entry, Fact, Medium, Party, PostalGame, Stamp, Terms};
use damier_rules::Rulebook;
use jiff::civil::Date;
use serde_json::json;
use std::io::Write;

use super::file::{Line, append};
use crate::args::one_of;
use crate::output::{Output, Verdict};

/// Begin a game of two, or an event of more in which everybody plays everybody at once
#[derive(Debug, Args)]
#[command(after_help = "\
Example:
  damier correspondence new match.post --rulebook columns-russian --start 1997-03-01 Petrov Sedov
  damier correspondence new cup.post --rulebook ua2013-100 --start 2026-01-10 --closing 2027-01-10 \\
      --set overstep_reduction=on Koval Bondar Melnyk")]
pub(crate) struct NewArgs {
    /// The file, which must not exist
    file: PathBuf,
    /// The players; who stands first of two has White
    #[arg(num_args = 2.., required = true)]
    players: Vec<String>,
    /// The rulebook
    #[arg(long)]
    rulebook: String,
    /// The code of correspondence play [default: columns for column games, else ua2013]
    #[arg(long)]
    code: Option<String>,
    /// The first day
    #[arg(long)]
    start: Date,
    /// The last day
    #[arg(long)]
    closing: Option<Date>,
    /// Another control than the code's, such as 40d/10, 14d+1d or 3d
    #[arg(long)]
    control: Option<Control>,
    /// How letters travel
    #[arg(long, default_value = "post", value_parser = one_of([("post", Medium::Post), ("email", Medium::Email), ("telephone", Medium::Telephone)]))]
    medium: Medium,
    /// A reversed game: who has no move left wins (COL-4.1.4)
    #[arg(long)]
    reversed: bool,
    /// A reading chosen otherwise, such as overstep_reduction=on; may be repeated
    #[arg(long, value_name = "NAME=VALUE")]
    set: Vec<String>,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

pub(super) fn run(args: &NewArgs, out: &mut Output) -> Result<Verdict> {
    let book = Rulebook::named(&args.rulebook)?;
    let code = args.code.clone().unwrap_or_else(|| Code::usual(book.variant).name.to_owned());
    let mut terms = Terms::new(book.name, &code, args.start);
    terms.closing = args.closing;
    terms.control = args.control;
    terms.medium = args.medium;
    terms.reversed = args.reversed;
    for set in &args.set {
        let (name, value) = set.split_once('=').with_context(|| format!("\"{set}\" is not NAME=VALUE"))?;
        terms.switches.insert(name.to_owned(), value.to_owned());
    }
    terms.check()?;
    let mut seen = std::collections::BTreeSet::new();
    if let Some(twice) = args.players.iter().find(|name| !seen.insert(name.to_lowercase())) {
        bail!("{twice} stands in the list twice");
    }
    let pairs = pairs(args.players.len());
    let mut text = String::new();
    for (number, (white, black)) in (1..).zip(&pairs) {
        let [white, black] = [white, black].map(|index| Party::named(&args.players[*index]));
        let on = Stamp::day(args.start);
        PostalGame::begin(terms.clone(), white.clone(), black.clone(), on)?;
        let fact = Fact::Begun { terms: Box::new(terms.clone()), white, black };
        text += &serde_json::to_string(&Line { game: number, entry: Entry { on, fact } })?;
        text.push('\n');
    }
    let path = &args.file;
    File::create_new(path).with_context(|| format!("{} cannot be made", path.display()))?;
    append(path, &text)?;
    if args.json {
        out.json(&json!({ "file": path, "games": pairs.len() }))?;
    } else {
        let games = if pairs.len() == 1 { "1 game".to_owned() } else { format!("{} games", pairs.len()) };
        writeln!(out, "{}: {games}, from {}", path.display(), args.start)?;
    }
    Ok(Verdict::Fine)
}

/// Everybody against everybody; colours are shared out so that nobody has one more than once oftener.
fn pairs(players: usize) -> Vec<(usize, usize)> {
    let mut pairs = Vec::new();
    for first in 0..players {
        for second in first + 1..players {
            pairs.push(if (second - first) % 2 == 1 { (first, second) } else { (second, first) });
        }
    }
    pairs
}
