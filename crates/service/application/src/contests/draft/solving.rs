//! The regulation of a contest of solving as a form.

use damier_compose::Code;
use damier_contests::Office;
use damier_contests::composing::Level;
use damier_contests::items::{Item, solving_items};
use damier_contests::solving::{Fact, Form as Manner, Regulation, Solving, TieBreak};
use damier_language::Words;
use damier_rules::rulebook::Clause;
use jiff::civil::Date;

use super::field::{Field, capital};
use super::reading::{Reading, Wrong};
use super::typed::{Typed, word};
use super::{Draft, Form, codes, judges, lines, texts};

/// What parts equals, first, second and third.
const TIES: [&str; 3] = ["tie-1", "tie-2", "tie-3"];

/// The points that are told in words; the time has a field of its own.
fn asked(code: Code, manner: Manner) -> Vec<(Item, Clause)> {
    let items = solving_items(code, manner == Manner::Correspondence).iter().copied();
    items.filter(|(item, _)| *item != Item::Time).collect()
}

fn manner_of(typed: &Typed) -> Manner {
    serde_json::from_value(typed.text("form").into()).unwrap_or_default()
}

impl Draft for Solving {
    type Regulation = Regulation;

    const TITLE: &'static str = "announcing-solving";
    const NEW: &'static str = "/solving";
    const PAGE: &'static str = "/solving";

    fn offices() -> Vec<Office> {
        Office::of_solving().collect()
    }

    fn fresh(code: Code, _day: Date, _words: &Words) -> Typed {
        let ties = [TieBreak::FullSolutions, TieBreak::Completeness, TieBreak::Time];
        let typed = Typed::default()
            .with("code", code.name())
            .with("level", "national")
            .with("form", word(&Manner::InPerson))
            .with("minutes", 90)
            .with("protest_minutes", 30);
        TIES.iter().zip(ties).fold(typed, |typed, (name, tie)| typed.with(name, word(&tie)))
    }

    fn typed(regulation: &Regulation) -> Typed {
        let typed = Typed::default()
            .with("name", &regulation.name)
            .with("code", regulation.code.name())
            .ticked("championship", regulation.championship)
            .with("level", word(&regulation.level))
            .with("form", word(&regulation.form))
            .with_some("minutes", regulation.minutes)
            .with_some("closing", regulation.closing)
            .with_some("protest_minutes", regulation.protest_minutes)
            .with_some("team_best", regulation.team_best)
            .with("staff", regulation.staff.join("\n"));
        let ties = TIES.iter().zip(&regulation.ties);
        let typed = ties.fold(typed, |typed, (name, tie)| typed.with(name, word(tie)));
        texts::typed(&regulation.texts, typed)
    }

    fn read(typed: &Typed, words: &Words) -> Result<Regulation, Vec<Wrong>> {
        let mut form = Reading::new(typed, words);
        let code = form.named("code", typed.text("code")).unwrap_or(Code::Ukraine2023);
        let (level, manner): (Level, Manner) = (form.choice("level"), form.choice("form"));
        let otherwise = |item: Item| match item {
            Item::Character => {
                let told = [words.describe("contest-form", &manner), words.describe("contest-level", &level)];
                Some(capital(&told.join(", ")))
            }
            Item::Panel => judges::text(typed, words),
            _ => None,
        };
        let mut ties: Vec<TieBreak> = Vec::new();
        for name in TIES {
            let tie = form.choice_in(name, typed.text(name));
            ties.extend(tie.filter(|tie| !ties.contains(tie)));
        }
        let by_post = manner == Manner::Correspondence;
        let regulation = Regulation {
            name: form.needed("name"),
            code,
            championship: typed.has("championship"),
            level,
            form: manner,
            minutes: form.number("minutes", 1..=1440).filter(|_| !by_post),
            closing: if by_post { Some(form.day("closing")) } else { None },
            protest_minutes: form.number("protest_minutes", 1..=100_000),
            ties,
            team_best: form.number("team_best", 1..=99),
            staff: lines(typed.text("staff")),
            texts: texts::read(&mut form, &asked(code, manner), otherwise),
        };
        if !by_post && regulation.minutes.is_none() && typed.text("minutes").is_empty() {
            form.needed("minutes");
        }
        form.done(regulation)
    }

    fn form(typed: &Typed, _more: usize, wrong: &[Wrong], words: &Words) -> Form {
        let field = |name: &str, label: &str| Field::new(name, words.text(label), typed).checked(wrong);
        let manner = manner_of(typed);
        let code = typed.text("code").parse().unwrap_or(Code::Ukraine2023);
        let time = solving_items(code, false).iter().find(|(item, _)| *item == Item::Time);
        let term = match manner {
            Manner::InPerson => {
                field("minutes", "announcing-minutes").kind("number").clause(time.map(|own| own.1))
            }
            Manner::Correspondence => field("closing", "announcing-solutions-until").kind("date"),
        };
        let protests = field("protest_minutes", "announcing-protest-minutes").kind("number");
        let none = (String::new(), words.text("announcing-tie-none"));
        let ties = TieBreak::ALL.map(|tie| (word(&tie), capital(&words.describe("contest-tie", &tie))));
        let ties: Vec<(String, String)> = [none].into_iter().chain(ties).collect();
        let tie = |name: &&str| {
            let label = format!("announcing-{name}");
            field(name, &label).options(ties.clone())
        };
        let teams = field("team_best", "announcing-team-best").kind("number");
        let teams = teams.hint(words.text("announcing-team-best-hint"));
        let staff = field("staff", "announcing-staff").kind("text").hint(words.text("announcing-staff-hint"));
        Form {
            what: vec![
                field("name", "contest-name"),
                field("code", "contest-code").options(codes(words)),
                field("level", "announcing-level").choice(&Level::ALL, "contest-level", words),
                field("form", "announcing-form").choice(&Manner::ALL, "contest-form", words),
                field("championship", "announcing-championship").kind("tick"),
            ],
            days: vec![term, protests.hint(words.text("announcing-protest-minutes-hint"))],
            sections: Vec::new(),
            sections_clause: None,
            texts: texts::fields(&asked(code, manner), "solving", typed, wrong, words),
            further: TIES.iter().map(tie).chain([teams, staff]).collect(),
        }
    }

    fn fact(regulation: Regulation) -> Fact {
        Fact::Regulation(Box::new(regulation))
    }

    fn appointed(official: damier_contests::Official) -> Fact {
        Fact::Appointed(official)
    }
}
