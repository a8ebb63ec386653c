//! Calendar dates, on which formats change.

use jiff::tz::TimeZone;
use jiff::{Timestamp, civil};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use thiserror::Error;

/// A date of the Gregorian calendar; earlier dates are smaller.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Date(civil::Date);

/// A text that is not a date.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("\"{0}\" is not a date; write year-month-day, such as 2026-07-17")]
pub struct DateError(pub String);

impl Date {
    /// The date, if it exists in the calendar.
    pub fn new(year: u16, month: u8, day: u8) -> Option<Date> {
        let [month, day] = [i8::try_from(month).ok()?, i8::try_from(day).ok()?];
        civil::Date::new(i16::try_from(year).ok()?, month, day).ok().filter(|date| date.year() > 0).map(Date)
    }

    /// Today's date in UTC.
    pub fn today() -> Date {
        Date(Timestamp::now().to_zoned(TimeZone::UTC).date())
    }
}

impl FromStr for Date {
    type Err = DateError;

    /// Parses exactly `YYYY-MM-DD`.
    fn from_str(text: &str) -> Result<Date, DateError> {
        let read = text.parse().ok().map(Date);
        let exact = read.filter(|date| date.0.year() > 0 && date.to_string() == text);
        exact.ok_or_else(|| DateError(text.chars().take(20).collect()))
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
        self.0.fmt(f)
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
            "20260717",
            "2026-07-17T10:00",
            "0000-01-01",
            "-000001-01-01",
        ] {
            assert!(text.parse::<Date>().is_err(), "{text}");
        }
    }
}
