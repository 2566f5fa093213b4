//! Checks the plans of the stages: whether there is something to win, where the fields come from, whether a
//! level meeting can be decided.

use damier_clock::named::Class;
use damier_clock::rules::Code;

use super::super::carry::Carry;
use super::super::stage::{StagePlan, System};
use super::super::stage_field::FieldFrom;
use super::super::standings::Category;
use super::super::warning::Warning;
use super::Regulation;
use super::check::RegulationReport;
use super::fault::RegulationFault;
use super::readings::standings_code;
use damier_pairing::Points;
use damier_pairing::schedule::{Aim, GameKind, TieMethod, play_off_games};
use damier_pairing::swiss;

impl Regulation {
    pub(super) fn check_plans(&self, code: Code, report: &mut RegulationReport) {
        for (at, plan) in self.stages.iter().enumerate() {
            let stage = plan.name.clone();
            if self.stages[..at].iter().any(|earlier| earlier.name == plan.name) {
                report.faults.push(RegulationFault::StageTwice { stage: stage.clone() });
            }
            if is_empty(plan) {
                report.faults.push(RegulationFault::NothingToWin { stage: stage.clone() });
            }
            report.faults.extend(field_fault(plan, at));
            if !plan.acceleration.is_empty() && !plan.system.is_swiss() {
                report.faults.push(RegulationFault::AcceleratedOtherwise { stage: stage.clone() });
            }
            let from_places = matches!(plan.from, FieldFrom::Places(_));
            let can_carry = match plan.carry {
                Carry::Nothing => true,
                Carry::Games => from_places && matches!(plan.system, System::RoundRobin { .. }),
                Carry::Points => {
                    from_places && matches!(plan.system, System::RoundRobin { .. } | System::Swiss(_))
                }
            };
            if !can_carry {
                report.faults.push(RegulationFault::CarriedFromNowhere { stage: stage.clone() });
            }
            report.warnings.extend(self.play_off_pace(code, plan));
            if matches!(plan.system, System::Knockout(_)) && plan.ties.is_empty() {
                report.warnings.push(Warning::NoTieMethod { stage: stage.clone() });
            }
            if let System::Swiss(engine) = plan.system
                && !is_of(engine, code)
            {
                report.warnings.push(Warning::EngineOfOtherCode { stage, engine });
            }
        }
    }
}

impl Regulation {
    /// Deciding games are quick ones, twenty and ten minutes; whether a code has such games in an additional contest
    /// (FMJD-III.5.11.1.1, FMJD-IIIbis.5.11.1.1, FMJD-VI.3, UA13-IV.8.8, UA-III.4.8; D-60c).
    fn play_off_pace(&self, code: Code, plan: &StagePlan) -> Option<Warning> {
        let decides = plan.system == System::Barrage && matches!(plan.from, FieldFrom::Places(_));
        let of_event = match self.class {
            Class::Blitz => GameKind::Blitz,
            Class::Rapid | Class::SemiRapid => GameKind::Rapid,
            _ => GameKind::Normal,
        };
        let (kinds, clauses) = play_off_games(standings_code(code)?, of_event);
        let fits = !decides || kinds.contains(&GameKind::Rapid);
        (!fits).then(|| Warning::PlayOffPace { stage: plan.name.clone(), clauses })
    }
}

fn is_empty(plan: &StagePlan) -> bool {
    let nothing = match plan.system {
        System::Match(Aim::Majority { games }) => games == 0,
        System::Match(Aim::Points { to, at_most }) => to == Points::ZERO || at_most == Some(0),
        System::Match(Aim::Wins { to, at_most }) => to == 0 || at_most == Some(0),
        System::Match(Aim::Sets { sets, games }) => sets == 0 || games == 0,
        System::Match(Aim::Paces(paces)) => paces.is_empty() || plan.paces.len() != paces.count(),
        System::LostPoints(lost) => lost.0 == Points::ZERO,
        _ => false,
    };
    let never = |method: &TieMethod| matches!(method, TieMethod::Replay(0) | TieMethod::ExtraGames(0));
    nothing || plan.ties.iter().any(never)
}

fn field_fault(plan: &StagePlan, at: usize) -> Option<RegulationFault> {
    let stage = plan.name.clone();
    match &plan.from {
        FieldFrom::Places(places) if places.iter().any(|own| own.stage.index() >= at) => {
            Some(RegulationFault::FieldFromLater { stage })
        }
        FieldFrom::Category(name) if name.parse::<Category>().is_err() => {
            Some(RegulationFault::no_category(name))
        }
        FieldFrom::Group { number, of } | FieldFrom::Part { number, of } if *number == 0 || number > of => {
            Some(RegulationFault::NoSuchGroup { stage, number: *number, of: *of })
        }
        _ => None,
    }
}

/// Whether a Swiss system stands in a code. The WCDF has none, so any will do.
fn is_of(engine: swiss::System, code: Code) -> bool {
    use swiss::System::{BasicDraw, ByLots, Classified, Columns, Haley, MedianRated, MedianUnrated, Quarter};
    match engine {
        Classified | ByLots | Quarter | Haley => code.is_fmjd() || code == Code::Wcdf,
        BasicDraw | MedianRated | MedianUnrated => {
            matches!(code, Code::Ua2013 | Code::Ua2023 | Code::Wcdf)
        }
        Columns => matches!(code, Code::Columns | Code::Wcdf),
    }
}
