//! `damier event paper`: everything that is printed, signed or hung on the wall.

use std::io::Write;
use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use clap::builder::TypedValueParser;
use damier_compete::Round;
use damier_compete::event::StageId;
use damier_desk::ActReport;
use damier_desk::RefusalText;
use damier_documents::paper::Paper;
use damier_documents::papers::{self, AsksWho, Format, Kind, Options, Who};
use damier_language::Args as Words;
use serde_json::{Value, json};

use super::common::Common;
use super::deliver::deliver;
use super::desk::OpenEvent;
use super::stage::StageArgs;
use super::{export, moment, options as shared, screen};
use crate::args::one_of;
use crate::output::{Output, Verdict};

/// Make a paper: lists, pairings, tables, forms, the report
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier event paper --list
  damier event paper pairings
  damier event paper standings --format pdf
  damier event paper cross-table --format xlsx -o table.xlsx
  damier event paper report --format pdf --lang uk -o report.pdf
  damier event paper schedule --format ics

Text, HTML, CSV and calendars are printed where no file is named; PDF and XLSX go into a file that has the
name of the paper.")]
pub(crate) struct PaperArgs {
    /// Which paper
    #[arg(required_unless_present = "list", add = super::complete::papers())]
    name: Option<String>,
    /// In which form
    #[arg(long, value_parser = format(), default_value = "text")]
    format: Format,
    /// The file [default: standard output, or the name of the paper]
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// The round [default: the last one paired]
    #[arg(long, value_parser = shared::round)]
    round: Option<Round>,
    /// For a player, a team, or a protest by its number [default: for all]
    #[arg(long = "for", value_name = "WHO", add = super::complete::entrants())]
    who: Option<String>,
    /// What a norm certificate says was fulfilled
    #[arg(long, value_name = "TEXT")]
    norm: Option<String>,
    /// In large letters, for those who see little
    #[arg(long)]
    large_print: bool,
    /// List the papers and their formats
    #[arg(long)]
    list: bool,
    #[command(flatten)]
    stage: StageArgs,
}

impl PaperArgs {
    /// Whether only the list of papers is wanted, for which no event is needed.
    pub(crate) fn lists(&self) -> bool {
        self.list
    }
}

fn format() -> impl TypedValueParser<Value = Format> {
    one_of(Format::ALL.map(|format| (format.name(), format)))
}

/// Runs the command.
pub(crate) fn run(args: &PaperArgs, desk: &mut OpenEvent<'_>) -> Result<Verdict> {
    let Some(name) = &args.name else { return Ok(Verdict::Fine) };
    let kind = name.parse::<Kind>().map_err(|_| {
        let complaint = desk.complaint("event-no-such-paper", &Words::new().with("text", name.as_str()));
        complaint.next("damier event paper --list")
    })?;
    if !kind.formats().contains(&args.format) {
        let known = desk.words.list(kind.formats().iter().map(|format| format.name()));
        let said = Words::new().with("format", args.format.name()).with("known", known);
        return Err(desk.complaint("event-no-such-format", &said).into());
    }
    let stage = args.stage.stage.is_some().then(|| desk.stage(&args.stage)).transpose()?;
    let mut options = options(desk, stage, args.round);
    options.norm = args.norm.clone();
    options.large_print = args.large_print;
    options.who = args.who.as_ref().map(|who| for_whom(desk, kind, stage, who)).transpose()?;
    if kind.asks().games {
        options.games = games(desk, args.round)?;
    }
    let bytes = bytes(desk, kind, args.format, &options)?;
    let output = args.output.clone().or_else(|| {
        let binary = matches!(args.format, Format::Pdf | Format::Xlsx);
        binary.then(|| PathBuf::from(kind.name()).with_extension(args.format.extension()))
    });
    let mut answer = ActReport::new();
    answer.field("paper", kind.name()).field("format", args.format.name());
    deliver(desk, answer, output.as_deref(), &bytes)
}

/// How papers are wanted where nobody says more.
pub(super) fn options(desk: &OpenEvent<'_>, stage: Option<StageId>, round: Option<Round>) -> Options {
    let mut options = Options::new(desk.words.language());
    options.stage = stage;
    options.round = round;
    options.made_at = Some(desk.now());
    options.zone = moment::zone();
    options
}

/// A paper of the event.
pub(super) fn make(desk: &OpenEvent<'_>, kind: Kind, options: &Options) -> Result<Paper> {
    papers::make(kind, desk.event(), options).map_err(|error| RefusalText::new(error.text(desk.words)).into())
}

fn bytes(desk: &OpenEvent<'_>, kind: Kind, format: Format, options: &Options) -> Result<Vec<u8>> {
    if format == Format::Calendar {
        let made = papers::calendar(desk.event(), options);
        return Ok(made.map_err(|error| RefusalText::new(error.text(desk.words)))?.into_bytes());
    }
    let paper = make(desk, kind, options)?;
    Ok(match format {
        Format::Text => paper.text(screen::width()).into_bytes(),
        Format::Html => paper.html().into_bytes(),
        Format::Csv => paper.csv().into_bytes(),
        Format::Xlsx => paper.xlsx()?,
        Format::Pdf => damier_typeset::pdf(&paper, options.made_at.map(moment::utc))?,
        Format::Calendar => Vec::new(),
    })
}

/// The games that were attached, of one round or of all.
fn games(desk: &mut OpenEvent<'_>, round: Option<Round>) -> Result<String> {
    let mut games = export::attached_games(desk)?;
    games.retain(|own| round.is_none_or(|round| own.game.round == round));
    Ok(damier_exchange::games::export(desk.state(), &games).0)
}

fn for_whom(desk: &OpenEvent<'_>, kind: Kind, stage: Option<StageId>, who: &str) -> Result<Who> {
    let stage = stage.unwrap_or_else(|| super::stage::current(desk.state()));
    Ok(match kind.asks().who {
        AsksWho::Team => Who::Team(desk.team(stage, who)?),
        AsksWho::Protest => match who.trim().parse() {
            Ok(number) => Who::Protest(number),
            Err(_) => {
                return Err(desk.complaint("event-not-a-number", &Words::new().with("text", who)).into());
            }
        },
        AsksWho::Player | AsksWho::Nobody => Who::Player(desk.player(stage, who)?),
    })
}

/// Lists the papers, which are the same for every event.
pub(crate) fn list(common: &Common, out: &mut Output) -> Result<Verdict> {
    let words = common.words();
    let mut rows: Vec<Value> = Vec::new();
    for kind in Kind::ALL {
        let formats: Vec<&str> = kind.formats().iter().map(|format| format.name()).collect();
        let about = kind.about(words);
        if common.json {
            let title = kind.title(words);
            rows.push(json!({ "name": kind.name(), "title": title, "about": about, "formats": formats }));
        } else {
            writeln!(out, "{:<26} {about} [{}]", kind.name(), formats.join(" "))?;
        }
    }
    if common.json {
        out.json(&json!({ "papers": rows }))?;
    }
    Ok(Verdict::Fine)
}
