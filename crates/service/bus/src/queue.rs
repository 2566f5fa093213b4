//! Jobs that wait until somebody has done them (JetStream, a work queue).
//!
//! A job is handed to one who works on it, and handed out again if he does not say in time that he is still at it or
//! that it is done. So a job may be done twice, and what comes of it must be kept under its name.

use std::time::Duration;

use serde::Deserialize;
use serde_json::{Value, json};

use crate::{Bus, BusFault};

/// How long the broker may take to answer.
const PATIENCE: Duration = Duration::from_secs(3);

/// A job that is not spoken of for so long is handed to somebody else.
const ACK_WAIT: Duration = Duration::from_secs(30);

/// A job is handed out so often at most.
const ATTEMPTS: u32 = 5;

/// So many jobs may wait.
const MOST: u32 = 10_000;

/// A job that is put in twice within this time is kept once.
const TWICE: Duration = Duration::from_secs(120);

/// All who work share one place in the queue.
const WORKERS: &str = "workers";

fn nanos(time: Duration) -> u64 {
    u64::try_from(time.as_nanos()).unwrap_or(u64::MAX)
}

/// A queue of jobs, kept by the broker.
#[derive(Clone)]
pub struct Queue {
    bus: Bus,
    name: &'static str,
    subject: &'static str,
}

/// What became of a job that was put in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Put {
    New,
    /// One of its name has been put in a moment ago.
    Known,
}

/// What the broker says about the queue.
#[derive(Deserialize)]
struct QueueReply {
    error: Option<BrokerError>,
    #[serde(default)]
    duplicate: bool,
}

#[derive(Deserialize)]
struct BrokerError {
    description: String,
}

impl Queue {
    /// A queue by name, whose jobs are put in under a subject. Nothing is asked of the broker yet.
    pub fn new(bus: &Bus, name: &'static str, subject: &'static str) -> Queue {
        Queue { bus: bus.clone(), name, subject }
    }

    /// Makes the queue if there is none.
    pub async fn make(&self) -> Result<(), BusFault> {
        let stream = json!({
            "name": self.name,
            "subjects": [self.subject],
            "retention": "workqueue",
            "storage": "file",
            "discard": "new",
            "max_msgs": MOST,
            "num_replicas": 1,
            "duplicate_window": nanos(TWICE),
        });
        self.api(&format!("STREAM.CREATE.{}", self.name), &stream).await?;
        let consumer = json!({
            "stream_name": self.name,
            "config": {
                "durable_name": WORKERS,
                "deliver_policy": "all",
                "ack_policy": "explicit",
                "ack_wait": nanos(ACK_WAIT),
                "max_deliver": ATTEMPTS,
            },
        });
        self.api(&format!("CONSUMER.DURABLE.CREATE.{}.{WORKERS}", self.name), &consumer).await?;
        Ok(())
    }

    async fn api(&self, what: &str, asked: &Value) -> Result<QueueReply, BusFault> {
        self.ask(&format!("$JS.API.{what}"), None, asked.to_string().as_bytes()).await
    }

    async fn ask(&self, subject: &str, name: Option<&str>, payload: &[u8]) -> Result<QueueReply, BusFault> {
        let message = self.bus.ask(subject, name, payload, PATIENCE).await?;
        let unreadable =
            |_| BusFault::Unreadable { what: String::from_utf8_lossy(&message.payload).into_owned() };
        let answer: QueueReply = serde_json::from_slice(&message.payload).map_err(unreadable)?;
        match answer.error {
            Some(complaint) => Err(BusFault::Refused { what: complaint.description }),
            None => Ok(answer),
        }
    }

    /// Puts a job in, under a name by which it is told from others. When this returns the broker keeps it.
    pub async fn put(&self, name: &str, payload: &[u8]) -> Result<Put, BusFault> {
        let answer = self.ask(self.subject, Some(name), payload).await?;
        Ok(if answer.duplicate { Put::Known } else { Put::New })
    }

    /// The next job, if there is one before `patience` is over.
    pub async fn next(&self, patience: Duration) -> Result<Option<Job>, BusFault> {
        let subject = format!("$JS.API.CONSUMER.MSG.NEXT.{}.{WORKERS}", self.name);
        let asked = json!({ "batch": 1, "expires": nanos(patience) }).to_string();
        let message = self.bus.ask(&subject, None, asked.as_bytes(), patience + PATIENCE).await?;
        match (message.status, message.reply) {
            (None, Some(reply)) => Ok(Some(Job { bus: self.bus.clone(), reply, payload: message.payload })),
            // Nothing there, or not in time.
            (Some(404 | 408), _) => Ok(None),
            (status, _) => Err(BusFault::Refused { what: format!("status {status:?}") }),
        }
    }
}

/// A job that was handed out.
pub struct Job {
    bus: Bus,
    reply: String,
    /// What it is.
    pub payload: Vec<u8>,
}

impl Job {
    /// The how-manieth time it is handed out, from 1.
    pub fn attempt(&self) -> u32 {
        // `$JS.ACK.QUEUE.WORKERS.ATTEMPT.…`, with two words more where brokers are joined.
        let words: Vec<&str> = self.reply.split('.').collect();
        let at = if words.len() > 9 { 6 } else { 4 };
        words.get(at).and_then(|word| word.parse().ok()).unwrap_or(1)
    }

    /// How often a job is handed out at most.
    pub const fn attempts() -> u32 {
        ATTEMPTS
    }

    /// It takes longer: nobody else shall have it yet.
    pub fn still_at_it(&self) {
        self.bus.publish(&self.reply, b"+WPI");
    }

    /// It is done. When this returns the broker knows.
    pub async fn done(self) -> Result<(), BusFault> {
        self.bus.ask(&self.reply, None, b"+ACK", PATIENCE).await.map(drop)
    }

    /// It could not be done now: somebody shall try again, a little later.
    pub fn again(self, later: Duration) {
        let later = json!({ "delay": nanos(later) });
        self.bus.publish(&self.reply, format!("-NAK {later}").as_bytes());
    }

    /// It can never be done.
    pub fn give_up(self) {
        self.bus.publish(&self.reply, b"+TERM");
    }
}
