//! A program that ends with whoever started it.

use std::fs::File;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Ends the program when the pipe is closed, by the signal of its first argument, even if whoever held it was killed.
const KEEPER: &str =
    r#"signal=$1; shift; "$@" & own=$!; read -r hard; kill -"${hard:-$signal}" $own; wait $own"#;

/// How long a program may take to start.
const PATIENCE: Duration = Duration::from_secs(30);

/// Why a program does not run.
#[derive(Debug, thiserror::Error)]
pub enum NotStarted {
    /// It could not be started at all.
    #[error("{program} cannot be started: {why}")]
    System {
        program: String,
        #[source]
        why: std::io::Error,
    },
    /// It started and complained, or did not answer.
    #[error("{program} does not start: {said}")]
    Complaint {
        program: String,
        /// What it said.
        said: String,
    },
}

/// A program that ends with this value.
pub(crate) struct Keeper {
    child: Child,
}

impl Keeper {
    /// Starts a program that writes what it has to say into a file; `signal` ends it.
    pub(crate) fn start(command: &Command, signal: &str, log: &Path) -> Result<Keeper, NotStarted> {
        let program = command.get_program().to_string_lossy().into_owned();
        let started = File::options().create(true).append(true).open(log).and_then(|log| {
            Command::new("sh")
                .args(["-c", KEEPER, "keeper", signal])
                .arg(command.get_program())
                .args(command.get_args())
                .stdin(Stdio::piped())
                .stdout(Stdio::null())
                .stderr(log)
                .spawn()
        });
        started.map(|child| Keeper { child }).map_err(|why| NotStarted::System { program, why })
    }

    /// Ends it in its own way.
    pub(crate) fn end(&mut self) {
        drop(self.child.stdin.take());
        // It ends because its pipe is closed.
        let _ = self.child.wait();
    }

    /// Kills it as a power cut would.
    pub(crate) fn kill(&mut self) {
        if let Some(mut pipe) = self.child.stdin.take() {
            // If the keeper is gone already, so is the program.
            let _ = pipe.write_all(b"KILL\n");
        }
        let _ = self.child.wait();
    }
}

impl Drop for Keeper {
    fn drop(&mut self) {
        self.end();
    }
}

/// Waits until something answers.
pub(crate) fn wait(program: &str, log: &Path, answers: impl Fn() -> bool) -> Result<(), NotStarted> {
    let begun = Instant::now();
    while !answers() {
        if begun.elapsed() > PATIENCE {
            let said = std::fs::read_to_string(log).unwrap_or_default();
            return Err(NotStarted::Complaint { program: program.to_owned(), said });
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    Ok(())
}

/// A program by name, if it is installed: in the usual places, then in others.
pub(crate) fn program(name: &str, others: impl IntoIterator<Item = PathBuf>) -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders = std::env::split_paths(&path).chain(others);
    folders.map(|folder| folder.join(name)).find(|program| program.is_file())
}

/// Says aloud, once, that something is not installed. Not by a macro, whose words a test runner would keep to itself.
pub(crate) fn missing(what: &'static str) {
    static SAID: Mutex<Vec<&str>> = Mutex::new(Vec::new());
    let mut said = SAID.lock().unwrap_or_else(PoisonError::into_inner);
    if !said.contains(&what) {
        said.push(what);
        // Nobody may be there to read it.
        let _ =
            writeln!(std::io::stderr(), "\n{what} is not installed here: what needs it was not tested.\n");
    }
}
