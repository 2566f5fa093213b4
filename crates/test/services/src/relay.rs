//! A broker made for tests: it passes on what is said, and can fall silent in the ways in which real ones do.

use std::io::{self, BufRead as _, BufReader, Read as _, Write as _};
use std::net::{Ipv4Addr, Shutdown, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

/// How a broker treats lines that are opened from now on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mood {
    /// It does what it should.
    Well,
    /// It takes a line and never says a word.
    Silent,
    /// It greets, answers so many questions whether it is there, and then says nothing any more.
    Greets(u32),
    /// It greets and answers, but passes nothing on.
    Idle,
}

/// A broker on a port of its own, without jobs. It ends with this value.
pub struct Relay {
    port: u16,
    inside: Arc<Inside>,
    /// Who lets lines in; none: nobody.
    door: Option<JoinHandle<()>>,
}

struct Inside {
    mood: Mutex<Mood>,
    lines: Mutex<Vec<Line>>,
    ended: AtomicBool,
}

struct Line {
    stream: TcpStream,
    mood: Mood,
    /// Subjects, and under which number each is listened to.
    listens: Vec<(String, String)>,
}

fn own<T>(of: &Mutex<T>) -> MutexGuard<'_, T> {
    of.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Relay {
    /// Starts a broker.
    pub fn start() -> io::Result<Relay> {
        Relay::at(0)
    }

    fn at(port: u16) -> io::Result<Relay> {
        let door = TcpListener::bind((Ipv4Addr::LOCALHOST, port))?;
        let port = door.local_addr()?.port();
        let (mood, ended) = (Mutex::new(Mood::Well), AtomicBool::new(false));
        let inside = Arc::new(Inside { mood, lines: Mutex::default(), ended });
        let own = Arc::clone(&inside);
        let door = thread::spawn(move || own.let_in(&door));
        Ok(Relay { port, inside, door: Some(door) })
    }

    /// Ends it as a power cut would.
    pub fn kill(&mut self) {
        self.inside.ended.store(true, Ordering::Release);
        for line in own(&self.inside.lines).drain(..) {
            let _ = line.stream.shutdown(Shutdown::Both);
        }
        if let Some(door) = self.door.take() {
            // Whoever waits at the door is woken.
            drop(TcpStream::connect((Ipv4Addr::LOCALHOST, self.port)));
            let _ = door.join();
        }
    }

    /// Starts it again at the same address.
    pub fn start_again(&mut self) -> io::Result<()> {
        self.kill();
        *self = Relay::at(self.port)?;
        Ok(())
    }

    pub fn address(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// How many lines are open.
    pub fn lines(&self) -> usize {
        own(&self.inside.lines).len()
    }

    /// From now on every line, open or not yet, is treated so.
    pub fn turn(&self, mood: Mood) {
        *own(&self.inside.mood) = mood;
        own(&self.inside.lines).iter_mut().for_each(|line| line.mood = mood);
    }

    /// From now on the line that was opened as the `number`th, from 0, of those still open is treated so.
    pub fn turn_line(&self, number: usize, mood: Mood) {
        if let Some(line) = own(&self.inside.lines).get_mut(number) {
            line.mood = mood;
        }
    }
}

impl Drop for Relay {
    fn drop(&mut self) {
        self.kill();
    }
}

impl Inside {
    fn let_in(self: &Arc<Self>, door: &TcpListener) {
        for stream in door.incoming().map_while(Result::ok) {
            if self.ended.load(Ordering::Acquire) {
                return;
            }
            let inside = Arc::clone(self);
            thread::spawn(move || drop(inside.serve(&stream)));
        }
    }

    fn serve(&self, stream: &TcpStream) -> io::Result<()> {
        stream.set_write_timeout(Some(Duration::from_secs(5)))?;
        stream.set_nodelay(true)?;
        let mood = *own(&self.mood);
        let here = stream.peer_addr()?;
        own(&self.lines).push(Line { stream: stream.try_clone()?, mood, listens: Vec::new() });
        let ended = self.hear(stream);
        own(&self.lines).retain(|line| line.stream.peer_addr().is_ok_and(|other| other != here));
        ended
    }

    /// Takes in what is said on a line until it is closed.
    fn hear(&self, stream: &TcpStream) -> io::Result<()> {
        let here = stream.peer_addr()?;
        self.answer(stream, "INFO {\"max_payload\":1048576,\"headers\":true}\r\n")?;
        let mut reader = BufReader::new(stream);
        let mut text = String::new();
        loop {
            text.clear();
            if reader.read_line(&mut text)? == 0 {
                return Ok(());
            }
            let words: Vec<&str> = text.split_ascii_whitespace().collect();
            match words.as_slice() {
                ["PING"] => self.pong(stream)?,
                ["SUB", subject, number] => {
                    self.with(stream, |line| {
                        line.listens.push(((*subject).to_owned(), (*number).to_owned()));
                    })?;
                }
                ["UNSUB", number, ..] => {
                    self.with(stream, |line| line.listens.retain(|own| own.1 != *number))?;
                }
                ["PUB", subject, .., length] => {
                    let length: usize = length.parse().map_err(io::Error::other)?;
                    let mut payload = vec![0; length + 2];
                    reader.read_exact(&mut payload)?;
                    self.pass_on(here.port(), subject, &payload)?;
                }
                _ => {}
            }
        }
    }

    fn with(&self, stream: &TcpStream, change: impl FnOnce(&mut Line)) -> io::Result<()> {
        let here = stream.peer_addr()?;
        let mut lines = own(&self.lines);
        if let Some(line) =
            lines.iter_mut().find(|line| line.stream.peer_addr().is_ok_and(|peer| peer == here))
        {
            change(line);
        }
        Ok(())
    }

    fn answer(&self, mut stream: &TcpStream, text: &str) -> io::Result<()> {
        let mut speaks = false;
        self.with(stream, |line| speaks = line.mood != Mood::Silent)?;
        if speaks { stream.write_all(text.as_bytes()) } else { Ok(()) }
    }

    fn pong(&self, stream: &TcpStream) -> io::Result<()> {
        self.with(stream, |line| {
            line.mood = match line.mood {
                Mood::Greets(0) => Mood::Silent,
                Mood::Greets(more) => Mood::Greets(more - 1),
                other => other,
            }
        })?;
        self.answer(stream, "PONG\r\n")
    }

    /// What is said on a line is passed on to all others that listen to it, if the broker is well.
    fn pass_on(&self, from: u16, subject: &str, payload: &[u8]) -> io::Result<()> {
        let lines = own(&self.lines);
        let port = |line: &Line| line.stream.peer_addr().map_or(0, |peer| peer.port());
        if !lines.iter().any(|line| port(line) == from && line.mood == Mood::Well) {
            return Ok(());
        }
        for line in lines.iter().filter(|line| port(line) != from && line.mood == Mood::Well) {
            for (_, number) in line.listens.iter().filter(|(pattern, _)| matches(pattern, subject)) {
                let mut message = format!("MSG {subject} {number} {}\r\n", payload.len() - 2).into_bytes();
                message.extend_from_slice(payload);
                (&line.stream).write_all(&message)?;
            }
        }
        Ok(())
    }
}

/// Whether a subject is one of those that are listened to: `*` is any word, `>` are all that follow.
fn matches(pattern: &str, subject: &str) -> bool {
    let mut words = subject.split('.');
    for wanted in pattern.split('.') {
        match (wanted, words.next()) {
            (">", Some(_)) => return true,
            ("*", Some(_)) => {}
            (wanted, Some(word)) if wanted == word => {}
            _ => return false,
        }
    }
    words.next().is_none()
}
