//! A small authority on loopback that does what RFC 8555 says: it checks every signature and every mark, asks for the
//! proof, and issues a certificate for the key of the request.

use std::collections::BTreeSet;
use std::convert::Infallible;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::{Duration, SystemTime};

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use damier_certificates::{Authority, Certificates, Challenges, Source};
use http_body_util::{BodyExt as _, Full};
use hyper::body::{Bytes, Incoming};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper::{Request, Response};
use hyper_util::rt::TokioIo;
use rcgen::{BasicConstraints, CertificateParams, IsCa, Issuer, KeyPair, PublicKeyData, SignatureAlgorithm};
use ring::digest;
use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};
use rustls::pki_types::pem::PemObject as _;
use rustls::pki_types::{CertificateDer, PrivateKeyDer, ServerName};
use rustls::{ClientConfig, RootCertStore, ServerConfig};
use serde_json::{Value, json};
use tokio::net::{TcpListener, TcpStream};
use tokio_rustls::{TlsAcceptor, TlsConnector};

const NAME: &str = "club.example";

fn bytes(text: &Value) -> Vec<u8> {
    URL_SAFE_NO_PAD.decode(text.as_str().expect("a text")).expect("base64url")
}

/// The key of a request for a certificate, found by the form of its bit string.
struct RequestKey(Vec<u8>);

impl RequestKey {
    fn of(request: &[u8]) -> RequestKey {
        let begin = [0x03, 0x42, 0x00, 0x04];
        let at = request.windows(4).position(|own| own == begin).expect("a key of P-256");
        RequestKey(request[at + 3..at + 3 + 65].to_vec())
    }
}

impl PublicKeyData for RequestKey {
    fn der_bytes(&self) -> &[u8] {
        &self.0
    }

    fn algorithm(&self) -> &'static SignatureAlgorithm {
        &rcgen::PKCS_ECDSA_P256_SHA256
    }
}

struct Office {
    base: String,
    params: CertificateParams,
    key: KeyPair,
    /// Where the answers of the site are; the site itself serves them at port 80.
    challenges: Mutex<Option<Arc<Challenges>>>,
    told: Mutex<Told>,
}

#[derive(Default)]
struct Told {
    nonces: BTreeSet<String>,
    given: u32,
    jwk: Option<Value>,
    accounts: u32,
    proved: bool,
    chain: Option<String>,
    /// How many requests are refused for their mark.
    stale: u32,
    orders: u32,
}

impl Office {
    fn nonce(&self) -> String {
        let mut told = self.told.lock().expect("no panic");
        told.given += 1;
        let nonce = format!("n{}", told.given);
        told.nonces.insert(nonce.clone());
        nonce
    }

    /// Checks a request as the protocol says; what it says.
    fn checked(&self, to: &str, body: &[u8]) -> Result<Value, &'static str> {
        let signed: Value = serde_json::from_slice(body).expect("JSON");
        let head: Value = serde_json::from_slice(&bytes(&signed["protected"])).expect("a head");
        assert_eq!(head["url"], format!("{}{to}", self.base), "the address is signed");
        let mut told = self.told.lock().expect("no panic");
        if !told.nonces.remove(head["nonce"].as_str().expect("a mark")) || told.stale > 0 {
            told.stale = told.stale.saturating_sub(1);
            return Err("badNonce");
        }
        let jwk = if to == "/account" { head["jwk"].clone() } else { told.jwk.clone().expect("an account") };
        if to != "/account" {
            assert_eq!(head["kid"], format!("{}/account/1", self.base));
        }
        let point = [vec![4], bytes(&jwk["x"]), bytes(&jwk["y"])].concat();
        let part = |name: &str| signed[name].as_str().expect("a text");
        let said = format!("{}.{}", part("protected"), part("payload"));
        let key = UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, point);
        key.verify(said.as_bytes(), &bytes(&signed["signature"])).expect("a good signature");
        told.jwk = Some(jwk);
        let content = bytes(&signed["payload"]);
        Ok(serde_json::from_slice(&content).unwrap_or(Value::Null))
    }

    /// Whether the site shows what it must.
    fn is_proved(&self) -> bool {
        let jwk = self.told.lock().expect("no panic").jwk.clone().expect("an account");
        let own = format!("{{\"crv\":\"P-256\",\"kty\":\"EC\",\"x\":{},\"y\":{}}}", jwk["x"], jwk["y"]);
        let mark = URL_SAFE_NO_PAD.encode(digest::digest(&digest::SHA256, own.as_bytes()));
        let found = self.challenges.lock().expect("no panic").as_ref().and_then(|own| own.answer("token-1"));
        found == Some(format!("token-1.{mark}"))
    }

    fn answer(&self, to: &str, body: &[u8]) -> (u16, Vec<(&'static str, String)>, String) {
        let base = &self.base;
        if to == "/directory" {
            let places = json!({
                "newNonce": format!("{base}/nonce"),
                "newAccount": format!("{base}/account"),
                "newOrder": format!("{base}/orders"),
            });
            return (200, Vec::new(), places.to_string());
        }
        if to == "/nonce" {
            return (200, Vec::new(), String::new());
        }
        let said = match self.checked(to, body) {
            Ok(said) => said,
            Err(kind) => {
                let told = json!({ "type": format!("urn:ietf:params:acme:error:{kind}"), "detail": "again" });
                return (400, Vec::new(), told.to_string());
            }
        };
        let location = |place: &str| vec![("location", format!("{base}{place}"))];
        let mut told = self.told.lock().expect("no panic");
        let order = |told: &Told| {
            let status = if told.chain.is_some() {
                "valid"
            } else if told.proved {
                "ready"
            } else {
                "pending"
            };
            json!({
                "status": status,
                "authorizations": [format!("{base}/authorization")],
                "finalize": format!("{base}/finalize"),
                "certificate": told.chain.as_ref().map(|_| format!("{base}/certificate")),
            })
        };
        match to {
            "/account" => {
                assert_eq!(
                    said,
                    json!({ "termsOfServiceAgreed": true, "contact": ["mailto:desk@club.example"] })
                );
                told.accounts += 1;
                (201, location("/account/1"), json!({ "status": "valid" }).to_string())
            }
            "/orders" => {
                assert_eq!(said["identifiers"], json!([{ "type": "dns", "value": NAME }]));
                told.orders += 1;
                (told.proved, told.chain) = (false, None);
                (201, location("/order/1"), order(&told).to_string())
            }
            "/order/1" => (200, Vec::new(), order(&told).to_string()),
            "/authorization" => {
                let status = if told.proved { "valid" } else { "pending" };
                let offered = json!([
                    { "type": "dns-01", "token": "x", "url": format!("{base}/other") },
                    { "type": "http-01", "token": "token-1", "url": format!("{base}/challenge") },
                ]);
                let identifier = json!({ "type": "dns", "value": NAME });
                let own = json!({ "status": status, "identifier": identifier, "challenges": offered });
                (200, Vec::new(), own.to_string())
            }
            "/challenge" => {
                drop(told);
                let proved = self.is_proved();
                self.told.lock().expect("no panic").proved = proved;
                (200, Vec::new(), json!({ "status": "processing" }).to_string())
            }
            "/finalize" => {
                let key = RequestKey::of(&bytes(&said["csr"]));
                let wanted = CertificateParams::new(vec![NAME.to_owned()]).expect("a name");
                let issuer = Issuer::new(self.params.clone(), &self.key);
                told.chain = Some(wanted.signed_by(&key, &issuer).expect("a certificate").pem());
                (200, Vec::new(), order(&told).to_string())
            }
            "/certificate" => (200, Vec::new(), told.chain.clone().unwrap_or_default()),
            other => panic!("nobody asks for {other}"),
        }
    }
}

async fn serve(office: Arc<Office>, listener: TcpListener, tls: TlsAcceptor) {
    while let Ok((line, _)) = listener.accept().await {
        let (office, tls) = (Arc::clone(&office), tls.clone());
        tokio::spawn(async move {
            let Ok(line) = tls.accept(line).await else { return };
            let answer = service_fn(move |request: Request<Incoming>| {
                let office = Arc::clone(&office);
                async move {
                    let to = request.uri().path().to_owned();
                    let body = request.into_body().collect().await.expect("a body").to_bytes();
                    let (status, headers, text) = office.answer(&to, &body);
                    let mut answer =
                        Response::builder().status(status).header("replay-nonce", office.nonce());
                    for (name, value) in headers {
                        answer = answer.header(name, value);
                    }
                    Ok::<_, Infallible>(answer.body(Full::new(Bytes::from(text))).expect("an answer"))
                }
            });
            let _ = http1::Builder::new().serve_connection(TokioIo::new(line), answer).await;
        });
    }
}

/// An authority that runs, the file by which it is known, and who may order.
async fn office(folder: &Path) -> (Arc<Office>, Authority, CertificateDer<'static>) {
    let key = KeyPair::generate().expect("a key");
    let mut params = CertificateParams::new(Vec::new()).expect("no names");
    params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
    let root = params.self_signed(&key).expect("a root");
    let roots = folder.join("roots.pem");
    std::fs::write(&roots, root.pem()).expect("a file");
    let own = KeyPair::generate().expect("a key");
    let issuer = Issuer::new(params.clone(), &key);
    let line = CertificateParams::new(vec!["localhost".to_owned()]).expect("a name");
    let line = line.signed_by(&own, &issuer).expect("a certificate");
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let builder = ServerConfig::builder_with_provider(provider).with_safe_default_protocol_versions();
    let private = PrivateKeyDer::from_pem_slice(own.serialize_pem().as_bytes()).expect("a key");
    let config = builder.expect("versions").with_no_client_auth();
    let config = config.with_single_cert(vec![line.der().clone()], private).expect("a certificate");
    let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("a port");
    let base = format!("https://localhost:{}", listener.local_addr().expect("an address").port());
    let office = Arc::new(Office {
        base: base.clone(),
        params,
        key,
        challenges: Mutex::default(),
        told: Mutex::default(),
    });
    tokio::spawn(serve(Arc::clone(&office), listener, TlsAcceptor::from(Arc::new(config))));
    let authority = Authority {
        directory: format!("{base}/directory"),
        roots: Some(roots),
        domains: vec![NAME.to_owned()],
        contact: Some("desk@club.example".to_owned()),
        folder: folder.join("certificates"),
    };
    (office, authority, root.der().clone())
}

/// Whether a browser that believes the authority comes through.
async fn comes_through(certificates: &Certificates, root: CertificateDer<'static>) -> bool {
    let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("a port");
    let address = listener.local_addr().expect("an address");
    let acceptor = certificates.acceptor();
    tokio::spawn(async move {
        let (line, _) = listener.accept().await.expect("somebody");
        let _ = acceptor.accept(line).await;
    });
    let mut roots = RootCertStore::empty();
    roots.add(root).expect("a root");
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let builder = ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions();
    let config = builder.expect("versions").with_root_certificates(roots).with_no_client_auth();
    let line = TcpStream::connect(address).await.expect("a line");
    let connector = TlsConnector::from(Arc::new(config));
    connector.connect(ServerName::try_from(NAME).expect("a name"), line).await.is_ok()
}

#[tokio::test]
async fn a_certificate_is_had_kept_and_renewed() {
    let folder = tempfile::tempdir().expect("a folder");
    let (office, authority, root) = office(folder.path()).await;
    let source = Source::Authority(authority.clone());
    let certificates = Certificates::open(source.clone()).expect("nothing yet");
    *office.challenges.lock().expect("no panic") = Some(Arc::clone(&certificates.challenges));
    assert!(!comes_through(&certificates, root.clone()).await, "there is no certificate yet");
    // One mark is refused on the way, as busy authorities do.
    office.told.lock().expect("no panic").stale = 1;
    let now = SystemTime::now();
    assert!(certificates.renew(now).await, "{:?}", certificates.state());
    assert!(comes_through(&certificates, root.clone()).await);
    assert_eq!(certificates.challenges.answer("token-1"), None, "nothing is shown longer than needed");
    #[cfg(unix)]
    for name in ["account.json", "club.example.pem"] {
        use std::os::unix::fs::PermissionsExt as _;
        let kept = std::fs::metadata(authority.folder.join(name)).expect("it is kept");
        assert_eq!(kept.permissions().mode() & 0o777, 0o600, "{name}");
    }
    // It is good for long: nobody is asked.
    assert!(certificates.renew(now).await);
    // After a restart it is there, and the account too when it is time.
    let again = Certificates::open(source).expect("what was kept");
    assert!(comes_through(&again, root.clone()).await);
    *office.challenges.lock().expect("no panic") = Some(Arc::clone(&again.challenges));
    let late = again.state().until.expect("a certificate") - Duration::from_secs(3600);
    assert!(again.renew(late).await, "{:?}", again.state());
    let told = office.told.lock().expect("no panic");
    assert_eq!((told.accounts, told.orders), (1, 2));
}

#[tokio::test]
async fn an_authority_that_is_not_convinced_or_not_known_leaves_what_is_there() {
    let folder = tempfile::tempdir().expect("a folder");
    let (office, authority, root) = office(folder.path()).await;
    let certificates = Certificates::open(Source::Authority(authority.clone())).expect("nothing yet");
    *office.challenges.lock().expect("no panic") = Some(Arc::clone(&certificates.challenges));
    assert!(certificates.renew(SystemTime::now()).await);
    // Somebody who is not known by the file cannot be the authority.
    let stranger = folder.path().join("stranger.pem");
    let other = rcgen::generate_simple_self_signed(vec!["localhost".to_owned()]).expect("a certificate");
    std::fs::write(&stranger, other.cert.pem()).expect("a file");
    let wary = Authority { roots: Some(stranger), ..authority };
    let certificates = Certificates::open(Source::Authority(wary)).expect("what was kept");
    let late = certificates.state().until.expect("a certificate") - Duration::from_secs(3600);
    assert!(!certificates.renew(late).await);
    assert!(certificates.state().trouble.is_some());
    assert!(comes_through(&certificates, root).await, "the old one is shown as long as it is good");
}
