//! What a server says about itself on standard error: one event, one line, whatever people have typed.

use std::fmt;
use std::io::{self, Write};

use clap::{Args, ValueEnum};
use jiff::Timestamp;
use serde_json::{Map, Value};
use tracing::field::{Field, Visit};
use tracing::{Event, Subscriber};
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::fmt::format::Writer;
use tracing_subscriber::fmt::{FmtContext, FormatEvent, FormatFields};
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::registry::LookupSpan;
use tracing_subscriber::util::SubscriberInitExt as _;

/// How it is said.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Log {
    // Lines for people.
    Text,
    // A JSON object in each line, for programs.
    Json,
}

/// How much is said, and how.
#[derive(Debug, Args)]
pub(crate) struct LogArgs {
    /// How events are written to standard error; the variable DAMIER_LOG says which
    #[arg(long, value_name = "FORM", default_value = "text")]
    pub(super) log: Log,
}

impl Log {
    /// From now on events are written.
    pub(super) fn start(self) {
        let wanted = std::env::var("DAMIER_LOG").ok().and_then(|own| own.parse::<Targets>().ok());
        let wanted = wanted.unwrap_or_else(|| Targets::new().with_default(LevelFilter::WARN));
        let events = tracing_subscriber::registry().with(wanted);
        let lines = tracing_subscriber::fmt::layer().with_ansi(false).with_writer(|| OneLine(io::stderr()));
        match self {
            Log::Text => events.with(lines).init(),
            Log::Json => events.with(lines.event_format(Json)).init(),
        }
    }
}

/// Writes each event as one line: what would begin another, move the cursor or turn the text around stands there as a
/// number, so that nobody can write lines of his own by a name, a path or a header.
struct OneLine<W>(W);

impl<W: Write> Write for OneLine<W> {
    fn write(&mut self, event: &[u8]) -> io::Result<usize> {
        let text = String::from_utf8_lossy(event);
        let (body, end) = match text.strip_suffix('\n') {
            Some(body) => (body, "\n"),
            None => (&*text, ""),
        };
        self.0.write_all(format!("{}{end}", harmless(body)).as_bytes())?;
        Ok(event.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

/// A text without signs that do something to a line or a terminal; they are written as JSON writes them.
fn harmless(text: &str) -> String {
    let is_harmful = |sign: char| {
        sign.is_control()
            || matches!(sign, '\u{2028}' | '\u{2029}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    };
    let mut plain = String::with_capacity(text.len());
    for sign in text.chars() {
        match is_harmful(sign) {
            true => plain.push_str(&format!("\\u{:04x}", u32::from(sign))),
            false => plain.push(sign),
        }
    }
    plain
}

/// A JSON object in each line: `time`, `level`, `target`, `message` and the fields of the event.
struct Json;

impl<S, N> FormatEvent<S, N> for Json
where
    S: Subscriber + for<'a> LookupSpan<'a>,
    N: for<'a> FormatFields<'a> + 'static,
{
    fn format_event(
        &self,
        _context: &FmtContext<'_, S, N>,
        mut writer: Writer<'_>,
        event: &Event<'_>,
    ) -> fmt::Result {
        writeln!(writer, "{}", object(Timestamp::now(), event))
    }
}

fn object(time: Timestamp, event: &Event<'_>) -> Value {
    let mut fields = Fields(Map::new());
    let meta = event.metadata();
    fields.put("time", format!("{time:.3}").into());
    fields.put("level", meta.level().as_str().to_lowercase().into());
    fields.put("target", meta.target().into());
    event.record(&mut fields);
    Value::Object(fields.0)
}

/// The fields of an event.
struct Fields(Map<String, Value>);

impl Fields {
    fn put(&mut self, name: &str, value: Value) {
        self.0.insert(name.to_owned(), value);
    }
}

impl Visit for Fields {
    fn record_debug(&mut self, field: &Field, value: &dyn fmt::Debug) {
        self.put(field.name(), format!("{value:?}").into());
    }

    fn record_str(&mut self, field: &Field, value: &str) {
        self.put(field.name(), value.into());
    }

    fn record_bool(&mut self, field: &Field, value: bool) {
        self.put(field.name(), value.into());
    }

    fn record_i64(&mut self, field: &Field, value: i64) {
        self.put(field.name(), value.into());
    }

    fn record_u64(&mut self, field: &Field, value: u64) {
        self.put(field.name(), value.into());
    }

    fn record_f64(&mut self, field: &Field, value: f64) {
        self.put(field.name(), value.into());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_event_is_one_line_whatever_it_tells() {
        let mut out = OneLine(Vec::new());
        let told = "WARN a name: x\nERROR forged\r\u{1b}[2J\u{85}\u{202e}\u{7f}Ольга\n";
        out.write_all(told.as_bytes()).expect("written");
        let line = String::from_utf8(out.0).expect("text");
        assert_eq!(line, "WARN a name: x\\u000aERROR forged\\u000d\\u001b[2J\\u0085\\u202e\\u007fОльга\n");
    }
}
