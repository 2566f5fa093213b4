//! `damier serve`: the site.

use std::io::Write as _;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Context as _, Result, bail};
use clap::Args;
use damier_application::backups::BackupPlan;
use damier_application::people::network::Network;
use damier_application::setup::Setup;
use damier_application::{Config, MailWay};
use damier_server::Started;
use damier_tables::Wanted;
use tokio::runtime::Runtime;

use super::DataArgs;
use super::encrypted::TlsArgs;
use super::log::{Log, LogArgs};
use crate::commands::tables::usual_folder;
use crate::output::{Output, Verdict};

/// Serve the site: play and watch in a browser
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier serve
  damier serve --address 0.0.0.0:8080
  damier serve --folder /srv/damier --public https://draughts.example --proxy 127.0.0.1
  damier serve --mail smtp://localhost --mail-from \"Club <desk@club.example>\"
  damier serve --address 0.0.0.0:443 --acme draughts.example --acme-contact desk@club.example
  damier serve --backup-every 24h --backup-keep 7 --backup-to /backup/damier
  damier serve --database postgres://damier@db/damier --bus nats://broker --drain 10

Everything is kept in one folder and is there again at the next start; games under way go on with their clocks as
they stood. With --address 0.0.0.0:8080 everybody in the hall can come; behind a server that speaks https say its
address with --public, and the server's own with --proxy, so that people are told apart, or let the program encrypt by
itself with a certificate in files (--tls-cert, --tls-key) or one of an authority (--acme), which is kept in the folder
and renewed; browsers that come unencrypted to port 80 are sent on. A site without an administrator prints a link by
which one comes in. With --backup-every copies are made while the site serves; each is read back, and only then the
oldest goes. Games that are over are analysed on request, with endgame tables where --tables has some
(damier tables build makes them). With --mail players are told of pairings by letter, once they have confirmed their
addresses: a server of this machine or one that encrypts takes the letters, file://FOLDER keeps each as a file; letters
wait while the server is away. An address with a password is better said in the variable DAMIER_MAIL. With
--mail-reply letters about games by correspondence can be answered with moves (damier mail receive --help). With --bus any
number of machines serve one site: see docs/guides/operating.md. Ctrl-C ends it.")]
pub(crate) struct ServeArgs {
    /// Where to listen
    #[arg(long, value_name = "IP:PORT", default_value = "127.0.0.1:8080")]
    address: SocketAddr,
    #[command(flatten)]
    data: DataArgs,
    /// The address under which people reach the site, where it differs
    #[arg(long, value_name = "URL")]
    public: Option<String>,
    /// A server in front of the site that says in X-Forwarded-For from where requests come: an address or a network;
    /// may be said several times. Nobody else is believed
    #[arg(long, value_name = "IP[/BITS]")]
    proxy: Vec<Network>,
    /// Serve together with other nodes that use the same database, over this broker: nats://…
    #[arg(long, value_name = "URL", requires = "database")]
    bus: Option<String>,
    /// Tell at this address what the server counts, for Prometheus; keep it from the public
    #[arg(long, value_name = "IP:PORT")]
    metrics: Option<SocketAddr>,
    #[command(flatten)]
    log: LogArgs,
    /// Seconds for which a node that is told to end still answers, until nobody is sent here any more
    #[arg(long, value_name = "SECONDS", default_value_t = 0)]
    drain: u64,
    /// Where analyses find endgame tables: `usual`, `none` or a folder
    #[arg(long, value_name = "TABLES", default_value = "usual")]
    tables: Wanted,
    /// How letters are sent: smtp://HOST, smtps://USER:PASSWORD@HOST or file://FOLDER
    #[arg(long, value_name = "URL")]
    mail: Option<String>,
    /// Who sends them
    #[arg(long, value_name = "ADDRESS")]
    mail_from: Option<String>,
    /// The mailbox that takes answers with moves by correspondence; its messages go to `damier mail receive`
    #[arg(long, value_name = "ADDRESS")]
    mail_reply: Option<String>,
    #[command(flatten)]
    tls: TlsArgs,
    /// Make a copy of everything so often: 24h, 90m, 7d
    #[arg(long, value_name = "TIME", value_parser = damier_application::backups::read_every)]
    backup_every: Option<Duration>,
    /// Keep so many good copies
    #[arg(long, value_name = "N", default_value_t = 7,
        value_parser = clap::value_parser!(u32).range(1..=i64::from(damier_application::backups::MOST)))]
    backup_keep: u32,
    /// The folder for copies [default: backups in the folder of the site]
    #[arg(long, value_name = "DIR")]
    backup_to: Option<PathBuf>,
}

/// Runs the command.
pub(crate) fn run(args: &ServeArgs, out: &mut Output) -> Result<Verdict> {
    super::memory::settle();
    let folder = args.data.folder()?;
    if let Some(public) = &args.public
        && !public.starts_with("http://")
        && !public.starts_with("https://")
    {
        bail!("--public {public}: an address begins with http:// or https://");
    }
    args.tables.check()?;
    let mail = mail(args)?;
    let tls = args.tls.read(&folder, args.address)?;
    let backups = BackupPlan {
        to: args.backup_to.clone().unwrap_or_else(|| folder.join("backups")),
        every: args.backup_every,
        keep: args.backup_keep,
    };
    let runtime = start(args.log.log)?;
    let config = Config {
        database: args.data.database.clone(),
        public: args.public.clone().or_else(|| args.tls.public(args.address)),
        tls,
        backups,
        tables: match &args.tables {
            Wanted::None => None,
            Wanted::Usual => usual_folder().ok(),
            Wanted::In(folder) => Some(folder.clone()),
        },
        typeset: Some(super::typeset),
        mail,
        bus: args.bus.clone(),
        metrics: args.metrics,
        drain: Duration::from_secs(args.drain),
        proxies: args.proxy.clone(),
        ..Config::new(args.address, folder)
    };
    let kept = config.folder.display().to_string();
    let scheme = if config.tls.is_some() { "https" } else { "http" };
    serve(runtime, config, out, |Started { address, setup }| {
        let first = setup.map(|setup| invitation(&setup)).unwrap_or_default();
        format!("{scheme}://{address}  (kept in {kept}; Ctrl-C ends){first}")
    })
}

/// What whoever starts a new site is told.
fn invitation(Setup { link, days }: &Setup) -> String {
    format!(
        "\n\nThis site has no administrator yet. Whoever opens this link becomes one; it works once, for {days} days:\n  \
         {link}\nLost it? `damier administrator` makes another."
    )
}

/// How letters are sent. The address may hold a password, which not everybody on the machine should see.
fn mail(args: &ServeArgs) -> Result<Option<MailWay>> {
    let way = args.mail.clone().or_else(|| std::env::var("DAMIER_MAIL").ok());
    match (way, args.mail_from.clone()) {
        (Some(way), Some(from)) => Ok(Some(MailWay { way, from, reply: mailbox(args)? })),
        (None, None) => Ok(None),
        (Some(_), None) => bail!("letters need a sender: --mail-from \"Club <desk@club.example>\""),
        (None, Some(_)) => bail!("letters need a way: --mail smtp://HOST or the variable DAMIER_MAIL"),
    }
}

/// The mailbox for answers, which gets a tail of its own for each letter.
fn mailbox(args: &ServeArgs) -> Result<Option<String>> {
    let Some(address) = &args.mail_reply else { return Ok(None) };
    let plain = |part: &str| !part.is_empty() && !part.contains(['+', '@', ' ', '<', '>']);
    match address.split_once('@') {
        Some((name, host)) if plain(name) && plain(host) && name.len() <= 8 => Ok(Some(address.clone())),
        _ => bail!("--mail-reply {address}: write play@club.example, with at most 8 letters before the @"),
    }
}

/// What a server runs on; it says what goes wrong on standard error.
pub(super) fn start(log: Log) -> Result<Runtime> {
    log.start();
    tokio::runtime::Builder::new_multi_thread().enable_all().build().context("starting")
}

/// Work whose answer nobody waits for any more has so much time at the end.
const LAST_WORK: Duration = Duration::from_secs(1);

/// Serves until the end; `greeting` is printed once the site answers.
pub(super) fn serve(
    runtime: Runtime,
    config: Config,
    out: &mut Output,
    greeting: impl FnOnce(Started) -> String,
) -> Result<Verdict> {
    let mut told = Ok(());
    let ready = |started: Started| {
        told = writeln!(out, "{}", greeting(started)).and_then(|()| out.flush());
    };
    let served = runtime.block_on(damier_server::serve(config, interrupted(), ready));
    // Nothing that is kept waits any more; what somebody sent is not read to its end.
    runtime.shutdown_timeout(LAST_WORK);
    served?;
    told?;
    Ok(Verdict::Fine)
}

/// Waits for Ctrl-C, or for the system to end the program.
pub(super) async fn interrupted() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut ended) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = tokio::signal::ctrl_c() => {}
                _ = ended.recv() => {}
            }
            return;
        }
    }
    // Without signals the program runs until it is killed.
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending::<()>().await;
    }
}
