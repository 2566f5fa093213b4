//! The fields of the form for a contest of composing.

use damier_compose::Code;
use damier_contests::composing::{Combine, Joint, Kind, Level, least_terms};
use damier_contests::items::{Item, composing_items};
use damier_contests::{Genre, MarkScale};
use damier_language::{Args, Words};
use damier_rules::Variant;
use damier_rules::rulebook::Clause;

use super::composing::{SECTION, asked, code_of};
use super::field::{Field, capital};
use super::reading::Wrong;
use super::typed::Typed;
use super::{Form, codes, texts};

/// A form that is being set out.
struct Setting<'a> {
    typed: &'a Typed,
    wrong: &'a [Wrong],
    words: &'a Words,
}

impl Setting<'_> {
    fn field(&self, name: &str, label: &str) -> Field {
        Field::new(name, self.words.text(label), self.typed).checked(self.wrong)
    }

    fn hinted(&self, name: &str, label: &str) -> Field {
        self.field(name, label).hint(self.words.text(&format!("{label}-hint")))
    }

    fn months(&self, message: &str, months: u8) -> String {
        self.words.translate(message, &Args::new().with("months", months))
    }
}

/// The fields with what was typed, and so many empty sections more.
pub(super) fn form(typed: &Typed, more: usize, wrong: &[Wrong], words: &Words) -> Form {
    let set = Setting { typed, wrong, words };
    let code = code_of(typed);
    let kind: Kind = serde_json::from_value(typed.text("kind").into()).unwrap_or_default();
    let asked = asked(code, kind);
    Form {
        what: what(&set),
        days: days(&set, code, kind),
        sections: sections(&set, more, code),
        sections_clause: clause(code, kind, Item::Sections),
        texts: texts::fields(&asked, "composing", typed, wrong, words),
        further: further(&set, code, kind),
    }
}

/// The clause that asks for a point.
fn clause(code: Code, kind: Kind, wanted: Item) -> Option<Clause> {
    let items = composing_items(code, kind.is_championship()).iter();
    items.copied().find(|(item, _)| *item == wanted).map(|(_, clause)| clause)
}

fn what(set: &Setting<'_>) -> Vec<Field> {
    vec![
        set.field("name", "contest-name"),
        set.field("code", "contest-code").options(codes(set.words)),
        set.field("kind", "announcing-kind").choice(&Kind::ALL, "contest-kind", set.words),
        set.field("level", "announcing-level").choice(&Level::ALL, "contest-level", set.words),
        set.field("closed", "announcing-closed").kind("tick"),
    ]
}

fn days(set: &Setting<'_>, code: Code, kind: Kind) -> Vec<Field> {
    let terms = least_terms(code);
    let day = |name: &str, label: &str| set.field(name, label).kind("date");
    vec![
        day("published", "contest-published-on"),
        day("closing", "contest-closing-on")
            .hint(set.months("announcing-closing-hint", terms.sending))
            .clause(terms.sending_clauses.first().copied()),
        day("preliminary", "contest-preliminary-until").clause(clause(code, kind, Item::Preliminary)),
        day("effect", "contest-effect-on")
            .hint(set.months("announcing-effect-hint", terms.remarks))
            .clause(terms.remarks_clauses.first().copied()),
    ]
}

fn sections(set: &Setting<'_>, more: usize, code: Code) -> Vec<Vec<Field>> {
    let words = set.words;
    let variants = Variant::ALL.into_iter().filter(|variant| code.covers(*variant));
    let variants: Vec<(String, String)> = variants
        .map(|variant| (variant.name().to_owned(), words.text(&format!("variant-{}", variant.name()))))
        .collect();
    let usual = variants.first().map(|(name, _)| name.clone()).unwrap_or_default();
    let genres = Genre::ALL.map(|genre| (genre.name().to_owned(), capital(&words.describe("genre", &genre))));
    let mut rows = set.typed.rows(SECTION);
    rows.resize(rows.len().max(1) + more, ["", &usual, Genre::Problem.name(), "", "3"]);
    let row = |(at, [name, variant, genre, theme, works]): (usize, [&str; 5])| {
        let field = |field: &str, label: &str, value: &str| {
            Field::in_row(field, at, words.text(label), value).checked(set.wrong)
        };
        vec![
            field(SECTION[0], "contest-name", name),
            field(SECTION[1], "contest-variant", variant).options(variants.clone()),
            field(SECTION[2], "contest-genre", genre).options(genres.to_vec()),
            field(SECTION[4], "contest-works-of-one", works).kind("number"),
            field(SECTION[3], "announcing-section-theme", theme),
        ]
    };
    (1..).zip(rows).map(row).collect()
}

fn further(set: &Setting<'_>, code: Code, kind: Kind) -> Vec<Field> {
    let words = set.words;
    let own = MarkScale::of(code);
    let scale = |own: MarkScale| {
        words.translate("contest-mark-scale", &Args::new().with("most", own.most()).with("step", own.step()))
    };
    let usual = words.translate("announcing-scale-of-code", &Args::new().with("scale", scale(own)));
    let scales = [(String::new(), usual), ("hundred".to_owned(), scale(MarkScale::Hundred))];
    let scales = scales.into_iter().chain([("ten".to_owned(), scale(MarkScale::Ten))]);
    let mut fields = vec![
        set.hinted("theme", "announcing-theme"),
        set.field("prizes", "announcing-prizes").kind("number"),
        set.hinted("counting", "announcing-counting").kind("number"),
        set.field("combine", "announcing-combine").choice(&Combine::ALL, "contest-combine", words),
        set.field("joint", "announcing-joint").choice(&Joint::ALL, "contest-joint", words),
        set.field("mark_scale", "contest-marks").options(scales.collect()),
        set.hinted("staff", "announcing-staff").kind("text"),
        set.field("officials_may_enter", "announcing-officials").kind("tick"),
        set.field("chief_marks", "announcing-chief-marks").kind("tick"),
        set.field("titles", "announcing-titles").kind("tick"),
    ];
    if kind.has_teams() {
        fields.insert(0, set.field("team_works", "announcing-team-works").kind("number"));
    }
    fields
}
