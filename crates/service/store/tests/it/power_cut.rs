//! Power cuts: a child process appends facts and is killed at random instants.
//!
//! What the child has acknowledged must be there, nothing may be half-written, and the list must fold.
//! Forty kills here; thousands by `cargo xtask power-cut --kills N`.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;

use damier_clock::Moment;
use damier_compete::Lots;
use damier_store::{AttachedTo, EventFile, Fault};

use crate::sample::{facts, names, place};

/// The file the child writes to.
const FILE: &str = "DAMIER_POWER_CUT_FILE";
/// How often to kill.
pub(crate) const KILLS: &str = "DAMIER_POWER_CUT_KILLS";
/// A file lives so many kills, then a new one is made.
pub(crate) const KILLS_PER_FILE: u32 = 12;

/// Batch by batch the facts of a list: from where, and how many. A batch is stored as a whole.
pub(crate) fn batch(from: u32) -> u32 {
    1 + from % 5
}

/// Whether batches end before a number.
pub(crate) fn is_between_batches(next: u32) -> bool {
    let mut from = 1;
    while from < next {
        from += batch(from);
    }
    from == next
}

fn game(next: u32) -> AttachedTo {
    AttachedTo::Event(format!("game {}", next % 7))
}

fn moves(next: u32) -> Vec<u8> {
    format!("{next}. 32-28 19-23 ").repeat(200).into_bytes()
}

/// The child: appends until it is killed and tells what is stored. Now and then it opens the file anew, as
/// one command after the other would.
#[test]
#[ignore = "started and killed by the others"]
fn child() {
    let path = std::env::var(FILE).expect("the name of a file");
    loop {
        let opened = EventFile::open(&path).or_else(|_| EventFile::create(&path));
        let Ok(mut file) = opened else { return println!("\nfault {opened:?}") };
        for _ in 0..3 {
            let next = file.load().expect("an event").next_seq();
            let count = batch(next);
            if let Err(error) = file.append(next, &facts(next, count)) {
                return println!("\nfault {}", error.fault);
            }
            println!("\nstored {}", next + count);
            if file.attach(&game(next), Moment::default(), &moves(next)).is_ok() {
                println!("\nattached {next}");
            }
        }
    }
}

/// What a child told before its end.
#[derive(Debug, Default)]
struct Told {
    /// The number after the last fact acknowledged.
    next: Option<u32>,
    /// The last attachment acknowledged.
    attached: Option<u32>,
    /// Why it gave up.
    fault: Option<String>,
}

fn child_command(path: &Path) -> Command {
    let mut command = Command::new(std::env::current_exe().expect("this test"));
    command.args(["--exact", "power_cut::child", "--ignored", "--nocapture"]).env(FILE, path);
    command
}

fn listen(child: &mut Child) -> thread::JoinHandle<Told> {
    let output = BufReader::new(child.stdout.take().expect("a pipe"));
    thread::spawn(move || {
        let mut told = Told::default();
        for line in output.lines().map_while(Result::ok) {
            match line.split_once(' ') {
                Some(("stored", next)) => told.next = next.parse().ok(),
                Some(("attached", next)) => told.attached = next.parse().ok(),
                Some(("fault", why)) => told.fault = Some(why.to_owned()),
                _ => {}
            }
        }
        told
    })
}

/// Lets a child write for a while, kills it, and looks at what it has left.
fn cut(path: &Path, after: Duration, kill: u32) -> bool {
    let mut child = child_command(path).stdout(Stdio::piped()).spawn().expect("a child");
    let told = listen(&mut child);
    thread::sleep(after);
    child.kill().expect("it never ends by itself");
    child.wait().expect("it has ended");
    let told = told.join().expect("a listener");
    assert_eq!(told.fault, None, "kill {kill}");
    let folder = path.parent().expect("a folder");
    let was_writing = names(folder).iter().any(|name| name.ends_with("-journal"));
    check(path, &told, kill);
    was_writing
}

fn check(path: &Path, told: &Told, kill: u32) {
    let mut file = match EventFile::open(path) {
        Ok(file) => file,
        Err(error) => {
            // Killed before there was a file; nothing may have been promised.
            let is_early = matches!(error.fault, Fault::Missing | Fault::Empty);
            assert!(is_early && told.next.is_none(), "kill {kill}: {error}, {told:?}");
            return;
        }
    };
    let event = file.load().unwrap_or_else(|error| panic!("kill {kill}: {error}"));
    let next = event.next_seq();
    assert!(told.next.is_none_or(|told| told <= next), "kill {kill}: {next} is next, {told:?}");
    assert!(is_between_batches(next), "kill {kill}: a batch was torn before {next}");
    assert_eq!(event.entries(), facts(1, next - 1), "kill {kill}");
    if let Some(last) = told.attached {
        let content = file.attached(&game(last)).expect("not damaged");
        assert_eq!(content, Some(moves(last)), "kill {kill}");
    }
    file.close().expect("a good end");
    assert_eq!(names(path.parent().expect("a folder")).len(), 1, "kill {kill}: something lies beside it");
}

#[test]
fn nothing_stored_is_lost() {
    let kills = std::env::var(KILLS).ok().and_then(|kills| kills.parse().ok()).unwrap_or(40);
    let mut lots = Lots::new(kills.into());
    let (mut writing, mut folder, mut path) = (0, None, Path::new("").to_owned());
    for kill in 0..kills {
        if kill % KILLS_PER_FILE == 0 {
            let (new, name) = place();
            (folder, path) = (Some(new), name);
        }
        let after = Duration::from_micros(lots.below(60_000));
        writing += u32::from(cut(&path, after, kill));
    }
    drop(folder);
    println!("{kills} kills, {writing} of them while something was being written; nothing was lost");
    assert!(kills < 1000 || writing > 0, "no kill came at a bad time");
}

/// The file may grow no further: an error that says so, and what was stored stays.
#[cfg(unix)]
#[test]
fn no_room() {
    let (_folder, path) = place();
    let limited = r#"trap "" XFSZ; ulimit -f 200; exec "$0" "$@""#;
    let child = child_command(&path);
    let mut shell = Command::new("sh");
    shell.args(["-c", limited]).arg(child.get_program()).args(child.get_args()).env(FILE, &path);
    let mut child = shell.stdout(Stdio::piped()).spawn().expect("a shell");
    let told = listen(&mut child);
    child.wait().expect("it has ended");
    let told = told.join().expect("a listener");
    let fault = told.fault.as_deref().expect("a fault");
    assert!(fault.starts_with("the disk reports an error") || fault.contains("no room"), "{fault}");
    assert!(told.next.is_some());
    check(&path, &told, 0);
}
