//! French word forms.

use crate::keywords::name_of;
use crate::pieces::State;
use crate::romance::{Phrases, Prep, Verb, Verbs, verb};
use crate::{Agreement, Gender, Number, Unit};
use Gender::{Feminine, Masculine};
use wording::{Deed, Destination, Ink, KeywordKind, Kind, Part, Stat, Whose, Window};

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

pub(crate) static VERBS: Verbs = Verbs {
    add: verb("ajouter", "ajoutez", "ajoutez", "ajoute", "ajoutent"),
    banish: verb("bannir", "bannissez", "bannissez", "bannit", "bannissent"),
    be: verb("être", "êtes", "soyez", "est", "sont"),
    become_: verb("être", "êtes", "soyez", "est", "sont"),
    can: verb("pouvoir", "pouvez", "pouvez", "peut", "peuvent"),
    challenge: verb("défier", "défiez", "défiez", "défie", "défient"),
    choose: verb("choisir", "choisissez", "choisissez", "choisit", "choisissent"),
    count: verb("compter", "comptez", "comptez", "compte", "comptent"),
    deal: verb("infliger", "infligez", "infligez", "inflige", "infligent"),
    discard: verb("défausser", "défaussez", "défaussez", "défausse", "défaussent"),
    draw: verb("piocher", "piochez", "piochez", "pioche", "piochent"),
    enter: verb("entrer", "entrez", "entrez", "entre", "entrent"),
    exert: verb("épuiser", "épuisez", "épuisez", "épuise", "épuisent"),
    gain: verb("gagner", "gagnez", "gagnez", "gagne", "gagnent"),
    have: verb("avoir", "avez", "ayez", "a", "ont"),
    leave: verb("quitter", "quittez", "quittez", "quitte", "quittent"),
    look: verb("regarder", "regardez", "regardez", "regarde", "regardent"),
    lose: verb("perdre", "perdez", "perdez", "perd", "perdent"),
    move_: verb("déplacer", "déplacez", "déplacez", "déplace", "déplacent"),
    must: verb("devoir", "devez", "devez", "doit", "doivent"),
    name: verb("nommer", "nommez", "nommez", "nomme", "nomment"),
    pay: verb("payer", "payez", "payez", "paie", "paient"),
    play: verb("jouer", "jouez", "jouez", "joue", "jouent"),
    put: verb("placer", "placez", "placez", "place", "placent"),
    put_back: verb("remettre", "remettez", "remettez", "remet", "remettent"),
    ready: verb("redresser", "redressez", "redressez", "redresse", "redressent"),
    remove: verb("retirer", "retirez", "retirez", "retire", "retirent"),
    repeat: verb("répéter", "répétez", "répétez", "répète", "répètent"),
    reveal: verb("révéler", "révélez", "révélez", "révèle", "révèlent"),
    search: verb("chercher", "cherchez", "cherchez", "cherche", "cherchent"),
    shuffle: verb("mélanger", "mélangez", "mélangez", "mélange", "mélangent"),
    shuffle_in: verb("remélanger", "remélangez", "remélangez", "remélange", "remélangent"),
    sing: verb("chanter", "chantez", "chantez", "chante", "chantent"),
    take: verb("subir", "subissez", "subissez", "subit", "subissent"),
    use_: verb("utiliser", "utilisez", "utilisez", "utilise", "utilisent"),
};

pub(super) static PHRASES: Phrases = Phrases {
    you: "vous",
    and: "et",
    or: "ou",
    then: " puis ",
    and_then: " puis ",
    afterwards: "ensuite,",
    afterwards_plain: "ensuite,",
    after_challenge: "après le défi",
    this_effect: "cet effet",
    for_: "pour",
    each_opposing_player: "chaque joueur adverse",
    if_: "si",
    if_you_do: "si vous le faites",
    if_they_do: "s'il le fait",
    if_they_dont: "s'il ne le fait pas",
    who_doesnt: "qui ne le fait pas",
    otherwise: "sinon",
    with_fewer_than: "ayant moins de",
    with_more_than: "ayant plus de",
    who_reveals: "qui révèle",
    if_its_type_is: "si son type de carte est",
    one_option: "entre",
    one_of_following: "l'une des options suivantes",
    both: "les deux",
    after_option_name: ":",
    that_you_play: "que vous jouez",
    this_turn: "ce tour-ci",
    up_to: "jusqu'à",
    any_number: "n'importe quel nombre",
    from_bottom: "depuis le dessous",
    any_number_of_drops: "autant de gouttes d'encre que souhaité",
    a_card: "une carte",
    some_cards: "des cartes",
    all_cards: "toutes les cartes",
    that_many_cards: "autant de cartes",
    the_cards: "les cartes",
    the_rest: "les autres cartes",
    either: "soit ",
    either_or: " soit ",
    at_random: "au hasard",
    one_player: "un joueur",
    players: "joueurs",
    any_number_of_players: "n'importe quel nombre de joueurs",
    damage_equal: "un nombre de dommages égal",
    in_total: "au total",
    damage_stays: "ces dommages ne peuvent pas être réduits",
    by: "par",
    not: "ne",
    no_damage: "aucun dommage",
    back_in_any_order: "dans l'ordre de votre choix",
    instead_of_discard: "au lieu de votre défausse",
    a_number_from_top: "un nombre de cartes du dessus",
    of_your_deck_equal: "de votre pioche égal",
    cards_from_top: "des cartes du dessus de votre pioche",
    until_you_reveal: "jusqu'à révéler",
    to_all_players: "à tous les joueurs",
    here: "sur ce lieu",
    in_play: "en jeu",
    the_play_zone: "la zone de jeu",
    from_another_location: "depuis un autre lieu",
    one_or_more_cards: "une ou plusieurs cartes",
    some_lore: "des éclats de Lore",
    a_drop: "une goutte d'encre",
    one_or_more_drops: "une ou plusieurs gouttes d'encre",
    or_less_to_play: "ou moins pour jouer",
    boost_ability: "la capacité Boost",
    a_song: "une chanson",
    in_a_challenge: "via un défi",
    during_a_challenge: "via un défi",
    and_banished: "et banni",
    damage_dealt: "des dommages",
    damage_taken: "des dommages",
    challenge_is_over: "le défi est terminé",
    for_action_or_ability: "pour une action ou une capacité",
    for_action_or_item: "par une action ou la capacité d'un objet",
    for_support: "par la capacité Soutien",
    turn_starts: "au début",
    turn_ends: "à la fin",
    while_: "tant que",
    banished: "banni",
    challenged: "défié",
    chosen: "choisi",
    exerted: "épuisé",
    moved: "déplacé",
    played: "joué",
    you_can: "vous pouvez",
    cannot_play: "pas jouer",
    use_ability: "utiliser la capacité",
    ink_additional: "placer une carte supplémentaire",
    ink_from_discard: "placer des cartes de votre défausse",
    into_your_inkwell: "dans votre réserve d'encre",
    for_free: "gratuitement",
    less: "de moins",
    more: "de plus",
    unless_you_pay: "sauf si vous payez",
    skip_draw: "passez l'étape Piocher de votre tour",
    no_damage_removal: "les jetons Dommage ne peuvent pas être retirés",
    one_challenger: "à chaque tour, un seul personnage peut défier",
    with_top_card: "avec la carte du dessus de sa pioche",
    face_up: "face visible",
    for_actions_if_able: "pour les actions et les capacités si possible",
    for_this_turn: "pour le reste de ce tour",
    with: "avec",
    with_their: "avec leur",
    instead_of_their: "au lieu de leur",
    during_challenges: "durant les défis",
    during_this_challenge: "durant ce défi",
    from_challenges: "lors des défis",
};

pub(super) const BE_AT: Verb = verb("se trouver", "vous trouvez", "trouvez", "se trouve", "se trouvent");
pub(super) const COST: Verb = verb("coûter", "coûtez", "coûtez", "coûte", "coûtent");
pub(super) const MAKE: Verb = verb("faire", "faites", "faites", "fait", "font");
pub(super) const SEND_BACK: Verb = verb("renvoyer", "renvoyez", "renvoyez", "renvoie", "renvoient");
/// In the imperfect, as after "si".
pub(super) const WERE_TO: Verb = verb("devoir", "deviez", "deviez", "devait", "devaient");

/// The verb for moving a card: it is added to a hand and placed elsewhere.
pub(super) fn put_verb(place: &Destination) -> &'static Verb {
    match place.plain() {
        Destination::Hand(_) => &VERBS.add,
        _ => &VERBS.put,
    }
}

/// "un", "une".
pub(super) fn one(gender: Gender) -> &'static str {
    if gender == Feminine { "une" } else { "un" }
}

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
        (Unit::Damage | Unit::Counter, true) => "dommage",
        (Unit::Damage | Unit::Counter, false) => "dommages",
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

const DEEDS: &[(Deed, &str)] = &[
    (Deed::Discarded, "défaussé"),
    (Deed::Banished, "banni"),
    (Deed::Moved, "déplacé"),
    (Deed::YouMoved, "déplacé"),
    (Deed::Revealed, "révélé"),
    (Deed::Returned, "renvoyé"),
    (Deed::Exerted, "épuisé"),
    (Deed::Removed, "retiré"),
];

/// The participle for what was done to cards.
pub(super) fn deed(deed: Deed) -> Option<&'static str> {
    DEEDS.iter().find(|(known, _)| *known == deed).map(|(_, words)| *words)
}

/// A window of time as an adverb.
pub(super) fn window(window: Window) -> &'static str {
    match window {
        Window::YourTurn => "durant votre tour",
        Window::OpponentsTurns => "durant le tour de vos adversaires",
        Window::AnOpponentsTurn => "durant le tour d'un adversaire",
        Window::EachOpponentsTurn => "durant le tour de chaque adversaire",
        Window::OnceDuringYourTurn => "une fois durant votre tour",
        Window::OncePerTurn => "une fois par tour",
        Window::TwiceDuringYourTurn => "deux fois durant votre tour",
        Window::OncePerGame => "une fois par partie durant votre tour",
        Window::TheirTurn => "durant son tour",
    }
}

/// Whose turn, after "at the start of".
pub(super) fn turn(whose: Whose) -> &'static str {
    match whose {
        Whose::Your => "de votre tour",
        Whose::Any => "du tour",
        Whose::Their => "de son tour",
        Whose::AnOpponents | Whose::ChosenOpponents => "du tour d'un adversaire",
        Whose::Opponents | Whose::EachOpponents | Whose::YourOpponents => "du tour de chaque adversaire",
        Whose::EachPlayers => "du tour de chaque joueur",
        Whose::APlayers | Whose::ChosenPlayers => "du tour d'un joueur",
        Whose::ItsPlayers | Whose::TheirPlayers | Whose::TheirPlayersPlural => "du tour de ce joueur",
    }
}
