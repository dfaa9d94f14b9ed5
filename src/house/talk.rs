//! What is said aloud at a table and what players note for themselves: the same limits by every door.

use crate::people::PlayerId;
use crate::table::{Span, TableCode, Timestamp};

use super::{House, HouseError};

const LONGEST_REMARK: usize = 2_000;
const LONGEST_NOTE: usize = 8_000;
/// So often may somebody speak within an hour, at all tables together. Each remark may become a letter to everybody else.
const MOST_AN_HOUR: i64 = 60;

/// What became of words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Said {
    Done,
    TooLong,
    /// They have said so much already that the others would drown in letters.
    TooOften,
}

impl House {
    /// May somebody say these things now?
    pub fn may_say(&self, player: PlayerId, remarks: &[&str]) -> Result<Said, HouseError> {
        if remarks.iter().any(|words| words.chars().count() > LONGEST_REMARK) {
            return Ok(Said::TooLong);
        }
        let since = Timestamp(self.now().0.saturating_sub(Span::hours(1).0));
        let wanted = remarks.len() as i64;
        let is_too_often = wanted > 0 && self.store.remarks_since(player, since)? + wanted > MOST_AN_HOUR;
        Ok(if is_too_often { Said::TooOften } else { Said::Done })
    }

    /// Somebody says something at a table.
    pub async fn say(&self, code: &TableCode, player: PlayerId, words: String) -> Result<Said, HouseError> {
        let may = self.may_say(player, &[&words])?;
        if may == Said::Done {
            self.store.say(self.row(code)?.id, player, words, self.now()).await?;
        }
        Ok(may)
    }

    /// A player keeps a note about a table for themselves; empty words take it away.
    pub async fn write_note(&self, code: &TableCode, player: PlayerId, words: String) -> Result<Said, HouseError> {
        if words.chars().count() > LONGEST_NOTE {
            return Ok(Said::TooLong);
        }
        self.store.write_note(self.row(code)?.id, player, words, self.now()).await?;
        Ok(Said::Done)
    }
}
