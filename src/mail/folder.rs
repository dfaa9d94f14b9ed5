//! The carrier for trying things out: letters become files in a folder.

use std::path::PathBuf;

use crate::house::House;
use crate::store::LetterState;

use super::letter::{Desk, Letter};

/// How many letters are carried at a time.
const ROUND: i64 = 50;

pub struct Folder(pub PathBuf);

impl Folder {
    /// Carries what is waiting.
    pub async fn carry(&self, house: &House, desk: &Desk<'_>) -> anyhow::Result<usize> {
        let waiting = house.store.waiting_letters(ROUND)?;
        for row in &waiting {
            let state = match self.put(&format!("{:06}-{}.txt", row.id, row.kind), &desk.write(row)) {
                Ok(()) => LetterState::Sent,
                Err(error) => {
                    tracing::error!("letter {} could not be written to the mail folder: {error}", row.id);
                    LetterState::Failed
                }
            };
            house.store.settle_letter(row.id, state, house.now()).await?;
        }
        Ok(waiting.len())
    }

    fn put(&self, name: &str, letter: &Letter) -> std::io::Result<()> {
        std::fs::create_dir_all(&self.0)?;
        let Letter { to, subject, .. } = letter;
        std::fs::write(self.0.join(name), format!("To: {to}\nSubject: {subject}\n\n{}", letter.text()))
    }
}
