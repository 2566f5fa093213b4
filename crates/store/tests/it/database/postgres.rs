//! A PostgreSQL server to be thrown away, where its programs are installed.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Once;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use sqlx::{ConnectOptions, Connection, Executor};
use tempfile::TempDir;

/// Where the programs may be, besides the places where all programs are.
const INSTALLED: &str = "/usr/lib/postgresql";

/// Ends the server when the pipe is closed, even if whoever held it was killed.
const KEEPER: &str = r#""$@" & server=$!; read -r _; kill -QUIT $server; wait $server"#;

/// A server on a socket in a folder of its own. It ends with this value.
pub(crate) struct Server {
    folder: TempDir,
    keeper: Child,
    databases: AtomicU32,
}

impl Server {
    /// Starts a server with these options. None where PostgreSQL is not installed, which is said aloud once.
    pub(crate) fn start(options: &[&str]) -> Option<Server> {
        let (Some(initdb), Some(postgres)) = (program("initdb"), program("postgres")) else {
            missing();
            return None;
        };
        let folder = tempfile::tempdir().expect("a folder");
        let data = folder.path().join("data");
        hand_over(folder.path());
        let mut make = as_somebody(&initdb);
        make.arg("-D").arg(&data);
        make.args(["-U", "damier", "--auth=trust", "--no-sync", "--encoding=UTF8", "--locale=C"]);
        let made = make.output().expect("initdb");
        assert!(made.status.success(), "initdb: {}", String::from_utf8_lossy(&made.stderr));
        let mut serve = as_somebody(&postgres);
        serve
            .arg("-D")
            .arg(&data)
            .arg("-k")
            .arg(folder.path())
            .args(["-c", "listen_addresses="])
            .args(options);
        let log = std::fs::File::create(folder.path().join("log")).expect("a log");
        let keeper = Command::new("sh")
            .args(["-c", KEEPER, "keeper"])
            .arg(serve.get_program())
            .args(serve.get_args())
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(log)
            .spawn()
            .expect("a shell");
        let server = Server { folder, keeper, databases: AtomicU32::new(0) };
        server.wait();
        Some(server)
    }

    /// A new, empty database.
    pub(crate) fn database(&self) -> String {
        let name = format!("d{}", self.databases.fetch_add(1, Ordering::Relaxed));
        let statement = sqlx::AssertSqlSafe(format!("CREATE DATABASE {name}"));
        assert!(self.say(statement), "no database could be made: {}", self.log());
        self.address(&name)
    }

    fn address(&self, name: &str) -> String {
        format!("postgres://damier@localhost/{name}?host={}", self.folder.path().display())
    }

    fn wait(&self) {
        let begun = Instant::now();
        while !self.say(sqlx::AssertSqlSafe("SELECT 1".to_owned())) {
            assert!(begun.elapsed() < Duration::from_secs(30), "PostgreSQL does not start: {}", self.log());
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    fn say(&self, statement: sqlx::AssertSqlSafe<String>) -> bool {
        let address = self.address("postgres");
        // A thread of its own, because a test may be waiting inside another runtime.
        let said = std::thread::spawn(move || {
            let runtime =
                tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
            runtime.block_on(async {
                let options: sqlx::postgres::PgConnectOptions = address.parse()?;
                let mut connection = options.connect().await?;
                connection.execute(sqlx::raw_sql(statement)).await?;
                connection.close().await
            })
        });
        said.join().is_ok_and(|said| said.is_ok())
    }

    fn log(&self) -> String {
        std::fs::read_to_string(self.folder.path().join("log")).unwrap_or_default()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        drop(self.keeper.stdin.take());
        // It ends because its pipe is closed; its folder goes afterwards.
        let _ = self.keeper.wait();
    }
}

/// A program by name, if it is installed.
fn program(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut versions: Vec<PathBuf> = std::fs::read_dir(INSTALLED)
        .map(|folders| folders.flatten().map(|folder| folder.path().join("bin")).collect())
        .unwrap_or_default();
    versions.sort();
    let folders = std::env::split_paths(&path).chain(versions.into_iter().rev());
    folders.map(|folder| folder.join(name)).find(|program| program.is_file())
}

fn missing() {
    static SAID: Once = Once::new();
    SAID.call_once(|| {
        // Not by a macro, whose words the test runner would keep to itself.
        let _ = writeln!(
            std::io::stderr(),
            "\nPostgreSQL is not installed here (no initdb and postgres in PATH or {INSTALLED}): \
             the database was tested on SQLite only.\n"
        );
    });
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

fn hand_over(folder: &Path) {
    if is_superuser() {
        let done = Command::new("chown").arg("65534:65534").arg(folder).status().expect("chown");
        assert!(done.success(), "the folder cannot be handed over");
    }
}

fn is_superuser() -> bool {
    let output = Command::new("id").arg("-u").output();
    output.is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}
