//! What was filled in before: a form that comes back has lost nothing.

/// What the reader had filled in, if the form comes back to them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Kept<'k> {
    pub fields: Vec<(&'k str, &'k str)>,
    /// Why it came back.
    pub trouble: Option<&'k str>,
}

impl Kept<'_> {
    pub fn words(&self) -> &str {
        self.value("words").unwrap_or_default()
    }

    pub(super) fn value(&self, name: &str) -> Option<&str> {
        self.fields.iter().find(|(field, _)| *field == name).map(|(_, value)| *value)
    }

    pub(super) fn has(&self, name: &str, value: &str) -> bool {
        self.fields.contains(&(name, value))
    }
}
