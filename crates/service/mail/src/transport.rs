//! Where letters go: a mail server, or a folder.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use lettre::message::Mailbox;
use lettre::transport::smtp;
use lettre::{Message, SmtpTransport, Transport as _};
use tokio::sync::Semaphore;

use crate::email::{Email, Unwritable};

/// A mail server that does not answer so long is away.
const PATIENCE: Duration = Duration::from_secs(20);

/// A letter that is on its way longer is given up, though its thread may still wait for a server that answers a letter
/// at a time.
const LONGEST: Duration = Duration::from_secs(60);

/// Letters on their way at a time, with those that were given up.
const AT_A_TIME: usize = 4;

/// What a mail server answers when it knows no such mailbox or will never take mail for it (RFC 5321, 4.2.3).
const NO_SUCH_BOX: [&str; 3] = ["550", "551", "553"];

/// The way letters go.
#[derive(Debug)]
pub struct Transport {
    from: Mailbox,
    way: Way,
    turns: Arc<Semaphore>,
    longest: Duration,
}

#[derive(Debug, Clone)]
enum Way {
    Server(SmtpTransport),
    Folder(PathBuf),
}

/// Why letters cannot go this way.
#[derive(Debug, thiserror::Error)]
pub enum NoPost {
    /// It is neither a mail server nor a folder.
    #[error("\"{way}\" is no way for letters: smtp://HOST, smtps://USER:PASSWORD@HOST or file://FOLDER")]
    Way {
        /// How it begins; the rest may hold a password.
        way: String,
    },
    /// The address of the mail server cannot be read.
    #[error("the address of the mail server cannot be read: {0}")]
    Server(#[source] smtp::Error),
    /// Nobody can send from there.
    #[error("letters cannot come from \"{from}\": write desk@club.example or Club <desk@club.example>")]
    From {
        /// As it was given.
        from: String,
    },
    /// The folder cannot be made.
    #[error("letters cannot be put into {}: {why}", folder.display())]
    Folder { folder: PathBuf, why: std::io::Error },
}

/// Why a letter has not gone.
#[derive(Debug, thiserror::Error)]
pub enum Undelivered {
    /// It never will.
    #[error("{0}")]
    Never(String),
    /// It may another time.
    #[error("{0}")]
    Later(String),
}

impl From<Unwritable> for Undelivered {
    fn from(why: Unwritable) -> Undelivered {
        Undelivered::Never(why.to_string())
    }
}

impl Transport {
    /// The way of an address: `smtp://HOST:PORT` (encrypted where the server can; always when there is a password,
    /// unless `?tls=none` says otherwise or the server is this machine), `smtps://USER:PASSWORD@HOST`, or
    /// `file://FOLDER`, where each letter becomes a file. `from` is who sends: `Club <desk@club.example>`.
    pub fn new(way: &str, from: &str) -> Result<Transport, NoPost> {
        let from = from.parse().map_err(|_| NoPost::From { from: from.to_owned() })?;
        let way = match way.split_once("://") {
            Some(("file", folder)) if !folder.is_empty() => {
                let folder = PathBuf::from(folder);
                let cannot = |why| NoPost::Folder { folder: folder.clone(), why };
                make_folder(&folder).map_err(cannot)?;
                Way::Folder(folder)
            }
            Some(("smtp", rest)) => server(&with_encryption(rest))?,
            Some(("smtps", _)) => server(way)?,
            other => {
                let scheme = other.map_or(way, |(scheme, _)| scheme);
                return Err(NoPost::Way { way: scheme.chars().take(20).collect() });
            }
        };
        Ok(Transport { from, way, turns: Arc::new(Semaphore::new(AT_A_TIME)), longest: LONGEST })
    }

    /// A letter may take so long in all, a minute if nothing is said.
    #[must_use]
    pub fn within(mut self, longest: Duration) -> Transport {
        self.longest = longest;
        self
    }

    /// Sends a letter.
    pub async fn send(&self, letter: &Email) -> Result<(), Undelivered> {
        let (message, id, way) = (letter.message(&self.from)?, letter.id.clone(), self.way.clone());
        let late = || Undelivered::Later("the mail server does not answer in time".to_owned());
        let turn = Arc::clone(&self.turns).try_acquire_owned().map_err(|_| late())?;
        let run = move || {
            let gone = way.write_file(&id, &message);
            drop(turn);
            gone
        };
        match tokio::time::timeout(self.longest, tokio::task::spawn_blocking(run)).await {
            Ok(gone) => gone.unwrap_or_else(|why| Err(Undelivered::Later(why.to_string()))),
            Err(_) => Err(late()),
        }
    }
}

impl Way {
    fn write_file(&self, id: &str, message: &Message) -> Result<(), Undelivered> {
        match self {
            Way::Server(server) => server.send(message).map(drop).map_err(|why| judged(&why)),
            Way::Folder(folder) => {
                let written = write(&folder.join(format!("{id}.eml")), &message.formatted());
                written.map_err(|why| Undelivered::Later(why.to_string()))
            }
        }
    }
}

fn server(address: &str) -> Result<Way, NoPost> {
    let built = SmtpTransport::from_url(address).map_err(NoPost::Server)?;
    Ok(Way::Server(built.timeout(Some(PATIENCE)).build()))
}

/// The address of a server that may be asked to encrypt. A password never goes out in the open by oversight.
fn with_encryption(rest: &str) -> String {
    if let Some(open) = rest.strip_suffix("?tls=none") {
        return format!("smtp://{open}");
    }
    if rest.contains("tls=") {
        return format!("smtp://{rest}");
    }
    let (who, host) = rest.rsplit_once('@').map_or((None, rest), |(who, host)| (Some(who), host));
    let is_here = ["localhost", "127.", "[::1]"].iter().any(|here| host.starts_with(here));
    match (is_here, who) {
        (true, _) => format!("smtp://{rest}"),
        (false, Some(_)) => format!("smtp://{rest}?tls=required"),
        (false, None) => format!("smtp://{rest}?tls=opportunistic"),
    }
}

/// Whether it is the letter that is refused; anything else may be the fault of a server or a line.
fn judged(why: &smtp::Error) -> Undelivered {
    let refused = why.status().is_some_and(|code| NO_SUCH_BOX.contains(&code.to_string().as_str()));
    let told = match std::error::Error::source(why) {
        Some(source) => format!("{why}: {source}"),
        None => why.to_string(),
    };
    if refused { Undelivered::Never(told) } else { Undelivered::Later(told) }
}

/// A file that is there as a whole or not at all.
fn write(file: &std::path::Path, bytes: &[u8]) -> std::io::Result<()> {
    let part = file.with_extension("part");
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create(true).truncate(true);
    // Letters hold links that open accounts: nobody else on the machine reads them.
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    std::io::Write::write_all(&mut options.open(&part)?, bytes)?;
    std::fs::rename(part, file)
}

/// Makes a folder that only its owner enters; one that is there stays as it is.
fn make_folder(folder: &std::path::Path) -> std::io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

#[cfg(test)]
mod tests {
    use super::with_encryption;

    #[test]
    fn passwords_are_not_sent_in_the_open() {
        for (given, meant) in [
            ("localhost:25", "smtp://localhost:25"),
            ("mail.example", "smtp://mail.example?tls=opportunistic"),
            ("olha:secret@mail.example:587", "smtp://olha:secret@mail.example:587?tls=required"),
            ("olha:secret@mail.example?tls=none", "smtp://olha:secret@mail.example"),
            ("mail.example?tls=required", "smtp://mail.example?tls=required"),
        ] {
            assert_eq!(with_encryption(given), meant);
        }
    }
}
