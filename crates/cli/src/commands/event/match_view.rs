//! A match on the screen: its sets, its regular games and the tie-break.

use damier_compete::event::MatchCourse;
use damier_desk::ActReport;
use damier_documents::papers::match_lines;

use super::desk::OpenEvent;

/// Adds the parts of a match, one a line, as the first of the two sees them.
pub(super) fn add(desk: &OpenEvent<'_>, course: &MatchCourse, answer: &mut ActReport) {
    for line in match_lines(desk.words, desk.state(), course) {
        answer.line(line);
    }
    answer.field("match", course);
}
