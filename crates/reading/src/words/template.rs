//! Templates: words with numbered placeholders, which other words fill.

use super::Forms;

/// A value for a placeholder of a template.
pub(crate) trait Part {
    /// The text in the form that the template asks for.
    fn form(&self, form: usize) -> &str;
}

impl Part for String {
    fn form(&self, _: usize) -> &str {
        self
    }
}

impl Part for &str {
    fn form(&self, _: usize) -> &str {
        self
    }
}

/// A noun in its three forms.
#[derive(Clone, Debug)]
pub(crate) struct Said([String; 3]);

impl Said {
    /// Fills each form with the same parts.
    pub(crate) fn new(forms: Forms, parts: &[&dyn Part]) -> Said {
        Said(forms.map(|form| fill(form, parts)))
    }
}

impl Part for Said {
    fn form(&self, form: usize) -> &str {
        &self.0[form]
    }
}

/// Replaces the placeholders of a template with its parts.
pub(crate) fn fill(template: &str, parts: &[&dyn Part]) -> String {
    let mut out = String::with_capacity(template.len() + 16);
    let mut rest = template;
    while let Some((before, after)) = rest.split_once('{') {
        out.push_str(before);
        let (place, after) = after.split_once('}').unwrap_or((after, ""));
        let (number, form) = match place.strip_suffix('b') {
            Some(number) => (number, 1),
            None => place.strip_suffix('c').map_or((place, 0), |number| (number, 2)),
        };
        let part = number.parse().ok().and_then(|number: usize| parts.get(number));
        out.push_str(part.map_or("", |part| part.form(form)));
        rest = after;
    }
    out + rest
}

#[cfg(test)]
mod tests {
    use super::{Said, fill};

    #[test]
    fn a_placeholder_asks_for_a_form_of_its_noun() {
        let character = Said::new(["ein {0}", "einen {0}", "einem {0}"], &[&"Held"]);
        assert_eq!(fill("{0b} verbannen", &[&character]), "einen Held verbannen");
        assert_eq!(
            fill("{0c} 2 Schaden zufügen, {1}", &[&character, &"dann"]),
            "einem Held 2 Schaden zufügen, dann"
        );
    }

    #[test]
    fn a_placeholder_without_a_part_stays_empty() {
        assert_eq!(fill("({1})", &[&"one"]), "()");
    }
}
