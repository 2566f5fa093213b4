//! The time of the hall: what the clock on the wall says, by the zone of this machine.
//!
//! Facts keep instants; people read and type the time of day where they are.

use damier_clock::Moment;
use damier_desk::moment;
pub(crate) use damier_desk::moment::read;
use jiff::Zoned;
use jiff::civil::DateTime;
use jiff::tz::TimeZone;

/// The variable that stands for the clock on the wall, for scripts.
pub(crate) const NOW: &str = "DAMIER_NOW";

/// The clocks of the hall.
pub(crate) fn zone() -> TimeZone {
    TimeZone::system()
}

/// What the clock on the wall says.
pub(crate) fn wall_clock() -> DateTime {
    Zoned::now().datetime()
}

/// A time of the hall as facts keep it. A time that the clocks skipped or showed twice is the earlier one.
pub(crate) fn moment(at: DateTime) -> Moment {
    moment::moment(at, &zone())
}

/// What the clock on the wall said at a moment.
pub(crate) fn civil(at: Moment) -> DateTime {
    moment::civil(at, &zone())
}

/// The same moment by the clock of Greenwich.
pub(crate) fn utc(at: Moment) -> DateTime {
    moment::civil(at, &TimeZone::UTC)
}
