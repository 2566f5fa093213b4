//! Two players at a server's table, for the other tests.

use damier_clock::{Moment, Span};
use damier_live::{Command, Entry, Fact, LiveGame, Player, Refused, Seat, Terms};

/// A game with the list of its facts, as a server keeps them.
pub(crate) struct Match {
    pub(crate) game: LiveGame,
    pub(crate) entries: Vec<Entry>,
    pub(crate) now: Moment,
}

impl Match {
    pub(crate) fn new(terms: Terms) -> Match {
        let now = Moment::from_millis(0);
        let (white, black) = (Player::account("Ann"), Player::guest("Bo"));
        let begun = Fact::Begun { terms: Box::new(terms), white, black };
        let entries = vec![Entry::new(now, begun)];
        let game = LiveGame::fold(entries.clone()).expect("terms that hold");
        Match { game, entries, now }
    }

    pub(crate) fn wait(&mut self, span: Span) {
        self.now = self.now + span;
    }

    /// Decides, stores and takes in.
    pub(crate) fn ask(&mut self, by: Seat, command: &Command, lag: Span) -> Result<Vec<Fact>, Refused> {
        let facts = self.game.decide(command, by, self.now, lag)?;
        self.store(&facts);
        Ok(facts)
    }

    pub(crate) fn store(&mut self, facts: &[Fact]) {
        for fact in facts {
            self.game.apply(self.now, fact).unwrap_or_else(|why| panic!("{fact:?}: {why}"));
            self.entries.push(Entry::new(self.now, fact.clone()));
        }
    }

    pub(crate) fn play(&mut self, text: &str, lag: Span) -> Result<Vec<Fact>, Refused> {
        let (ply, by) = (self.game.ply(), self.game.turn());
        self.ask(by, &Command::Move { ply, text: text.to_owned() }, lag)
    }

    /// Whatever the clock ends by itself.
    pub(crate) fn look(&mut self) {
        let facts = self.game.due(self.now);
        self.store(&facts);
    }

    /// The stored facts make the same game again.
    pub(crate) fn check_fold(&self) {
        let folded = LiveGame::fold(self.entries.clone()).expect("facts that were taken in before");
        assert_eq!(folded, self.game);
    }
}
