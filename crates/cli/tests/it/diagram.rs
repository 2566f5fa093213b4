//! `damier diagram`.

use crate::command::{damier, run};

#[test]
fn text_for_terminals() {
    insta::assert_snapshot!("text", damier(&["diagram", "russian", "--coordinates", "--last-move", "c3-d4"]));
    insta::assert_snapshot!(
        "ascii",
        damier(&["diagram", "lasca", "--ascii", "--flip", "-c=numbers", "--caption", "Start"])
    );
    insta::assert_snapshot!(
        "towers",
        damier(&["diagram", "columns", "-c", "-p", "W:Wc1=1+0000,d6=000000:Ba1=01"])
    );
}

#[test]
fn pictures_go_to_files() {
    let folder = std::env::temp_dir().join(format!("damier-diagram-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    for (name, begins) in [("a.svg", "<svg".as_bytes()), ("a.PNG", b"\x89PNG"), ("a.txt", "┌".as_bytes())] {
        let path = folder.join(name);
        let output = run(&["diagram".as_ref(), "english".as_ref(), "-o".as_ref(), path.as_os_str()], b"");
        assert!(output.status.success() && output.stdout.is_empty());
        assert!(std::fs::read(&path).unwrap().starts_with(begins), "{name}");
    }
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn pictures_go_to_pipes_when_asked() {
    assert!(run(&["diagram", "english", "-f", "svg"], b"").stdout.starts_with(b"<svg"));
    assert!(run(&["diagram", "english", "-f", "png", "-o", "-"], b"").stdout.starts_with(b"\x89PNG"));
}

#[test]
fn the_last_move_may_be_a_capture_with_turns() {
    let output =
        run(&["diagram", "international", "-f", "svg", "--last-move", "32x23x14", "--arrow", "1-6"], b"");
    let svg = String::from_utf8(output.stdout).unwrap();
    assert!(svg.contains("Last move: 32 to 14."));
    assert_eq!(svg.matches(r#"r="17""#).count(), 2, "both captured squares are crossed");
}

#[test]
fn mistakes_are_named() {
    insta::assert_snapshot!("png_to_terminal", damier(&["diagram", "russian", "--format", "png"]));
    insta::assert_snapshot!("unknown_ending", damier(&["diagram", "russian", "-o", "board.bmp"]));
    insta::assert_snapshot!("unwritable", damier(&["diagram", "russian", "-o", "/nowhere/at/all.svg"]));
    insta::assert_snapshot!("bad_move", damier(&["diagram", "russian", "--last-move", "c3-d9"]));
    insta::assert_snapshot!("half_a_move", damier(&["diagram", "russian", "--last-move", "c3"]));
    insta::assert_snapshot!("empty_move", damier(&["diagram", "russian", "--last-move", ""]));
    insta::assert_snapshot!(
        "too_wide",
        damier(&["diagram", "russian", "-f", "png", "-o", "-", "-w", "4000000000"])
    );
    insta::assert_snapshot!("no_theme", damier(&["diagram", "russian", "--theme", "paisley"]));
    insta::assert_snapshot!("long_arrow", damier(&["diagram", "russian", "--arrow", "c3-d4-e5"]));
}

#[test]
fn set_ups_that_cannot_be_played_are_drawn() {
    assert!(damier(&["diagram", "russian", "-p", "W:Wb8,a1,a1:B"]).starts_with("exit 0"));
}
