//! Given names that one person bears in several languages of our neighbours: `Олена`, `Елена`, `Olena`.

use std::collections::HashMap;
use std::sync::LazyLock;

use super::{fold_name, skeleton};

/// Names that are one, where the letters alone do not show it.
const SAME: &[&[&str]] = &[
    &["Олександр", "Александр", "Alexander", "Oleksandr", "Aleksandras"],
    &["Олександра", "Александра", "Alexandra", "Oleksandra"],
    &["Олексій", "Алексей", "Alexey", "Alexei", "Oleksii", "Aleksejus"],
    &["Олена", "Елена", "Olena", "Elena", "Yelena", "Helena", "Jelena"],
    &["Ольга", "Olga", "Olha"],
    &["Ганна", "Анна", "Hanna", "Anna", "Ona"],
    &["Катерина", "Екатерина", "Kateryna", "Ekaterina", "Yekaterina", "Jekaterina"],
    &["Тетяна", "Татьяна", "Tetiana", "Tatiana", "Tatyana", "Tatjana"],
    &["Наталія", "Наталя", "Наталья", "Nataliia", "Natalia", "Natalya", "Natalija"],
    &["Юлія", "Юлия", "Yuliia", "Julia", "Yulia", "Julija"],
    &["Марія", "Мария", "Mariia", "Maria", "Mariya", "Marija"],
    &["Дар'я", "Дарья", "Daria", "Darya", "Darja"],
    &["Софія", "София", "Софья", "Sofiia", "Sofia", "Sofya", "Sofija"],
    &["Микола", "Николай", "Mykola", "Nikolai", "Nikolay", "Nikolajus"],
    &["Петро", "Пётр", "Petro", "Petr", "Pyotr", "Piotr", "Petras"],
    &["Павло", "Павел", "Pavlo", "Pavel", "Povilas"],
    &["Михайло", "Михаил", "Mykhailo", "Mikhail", "Michail", "Michailas"],
    &["Володимир", "Владимир", "Volodymyr", "Vladimir", "Vladimiras"],
    &["Дмитро", "Дмитрий", "Dmytro", "Dmitry", "Dmitri", "Dmitrii", "Dmitrijus"],
    &["Євген", "Евгений", "Yevhen", "Ievgen", "Evgeny", "Evgenii", "Yevgeny", "Jevgenij", "Eugene"],
    &["Євгенія", "Евгения", "Yevheniia", "Evgenia", "Yevgenia", "Jevgenija"],
    &["Сергій", "Сергей", "Serhii", "Sergei", "Sergey", "Sergejus"],
    &["Андрій", "Андрей", "Andrii", "Andrei", "Andrey", "Andrejus"],
    &["Василь", "Василий", "Vasyl", "Vasily", "Vasilii", "Vasilijus"],
    &["Григорій", "Григорий", "Hryhorii", "Grigory", "Grigorii"],
    &["Георгій", "Георгий", "Heorhii", "Georgy", "Georgii"],
    &["Геннадій", "Геннадий", "Hennadii", "Gennady", "Gennadii"],
    &["Юрій", "Юрий", "Yurii", "Yuri", "Yury", "Jurij", "Jurijus"],
    &["Ігор", "Игорь", "Ihor", "Igor", "Igoris"],
    &["Іван", "Иван", "Ivan", "Ivanas"],
    &["Йосип", "Иосиф", "Yosyp", "Iosif", "Josif"],
    &["Ілля", "Илья", "Illia", "Ilya", "Ilia", "Ilja"],
    &["Кирило", "Кирилл", "Kyrylo", "Kirill"],
    &["Костянтин", "Константин", "Kostiantyn", "Konstantin"],
    &["Микита", "Никита", "Mykyta", "Nikita"],
    &["Данило", "Даниил", "Danylo", "Daniil", "Danila"],
    &["Пилип", "Филипп", "Pylyp", "Filipp", "Philipp"],
    &["Федір", "Фёдор", "Fedir", "Fedor", "Fyodor"],
    &["Антін", "Антон", "Anton"],
    &["Степан", "Stepan"],
    &["В'ячеслав", "Вячеслав", "Viacheslav", "Vyacheslav"],
    &["Остап", "Євстахій", "Ostap"],
    &["Макар", "Makar"],
    &["Матвій", "Матвей", "Matvii", "Matvei", "Matvey"],
    &["Тимофій", "Тимофей", "Tymofii", "Timofei", "Timofey"],
    &["Анастасія", "Анастасия", "Anastasiia", "Anastasia", "Anastasija"],
    &["Вікторія", "Виктория", "Viktoriia", "Victoria", "Viktoria", "Viktorija"],
    &["Віктор", "Виктор", "Viktor", "Victor", "Viktoras"],
    &["Людмила", "Liudmyla", "Lyudmila", "Ludmila", "Liudmila"],
    &["Ірина", "Ирина", "Iryna", "Irina"],
    &["Світлана", "Светлана", "Svitlana", "Svetlana"],
    &["Лідія", "Лидия", "Lidiia", "Lidia", "Lydia", "Lidija"],
    &["Надія", "Надежда", "Nadiia", "Nadezhda"],
    &["Любов", "Любовь", "Liubov", "Lyubov"],
    &["Віра", "Вера", "Vira", "Vera"],
];

/// The skeletons of all these names, each with that of the first of its row.
static ROWS: LazyLock<HashMap<String, String>> = LazyLock::new(|| {
    let bare = |name: &str| skeleton(&fold_name(name));
    let row = |names: &&'static [&'static str]| {
        let first = names.first().map(|name| bare(name)).unwrap_or_default();
        names.iter().map(move |name| (bare(name), first.clone())).collect::<Vec<_>>()
    };
    SAME.iter().flat_map(row).collect()
});

/// A folded name as it is compared across alphabets and languages: the skeleton of each part, given names by the first
/// spelling of their row, in the order of the Latin alphabet.
pub fn across_languages(folded: &str) -> String {
    let part = |part: &str| {
        let bare = skeleton(part);
        ROWS.get(&bare).cloned().unwrap_or(bare)
    };
    let mut parts: Vec<String> = folded.split(' ').map(part).collect();
    parts.sort_unstable();
    parts.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_one_in_several_languages() {
        let compared = |name: &str| across_languages(&fold_name(name));
        for (one, other) in [
            ("Коваль Іван", "Koval Ivan"),
            ("Іванов Петро", "Иванов Пётр"),
            ("Ковальчук Олена", "Елена Ковальчук"),
            ("Кравець Олексій", "Kravets Alexey"),
            ("Шевченко Дар’я", "Shevchenko Daria"),
        ] {
            assert_eq!(compared(one), compared(other), "{one} {other}");
        }
        assert_ne!(compared("Коваль Іван"), compared("Koval Ivanna"));
        assert_ne!(compared("Коваль Петро"), compared("Koval Pavlo"));
    }

    #[test]
    fn no_name_stands_in_two_rows() {
        let mut seen = HashMap::new();
        for row in SAME {
            for name in *row {
                let bare = skeleton(&fold_name(name));
                let before = seen.insert(bare.clone(), row[0]);
                assert!(
                    before.is_none_or(|before| before == row[0]),
                    "{name}: {bare}, {before:?} and {}",
                    row[0]
                );
            }
        }
    }
}
