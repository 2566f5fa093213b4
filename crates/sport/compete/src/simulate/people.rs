//! Who enters: made-up people with ratings, federations and birthdays.

use jiff::civil::Date;

use super::teller::{Failed, Teller};
use crate::event::{Fact, PlayerEntry, Role, Sex, Squad, TeamEntry, TeamId};

const WOMEN: [&str; 12] = [
    "Анна",
    "Олена",
    "Марія",
    "Ирина",
    "Наталия",
    "Zofia",
    "Marija",
    "Claire",
    "Ingrid",
    "Eliška",
    "Beatriz",
    "Tamar",
];
const MEN: [&str; 12] = [
    "Андрій",
    "Петро",
    "Юрій",
    "Сергей",
    "Владимир",
    "Jan",
    "Rokas",
    "Pierre",
    "Lars",
    "Tomáš",
    "João",
    "Giorgi",
];
const FAMILIES: [&str; 24] = [
    "Шевченко",
    "Бондаренко",
    "Ткаченко",
    "Кравчук",
    "Мельник",
    "Поліщук",
    "Савченко",
    "Руденко",
    "Морозова",
    "Орлов",
    "Белов",
    "Зайцев",
    "Nowak",
    "Kowalska",
    "Jankauskas",
    "Petraitis",
    "Dubois",
    "Moreau",
    "Lindqvist",
    "Novák",
    "Svoboda",
    "Pereira",
    "Costa",
    "Kapanadze",
];
const FEDERATIONS: [&str; 8] = ["UKR", "LTU", "POL", "NED", "FRA", "LAT", "BRA", "GEO"];

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
            let name = ["North", "South"][self.event.state().teams.len().min(1)].to_owned();
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
        let (sex, given) = if self.lots.below(3) == 0 { (Sex::Female, &WOMEN) } else { (Sex::Male, &MEN) };
        let given = pick(given, self.lots.below(12));
        let family = pick(&FAMILIES, self.lots.below(24));
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
