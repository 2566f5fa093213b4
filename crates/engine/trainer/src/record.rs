//! One position as the trainer reads it: 84 bytes, numbers little-endian.
//!
//! | bytes | what |
//! | --- | --- |
//! | 0 to 79 | up to 40 inputs of the side to move's view, two bytes each; 65535 where there are fewer |
//! | 80, 81 | the score that the search found, in hundredths of a man for the side to move |
//! | 82 | how the game ended for the side to move: 0 lost, 1 drawn, 2 won; 3 if no game went through it |
//! | 83 | the bucket of the second layer |

use damier_engine::training::inputs;
use damier_rules::Position;

/// Bytes of a record.
pub(crate) const LENGTH: usize = 84;

const INPUTS: usize = 40;

/// Stands for a result where there is none.
const NO_RESULT: u8 = 3;

/// Adds the record of a position whose game, if there is one, ended so.
pub(crate) fn write(position: &Position, score: i32, result: Option<u8>, out: &mut Vec<u8>) {
    let (on, bucket) = inputs(position);
    for at in 0..INPUTS {
        out.extend_from_slice(&on.get(at).copied().unwrap_or(u16::MAX).to_le_bytes());
    }
    out.extend_from_slice(&(score.clamp(-20_000, 20_000) as i16).to_le_bytes());
    out.push(result.unwrap_or(NO_RESULT));
    out.push(bucket);
}
