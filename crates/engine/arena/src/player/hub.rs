//! A Hub program at the board.

use std::io::BufReader;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::time::{Duration, Instant};

use damier_protocol::dxp::EndReason;
use damier_protocol::hub::{Client, Go, variant_name, variant_named};
use damier_rules::{Color, Move, Position, Variant};

use super::{Failure, Player, Reply};
use crate::pace::Side;

/// How long a program may take to start.
const START: Duration = Duration::from_secs(60);

/// How long a program may take to end by itself.
const END: Duration = Duration::from_secs(1);

/// A program that was started and speaks Hub.
pub struct HubPlayer {
    client: Client<ChildStdin>,
    child: Child,
    patience: Duration,
    ponders: bool,
    /// The reply that it expects to its last move.
    expected: Option<Move>,
    /// What it thinks about while the opponent does: after how many moves, and the position after the reply that it
    /// expects.
    pondering: Option<(usize, Move, Position)>,
}

impl HubPlayer {
    /// Starts a program, given with its arguments, sets its variant and those parameters that it has.
    pub fn start(
        command: &[String],
        variant: Variant,
        parameters: &[(String, String)],
        patience: Duration,
    ) -> Result<HubPlayer, Failure> {
        let program = command.join(" ");
        let (name, arguments) =
            command.split_first().map_or(("", &[][..]), |(name, rest)| (name.as_str(), rest));
        let spawned = Command::new(name)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn();
        let mut child = spawned.map_err(|cause| Failure::Start { program: program.clone(), cause })?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            let cause = std::io::Error::other("it has no pipes");
            return Err(Failure::Start { program, cause });
        };
        let client = Client::start(BufReader::new(output), input, START);
        let client = client.inspect_err(|_| put_away(&mut child))?;
        let mut player =
            HubPlayer { client, child, patience, ponders: false, expected: None, pondering: None };
        player.prepare(&program, variant, parameters)?;
        Ok(player)
    }

    /// The same player, who thinks on the opponent's time as well.
    #[must_use]
    pub fn pondering(mut self, ponders: bool) -> HubPlayer {
        self.ponders = ponders;
        self
    }

    /// Ends what it thinks on the opponent's time.
    fn stop_pondering(&mut self) -> Result<(), Failure> {
        if let Some((_, _, position)) = self.pondering.take() {
            self.client.stop()?;
            self.client.answer(&position, self.patience)?;
        }
        Ok(())
    }

    fn prepare(
        &mut self,
        program: &str,
        variant: Variant,
        parameters: &[(String, String)],
    ) -> Result<(), Failure> {
        let known =
            self.client.parameter("variant").map(|line| line.value("values").unwrap_or("").to_owned());
        let known = known.unwrap_or_else(|| variant_name(Variant::International).to_owned());
        let Some(name) = known.split_whitespace().find(|name| variant_named(name) == Some(variant)) else {
            let (program, variant) = (program.to_owned(), variant.name());
            return Err(Failure::Variant { program, variant, values: known });
        };
        if self.client.parameter("variant").is_some() {
            self.client.set("variant", name)?;
        }
        for (name, value) in parameters {
            if self.client.parameter(name).is_some() {
                self.client.set(name, value)?;
            }
        }
        Ok(self.client.init(START)?)
    }
}

impl Player for HubPlayer {
    fn new_game(&mut self, _: &Position, _: &[Move], _: Color, _: &Side) -> Result<(), Failure> {
        self.stop_pondering()?;
        self.expected = None;
        Ok(self.client.new_game()?)
    }

    fn ponder(&mut self, start: &Position, moves: &[Move], side: &Side) -> Result<(), Failure> {
        let Some(reply) = self.expected.take().filter(|_| self.ponders) else { return Ok(()) };
        let ahead: Vec<Move> = moves.iter().copied().chain([reply]).collect();
        let after = ahead.iter().fold(*start, |position, mv| position.play_unchecked(mv));
        if after.legal_moves().is_empty() {
            return Ok(());
        }
        let position = self.client.ponder(start, &ahead, &side.level())?;
        self.pondering = Some((moves.len(), reply, position));
        Ok(())
    }

    fn game_over(&mut self, _: &[Move], _: Option<Color>) -> Result<Option<EndReason>, Failure> {
        self.stop_pondering()?;
        Ok(None)
    }

    fn think(&mut self, start: &Position, moves: &[Move], side: &Side) -> Result<Reply, Failure> {
        let patience = side.allowed().unwrap_or_default().saturating_add(self.patience);
        let hit =
            |(count, reply, _): &mut (usize, Move, Position)| moves.get(*count..) == Some(&[*reply][..]);
        let found = if let Some((_, _, position)) = self.pondering.take_if(hit) {
            self.client.ponder_hit()?;
            self.client.answer(&position, patience)?
        } else {
            self.stop_pondering()?;
            self.client.search(start, moves, &side.level(), Go::Think, patience)?
        };
        self.expected = found.reply;
        Ok(Reply { mv: found.mv, score: found.score })
    }
}

impl Drop for HubPlayer {
    fn drop(&mut self) {
        // A program that does not listen is ended all the same.
        let _ = self.client.quit();
        put_away(&mut self.child);
    }
}

/// Waits a moment for the end of a program and then ends it.
fn put_away(child: &mut Child) {
    let begun = Instant::now();
    while begun.elapsed() < END {
        match child.try_wait() {
            Ok(None) => std::thread::sleep(Duration::from_millis(5)),
            _ => return,
        }
    }
    let _ = child.kill();
    let _ = child.wait();
}
