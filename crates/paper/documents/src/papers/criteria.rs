//! Criteria, systems and stages in words.

use damier_clock::rules::Code;
use damier_compete::event::{Character, Coefficient, CriterionColumn, StagePlan, StageStandings, System};
use damier_compete::schedule::KnockoutPlaces;
use damier_compete::standings::Criterion;
use damier_language::Args;

use super::clerk::Clerk;

impl Clerk<'_> {
    /// A criterion as a head of a column: `Solk.`, `Trunc. (2)`.
    pub(super) fn criterion(&self, criterion: Criterion) -> String {
        let short = self.words.describe("criterion-short", &criterion);
        match choice(criterion).parse::<u16>() {
            Ok(depth) => format!("{short} ({depth})"),
            Err(_) => short,
        }
    }

    /// A value of a criterion on the scale of the regulation (D-59a).
    pub(super) fn coefficient(&self, coefficient: &Coefficient) -> String {
        coefficient.printed_on(self.regulation.scale)
    }

    /// The criteria of a stage in their order: what each is, how it is reckoned, its clauses.
    pub(super) fn criteria_of(&self, standings: &StageStandings) -> Vec<String> {
        let told = |column: &CriterionColumn| {
            let name = self.words.describe("criterion", &column.criterion);
            let args = Args::new().with("choice", choice(column.criterion));
            let how = self.words.try_translate(&format!("paper-reckoned-{}", column.criterion.word()), &args);
            let told = how.map_or_else(|| name.clone(), |how| self.words.label(&name, &how));
            self.words.with_clauses(&told, column.clauses)
        };
        standings.criteria.iter().map(told).collect()
    }

    /// The system of a stage.
    pub(super) fn system(&self, plan: &StagePlan) -> String {
        let system = self.words.describe("system", &plan.system);
        let system = match plan.system {
            System::Swiss(engine) => {
                let about = self.text(&format!("swiss-{}", engine.to_string().to_lowercase()));
                format!("{system} ({about})")
            }
            System::Knockout(KnockoutPlaces::Double) => self.text("play-double-elimination"),
            _ => system,
        };
        if plan.micro_match {
            self.translate("paper-system-micro", &Args::new().with("system", system))
        } else {
            system
        }
    }

    /// The code with the name of the rulebook: `Ukrainian rules of 2023 (ua2023-100)`.
    pub(super) fn rulebook(&self) -> String {
        let code = match self.code {
            Code::Ua2013 => "code-ua2013",
            Code::Ua2023 => "code-ua2023",
            Code::Fmjd100 => "code-fmjd100",
            Code::Fmjd64 => "code-fmjd64",
            Code::Wcdf => "code-wcdf",
            Code::Columns => "code-columns",
        };
        format!("{} ({})", self.text(code), self.regulation.rulebook)
    }

    /// Whose places are determined.
    pub(super) fn character(&self) -> String {
        match self.regulation.character {
            Character::IndividualWithTeamScoring { counting } => {
                self.translate("paper-character-scoring", &Args::new().with("count", counting))
            }
            character => self.words.describe("character", &character),
        }
    }
}

/// What stands after the colon of a criterion: `1` of `truncated:1`.
fn choice(criterion: Criterion) -> String {
    let written = criterion.to_string();
    written.split_once(':').map_or_else(String::new, |(_, choice)| choice.to_owned())
}
