//! Regulations in files.

use damier_compete::event::{FileFault, FileProblem, RegulationFault, UnknownTemplate};

use super::{check, every, name, translated};

#[test]
fn faults_of_regulation_files_are_told() {
    let (value, nearest, known) = (name(), Some(name()), name());
    let problems = every!(FileProblem:
        Syntax { message: name() },
        UnknownKey { nearest: nearest.clone(), known: known.clone() },
        Missing,
        WrongKind { wanted: "a table: [teams]".to_owned() },
        NoSuchWord { value: value.clone(), nearest: nearest.clone(), words: known.clone() },
        OutOfRange { value: value.clone(), least: 1, most: 9 },
        Fault(RegulationFault::NoStage),
        Twice,
        OnlyFor { only_for: name() },
    );
    check("file-problem", &problems);
    let fault = |key: &str| FileFault { line: 3, key: key.to_owned(), problem: FileProblem::Missing };
    check("regulation-file-fault", &[fault(""), fault("stages.rounds")]);
    let unknown = |of_rulebook| UnknownTemplate { name: name(), nearest: None, of_rulebook };
    check("unknown-template", &[unknown(vec![]), unknown(vec!["swiss"])]);
    for phrase in [
        "a text in quotes",
        "a whole number",
        "true or false",
        "a date such as 2026-05-02",
        "a list of texts in quotes",
        "a table: [teams]",
        "a list of tables: [[stages]]",
        "a text, a number, true or false",
    ] {
        translated(phrase);
    }
}
