//! Lists of people that come with an act: read in turns, because a list may be anything.

use damier_acts::federation::{Act, Import, Refusal};

use crate::sent;
use crate::site::Site;

/// Why a list was not read.
pub enum NotRead {
    /// Its turn did not come, or it took too long.
    Turn(sent::NotRead),
    /// It is no list.
    Refused(Refusal),
}

/// Reads the list of an act that brings one, when its turn comes.
pub async fn read_list(site: &Site, act: &mut Act) -> Result<(), NotRead> {
    if let Act::Import(import) = act
        && !import.list.0.is_empty()
    {
        let list = std::mem::take(&mut import.list);
        let turn = site.files.turns.turn().await.map_err(NotRead::Turn)?;
        let rows = turn.work(move |_| Import::read(&list)).await.map_err(NotRead::Turn)?;
        import.rows = Some(rows.map_err(NotRead::Refused)?);
    }
    Ok(())
}
