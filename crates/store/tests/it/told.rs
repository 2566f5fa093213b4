//! Every fault of a file is told in every language.

use damier_compete::event::Refused;
use damier_language::{Language, Words};
use damier_store::{Fault, StoreError};
use serde::Serialize;

/// One value of each variant; a variant that is not listed does not compile.
macro_rules! every {
    ($of:ty: $($variant:ident $({ $($field:tt)* })? $(( $($item:tt)* ))?),* $(,)?) => {{
        type Of = $of;
        fn all_are_listed(value: &Of) {
            match value { $(Of::$variant { .. } => {})* }
        }
        let every: Vec<Of> = vec![$(Of::$variant $({ $($field)* })? $(( $($item)* ))?),*];
        every.iter().for_each(all_are_listed);
        every
    }};
}

fn check<T: Serialize>(family: &str, values: &[T]) {
    for language in Language::all() {
        for value in values {
            assert_eq!(Words::of(language).tell_faults(family, value), Vec::<String>::new());
            let told = Words::of(language).tell(family, value);
            assert!(!told.contains(['⟦', '{', '}']), "{language}: {told}");
        }
    }
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
        Newer,
        Damaged { what: what.clone() },
        ReadOnly,
        Denied,
        Locked,
        Full,
        Disk { what: what.clone() },
        Conflict { expected: 3, found: 4 },
        OutOfOrder { expected: 3, found: 4 },
        Unreadable { seq: 3, why: what.clone() },
        Contradiction { seq: 3, why: Box::new(Refused::NoRegulation) },
        Other { what: what.clone() },
    );
    check("store-fault", &faults);
    for step in faults.iter().filter_map(Fault::next_step) {
        assert_ne!(Words::of(Language::UK).phrase(step), step);
        assert_ne!(Words::of(Language::RU).phrase(step), step);
    }
    let error = |fault: &Fault| StoreError { file: "cup.damier".to_owned(), fault: fault.clone() };
    check("store-error", &faults.iter().map(error).collect::<Vec<_>>());
}
