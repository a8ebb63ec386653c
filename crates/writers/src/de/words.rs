//! German word forms: nouns, endings, verbs.

use crate::keywords::name_of;
use crate::pieces::State;
use crate::{Agreement, Gender, Number, Unit};
use Case::{Accusative, Dative, Genitive, Nominative};
use Gender::{Feminine, Masculine, Neuter};
use wording::{Deed, KeywordKind, Kind, Part, Stat};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Case {
    Nominative,
    Accusative,
    Dative,
    Genitive,
}

/// A noun: its gender and its distinct forms.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Lexeme {
    pub gender: Gender,
    pub one: String,
    /// Accusative and dative singular.
    oblique: String,
    genitive: String,
    many: String,
    dative_many: String,
}

impl Lexeme {
    fn new(gender: Gender, one: &str, oblique: &str, genitive: &str, many: &str) -> Lexeme {
        let dative_many = if many.ends_with(['n', 's']) { many.to_owned() } else { format!("{many}n") };
        Lexeme {
            gender,
            one: one.to_owned(),
            oblique: oblique.to_owned(),
            genitive: genitive.to_owned(),
            many: many.to_owned(),
            dative_many,
        }
    }

    pub fn form(&self, number: Number, case: Case) -> &str {
        match (number, case) {
            (Number::One, Nominative) => &self.one,
            (Number::One, Accusative | Dative) => &self.oblique,
            (Number::One, Genitive) => &self.genitive,
            (Number::Many, Dative) => &self.dative_many,
            (Number::Many, Nominative | Accusative | Genitive) => &self.many,
        }
    }

    /// The noun with another word before it, as a compound.
    pub fn behind(&self, first: &str) -> Lexeme {
        let with = |form: &str| format!("{first}{form}");
        Lexeme {
            gender: self.gender,
            one: with(&self.one),
            oblique: with(&self.oblique),
            genitive: with(&self.genitive),
            many: with(&self.many),
            dative_many: with(&self.dative_many),
        }
    }
}

pub(crate) fn kind(kind: Kind) -> Lexeme {
    match kind {
        Kind::Character => Lexeme::new(Masculine, "Charakter", "Charakter", "Charakters", "Charaktere"),
        Kind::Item => Lexeme::new(Masculine, "Gegenstand", "Gegenstand", "Gegenstands", "Gegenstände"),
        Kind::Location => Lexeme::new(Masculine, "Ort", "Ort", "Ortes", "Orte"),
        Kind::Action => Lexeme::new(Feminine, "Aktion", "Aktion", "Aktion", "Aktionen"),
        Kind::Song => Lexeme::new(Neuter, "Lied", "Lied", "Liedes", "Lieder"),
    }
}

pub(crate) fn ink_drop() -> Lexeme {
    Lexeme::new(Masculine, "Tintentropfen", "Tintentropfen", "Tintentropfens", "Tintentropfen")
}

pub(crate) fn card() -> Lexeme {
    Lexeme::new(Feminine, "Karte", "Karte", "Karte", "Karten")
}

/// "Charakterkarte", "Aktionskarte".
pub(crate) fn card_of(kind: Kind) -> Lexeme {
    let first = match kind {
        Kind::Character => "Charakter",
        Kind::Item => "Gegenstands",
        Kind::Location => "Orts",
        Kind::Action => "Aktions",
        Kind::Song => "Lied",
    };
    Lexeme::new(Feminine, "karte", "karte", "karte", "karten").behind(first)
}

/// The noun of each classification: gender, nominative, the form for the other cases, plural.
const CLASSES: &[(&str, Gender, &str, &str, &str)] = &[
    ("Alien", Masculine, "Alien", "Alien", "Aliens"),
    ("Ally", Masculine, "Verbündeter", "Verbündeten", "Verbündeten"),
    ("Broom", Masculine, "Besen", "Besen", "Besen"),
    ("Captain", Masculine, "Kapitän", "Kapitän", "Kapitäne"),
    ("Colossus", Masculine, "Koloss", "Koloss", "Kolosse"),
    ("Deity", Feminine, "Gottheit", "Gottheit", "Gottheiten"),
    ("Detective", Masculine, "Detektiv", "Detektiv", "Detektive"),
    ("Dinosaur", Masculine, "Dinosaurier", "Dinosaurier", "Dinosaurier"),
    ("Dragon", Masculine, "Drache", "Drachen", "Drachen"),
    ("Dreamborn", Feminine, "Traumgestalt", "Traumgestalt", "Traumgestalten"),
    ("Entangled", Masculine, "Verstrickter", "Verstrickten", "Verstrickten"),
    ("Fairy", Feminine, "Fee", "Fee", "Feen"),
    ("Floodborn", Feminine, "Flutgestalt", "Flutgestalt", "Flutgestalten"),
    ("Gargoyle", Masculine, "Gargoyle", "Gargoyle", "Gargoyles"),
    ("Ghost", Masculine, "Geist", "Geist", "Geister"),
    ("Giant", Masculine, "Riese", "Riesen", "Riesen"),
    ("Hero", Masculine, "Held", "Helden", "Helden"),
    ("Hunny", Masculine, "Honig", "Honig", "Honig"),
    ("Hyena", Feminine, "Hyäne", "Hyäne", "Hyänen"),
    ("Illusion", Feminine, "Illusion", "Illusion", "Illusionen"),
    ("Inventor", Masculine, "Erfinder", "Erfinder", "Erfinder"),
    ("King", Masculine, "König", "König", "Könige"),
    ("Knight", Masculine, "Ritter", "Ritter", "Ritter"),
    ("Madrigal", Masculine, "Madrigal", "Madrigal", "Madrigal"),
    ("Mentor", Masculine, "Mentor", "Mentor", "Mentoren"),
    ("Monster", Neuter, "Monster", "Monster", "Monster"),
    ("Musketeer", Masculine, "Musketier", "Musketier", "Musketiere"),
    ("Pirate", Masculine, "Pirat", "Piraten", "Piraten"),
    ("Prince", Masculine, "Prinz", "Prinzen", "Prinzen"),
    ("Princess", Feminine, "Prinzessin", "Prinzessin", "Prinzessinnen"),
    ("Puppy", Masculine, "Welpe", "Welpen", "Welpen"),
    ("Queen", Feminine, "Königin", "Königin", "Königinnen"),
    ("Racer", Masculine, "Rennfahrer", "Rennfahrer", "Rennfahrer"),
    ("Red Panda", Masculine, "Roter Panda", "Roten Panda", "Roten Pandas"),
    ("Robot", Masculine, "Roboter", "Roboter", "Roboter"),
    ("Seven Dwarfs", Masculine, "der Sieben Zwerge", "der Sieben Zwerge", "Sieben Zwerge"),
    ("Song", Neuter, "Lied", "Lied", "Lieder"),
    ("Sorcerer", Masculine, "Magier", "Magier", "Magier"),
    ("Storyborn", Feminine, "Sagengestalt", "Sagengestalt", "Sagengestalten"),
    ("Super", Masculine, "Super", "Super", "Super"),
    ("Team", Neuter, "Team", "Team", "Teams"),
    ("Tigger", Masculine, "Tigger", "Tigger", "Tigger"),
    ("Titan", Masculine, "Titan", "Titanen", "Titanen"),
    ("Toy", Neuter, "Spielzeug", "Spielzeug", "Spielzeuge"),
    ("Villain", Masculine, "Schurke", "Schurken", "Schurken"),
    ("Vineling", Feminine, "Rankenbrut", "Rankenbrut", "Rankenbruten"),
    ("Whisper", Neuter, "Geflüster", "Geflüster", "Geflüster"),
];

/// The noun of a classification. An unknown one stays unchanged.
pub(crate) fn class(english: &str) -> Lexeme {
    match CLASSES.iter().find(|(name, ..)| *name == english) {
        Some((_, gender, one, oblique, many)) => {
            let strong = one == oblique && *gender != Feminine && !one.contains(' ') && !one.ends_with('s');
            let genitive = if strong { format!("{oblique}s") } else { (*oblique).to_owned() };
            let mut lexeme = Lexeme::new(*gender, one, oblique, &genitive, many);
            if matches!(*many, "Madrigal" | "Super" | "Tigger") || many.contains(' ') {
                lexeme.dative_many = (*many).to_owned();
            }
            lexeme
        }
        None => Lexeme::new(Masculine, english, english, english, english),
    }
}

/// A character with this classification: "ein Held", or "ein Honig-Charakter" if the word does not denote a
/// person.
pub(crate) fn of_class(english: &str) -> Lexeme {
    match english {
        "Hunny" | "Whisper" => kind(Kind::Character).behind(&format!("{}-", class_stem(english))),
        _ => class(english),
    }
}

/// The stem of a classification in a compound: "Spielzeug-", "Welpen-".
pub(crate) fn class_stem(english: &str) -> String {
    match english {
        "Illusion" => "Illusions".to_owned(),
        "Seven Dwarfs" => "Sieben-Zwerge".to_owned(),
        "Puppy" | "Ally" | "Pirate" | "Villain" | "Hero" => class(english).oblique,
        _ => class(english).one.replace(' ', "-"),
    }
}

/// "der", "die", "das".
pub(crate) fn article(agreement: Agreement, case: Case) -> &'static str {
    match (agreement.number, agreement.gender, case) {
        (Number::One, Masculine, Nominative) => "der",
        (Number::One, Masculine, Accusative) => "den",
        (Number::One, Masculine | Neuter, Dative) => "dem",
        (Number::One, Masculine | Neuter, Genitive) => "des",
        (Number::One, Feminine, Nominative | Accusative) => "die",
        (Number::One, Feminine, Dative | Genitive) => "der",
        (Number::One, Neuter, Nominative | Accusative) => "das",
        (Number::Many, _, Nominative | Accusative) => "die",
        (Number::Many, _, Dative) => "den",
        (Number::Many, _, Genitive) => "der",
    }
}

/// A relative pronoun.
pub(crate) fn relative(agreement: Agreement, case: Case) -> &'static str {
    match (agreement.number, agreement.gender, case) {
        (Number::Many, _, Dative) => "denen",
        (Number::Many, _, Genitive) | (Number::One, Feminine, Genitive) => "deren",
        (Number::One, Masculine | Neuter, Genitive) => "dessen",
        _ => article(agreement, case),
    }
}

/// The ending of "dieser", "jeder", "alle", and of adjectives without a determiner.
fn strong_ending(agreement: Agreement, case: Case) -> &'static str {
    match (agreement.number, agreement.gender, case) {
        (Number::One, Masculine, Nominative) => "er",
        (Number::One, Masculine, Accusative) => "en",
        (Number::One, Masculine | Neuter, Dative) => "em",
        (Number::One, Masculine | Neuter, Genitive) => "es",
        (Number::One, Feminine, Nominative | Accusative) => "e",
        (Number::One, Feminine, Dative | Genitive) => "er",
        (Number::One, Neuter, Nominative | Accusative) => "es",
        (Number::Many, _, Nominative | Accusative) => "e",
        (Number::Many, _, Dative) => "en",
        (Number::Many, _, Genitive) => "er",
    }
}

/// A determiner declined like "dieser".
pub(crate) fn like_dieser(stem: &str, agreement: Agreement, case: Case) -> String {
    format!("{stem}{}", strong_ending(agreement, case))
}

/// A determiner declined like "ein": "kein", "dein", "sein", "ihr".
pub(crate) fn like_ein(stem: &str, agreement: Agreement, case: Case) -> String {
    let bare = agreement.number == Number::One
        && match agreement.gender {
            Masculine => case == Nominative,
            Neuter => matches!(case, Nominative | Accusative),
            Feminine => false,
        };
    if bare { stem.to_owned() } else { like_dieser(stem, agreement, case) }
}

/// "einer", "eine", "eines": one of several, without its noun.
pub(crate) fn one_of(agreement: Agreement, case: Case) -> String {
    like_dieser("ein", agreement, case)
}

/// The declension of an adjective, which depends on the word before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Declension {
    /// No word, or a number.
    Strong,
    /// "ein", "kein", "dein".
    Mixed,
    /// "der", "dieser", "jeder", "alle".
    Weak,
}

pub(crate) fn adjective(stem: &str, declension: Declension, agreement: Agreement, case: Case) -> String {
    let weak = || match (agreement.number, agreement.gender, case) {
        (Number::One, _, Nominative) | (Number::One, Feminine | Neuter, Accusative) => "e",
        _ => "en",
    };
    let ending = match declension {
        Declension::Weak => weak(),
        Declension::Mixed => match (agreement.number, agreement.gender, case) {
            (Number::One, Masculine, Nominative) => "er",
            (Number::One, Neuter, Nominative | Accusative) => "es",
            _ => weak(),
        },
        Declension::Strong => match (agreement.number, agreement.gender, case) {
            (Number::One, Masculine | Neuter, Genitive) => "en",
            _ => strong_ending(agreement, case),
        },
    };
    format!("{stem}{ending}")
}

/// A pronoun of the third person.
pub(crate) fn pronoun(agreement: Agreement, case: Case) -> &'static str {
    match (agreement.number, agreement.gender, case) {
        (Number::Many, _, Nominative | Accusative) => "sie",
        (Number::Many, _, Dative) => "ihnen",
        (Number::One, Feminine, Nominative | Accusative) => "sie",
        (Number::One, Feminine, Dative) => "ihr",
        (Number::One, Masculine, Nominative) => "er",
        (Number::One, Masculine, Accusative) => "ihn",
        (Number::One, Masculine | Neuter, Dative) => "ihm",
        (Number::One, Neuter, Nominative | Accusative) => "es",
        (_, _, Genitive) => "davon",
    }
}

/// The stem of "sein" or "ihr".
pub(crate) fn owner(agreement: Agreement) -> &'static str {
    match (agreement.number, agreement.gender) {
        (Number::One, Masculine | Neuter) => "sein",
        (Number::One, Feminine) | (Number::Many, _) => "ihr",
    }
}

pub(crate) fn keyword(keyword: KeywordKind) -> &'static str {
    name_of(keyword).german
}

pub(crate) fn stat(stat: Stat) -> &'static str {
    match stat {
        Stat::Strength => "¤",
        Stat::Willpower => "⛉",
        Stat::Lore => "◊",
        Stat::Cost => "Kosten",
        Stat::MoveCost => "Bewegungskosten",
    }
}

/// The person and number of the subject, as far as verbs distinguish them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Person {
    /// "du".
    You,
    One,
    Many,
}

/// A verb: its separable part and its forms.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Verb {
    /// "aus" in "ausspielen"; with a trailing space if it is a separate word: "bereit machen".
    pub prefix: &'static str,
    pub infinitive: &'static str,
    pub imperative: &'static str,
    pub you: &'static str,
    pub one: &'static str,
    pub participle: &'static str,
}

const fn verb(
    prefix: &'static str,
    infinitive: &'static str,
    imperative: &'static str,
    you: &'static str,
    one: &'static str,
    participle: &'static str,
) -> Verb {
    Verb { prefix, infinitive, imperative, you, one, participle }
}

pub(crate) const ADD: Verb = verb("", "addieren", "addiere", "addierst", "addiert", "addiert");
pub(crate) const BANISH: Verb = verb("", "verbannen", "verbanne", "verbannst", "verbannt", "verbannt");
pub(crate) const BE: Verb = verb("", "sein", "sei", "bist", "ist", "gewesen");
pub(crate) const BECOME: Verb = verb("", "werden", "werde", "wirst", "wird", "geworden");
pub(crate) const CAN: Verb = verb("", "können", "", "kannst", "kann", "gekonnt");
pub(crate) const CHALLENGE: Verb = verb("heraus", "fordern", "fordere", "forderst", "fordert", "gefordert");
pub(crate) const CHOOSE: Verb = verb("", "wählen", "wähle", "wählst", "wählt", "gewählt");
pub(crate) const CHOOSE_OUT: Verb = verb("aus", "wählen", "wähle", "wählst", "wählt", "gewählt");
pub(crate) const COME: Verb = verb("", "kommen", "komm", "kommst", "kommt", "gekommen");
pub(crate) const COST: Verb = verb("", "kosten", "koste", "kostest", "kostet", "gekostet");
pub(crate) const COUNT: Verb = verb("", "zählen", "zähle", "zählst", "zählt", "gezählt");
pub(crate) const DEAL: Verb = verb("zu", "fügen", "füge", "fügst", "fügt", "gefügt");
pub(crate) const DISCARD: Verb = verb("ab", "werfen", "wirf", "wirfst", "wirft", "geworfen");
pub(crate) const DO: Verb = verb("", "tun", "tu", "tust", "tut", "getan");
pub(crate) const DRAW: Verb = verb("", "ziehen", "ziehe", "ziehst", "zieht", "gezogen");
pub(crate) const EXERT: Verb = verb("", "erschöpfen", "erschöpfe", "erschöpfst", "erschöpft", "erschöpft");
pub(crate) const GAIN: Verb = verb("", "sammeln", "sammle", "sammelst", "sammelt", "gesammelt");
pub(crate) const GET: Verb = verb("", "erhalten", "erhalte", "erhältst", "erhält", "erhalten");
pub(crate) const GIVE: Verb = verb("", "geben", "gib", "gibst", "gibt", "gegeben");
pub(crate) const HAVE: Verb = verb("", "haben", "habe", "hast", "hat", "gehabt");
pub(crate) const HOLD_AS: Verb = verb("", "gelten", "gelte", "giltst", "gilt", "gegolten");
pub(crate) const LEAVE: Verb = verb("", "verlassen", "verlasse", "verlässt", "verlässt", "verlassen");
pub(crate) const LET: Verb = verb("", "lassen", "lasse", "lässt", "lässt", "lassen");
pub(crate) const LOOK: Verb = verb("an", "schauen", "schaue", "schaust", "schaut", "geschaut");
pub(crate) const LOSE: Verb = verb("", "verlieren", "verliere", "verlierst", "verliert", "verloren");
pub(crate) const MAY: Verb = verb("", "dürfen", "", "darfst", "darf", "gedurft");
pub(crate) const MOVE: Verb = verb("", "bewegen", "bewege", "bewegst", "bewegt", "bewegt");
pub(crate) const MOVE_DAMAGE: Verb =
    verb("", "verschieben", "verschiebe", "verschiebst", "verschiebt", "verschoben");
pub(crate) const MUST: Verb = verb("", "müssen", "", "musst", "muss", "gemusst");
pub(crate) const NAME: Verb = verb("", "benennen", "benenne", "benennst", "benennt", "benannt");
pub(crate) const NEED: Verb = verb("", "brauchen", "brauche", "brauchst", "braucht", "gebraucht");
pub(crate) const PAY: Verb = verb("", "zahlen", "zahle", "zahlst", "zahlt", "gezahlt");
pub(crate) const PAY_FOR: Verb = verb("", "bezahlen", "bezahle", "bezahlst", "bezahlt", "bezahlt");
pub(crate) const PLAY: Verb = verb("aus", "spielen", "spiele", "spielst", "spielt", "gespielt");
pub(crate) const PUT: Verb = verb("", "legen", "lege", "legst", "legt", "gelegt");
pub(crate) const QUEST: Verb = verb("", "erkunden", "erkunde", "erkundest", "erkundet", "erkundet");
pub(crate) const READY: Verb = verb("bereit ", "machen", "mache", "machst", "macht", "gemacht");
pub(crate) const REDUCE: Verb = verb("", "reduzieren", "reduziere", "reduzierst", "reduziert", "reduziert");
pub(crate) const REMOVE: Verb = verb("", "entfernen", "entferne", "entfernst", "entfernt", "entfernt");
pub(crate) const REPEAT: Verb =
    verb("", "wiederholen", "wiederhole", "wiederholst", "wiederholt", "wiederholt");
pub(crate) const REVEAL: Verb = verb("auf", "decken", "decke", "deckst", "deckt", "gedeckt");
pub(crate) const SEARCH: Verb =
    verb("", "durchsuchen", "durchsuche", "durchsuchst", "durchsucht", "durchsucht");
pub(crate) const SEND: Verb = verb("", "schicken", "schicke", "schickst", "schickt", "geschickt");
pub(crate) const SHOW: Verb = verb("vor", "zeigen", "zeige", "zeigst", "zeigt", "gezeigt");
pub(crate) const SHUFFLE: Verb = verb("", "mischen", "mische", "mischst", "mischt", "gemischt");
pub(crate) const SING: Verb = verb("", "singen", "singe", "singst", "singt", "gesungen");
pub(crate) const SKIP: Verb =
    verb("", "überspringen", "überspringe", "überspringst", "überspringt", "übersprungen");
pub(crate) const TAKE: Verb = verb("", "nehmen", "nimm", "nimmst", "nimmt", "genommen");
pub(crate) const USE: Verb = verb("", "verwenden", "verwende", "verwendest", "verwendet", "verwendet");

impl Verb {
    /// The finite form without its prefix.
    pub fn finite(&self, person: Person) -> &'static str {
        match person {
            Person::You => self.you,
            Person::One => self.one,
            Person::Many if self.infinitive == "sein" => "sind",
            Person::Many => self.infinitive,
        }
    }

    /// "ausspielen", "bereit machen".
    pub fn infinitive(&self) -> String {
        format!("{}{}", self.prefix, self.infinitive)
    }

    /// "auszuspielen", "bereit zu machen", "zu ziehen".
    pub fn with_zu(&self) -> String {
        if self.prefix.is_empty() || self.prefix.ends_with(' ') {
            format!("{}zu {}", self.prefix, self.infinitive)
        } else {
            format!("{}zu{}", self.prefix, self.infinitive)
        }
    }

    /// "ausgespielt", "bereit gemacht".
    pub fn participle(&self) -> String {
        format!("{}{}", self.prefix, self.participle)
    }
}

pub(crate) fn ink(ink: wording::Ink) -> &'static str {
    match ink {
        wording::Ink::Amber => "Bernstein",
        wording::Ink::Amethyst => "Amethyst",
        wording::Ink::Emerald => "Smaragd",
        wording::Ink::Ruby => "Rubin",
        wording::Ink::Sapphire => "Saphir",
        wording::Ink::Steel => "Stahl",
    }
}

/// The stem of the adjective for a state.
pub(super) fn state(part: &Part) -> &'static str {
    match State::of(part) {
        Some(State::Exerted) => "erschöpft",
        Some(State::Ready) => "bereit",
        Some(State::Damaged) => "beschädigt",
        Some(State::Undamaged) => "unbeschädigt",
        Some(State::Challenging) => "herausfordernd",
        Some(State::Challenged) => "herausgefordert",
        Some(State::Banished) => "verbannt",
        Some(State::Chosen) => "gewählt",
        Some(State::Revealed) => "aufgedeckt",
        Some(State::Discarded) => "abgeworfen",
        Some(State::Moved) => "bewegt",
        None if *part == Part::AtRandom => "zufällig ausgewählt",
        None => "",
    }
}

/// The noun of a unit, for one or several.
pub(super) fn unit(unit: Unit, one: bool) -> &'static str {
    match (unit, one) {
        (Unit::Card, true) => "Karte",
        (Unit::Card, false) => "Karten",
        (Unit::Lore, true) => "Legende",
        (Unit::Lore, false) => "Legenden",
        (Unit::Damage, _) => "Schaden",
        (Unit::Counter, _) => "Schadensmarker",
        (Unit::Ink, _) => "⬡",
        (Unit::Drop, _) => "Tintentropfen",
    }
}

const DEEDS: &[(Deed, &str)] = &[
    (Deed::Discarded, "abgeworfen"),
    (Deed::Banished, "verbannt"),
    (Deed::Moved, "bewegt"),
    (Deed::YouMoved, "bewegt"),
    (Deed::Revealed, "aufgedeckt"),
    (Deed::Returned, "zurückgenommen"),
    (Deed::Exerted, "erschöpft"),
    (Deed::Removed, "entfernt"),
];

/// The participle for what was done to cards.
pub(super) fn deed(deed: Deed) -> Option<&'static str> {
    DEEDS.iter().find(|(known, _)| *known == deed).map(|(_, words)| *words)
}
