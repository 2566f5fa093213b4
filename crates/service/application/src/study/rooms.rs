//! Who looks at a study hears when it has been saved, and what is said beside it, at whichever node.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use damier_store::{Database, StudyState};
use tokio::sync::{Notify, watch};
use tokio::time::timeout;

/// Other nodes write too, so a study that somebody looks at is looked up so often.
const LOOK: Duration = Duration::from_secs(1);

/// So many look at one study at most, and at all studies together, by one node.
const AT_ONE: usize = 200;
const AT_ALL: usize = 2000;

struct Room {
    state: watch::Sender<StudyState>,
    /// Something was written here.
    written: Arc<Notify>,
}

/// The studies that somebody looks at.
#[derive(Default)]
pub struct Rooms {
    rooms: Arc<Mutex<HashMap<String, Room>>>,
}

impl Rooms {
    /// Looks at a study that is known to be so far; none if too many look already.
    pub fn enter(
        &self,
        database: &Database,
        id: &str,
        state: StudyState,
    ) -> Option<watch::Receiver<StudyState>> {
        let mut rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        if rooms.values().map(|room| room.state.receiver_count()).sum::<usize>() >= AT_ALL {
            return None;
        }
        if let Some(room) = rooms.get(id) {
            return (room.state.receiver_count() < AT_ONE).then(|| room.state.subscribe());
        }
        let (sender, receiver) = watch::channel(state);
        let written = Arc::new(Notify::new());
        let room = Room { state: sender.clone(), written: Arc::clone(&written) };
        rooms.insert(id.to_owned(), room);
        let (rooms, database, id) = (Arc::clone(&self.rooms), database.clone(), id.to_owned());
        tokio::spawn(async move {
            look(&rooms, &database, &id, sender, &written).await;
        });
        Some(receiver)
    }

    /// A study was saved, or something was said beside it: whoever looks at it hears at once.
    pub fn written(&self, id: &str) {
        if let Some(room) = self.rooms.lock().unwrap_or_else(PoisonError::into_inner).get(id) {
            room.written.notify_one();
        }
    }
}

/// Looks a study up for as long as somebody looks at it.
async fn look(
    rooms: &Mutex<HashMap<String, Room>>,
    database: &Database,
    id: &str,
    sender: watch::Sender<StudyState>,
    written: &Notify,
) {
    loop {
        // Whether it was written here or the time is over, it is looked up.
        let _ = timeout(LOOK, written.notified()).await;
        {
            let mut rooms = rooms.lock().unwrap_or_else(PoisonError::into_inner);
            if sender.receiver_count() == 0 {
                rooms.remove(id);
                return;
            }
        }
        match database.study_state(id).await {
            Ok(state) => {
                // A study that is gone has no version; whoever looks finds that out.
                let state = state.unwrap_or_default();
                sender.send_if_modified(|own| std::mem::replace(own, state) != state);
            }
            Err(fault) => tracing::warn!(%fault, study = id, "not looked up"),
        }
    }
}
