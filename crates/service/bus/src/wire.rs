//! The words of the protocol (docs.nats.io, "Client Protocol").

use serde::{Deserialize, Serialize};
use tokio::io::{AsyncBufRead, AsyncBufReadExt as _, AsyncReadExt as _};

use crate::BusFault;
use crate::address::Entrance;

/// No message is longer, whatever the broker would allow.
const LONGEST: usize = 8 << 20;

/// The first words of the headers of a message.
const HEADERS: &str = "NATS/1.0";

/// What somebody said.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Message {
    pub subject: String,
    /// Where an answer is awaited.
    pub reply: Option<String>,
    /// A number by which the broker itself speaks, such as 404 for "nothing there".
    pub status: Option<u16>,
    pub payload: Vec<u8>,
}

/// What a broker says.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum BrokerMessage {
    /// A message for one who listens, by his number.
    Message(u64, Message),
    Ping,
    Pong,
    /// What it is; it begins with this.
    Info(Info),
    Refusal(String),
    Fine,
}

/// What a broker says of itself, as far as it matters here.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Info {
    /// It speaks over an encrypted line only.
    pub(crate) tls_required: bool,
    pub(crate) tls_available: bool,
}

/// How a client introduces itself.
#[derive(Serialize)]
struct Connect<'a> {
    verbose: bool,
    pedantic: bool,
    lang: &'a str,
    version: &'a str,
    protocol: u8,
    headers: bool,
    no_responders: bool,
    echo: bool,
    name: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    user: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pass: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    auth_token: Option<&'a str>,
}

/// How we introduce ourselves.
pub(crate) fn connect(entrance: &Entrance) -> Vec<u8> {
    let (user, pass, auth_token) = match entrance {
        Entrance::Open => (None, None, None),
        Entrance::Password(name, password) => (Some(name.as_str()), Some(password.as_str()), None),
        Entrance::Token(token) => (None, None, Some(token.as_str())),
    };
    let connect = Connect {
        verbose: false,
        pedantic: false,
        lang: "rust",
        version: env!("CARGO_PKG_VERSION"),
        protocol: 1,
        headers: true,
        no_responders: true,
        echo: false,
        name: "damier",
        user,
        pass,
        auth_token,
    };
    let connect = serde_json::to_string(&connect).unwrap_or_default();
    format!("CONNECT {connect}\r\n").into_bytes()
}

/// How somebody says that he listens to a subject.
pub(crate) fn subscribe(subject: &str, number: u64) -> String {
    format!("SUB {subject} {number}\r\n")
}

/// A message as it is sent. The name, if it has one, lets a queue keep it once only.
pub(crate) fn publish(subject: &str, reply: Option<&str>, name: Option<&str>, payload: &[u8]) -> Vec<u8> {
    let reply = reply.map(|reply| format!("{reply} ")).unwrap_or_default();
    let mut bytes = match name {
        None => format!("PUB {subject} {reply}{}\r\n", payload.len()).into_bytes(),
        Some(name) => {
            let headers = format!("{HEADERS}\r\nNats-Msg-Id: {name}\r\n\r\n");
            let (head, all) = (headers.len(), headers.len() + payload.len());
            format!("HPUB {subject} {reply}{head} {all}\r\n{headers}").into_bytes()
        }
    };
    bytes.extend_from_slice(payload);
    bytes.extend_from_slice(b"\r\n");
    bytes
}

/// Whether a subject can be spoken about: words with dots between, and nothing that belongs to the protocol.
pub(crate) fn is_subject(subject: &str) -> bool {
    let fine = |sign: char| sign.is_ascii_graphic();
    !subject.is_empty() && subject.chars().all(fine) && subject.split('.').all(|word| !word.is_empty())
}

fn unreadable(line: &str) -> BusFault {
    BusFault::Unreadable { what: line.chars().take(80).collect() }
}

/// The next thing that the broker says; none at the end.
pub(crate) async fn read(from: &mut (impl AsyncBufRead + Unpin)) -> Result<Option<BrokerMessage>, BusFault> {
    let mut line = Vec::new();
    // A first line can be long, but not endless.
    (&mut *from).take(64 << 10).read_until(b'\n', &mut line).await?;
    if line.is_empty() {
        return Ok(None);
    }
    let line = String::from_utf8_lossy(&line).trim_end().to_owned();
    let (word, rest) = line.split_once([' ', '\t']).unwrap_or((&line, ""));
    Ok(Some(match word.to_ascii_uppercase().as_str() {
        "MSG" => message(from, rest, false).await?,
        "HMSG" => message(from, rest, true).await?,
        "PING" => BrokerMessage::Ping,
        "PONG" => BrokerMessage::Pong,
        "INFO" => BrokerMessage::Info(serde_json::from_str(rest).map_err(|_| unreadable(&line))?),
        "+OK" => BrokerMessage::Fine,
        "-ERR" => BrokerMessage::Refusal(rest.trim().trim_matches('\'').to_owned()),
        _ => return Err(unreadable(&line)),
    }))
}

/// `SUBJECT NUMBER [REPLY] [HEADERS] ALL`, and then what it says.
async fn message(
    from: &mut (impl AsyncBufRead + Unpin),
    head: &str,
    with_headers: bool,
) -> Result<BrokerMessage, BusFault> {
    let wrong = || unreadable(head);
    let mut words: Vec<&str> = head.split_ascii_whitespace().collect();
    let mut length = || words.pop().and_then(|word| word.parse::<usize>().ok()).filter(|own| *own <= LONGEST);
    let all = length().ok_or_else(wrong)?;
    let headers = if with_headers { length().filter(|own| *own <= all).ok_or_else(wrong)? } else { 0 };
    let (subject, number, reply) = match words.as_slice() {
        [subject, number] => (*subject, *number, None),
        [subject, number, reply] => (*subject, *number, Some((*reply).to_owned())),
        _ => return Err(wrong()),
    };
    let number = number.parse().map_err(|_| wrong())?;
    let mut payload = vec![0; all + 2];
    from.read_exact(&mut payload).await?;
    payload.truncate(all);
    let said = payload.split_off(headers);
    let status = status(&payload);
    Ok(BrokerMessage::Message(number, Message { subject: subject.to_owned(), reply, status, payload: said }))
}

/// The number in `NATS/1.0 404 No Messages`.
fn status(headers: &[u8]) -> Option<u16> {
    let first = headers.split(|byte| *byte == b'\r').next()?;
    let text = std::str::from_utf8(first).ok()?.strip_prefix(HEADERS)?;
    text.split_whitespace().next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn told(text: &str) -> Result<Option<BrokerMessage>, BusFault> {
        read(&mut text.as_bytes()).await
    }

    #[tokio::test]
    async fn what_a_broker_says_is_read() {
        let message = |reply: Option<&str>, status, payload: &str| {
            let reply = reply.map(str::to_owned);
            BrokerMessage::Message(
                7,
                Message { subject: "a.b".to_owned(), reply, status, payload: payload.into() },
            )
        };
        for (text, expected) in [
            ("PING\r\n", BrokerMessage::Ping),
            ("PONG\r\n", BrokerMessage::Pong),
            ("+OK\r\n", BrokerMessage::Fine),
            ("INFO {}\r\n", BrokerMessage::Info(Info::default())),
            (
                "INFO {\"server_id\":\"x\",\"tls_required\":true}\r\n",
                BrokerMessage::Info(Info { tls_required: true, tls_available: false }),
            ),
            (
                "-ERR 'Authorization Violation'\r\n",
                BrokerMessage::Refusal("Authorization Violation".to_owned()),
            ),
            ("MSG a.b 7 5\r\nhello\r\n", message(None, None, "hello")),
            ("MSG a.b 7 back 0\r\n\r\n", message(Some("back"), None, "")),
            ("HMSG a.b 7 28 28\r\nNATS/1.0 404 No Messages\r\n\r\n\r\n", message(None, Some(404), "")),
            ("HMSG a.b 7 back 12 14\r\nNATS/1.0\r\n\r\nhi\r\n", message(Some("back"), None, "hi")),
        ] {
            assert_eq!(told(text).await, Ok(Some(expected)), "{text:?}");
        }
        assert_eq!(told("").await, Ok(None));
    }

    #[tokio::test]
    async fn nonsense_is_refused() {
        for text in [
            "HELLO\r\n",
            "INFO [\r\n",
            "MSG a.b 7\r\n",
            "MSG a.b seven 1\r\nx\r\n",
            "MSG a.b 7 99999999999999\r\n",
            "HMSG a.b 7 9 5\r\nhello\r\n",
            "MSG a.b 7 5\r\nhel",
        ] {
            assert!(told(text).await.is_err(), "{text:?}");
        }
    }

    #[test]
    fn messages_are_written() {
        assert_eq!(publish("a", None, None, b"hi"), b"PUB a 2\r\nhi\r\n");
        assert_eq!(publish("a", Some("b"), None, b""), b"PUB a b 0\r\n\r\n");
        let named = publish("a", None, Some("x"), b"hi");
        assert_eq!(named, b"HPUB a 28 30\r\nNATS/1.0\r\nNats-Msg-Id: x\r\n\r\nhi\r\n");
        assert!(
            is_subject("game.k3f-_Q") && !is_subject("a b") && !is_subject("a..b") && !is_subject("a\r\n")
        );
    }
}
