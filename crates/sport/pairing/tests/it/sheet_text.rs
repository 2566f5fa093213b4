//! Events written by hand in case files.
//!
//! | line | says |
//! | --- | --- |
//! | `round A>B C=D E!` | a round; first-named has White |
//! | `games A>B A=C …` | games, put into rounds one after the other |
//! | `match A 5:3 B` | a team match by its sum, spread over the boards from the first |
//! | `boards A 2 1 1 0 B` | a team match by its boards, as A sees them |
//! | `list P 5 +8 -9` | P meets opponents who end with these points, and draws, wins, loses |
//! | `left A 3` | A took part in round 3 last |
//! | `rounds 9` | how many rounds there are |
//! | `playoff A B=C` | an additional contest, the best first |
//!
//! Marks: `>` won, `<` lost, `=` drawn, `+` plus and minus, `-` minus and plus, `--` minus for both,
//! `~` adjourned, `?` open, `@` annulled; `A!` free with a plus.

use std::collections::HashMap;

use damier_pairing::standings::{PlayOff, TeamBoards};
use damier_pairing::{Absence, Cell, Entrant, Line, Mark, Sheet, SideResult};
use damier_rules::Color;

#[derive(Default)]
pub(crate) struct Event {
    pub(crate) names: Vec<String>,
    pub(crate) sheet: Sheet,
    pub(crate) teams: TeamBoards,
    pub(crate) play_offs: Vec<PlayOff>,
    index: HashMap<String, Entrant>,
}

const UNPAIRED: Cell = Cell::Absent(Absence::Announced);

impl Event {
    pub(crate) fn name(&self, entrant: Entrant) -> &str {
        &self.names[entrant.index()]
    }

    pub(crate) fn entrant(&mut self, name: &str) -> Entrant {
        if let Some(entrant) = self.index.get(name) {
            return *entrant;
        }
        let entrant = Entrant(self.names.len() as u32);
        self.names.push(name.to_owned());
        self.index.insert(name.to_owned(), entrant);
        let rounds = self.sheet.rounds_paired();
        self.sheet.lines.push(Line {
            number: entrant.0 + 1,
            rating: None,
            federation: None,
            cells: vec![UNPAIRED; rounds],
            withdrawn_after: None,
        });
        self.teams.marks.push(vec![Vec::new(); rounds]);
        entrant
    }

    fn add_round(&mut self) -> usize {
        let round = self.sheet.rounds_paired();
        for line in &mut self.sheet.lines {
            line.cells.push(UNPAIRED);
        }
        for marks in &mut self.teams.marks {
            marks.push(Vec::new());
        }
        self.sheet.rounds_total = self.sheet.rounds_total.max(round as u16 + 1);
        round
    }

    fn set(&mut self, round: usize, entrant: Entrant, cell: Cell) {
        self.sheet.lines[entrant.index()].cells[round] = cell;
    }

    fn pair(&mut self, round: usize, a: Entrant, b: Entrant, marks: (Mark, Mark)) {
        self.set(round, a, Cell::Paired { opponent: b, color: Color::White, mark: marks.0 });
        self.set(round, b, Cell::Paired { opponent: a, color: Color::Black, mark: marks.1 });
    }

    /// The first round in which neither is paired yet.
    fn free_round(&mut self, a: Entrant, b: Entrant) -> usize {
        let free =
            |round: &usize| [a, b].iter().all(|entrant| self.sheet.line(*entrant).cells[*round] == UNPAIRED);
        let rounds = self.sheet.rounds_paired();
        (0..rounds).find(free).unwrap_or_else(|| self.add_round())
    }

    /// Follows one line; `false` if it is none of the lines above.
    pub(crate) fn follow(&mut self, key: &str, value: &str) -> bool {
        let words: Vec<&str> = value.split_whitespace().collect();
        match key {
            "round" => {
                let games: Vec<_> = words.iter().map(|word| self.read(word)).collect();
                let round = self.add_round();
                for (a, b, marks) in games {
                    match b {
                        Some(b) => self.pair(round, a, b, marks),
                        None => self.set(round, a, Cell::Bye),
                    }
                }
            }
            "games" => {
                for word in words {
                    let (a, b, marks) = self.read(word);
                    let b = b.expect("two players");
                    let round = self.free_round(a, b);
                    self.pair(round, a, b, marks);
                }
            }
            "match" => {
                let (own, other) = words[1].split_once(':').expect("a sum");
                let (own, other): (u32, u32) =
                    (own.parse().expect("a number"), other.parse().expect("a number"));
                let boards = (own + other) as usize / 2;
                let spread: Vec<u32> =
                    (0..boards as u32).map(|board| own.saturating_sub(2 * board).min(2)).collect();
                self.team_match(words[0], &spread, words[2]);
            }
            "boards" => {
                let points: Vec<u32> =
                    words[1..words.len() - 1].iter().map(|word| word.parse().expect("a number")).collect();
                self.team_match(words[0], &points, words[words.len() - 1]);
            }
            "list" => self.list(words[0], &words[1..]),
            "left" => {
                let entrant = self.entrant(words[0]);
                self.sheet.lines[entrant.index()].withdrawn_after = Some(words[1].parse().expect("a number"));
            }
            "rounds" => self.sheet.rounds_total = words[0].parse().expect("a number"),
            "playoff" => {
                let tiers = words.iter().map(|tier| tier.split('=').map(|name| self.entrant(name)).collect());
                let tiers = tiers.collect();
                self.play_offs.push(PlayOff { tiers });
            }
            _ => return false,
        }
        true
    }

    fn read(&mut self, word: &str) -> (Entrant, Option<Entrant>, (Mark, Mark)) {
        if let Some(name) = word.strip_suffix('!') {
            return (self.entrant(name), None, (Mark::Open, Mark::Open));
        }
        let sign_at = word.find(|sign: char| !sign.is_alphanumeric()).expect("a sign");
        let (white, rest) = word.split_at(sign_at);
        let black = rest.trim_start_matches(|sign: char| !sign.is_alphanumeric());
        let sign = &rest[..rest.len() - black.len()];
        let played = |outcome: SideResult| (Mark::Played(outcome), Mark::Played(outcome.reversed()));
        let forfeit = |outcome: SideResult| (Mark::Forfeit(outcome), Mark::Forfeit(outcome.reversed()));
        let marks = match sign {
            ">" => played(SideResult::Win),
            "<" => played(SideResult::Loss),
            "=" => played(SideResult::Draw),
            "+" => forfeit(SideResult::Win),
            "-" => forfeit(SideResult::Loss),
            "--" => (Mark::Forfeit(SideResult::Loss), Mark::Forfeit(SideResult::Loss)),
            "~" => (Mark::Adjourned, Mark::Adjourned),
            "?" => (Mark::Open, Mark::Open),
            "@" => (Mark::Annulled, Mark::Annulled),
            _ => panic!("no mark: {sign}"),
        };
        (self.entrant(white), Some(self.entrant(black)), marks)
    }

    fn team_match(&mut self, a: &str, points: &[u32], b: &str) {
        let (a, b) = (self.entrant(a), self.entrant(b));
        let outcome = |points: u32| [SideResult::Loss, SideResult::Draw, SideResult::Win][points as usize];
        let own: u32 = points.iter().sum();
        let result = match own.cmp(&(points.len() as u32)) {
            std::cmp::Ordering::Less => SideResult::Loss,
            std::cmp::Ordering::Equal => SideResult::Draw,
            std::cmp::Ordering::Greater => SideResult::Win,
        };
        let round = self.free_round(a, b);
        self.pair(round, a, b, (Mark::Played(result), Mark::Played(result.reversed())));
        self.teams.boards = self.teams.boards.max(points.len());
        self.teams.marks[a.index()][round] = points.iter().map(|p| Mark::Played(outcome(*p))).collect();
        self.teams.marks[b.index()][round] = points.iter().map(|p| Mark::Played(outcome(2 - *p))).collect();
    }

    /// Games with opponents who make the rest of their points elsewhere: drawn, or `+` won, `-` lost.
    fn list(&mut self, name: &str, points: &[&str]) {
        let player = self.entrant(name);
        for (number, points) in points.iter().enumerate() {
            let opponent = self.entrant(&format!("{name}{number}"));
            let result = match points.chars().next() {
                Some('+') => SideResult::Win,
                Some('-') => SideResult::Loss,
                _ => SideResult::Draw,
            };
            let round = self.free_round(player, opponent);
            let marks = (Mark::Played(result), Mark::Played(result.reversed()));
            self.pair(round, player, opponent, marks);
            let total: u32 = points.trim_start_matches(['+', '-']).parse().expect("points");
            let mut rest = total - result.reversed().points().0;
            if rest % 2 == 1 {
                let helper = self.entrant(&format!("{name}{number}helper"));
                let round = self.free_round(opponent, helper);
                self.pair(
                    round,
                    opponent,
                    helper,
                    (Mark::Played(SideResult::Draw), Mark::Played(SideResult::Draw)),
                );
                rest -= 1;
            }
            for _ in 0..rest / 2 {
                let round = self.free_round(opponent, opponent);
                self.set(round, opponent, Cell::Bye);
            }
        }
    }
}
