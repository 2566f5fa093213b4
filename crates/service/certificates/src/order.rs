//! What is said between us and an authority (RFC 8555, 7): one signed request after the other.

use std::time::Duration;

use hyper::Method;
use serde_json::{Value, json};

use crate::account::{Kept, Key, text};
use crate::authority::{Authority, NotIssued, keep};
use crate::challenges::Challenges;
use crate::line::{AuthorityResponse, Line, NotReached};

/// How often it is looked whether the authority is done, and how long it is waited in between.
const LOOKS: u32 = 30;
const PAUSE: Duration = Duration::from_secs(2);
const FIRST_PAUSE: Duration = Duration::from_millis(250);

/// The most names and proofs of one order.
const MOST: usize = 100;

/// Why an authority did not do what it was asked.
#[derive(Debug, thiserror::Error)]
pub enum NotAnswered {
    /// It cannot be reached.
    #[error(transparent)]
    NotReached(#[from] NotReached),
    #[error("it refuses ({status}): {why}")]
    Refused {
        /// The status of its answer.
        status: u16,
        /// What it says.
        why: String,
    },
    /// It does not answer as the protocol says.
    #[error("its answer has no {0}")]
    Missing(&'static str),
    /// It asks for another proof than can be given.
    #[error("it offers no proof by http-01 for {domain}")]
    NoProof {
        /// For which name.
        domain: String,
    },
    /// It was not convinced.
    #[error("it was not convinced that the names are ours; it asks at port 80 of each: {0}")]
    NotConvinced(String),
    /// It takes too long.
    #[error("it has not decided in time")]
    Late,
}

/// A conversation with an authority.
pub(crate) struct Asking {
    line: Line,
    key: Key,
    /// By what the authority knows us.
    name: Option<String>,
    directory: Value,
    /// The mark that the next request must carry, each once.
    nonce: Option<String>,
}

impl Asking {
    /// Begins by the account that is kept, or makes one.
    pub(crate) async fn begin(authority: &Authority) -> Result<Asking, NotIssued> {
        let line = Line::new(authority.roots.as_deref())?;
        let answer = line.ask(Method::GET, &authority.directory, None).await.map_err(NotAnswered::from)?;
        let directory = read(&answer)?;
        let file = authority.folder.join("account.json");
        let damaged = || NotIssued::Account { file: file.clone() };
        if file.exists() {
            let kept = std::fs::read(&file).map_err(|why| NotIssued::Kept { file: file.clone(), why })?;
            let kept: Kept = serde_json::from_slice(&kept).map_err(|_| damaged())?;
            // Each authority has its own account.
            if kept.directory == authority.directory && kept.name.is_some() {
                let key = Key::read(&kept.key).ok_or_else(damaged)?;
                return Ok(Asking { line, key, name: kept.name, directory, nonce: None });
            }
        }
        let made = Key::generate().ok_or_else(|| NotIssued::Key("no chance".to_owned()))?;
        let key = Key::read(&made).ok_or_else(damaged)?;
        let mut own = Asking { line, key, name: None, directory, nonce: None };
        let name = own.register(authority.contact.as_deref()).await?;
        own.name = Some(name.clone());
        let kept = Kept { directory: authority.directory.clone(), key: made, name: Some(name) };
        keep(&file, json!(kept).to_string().as_bytes())?;
        Ok(own)
    }

    /// Makes an account; by what the authority knows it.
    async fn register(&mut self, contact: Option<&str>) -> Result<String, NotAnswered> {
        let mut wanted = json!({ "termsOfServiceAgreed": true });
        if let Some(address) = contact {
            wanted["contact"] = json!([format!("mailto:{address}")]);
        }
        let to = self.place("newAccount")?;
        self.send(&to, Some(&wanted)).await?.header("location").ok_or(NotAnswered::Missing("location"))
    }

    /// Orders a certificate for some names; it and those above it as PEM.
    pub(crate) async fn order(
        &mut self,
        domains: &[String],
        request: &[u8],
        challenges: &Challenges,
    ) -> Result<String, NotAnswered> {
        let names: Vec<Value> = domains.iter().map(|name| json!({ "type": "dns", "value": name })).collect();
        let to = self.place("newOrder")?;
        let answer = self.send(&to, Some(&json!({ "identifiers": names }))).await?;
        let place = answer.header("location").ok_or(NotAnswered::Missing("location"))?;
        let order = read(&answer)?;
        let asked = order["authorizations"].as_array().cloned().unwrap_or_default();
        for place in asked.iter().take(MOST).filter_map(Value::as_str) {
            self.prove(place, challenges).await?;
        }
        self.wait(&place, &["ready", "valid"]).await?;
        let finalize = word(&order, "finalize")?;
        self.send(&finalize, Some(&json!({ "csr": text(request) }))).await?;
        let done = self.wait(&place, &["valid"]).await?;
        let answer = self.send(&word(&done, "certificate")?, None).await?;
        String::from_utf8(answer.body.to_vec()).map_err(|_| NotAnswered::Missing("certificate"))
    }

    /// Shows that a name is ours.
    async fn prove(&mut self, place: &str, challenges: &Challenges) -> Result<(), NotAnswered> {
        let asked = read(&self.send(place, None).await?)?;
        if asked["status"] == "valid" {
            return Ok(());
        }
        let domain = asked["identifier"]["value"].as_str().unwrap_or("?").to_owned();
        let offered = asked["challenges"].as_array().cloned().unwrap_or_default();
        let own =
            offered.iter().find(|own| own["type"] == "http-01").ok_or(NotAnswered::NoProof { domain })?;
        let token = word(own, "token")?;
        challenges.expect(token.clone(), self.key.proof(&token));
        self.send(&word(own, "url")?, Some(&json!({}))).await?;
        self.wait(place, &["valid"]).await?;
        Ok(())
    }

    /// Waits until something is in one of some states.
    async fn wait(&mut self, place: &str, states: &[&str]) -> Result<Value, NotAnswered> {
        for look in 0..LOOKS {
            let told = read(&self.send(place, None).await?)?;
            match told["status"].as_str() {
                Some(state) if states.contains(&state) => return Ok(told),
                Some("invalid" | "deactivated" | "expired" | "revoked") => {
                    return Err(NotAnswered::NotConvinced(reason(&told)));
                }
                _ => tokio::time::sleep(if look < 4 { FIRST_PAUSE } else { PAUSE }).await,
            }
        }
        Err(NotAnswered::Late)
    }

    /// Sends a signed request; once more if its mark was no longer good.
    async fn send(&mut self, to: &str, content: Option<&Value>) -> Result<AuthorityResponse, NotAnswered> {
        let mut tried = false;
        loop {
            let nonce = match self.nonce.take() {
                Some(nonce) => nonce,
                None => self.new_nonce().await?,
            };
            let signed = self.key.sign(to, &nonce, self.name.as_deref(), content);
            let answer = self.line.ask(Method::POST, to, Some(signed.unwrap_or_default())).await?;
            self.nonce = answer.header("replay-nonce");
            if answer.status.is_success() {
                return Ok(answer);
            }
            let told: Value = serde_json::from_slice(&answer.body).unwrap_or_default();
            let is_stale = told["type"] == "urn:ietf:params:acme:error:badNonce";
            if tried || !is_stale {
                return Err(NotAnswered::Refused { status: answer.status.as_u16(), why: reason(&told) });
            }
            tried = true;
        }
    }

    async fn new_nonce(&self) -> Result<String, NotAnswered> {
        let answer = self.line.ask(Method::HEAD, &self.place("newNonce")?, None).await?;
        answer.header("replay-nonce").ok_or(NotAnswered::Missing("replay-nonce"))
    }

    /// Where something is asked for.
    fn place(&self, name: &'static str) -> Result<String, NotAnswered> {
        word(&self.directory, name)
    }
}

/// The JSON of an answer that is no refusal.
fn read(answer: &AuthorityResponse) -> Result<Value, NotAnswered> {
    let told: Option<Value> = serde_json::from_slice(&answer.body).ok();
    match told {
        Some(told) if answer.status.is_success() => Ok(told),
        told => {
            let why = told.as_ref().map_or_else(String::new, reason);
            Err(NotAnswered::Refused { status: answer.status.as_u16(), why })
        }
    }
}

fn word(told: &Value, name: &'static str) -> Result<String, NotAnswered> {
    told[name].as_str().map(str::to_owned).ok_or(NotAnswered::Missing(name))
}

/// What an authority says that is wrong, wherever it stands, without signs that nobody sees.
fn reason(told: &Value) -> String {
    let in_challenge =
        || told["challenges"].as_array()?.iter().find_map(|own| own["error"]["detail"].as_str());
    let why = told["detail"].as_str().or(told["error"]["detail"].as_str()).or_else(in_challenge);
    why.unwrap_or("it does not say why").chars().filter(|sign| !sign.is_control()).take(300).collect()
}
