//! A field of a form as it goes back to whoever typed it: their words, and what is wrong with them.

/// One field.
#[derive(Clone, Debug, Default)]
pub struct Field {
    pub value: String,
    /// A sentence, ready to read.
    pub error: Option<String>,
}

impl Field {
    pub fn new(value: impl Into<String>) -> Field {
        Field { value: value.into(), error: None }
    }

    pub fn refused(mut self, why: impl std::fmt::Display) -> Field {
        self.error = Some(why.to_string());
        self
    }

    pub fn is_fine(&self) -> bool {
        self.error.is_none()
    }
}
