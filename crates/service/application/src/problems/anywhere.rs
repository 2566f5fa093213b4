//! Proofs at whichever node: each node tells in the database how far its proofs are, so that another one can show them
//! and have them stopped, and what was found is still there after a restart.

use std::sync::Arc;
use std::time::Duration;

use damier_clock::{Moment, Span};
use damier_compose::Composition;
use damier_compose::check::Step;
use damier_store::{Asker, Fault, Full, Task};
use serde::{Deserialize, Serialize};

use super::{Kept, Proof, Stand, pdn, work_of};
use crate::cluster::SiteWord;
use crate::mail::before;
use crate::site::{Site, now};

/// The kind under which proofs are told of.
const KIND: &str = "proof";

/// How often a node tells how far its proofs are.
const TELL: Duration = Duration::from_secs(1);

/// What was told is remembered so long.
const REMEMBERED: Span = Span::hours(1);

/// A proof as its node tells of it.
#[derive(Serialize, Deserialize)]
struct ProofReport {
    /// Which node is at it.
    node: String,
    /// The composition, as PDN.
    work: String,
    stand: ToldStand,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum ToldStand {
    Waits { ahead: usize },
    GoesOn { step: ToldStep, since: i64, most: u64 },
    Stopped,
    Ended(Arc<Kept>),
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum ToldStep {
    Proving,
    FirstMoves(usize, usize),
    Walking,
}

impl From<Step> for ToldStep {
    fn from(step: Step) -> ToldStep {
        match step {
            Step::Proving => ToldStep::Proving,
            Step::FirstMoves(done, all) => ToldStep::FirstMoves(done, all),
            Step::Walking => ToldStep::Walking,
        }
    }
}

impl From<ToldStep> for Step {
    fn from(step: ToldStep) -> Step {
        match step {
            ToldStep::Proving => Step::Proving,
            ToldStep::FirstMoves(done, all) => Step::FirstMoves(done, all),
            ToldStep::Walking => Step::Walking,
        }
    }
}

/// What a node tells of a proof of its own.
pub(super) fn report(node: &str, work: &Composition, stand: &Stand) -> String {
    let stand = match stand {
        Stand::Waits { ahead } => ToldStand::Waits { ahead: *ahead },
        Stand::GoesOn { step, passed, most } => {
            let passed = Span::millis(u64::try_from(passed.as_millis()).unwrap_or(u64::MAX));
            // In whole seconds, so that nothing has to be told again while only time passes.
            let since = before(now(), passed).millis() / 1000;
            ToldStand::GoesOn { step: (*step).into(), since, most: most.as_secs() }
        }
        Stand::Stopped => ToldStand::Stopped,
        Stand::Ended(kept) => ToldStand::Ended(Arc::clone(kept)),
    };
    let told = ProofReport { node: node.to_owned(), work: pdn(work), stand };
    serde_json::to_string(&told).unwrap_or_default()
}

/// Begins a proof for somebody; the name by which it is known. What he had proved before is let go, here and elsewhere.
pub async fn begin(site: &Site, by: &Asker, work: Composition) -> Result<Result<String, Full>, Fault> {
    let id = match site.problems.bench.begin(by, work) {
        Ok(id) => id,
        Err(full) => return Ok(Err(full)),
    };
    site.cluster.say_of_site(&SiteWord::StopProof { id: None, by: by.name.clone() });
    tell_changes(site).await?;
    Ok(Ok(id))
}

/// A proof by its name, at whichever node it is.
pub async fn find(site: &Site, id: &str) -> Result<Option<Proof>, Fault> {
    if let Some(proof) = site.problems.bench.find(id) {
        return Ok(Some(proof));
    }
    let Some(task) = site.database.task(KIND, id).await? else { return Ok(None) };
    let Ok(told) = serde_json::from_str::<ProofReport>(&task.told) else { return Ok(None) };
    let Some(work) = work_of(&told.work) else { return Ok(None) };
    let at_it = site.cluster.nodes().contains(&told.node);
    let stand = match told.stand {
        ToldStand::Ended(kept) => Stand::Ended(kept),
        // Whoever was at it is gone.
        _ if !at_it => Stand::Stopped,
        ToldStand::Waits { ahead } => Stand::Waits { ahead },
        ToldStand::GoesOn { step, since, most } => {
            let passed = now().since(Moment::from_millis(since.saturating_mul(1000)));
            let (passed, most) = (Duration::from_millis(passed.as_millis()), Duration::from_secs(most));
            Stand::GoesOn { step: step.into(), passed: passed.min(most), most }
        }
        ToldStand::Stopped => Stand::Stopped,
    };
    Ok(Some(Proof { work: Arc::new(work), stand }))
}

/// Stops a proof of somebody, at whichever node it is; whether there was one under way.
pub async fn stop(site: &Site, id: &str, by: &str) -> Result<bool, Fault> {
    if site.problems.bench.stop(id, by) {
        tell_changes(site).await?;
        return Ok(true);
    }
    let his = site.database.task(KIND, id).await?.filter(|task| task.owner == by);
    let open = |stand: &Stand| matches!(stand, Stand::Waits { .. } | Stand::GoesOn { .. });
    let (Some(task), Some(proof)) = (his, find(site, id).await?) else { return Ok(false) };
    if !open(&proof.stand) {
        return Ok(false);
    }
    site.cluster.say_of_site(&SiteWord::StopProof { id: Some(id.to_owned()), by: by.to_owned() });
    let told = report(site.cluster.node(), &proof.work, &Stand::Stopped);
    put(site, Task { told, changed: now(), ..task }).await?;
    Ok(true)
}

/// Tells how far the proofs of this node are, until the server is about to end.
pub async fn publish_progress(site: Arc<Site>) {
    let mut look = tokio::time::interval(TELL);
    loop {
        let ends = tokio::select! {
            () = site.closing() => true,
            _ = look.tick() => false,
        };
        if let Err(fault) = tell_changes(&site).await {
            tracing::warn!(%fault, "other nodes are not told of the proofs of this one");
        }
        if ends {
            return;
        }
    }
}

async fn tell_changes(site: &Site) -> Result<(), Fault> {
    for (name, owner, told) in site.problems.bench.changes(site.cluster.node()) {
        let task = Task { name: name.clone(), kind: KIND.to_owned(), owner, changed: now(), told };
        if let Err(fault) = put(site, task).await {
            site.problems.bench.tell_again(&name);
            return Err(fault);
        }
    }
    Ok(())
}

async fn put(site: &Site, task: Task) -> Result<(), Fault> {
    site.database.tell_task(task, before(now(), REMEMBERED)).await
}
