//! Encryption by the site itself, with a self-made certificate on loopback.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;

use damier_application::Tls;
use damier_certificates::Source as CertificateSource;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName};
use tokio_rustls::rustls::{ClientConfig, RootCertStore, crypto};

use crate::hall::Hall;

const NAME: &str = "club.example";

/// A port that was free a moment ago.
async fn free() -> SocketAddr {
    let listener = tokio::net::TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.expect("a port");
    listener.local_addr().expect("an address")
}

/// What is answered on an encrypted line.
async fn ask(address: SocketAddr, root: CertificateDer<'static>, request: &str) -> Option<String> {
    let mut roots = RootCertStore::empty();
    roots.add(root).expect("a root");
    let builder = ClientConfig::builder_with_provider(Arc::new(crypto::ring::default_provider()));
    let builder = builder.with_safe_default_protocol_versions().expect("versions");
    let config = builder.with_root_certificates(roots).with_no_client_auth();
    let line = TcpStream::connect(address).await.expect("a line");
    let name = ServerName::try_from(NAME).expect("a name");
    let mut line = TlsConnector::from(Arc::new(config)).connect(name, line).await.ok()?;
    line.write_all(request.as_bytes()).await.expect("sent");
    let mut answer = Vec::new();
    // A line that is not closed in order still told all.
    let _ = line.read_to_end(&mut answer).await;
    Some(String::from_utf8_lossy(&answer).into_owned())
}

async fn ask_plainly(address: SocketAddr, request: &str) -> String {
    let mut line = TcpStream::connect(address).await.expect("a line");
    line.write_all(request.as_bytes()).await.expect("sent");
    let mut answer = Vec::new();
    let _ = line.read_to_end(&mut answer).await;
    String::from_utf8_lossy(&answer).into_owned()
}

#[tokio::test]
async fn the_site_encrypts_and_sends_on_whoever_comes_without() {
    let folder = tempfile::tempdir().expect("a folder");
    let own = rcgen::generate_simple_self_signed(vec![NAME.to_owned()]).expect("a certificate");
    let (chain, key) = (folder.path().join("chain.pem"), folder.path().join("key.pem"));
    std::fs::write(&chain, own.cert.pem()).expect("a file");
    std::fs::write(&key, own.signing_key.serialize_pem()).expect("a file");
    let (own_address, plain) = (free().await, free().await);
    let hall = Hall::open_with(folder.path(), |config| {
        config.address = own_address;
        config.tls = Some(Tls { source: CertificateSource::Files { chain, key }, plain: Some(plain) });
    })
    .await;
    let root = own.cert.der().clone();
    let get = |path: &str| format!("GET {path} HTTP/1.1\r\nHost: {NAME}\r\nConnection: close\r\n\r\n");
    let answer = ask(hall.address, root.clone(), &get("/")).await.expect("it comes through");
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    assert!(answer.to_lowercase().contains("; secure"), "cookies never go over another line: {answer}");
    let health = ask(hall.address, root.clone(), &get("/health")).await.expect("it comes through");
    assert!(health.contains("certificate_until"), "{health}");

    // Whoever believes somebody else does not come through, and whoever says nothing or nonsense harms nobody.
    let other = rcgen::generate_simple_self_signed(vec![NAME.to_owned()]).expect("a certificate");
    assert_eq!(ask(hall.address, other.cert.der().clone(), &get("/")).await, None);
    let nonsense = ask_plainly(hall.address, &get("/")).await;
    assert!(!nonsense.contains("200"), "no page goes unencrypted: {nonsense}");

    // Unencrypted: sent on to the same place, whatever it is called, never to a host that only looks like a path.
    let moved = ask_plainly(plain, &get("/games?player=Olena")).await;
    let wanted = format!("https://{NAME}:{}/games?player=Olena", hall.address.port());
    assert!(moved.starts_with("HTTP/1.1 308") && moved.contains(&wanted), "{moved}");
    let moved = ask_plainly(plain, &get("//evil.example/x")).await;
    assert!(moved.contains(&format!("https://{NAME}:{}/evil.example/x", hall.address.port())), "{moved}");
    let odd = "GET / HTTP/1.1\r\nHost: evil.example/@x\r\nConnection: close\r\n\r\n";
    assert!(!ask_plainly(plain, odd).await.contains("evil.example"), "a strange host is not repeated");
    assert!(ask_plainly(plain, &get("/.well-known/acme-challenge/x")).await.starts_with("HTTP/1.1 404"));
    hall.close().await;
}

#[tokio::test]
async fn a_certificate_that_cannot_be_used_is_told_at_the_start() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut config = damier_application::Config::new(free().await, folder.path().to_owned());
    let missing = folder.path().join("none.pem");
    let source = CertificateSource::Files { chain: missing.clone(), key: missing };
    config.tls = Some(Tls { source, plain: None });
    let refused = damier_server::serve(config, std::future::pending(), |_| {}).await;
    assert!(refused.is_err_and(|why| why.to_string().contains("none.pem")));
}
