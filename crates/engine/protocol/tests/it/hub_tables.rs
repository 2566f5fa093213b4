//! Endgame tables in a dialogue.

use std::sync::Arc;

use damier_engine::{Options, Probe, Score};
use damier_protocol::hub::{Line, OpenTables, Session, Settings, TablesFolder};
use damier_rules::core::Sets;
use damier_rules::{Color, Variant};

use crate::dialogue::{Dialogue, answers_of};

/// Tables of Russian draughts in one folder.
#[derive(Debug)]
struct OneFolder;

impl OpenTables for OneFolder {
    fn check(&self, folder: &str) -> Result<(), String> {
        if ["", "/tables"].contains(&folder) { Ok(()) } else { Err(format!("there is no folder {folder}")) }
    }

    fn open(&self, folder: &str, variant: Variant) -> Result<Option<Arc<dyn Probe>>, String> {
        match (folder, variant) {
            ("/tables", Variant::Russian) => Ok(Some(Arc::new(Lost(variant)))),
            ("/tables", _) => Err(format!("no tables of {}", variant.title())),
            _ => Ok(None),
        }
    }
}

/// Knows that every ending with two pieces is lost for the side to move, in six half-moves.
#[derive(Debug)]
struct Lost(Variant);

impl Probe for Lost {
    fn variant(&self) -> Variant {
        self.0
    }

    fn most_pieces(&self) -> u32 {
        2
    }

    fn probe(&self, _: Sets, _: Color) -> Option<Score> {
        Some(Score::loss_in(6))
    }
}

#[test]
fn the_folder_of_tables_is_a_parameter() {
    let tables = TablesFolder::new(String::new(), Arc::new(OneFolder));
    let session = || Session::new(Settings { tables: Some(tables.clone()), ..Settings::default() });
    insta::assert_snapshot!(answers_of(session(), "\
         set-param name=tables-dir value=/nowhere\n\
         set-param name=tables-dir value=/tables\n\
         init\n\
         set-param name=variant value=russian\n\
         init\n\
         pos pos=\"W:WKa1:BKh2\"\n\
         go think\n\
         set-param name=tables-dir value=\"\"\n\
         set-param name=variant value=normal\n\
         go think\n\
         set-param name=tables value=x"), @r#"
    > set-param name=tables-dir value=/nowhere
    error message="parameter tables-dir cannot be set: there is no folder /nowhere"
    > set-param name=tables-dir value=/tables [discard]
    > init [prepare]
    error message="no tables of international draughts"
    ready
    > set-param name=variant value=russian [discard]
    > init [prepare]
    ready
    > pos pos="W:WKa1:BKh2"
    > go think [search]
    > set-param name=tables-dir value="" [discard]
    > set-param name=variant value=normal [discard]
    > go think [search]
    > set-param name=tables value=x
    error message="there is no parameter tables; there are variant, hash, threads, lines, ponder and tables-dir"
    "#);
    let hub = session().answer("hub");
    assert!(hub.say.contains(&"param name=tables-dir value=\"\" type=string".to_owned()), "{hub:?}");
}

#[test]
fn tables_of_the_folder_are_used_in_the_search() {
    let tables = TablesFolder::new("/tables".to_owned(), Arc::new(OneFolder));
    let options = Options { hash: 1 << 20, ..Options::default() };
    let settings =
        Settings { variant: Variant::Russian, tables: Some(tables), options, ..Settings::default() };
    let mut dialogue = Dialogue::with(settings);
    dialogue.say("pos pos=\"W:WKa1:BKh2\"");
    dialogue.say("level depth=9");
    dialogue.say("go think");
    let info = Line::read(&dialogue.hear()).expect("a line").expect("a command");
    assert_eq!((info.value("depth"), info.value("score")), (Some("1"), Some("99.93")));
    assert!(dialogue.hear().starts_with("done move="), "where tables know every move nothing else is told");
    dialogue.end();
}
