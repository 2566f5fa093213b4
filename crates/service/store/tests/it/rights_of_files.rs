//! What a site keeps is for its owner only.
#![cfg(unix)]

use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;

use damier_store::{Database, Place};

fn mode(path: &Path) -> u32 {
    std::fs::metadata(path).unwrap_or_else(|why| panic!("{}: {why}", path.display())).permissions().mode()
        & 0o777
}

fn open_up(path: &Path, mode: u32) {
    std::fs::set_permissions(path, std::fs::Permissions::from_mode(mode)).expect("our own");
}

#[tokio::test]
async fn nobody_else_reads_a_site() {
    let outside = tempfile::tempdir().expect("a folder");
    let folder = outside.path().join("made/site");
    let place = Place::folder(&folder);
    let database = Database::open_at(&place).await.expect("a database");
    database.offer_setup(damier_store::SecretHash::of("x"), Default::default()).await.expect("written");
    for end in ["", "-wal", "-shm"] {
        assert_eq!(mode(&folder.join(format!("damier.sqlite{end}"))), 0o600, "{end}");
    }
    assert_eq!(mode(&folder), 0o700);
    let (copy, dump) = (outside.path().join("copy"), outside.path().join("dump"));
    database.backup(&copy).await.expect("a copy");
    database.dump(&dump).await.expect("a text");
    assert_eq!([&copy, &dump].map(|file| mode(file)), [0o600, 0o600]);
    database.close().await;

    // One from before is closed when it is opened.
    open_up(&folder, 0o755);
    open_up(&folder.join("damier.sqlite"), 0o644);
    let database = Database::open_at(&place).await.expect("a database");
    assert_eq!((mode(&folder), mode(&folder.join("damier.sqlite"))), (0o700, 0o600));
    database.close().await;

    // A folder that holds other things too stays as it is; the database in it does not.
    open_up(&folder, 0o755);
    open_up(&folder.join("damier.sqlite"), 0o644);
    std::fs::write(folder.join("other.txt"), "x").expect("written");
    let database = Database::open_at(&place).await.expect("a database");
    assert_eq!((mode(&folder), mode(&folder.join("damier.sqlite"))), (0o755, 0o600));
    database.close().await;

    open_up(&copy, 0o644);
    let again = outside.path().join("again");
    let restored = Database::restore(&copy, &Place::folder(&again)).await.expect("restored");
    assert_eq!((mode(&again), mode(&again.join("damier.sqlite"))), (0o700, 0o600));
    restored.close().await;
}
