//! What a check needs to remember of the tags.

use crate::tidy::{tidy_name, tidy_value};
use crate::{Evidence, FaultKind, Location, TagText};

/// The tags that matter, and what is wrong among all of them.
#[derive(Debug, Default)]
pub(super) struct Header {
    pub(super) game_type: Option<(String, Location)>,
    /// The Variant tag, which some sites write in place of a GameType.
    pub(super) variant: Option<String>,
    pub(super) fen: Option<(String, Location)>,
    pub(super) result: Option<String>,
    pub(super) ply_count: Option<(String, Location)>,
    pub(super) white: String,
    pub(super) black: String,
    /// The names seen, one after the other, and where each ends.
    names: Vec<u8>,
    name_ends: Vec<usize>,
    evidence: Evidence,
    /// Whether some text is not UTF-8.
    foreign: bool,
}

impl Header {
    /// Forgets everything but keeps the memory.
    pub(super) fn clear(&mut self) {
        let Header { mut names, mut name_ends, .. } = std::mem::take(self);
        names.clear();
        name_ends.clear();
        *self = Header { names, name_ends, ..Header::default() };
    }

    /// Whether there was no tag.
    pub(super) fn is_empty(&self) -> bool {
        self.name_ends.is_empty()
    }

    /// Takes a tag; a fault if there was one of that name. The first of a name counts.
    pub(super) fn take(&mut self, tag: TagText<'_>) -> Option<FaultKind> {
        let name = tag.name.bytes();
        self.weigh(tag.raw_value.bytes());
        if self.has(name) {
            return Some(FaultKind::RepeatedTag { name: tidy_name(&tag.name.to_str()) });
        }
        self.names.extend_from_slice(name);
        self.name_ends.push(self.names.len());
        let is = |wanted: &str| name.eq_ignore_ascii_case(wanted.as_bytes());
        let value = || tidy_value(&tag.value());
        match name.first().map(u8::to_ascii_uppercase) {
            Some(b'G') if is("GameType") => self.game_type = Some((value(), tag.name.location())),
            Some(b'V') if is("Variant") => self.variant = Some(value()),
            Some(b'F') if is("FEN") => self.fen = Some((value(), tag.name.location())),
            Some(b'R') if is("Result") => self.result = Some(value()),
            Some(b'P') if is("PlyCount") => self.ply_count = Some((value(), tag.name.location())),
            // P1 and P2 are the players of files that name no colours.
            Some(b'W' | b'P') if is("White") || is("P1") => self.white = value(),
            Some(b'B' | b'P') if is("Black") || is("P2") => self.black = value(),
            _ => {}
        }
        None
    }

    fn has(&self, name: &[u8]) -> bool {
        let mut start = 0;
        self.name_ends.iter().any(|end| {
            let known = &self.names[start..*end];
            start = *end;
            known.eq_ignore_ascii_case(name)
        })
    }

    /// Notices text that is not UTF-8.
    pub(super) fn weigh(&mut self, bytes: &[u8]) {
        if !bytes.is_ascii() && std::str::from_utf8(bytes).is_err() {
            self.foreign = true;
            self.evidence.weigh(bytes);
        }
    }

    /// The fault of text that is not UTF-8.
    pub(super) fn encoding(&self) -> Option<FaultKind> {
        self.foreign.then(|| FaultKind::Encoding { taken_for: self.evidence.verdict().name() })
    }
}
