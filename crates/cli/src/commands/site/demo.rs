//! `damier demo`: a club to look at.

use std::net::SocketAddr;
use std::path::PathBuf;

use anyhow::{Context as _, Result};
use clap::Args;
use damier_application::Config;
use damier_application::demo::{Furnished, MEMBERS, PASSWORD, furnish};

use super::log::Log;
use super::serve;
use crate::output::{Output, Verdict};

/// Serve a club to look at: members, finished games, engines at play
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier demo
  damier demo --address 0.0.0.0:8080
  damier demo --folder club

The club is made anew in a folder of its own, which is thrown away at the end unless --folder
names one; a site that is there already is never touched. On six boards engines play one variant
each, as long as it is served. To be shown something in the terminal instead: damier tour.")]
pub(crate) struct DemoArgs {
    /// Where to listen
    #[arg(long, value_name = "IP:PORT", default_value = "127.0.0.1:8080")]
    address: SocketAddr,
    /// A new folder to keep the club in
    #[arg(long, value_name = "DIR")]
    folder: Option<PathBuf>,
}

/// Runs the command.
pub(crate) fn run(args: &DemoArgs, out: &mut Output) -> Result<Verdict> {
    let temporary = match args.folder {
        Some(_) => None,
        None => {
            Some(tempfile::Builder::new().prefix("damier-demo-").tempdir().context("a folder for the club")?)
        }
    };
    let folder = args.folder.clone().or_else(|| temporary.as_ref().map(|own| own.path().to_owned()));
    let folder = folder.context("no folder")?;
    let runtime = serve::start(Log::Text)?;
    let furnished = runtime.block_on(furnish(&folder))?;
    let config = Config { typeset: Some(super::typeset), ..Config::new(args.address, folder.clone()) };
    let kept = match &args.folder {
        Some(folder) => format!("kept in {}", folder.display()),
        None => format!("in {} until then", folder.display()),
    };
    serve::serve(runtime, config, out, |started| greeting(started.address, furnished, &kept))
}

fn greeting(address: SocketAddr, club: Furnished, kept: &str) -> String {
    let Furnished { finished, exhibited, waiting, problems } = club;
    format!(
        "http://{address}  (Ctrl-C ends; {kept})\n\n\
         {exhibited} boards where engines play, {waiting} games that wait for a member, {finished} finished ones,\n\
         {problems} problems with their proofs, one of them for today.\n\
         Come as a guest, or sign in as one of\n  {}\nwith the password \"{PASSWORD}\"; {} runs the club.",
        MEMBERS.join("  "),
        MEMBERS[0],
    )
}
