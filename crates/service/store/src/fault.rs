//! What can go wrong with stored facts, and what to do about it.

use damier_compete::event::Refused;
use serde::Serialize;

/// What went wrong with which file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, thiserror::Error)]
#[error("{file}: {fault}")]
pub struct StoreError {
    pub file: String,
    /// What went wrong.
    pub fault: Fault,
}

/// What went wrong. Nothing that was stored before is lost by it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum Fault {
    /// No such file.
    #[error("there is no such file")]
    Missing,
    /// No folder to put the file into.
    #[error("there is no folder for this file")]
    NoFolder,
    /// A file of that name has something in it.
    #[error("the file exists already")]
    Exists,
    /// A folder, a device.
    #[error("this is no file")]
    NotAFile,
    /// No bytes at all.
    #[error("the file is empty")]
    Empty,
    /// Something else than an event.
    #[error("this is no event of Damier")]
    Foreign,
    /// An event where a contest was looked for, or another kind of contest.
    #[error("the file holds something else: an event, a contest of composing or of solving")]
    AnotherKind,
    /// Something else than the database of a server.
    #[error("this is no database of a Damier server")]
    ForeignDatabase,
    /// A table, a view or a trigger that no file of ours has.
    #[error("the file holds what no file of Damier has: {what}")]
    ForeignTable { what: String },
    /// More than is read of a file.
    #[error("the file is too large: more than {most} bytes or facts")]
    TooMuch { most: u64 },
    /// Reading takes too long.
    #[error("reading the file took more than {seconds} seconds and was broken off")]
    TooSlow {
        /// How long was waited.
        seconds: u64,
    },
    /// Written by a later program.
    #[error("the file was written by a newer Damier")]
    Newer,
    /// The file contradicts itself.
    #[error("the file is damaged: {what}")]
    Damaged { what: String },
    /// Cannot be written.
    #[error("the file cannot be written")]
    ReadOnly,
    /// The rights of the file or folder forbid it.
    #[error("permission denied")]
    Denied,
    /// Somebody else is writing and does not finish.
    #[error("the file is in use by another program")]
    Locked,
    #[error("there is no room left on the disk")]
    Full,
    /// The disk fails.
    #[error("the disk reports an error: {what}")]
    Disk {
        /// In its words.
        what: String,
    },
    /// The database server does not answer.
    #[error("the database cannot be reached: {what}")]
    Unreachable {
        /// In its words.
        what: String,
    },
    /// Somebody else has written in between.
    #[error("somebody else has written in the meantime: fact {found} is next, not {expected}")]
    Conflict {
        /// The next fact as the caller thought.
        expected: u32,
        /// The next fact as it is.
        found: u32,
    },
    /// Somebody else has written first, every time that it was tried.
    #[error("others are writing at the same place all the time; it was tried {tries} times")]
    Busy {
        /// How often it was tried.
        tries: u32,
    },
    /// The facts to be stored are not numbered one after the other.
    #[error("fact {found} cannot be stored in the place of fact {expected}")]
    OutOfOrder {
        /// The number wanted.
        expected: u32,
        /// The number it has.
        found: u32,
    },
    /// A fact that this program does not understand.
    #[error("fact {seq} cannot be read: {why}")]
    Unreadable {
        seq: u32,
        /// What is wrong.
        why: String,
    },
    /// A fact that cannot follow those before it.
    #[error("fact {seq} cannot follow those before it: {why}")]
    Contradiction { seq: u32, why: Box<Refused> },
    /// Anything else the disk or the database says.
    #[error("{what}")]
    Other {
        /// In its words.
        what: String,
    },
}

impl Fault {
    /// What to do now, where there is something.
    pub fn next_step(&self) -> Option<&'static str> {
        Some(match self {
            Fault::Missing => "look at the name, or make a new event",
            Fault::NoFolder => "make the folder first, or choose another one",
            Fault::Exists => "choose another name, or open this file",
            Fault::NotAFile | Fault::Foreign | Fault::AnotherKind => "give the name of an event file",
            Fault::ForeignTable { .. } | Fault::TooMuch { .. } | Fault::TooSlow { .. } => {
                "go on with a copy of the file that Damier has written itself"
            }
            Fault::ForeignDatabase => "give the name of another folder, or of another database",
            Fault::Unreachable { .. } => "see that the database server runs and that its address is right",
            Fault::Empty => "making it was cut short: make the event again under the same name",
            Fault::Newer => "install a newer Damier on this computer",
            Fault::Damaged { .. } => "leave the file as it is and go on with the latest copy of it",
            Fault::ReadOnly => {
                "copy the file to a disk that can be written, or take away its write protection"
            }
            Fault::Denied => "ask the owner of the file for permission, or copy it to a folder of your own",
            Fault::Locked => "end the other program, then try again",
            Fault::Full => "make room on the disk, then try again; nothing was lost",
            Fault::Disk { .. } => "copy the file to another disk and go on there",
            Fault::Conflict { .. } => "look at the event again, then repeat what is still wanted",
            Fault::Busy { .. } => "wait a moment, then try again; nothing was lost",
            Fault::Unreadable { .. } => "install a newer Damier, or go on with the latest copy of the file",
            Fault::OutOfOrder { .. } | Fault::Contradiction { .. } | Fault::Other { .. } => return None,
        })
    }
}

impl From<std::io::Error> for Fault {
    fn from(error: std::io::Error) -> Fault {
        use std::io::ErrorKind;
        match error.kind() {
            ErrorKind::NotFound => Fault::Missing,
            ErrorKind::AlreadyExists => Fault::Exists,
            ErrorKind::PermissionDenied => Fault::Denied,
            ErrorKind::ReadOnlyFilesystem => Fault::ReadOnly,
            ErrorKind::IsADirectory => Fault::NotAFile,
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded | ErrorKind::FileTooLarge => Fault::Full,
            _ => Fault::Other { what: error.to_string() },
        }
    }
}
