//! The bus over an encrypted line: with NATS where it is installed, and with a broker that lies.

use std::path::{Path, PathBuf};
use std::time::Duration;

use damier_bus::Bus;
use damier_services::Nats;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpListener;

use crate::{connected, in_time, text};

/// A certificate for a name and its key, in files of a folder; it vouches for itself.
fn certificate(folder: &Path, name: &str) -> [PathBuf; 2] {
    let made = rcgen::generate_simple_self_signed([name.to_owned()]).expect("a certificate");
    let files = ["pem", "key"].map(|kind| folder.join(format!("{name}.{kind}")));
    std::fs::write(&files[0], made.cert.pem()).expect("a file");
    std::fs::write(&files[1], made.signing_key.serialize_pem()).expect("a file");
    files
}

fn open(address: &str) -> Bus {
    Bus::start(address.parse().expect("an address"))
}

/// That no line comes about within so much time.
async fn stays_away(bus: &Bus) {
    let mut connection = bus.connection();
    let came = tokio::time::timeout(Duration::from_millis(700), connection.wait_for(|now| *now)).await;
    assert!(came.is_err(), "{} was believed", bus.address());
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_said_over_an_encrypted_line_is_heard() {
    let folder = tempfile::tempdir().expect("a folder");
    let [own, key] = certificate(folder.path(), "127.0.0.1");
    let [other, _] = certificate(folder.path(), "elsewhere");
    let Some(nats) = Nats::start_encrypted(&own, &key).expect("a broker") else { return };
    let address = format!("{}?ca={}", nats.address(), own.display());
    let (here, there) = (open(&address), open(&address));
    connected(&here, true).await;
    connected(&there, true).await;
    let mut news = there.listen("game.one");
    news.begun().await;
    here.publish("game.one", b"hidden");
    assert_eq!(text(&in_time(news.next()).await), "hidden");

    // An open line, the authorities of the web, and somebody else's certificate: each is refused.
    stays_away(&open(&nats.address().replace("tls://", "nats://"))).await;
    stays_away(&open(&nats.address())).await;
    stays_away(&open(&format!("{}?ca={}", nats.address(), other.display()))).await;
}

/// Greets everybody with this text and gathers what is said after it.
async fn liar(greeting: &'static str) -> (u16, tokio::sync::mpsc::Receiver<Vec<u8>>) {
    let door = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let port = door.local_addr().expect("an address").port();
    let (tell, heard) = tokio::sync::mpsc::channel(64);
    tokio::spawn(async move {
        while let Ok((mut line, _)) = door.accept().await {
            let tell = tell.clone();
            tokio::spawn(async move {
                let mut said = vec![0; 1 << 10];
                if line.write_all(greeting.as_bytes()).await.is_err() {
                    return;
                }
                while let Ok(count @ 1..) = line.read(&mut said).await {
                    let _ = tell.send(said[..count].to_vec()).await;
                }
            });
        }
    });
    (port, heard)
}

#[tokio::test(flavor = "multi_thread")]
async fn no_password_goes_over_a_line_that_is_not_encrypted() {
    for greeting in [
        "INFO {}\r\n",
        "INFO {\"tls_required\":true}\r\n",
        "INFO {\"tls_required\":true}\r\nPONG\r\n",
        "INFO {\"tls_available\":false}\r\n+OK\r\n",
    ] {
        let (port, mut heard) = liar(greeting).await;
        let bus = open(&format!("tls://me:secret@127.0.0.1:{port}"));
        stays_away(&bus).await;
        drop(bus);
        while let Ok(said) = heard.try_recv() {
            let said = String::from_utf8_lossy(&said).into_owned();
            assert!(!said.contains("CONNECT") && !said.contains("secret"), "{greeting:?}: {said}");
        }
    }
}
