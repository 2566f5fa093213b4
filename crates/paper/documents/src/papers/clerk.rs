//! The clerk: what every paper needs from an event, and how it is written in its language.

use damier_clock::Moment;
use damier_clock::rules::Code;
use damier_compete::event::{
    Entry, Event, GameKey, Official, PlayerEntry, PlayerId, Regulation, Role, RoundState, StageId,
    StageState, StageTable, State, System, TeamEntry, TeamId,
};
use damier_compete::{Entrant, Round};
use damier_federation::arbiters::Category;
use damier_language::{Args, Words};
use jiff::Timestamp;
use jiff::civil::DateTime;

use super::options::{Options, PaperError};
use crate::paper::{Column, Paper, Signature};

/// What a paper is made from.
pub(super) struct Clerk<'a> {
    pub(super) event: &'a Event,
    /// What they amount to.
    pub(super) state: &'a State,
    /// The regulation in force.
    pub(super) regulation: &'a Regulation,
    pub(super) code: Code,
    /// What is asked.
    pub(super) options: &'a Options,
    pub(super) words: &'static Words,
}

/// A stage that a paper is about.
#[derive(Clone, Copy)]
pub(super) struct Staged<'a> {
    pub(super) id: StageId,
    pub(super) stage: &'a StageState,
}

/// A round that a paper is about.
#[derive(Clone, Copy)]
pub(super) struct Rounded<'a> {
    pub(super) number: Round,
    pub(super) round: &'a RoundState,
}

impl<'a> Clerk<'a> {
    /// A clerk for an event that has a regulation.
    pub(super) fn new(event: &'a Event, options: &'a Options) -> Result<Clerk<'a>, PaperError> {
        let state = event.state();
        let regulation = state.regulation.as_ref().ok_or(PaperError::NoRegulation)?;
        let code = state.code().ok_or(PaperError::NoRegulation)?;
        let words = Words::of(options.language).with_red(state.has_red());
        Ok(Clerk { event, state, regulation, code, options, words })
    }

    /// What a message says.
    pub(super) fn text(&self, id: &str) -> String {
        self.words.text(id)
    }

    /// What a message says of something.
    pub(super) fn translate(&self, id: &str, args: &Args<'_>) -> String {
        self.words.translate(id, args)
    }

    /// A paper with its title, the event under it, and the foot.
    pub(super) fn paper(&self, title: impl Into<String>) -> Paper {
        let mut paper = Paper::new(title, self.options.language.code()).line(self.regulation.name.as_str());
        if let Some(when) = self.dates() {
            paper = paper.line(when);
        }
        let made = self.options.made_at.map_or_else(String::new, |at| {
            self.translate("paper-made", &Args::new().with("when", self.moment(at)))
        });
        paper.foot(self.regulation.name.as_str(), made)
    }

    /// The days of the event.
    pub(super) fn dates(&self) -> Option<String> {
        match (self.regulation.starts, self.regulation.ends) {
            (Some(first), Some(last)) => Some(self.words.dates(first, last)),
            (Some(day), None) | (None, Some(day)) => Some(self.words.date(day)),
            (None, None) => None,
        }
    }

    /// The day and the time of the hall; `None` outside the calendar.
    pub(super) fn civil(&self, at: Moment) -> Option<DateTime> {
        let timestamp = Timestamp::from_millisecond(at.millis()).ok()?;
        Some(self.options.zone.to_datetime(timestamp))
    }

    /// A moment in words.
    pub(super) fn moment(&self, at: Moment) -> String {
        self.civil(at).map_or_else(String::new, |at| self.words.date_time(at))
    }

    /// The table of a stage.
    pub(super) fn table(&self, staged: Staged<'a>) -> Result<StageTable, PaperError> {
        self.state.table(staged.id).ok_or(PaperError::NobodyEntered)
    }

    /// A line for the head of papers about a stage: its name where there are several.
    pub(super) fn stage_line(&self, staged: Staged<'_>) -> Option<String> {
        (self.state.stages.len() > 1).then(|| self.stage_name(&staged.stage.plan))
    }

    /// The column of the names of those who are paired: players or teams.
    pub(super) fn entrant_column(&self) -> Column {
        let head = if self.state.pairs_teams() { "paper-col-team" } else { "paper-col-name" };
        Column::text(self.text(head))
    }

    pub(super) fn round_name(&self, round: Round) -> String {
        self.translate("paper-round", &Args::new().with("round", round.number()))
    }

    /// The name of an entrant, as entered.
    pub(super) fn name(&self, entrant: Entrant) -> &'a str {
        self.state.name_of(entrant).unwrap_or("?")
    }

    /// The player behind an entrant, where players are paired.
    pub(super) fn player_of(&self, entrant: Entrant) -> Option<&'a PlayerEntry> {
        (!self.state.pairs_teams()).then(|| self.state.players.get(entrant.index())).flatten()
    }

    /// The team behind an entrant, where teams are paired.
    pub(super) fn team_of(&self, entrant: Entrant) -> Option<&'a TeamEntry> {
        self.state.pairs_teams().then(|| self.state.teams.get(entrant.index())).flatten()
    }

    /// The rating of an entrant.
    pub(super) fn rating(&self, entrant: Entrant) -> Option<u32> {
        let of_player = self.player_of(entrant).and_then(|player| player.rating);
        of_player.or_else(|| self.team_of(entrant).and_then(|team| team.rating))
    }

    /// The federation of an entrant.
    pub(super) fn federation(&self, entrant: Entrant) -> Option<&'a str> {
        let of_player = self.player_of(entrant).and_then(|player| player.federation.as_deref());
        of_player.or_else(|| self.team_of(entrant).and_then(|team| team.federation.as_deref()))
    }

    /// The title of an entrant.
    pub(super) fn title(&self, entrant: Entrant) -> Option<&'a str> {
        self.player_of(entrant).and_then(|player| player.title.as_deref())
    }

    /// The name of a player, as entered.
    pub(super) fn player_name(&self, player: PlayerId) -> &'a str {
        self.state.players.get(player.index()).map_or("?", |player| player.name.as_str())
    }

    /// The name of a team, as entered.
    pub(super) fn team_name(&self, team: TeamId) -> &'a str {
        self.state.teams.get(team.index()).map_or("?", |team| team.name.as_str())
    }

    /// The number of an entrant in a stage.
    pub(super) fn number(&self, staged: Staged<'_>, entrant: Entrant) -> Option<u32> {
        staged.stage.numbers.get(&entrant).copied()
    }

    /// Who plays in a stage, by number; by entry while there are none.
    pub(super) fn by_number(&self, staged: Staged<'_>) -> Vec<Entrant> {
        let mut field = self.state.field(staged.stage);
        field.sort_by_key(|entrant| self.number(staged, *entrant).unwrap_or(u32::MAX));
        field
    }

    /// Those with an office, the highest first.
    pub(super) fn panel(&self) -> Vec<&'a Official> {
        let mut panel: Vec<&Official> =
            self.state.officials.iter().filter(|official| official.role.is_panel()).collect();
        panel.sort_by_key(|official| official.role);
        panel
    }

    /// Who has an office now.
    pub(super) fn holder(&self, role: Role) -> Option<&'a Official> {
        self.state.officials.iter().find(|official| official.role == role && !official.relieved)
    }

    /// A role in words.
    pub(super) fn role(&self, role: Role) -> String {
        capital(&self.words.describe("role", &role))
    }

    /// The category of an official: a word of the federation in the language of the paper, any other as it was written.
    pub(super) fn category(&self, official: &Official) -> Option<String> {
        let written = official.category.as_deref()?;
        let known =
            Category::ALL.map(Category::name).into_iter().find(|own| written.eq_ignore_ascii_case(own));
        Some(known.map_or_else(|| written.to_owned(), |own| self.text(&format!("book-arbiter-{own}"))))
    }

    /// A place to sign for an office.
    pub(super) fn signature(&self, role: Role) -> Signature {
        let name = self.holder(role).map_or("", |official| official.name.as_str());
        Signature::new(self.role(role)).name(name)
    }

    /// A game in words: `round 2, table 3, board 1`.
    pub(super) fn game(&self, key: GameKey) -> String {
        let mut parts = Vec::new();
        if self.state.stages.len() > 1
            && let Some(stage) = self.state.stages.get(key.stage.index())
        {
            parts.push(self.stage_name(&stage.plan));
        }
        parts.push(self.translate("paper-in-round", &Args::new().with("round", key.round.number())));
        parts.push(self.translate("paper-in-table", &Args::new().with("table", key.table)));
        if let Some(board) = key.board {
            parts.push(self.translate("paper-in-board", &Args::new().with("board", board)));
        }
        if let Some(game) = key.game {
            parts.push(self.translate("paper-in-game", &Args::new().with("game", game)));
        }
        parts.join(", ")
    }

    /// The names of the two of a game: `Anna - Boris`.
    pub(super) fn sides(&self, key: GameKey) -> Option<String> {
        let round = self.state.stages.get(key.stage.index())?.round(key.round)?;
        let encounter = round.encounters.get(usize::from(key.table).checked_sub(1)?)?;
        Some(format!("{} – {}", self.name(encounter.first), self.name(encounter.second)))
    }

    /// What the facts that still count say, in their order.
    pub(super) fn collect_facts<T>(&self, pick: impl Fn(&'a Entry) -> Option<T>) -> Vec<T> {
        let picked = self.event.entries().iter().filter_map(|entry| Some((entry.seq, pick(entry)?)));
        picked.filter(|(seq, _)| self.event.counts(*seq)).map(|(_, told)| told).collect()
    }

    /// When something was said, and by whom.
    pub(super) fn author_of(&self, seq: u32) -> Option<(Moment, String)> {
        let entry = self.event.entries().get((seq as usize).checked_sub(1)?)?;
        let office = || self.words.describe("role", &entry.by.role);
        Some((entry.at, entry.by.person().map_or_else(office, str::to_owned)))
    }

    /// How many rounds a stage has: those that were played once the event is over, until then those planned.
    pub(super) fn rounds_there_are(&self, staged: Staged<'_>) -> u32 {
        match self.state.over {
            Some(_) => staged.stage.rounds.len() as u32,
            None => u32::from(self.state.rounds_planned(staged.stage)),
        }
    }

    /// Whether a stage is a Swiss.
    pub(super) fn is_swiss(staged: Staged<'_>) -> bool {
        matches!(staged.stage.plan.system, System::Swiss(_))
    }

    /// Whether the code is one of the FMJD.
    pub(super) fn is_fmjd(&self) -> bool {
        matches!(self.code, Code::Fmjd100 | Code::Fmjd64)
    }
}

/// The same words with a capital letter at their head.
pub(super) fn capital(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
