//! Who takes letters away: a mail server, a folder of files, or the memory of a test.

use std::path::PathBuf;
use std::sync::Mutex;

use super::parcel::{Parcel, Trouble};
use super::smtp::Smtp;

pub enum Carrier {
    Smtp(Smtp),
    Folder(PathBuf),
    Memory(Mutex<Vec<Parcel>>),
}

impl Carrier {
    pub async fn carry(&self, parcel: Parcel) -> Result<(), Trouble> {
        match self {
            Carrier::Smtp(smtp) => smtp.carry(&parcel).await,
            Carrier::Folder(folder) => {
                let put = || {
                    std::fs::create_dir_all(folder)?;
                    std::fs::write(folder.join(format!("{}.eml", parcel.name)), &parcel.bytes)
                };
                put().map_err(|error| Trouble::Server(error.to_string()))
            }
            Carrier::Memory(taken) => {
                taken.lock().expect("nobody panics while holding it").push(parcel);
                Ok(())
            }
        }
    }

    /// What a test's letters became.
    pub fn taken(&self) -> Vec<Parcel> {
        match self {
            Carrier::Memory(taken) => taken.lock().expect("nobody panics while holding it").clone(),
            _ => Vec::new(),
        }
    }
}
