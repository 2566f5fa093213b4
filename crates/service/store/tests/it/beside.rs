//! What is kept beside the facts: attachments and settings.

use damier_clock::Moment;
use damier_compete::Round;
use damier_compete::event::{GameKey, StageId};
use damier_store::{AttachedTo, EventFile};

use crate::sample::{filled, place};

#[test]
fn the_last_attachment_of_a_name_counts() {
    let (_folder, path) = place();
    let mut file = filled(&path, 1);
    let game = AttachedTo::Game(GameKey::table(StageId::FIRST, Round::FIRST, 1));
    let sheet = AttachedTo::Event("reglament.pdf".to_owned());
    assert_eq!(file.attached(&game).unwrap(), None);
    let bytes: Vec<u8> = (0..=255).collect();
    for (to, at, content) in [
        (&game, 1, b"1. 32-28 *".as_slice()),
        (&sheet, 2, bytes.as_slice()),
        (&game, 3, b"1. 32-28 19-23 *"),
        (&sheet, 4, b""),
        (&sheet, 5, bytes.as_slice()),
    ] {
        file.attach(to, Moment::from_millis(at), content).unwrap();
        assert_eq!(file.attached(to).unwrap().as_deref(), Some(content));
    }
    file.close().unwrap();
    let mut file = EventFile::open(&path).unwrap();
    assert_eq!(file.attached(&game).unwrap().as_deref(), Some(b"1. 32-28 19-23 *".as_slice()));
    let list: Vec<(AttachedTo, i64)> =
        file.attachments().unwrap().into_iter().map(|found| (found.to, found.at)).collect();
    assert_eq!(list, [(game, 3), (sheet, 5)]);
    assert_eq!(file.load().unwrap().entries().len(), 1);
}

#[test]
fn settings_change() {
    let (_folder, path) = place();
    let mut file = filled(&path, 1);
    assert_eq!(file.setting("language").unwrap(), None);
    file.set("language", Some("en")).unwrap();
    file.set("language", Some("uk")).unwrap();
    file.set("name", Some("Ольга")).unwrap();
    let mut file = EventFile::open(&path).unwrap();
    assert_eq!(file.setting("language").unwrap().as_deref(), Some("uk"));
    let all = [("language".to_owned(), "uk".to_owned()), ("name".to_owned(), "Ольга".to_owned())];
    assert_eq!(file.settings().unwrap(), all);
    file.set("language", None).unwrap();
    assert_eq!(file.setting("language").unwrap(), None);
}
