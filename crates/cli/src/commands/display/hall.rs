//! `damier display new`, `say` and `show`: a display kept in a file, one fact a line.

use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use clap::Args;
use damier_acts::displays::{self as acts, Act, Office, Refusal, decide};
use damier_clock::Moment;
use damier_displays::{Achievement, Display, Entry, Fact, Kind, Opponent, Side, Terms, Who};
use damier_language::{Language, Words};
use jiff::Timestamp;
use serde_json::json;

use super::kind;
use crate::args::one_of;
use crate::input;
use crate::output::{Output, Verdict, harmless};

/// Which colour the giver has.
#[derive(Debug, Clone, Copy)]
enum Colour {
    White,
    Black,
    InTurn,
}

/// Begin the record of a display
#[derive(Debug, Args)]
#[command(after_help = "\
Example:
  damier display new sunday.simul normal --rulebook fmjd-100 --giver Sijbrands Ann Bob Carl --members Ann,Bob
  damier display new blind.simul blindfold --rulebook fmjd-100 --giver Baljakin --intermediary Ivo Ann Bob")]
pub(crate) struct NewArgs {
    /// The file, which must not exist
    file: PathBuf,
    /// normal, clocks or blindfold
    #[arg(value_parser = kind())]
    kind: Kind,
    /// The opponents, from the first board to the last
    #[arg(required = true)]
    opponents: Vec<String>,
    /// The rulebook
    #[arg(long, default_value = "fmjd-100")]
    rulebook: String,
    /// Who gives it
    #[arg(long)]
    giver: String,
    /// The giver's colour: white, black, or in turn from board to board
    #[arg(long, default_value = "white", value_parser = one_of([("white", Colour::White), ("black", Colour::Black), ("in-turn", Colour::InTurn)]))]
    colour: Colour,
    /// Opponents who belong to clubs of the federation
    #[arg(long, value_delimiter = ',')]
    members: Vec<String>,
    /// The intermediary of a blindfold display
    #[arg(long)]
    intermediary: Option<String>,
    /// When it was set up, such as 2026-03-01T15:00:00Z [default: now]
    #[arg(long)]
    at: Option<Timestamp>,
}

/// Say what happens: start, go, move, back, absent, lost, resign, give-up, draw, flag, doubt, count, charge, remark, out, intermediary, end
#[derive(Debug, Args)]
#[command(after_help = "\
Example:
  damier display say sunday.simul start
  damier display say sunday.simul go 1
  damier display say sunday.simul move 1 32-28
  damier display say sunday.simul back 1          the giver takes his move back
  damier display say sunday.simul absent 2        the opponent is not there; lost 2 counts it as a loss
  damier display say sunday.simul resign 3        the opponent resigns; give-up 3: the giver does
  damier display say sunday.simul flag 3          the opponent's flag fell; flag 3 giver: the giver's, seen on his clock
  damier display say sunday.simul doubt 4         the giver, whose flag fell, doubts the count of moves
  damier display say sunday.simul count 4 wrong   the count of moves was checked
  damier display say sunday.simul charge 4 90     a check took 90 seconds, and the opponent was at fault
  damier display say blind.simul intermediary --name Ivo
  damier display say sunday.simul end")]
pub(crate) struct SayArgs {
    /// The file
    file: PathBuf,
    /// What happens
    what: String,
    /// The board
    board: Option<usize>,
    /// The move, wrong or right for a count, or the seconds of a charge
    text: Option<String>,
    /// Who makes the giver's moves for him from now on
    #[arg(long)]
    name: Option<String>,
    /// When, such as 2026-03-01T15:00:00Z [default: now]
    #[arg(long)]
    at: Option<Timestamp>,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

/// Show a display: boards, results, where the giver is awaited, whether it is an achievement
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  damier display show sunday.simul --moves")]
pub(crate) struct ShowArgs {
    /// The file
    file: PathBuf,
    /// With the moves of every board
    #[arg(long)]
    moves: bool,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

pub(super) fn new(args: &NewArgs, out: &mut Output) -> Result<Verdict> {
    let colour = |index: usize| match (args.colour, index % 2) {
        (Colour::Black, _) | (Colour::InTurn, 1) => Side::Black,
        _ => Side::White,
    };
    let opponents = args.opponents.iter().enumerate().map(|(index, name)| Opponent {
        name: name.clone(),
        club_member: args.members.contains(name),
        giver: colour(index),
    });
    let terms = Terms {
        kind: args.kind,
        rulebook: args.rulebook.clone(),
        giver: args.giver.clone(),
        opponents: opponents.collect(),
        intermediary: args.intermediary.clone(),
        by_number: true,
        simul_deficit: Default::default(),
        simul_capture_reply: Default::default(),
    };
    let at = moment(args.at);
    Display::set_up(terms.clone(), at)?;
    let (path, boards) = (&args.file, terms.opponents.len());
    File::create_new(path).with_context(|| format!("{} cannot be made", path.display()))?;
    append(path, &[Entry { at, fact: Fact::SetUp { terms: Box::new(terms) } }])?;
    let opponents = u16::try_from(boards).unwrap_or(u16::MAX);
    let (assistants, clause) = args.kind.assistants(opponents);
    writeln!(out, "{}: {boards} boards; assistant arbiters: {assistants} ({clause})", path.display())?;
    Ok(Verdict::Fine)
}

pub(super) fn say(args: &SayArgs, out: &mut Output) -> Result<Verdict> {
    let mut display = open(&args.file)?;
    let at = moment(args.at);
    let facts = decide(&display, &act(args)?, Office::Keeper, at);
    let told = |why: Refusal| anyhow::anyhow!("{}", harmless(&why.translate(Words::of(Language::EN))));
    let facts = facts.map_err(told)?;
    let entries: Vec<Entry> = facts.into_iter().map(|fact| Entry { at, fact }).collect();
    for entry in &entries {
        display.apply(at, &entry.fact)?;
    }
    append(&args.file, &entries)?;
    if args.json {
        out.json(&as_json(&display))?;
    } else {
        if let Some(told) = display.announcement() {
            let name = told.name.map_or_else(|| format!("board {}", told.board), |name| harmless(&name));
            writeln!(out, "{name}{}", told.mv.map_or(String::new(), |mv| format!(": {mv}")))?;
        }
        summary(&display, out)?;
    }
    Ok(Verdict::Fine)
}

pub(super) fn show(args: &ShowArgs, out: &mut Output) -> Result<Verdict> {
    let display = open(&args.file)?;
    if args.json {
        out.json(&as_json(&display))?;
        return Ok(Verdict::Fine);
    }
    for ((number, board), one) in (1..).zip(display.boards()).zip(&display.terms().opponents) {
        let result = board.state().result().map_or_else(
            || {
                if board.turn() == Who::Giver {
                    "giver to move".to_owned()
                } else {
                    "opponent to move".to_owned()
                }
            },
            |result| result.marks(display.rulebook()).to_string(),
        );
        let clause = board.ended_by().map_or(String::new(), |clause| format!(" ({clause})"));
        let (name, giver) = (harmless(&one.name), board.giver());
        writeln!(
            out,
            "{number:>3} {name}, giver {giver}: {} half-moves, {result}{clause}",
            board.moves().len()
        )?;
        if args.moves {
            writeln!(out, "    {}", board.moves().join(" "))?;
        }
    }
    summary(&display, out)?;
    Ok(Verdict::Fine)
}

fn summary(display: &Display, out: &mut Output) -> Result<()> {
    let tally = display.tally();
    let (points, most) = (tally.points(), tally.most());
    writeln!(
        out,
        "+{} ={} -{}, {} on: {points} of {most} points",
        tally.won, tally.drawn, tally.lost, tally.on
    )?;
    if let Some(name) = display.intermediary() {
        writeln!(out, "intermediary: {}", harmless(name))?;
    }
    if let [next, ..] = display.awaited()[..] {
        writeln!(out, "awaited at board {next}")?;
    }
    Ok(())
}

fn as_json(display: &Display) -> serde_json::Value {
    let board = |(number, board): (usize, &damier_displays::Board)| {
        json!({
            "board": number,
            "opponent": display.terms().opponents[number - 1].name,
            "giver": board.giver(),
            "turn": board.turn(),
            "moves": board.moves(),
            "points": board.points(),
            "ended_by": board.ended_by(),
        })
    };
    let own = Achievement::of(display);
    json!({
        "kind": display.kind(),
        "giver": display.terms().giver,
        "at": display.giver_at(),
        "intermediary": display.intermediary(),
        "awaited": display.awaited(),
        "boards": (1..).zip(display.boards()).map(board).collect::<Vec<_>>(),
        "tally": display.tally(),
        "duration_ms": display.duration(),
        "achievement": own.check(),
    })
}

/// The moment that was named, or now.
fn moment(named: Option<Timestamp>) -> Moment {
    Moment::from(named.unwrap_or_else(Timestamp::now))
}

/// What was typed, as an act.
fn act(args: &SayArgs) -> Result<Act> {
    let board =
        || args.board.with_context(|| format!("say on which board: damier display say FILE {} 3", args.what));
    let text = || args.text.clone().with_context(|| format!("{} needs one word more", args.what));
    let takes_word = ["move", "flag", "count", "charge"].contains(&args.what.as_str());
    if let Some(word) = args.text.as_deref().filter(|_| !takes_word) {
        bail!(
            "{} takes no further word such as \"{}\"; see damier display say --help",
            args.what,
            harmless(word)
        );
    }
    Ok(match args.what.as_str() {
        "start" => acts::Start {}.into(),
        "end" => acts::End {}.into(),
        "go" => acts::Go { board: board()? }.into(),
        "move" => acts::Move { board: board()?, mv: text()? }.into(),
        "back" => acts::Back { board: board()? }.into(),
        "absent" => acts::Excused { board: board()? }.into(),
        "lost" => acts::Away { board: board()? }.into(),
        "resign" => acts::Resign { board: board()?, by: Some(Who::Opponent) }.into(),
        "give-up" => acts::Resign { board: board()?, by: Some(Who::Giver) }.into(),
        "draw" => acts::Draw { board: board()? }.into(),
        "flag" => match args.text.as_deref() {
            Some("giver") => acts::OwnFlag { board: board()? }.into(),
            None | Some("opponent") => acts::Flag { board: board()? }.into(),
            Some(other) => bail!("whose flag is \"{}\"? giver or opponent", harmless(other)),
        },
        "doubt" => acts::Doubt { board: board()? }.into(),
        "count" => match text()?.as_str() {
            "wrong" => acts::CountWrong { board: board()? }.into(),
            "right" => acts::CountRight { board: board()? }.into(),
            other => bail!("a count is wrong or right, not \"{}\"", harmless(other)),
        },
        "charge" => {
            let seconds = text()?.parse().context("a charge is a number of seconds")?;
            acts::Charge { board: board()?, seconds }.into()
        }
        "remark" => acts::Remark { board: board()? }.into(),
        "out" => acts::Disqualify { board: board()? }.into(),
        "intermediary" => acts::Intermediary { name: text_of(args)? }.into(),
        other => bail!("nothing is called \"{other}\"; see damier display say --help"),
    })
}

/// A name that is typed where others type a board.
fn text_of(args: &SayArgs) -> Result<String> {
    args.name.clone().context("say who: damier display say FILE intermediary --name NAME")
}

/// The display of a file.
pub(super) fn open(path: &Path) -> Result<Display> {
    let text = input::text(path)?;
    let mut entries = Vec::new();
    for (number, line) in (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty()) {
        let entry: Entry =
            serde_json::from_str(line).with_context(|| format!("{}, line {number}", path.display()))?;
        entries.push(entry);
    }
    Ok(Display::fold(entries)?)
}

fn append(path: &Path, entries: &[Entry]) -> Result<()> {
    let written = || format!("{} cannot be written", path.display());
    let mut text = String::new();
    for entry in entries {
        text += &serde_json::to_string(entry)?;
        text.push('\n');
    }
    let mut file = OpenOptions::new().append(true).open(path).with_context(written)?;
    file.write_all(text.as_bytes()).and_then(|()| file.sync_all()).with_context(written)
}
