//! Numbers on the command line, with helpful errors.

use crate::language::say;
use std::num::NonZeroUsize;
use std::thread::available_parallelism;

/// Maximum number of threads.
const MOST_THREADS: usize = 256;

/// A seed: any integer from 0 on.
pub fn seed(text: &str) -> Result<u64, String> {
    text.parse().map_err(|_| say!("a-seed-is", "most" = u64::MAX))
}

/// A number of games, at least one.
pub fn games(text: &str) -> Result<u64, String> {
    match text.parse() {
        Ok(0) => Err(say!("games-none")),
        Ok(games) => Ok(games),
        Err(_) => Err(say!("games-number")),
    }
}

/// The number of threads: the requested one, or one per core, but at most one per task.
pub fn threads(asked: usize, tasks: u64) -> usize {
    let wanted = if asked > 0 { asked } else { available_parallelism().map_or(1, NonZeroUsize::get) };
    wanted.min(MOST_THREADS).min(usize::try_from(tasks).unwrap_or(usize::MAX)).max(1)
}

#[cfg(test)]
mod tests {
    use super::{games, seed, threads};

    #[test]
    fn threads_are_capped_by_the_work() {
        assert_eq!(threads(8, 3), 3);
        assert_eq!(threads(2, 1_000), 2);
        assert_eq!(threads(100_000, 1_000_000), 256);
        assert_eq!(threads(0, 1), 1);
        assert_eq!(threads(4, 0), 1);
    }

    #[test]
    fn wrong_numbers_are_explained() {
        assert_eq!((seed("7"), games("3")), (Ok(7), Ok(3)));
        assert!(seed("-1").is_err_and(|error| error.contains("from 0")));
        assert!(games("0").is_err_and(|error| error.contains("at least 1")));
        assert!(games("-5").is_err_and(|error| error.contains("at least 1")));
    }
}
