//! As much of a Fluent text as the checks look at.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};

/// The names of plural forms.
pub const FORMS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

pub type Texts = BTreeMap<String, Message>;

#[derive(Default)]
pub struct Message {
    pub variables: BTreeSet<String>,
    pub selectors: Vec<Selector>,
    /// Other messages it contains.
    parts: BTreeSet<String>,
}

#[derive(Clone, PartialEq)]
pub struct Selector {
    pub variable: String,
    /// Of every variant, the default with them.
    pub keys: Vec<String>,
    pub default: String,
    /// Chooses among first, second, third.
    pub ordinal: bool,
}

impl Selector {
    /// Chooses by a number: a variant is named like a plural form, or is a number. A lone `other` may stand for
    /// any other word.
    pub fn is_plural(&self) -> bool {
        self.keys.iter().any(|key| key != "other" && FORMS.contains(&key.as_str()))
    }
}

/// The messages of a text, and what is wrong with it.
pub fn parse(text: &str) -> (Texts, Vec<String>) {
    let (mut texts, mut wrong) = (Texts::new(), Vec::new());
    let resource = fluent_syntax::parser::parse(text).unwrap_or_else(|(resource, errors)| {
        wrong.extend(errors.iter().map(ToString::to_string));
        resource
    });
    for entry in resource.body {
        match entry {
            Entry::Message(message) => {
                let id = message.id.name.to_owned();
                if !message.attributes.is_empty() {
                    wrong.push(format!("`{id}` has an attribute, which nothing would show"));
                }
                let mut read = Message::default();
                match &message.value {
                    Some(value) => pattern(value, &mut read),
                    None => wrong.push(format!("`{id}` says nothing")),
                }
                if texts.insert(id.clone(), read).is_some() {
                    wrong.push(format!("`{id}` is there twice"));
                }
            }
            Entry::Term(term) => wrong.push(format!("`-{}` is a term; only messages are used here", term.id.name)),
            _ => {}
        }
    }
    complete(&mut texts);
    (texts, wrong)
}

/// A message takes whatever the messages inside it take.
fn complete(texts: &mut Texts) {
    // A chain is no longer than there are messages; a ring settles as well.
    for _ in 0..texts.len().min(8) {
        let whole: BTreeMap<String, _> = texts
            .iter()
            .map(|(id, message)| (id.clone(), (message.variables.clone(), message.selectors.clone())))
            .collect();
        for message in texts.values_mut() {
            for (variables, selectors) in message.parts.iter().filter_map(|part| whole.get(part)) {
                message.variables.extend(variables.iter().cloned());
                let new = selectors.iter().filter(|selector| !message.selectors.contains(selector)).cloned();
                let new: Vec<Selector> = new.collect();
                message.selectors.extend(new);
            }
        }
    }
}

fn pattern(pattern: &Pattern<&str>, message: &mut Message) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            self::expression(expression, message);
        }
    }
}

fn expression(expression: &Expression<&str>, message: &mut Message) {
    match expression {
        Expression::Inline(inline) => self::inline(inline, message),
        Expression::Select { selector, variants } => {
            inline(selector, message);
            let (variable, ordinal) = match selector {
                InlineExpression::VariableReference { id } => (id.name, false),
                InlineExpression::FunctionReference { arguments, .. } => (first(arguments), is_ordinal(arguments)),
                _ => ("", false),
            };
            let name = |key: &VariantKey<&str>| match key {
                VariantKey::Identifier { name } => (*name).to_owned(),
                VariantKey::NumberLiteral { value } => (*value).to_owned(),
            };
            let default = variants.iter().find(|variant| variant.default).map(|variant| name(&variant.key));
            message.selectors.push(Selector {
                variable: variable.to_owned(),
                keys: variants.iter().map(|variant| name(&variant.key)).collect(),
                default: default.unwrap_or_default(),
                ordinal,
            });
            variants.iter().for_each(|variant| pattern(&variant.value, message));
        }
    }
}

fn inline(inline: &InlineExpression<&str>, message: &mut Message) {
    match inline {
        InlineExpression::VariableReference { id } => {
            message.variables.insert(id.name.to_owned());
        }
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().for_each(|argument| self::inline(argument, message));
        }
        InlineExpression::MessageReference { id, .. } => {
            message.parts.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => self::expression(expression, message),
        _ => {}
    }
}

fn first<'t>(arguments: &CallArguments<&'t str>) -> &'t str {
    match arguments.positional.first() {
        Some(InlineExpression::VariableReference { id }) => id.name,
        _ => "",
    }
}

fn is_ordinal(arguments: &CallArguments<&str>) -> bool {
    let is = |value: &InlineExpression<&str>| matches!(value, InlineExpression::StringLiteral { value: "ordinal" });
    arguments.named.iter().any(|argument| argument.name.name == "type" && is(&argument.value))
}
