//! A paper with every kind of block, and words that want to be something else.

use damier_documents::paper::{
    Align, Block, Column, Fields, Figure, Grid, Heading, List, Mark, Paper, Row, Ruling, Signature, Table,
    Text, Width, Writing,
};
use damier_documents::{Coordinates, Diagram, Theme};
use damier_rules::{Position, Variant};

/// Words that mean something to a terminal, a browser, a spreadsheet or a typesetter.
pub(crate) const TRICKY: &[&str] = &[
    "#import \"x\": *",
    "$x^2$ *bold* _it_ @ref <label> `raw` // no comment /* nor this */",
    "C:\\new\\table \\u{41} \\",
    "= Not a heading\n- nor a list",
    "<script>alert('x')</script> & \"co\"",
    "=HYPERLINK(\"http://x\")",
    "+1+1",
    "@SUM(A1)",
    "back\u{8}space \u{1b}[31mred \u{202e}txet",
    "https://example.org ~ -- --- ... 'quoted'",
    "[content](link) {code} #{1 + 1} #let",
];

/// Standings with everything a table can hold.
pub(crate) fn standings() -> Table {
    Table::new(
        "standings",
        [
            Column::number("Place"),
            Column::text("Name").wide(),
            Column::text("From"),
            Column::centred("1"),
            Column::centred("2"),
            Column::decimal("Points"),
            Column::decimal("Solkoff"),
        ],
    )
    .caption("Standings after round 2")
    .rows([
        Row::new([
            "1".into(),
            "Ганна Шевченко".into(),
            "UKR".into(),
            Text::from("2").raised("4w"),
            Text::from("2").raised("3b"),
            Text::strong("4"),
            "5.25".into(),
        ])
        .strong(),
        Row::new(["2", "Žemaitė Čičinskaitė-Šarūnienė", "LTU", "=", "2", "3½", "4.5"]),
        Row::new(["3", "李小龙", "CHN", "+", "-", "2", "10"]),
        Row::group("Withdrawn"),
        Row::new(["", "=HYPERLINK(\"x\")", "FRA", "0", "−", "−1", ""]).soft(),
    ])
    .note("w, b: colour of the opponent's pieces; +: a point without play")
}

pub(crate) fn sample() -> Paper {
    let start = Position::start(Variant::Russian);
    let board = |caption: &str| {
        Figure::new(Diagram {
            theme: Theme::Print,
            coordinates: Coordinates::Letters,
            caption: Some(caption.to_owned()),
            ..Diagram::of(&start)
        })
    };
    let moves = Text::default()
        .and(Mark::Strong, "1.\u{a0}c3-d4 d6-c5 2.\u{a0}b2-c3 ")
        .and(Mark::Italic, "the usual beginning ")
        .and(Mark::Strong, "f6-g5 3.\u{a0}c3-b4 g5-h4 4.\u{a0}b4xd6 e7xc5");
    let card = |number: u8, name: &str| {
        vec![
            Heading::part(format!("Card {number}")).into(),
            Fields::new().field("Name", name).blank("Round").into(),
        ]
    };
    Paper::new("Bulletin of the Kyiv Open", "en")
        .line(Text::strong("Київ, 1–9 July 2026"))
        .line("Group A · 64 squares")
        .foot("Kyiv Open 2026", "made 2026-07-04 18:20")
        .with(
            Fields::across(2)
                .field("Chief arbiter", "О. Бондар")
                .field("System", "Swiss, nine rounds")
                .blank("Chief secretary")
                .field("Control", "45 minutes and 15 seconds a move"),
        )
        .with(Heading::section("Standings"))
        .with(Block::paragraph(
            Text::from("Two rounds were played. ")
                .and(Mark::Italic, "Nobody was late")
                .and(Mark::Plain, "; one player left. ")
                .and(Mark::Small, "Protests: none."),
        ))
        .with(standings())
        .with(Heading::section("Games"))
        .with(Block::columns(
            2,
            [
                Heading::part("Shevchenko – Čičinskaitė 2-0").into(),
                Block::moves(moves),
                board("After the start: White to move").into(),
                List::dashed([
                    "a quiet game",
                    "a long point that does not fit on one line of a narrow column",
                ])
                .into(),
            ],
        ))
        .with(Block::PageBreak)
        .with(Heading::section("Words that want to be something else"))
        .with(List::numbered(TRICKY.iter().copied()))
        .with(Block::together([
            Writing { label: "Remarks".into(), lines: 2 }.into(),
            Signature::new("Chief arbiter").name("О. Бондар").dated("Date").into(),
            Signature::new("Player").into(),
        ]))
        .with(Block::framed([Block::centred([
            Heading::section("Certificate").into(),
            Block::paragraph("This is to certify a place"),
        ])]))
        .with(Grid::beside([vec![board("Left").into()], vec![board("Right").into()]]))
        .with(Grid::cards(2, [card(1, "Ганна Шевченко"), card(2, "Jonas"), card(3, "Ivo")]))
        .with(
            Table::new(
                "score",
                [
                    Column::number("").width(Width::Fixed(10)),
                    Column::text("White").width(Width::Fixed(40)),
                    Column::text("Black").width(Width::Fixed(40)).align(Align::Centre),
                ],
            )
            .ruling(Ruling::Writing)
            .row(["1", "c3-d4", ""])
            .row(["2", "", ""]),
        )
        .with(
            Table::new("standings", [Column::text(""), Column::number("")])
                .ruling(Ruling::Boxes)
                .row(["sum", "12"]),
        )
}
