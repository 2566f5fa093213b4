//! Ctrl-C: the first one stops the game, so that it can be kept; the second one ends the program at once.

use std::sync::Arc;
use std::thread;

use damier_engine::StopFlag;
use tokio::signal::ctrl_c;

/// The exit code of programs that end by Ctrl-C.
const INTERRUPTED: i32 = 130;

/// Listens from now on; what stops with Ctrl-C.
pub(crate) fn listen() -> Arc<StopFlag> {
    let stop = Arc::new(StopFlag::new());
    let heard = Arc::clone(&stop);
    thread::spawn(move || {
        // Where the system does not tell of Ctrl-C, it ends the program as it always does.
        let Ok(runtime) = tokio::runtime::Builder::new_current_thread().enable_io().build() else { return };
        runtime.block_on(async {
            if ctrl_c().await.is_ok() {
                heard.stop();
                if ctrl_c().await.is_ok() {
                    std::process::exit(INTERRUPTED);
                }
            }
        });
    });
    stop
}
