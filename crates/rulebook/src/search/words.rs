//! The words of a text: where it is split, which words say nothing about the subject, and what the forms of a word have in common.

use cards::fold;
use frostem::{Algorithm, Stemmer};
use std::collections::HashSet;
use std::sync::OnceLock;
use unicode_normalization::UnicodeNormalization as _;
use wording::Language;

/// Words without which a question asks the same, without accents.
fn fillers(language: Language) -> &'static HashSet<&'static str> {
    static FILLERS: [OnceLock<HashSet<&str>>; 5] = [const { OnceLock::new() }; 5];
    FILLERS[language as usize].get_or_init(|| filler_list(language).split_ascii_whitespace().collect())
}

/// In the order of the alphabet, with spaces between them.
fn filler_list(language: Language) -> &'static str {
    match language {
        Language::English => {
            "a about am an and any are as at be been being but by can could d did do does doesn don for from get gets go goes \
             happen happens has have having he her his how i if in into is it its know lorcana m me mean means my need of on or \
             our please rule rules s say says she should so still t that the their them then there these they this to was we \
             what when where which while who why will with work works would you your"
        }
        Language::German => {
            "aber als also am an auch auf aus bedeutet bei beim bekomme bekommt bin bis bitte brauche brauchen brauchst braucht \
             da dabei damit dann darf darfst das dass dein deine deinem deinen deiner dem den denn der des die dies diese diesem \
             diesen dieser dieses doch dort du durch durfen ein eine einem einen einer eines er erst es etwas funktioniert fur \
             geht gerade gibt habe haben hat heisst hier ich ihm ihn ihnen ihr ihre ihrem ihren ihrer ihres im in ins ist ja \
             jetzt kann kannst konnen lorcana man mein meine meinem meinen meiner meines mich mir mit muss mussen musst noch nun \
             ob oder passiert regel regeln sagt schon sein seine seinem seinen seiner sich sie sind so soll sollte uber um und \
             uns vom von wann warum was welche welchem welchen welcher welches wem wen wenn wer werde werden wie wieso wir wird \
             wirkt wo wurde wurden zu zum zur"
        }
        Language::French => {
            "a ai alors as au aussi aux avec avez avoir avons besoin c ce cela ces cet cette comme comment d dans de des dois \
             doit donc du elle elles en es est et etait ete etre fait faut fonctionne ici il ils j je l la le les leur leurs \
             lorcana lors lui m ma mais me mes moi mon n ne nos notre nous on ont ou par peut peuvent peux plait pour pourquoi \
             puis qu quand que quel quelle quelles quels qui quoi regle regles s sa se ses si signifie son sont sur t ta te tes \
             toi ton tu un une viens vient vos votre vous y"
        }
        Language::Italian => {
            "a ad agli ai al alla alle allo anche appena bisogno c che chi ci come con cosa cui d da dagli dai dal dalla dalle \
             degli dei del dell della delle dello deve devi devo devono di dice dove e ed funziona gli ha hai hanno ho i il in \
             io l la le lei lo lorcana loro lui ma me mi mia mie miei mio ne negli nei nel nell nella nelle o per perche posso \
             possono puo puoi qual quale quali quando quel quella quelle quelli quello questa queste questi questo regola regole \
             se serve si significa sono sta su sua succede sue sui sul sulla sulle suo suoi ti tra tu tua tue tuo tuoi un una \
             uno vi voi"
        }
        Language::Chinese => include_str!(concat!(env!("OUT_DIR"), "/players-words/fillers-zh.txt")),
    }
}

/// The words of a text in lower case, accents included: endings are told apart by them. Chinese has no spaces
/// between words, so each two characters side by side count as one.
pub(super) fn split(text: &str) -> Vec<String> {
    let text: String = text.nfc().flat_map(char::to_lowercase).collect();
    let mut words = Vec::new();
    for word in text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()) {
        let mut rest = word;
        while let Some(first) = rest.chars().next() {
            let end = rest.find(|c: char| is_han(c) != is_han(first)).unwrap_or(rest.len());
            let (run, after) = rest.split_at(end);
            rest = after;
            if is_han(first) { words.extend(pairs(run)) } else { words.push(run.to_owned()) }
        }
    }
    words
}

/// Whether the word turns a question into its opposite. In English, "can't" is split at the apostrophe.
pub(super) fn is_negation(word: &str, language: Language) -> bool {
    match language {
        Language::English => matches!(word, "not" | "t" | "cannot" | "never" | "no" | "without"),
        Language::German => matches!(word, "nicht" | "nie" | "niemals" | "ohne") || word.starts_with("kein"),
        Language::French => matches!(word, "pas" | "jamais" | "sans" | "aucun" | "aucune"),
        Language::Italian => matches!(word, "non" | "mai" | "senza" | "nessun" | "nessuna"),
        Language::Chinese => false,
    }
}

/// Whether a Chinese question has a negation, apart from those that make it a question, such as "can-not-can".
pub(super) fn is_negated(question: &str) -> bool {
    let characters: Vec<char> = question.chars().collect();
    let denies = |at: usize| {
        let asks = at > 0 && characters.get(at + 1) == Some(&characters[at - 1]);
        matches!(characters[at], '不' | '没') && !asks
    };
    (0..characters.len()).any(denies)
}

/// Whether the word asks what must be done, and not what may be done.
pub(super) fn is_obligation(word: &str, language: Language) -> bool {
    match language {
        Language::English => matches!(word, "must" | "forced" | "required"),
        Language::German => matches!(word, "muss" | "musst" | "müssen" | "müsst" | "muß" | "mussen"),
        Language::French => {
            matches!(word, "dois" | "doit" | "devons" | "devez" | "doivent" | "faut" | "obligé")
        }
        Language::Italian => matches!(word, "devo" | "devi" | "deve" | "dobbiamo" | "devono" | "obbligato"),
        Language::Chinese => false,
    }
}

/// Whether it is a Chinese character.
pub(super) fn is_han(c: char) -> bool {
    matches!(c, '\u{3400}'..='\u{9fff}' | '\u{f900}'..='\u{faff}')
}

/// Each two neighbouring characters; a single one stays alone. Fillers separate: "can the character" has no
/// pair of half a filler.
fn pairs(run: &str) -> Vec<String> {
    let characters: Vec<char> = run.chars().collect();
    let mut kept: Vec<Vec<char>> = vec![vec![]];
    let mut at = 0;
    while at < characters.len() {
        let filler = (1..=4).rev().find(|n| {
            characters.get(at..at + n).is_some_and(|part| {
                fillers(Language::Chinese).contains(part.iter().collect::<String>().as_str())
            })
        });
        match filler {
            Some(n) => {
                at += n;
                kept.push(vec![]);
            }
            None => {
                kept.last_mut().expect("there is one").push(characters[at]);
                at += 1;
            }
        }
    }
    let mut words = Vec::new();
    for part in kept.iter().filter(|part| !part.is_empty()) {
        match part[..] {
            [only] => words.push(only.to_string()),
            _ => words.extend(part.windows(2).map(|pair| pair.iter().collect::<String>())),
        }
    }
    words
}

/// The stems of a text's words in this language, fillers left out.
pub(super) fn stems(text: &str, language: Language) -> impl Iterator<Item = String> {
    split(text)
        .into_iter()
        .filter(move |word| !is_filler(word, language))
        .map(move |word| stem(&word, language))
}

pub(super) fn is_filler(word: &str, language: Language) -> bool {
    fillers(language).contains(fold(word).as_str())
}

/// What the forms of a word have in common, without accents.
pub(super) fn stem(word: &str, language: Language) -> String {
    let algorithm = match language {
        Language::English => Algorithm::English,
        Language::German => Algorithm::German,
        Language::French => Algorithm::French,
        Language::Italian => Algorithm::Italian,
        // Words don't change.
        Language::Chinese => return fold(word),
    };
    fold(&Stemmer::new(algorithm).stem(word))
}

#[cfg(test)]
mod tests {
    use super::{filler_list, is_filler, split, stem, stems};
    use wording::Language;

    #[test]
    fn forms_of_a_word_have_one_stem_in_each_language() {
        for (language, forms) in [
            (Language::English, &["challenge", "challenges", "challenged", "challenging"][..]),
            (Language::German, &["Karte", "Karten"]),
            (Language::German, &["Gegner", "Gegners", "Gegnern"]),
            (Language::French, &["épuiser", "épuisé", "épuisées", "epuise"]),
            (Language::Italian, &["carta", "carte"]),
            (Language::Italian, &["sfidare", "sfidato", "sfidata"]),
            (Language::Chinese, &["角色"]),
        ] {
            let found: Vec<String> = forms.iter().map(|form| stem(&form.to_lowercase(), language)).collect();
            assert!(found.iter().all(|stem| *stem == found[0]), "{forms:?}: {found:?}");
        }
    }

    #[test]
    fn fillers_are_left_out_in_their_language_only() {
        let german: Vec<String> = stems("Wann darf DIE Karte, über …", Language::German).collect();
        assert_eq!(german, ["kart"]);
        assert!(!is_filler("die", Language::English));
        for language in Language::ALL {
            if language == Language::Chinese {
                continue;
            }
            let all: Vec<&str> = filler_list(language).split_ascii_whitespace().collect();
            assert!(all.is_sorted_by(|a, b| a < b), "{language:?}");
            assert!(all.iter().all(|word| word.is_ascii()), "{language:?}");
        }
    }

    #[test]
    fn an_accent_is_the_same_in_one_piece_and_in_two() {
        assert_eq!(split("D\u{e9}fi\u{e9} l'encre"), ["défié", "l", "encre"]);
        assert_eq!(split("De\u{301}fie\u{301} l\u{2019}encre"), ["défié", "l", "encre"]);
    }
}
