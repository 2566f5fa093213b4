//! One connection to a broker, and how it is opened again whenever it breaks.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::io::{AsyncRead, AsyncWrite, AsyncWriteExt as _, BufReader, BufWriter};
use tokio::net::TcpStream;
use tokio::sync::mpsc;
use tokio::time::{MissedTickBehavior, interval, sleep, timeout};

use crate::address::Encryption;
use crate::bus::{Inside, Order};
use crate::wire::{self, BrokerMessage, Info};
use crate::{BusFault, tls};

/// How long opening may take.
const PATIENCE: Duration = Duration::from_secs(2);

/// After a line broke the next attempt comes so much later, then twice as much, up to the longest.
const FIRST_WAIT: Duration = Duration::from_millis(50);
const LONGEST_WAIT: Duration = Duration::from_secs(1);
/// One that was held for so long was a good one; a broker that greets and then falls silent has none.
const HELD: Duration = Duration::from_secs(10);

/// How often the broker is asked whether it is there …
const PING: Duration = Duration::from_millis(500);
/// … and one that has not said anything for so long is not. Games wait for what it tells, so it is short.
const SILENCE: Duration = Duration::from_millis(1500);
/// Nor is one that says other things, but has not answered for so long.
const UNANSWERED: Duration = Duration::from_secs(3);

/// So many orders are written at a time.
const TOGETHER: usize = 256;

type Orders = mpsc::Receiver<Order>;

/// Keeps a line for as long as somebody holds the bus.
pub(crate) async fn keep(inside: Arc<Inside>, mut orders: Orders) {
    let mut wait = FIRST_WAIT;
    let mut attempt = 0;
    loop {
        let hosts = &inside.address.hosts;
        let host = &hosts[attempt % hosts.len()];
        attempt += 1;
        match open(&inside, host).await {
            Ok((reader, writer)) => {
                tracing::info!(host, "the bus is there");
                let begun = Instant::now();
                let ended = hold(&inside, reader, writer, &mut orders).await;
                inside.turn(false);
                if begun.elapsed() > HELD {
                    wait = FIRST_WAIT;
                }
                match ended {
                    Ok(()) => return,
                    Err(why) => tracing::warn!(host, %why, "the bus is gone"),
                }
            }
            Err(why) => tracing::warn!(host, %why, "the bus cannot be reached"),
        }
        if inside.is_abandoned() {
            return;
        }
        sleep(wait).await;
        wait = (wait * 2).min(LONGEST_WAIT);
    }
}

type Reader = BufReader<Box<dyn AsyncRead + Send + Unpin>>;
type Writer = BufWriter<Box<dyn AsyncWrite + Send + Unpin>>;

/// Waits for the greeting of a broker. Whatever it would say besides before the line is encrypted anybody could have
/// said, so nothing may stand behind it.
async fn greeting(line: &mut TcpStream) -> Result<Info, BusFault> {
    let mut reader = BufReader::new(line);
    let info = match wire::read(&mut reader).await? {
        Some(BrokerMessage::Info(info)) => info,
        Some(BrokerMessage::Refusal(what)) => return Err(BusFault::Refused { what }),
        other => return Err(BusFault::Unreadable { what: format!("{other:?}") }),
    };
    match reader.buffer() {
        [] => Ok(info),
        more => Err(BusFault::Unreadable { what: format!("{} bytes behind its greeting", more.len()) }),
    }
}

/// Encrypts a line where its address says so, and only there: a password never goes over an open line by mistake.
async fn agreed(
    inside: &Inside,
    line: TcpStream,
    host: &str,
    info: Info,
) -> Result<(Reader, Writer), BusFault> {
    let refused = |what: &str| Err(BusFault::Refused { what: what.to_owned() });
    match &inside.address.encryption {
        Encryption::None if info.tls_required => refused("it wants an encrypted line: tls://"),
        Encryption::None => {
            let (reader, writer) = line.into_split();
            Ok((BufReader::new(Box::new(reader)), BufWriter::new(Box::new(writer))))
        }
        Encryption::Tls(_) if !info.tls_required && !info.tls_available => refused("it encrypts nothing"),
        Encryption::Tls(authorities) => {
            let line = tls::encrypt(line, host, authorities.as_deref()).await?;
            let (reader, writer) = tokio::io::split(line);
            Ok((BufReader::new(Box::new(reader)), BufWriter::new(Box::new(writer))))
        }
    }
}

/// Opens a line and introduces us.
async fn open(inside: &Inside, host: &str) -> Result<(Reader, Writer), BusFault> {
    let opening = async {
        let mut line = TcpStream::connect(host).await?;
        line.set_nodelay(true)?;
        let info = greeting(&mut line).await?;
        let (mut reader, mut writer) = agreed(inside, line, host, info).await?;
        writer.write_all(&wire::connect(&inside.address.entrance)).await?;
        writer.write_all(b"PING\r\n").await?;
        writer.flush().await?;
        loop {
            match wire::read(&mut reader).await? {
                Some(BrokerMessage::Pong) => return Ok((reader, writer)),
                Some(BrokerMessage::Refusal(what)) => return Err(BusFault::Refused { what }),
                Some(_) => {}
                None => return Err(BusFault::Unreachable { what: "it hung up".to_owned() }),
            }
        }
    };
    let late = |_| BusFault::Unreachable { what: format!("{host} does not answer in time") };
    timeout(PATIENCE, opening).await.map_err(late)?
}

/// Holds a line until it breaks, which is an error, or nobody wants it any more.
async fn hold(
    inside: &Inside,
    mut reader: Reader,
    mut writer: Writer,
    orders: &mut Orders,
) -> Result<(), BusFault> {
    let late = |_| BusFault::Unreachable { what: "nobody can listen in time".to_owned() };
    let known = timeout(PATIENCE, subscribe(inside, &mut reader, &mut writer)).await.map_err(late)??;
    tokio::select! {
        ended = hear(inside, reader) => ended,
        ended = speak(inside, writer, orders, &known) => ended,
    }
}

/// Tells the broker who listens to what, and waits until it has taken that in: what anybody says from then on is
/// heard. The numbers of those who listen.
async fn subscribe(
    inside: &Inside,
    reader: &mut Reader,
    writer: &mut Writer,
) -> Result<HashSet<u64>, BusFault> {
    let listeners = inside.listeners();
    for (number, subject) in &listeners {
        writer.write_all(wire::subscribe(subject, *number).as_bytes()).await?;
    }
    writer.write_all(b"PING\r\n").await?;
    writer.flush().await?;
    loop {
        match wire::read(reader).await? {
            Some(BrokerMessage::Pong) => {
                return Ok(listeners.into_iter().map(|(number, _)| number).collect());
            }
            Some(BrokerMessage::Message(number, message)) => inside.deliver(number, message),
            Some(BrokerMessage::Ping) => inside.pinged.notify_one(),
            Some(BrokerMessage::Refusal(what)) => return Err(BusFault::Refused { what }),
            Some(BrokerMessage::Info(_) | BrokerMessage::Fine) => {}
            None => return Err(BusFault::Unreachable { what: "it hung up".to_owned() }),
        }
    }
}

async fn hear(inside: &Inside, mut reader: Reader) -> Result<(), BusFault> {
    let silent = || BusFault::Unreachable { what: "it has gone silent".to_owned() };
    loop {
        match timeout(SILENCE, wire::read(&mut reader)).await.map_err(|_| silent())?? {
            Some(BrokerMessage::Message(number, message)) => inside.deliver(number, message),
            Some(BrokerMessage::Ping) => inside.pinged.notify_one(),
            Some(BrokerMessage::Refusal(what)) => tracing::warn!(what, "the bus complains"),
            Some(BrokerMessage::Pong) => inside.is_there(),
            Some(BrokerMessage::Info(_) | BrokerMessage::Fine) => {}
            None => return Err(BusFault::Unreachable { what: "it hung up".to_owned() }),
        }
        // An answer may stand behind what has been received already.
        if reader.buffer().is_empty() && inside.unanswered() > UNANSWERED {
            return Err(silent());
        }
    }
}

async fn speak(
    inside: &Inside,
    mut writer: Writer,
    orders: &mut Orders,
    known: &HashSet<u64>,
) -> Result<(), BusFault> {
    inside.turn(true);
    // Those who began to listen meanwhile have found no line to say it on.
    for (number, subject) in inside.listeners() {
        if !known.contains(&number) {
            writer.write_all(wire::subscribe(&subject, number).as_bytes()).await?;
        }
    }
    writer.flush().await?;
    let mut ping = interval(PING);
    ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut some = Vec::with_capacity(TOGETHER);
    loop {
        tokio::select! {
            count = orders.recv_many(&mut some, TOGETHER) => {
                if count == 0 {
                    return Ok(());
                }
                for order in some.drain(..) {
                    writer.write_all(&order.bytes).await?;
                    if order.taken.is_some() {
                        inside.ask_whether_there(order.taken);
                        writer.write_all(b"PING\r\n").await?;
                    }
                }
            }
            () = inside.pinged.notified() => writer.write_all(b"PONG\r\n").await?,
            _ = ping.tick() => {
                inside.ask_whether_there(None);
                writer.write_all(b"PING\r\n").await?;
            }
        }
        writer.flush().await?;
    }
}
