//! Any bytes are a TRF file or faults; a document is written and read back the same, an event too.

#![no_main]

use damier_compete::event::{Event, StageId};
use damier_exchange::trf::{Document, Edition, HalfByes, ImportOptions, LineEnd, export, import};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let Ok(document) = Document::read(data) else { return };
    let text = document.write(LineEnd::Lf);
    assert_eq!(Document::read(text.as_bytes()).as_ref(), Ok(&document), "{text}");
    let options = ImportOptions { half_byes: HalfByes::AsAbsence, ..ImportOptions::default() };
    let Ok(imported) = import(&document, &options) else { return };
    let event = Event::replay(imported.entries(Default::default(), "fuzz")).expect("facts that were tried");
    for edition in [Edition::Trf16, Edition::Trf26] {
        let Ok(written) = export(event.state(), StageId::FIRST, edition) else { return };
        let text = written.write(LineEnd::Lf);
        let read = Document::read(text.as_bytes()).unwrap_or_else(|faults| panic!("{faults:?}\n{text}"));
        let again = import(&read, &options).unwrap_or_else(|faults| panic!("{faults:?}\n{text}"));
        let back = Event::replay(again.entries(Default::default(), "fuzz")).expect("facts that were tried");
        assert_eq!(back.state().sheet(StageId::FIRST), event.state().sheet(StageId::FIRST), "{text}");
    }
});
