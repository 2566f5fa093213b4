//! The guide of the arbiter is a script: every command in it is run, and prints what the guide says.

use std::path::PathBuf;

use crate::hall::Hall;

fn guide() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/guides/arbiter.md")
}

/// Runs every `console` block. A line that begins with `$ ` is a command, `> ` goes on with it, the others are
/// what it prints. With `UPDATE_GUIDE=1` the guide is written anew, to be read before it is committed.
#[test]
fn the_guide_is_true() {
    let text = std::fs::read_to_string(guide()).unwrap();
    let told = retold(&text);
    if std::env::var_os("UPDATE_GUIDE").is_some() {
        std::fs::write(guide(), told).unwrap();
        return;
    }
    for (line, (is, should)) in (1..).zip(text.lines().zip(told.lines())) {
        assert_eq!(is, should, "line {line} of docs/guides/arbiter.md; UPDATE_GUIDE=1 writes it anew");
    }
    assert_eq!(text, told);
}

/// Every command of `damier event` has its place in the guide.
#[test]
fn the_guide_shows_every_command() {
    let text = std::fs::read_to_string(guide()).unwrap();
    let help = Hall::new().sh("damier event --help");
    let commands =
        help.lines().skip_while(|line| *line != "Commands:").skip(1).take_while(|line| !line.is_empty());
    let names: Vec<&str> = commands
        .filter(|line| line.starts_with("  ") && !line.starts_with("   "))
        .filter_map(|line| line.split_whitespace().next())
        .filter(|name| *name != "help")
        .collect();
    assert!(names.len() > 30, "{help}");
    let missing: Vec<&&str> =
        names.iter().filter(|name| !text.contains(&format!("damier event {name}"))).collect();
    assert!(missing.is_empty(), "the guide does not show {missing:?}");
}

/// The guide with what the commands print now.
fn retold(text: &str) -> String {
    let hall = Hall::new();
    let mut told = String::new();
    let mut lines = text.lines().peekable();
    while let Some(line) = lines.next() {
        told += &format!("{line}\n");
        if line != "```console" {
            continue;
        }
        while let Some(line) = lines.next_if(|line| *line != "```") {
            let Some(command) = line.strip_prefix("$ ") else { continue };
            let mut command = command.to_owned();
            told += &format!("{line}\n");
            while let Some(more) = lines.next_if(|line| line.starts_with("> ")) {
                told += &format!("{more}\n");
                command += &format!("\n{}", &more[2..]);
            }
            // Lists and calendars end their lines as their standards want; a guide does not.
            told += &hall.sh(&command).replace('\r', "");
        }
    }
    told
}
