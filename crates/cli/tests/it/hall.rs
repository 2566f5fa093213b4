//! A playing hall: an empty folder, a clock that stands still, and commands as an arbiter types them.

use std::process::{Command, Stdio};

use tempfile::TempDir;

/// A folder in which commands are run by the shell, one after the other.
pub(crate) struct Hall {
    folder: TempDir,
    now: String,
    language: &'static str,
}

impl Hall {
    /// An empty hall in the morning of 1 May 2026.
    pub(crate) fn new() -> Hall {
        Hall {
            folder: TempDir::new().expect("a folder for the test"),
            now: "2026-05-01 10:00".to_owned(),
            language: "C",
        }
    }

    /// The same with a system in another language.
    pub(crate) fn speaking(language: &'static str) -> Hall {
        Hall { language, ..Hall::new() }
    }

    /// Puts a file into the folder.
    pub(crate) fn file(&self, name: &str, bytes: impl AsRef<[u8]>) {
        std::fs::write(self.folder.path().join(name), bytes).expect("a file can be written");
    }

    /// What a file holds.
    pub(crate) fn read(&self, name: &str) -> Vec<u8> {
        std::fs::read(self.folder.path().join(name)).expect("the file is there")
    }

    /// Runs a line of the shell; what it prints on both streams, and its exit code where it is not 0.
    pub(crate) fn sh(&self, line: &str) -> String {
        let built = std::path::Path::new(env!("CARGO_BIN_EXE_damier"))
            .parent()
            .expect("the program lies in a folder");
        let path = format!("{}:{}", built.display(), std::env::var("PATH").unwrap_or_default());
        let output = Command::new("sh")
            .args(["-c", &format!("{{ {line}\n}} 2>&1")])
            .current_dir(self.folder.path())
            .env("PATH", path)
            .env("LC_ALL", self.language)
            .env("TZ", "UTC")
            .env("COLUMNS", "100")
            .env("DAMIER_NOW", &self.now)
            .env_remove("DAMIER_EVENT")
            .stdin(Stdio::null())
            .output()
            .expect("there is a shell");
        let mut text = String::from_utf8(output.stdout).expect("programs print UTF-8");
        match output.status.code() {
            Some(0) => {}
            code => text += &format!("[exit code {}]\n", code.unwrap_or(-1)),
        }
        text
    }

    /// Runs commands of `damier event`, one a line, and writes down all of it.
    pub(crate) fn course(&self, commands: &str) -> String {
        let lines = commands.lines().map(str::trim).filter(|line| !line.is_empty());
        lines
            .map(|line| format!("$ damier event {line}\n{}", self.sh(&format!("damier event {line}"))))
            .collect()
    }

    /// Runs commands that must succeed, without looking at what they print.
    pub(crate) fn quietly(&self, commands: &str) {
        for line in commands.lines().map(str::trim).filter(|line| !line.is_empty()) {
            let printed = self.sh(&format!("damier event {line}"));
            assert!(!printed.contains("[exit code"), "{line}: {printed}");
        }
    }

    /// The object a command prints with `--json`.
    pub(crate) fn json(&self, command: &str) -> serde_json::Value {
        let printed = self.sh(&format!("damier event {command} --json"));
        serde_json::from_str(&printed).unwrap_or_else(|why| panic!("{command}: {why}: {printed}"))
    }
}
