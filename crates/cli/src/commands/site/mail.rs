//! `damier mail receive`: a message that a mail server hands over.

use std::io::{Read as _, Write as _};

use anyhow::{Context as _, Result, bail};
use clap::{Args, Subcommand};
use damier_application::correspondence::inbox::{Taken, receive};
use damier_store::{Database, Place};
use serde_json::json;

use super::DataArgs;
use crate::output::{Output, Verdict};

/// The largest message that is read from standard input.
const LARGEST: u64 = 2 * 1024 * 1024;

/// Take answers to letters of the site: moves by e-mail
#[derive(Debug, Subcommand)]
pub(crate) enum MailCommand {
    Receive(ReceiveArgs),
}

/// Take one message from standard input; the site reads it within seconds, or when it is started
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier mail receive --folder /srv/damier --to play+k3fq9xzaab.17w.0f4b…@club.example < message.eml
  play: \"|damier mail receive --folder /srv/damier\"      (a line of /etc/aliases, with recipient_delimiter = +)

The site is served with --mail-reply play@club.example. A letter about a game then carries an address of its own,
which nobody can guess and which is good for one move: the first line of the answer is a move in any notation, `=` or
`draw` after it or alone, or `resign`. What cannot be done is answered by letter. A message that is for no game is
refused with exit code 1, so that the mail server can send it back.")]
pub(crate) struct ReceiveArgs {
    /// The address for which the message came, where the mail server says so; otherwise its headers do
    #[arg(long, value_name = "ADDRESS")]
    to: Option<String>,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    data: DataArgs,
}

/// Runs the command.
pub(crate) fn run(command: &MailCommand, out: &mut Output) -> Result<Verdict> {
    let MailCommand::Receive(args) = command;
    let place = args.data.place()?;
    if let Place::Sqlite(file) = &place
        && !file.exists()
    {
        bail!("there is no site in {}; name its folder with --folder", file.display());
    }
    let mut message = Vec::new();
    std::io::stdin().take(LARGEST).read_to_end(&mut message).context("standard input cannot be read")?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().context("starting")?;
    let taken = runtime.block_on(async {
        let database = Database::open_at(&place).await?;
        let taken = receive(&database, &message, args.to.as_deref()).await;
        database.close().await;
        anyhow::Ok(taken?)
    })?;
    let told = match taken {
        Taken::Kept => "kept",
        Taken::Automatic => "automatic",
    };
    if args.json {
        out.json(&json!({ "message": told }))?;
    } else {
        writeln!(out, "{told}")?;
    }
    Ok(Verdict::Fine)
}
