//! Snowflakes: Discord's ids, which carry the time at which they were made.

use std::fmt;
use std::str::FromStr;

use serde::de::{Error, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The first millisecond of 2015, from which snowflakes count.
const EPOCH: u64 = 1_420_070_400_000;

/// A snowflake. Written as a string in JSON, read from a string or a number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Id(pub u64);

impl Id {
    /// The smallest id of this millisecond (since 1970).
    pub fn at(millis: u64) -> Id {
        Id(millis.saturating_sub(EPOCH) << 22)
    }

    /// The millisecond (since 1970) at which the id was made.
    pub fn millis(self) -> u64 {
        (self.0 >> 22) + EPOCH
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Id {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Id, Self::Err> {
        text.parse().map(Id)
    }
}

impl Serialize for Id {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Id {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Id, D::Error> {
        struct Snowflake;
        impl Visitor<'_> for Snowflake {
            type Value = Id;
            fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
                f.write_str("a snowflake")
            }
            fn visit_u64<E: Error>(self, value: u64) -> Result<Id, E> {
                Ok(Id(value))
            }
            fn visit_str<E: Error>(self, value: &str) -> Result<Id, E> {
                value.parse().map_err(E::custom)
            }
        }
        deserializer.deserialize_any(Snowflake)
    }
}

/// A moment as Discord writes it: `2026-11-30T12:00:00.000000+00:00`.
pub fn timestamp(millis: u64) -> String {
    let (days, rest) = (millis / 86_400_000, millis % 86_400_000);
    // Days since 1 March of the year 0, in eras of 400 years of 146,097 days.
    let shifted = days + 719_468;
    let (era, day) = (shifted / 146_097, shifted % 146_097);
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day_of_year = day - (365 * year + year / 4 - year / 100);
    let shifted_month = (5 * day_of_year + 2) / 153;
    let day_of_month = day_of_year - (153 * shifted_month + 2) / 5 + 1;
    let month = if shifted_month < 10 { shifted_month + 3 } else { shifted_month - 9 };
    let year = era * 400 + year + u64::from(month <= 2);
    let (hour, minute) = (rest / 3_600_000, rest / 60_000 % 60);
    let (second, milli) = (rest / 1_000 % 60, rest % 1_000);
    format!("{year:04}-{month:02}-{day_of_month:02}T{hour:02}:{minute:02}:{second:02}.{milli:03}000+00:00")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_written_as_discord_does() {
        assert_eq!(timestamp(0), "1970-01-01T00:00:00.000000+00:00");
        assert_eq!(timestamp(951_827_696_789), "2000-02-29T12:34:56.789000+00:00");
        assert_eq!(timestamp(EPOCH), "2015-01-01T00:00:00.000000+00:00");
        assert_eq!(Id::at(EPOCH + 5).millis(), EPOCH + 5);
    }
}
