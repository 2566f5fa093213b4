//! What the machine allows and how busy it is, as Linux tells it.

use std::time::Duration;

use anyhow::{Context as _, Result, ensure};

/// Files that a program has open besides its connections.
const OTHER_FILES: u64 = 200;

/// The unit of `/proc`: every Linux counts processor time in hundredths of a second there.
const TICKS: u64 = 100;

/// Raises the limit of open files as far as the system lets, and refuses if so many connections do not fit.
pub(crate) fn room_for(connections: u64) -> Result<()> {
    let wanted = connections + OTHER_FILES;
    let limit = rlimit::increase_nofile_limit(u64::MAX).context("the limit of open files")?;
    ensure!(
        limit >= wanted,
        "{connections} connections need {wanted} open files and the system allows {limit}: \
         raise the hard limit (ulimit -Hn, or nofile in /etc/security/limits.conf) or play fewer games"
    );
    Ok(())
}

/// What a process has used so far.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Used {
    /// The most memory it ever had, in bytes.
    pub(crate) peak: u64,
    /// The memory it has now, in bytes.
    pub(crate) memory: u64,
    pub(crate) time: Duration,
}

impl Used {
    /// By a process; zeros where the system does not tell.
    pub(crate) fn by(process: u32) -> Used {
        let file =
            |name: &str| std::fs::read_to_string(format!("/proc/{process}/{name}")).unwrap_or_default();
        let status = file("status");
        let bytes = |name: &str| {
            let line = status.lines().find_map(|line| line.strip_prefix(name));
            let kilobytes =
                line.and_then(|text| text.trim().trim_end_matches("kB").trim().parse::<u64>().ok());
            kilobytes.unwrap_or_default() * 1024
        };
        let stat = file("stat");
        // After the name, which may hold anything, come the state and then numbers (proc(5)).
        let rest = stat.rsplit_once(')').map_or("", |(_, rest)| rest);
        let ticks = rest.split_whitespace().skip(11).take(2).filter_map(|text| text.parse::<u64>().ok());
        Used { peak: bytes("VmHWM:"), memory: bytes("VmRSS:"), time: ticks_of(ticks.sum()) }
    }

    /// By this process.
    pub(crate) fn here() -> Used {
        Used::by(std::process::id())
    }
}

/// Processor time that all programs together have used since the machine was started, all cores together.
pub(crate) fn busy() -> Duration {
    let stat = std::fs::read_to_string("/proc/stat").unwrap_or_default();
    let first = stat.lines().next().unwrap_or_default();
    let ticks: Vec<u64> = first.split_whitespace().skip(1).filter_map(|text| text.parse().ok()).collect();
    // Idle and waiting for the disk are the fourth and the fifth; what guests used is counted twice.
    let idle: u64 = ticks.iter().skip(3).take(2).sum();
    ticks_of(ticks.iter().take(8).sum::<u64>() - idle)
}

fn ticks_of(ticks: u64) -> Duration {
    Duration::from_millis(ticks * 1000 / TICKS)
}
