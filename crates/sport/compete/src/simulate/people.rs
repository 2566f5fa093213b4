//! Who enters: made-up people with ratings, federations and birthdays.

use jiff::civil::Date;

use super::plan::Letters;
use super::teller::{Failed, Teller};
use crate::event::{Fact, PlayerEntry, Role, Sex, Squad, TeamEntry, TeamId};

/// Names that people of one alphabet can read: given names and families of either are never mixed.
struct Names {
    women: [&'static str; 12],
    men: [&'static str; 12],
    families: [&'static str; 24],
    /// Those who run the event: organiser, line arbiter, chief arbiter.
    panel: [&'static str; 3],
}

const LATIN: Names = Names {
    women: [
        "Zofia", "Marija", "Claire", "Ingrid", "Eliška", "Beatriz", "Tamar", "Olena", "Sanne", "Daina",
        "Aminata", "Jūratė",
    ],
    men: [
        "Jan", "Rokas", "Pierre", "Lars", "Tomáš", "João", "Giorgi", "Taras", "Maarten", "Andris", "Bakary",
        "Mykola",
    ],
    families: [
        "Nowak",
        "Wójcik",
        "Jankauskas",
        "Petraitis",
        "Dubois",
        "Moreau",
        "Lindqvist",
        "Bērziņš",
        "Novák",
        "Svoboda",
        "Pereira",
        "Costa",
        "Kapanadze",
        "Beridze",
        "Koval",
        "Bondar",
        "Shevchenko",
        "Moroz",
        "Jansen",
        "Visser",
        "Kalniņš",
        "Ozols",
        "Traoré",
        "Diallo",
    ],
    panel: ["Olena Hrytsenko", "Pavlo Moroz", "Iryna Koval"],
};

/// Names that are written alike in Ukrainian and in Russian.
const CYRILLIC: Names = Names {
    women: [
        "Анна",
        "Марина",
        "Оксана",
        "Тамара",
        "Алла",
        "Жанна",
        "Ярослава",
        "Валентина",
        "Мирослава",
        "Лада",
        "Роксолана",
        "Карина",
    ],
    men: [
        "Роман",
        "Богдан",
        "Тарас",
        "Назар",
        "Остап",
        "Степан",
        "Максим",
        "Захар",
        "Руслан",
        "Ярослав",
        "Тимур",
        "Марко",
    ],
    families: [
        "Шевченко",
        "Бондаренко",
        "Ткаченко",
        "Кравчук",
        "Савченко",
        "Руденко",
        "Коваленко",
        "Гончаренко",
        "Марченко",
        "Захарченко",
        "Бойко",
        "Ткачук",
        "Гончарук",
        "Кравченко",
        "Романенко",
        "Степаненко",
        "Назаренко",
        "Мороз",
        "Панченко",
        "Федоренко",
        "Яременко",
        "Бондарчук",
        "Шевчук",
        "Павленко",
    ],
    panel: ["Оксана Гончар", "Роман Мороз", "Тамара Коваль"],
};

const fn names(letters: Letters) -> &'static Names {
    match letters {
        Letters::Latin => &LATIN,
        Letters::Cyrillic => &CYRILLIC,
    }
}

/// Who speaks for an office.
pub(super) const fn name_of(role: Role, letters: Letters) -> &'static str {
    let [organiser, line, chief] = names(letters).panel;
    match role {
        Role::Organiser => organiser,
        Role::LineArbiter => line,
        _ => chief,
    }
}

const FEDERATIONS: [&str; 8] = ["UKR", "LTU", "POL", "NED", "FRA", "LAT", "BRA", "GEO"];

/// The two sides that players score for.
const fn sides(letters: Letters) -> [&'static str; 2] {
    match letters {
        Letters::Latin => ["North", "South"],
        Letters::Cyrillic => ["Полтава", "Херсон"],
    }
}

impl Teller {
    /// Enters so many players or teams.
    pub(super) fn enter_all(&mut self, entrants: usize) -> Result<(), Failed> {
        (0..entrants).try_for_each(|_| self.enter_one())
    }

    /// Enters one more: a player, or a team with its players.
    pub(super) fn enter_one(&mut self) -> Result<(), Failed> {
        let state = self.event.state();
        let scores_for_teams = state.regulation.as_ref().is_some_and(|regulation| regulation.teams.is_some());
        match (state.pairs_teams(), scores_for_teams) {
            (true, _) => self.enter_team(),
            (false, false) => {
                let player = self.somebody(None, Squad::Unordered);
                self.append(Role::ChiefArbiter, Fact::Entered(player)).map(|_| ())
            }
            (false, true) => self.enter_scorer(),
        }
    }

    fn enter_team(&mut self) -> Result<(), Failed> {
        let state = self.event.state();
        let team = TeamId(state.teams.len() as u32);
        let rules = state.team_rules();
        let (boards, reserves) = rules.map_or((1, false), |rules| (rules.boards, rules.reserves));
        let federation = self.federation();
        let name = format!("{federation} {}", team.0 + 1);
        let captain = Some(self.name().0);
        let entry = TeamEntry { name, captain, federation: Some(federation.clone()), rating: None };
        self.append(Role::ChiefArbiter, Fact::TeamEntered(entry))?;
        let squad = (1..=boards).map(Squad::Board).chain(reserves.then_some(Squad::Reserve));
        for squad in squad {
            let player =
                PlayerEntry { federation: Some(federation.clone()), ..self.somebody(Some(team), squad) };
            self.append(Role::ChiefArbiter, Fact::Entered(player))?;
        }
        Ok(())
    }

    /// A player of an individual event who scores for one of two teams.
    fn enter_scorer(&mut self) -> Result<(), Failed> {
        while self.event.state().teams.len() < 2 {
            let name = sides(self.letters)[self.event.state().teams.len().min(1)].to_owned();
            self.append(Role::ChiefArbiter, Fact::TeamEntered(TeamEntry { name, ..TeamEntry::default() }))?;
        }
        let team = TeamId(self.event.state().players.len() as u32 % 2);
        let player = self.somebody(Some(team), Squad::Unordered);
        self.append(Role::ChiefArbiter, Fact::Entered(player)).map(|_| ())
    }

    fn somebody(&mut self, team: Option<TeamId>, squad: Squad) -> PlayerEntry {
        let (name, sex) = self.name();
        let rating = (!self.happens(5)).then(|| 1700 + self.lots.below(700) as u32);
        let born = Date::new(1950 + self.lots.below(60) as i16, 1 + self.lots.below(12) as i8, 15).ok();
        let federation = Some(self.federation());
        PlayerEntry { name, rating, federation, born, sex: Some(sex), team, squad, ..PlayerEntry::default() }
    }

    /// A name that nobody has yet.
    fn name(&mut self) -> (String, Sex) {
        let pick = |list: &[&str], at: u64| list[at as usize % list.len()].to_owned();
        let names = names(self.letters);
        let (sex, given) =
            if self.lots.below(3) == 0 { (Sex::Female, &names.women) } else { (Sex::Male, &names.men) };
        let given = pick(given, self.lots.below(12));
        let family = pick(&names.families, self.lots.below(24));
        let name = format!("{family} {given}");
        let state = self.event.state();
        let is_taken = state.players.iter().any(|player| player.name == name);
        // Namesakes are told apart by a number.
        (if is_taken { format!("{name} {}", state.players.len() + 1) } else { name }, sex)
    }

    fn federation(&mut self) -> String {
        FEDERATIONS[self.lots.below(FEDERATIONS.len() as u64) as usize].to_owned()
    }
}
