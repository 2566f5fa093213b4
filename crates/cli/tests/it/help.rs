//! Every command explains itself with an example.

use crate::command::damier;

#[test]
fn every_command_explains_itself() {
    insta::assert_snapshot!("help", damier(&["--help"]));
    let commands: [&[&str]; 25] = [
        &["serve"],
        &["administrator"],
        &["worker"],
        &["backup"],
        &["restore"],
        &["demo"],
        &["tour"],
        &["moves"],
        &["perft"],
        &["analyse"],
        &["play"],
        &["diagram"],
        &["rulebooks"],
        &["clauses"],
        &["pdn"],
        &["pdn", "check"],
        &["pdn", "convert"],
        &["pdn", "show"],
        &["event"],
        &["tables"],
        &["tables", "build"],
        &["tables", "probe"],
        &["tables", "verify"],
        &["tables", "list"],
        &["completions"],
    ];
    for command in commands {
        let help = damier(&[command, &["--help"]].concat());
        assert!(help.contains("Example"), "{command:?} shows no example");
        insta::assert_snapshot!(format!("help_{}", command.join("_")), help);
    }
}

/// Every command of `damier event`, without a snapshot of each: they change often, their examples are run in
/// the guide.
#[test]
fn every_command_of_an_event_shows_an_example() {
    let help = damier(&["event", "--help"]);
    let list =
        help.lines().skip_while(|line| *line != "Commands:").skip(1).take_while(|line| !line.is_empty());
    let is_name = |line: &&str| line.starts_with("  ") && !line.starts_with("   ");
    let names: Vec<&str> = list.filter(is_name).filter_map(|line| line.split_whitespace().next()).collect();
    assert!(names.len() > 30, "{help}");
    for name in names.iter().filter(|name| **name != "help") {
        let help = damier(&["event", name, "--help"]);
        assert!(help.starts_with("exit 0") && help.contains("Example"), "{name} shows no example: {help}");
        assert!(help.contains("--json") && help.contains("--file"), "{name}");
    }
}

#[test]
fn every_command_of_a_federation_shows_an_example() {
    let help = damier(&["federation", "--help"]);
    let list =
        help.lines().skip_while(|line| *line != "Commands:").skip(1).take_while(|line| !line.is_empty());
    let is_name = |line: &&str| line.starts_with("  ") && !line.starts_with("   ");
    let names: Vec<&str> = list.filter(is_name).filter_map(|line| line.split_whitespace().next()).collect();
    assert!(names.len() > 20, "{help}");
    for name in names.iter().filter(|name| **name != "help") {
        let help = damier(&["federation", name, "--help"]);
        assert!(help.starts_with("exit 0") && help.contains("Example"), "{name} shows no example: {help}");
        assert!(help.contains("--json") && help.contains("--file"), "{name}");
    }
}

#[test]
fn the_usual_course_of_an_event() {
    insta::assert_snapshot!("event_course", damier(&["event"]));
}

#[test]
fn no_command_is_a_mistake() {
    insta::assert_snapshot!("no_command", damier::<&str>(&[]));
    insta::assert_snapshot!("unknown_command", damier(&["castle"]));
}
