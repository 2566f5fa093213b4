//! Somebody with a browser of his own, and the page he sees.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::fault::Fault;
use crate::screen::Screen;
use crate::wire::Wire;

/// So long something may take to come. Much, because the machine may be busy; what comes is seen at once.
const PATIENCE: Duration = Duration::from_secs(20);

/// So often a page is asked whether it has come.
const GLANCE: Duration = Duration::from_millis(10);

/// Somebody with a browser of his own, and the page he sees.
pub struct Visitor {
    wire: Wire,
    session: String,
    /// Whether he uses fingers.
    pub(crate) touches: bool,
}

impl Visitor {
    pub(crate) async fn arrive(wire: Wire) -> Result<Visitor, Fault> {
        let context = wire.ask(None, "Target.createBrowserContext", json!({"disposeOnDetach": true})).await?;
        let blank = json!({"url": "about:blank", "browserContextId": context["browserContextId"]});
        let target = wire.ask(None, "Target.createTarget", blank).await?;
        let attach = json!({"targetId": target["targetId"], "flatten": true});
        let attached = wire.ask(None, "Target.attachToTarget", attach).await?;
        let session = attached["sessionId"].as_str().unwrap_or_default().to_owned();
        let mut visitor = Visitor { wire, session, touches: false };
        for domain in ["Page.enable", "Runtime.enable", "Log.enable", "DOM.enable", "Network.enable"] {
            visitor.ask(domain, json!({})).await?;
        }
        // Several visitors look at once; each believes that his window is in front.
        visitor.ask("Emulation.setFocusEmulationEnabled", json!({"enabled": true})).await?;
        visitor.screen(Screen::DESK).await?;
        Ok(visitor)
    }

    /// Sends a command of the protocol.
    pub(crate) async fn ask(&self, command: &'static str, parameters: Value) -> Result<Value, Fault> {
        self.wire.ask(Some(&self.session), command, parameters).await
    }

    /// Goes to an address and waits until the page is whole.
    pub async fn go(&self, address: &str) -> Result<(), Fault> {
        let gone = self.ask("Page.navigate", json!({"url": address})).await?;
        if let Some(why) = gone["errorText"].as_str() {
            return Err(Fault::Refused { command: "Page.navigate", why: format!("{address}: {why}") });
        }
        self.until("document.readyState === 'complete'").await.map(drop)
    }

    /// What a script answers.
    pub async fn eval(&self, script: &str) -> Result<Value, Fault> {
        let asked = json!({"expression": script, "returnByValue": true, "awaitPromise": true});
        let mut answer = self.ask("Runtime.evaluate", asked).await?;
        match answer.get("exceptionDetails") {
            None => Ok(answer["result"]["value"].take()),
            Some(thrown) => {
                let why = thrown["exception"]["description"].as_str().unwrap_or_default();
                Err(Fault::Script { script: script.to_owned(), why: why.to_owned() })
            }
        }
    }

    /// Waits until a script answers something, and what it answers. A page on its way to another answers nothing.
    pub async fn until(&self, script: &str) -> Result<Value, Fault> {
        self.wait(script, async || Ok(self.eval(script).await.ok().filter(is_something))).await
    }

    /// Waits for the page at a path, or below it.
    pub async fn at(&self, path: &str) -> Result<(), Fault> {
        let path = json!(path);
        let there = format!("location.pathname.startsWith({path}) && document.readyState === 'complete'");
        self.until(&there).await.map(drop)
    }

    /// Waits until the page shows a text.
    pub async fn sees(&self, text: &str) -> Result<(), Fault> {
        self.until(&format!("document.body.innerText.includes({})", json!(text))).await.map(drop)
    }

    /// Tries again and again until something comes.
    pub(crate) async fn wait<T>(
        &self,
        wanted: &str,
        attempt: impl AsyncFn() -> Result<Option<T>, Fault>,
    ) -> Result<T, Fault> {
        let begun = Instant::now();
        loop {
            if let Some(found) = attempt().await? {
                return Ok(found);
            }
            if begun.elapsed() > PATIENCE {
                let (address, text) = (self.address().await, self.text().await);
                return Err(Fault::NotCome { wanted: wanted.to_owned(), waited: PATIENCE, address, text });
            }
            tokio::time::sleep(GLANCE).await;
        }
    }

    /// The address of the page.
    pub async fn address(&self) -> String {
        self.eval("location.href")
            .await
            .ok()
            .and_then(|it| it.as_str().map(str::to_owned))
            .unwrap_or_default()
    }

    /// What can be read on the page.
    pub async fn text(&self) -> String {
        let text = self.eval("document.body.innerText").await.ok();
        text.and_then(|it| it.as_str().map(str::to_owned)).unwrap_or_default()
    }

    /// What the page has complained of since the last time: exceptions, errors and warnings in the console.
    pub fn complaints(&self) -> Vec<String> {
        self.wire.complaints()
    }
}

/// Whether an answer says more than no.
fn is_something(answer: &Value) -> bool {
    !matches!(answer, Value::Null | Value::Bool(false)) && *answer != json!("") && *answer != json!(0)
}
