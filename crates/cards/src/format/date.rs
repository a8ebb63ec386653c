//! Calendar days: formats change on them.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use std::time::{SystemTime, UNIX_EPOCH};
use thiserror::Error;

/// A day of the Gregorian calendar; earlier days are smaller.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Date {
    year: u16,
    month: u8,
    day: u8,
}

/// What was given is no day.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("\"{0}\" is no day; write year-month-day, such as 2026-07-17")]
pub struct DateError(String);

impl Date {
    /// The day, if the calendar has it.
    pub fn new(year: u16, month: u8, day: u8) -> Option<Date> {
        let exists = (1..=9999).contains(&year) && day >= 1 && day <= days_in(year, month);
        exists.then_some(Date { year, month, day })
    }

    /// The present day in Greenwich.
    pub fn today() -> Date {
        let seconds = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
        Date::after_1970(seconds / 86_400)
    }

    /// So many days after the first of January 1970; the last day there is when that is further away.
    fn after_1970(days: u64) -> Date {
        let mut left = days;
        for year in 1970..=9999 {
            for month in 1..=12 {
                let length = u64::from(days_in(year, month));
                if left < length {
                    return Date { year, month, day: left as u8 + 1 };
                }
                left -= length;
            }
        }
        Date { year: 9999, month: 12, day: 31 }
    }
}

/// The number of days of a month; none for a month that isn't.
fn days_in(year: u16, month: u8) -> u8 {
    let leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    match month {
        2 if leap => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        1 | 3 | 5 | 7 | 8 | 10 | 12 => 31,
        0 | 13.. => 0,
    }
}

impl FromStr for Date {
    type Err = DateError;

    /// Reads exactly `YYYY-MM-DD`.
    fn from_str(text: &str) -> Result<Date, DateError> {
        let error = || DateError(text.chars().take(20).collect());
        let digits = |part: Option<&str>, length: usize| {
            let part = part.filter(|part| part.len() == length && part.bytes().all(|b| b.is_ascii_digit()));
            part.and_then(|part| part.parse::<u16>().ok()).ok_or_else(error)
        };
        let mut parts = text.split('-');
        let (year, month, day) =
            (digits(parts.next(), 4)?, digits(parts.next(), 2)?, digits(parts.next(), 2)?);
        match parts.next() {
            // Two digits fit in a byte.
            None => Date::new(year, month as u8, day as u8).ok_or_else(error),
            Some(_) => Err(error()),
        }
    }
}

impl TryFrom<String> for Date {
    type Error = DateError;

    fn try_from(text: String) -> Result<Date, DateError> {
        text.parse()
    }
}

impl From<Date> for String {
    fn from(date: Date) -> String {
        date.to_string()
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

#[cfg(test)]
mod tests {
    use super::Date;

    #[test]
    fn only_days_of_the_calendar_are_read() {
        for text in ["2024-02-29", "2000-02-29", "2026-07-17", "9999-12-31"] {
            assert_eq!(text.parse::<Date>().map(|date| date.to_string()).as_deref(), Ok(text));
        }
        for text in [
            "2025-02-29",
            "1900-02-29",
            "2026-7-17",
            "2026-13-01",
            "2026-00-10",
            "2026-04-31",
            "x",
            "2026-07-17-1",
        ] {
            assert!(text.parse::<Date>().is_err(), "{text}");
        }
    }

    #[test]
    fn days_are_counted_over_leap_years() {
        assert_eq!(Date::after_1970(0).to_string(), "1970-01-01");
        assert_eq!(Date::after_1970(11_016).to_string(), "2000-02-29");
        assert_eq!(Date::after_1970(11_017).to_string(), "2000-03-01");
        assert_eq!(Date::after_1970(20_651).to_string(), "2026-07-17");
        assert_eq!(Date::after_1970(u64::MAX).to_string(), "9999-12-31");
    }
}
