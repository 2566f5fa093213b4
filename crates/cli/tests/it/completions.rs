//! Tab completion: the script for the shell, and what it asks.

use crate::hall::Hall;

#[test]
fn every_shell_gets_its_script() {
    let hall = Hall::new();
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = hall.sh(&format!("damier completions {shell}"));
        assert!(script.contains("damier") && !script.contains("exit code"), "{shell}: {script}");
    }
    // Names have blanks, which bash quotes only where it is told to.
    assert!(hall.sh("damier completions bash").contains("    compopt -o filenames"));
    assert!(hall.sh("damier completions dos").contains("[exit code 2]"));
}

/// What bash is offered for the last word of a line.
fn offered(hall: &Hall, words: &[&str]) -> Vec<String> {
    let line = words.iter().map(|word| format!("'{word}'")).collect::<Vec<_>>().join(" ");
    let asked = format!(
        "_CLAP_COMPLETE_INDEX={} _CLAP_IFS='\n' _CLAP_COMPLETE_COMP_TYPE=9 _CLAP_COMPLETE_SPACE=true COMPLETE=bash damier -- {line}",
        words.len() - 1
    );
    hall.sh(&asked).lines().map(str::to_owned).collect()
}

#[test]
fn what_only_the_event_knows_is_completed() {
    let hall = Hall::new();
    hall.quietly("new --template wcdf-checkers/swiss --name Cup\nenter 'Koval Ivan' 'Tkach Petro'");
    assert_eq!(offered(&hall, &["damier", "event", "withdraw", "tk"]), ["Tkach Petro"]);
    assert_eq!(offered(&hall, &["damier", "event", "withdraw", "-f", "cup.damier", "ivan"]), ["Koval Ivan"]);
    for quoted in ["\"Tk", "Tkach\\ P"] {
        assert_eq!(offered(&hall, &["damier", "event", "withdraw", quoted]), ["Tkach Petro"], "{quoted}");
    }
    assert_eq!(offered(&hall, &["damier", "event", "withdr"]), ["withdraw"]);
    let templates = offered(&hall, &["damier", "event", "new", "--template", "columns-lasca/s"]);
    assert!(templates.contains(&"columns-lasca/swiss".to_owned()), "{templates:?}");
    // Without an event there is nothing to offer, and nothing to complain about.
    assert_eq!(offered(&Hall::new(), &["damier", "event", "withdraw", "tk"]), Vec::<String>::new());
}
