//! How many lines somebody holds open at once. Every line takes a place of those that the system gives a program, so
//! that one who holds very many would keep out all others.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::Who;

/// So many from one address: a school and more behind one, and a fraction of what a server can hold.
const OF_ADDRESS: u32 = 2000;

/// So many streams by one token, and by others who are counted in no other way.
const OF_TOKEN: u32 = 50;

/// The lines that are open, by who holds them.
#[derive(Debug, Clone, Default)]
pub struct Lines(Arc<Mutex<HashMap<Who, u32>>>);

/// A line that somebody holds, until this is dropped.
#[derive(Debug)]
pub struct HeldLine {
    lines: Lines,
    who: Who,
}

/// Somebody holds too many lines already.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TooManyLines {
    pub most: u32,
}

impl Lines {
    fn all(&self) -> MutexGuard<'_, HashMap<Who, u32>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// One line more.
    pub fn hold(&self, who: Who) -> Result<HeldLine, TooManyLines> {
        let most = if matches!(who, Who::Address(_)) { OF_ADDRESS } else { OF_TOKEN };
        let mut all = self.all();
        let held = all.entry(who.clone()).or_default();
        if *held >= most {
            return Err(TooManyLines { most });
        }
        *held += 1;
        Ok(HeldLine { lines: self.clone(), who })
    }
}

impl Drop for HeldLine {
    fn drop(&mut self) {
        let mut all = self.lines.all();
        if let Some(held) = all.get_mut(&self.who) {
            *held -= 1;
            if *held == 0 {
                all.remove(&self.who);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_holds_too_many_gets_no_other_until_one_is_let_go() {
        let (lines, who) = (Lines::default(), || Who::Token(7));
        let mut held: Vec<HeldLine> = (0..OF_TOKEN).map(|_| lines.hold(who()).expect("room")).collect();
        assert_eq!(lines.hold(who()).err(), Some(TooManyLines { most: OF_TOKEN }));
        assert!(lines.hold(Who::Token(8)).is_ok(), "others are not disturbed");
        held.pop();
        assert!(lines.hold(who()).is_ok());
        drop(held);
        assert!(lines.all().is_empty(), "nobody is remembered");
    }
}
