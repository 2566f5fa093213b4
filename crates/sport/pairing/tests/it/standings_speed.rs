//! Five thousand players: well under a second on an idle machine, explanation included.

use std::time::{Duration, Instant};

use damier_pairing::Lots;
use damier_pairing::standings::{Code, Contest, System, Template, standings};

use crate::standings_random::swiss_event;

#[test]
fn five_thousand_players() {
    let sheet = swiss_event(&mut Lots::new(5000), 5000, 13);
    for code in Code::ALL {
        let order = Template { code, system: System::Swiss, teams: false }.reckoning();
        let begun = Instant::now();
        let table = standings(&Contest::new(&sheet), &order).expect("standings");
        let taken = begun.elapsed();
        assert_eq!(table.rows.len(), 5000);
        // Generous, for machines that do many things at once.
        assert!(taken < Duration::from_secs(5), "{code:?}: {taken:?}");
        println!("{code:?}: {taken:?}");
    }
}
