//! A PostgreSQL server.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};

use tempfile::TempDir;

use crate::NotStarted;
use crate::keeper::{Keeper, missing, program, wait};

/// Where the programs may be, besides the places where all programs are.
const INSTALLED: &str = "/usr/lib/postgresql";

/// The programs that are needed.
const PROGRAMS: [&str; 5] = ["initdb", "postgres", "pg_isready", "createdb", "psql"];

/// A server on a socket in a folder of its own. It ends with this value.
pub struct Postgres {
    keeper: Keeper,
    programs: [PathBuf; 5],
    options: Vec<String>,
    databases: AtomicU32,
    /// Last, so that it goes after the server.
    folder: TempDir,
}

impl Postgres {
    /// Starts a server with these options. None where PostgreSQL is not installed, which is said aloud once.
    pub fn start(options: &[&str]) -> Result<Option<Postgres>, NotStarted> {
        let mut folders: Vec<PathBuf> = std::fs::read_dir(INSTALLED)
            .map(|folders| folders.flatten().map(|folder| folder.path().join("bin")).collect())
            .unwrap_or_default();
        folders.sort();
        let find = |name| program(name, folders.iter().rev().cloned());
        let [Some(initdb), Some(postgres), Some(ready), Some(createdb), Some(psql)] = PROGRAMS.map(find)
        else {
            missing("PostgreSQL");
            return Ok(None);
        };
        let system = |why| NotStarted::System { program: "initdb".to_owned(), why };
        let folder = tempfile::tempdir().map_err(system)?;
        hand_over(folder.path())?;
        let mut make = as_somebody(&initdb);
        make.arg("-D").arg(folder.path().join("data"));
        make.args(["-U", "damier", "--auth=trust", "--no-sync", "--encoding=UTF8", "--locale=C"]);
        complain("initdb", &mut make)?;
        let programs = [initdb, postgres, ready, createdb, psql];
        let options: Vec<String> = options.iter().map(|&option| option.to_owned()).collect();
        let keeper = run(&programs, folder.path(), &options)?;
        Ok(Some(Postgres { keeper, programs, options, databases: AtomicU32::new(0), folder }))
    }

    /// A new, empty database: its address.
    pub fn database(&self) -> Result<String, NotStarted> {
        let name = format!("d{}", self.databases.fetch_add(1, Ordering::Relaxed));
        let mut create = Command::new(&self.programs[3]);
        complain("createdb", create.arg("-h").arg(self.folder.path()).args(["-U", "damier", &name]))?;
        Ok(format!("postgres://damier@localhost/{name}?host={}", self.folder.path().display()))
    }

    /// Asks something in SQL: a line for each row, with `|` between its columns.
    pub fn ask(&self, database: &str, question: &str) -> Result<String, NotStarted> {
        let mut ask = Command::new(&self.programs[4]);
        complain("psql", ask.args(["-AtX", "-d", database, "-c", question]))
    }

    /// Kills it as a power cut would.
    pub fn kill(&mut self) {
        self.keeper.kill();
        // Those who worked for it notice by themselves; a new server waits for them.
    }

    /// Starts it again on what is left.
    pub fn start_again(&mut self) -> Result<(), NotStarted> {
        self.keeper = run(&self.programs, self.folder.path(), &self.options)?;
        Ok(())
    }
}

fn run(programs: &[PathBuf; 5], folder: &Path, options: &[String]) -> Result<Keeper, NotStarted> {
    let mut serve = as_somebody(&programs[1]);
    serve.arg("-D").arg(folder.join("data")).arg("-k").arg(folder);
    serve.args(["-c", "listen_addresses="]).args(options);
    let log = folder.join("log");
    let keeper = Keeper::start(&serve, "QUIT", &log)?;
    let is_ready = || {
        let mut ask = Command::new(&programs[2]);
        ask.arg("-h").arg(folder).args(["-q", "-U", "damier"]).status().is_ok_and(|status| status.success())
    };
    wait("postgres", &log, is_ready)?;
    Ok(keeper)
}

/// Runs a program to its end; what it says.
fn complain(program: &str, command: &mut Command) -> Result<String, NotStarted> {
    let program = program.to_owned();
    match command.output() {
        Ok(output) if output.status.success() => Ok(String::from_utf8_lossy(&output.stdout).into_owned()),
        Ok(output) => {
            let said = String::from_utf8_lossy(&output.stderr).into_owned();
            Err(NotStarted::Complaint { program, said })
        }
        Err(why) => Err(NotStarted::System { program, why }),
    }
}

/// PostgreSQL refuses to be run by the superuser, so then it is run by nobody.
fn as_somebody(program: &Path) -> Command {
    if !is_superuser() {
        return Command::new(program);
    }
    let mut command = Command::new("setpriv");
    command.args(["--reuid=65534", "--regid=65534", "--clear-groups", "--"]).arg(program);
    command
}

fn hand_over(folder: &Path) -> Result<(), NotStarted> {
    if is_superuser() {
        complain("chown", Command::new("chown").arg("65534:65534").arg(folder))?;
    }
    Ok(())
}

fn is_superuser() -> bool {
    let output = Command::new("id").arg("-u").output();
    output.is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}
