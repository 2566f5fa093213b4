//! Files that come from outside: what is wrong with them is told, and nothing is taken by half.

use crate::hall::Hall;

const STARTED: &str = "
    new --template fmjd-100/swiss --name Cup --rounds 3 --approved 2026-01-15 --dates 2026-05-01
    enter 'Koval Ivan' 'Kovalenko Iryna' 'Tkach Petro' 'Bondar Olha'
    numbers --given 1 2 3 4
    pair --seed 1 --start
";

#[test]
fn lists_with_every_kind_of_mistake() {
    for language in ["en", "uk"] {
        let hall = Hall::speaking(language);
        hall.quietly(
            "new --template fmjd-100/swiss --name Cup --rounds 3 --approved 2026-01-15 --dates 2026-05-01",
        );
        hall.file(
            "list.csv",
            "Name;Rating;Club\n\"Koval;2100;Dnipro\nBondar;2000;Lviv;Kyiv\nTk\0ach;1900;\nBilyk;;\n",
        );
        hall.file("header.csv", "Name;Rating\n\n");
        hall.file("picture.csv", b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR");
        hall.file("western.csv", b"Name;Club\nM\xfcller;Z\xfcrich\n");
        let told = hall.course(
            "
            import list.csv
            import header.csv
            import picture.csv
            import western.csv --dry-run
            import list.csv --good-rows
            ",
        );
        insta::assert_snapshot!(format!("lists_{language}"), told);
    }
}

#[test]
fn attached_moves_stay_unless_they_are_to_be_replaced() {
    let hall = Hall::new();
    hall.quietly(STARTED);
    hall.file("first.pdn", "[Result \"*\"]\n1. 32-28 19-23 *\n");
    hall.file("second.pdn", "[Result \"*\"]\n1. 31-26 19-23 *\n");
    hall.file("round.pdn", "[Round \"1\"]\n[Table \"1\"]\n[Result \"*\"]\n1. 31-26 19-23 *\n");
    insta::assert_snapshot!(hall.course(
        "
        attach first.pdn --to 1.1
        attach first.pdn --to 1.1
        attach second.pdn --to 1.1
        attach round.pdn
        attach second.pdn --to 1.1 --replace
        "
    ));
}
