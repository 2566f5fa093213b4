//! Runs the built command.

use std::ffi::OsStr;
use std::io::Write;
use std::process::{Command, Output, Stdio};

/// What a run printed, ready to be compared: exit code, then both streams.
pub(crate) fn damier<A: AsRef<OsStr>>(args: &[A]) -> String {
    describe(&run(args, b""))
}

/// The same with something on standard input.
pub(crate) fn damier_reading<A: AsRef<OsStr>>(args: &[A], input: &[u8]) -> String {
    describe(&run(args, input))
}

/// The raw outcome of a run.
pub(crate) fn run<A: AsRef<OsStr>>(args: &[A], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_damier"))
        .args(args)
        .env_remove("NO_COLOR")
        .env("LC_ALL", "C")
        .env("COLUMNS", "100")
        // Nothing of whoever runs the tests is read or written.
        .env("XDG_DATA_HOME", env!("CARGO_TARGET_TMPDIR"))
        .env_remove("DAMIER_TABLES")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command is built");
    let mut stdin = child.stdin.take().expect("a pipe was asked for");
    // A command that does not read its input closes it, which is no fault.
    let _ = stdin.write_all(input);
    drop(stdin);
    child.wait_with_output().expect("the command ends")
}

fn describe(output: &Output) -> String {
    let code = output.status.code().map_or("a signal".to_owned(), |code| code.to_string());
    let mut text = format!("exit {code}\n");
    for (name, bytes) in [("out", &output.stdout), ("err", &output.stderr)] {
        if !bytes.is_empty() {
            text += &format!("--- {name}\n{}", String::from_utf8_lossy(bytes));
        }
    }
    text
}
