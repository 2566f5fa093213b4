//! A dialogue with the engine, running or not.

use std::io::{BufRead, BufReader, Write};
use std::thread;

use damier_engine::Options;
use damier_protocol::hub::{Order, Session, Settings, serve};

use crate::pipe::{PipeReader, PipeWriter, pipe};

/// A dialogue with a running engine.
pub(crate) struct Dialogue {
    say: PipeWriter,
    hear: BufReader<PipeReader>,
    served: thread::JoinHandle<std::io::Result<()>>,
}

impl Dialogue {
    pub(crate) fn begin() -> Dialogue {
        let options = Options { hash: 1 << 20, ..Options::default() };
        Dialogue::with(Settings { options, ..Settings::default() })
    }

    pub(crate) fn with(settings: Settings) -> Dialogue {
        let ((input, say), (hear, output)) = (pipe(), pipe());
        let served = thread::spawn(move || serve(BufReader::new(input), output, settings));
        Dialogue { say, hear: BufReader::new(hear), served }
    }

    pub(crate) fn say(&mut self, line: &str) {
        writeln!(self.say, "{line}").expect("the engine still listens");
    }

    pub(crate) fn hear(&mut self) -> String {
        let mut line = String::new();
        self.hear.read_line(&mut line).expect("the engine writes text");
        line.trim_end().to_owned()
    }

    /// The next line that is no `info`.
    pub(crate) fn hear_answer(&mut self) -> String {
        loop {
            let line = self.hear();
            if !line.starts_with("info ") {
                return line;
            }
        }
    }

    /// Says good-bye and waits for the end.
    pub(crate) fn end(mut self) {
        self.say("quit");
        self.close();
    }

    /// Closes the input and waits for the end.
    pub(crate) fn close(self) {
        drop(self.say);
        let served = self.served.join().expect("the engine does not panic");
        served.expect("the engine can write to the end");
    }
}

/// All answers to some lines, without searching.
pub(crate) fn answers(lines: &str) -> String {
    answers_of(Session::default(), lines)
}

pub(crate) fn answers_of(mut session: Session, lines: &str) -> String {
    let mut told = String::new();
    for line in lines.lines() {
        let step = session.answer(line);
        let order = match step.order {
            None => "",
            Some(Order::Prepare(_)) => " [prepare]",
            Some(Order::Discard) => " [discard]",
            Some(Order::Forget) => " [forget]",
            Some(Order::Search(_)) => " [search]",
            Some(Order::Stop) => " [stop]",
            Some(Order::PonderHit) => " [hit]",
            Some(Order::Quit) => " [quit]",
        };
        told += &format!("> {line}{order}\n");
        step.say.iter().for_each(|line| told += &format!("{line}\n"));
    }
    told
}
