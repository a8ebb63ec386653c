//! Italian word forms.

use crate::keywords::name_of;
use crate::pieces::State;
use crate::romance::{Prep, Verb, verb};
use crate::{Agreement, Gender, Number, Unit};
use Gender::{Feminine, Masculine, Neuter};
use wording::{Ink, KeywordKind, Kind, Part, Stat};

pub(super) const CHARACTER: Agreement = Agreement::new(Masculine, Number::One);
pub(super) const CARD: Agreement = Agreement::new(Feminine, Number::One);

/// A preposition alone, with a trailing space.
pub(super) fn alone(prep: Prep) -> &'static str {
    match prep {
        Prep::None => "",
        Prep::To => "a ",
        Prep::From => "da ",
        Prep::Of => "di ",
        Prep::In => "in ",
        Prep::On => "su ",
        Prep::Under => "sotto a ",
    }
}

pub(super) fn noun(kind: Kind, number: Number) -> &'static str {
    match (kind, number) {
        (Kind::Character, Number::One) => "personaggio",
        (Kind::Character, Number::Many) => "personaggi",
        (Kind::Item, Number::One) => "oggetto",
        (Kind::Item, Number::Many) => "oggetti",
        (Kind::Location, Number::One) => "luogo",
        (Kind::Location, Number::Many) => "luoghi",
        (Kind::Action, Number::One) => "azione",
        (Kind::Action, Number::Many) => "azioni",
        (Kind::Song, Number::One) => "canzone",
        (Kind::Song, Number::Many) => "canzoni",
    }
}

pub(super) fn gender(kind: Kind) -> Gender {
    match kind {
        Kind::Character | Kind::Item | Kind::Location => Masculine,
        Kind::Action | Kind::Song => Feminine,
    }
}

/// Whether a word takes "lo", "gli" and "uno": it starts with z, gn, ps, or s and a consonant.
fn impure(word: &str) -> bool {
    let mut letters = word.chars().map(|c| c.to_ascii_lowercase());
    match (letters.next(), letters.next()) {
        (Some('z'), _) | (Some('g'), Some('n')) | (Some('p'), Some('s')) => true,
        (Some('s'), Some(second)) => !"aeiouh".contains(second) || second == 'h',
        _ => false,
    }
}

fn vowel(word: &str) -> bool {
    word.starts_with(['a', 'e', 'i', 'o', 'u', 'A', 'E', 'I', 'O', 'U', 'È', 'è'])
}

/// The words after the definite article, contracted with a preposition.
pub(super) fn the(prep: Prep, agreement: Agreement, words: &str) -> String {
    let article = match (agreement.gender, agreement.number) {
        (Masculine | Neuter, Number::One) if vowel(words) => "l'",
        (Masculine | Neuter, Number::One) if impure(words) => "lo",
        (Masculine | Neuter, Number::One) => "il",
        (Masculine | Neuter, Number::Many) if vowel(words) || impure(words) => "gli",
        (Masculine | Neuter, Number::Many) => "i",
        (Feminine, Number::One) if vowel(words) => "l'",
        (Feminine, Number::One) => "la",
        (Feminine, Number::Many) => "le",
    };
    let tail = match article {
        "il" => "l",
        "lo" => "llo",
        "la" => "lla",
        "le" => "lle",
        "l'" => "ll'",
        other => other,
    };
    let article = match prep {
        Prep::None => article.to_owned(),
        Prep::To => format!("a{tail}"),
        Prep::From => format!("da{tail}"),
        Prep::Of => format!("de{tail}"),
        Prep::In => format!("ne{tail}"),
        Prep::On => format!("su{tail}"),
        Prep::Under => format!("sotto a{tail}"),
    };
    if article.ends_with('\'') { format!("{article}{words}") } else { format!("{article} {words}") }
}

/// The words after "un", "uno" or "una".
pub(super) fn a(prep: Prep, agreement: Agreement, words: &str) -> String {
    let article = match agreement.gender {
        Masculine | Neuter if impure(words) => "uno ",
        Masculine | Neuter => "un ",
        Feminine if vowel(words) => "un'",
        Feminine => "una ",
    };
    format!("{}{article}{words}", alone(prep))
}

/// A word in -o with its ending.
pub(super) fn inflect(word: &str, agreement: Agreement) -> String {
    let Some(stem) = word.strip_suffix('o') else { return plural_e(word, agreement) };
    let ending = match (agreement.gender, agreement.number) {
        (Masculine | Neuter, Number::One) => "o",
        (Masculine | Neuter, Number::Many) => "i",
        (Feminine, Number::One) => "a",
        (Feminine, Number::Many) => "e",
    };
    let stem = if ending == "i" { stem.strip_suffix('i').unwrap_or(stem) } else { stem };
    format!("{stem}{ending}")
}

/// A word in -e: "sfidante", "sfidanti".
fn plural_e(word: &str, agreement: Agreement) -> String {
    match (word.strip_suffix('e'), agreement.number) {
        (Some(stem), Number::Many) => format!("{stem}i"),
        _ => word.to_owned(),
    }
}

/// A state as an adjective.
pub(super) fn state(part: &Part) -> &'static str {
    match State::of(part) {
        Some(State::Exerted) => "impegnato",
        Some(State::Ready) => "preparato",
        Some(State::Damaged) => "danneggiato",
        Some(State::Undamaged) => "non danneggiato",
        Some(State::Challenging) => "sfidante",
        Some(State::Challenged) => "sfidato",
        Some(State::Banished) => "esiliato",
        Some(State::Chosen) => "scelto",
        Some(State::Revealed) => "rivelato",
        Some(State::Discarded) => "scartato",
        Some(State::Moved) => "spostato",
        None => "",
    }
}

/// "tuo", "tuoi", "tua", "tue" and the same forms of "suo".
pub(super) fn owner(stem: &str, agreement: Agreement) -> String {
    let ending = match (agreement.gender, agreement.number) {
        (Masculine | Neuter, Number::One) => "uo",
        (Masculine | Neuter, Number::Many) => "uoi",
        (Feminine, Number::One) => "ua",
        (Feminine, Number::Many) => "ue",
    };
    format!("{stem}{ending}")
}

/// An object pronoun as attached to a verb: "lo", "la", "li", "le".
pub(super) fn object(agreement: Agreement) -> &'static str {
    match (agreement.gender, agreement.number) {
        (Masculine | Neuter, Number::One) => "lo",
        (Masculine | Neuter, Number::Many) => "li",
        (Feminine, Number::One) => "la",
        (Feminine, Number::Many) => "le",
    }
}

/// The indirect object: "gli", "le".
pub(super) fn dative(agreement: Agreement) -> &'static str {
    match (agreement.gender, agreement.number) {
        (Feminine, Number::One) => "le",
        _ => "gli",
    }
}

pub(super) fn keyword(keyword: KeywordKind) -> &'static str {
    name_of(keyword).italian
}

pub(super) fn ink(ink: Ink) -> &'static str {
    match ink {
        Ink::Amber => "Ambra",
        Ink::Amethyst => "Ametista",
        Ink::Emerald => "Smeraldo",
        Ink::Ruby => "Rubino",
        Ink::Sapphire => "Zaffiro",
        Ink::Steel => "Acciaio",
    }
}

pub(super) fn stat(stat: Stat) -> &'static str {
    match stat {
        Stat::Strength => "¤",
        Stat::Willpower => "⛉",
        Stat::Lore => "◊",
        Stat::Cost => "costo",
        Stat::MoveCost => "costo di spostamento",
    }
}

const CLASSES: &[(&str, &str)] = &[
    ("Alien", "Alieno"),
    ("Ally", "Alleato"),
    ("Broom", "Scopa"),
    ("Captain", "Capitano"),
    ("Colossus", "Colosso"),
    ("Deity", "Divinità"),
    ("Detective", "Detective"),
    ("Dinosaur", "Dinosauro"),
    ("Dragon", "Drago"),
    ("Dreamborn", "Immaginato"),
    ("Entangled", "Aggrovigliato"),
    ("Fairy", "Fata"),
    ("Floodborn", "Imbevuto"),
    ("Gargoyle", "Gargoyle"),
    ("Ghost", "Fantasma"),
    ("Giant", "Gigante"),
    ("Hero", "Eroe"),
    ("Hunny", "Miele"),
    ("Hyena", "Iena"),
    ("Illusion", "Illusione"),
    ("Inventor", "Inventore"),
    ("King", "Re"),
    ("Knight", "Cavaliere"),
    ("Madrigal", "Madrigal"),
    ("Mentor", "Mentore"),
    ("Monster", "Mostro"),
    ("Musketeer", "Moschettiere"),
    ("Pirate", "Pirata"),
    ("Prince", "Principe"),
    ("Princess", "Principessa"),
    ("Puppy", "Cucciolo"),
    ("Queen", "Regina"),
    ("Racer", "Pilota"),
    ("Red Panda", "Panda Rosso"),
    ("Robot", "Robot"),
    ("Seven Dwarfs", "Sette Nani"),
    ("Song", "Canzone"),
    ("Sorcerer", "Incantatore"),
    ("Storyborn", "Classico"),
    ("Super", "Super"),
    ("Team", "Squadra"),
    ("Tigger", "Tigro"),
    ("Titan", "Titano"),
    ("Toy", "Giocattolo"),
    ("Villain", "Cattivo"),
    ("Vineling", "Virgulto"),
    ("Whisper", "Sussurro"),
];

/// The word for a classification. An unknown one stays unchanged.
pub(super) fn class(english: &str) -> &str {
    CLASSES.iter().find(|(name, _)| *name == english).map_or(english, |(_, word)| word)
}

pub(super) const ADD: Verb = verb("aggiungere", "aggiungi", "aggiungi", "aggiunge", "aggiungono");
pub(super) const BANISH: Verb = verb("esiliare", "esili", "esilia", "esilia", "esiliano");
pub(super) const BE: Verb = verb("essere", "sei", "sii", "è", "sono");
pub(super) const BE_MADE: Verb = verb("venire", "vieni", "vieni", "viene", "vengono");
pub(super) const CAN: Verb = verb("potere", "puoi", "puoi", "può", "possono");
pub(crate) const CHALLENGE: Verb = verb("sfidare", "sfidi", "sfida", "sfida", "sfidano");
pub(super) const CHOOSE: Verb = verb("scegliere", "scegli", "scegli", "sceglie", "scelgono");
pub(super) const COUNT: Verb = verb("contare", "conti", "conta", "conta", "contano");
pub(super) const DEAL: Verb = verb("infliggere", "infliggi", "infliggi", "infligge", "infliggono");
pub(super) const DISCARD: Verb = verb("scartare", "scarti", "scarta", "scarta", "scartano");
pub(super) const DRAW: Verb = verb("pescare", "peschi", "pesca", "pesca", "pescano");
pub(super) const ENTER: Verb = verb("entrare", "entri", "entra", "entra", "entrano");
pub(super) const EXERT: Verb = verb("impegnare", "impegni", "impegna", "impegna", "impegnano");
pub(super) const FIND: Verb = verb("trovare", "ti trovi", "trova", "si trova", "si trovano");
pub(super) const GAIN: Verb = verb("ottenere", "ottieni", "ottieni", "ottiene", "ottengono");
pub(super) const GET: Verb = verb("ricevere", "ricevi", "ricevi", "riceve", "ricevono");
pub(super) const GIVE: Verb = verb("dare", "dai", "dai", "dà", "danno");
pub(super) const HAVE: Verb = verb("avere", "hai", "abbi", "ha", "hanno");
pub(super) const LEAVE: Verb = verb("lasciare", "lasci", "lascia", "lascia", "lasciano");
pub(super) const LET: Verb = verb("far", "fai", "fai", "fa", "fanno");
pub(super) const LOOK: Verb = verb("guardare", "guardi", "guarda", "guarda", "guardano");
pub(super) const LOSE: Verb = verb("perdere", "perdi", "perdi", "perde", "perdono");
pub(super) const MOVE: Verb = verb("spostare", "sposti", "sposta", "sposta", "spostano");
pub(super) const MUST: Verb = verb("dovere", "devi", "devi", "deve", "devono");
pub(super) const NAME: Verb = verb("nominare", "nomini", "nomina", "nomina", "nominano");
pub(super) const NEED: Verb = verb("necessitare", "necessiti", "necessita", "necessita", "necessitano");
pub(super) const PAY: Verb = verb("pagare", "paghi", "paga", "paga", "pagano");
pub(super) const PLAY: Verb = verb("giocare", "giochi", "gioca", "gioca", "giocano");
pub(super) const PUT: Verb = verb("mettere", "metti", "metti", "mette", "mettono");
pub(super) const PUT_BACK: Verb = verb("rimettere", "rimetti", "rimetti", "rimette", "rimettono");
pub(super) const QUEST: Verb = verb("andare", "vai", "vai", "va", "vanno");
pub(super) const READY: Verb = verb("preparare", "prepari", "prepara", "prepara", "preparano");
pub(super) const REMOVE: Verb = verb("rimuovere", "rimuovi", "rimuovi", "rimuove", "rimuovono");
pub(super) const REPEAT: Verb = verb("ripetere", "ripeti", "ripeti", "ripete", "ripetono");
pub(super) const REVEAL: Verb = verb("rivelare", "riveli", "rivela", "rivela", "rivelano");
pub(super) const SEARCH: Verb = verb("cercare", "cerchi", "cerca", "cerca", "cercano");
pub(super) const SHUFFLE: Verb = verb("rimescolare", "rimescoli", "rimescola", "rimescola", "rimescolano");
pub(super) const SING: Verb = verb("cantare", "canti", "canta", "canta", "cantano");
pub(super) const TAKE_BACK: Verb = verb("riprendere", "riprendi", "riprendi", "riprende", "riprendono");
pub(super) const TAKE: Verb = verb("subire", "subisci", "subisci", "subisce", "subiscono");
pub(super) const USE: Verb = verb("usare", "usi", "usa", "usa", "usano");
/// A hypothetical event after "se" is in the subjunctive.
pub(super) const SHOULD: Verb = verb("dovere", "dovessi", "devi", "dovesse", "dovessero");

/// The subjunctive of a finite verb in a condition; `None` for other words.
pub(super) fn subjunctive(indicative: &str) -> Option<&'static str> {
    let form = match indicative {
        "hai" | "ha" => "abbia",
        "hanno" => "abbiano",
        "è" => "sia",
        "sono" => "siano",
        "viene" => "venga",
        "vengono" => "vengano",
        "trova" => "trovi",
        "trovano" => "trovino",
        _ => return None,
    };
    Some(form)
}

/// The verb with an attached pronoun: "esilialo", "esiliarlo".
pub(super) fn hang(form: &str, pronoun: &str, infinitive: bool) -> String {
    if infinitive {
        let stem = form.strip_suffix('e').unwrap_or(form);
        return format!("{stem}{pronoun}");
    }
    format!("{form}{pronoun}")
}

/// The noun of a unit, for one or several.
pub(super) fn unit(unit: Unit, one: bool) -> &'static str {
    match (unit, one) {
        (Unit::Card, true) => "carta",
        (Unit::Card, false) => "carte",
        (Unit::Lore, _) => "leggenda",
        (Unit::Damage, true) => "danno",
        (Unit::Damage, false) => "danni",
        (Unit::Counter, true) => "segnalino danno",
        (Unit::Counter, false) => "segnalini danno",
        (Unit::Ink, _) => "⬡",
        (Unit::Drop, true) => "goccia d'inchiostro",
        (Unit::Drop, false) => "gocce d'inchiostro",
    }
}
