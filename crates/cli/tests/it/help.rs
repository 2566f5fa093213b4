//! Every command explains itself with an example.

use crate::command::damier;

#[test]
fn every_command_explains_itself() {
    insta::assert_snapshot!("help", damier(&["--help"]));
    let commands: [&[&str]; 9] = [
        &["demo"],
        &["moves"],
        &["perft"],
        &["diagram"],
        &["rulebooks"],
        &["pdn"],
        &["pdn", "check"],
        &["pdn", "convert"],
        &["pdn", "show"],
    ];
    for command in commands {
        let help = damier(&[command, &["--help"]].concat());
        assert!(help.contains("Example"), "{command:?} shows no example");
        insta::assert_snapshot!(format!("help_{}", command.join("_")), help);
    }
}

#[test]
fn no_command_is_a_mistake() {
    insta::assert_snapshot!("no_command", damier::<&str>(&[]));
    insta::assert_snapshot!("unknown_command", damier(&["castle"]));
}
