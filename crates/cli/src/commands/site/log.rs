//! What a server says about itself on standard error.

use std::fmt;

use clap::{Args, ValueEnum};
use jiff::Timestamp;
use serde_json::{Map, Value};
use tracing::field::{Field, Visit};
use tracing::{Event, Subscriber};
use tracing_subscriber::EnvFilter;
use tracing_subscriber::fmt::format::Writer;
use tracing_subscriber::fmt::{FmtContext, FormatEvent, FormatFields};
use tracing_subscriber::registry::LookupSpan;

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
        let filter = EnvFilter::try_from_env("DAMIER_LOG").unwrap_or_else(|_| EnvFilter::new("warn"));
        let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
        match self {
            Log::Text => log.init(),
            Log::Json => log.event_format(Json).init(),
        }
    }
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
