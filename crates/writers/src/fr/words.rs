//! French word forms.

use crate::keywords::name_of;
use crate::pieces::State;
use crate::romance::{Prep, Verb, verb};
use crate::{Agreement, Gender, Number, Unit};
use Gender::{Feminine, Masculine};
use wording::{Ink, KeywordKind, Kind, Part, Stat};

pub(super) const CHARACTER: Agreement = Agreement::new(Masculine, Number::One);
pub(super) const CARD: Agreement = Agreement::new(Feminine, Number::One);
pub(super) const CARDS: Agreement = Agreement::new(Feminine, Number::Many);

/// A preposition alone, with a trailing space.
pub(super) fn alone(prep: Prep) -> &'static str {
    match prep {
        Prep::None => "",
        Prep::To => "à ",
        Prep::Of | Prep::From => "de ",
        Prep::On => "sur ",
        Prep::Under => "sous ",
        Prep::In => "dans ",
    }
}

pub(super) fn noun(kind: Kind, number: Number) -> &'static str {
    match (kind, number) {
        (Kind::Character, Number::One) => "personnage",
        (Kind::Character, Number::Many) => "personnages",
        (Kind::Item, Number::One) => "objet",
        (Kind::Item, Number::Many) => "objets",
        (Kind::Location, Number::One) => "lieu",
        (Kind::Location, Number::Many) => "lieux",
        (Kind::Action, Number::One) => "action",
        (Kind::Action, Number::Many) => "actions",
        (Kind::Song, Number::One) => "chanson",
        (Kind::Song, Number::Many) => "chansons",
    }
}

/// The word for a kind after "carte".
pub(super) fn label(kind: Kind) -> &'static str {
    match kind {
        Kind::Character => "Personnage",
        Kind::Item => "Objet",
        Kind::Location => "Lieu",
        Kind::Action => "Action",
        Kind::Song => "Chanson",
    }
}

pub(super) fn gender(kind: Kind) -> Gender {
    match kind {
        Kind::Character | Kind::Item | Kind::Location => Masculine,
        Kind::Action | Kind::Song => Feminine,
    }
}

fn vowel(words: &str) -> bool {
    words.to_lowercase().starts_with(['a', 'e', 'i', 'o', 'u', 'y', 'é', 'è', 'ê', 'à', 'â', 'î', 'ô', 'œ'])
}

/// The words after the definite article, contracted with a preposition.
pub(super) fn the(prep: Prep, agreement: Agreement, words: &str) -> String {
    match (prep, agreement.number, agreement.gender) {
        (Prep::To, Number::Many, _) => format!("aux {words}"),
        (Prep::Of | Prep::From, Number::Many, _) => format!("des {words}"),
        (_, Number::Many, _) => format!("{}les {words}", alone(prep)),
        (_, Number::One, _) if vowel(words) => format!("{}l'{words}", alone(prep)),
        (Prep::To, Number::One, Masculine) => format!("au {words}"),
        (Prep::Of | Prep::From, Number::One, Masculine) => format!("du {words}"),
        (_, Number::One, Feminine) => format!("{}la {words}", alone(prep)),
        (_, Number::One, _) => format!("{}le {words}", alone(prep)),
    }
}

/// The words after "un" or "une".
pub(super) fn a(prep: Prep, agreement: Agreement, words: &str) -> String {
    let article = if agreement.gender == Feminine { "une" } else { "un" };
    format!("{}{article} {words}", alone(prep))
}

/// "ce", "cet", "cette", "ces".
pub(super) fn this(agreement: Agreement, words: &str) -> String {
    let word = match (agreement.number, agreement.gender) {
        (Number::Many, _) => "ces",
        (Number::One, Feminine) => "cette",
        (Number::One, _) if vowel(words) => "cet",
        (Number::One, _) => "ce",
    };
    format!("{word} {words}")
}

/// An adjective or participle that agrees.
pub(super) fn agree(word: &str, agreement: Agreement) -> String {
    let feminine = match (agreement.gender, word) {
        (Feminine, "quel") => "quelle".to_owned(),
        (Feminine, word) if word.ends_with('e') => word.to_owned(),
        (Feminine, word) => format!("{word}e"),
        (_, word) => word.to_owned(),
    };
    match agreement.number {
        Number::Many if !feminine.ends_with(['s', 'x']) => format!("{feminine}s"),
        _ => feminine,
    }
}

/// "il", "elle", "ils", "elles".
pub(super) fn pronoun(agreement: Agreement) -> &'static str {
    match (agreement.gender, agreement.number) {
        (Feminine, Number::One) => "elle",
        (Feminine, Number::Many) => "elles",
        (_, Number::One) => "il",
        (_, Number::Many) => "ils",
    }
}

/// The pronoun after a preposition: "lui", "elle", "eux".
pub(super) fn stressed(agreement: Agreement) -> &'static str {
    match (agreement.gender, agreement.number) {
        (Feminine, Number::One) => "elle",
        (Feminine, Number::Many) => "elles",
        (_, Number::One) => "lui",
        (_, Number::Many) => "eux",
    }
}

/// "le", "la", "les".
pub(super) fn object(agreement: Agreement) -> &'static str {
    match (agreement.gender, agreement.number) {
        (_, Number::Many) => "les",
        (Feminine, Number::One) => "la",
        (_, Number::One) => "le",
    }
}

/// "lui", "leur".
pub(super) fn dative(agreement: Agreement) -> &'static str {
    match agreement.number {
        Number::One => "lui",
        Number::Many => "leur",
    }
}

/// "son", "sa", "ses" and "leur", "leurs".
pub(super) fn owner(of: Agreement, owned: Agreement) -> &'static str {
    match (of.number, owned.number, owned.gender) {
        (Number::Many, Number::One, _) => "leur",
        (Number::Many, Number::Many, _) => "leurs",
        (Number::One, Number::Many, _) => "ses",
        (Number::One, Number::One, Feminine) => "sa",
        (Number::One, Number::One, _) => "son",
    }
}

pub(super) fn state(part: &Part) -> &'static str {
    match State::of(part) {
        Some(State::Exerted) => "épuisé",
        Some(State::Ready) => "redressé",
        Some(State::Challenged) => "défié",
        Some(State::Banished) => "banni",
        Some(State::Chosen) => "choisi",
        Some(State::Revealed) => "révélé",
        Some(State::Discarded) => "défaussé",
        Some(State::Moved) => "déplacé",
        Some(State::Damaged) | Some(State::Undamaged) | Some(State::Challenging) | None => "",
    }
}

pub(super) fn keyword(keyword: KeywordKind) -> &'static str {
    name_of(keyword).french
}

pub(super) fn ink(ink: Ink) -> &'static str {
    match ink {
        Ink::Amber => "Ambre",
        Ink::Amethyst => "Améthyste",
        Ink::Emerald => "Émeraude",
        Ink::Ruby => "Rubis",
        Ink::Sapphire => "Saphir",
        Ink::Steel => "Acier",
    }
}

pub(super) fn stat(stat: Stat) -> &'static str {
    match stat {
        Stat::Strength => "¤",
        Stat::Willpower => "⛉",
        Stat::Lore => "◊",
        Stat::Cost => "coût",
        Stat::MoveCost => "coût de déplacement",
    }
}

const CLASSES: &[(&str, &str)] = &[
    ("Ally", "Allié"),
    ("Broom", "Balai"),
    ("Captain", "Capitaine"),
    ("Colossus", "Colosse"),
    ("Deity", "Dieu"),
    ("Detective", "Détective"),
    ("Dinosaur", "Dinosaure"),
    ("Entangled", "Envouté"),
    ("Fairy", "Fée"),
    ("Gargoyle", "Gargouille"),
    ("Ghost", "Fantôme"),
    ("Giant", "Géant"),
    ("Hero", "Héros"),
    ("Hunny", "Miel"),
    ("Hyena", "Hyène"),
    ("Inventor", "Inventeur"),
    ("King", "Roi"),
    ("Knight", "Chevalier"),
    ("Monster", "Monstre"),
    ("Musketeer", "Mousquetaire"),
    ("Princess", "Princesse"),
    ("Puppy", "Chiot"),
    ("Queen", "Reine"),
    ("Racer", "Pilote"),
    ("Red Panda", "Panda Roux"),
    ("Seven Dwarfs", "Sept Nains"),
    ("Song", "Chanson"),
    ("Sorcerer", "Mage"),
    ("Team", "Équipe"),
    ("Tigger", "Tigre"),
    ("Toy", "Jouet"),
    ("Villain", "Méchant"),
    ("Vineling", "Pousse"),
    ("Whisper", "Lueur"),
];

/// The word for a classification. Many are the English words.
pub(super) fn class(english: &str) -> &str {
    CLASSES.iter().find(|(name, _)| *name == english).map_or(english, |(_, word)| word)
}

pub(super) const ADD: Verb = verb("ajouter", "ajoutez", "ajoutez", "ajoute", "ajoutent");
pub(super) const BANISH: Verb = verb("bannir", "bannissez", "bannissez", "bannit", "bannissent");
pub(super) const BE: Verb = verb("être", "êtes", "soyez", "est", "sont");
pub(super) const BE_AT: Verb = verb("se trouver", "vous trouvez", "trouvez", "se trouve", "se trouvent");
pub(super) const CAN: Verb = verb("pouvoir", "pouvez", "pouvez", "peut", "peuvent");
pub(crate) const CHALLENGE: Verb = verb("défier", "défiez", "défiez", "défie", "défient");
pub(super) const CHOOSE: Verb = verb("choisir", "choisissez", "choisissez", "choisit", "choisissent");
pub(super) const COST: Verb = verb("coûter", "coûtez", "coûtez", "coûte", "coûtent");
pub(super) const COUNT: Verb = verb("compter", "comptez", "comptez", "compte", "comptent");
pub(super) const DEAL: Verb = verb("infliger", "infligez", "infligez", "inflige", "infligent");
pub(super) const DISCARD: Verb = verb("défausser", "défaussez", "défaussez", "défausse", "défaussent");
pub(super) const DRAW: Verb = verb("piocher", "piochez", "piochez", "pioche", "piochent");
pub(super) const ENTER: Verb = verb("entrer", "entrez", "entrez", "entre", "entrent");
pub(super) const EXERT: Verb = verb("épuiser", "épuisez", "épuisez", "épuise", "épuisent");
pub(super) const GAIN: Verb = verb("gagner", "gagnez", "gagnez", "gagne", "gagnent");
pub(super) const HAVE: Verb = verb("avoir", "avez", "ayez", "a", "ont");
pub(super) const LEAVE: Verb = verb("quitter", "quittez", "quittez", "quitte", "quittent");
pub(super) const LOOK: Verb = verb("regarder", "regardez", "regardez", "regarde", "regardent");
pub(super) const LOSE: Verb = verb("perdre", "perdez", "perdez", "perd", "perdent");
pub(super) const MAKE: Verb = verb("faire", "faites", "faites", "fait", "font");
pub(super) const MOVE: Verb = verb("déplacer", "déplacez", "déplacez", "déplace", "déplacent");
pub(super) const MUST: Verb = verb("devoir", "devez", "devez", "doit", "doivent");
pub(super) const NAME: Verb = verb("nommer", "nommez", "nommez", "nomme", "nomment");
pub(super) const PAY: Verb = verb("payer", "payez", "payez", "paie", "paient");
pub(super) const PLAY: Verb = verb("jouer", "jouez", "jouez", "joue", "jouent");
pub(super) const PUT: Verb = verb("placer", "placez", "placez", "place", "placent");
pub(super) const PUT_BACK: Verb = verb("remettre", "remettez", "remettez", "remet", "remettent");
pub(super) const READY: Verb = verb("redresser", "redressez", "redressez", "redresse", "redressent");
pub(super) const REMOVE: Verb = verb("retirer", "retirez", "retirez", "retire", "retirent");
pub(super) const REPEAT: Verb = verb("répéter", "répétez", "répétez", "répète", "répètent");
pub(super) const REVEAL: Verb = verb("révéler", "révélez", "révélez", "révèle", "révèlent");
pub(super) const SEARCH: Verb = verb("chercher", "cherchez", "cherchez", "cherche", "cherchent");
pub(super) const SEND_BACK: Verb = verb("renvoyer", "renvoyez", "renvoyez", "renvoie", "renvoient");
pub(super) const SHUFFLE: Verb = verb("mélanger", "mélangez", "mélangez", "mélange", "mélangent");
pub(super) const SHUFFLE_IN: Verb =
    verb("remélanger", "remélangez", "remélangez", "remélange", "remélangent");
pub(super) const SING: Verb = verb("chanter", "chantez", "chantez", "chante", "chantent");
pub(super) const TAKE: Verb = verb("subir", "subissez", "subissez", "subit", "subissent");
pub(super) const USE: Verb = verb("utiliser", "utilisez", "utilisez", "utilise", "utilisent");
/// In the imperfect, as after "si".
pub(super) const WERE_TO: Verb = verb("devoir", "deviez", "deviez", "devait", "devaient");

/// Words that lose their vowel before another vowel.
const ELIDING: &[(&str, &str)] = &[
    ("que", "qu'"),
    ("Que", "Qu'"),
    ("de", "d'"),
    ("ne", "n'"),
    ("le", "l'"),
    ("la", "l'"),
    ("se", "s'"),
    ("lorsque", "lorsqu'"),
    ("Lorsque", "Lorsqu'"),
    ("jusque", "jusqu'"),
];

/// Elides vowels before vowels, as French does in speech.
pub(super) fn elide(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut words = text.split(' ').peekable();
    while let Some(word) = words.next() {
        let next = words.peek().copied().unwrap_or_default();
        let hit = ELIDING.iter().find(|(full, _)| *full == word).filter(|_| vowel(next) && next != "y");
        let si = (word == "si" || word == "Si") && matches!(next.trim_end_matches(','), "il" | "ils");
        match hit {
            Some((_, short)) => out.push_str(short),
            None if si => {
                out.push_str(&word[..1]);
                out.push('\'');
            }
            None => {
                out.push_str(word);
                if words.peek().is_some() {
                    out.push(' ');
                }
            }
        }
    }
    out
}

/// The noun of a unit, for one or several.
pub(super) fn unit(unit: Unit, one: bool) -> &'static str {
    match (unit, one) {
        (Unit::Card, true) => "carte",
        (Unit::Card, false) => "cartes",
        (Unit::Lore, true) => "éclat de Lore",
        (Unit::Lore, false) => "éclats de Lore",
        (Unit::Damage, true) => "dommage",
        (Unit::Damage, false) => "dommages",
        (Unit::Counter, true) => "dommage",
        (Unit::Counter, false) => "dommages",
        (Unit::Ink, _) => "⬡",
        (Unit::Drop, true) => "goutte d'encre",
        (Unit::Drop, false) => "gouttes d'encre",
    }
}

pub(super) fn is_feminine(unit: Unit) -> bool {
    match unit {
        Unit::Card | Unit::Drop => true,
        Unit::Lore | Unit::Damage | Unit::Counter | Unit::Ink => false,
    }
}
