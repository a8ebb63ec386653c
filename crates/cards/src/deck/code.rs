//! Pixelborn codes and links that contain one.
//!
//! A code is base64 of `Name_Version$count|` for each card; a card without a version is `Name$count|`. Both
//! alphabets of base64 are accepted, with or without padding, and names in UTF-8 or Latin-1.

use super::builder::{DeckListBuilder, DeckPart};
use super::decode::utf_8_or_latin_1;
use super::error::{DeckErrorKind, ListPosition, quote};
use super::resolve::ListReference;
use base64::Engine as _;
use base64::alphabet::STANDARD;
use base64::engine::general_purpose::{GeneralPurpose, GeneralPurposeConfig};
use base64::engine::{DecodePaddingMode, general_purpose};
use percent_encoding::percent_decode_str;

/// The most parts of a link to try and the longest link to search, so that a link without a code fails fast.
const MOST_PARTS: usize = 64;
const LONGEST_LINK: usize = 1 << 16;

/// A base64 word of at least this length is meant as a code.
const LIKE_A_CODE: usize = 20;

const LENIENT: GeneralPurpose = GeneralPurpose::new(
    &STANDARD,
    GeneralPurposeConfig::new()
        .with_decode_allow_trailing_bits(true)
        .with_decode_padding_mode(DecodePaddingMode::Indifferent),
);

/// The result of looking for a code.
#[derive(Debug)]
pub(super) enum CodeSearch {
    /// The content of a code.
    Code(String),
    /// Something meant as a code or link that contains no deck.
    Nothing(DeckErrorKind),
    /// Something else.
    NoCode,
}

/// Finds the code in this text. Line breaks within it and remark lines around it are
/// fine, anything else is not.
pub(super) fn find(content: &str) -> CodeSearch {
    let is_remark = |line: &&str| line.starts_with('#') || line.starts_with("//");
    let lines = content.lines().map(str::trim).filter(|line| !is_remark(line));
    let words: Vec<&str> = lines.flat_map(str::split_whitespace).collect();
    let text = words.concat();
    if let Some(code) = decode(&text) {
        return CodeSearch::Code(code);
    }
    if words.len() != 1 {
        return CodeSearch::NoCode;
    }
    if let Some((_, link)) = text.split_once("://") {
        let parts = if link.len() > LONGEST_LINK { Vec::new() } else { parts(link) };
        return match parts.iter().find_map(|part| decode(part)) {
            Some(code) => CodeSearch::Code(code),
            None => CodeSearch::Nothing(DeckErrorKind::NoCodeInLink { text: quote(&text) }),
        };
    }
    let all_base64 = |c: char| c.is_ascii_alphanumeric() || "+/=-_".contains(c);
    if text.len() >= LIKE_A_CODE && text.chars().all(all_base64) {
        return CodeSearch::Nothing(DeckErrorKind::BadCode { text: quote(&text) });
    }
    CodeSearch::NoCode
}

/// The parts of a link that could be a code: the values after `?` and `#`, then the path from each step to
/// the end, because base64 may contain slashes.
fn parts(link: &str) -> Vec<String> {
    let (link, fragment) = link.split_once('#').unwrap_or((link, ""));
    let (path, query) = link.split_once('?').unwrap_or((link, ""));
    let pairs = query.split('&').chain(fragment.split(['&', '?'])).take(MOST_PARTS);
    // "=" may be the padding of a code without a key.
    let values = pairs.flat_map(|pair| [pair.split_once('=').map_or(pair, |(_, value)| value), pair]);
    let steps = path.match_indices('/').take(MOST_PARTS).map(|(at, _)| &path[at + 1..]);
    values
        .chain(steps)
        .map(|part| {
            // Form encoding has turned each plus into a space.
            percent_decode_str(part).decode_utf8_lossy().replace(' ', "+")
        })
        .collect()
}

/// Decodes a code; none unless all of it is one.
fn decode(code: &str) -> Option<String> {
    let standard: String = code
        .chars()
        .map(|c| match c {
            '-' => '+',
            '_' => '/',
            c => c,
        })
        .collect();
    let bytes = LENIENT.decode(standard).ok()?;
    let text = utf_8_or_latin_1(&bytes).into_owned();
    let is_entry = |entry: &str| {
        entry.rsplit_once('$').is_some_and(|(name, count)| {
            let digits = !count.is_empty() && count.bytes().all(|byte| byte.is_ascii_digit());
            digits && !name.is_empty() && !name.chars().any(char::is_control)
        })
    };
    let whole = entries(&text).next().is_some() && entries(&text).all(is_entry);
    whole.then_some(text)
}

fn entries(text: &str) -> impl Iterator<Item = &str> {
    text.split('|').map(str::trim).filter(|entry| !entry.is_empty())
}

/// Reads a decoded code into the collector.
pub(super) fn read(text: &str, list: &mut DeckListBuilder<'_>) {
    for (index, entry) in entries(text).enumerate() {
        if list.stopped() {
            return;
        }
        let place = ListPosition::Card(index + 1);
        match entry.rsplit_once('$') {
            Some((name, count)) => {
                list.add(place, DeckPart::Deck, count, &ListReference::by_name(name, name))
            }
            None => list.refuse(place, DeckErrorKind::NoCount { text: quote(entry) }),
        }
    }
}

/// The separators of names, versions, counts and cards; no name in a code may contain them.
const SIGNS: [char; 3] = ['_', '$', '|'];

/// A card's entry in a code; none if its name can't be encoded.
pub(super) fn entry(name: &str, version: Option<&str>, count: u16) -> Option<String> {
    if name.contains(SIGNS) || version.is_some_and(|version| version.contains(SIGNS)) {
        return None;
    }
    Some(match version {
        Some(version) => format!("{name}_{version}${count}|"),
        None => format!("{name}${count}|"),
    })
}

/// Encodes this text as a code.
pub(super) fn encode(text: &str) -> String {
    general_purpose::STANDARD.encode(text)
}
