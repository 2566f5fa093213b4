//! `cargo xtask pages`: how fast does a server with very many games start, and how fast and how large is every page?

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, ensure};
use clap::Args;
use damier_store::Place;
use serde::Serialize;

use crate::figures::{Times, megabytes, millis};
use crate::server::{Keeps, Server};
use crate::{fill, wire};

/// The goals: a start takes less …
const START_MS: f64 = 300.0;
/// … a page takes the server less …
const PAGE_MS: f64 = 20.0;
/// … and has fewer bytes.
const PAGE_BYTES: usize = 100_000;

/// Pages of one shape are looked at so often, with different games or people.
const OF_A_SHAPE: usize = 4;
/// Each page is asked for so often.
const TIMES: usize = 7;
/// The server is started so often.
const STARTS: usize = 5;

/// Measure starts and pages with very many games
///
/// Fills a database, starts the server on it, and follows every link that a visitor finds from the first page on.
#[derive(Args)]
#[command(after_help = "\
Examples:
  cargo xtask pages
  cargo xtask pages --folder /tmp/years     (filled the first time, used again the next)")]
pub(crate) struct PagesArgs {
    /// So many games
    #[arg(long, value_name = "N", default_value_t = 100_000)]
    games: usize,
    /// The data folder; a new one that is removed again unless named
    #[arg(long)]
    folder: Option<PathBuf>,
    /// A `damier` to measure instead of the server built into this program
    #[arg(long, value_name = "PROGRAM")]
    program: Option<PathBuf>,
    /// Print the outcome as JSON
    #[arg(long)]
    json: bool,
}

/// What was measured of one page.
#[derive(Serialize)]
struct Page {
    path: String,
    status: u16,
    bytes: usize,
    /// With everything it needs but pictures, as it comes over the line.
    whole_bytes: usize,
    /// The first time, when nothing is in memory yet, and half of the times.
    first_ms: f64,
    half_ms: f64,
}

impl Page {
    fn is_fine(&self) -> bool {
        self.half_ms < PAGE_MS
            && self.bytes < PAGE_BYTES
            && self.whole_bytes < PAGE_BYTES
            && (200..400).contains(&self.status)
    }
}

#[derive(Serialize)]
struct Outcome {
    games: usize,
    database_mb: f64,
    starts: Times,
    pages: Vec<Page>,
}

/// Runs the command.
pub(crate) async fn run(args: PagesArgs) -> Result<()> {
    let temporary = tempfile::tempdir().context("a folder")?;
    let folder = args.folder.clone().unwrap_or_else(|| temporary.path().to_owned());
    let file = folder.join("damier.sqlite");
    if !file.exists() {
        eprintln!("{} games are written", args.games);
        fill::fill(&Place::folder(&folder), args.games, 1).await?;
    }
    let database_mb = megabytes(std::fs::metadata(&file).context("the database")?.len());
    let start =
        || Server::start(args.program.as_deref(), Keeps::Folder(folder.clone()), ([127, 0, 0, 1], 0).into());
    let mut starts = Vec::new();
    for _ in 0..STARTS {
        starts.push(start()?.started_in);
    }
    let server = start()?;
    starts.push(server.started_in);
    let pages = visit(server.address, args.games).await?;
    let outcome = Outcome { games: args.games, database_mb, starts: Times::of(starts), pages };
    if args.json {
        println!("{}", serde_json::to_string_pretty(&outcome)?);
    } else {
        print(&outcome);
    }
    let wrong = outcome.pages.iter().filter(|page| !page.is_fine()).count();
    ensure!(wrong == 0, "{wrong} pages are slow, large or missing");
    ensure!(outcome.starts.p50_ms < START_MS, "a start takes {} ms", outcome.starts.p50_ms);
    Ok(())
}

fn print(outcome: &Outcome) {
    println!("{} games, {:.0} MB; starts: {}", outcome.games, outcome.database_mb, outcome.starts);
    println!("{:<44} {:>8} {:>9} {:>9} {:>9}", "page", "bytes", "whole", "first ms", "half ms");
    for page in &outcome.pages {
        let Page { path, status, bytes, whole_bytes, first_ms, half_ms } = page;
        let mark =
            if page.is_fine() { String::new() } else { format!("  status {status}, not as it should be") };
        println!("{path:<44} {bytes:>8} {whole_bytes:>9} {first_ms:>9.1} {half_ms:>9.1}{mark}");
    }
}

/// Follows the links of the site, a few of each shape.
async fn visit(address: SocketAddr, games: usize) -> Result<Vec<Page>> {
    let wanted = [
        "/".to_owned(),
        "/games?player=player-0007".to_owned(),
        "/games?variant=columns".to_owned(),
        "/games?state=ended".to_owned(),
        "/games?player=nobody&variant=lasca&state=running".to_owned(),
        format!("/game/{}", fill::name(games / 2)),
        format!("/game/{}/past", fill::name(games / 2)),
    ];
    let (mut queue, mut known) = (VecDeque::from(wanted.clone()), BTreeSet::from(wanted));
    let (mut shapes, mut files, mut pages) = (BTreeMap::new(), BTreeMap::new(), Vec::new());
    while let Some(path) = queue.pop_front() {
        let seen: &mut usize = shapes.entry(shape(&path)).or_default();
        if *seen >= OF_A_SHAPE {
            continue;
        }
        *seen += 1;
        let (page, text) = ask(address, &path).await?;
        let mut page = page;
        page.whole_bytes = on_the_line(address, &path).await? + whole(address, &text, &mut files).await?;
        for link in
            attributes(&text, "href=\"").filter(|link| link.starts_with('/') && !link.starts_with("/web/"))
        {
            let link = link.replace("&amp;", "&").replace("&#38;", "&");
            let link = link.split('#').next().unwrap_or_default().to_owned();
            if known.insert(link.clone()) {
                queue.push_back(link);
            }
        }
        pages.push(page);
    }
    Ok(pages)
}

/// What pages of one kind have in common: names of games and numbers left out.
fn shape(path: &str) -> String {
    let (path, query) = path.split_once('?').unwrap_or((path, ""));
    let name = |part: &str| {
        if part.bytes().any(|byte| byte.is_ascii_digit()) { "…".to_owned() } else { part.to_owned() }
    };
    let parts: Vec<String> = path.split('/').map(name).collect();
    let keys: Vec<&str> = query.split('&').map(|pair| pair.split('=').next().unwrap_or_default()).collect();
    format!("{}?{}", parts.join("/"), keys.join("&"))
}

/// Asks for a page several times.
async fn ask(address: SocketAddr, path: &str) -> Result<(Page, String)> {
    let mut times = Vec::new();
    let (mut status, mut body) = (0, Vec::new());
    for _ in 0..TIMES {
        let begun = Instant::now();
        let answer = wire::get(address, path, "").await.with_context(|| format!("asking for {path}"))?;
        times.push(begun.elapsed());
        (status, body) = (answer.status, answer.body);
    }
    let first = times[0];
    let half = Duration::from_secs_f64(Times::of(times).p50_ms / 1000.0);
    let page = Page {
        path: path.to_owned(),
        status,
        bytes: body.len(),
        whole_bytes: 0,
        first_ms: millis(first),
        half_ms: millis(half),
    };
    Ok((page, String::from_utf8_lossy(&body).into_owned()))
}

/// How many bytes an answer has when it is compressed, as browsers ask for it.
async fn on_the_line(address: SocketAddr, path: &str) -> Result<usize> {
    Ok(wire::get(address, path, "gzip").await?.body.len())
}

/// The bytes of the style sheets and scripts that a page needs, and those that these need.
async fn whole(
    address: SocketAddr,
    text: &str,
    files: &mut BTreeMap<String, (usize, String)>,
) -> Result<usize> {
    let mut wanted: VecDeque<String> = attributes(text, "href=\"")
        .chain(attributes(text, "src=\""))
        .filter(|link| link.starts_with("/web/") && !link.ends_with(".svg"))
        .map(str::to_owned)
        .collect();
    let (mut known, mut sum) = (BTreeSet::new(), 0);
    while let Some(path) = wanted.pop_front() {
        if !known.insert(path.clone()) {
            continue;
        }
        if !files.contains_key(&path) {
            let plain = wire::get(address, &path, "").await?;
            let text = String::from_utf8_lossy(&plain.body).into_owned();
            files.insert(path.clone(), (on_the_line(address, &path).await?, text));
        }
        let (bytes, text) = &files[&path];
        sum += bytes;
        let folder = path.rsplit_once('/').map_or("", |(folder, _)| folder);
        let imported = attributes(text, "from \"./").chain(attributes(text, "import \"./"));
        wanted.extend(imported.map(|name| format!("{folder}/{name}")));
    }
    Ok(sum)
}

/// What stands between a sign and the next quotation mark.
fn attributes<'a>(text: &'a str, sign: &'static str) -> impl Iterator<Item = &'a str> {
    text.split(sign).skip(1).filter_map(|rest| rest.split('"').next())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_of_one_kind_are_known() {
        assert_eq!(shape("/game/k3fq9xza42/pdn"), "/game/…/pdn?");
        assert_eq!(shape("/games?player=a&after=1.x"), "/games?player&after");
        let text = "<a href=\"/x\"> <a href=\"/y?z=1\">";
        assert_eq!(attributes(text, "href=\"").collect::<Vec<_>>(), ["/x", "/y?z=1"]);
    }
}
