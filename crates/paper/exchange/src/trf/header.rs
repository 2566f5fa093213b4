//! What the lines beside those of players say.

use damier_compete::Absence;
use damier_compete::event::{PairedBy, PlayerEntry, Regulation, Score, TeamEntry};
use jiff::civil::Date;

use super::codes;
use super::directive::{Directive, DrawnLots, PREFIX};
use super::document::Document;
use super::fault::{TrfFault, TrfFaultKind};
use super::line_reader::LineReader;
use super::points::{Scoring, Tenths};

/// Codes of team events.
const TEAM_RECORDS: [&str; 8] = ["013", "082", "300", "310", "320", "330", "352", "362"];
/// Codes that say what the event itself knows and writes again.
const KNOWN: [&str; 20] = [
    "012", "042", "052", "062", "072", "082", "092", "102", "112", "142", "152", "162", "172", "182", "192",
    "202", "XXR", "XXC", "BBW", "BBD",
];

/// All of it.
#[derive(Debug, Default)]
pub(super) struct Header {
    pub(super) name: String,
    pub(super) starts: Option<Date>,
    pub(super) ends: Option<Date>,
    pub(super) chief: Option<String>,
    pub(super) deputies: Vec<String>,
    pub(super) control: Option<String>,
    pub(super) rounds: Option<u16>,
    pub(super) scoring: Option<Scoring>,
    pub(super) cycles: Option<u8>,
    pub(super) tie_breaks: Vec<String>,
    /// Codes of tie-breaks that draughts does not have.
    pub(super) unknown_tie_breaks: Vec<String>,
    /// Announced absences: line, round, number.
    pub(super) absences: Vec<(usize, u16, u32)>,
    /// Prohibited pairs: line, rounds, numbers.
    pub(super) prohibited: Vec<ProhibitedLine>,
    /// Our own lines by what may be said once only, to tell those that come twice.
    pub(super) said: Vec<(usize, String)>,
    pub(super) regulation: Option<Box<Regulation>>,
    /// Line, rounds paired, rounds started.
    pub(super) paired_started: Option<(usize, u16, u16)>,
    pub(super) teams: Vec<(usize, TeamEntry)>,
    pub(super) groups: Option<(usize, [Vec<u32>; 2])>,
    pub(super) entries: Vec<(usize, u32, Box<PlayerEntry>)>,
    /// Everybody in the order of entry.
    pub(super) order: Option<(usize, Vec<u32>)>,
    pub(super) lots: Vec<(usize, DrawnLots)>,
    pub(super) paired_by: Vec<(usize, u16, Box<PairedBy>)>,
    pub(super) joined: Vec<(usize, u32, u16)>,
    pub(super) left: Vec<LeftLine>,
    /// Line, round, why, numbers.
    pub(super) unpaired: Vec<(usize, u16, Absence, Vec<u32>)>,
    pub(super) tables: Vec<TablesLine>,
    pub(super) results: Vec<ResultLine>,
    /// Lines that mean nothing to us.
    pub(super) kept: Vec<String>,
}

/// Who must not meet.
#[derive(Debug)]
pub(super) struct ProhibitedLine {
    pub(super) line: usize,
    /// Without them for all rounds.
    pub(super) rounds: Option<(u16, u16)>,
    pub(super) numbers: Vec<u32>,
    pub(super) soft: bool,
}

/// Who has left.
#[derive(Debug)]
pub(super) struct LeftLine {
    pub(super) line: usize,
    pub(super) number: u32,
    pub(super) after: u16,
    pub(super) excluded: bool,
    pub(super) reason: String,
}

/// The tables of a round in their order, White first.
#[derive(Debug)]
pub(super) struct TablesLine {
    pub(super) line: usize,
    pub(super) round: u16,
    pub(super) pairs: Vec<(u32, u32)>,
}

/// A result in detail.
#[derive(Debug)]
pub(super) struct ResultLine {
    pub(super) line: usize,
    pub(super) round: u16,
    pub(super) white: u32,
    pub(super) black: u32,
    pub(super) games: Vec<Option<Score>>,
    pub(super) whole: Option<Score>,
}

impl Header {
    /// Reads all lines; faults go onto the list.
    pub(super) fn read(document: &Document, faults: &mut Vec<TrfFault>) -> Header {
        let mut header = Header::default();
        let mut bye_is_said = false;
        for (line, text) in document.others() {
            let mut reader = LineReader { line, text, faults };
            if text.starts_with(PREFIX) {
                match Directive::read(text.trim_end()) {
                    Some(Ok(directive)) => header.add(line, directive),
                    Some(Err((column, what))) => reader.fault(Some(column), what),
                    None => header.kept.push(text.to_owned()),
                }
                continue;
            }
            header.take_record(&mut reader, &mut bye_is_said);
        }
        header
    }

    fn take_record(&mut self, reader: &mut LineReader<'_>, bye_is_said: &mut bool) {
        let (text, line) = (reader.text, reader.line);
        let (code, rest) = (text.get(..3).unwrap_or(text), text.get(3..).unwrap_or("").trim());
        match code {
            "012" => self.name = rest.to_owned(),
            "042" => self.starts = reader.date(rest),
            "052" => self.ends = reader.date(rest),
            "102" => self.chief = Some(rest.to_owned()).filter(|name| !name.is_empty()),
            "112" if !rest.is_empty() => self.deputies.push(rest.to_owned()),
            "122" => match damier_clock::named::read(rest) {
                Ok(_) => self.control = Some(rest.to_owned()),
                Err(_) => self.kept.push(text.to_owned()),
            },
            "222" => match codes::time_control_text(rest) {
                Some(control) => {
                    self.control.get_or_insert(control);
                }
                None => self.kept.push(text.to_owned()),
            },
            "142" | "XXR" => self.rounds = reader.round(rest).or(self.rounds),
            "162" => self.points_162(reader, bye_is_said),
            "BBW" | "BBD" | "BBL" | "BBZ" | "BBF" | "BBU" => {
                self.points(reader, &code[2..], rest, 5, bye_is_said);
            }
            "XXS" if rest.contains('=') => self.points_xxs(reader, rest, bye_is_said),
            "192" => self.cycles = codes::round_robin_cycles(rest),
            "202" => {
                for code in rest.split([',', ';']).map(str::trim).filter(|code| !code.is_empty()) {
                    match codes::tie_break_name(code) {
                        Some(name) => self.tie_breaks.push(name),
                        None => self.unknown_tie_breaks.push(code.to_owned()),
                    }
                }
            }
            "240" => self.absences_240(reader),
            "260" => self.prohibited_260(reader),
            "XXP" => {
                if let Some(numbers) = reader.pair(rest, 5) {
                    self.prohibited.push(ProhibitedLine { line, rounds: None, numbers, soft: false });
                }
            }
            "299" => reader.fault(None, TrfFaultKind::AbnormalPoints),
            // A number of teams of nought is said by some programs.
            code if TEAM_RECORDS.contains(&code) && !rest.is_empty() && rest != "0" => {
                reader.fault(None, TrfFaultKind::TeamRecord { code: code.to_owned() });
            }
            code if KNOWN.contains(&code) || TEAM_RECORDS.contains(&code) => {}
            _ if text.trim().is_empty() => {}
            _ => self.kept.push(text.trim_end().to_owned()),
        }
    }

    fn add(&mut self, line: usize, directive: Directive) {
        self.said.extend(directive.subject().map(|subject| (line, subject)));
        match directive {
            Directive::Regulation(regulation) => self.regulation = Some(regulation),
            Directive::Rounds { paired, started } => self.paired_started = Some((line, paired, started)),
            Directive::Team(team) => self.teams.push((line, team)),
            Directive::Groups { first, second } => self.groups = Some((line, [first, second])),
            Directive::Player { number, entry } => self.entries.push((line, number, entry)),
            Directive::Entered(numbers) => self.order = Some((line, numbers)),
            Directive::Lots(lots) => self.lots.push((line, lots)),
            Directive::Paired { round, by } => self.paired_by.push((line, round, by)),
            Directive::Joined { number, after } => self.joined.push((line, number, after)),
            Directive::Left { number, after, excluded, reason } => {
                self.left.push(LeftLine { line, number, after, excluded, reason });
            }
            Directive::Unpaired { round, why, numbers } => self.unpaired.push((line, round, why, numbers)),
            Directive::Absent { round, numbers } => {
                self.absences.extend(numbers.into_iter().map(|number| (line, round, number)));
            }
            Directive::Tables { round, pairs } => self.tables.push(TablesLine { line, round, pairs }),
            Directive::Result { round, white, black, games, whole } => {
                self.results.push(ResultLine { line, round, white, black, games, whole });
            }
            Directive::Avoid { first, last, a, b } => {
                let (rounds, numbers) = (Some((first, last)), vec![a, b]);
                self.prohibited.push(ProhibitedLine { line, rounds, numbers, soft: true });
            }
        }
    }

    fn points(&mut self, reader: &mut LineReader<'_>, letter: &str, text: &str, at: usize, bye: &mut bool) {
        match Tenths::read(text) {
            Some(points) => {
                self.scoring.get_or_insert(Scoring::DEFAULT).set(letter, points, bye);
            }
            None => reader.field(at, text, "points such as 2.0"),
        }
    }

    /// `162  W 2.0    D 1.0`: a letter in columns 6, 15, 24 …, its points in the four that follow.
    fn points_162(&mut self, reader: &mut LineReader<'_>, bye: &mut bool) {
        let columns: Vec<char> = reader.text.chars().collect();
        for at in (5..columns.len()).step_by(9) {
            let letter = columns[at].to_string();
            if letter == " " {
                continue;
            }
            let points: String = columns[at + 1..].iter().take(4).collect();
            if Scoring::DEFAULT.clone().set(&letter, Tenths(0), &mut false) {
                self.points(reader, &letter, &points, at + 2, bye);
            } else {
                reader.field(at + 1, &letter, "one of W, D, L, A, P and X");
            }
        }
    }

    /// `XXS W=2.0 D=1.0`.
    fn points_xxs(&mut self, reader: &mut LineReader<'_>, rest: &str, bye: &mut bool) {
        for word in rest.split_whitespace() {
            let Some((name, points)) = word.split_once('=') else { continue };
            let letter = match name.to_uppercase().as_str() {
                "W" | "WW" | "BW" | "FW" | "FPB" => "W",
                "D" | "WD" | "BD" | "HPB" => "D",
                "L" | "WL" | "BL" => "L",
                "ZPB" | "FL" => "A",
                "PAB" => "P",
                _ => continue,
            };
            self.points(reader, letter, points, 5, bye);
        }
    }

    /// `240 Z 004    5   12`.
    fn absences_240(&mut self, reader: &mut LineReader<'_>) {
        let kind = reader.text.chars().nth(4).map(|c| c.to_ascii_uppercase());
        let rest: String = reader.text.chars().skip(6).collect();
        let (round, players) = rest.trim().split_once(' ').unwrap_or((rest.trim(), ""));
        if !matches!(kind, Some('F' | 'H' | 'Z')) {
            let value = kind.map(String::from).unwrap_or_default();
            return reader.field(5, &value, "the kind of an absence: F, H or Z");
        }
        let (Some(round), Some(numbers)) = (reader.round(round), reader.numbers(players, 11)) else { return };
        let line = reader.line;
        // Points for an absence are told by the columns of the round once it has been played.
        self.absences.extend(numbers.into_iter().map(|number| (line, round, number)));
    }

    /// `260 001 002  125  180  184`.
    fn prohibited_260(&mut self, reader: &mut LineReader<'_>) {
        let rest = reader.text[3..].trim();
        let mut words = rest.split_whitespace();
        let (first, last) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
        let (Some(first), Some(last)) = (reader.round(first), reader.round(last)) else { return };
        let players = words.collect::<Vec<_>>().join(" ");
        let Some(numbers) = reader.pair(&players, 13) else { return };
        let rounds = Some((first, last));
        self.prohibited.push(ProhibitedLine { line: reader.line, rounds, numbers, soft: false });
    }
}
