//! What is said on the bus, and who hears it.

use std::collections::{HashMap, VecDeque};
use std::sync::atomic::Ordering::Relaxed;
use std::sync::atomic::{AtomicBool, AtomicU64};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::{Duration, Instant};

use tokio::sync::{Notify, mpsc, oneshot, watch};

use crate::wire::{self, Message};
use crate::{Address, BusFault, line};

/// So many orders may wait for the line; what comes then is dropped, as if the line were broken.
const ORDERS: usize = 16 << 10;

/// A broker that has not taken in that somebody listens in so much time is not waited for: people wait for the board
/// that listens.
const PATIENCE: Duration = Duration::from_millis(500);

/// So many messages may wait for one who listens.
const MESSAGES: usize = 256;

/// Bytes to be written to the broker.
pub(crate) struct Order {
    pub(crate) bytes: Vec<u8>,
    /// Who is told once the broker has taken it in.
    pub(crate) taken: Option<oneshot::Sender<()>>,
}

impl Order {
    fn new(bytes: impl Into<Vec<u8>>) -> Order {
        Order { bytes: bytes.into(), taken: None }
    }
}

/// What somebody who listens hears.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Heard {
    Message(Message),
    /// The line was broken for a while, or he did not keep up: something may have been said meanwhile.
    Missed,
}

struct Listener {
    subject: String,
    messages: mpsc::Sender<Message>,
    ear: Arc<Ear>,
}

/// What tells a listener that he has missed something.
#[derive(Default)]
struct Ear {
    missed: AtomicBool,
    wake: Notify,
}

impl Ear {
    fn miss(&self) {
        self.missed.store(true, Relaxed);
        self.wake.notify_one();
    }
}

pub(crate) struct Inside {
    pub(crate) address: Address,
    /// Nobody holds the bus any more if this is gone.
    held: Weak<()>,
    listeners: Mutex<HashMap<u64, Listener>>,
    /// The number of the last listener.
    number: AtomicU64,
    connected: watch::Sender<bool>,
    pub(crate) pinged: Notify,
    /// The questions whether the broker is there, the oldest first. It answers them in their order, and after
    /// everything that was said before.
    asked: Mutex<VecDeque<Question>>,
    heard: AtomicU64,
    missed: AtomicU64,
    /// How often something that was said here may not have been heard elsewhere.
    breaks: AtomicU64,
}

/// A question whether the broker is there.
struct Question {
    asked: Instant,
    /// Who waits for its answer.
    taken: Option<oneshot::Sender<()>>,
}

impl Inside {
    fn all(&self) -> MutexGuard<'_, HashMap<u64, Listener>> {
        self.listeners.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The number and the subject of everybody who listens.
    pub(crate) fn listeners(&self) -> Vec<(u64, String)> {
        self.all().iter().map(|(number, own)| (*number, own.subject.clone())).collect()
    }

    fn questions(&self) -> MutexGuard<'_, VecDeque<Question>> {
        self.asked.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Somebody has asked whether the broker is there; `taken` is told of its answer.
    pub(crate) fn ask_whether_there(&self, taken: Option<oneshot::Sender<()>>) {
        self.questions().push_back(Question { asked: Instant::now(), taken });
    }

    /// The broker has answered the oldest question.
    pub(crate) fn is_there(&self) {
        let oldest = self.questions().pop_front();
        if let Some(Question { taken: Some(taken), .. }) = oldest {
            // Whoever asked may have gone.
            let _ = taken.send(());
        }
    }

    /// How long the oldest question has been waiting for its answer.
    pub(crate) fn unanswered(&self) -> Duration {
        self.questions().front().map_or(Duration::ZERO, |oldest| oldest.asked.elapsed())
    }

    pub(crate) fn is_abandoned(&self) -> bool {
        self.held.strong_count() == 0
    }

    /// The line is there, or gone. Whoever listens may have missed something before it was there.
    pub(crate) fn turn(&self, connected: bool) {
        // Whoever begins to listen does so before or after, never in between.
        let all = self.all();
        if connected {
            self.breaks.fetch_add(1, Relaxed);
            all.values().for_each(|own| own.ear.miss());
        }
        // A line that is gone, or new, has no questions to answer: nobody waits for one.
        self.questions().clear();
        self.connected.send_replace(connected);
    }

    pub(crate) fn deliver(&self, number: u64, message: Message) {
        self.heard.fetch_add(1, Relaxed);
        if let Some(own) = self.all().get(&number)
            && own.messages.try_send(message).is_err()
        {
            self.missed.fetch_add(1, Relaxed);
            own.ear.miss();
        }
    }
}

/// A line to a broker that mends itself. Clones are the same line.
#[derive(Clone)]
pub struct Bus {
    inside: Arc<Inside>,
    orders: mpsc::Sender<Order>,
    said: Arc<AtomicU64>,
    _held: Arc<()>,
}

impl Bus {
    /// Opens a line, now or as soon as the broker answers. It is closed when nobody holds the bus any more.
    pub fn start(address: Address) -> Bus {
        let (orders, to_write) = mpsc::channel(ORDERS);
        let held = Arc::new(());
        let inside = Arc::new(Inside {
            address,
            held: Arc::downgrade(&held),
            listeners: Mutex::default(),
            number: AtomicU64::new(0),
            connected: watch::Sender::new(false),
            pinged: Notify::new(),
            asked: Mutex::default(),
            heard: AtomicU64::new(0),
            missed: AtomicU64::new(0),
            breaks: AtomicU64::new(0),
        });
        tokio::spawn(line::keep(Arc::clone(&inside), to_write));
        Bus { inside, orders, said: Arc::default(), _held: held }
    }

    pub fn address(&self) -> &Address {
        &self.inside.address
    }

    /// Whether the line is there now.
    pub fn is_connected(&self) -> bool {
        *self.inside.connected.borrow()
    }

    /// Tells when the line comes and goes.
    pub fn connection(&self) -> watch::Receiver<bool> {
        self.inside.connected.subscribe()
    }

    /// How many messages were said, heard, and lost because somebody did not keep up.
    pub fn counts(&self) -> [u64; 3] {
        [self.said.load(Relaxed), self.inside.heard.load(Relaxed), self.inside.missed.load(Relaxed)]
    }

    /// A number that grows whenever something that was said here may not have been heard elsewhere: the line broke, or
    /// more was to be said than it could carry.
    pub fn breaks(&self) -> u64 {
        self.inside.breaks.load(Relaxed)
    }

    /// Says something to whoever listens now. Without a line nobody hears it.
    pub fn publish(&self, subject: &str, payload: &[u8]) {
        self.write(subject, None, None, payload);
    }

    pub(crate) fn write(
        &self,
        subject: &str,
        reply: Option<&str>,
        name: Option<&str>,
        payload: &[u8],
    ) -> bool {
        let fine = |text: &str| wire::is_subject(text);
        if !fine(subject) || !reply.is_none_or(fine) || !name.is_none_or(fine) {
            tracing::warn!(subject, "this cannot be a subject");
            return false;
        }
        if !self.is_connected() {
            return false;
        }
        self.said.fetch_add(1, Relaxed);
        let taken = self.orders.try_send(Order::new(wire::publish(subject, reply, name, payload))).is_ok();
        if !taken {
            self.inside.breaks.fetch_add(1, Relaxed);
        }
        taken
    }

    /// Listens to a subject from now on. `*` stands for any one word of it, `>` for all that follow.
    ///
    /// What is heard first is [`Heard::Missed`] if there is no line yet.
    pub fn listen(&self, subject: &str) -> Listening {
        let number = self.inside.number.fetch_add(1, Relaxed) + 1;
        let (messages, received) = mpsc::channel(MESSAGES);
        let ear = Arc::new(Ear::default());
        let mut taken = None;
        if wire::is_subject(subject) {
            let own = Listener { subject: subject.to_owned(), messages, ear: Arc::clone(&ear) };
            let mut all = self.inside.all();
            all.insert(number, own);
            let connected = self.is_connected();
            drop(all);
            // Without a line it is said when there is one.
            let (tell, told) = oneshot::channel();
            let order = Order { bytes: wire::subscribe(subject, number).into_bytes(), taken: Some(tell) };
            taken = connected.then_some(told);
            if connected && self.orders.try_send(order).is_err() {
                tracing::warn!(subject, "nobody listens to this until the bus is opened again");
            }
        }
        let (inside, orders) = (Arc::clone(&self.inside), self.orders.clone());
        Listening { number, received, ear, taken, inside, orders }
    }

    /// Asks something and waits for the first answer.
    pub(crate) async fn ask(
        &self,
        subject: &str,
        name: Option<&str>,
        payload: &[u8],
        patience: Duration,
    ) -> Result<Message, BusFault> {
        let unreachable = |what: &str| BusFault::Unreachable { what: format!("{what}: {subject}") };
        let mut chance = [0; 12];
        getrandom::fill(&mut chance).map_err(|why| unreachable(&why.to_string()))?;
        let word: String = chance.iter().map(|byte| format!("{byte:02x}")).collect();
        let inbox = format!("_INBOX.{word}");
        let mut answers = self.listen(&inbox);
        if !self.write(subject, Some(&inbox), name, payload) {
            return Err(unreachable("there is no line"));
        }
        match tokio::time::timeout(patience, answers.next()).await {
            Ok(Heard::Message(Message { status: Some(503), .. })) => Err(unreachable("nobody answers")),
            Ok(Heard::Message(message)) => Ok(message),
            Ok(Heard::Missed) => Err(unreachable("the line broke")),
            Err(_) => Err(unreachable("no answer in time")),
        }
    }
}

/// Somebody who listens, until this is dropped.
pub struct Listening {
    number: u64,
    received: mpsc::Receiver<Message>,
    ear: Arc<Ear>,
    /// Tells that the broker knows.
    taken: Option<oneshot::Receiver<()>>,
    inside: Arc<Inside>,
    orders: mpsc::Sender<Order>,
}

impl Listening {
    /// Waits until the broker knows that somebody listens: what is said from then on is heard, or [`Heard::Missed`]
    /// is, and what was said before can be looked up now. Without a line it does not wait, because what was missed
    /// is told when there is one. Whether it had to be waited for.
    pub async fn begun(&mut self) -> bool {
        let Some(taken) = self.taken.take() else { return false };
        // A line that broke meanwhile, or a broker that is slow to answer, is as good as none.
        let _ = tokio::time::timeout(PATIENCE, taken).await;
        true
    }

    /// What is heard next. Nothing is lost if the waiting is given up.
    pub async fn next(&mut self) -> Heard {
        loop {
            if self.ear.missed.swap(false, Relaxed) {
                return Heard::Missed;
            }
            tokio::select! {
                message = self.received.recv() => match message {
                    Some(message) => return Heard::Message(message),
                    None => std::future::pending().await,
                },
                () = self.ear.wake.notified() => {}
            }
        }
    }
}

impl Drop for Listening {
    fn drop(&mut self) {
        self.inside.all().remove(&self.number);
        // Without a line the broker has forgotten it already.
        let _ = self.orders.try_send(Order::new(format!("UNSUB {}\r\n", self.number)));
    }
}
