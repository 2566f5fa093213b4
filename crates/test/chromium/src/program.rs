//! Chromium as a program: found, started, ended.

use std::io::{BufRead as _, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

use crate::fault::Fault;
use crate::visitor::Visitor;
use crate::wire::Wire;

/// What it is called in different systems.
const NAMES: [&str; 5] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];

/// It ends when the pipe is closed, even if whoever held it was killed, and its profile goes with it.
const KEEPER: &str = r#"profile=$1; shift; "$@" & browser=$!; read -r _; kill $browser; wait $browser
rm -rf "$profile""#;

/// Nothing that talks to the world, asks a person or slows down what nobody looks at.
const OPTIONS: [&str; 17] = [
    "--headless=new",
    "--remote-debugging-port=0",
    "--disable-background-networking",
    "--disable-background-timer-throttling",
    "--disable-backgrounding-occluded-windows",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-dev-shm-usage",
    "--disable-extensions",
    "--disable-gpu",
    "--disable-renderer-backgrounding",
    "--disable-sync",
    "--force-color-profile=srgb",
    "--hide-scrollbars",
    "--mute-audio",
    "--no-default-browser-check",
    "--no-first-run",
];

/// A running Chromium with a profile of its own. It ends with this value.
#[derive(Debug)]
pub struct Chromium {
    keeper: Child,
    address: String,
}

/// Where Chromium is: what `DAMIER_CHROMIUM` names, else the first that is found in `PATH`.
pub fn find() -> Result<PathBuf, Fault> {
    if let Some(named) = std::env::var_os("DAMIER_CHROMIUM").filter(|named| !named.is_empty()) {
        return Ok(PathBuf::from(named));
    }
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
    let places = NAMES.iter().flat_map(|name| folders.iter().map(move |folder| folder.join(name)));
    let found = places.into_iter().find(|program| program.is_file());
    found.ok_or_else(|| Fault::Missing { tried: NAMES.join(", ") })
}

impl Chromium {
    /// Starts it, and waits until it answers.
    pub fn start() -> Result<Chromium, Fault> {
        let not_started = |why: std::io::Error| Fault::NotStarted { told: why.to_string() };
        let program = find()?;
        let profile =
            tempfile::Builder::new().prefix("damier-chromium").tempdir().map_err(not_started)?.keep();
        let mut keeper = Command::new("sh");
        keeper.args(["-c", KEEPER, "keeper"]).arg(&profile).arg(program).args(OPTIONS);
        keeper.arg(format!("--user-data-dir={}", profile.display()));
        if is_superuser() {
            // Its sandbox does not work for the superuser.
            keeper.arg("--no-sandbox");
        }
        keeper.arg("about:blank").stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::piped());
        let mut keeper = keeper.spawn().map_err(not_started)?;
        let Some(told) = keeper.stderr.take() else {
            return Err(Fault::NotStarted { told: "it has no error stream".to_owned() });
        };
        let mut lines = BufReader::new(told).lines().map_while(Result::ok);
        let mut before = Vec::new();
        for line in lines.by_ref() {
            if let Some(address) = line.strip_prefix("DevTools listening on ") {
                let address = address.trim().to_owned();
                // Whatever else it has to say is read, so that it never waits for a reader.
                std::thread::spawn(move || lines.for_each(drop));
                return Ok(Chromium { keeper, address });
            }
            before.push(line);
        }
        Err(Fault::NotStarted { told: before.join("; ") })
    }

    /// Somebody with a browser of his own.
    pub async fn visitor(&self) -> Result<Visitor, Fault> {
        Visitor::arrive(Wire::open(&self.address).await?).await
    }
}

impl Drop for Chromium {
    fn drop(&mut self) {
        drop(self.keeper.stdin.take());
        // It ends because its pipe is closed.
        let _ = self.keeper.wait();
    }
}

fn is_superuser() -> bool {
    let output = Command::new("id").arg("-u").output();
    output.is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}
