//! Getting a message to a push service (RFC 8030), and what becomes of it.

use std::io::{self, Read, Write};
use std::net::TcpStream;
use std::sync::{Arc, LazyLock};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use rustls::pki_types::ServerName;
use rustls::{ClientConfig, ClientConnection, RootCertStore, StreamOwned};

use crate::{NotSealed, Subscription, Vapid, seal};

/// A push service that does not answer so long is away.
const PATIENCE: Duration = Duration::from_secs(10);

/// All of it, from the first word to the answer, takes no longer: a service that answers a letter at a time is away too.
const LONGEST: Duration = Duration::from_secs(30);

/// So much of an answer is read: its first line says all.
const READ: u64 = 4096;

/// How soon a message should wake a device (RFC 8030, 5.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Urgency {
    /// When it is awake anyway.
    Normal,
    High,
}

/// A message to a browser.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Message {
    /// What it says, which only the browser reads.
    pub text: String,
    /// It is kept so long for a device that is away.
    pub keep: Duration,
    /// How soon it should wake the device.
    pub urgency: Urgency,
    /// A newer message of the same topic takes the place of one that still waits: at most 32 letters of base64url.
    pub topic: String,
}

/// Why a message did not get there.
#[derive(Debug, thiserror::Error)]
pub enum NotSent {
    /// The browser is not reached there any more.
    #[error("the browser does not want messages any more (status {status})")]
    Gone {
        /// What the service answered.
        status: u16,
    },
    /// The service takes no such message.
    #[error("the push service refuses the message (status {status})")]
    Refused {
        /// What the service answered.
        status: u16,
    },
    /// The service takes nothing now; later it may.
    #[error("the push service takes nothing now (status {status})")]
    Busy {
        /// What the service answered.
        status: u16,
    },
    /// The service cannot be reached.
    #[error("the push service cannot be reached: {0}")]
    Away(#[from] io::Error),
    /// The message could not be closed.
    #[error(transparent)]
    Sealed(#[from] NotSealed),
}

impl NotSent {
    /// Whether it may go later.
    pub const fn may_go_later(&self) -> bool {
        matches!(self, NotSent::Busy { .. } | NotSent::Away(_))
    }
}

/// Sends a message. `whom` is the address by which somebody responsible for the site is reached.
pub async fn send(message: Message, to: Subscription, key: Arc<Vapid>, whom: String) -> Result<(), NotSent> {
    let sending = tokio::task::spawn_blocking(move || send_now(&message, &to, &key, &whom));
    sending.await.unwrap_or_else(|ended| Err(NotSent::Away(io::Error::other(ended))))
}

fn send_now(message: &Message, to: &Subscription, key: &Vapid, whom: &str) -> Result<(), NotSent> {
    let body = seal(message.text.as_bytes(), to)?;
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let head = head(message, to, body.len(), &key.authorization(&to.endpoint, whom, since.as_secs()));
    let line = connect(to)?;
    let status = if to.endpoint.is_encrypted() {
        let name = ServerName::try_from(to.endpoint.host()).map_err(io::Error::other)?;
        let session = ClientConnection::new(Arc::clone(&CONFIG), name).map_err(io::Error::other)?;
        ask(StreamOwned::new(session, line), &head, &body)?
    } else {
        ask(line, &head, &body)?
    };
    match status {
        200..=299 => Ok(()),
        404 | 410 => Err(NotSent::Gone { status }),
        408 | 429 | 500..=599 => Err(NotSent::Busy { status }),
        _ => Err(NotSent::Refused { status }),
    }
}

/// The authorities that browsers trust.
static CONFIG: LazyLock<Arc<ClientConfig>> = LazyLock::new(|| {
    let roots: RootCertStore = webpki_roots::TLS_SERVER_ROOTS.iter().cloned().collect();
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions();
    let config = config.expect("the cipher suites of ring serve both versions");
    Arc::new(config.with_root_certificates(roots).with_no_client_auth())
});

fn head(message: &Message, to: &Subscription, length: usize, authorization: &str) -> String {
    let urgency = match message.urgency {
        Urgency::Normal => "normal",
        Urgency::High => "high",
    };
    let is_plain = |sign: &char| sign.is_ascii_alphanumeric() || matches!(sign, '-' | '_');
    let topic: String = message.topic.chars().filter(is_plain).take(32).collect();
    let topic = if topic.is_empty() { topic } else { format!("Topic: {topic}\r\n") };
    format!(
        "POST {} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nUser-Agent: Damier\r\nTTL: {}\r\n\
         Urgency: {urgency}\r\n{topic}Authorization: {authorization}\r\nContent-Encoding: aes128gcm\r\n\
         Content-Type: application/octet-stream\r\nContent-Length: {length}\r\n\r\n",
        to.endpoint.path(),
        to.endpoint.authority(),
        message.keep.as_secs(),
    )
}

fn connect(to: &Subscription) -> io::Result<Hurried> {
    let until = Instant::now() + LONGEST;
    let mut last = io::Error::from(io::ErrorKind::NotFound);
    for address in to.endpoint.addresses()? {
        match TcpStream::connect_timeout(&address, PATIENCE) {
            Ok(line) => {
                return Ok(Hurried { line, until });
            }
            Err(why) => last = why,
        }
    }
    Err(last)
}

/// A line that is given up at a certain time, whatever still comes.
struct Hurried {
    line: TcpStream,
    until: Instant,
}

impl Hurried {
    /// How long the next step may take.
    fn left(&self) -> io::Result<Duration> {
        let left = self.until.saturating_duration_since(Instant::now());
        if left.is_zero() { Err(io::ErrorKind::TimedOut.into()) } else { Ok(left.min(PATIENCE)) }
    }
}

impl Read for Hurried {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.line.set_read_timeout(Some(self.left()?))?;
        self.line.read(buffer)
    }
}

impl Write for Hurried {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.line.set_write_timeout(Some(self.left()?))?;
        self.line.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.line.flush()
    }
}

/// Sends a request; the status of the answer.
fn ask(mut line: impl Read + Write, head: &str, body: &[u8]) -> io::Result<u16> {
    line.write_all(head.as_bytes())?;
    line.write_all(body)?;
    line.flush()?;
    let mut answer = Vec::new();
    // Some services close the line without a word once they have answered.
    let end = line.take(READ).read_to_end(&mut answer);
    let first = answer.split(|byte| *byte == b'\n').next().unwrap_or_default();
    let first = String::from_utf8_lossy(first);
    let status = first.strip_prefix("HTTP/1.").and_then(|rest| rest.split(' ').nth(1));
    match (status.and_then(|status| status.trim().parse().ok()), end) {
        (Some(status), _) => Ok(status),
        (None, Err(why)) => Err(why),
        (None, Ok(_)) => Err(io::Error::new(io::ErrorKind::InvalidData, "no answer by HTTP")),
    }
}

#[cfg(test)]
mod tests {
    use std::net::TcpListener;

    use super::*;

    #[test]
    fn a_service_that_trickles_is_given_up() {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let address = listener.local_addr().expect("an address");
        std::thread::spawn(move || {
            let Ok((mut line, _)) = listener.accept() else { return };
            for _ in 0..200 {
                if line.write_all(b"H").is_err() {
                    return;
                }
                std::thread::sleep(Duration::from_millis(50));
            }
        });
        let begun = Instant::now();
        let line = TcpStream::connect(address).expect("a line");
        let line = Hurried { line, until: begun + Duration::from_secs(1) };
        assert!(ask(line, "POST / HTTP/1.1\r\n\r\n", b"").is_err());
        assert!(begun.elapsed() < Duration::from_secs(5), "{:?}", begun.elapsed());
    }
}
