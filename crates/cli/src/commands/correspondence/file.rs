//! The file: one fact a line, with the number of its game.

use std::fs::OpenOptions;
use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result, bail};
use damier_acts::correspondence::{Act, Actor, When, decide};
use damier_correspondence::{Entry, PostalGame, Side};
use damier_language::{Language, Words};
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use crate::input;
use crate::output::harmless;

#[derive(Debug, Clone, Serialize, Deserialize)]
pub(super) struct Line {
    /// Which game, from 1.
    pub(super) game: usize,
    #[serde(flatten)]
    pub(super) entry: Entry,
}

/// The games of a file.
pub(crate) struct Games {
    games: Vec<PostalGame>,
}

impl Games {
    /// Reads a file and folds its games.
    pub(crate) fn open(path: &Path) -> Result<Games> {
        let text = input::text(path)?;
        let mut lists: Vec<Vec<Entry>> = Vec::new();
        for (number, line) in (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty()) {
            let place = || format!("{}, line {number}", path.display());
            let line: Line = serde_json::from_str(line).with_context(place)?;
            if line.game == 0 || line.game > lists.len() + 1 {
                bail!("{}: there is no game {}", place(), line.game);
            }
            if line.game > lists.len() {
                lists.push(Vec::new());
            }
            lists[line.game - 1].push(line.entry);
        }
        if lists.is_empty() {
            let path = path.display();
            bail!("{path} holds no game; delete it and begin one with `damier correspondence new`");
        }
        let fold = |(number, list): (usize, Vec<Entry>)| {
            PostalGame::fold(list).with_context(|| format!("{}, game {number}", path.display()))
        };
        let games: Result<Vec<PostalGame>> = (1..).zip(lists).map(fold).collect();
        Ok(Games { games: games? })
    }

    /// The games with their numbers.
    pub(crate) fn numbered(&self) -> impl Iterator<Item = (usize, &PostalGame)> {
        (1..).zip(&self.games)
    }

    /// The game of a number; without one the only game there is.
    pub(super) fn pick(&self, number: Option<usize>) -> Result<(usize, &PostalGame)> {
        let number = match (number, self.games.len()) {
            (Some(number), _) => number,
            (None, 1) => 1,
            (None, games) => bail!("there are {games} games; say which one with --game"),
        };
        let game = number.checked_sub(1).and_then(|index| self.games.get(index));
        let games = self.games.len();
        Ok((number, game.with_context(|| format!("there is no game {number}, there are {games}"))?))
    }

    /// The games of a player that are not over, with the side he has.
    pub(super) fn of(&self, player: &str) -> Vec<(usize, Side)> {
        let on = |(number, _): &(usize, Side)| {
            self.numbered().any(|(own, game)| own == *number && !game.is_over())
        };
        self.all_of(player).into_iter().filter(on).collect()
    }

    /// All games of a player, with the side he has.
    pub(super) fn all_of(&self, player: &str) -> Vec<(usize, Side)> {
        let plays = |game: &PostalGame, side: &Side| game.party(*side).name.eq_ignore_ascii_case(player);
        self.numbered()
            .filter_map(|(number, game)| {
                Side::ALL.into_iter().find(|side| plays(game, side)).map(|side| (number, side))
            })
            .collect()
    }
}

/// What would follow from an act in a game.
pub(super) fn decided(game: &PostalGame, act: &Act, on: Date) -> Result<Vec<Entry>> {
    let entries = decide(game, act, &Actor::keeper(), When::Day(on));
    entries.map_err(|why| anyhow::anyhow!("{}", harmless(&why.translate(Words::of(Language::EN)))))
}

/// Does an act and adds what follows to the file.
pub(super) fn act(path: &Path, number: usize, game: &PostalGame, act: &Act, on: Date) -> Result<PostalGame> {
    let mut next = game.clone();
    let mut text = String::new();
    for entry in decided(game, act, on)? {
        next.apply(&entry)?;
        text += &serde_json::to_string(&Line { game: number, entry })?;
        text.push('\n');
    }
    append(path, &text)?;
    Ok(next)
}

/// Adds lines to a file, all or none, and waits until they are on the disk.
pub(super) fn append(path: &Path, text: &str) -> Result<()> {
    let written = || format!("{} cannot be written", path.display());
    let mut file = OpenOptions::new().append(true).open(path).with_context(written)?;
    file.write_all(text.as_bytes()).with_context(written)?;
    file.sync_all().with_context(written)
}
