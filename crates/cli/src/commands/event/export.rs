//! `damier event export`: the event for other programs.

use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use clap::builder::TypedValueParser;
use damier_desk::{ActReport, RefusalText};
use damier_exchange::entries::{HeaderLanguage, write_csv, write_xlsx};
use damier_exchange::games;
use damier_exchange::json::{self, AttachedGame, Extras};
use damier_exchange::trf::{Edition, LineEnd, export};
use damier_store::AttachedTo;

use super::deliver::deliver;
use super::describe;
use super::desk::OpenEvent;
use super::stage::StageArgs;
use crate::args::one_of;
use crate::output::Verdict;

/// Write the event for other programs: TRF, JSON, CSV, XLSX, PDN
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier event export trf-2026 -o cup.trf
  damier event export trf16
  damier event export json
  damier event export csv
  damier event export pdn -o games.pdn

trf16 and trf-2026 hold an individual event; json holds every fact; csv and xlsx hold the entries, under the
headers that `damier event import` reads; pdn holds the games that were attached.")]
pub(crate) struct ExportArgs {
    /// Which format
    #[arg(value_parser = format())]
    format: Format,
    /// The file [default: standard output; xlsx has to go into a file]
    #[arg(short, long, value_name = "FILE", required_if_eq("format", "xlsx"))]
    output: Option<PathBuf>,
    #[command(flatten)]
    stage: StageArgs,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Format {
    Trf16,
    Trf2026,
    Json,
    Csv,
    Xlsx,
    Pdn,
}

fn format() -> impl TypedValueParser<Value = Format> {
    one_of([
        ("trf16", Format::Trf16),
        ("trf-2026", Format::Trf2026),
        ("json", Format::Json),
        ("csv", Format::Csv),
        ("xlsx", Format::Xlsx),
        ("pdn", Format::Pdn),
    ])
}

/// Runs the command.
pub(crate) fn run(args: &ExportArgs, desk: &mut OpenEvent<'_>) -> Result<Verdict> {
    let bytes = bytes(args, desk)?;
    deliver(desk, ActReport::new(), args.output.as_deref(), &bytes)
}

fn bytes(args: &ExportArgs, desk: &mut OpenEvent<'_>) -> Result<Vec<u8>> {
    let headers = HeaderLanguage::of_tag(desk.words.language().code());
    Ok(match args.format {
        Format::Trf16 => trf(args, desk, Edition::Trf16)?,
        Format::Trf2026 => trf(args, desk, Edition::Trf26)?,
        Format::Json => {
            let (games, papers) = (attached_games(desk)?, Vec::new());
            json::export(desk.event(), &Extras { games, papers }).into_bytes()
        }
        Format::Csv => write_csv(desk.state(), headers),
        Format::Xlsx => write_xlsx(desk.state(), headers)?,
        Format::Pdn => {
            let games = attached_games(desk)?;
            let (text, faults) = games::export(desk.state(), &games);
            for (own, fault) in faults {
                let place = describe::place(desk.words, desk.state(), own.game);
                let why = desk.words.describe("attach-fault", &fault);
                eprintln!("{}", desk.words.label(&place, &why));
            }
            text.into_bytes()
        }
    })
}

fn trf(args: &ExportArgs, desk: &OpenEvent<'_>, edition: Edition) -> Result<Vec<u8>> {
    let stage = desk.stage(&args.stage)?;
    let document = export(desk.state(), stage, edition)
        .map_err(|not| RefusalText::new(desk.words.describe("not-in-trf", &not)))?;
    Ok(document.write(LineEnd::Lf).into_bytes())
}

/// The games that were attached.
pub(super) fn attached_games(desk: &mut OpenEvent<'_>) -> Result<Vec<AttachedGame>> {
    let mut games = Vec::new();
    for own in desk.attachments()? {
        if let AttachedTo::Game(game) = own.to {
            let bytes = desk.attached(&own.to)?.unwrap_or_default();
            games.push(AttachedGame { game, pdn: String::from_utf8_lossy(&bytes).into_owned() });
        }
    }
    Ok(games)
}
