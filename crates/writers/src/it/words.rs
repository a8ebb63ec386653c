//! Italian word forms.

use crate::keywords::name_of;
use crate::pieces::State;
use crate::romance::{Phrases, Prep, Verb, Verbs, verb};
use crate::{Agreement, Gender, Number, Unit};
use Gender::{Feminine, Masculine, Neuter};
use wording::{Deed, Destination, Ink, KeywordKind, Kind, Part, Stat, Whose, Window};

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

/// A word in -o with its ending: an adjective or a participle.
pub(super) fn agree(word: &str, agreement: Agreement) -> String {
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

pub(crate) static VERBS: Verbs = Verbs {
    add: verb("aggiungere", "aggiungi", "aggiungi", "aggiunge", "aggiungono"),
    banish: verb("esiliare", "esili", "esilia", "esilia", "esiliano"),
    be: verb("essere", "sei", "sii", "è", "sono"),
    become_: verb("venire", "vieni", "vieni", "viene", "vengono"),
    can: verb("potere", "puoi", "puoi", "può", "possono"),
    challenge: verb("sfidare", "sfidi", "sfida", "sfida", "sfidano"),
    choose: verb("scegliere", "scegli", "scegli", "sceglie", "scelgono"),
    count: verb("contare", "conti", "conta", "conta", "contano"),
    deal: verb("infliggere", "infliggi", "infliggi", "infligge", "infliggono"),
    discard: verb("scartare", "scarti", "scarta", "scarta", "scartano"),
    draw: verb("pescare", "peschi", "pesca", "pesca", "pescano"),
    enter: verb("entrare", "entri", "entra", "entra", "entrano"),
    exert: verb("impegnare", "impegni", "impegna", "impegna", "impegnano"),
    gain: verb("ottenere", "ottieni", "ottieni", "ottiene", "ottengono"),
    have: verb("avere", "hai", "abbi", "ha", "hanno"),
    leave: verb("lasciare", "lasci", "lascia", "lascia", "lasciano"),
    look: verb("guardare", "guardi", "guarda", "guarda", "guardano"),
    lose: verb("perdere", "perdi", "perdi", "perde", "perdono"),
    move_: verb("spostare", "sposti", "sposta", "sposta", "spostano"),
    must: verb("dovere", "devi", "devi", "deve", "devono"),
    name: verb("nominare", "nomini", "nomina", "nomina", "nominano"),
    pay: verb("pagare", "paghi", "paga", "paga", "pagano"),
    play: verb("giocare", "giochi", "gioca", "gioca", "giocano"),
    put: verb("mettere", "metti", "metti", "mette", "mettono"),
    put_back: verb("rimettere", "rimetti", "rimetti", "rimette", "rimettono"),
    ready: verb("preparare", "prepari", "prepara", "prepara", "preparano"),
    remove: verb("rimuovere", "rimuovi", "rimuovi", "rimuove", "rimuovono"),
    repeat: verb("ripetere", "ripeti", "ripeti", "ripete", "ripetono"),
    reveal: verb("rivelare", "riveli", "rivela", "rivela", "rivelano"),
    search: verb("cercare", "cerchi", "cerca", "cerca", "cercano"),
    shuffle: verb("rimescolare", "rimescoli", "rimescola", "rimescola", "rimescolano"),
    shuffle_in: verb("rimescolare", "rimescoli", "rimescola", "rimescola", "rimescolano"),
    sing: verb("cantare", "canti", "canta", "canta", "cantano"),
    take: verb("subire", "subisci", "subisci", "subisce", "subiscono"),
    use_: verb("usare", "usi", "usa", "usa", "usano"),
};

pub(super) static PHRASES: Phrases = Phrases {
    you: "tu",
    and: "e",
    or: "o",
    then: ", poi ",
    and_then: " e poi ",
    afterwards: "poi,",
    afterwards_plain: "poi",
    after_challenge: "dopo la sfida",
    this_effect: "questo effetto",
    for_: "per",
    each_opposing_player: "ogni giocatore avversario",
    if_: "se",
    if_you_do: "se lo fai",
    if_they_do: "se lo fa",
    if_they_dont: "se non lo fa",
    who_doesnt: "che non lo fa",
    otherwise: "altrimenti",
    with_fewer_than: "con meno di",
    with_more_than: "con più di",
    who_reveals: "che rivela",
    if_its_type_is: "se il suo tipo di carta è",
    one_option: "uno",
    one_of_following: "una delle seguenti opzioni",
    both: "entrambe",
    after_option_name: "",
    that_you_play: "che giochi",
    this_turn: "in questo turno",
    up_to: "fino a",
    any_number: "un qualsiasi numero",
    from_bottom: "dal fondo",
    any_number_of_drops: "un qualsiasi numero di gocce d'inchiostro",
    a_card: "una carta",
    some_cards: "carte",
    all_cards: "tutte le carte",
    that_many_cards: "altrettante carte",
    the_cards: "le carte",
    the_rest: "il resto",
    either: "",
    either_or: " o ",
    at_random: "a caso",
    one_player: "un giocatore",
    players: "giocatori",
    any_number_of_players: "un qualsiasi numero di giocatori",
    damage_equal: "danno pari",
    in_total: "in totale",
    damage_stays: "questo danno non può essere ridotto",
    by: "da",
    not: "non",
    no_damage: "danni",
    back_in_any_order: "in cima al mazzo in qualsiasi ordine",
    instead_of_discard: "invece che nei tuoi scarti",
    a_number_from_top: "un numero di carte dalla cima",
    of_your_deck_equal: "del tuo mazzo pari",
    cards_from_top: "carte dalla cima del tuo mazzo",
    until_you_reveal: "finché non riveli",
    to_all_players: "a tutti i giocatori",
    here: "in questo luogo",
    in_play: "in gioco",
    the_play_zone: "il gioco",
    from_another_location: "da un altro luogo",
    one_or_more_cards: "1 o più carte",
    some_lore: "leggenda",
    a_drop: "una goccia d'inchiostro",
    one_or_more_drops: "una o più gocce d'inchiostro",
    or_less_to_play: "o meno per giocare",
    boost_ability: "l'abilità Potenziamento",
    a_song: "una canzone",
    in_a_challenge: "in una sfida",
    during_a_challenge: "durante una sfida",
    and_banished: "ed esiliato",
    damage_dealt: "danno",
    damage_taken: "danni",
    challenge_is_over: "la sfida è finita",
    for_action_or_ability: "per un'azione o un'abilità",
    for_action_or_item: "per un'azione o per l'abilità di un oggetto",
    for_support: "per Aiutante",
    turn_starts: "all'inizio",
    turn_ends: "alla fine",
    while_: "mentre",
    banished: "esiliato",
    challenged: "sfidato",
    chosen: "scelto",
    exerted: "impegnato",
    moved: "spostato",
    played: "giocato",
    you_can: "puoi",
    cannot_play: "giocare",
    use_ability: "usare l'abilità",
    ink_additional: "aggiungere una carta addizionale",
    ink_from_discard: "aggiungere carte dai tuoi scarti",
    into_your_inkwell: "al tuo calamaio",
    for_free: "gratis",
    less: "in meno",
    more: "in più",
    unless_you_pay: "a meno che tu non paghi",
    skip_draw: "salta il passaggio di Pesca del tuo turno",
    no_damage_removal: "i segnalini danno non possono essere rimossi",
    one_challenger: "ogni turno, solo un personaggio può sfidare",
    with_top_card: "con la prima carta del suo mazzo",
    face_up: "a faccia in su",
    for_actions_if_able: "per azioni e abilità, se possibile",
    for_this_turn: "per questo turno",
    with: "con",
    with_their: "con la loro",
    instead_of_their: "invece che con la loro",
    during_challenges: "durante le sfide",
    during_this_challenge: "dalla sfida",
    from_challenges: "dalle sfide",
};

pub(super) const FIND: Verb = verb("trovare", "ti trovi", "trova", "si trova", "si trovano");
pub(super) const GET: Verb = verb("ricevere", "ricevi", "ricevi", "riceve", "ricevono");
pub(super) const GIVE: Verb = verb("dare", "dai", "dai", "dà", "danno");
pub(super) const LET: Verb = verb("far", "fai", "fai", "fa", "fanno");
pub(super) const NEED: Verb = verb("necessitare", "necessiti", "necessita", "necessita", "necessitano");
pub(super) const QUEST: Verb = verb("andare", "vai", "vai", "va", "vanno");
pub(super) const TAKE_BACK: Verb = verb("riprendere", "riprendi", "riprendi", "riprende", "riprendono");
/// A hypothetical event after "se" is in the subjunctive.
pub(super) const SHOULD: Verb = verb("dovere", "dovessi", "devi", "dovesse", "dovessero");

/// The verb for moving a card: it is added to a hand or inkwell and put elsewhere.
pub(super) fn put_verb(place: &Destination) -> &'static Verb {
    match place.plain() {
        Destination::Hand(_) | Destination::Inkwell { .. } => &VERBS.add,
        _ => &VERBS.put,
    }
}

/// "uno", "una".
pub(super) fn one(gender: Gender) -> &'static str {
    if gender == Feminine { "una" } else { "uno" }
}

/// The word for a kind after "carta".
pub(super) fn label(kind: Kind) -> &'static str {
    noun(kind, Number::One)
}

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

const DEEDS: &[(Deed, &str)] = &[
    (Deed::Discarded, "scartato"),
    (Deed::Banished, "esiliato"),
    (Deed::Moved, "spostato"),
    (Deed::Revealed, "rivelato"),
    (Deed::Returned, "ripreso"),
    (Deed::Exerted, "impegnato"),
    (Deed::Removed, "rimosso"),
];

/// The participle for what was done to cards.
pub(super) fn deed(deed: Deed) -> Option<&'static str> {
    DEEDS.iter().find(|(known, _)| *known == deed).map(|(_, words)| *words)
}

/// A window of time as an adverb.
pub(super) fn window(window: Window) -> &'static str {
    match window {
        Window::YourTurn => "durante il tuo turno",
        Window::OpponentsTurns => "durante i turni degli avversari",
        Window::AnOpponentsTurn => "durante il turno di un avversario",
        Window::EachOpponentsTurn => "durante il turno di ogni avversario",
        Window::OnceDuringYourTurn => "una volta durante il tuo turno",
        Window::OncePerTurn => "una volta per turno",
        Window::TwiceDuringYourTurn => "due volte durante il tuo turno",
        Window::OncePerGame => "una volta per partita durante il tuo turno",
        Window::TheirTurn => "durante il suo turno",
    }
}

/// Whose turn, after "at the start of".
pub(super) fn turn(whose: Whose) -> &'static str {
    match whose {
        Whose::Your => "del tuo turno",
        Whose::Any => "del turno",
        Whose::Their => "del suo turno",
        Whose::AnOpponents | Whose::ChosenOpponents => "del turno di un avversario",
        Whose::Opponents | Whose::EachOpponents | Whose::YourOpponents => "del turno di ogni avversario",
        Whose::EachPlayers => "del turno di ogni giocatore",
        Whose::APlayers | Whose::ChosenPlayers => "del turno di un giocatore",
        Whose::ItsPlayers | Whose::TheirPlayers | Whose::TheirPlayersPlural => "del turno di quel giocatore",
    }
}
