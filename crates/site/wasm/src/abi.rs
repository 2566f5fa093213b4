//! How texts come in and go out: two rooms in the memory that JavaScript sees.
//!
//! The caller asks for [`damier_room`] of so many bytes, writes there, calls [`damier_ask`] or [`damier_weights`] and
//! reads as many bytes as these answer from [`damier_answer`]. Both rooms belong to this side, so nothing has to be
//! given back and nothing is read where nothing was written.
#![expect(
    unsafe_code,
    reason = "JavaScript finds functions by their names, and calls are named in an extern block"
)]

use std::cell::RefCell;
use std::time::Duration;

use crate::Damier;

#[link(wasm_import_module = "damier")]
unsafe extern "C" {
    /// Milliseconds since some moment that stays the same.
    safe fn now() -> f64;
    /// What a search knows so far, as so many bytes of text; 0 stops it.
    safe fn report(at: *const u8, bytes: usize) -> u32;
}

struct Rooms {
    asked: Vec<u8>,
    answered: Vec<u8>,
    damier: Damier,
}

thread_local! {
    static ROOMS: RefCell<Rooms> = RefCell::new(Rooms {
        asked: Vec::new(),
        answered: Vec::new(),
        damier: Damier::new(|| Duration::try_from_secs_f64(now() / 1000.0).unwrap_or_default()),
    });
}

/// Where so many bytes can be written.
#[unsafe(no_mangle)]
extern "C" fn damier_room(bytes: usize) -> *mut u8 {
    ROOMS.with_borrow_mut(|rooms| {
        rooms.asked.clear();
        rooms.asked.resize(bytes, 0);
        rooms.asked.as_mut_ptr()
    })
}

/// Answers the question that was written; tells how many bytes the answer has.
#[unsafe(no_mangle)]
extern "C" fn damier_ask() -> usize {
    ROOMS.with_borrow_mut(|rooms| {
        let asked = std::mem::take(&mut rooms.asked);
        let text = String::from_utf8_lossy(&asked);
        let mut tell = |told: &str| report(told.as_ptr(), told.len()) != 0;
        rooms.answered = rooms.damier.answer(&text, &mut tell).into_bytes();
        rooms.answered.len()
    })
}

/// Takes the weights that were written; tells how many bytes the answer has.
#[unsafe(no_mangle)]
extern "C" fn damier_weights() -> usize {
    ROOMS.with_borrow_mut(|rooms| {
        let bytes = std::mem::take(&mut rooms.asked);
        rooms.answered = rooms.damier.weights(&bytes).into_bytes();
        rooms.answered.len()
    })
}

/// Where the answer stands.
#[unsafe(no_mangle)]
extern "C" fn damier_answer() -> *const u8 {
    ROOMS.with_borrow(|rooms| rooms.answered.as_ptr())
}
