//! The arbiter's desk: an open event, the words, the person who speaks.
//!
//! Facts are said to the event in memory, which refuses what cannot be, and kept in the file all at once,
//! so that a command happens as a whole or not at all.

use std::fmt;
use std::path::{Path, PathBuf};

use anyhow::Result;
use damier_clock::Moment;
use damier_compete::event::{
    Entry, Event, Fact, GameKey, PlayerId, Refused, Regulation, ScoreScale, StageId, State, TeamId,
};
use damier_compete::schedule::Side;
use damier_compete::{Entrant, Round};
use damier_desk::ActReport;
use damier_desk::RefusalText;
use damier_desk::acts::Act;
use damier_desk::{Draft, EventContext, Manner, facts, later};
use damier_language::{Args, Words};
use damier_store::{AttachedTo, Attachment, EventFile, Fault, StoreError};
use serde_json::Value;

use super::common::Common;
use super::door::AtTerminal;
use super::stage::StageArgs;
use super::{describe, moment, screen, which_file};
use crate::output::{Output, Verdict};

/// Refusals name the command that helps.
const MANNER: Manner =
    Manner { refused: describe::refused, who: describe::who, way_out: describe::way_out, terminal: true };

/// An open event and everything needed to work on it.
pub(crate) struct OpenEvent<'a> {
    pub(crate) common: &'a Common,
    pub(crate) words: &'static Words,
    pub(crate) out: &'a mut Output,
    path: PathBuf,
    file: EventFile,
    event: Event,
    at: Moment,
    /// How many facts are in the file.
    kept: usize,
    /// How many warnings there were before.
    known_warnings: usize,
}

impl<'a> OpenEvent<'a> {
    /// Opens the file of the event.
    pub(crate) fn open(common: &'a Common, out: &'a mut Output) -> Result<OpenEvent<'a>> {
        let words = common.words();
        let path = which_file::find(common.file.as_deref(), words)?;
        let told = |error: StoreError| describe::store(words, &error);
        let mut file = EventFile::open(&path).map_err(told)?;
        let event = file.load().map_err(told)?;
        let at = later(moment::moment(common.now()?), &event);
        Ok(OpenEvent::of(common, out, path, file, event, at))
    }

    /// A new event in a new file; a file that exists is never overwritten.
    pub(crate) fn create(common: &'a Common, out: &'a mut Output, path: &Path) -> Result<OpenEvent<'a>> {
        let file = EventFile::create(path).map_err(|error| describe::store(common.words(), &error))?;
        let at = moment::moment(common.now()?);
        Ok(OpenEvent::of(common, out, path.to_owned(), file, Event::new(), at))
    }

    fn of(
        common: &'a Common,
        out: &'a mut Output,
        path: PathBuf,
        file: EventFile,
        event: Event,
        at: Moment,
    ) -> OpenEvent<'a> {
        let (kept, known_warnings) = (event.entries().len(), event.state().warnings.len());
        let words = common.words().with_red(event.state().has_red());
        OpenEvent { common, words, out, path, file, event, at, kept, known_warnings }
    }

    /// Whether an event can be held under a regulation; nothing is written.
    pub(crate) fn check(common: &Common, regulation: &Regulation) -> Result<()> {
        let fact = Fact::Regulation(Box::new(regulation.clone()));
        let (at, by) = (Moment::default(), common.speaker().says(&State::default(), &fact));
        let checked = Event::new().apply(Entry { seq: 1, at, by, fact });
        checked.map_err(|refused| describe::refused(common.words(), &State::default(), &refused).into())
    }

    /// Goes back to what was known after a fact; from then on nothing is kept.
    pub(crate) fn go_back_to(&mut self, seq: u32) {
        let known = self.event.entries().iter().take(seq as usize).cloned();
        // Every prefix was told when it was the whole list, so it can be told again.
        self.event = Event::replay(known).unwrap_or_default();
        self.kept = self.event.entries().len();
        self.known_warnings = self.state().warnings.len();
    }

    /// The event, with what has been said.
    pub(crate) fn event(&self) -> &Event {
        &self.event
    }

    /// The event in the words of whoever types; refusals name the command that helps.
    pub(crate) fn hall(&self) -> EventContext<'_> {
        EventContext { words: self.words, event: &self.event, manner: MANNER }
    }

    /// Does an act; its facts are kept when the command concludes.
    pub(crate) fn act(&mut self, act: impl Into<Act>) -> Result<ActReport> {
        let door = AtTerminal { speaker: self.common.speaker() };
        let (words, at, zone, event) = (self.words, self.at, moment::zone(), &mut self.event);
        let mut draft = Draft { words, manner: MANNER, at, zone, event, door: &door };
        act.into().decide(&mut draft).map_err(|refusal| refusal.complaint().into())
    }

    /// Does an act, tells its facts and below them what else it answers.
    pub(crate) fn perform(&mut self, act: impl Into<Act>) -> Result<Verdict> {
        let told = self.act(act)?;
        let mut answer = ActReport { fields: told.fields, ..ActReport::new() };
        answer.block(self.appended_text()).block(told.text);
        self.conclude(answer)?;
        Ok(Verdict::Fine)
    }

    /// What is known.
    pub(crate) fn state(&self) -> &State {
        self.event.state()
    }

    /// The points a game is worth.
    pub(crate) fn scale(&self) -> ScoreScale {
        self.hall().scale()
    }

    /// When this command speaks.
    pub(crate) fn now(&self) -> Moment {
        self.at
    }

    /// Says a fact, or tells why it is not accepted.
    pub(crate) fn append(&mut self, fact: Fact) -> Result<u32> {
        self.try_say(fact).map_err(|refused| self.refused(&refused).into())
    }

    /// Says a fact and gives back the bare refusal.
    pub(crate) fn try_say(&mut self, fact: Fact) -> Result<u32, Refused> {
        let by = match &fact {
            // Who may say something may take it back.
            Fact::Undone { seq, .. } => match self.event.entries().get((*seq as usize).wrapping_sub(1)) {
                Some(entry) => self.common.speaker().says(self.state(), &entry.fact),
                None => self.common.speaker().says(self.state(), &fact),
            },
            _ => self.common.speaker().says(self.state(), &fact),
        };
        let seq = self.event.next_seq();
        self.event.apply(Entry { seq, at: self.at, by, fact })?;
        Ok(seq)
    }

    /// A refusal in words.
    pub(crate) fn refused(&self, refused: &Refused) -> RefusalText {
        describe::refused(self.words, self.state(), refused)
    }

    /// Keeps what has been said, and answers.
    pub(crate) fn conclude(&mut self, mut answer: ActReport) -> Result<()> {
        let said = &self.event.entries()[self.kept..];
        if !said.is_empty() {
            match self.file.append(self.kept as u32 + 1, said) {
                Err(StoreError { fault: Fault::Conflict { .. }, .. }) => return Err(WrittenMeanwhile.into()),
                done => done.map_err(|error| describe::store(self.words, &error))?,
            }
            answer.field("facts", said);
            if answer.text.is_empty() {
                answer.block(self.appended_text());
            }
        }
        let known = self.known_warnings.min(self.state().warnings.len());
        let mut notices: Vec<String> = self.state().warnings[known..]
            .iter()
            .map(|warning| describe::warning(self.words, self.state(), warning))
            .collect();
        notices.dedup();
        if self.common.json {
            answer.field("notices", &notices);
            let mut object = Value::Object(answer.fields);
            object["file"] = self.path.display().to_string().into();
            self.out.json(&object)?;
            return Ok(());
        }
        if let Some(title) = &answer.title {
            self.print(&screen::bold(title))?;
        }
        for line in answer.text.lines() {
            self.print(line)?;
        }
        for notice in notices {
            let line = self.words.translate("event-notice", &Args::new().with("text", notice));
            self.print(&line)?;
        }
        Ok(())
    }

    /// Attaches something to the file.
    pub(crate) fn attach(&mut self, to: &AttachedTo, bytes: &[u8]) -> Result<()> {
        let done = self.file.attach(to, self.at, bytes);
        Ok(done.map_err(|error| describe::store(self.words, &error))?)
    }

    /// A setting of whoever sits at the computer.
    pub(crate) fn setting(&mut self, name: &str) -> Result<Option<String>> {
        Ok(self.file.setting(name).map_err(|error| describe::store(self.words, &error))?)
    }

    /// Changes a setting, or takes it away.
    pub(crate) fn set(&mut self, name: &str, value: Option<&str>) -> Result<()> {
        Ok(self.file.set(name, value).map_err(|error| describe::store(self.words, &error))?)
    }

    /// What is attached.
    pub(crate) fn attachments(&mut self) -> Result<Vec<Attachment>> {
        Ok(self.file.attachments().map_err(|error| describe::store(self.words, &error))?)
    }

    /// The bytes that are attached to something.
    pub(crate) fn attached(&mut self, to: &AttachedTo) -> Result<Option<Vec<u8>>> {
        Ok(self.file.attached(to).map_err(|error| describe::store(self.words, &error))?)
    }

    /// What has been said in this command, one fact a line.
    pub(crate) fn appended_text(&self) -> String {
        let said = &self.event.entries()[self.kept..];
        let line = |entry: &Entry| {
            format!(
                "{:>4}  {}\n",
                entry.seq,
                facts::fact(self.words, self.state(), &entry.fact, &moment::zone())
            )
        };
        said.iter().map(line).collect()
    }

    /// One line for a person; what could disturb a terminal is taken out.
    pub(crate) fn print(&mut self, line: &str) -> Result<()> {
        use std::io::Write;
        let line = screen::printed(line, self.out);
        writeln!(self.out, "{line}")?;
        Ok(())
    }

    /// What a message says.
    pub(crate) fn text(&self, id: &str, args: &Args<'_>) -> String {
        self.words.translate(id, args)
    }

    /// A complaint in words.
    pub(crate) fn complaint(&self, id: &str, args: &Args<'_>) -> RefusalText {
        RefusalText::new(self.words.translate(id, args))
    }

    /// The stage that is meant.
    pub(crate) fn stage(&self, args: &StageArgs) -> Result<StageId> {
        Ok(args.of(self.state(), self.words)?)
    }

    /// The round that is meant: the one given, or the one being played.
    pub(crate) fn round(&self, stage: StageId, given: Option<Round>) -> Result<Round> {
        Ok(self.hall().round(stage, given)?)
    }

    /// Why a round of a stage is not there.
    pub(crate) fn no_round(&self, stage: StageId, round: Round) -> RefusalText {
        self.hall().no_round(stage, round)
    }

    /// The entrant that is meant.
    pub(crate) fn entrant(&self, stage: StageId, text: &str) -> Result<Entrant> {
        Ok(self.hall().entrant(stage, text)?)
    }

    /// The player that is meant.
    pub(crate) fn player(&self, stage: StageId, text: &str) -> Result<PlayerId> {
        Ok(self.hall().player(stage, text)?)
    }

    /// The team that is meant.
    pub(crate) fn team(&self, stage: StageId, text: &str) -> Result<TeamId> {
        Ok(self.hall().team(stage, text)?)
    }

    /// The game of a player, or the match of a team, with the side.
    pub(crate) fn game_of(&self, stage: StageId, round: Round, who: &str) -> Result<(GameKey, Side)> {
        Ok(self.hall().game_of(stage, round, who)?)
    }

    /// The name of an entrant.
    pub(crate) fn name(&self, entrant: Entrant) -> String {
        self.hall().name(entrant)
    }
}

/// Somebody else has written since the event was read; nothing has happened, and the command can be run again.
#[derive(Debug)]
pub(crate) struct WrittenMeanwhile;

impl fmt::Display for WrittenMeanwhile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("somebody else has written in the meantime")
    }
}

impl std::error::Error for WrittenMeanwhile {}
