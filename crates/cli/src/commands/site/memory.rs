//! How a server asks for memory. The C library of most Linux systems keeps what was freed for the thread that freed it,
//! and the larger a freed block was the larger blocks it keeps: after a few dozen large files from strangers a hundred
//! megabytes are held that nobody uses. Two of its settings end that, and it reads them only when a program starts; so
//! the program starts itself once more with them, under the same number (decision 0150).

/// The settings: at most so many pools of memory, and blocks from so many bytes on go back as soon as they are free.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
const SETTINGS: [(&str, &str); 2] = [("MALLOC_ARENA_MAX", "2"), ("MALLOC_MMAP_THRESHOLD_", "1048576")];

/// Starts the program again with the settings unless it has them, or others that somebody chose. Where that is not
/// possible it goes on without.
pub(super) fn settle() {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    {
        use std::os::unix::process::CommandExt as _;
        let missing = SETTINGS.iter().filter(|(name, _)| std::env::var_os(name).is_none());
        let missing: Vec<_> = missing.copied().collect();
        if missing.is_empty() {
            return;
        }
        let Ok(program) = std::env::current_exe() else { return };
        let mut arguments = std::env::args_os();
        let mut again = std::process::Command::new(program);
        if let Some(called) = arguments.next() {
            again.arg0(called);
        }
        // It returns only if it fails.
        let _ = again.args(arguments).envs(missing).exec();
    }
}
