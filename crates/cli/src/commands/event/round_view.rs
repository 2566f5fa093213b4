//! A round as the hall sees it: tables, colours, results, who is free.

use damier_compete::event::{Encounter, Phase, RoundState, Score, StageId, State};
use damier_compete::schedule::Side;
use damier_compete::{Entrant, Round};
use damier_desk::people::number_of;
use damier_desk::{ActReport, points};
use damier_documents::paper::{Column, Table};
use damier_documents::papers::match_part;
use damier_language::Args;
use serde_json::{Value, json};

use super::desk::OpenEvent;
use super::screen;

/// Adds a round to an answer: the field `round`, and a table for a person.
pub(crate) fn add(desk: &OpenEvent<'_>, state: &State, stage: StageId, round: Round, answer: &mut ActReport) {
    let Some(found) = state.stages.get(stage.index()).and_then(|stage| stage.round(round)) else { return };
    let view = View { desk, state, stage };
    let part = match_part(desk.words, state, stage, round);
    let head: Vec<String> = [view.head(round, found)].into_iter().chain(part).collect();
    answer.line(head.join(" · ")).block(screen::table(view.table(round, found)));
    for seat in &found.free {
        let id = format!("event-free-{}", kind(seat.kind));
        answer.line(desk.text(&id, &Args::new().with("name", view.name(seat.entrant))));
    }
    answer.field("round", view.json(round, found));
}

fn kind(kind: damier_compete::event::FreeKind) -> &'static str {
    use damier_compete::event::FreeKind;
    match kind {
        FreeKind::Bye => "bye",
        FreeKind::PlusAfterWithdrawal => "plus",
        FreeKind::NoGame => "no-game",
    }
}

struct View<'a> {
    desk: &'a OpenEvent<'a>,
    state: &'a State,
    stage: StageId,
}

impl View<'_> {
    fn head(&self, round: Round, found: &RoundState) -> String {
        let phase = self.desk.words.describe("phase", &found.phase);
        let args = Args::new()
            .with("round", round.number())
            .with("stage", super::describe::stage_name(self.state, self.stage))
            .with("stages", self.state.stages.len())
            .with("phase", phase);
        self.desk.text("event-round-head", &args)
    }

    fn table(&self, round: Round, found: &RoundState) -> Table {
        let words = self.desk.words;
        let [begins, other] = damier_desk::describe::columns(self.state);
        let columns = [
            Column::number(words.text("event-column-table")),
            Column::number(words.text("event-column-number")).spare(1),
            Column::text(words.text(begins)),
            Column::centred(words.text("event-column-result")),
            Column::number(words.text("event-column-number")).spare(1),
            Column::text(words.text(other)),
        ];
        let mut table = Table::new("round", columns);
        for (at, own) in (1..).zip(&found.encounters) {
            let settled = self.state.stages[self.stage.index()].settled_score(round.index(), own);
            let score = self.score(own, settled, found.phase);
            table = table.row(self.row(&format!("{at}"), own, &score));
            if own.shape.teams && own.shape.boards > 1 {
                table = self.boards(table, at, own);
            }
        }
        table
    }

    fn row(&self, table: &str, own: &Encounter, score: &str) -> [String; 6] {
        let number = |entrant| number_of(self.state, self.stage, entrant).to_string();
        [
            table.to_owned(),
            number(own.first),
            self.name(own.first),
            score.to_owned(),
            number(own.second),
            self.name(own.second),
        ]
    }

    /// The boards of a team match; the one with White is marked, since colours alternate.
    fn boards(&self, table: Table, at: u16, own: &Encounter) -> Table {
        let player = |seat: &[Option<damier_compete::event::PlayerId>; 2], side: Side| {
            let found = seat[side.index()].and_then(|id| self.state.players.get(id.index()));
            found.map_or("—".to_owned(), |player| player.name.clone())
        };
        let rows = (0..).zip(&own.seats).map(|(board, seat): (u8, _)| {
            let colour = |side| damier_desk::describe::disc(self.state, own.pieces(side, board, 0));
            let score = own.board_score(board).map_or(String::new(), |score| self.written(score));
            [
                format!("{at}.{}", board + 1),
                String::new(),
                format!("  {} {}", colour(Side::First), player(seat, Side::First)),
                score,
                String::new(),
                format!("  {} {}", colour(Side::Second), player(seat, Side::Second)),
            ]
        });
        rows.fold(table, Table::row)
    }

    /// What is known of an encounter; who has left loses what he did not play.
    fn score(&self, own: &Encounter, settled: Option<Score>, phase: Phase) -> String {
        match own.score().or(settled) {
            Some(score) if own.shape.teams && own.shape.boards > 1 && matches!(score, Score::Played(_)) => {
                format!("{}-{}", own.board_points(Side::First), own.board_points(Side::Second))
            }
            Some(score) => self.written(score),
            None if own.shape.games > 1 && own.games.iter().any(|game| game.score.is_some()) => {
                let games =
                    own.games.iter().map(|game| game.score.map_or("·".to_owned(), |own| self.written(own)));
                games.collect::<Vec<_>>().join(" ")
            }
            None if phase >= Phase::Started => "…".to_owned(),
            None => String::new(),
        }
    }

    /// A score on the scale of the event.
    fn written(&self, score: Score) -> String {
        points::counted(&self.desk.hall(), score)
    }

    fn name(&self, entrant: Entrant) -> String {
        self.state.name_of(entrant).unwrap_or_default().to_owned()
    }

    fn json(&self, round: Round, found: &RoundState) -> Value {
        let who = |entrant: Entrant| json!({ "number": number_of(self.state, self.stage, entrant), "name": self.name(entrant) });
        let stage = &self.state.stages[self.stage.index()];
        let settled = |own: &Encounter| stage.settled_score(round.index(), own);
        let tables: Vec<Value> = (1..)
            .zip(&found.encounters)
            .map(|(table, own): (u16, _)| {
                let games: Vec<Option<String>> =
                    own.games.iter().map(|game| game.score.map(|score| score.to_string())).collect();
                json!({
                    "table": table,
                    "first": who(own.first),
                    "second": who(own.second),
                    "score": own.score().or(settled(own)).map(|score| score.to_string()),
                    "games": games,
                })
            })
            .collect();
        let free: Vec<Value> = found
            .free
            .iter()
            .map(|seat| json!({ "who": who(seat.entrant), "kind": kind(seat.kind) }))
            .collect();
        json!({
            "stage": self.stage.index() + 1,
            "number": round.number(),
            "phase": found.phase,
            "tables": tables,
            "free": free,
            "missing": found.missing(),
        })
    }
}
