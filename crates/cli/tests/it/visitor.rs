//! A site that runs as a program of its own, and somebody who visits it.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// A site in a folder.
pub(crate) struct Site {
    child: Child,
    pub(crate) address: String,
}

impl Site {
    pub(crate) fn start(folder: &Path) -> Site {
        let mut program = Command::new(env!("CARGO_BIN_EXE_damier"));
        program.args(["serve", "--address", "127.0.0.1:0", "--tables", "none", "--folder"]);
        Site::of(program.arg(folder))
    }

    fn of(program: &mut Command) -> Site {
        let mut child = program
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the command is built");
        let out = child.stdout.take().expect("a pipe was asked for");
        let line = BufReader::new(out).lines().next().expect("a greeting").expect("text");
        let address = line.split("http://").nth(1).and_then(|rest| rest.split_whitespace().next());
        Site { address: address.expect("an address").to_owned(), child }
    }

    /// A site none of whose files can become larger than so many kilobytes, as on a disk that is nearly full.
    pub(crate) fn start_within(folder: &Path, kilobytes: u32) -> Site {
        let (program, limit) = (env!("CARGO_BIN_EXE_damier"), format!("ulimit -f {kilobytes}"));
        let script = format!("trap '' XFSZ; {limit}; exec \"$0\" \"$@\"");
        let mut shell = Command::new("bash");
        shell.args([
            "-c",
            &script,
            program,
            "serve",
            "--address",
            "127.0.0.1:0",
            "--tables",
            "none",
            "--folder",
        ]);
        Site::of(shell.arg(folder))
    }

    /// The most memory that it has held, in megabytes.
    pub(crate) fn most_memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).expect("a process");
        let line = status.lines().find(|line| line.starts_with("VmHWM:")).expect("its memory");
        let number = line.split_whitespace().nth(1).and_then(|own| own.parse::<u64>().ok());
        number.expect("a number") / 1024
    }

    /// What was set for it when it was started.
    #[cfg(target_os = "linux")]
    pub(crate) fn environment(&self) -> String {
        let bytes = std::fs::read(format!("/proc/{}/environ", self.child.id())).expect("a process");
        String::from_utf8_lossy(&bytes).replace('\0', "\n")
    }

    /// Asks it to end; how long that takes.
    pub(crate) fn end(mut self) -> Duration {
        let begun = Instant::now();
        let asked = Command::new("kill").arg(self.child.id().to_string()).status().expect("kill is there");
        assert!(asked.success());
        loop {
            if self.child.try_wait().expect("a process").is_some() {
                return begun.elapsed();
            }
            if begun.elapsed() > Duration::from_secs(60) {
                let _ = self.child.kill();
                panic!("the site does not end");
            }
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        // It may have ended.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) text: String,
}

/// Somebody with a browser.
pub(crate) struct Visitor {
    address: String,
    cookies: Vec<String>,
}

const BETWEEN: &str = "------------------------damier";

impl Visitor {
    pub(crate) fn new(site: &Site) -> Visitor {
        Visitor { address: site.address.clone(), cookies: Vec::new() }
    }

    /// Somebody who has an account.
    pub(crate) fn registered(site: &Site, name: &str) -> Visitor {
        let mut visitor = Visitor::new(site);
        let form = format!("name={name}&password=long+enough+for+anybody");
        let answer = visitor.post("/register", &form);
        assert_eq!(answer.status, 303, "{}", answer.text);
        visitor
    }

    pub(crate) fn get(&mut self, path: &str) -> Answer {
        self.ask(&format!("GET {path} HTTP/1.1\r\n"), &[])
    }

    pub(crate) fn post(&mut self, path: &str, form: &str) -> Answer {
        let head = format!(
            "POST {path} HTTP/1.1\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n",
            form.len()
        );
        self.ask(&head, form.as_bytes())
    }

    /// Asks the API as a program does, by a token.
    pub(crate) fn program(&mut self, method: &str, path: &str, token: &str, body: &str) -> Answer {
        let head = format!(
            "{method} {path} HTTP/1.1\r\nAuthorization: Bearer {token}\r\nContent-Type: application/json\r\n\
             Content-Length: {}\r\n",
            body.len()
        );
        self.ask(&head, body.as_bytes())
    }

    /// Sends a form with a file.
    pub(crate) fn send(
        &mut self,
        path: &str,
        fields: &[(&str, &str)],
        (field, name, bytes): (&str, &str, &[u8]),
    ) -> Answer {
        let mut body = Vec::new();
        for (name, value) in fields {
            let part =
                format!("--{BETWEEN}\r\nContent-Disposition: form-data; name=\"{name}\"\r\n\r\n{value}\r\n");
            body.extend_from_slice(part.as_bytes());
        }
        let part = format!(
            "--{BETWEEN}\r\nContent-Disposition: form-data; name=\"{field}\"; filename=\"{name}\"\r\n\
             Content-Type: application/octet-stream\r\n\r\n"
        );
        body.extend_from_slice(part.as_bytes());
        body.extend_from_slice(bytes);
        body.extend_from_slice(format!("\r\n--{BETWEEN}--\r\n").as_bytes());
        let head = format!(
            "POST {path} HTTP/1.1\r\nContent-Type: multipart/form-data; boundary={BETWEEN}\r\nContent-Length: {}\r\n",
            body.len()
        );
        self.ask(&head, &body)
    }

    fn ask(&mut self, head: &str, body: &[u8]) -> Answer {
        let mut line = TcpStream::connect(&self.address).expect("the site listens");
        line.set_read_timeout(Some(Duration::from_secs(90))).expect("a time limit");
        let cookies = self.cookies.join("; ");
        let head = format!("{head}Host: {}\r\nCookie: {cookies}\r\nConnection: close\r\n\r\n", self.address);
        line.write_all(head.as_bytes()).expect("the request is sent");
        // Whoever sends too much is answered before he is done.
        let _ = line.write_all(body);
        let mut answer = Vec::new();
        let _ = line.read_to_end(&mut answer);
        let answer = String::from_utf8_lossy(&answer).into_owned();
        let (head, text) = answer.split_once("\r\n\r\n").unwrap_or((answer.as_str(), ""));
        for line in head.lines() {
            if let Some(cookie) = line.to_lowercase().strip_prefix("set-cookie: ").map(|_| &line[12..]) {
                let cookie = cookie.split(';').next().unwrap_or_default().to_owned();
                let name = cookie.split('=').next().unwrap_or_default().to_owned();
                self.cookies.retain(|own| own.split('=').next() != Some(name.as_str()));
                self.cookies.push(cookie);
            }
        }
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
        Answer { status, head: head.to_owned(), text: text.to_owned() }
    }
}

impl Answer {
    /// Where a browser is sent.
    pub(crate) fn to(&self) -> String {
        let line = self.head.lines().find(|line| line.to_lowercase().starts_with("location: "));
        line.map(|line| line[10..].to_owned()).unwrap_or_default()
    }
}
