//! Copies of the site on a schedule: written beside the old ones, looked at, and only then the oldest goes.
//!
//! `plan` decides; this file reads and writes. An administrator may change how often and how many on his page; where
//! copies lie is said when the site is started, since no page should name folders of the machine.

mod plan;

use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use damier_clock::Moment;
use damier_store::{Copied, Database, Fault, Scope};

pub use plan::{BackupPlan, MOST, read_every};

use crate::site::{Site, now};

/// The settings by which an administrator changes the plan.
pub const EVERY: &str = "backup-every";
pub const KEEP: &str = "backup-keep";

/// The word of the setting that makes no copies.
pub const NEVER: &str = "never";

/// How often it is looked whether one is due.
const LOOK: Duration = Duration::from_secs(5);

/// How it stands with the copies.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct State {
    /// When the last good one was made.
    pub good: Option<Moment>,
    /// What it holds, if it was made since the start.
    pub holds: Option<Copied>,
    /// When it was last tried.
    pub tried: Option<Moment>,
    /// What went wrong then.
    pub trouble: Option<String>,
}

/// How often and how many, as it is now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Terms {
    pub every: Option<Duration>,
    pub keep: u32,
}

/// The copies of a site.
pub struct Backups {
    plan: BackupPlan,
    state: Mutex<State>,
    /// One copy is made at a time.
    turn: tokio::sync::Mutex<()>,
}

impl Backups {
    /// Those of a site; the last good one of before is found by its name.
    pub fn new(plan: BackupPlan) -> Backups {
        let good = names(&plan.to).unwrap_or_default().iter().filter_map(|name| plan::made(name)).max();
        let state = State { good, ..State::default() };
        Backups { plan, state: Mutex::new(state), turn: tokio::sync::Mutex::default() }
    }

    /// Where they lie.
    pub fn folder(&self) -> &Path {
        &self.plan.to
    }

    /// How it stands.
    pub fn state(&self) -> State {
        self.state.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// How often and how many: as an administrator set it, or as the site was started.
    pub async fn terms(&self, database: &Database) -> Result<Terms, Fault> {
        let every = match database.setting(Scope::Site, EVERY).await?.as_deref() {
            Some(NEVER) => None,
            Some(text) => read_every(text).ok().or(self.plan.every),
            None => self.plan.every,
        };
        let keep = database.setting(Scope::Site, KEEP).await?.and_then(|text| text.parse().ok());
        Ok(Terms { every, keep: keep.unwrap_or(self.plan.keep).clamp(1, MOST) })
    }

    /// Makes a copy now, looks at it, and throws away what is too old.
    pub async fn make(&self, database: &Database, at: Moment) -> Result<Copied, String> {
        let _turn = self.turn.lock().await;
        let made = self.try_to_make(database, at).await;
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        state.tried = Some(at);
        match &made {
            Ok(holds) => {
                *state = State { good: Some(at), holds: Some(*holds), tried: Some(at), trouble: None }
            }
            Err(why) => state.trouble = Some(why.clone()),
        }
        made
    }

    async fn try_to_make(&self, database: &Database, at: Moment) -> Result<Copied, String> {
        let keep = self.terms(database).await.map_err(|why| why.to_string())?.keep;
        let folder = &self.plan.to;
        own_folder(folder).map_err(|why| format!("{}: {why}", folder.display()))?;
        let file = folder.join(plan::name(at, database.copies_as_text()));
        database.backup(&file).await.map_err(|why| why.to_string())?;
        let holds = match Database::verify_copy(&file).await {
            Ok(holds) => holds,
            Err(why) => {
                // It keeps its bytes for whoever looks into it, but no name under which it counts as a copy.
                let bad = file.with_extension("damaged");
                let _ = std::fs::rename(&file, bad);
                return Err(why.to_string());
            }
        };
        for name in plan::too_old(&names(folder).map_err(|why| why.to_string())?, keep) {
            if let Err(why) = std::fs::remove_file(folder.join(&name)) {
                tracing::warn!(%why, name, "an old copy could not be thrown away");
            }
        }
        Ok(holds)
    }
}

/// Makes copies when they are due, until the server ends.
pub async fn watch(site: Arc<Site>) {
    loop {
        tokio::select! {
            () = tokio::time::sleep(LOOK) => {}
            () = site.closing() => return,
        }
        let every = match site.backups.terms(&site.database).await {
            Ok(Terms { every: Some(every), .. }) => every,
            Ok(_) => continue,
            Err(why) => {
                tracing::warn!(%why, "how often copies are wanted could not be read");
                continue;
            }
        };
        let State { good, tried, .. } = site.backups.state();
        let at = now();
        if !plan::is_due(at, every, good, tried) {
            continue;
        }
        match site.backups.make(&site.database, at).await {
            Ok(Copied { rows, bytes }) => tracing::info!(rows, bytes, "a copy of the site was made"),
            Err(why) => tracing::error!(%why, "no copy of the site could be made"),
        }
    }
}

/// Makes the folder of copies, which only its owner may look into.
fn own_folder(folder: &Path) -> std::io::Result<()> {
    if folder.is_dir() {
        return Ok(());
    }
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// The names of the files in a folder.
fn names(folder: &Path) -> std::io::Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in std::fs::read_dir(folder)? {
        if let Ok(name) = entry?.file_name().into_string() {
            names.push(name);
        }
    }
    Ok(names)
}
