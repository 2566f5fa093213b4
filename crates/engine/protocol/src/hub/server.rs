//! The engine's side with its searches: reads lines, searches in another thread, answers at once.

use std::collections::VecDeque;
use std::io::{self, BufRead, Read, Write};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Instant;

use damier_engine::{Engine, Report, StopFlag, Thinking};
use damier_rules::Rulebook;

use super::{Order, Session, Settings, Task, done_line, info_line};

/// No line is longer.
const LONGEST_LINE: u64 = 1 << 20;

/// Answers the lines of the input until `quit` or its end.
///
/// During a search only `ping`, `stop`, `ponder-hit` and `quit` are answered at once; other lines wait until it
/// is over.
pub fn serve<R, W>(input: R, output: W, settings: Settings) -> io::Result<()>
where
    R: BufRead + Send + 'static,
    W: Write + Send + 'static,
{
    let (send, receive) = mpsc::channel();
    let lines = send.clone();
    thread::spawn(move || read_lines(input, &lines));
    let engine = Server {
        session: Session::new(settings),
        out: Arc::new(Mutex::new(output)),
        engine: None,
        search: None,
        waiting: VecDeque::new(),
        send,
    };
    engine.run(&receive)
}

enum Event {
    Line(String),
    Closed,
    /// A search is over: its engine comes back with the answer.
    Over(Box<Engine>, Option<String>),
}

fn read_lines(mut input: impl BufRead, to: &Sender<Event>) {
    let mut bytes = Vec::new();
    loop {
        bytes.clear();
        match input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut bytes) {
            Ok(1..) if to.send(Event::Line(String::from_utf8_lossy(&bytes).into_owned())).is_ok() => {}
            _ => break,
        }
    }
    // Nobody is left to be told if this fails.
    let _ = to.send(Event::Closed);
}

struct Server<W> {
    session: Session,
    out: Arc<Mutex<W>>,
    /// The engine, unless it is searching or has not been needed yet.
    engine: Option<Box<Engine>>,
    search: Option<Arc<Search>>,
    /// Lines that have to wait for the end of a search.
    waiting: VecDeque<String>,
    send: Sender<Event>,
}

impl<W: Write + Send + 'static> Server<W> {
    fn run(mut self, events: &Receiver<Event>) -> io::Result<()> {
        loop {
            match self.next_event(events) {
                None => self.end_search(),
                Some(Event::Closed) => break,
                Some(Event::Line(line)) if self.must_wait(&line) => self.waiting.push_back(line),
                Some(Event::Line(line)) => {
                    if !self.answer_line(&line)? {
                        break;
                    }
                }
                Some(Event::Over(engine, answer)) => {
                    // Whoever hears the answer may go on at once, so nothing is under way any more by then.
                    (self.engine, self.search) = (Some(engine), None);
                    if let Some(answer) = answer {
                        send(&self.out, &answer)?;
                    }
                    while self.search.is_none()
                        && let Some(line) = self.waiting.pop_front()
                    {
                        if !self.answer_line(&line)? {
                            return Ok(());
                        }
                    }
                }
            }
        }
        self.end_search();
        Ok(())
    }

    /// The next event; none when the time for the search has run out.
    fn next_event(&self, events: &Receiver<Event>) -> Option<Event> {
        let Some(until) = self.search.as_ref().and_then(|search| search.deadline()) else {
            return Some(events.recv().unwrap_or(Event::Closed));
        };
        match events.recv_timeout(until.saturating_duration_since(Instant::now())) {
            Ok(event) => Some(event),
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => Some(Event::Closed),
        }
    }

    fn must_wait(&self, line: &str) -> bool {
        let command = line.split_whitespace().next().unwrap_or_default();
        self.search.is_some() && !matches!(command, "" | "ping" | "stop" | "ponder-hit" | "quit")
    }

    fn end_search(&self) {
        if let Some(search) = &self.search {
            search.stop();
        }
    }

    /// Answers a line; false if it was the last one.
    fn answer_line(&mut self, line: &str) -> io::Result<bool> {
        let step = self.session.answer(line);
        match step.order {
            None => {}
            Some(Order::Prepare(settings)) => self.engine = Some(new_engine(&settings)),
            Some(Order::Discard) => self.engine = None,
            Some(Order::Forget) => {
                if let Some(engine) = &mut self.engine {
                    engine.clear();
                }
            }
            Some(Order::Search(task)) => self.begin(*task),
            Some(Order::Stop) => self.end_search(),
            Some(Order::PonderHit) => {
                if let Some(search) = &self.search {
                    search.hit();
                }
            }
            Some(Order::Quit) => return Ok(false),
        }
        for line in step.say {
            send(&self.out, &line)?;
        }
        Ok(true)
    }

    fn begin(&mut self, task: Task) {
        let settings = self.session.settings();
        let mut engine = self.engine.take().unwrap_or_else(|| new_engine(settings));
        let search = Arc::new(Search::new(&task));
        self.search = Some(Arc::clone(&search));
        let (out, send) = (Arc::clone(&self.out), self.send.clone());
        thread::spawn(move || {
            let answer = search.run(&mut engine, &task, &out);
            // If nobody listens the dialogue is over.
            let _ = send.send(Event::Over(engine, answer));
        });
    }
}

fn new_engine(settings: &Settings) -> Box<Engine> {
    Box::new(Engine::new(&Rulebook::usual(settings.variant), &settings.options))
}

fn send(out: &Mutex<impl Write>, line: &str) -> io::Result<()> {
    let mut out = locked(out);
    out.write_all(line.as_bytes())?;
    out.write_all(b"\n")?;
    out.flush()
}

/// A value that is whole whatever happened to another thread.
fn locked<T>(value: &Mutex<T>) -> MutexGuard<'_, T> {
    value.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A search under way, as both threads see it.
struct Search {
    stop: StopFlag,
    after_hit: Option<Thinking>,
    phase: Mutex<Phase>,
    changed: Condvar,
}

struct Phase {
    /// The answer has to wait for `stop` or `ponder-hit`.
    waits: bool,
    /// When the clock began to run after pondering.
    hit: Option<Instant>,
}

impl Search {
    fn new(task: &Task) -> Search {
        Search {
            stop: StopFlag::new(),
            after_hit: task.after_hit,
            phase: Mutex::new(Phase { waits: task.waits, hit: None }),
            changed: Condvar::new(),
        }
    }

    fn stop(&self) {
        self.stop.stop();
        locked(&self.phase).waits = false;
        self.changed.notify_all();
    }

    fn hit(&self) {
        let mut phase = locked(&self.phase);
        phase.waits = false;
        phase.hit.get_or_insert_with(Instant::now);
        self.changed.notify_all();
    }

    /// When the search must end by the clock that began with `ponder-hit`.
    fn deadline(&self) -> Option<Instant> {
        let hit = locked(&self.phase).hit?;
        let until = hit.checked_add(self.after_hit?.most)?;
        (!self.stop.is_stopped()).then_some(until)
    }

    /// Whether no further depth should be begun.
    fn is_enough(&self) -> bool {
        let hit = locked(&self.phase).hit;
        hit.zip(self.after_hit).is_some_and(|(hit, thinking)| hit.elapsed() >= thinking.enough)
    }

    /// Searches, tells of it, and returns the answer when it is due.
    fn run(&self, engine: &mut Engine, task: &Task, out: &Mutex<impl Write>) -> Option<String> {
        let position = task.position();
        let mut tell = |report: &Report| {
            // If nobody reads the lines, the end of the input ends the dialogue.
            let _ = send(out, &info_line(&position, report, task.limits.lines));
            if self.is_enough() {
                self.stop.stop();
            }
        };
        let found = engine.search(&task.start, &task.moves, &task.limits, &self.stop, &mut tell);
        let mut phase = locked(&self.phase);
        while phase.waits {
            phase = self.changed.wait(phase).unwrap_or_else(PoisonError::into_inner);
        }
        drop(phase);
        found.first().and_then(|best| done_line(&position, &best.line))
    }
}
