//! From bytes to text: deck lists come from many programs and in several encodings.

use std::borrow::Cow;

/// The text of these bytes: UTF-8, UTF-16 with a byte order mark, or else Latin-1 as Windows writes
/// it. None for binary data.
pub(super) fn text_of(bytes: &[u8]) -> Option<Cow<'_, str>> {
    let text = match bytes {
        [0xff, 0xfe, rest @ ..] => Cow::Owned(utf_16(rest, u16::from_le_bytes)?),
        [0xfe, 0xff, rest @ ..] => Cow::Owned(utf_16(rest, u16::from_be_bytes)?),
        [0xef, 0xbb, 0xbf, rest @ ..] => utf_8_or_latin_1(rest),
        bytes => utf_8_or_latin_1(bytes),
    };
    if text.contains('\0') { None } else { Some(text) }
}

/// Decodes UTF-8, or Latin-1 if that fails.
pub(super) fn utf_8_or_latin_1(bytes: &[u8]) -> Cow<'_, str> {
    match std::str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => Cow::Owned(bytes.iter().map(|byte| latin_1(*byte)).collect()),
    }
}

fn utf_16(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> Option<String> {
    let units = bytes.chunks_exact(2).map(|pair| unit([pair[0], pair[1]]));
    char::decode_utf16(units).collect::<Result<String, _>>().ok()
}

/// A Latin-1 character, with Windows punctuation in place of control characters.
fn latin_1(byte: u8) -> char {
    match byte {
        0x85 => '…',
        0x91 => '‘',
        0x92 => '’',
        0x93 => '“',
        0x94 => '”',
        0x96 => '–',
        0x97 => '—',
        byte => char::from(byte),
    }
}

#[cfg(test)]
mod tests {
    use super::text_of;

    #[test]
    fn one_text_is_read_in_four_encodings() {
        let le: Vec<u8> = "\u{feff}é’".encode_utf16().flat_map(u16::to_le_bytes).collect();
        let be: Vec<u8> = "\u{feff}é’".encode_utf16().flat_map(u16::to_be_bytes).collect();
        for bytes in ["é’".as_bytes(), "\u{feff}é’".as_bytes(), &[0xe9, 0x92], &le, &be] {
            assert_eq!(text_of(bytes).as_deref(), Some("é’"), "{bytes:?}");
        }
        assert_eq!(text_of(&[0x89, b'P', b'N', b'G', 0, 1]), None);
    }
}
