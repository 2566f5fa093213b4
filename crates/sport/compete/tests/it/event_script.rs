//! Small events as scripts: one fact in a line.
//!
//! | line | says |
//! | --- | --- |
//! | `rulebook NAME` … | the regulation, before the first fact: see [`Script::regulation_line`] |
//! | `open` | the regulation is approved |
//! | `as ROLE NAME`, `clock MINUTES`, `stage N` | who speaks from here on, when, about which stage |
//! | `official ROLE NAME [CATEGORY]`, `relieve NAME` | offices |
//! | `committee A:x B:y C | D E` | members, then reserves, with their branches; `!` appointed by the executive |
//! | `team NAME [FEDERATION]`, `enter NAME [rating=] [born=] [sex=] [team=] [board=]` | entries |
//! | `numbers lots SEED`, `numbers rating SEED`, `numbers given A B` | the table |
//! | `absent NAME ROUND …`, `withdraw NAME`, `go-on NAME`, `out NAME` | who is there |
//! | `pair R A-B C-D bye:E free:F plus:G`, `override R …` | a round |
//! | `publish R`, `start R`, `close R` | its course |
//! | `result R TABLE SCORE`, `correct R TABLE SCORE` | TABLE is `3`, `3b1` or `3g2` |
//! | `late R TABLE SIDE MINUTES [excused]`, `mixed R TABLE`, `sit R TABLE SIDE NAME` | at the board |
//! | `punish NAME SANCTION OFFENCE [R TABLE]` | a sanction |
//! | `protest NAME [R TABLE]`, `protest-in-ukrainian …`, `rule SEQ yes`, `appeal SEQ`, `decide SEQ no [INTERESTED …]` | disputes |
//! | `group A B | C D`, `lots tie R TABLE`, `lots-by-hand tie R TABLE : 2` | the groups of a Scheveningen, a lot on a level meeting |
//! | `undo SEQ` | an earlier fact counts no longer |

use damier_clock::Moment;
use damier_compete::event::StageTable;
use damier_compete::event::{
    About, By, Character, Committee, Complainant, Delay, Departure, Entry, Event, Fact, FieldFrom, FreeKind,
    FreeSeat, GameKey, Help, Impairment, Juror, Leave, LotsFor, Manner, Numbering, Odds, Offence, Official,
    PairedBy, PlacesOf, PlayerEntry, PlayerId, Refused, Regulation, Role, Sanction, Score, Sex, Squad,
    StageId, StagePlan, System, TeamEntry, TeamId, TeamRules, TechnicalRegulation, sections, technical_items,
};
use damier_compete::schedule::{Aim, IfLevel, KnockoutPlaces, LostPoints, RowOrder, Side, TieMethod};
use damier_compete::swiss::{Prohibition, Strength, Unrated};
use damier_compete::{Cell, Entrant, Mark, Points, Round, SideResult};

/// An event being told.
pub(crate) struct Script {
    pub(crate) event: Event,
    pub(crate) stage: StageId,
    regulation: Regulation,
    by: By,
    at: Moment,
}

pub(crate) type Fault = String;

impl Script {
    pub(crate) fn new() -> Script {
        let mut regulation = Regulation::new("Cup", "ua2023-100", Vec::new());
        regulation.tie_breaks = vec!["solkoff".to_owned()];
        regulation.control = "80m+60s".to_owned();
        Script {
            event: Event::new(),
            stage: StageId::FIRST,
            regulation,
            by: By::new(Role::ChiefArbiter, "Chief"),
            at: Moment::default(),
        }
    }

    /// Follows a line; the outer result is about the script, the inner one about the event.
    pub(crate) fn follow(&mut self, line: &str) -> Result<Result<(), Refused>, Fault> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let (key, rest) = words.split_first().ok_or("an empty line")?;
        if self.setting(key, rest)? {
            return Ok(Ok(()));
        }
        let fact = self.fact(key, rest)?;
        let mut by = self.by.clone();
        // Unless somebody else speaks, each fact is said by one who may.
        if by.role == Role::ChiefArbiter && by.name == "Chief" {
            by.role = match fact {
                Fact::Regulation(_) | Fact::Appointed(_) => Role::Organiser,
                Fact::AppealDecided { .. } => Role::Jury,
                _ => Role::ChiefArbiter,
            };
        }
        let seq = self.event.next_seq() + u32::from(*key == "skip");
        Ok(self.event.apply(Entry { seq, at: self.at, by, fact }))
    }

    fn setting(&mut self, key: &str, rest: &[&str]) -> Result<bool, Fault> {
        match key {
            "as" => {
                let role = Role::ALL.into_iter().find(|role| role.name() == rest[0]);
                self.by = By::new(role.ok_or("a role")?, rest.get(1).copied().unwrap_or("Chief"));
            }
            "clock" => self.at = Moment::from_millis(number::<i64>(rest[0])? * 60_000),
            "stage" if rest.len() == 1 => self.stage = StageId(number::<u8>(rest[0])? - 1),
            _ => return self.regulation_line(key, rest),
        }
        Ok(true)
    }

    /// Lines about the regulation, which `open` approves and `change` changes.
    fn regulation_line(&mut self, key: &str, rest: &[&str]) -> Result<bool, Fault> {
        let regulation = &mut self.regulation;
        match key {
            "rulebook" => regulation.rulebook = rest[0].to_owned(),
            "stage" => regulation.stages.push(plan(rest)?),
            "no-stage" => regulation.stages.clear(),
            "character" => {
                regulation.character = match rest {
                    ["team"] => Character::Team,
                    ["both"] => Character::IndividualAndTeam,
                    ["scoring", best] => Character::IndividualWithTeamScoring { counting: number(best)? },
                    _ => Character::Individual,
                }
            }
            "boards" => {
                let has = |word| rest.contains(&word);
                regulation.teams = Some(TeamRules {
                    boards: number(rest[0])?,
                    reserves: has("reserves"),
                    free_order: has("free-order"),
                    entries_may_change: has("open-entry"),
                });
            }
            "age-group" => regulation.age_group = Some(rest[0].to_owned()),
            "women" => regulation.sex = Some(Sex::Female),
            "starts" => regulation.starts = Some(rest[0].parse().map_err(|_| "a date")?),
            "ends" => regulation.ends = Some(rest[0].parse().map_err(|_| "a date")?),
            "approved" => regulation.approved = Some(rest[0].parse().map_err(|_| "a date")?),
            "control" => regulation.control = rest.join(" "),
            "tie-breaks" => regulation.tie_breaks = rest.iter().map(|word| (*word).to_owned()).collect(),
            "switch" => regulation.switches.push((rest[0].to_owned(), rest[1].to_owned())),
            "play-off" => regulation.play_off = Some(rest.join(" ")),
            "late-limit" => regulation.late_limit = Some(number(rest[0])?),
            "protest-minutes" => regulation.protest_minutes = Some(number(rest[0])?),
            "no-late-entries" => regulation.late_entries = false,
            "early-stop" => regulation.early_stop = Some(rest == ["yes"]),
            "qualifier" => regulation.qualifying_places = Some(number(rest[0])?),
            "official" if rest.is_empty() => regulation.official = true,
            "title" => regulation.for_a_title = true,
            "sections" => {
                let given = rest.iter().map(|word| number::<u8>(word)).collect::<Result<Vec<_>, _>>()?;
                regulation.sections = given.into_iter().map(|own| (own, "as agreed".to_owned())).collect();
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn regulation(&self) -> Regulation {
        let mut regulation = self.regulation.clone();
        if let (true, Ok(code)) = (regulation.sections.is_empty(), regulation.code()) {
            let all = sections(code).iter().map(|section| (section.number, "as agreed".to_owned()));
            regulation.sections = all.collect();
        }
        regulation
    }

    fn fact(&self, key: &str, rest: &[&str]) -> Result<Fact, Fault> {
        let stage = self.stage;
        let first = || rest.first().copied().ok_or_else(|| format!("{key} of what?"));
        let reason = "agreed".to_owned();
        Ok(match key {
            "open" => Fact::Regulation(Box::new(self.regulation())),
            "change" => Fact::RegulationChanged { regulation: Box::new(self.regulation()), reason },
            "change-silently" => {
                Fact::RegulationChanged { regulation: Box::new(self.regulation()), reason: String::new() }
            }
            "technical" => Fact::Technical(self.technical(rest)?),
            "sign" => Fact::TechnicalSigned(self.entrants(rest)?),
            "official" => Fact::Appointed(Official {
                role: Role::ALL.into_iter().find(|role| role.name() == rest[0]).ok_or("a role")?,
                name: rest[1].to_owned(),
                category: rest.get(2).map(|words| words.replace('_', " ")),
                branch: None,
                relieved: false,
            }),
            "relieve" => Fact::Relieved { name: first()?.to_owned(), reason },
            "relieve-silently" => Fact::Relieved { name: first()?.to_owned(), reason: " ".to_owned() },
            "committee" => Fact::Committee(committee(rest)),
            "schedule" => {
                let starts = Moment::from_millis(number::<i64>(rest[1])? * 60_000);
                Fact::Scheduled { stage, round: round(rest[0])?, starts }
            }
            "team" => Fact::TeamEntered(TeamEntry {
                name: first()?.to_owned(),
                federation: rest.get(1).map(|word| (*word).to_owned()),
                ..TeamEntry::default()
            }),
            "enter" => Fact::Entered(self.player_entry(rest)?),
            "correct-entry" => Fact::EntryCorrected {
                player: self.player(first()?)?,
                entry: self.player_entry(rest)?,
                reason,
            },
            "approve-entries" => Fact::EntriesApproved,
            "field" => Fact::Field { stage, entrants: self.entrants(rest)? },
            "group" => {
                let mut halves = rest.split(|word| *word == "|");
                let mut half = || self.entrants(halves.next().unwrap_or_default());
                Fact::Grouped { stage, first: half()?, second: half()? }
            }
            "numbers" => Fact::Numbered { stage, by: self.numbering(rest)? },
            "lots" => Fact::lots(self.lots_for(rest)?, 7),
            "lots-by-hand" => {
                let at = rest.iter().position(|word| *word == ":").ok_or("what was drawn")?;
                let by_hand = rest[at + 1..].iter().map(|word| number(word)).collect::<Result<_, _>>()?;
                Fact::Lots { purpose: self.lots_for(&rest[..at])?, seed: 0, reason: String::new(), by_hand }
            }
            "absent" => Fact::AbsenceAnnounced {
                stage,
                entrant: self.entrant(first()?)?,
                rounds: rest[1..].iter().map(|word| round(word)).collect::<Result<_, _>>()?,
            },
            "withdraw" => Fact::Withdrawn { entrant: self.entrant(first()?)?, reason },
            "withdraw-silently" => {
                Fact::Withdrawn { entrant: self.entrant(first()?)?, reason: " ".to_owned() }
            }
            "go-on" | "out" => {
                Fact::FurtherPart { entrant: self.entrant(first()?)?, goes_on: key == "go-on", reason }
            }
            "prohibit" | "discourage" => Fact::Prohibited { pair: self.prohibition(key, rest)?, reason },
            "allow" => Fact::ProhibitionLifted {
                a: self.entrant(rest[0])?,
                b: self.entrant(rest[1])?,
                strength: Strength::Absolute,
            },
            "lineup" => Fact::LineUp {
                stage,
                round: round(rest[0])?,
                team: TeamId(self.entrant(rest[1])?.0),
                boards: rest[2..].iter().map(|name| self.player(name)).collect::<Result<_, _>>()?,
            },
            "pair" | "override" => self.pairing(key, rest)?,
            "publish" => Fact::Published { stage, round: round(first()?)? },
            "start" => Fact::Started { stage, round: round(first()?)? },
            "close" => Fact::Closed { stage, round: round(first()?)? },
            _ => return self.fact_at_the_board(key, rest),
        })
    }

    fn fact_at_the_board(&self, key: &str, rest: &[&str]) -> Result<Fact, Fault> {
        let reason = "agreed".to_owned();
        Ok(match key {
            "sit" => {
                Fact::Seated { key: self.key(rest)?, side: side(rest[2])?, player: self.player(rest[3])? }
            }
            "mixed" => Fact::ColoursMixed { key: self.key(rest)? },
            "board" => Fact::AtBoard {
                key: self.key(rest)?,
                after_ms: 0,
                line: rest.get(2..).unwrap_or_default().join(" "),
            },
            "said" => Fact::SaidByPlayer {
                key: self.key(rest)?,
                side: side(rest[2])?,
                after_ms: 0,
                line: rest.get(3..).unwrap_or_default().join(" "),
            },
            "odds" => {
                let squares = rest.get(3..).unwrap_or_default().iter().map(|own| (*own).to_owned()).collect();
                let odds = Some(Odds { from: side(rest[2])?, squares });
                Fact::PlayedSo { key: self.key(rest)?, manner: Manner { blindfold: Vec::new(), odds } }
            }
            "resume" => Fact::Resumption { key: self.key(rest)?, starts: self.at },
            "result" => {
                Fact::Result { key: self.key(rest)?, score: score(rest[2])?, reason: None, game: None }
            }
            "correct" => Fact::ResultCorrected { key: self.key(rest)?, score: score(rest[2])?, reason },
            "late" => Fact::Late {
                key: self.key(rest)?,
                side: side(rest[2])?,
                delay: Delay {
                    minutes: number(rest[3])?,
                    excused: rest.contains(&"excused"),
                    flag: rest.contains(&"flag"),
                },
            },
            "punish" => {
                let by_clause = rest[2].contains(|sign: char| sign.is_ascii_digit());
                Fact::Punished {
                    player: self.player(rest[0])?,
                    sanction: sanction(rest[1])?,
                    offence: if by_clause { Offence::Conduct } else { offence(rest[2])? },
                    game: if rest.len() > 4 { Some(self.key(&rest[3..])?) } else { None },
                    account: "as seen by the arbiter".to_owned(),
                    clause: by_clause.then(|| rest[2].to_owned()),
                }
            }
            "assistant" => Fact::Assistant {
                player: self.player(rest[0])?,
                name: rest[1].to_owned(),
                helps: rest[2..]
                    .iter()
                    .map(|word| Help::ALL.into_iter().find(|help| help.name() == *word).ok_or("a help"))
                    .collect::<Result<_, _>>()?,
            },
            "no-assistant" => Fact::AssistantDismissed { player: self.player(rest[0])?, reason },
            "leave" => Fact::LeaveGiven {
                player: self.player(rest[0])?,
                what: Leave::ALL.into_iter().find(|own| own.name() == rest[1]).ok_or("a leave")?,
                reason: if rest[1] == "break" { String::new() } else { reason },
                moves: rest.get(2).map(|word| number(word)).transpose()?,
            },
            "back" => Fact::CameBack { player: self.player(rest[0])? },
            "expel" => Fact::SpectatorExpelled { who: rest.join(" "), reason },
            "cameras" => Fact::CamerasPermitted { who: rest.join(" "), terms: String::new() },
            "assign" => Fact::Assigned {
                name: rest[0].to_owned(),
                stage: self.stage,
                round: None,
                tables: rest[1..].iter().map(|word| number(word)).collect::<Result<_, _>>()?,
            },
            "ask" => Fact::Asked { question: rest.join(" "), meanwhile: String::new(), game: None },
            "answer" => Fact::Answered { question: number(rest[0])?, answer: reason },
            "reported" => Fact::Reported { to: rest.join(" ") },
            "protest" | "protest-in-ukrainian" => {
                let about = match rest.get(1) {
                    Some(seq) if seq.starts_with('@') => About::Fact(number(&seq[1..])?),
                    Some(_) => About::Game(self.key(&rest[1..])?),
                    None => About::Other,
                };
                let from = match self.team_named(rest[0]) {
                    Some(team) => Complainant::Captain(team),
                    None => Complainant::Player(self.player(rest[0])?),
                };
                let text = if key == "protest" { "I disagree" } else { "Я не згоден" };
                Fact::Protested { from, about, text: text.to_owned() }
            }
            "rule" => {
                Fact::ProtestRuled { protest: number(rest[0])?, upheld: rest[1] == "yes", ruling: reason }
            }
            "appeal" => Fact::Appealed { protest: number(rest[0])? },
            "decide" => Fact::AppealDecided {
                protest: number(rest[0])?,
                upheld: rest[1] == "yes",
                interested: rest[2..].iter().map(|name| (*name).to_owned()).collect(),
                ruling: reason,
            },
            "unforeseen" => {
                Fact::Decided { question: rest.join(" "), decision: reason.clone(), grounds: reason }
            }
            "note" | "skip" => Fact::Note(rest.join(" ")),
            "cancel" => Fact::Cancelled { reason },
            "finish" => Fact::Finished,
            "finish-early" => Fact::FinishedEarly { reason: rest.join(" ") },
            "undo" => Fact::Undone { seq: number(rest[0])?, reason },
            "undo-silently" => Fact::Undone { seq: number(rest[0])?, reason: String::new() },
            _ => return Err(format!("nobody understands \"{key}\"")),
        })
    }

    fn technical(&self, rest: &[&str]) -> Result<TechnicalRegulation, Fault> {
        let code = self.regulation.code().map_err(|unknown| unknown.to_string())?;
        let all = technical_items(code).iter().map(|item| item.number);
        let items = if rest.is_empty() {
            all.collect()
        } else {
            rest.iter().map(|word| number::<u8>(word)).collect::<Result<Vec<_>, _>>()?
        };
        Ok(TechnicalRegulation {
            items: items.into_iter().map(|own| (own, "as agreed".to_owned())).collect(),
        })
    }

    fn player_entry(&self, rest: &[&str]) -> Result<PlayerEntry, Fault> {
        let name = if rest[0] == "nameless" { String::new() } else { rest[0].to_owned() };
        let mut entry = PlayerEntry { name, ..PlayerEntry::default() };
        for word in &rest[1..] {
            let (key, value) = word.split_once('=').ok_or_else(|| format!("{word} lacks a value"))?;
            match key {
                "rating" => entry.rating = Some(number(value)?),
                "federation" => entry.federation = Some(value.to_owned()),
                "born" => entry.born = Some(value.parse().map_err(|_| "a date")?),
                "sex" => entry.sex = Some(if value == "f" { Sex::Female } else { Sex::Male }),
                "team" => entry.team = Some(self.team_named(value).unwrap_or(TeamId(99))),
                "impaired" => {
                    let named = |word: &str| Impairment::ALL.into_iter().find(|own| own.name() == word);
                    entry.impairments = value.split(',').filter_map(named).collect();
                }
                "members" => entry.members = value.split(',').map(str::to_owned).collect(),
                "board" if value == "reserve" => entry.squad = Squad::Reserve,
                "board" => entry.squad = Squad::Board(number(value)?),
                _ => return Err(format!("nobody understands {key}")),
            }
        }
        Ok(entry)
    }

    fn numbering(&self, rest: &[&str]) -> Result<Numbering, Fault> {
        Ok(match rest {
            ["lots", seed] => Numbering::Lots { seed: number(seed)? },
            ["rating", seed] => Numbering::Rating { seed: number(seed)?, unrated: Unrated::Last },
            ["given", names @ ..] => Numbering::Given(self.entrants(names)?),
            _ => return Err("lots, rating or given".to_owned()),
        })
    }

    fn lots_for(&self, rest: &[&str]) -> Result<LotsFor, Fault> {
        let stage = self.stage;
        Ok(match rest {
            ["rounds"] => LotsFor::OrderOfRounds { stage },
            ["colour"] => LotsFor::Colour { stage },
            ["tie", key @ ..] => LotsFor::Tie { key: self.key(key)? },
            ["ballot", key @ .., openings] => {
                LotsFor::Ballot { key: self.key(key)?, openings: number(openings)? }
            }
            [what, of] => LotsFor::Other { what: (*what).to_owned(), of: number(of)? },
            _ => return Err("lots for what?".to_owned()),
        })
    }

    fn prohibition(&self, key: &str, rest: &[&str]) -> Result<Prohibition, Fault> {
        let rounds = rest[2..].iter().map(|word| round(word)).collect::<Result<Vec<_>, _>>()?;
        Ok(Prohibition {
            a: self.entrant(rest[0])?,
            b: self.entrant(rest[1])?,
            strength: if key == "prohibit" { Strength::Absolute } else { Strength::AsFarAsPossible },
            only: (!rounds.is_empty()).then_some(rounds),
        })
    }

    fn pairing(&self, key: &str, rest: &[&str]) -> Result<Fact, Fault> {
        let (mut pairs, mut free) = (Vec::new(), Vec::new());
        for word in &rest[1..] {
            if let Some((left, right)) = word.split_once('-') {
                pairs.push((self.entrant(left)?, self.entrant(right)?));
            } else if let Some((kind, name)) = word.split_once(':') {
                let kind = match kind {
                    "bye" => FreeKind::Bye,
                    "plus" => FreeKind::PlusAfterWithdrawal,
                    _ => FreeKind::NoGame,
                };
                free.push(FreeSeat { entrant: self.entrant(name)?, kind });
            } else {
                return Err(format!("{word} is neither a pair nor free"));
            }
        }
        let reason = "agreed".to_owned();
        let by = match key {
            "override" => PairedBy::Override { reason },
            _ => PairedBy::Hand { reason },
        };
        Ok(Fact::Paired { stage: self.stage, round: round(rest[0])?, pairs, free, by })
    }

    /// `R 3`, `R 3b1`, `R 3g2`, `R 3b1g2`.
    pub(crate) fn key(&self, rest: &[&str]) -> Result<GameKey, Fault> {
        let [number_of, place, ..] = rest else { return Err("round and table".to_owned()) };
        let (place, game) = place.split_once('g').map_or((*place, None), |(a, b)| (a, Some(b)));
        let (table, board) = place.split_once('b').map_or((place, None), |(a, b)| (a, Some(b)));
        let mut key = GameKey::table(self.stage, round(number_of)?, number(table)?);
        key.board = board.map(number).transpose()?;
        key.game = game.map(number).transpose()?;
        Ok(key)
    }

    fn team_named(&self, name: &str) -> Option<TeamId> {
        let teams = &self.event.state().teams;
        teams.iter().position(|team| team.name == name).map(|at| TeamId(at as u32))
    }

    pub(crate) fn player(&self, name: &str) -> Result<PlayerId, Fault> {
        let players = &self.event.state().players;
        let found = players.iter().position(|player| player.name == name).map(|at| PlayerId(at as u32));
        match name.strip_prefix('#') {
            Some(index) => Ok(PlayerId(number::<u32>(index)? - 1)),
            None => found.ok_or_else(|| format!("nobody is called {name}")),
        }
    }

    /// An entrant by name, or by `#` and his number in the order of entry.
    pub(crate) fn entrant(&self, name: &str) -> Result<Entrant, Fault> {
        if let Some(index) = name.strip_prefix('#') {
            return Ok(Entrant(number::<u32>(index)? - 1));
        }
        let state = self.event.state();
        let all = (0..state.entrants() as u32).map(Entrant);
        let found = all.into_iter().find(|entrant| state.name_of(*entrant) == Some(name));
        found.ok_or_else(|| format!("nobody is called {name}"))
    }

    fn entrants(&self, names: &[&str]) -> Result<Vec<Entrant>, Fault> {
        names.iter().map(|name| self.entrant(name)).collect()
    }
}

fn plan(rest: &[&str]) -> Result<StagePlan, Fault> {
    let [name, system, rounds, more @ ..] = rest else { return Err("name, system, rounds".to_owned()) };
    let (kind, value) = system.split_once(':').unwrap_or((system, "1"));
    let system = match kind {
        "rr" => System::RoundRobin { cycles: number(value)? },
        "swiss" => System::Swiss(value.parse().map_err(|_| "a Swiss system")?),
        "knockout" => System::Knockout(match value {
            "all" => KnockoutPlaces::All,
            "third" => KnockoutPlaces::FirstAndThird,
            _ => KnockoutPlaces::First,
        }),
        "lost-points" => System::LostPoints(LostPoints(Points(number(value)?))),
        "scheveningen" => System::Scheveningen,
        "match" => System::Match(Aim::Majority { games: number(rounds)? }),
        "points" => System::Match(Aim::Points { to: Points(number(value)?), at_most: None }),
        "wins" => System::Match(Aim::Wins { to: number(value)?, at_most: None }),
        "sets" => System::Match(Aim::Sets { sets: number(value)?, games: number(rounds)? }),
        "barrage" => System::Barrage,
        _ => return Err(format!("nobody understands {kind}")),
    };
    let rounds = number(rounds)?;
    let mut plan = StagePlan { micro_match: more.contains(&"micro"), ..StagePlan::new(name, system, rounds) };
    if more.contains(&"drawn") {
        plan.rows = RowOrder::Drawn;
    }
    for (key, value) in more.iter().filter_map(|word| word.split_once('=')) {
        match key {
            "ties" => plan.ties = value.split(',').map(tie_method).collect::<Result<_, _>>()?,
            "level" => plan.if_level = if value == "ladder" { IfLevel::Ladder } else { IfLevel::Drawn },
            "ballot" => plan.ballot = Some(number(value)?),
            "from" => plan.from = field_from(value)?,
            _ => return Err(format!("nobody understands {key}")),
        }
    }
    Ok(plan)
}

fn tie_method(word: &str) -> Result<TieMethod, Fault> {
    let (word, most) = word.split_once(':').unwrap_or((word, "1"));
    Ok(match word {
        "replay" => TieMethod::Replay(number(most)?),
        "extra" => TieMethod::ExtraGames(number(most)?),
        "boards" => TieMethod::HigherBoards,
        "coefficients" => TieMethod::BoardCoefficients,
        "placed" => TieMethod::HigherPlaced,
        "lot" => TieMethod::Lot,
        _ => return Err(format!("no method is called {word}")),
    })
}

/// `group:1/2`, or places of stages: `1:1-2,2:1-2`.
fn field_from(text: &str) -> Result<FieldFrom, Fault> {
    if let Some((own, of)) = text.strip_prefix("group:").and_then(|text| text.split_once('/')) {
        return Ok(FieldFrom::Group { number: number(own)?, of: number(of)? });
    }
    let places = text.split(',').map(|part| {
        let (stage, places) = part.split_once(':').ok_or("stage:places")?;
        let (first, last) = places.split_once('-').ok_or("first-last")?;
        let stage = StageId(number::<u8>(stage)? - 1);
        Ok(PlacesOf { stage, first: number(first)?, last: Some(number(last)?) })
    });
    places.collect::<Result<_, Fault>>().map(FieldFrom::Places)
}

fn committee(rest: &[&str]) -> Committee {
    let juror = |word: &&str| {
        let by_executive = word.ends_with('!');
        let (name, branch) = match word.trim_end_matches('!').split_once(':') {
            Some((name, branch)) => (name, Some(branch.to_owned())),
            None => (word.trim_end_matches('!'), None),
        };
        Juror { name: name.to_owned(), branch, by_executive }
    };
    let mut halves = rest.split(|word| *word == "|");
    let mut half = || halves.next().unwrap_or_default().iter().map(juror).collect();
    Committee { members: half(), reserves: half() }
}

fn number<T: std::str::FromStr>(text: &str) -> Result<T, Fault> {
    text.parse().map_err(|_| format!("{text} is no number here"))
}

fn round(text: &str) -> Result<Round, Fault> {
    Round::new(number(text)?).ok_or_else(|| "round 0".to_owned())
}

fn score(text: &str) -> Result<Score, Fault> {
    text.parse().map_err(|fault: damier_compete::event::NotAScore| fault.to_string())
}

fn side(text: &str) -> Result<Side, Fault> {
    Side::BOTH.into_iter().find(|side| side.to_string() == text).ok_or_else(|| format!("{text} is no side"))
}

fn sanction(text: &str) -> Result<Sanction, Fault> {
    use Sanction::{Annulment, Exclusion, Fine, Loss, Other, Remark, Removal, Reprimand, Warning};
    let all = [Remark, Warning, Reprimand, Fine, Other, Loss, Annulment, Exclusion, Removal];
    all.into_iter().find(|own| own.to_string() == text).ok_or_else(|| format!("{text} is no sanction"))
}

fn offence(text: &str) -> Result<Offence, Fault> {
    Ok(match text {
        "conduct" => Offence::Conduct,
        "phone" => Offence::Phone,
        "lateness" => Offence::Lateness,
        "refusal" => Offence::Refusal,
        "cheating" => Offence::Cheating,
        "clock" => Offence::Clock,
        "record" => Offence::Record,
        "collusion" => Offence::Collusion,
        _ => return Err(format!("{text} is no offence")),
    })
}

/// The word for how somebody left.
pub(crate) fn departure(how: Departure) -> &'static str {
    match how {
        Departure::Withdrawn => "withdrawn",
        Departure::Excluded => "excluded",
    }
}

/// Points on the sheet, and points there were to win in what is decided: they are equal in every event.
pub(crate) fn points_balance(table: &StageTable) -> (Points, Points) {
    let cells = || table.sheet.lines.iter().flat_map(|line| &line.cells);
    let available = cells().map(|cell| match cell {
        // Seen from both sides: one half of the two points of an encounter.
        Cell::Paired { mark: Mark::Played(_) | Mark::Adjourned, .. } => 1,
        Cell::Paired { mark: Mark::Forfeit(SideResult::Win), .. } | Cell::Bye | Cell::PlusAfterWithdrawal => {
            2
        }
        Cell::Paired { .. } | Cell::Absent(_) => 0,
    });
    (cells().map(|cell| cell.points()).sum(), Points(available.sum()))
}
