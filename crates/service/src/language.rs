//! The language of a request.

use words::Language;

/// The language for the answer to a request: `lang` in the query of its address, or the browser's
/// `Accept-Language`, or English.
pub fn request_language(query: Option<&str>, accept_language: Option<&str>) -> Language {
    let given = query.and_then(|query| {
        let lang = query.split('&').find_map(|pair| pair.strip_prefix("lang="))?;
        lang.parse().ok()
    });
    given.or_else(|| accept_language.and_then(Language::accepted)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::request_language;
    use words::Language;

    #[test]
    fn the_address_counts_more_than_the_browser() {
        assert_eq!(request_language(Some("ids=1&lang=de"), Some("fr")), Language::German);
        assert_eq!(request_language(Some("lang=xx"), Some("fr-CH, en;q=0.8")), Language::French);
        assert_eq!(request_language(None, None), Language::English);
    }
}
