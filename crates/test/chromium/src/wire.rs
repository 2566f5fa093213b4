//! The line to Chromium: commands with numbers, answers to them, and events.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use futures_util::stream::SplitStream;
use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::sync::{mpsc, oneshot};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::fault::Fault;

/// No command takes longer.
const LONGEST: Duration = Duration::from_secs(30);

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// One line to Chromium. What was opened over it is closed with it.
pub(crate) struct Wire {
    next: AtomicU64,
    send: mpsc::UnboundedSender<Message>,
    heard: Arc<Heard>,
}

/// What has been heard.
#[derive(Default)]
struct Heard {
    waiting: Mutex<HashMap<u64, oneshot::Sender<Value>>>,
    complaints: Mutex<Vec<String>>,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Wire {
    /// Opens a line to an address that Chromium told.
    pub(crate) async fn open(address: &str) -> Result<Wire, Fault> {
        let (socket, _) = connect_async(address).await.map_err(|why| Fault::Line { why: why.to_string() })?;
        let (mut out, into) = socket.split();
        let (send, mut to_send) = mpsc::unbounded_channel();
        let heard = Arc::new(Heard::default());
        tokio::spawn(async move {
            while let Some(message) = to_send.recv().await {
                if out.send(message).await.is_err() {
                    return;
                }
            }
            // Nobody sends any more: the line may be closed, and Chromium sees it either way.
            let _ = out.close().await;
        });
        tokio::spawn(listen(into, Arc::clone(&heard)));
        Ok(Wire { next: AtomicU64::new(1), send, heard })
    }

    /// Sends a command, to a session or to the program itself; its answer.
    pub(crate) async fn ask(
        &self,
        session: Option<&str>,
        command: &'static str,
        parameters: Value,
    ) -> Result<Value, Fault> {
        let id = self.next.fetch_add(1, Ordering::Relaxed);
        let (tell, told) = oneshot::channel();
        lock(&self.heard.waiting).insert(id, tell);
        let mut message = json!({"id": id, "method": command, "params": parameters});
        if let Some(session) = session {
            message["sessionId"] = json!(session);
        }
        let broken = |why: &str| Fault::Line { why: format!("{command}: {why}") };
        self.send.send(Message::Text(message.to_string().into())).map_err(|_| broken("it is closed"))?;
        let answer = tokio::time::timeout(LONGEST, told).await.map_err(|_| broken("no answer"))?;
        let mut answer = answer.map_err(|_| broken("it was closed"))?;
        match answer.get("error") {
            Some(error) => Err(Fault::Refused { command, why: error["message"].to_string() }),
            None => Ok(answer["result"].take()),
        }
    }

    /// What the page has complained of since the last time.
    pub(crate) fn complaints(&self) -> Vec<String> {
        std::mem::take(&mut lock(&self.heard.complaints))
    }
}

async fn listen(mut from: SplitStream<Socket>, heard: Arc<Heard>) {
    while let Some(Ok(message)) = from.next().await {
        let Message::Text(text) = message else { continue };
        let Ok(told) = serde_json::from_str::<Value>(&text) else { continue };
        if let Some(id) = told["id"].as_u64() {
            if let Some(tell) = lock(&heard.waiting).remove(&id) {
                // Whoever asked may have given up.
                let _ = tell.send(told);
            }
        } else if let Some(complaint) = complaint(&told) {
            lock(&heard.complaints).push(complaint);
        }
    }
    lock(&heard.waiting).clear();
}

/// An error or a warning that a person would see in the console.
fn complaint(event: &Value) -> Option<String> {
    let said = &event["params"];
    match event["method"].as_str()? {
        "Runtime.exceptionThrown" => {
            let thrown = &said["exceptionDetails"];
            let text = thrown["exception"]["description"].as_str().or_else(|| thrown["text"].as_str());
            Some(format!("thrown: {}", text.unwrap_or_default()))
        }
        "Runtime.consoleAPICalled"
            if matches!(said["type"].as_str(), Some("error" | "warning" | "assert")) =>
        {
            Some(format!("console: {}", said["args"]))
        }
        "Log.entryAdded" if matches!(said["entry"]["level"].as_str(), Some("error" | "warning")) => {
            let (text, url) = (&said["entry"]["text"], &said["entry"]["url"]);
            Some(format!("log: {} {}", text.as_str().unwrap_or_default(), url.as_str().unwrap_or_default()))
        }
        _ => None,
    }
}
