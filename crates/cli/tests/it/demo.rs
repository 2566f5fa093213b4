//! The club that `damier demo` shows.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use crate::command::damier;

/// A page as text.
fn page(address: &str, path: &str) -> String {
    let mut stream = TcpStream::connect(address).expect("the site listens");
    let request = format!("GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).expect("the request is sent");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("the answer is text");
    answer
}

/// Ends the site as Ctrl-C does, also when a test fails.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        // A site that has ended by itself needs no signal.
        let _ = Command::new("kill").arg(self.0.id().to_string()).status();
        let _ = self.0.wait();
    }
}

#[test]
fn a_visitor_sees_life_in_ten_seconds() {
    let begun = Instant::now();
    let child = Command::new(env!("CARGO_BIN_EXE_damier"))
        .args(["demo", "--address", "127.0.0.1:0"])
        .stdout(Stdio::piped())
        .spawn()
        .expect("the command is built");
    let mut site = Running(child);
    let mut lines = BufReader::new(site.0.stdout.take().expect("a pipe")).lines().map_while(Result::ok);
    let first = lines.next().expect("an address");
    let (address, rest) = first.split_once("  ").expect("an address and more");
    let address = address.strip_prefix("http://").expect("an address").to_owned();
    let folder = rest.split(' ').find(|word| word.starts_with('/')).expect("a folder").to_owned();

    let lobby = page(&address, "/games?state=running");
    let watched: Vec<&str> =
        lobby.split("/game/").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    assert!(watched.len() >= 12, "six boards of engines and six that wait: {lobby}");
    let plies = |game: &str| page(&address, &format!("/game/{game}/past")).matches("\"ply\"").count();
    let before: Vec<usize> = watched.iter().map(|game| plies(game)).collect();
    while watched.iter().zip(&before).filter(|(game, before)| plies(game) > **before).count() < 6 {
        assert!(begun.elapsed() < Duration::from_secs(30), "the engines do not move");
        std::thread::sleep(Duration::from_millis(200));
    }
    let ended = page(&address, "/games?state=ended");
    for game in [
        ">International, FMJD<",
        ">Russian, Ukraine 2023<",
        ">Brazilian, Ukraine 2023<",
        ">English, WCDF<",
        ">Columns<",
        ">Lasca<",
    ] {
        assert!(ended.matches(game).count() >= 3, "{game}: {ended}");
    }
    assert!(std::path::Path::new(&folder).exists(), "{folder}");
    drop(site);
    assert!(!std::path::Path::new(&folder).exists(), "the folder goes with the demonstration");
}

#[test]
fn a_demonstration_touches_no_site() {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join("damier.sqlite"), "somebody's site").expect("a file");
    let path = folder.path().display().to_string();
    let refused = damier(&["demo", "--address", "127.0.0.1:0", "--folder", &path]);
    assert!(refused.starts_with("exit 2") && refused.contains("holds a site already"), "{refused}");
    let left = std::fs::read_to_string(folder.path().join("damier.sqlite")).expect("the file");
    assert_eq!(left, "somebody's site");
}
