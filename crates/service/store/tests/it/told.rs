//! Every fault of a file is told in every language.

use damier_compete::event::Refused;
use damier_language::{Language, Words, every, untold};
use damier_store::{Fault, StoreError};
use serde::Serialize;

fn check<T: Serialize>(family: &str, values: &[T]) {
    assert_eq!(untold(family, values), Vec::<String>::new());
}

fn name() -> String {
    "Іваненко".to_owned()
}

#[test]
fn faults_of_event_files_are_told() {
    let what = name();
    let faults = every!(Fault:
        Missing,
        NoFolder,
        Exists,
        NotAFile,
        Empty,
        Foreign,
        AnotherKind,
        ForeignDatabase,
        ForeignTable { what: what.clone() },
        TooMuch { most: 3 },
        TooSlow { seconds: 3 },
        Newer,
        Damaged { what: what.clone() },
        ReadOnly,
        Denied,
        Locked,
        Full,
        Disk { what: what.clone() },
        Unreachable { what: what.clone() },
        Conflict { expected: 3, found: 4 },
        Busy { tries: 3 },
        OutOfOrder { expected: 3, found: 4 },
        Unreadable { seq: 3, why: what.clone() },
        Contradiction { seq: 3, why: Box::new(Refused::NoRegulation) },
        Other { what: what.clone() },
    );
    check("store-fault", &faults);
    for step in faults.iter().filter_map(Fault::next_step) {
        for language in Language::all().filter(|language| *language != Language::EN) {
            assert_ne!(Words::of(language).phrase(step), step, "{language}");
        }
    }
    let error = |fault: &Fault| StoreError { file: "cup.damier".to_owned(), fault: fault.clone() };
    check("store-error", &faults.iter().map(error).collect::<Vec<_>>());
}
