//! The notices of the moment, for browsers that are open at this node. They come from whichever node found the reason;
//! what was told a while ago and is found again is not told again.

use std::collections::{HashSet, VecDeque};
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::broadcast;

use super::Notice;

/// So many notices are kept for a browser that is slow.
const KEPT: usize = 1024;

/// So many that were told are remembered.
const REMEMBERED: usize = 8192;

/// The notices of the moment.
pub struct Notices {
    listeners: broadcast::Sender<Arc<Notice>>,
    told: Mutex<Told>,
}

#[derive(Default)]
struct Told {
    all: HashSet<Arc<Notice>>,
    /// The oldest first.
    order: VecDeque<Arc<Notice>>,
}

impl Default for Notices {
    fn default() -> Notices {
        Notices { listeners: broadcast::Sender::new(KEPT), told: Mutex::default() }
    }
}

impl Notices {
    /// Hears of notices from now on, of everybody.
    pub fn listen(&self) -> broadcast::Receiver<Arc<Notice>> {
        self.listeners.subscribe()
    }

    /// Tells browsers that are open at this node; those that had not been told before.
    pub fn notify(&self, notices: Vec<Notice>) -> Vec<Notice> {
        let mut told = self.told.lock().unwrap_or_else(PoisonError::into_inner);
        let fresh = notices.into_iter().filter(|notice| told.remember(notice)).collect::<Vec<_>>();
        for notice in &fresh {
            // Nobody may be listening.
            let _ = self.listeners.send(Arc::new(notice.clone()));
        }
        fresh
    }
}

impl Told {
    /// Remembers a notice; whether it is new.
    fn remember(&mut self, notice: &Notice) -> bool {
        if self.all.contains(notice) {
            return false;
        }
        if self.order.len() == REMEMBERED
            && let Some(oldest) = self.order.pop_front()
        {
            self.all.remove(&oldest);
        }
        let notice = Arc::new(notice.clone());
        self.order.push_back(Arc::clone(&notice));
        self.all.insert(notice)
    }
}

#[cfg(test)]
mod tests {
    use damier_store::AccountId;

    use super::*;
    use crate::notices::About;

    #[test]
    fn what_is_found_again_is_told_once() {
        let notice = |account| Notice {
            account: AccountId(account),
            event: "cup".to_owned(),
            name: "Cup".to_owned(),
            path: "/event/cup".to_owned(),
            mark: "cup/1".to_owned(),
            about: About::CheckIn,
        };
        let notices = Notices::default();
        let mut listener = notices.listen();
        assert_eq!(notices.notify(vec![notice(1), notice(2), notice(1)]), [notice(1), notice(2)]);
        assert_eq!(notices.notify(vec![notice(2), notice(3)]), [notice(3)]);
        for account in 1..=3 {
            assert_eq!(listener.try_recv().map(|told| told.account), Ok(AccountId(account)));
        }
        assert!(listener.try_recv().is_err());
        let many = i64::try_from(REMEMBERED).expect("a small number");
        assert_eq!(notices.notify((10..10 + many).map(notice).collect()).len(), REMEMBERED);
        assert_eq!(notices.notify(vec![notice(1)]).len(), 1, "what was long ago is forgotten");
    }
}
