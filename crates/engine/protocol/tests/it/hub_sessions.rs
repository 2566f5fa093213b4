//! Dialogues with the engine, line by line.

use std::thread;
use std::time::{Duration, Instant};

use damier_protocol::hub::Line;

use crate::dialogue::{Dialogue, answers};

#[test]
fn an_engine_introduces_itself_and_gets_ready() {
    insta::assert_snapshot!(answers("hub\nset-param name=variant value=russian\nset-param name=hash value=16\ninit\nnew-game\nping\nquit"), @r#"
    > hub
    id name=Damier version=0.1.0 author="the Damier authors" country=""
    param name=variant value=normal type=enum values="normal russian brazilian english columns lasca italian spanish portuguese czech pool thai frisian frysk losing bt"
    param name=hash value=64 type=int min=1 max=65536
    param name=threads value=1 type=int min=1 max=256
    param name=lines value=1 type=int min=1 max=100
    param name=ponder value=true type=bool
    wait
    > set-param name=variant value=russian [discard]
    > set-param name=hash value=16 [discard]
    > init [prepare]
    ready
    > new-game [forget]
    > ping
    pong
    > quit [quit]
    "#);
}

#[test]
fn what_is_wrong_is_answered_and_never_fatal() {
    insta::assert_snapshot!(answers(
        "\n\
         castle king=\"e1\"\n\
         go think=\n\
         pos\n\
         pos pos=W\n\
         go think\n\
         pos pos=Xbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww\n\
         pos pos=Wweeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee\n\
         pos start moves=\"32-28 18-23 28-19\"\n\
         pos start moves=\"32-28 18-23 28x19x23 13x24x19 33-29\"\n\
         go think\n\
         pos start moves=\"32-28 19-23 28-18\"\n\
         pos pos=\"W:W6:B1\"\n\
         go think\n\
         level depth=no nodes=-1 time=nan move-time=\"1 s\" inc=inf moves=1.5\n\
         go somewhere\n\
         go handicap=3 ply=1\n\
         set-param name=threads value\n\
         set-param name=threads value=0\n\
         set-param name=colour value=blue\n\
         set-param value=3\n\
         set-param name=variant value=canadian\n\
         stop\n\
         ponder-hit"
    ), @r#"
    > 
    > castle king="e1"
    > go think=
    error message="the argument think has an equals sign but no value; an empty value is written '' in quotes"
    > pos
    error message="pos needs pos=... or start"
    > pos pos=W
    error message="the position cannot be read: 51 characters are expected, 1 are there"
    > go think
    error message="there is no position to search; the last one was refused"
    > pos pos=Xbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww
    error message="the position cannot be read: character 1: 'X' is not one of W and B"
    > pos pos=Wweeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee
    error message="this is no position of the game: a man of White cannot stand on square 1, where it becomes a king"
    > pos start moves="32-28 18-23 28-19"
    error message="move 3: 28-19 is not a legal move: 19 is occupied"
    > pos start moves="32-28 18-23 28x19x23 13x24x19 33-29"
    error message="move 3: 28x19x23 is not a legal move: no capture of these pieces is legal"
    > go think
    error message="there is no position to search; the last one was refused"
    > pos start moves="32-28 19-23 28-18"
    error message="move 3: 28-18 is not a legal move: 28 and 18 are not on one diagonal"
    > pos pos="W:W6:B1"
    > go think
    error message="the side to move has no move: the game is over"
    > level depth=no nodes=-1 time=nan move-time="1 s" inc=inf moves=1.5
    error message="level depth=no is not a whole number above 0"
    error message="level nodes=-1 is not a whole number above 0"
    error message="level time=nan is not a time in seconds"
    error message="level move-time=1 s is not a time in seconds"
    error message="level inc=inf is not a time in seconds"
    error message="level moves=1.5 is not a whole number above 0"
    > go somewhere
    error message="go somewhere is not known; there are think, ponder and analyze"
    > go handicap=3 ply=1
    error message="go handicap is not known; there are think, ponder and analyze"
    > set-param name=threads value
    error message="parameter threads cannot be ''; it is a whole number from 1 to 256"
    > set-param name=threads value=0
    error message="parameter threads cannot be '0'; it is a whole number from 1 to 256"
    > set-param name=colour value=blue
    error message="there is no parameter colour; there are variant, hash, threads, lines and ponder"
    > set-param value=3
    error message="set-param needs name=... and value=..."
    > set-param name=variant value=canadian
    error message="parameter variant cannot be 'canadian'; it is one of normal russian brazilian english columns lasca italian spanish portuguese czech pool thai frisian frysk losing bt"
    > stop [stop]
    > ponder-hit [hit]
    "#);
}

#[test]
fn positions_of_every_variant_are_understood() {
    insta::assert_snapshot!(answers(
        "set-param name=variant value=english\n\
         pos pos=Bbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww moves=\"11-15 22-18 15x22x18\"\n\
         set-param name=variant value=columns\n\
         pos pos=\"W:Wc1=1+0000:Bh8\"\n\
         go analyze\n\
         pos pos=Wbbbb\n\
         set-param name=variant value=normal\n\
         pos pos=Wbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww moves=\"32-28 19-23 28x19x23 14x23x19\"\n\
         level time=60 inc=0.5 moves=30 handicap=2\n\
         go ply=4 ponder"
    ), @r#"
    > set-param name=variant value=english [discard]
    > pos pos=Bbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww moves="11-15 22-18 15x22x18"
    > set-param name=variant value=columns [discard]
    > pos pos="W:Wc1=1+0000:Bh8"
    > go analyze [search]
    > pos pos=Wbbbb
    error message="the position cannot be read: character 2: 'b' stands where a colon is expected"
    > set-param name=variant value=normal [discard]
    > pos pos=Wbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww moves="32-28 19-23 28x19x23 14x23x19"
    > level time=60 inc=0.5 moves=30 handicap=2
    > go ply=4 ponder [search]
    "#);
}

#[test]
fn a_search_to_a_depth_is_told_and_answered() {
    let mut dialogue = Dialogue::begin();
    for line in ["hub", "init", "pos start", "level depth=5", "go think"] {
        dialogue.say(line);
    }
    while dialogue.hear_answer() != "ready" {}
    let mut depths = Vec::new();
    let done = loop {
        let line = dialogue.hear();
        let read = Line::read(&line).unwrap().unwrap();
        match read.command() {
            "info" => {
                depths.push(read.value("depth").unwrap().to_owned());
                for name in ["score", "nodes", "time", "nps", "pv"] {
                    assert!(read.value(name).is_some_and(|value| !value.is_empty()), "{name}: {line}");
                }
            }
            _ => break read,
        }
    };
    assert_eq!(depths, ["1", "2", "3", "4", "5"]);
    assert_eq!(done.command(), "done");
    assert!(done.value("move").is_some() && done.value("ponder").is_some(), "{done}");
    dialogue.end();
}

#[test]
fn a_stop_is_answered_at_once_and_later_lines_wait_for_the_answer() {
    let mut dialogue = Dialogue::begin();
    for line in ["init", "pos start", "level infinite", "go think", "ping"] {
        dialogue.say(line);
    }
    assert_eq!(dialogue.hear_answer(), "ready");
    assert_eq!(dialogue.hear_answer(), "pong");
    // These wait.
    dialogue.say("pos start moves=32-28");
    dialogue.say("level depth=2");
    dialogue.say("go think");
    thread::sleep(Duration::from_millis(50));
    let begun = Instant::now();
    dialogue.say("stop");
    assert!(dialogue.hear_answer().starts_with("done move="));
    assert!(begun.elapsed() < Duration::from_millis(500), "{:?}", begun.elapsed());
    let second = dialogue.hear_answer();
    let from: u32 = second.trim_start_matches("done move=")[..2].parse().unwrap();
    assert!(from <= 20, "the second answer is Black's: {second}");
    dialogue.end();
}

#[test]
fn pondering_waits_for_the_hit_and_then_keeps_the_time() {
    let mut dialogue = Dialogue::begin();
    // Few moves are left to search, so the search itself would be over soon.
    for line in ["init", "pos pos=\"W:WK46:B1\"", "level move-time=0.1", "go ponder", "ping"] {
        dialogue.say(line);
    }
    assert_eq!(dialogue.hear_answer(), "ready");
    assert_eq!(dialogue.hear_answer(), "pong");
    thread::sleep(Duration::from_millis(150));
    dialogue.say("ping");
    assert_eq!(dialogue.hear_answer(), "pong", "nothing was answered before the hit");
    let begun = Instant::now();
    dialogue.say("ponder-hit");
    assert!(dialogue.hear_answer().starts_with("done move="));
    assert!(begun.elapsed() < Duration::from_millis(600), "{:?}", begun.elapsed());
    // A wrong guess.
    for line in ["pos start", "level time=60", "go ponder", "stop"] {
        dialogue.say(line);
    }
    assert!(dialogue.hear_answer().starts_with("done move="));
    dialogue.end();
}

#[test]
fn several_lines_are_numbered() {
    let mut dialogue = Dialogue::begin();
    for line in ["set-param name=lines value=3", "init", "pos start", "level depth=3", "go analyze"] {
        dialogue.say(line);
    }
    assert_eq!(dialogue.hear(), "ready");
    let lines: Vec<String> = (0..9)
        .map(|_| Line::read(&dialogue.hear()).unwrap().unwrap().value("line").unwrap().to_owned())
        .collect();
    assert_eq!(lines.concat(), "123123123");
    assert!(dialogue.hear().starts_with("done"));
    dialogue.end();
}

#[test]
fn the_end_of_the_input_ends_a_search_without_end() {
    let mut dialogue = Dialogue::begin();
    dialogue.say("level infinite");
    dialogue.say("go analyze");
    dialogue.close();
}

#[test]
fn a_search_without_time_has_a_move_and_no_nonsense() {
    let mut dialogue = Dialogue::begin();
    for level in ["level move-time=0", "level nodes=1", "level time=0 inc=0", "level time=-1"] {
        dialogue.say("pos start");
        dialogue.say(level);
        dialogue.say("go think");
        let mut line = dialogue.hear();
        while line.starts_with("info ") {
            let info = Line::read(&line).expect("a line").expect("a command");
            let score: f64 = info.value("score").expect("a score").parse().expect("a number");
            assert!(score.abs() < 2.0 && info.value("depth") != Some("0"), "{level}: {line}");
            line = dialogue.hear();
        }
        assert!(line.starts_with("done move=3"), "{level}: {line}");
    }
    // A stop before the search has looked at anything.
    dialogue.say("pos start\nlevel infinite\ngo think\nstop");
    assert!(dialogue.hear_answer().starts_with("done move=3"));
    dialogue.end();
}
