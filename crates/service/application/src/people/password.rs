//! Passwords are kept as Argon2id hashes only. Hashing is slow and takes 19 MiB on purpose, so it is done beside the
//! server's work, few at a time, in memory that is used again and again: however many come at once, it stays with that
//! little. Those who come from a browser that is known to the account wait for each other only, not for strangers.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use argon2::password_hash::phc::{Output, ParamsString, PasswordHash, Salt};
use argon2::{Algorithm, Argon2, Block, Params, Version};
use tokio::sync::Semaphore;

use crate::secret;

/// The fewest letters of a password.
pub const SHORTEST: usize = 8;
/// The most: more would only be work for the hash.
pub const LONGEST: usize = 200;

/// So many of one address wait at once: a hall behind one address signs in by turns, one who guesses does not fill it.
const OF_ONE_ADDRESS: usize = 16;

/// Too many wait already; nothing was tried.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Busy;

#[derive(Debug, Clone, Copy)]
pub enum Waiting<'a> {
    /// Somebody at a browser that is known to the account.
    Known,
    /// Anybody, from an address if one is known.
    Anybody(Option<&'a str>),
}

/// A queue of those who wait, and the memory in which it is worked.
struct Lane {
    turns: Semaphore,
    waiting: AtomicUsize,
    most: usize,
    memory: Mutex<Vec<Vec<Block>>>,
}

impl Lane {
    fn new(at_a_time: usize, most: usize) -> Lane {
        let memory = Mutex::new(Vec::new());
        Lane { turns: Semaphore::new(at_a_time), waiting: AtomicUsize::new(0), most, memory }
    }

    /// Memory for one hash: what was used before, if some is free.
    fn memory(&self) -> Vec<Block> {
        self.memory.lock().unwrap_or_else(PoisonError::into_inner).pop().unwrap_or_default()
    }

    fn give_back(&self, memory: Vec<Block>) {
        self.memory.lock().unwrap_or_else(PoisonError::into_inner).push(memory);
    }
}

/// One who waits, as long as he does.
struct Place<'a> {
    hashing: &'a Hashing,
    lane: &'a Lane,
    from: Option<String>,
}

impl Drop for Place<'_> {
    fn drop(&mut self) {
        self.lane.waiting.fetch_sub(1, Ordering::Relaxed);
        let Some(from) = &self.from else { return };
        let mut all = self.hashing.addresses();
        if let Some(count) = all.get_mut(from) {
            *count -= 1;
            if *count == 0 {
                all.remove(from);
            }
        }
    }
}

/// Where passwords are hashed.
pub struct Hashing {
    known: Arc<Lane>,
    anybody: Arc<Lane>,
    addresses: Mutex<BTreeMap<String, usize>>,
}

impl Default for Hashing {
    fn default() -> Hashing {
        let (known, anybody) = (Arc::new(Lane::new(1, 32)), Arc::new(Lane::new(2, 64)));
        Hashing { known, anybody, addresses: Mutex::default() }
    }
}

impl Hashing {
    fn addresses(&self) -> std::sync::MutexGuard<'_, BTreeMap<String, usize>> {
        self.addresses.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A place in the queue, if there is one.
    fn place<'a>(&'a self, lane: &'a Lane, from: Option<&str>) -> Result<Place<'a>, Busy> {
        if lane.waiting.fetch_add(1, Ordering::Relaxed) >= lane.most {
            lane.waiting.fetch_sub(1, Ordering::Relaxed);
            return Err(Busy);
        }
        let mut place = Place { hashing: self, lane, from: None };
        if let Some(from) = from {
            let mut all = self.addresses();
            let count = all.entry(from.to_owned()).or_default();
            let is_full = *count >= OF_ONE_ADDRESS;
            if !is_full {
                *count += 1;
            }
            drop(all);
            if is_full {
                return Err(Busy);
            }
            place.from = Some(from.to_owned());
        }
        Ok(place)
    }

    /// The hash of a password, to be kept.
    pub async fn hash(&self, password: String, who: Waiting<'_>) -> Result<Option<String>, Busy> {
        let salt: [u8; 16] = secret::random();
        self.beside(who, move |memory| hashed(&password, &salt, memory)).await.map(Option::flatten)
    }

    /// Whether a password is the one of a hash. Without a hash the same work is done for nothing, so that nobody
    /// learns from the clock whether there is such an account.
    pub async fn is_right(
        &self,
        password: String,
        hash: Option<String>,
        who: Waiting<'_>,
    ) -> Result<bool, Busy> {
        const NOBODY: &str = "$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$\
                              2nxPtYNQbNRFiuMHTvHBnUYQF7HDgWHzBn5IRsBdyEg";
        let known = hash.is_some();
        let right = self
            .beside(who, move |memory| fits(&password, hash.as_deref().unwrap_or(NOBODY), memory))
            .await?;
        Ok(known && right == Some(true))
    }

    /// Does it when its turn comes, off the threads that answer.
    async fn beside<T: Send + 'static>(
        &self,
        who: Waiting<'_>,
        work: impl FnOnce(&mut Vec<Block>) -> T + Send + 'static,
    ) -> Result<Option<T>, Busy> {
        let (lane, from) = match who {
            Waiting::Known => (&self.known, None),
            Waiting::Anybody(from) => (&self.anybody, from),
        };
        let _place = self.place(lane, from)?;
        let Ok(_turn) = lane.turns.acquire().await else { return Ok(None) };
        let (mut memory, of) = (lane.memory(), Arc::clone(lane));
        let worked = tokio::task::spawn_blocking(move || {
            let done = work(&mut memory);
            of.give_back(memory);
            done
        });
        Ok(worked.await.ok())
    }
}

/// So much memory as a hash needs.
fn room<'a>(params: &Params, memory: &'a mut Vec<Block>) -> &'a mut [Block] {
    memory.resize(params.block_count(), Block::new());
    memory
}

fn hashed(password: &str, salt: &[u8], memory: &mut Vec<Block>) -> Option<String> {
    let params = Params::default();
    let mut out = [0; Params::DEFAULT_OUTPUT_LEN];
    let argon = Argon2::new(Algorithm::Argon2id, Version::V0x13, params.clone());
    argon.hash_password_into_with_memory(password.as_bytes(), salt, &mut out, room(&params, memory)).ok()?;
    let hash = PasswordHash {
        algorithm: Algorithm::Argon2id.ident(),
        version: Some(Version::V0x13.into()),
        params: ParamsString::try_from(&params).ok()?,
        salt: Some(Salt::new(salt).ok()?),
        hash: Some(Output::new(&out).ok()?),
    };
    Some(hash.to_string())
}

fn fits(password: &str, kept: &str, memory: &mut Vec<Block>) -> bool {
    let mut read = || {
        let kept = PasswordHash::new(kept).ok()?;
        let algorithm = Algorithm::try_from(kept.algorithm.as_str()).ok()?;
        let version = kept.version.and_then(|version| Version::try_from(version).ok())?;
        let params = Params::try_from(&kept).ok()?;
        let (salt, wanted) = (kept.salt?, kept.hash?);
        let mut out = vec![0; wanted.len()];
        let argon = Argon2::new(algorithm, version, params.clone());
        let room = room(&params, memory);
        argon.hash_password_into_with_memory(password.as_bytes(), &salt, &mut out, room).ok()?;
        // Compared in the same time wherever they differ.
        Some(Output::new(&out).ok()? == wanted)
    };
    read() == Some(true)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn only_the_right_password_is_right() {
        let hashing = Hashing::default();
        let made = hashing.hash("correct horse".to_owned(), Waiting::Known).await;
        let hash = made.expect("there is room").expect("a hash");
        assert!(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{hash}");
        let is_right = async |password: &str, hash: Option<&String>| {
            let tried = hashing.is_right(password.to_owned(), hash.cloned(), Waiting::Anybody(None)).await;
            tried.expect("there is room")
        };
        assert!(is_right("correct horse", Some(&hash)).await);
        assert!(!is_right("wrong horse", Some(&hash)).await);
        assert!(!is_right("correct horse", None).await);
        // One that was made before by the library itself.
        let before = "$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$AAAA";
        assert!(!is_right("x", Some(&before.to_owned())).await);
    }

    #[tokio::test]
    async fn who_guesses_in_crowds_is_sent_away_and_keeps_nobody_else_waiting() {
        let hashing = Arc::new(Hashing::default());
        let guesses: Vec<_> = (0..400)
            .map(|number| {
                let hashing = Arc::clone(&hashing);
                let from = format!("203.0.113.{}", number % 3);
                tokio::spawn(async move {
                    hashing.is_right("guess".to_owned(), None, Waiting::Anybody(Some(&from))).await
                })
            })
            .collect();
        tokio::task::yield_now().await;
        let begun = std::time::Instant::now();
        assert_eq!(hashing.is_right("own".to_owned(), None, Waiting::Known).await, Ok(false));
        let waited = begun.elapsed();
        let mut busy = 0;
        for guess in guesses {
            busy += usize::from(guess.await.expect("it ends") == Err(Busy));
        }
        assert!(busy >= 300, "{busy} of 400 were sent away");
        assert!(waited.as_secs_f64() < 2.0, "the owner waited {waited:?}");
        let kept = |lane: &Lane| lane.memory.lock().expect("nobody holds it").len();
        assert!(kept(&hashing.anybody) <= 2 && kept(&hashing.known) <= 1, "memory is used again");
        assert!(hashing.addresses().is_empty());
    }
}
