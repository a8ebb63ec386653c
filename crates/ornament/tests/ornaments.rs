//! Pictures follow from facts, are the same everywhere, and load nothing.

use ornament::OrnamentSubject;
use std::collections::BTreeSet;
use wording::{CardType, Class, Ink, KeywordKind, KeywordSet};

fn subject<'c>(
    full_name: &'c str,
    card_type: CardType,
    inks: &'c [Ink],
    classes: &'c [Class],
) -> OrnamentSubject<'c> {
    OrnamentSubject { full_name, card_type, inks, cost: 3, classes, keywords: KeywordSet::of(&[]) }
}

const TYPES: [CardType; 4] = [CardType::Character, CardType::Action, CardType::Item, CardType::Location];

/// A picture for each type and each ink, two inks and none among them.
fn pictures(name: &str) -> Vec<String> {
    let mut inks: Vec<Vec<Ink>> = Ink::ALL.iter().map(|ink| vec![*ink]).collect();
    inks.push(vec![]);
    inks.push(vec![Ink::Ruby, Ink::Steel]);
    let song = [Class("Song".to_owned())];
    let mut all = Vec::new();
    for inks in &inks {
        for card_type in TYPES {
            all.push(subject(name, card_type, inks, &[]).draw());
        }
        all.push(subject(name, CardType::Action, inks, &song).draw());
    }
    all
}

#[test]
fn a_name_always_gives_the_same_picture_and_another_name_another_one() {
    assert_eq!(pictures("Test Otter - Rowing"), pictures("Test Otter - Rowing"));
    let names: Vec<String> = (0..200).map(|n| format!("Test Otter - Number {n}")).collect();
    let drawn: BTreeSet<String> = names.iter().flat_map(|name| pictures(name)).collect();
    assert_eq!(drawn.len(), 200 * 40);
}

/// FNV-1a of the pictures, so that a change of the drawing is made on purpose: cards are known by their faces.
#[test]
fn pictures_are_the_same_on_every_machine() {
    let all = pictures("Test Otter - Rowing").concat();
    let hash = all.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    });
    assert_eq!(format!("{hash:016x}"), "936e8e6ef285870d");
}

#[test]
fn each_fact_changes_the_picture() {
    let plain = subject("Test Otter - Rowing", CardType::Character, &[Ink::Ruby], &[]).draw();
    let classes = [Class("King".to_owned())];
    let crowned = subject("Test Otter - Rowing", CardType::Character, &[Ink::Ruby], &classes);
    let costly = OrnamentSubject { cost: 7, classes: &[], ..crowned.clone() };
    let mut drawn = BTreeSet::from([plain, crowned.draw(), costly.draw()]);
    for keyword in KeywordKind::ALL {
        drawn.insert(OrnamentSubject { keywords: KeywordSet::of(&[keyword]), ..crowned.clone() }.draw());
    }
    // Both keywords of singers have the same notes.
    assert_eq!(drawn.len(), 3 + KeywordKind::ALL.len() - 1);
}

#[test]
fn a_picture_is_small_and_holds_nothing_but_shapes() {
    const ALLOWED: [&str; 14] = [
        "circle",
        "defs",
        "ellipse",
        "g",
        "linearGradient",
        "mask",
        "path",
        "pattern",
        "radialGradient",
        "rect",
        "stop",
        "svg",
        "use",
        "polygon",
    ];
    // A name comes from outside, also with what has a meaning in SVG.
    for name in ["Test Otter - Rowing", "<script>'\"&", "", "水獺"] {
        for picture in pictures(name) {
            assert!(picture.len() < 12_000, "{} bytes", picture.len());
            let tags = picture.split('<').skip(1).filter(|tag| !tag.starts_with('/'));
            for tag in tags {
                let tag = tag.split([' ', '>', '/']).next().unwrap_or_default();
                assert!(ALLOWED.contains(&tag), "{tag}");
            }
            assert_eq!(picture.matches('<').count(), picture.matches('>').count());
            assert!(
                !picture.contains("http") || picture.matches("http").count() == 1,
                "only the name space is an address"
            );
            assert!(!picture.contains("NaN") && !picture.contains("inf"));
        }
    }
}
