//! The regulation of a contest of composing as a form.

use damier_compose::Code;
use damier_contests::composing::{Composing, Fact, Kind, Regulation, Section};
use damier_contests::items::{Item, composing_items};
use damier_contests::{Genre, Office};
use damier_language::{Args, Words};
use damier_rules::Variant;
use damier_rules::rulebook::Clause;
use jiff::ToSpan as _;
use jiff::civil::Date;

use super::field::{capital, row_id};
use super::reading::{Reading, Wrong};
use super::typed::{Typed, word};
use super::{Draft, Form, composing_form, judges, texts};

/// The fields of a section.
pub(super) const SECTION: [&str; 5] =
    ["section-name", "section-variant", "section-genre", "section-theme", "section-works"];

/// The points that are told in words; the others have fields of their own.
pub(super) fn asked(code: Code, kind: Kind) -> Vec<(Item, Clause)> {
    let items = composing_items(code, kind.is_championship()).iter().copied();
    let own = [Item::Sections, Item::Works, Item::Preliminary, Item::Effect];
    items.filter(|(item, _)| !own.contains(item)).collect()
}

/// The code that was chosen.
pub(super) fn code_of(typed: &Typed) -> Code {
    typed.text("code").parse().unwrap_or(Code::Ukraine2023)
}

impl Draft for Composing {
    type Regulation = Regulation;

    const TITLE: &'static str = "announcing-composing";
    const NEW: &'static str = "/contests";
    const PAGE: &'static str = "/contest";

    fn offices() -> Vec<Office> {
        Office::of_composing().collect()
    }

    fn fresh(code: Code, day: Date, words: &Words) -> Typed {
        let after = |months: i64| day.checked_add(months.months()).unwrap_or(Date::MAX);
        let variant = if code == Code::Columns { Variant::Columns } else { Variant::Russian };
        Typed::default()
            .with("code", code.name())
            .ticked("closed", true)
            .with("level", "national")
            .with("published", day)
            .with("closing", after(3))
            .with("preliminary", after(5))
            .with("effect", after(7))
            .with(SECTION[0], capital(&words.text("announcing-first-section")))
            .with(SECTION[1], variant.name())
            .with(SECTION[2], Genre::Problem)
            .with(SECTION[3], "")
            .with(SECTION[4], 3)
            .with("prizes", 3)
            .ticked("officials_may_enter", true)
            .with("team_works", 15)
    }

    fn typed(regulation: &Regulation) -> Typed {
        let typed = Typed::default()
            .with("name", &regulation.name)
            .with("code", regulation.code.name())
            .with("kind", word(&regulation.kind))
            .with("level", word(&regulation.level))
            .ticked("closed", regulation.closed)
            .with_some("theme", regulation.theme.as_ref())
            .with("published", regulation.published)
            .with("closing", regulation.closing)
            .with("preliminary", regulation.preliminary)
            .with("effect", regulation.effect)
            .with_some("counting", regulation.counting)
            .with("combine", word(&regulation.combine))
            .with("joint", word(&regulation.joint))
            .with("prizes", regulation.prizes)
            .with("staff", regulation.staff.join("\n"))
            .ticked("officials_may_enter", regulation.officials_may_enter)
            .ticked("chief_marks", regulation.chief_marks)
            .ticked("titles", regulation.titles)
            .with_some("mark_scale", regulation.mark_scale.as_ref().map(word))
            .with("team_works", regulation.team_works);
        let row = |typed: Typed, section: &Section| {
            typed
                .with(SECTION[0], &section.name)
                .with(SECTION[1], section.variant.name())
                .with(SECTION[2], section.genre)
                .with(SECTION[3], section.theme.as_deref().unwrap_or_default())
                .with(SECTION[4], section.per_author)
        };
        texts::typed(&regulation.texts, regulation.sections.iter().fold(typed, row))
    }

    fn read(typed: &Typed, words: &Words) -> Result<Regulation, Vec<Wrong>> {
        let mut form = Reading::new(typed, words);
        let code = form.named("code", typed.text("code")).unwrap_or(Code::Ukraine2023);
        let (kind, level) = (form.choice("kind"), form.choice("level"));
        let otherwise = |item: Item| match item {
            Item::Character => {
                let told = [words.describe("contest-kind", &kind), words.describe("contest-level", &level)];
                Some(capital(&told.join(", ")))
            }
            Item::Panel => judges::text(typed, words),
            _ => None,
        };
        let regulation = Regulation {
            name: form.needed("name"),
            code,
            kind,
            level,
            closed: typed.has("closed"),
            theme: form.some("theme"),
            published: form.day("published"),
            closing: form.day("closing"),
            preliminary: form.day("preliminary"),
            effect: form.day("effect"),
            sections: sections(&mut form),
            texts: texts::read(&mut form, &asked(code, kind), otherwise),
            counting: form.number("counting", 1..=99),
            combine: form.choice("combine"),
            joint: form.choice("joint"),
            prizes: form.number("prizes", 0..=99).unwrap_or_default(),
            staff: super::lines(typed.text("staff")),
            officials_may_enter: typed.has("officials_may_enter"),
            chief_marks: typed.has("chief_marks"),
            titles: typed.has("titles"),
            mark_scale: form.choice_in("mark_scale", typed.text("mark_scale")),
            team_works: form.number("team_works", 1..=999).unwrap_or(15),
        };
        form.done(regulation)
    }

    fn form(typed: &Typed, more: usize, wrong: &[Wrong], words: &Words) -> Form {
        composing_form::form(typed, more, wrong, words)
    }

    fn fact(regulation: Regulation) -> Fact {
        Fact::Regulation(Box::new(regulation))
    }

    fn appointed(official: damier_contests::Official) -> Fact {
        Fact::Appointed(official)
    }
}

/// The sections; a row without a name is left out, but one there must be.
fn sections(form: &mut Reading<'_>) -> Vec<Section> {
    let mut all = Vec::new();
    for (at, [name, variant, genre, theme, works]) in (1..).zip(form.typed.rows(SECTION)) {
        if name.is_empty() {
            continue;
        }
        let variant = form.named(&row_id(SECTION[1], at), variant).unwrap_or(Variant::Russian);
        let genre = form.named(&row_id(SECTION[2], at), genre).unwrap_or(Genre::Problem);
        let per_author = form.number_in(&row_id(SECTION[4], at), works, 1..=99).unwrap_or(1);
        let theme = Some(theme.to_owned()).filter(|theme| !theme.is_empty());
        all.push(Section { name: name.to_owned(), variant, genre, theme, per_author });
    }
    if all.is_empty() {
        form.note(&row_id(SECTION[0], 1), "announcing-needed", &Args::new());
    }
    all
}
